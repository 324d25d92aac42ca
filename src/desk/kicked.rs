//! Guilds the bot was put out of: their games stand still, run again when it is back, and are deleted
//! when it stays away.

use serde_json::json;

use super::Desk;
use super::change::{TRIES, audit};
use super::clock::after_pause;
use super::error::DeskError;
use super::notice::Notice;
use crate::store::{Along, Game, GameFilter, GoneGuild, Status};

/// How long a guild's games are kept after the bot was put out of it: ninety days, in milliseconds.
pub const KEPT_AFTER_KICK: i64 = 90 * 24 * 3_600_000;

/// The least time a game has when the bot is back: people must notice first.
const DAY: i64 = 24 * 3_600_000;

/// More games than any guild has.
const ALL: i64 = 100_000;

impl Desk {
    /// The bot is no longer in a guild: the clocks of its games stop, and nothing is said for it. Asked
    /// again, it stops what was not stopped. Returns how many clocks were stopped.
    ///
    /// # Errors
    /// Only ours.
    pub async fn kicked(&self, guild: i64, now: i64) -> Result<usize, DeskError> {
        let _turn = self.presence.lock().await;
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
                stopped += usize::from(self.stop_for_kick(&game, now).await?);
            }
        }
        Ok(stopped)
    }

    /// Stops the clock of one of its games; `false` when there is none to stop.
    async fn stop_for_kick(&self, game: &Game, now: i64) -> Result<bool, DeskError> {
        for _ in 0..TRIES {
            let table = self.table(game.guild, game.id).await?;
            // Noted first: a game that is noted and runs is let run once more, which does nothing.
            if table.running().is_err() {
                return Ok(false);
            }
            self.store.note_gone_game(game.guild, game.id).await?;
            match self.halt((None, now), &table, "bot-removed", vec![]).await {
                Ok(_) => return Ok(true),
                Err(DeskError::Stale) => {}
                Err(other) => return Err(other),
            }
        }
        Err(DeskError::Stale)
    }

    /// The bot is in a guild. Had it been put out, the games that stopped for it run again, with the time
    /// that was left and no less than a day; those who play are told. Returns how many run again.
    ///
    /// # Errors
    /// Only ours.
    pub async fn invited_back(&self, guild: i64, now: i64) -> Result<usize, DeskError> {
        let _turn = self.presence.lock().await;
        let Some(gone) = self.store.gone(guild).await? else {
            return Ok(0);
        };
        let mut started = 0;
        // What says that it was gone goes last: a crash in between leaves the rest to the next start.
        for id in self.store.gone_games(guild).await? {
            started += usize::from(self.start_after_kick(&gone, id, now).await?);
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
        id: i64,
        now: i64,
    ) -> Result<bool, DeskError> {
        for _ in 0..TRIES {
            let table = self.table(gone.guild, id).await?;
            let stopped = table.playing().and_then(|()| after_pause(&table, DAY, now));
            let Ok(deadline) = stopped else {
                return Ok(false);
            };
            let notice = Notice::Back {
                since: gone.since,
                deadline,
            };
            let posts = self.to_everyone(&table, &notice).await?;
            match self
                .let_run((None, now), &table, "bot-back", deadline, posts)
                .await
            {
                Ok(_) => return Ok(true),
                Err(DeskError::Stale) => {}
                Err(other) => return Err(other),
            }
        }
        Err(DeskError::Stale)
    }

    /// What a connection to Discord tells of the guilds the bot is in: of those this connection serves
    /// (`serves`), the known ones that are not among them are gone.
    ///
    /// # Errors
    /// Only ours.
    pub async fn present_in(
        &self,
        guilds: &[i64],
        serves: impl Fn(i64) -> bool,
        now: i64,
    ) -> Result<(), DeskError> {
        for guild in self.store.known_guilds().await? {
            if serves(guild) && !guilds.contains(&guild) {
                self.kicked(guild, now).await?;
            }
        }
        Ok(())
    }

    /// Deletes all that is due to be deleted. Returns when the next is due.
    ///
    /// # Errors
    /// Only ours.
    pub async fn erase_due(&self, now: i64) -> Result<Option<i64>, DeskError> {
        self.forget_due(now).await?;
        self.erase_gone(now).await
    }

    /// Deletes all that is kept of guilds the bot was put out of ninety days ago.
    async fn erase_gone(&self, now: i64) -> Result<Option<i64>, DeskError> {
        for gone in self.store.all_gone().await? {
            if gone.erase_at > now {
                return Ok(Some(gone.erase_at));
            }
            if let Some(games) = self.store.delete_guild(gone.guild, now).await? {
                self.houses.forget(gone.guild);
                tracing::info!(guild = gone.guild, games, "a guild's data was deleted");
            }
        }
        Ok(None)
    }
}
