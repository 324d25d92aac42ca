//! Delivers what the outbox holds: posts in the game's channel, results in a thread, private words.

mod between;
mod clock;
mod courier;
mod events;
mod gallery;
mod gm;
mod greeting;
mod late;
mod late_pictures;
mod lobby;
mod posts;
mod press;
mod results;
mod rooms;
mod route;
mod settle;
mod threads;
mod trouble;
mod turn;
mod unread;

use std::borrow::Cow;
use std::sync::PoisonError;

use serde_json::{Value, json};

use crate::control::PlayerId;
use crate::i18n::{Language, Words};
use crate::scheduler::{Courier, DeliveryError, Rank};
use crate::service::{GameContext, Notice, RoomNews, ServiceError};
use crate::store::{NewPost, OutboxRow};

use super::api::rest::RestError;
use super::boards::charts;
use super::ui::reply::Answer;
pub use courier::DiscordCourier;
use courier::{Posted, failed, unread};
use posts::Said;
use route::Route;

impl Courier for DiscordCourier {
    async fn deliver(
        &self,
        row: &OutboxRow,
        after: Option<&Value>,
    ) -> Result<Value, DeliveryError> {
        match self.carry(row, after).await {
            Err(DeliveryError::Lacks(_)) => Err(self.lacks(row).await),
            other => other,
        }
    }

    fn follow_up(&self, row: &OutboxRow, result: &Value) -> Vec<NewPost> {
        let mut next = late_pictures::follow_up(row, result);
        next.extend(rooms::follow_up(row, result));
        next
    }
}

impl DiscordCourier {
    async fn carry(&self, row: &OutboxRow, after: Option<&Value>) -> Result<Value, DeliveryError> {
        let gone = |why: &str| DeliveryError::Gone(why.to_owned());
        let notice = Notice::from_json(&row.payload).map_err(|_| gone("not a notice"))?;
        match notice {
            Notice::Greeting {} => return self.greet(row).await,
            Notice::Event { event, round } => return self.event(row, event, round).await,
            Notice::Rooms {
                news: RoomNews::Lost,
            } => return self.lost_rooms(row).await,
            _ => {}
        }
        let game = row.game.ok_or_else(|| gone("no game"))?;
        if let Notice::Stuck { .. } = notice {
            return self.unread_game(row, game, &notice).await;
        }
        let context = match self.service.game_context(row.guild, game).await {
            // That something could not be said can be said all the same.
            Err(ServiceError::Internal(_)) if matches!(notice, Notice::Undelivered { .. }) => {
                return self.unread_game(row, game, &notice).await;
            }
            read => read.map_err(unread)?,
        };
        let courier = DiscordCourier {
            rest: self.rest.ranked(rank(&notice)),
            ..self.clone()
        };
        charts::get(&courier.service, context.state.setup.board()).await;
        courier.pictures.learn(&courier.rest, &context.state).await;
        let all = courier.speaking(context.house.speaks()).of_game(&context);
        match notice {
            Notice::Pictures {
                of,
                row: of_row,
                piece,
                channel,
                message,
            } => {
                let to = Posted {
                    channel,
                    message,
                    bare: true,
                };
                let late = late_pictures::Missing {
                    of: *of,
                    row: of_row,
                    piece,
                };
                return all.attach(row, &context, late, to).await;
            }
            Notice::Results { seq } => return all.results(row, &context, seq, after).await,
            Notice::Divider { seq } => return all.dividers(row, &context, seq).await,
            Notice::Threads {} => return all.look_after_threads(row, &context).await,
            Notice::Gallery {} => return all.look_after_gallery(row, &context).await,
            Notice::Watched { what, seq, message } if row.route.starts_with("thread:") => {
                return all.tell_gallery(row, &context, &what, (seq, message)).await;
            }
            Notice::Rooms {
                news: RoomNews::Work,
            } => return all.rooms(row, &context).await,
            _ => {}
        }
        let route: Route = row.route.parse().map_err(|()| gone("no such route"))?;
        let language = courier.language(&context, route).await?;
        courier
            .speaking(language)
            .of_game(&context)
            .deliver_in(row, &context, &notice, route)
            .await
    }
}

impl DiscordCourier {
    /// The same courier, calling money, powers and provinces what they are called in this game.
    fn of_game(&self, context: &GameContext) -> DiscordCourier {
        DiscordCourier {
            words: self.words.for_game(&context.state.setup),
            ..self.clone()
        }
    }

    /// The courier as it speaks this language.
    fn speaking(&self, language: Language) -> DiscordCourier {
        DiscordCourier {
            words: Words::of(language),
            ..self.clone()
        }
    }

    /// The reader's language for what is written privately, the guild's for what all read, and for
    /// those of whom nothing was heard yet.
    async fn language(
        &self,
        context: &GameContext,
        route: Route,
    ) -> Result<Language, DeliveryError> {
        let own = match route {
            Route::Person(person) | Route::Sharer(person) => {
                self.service.language_of(PlayerId(person)).await
            }
            _ => Ok(None),
        };
        let own = own.map_err(unread)?;
        Ok(own.unwrap_or_else(|| context.house.speaks()))
    }

    async fn deliver_in(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        notice: &Notice,
        route: Route,
    ) -> Result<Value, DeliveryError> {
        let gone = |why: &str| DeliveryError::Gone(why.to_owned());
        if let Notice::Card = notice {
            return self.refresh_card(context).await;
        }
        let earlier = self.earlier(row).await?;
        if notice.is_quiet() {
            if let Some((channel, message)) = earlier {
                let removed = self.rest.remove(channel, message).await;
                removed.map_err(failed)?;
            }
            return Ok(json!({}));
        }
        let (reader, notice) = match route {
            Route::Person(person) => (Some(PlayerId(person)), Cow::Borrowed(notice)),
            Route::Sharer(person) => {
                let (player, notice) = self.as_shared(context, PlayerId(person), notice).await?;
                (Some(player), Cow::Owned(notice))
            }
            _ => (None, Cow::Borrowed(notice)),
        };
        let notice = &*notice;
        // What is written privately tells what its reader sees.
        let context = &reader.map_or_else(|| context.clone(), |one| context.seen_by_player(one));
        let (said, late) = match reader {
            None if late_pictures::is_drawn(notice) => self.soon(row, context, notice).await?,
            _ => (self.compose(context, notice, reader).await?, false),
        };
        let answer = match said {
            Said::Now(answer) => *answer,
            Said::TooLate => {
                self.take_back(row, route, earlier).await.map_err(failed)?;
                return Err(DeliveryError::Obsolete("no longer true".to_owned()));
            }
        };
        let sent = match route {
            Route::Channel(channel) => self.post(row, channel, &answer).await,
            Route::Person(person) => self.tell(row, context, person, notice, &answer).await,
            Route::Sharer(person) => self.write_to(row, person, &answer).await.0,
            Route::Thread | Route::Card(_) => return Err(gone("no such route")),
        };
        let Posted {
            channel,
            message,
            bare,
        } = sent.map_err(|error| match (route, failed(error)) {
            // Whether somebody who shares a seat can be written to is nobody's business: no GM is told who that is.
            (
                Route::Sharer(_),
                DeliveryError::Forbidden(why)
                | DeliveryError::Gone(why)
                | DeliveryError::Refused(why)
                | DeliveryError::Lacks(why),
            ) => DeliveryError::Obsolete(why),
            (_, other) => other,
        })?;
        self.passed_on(context, notice, route, message).await;
        // One message stands for one declaration.
        if let Some((of, old)) = earlier.filter(|(_, old)| *old != message)
            && let Err(cause) = self.rest.remove(of, old).await
        {
            tracing::warn!(%cause, "cannot delete an outdated message");
        }
        let mut result = json!({ "channel": channel.to_string(), "message": message.to_string() });
        if late || bare {
            late_pictures::note(&mut result, 0, channel, message);
        }
        Ok(result)
    }

    /// What goes to a player, for somebody who shares their seat: whose seat it is, and what is said.
    async fn as_shared(
        &self,
        context: &GameContext,
        person: PlayerId,
        notice: &Notice,
    ) -> Result<(PlayerId, Notice), DeliveryError> {
        let obsolete = || DeliveryError::Obsolete("not for whoever shares the seat".to_owned());
        let player = context.shares_news(person, notice).ok_or_else(obsolete)?;
        let reached = self.service.reaches_sharer(context, person, notice);
        if !reached.await.map_err(unread)? {
            return Err(obsolete());
        }
        let notice = match notice.clone() {
            // In private everybody is called by name, and whose seat it is may be a secret.
            Notice::Reminder {
                phase, deadline, ..
            } => Notice::Reminder {
                phase,
                deadline,
                players: vec![person],
            },
            other => other,
        };
        Ok((player, notice))
    }

    /// The message that told of the same before: its channel and its number.
    async fn earlier(&self, row: &OutboxRow) -> Result<Option<(u64, u64)>, DeliveryError> {
        if row.marker.is_none() {
            return Ok(None);
        }
        let told = self.service.store().told_before(row).await;
        let told = told.map_err(|cause| unread(cause.into()))?;
        let told: Option<Value> = told.and_then(|text| serde_json::from_str(&text).ok());
        let id = |key: &str| {
            let text = told.as_ref().and_then(|t| t.get(key))?.as_str()?;
            text.parse::<u64>().ok()
        };
        Ok(id("channel").zip(id("message")))
    }

    /// Takes away what was said of a line of which there is no more to say: the message before, and
    /// this row's own if an attempt may have left one.
    async fn take_back(
        &self,
        row: &OutboxRow,
        route: Route,
        earlier: Option<(u64, u64)>,
    ) -> Result<(), RestError> {
        if let Some((channel, message)) = earlier {
            self.rest.remove(channel, message).await?;
        }
        let (Route::Person(person) | Route::Sharer(person)) = route else {
            return Ok(());
        };
        if row.marker.is_none() || !row.doubt {
            return Ok(());
        }
        let channel = self.private(person).await?;
        let newest = self.rest.newest(channel, settle::LOOK_BACK).await?;
        match settle::found(&newest, &Answer::default(), row) {
            Some(found) => self.rest.remove(channel, found.id.get()).await,
            None => Ok(()),
        }
    }

    /// Posts, unless it is there already.
    async fn post(
        &self,
        row: &OutboxRow,
        channel: u64,
        answer: &Answer,
    ) -> Result<Posted, RestError> {
        if row.doubt {
            let newest = self.rest.newest(channel, settle::LOOK_BACK).await?;
            if let Some(found) = settle::found(&newest, answer, row) {
                return Ok(Posted {
                    channel,
                    message: found.id.get(),
                    // It may have gone out before its pictures were drawn.
                    bare: found.attachments.len() < answer.pictures.len(),
                });
            }
        }
        let nonce = row.nonce();
        let seen = (self.rest)
            .post_fitting(self.words, channel, answer, &nonce)
            .await?;
        Ok(Posted {
            channel,
            message: seen.id.get(),
            bare: false,
        })
    }

    /// Writes privately. Whoever cannot be written to is told in the game's channel that something
    /// waits for them, with nothing of what it is.
    async fn tell(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        person: u64,
        notice: &Notice,
        answer: &Answer,
    ) -> Result<Posted, RestError> {
        let (sent, closed) = self.write_to(row, person, answer).await;
        // That somebody unnamed cannot be written to would name them.
        let unnamed = matches!(notice, Notice::Press { unnamed: true, .. });
        if closed && !unnamed {
            self.unreachable(context, person).await;
        }
        let all = self.speaking(context.house.speaks()).of_game(context);
        match all.instead(context, notice).filter(|_| closed) {
            Some(public) => {
                let channel = context.game.head.channel.cast_unsigned();
                self.post(row, channel, &public).await
            }
            None => sent,
        }
    }

    /// Writes to somebody privately, and notes whether that arrives; says whether they cannot be written to.
    async fn write_to(
        &self,
        row: &OutboxRow,
        person: u64,
        answer: &Answer,
    ) -> (Result<Posted, RestError>, bool) {
        let sent = match self.private(person).await {
            Ok(channel) => self.post(row, channel, answer).await,
            Err(error) => Err(error),
        };
        // Closed, no server in common, or nobody.
        let closed = matches!(
            sent,
            Err(RestError::Refused {
                code: 50_007 | 50_278 | 10_013,
                ..
            })
        );
        let noted = match &sent {
            Ok(_) => self.service.reached(person, true, self.clock.now()).await,
            Err(_) if closed => self.service.reached(person, false, self.clock.now()).await,
            Err(_) => Ok(()),
        };
        if let Err(cause) = noted {
            tracing::warn!(%cause, "cannot save whether direct messages arrive");
        }
        (sent, closed)
    }

    async fn private(&self, person: u64) -> Result<u64, RestError> {
        let known = || self.private.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = known().get(&person) {
            return Ok(*channel);
        }
        let channel = self.rest.private(person).await?;
        known().insert(person, channel);
        Ok(channel)
    }
}

/// What goes first when not all can go at once: what a phase brought, then the rest, then what may as well
/// come a little later.
fn rank(notice: &Notice) -> Rank {
    match notice {
        Notice::Started { .. }
        | Notice::Resolved { .. }
        | Notice::Results { .. }
        | Notice::Exchange { .. }
        | Notice::Money { .. }
        | Notice::Ended { .. } => Rank::Result,
        Notice::Reminder { .. }
        | Notice::Turn { .. }
        | Notice::Card
        | Notice::Watched { .. }
        | Notice::Divider { .. } => Rank::Reminder,
        _ => Rank::Notice,
    }
}
