//! What can be said of a game without reading its state: it may be what cannot be read.

use serde_json::{Value, json};

use crate::control::PlayerId;
use crate::i18n::Language;
use crate::scheduler::DeliveryError;
use crate::service::Notice;
use crate::store::{GameId, OutboxRow};

use super::courier::{DiscordCourier, failed, unread};
use super::route::Route;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;

impl DiscordCourier {
    pub(super) async fn unread_game(
        &self,
        row: &OutboxRow,
        game: GameId,
        notice: &Notice,
    ) -> Result<Value, DeliveryError> {
        let gone = |why: &str| DeliveryError::Gone(why.to_owned());
        let head = self.service.store().game(row.guild, game).await;
        let head = head.map_err(|cause| unread(cause.into()))?;
        let head = head.ok_or_else(|| gone("no such game"))?.head;
        let route: Route = row.route.parse().map_err(|()| gone("no such route"))?;
        let own = match route {
            Route::Person(person) => self
                .service
                .language_of(PlayerId(person))
                .await
                .ok()
                .flatten(),
            _ => None,
        };
        let language = match own {
            Some(own) => own,
            None => {
                let house = self.service.house(row.guild).await;
                house.map_or(Language::English, |house| house.speaks())
            }
        };
        let speaking = self.speaking(language);
        let answer = match notice {
            Notice::Undelivered {
                what,
                route,
                why,
                lacking,
            } => speaking.undelivered(&head.name, (what, route, why), lacking),
            _ => {
                let args = [
                    ("game", escape(&head.name).into()),
                    ("number", game.to_string().into()),
                ];
                Answer::public(speaking.words.text("post-stuck", &args))
            }
        };
        let channel = match route {
            Route::Channel(channel) => channel,
            Route::Person(person) => self.private(person).await.map_err(failed)?,
            // What is said of a game that cannot be read is for its GM.
            Route::Sharer(_) => return Err(DeliveryError::Obsolete("not for them".to_owned())),
            Route::Thread | Route::Card(_) => return Err(gone("no such route")),
        };
        let posted = self.post(row, channel, &answer).await.map_err(failed)?;
        let (channel, message) = (posted.channel, posted.message);
        Ok(json!({ "channel": channel.to_string(), "message": message.to_string() }))
    }
}
