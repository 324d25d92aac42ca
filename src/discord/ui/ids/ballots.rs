//! The buttons of ballots, and the one that confirms how a GM ends a game.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::power_bits::PowerBits;
use crate::board::{Board, Power};
use crate::service::Ruling;
use crate::store::PhaseNo;

/// A button that votes on a ballot, or takes the vote back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BallotAsk {
    /// The ballot's number in this installation.
    pub ballot: i64,
    /// The vote; `None` takes the vote back.
    pub yes: Option<bool>,
}

/// The end a GM is about to confirm: the phase it was asked in, its kind, the powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleAsk {
    /// The phase it was asked in.
    pub phase: PhaseNo,
    /// Whether the powers win; otherwise they share in a draw.
    pub wins: bool,
    /// The powers that share the result.
    pub powers: PowerBits,
}

impl RuleAsk {
    /// The button that confirms a GM's ruling on the game's result.
    pub fn of(phase: PhaseNo, ruling: &Ruling, board: &Board) -> RuleAsk {
        let (wins, powers) = match ruling {
            Ruling::Draw(all) => (false, PowerBits::of(all.iter().copied(), board)),
            Ruling::Win(power) => (true, PowerBits::of([*power], board)),
            Ruling::Nothing => (false, PowerBits::of([], board)),
        };
        RuleAsk {
            phase,
            wins,
            powers,
        }
    }

    /// The end of a game on that board that this button confirms.
    pub fn ruling(self, board: &Board) -> Ruling {
        let all: BTreeSet<Power> = self.powers.on(board).collect();
        match (self.wins, all.first()) {
            (_, None) => Ruling::Nothing,
            (true, Some(power)) => Ruling::Win(*power),
            (false, _) => Ruling::Draw(all),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::powers::{ENGLAND, FRANCE, TURKEY};

    #[test]
    fn a_ruling_survives_its_button() {
        for ruling in [
            Ruling::Nothing,
            Ruling::Win(TURKEY),
            Ruling::Draw([ENGLAND, FRANCE].into()),
        ] {
            let board = Board::standard();
            let ask = RuleAsk::of(PhaseNo(3), &ruling, board);
            assert_eq!(ask.ruling(board), ruling);
        }
    }
}
