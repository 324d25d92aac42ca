//! Guesses of what the others will order.

use chancery_rules::board::Power;
use chancery_rules::game::State;
use chancery_rules::movement::Orders;
use chancery_rules::orders::Act;

use crate::appraisal::Appraisal;
use crate::dice::Dice;
use crate::dumbbot::moment;
use crate::policy::{self, Manner};
use crate::scene::Scene;

/// What one power might order: for each of its units, by their numbers in the scene.
pub(crate) type Hunch = Vec<(usize, Act)>;

/// Everybody who gives orders: those with units and with somebody who plays them.
pub(crate) fn actors(state: &State, scene: &Scene<'_>) -> Vec<Power> {
    let plays = |power: &Power| !state.control.players_of(*power).is_empty();
    let board = state.setup.board();
    board
        .powers()
        .filter(|power| plays(power) && !scene.of_power(*power).is_empty())
        .collect()
}

/// What a power might order if it followed DumbBot's method, so many times.
pub(crate) fn dumb(
    state: &State,
    scene: &Scene<'_>,
    power: Power,
    manner: Manner,
    count: usize,
    dice: &mut Dice,
) -> Vec<Hunch> {
    let map = Appraisal::of(scene, power, moment(state.phase.season), manner.even);
    let one = |_| policy::orders(scene, power, &map, manner, dice);
    (0..count).map(one).collect()
}

/// The orders of all others together, guess by guess.
pub(crate) fn joined(scene: &Scene<'_>, hunches: &[Vec<Hunch>], count: usize) -> Vec<Orders> {
    let one = |k: usize| {
        let of_powers = hunches.iter().filter_map(|of| of.get(k % of.len().max(1)));
        let acts = of_powers.flatten();
        acts.map(|(i, act)| (scene.units[*i].id, act.clone()))
            .collect()
    };
    (0..count).map(one).collect()
}
