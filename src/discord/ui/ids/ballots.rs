//! The buttons of ballots, and the one that confirms how a GM ends a game.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::service::Ruling;
use crate::store::PhaseNo;

/// A button under a ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BallotAsk {
    /// The ballot's number in this installation.
    pub ballot: i64,
    /// Which way; nothing takes the vote back.
    pub yes: Option<bool>,
}

/// The end a GM is about to confirm: the phase it was asked in, its kind, the powers as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleAsk {
    /// The phase it was asked in.
    pub phase: PhaseNo,
    /// Whether the powers win; otherwise they share in a draw.
    pub wins: bool,
    /// The powers, a bit for each.
    pub powers: u8,
}

impl RuleAsk {
    /// The button for a ruling.
    pub fn of(phase: PhaseNo, ruling: &Ruling) -> RuleAsk {
        let bits = |all: &BTreeSet<Power>| all.iter().fold(0, |bits, p| bits | bit(*p));
        let (wins, powers) = match ruling {
            Ruling::Draw(all) => (false, bits(all)),
            Ruling::Win(power) => (true, bit(*power)),
            Ruling::Nothing => (false, 0),
        };
        RuleAsk {
            phase,
            wins,
            powers,
        }
    }

    /// The end of the game that this button confirms.
    pub fn ruling(self) -> Ruling {
        let named = Power::ALL
            .into_iter()
            .filter(|p| self.powers & bit(*p) != 0);
        let all: BTreeSet<Power> = named.collect();
        match (self.wins, all.first()) {
            (_, None) => Ruling::Nothing,
            (true, Some(power)) => Ruling::Win(*power),
            (false, _) => Ruling::Draw(all),
        }
    }
}

const fn bit(power: Power) -> u8 {
    1 << power.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Power::{England, France, Turkey};

    #[test]
    fn a_ruling_survives_its_button() {
        for ruling in [
            Ruling::Nothing,
            Ruling::Win(Turkey),
            Ruling::Draw([England, France].into()),
        ] {
            assert_eq!(RuleAsk::of(PhaseNo(3), &ruling).ruling(), ruling);
        }
    }
}
