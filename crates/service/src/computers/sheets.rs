//! What computer players do when a phase opens, and whenever something has happened in a game they are in.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use chancery_bots::{Budget, Kind, View};
use chancery_boxed::boxed;
use futures_util::future::BoxFuture;

use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Closed, Line, Mode, Refusal, Service, Settings};
use chancery_background::Turn;
use chancery_rules::control::{Computer, Level, PlayerId};
use chancery_rules::game::{Report, Results, Sheet, State};
use chancery_store::{ComputerGame, Game};

/// How many of the last phases are read for them: six phases of moves with what lies between.
const PAST: usize = 15;

/// From so many games on that wait for a computer, each gets a share of what its level asks for.
const MANY: usize = 8;

/// The most nodes of an answer that somebody waits for: some hundredths of a second.
const QUICK: u32 = 2_000;

/// How long a computer player may think about each power it orders for.
const TIME: Duration = Duration::from_secs(2);

/// The computer player of a level.
pub(super) const fn kind(level: Level) -> Kind {
    match level {
        Level::Easy => Kind::Easy,
        Level::Normal => Kind::Normal,
        Level::Strong => Kind::Strong,
    }
}

/// How many nodes a level gets while so many games wait; never less than *normal* asks for, where it asks for more.
fn nodes(level: Level, waiting: usize) -> u32 {
    let full = kind(level).nodes();
    let share = full / u32::try_from(waiting / MANY).unwrap_or(u32::MAX).max(1);
    share.max(full.min(Kind::Normal.nodes()))
}

/// A budget of so many nodes that ends when this time is over, without what others had in between.
fn within(time: Duration, nodes: u32, turn: Turn) -> Budget {
    let turn = RefCell::new(turn);
    Budget::until(nodes, move || {
        let mut turn = turn.borrow_mut();
        turn.pause();
        turn.worked() >= time
    })
}

#[boxed]
impl Service {
    /// Has the computer players of one game do what there is to do for them: vote, answer, write orders and say that
    /// they are ready. Returns whether there may be more to do, in this game or another.
    ///
    /// # Errors
    /// When the database does not answer. What goes wrong in a game is logged, and the game left alone until something
    /// else happens in it.
    pub async fn move_computers(&self, now: i64) -> Result<bool, ServiceError> {
        let (first, last) = Computer::NUMBERS;
        let games = self
            .store
            .computer_games((first as i64, last as i64))
            .await?;
        let news = self.thinking.news(&games);
        let Some(game) = news.first().copied() else {
            return Ok(false);
        };
        self.thinking.note(game);
        match self.move_in(game, now, news.len()).await {
            Ok(()) | Err(ServiceError::Refused(_)) => {}
            Err(error @ ServiceError::NoStore { .. }) => {
                self.thinking.forget(game.id);
                return Err(error);
            }
            // The game has moved on, and is looked at anew.
            Err(ServiceError::Stale) => self.thinking.forget(game.id),
            // It has been deleted meanwhile.
            Err(_) if self.store.game(game.guild, game.id).await?.is_none() => {}
            Err(error @ ServiceError::Internal(_)) => {
                tracing::error!(%error, game = game.id.0, "computer players cannot move");
            }
        }
        Ok(true)
    }

    fn move_in<'a>(
        &'a self,
        game: ComputerGame,
        now: i64,
        waiting: usize,
    ) -> BoxFuture<'a, Result<(), ServiceError>> {
        Box::pin(async move {
            let context = self.whole_context(game.guild, game.id).await?;
            if !context.state.is_playing() {
                return Ok(());
            }
            let mut past = None;
            for player in context.state.control.players() {
                let Some(computer) = player.computer() else {
                    continue;
                };
                // The last ready mark closes the phase, and a vote may end the game.
                let context = self.whole_context(game.guild, game.id).await?;
                if !context.state.is_playing() {
                    return Err(ServiceError::Stale);
                }
                let by = person(player, now);
                let context = context.seen_by_player(player);
                let past = match &past {
                    Some(past) if !context.state.is_foggy() => Arc::clone(past),
                    _ => Arc::clone(past.insert(self.past_of(&context).await?)),
                };
                self.vote_as(&by, &context, &past).await?;
                let context = self.whole_context(game.guild, game.id).await?;
                let context = context.seen_by_player(player);
                if self
                    .write_as(&by, &context, computer, past, waiting)
                    .await?
                {
                    return Ok(());
                }
            }
            Ok(())
        })
    }

    /// Has the computers of a game that only they still play order, if they have not yet, and closes the phase.
    ///
    /// # Errors
    /// When this person is not the GM, the clock is stopped, people play, or nobody may know whether they do.
    pub async fn next_phase(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Closed, ServiceError> {
        context.gm_only(by)?;
        context.running()?;
        if !context.calls_phases() {
            return Err(Refusal::NotCalled.into());
        }
        let past = self.past_of(context).await?;
        for player in context.computers() {
            if let Some(computer) = player.computer() {
                let by = person(player, by.now);
                let written = self.write_as(&by, context, computer, Arc::clone(&past), 1);
                written.await?;
            }
        }
        self.process(by, context).await
    }

    /// Writes a computer player's sheet and says that it is ready, unless that is done or not its turn. Returns
    /// whether that closed the phase.
    fn write_as<'a>(
        &'a self,
        by: &'a Person,
        context: &'a GameContext,
        computer: Computer,
        past: Arc<Vec<Report>>,
        waiting: usize,
    ) -> BoxFuture<'a, Result<bool, ServiceError>> {
        Box::pin(async move {
            let state = &context.state;
            let turn = state.awaited().contains(&by.id) || state.control.is_shared();
            if !turn || !state.may_write(by.id) || context.game.head.deadline.is_none() {
                return Ok(false);
            }
            let mine = self.my_sheet(by, context).await?;
            if mine.ready {
                self.answer_offers(by, &mine, &past).await?;
                return Ok(false);
            }
            // What was written before a restart is kept.
            if mine.number.is_none() {
                let (seed, nodes) = (rand::random(), nodes(computer.level, waiting));
                let thought =
                    self.thought_of(context, by.id, kind(computer.level), (seed, nodes), past);
                let (sheet, used) = thought.await?;
                let text = sheet.to_string();
                // With the last three the same sheet can be thought of again ([`Budget::again`]).
                let (game, id) = (context.game.seq, by.id.0);
                let origin = format!("computer:{game}:{id}:{seed}:{nodes}:{used}");
                if !text.is_empty() {
                    // Another process may have thought of another sheet meanwhile: one of them counts, and not half of each.
                    let written = self.write(by, context, &text, Mode::Replace, false, &origin);
                    let written = written.await?.lines;
                    let taken = |line: &Line| matches!(line, Line::Written { .. });
                    let refused = written.iter().filter(|line| !taken(line)).count();
                    if refused > 0 {
                        tracing::error!(
                            refused,
                            game = context.game.id.0,
                            "a computer's orders were refused"
                        );
                    }
                }
            }
            // Among themselves they keep to the clock: they would play on for ever, and as fast as they think.
            if context.only_computers() {
                return Ok(false);
            }
            let (_, closed) = self.ready(by, context, true).await?;
            Ok(closed.is_some())
        })
    }

    /// The orders of such a computer player in this person's place, and how many nodes that took. `(seed, nodes)`:
    /// what its choices by lot follow from, and how many nodes it may use.
    ///
    /// # Errors
    /// When it panics.
    pub(crate) async fn thought_of(
        &self,
        context: &GameContext,
        player: PlayerId,
        kind: Kind,
        (seed, nodes): (u64, u32),
        past: Arc<Vec<Report>>,
    ) -> Result<(Sheet, u32), ServiceError> {
        let state = context.state.clone();
        let thought = self.thinking.think(move |turn| {
            let view = View::of(&state, player, &past);
            let time = TIME * u32::try_from(view.powers().len()).unwrap_or(u32::MAX);
            kind.player(seed)
                .sheet(&view, &mut within(time, nodes, turn))
        });
        let thought = thought.await?;
        if !thought.refused.is_empty() {
            let refused = thought.refused.len();
            tracing::error!(
                refused,
                game = context.game.id.0,
                "a computer thought of impossible orders"
            );
        }
        Ok((thought.sheet, thought.why.nodes))
    }

    /// What a computer player of a level would order in somebody's place, without a seat of its own: for those who
    /// want a quick answer. It does not wait for the computers of other games, and uses no more nodes than a quick
    /// level asks for.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn suggest(
        &self,
        context: &GameContext,
        player: PlayerId,
        level: Level,
        seed: u64,
    ) -> Result<Sheet, ServiceError> {
        let past = self.past_of(context).await?;
        let state = context.state.clone();
        let thought = self.thinking.answer(move || {
            let view = View::of(&state, player, &past);
            // By nodes alone: what is guessed must not depend on how busy the machine is.
            let mut budget = Budget::of(QUICK.min(kind(level).nodes()));
            kind(level).player(seed).sheet(&view, &mut budget).sheet
        });
        thought.await
    }

    /// What a computer orders in a phase for a player who handed in nothing: orders for units and points, and nothing
    /// that binds the player to anybody. Nothing where there is nothing to order.
    ///
    /// # Errors
    /// Only internal errors.
    pub(crate) async fn in_the_place_of(
        &self,
        game: &Game,
        state: &State,
        settings: &Settings,
        player: PlayerId,
    ) -> Result<Option<Sheet>, ServiceError> {
        let context = self.laid(game.clone(), state.clone(), settings.clone());
        let seed = rand::random();
        let context = context.await?.seen_by_player(player);
        let whole = self.suggest(&context, player, Level::Normal, seed).await?;
        let sheet = Sheet {
            orders: whole.orders,
            blocks: whole.blocks,
            ..Sheet::default()
        };
        Ok(Some(sheet).filter(|sheet| !sheet.is_empty()))
    }

    /// The last phases of moves, oldest first, without those that were rolled back.
    ///
    /// # Errors
    /// Only internal errors.
    pub(crate) async fn past_of(
        &self,
        context: &GameContext,
    ) -> Result<Arc<Vec<Report>>, ServiceError> {
        let chapters = self.standing_history(context, PAST).await?;
        let reports = chapters.into_iter().rev().map(|chapter| chapter.report);
        let moves = reports.filter(|report| matches!(report.results, Results::Movement(_)));
        Ok(Arc::new(moves.collect()))
    }
}

/// A computer player as somebody who asks for something.
pub(super) fn person(player: PlayerId, now: i64) -> Person {
    Person::new(player, now)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_background::Cores;

    #[test]
    fn a_thought_ends_with_its_time_or_its_nodes() {
        let cores = Arc::new(Cores::default());
        assert!(!within(Duration::ZERO, 5, cores.thought()).take());
        let mut budget = within(Duration::MAX, 2, cores.thought());
        assert!(budget.take() && budget.take() && !budget.take());
    }
}
