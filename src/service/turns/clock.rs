//! The clock of a game: its deadline, its rules, stopping it and letting it run.

use serde_json::json;

use crate::control::PlayerId;
use crate::service::change::{reminders, to_channel};
use crate::service::error::{Refusal, ServiceError};
use crate::service::notice::{Moved, Notice, person_route};
use crate::service::table::{Person, Table};
use crate::service::{LONGEST, Service};
use crate::store::NewPost;

/// An hour, in milliseconds: the least time that is left when a GM restarts the clock.
const HOUR: i64 = 3_600_000;

/// The most characters a reason for another deadline may have.
pub const LONGEST_REASON: usize = 200;

/// A reason as it is stored: trimmed, and not too long; `None` if it is empty.
pub(in crate::service) fn reason(text: &str) -> Option<String> {
    let text: String = text.trim().chars().take(LONGEST_REASON).collect();
    Some(text).filter(|text| !text.is_empty())
}

impl Service {
    /// Sets the open phase's deadline to a moment (milliseconds since 1970). Everybody is told, with
    /// the reason if one is given.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played or paused, or the moment has
    /// passed.
    pub async fn set_deadline(
        &self,
        by: &Person,
        table: &Table,
        at: i64,
        reason: Option<&str>,
    ) -> Result<Table, ServiceError> {
        table.gm_only(by)?;
        table.running()?;
        if at <= by.now {
            return Err(Refusal::DeadlinePast.into());
        }
        if at - by.now > LONGEST {
            return Err(Refusal::DeadlineFar.into());
        }
        let reason = reason.and_then(self::reason);
        self.move_deadline(by, table, at, Moved::Gm, reason).await
    }

    /// Moves the open phase's deadline by this many milliseconds.
    ///
    /// # Errors
    /// As [`Service::set_deadline`].
    pub async fn extend(
        &self,
        by: &Person,
        table: &Table,
        by_ms: i64,
        reason: Option<&str>,
    ) -> Result<Table, ServiceError> {
        table.gm_only(by)?;
        let now = table.running()?;
        let at = now.max(by.now).saturating_add(by_ms);
        self.set_deadline(by, table, at, reason).await
    }

    /// Lets the open phase's deadline come now, as if its time were over: for the sandbox, where one person
    /// plays for all. Nobody is told, and the clock of every other game runs on as it did.
    ///
    /// # Errors
    /// When the game is not being played or is paused.
    pub async fn bring_deadline(&self, by: &Person, table: &Table) -> Result<Table, ServiceError> {
        let from = table.running()?;
        let now = from.min(by.now);
        let detail = json!({ "from": from, "to": now, "why": Moved::Gm });
        let posts = Vec::new();
        self.rearrange_with(by, table, "deadline", detail, posts, |head| {
            head.deadline = Some(now);
            Some(Vec::new())
        })
        .await
    }

    /// Moves the deadline and tells everybody. Only the GM learns who caused it.
    pub(in crate::service) async fn move_deadline(
        &self,
        by: &Person,
        table: &Table,
        at: i64,
        why: Moved,
        reason: Option<String>,
    ) -> Result<Table, ServiceError> {
        let gm = Some(by.id).filter(|_| why == Moved::Gm);
        let notice = Notice::Deadline {
            phase: table.state.phase,
            from: table.game.head.deadline,
            deadline: at,
            by: gm,
            why,
            reason,
        };
        let detail = json!({ "from": table.game.head.deadline, "to": at, "why": why });
        let posts = self.to_everyone(table, &notice, gm).await?;
        self.rearrange_with(by, table, "deadline", detail, posts, |head| {
            head.deadline = Some(at);
            // What is left is a phase like any other.
            head.grace = false;
            Some(reminders(head, &table.settings, by.now))
        })
        .await
    }

    /// A notice for the channel, and for everybody in the game who may be written to in private but the one who
    /// did it: they have their answer.
    pub(in crate::service) async fn to_everyone(
        &self,
        table: &Table,
        notice: &Notice,
        did_it: Option<PlayerId>,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut posts = vec![to_channel(&table.game, notice)];
        for player in table.state.control.players() {
            if Some(player) != did_it && self.reaches(&table.state, player).await? {
                posts.push(self.to_person(table, notice, player));
            }
        }
        Ok(posts)
    }

    /// A notice for one person in private.
    pub(in crate::service) fn to_person(
        &self,
        table: &Table,
        notice: &Notice,
        player: PlayerId,
    ) -> NewPost {
        NewPost {
            route: person_route(player),
            ..to_channel(&table.game, notice)
        }
    }

    /// Stops the clock.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, or is paused already.
    pub async fn pause(&self, by: &Person, table: &Table) -> Result<Table, ServiceError> {
        table.gm_only(by)?;
        self.stop_clock(by, table, "pause").await
    }

    pub(in crate::service) async fn stop_clock(
        &self,
        by: &Person,
        table: &Table,
        cause: &str,
    ) -> Result<Table, ServiceError> {
        let notice = Notice::Paused { by: by.id };
        let posts = self.to_everyone(table, &notice, Some(by.id)).await?;
        let doing = (Some(by.id), by.now);
        self.halt(doing, table, cause, posts).await
    }

    /// Stops a running clock, for a person or for the bot itself, at a given time.
    pub(in crate::service) async fn halt(
        &self,
        doing: (Option<PlayerId>, i64),
        table: &Table,
        cause: &str,
        posts: Vec<NewPost>,
    ) -> Result<Table, ServiceError> {
        let left = (table.running()? - doing.1).max(0);
        let detail = json!({ "left_ms": left });
        self.rearrange_at(doing, table, cause, detail, posts, |head| {
            head.deadline = None;
            head.paused_left = Some(left);
            Some(Vec::new())
        })
        .await
    }

    /// Starts the clock again with the time that was left, but no less than an hour, so that
    /// nobody returns to a phase that closes at once; and on a moment the game's rules allow.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not paused, or all games of the guild are.
    pub async fn resume(&self, by: &Person, table: &Table) -> Result<Table, ServiceError> {
        table.gm_only(by)?;
        table.playing()?;
        if self.store.guild_pause(table.game.guild).await?.is_some() {
            return Err(Refusal::GuildPaused.into());
        }
        if self.store.gone(table.game.guild).await?.is_some() {
            return Err(Refusal::BotGone.into());
        }
        self.start_clock(by, table, "resume").await
    }

    pub(in crate::service) async fn start_clock(
        &self,
        by: &Person,
        table: &Table,
        cause: &str,
    ) -> Result<Table, ServiceError> {
        table.playing()?;
        let deadline = after_pause(table, HOUR, by.now)?;
        let notice = Notice::Resumed {
            deadline,
            by: by.id,
        };
        let posts = self.to_everyone(table, &notice, Some(by.id)).await?;
        let doing = (Some(by.id), by.now);
        self.let_run(doing, table, cause, deadline, posts).await
    }

    /// Restarts a stopped clock, for a person or for the bot itself, at a given time.
    pub(in crate::service) async fn let_run(
        &self,
        doing: (Option<PlayerId>, i64),
        table: &Table,
        cause: &str,
        deadline: i64,
        posts: Vec<NewPost>,
    ) -> Result<Table, ServiceError> {
        let (_, now) = doing;
        let detail = json!({ "deadline": deadline });
        let table = self
            .rearrange_at(doing, table, cause, detail, posts, |head| {
                head.deadline = Some(deadline);
                head.paused_left = None;
                Some(reminders(head, &table.settings, now))
            })
            .await?;
        self.close_if_all_ready(&table, now).await?;
        Ok(table)
    }
}

/// The deadline of a game whose clock runs again: after the time that was left, and no less than `least`
/// (or a whole phase, where that is shorter), on a moment the game's rules allow.
///
/// # Errors
/// When its clock is not stopped.
pub(in crate::service) fn after_pause(table: &Table, least: i64, now: i64) -> Result<i64, Refusal> {
    let left = table.game.head.paused_left.ok_or(Refusal::NotPaused)?;
    let least = least.min(table.settings.time_for(table.state.phase.step));
    let deadline = now.saturating_add(left.max(least));
    let step = table.state.phase.step;
    Ok(table.settings.clock.next_moment(step, deadline))
}
