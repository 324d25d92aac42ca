//! The buttons of seats that nobody fills.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::board::Power;
use crate::control::PlayerId;
use crate::discord::orders::sheet::panel;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, SeatAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::i18n::Words;
use crate::service::{GameContext, Refusal, ServiceError};

/// Whether the power may be taken over: it is in the game and has no player, or one who seeks a substitute.
pub fn is_free(context: &GameContext, power: Power) -> bool {
    context.open_seats().contains(&power)
}

/// The button with which anybody can take over a power without a player.
pub fn take_over(words: &Words, context: &GameContext, power: Power) -> Vec<CreateActionRow> {
    let args = [("power", words.power(power).into())];
    let ask = Ask::Seat(SeatAsk::Take { power });
    let take = button(context, ask, words.text("button-take-over", &args));
    let map = button(context, Ask::Map, words.plain("button-map"));
    let take = take.style(ButtonStyle::Primary);
    vec![CreateActionRow::Buttons(vec![take, map])]
}

/// The buttons by which somebody takes the seat the GM offers, or not.
pub fn offer(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let one = |ask, key: &str| button(context, Ask::Seat(ask), words.plain(key));
    let take = one(SeatAsk::Sit, "button-seat-sit").style(ButtonStyle::Success);
    let decline = one(SeatAsk::Decline, "button-seat-decline");
    vec![CreateActionRow::Buttons(vec![take, decline])]
}

/// The button with which a player who fell silent takes their own power back.
pub fn take_back(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let ask = Ask::Seat(SeatAsk::Return);
    let back = button(context, ask, words.plain("button-seat-return"));
    let map = button(context, Ask::Map, words.plain("button-map"));
    let back = back.style(ButtonStyle::Success);
    vec![CreateActionRow::Buttons(vec![back, map])]
}

/// A player's own sheet; whoever fell silent is shown the way back instead.
///
/// # Errors
/// As [`Service::my_sheet`](crate::service::Service::my_sheet).
pub async fn sheet(bot: &Bot, asker: &Asker, context: &GameContext) -> Result<Answer, AnswerError> {
    match bot.service.my_sheet(&asker.by, context).await {
        Ok(mine) => Ok(panel(bot, &mine, String::new()).await),
        Err(ServiceError::Refused(why @ Refusal::InDisorder { .. })) => {
            let told = Answer::private(why.sentence(bot.words));
            Ok(told.with_rows(take_back(bot.words, context)))
        }
        Err(other) => Err(other.into()),
    }
}

/// The GM's button that agrees to a takeover.
pub fn approve(
    words: &Words,
    context: &GameContext,
    power: Power,
    player: PlayerId,
) -> Vec<CreateActionRow> {
    let ask = Ask::Seat(SeatAsk::Approve { power, player });
    let agree = button(context, ask, words.plain("button-approve"));
    vec![CreateActionRow::Buttons(vec![
        agree.style(ButtonStyle::Success),
    ])]
}
