//! The goal that goes with a composition: as large a part of all there is as in the variants' own.

use crate::board::Province;
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
/// The blocks most powers begin with in it: three centres of five (I-01b).
const FIRST_BLOCKS: u32 = 15;
/// The centres of the standard board, and how many of them win.
const CENTRES: (u32, u32) = (34, 18);

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
            // A board on which a larger part of the centres wins asks for as much more of the credits.
            let (parts, of_them) = board.own().map_or(CENTRES, |own| {
                let count = |centres: usize| u32::try_from(centres).unwrap_or(u32::MAX);
                (count(board.centres().len()), count(own.goal))
            });
            let (usual_parts, usual_goal) = CENTRES;
            let part = |goal| {
                let (goal, whole) = (goal * of_them * usual_parts, whole * parts * usual_goal);
                share(all, goal, whole).min(all)
            };
            VictoryRules::Income {
                alone: part(alone),
                alliance: part(alliance),
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
    let held = plain.provinces(board);
    let first = |at: Province| plain.start(board, at);
    let part = share(held.iter().map(first).sum(), goal, whole);
    if board.own().is_none() {
        return part;
    }
    // Blocks grow by what a power has, so where few powers share a board, that part of it is reached in two years.
    let played = setup.played().into_iter();
    let owned = board.first_centres();
    let begins = played.map(|power| {
        let own = owned.iter().filter(|(_, owner)| **owner == power);
        let own = own.map(|(at, _)| *at);
        own.filter(|at| held.contains(*at)).map(first).sum()
    });
    part.max(share(begins.min().unwrap_or_default(), goal, FIRST_BLOCKS))
}

/// As large a part of `all` as `part` is of `whole`, to the nearest; a half up.
fn share(all: u32, part: u32, whole: u32) -> u32 {
    let (all, part, whole) = (u64::from(all), u64::from(part), u64::from(whole));
    u32::try_from((all * part + whole / 2) / whole.max(1)).unwrap_or(u32::MAX)
}
