//! The clock of a game: its deadline, its rules, stopping it and letting it run.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{reminders, to_channel, to_seat};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::{Moved, Notice};
use crate::person::Person;
use crate::{LONGEST, Service};
use chancery_rules::control::PlayerId;
use chancery_store::NewPost;

/// An hour, in milliseconds: the least time that is left when a GM restarts the clock.
const HOUR: i64 = 3_600_000;

/// The most characters a reason for another deadline may have.
pub const LONGEST_REASON: usize = 200;

/// A reason as it is stored: trimmed, and not too long; `None` if it is empty.
pub(crate) fn reason(text: &str) -> Option<String> {
    let text: String = text.trim().chars().take(LONGEST_REASON).collect();
    Some(text).filter(|text| !text.is_empty())
}

#[boxed]
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
        context: &GameContext,
        at: i64,
        reason: Option<&str>,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        context.running()?;
        if at <= by.now {
            return Err(Refusal::DeadlinePast.into());
        }
        if at - by.now > LONGEST {
            return Err(Refusal::DeadlineFar.into());
        }
        let reason = reason.and_then(self::reason);
        self.move_deadline(by, context, at, Moved::Gm, reason).await
    }

    /// Moves the open phase's deadline by this many milliseconds.
    ///
    /// # Errors
    /// As [`Service::set_deadline`].
    pub async fn extend(
        &self,
        by: &Person,
        context: &GameContext,
        by_ms: i64,
        reason: Option<&str>,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        let now = context.running()?;
        let at = now.max(by.now).saturating_add(by_ms);
        self.set_deadline(by, context, at, reason).await
    }

    /// Lets the open phase's deadline come now, as if its time were over: for the sandbox, where one person
    /// plays for all. Nobody is told, and the clock of every other game runs on as it did.
    ///
    /// # Errors
    /// When the game is not being played or is paused.
    pub async fn bring_deadline(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        let from = context.running()?;
        let now = from.min(by.now);
        let detail = json!({ "from": from, "to": now, "why": Moved::Gm });
        let posts = Vec::new();
        self.rearrange_with(by, context, "deadline", detail, posts, |head| {
            head.deadline = Some(now);
            Some(Vec::new())
        })
        .await
    }

    /// Moves the deadline and tells everybody. Only the GM learns who caused it.
    pub(crate) async fn move_deadline(
        &self,
        by: &Person,
        context: &GameContext,
        at: i64,
        why: Moved,
        reason: Option<String>,
    ) -> Result<GameContext, ServiceError> {
        let gm = Some(by.id).filter(|_| why == Moved::Gm);
        let notice = Notice::Deadline {
            phase: context.state.phase,
            from: context.game.head.deadline,
            deadline: at,
            by: gm,
            why,
            reason,
        };
        let detail = json!({ "from": context.game.head.deadline, "to": at, "why": why });
        let posts = self.to_everyone(context, &notice, gm).await?;
        self.rearrange_with(by, context, "deadline", detail, posts, |head| {
            head.deadline = Some(at);
            // What is left is a phase like any other.
            head.grace = false;
            Some(reminders(head, &context.settings, by.now))
        })
        .await
    }

    /// A notice for the channel, and for everybody in the game who may be written to in private but the one who
    /// did it: they have their answer.
    pub(crate) async fn to_everyone(
        &self,
        context: &GameContext,
        notice: &Notice,
        did_it: Option<PlayerId>,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut posts = vec![to_channel(&context.game, notice)];
        for player in context.state.control.players() {
            let reached = Some(player) != did_it && self.reaches(&context.state, player).await?;
            let post = to_channel(&context.game, notice);
            posts.extend(to_seat(&context.state, player, reached, post));
        }
        Ok(posts)
    }

    /// Stops the clock.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, or is paused already.
    pub async fn pause(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        self.stop_clock(by, context, "pause").await
    }

    pub(crate) async fn stop_clock(
        &self,
        by: &Person,
        context: &GameContext,
        cause: &str,
    ) -> Result<GameContext, ServiceError> {
        let notice = Notice::Paused { by: by.id };
        let posts = self.to_everyone(context, &notice, Some(by.id)).await?;
        let doing = (Some(by.id), by.now);
        self.halt(doing, context, cause, posts).await
    }

    /// Stops a running clock, for a person or for the bot itself, at a given time.
    pub(crate) async fn halt(
        &self,
        doing: (Option<PlayerId>, i64),
        context: &GameContext,
        cause: &str,
        posts: Vec<NewPost>,
    ) -> Result<GameContext, ServiceError> {
        let left = (context.running()? - doing.1).max(0);
        let detail = json!({ "left_ms": left });
        self.rearrange_at(doing, context, cause, detail, posts, |head| {
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
    pub async fn resume(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        if self.store.guild_pause(context.game.guild).await?.is_some() {
            return Err(Refusal::GuildPaused.into());
        }
        if self.store.gone(context.game.guild).await?.is_some() {
            return Err(Refusal::BotGone.into());
        }
        self.start_clock(by, context, "resume").await
    }

    pub(crate) async fn start_clock(
        &self,
        by: &Person,
        context: &GameContext,
        cause: &str,
    ) -> Result<GameContext, ServiceError> {
        context.playing()?;
        let deadline = after_pause(context, HOUR, by.now)?;
        let notice = Notice::Resumed {
            deadline,
            by: by.id,
        };
        let posts = self.to_everyone(context, &notice, Some(by.id)).await?;
        let doing = (Some(by.id), by.now);
        self.let_run(doing, context, cause, deadline, posts).await
    }

    /// Restarts a stopped clock, for a person or for the bot itself, at a given time.
    pub(crate) async fn let_run(
        &self,
        doing: (Option<PlayerId>, i64),
        context: &GameContext,
        cause: &str,
        deadline: i64,
        posts: Vec<NewPost>,
    ) -> Result<GameContext, ServiceError> {
        let (_, now) = doing;
        let detail = json!({ "deadline": deadline });
        let context = self
            .rearrange_at(doing, context, cause, detail, posts, |head| {
                head.deadline = Some(deadline);
                head.paused_left = None;
                Some(reminders(head, &context.settings, now))
            })
            .await?;
        self.close_if_all_ready(&context, now).await?;
        Ok(context)
    }
}

/// The deadline of a game whose clock runs again: after the time that was left, and no less than `least`
/// (or a whole phase, where that is shorter), on a moment the game's rules allow.
///
/// # Errors
/// When its clock is not stopped.
pub(crate) fn after_pause(context: &GameContext, least: i64, now: i64) -> Result<i64, Refusal> {
    let left = context.game.head.paused_left.ok_or(Refusal::NotPaused)?;
    let least = least.min(context.settings.time_for(context.state.phase.step));
    let deadline = now.saturating_add(left.max(least));
    let step = context.state.phase.step;
    Ok(context.settings.clock.next_moment(step, deadline))
}
