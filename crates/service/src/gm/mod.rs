//! What only the GM may do, besides the clock: closing a phase early, undoing, replacing players.

mod edits;
mod log;
mod looks;
mod news;
mod offers;
mod options;
mod orders;
mod people;
pub(super) mod undelivered;
mod undo;

pub use edits::{Applied, Preview};
pub use log::{Entry as LogEntry, Kept};
pub use looks::Shown;
pub use news::{GmNews, Looked, OptionChange, Whose};
pub use offers::Seating;
pub use people::MOST_SAID;
pub use undo::Undone;

use chancery_boxed::boxed;
use serde_json::json;

use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{Action, GameStatus, Phase, State};
use chancery_store::{
    Change, Game, NewReceipt, NewSheet, PhaseNo, RevisionHead, Seq, Sheet, StoreError,
};

use super::Service;
use super::change::{TRIES, audit, comings, open_phase, revision, to_channel};
use super::error::{Refusal, ServiceError};
use super::game_context::GameContext;
use super::notice::Notice;
use super::orders::receipts::receipt_for;
use super::person::Person;
use super::turns::close::{Cause, Closed};

/// A revision to which the game can be rolled back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The revision's number in its game.
    pub seq: Seq,
    /// The phase it opened.
    pub phase: Phase,
    /// When the revision was made, in milliseconds since 1970.
    pub at: i64,
}

/// The most points a list of them names.
const MOST_POINTS: usize = 40;

/// The game after a rollback: where it goes on, and which sheets count again.
#[derive(Clone, Debug)]
pub struct Rolled {
    /// The game after the rollback.
    pub context: GameContext,
    /// The revision whose state is restored.
    pub to: Seq,
    /// The phase that is open after it.
    pub phase: Phase,
    /// How many sheets of that phase count again.
    pub kept: usize,
}

/// What happens to the sheets of a phase that is open again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheets {
    /// No sheet counts: the phase is played from the start.
    Empty,
    /// A rollback is undone: what was written before it counts again.
    Kept,
}

#[boxed]
impl Service {
    /// Closes the open phase now, whoever is missing.
    ///
    /// # Errors
    /// When this person is not the GM or the game is not being played.
    pub async fn process(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Closed, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let game = &context.game;
        let phase_no = game.head.phase_no;
        let cause = Cause::Gm(by.id);
        let closed = self
            .close(game.guild, game.id, phase_no, by.now, cause)
            .await?;
        let closed = closed.ok_or(ServiceError::Stale)?;
        Ok(closed.seen_as(&context.viewer))
    }

    /// The newest revisions a rollback may name, newest first, with the phases they opened.
    ///
    /// # Errors
    /// When this person is not the GM.
    pub async fn rollback_points(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<Point>, ServiceError> {
        let mut points = Vec::new();
        let game = &context.game;
        for head in self.phase_openings(by, context).await? {
            let revision = self.store.revision(game.guild, game.id, head.seq).await?;
            let Some(revision) = revision else { continue };
            let state = self.state_of(&revision.state).await?;
            // What was brought in ends in a lobby.
            if !state.is_playing() {
                continue;
            }
            points.push(Point {
                seq: head.seq,
                phase: state.phase,
                at: head.at,
            });
        }
        Ok(points)
    }

    /// The newest revisions that opened a phase, newest first: of a game that was brought in, also those
    /// that were played elsewhere.
    async fn phase_openings(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<RevisionHead>, ServiceError> {
        context.gm_only(by)?;
        let mut all = self
            .store
            .revisions(context.game.guild, context.game.id)
            .await?;
        let opens = |r: &RevisionHead| match r.kind.as_str() {
            "started" | "resolved" | "rollback" | "imported" => true,
            "created" => r.cause == "import",
            _ => false,
        };
        all.retain(opens);
        all.reverse();
        all.truncate(MOST_POINTS);
        Ok(all)
    }

    /// The newest of these revisions from which the present phase was yet to come, or, for a game
    /// that is over, in which it still went on.
    async fn phase_before(
        &self,
        context: &GameContext,
        points: &[RevisionHead],
    ) -> Result<Seq, ServiceError> {
        let (game, now) = (&context.game, &context.state);
        for point in points {
            let revision = self.store.revision(game.guild, game.id, point.seq).await?;
            let Some(revision) = revision else { continue };
            let then = self.state_of(&revision.state).await?;
            if then.is_playing() && (then.phase < now.phase || !now.is_playing()) {
                return Ok(point.seq);
            }
        }
        Err(Refusal::NoHistory.into())
    }

    /// Restores the game as revision `to` left it (without one: the phase before).
    /// Nothing is deleted: the rollback is a new revision and can be undone the same way. The
    /// players' seats stay as they are now.
    ///
    /// # Errors
    /// When this person is not the GM, or there is no such revision.
    pub async fn rollback(
        &self,
        by: &Person,
        context: &GameContext,
        to: Option<Seq>,
    ) -> Result<Rolled, ServiceError> {
        self.roll_back(by, context, to, Sheets::Empty).await
    }

    /// As [`Service::rollback`], with the sheets of the phase that is open again.
    pub(super) async fn roll_back(
        &self,
        by: &Person,
        context: &GameContext,
        to: Option<Seq>,
        sheets: Sheets,
    ) -> Result<Rolled, ServiceError> {
        let _turn = self.one_at_a_time(context.game.id).await;
        let mut now = context.whole();
        for _ in 0..TRIES {
            match self.roll_back_once(by, &now, to, sheets).await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
            now = self.again(context).await?;
            if now.game.head.phase_no != context.game.head.phase_no {
                break;
            }
        }
        Err(ServiceError::Stale)
    }

    /// The revision a rollback leads to: the one that is named, if the game was being played in it, or
    /// the phase before.
    async fn rollback_target(
        &self,
        by: &Person,
        context: &GameContext,
        to: Option<Seq>,
    ) -> Result<Seq, ServiceError> {
        let points = self.phase_openings(by, context).await?;
        let Some(to) = to else {
            return self.phase_before(context, &points).await;
        };
        let newest = context.game.seq;
        let missing = || Refusal::NoSuchRevision { found: to, newest };
        let game = &context.game;
        let found = self.store.revision(game.guild, game.id, to).await?;
        let found = found.filter(|_| to < newest).ok_or_else(missing)?;
        if self.state_of(&found.state).await?.is_playing() {
            Ok(to)
        } else {
            Err(missing().into())
        }
    }

    async fn roll_back_once(
        &self,
        by: &Person,
        context: &GameContext,
        to: Option<Seq>,
        sheets: Sheets,
    ) -> Result<Rolled, ServiceError> {
        let newest = context.game.seq;
        let to = self.rollback_target(by, context, to).await?;
        let missing = || Refusal::NoSuchRevision { found: to, newest };
        let game = &context.game;
        let past = self
            .store
            .revision(game.guild, game.id, to)
            .await?
            .ok_or_else(missing)?;
        let mut state = self.state_of(&past.state).await?;
        // A new number: the sheets of the undone phase stay sealed history.
        state.number = context.state.number + 1;
        // A secret that was told at the end is none any more.
        let told = matches!(context.state.stage, GameStatus::Finished(_));
        let kept = context.state.control.rolled_back_to(&state.control, told);
        let then = std::mem::replace(&mut state.control, kept);
        let mut state = super::lobby::create::committed(&state)?;
        // What a predecessor decided is not the successor's.
        for power in state.setup.board().powers() {
            if then.players_of(power) != state.control.players_of(power) {
                state.forget_choices(power);
            }
        }
        let phase = state.phase;
        let snapshot = revision("rollback", "rollback", Some(by.id), by.now, &state, None);
        let mut change = Change::new(game, snapshot);
        comings(&mut change, &context.state, &state);
        change.reminders = Some(open_phase(
            &mut change.head,
            &context.settings,
            &state,
            by.now,
        ));
        change
            .along
            .posts
            .extend(self.looks_post(game, &context.state).await?);
        if sheets == Sheets::Kept {
            change.sheets = self
                .sheets_again(by, game, past.phase_no, &then, &state)
                .await?;
        }
        let kept = change.sheets.len();
        let notice = Notice::RolledBack {
            seq: game.seq.next(),
            to,
            by: by.id,
            kept: kept > 0,
        };
        change.along.posts.push(to_channel(game, &notice));
        change
            .along
            .audits
            .push(audit(Some(by.id), "rollback", json!({ "to": to })));
        let game = match self.store.revise(&change).await {
            // A game that was over lives again, and its name has been taken meanwhile.
            Err(StoreError::NameTaken) => {
                let name = context.game.head.name.clone();
                return Err(Refusal::NameTaken { name }.into());
            }
            other => other?,
        };
        (self.wake)();
        let context = context.next(game, state, context.settings.clone());
        Ok(Rolled {
            context,
            to,
            phase,
            kept,
        })
    }

    /// The sheets of an earlier phase, for the phase of this state, which is the same again: those of
    /// players who command now what they commanded then. Each has a receipt of its own.
    async fn sheets_again(
        &self,
        by: &Person,
        game: &Game,
        phase_no: PhaseNo,
        then: &Control,
        state: &State,
    ) -> Result<Vec<(NewSheet, NewReceipt)>, ServiceError> {
        let mut kept = self.store.sheets(game.guild, game.id, phase_no).await?;
        // Of equal lists the one handed in first counts.
        kept.sort_by_key(|sheet| sheet.id);
        let same = |sheet: &&Sheet| {
            let player = PlayerId(sheet.player as u64);
            let now = &state.control;
            now.has(player) && now.powers_of(player) == then.powers_of(player)
        };
        let number = PhaseNo::from(state.number);
        let again = |sheet: &Sheet| {
            let player = PlayerId(sheet.player as u64);
            let new = NewSheet {
                guild: game.guild,
                game: game.id,
                phase_no: number,
                player: sheet.player,
                sheet: sheet.sheet.clone(),
                origin: format!("undo:{}:{}", game.seq.next(), sheet.player),
                at: by.now,
                strict: false,
            };
            let receipt = receipt_for(game.id, number, player, &sheet.sheet);
            (new, receipt)
        };
        Ok(kept.iter().filter(same).map(again).collect())
    }

    /// Ends the game without a result.
    ///
    /// # Errors
    /// When this person is not the GM, or the game is over.
    pub async fn abandon(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        Ok(self
            .act(by, context, Action::Abandon, "abandon", |_, _| vec![])
            .await?
            .0)
    }
}
