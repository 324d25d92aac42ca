//! What a game's land is worth to those who play for it, and whose it is.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, Power, Province};
use chancery_rules::economy::Measure;
use chancery_rules::economy::credits::Treasury;
use chancery_rules::game::State;

/// What one supply centre is worth; all values are in thousandths of it.
pub(crate) const CENTRE: i32 = 1000;

/// A credit a year: three earn as much as a centre feeds.
const CREDIT: i32 = CENTRE / 3;

/// A block: five buy a unit.
const BLOCK: i32 = CENTRE / 5;

/// A province that is worth something.
#[derive(Clone)]
pub(crate) struct Prize {
    pub(crate) at: Province,
    /// Its number on the board.
    pub(crate) number: usize,
    pub(crate) owner: Option<Power>,
    /// In thousandths of a centre, more than 0.
    pub(crate) worth: i32,
}

/// Whose each province is, and what it is worth.
#[derive(Clone)]
pub(crate) struct Land {
    board: &'static Board,
    /// By a province's number.
    owners: Vec<Option<Power>>,
    /// By a province's number, in thousandths of a centre; 0 where nothing is to be had.
    worths: Vec<i32>,
    /// The provinces that are worth something, in the board's order.
    pub(crate) prizes: Vec<Prize>,
}

/// What lies in treasuries, by the province.
fn piles(state: &State) -> BTreeMap<Province, u32> {
    let treasuries = state
        .economy
        .treasuries()
        .into_iter()
        .flat_map(|all| all.values());
    let pile = |treasury: &Treasury| Some((treasury.seat?, treasury.credits));
    treasuries.filter_map(pile).collect()
}

impl Land {
    /// The land of a game as it stands.
    pub(crate) fn of(state: &State) -> Land {
        Land::by(state, state.setup.economy.measure())
    }

    /// The land of a game as somebody sees it who goes by another measure.
    pub(crate) fn by(state: &State, measure: Measure) -> Land {
        Land::build(state, measure, state.economy.owners())
    }

    /// The land of a game, with other owners.
    pub(crate) fn with(state: &State, owners: &BTreeMap<Province, Power>) -> Land {
        Land::build(state, state.setup.economy.measure(), owners)
    }

    fn build(state: &State, measure: Measure, owners: &BTreeMap<Province, Power>) -> Land {
        let board = state.setup.board();
        let rules = &state.setup.economy;
        let counting = if measure == rules.measure() {
            rules.counting(board)
        } else {
            board.centres()
        };
        let piles = piles(state);
        let worth = |at: Province| -> i32 {
            let most = 40 * CENTRE;
            match measure {
                Measure::Centres | Measure::Units => {
                    if counting.contains(at) {
                        CENTRE
                    } else {
                        0
                    }
                }
                Measure::Income => {
                    let credits = rules.value(board, at).unwrap_or(0);
                    let yearly = (credits as i32).saturating_mul(CREDIT);
                    // What lies in a treasury is won once, not every year.
                    let pile = piles.get(&at).copied().unwrap_or(0).min(1000) as i32;
                    yearly.saturating_add(pile * CREDIT / 2).min(most)
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
        let owner = |at: Province| owners.get(&at).copied();
        let prize = |(number, at): (usize, Province)| Prize {
            at,
            number,
            owner: owner(at),
            worth: if board.is_sea(at) { 0 } else { worth(at) },
        };
        let mut prizes: Vec<Prize> = board.provinces().iter().enumerate().map(prize).collect();
        let worths = prizes.iter().map(|prize| prize.worth).collect();
        prizes.retain(|prize| prize.worth > 0);
        Land {
            board,
            owners: board.provinces().iter().map(owner).collect(),
            worths,
            prizes,
        }
    }

    /// Who owns a province.
    pub(crate) fn owner(&self, at: Province) -> Option<Power> {
        self.owners[self.board.number(at)?]
    }

    /// What a province is worth, in thousandths of a centre; 0 where nothing is to be had.
    pub(crate) fn worth(&self, at: Province) -> i32 {
        self.board
            .number(at)
            .map_or(0, |number| self.worths[number])
    }

    /// What all land of a power is worth, or all that nobody owns.
    pub(crate) fn total(&self, of: Option<Power>) -> i32 {
        let theirs = self.prizes.iter().filter(|prize| prize.owner == of);
        theirs.map(|prize| prize.worth).sum()
    }
}
