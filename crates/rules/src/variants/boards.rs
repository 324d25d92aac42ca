//! Taking a game to a board that is not one of ours.

use std::fmt;

use crate::board::{Board, BoardRef, OpeningUnits};
use crate::control::ControlRules;
use crate::economy::EconomyRules;
use crate::game::{Absent, Calendar, Motion, Opening, Seasons, Setup};
use crate::movement::MovementRules;

use super::goals;

/// Why a game of some rules cannot be played on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotCarry {
    /// The exchange: with fewer than three currencies prices mean nothing.
    Exchange { powers: usize },
    /// Treaties: between two powers they mean nothing.
    Treaties { powers: usize },
    /// The credits economy: the powers could not pay for their units.
    Credits { total: u32, least: u32 },
    /// Naval movement: there are too few seas.
    Naval { seas: usize },
    /// Armies aboard fleets: spaces and seas together are too many.
    ArmyFleet { spaces: usize, seas: usize },
}

/// The credits a year that a board yields at least for each power, where credits are played.
const CREDITS_A_POWER: u32 = 8;
/// The seas that naval movement needs at least.
const SEAS: usize = 2;
/// How many spaces there may be, if every sea has a berth for an army aboard besides.
const SPACES_AND_BERTHS: usize = 256;

impl fmt::Display for CannotCarry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotCarry::Exchange { powers } => write!(
                f,
                "This board cannot carry the exchange: {powers} powers play on it, and prices need 3."
            ),
            CannotCarry::Treaties { powers } => write!(
                f,
                "This board cannot carry treaties: {powers} powers play on it, and treaties need 3."
            ),
            CannotCarry::Credits { total, least } => write!(
                f,
                "This board cannot carry credits: its provinces yield {total} a year, and its powers need {least}."
            ),
            CannotCarry::Naval { seas } => write!(
                f,
                "This board cannot carry naval movement: it has {seas} seas, and fleets need {SEAS}."
            ),
            CannotCarry::ArmyFleet { spaces, seas } => write!(
                f,
                "This board cannot carry armies aboard fleets: its {spaces} spaces and {seas} seas are more than {SPACES_AND_BERTHS} together."
            ),
        }
    }
}

impl std::error::Error for CannotCarry {}

impl Setup {
    /// Takes the rules to another board. On one that was read, calendar, opening and the powers nobody plays are the
    /// board's, and a goal in the usual figures is in the same proportion to it as to our boards.
    ///
    /// # Errors
    /// What the board lacks for these rules; then nothing is changed.
    pub fn play_on(&mut self, board: BoardRef) -> Result<(), CannotCarry> {
        let usual = goals::usual(self);
        let mut next = self.clone();
        next.board = board;
        next.borders.clear();
        if board.shipped().is_none() {
            next.motions.retain(|motion, _| motion.island().is_none());
            next.fits(board.board())?;
            next.take_over(board.board());
        }
        if let Some(goal) = usual {
            next.victory = goals::of(goal, &next);
        }
        *self = next;
        Ok(())
    }

    fn fits(&mut self, board: &Board) -> Result<(), CannotCarry> {
        let asleep = board.own().map_or(0, |own| own.asleep.len());
        let powers = board.powers().count() - asleep;
        if self.relations.treaties() && powers < 3 {
            return Err(CannotCarry::Treaties { powers });
        }
        if matches!(self.control, ControlRules::Exchange(_)) && powers < 3 {
            return Err(CannotCarry::Exchange { powers });
        }
        let least = CREDITS_A_POWER * u32::try_from(powers).unwrap_or(u32::MAX);
        let total = total(board);
        if matches!(self.economy, EconomyRules::Credits(_)) && total < least {
            return Err(CannotCarry::Credits { total, least });
        }
        let (spaces, seas) = (board.provinces().len(), board.seas().len());
        if matches!(self.movement, MovementRules::Naval { .. }) && seas < SEAS {
            return Err(CannotCarry::Naval { seas });
        }
        if spaces + seas > SPACES_AND_BERTHS {
            if self.movement.convoys().army_fleet() {
                return Err(CannotCarry::ArmyFleet { spaces, seas });
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
        if let EconomyRules::Credits(rules) = &mut self.economy {
            rules.forget_names();
        }
        let asleep = own.asleep.iter();
        self.absent = asleep.map(|power| (*power, Absent::Disorder)).collect();
    }
}

/// What the land of a board yields, in credits a year.
fn total(board: &Board) -> u32 {
    board.lands().iter().map(|at| board.value(at)).sum()
}
