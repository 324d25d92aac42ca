//! Guilds the bot was removed from: their games stop, continue when it is back, and are deleted
//! if it stays away.

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::{TRIES, audit};
use crate::error::ServiceError;
use crate::notice::Notice;
use crate::turns::aside::passed_over;
use crate::turns::clock::after_pause;
use chancery_store::{Along, Game, GameFilter, GameId, GoneGuild, GuildId, Status};

/// How long a guild's games are kept after the bot was removed from it: ninety days, in milliseconds.
pub const KEPT_AFTER_KICK: i64 = 90 * 24 * 3_600_000;

/// The least time a game has left when the bot is back: people must notice first.
const DAY: i64 = 24 * 3_600_000;

/// More games than any guild has.
const ALL: i64 = 100_000;

#[boxed]
impl Service {
    /// The bot is no longer in a guild: the clocks of its games stop, and nothing is posted. Called
    /// again, it stops what was not stopped. Returns how many clocks were stopped.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn kicked(&self, guild: GuildId, now: i64) -> Result<usize, ServiceError> {
        let _turn = self.presence.lock().await;
        self.stop_guild(guild, now).await
    }

    /// As [`Service::kicked`], for who has the turn.
    async fn stop_guild(&self, guild: GuildId, now: i64) -> Result<usize, ServiceError> {
        self.absent.note(guild, now);
        let erase_at = now.saturating_add(KEPT_AFTER_KICK);
        let along = Along {
            posts: vec![],
            audits: vec![audit(None, "bot-removed", json!({ "erase_at": erase_at }))],
        };
        let gone = GoneGuild {
            guild,
            since: now,
            erase_at,
        };
        if self.store.note_gone(&gone, &along).await? {
            (self.wake)();
        }
        let mut stopped = 0;
        for game in self.store.games(guild, GameFilter::Living, ALL).await? {
            if game.head.status == Status::Playing && game.head.deadline.is_some() {
                match self.stop_for_kick(&game, now).await {
                    Ok(done) => stopped += usize::from(done),
                    Err(error) => passed_over(&game, error)?,
                }
            }
        }
        Ok(stopped)
    }

    /// Stops the clock of one of its games; `false` when there is none to stop.
    async fn stop_for_kick(&self, game: &Game, now: i64) -> Result<bool, ServiceError> {
        for _ in 0..TRIES {
            let context = self.whole_context(game.guild, game.id).await?;
            // Noted first: a game that is noted and runs is let run once more, which does nothing.
            if context.running().is_err() {
                return Ok(false);
            }
            self.store.note_gone_game(game.guild, game.id).await?;
            match self
                .halt((None, now), &context, "bot-removed", vec![])
                .await
            {
                Ok(_) => return Ok(true),
                Err(ServiceError::Stale) => {}
                Err(other) => return Err(other),
            }
        }
        Err(ServiceError::Stale)
    }

    /// The bot is in a guild. If it had been removed, the games that stopped run again, with the time
    /// that was left and no less than a day; the players are told. Returns how many run again.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn invited_back(&self, guild: GuildId, now: i64) -> Result<usize, ServiceError> {
        let _turn = self.presence.lock().await;
        self.absent.end(guild);
        let Some(gone) = self.store.gone(guild).await? else {
            return Ok(0);
        };
        let mut started = 0;
        // What says that it was gone goes last: a crash in between leaves the rest to the next start.
        for id in self.store.gone_games(guild).await? {
            match self.start_after_kick(&gone, id, now).await {
                Ok(done) => started += usize::from(done),
                Err(ServiceError::Internal(cause)) => {
                    tracing::error!(
                        guild = guild.0,
                        game = id.0,
                        cause,
                        "game skipped: cannot be read"
                    );
                }
                Err(other) => return Err(other),
            }
        }
        let detail = json!({ "since": gone.since, "games": started });
        let along = Along {
            posts: vec![],
            audits: vec![audit(None, "bot-back", detail)],
        };
        self.store.end_gone(guild, now, &along).await?;
        (self.wake)();
        Ok(started)
    }

    async fn start_after_kick(
        &self,
        gone: &GoneGuild,
        id: GameId,
        now: i64,
    ) -> Result<bool, ServiceError> {
        for _ in 0..TRIES {
            let context = self.whole_context(gone.guild, id).await?;
            let stopped = context
                .playing()
                .and_then(|()| after_pause(&context, DAY, now));
            let Ok(deadline) = stopped else {
                return Ok(false);
            };
            let notice = Notice::Back {
                since: gone.since,
                deadline,
            };
            let posts = self.to_everyone(&context, &notice, None).await?;
            match self
                .let_run((None, now), &context, "bot-back", deadline, posts)
                .await
            {
                Ok(_) => return Ok(true),
                Err(ServiceError::Stale) => {}
                Err(other) => return Err(other),
            }
        }
        Err(ServiceError::Stale)
    }

    /// What a connection to Discord tells of the guilds the bot is in: of those this connection serves
    /// (`serves`), the known ones that are not among them are gone.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn present_in(
        &self,
        guilds: &[GuildId],
        serves: impl Fn(GuildId) -> bool,
        now: i64,
    ) -> Result<(), ServiceError> {
        // Taken before anything is read: who is invited meanwhile is in no list yet, and is noted after it.
        let _turn = self.presence.lock().await;
        let gone = self.store.all_gone().await?;
        let gone: BTreeSet<GuildId> = gone.into_iter().map(|gone| gone.guild).collect();
        let running: BTreeSet<GuildId> = self.store.running_guilds().await?.into_iter().collect();
        for guild in self.store.known_guilds().await? {
            if !serves(guild) {
                continue;
            }
            if guilds.contains(&guild) {
                self.absent.end(guild);
            } else if gone.contains(&guild) && !running.contains(&guild) {
                // Known for long, and nothing is left to stop.
                self.absent.note(guild, now);
            } else {
                self.stop_guild(guild, now).await?;
            }
        }
        (self.wake)();
        Ok(())
    }

    /// Deletes all that is due to be deleted; what cannot be deleted now holds up nothing else. Returns
    /// when the next is due.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn erase_due(&self, now: i64) -> Result<Option<i64>, ServiceError> {
        self.absent.look(now);
        let forgotten = self.forget_due(now).await;
        let next = self.erase_gone(now).await?;
        forgotten.and(Ok(next))
    }

    /// Deletes everything about guilds the bot was removed from ninety days ago, if Discord has told this
    /// run that the bot is still not there.
    async fn erase_gone(&self, now: i64) -> Result<Option<i64>, ServiceError> {
        let mut next = None;
        let mut failed = None;
        for gone in self.store.all_gone().await? {
            // Nobody invites the bot back meanwhile, or it is noticed here.
            let _turn = self.presence.lock().await;
            let Some(erasable) = self.absent.erasable(gone.guild) else {
                continue;
            };
            let due = gone.erase_at.max(erasable);
            if due > now {
                next = Some(next.map_or(due, |next: i64| next.min(due)));
                continue;
            }
            match self.store.delete_guild(gone.guild, now).await {
                Ok(Some(games)) => {
                    self.absent.end(gone.guild);
                    self.houses.forget(gone.guild);
                    tracing::info!(guild = gone.guild.0, games, "guild data deleted");
                }
                Ok(None) => {}
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(next), |error| Err(error.into()))
    }
}
