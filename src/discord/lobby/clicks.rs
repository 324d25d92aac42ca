//! Presses in a lobby: joining, asking for powers, waiting, leaving.

use poise::serenity_prelude as serenity;
use serenity::{ComponentInteractionDataKind, CreateActionRow};

use crate::board::Power;
use crate::control::SeatsError;
use crate::discord::lobby;
use crate::discord::orders::sheet;
use crate::discord::people::watch_view::link_in;
use crate::discord::settings::form;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{ANY_POWER, Ask, LobbyAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::game::ActError;
use crate::service::{Refusal, ServiceError, Table};
use crate::store::Card;

/// Takes a place, asking for a power.
pub async fn join(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    wish: Option<Power>,
) -> Result<Reply, AnswerError> {
    let table = match bot.service.join(&asker.by, table, wish).await {
        Err(ServiceError::Refused(Refusal::Game(ActError::Seats(SeatsError::Full)))) => {
            return Ok(said(full(bot, table)));
        }
        other => other?,
    };
    // Where anybody may join at any time: what they hold and may do now.
    if table.state.is_playing() {
        let mine = bot.service.my_sheet(&asker.by, &table).await?;
        return Ok(said(sheet::panel(bot, &mine, String::new()).await));
    }
    Ok(said(lobby::view::lobby(bot.words, &table)))
}

/// That no place is left, and the button to wait for one.
pub fn full(bot: &Bot, table: &Table) -> Answer {
    let wait = Ask::Lobby(LobbyAsk::Wait);
    let wait = button(table, wait, bot.plain("button-wait-place"));
    Answer::private(bot.say("refusal-full", &[("count", Power::ALL.len().into())]))
        .with_rows(vec![CreateActionRow::Buttons(vec![wait])])
}

/// Answers what is asked for in a lobby, and in the form in which a GM sets things.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    ask: LobbyAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let by = &asker.by;
    match ask {
        LobbyAsk::Wait => {
            let table = bot.service.queue_up(by, table).await?;
            Ok(said(Answer::private(waits(bot, asker, &table))))
        }
        LobbyAsk::List => {
            let table = listed(bot, asker, table).await?;
            Ok(said(lobby::view::list(
                bot.words,
                &table,
                by.id,
                String::new(),
            )))
        }
        LobbyAsk::Add => {
            let seats = table.state.control.seats();
            let mine = seats.and_then(|s| s.wishes_of(by.id)).unwrap_or_default();
            let wishes: Vec<Power> = mine.iter().copied().chain(power(press)).collect();
            let table = bot.service.prefer(by, table, &wishes).await?;
            Ok(said(lobby::view::list(
                bot.words,
                &table,
                by.id,
                String::new(),
            )))
        }
        LobbyAsk::Unlist => {
            let table = bot.service.prefer(by, table, &[]).await?;
            let told = bot.plain("lobby-list-cleared");
            Ok(said(lobby::view::list(bot.words, &table, by.id, told)))
        }
        ask => form::pressed(bot, asker, table, ask, press).await,
    }
}

/// Whoever opens his list takes a place, if he has none.
async fn listed(bot: &Bot, asker: &Asker, table: &Table) -> Result<Table, AnswerError> {
    if table.state.control.has(asker.by.id) && !table.state.is_playing() {
        return Ok(table.clone());
    }
    Ok(bot.service.prefer(&asker.by, table, &[]).await?)
}

/// That somebody waits, and for what.
pub fn waits(bot: &Bot, asker: &Asker, table: &Table) -> String {
    let waiting = &table.settings.seats.waiting;
    let place = waiting.iter().position(|w| *w == asker.by.id);
    let args = [
        ("game", escape(&table.game.head.name).into()),
        ("place", place.map_or(0, |place| place + 1).into()),
    ];
    bot.say("lobby-waits", &args)
}

/// The power chosen from a menu.
pub fn power(press: &serenity::ComponentInteraction) -> Option<Power> {
    let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
        return None;
    };
    let chosen = values.first().filter(|v| *v != ANY_POWER);
    chosen.and_then(|v| v.parse().ok())
}

/// Notes that this message shows the lobby, so that it is kept up to date. That it could not be noted is
/// no reason to answer less.
pub async fn note_card(bot: &Bot, table: &Table, channel: u64, message: u64) {
    let before = match bot.service.note_card(table, channel, message).await {
        Ok(before) => before,
        Err(cause) => {
            tracing::warn!(%cause, "cannot save where a lobby is shown");
            return;
        }
    };
    let Some(before) = before else { return };
    // One lobby is live; the one before says where.
    let now = Card {
        channel: channel.cast_signed(),
        message: message.cast_signed(),
    };
    let words = bot.to_guild(Some(table.game.guild)).await;
    let args = [
        ("game", escape(&table.game.head.name).into()),
        ("link", link_to(table, now).into()),
    ];
    let moved = Answer::public(words.say("lobby-moved", &args));
    let (channel, message) = (
        before.channel.cast_unsigned(),
        before.message.cast_unsigned(),
    );
    if let Err(cause) = bot.rest.change(channel, message, &moved).await {
        tracing::info!(%cause, "cannot update an earlier lobby message");
    }
}

/// The address of the message that shows a lobby.
pub fn link_to(table: &Table, card: Card) -> String {
    link_in(table, card.channel, card.message.cast_unsigned())
}

/// As [`note_card`], of the public message a button was pressed on.
pub async fn note_press(bot: &Bot, table: &Table, press: &serenity::ComponentInteraction) {
    if crate::discord::ui::ephemeral::is_public(&press.message, press.guild_id) {
        let (channel, message) = (press.channel_id.get(), press.message.id.get());
        note_card(bot, table, channel, message).await;
    }
}
