//! Closing a phase: the one place where sheets are opened.

use std::collections::{BTreeMap, BTreeSet};

use chancery_boxed::boxed;
use serde_json::json;

use super::awaited;
use crate::change::{audit, comings, open_phase, revision, to_channel, to_seat};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::{Notice, person_route};
use crate::person::Person;
use crate::{Service, Settings, features};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Report, Sheet, State, Viewer, adjudicate};
use chancery_store::{After, Change, Game, GameId, GuildId, NewPost, PhaseNo, Ready, Seq, Turn};

/// How often a closing starts over because a sheet came in during it.
const TRIES: usize = 20;

/// Later than this, a deadline was missed because the program was down, and players are told.
const LATE: i64 = 120_000;

/// Why a phase is being closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Its deadline came, `late` milliseconds ago.
    Deadline { late: i64 },
    /// Everybody who owes something, or may still declare something, is ready.
    AllReady,
    /// The deadline has passed, and nobody owes anything any more.
    Settled,
    /// The GM closes it.
    Gm(PlayerId),
}

impl Cause {
    fn by(self) -> Option<PlayerId> {
        match self {
            Cause::Gm(by) => Some(by),
            _ => None,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Cause::Deadline { .. } => "deadline",
            Cause::AllReady => "all-ready",
            Cause::Settled => "settled",
            Cause::Gm(_) => "process",
        }
    }

    fn late_ms(self) -> Option<i64> {
        match self {
            Cause::Deadline { late } if late > LATE => Some(late),
            _ => None,
        }
    }

    /// Whether it still holds, now that the game is read again.
    fn holds(self, turn: &Turn, state: &State, settings: &Settings, now: i64) -> bool {
        match self {
            Cause::Gm(_) => true,
            Cause::Settled => turn.game.head.grace && turn.game.head.paused_left.is_none(),
            Cause::Deadline { .. } => turn.game.head.deadline.is_some_and(|due| due <= now),
            Cause::AllReady => {
                let ready =
                    |p: &PlayerId| turn.ready.iter().any(|m| m.ready && m.player == p.0 as i64);
                let awaited = awaited::awaited(state, &turn.sheets);
                let running = turn.game.head.paused_left.is_none();
                let early = settings.clock.early && !is_held(state, &turn.ready);
                running && early && !awaited.is_empty() && awaited.iter().all(ready)
            }
        }
    }
}

/// Whether a player asks to wait for the deadline: a mark that means the opposite of ready.
pub(crate) fn is_held(state: &State, marks: &[Ready]) -> bool {
    let mut against = marks.iter().filter(|mark| !mark.ready);
    against.any(|mark| state.control.has(PlayerId(mark.player as u64)))
}

/// The result of closing a phase.
#[derive(Clone, Debug)]
pub struct Closed {
    /// The game after it, with the next phase open.
    pub context: GameContext,
    /// What happened in the phase.
    pub report: Report,
}

impl Closed {
    /// The same as somebody sees it.
    pub(crate) fn seen_as(self, viewer: &Viewer) -> Closed {
        Closed {
            report: self.report.seen_by(&self.context.state, viewer),
            context: self.context.seen_as(viewer.clone()),
        }
    }
}

#[boxed]
impl Service {
    /// Adjudicates a phase and opens the next. `None` when that phase is not open (any more): another
    /// process was first, the game moved on, or the reason no longer applies.
    ///
    /// # Errors
    /// Only internal errors; nothing has changed then.
    pub async fn close(
        &self,
        guild: GuildId,
        id: GameId,
        phase_no: PhaseNo,
        now: i64,
        cause: Cause,
    ) -> Result<Option<Closed>, ServiceError> {
        for _ in 0..TRIES {
            let turn = self.store.turn(guild, id).await?;
            let state = self.state_of(&turn.head.state).await?;
            let open = state.is_playing() && turn.game.head.phase_no == phase_no;
            let settings: Settings =
                serde_json::from_str(&turn.game.head.settings).map_err(internal)?;
            if !open || !cause.holds(&turn, &state, &settings, now) {
                return Ok(None);
            }
            if let Cause::Deadline { .. } = cause {
                match self.begin_grace(&turn, &state, &settings, now).await {
                    Ok(false) => {}
                    Ok(true) => return Ok(None),
                    Err(ServiceError::Stale) => continue,
                    Err(other) => return Err(other),
                }
            }
            match self.close_once(turn, state, settings, now, cause).await {
                Err(ServiceError::Stale) => {}
                Ok(closed) => {
                    // The phase is closed, whatever becomes of the ballots: the scheduler looks again.
                    if let Err(cause) = self.recount(&closed.context, now).await {
                        tracing::error!(%cause, game = id.0, "cannot recount ballots");
                    }
                    return Ok(Some(closed));
                }
                Err(other) => return Err(other),
            }
        }
        Err(ServiceError::Stale)
    }

    async fn close_once(
        &self,
        turn: Turn,
        state: State,
        settings: Settings,
        now: i64,
        cause: Cause,
    ) -> Result<Closed, ServiceError> {
        let mut sheets = opened(&turn, &state);
        let overdue = turn.game.head.grace || matches!(cause, Cause::Deadline { .. });
        let silence = self.silence(&turn, &state, &settings, overdue, &mut sheets);
        let silence = silence.await?;
        // Long work, for the threads that serve everybody; and what panics there is an error here.
        let work = move || {
            let (next, report) = adjudicate(&state, &sheets);
            (state, sheets, next, report)
        };
        let work = tokio::task::spawn_blocking(work).await;
        let (state, sheets, mut next, report) =
            work.map_err(|_| internal("the adjudication panicked"))?;
        let tally = silence.tally(&settings.missed, &state, &mut next, &report);
        let text = serde_json::to_string(&report).map_err(internal)?;
        let by = cause.by();
        let late_ms = cause.late_ms();
        let snapshot = revision("resolved", cause.key(), by, now, &next, Some(text));
        let mut change = Change::new(&turn.game, snapshot);
        change.intake = Some(turn.game.intake);
        change.receipts = Some(self.receipt_list(&turn, &state).await?);
        comings(&mut change, &state, &next);
        change.reminders = Some(open_phase(&mut change.head, &settings, &next, now));
        let moved = self.mind_absences(&mut change, &settings, &next, now);
        let moved = moved.await?;
        let seq = turn.game.seq.next();
        let first = change.along.posts.len();
        change
            .along
            .posts
            .push(to_channel(&turn.game, &Notice::Resolved { seq, late_ms }));
        let mut results = to_channel(&turn.game, &Notice::Results { seq });
        results.after = Some(After::Nth(first));
        // A route of its own: the channel's next message need not wait for the thread.
        results.route = format!("thread:{}:{seq}", turn.game.id);
        change.along.posts.push(results);
        let published = features::published(&next.setup, &report, seq);
        let posts = published
            .iter()
            .map(|notice| to_channel(&turn.game, notice));
        change.along.posts.extend(posts);
        change
            .along
            .posts
            .extend(self.looks_post(&turn.game, &state).await?);
        let told = self.turn_posts(&turn.game, &next, seq).await?;
        let known: BTreeSet<String> = told.iter().map(|post| post.route.clone()).collect();
        change.along.posts.extend(told);
        let told = self.money_posts(&turn.game, &next, &report, seq, &known);
        change.along.posts.extend(told.await?);
        change.along.posts.extend(moved);
        let told = self.missed_posts(&turn.game, &settings, &next, &report, &tally);
        change.along.posts.extend(told.await?);
        for (power, player) in &tally.fallen {
            let detail = json!({ "power": power, "player": player });
            change.along.audits.push(audit(None, "disorder", detail));
        }
        change.misses = tally.misses;
        let stood = silence.stood.iter();
        let stood = stood.filter_map(|p| Some((p.0 as i64, sheets.get(p)?.to_string())));
        change.stood = stood.collect();
        change.absent.extend(tally.absent);
        change
            .along
            .posts
            .extend(self.dividers(&turn.game, seq).await?);
        let detail = json!({ "phase": report.phase, "seq": seq, "late_ms": late_ms });
        change.along.audits.push(audit(by, "adjudicate", detail));
        let game = self.store.revise(&change).await?;
        (self.wake)();
        Ok(Closed {
            context: self.laid(game, next, settings).await?,
            report,
        })
    }

    /// A direct message to every player about the phase that revision `seq` opens, if they want it
    /// (`/notify`).
    pub(crate) async fn turn_posts(
        &self,
        game: &Game,
        next: &State,
        seq: Seq,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut posts = Vec::new();
        for player in next.control.players() {
            let reached = !self.own(player).await?.untold && self.reaches(next, player).await?;
            let post = to_channel(game, &Notice::Turn { seq, player });
            posts.extend(to_seat(next, player, reached, post));
        }
        Ok(posts)
    }

    /// Direct messages to players for whom the phase had private news: about money or hired units, or about
    /// treaties they declared without effect (R-H3), if
    /// they asked for direct messages; others find the news under their own orders. A message on one of the routes
    /// `known`, about the new phase, holds the news already.
    async fn money_posts(
        &self,
        game: &Game,
        next: &State,
        report: &Report,
        seq: Seq,
        known: &BTreeSet<String>,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut powers = features::told_privately(next, report);
        let unheard = report.unheard.iter().filter(|u| report.is_private(u));
        powers.extend(unheard.map(|u| u.power));
        let hirers = next.setup.board().powers();
        powers.extend(hirers.filter(|p| !next.hired_retreats(*p).is_empty()));
        powers.sort_unstable();
        powers.dedup();
        let players = powers
            .into_iter()
            .flat_map(|power| next.control.players_of(power));
        let players: BTreeSet<PlayerId> = players.collect();
        let mut posts = Vec::new();
        for player in players {
            let knows = known.contains(&person_route(player));
            let reached = !knows && self.reaches(next, player).await?;
            let post = to_channel(game, &Notice::Money { seq, player });
            posts.extend(to_seat(next, player, reached, post));
        }
        Ok(posts)
    }

    /// Closes the phase if everybody who owes something is ready: after the last one who was not has
    /// gone, or the clock runs again.
    pub(crate) async fn close_if_all_ready(
        &self,
        context: &GameContext,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        if context.state.is_playing() {
            self.close(
                game.guild,
                game.id,
                game.head.phase_no,
                now,
                Cause::AllReady,
            )
            .await?;
        }
        Ok(())
    }

    /// Closes the phase if its deadline has passed and nobody owes anything any more: after something
    /// was handed in during the grace period.
    pub(crate) async fn close_if_settled(
        &self,
        context: &GameContext,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        if !game.head.grace {
            return Ok(());
        }
        let turn = self.store.turn(game.guild, game.id).await?;
        let state = self.state_of(&turn.head.state).await?;
        if !self
            .late(&turn, &state, &context.settings, true)
            .await?
            .is_empty()
        {
            return Ok(());
        }
        let phase = game.head.phase_no;
        self.close(game.guild, game.id, phase, now, Cause::Settled)
            .await?;
        Ok(())
    }

    /// Asks to wait for the deadline even if everybody is ready, or takes that back. Any player of the game may,
    /// even one with nothing to do. Returns whether it makes a difference: whether the game would close
    /// the phase ahead of its deadline at all.
    ///
    /// # Errors
    /// When this person does not play or is out of the game, or the game is not being played.
    pub async fn wait(
        &self,
        by: &Person,
        context: &GameContext,
        on: bool,
    ) -> Result<bool, ServiceError> {
        by.writes()?;
        context.playing()?;
        let state = &context.state;
        if !state.control.has(by.id) {
            return Err(Refusal::NotAPlayer.into());
        }
        if let Ok(power) = context.power_of(by)
            && !state.control.is_shared()
            && !state.is_in(power)
        {
            return Err(Refusal::Eliminated(power).into());
        }
        let game = &context.game;
        let (phase, player) = (game.head.phase_no, by.id.0 as i64);
        let store = &self.store;
        if on {
            let ready = false;
            let set = store.set_ready(game.guild, game.id, phase, player, ready, by.now);
            set.await?;
        } else {
            // Whoever has something to do is ready only by saying so.
            let waits = store.take_mark_back(game.guild, game.id, phase, player, false);
            waits.await?;
            self.close_if_all_ready(context, by.now).await?;
        }
        Ok(context.settings.clock.early)
    }

    /// Marks a player ready (or no longer); when everybody who owes something is ready, the phase
    /// is adjudicated at once.
    ///
    /// # Errors
    /// When this person does not play or owes nothing, the phase is closed, or the game is paused
    /// or not being played.
    pub async fn ready(
        &self,
        by: &Person,
        context: &GameContext,
        ready: bool,
    ) -> Result<(Readiness, Option<Closed>), ServiceError> {
        by.writes()?;
        context.playing()?;
        if !context.state.control.has(by.id) {
            return Err(Refusal::NotAPlayer.into());
        }
        let shared = context.state.control.is_shared();
        let may = if shared {
            context.state.may_write(by.id)
        } else {
            context.state.awaited().contains(&by.id)
        };
        if !may {
            return Err(Refusal::NothingDue {
                step: context.state.phase.step,
            }
            .into());
        }
        let game = &context.game;
        let (phase, player) = (game.head.phase_no, by.id.0 as i64);
        let store = &self.store;
        let marks = if ready {
            let set = store.set_ready(game.guild, game.id, phase, player, true, by.now);
            set.await?
        } else {
            // Nobody asks to wait by that: `wait` does.
            let back = store.take_mark_back(game.guild, game.id, phase, player, true);
            back.await?
        };
        let is_ready = |p: &PlayerId| marks.iter().any(|m| m.ready && m.player == p.0 as i64);
        let sheets = if shared {
            let store = &self.store;
            let open = game.head.phase_no;
            store.sheets(game.guild, game.id, open).await?
        } else {
            Vec::new()
        };
        // Whom the phase waits for in secret, the player does not see.
        let whole = context.whole();
        let awaited = awaited::awaited(&whole.state, &sheets);
        let paused = game.head.paused_left.is_some();
        let held = is_held(&context.state, &marks);
        let early = context.settings.clock.early;
        let all = !awaited.is_empty() && awaited.iter().all(is_ready);
        let closed = if all && !paused && !held && early {
            self.close(
                game.guild,
                game.id,
                game.head.phase_no,
                by.now,
                Cause::AllReady,
            )
            .await?
        } else {
            None
        };
        let closed = closed.map(|closed| closed.seen_as(&context.viewer));
        if closed.is_none() {
            self.close_if_settled(context, by.now).await?;
        }
        // Of those who are waited for in secret, each is told of itself alone.
        let mut known = if shared {
            awaited::awaited_openly(&context.state, &sheets)
        } else {
            context.state.awaited_openly()
        };
        if !known.contains(&by.id) {
            known.push(by.id);
        }
        let standing = Readiness {
            of: known.len(),
            waiting: known.into_iter().filter(|p| !is_ready(p)).collect(),
            all,
            paused,
            held: held && early,
            early,
        };
        Ok((standing, closed))
    }
}

/// The sheets of a phase that count, opened.
pub(crate) fn opened(turn: &Turn, state: &State) -> BTreeMap<PlayerId, Sheet> {
    let sheets = turn.sheets.iter().map(|s| {
        let mut sheet = Sheet::read(&s.sheet, state);
        sheet.handed_in = s.id;
        (PlayerId(s.player as u64), sheet)
    });
    sheets.collect()
}

/// How many players are ready for the phase to close, as far as the asker may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readiness {
    /// For how many players the phase waits that the asker may know of.
    pub of: usize,
    /// Those of them who are not ready.
    pub waiting: Vec<PlayerId>,
    /// Whether everybody for whom the phase waits is ready.
    pub all: bool,
    /// Whether the clock is stopped: then nothing closes even when all are ready.
    pub paused: bool,
    /// Whether a player has asked to wait for the deadline.
    pub held: bool,
    /// Whether the game ever closes a phase ahead of its deadline.
    pub early: bool,
}
