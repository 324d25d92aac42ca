//! The goal that goes with a composition: as large a part of all there is as in the variants' own.

use crate::economy::EconomyRules;
use crate::economy::blocks::{BlocksRules, Provinces};
use crate::economy::credits::CreditsRules;
use crate::game::{Setup, VictoryRules};
use crate::relations::Goals;

use super::axes::Goal;

/// All credits a year on the economic board (E-01a), and what wins of them (E-15a, E-15b).
const CREDITS: (u32, u32, u32) = (156, 80, 108);
/// All blocks at the start of a plain game of Investment Diplomacy (I-01b), and what wins (I-08a).
const BLOCKS: (u32, u32) = (170, 100);

/// The goal a setup is played for by its economy, or by its treaties.
pub fn natural(setup: &Setup) -> VictoryRules {
    let goal = match setup.economy {
        // Treaties are played for claims, whatever units cost.
        _ if setup.relations.treaties() => Goal::Points,
        EconomyRules::Centres => Goal::Centres,
        EconomyRules::Credits(_) => Goal::Income,
        EconomyRules::Blocks(_) => Goal::Blocks,
    };
    of(goal, setup)
}

/// The victory rules for a goal, its figures in proportion to the setup's board and economy.
pub fn of(goal: Goal, setup: &Setup) -> VictoryRules {
    match goal {
        Goal::Centres => {
            let (counting, board) = (setup.counting(), setup.board());
            let own = board.own().filter(|_| counting == board.centres());
            let majority = counting.len() / 2 + 1;
            VictoryRules::Solo {
                centres: own.map_or(majority, |own| own.goal),
            }
        }
        Goal::Income => {
            let board = setup.board();
            let yearly = |rules: &CreditsRules| -> u32 {
                let all = board.lands().iter().map(|at| rules.value(board, at));
                all.sum()
            };
            let all = match &setup.economy {
                EconomyRules::Credits(rules) => yearly(rules),
                EconomyRules::Centres => yearly(&CreditsRules::default()),
                // What all blocks bring in the first year.
                EconomyRules::Blocks(rules) => {
                    let held = rules.provinces(board).iter();
                    rules.income(held.map(|at| rules.start(board, at)).sum())
                }
            };
            let (whole, alone, alliance) = CREDITS;
            VictoryRules::Income {
                alone: share(all, alone, whole),
                alliance: share(all, alliance, whole),
            }
        }
        Goal::Points => VictoryRules::Points(Goals::default()),
        Goal::Blocks => VictoryRules::Blocks {
            goal: blocks(setup),
            centres: 0,
        },
    }
}

/// The goal a setup is played for; `None` if its figures differ from those that [`of`] gives for its board
/// and economy.
pub fn usual(setup: &Setup) -> Option<Goal> {
    let goal = match setup.victory {
        VictoryRules::Solo { .. } => Goal::Centres,
        VictoryRules::Income { .. } => Goal::Income,
        VictoryRules::Blocks { .. } => Goal::Blocks,
        VictoryRules::Points(_) => Goal::Points,
    };
    (setup.victory == of(goal, setup)).then_some(goal)
}

/// The blocks to play for: 100, and more or less where other provinces hold blocks, too (I-08a to
/// I-08c, 2B.19). What a centre holds at first changes nothing (2B.21).
fn blocks(setup: &Setup) -> u32 {
    let provinces = match &setup.economy {
        EconomyRules::Blocks(rules) => rules.provinces,
        EconomyRules::Centres | EconomyRules::Credits(_) => Provinces::Centres,
    };
    let (whole, goal) = BLOCKS;
    let board = setup.board();
    if provinces == Provinces::Centres && board.is_of_rulebooks() {
        return goal;
    }
    let plain = BlocksRules {
        provinces,
        ..BlocksRules::default()
    };
    let held = plain.provinces(board).iter();
    share(held.map(|at| plain.start(board, at)).sum(), goal, whole)
}

/// As large a part of `all` as `part` is of `whole`, to the nearest; a half up.
fn share(all: u32, part: u32, whole: u32) -> u32 {
    (all * part + whole / 2) / whole
}
