//! What a game's economy puts on its map: values, treasuries, incomes.

use std::collections::BTreeMap;

use crate::board::{Power, Province};
use crate::economy::EconomyRules;
use crate::game::{Report, Season, Setup, State};
use crate::words::Words;

use super::scene::{Chest, Scene};

/// What each land yields; nothing where the economy knows no values.
pub fn values(setup: &Setup) -> BTreeMap<Province, u32> {
    let EconomyRules::Credits(rules) = &setup.economy else {
        return BTreeMap::new();
    };
    let board = setup.board();
    let lands = board.lands().iter();
    lands.map(|p| (p, rules.value(board, p))).collect()
}

/// What a power's lands on the picture yield.
pub fn income(scene: &Scene, power: Power) -> u32 {
    let owned = scene.owners.iter().filter(|(_, o)| **o == power);
    owned.filter_map(|(p, _)| scene.values.get(p)).sum()
}

/// Puts the treasuries on the picture. What is in them is shown in Winter only, while it is what
/// the Fall has published.
pub fn standing(scene: &mut Scene, state: &State, words: &Words) {
    let Some(credits) = state.economy.credits() else {
        return;
    };
    let known = state.phase.season == Season::Winter;
    for (power, treasury) in &credits.treasuries {
        let credits = known.then_some(treasury.credits);
        put(scene, *power, treasury.seat, credits, words);
    }
}

/// Puts the treasuries on the picture of a phase's orders, where they lay before.
pub fn before(scene: &mut Scene, report: &Report, words: &Words) {
    for (power, seat) in &report.seats {
        put(scene, *power, *seat, None, words);
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
