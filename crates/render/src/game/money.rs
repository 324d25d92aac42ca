//! What a game's economy puts on its map: values, treasuries, incomes.

use std::collections::BTreeMap;

use chancery_i18n::{Value, Words};
use chancery_rules::board::{Board, Power, Province};
use chancery_rules::game::{Report, Season, Setup, State, VictoryRules};

use crate::scene::{Chest, Scene};

/// Puts on the picture what each land yields and where there are yards; nothing where the economy knows
/// neither.
pub fn lands(scene: &mut Scene, setup: &Setup, owners: &BTreeMap<Province, Power>) {
    let board = setup.board();
    if let Some(values) = setup.economy.values(board) {
        scene.values = values;
    }
    if setup.economy.has_yards() {
        let yards = board.powers().flat_map(|power| board.yards(power));
        scene.yards = yards.map(|at| (*at, owners.get(at).copied())).collect();
    }
}

/// The credits a year that a power's provinces on the picture yield.
pub fn income(scene: &Scene, power: Power) -> u32 {
    let owned = scene.owners.iter().filter(|(_, o)| **o == power);
    owned.filter_map(|(p, _)| scene.values.get(p)).sum()
}

/// The blocks in a power's provinces.
pub fn blocks(scene: &Scene, power: Power) -> u32 {
    let mine = |at| scene.owners.get(at) == Some(&power);
    let held = scene.blocks.iter().filter(|(at, _)| mine(at));
    held.fold(0, |all, (_, n)| all.saturating_add(*n))
}

/// Whether every land counts and so has an owner, and not the supply centres alone.
pub fn everywhere(scene: &Scene, board: &Board) -> bool {
    let blocks = || scene.blocks.keys().any(|at| !board.is_centre(*at));
    !scene.values.is_empty() || blocks()
}

/// Puts a note about the game's goal under the picture's legend.
pub fn goal(scene: &mut Scene, setup: &Setup, words: &Words) {
    let goal = |key: &str, goal: Value<'_>| words.text(key, &[("goal", goal)]);
    let said = match setup.victory {
        VictoryRules::Blocks { goal: blocks, .. } => goal("render-goal", blocks.into()),
        VictoryRules::Solo { centres } => goal("render-goal-centres", centres.into()),
        VictoryRules::Income { alone, .. } => goal("render-goal-income", alone.into()),
        VictoryRules::Points(goals) => {
            let args = [
                ("goal", goals.alone.into()),
                ("two", goals.two.into()),
                ("three", goals.three.into()),
            ];
            words.text("render-goal-points", &args)
        }
    };
    scene.legend.foot.push(said);
}

/// Puts the treasuries on the picture. What is in them is shown in Winter only, while it is what
/// the Fall has published.
pub fn standing(scene: &mut Scene, state: &State, words: &Words) {
    let Some(treasuries) = state.economy.treasuries() else {
        return;
    };
    let known = state.phase.season == Season::Winter;
    for (power, treasury) in treasuries {
        let has = state.strength(*power);
        if has.is_none() && treasury.seat.is_none() {
            continue;
        }
        let credits = has.and_then(|has| has.credits).filter(|_| known);
        put(scene, *power, treasury.seat, credits, words);
    }
}

/// Puts the treasuries on the picture of a phase's orders, where they lie after it: what was moved,
/// taken and lost is published with it (E-13f).
pub fn after(scene: &mut Scene, report: &Report, words: &Words) {
    for (power, seat) in report.treasury_seats() {
        put(scene, power, seat, None, words);
    }
}

fn put(
    scene: &mut Scene,
    owner: Power,
    seat: Option<Province>,
    credits: Option<u32>,
    words: &Words,
) {
    match seat {
        Some(at) => scene.chests.push(Chest { owner, at, credits }),
        None => {
            let args = [("power", words.power(owner).into())];
            scene.legend.foot.push(words.text("render-seatless", &args));
        }
    }
}
