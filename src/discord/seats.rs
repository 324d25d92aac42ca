//! The buttons of seats that nobody fills.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::ids::{Ask, SeatAsk};
use super::views::button;
use crate::board::Power;
use crate::control::PlayerId;
use crate::desk::Table;
use crate::words::Words;

/// Whether a power waits for a player.
pub fn is_free(table: &Table, power: Power) -> bool {
    table.vacant().contains(&power)
}

/// The button by which anybody takes a power over.
pub fn take_over(words: &Words, table: &Table, power: Power) -> Vec<CreateActionRow> {
    let args = [("power", words.power(power).into())];
    let ask = Ask::Seat(SeatAsk::Take { power });
    let take = button(table, ask, words.text("button-take-over", &args));
    let map = button(table, Ask::Map, words.plain("button-map"));
    let take = take.style(ButtonStyle::Primary);
    vec![CreateActionRow::Buttons(vec![take, map])]
}

/// The buttons by which somebody takes the seat the GM offers, or not.
pub fn offer(words: &Words, table: &Table) -> Vec<CreateActionRow> {
    let one = |ask, key: &str| button(table, Ask::Seat(ask), words.plain(key));
    let take = one(SeatAsk::Sit, "button-seat-sit").style(ButtonStyle::Success);
    let decline = one(SeatAsk::Decline, "button-seat-decline");
    vec![CreateActionRow::Buttons(vec![take, decline])]
}

/// The GM's button that agrees to it.
pub fn approve(
    words: &Words,
    table: &Table,
    power: Power,
    player: PlayerId,
) -> Vec<CreateActionRow> {
    let ask = Ask::Seat(SeatAsk::Approve { power, player });
    let agree = button(table, ask, words.plain("button-approve"));
    vec![CreateActionRow::Buttons(vec![
        agree.style(ButtonStyle::Success),
    ])]
}
