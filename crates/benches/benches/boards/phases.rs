//! Movement phases on the worst boards that are accepted.

use chancery_benches::games::Dice;
use chancery_rules::board::{Board, Location, Position, Power, Province, UnitKind};
use chancery_rules::movement::{Friends, Orders, Preset, Rulebook, resolve};
use chancery_rules::orders::{Act, UnitRef, Via, check_board};

use super::{measured, rules};

/// How many phases of each kind are tried on each board under each rulebook.
const TRIES: usize = 10;

/// What all units do.
const KINDS: [&str; 4] = [
    "all move",
    "one army is carried by all",
    "every army is carried",
    "all support or attack one",
];

fn crowd(board: &Board, dice: &mut Dice) -> Position {
    let powers: Vec<Power> = board.powers().collect();
    let mut position = Position::default();
    for at in board.provinces().iter() {
        let kind = if board.is_sea(at) {
            UnitKind::Fleet
        } else {
            UnitKind::Army
        };
        let owner = powers[dice.roll(powers.len())];
        position.add(kind, Some(owner), Location::from(at));
    }
    position
}

fn named(unit: &chancery_rules::board::Unit) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

fn orders(board: &Board, position: &Position, kind: usize, dice: &mut Dice) -> Orders {
    let mut orders = Orders::default();
    let armies: Vec<_> = position
        .units
        .iter()
        .filter(|unit| unit.kind == UnitKind::Army)
        .collect();
    let shores: Vec<Province> = board
        .coastal()
        .iter()
        .filter(|at| !board.is_sea(*at))
        .collect();
    let goal = shores[dice.roll(shores.len())];
    // Where each army goes, perhaps over sea.
    let goals: Vec<Province> = armies
        .iter()
        .map(|_| shores[dice.roll(shores.len())])
        .collect();
    let chosen = dice.roll(armies.len());
    for unit in &position.units {
        let reach: Vec<Province> = board.reach(unit.kind, unit.at).iter().collect();
        let near = reach
            .get(dice.roll(reach.len()))
            .copied()
            .unwrap_or(unit.at.province);
        let walk = Act::Move {
            to: near.into(),
            via: Via::Unsaid,
        };
        let sail = |to: Province| Act::Move {
            to: to.into(),
            via: Via::Convoy,
        };
        let number = armies.iter().position(|army| army.id == unit.id);
        let act = match (kind, number) {
            (0, _) => walk,
            (1, Some(n)) if n == chosen => sail(goal),
            (1, Some(_)) => walk,
            (1, None) => Act::Convoy {
                unit: named(armies[chosen]),
                to: goal.into(),
            },
            (2, Some(n)) => sail(goals[n]),
            (2, None) => {
                let n = dice.roll(armies.len());
                Act::Convoy {
                    unit: named(armies[n]),
                    to: goals[n].into(),
                }
            }
            (_, Some(n)) if n % 8 == 0 => sail(goal),
            (_, Some(_)) if reach.contains(&goal) => {
                let helped = armies[dice.roll(armies.len()) / 8 * 8];
                Act::SupportMove {
                    unit: named(helped),
                    to: goal.into(),
                }
            }
            (_, Some(_)) => walk,
            (_, None) => Act::Convoy {
                unit: named(armies[dice.roll(armies.len()) / 8 * 8]),
                to: goal.into(),
            },
        };
        orders.acts.insert(unit.id, act);
    }
    orders
}

/// Prints how long phases take, slowest of their kind.
pub fn phases() {
    println!(
        "\n| board | units | what they do | slowest phase, ms | under | MiB |\n|---|---|---|---|---|---|"
    );
    for (name, file) in rules::accepted() {
        let Some(board) = check_board(&file.to_string()).board else {
            println!("| {name} | not accepted | | | | |");
            continue;
        };
        for (kind, what) in KINDS.iter().enumerate() {
            let (mut worst, mut under, mut most) = (0.0_f64, "", 0);
            let mut units = 0;
            for preset in Preset::ALL {
                let rules: Rulebook = preset.rulebook();
                let mut dice = Dice(7);
                for _ in 0..TRIES {
                    let position = crowd(&board, &mut dice);
                    let orders = orders(&board, &position, kind, &mut dice);
                    units = position.units.len();
                    let (_, cost) = measured(|| {
                        resolve(&board, &rules, &Friends::default(), &position, &orders)
                    });
                    most = most.max(cost.bytes);
                    if cost.ms > worst {
                        (worst, under) = (cost.ms, preset.id());
                    }
                }
            }
            let mib = most as f64 / 1_048_576.0;
            println!("| {name} | {units} | {what} | {worst:.1} | {under} | {mib:.0} |");
        }
    }
}
