//! What is told of a lobby, and the message that shows it.

use poise::serenity_prelude::CreateActionRow;
use serde_json::{Value, json};

use crate::control::PlayerId;
use crate::game::GameStatus;
use crate::scheduler::DeliveryError;
use crate::service::{Field, GameContext, LobbyNotice};

use super::courier::{DiscordCourier, failed, unread};
use super::posts::Said;
use crate::discord::api::rest::RestError;
use crate::discord::lobby::view::lobby;
use crate::discord::people::clicks;
use crate::discord::settings::view;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::discord::ui::{labels, parts};

impl DiscordCourier {
    /// Brings the message that shows the lobby up to date. Where it was deleted, or may not be changed,
    /// it is forgotten.
    pub(super) async fn refresh_card(&self, context: &GameContext) -> Result<Value, DeliveryError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let card = self.service.card(guild, game).await.map_err(unread)?;
        let Some(card) = card else {
            return Ok(json!({}));
        };
        let (channel, message) = (card.channel.cast_unsigned(), card.message.cast_unsigned());
        let shown = lobby(self.words, context);
        match self.rest.change(channel, message, &shown).await {
            Ok(()) => Ok(json!({ "channel": channel.to_string(), "message": message.to_string() })),
            Err(RestError::Refused {
                status: 400 | 404, ..
            })
            | Err(RestError::Refused { code: 50_005, .. }) => {
                let forgotten = self.service.forget_card(guild, game, card).await;
                forgotten.map_err(unread)?;
                Ok(json!({}))
            }
            Err(error) => Err(failed(error)),
        }
    }

    /// The message for a notice of a lobby, for one person in private or for all.
    pub(super) fn lobby_told(
        &self,
        context: &GameContext,
        told: &LobbyNotice,
        reader: Option<PlayerId>,
    ) -> Said {
        let words = self.words;
        let game = || ("game", escape(&context.game.head.name).into());
        let channel = || ("channel", context.game.head.channel.to_string().into());
        let person = |name, id: &PlayerId| (name, labels::person(*id).into());
        match told {
            LobbyNotice::Set { field, by } => {
                let line = view::line(words, &context.settings, *field);
                let args = [game(), person("by", by), ("setting", line.into())];
                let told = words.text("lobby-told-set", &args);
                let told = match field {
                    Field::Gallery => view::with_gallery(words, &context.settings, told),
                    _ => told,
                };
                Answer::public(told).into()
            }
            LobbyNotice::Renamed { before, by } => {
                let before = ("before", escape(before).into());
                let args = [game(), person("by", by), before];
                Answer::public(words.text("lobby-told-renamed", &args)).into()
            }
            LobbyNotice::NewGm { gm, by } => {
                let args = [game(), person("by", by), person("gm", gm)];
                Answer::public(words.text("lobby-told-gm", &args)).into()
            }
            LobbyNotice::MovedUp { player } => {
                if context.state.stage != GameStatus::Lobby || !context.state.control.has(*player) {
                    return Said::TooLate;
                }
                let args = [game(), channel()];
                let leave = parts::button(context, Ask::Leave, words.plain("button-leave"));
                Answer::public(words.text("lobby-told-moved-up", &args))
                    .with_rows(vec![CreateActionRow::Buttons(vec![leave])])
                    .into()
            }
            LobbyNotice::Unseated { player } => {
                if context.state.stage != GameStatus::Lobby || context.state.control.has(*player) {
                    return Said::TooLate;
                }
                let args = [game(), channel()];
                let leave = parts::button(context, Ask::Leave, words.plain("button-leave"));
                Answer::public(words.text("lobby-told-unseated", &args))
                    .with_rows(vec![CreateActionRow::Buttons(vec![leave])])
                    .into()
            }
            LobbyNotice::Invited { player, by } => {
                let open = context.is_invited(*player) && !context.state.control.has(*player);
                if !open || matches!(context.state.stage, GameStatus::Finished(_)) {
                    return Said::TooLate;
                }
                let args = [
                    game(),
                    channel(),
                    person("by", by),
                    person("player", player),
                ];
                let (key, mentions) = match reader {
                    Some(_) => ("lobby-told-invited", Vec::new()),
                    None => ("lobby-told-invited-all", vec![player.0]),
                };
                let answer = Answer {
                    mentions,
                    ..Answer::public(words.text(key, &args))
                };
                match context.state.stage {
                    GameStatus::Lobby => {
                        let join = parts::button(context, Ask::Join, words.plain("button-join"));
                        let row = CreateActionRow::Buttons(vec![join]);
                        answer.with_rows(vec![row]).into()
                    }
                    _ => answer.into(),
                }
            }
            LobbyNotice::Offered { player, by, power } => {
                let open = context.offer_to(*player).is_some_and(|o| o.power == *power);
                if !open || matches!(context.state.stage, GameStatus::Finished(_)) {
                    return Said::TooLate;
                }
                let seat = match power {
                    Some(power) => words.power(*power),
                    None => words.plain("lobby-told-offered-seat"),
                };
                let args = [
                    game(),
                    person("by", by),
                    person("player", player),
                    ("seat", seat.into()),
                ];
                let (key, mentions) = match reader {
                    Some(_) => ("lobby-told-offered", Vec::new()),
                    None => ("lobby-told-offered-all", vec![player.0]),
                };
                Answer {
                    mentions,
                    ..Answer::public(words.text(key, &args))
                }
                .with_rows(clicks::offer(words, context))
                .into()
            }
            LobbyNotice::Declined { player } => {
                let args = [game(), person("player", player)];
                Answer::public(words.text("lobby-told-declined", &args)).into()
            }
        }
    }

    /// The same for all to read, for somebody whose private messages are closed.
    pub(super) fn lobby_instead(
        &self,
        context: &GameContext,
        told: &LobbyNotice,
    ) -> Option<Answer> {
        match told {
            LobbyNotice::MovedUp { player } | LobbyNotice::Unseated { player } => {
                let args = [
                    ("game", escape(&context.game.head.name).into()),
                    ("player", labels::person(*player).into()),
                ];
                let key = match told {
                    LobbyNotice::MovedUp { .. } => "lobby-told-moved-up-all",
                    _ => "lobby-told-unseated-all",
                };
                Some(Answer {
                    mentions: vec![player.0],
                    ..Answer::public(self.words.text(key, &args))
                })
            }
            // Where names are hidden, nobody reads who may play what.
            LobbyNotice::Offered { .. } if context.settings.press.anonymous => None,
            LobbyNotice::Invited { .. } | LobbyNotice::Offered { .. } => {
                match self.lobby_told(context, told, None) {
                    Said::Now(answer) => Some(*answer),
                    Said::TooLate => None,
                }
            }
            _ => None,
        }
    }
}
