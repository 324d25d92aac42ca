//! Who the others are: players that look at one place after another, or players that search.
//!
//! What a power ordered in the last phases is held against what DumbBot's method would have ordered there.

use chancery_rules::board::{Power, PowerMap};
use chancery_rules::game::Season;

use crate::appraisal::Appraisal;
use crate::dice::Dice;
use crate::dumbbot::moment;
use crate::land::Land;
use crate::policy::{self, Manner};
use crate::scene::Scene;
use crate::terrain::Terrain;
use crate::view::{Told, View};

/// How often each order is looked for among what the method might have ordered.
const SAMPLES: usize = 6;

/// Of DumbBot's orders this share is found among its samples, and of a searching player's that; in thousandths,
/// from games among either.
const OF_DUMBBOT: i64 = 620;
const OF_SEARCH: i64 = 350;

/// What is believed of somebody of whom nothing was seen, in thousandths.
const PRIOR: i64 = 700;

/// How likely each power is to be one that searches, in thousandths.
pub(crate) struct Belief(PowerMap<i64>);

impl Belief {
    /// What a view's past tells.
    pub(crate) fn of(view: &View, terrain: &Terrain, dice: &mut Dice) -> Belief {
        let state = view.state();
        let shared = state.setup.movement.shared(terrain.board);
        // By power: how many orders were seen, and in how many samples those were found.
        let mut seen: PowerMap<(i64, i64)> = PowerMap::new();
        for told in view.past() {
            let land = Land::with(state, &told.owners);
            let fall = told.phase.season != Season::Spring;
            let scene = Scene::of(terrain, &land, &told.before, shared, fall);
            for power in Power::ALL {
                if view.powers().contains(&power) {
                    continue;
                }
                let found = matches(&scene, power, told, dice);
                let so_far = seen.entry(power).or_default();
                so_far.0 += found.0;
                so_far.1 += found.1;
            }
        }
        let believed = |(power, (orders, found)): (Power, (i64, i64))| {
            (power, posterior(orders, found * 1000 / (SAMPLES as i64)))
        };
        Belief(seen.into_iter().map(believed).collect())
    }

    /// How likely a power is to be one that searches, in thousandths.
    pub(crate) fn searches(&self, power: Power) -> i64 {
        self.0.get(&power).copied().unwrap_or(PRIOR)
    }
}

/// How many of a power's orders were seen, and in how many samples of all they were found.
fn matches(scene: &Scene<'_>, power: Power, told: &Told, dice: &mut Dice) -> (i64, i64) {
    let manner = Manner::PLAIN;
    let map = Appraisal::of(scene, power, moment(told.phase.season), manner.even);
    let (mut orders, mut found) = (0, 0);
    for sample in 0..SAMPLES {
        for (i, act) in policy::orders(scene, power, &map, manner, dice) {
            let id = scene.units[i].id;
            let real = told.orders.iter().find(|(unit, _)| unit.id == id);
            let Some((_, Some(real))) = real else {
                continue;
            };
            orders += i64::from(sample == 0);
            found += i64::from(*real == act);
        }
    }
    (orders, found)
}

/// The belief after so many orders, of which the given thousandths were found among the samples: the log-odds move
/// with the distance from the middle of the two kinds.
fn posterior(orders: i64, found: i64) -> i64 {
    if orders == 0 {
        return PRIOR;
    }
    let middle = (OF_DUMBBOT + OF_SEARCH) / 2 * orders;
    // In thousandths: an order that surely was DumbBot's counts as one that surely was not.
    let lean = (middle - found) * 2;
    match lean {
        2000.. => 950,
        500.. => 850,
        -500..500 => PRIOR,
        -2000..-500 => 300,
        _ => 50,
    }
}

/// Only for measuring: the share of a power's orders in a view's past that are found among DumbBot's, in
/// thousandths.
#[cfg(test)]
pub(crate) fn found_share(view: &View, power: Power) -> Option<i64> {
    let terrain = Terrain::of(view.state().setup.board());
    let mut dice = Dice::new(1);
    let (mut orders, mut found) = (0, 0);
    for told in view.past() {
        let land = Land::with(view.state(), &told.owners);
        let fall = told.phase.season != Season::Spring;
        let shared = view.state().setup.movement.shared(terrain.board);
        let scene = Scene::of(&terrain, &land, &told.before, shared, fall);
        let seen = matches(&scene, power, told, &mut dice);
        orders += seen.0;
        found += seen.1;
    }
    (orders > 0).then(|| found * 1000 / (orders * SAMPLES as i64))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use chancery_rules::control::PlayerId;
    use chancery_rules::game::{PhaseKind, adjudicate};
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::budget::Budget;
    use crate::kind::Kind;

    /// The mean share of orders found, over all powers after three years of seven players of a kind.
    fn share(kind: Kind, seed: u64) -> i64 {
        let mut state = arena::start(&variants::standard(None), seed);
        let mut dice = Dice::new(seed);
        let mut past = Vec::new();
        while state.is_playing() && state.phase.year < 1904 {
            let mut sheets = BTreeMap::new();
            for player in state.control.players() {
                let view = View::of(&state, player, &past);
                let mut player_of_kind = kind.player(dice.bits());
                let thought = player_of_kind.sheet(&view, &mut Budget::of(600));
                sheets.insert(player, thought.sheet);
            }
            let (next, report) = adjudicate(&state, &sheets);
            if state.phase.step == PhaseKind::Movement {
                past.push(report);
            }
            state = next;
        }
        let view = View::of(&state, PlayerId(1), &past);
        let shares: Vec<i64> = Power::ALL
            .into_iter()
            .filter_map(|power| found_share(&view, power))
            .collect();
        shares.iter().sum::<i64>() / shares.len() as i64
    }

    #[test]
    fn dumbbots_orders_are_found_more_often_than_those_of_a_player_that_searches() {
        let (dumb, search) = (share(Kind::Dumbbot, 5), share(Kind::Normal, 5));
        assert!(dumb > search + 150, "{dumb} against {search}");
        assert!((dumb - OF_DUMBBOT).abs() < 120, "{dumb}");
        assert!((search - OF_SEARCH).abs() < 120, "{search}");
    }

    #[test]
    fn what_looks_like_dumbbot_is_believed_to_be_it() {
        assert_eq!(posterior(0, 0), PRIOR);
        assert_eq!(posterior(20, 20 * OF_DUMBBOT), 50);
        assert_eq!(posterior(20, 20 * OF_SEARCH), 950);
    }
}
