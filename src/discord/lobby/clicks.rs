//! Presses in a lobby: joining, asking for powers, waiting, leaving.

use poise::serenity_prelude as serenity;
use serenity::{ComponentInteractionDataKind, CreateActionRow};

use crate::board::Power;
use crate::control::SeatsError;
use crate::discord::computers;
use crate::discord::lobby;
use crate::discord::orders::sheet;
use crate::discord::people::watch_view::link_in;
use crate::discord::settings::{form, view};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{ANY_POWER, Ask, LobbyAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::game::ActError;
use crate::service::{GameContext, Refusal, ServiceError};
use crate::store::Card;

/// Answers the button that joins a lobby, with the power that was chosen from the menu, if any.
pub async fn join(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    wish: Option<Power>,
) -> Result<Reply, AnswerError> {
    let context = match bot.service.join(&asker.by, context, wish).await {
        Err(ServiceError::Refused(Refusal::Game(ActError::Seats(SeatsError::Full)))) => {
            return Ok(said(full(bot, context)));
        }
        other => other?,
    };
    // Where anybody may join at any time: what they hold and may do now.
    if context.state.is_playing() {
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        let told = view::gallery(bot.words, &context.settings).unwrap_or_default();
        return Ok(said(sheet::panel(bot, &mine, told).await));
    }
    Ok(said(lobby::view::lobby(bot.words, &context)))
}

/// The answer that the lobby has no place left, with the button to join the waiting list.
pub fn full(bot: &Bot, context: &GameContext) -> Answer {
    let wait = Ask::Lobby(LobbyAsk::Wait);
    let wait = button(context, wait, bot.plain("button-wait-place"));
    Answer::private(bot.plain("refusal-full")).with_rows(vec![CreateActionRow::Buttons(vec![wait])])
}

/// Answers what is asked for in a lobby, and in the form in which a GM sets things.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: LobbyAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let by = &asker.by;
    match ask {
        LobbyAsk::Wait => {
            let context = bot.service.queue_up(by, context).await?;
            Ok(said(Answer::private(waits(bot, asker, &context))))
        }
        LobbyAsk::List => {
            let context = listed(bot, asker, context).await?;
            Ok(said(lobby::view::list(
                bot.words,
                &context,
                by.id,
                String::new(),
            )))
        }
        LobbyAsk::Add => {
            let mine = context.state.control.wishes_of(by.id).unwrap_or_default();
            let wishes: Vec<Power> = mine.iter().copied().chain(power(press)).collect();
            let context = bot.service.prefer(by, context, &wishes).await?;
            Ok(said(lobby::view::list(
                bot.words,
                &context,
                by.id,
                String::new(),
            )))
        }
        LobbyAsk::Unlist => {
            let context = bot.service.prefer(by, context, &[]).await?;
            let told = bot.plain("lobby-list-cleared");
            Ok(said(lobby::view::list(bot.words, &context, by.id, told)))
        }
        LobbyAsk::Computers => {
            context.gm_only(by).map_err(ServiceError::from)?;
            Ok(said(computers::view::levels(
                bot.words,
                context,
                String::new(),
            )))
        }
        LobbyAsk::Fill(level) => computers::clicks::fill(bot, asker, context, level).await,
        LobbyAsk::Empty => computers::clicks::empty(bot, asker, context).await,
        ask => form::pressed(bot, asker, context, ask, press).await,
    }
}

/// Whoever opens his list takes a place, if he has none.
async fn listed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<GameContext, AnswerError> {
    if context.state.control.has(asker.by.id) && !context.state.is_playing() {
        return Ok(context.clone());
    }
    Ok(bot.service.prefer(&asker.by, context, &[]).await?)
}

/// The text that tells the asker their number on the game's waiting list, counted from 1.
pub fn waits(bot: &Bot, asker: &Asker, context: &GameContext) -> String {
    let waiting = &context.settings.seats.waiting;
    let place = waiting.iter().position(|w| *w == asker.by.id);
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("place", place.map_or(0, |place| place + 1).into()),
    ];
    bot.say("lobby-waits", &args)
}

/// The power chosen from a menu; `None` if the value names none.
pub fn power(press: &serenity::ComponentInteraction) -> Option<Power> {
    let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else {
        return None;
    };
    let chosen = values.first().filter(|v| *v != ANY_POWER);
    chosen.and_then(|v| Power::named(v).ok())
}

/// Notes that this message shows the lobby, so that it is kept up to date. That it could not be noted is
/// no reason to answer less.
pub async fn note_card(bot: &Bot, context: &GameContext, channel: u64, message: u64) {
    let now = bot.clock.now();
    let noted = bot.service.note_card(context, channel, message, now);
    let before = match noted.await {
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
    let words = bot.to_guild(Some(context.game.guild)).await;
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("link", link_to(context, now).into()),
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

/// The web address of the message that shows a lobby.
pub fn link_to(context: &GameContext, card: Card) -> String {
    link_in(context, card.channel, card.message.cast_unsigned())
}

/// Notes that the lobby message is the one whose button was pressed, as [`note_card`] does.
pub async fn note_press(bot: &Bot, context: &GameContext, press: &serenity::ComponentInteraction) {
    if crate::discord::ui::ephemeral::is_public(&press.message, press.guild_id) {
        let (channel, message) = (press.channel_id.get(), press.message.id.get());
        note_card(bot, context, channel, message).await;
    }
}
