//! Guesses of what the others will order.

use chancery_rules::board::Power;
use chancery_rules::game::State;
use chancery_rules::movement::Orders;
use chancery_rules::orders::Act;

use crate::appraisal::Appraisal;
use crate::budget::Budget;
use crate::candidates::Options;
use crate::dice::Dice;
use crate::dumbbot::moment;
use crate::policy::{self, Manner};
use crate::scene::Scene;
use crate::search::Bench;
use crate::value::{Valuer, Weights};

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

/// How a power that searches itself might better its hunches: each is the start of a short climb against the
/// hunches of all others.
pub(crate) fn refined(
    state: &State,
    scene: &Scene<'_>,
    power: Power,
    hunches: &[(Power, Vec<Hunch>)],
    count: usize,
    budget: &mut Budget,
) -> Vec<Hunch> {
    let options = Options::of(state, scene, power, &|_, _| Some(0));
    let map = Appraisal::of(scene, power, moment(state.phase.season), false);
    let valuer = Valuer::new(scene, state, power, &map, Weights::USUAL);
    let others = hunches.iter().filter(|(other, _)| *other != power);
    let others: Vec<Vec<Hunch>> = others.map(|(_, all)| all.clone()).collect();
    let own = hunches.iter().find(|(other, _)| *other == power);
    let Some((_, own)) = own else {
        return Vec::new();
    };
    let numbers = scene.of_power(power);
    let all = joined(scene, &others, count * AGAINST);
    let mut refined = Vec::new();
    for (k, guesses) in all.chunks(AGAINST).enumerate() {
        let starts = own.iter().skip(k * STARTS % own.len().max(1)).take(STARTS);
        let starts = starts.map(|hunch| options.read(hunch)).collect();
        let mut bench = Bench::new(state, &options, &valuer, guesses.to_vec());
        let (best, _) = bench.climb(starts, 1, budget);
        // Armies aboard, which come last, are in no scene.
        let acts = best.iter().take(numbers.len()).enumerate();
        let acts =
            acts.map(|(i, option)| (numbers[i], options.acts[i][usize::from(*option)].clone()));
        refined.push(acts.collect());
        if budget.is_spent() {
            break;
        }
    }
    refined
}

/// Against how many hunches of the others each one is bettered, and from how many own ones it starts.
const AGAINST: usize = 5;
const STARTS: usize = 3;
