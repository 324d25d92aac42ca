//! What a game's land is worth to those who play for it, and whose it is.

use std::collections::BTreeMap;

use chancery_rules::board::{Power, Province};
use chancery_rules::economy::Measure;
use chancery_rules::game::State;

/// What one supply centre is worth; all values are in thousandths of it.
pub(crate) const CENTRE: i32 = 1000;

/// A credit a year: three earn as much as a centre feeds.
const CREDIT: i32 = CENTRE / 3;

/// A block: five buy a unit.
const BLOCK: i32 = CENTRE / 5;

/// Whose each province is, and what it is worth.
#[derive(Clone)]
pub(crate) struct Land {
    /// By province.
    pub(crate) owner: [Option<Power>; Province::SLOTS],
    /// By province, in thousandths of a centre; 0 where nothing is to be had.
    pub(crate) worth: [i32; Province::SLOTS],
    /// The provinces that are worth something.
    pub(crate) prizes: Vec<Province>,
}

impl Land {
    /// The land of a game as it stands.
    pub(crate) fn of(state: &State) -> Land {
        Land::with(state, state.economy.owners())
    }

    /// The land of a game, with other owners.
    pub(crate) fn with(state: &State, owners: &BTreeMap<Province, Power>) -> Land {
        let board = state.setup.board();
        let rules = &state.setup.economy;
        let mut owner = [None; Province::SLOTS];
        for (at, power) in owners {
            owner[at.index()] = Some(*power);
        }
        let worth = |at: Province| -> i32 {
            let most = 40 * CENTRE;
            match rules.measure() {
                Measure::Centres | Measure::Units => {
                    if rules.counting(board).contains(at) {
                        CENTRE
                    } else {
                        0
                    }
                }
                Measure::Income => {
                    let credits = rules.value(board, at).unwrap_or(0);
                    (credits as i32).saturating_mul(CREDIT).min(most)
                }
                Measure::Blocks => {
                    let held = state.economy.investments().and_then(|all| all.get(&at));
                    // An empty centre may still be filled.
                    held.map_or(0, |blocks| {
                        let blocks = (*blocks).min(10_000) as i32;
                        (BLOCK + blocks * BLOCK).min(most)
                    })
                }
            }
        };
        let mut worths = [0; Province::SLOTS];
        let mut prizes = Vec::new();
        for at in board.lands().iter() {
            worths[at.index()] = worth(at);
            if worths[at.index()] > 0 {
                prizes.push(at);
            }
        }
        Land {
            owner,
            worth: worths,
            prizes,
        }
    }

    /// What all land of a power is worth, or all that nobody owns.
    pub(crate) fn total(&self, of: Option<Power>) -> i32 {
        let theirs = self.prizes.iter().filter(|at| self.owner[at.index()] == of);
        theirs.map(|at| self.worth[at.index()]).sum()
    }
}
