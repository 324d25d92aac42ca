//! Taking a game to a board that is not one of ours.

use crate::board::{Board, BoardNeeds, BoardRef, OpeningUnits};
use crate::game::{Calendar, Motion, Opening, Seasons, Setup};

use super::players::asleep;
use super::{axes, goals};

/// Why a game of some rules cannot be played on a board: what it has, and what they need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotCarry {
    /// Too few powers are played on it.
    #[error("{has} powers are played, and {needs} are needed")]
    Powers { has: usize, needs: usize },
    /// Its land yields too little a year, in credits.
    #[error("the land yields {has} credits a year, and {needs} are needed")]
    Income { has: u32, needs: u32 },
    /// It has too few seas.
    #[error("there are {has} seas, and {needs} are needed")]
    Seas { has: usize, needs: usize },
    /// Spaces and seas together are too many: each sea needs room for an army aboard.
    #[error("{spaces} spaces and {seas} seas are too many with armies aboard")]
    Spaces { spaces: usize, seas: usize },
}

/// How many spaces there may be, if every sea has a berth for an army aboard besides.
pub const SPACES_AND_BERTHS: usize = 256;

impl Setup {
    /// Takes the rules to another board. On one that was read, calendar, last year, opening and the powers nobody
    /// plays are the board's, and a goal in the usual figures is in the same proportion to it as to our boards.
    ///
    /// # Errors
    /// What the board lacks for these rules; then nothing is changed.
    pub fn play_on(&mut self, board: BoardRef) -> Result<(), CannotCarry> {
        let usual = goals::usual(self);
        let mut next = self.clone();
        axes::Choice::Board(board).choose(&mut next);
        next.borders.clear();
        // What the board says itself is not kept.
        next.builds = next
            .builds
            .filter(|builds| *builds != board.board().builds());
        if board.shipped().is_none() {
            next.fits(board.board())?;
            next.take_over(board.board());
        }
        if let Some(goal) = usual {
            next.victory = goals::of(goal, &next);
        }
        *self = next;
        Ok(())
    }

    fn needs(&self) -> BoardNeeds {
        let (control, relations) = (self.control.needs(), self.relations.needs());
        let (economy, movement) = (self.economy.needs(), self.movement.needs());
        control.and(relations).and(economy).and(movement)
    }

    /// Whether a board that was read has what the rules need.
    ///
    /// # Errors
    /// What it lacks.
    pub(super) fn fits(&mut self, board: &Board) -> Result<(), CannotCarry> {
        let needed = self.needs();
        let asleep = board.own().map_or(0, |own| own.asleep.len());
        let has = board.powers().count() - asleep;
        if has < needed.powers {
            let needs = needed.powers;
            return Err(CannotCarry::Powers { has, needs });
        }
        let needs = needed.income * u32::try_from(has).unwrap_or(u32::MAX);
        let income = board.lands().iter().map(|at| board.value(at)).sum();
        if income < needs {
            let has = income;
            return Err(CannotCarry::Income { has, needs });
        }
        let (spaces, seas) = (board.provinces().len(), board.seas().len());
        if seas < needed.seas {
            let (has, needs) = (seas, needed.seas);
            return Err(CannotCarry::Seas { has, needs });
        }
        if spaces + seas > SPACES_AND_BERTHS {
            if needed.berths {
                return Err(CannotCarry::Spaces { spaces, seas });
            }
            // What could not be carried out is not put to the vote.
            self.motions.remove(&Motion::Convoys);
        }
        Ok(())
    }

    fn take_over(&mut self, board: &Board) {
        let Some(own) = board.own() else {
            return;
        };
        self.calendar = Calendar {
            first_year: own.first_year,
            seasons: if own.one_season {
                Seasons::One
            } else {
                Seasons::Two
            },
        };
        self.opening = match (own.opening, self.opening) {
            (OpeningUnits::Builds, _) => Opening::Unarmed,
            (OpeningUnits::Placed, chosen @ (Opening::Unarmed | Opening::Chosen)) => chosen,
            (OpeningUnits::Placed, _) => Opening::Standard,
        };
        self.last_year = own.last_year;
        self.economy.forget_names();
        self.hands.clear();
        self.absent = asleep(board);
    }
}
