//! What the finished games of an event are worth, and who stands where.

use chancery_boxed::boxed;
use chancery_events::{BoardResult, Line, awards, standings};

use super::{EventContext, refusals::EventRefusal};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::{Scored, Service};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::State;
use chancery_store::{EventBoard, Tenure};

pub use chancery_events::Award;

/// A board of an event as it stands.
#[derive(Clone, Debug)]
pub struct BoardStatus {
    /// Its round and number.
    pub board: EventBoard,
    /// Its game; `None` if it is not made yet, or was deleted.
    pub game: Option<GameContext>,
    /// What it brought: a line for each player, the best first. Empty while it is played, or if it ended without a
    /// result.
    pub results: Vec<BoardResult>,
}

/// The results of an event.
#[derive(Clone, Debug)]
pub struct EventResults {
    /// Its boards, round by round.
    pub boards: Vec<BoardStatus>,
    /// Who stands where.
    pub standings: Vec<Line>,
    /// Who gets which award.
    pub awards: Vec<(Award, Vec<BoardResult>)>,
}

impl EventResults {
    /// The results of all boards.
    pub fn all(&self) -> impl Iterator<Item = &BoardResult> {
        self.boards.iter().flat_map(|board| &board.results)
    }
}

#[boxed]
impl Service {
    /// The results of an event up to a round, or of all its rounds: computed from the games that are over.
    ///
    /// # Errors
    /// When nothing was dealt yet.
    pub async fn event_results(
        &self,
        context: &EventContext,
        until: Option<i64>,
    ) -> Result<EventResults, ServiceError> {
        let until = until.unwrap_or(i64::MAX);
        let mut boards = Vec::new();
        for board in context.boards.iter().filter(|board| board.round <= until) {
            let game = match board.game {
                Some(game) => Some(self.game_context(context.event.guild, game).await?),
                None => None,
            };
            let results = match &game {
                Some(game) if !game.game.head.status.is_living() => {
                    self.board_results(context, board, game).await?
                }
                _ => Vec::new(),
            };
            boards.push(BoardStatus {
                board: *board,
                game,
                results,
            });
        }
        if boards.is_empty() {
            return Err(EventRefusal::NothingDealt.into());
        }
        let all: Vec<BoardResult> = boards.iter().flat_map(|b| b.results.clone()).collect();
        let counted = context.plan.counted.map(|counted| counted as usize);
        let given = awards(&all).into_iter();
        Ok(EventResults {
            standings: standings(&all, counted),
            awards: given
                .map(|(award, won)| (award, won.into_iter().cloned().collect()))
                .collect(),
            boards,
        })
    }

    async fn board_results(
        &self,
        context: &EventContext,
        board: &EventBoard,
        game: &GameContext,
    ) -> Result<Vec<BoardResult>, ServiceError> {
        let scored = match self.scored(game, context.plan.scoring).await {
            Ok(scored) => scored,
            Err(ServiceError::Refused(Refusal::NoResult)) => return Ok(Vec::new()),
            Err(other) => return Err(other),
        };
        let (guild, id) = (game.game.guild, game.game.id);
        let sat = self.store.tenures(guild, id).await?;
        let mut results = of_board(board, &game.state, &scored, &sat);
        let most = results.iter().map(|r| r.centres).max().unwrap_or(0);
        for result in &mut results {
            result.top = most > 0 && result.centres == most;
        }
        results.sort_by_key(|r| (std::cmp::Reverse((r.points, r.centres)), r.power));
        Ok(results)
    }
}

/// A result for each player: a power's is that of whoever plays it, or played it last.
fn of_board(
    board: &EventBoard,
    state: &State,
    scored: &Scored,
    sat: &[Tenure],
) -> Vec<BoardResult> {
    let hands = state.setup.by_person().into_iter();
    let result = |hand: Vec<Power>| {
        let power = *hand.first()?;
        let own = scored
            .lines
            .iter()
            .filter(|(power, ..)| hand.contains(power));
        Some(BoardResult {
            round: u32::try_from(board.round).ok()?,
            board: u32::try_from(board.board).ok()?,
            power,
            player: last_player(sat, power).or_else(|| state.control.players_of(power).pop())?,
            points: own.clone().map(|(_, points, _)| points).sum(),
            centres: own.map(|(.., centres)| centres).sum(),
            solo: scored.won.iter().any(|power| hand.contains(power)),
            top: false,
        })
    };
    hands.filter_map(result).collect()
}

/// Who sat at a power last.
fn last_player(sat: &[Tenure], power: Power) -> Option<PlayerId> {
    let last = sat.iter().rfind(|t| *t.power == *power.id())?;
    Some(PlayerId(last.player as u64))
}
