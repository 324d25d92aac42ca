//! Closing a phase: the one place where sheets are opened.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::bourse::Exchange;
use crate::game::{Report, Sheet, State, adjudicate};
use crate::relations::Event;
use crate::store::{After, Change, Dm, Game, NewPost, OutboxRow, Turn};

use super::change::{audit, open_phase, revision, to_channel};
use super::error::{DeskError, Refusal, internal};
use super::notice::{Notice, person_route};
use super::shared;
use super::table::{Person, Table};
use super::{Desk, Settings};

/// How often a closing starts over because a sheet came in meanwhile.
const TRIES: usize = 20;

/// Later than this, a deadline was missed because the program was down, and players are told.
const LATE: i64 = 120_000;

/// Why a phase is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Its deadline came, so many milliseconds ago.
    Deadline { late: i64 },
    /// Everybody who owes something, or may still declare something, is ready.
    AllReady,
    /// The GM asked for it.
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
    fn holds(self, turn: &Turn, state: &State, now: i64) -> bool {
        match self {
            Cause::Gm(_) => true,
            Cause::Deadline { .. } => turn.game.head.deadline.is_some_and(|due| due <= now),
            Cause::AllReady => {
                let ready =
                    |p: &PlayerId| turn.ready.iter().any(|m| m.ready && m.player == p.0 as i64);
                let awaited = shared::awaited(state, &turn.sheets);
                let running = turn.game.head.paused_left.is_none();
                running && !awaited.is_empty() && awaited.iter().all(ready)
            }
        }
    }
}

/// A phase that was closed.
#[derive(Clone, Debug)]
pub struct Closed {
    pub table: Table,
    pub report: Report,
}

impl Desk {
    /// Adjudicates a phase and opens the next. `None` when that phase is not open (any more): another
    /// process was first, or the game moved on, or the cause no longer holds.
    ///
    /// # Errors
    /// Only ours; nothing has changed then.
    pub async fn close(
        &self,
        guild: i64,
        id: i64,
        phase_no: i64,
        now: i64,
        cause: Cause,
    ) -> Result<Option<Closed>, DeskError> {
        for _ in 0..TRIES {
            let turn = self.store.turn(guild, id).await?;
            let state = State::from_json(&turn.head.state).map_err(internal)?;
            let open = state.is_playing() && turn.game.head.phase_no == phase_no;
            if !open || !cause.holds(&turn, &state, now) {
                return Ok(None);
            }
            match self.close_once(turn, state, now, cause).await {
                Err(DeskError::Stale) => {}
                Ok(closed) => {
                    // The phase is closed, whatever becomes of the ballots: the scheduler looks again.
                    if let Err(cause) = self.recount(&closed.table, now).await {
                        tracing::error!(%cause, game = id, "ballots could not be counted again");
                    }
                    return Ok(Some(closed));
                }
                Err(other) => return Err(other),
            }
        }
        Err(DeskError::Stale)
    }

    async fn close_once(
        &self,
        turn: Turn,
        state: State,
        now: i64,
        cause: Cause,
    ) -> Result<Closed, DeskError> {
        let settings: Settings =
            serde_json::from_str(&turn.game.head.settings).map_err(internal)?;
        let sheets: BTreeMap<PlayerId, Sheet> = turn
            .sheets
            .iter()
            .map(|s| {
                let mut sheet = Sheet::read(&s.sheet, &state);
                sheet.handed_in = s.id;
                (PlayerId(s.player as u64), sheet)
            })
            .collect();
        let (next, report) = adjudicate(&state, &sheets);
        let text = serde_json::to_string(&report).map_err(internal)?;
        let by = cause.by();
        let late_ms = cause.late_ms();
        let snapshot = revision("resolved", cause.key(), by, now, &next, Some(text));
        let mut change = Change::new(&turn.game, snapshot);
        change.intake = Some(turn.game.intake);
        change.receipts = Some(self.receipt_list(&turn, &state).await?);
        shared::comings(&mut change, &state, &next);
        change.reminders = Some(open_phase(&mut change.head, &settings, &next, now));
        let seq = turn.game.seq + 1;
        change
            .along
            .posts
            .push(to_channel(&turn.game, &Notice::Resolved { seq, late_ms }));
        let mut results = to_channel(&turn.game, &Notice::Results { seq });
        results.after = Some(After::Nth(0));
        // A route of its own: the channel's next message need not wait for the thread.
        results.route = format!("thread:{}:{seq}", turn.game.id);
        change.along.posts.push(results);
        if report.exchange.as_ref().is_some_and(Exchange::is_news) {
            let post = to_channel(&turn.game, &Notice::Exchange { seq });
            change.along.posts.push(post);
        }
        let told = self.money_posts(&turn.game, &next, &report, seq).await?;
        change.along.posts.extend(told);
        let detail = json!({ "phase": report.phase, "seq": seq, "late_ms": late_ms });
        change.along.audits.push(audit(by, "adjudicate", detail));
        let game = self.store.revise(&change).await?;
        (self.wake)();
        Ok(Closed {
            table: self.laid(game, next, settings).await?,
            report,
        })
    }

    /// Private words to those for whom the phase held private news: of money or hired units, or of
    /// treaties they declared in vain (R-H3), as far
    /// as they asked for private messages; the others find them under their own sheet.
    async fn money_posts(
        &self,
        game: &Game,
        next: &State,
        report: &Report,
        seq: i64,
    ) -> Result<Vec<NewPost>, DeskError> {
        let private = report.money.iter().filter(|event| !event.is_public());
        let mut powers: Vec<Power> = private.flat_map(|event| event.parties()).collect();
        let unheard = report.unheard.iter().filter(|u| report.is_private(u));
        powers.extend(unheard.map(|u| u.power));
        // Where powers are shared, who orders one now need not be who declared it.
        let own = next.control.bourse().is_none();
        let failed = report.relations.iter().filter_map(|event| match event {
            Event::Failed { power, .. } if own => Some(*power),
            _ => None,
        });
        powers.extend(failed);
        let hirers = Power::ALL.into_iter();
        powers.extend(hirers.filter(|p| !next.hired_retreats(*p).is_empty()));
        powers.sort_unstable();
        powers.dedup();
        let players = powers
            .into_iter()
            .flat_map(|power| next.control.players_of(power));
        let players: BTreeSet<PlayerId> = players.collect();
        let mut posts = Vec::new();
        for player in players {
            if self.reaches(next, player).await? {
                let mut post = to_channel(game, &Notice::Money { seq, player });
                post.route = person_route(player);
                posts.push(post);
            }
        }
        Ok(posts)
    }

    /// Closes the phase if everybody who owes something is ready: after the last one who was not has
    /// gone, or the clock runs again.
    pub(super) async fn close_if_all_ready(
        &self,
        table: &Table,
        now: i64,
    ) -> Result<(), DeskError> {
        let game = &table.game;
        if table.state.is_playing() {
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

    /// Marks a player ready (or no longer); when everybody who owes something is ready, the phase
    /// is adjudicated at once.
    ///
    /// # Errors
    /// When this person does not play or owes nothing, the phase is closed, or the game is paused
    /// or not being played.
    pub async fn ready(
        &self,
        by: &Person,
        table: &Table,
        ready: bool,
    ) -> Result<(Readiness, Option<Closed>), DeskError> {
        table.playing()?;
        if !table.state.control.has(by.id) {
            return Err(Refusal::NotAPlayer.into());
        }
        let shared = table.state.control.bourse().is_some();
        let may = match shared {
            true => table.state.may_write(by.id),
            false => table.state.awaited().contains(&by.id),
        };
        if !may {
            return Err(Refusal::NothingDue {
                step: table.state.phase.step,
            }
            .into());
        }
        let game = &table.game;
        let marks = self
            .store
            .set_ready(
                game.guild,
                game.id,
                game.head.phase_no,
                by.id.0 as i64,
                ready,
                by.now,
            )
            .await?;
        let is_ready = |p: &PlayerId| marks.iter().any(|m| m.ready && m.player == p.0 as i64);
        let sheets = match shared {
            true => {
                let store = &self.store;
                let open = game.head.phase_no;
                store.sheets(game.guild, game.id, open).await?
            }
            false => Vec::new(),
        };
        let awaited = shared::awaited(&table.state, &sheets);
        let paused = game.head.paused_left.is_some();
        let all = !awaited.is_empty() && awaited.iter().all(is_ready);
        let closed = if all && !paused {
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
        // Of those who are waited for in secret, each is told of itself alone.
        let mut known = match shared {
            true => shared::awaited_openly(&table.state, &sheets),
            false => table.state.awaited_openly(),
        };
        if !known.contains(&by.id) {
            known.push(by.id);
        }
        let standing = Readiness {
            of: known.len(),
            waiting: known.into_iter().filter(|p| !is_ready(p)).collect(),
            all,
            paused,
        };
        Ok((standing, closed))
    }

    /// Reminds those who still owe something before a deadline: privately those who asked for
    /// private messages, the others in the channel. Returns what to say.
    ///
    /// # Errors
    /// Only ours.
    pub async fn reminder_posts(
        &self,
        guild: i64,
        id: i64,
        phase_no: i64,
    ) -> Result<Vec<NewPost>, DeskError> {
        let turn = self.store.turn(guild, id).await?;
        let state = State::from_json(&turn.head.state).map_err(internal)?;
        let Some(deadline) = turn.game.head.deadline else {
            return Ok(Vec::new());
        };
        if turn.game.head.phase_no != phase_no {
            return Ok(Vec::new());
        }
        if state.control.bourse().is_some() {
            return self.shared_reminders(&turn, &state, deadline).await;
        }
        let mut here = Vec::new();
        let mut posts = Vec::new();
        let open = state.due();
        // Who only waits for a hired unit is not named to others.
        let due = |p: PlayerId| {
            let powers = state.control.powers_of(p);
            powers.iter().any(|power| open.contains_key(power))
        };
        for player in state.debtors() {
            let number = player.0 as i64;
            // No more than the game's status tells: a private word may end up in the channel.
            let handed_in = turn
                .sheets
                .iter()
                .any(|s| s.player == number && Sheet::read(&s.sheet, &state).answers(&state));
            let ready = turn.ready.iter().any(|r| r.player == number && r.ready);
            if handed_in || ready {
                continue;
            }
            let person = self.store.person(number).await?;
            if person.opted_in && person.dm != Dm::Closed {
                let players = vec![player];
                let notice = Notice::Reminder {
                    phase: state.phase,
                    deadline,
                    players,
                };
                let mut post = to_channel(&turn.game, &notice);
                post.route = person_route(player);
                posts.push(post);
            } else if due(player) {
                here.push(player);
            }
        }
        if !here.is_empty() {
            let notice = Notice::Reminder {
                phase: state.phase,
                deadline,
                players: here,
            };
            posts.push(to_channel(&turn.game, &notice));
        }
        Ok(posts)
    }

    /// What to say when a post could not be delivered: the GM hears of it, once, and privately. A
    /// notice to the GM that fails itself leads to nothing more.
    ///
    /// # Errors
    /// Only ours.
    pub async fn undelivered_posts(
        &self,
        row: &OutboxRow,
        why: &str,
    ) -> Result<Vec<NewPost>, DeskError> {
        let undelivered = Notice::Undelivered {
            what: String::new(),
            route: String::new(),
            why: String::new(),
        };
        // Of what one player declares to another not even the GM hears.
        let told = row.kind != undelivered.kind() && !Notice::is_sealed(&row.kind);
        let Some(id) = row.game.filter(|_| told) else {
            return Ok(Vec::new());
        };
        let Some(game) = self.store.game(row.guild, id).await? else {
            return Ok(Vec::new());
        };
        let gm = PlayerId(game.head.gm.unwrap_or(game.creator) as u64);
        let notice = Notice::Undelivered {
            what: row.kind.clone(),
            route: row.route.clone(),
            why: why.to_owned(),
        };
        let mut post = to_channel(&game, &notice);
        post.route = person_route(gm);
        Ok(vec![post])
    }
}

/// How many are waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readiness {
    /// How many the asker may know to be waited for in this phase.
    pub of: usize,
    /// Those of them who are not ready.
    pub waiting: Vec<PlayerId>,
    /// Whether nobody at all is waited for any more.
    pub all: bool,
    /// Whether the clock is stopped: then nothing closes even when all are ready.
    pub paused: bool,
}
