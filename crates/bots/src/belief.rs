//! Who the others are: players that look at one place after another, or players that search.
//!
//! What a power ordered in the last phases is held against what DumbBot's method would have ordered there.

use chancery_rules::board::{Power, PowerMap};
use chancery_rules::game::Season;
use chancery_rules::orders::Act;

use crate::appraisal::Appraisal;
use crate::dice::Dice;
use crate::dumbbot::moment;
use crate::land::Land;
use crate::policy::{self, Manner};
use crate::scene::Scene;
use crate::terrain::Terrain;
use crate::view::{Told, View};

/// How many sheets the method is asked for in each earlier phase.
const SAMPLES: usize = 6;

/// How often a searching player's orders are found among DumbBot's, for a thousand times that DumbBot's own would
/// be; from games among either.
const OF_SEARCH: i64 = 560;

/// What is believed of somebody of whom nothing was seen, in thousandths.
const PRIOR: i64 = 500;

/// How likely each power is to be one that searches, in thousandths.
pub(crate) struct Belief(PowerMap<i64>);

/// How well some orders agree with DumbBot's method. One order that always agrees counts 1000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Likeness {
    /// How well the method's sheets agree with one another: what is to be expected of a DumbBot.
    expected: i64,
    /// How well what was really ordered agrees with them.
    found: i64,
}

impl Belief {
    /// What a view's past tells.
    pub(crate) fn of(view: &View, terrain: &Terrain, dice: &mut Dice) -> Belief {
        let others = terrain.rows.powers().iter().copied();
        let others = others.filter(|power| !view.powers().contains(power));
        let lands = lands(view);
        let past = past(view, terrain, &lands);
        let likely = |power| (power, likeness(&past, power, dice).searches());
        Belief(others.map(likely).collect())
    }

    /// How likely a power is to be one that searches, in thousandths.
    pub(crate) fn searches(&self, power: Power) -> i64 {
        self.0.get(&power).copied().unwrap_or(PRIOR)
    }
}

/// Whose land was what in each phase of a view's past.
fn lands(view: &View) -> Vec<Land> {
    let past = view.past().iter();
    past.map(|told| Land::with(view.state(), &told.owners))
        .collect()
}

/// Each phase of a view's past as it stood.
fn past<'s>(view: &'s View, terrain: &'s Terrain, lands: &'s [Land]) -> Vec<(Scene<'s>, &'s Told)> {
    let shared = view.state().setup.movement.shared(terrain.board);
    let phases = view.past().iter().zip(lands);
    let scene = |(told, land): (&'s Told, &'s Land)| {
        let fall = told.phase.season != Season::Spring;
        (Scene::of(terrain, land, &told.before, shared, fall), told)
    };
    phases.map(scene).collect()
}

/// How well all that is known of a power's orders agrees with DumbBot's method.
fn likeness(past: &[(Scene<'_>, &Told)], power: Power, dice: &mut Dice) -> Likeness {
    let mut sum = Likeness::default();
    for (scene, told) in past {
        let seen = in_phase(scene, power, told, dice);
        sum.expected += seen.expected;
        sum.found += seen.found;
    }
    sum
}

/// How well a power's orders of one phase agree with DumbBot's method.
fn in_phase(scene: &Scene<'_>, power: Power, told: &Told, dice: &mut Dice) -> Likeness {
    let manner = Manner::PLAIN;
    let map = Appraisal::of(scene, power, moment(told.phase.season), manner.even);
    let samples: Vec<Vec<(usize, Act)>> = (0..SAMPLES)
        .map(|_| policy::orders(scene, power, &map, manner, dice))
        .collect();
    let mut sum = Likeness::default();
    for (place, unit) in scene.of_power(power).into_iter().enumerate() {
        let id = scene.units[unit].id;
        let real = told.orders.iter().find(|(unit, _)| unit.id == id);
        let Some((_, Some(real))) = real else {
            continue;
        };
        let acts: Vec<&Act> = samples.iter().map(|sample| &sample[place].1).collect();
        let alike = |act: &Act| acts.iter().filter(|other| **other == act).count() as i64;
        // Each sample agrees with itself, which says nothing.
        let among: i64 = acts.iter().map(|act| alike(act) - 1).sum();
        let count = SAMPLES as i64;
        sum.expected += among * 1000 / (count * (count - 1));
        sum.found += alike(real) * 1000 / count;
    }
    sum
}

impl Likeness {
    /// How likely it is that they are the orders of a player that searches, in thousandths: the log-odds move with
    /// the distance from the middle of the two kinds.
    fn searches(self) -> i64 {
        let middle = self.expected * (1000 + OF_SEARCH) / 2000;
        let lean = (middle - self.found) * 2;
        match lean {
            2000.. => 950,
            500.. => 850,
            -500..500 => PRIOR,
            -2000..-500 => 250,
            _ => 50,
        }
    }
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

    /// How well all powers' orders agree with DumbBot's method after three years of six players of a kind and one
    /// that searches (which has the first place and is left out).
    fn likeness_of(kind: Kind, seed: u64, until: u16) -> Likeness {
        let mut state = arena::start(&variants::standard(None), seed);
        let mut dice = Dice::new(seed);
        let mut past = Vec::new();
        while state.is_playing() && state.phase.year < until {
            let mut sheets = BTreeMap::new();
            for player in state.control.players() {
                let view = View::of(&state, player, &past);
                let kind = if player == PlayerId(1) {
                    Kind::Normal
                } else {
                    kind
                };
                let mut player_of_kind = kind.player(dice.bits());
                let thought = player_of_kind.sheet(&view, &mut Budget::of(600));
                sheets.insert(player, thought.sheet);
            }
            let (next, report) = adjudicate(&state, &sheets);
            if state.phase.step == PhaseKind::Movement {
                past.push(report);
                past = past.split_off(past.len().saturating_sub(6));
            }
            state = next;
        }
        let view = View::of(&state, PlayerId(1), &past);
        let terrain = Terrain::of(state.setup.board());
        let mut sum = Likeness::default();
        let lands = lands(&view);
        let past = super::past(&view, &terrain, &lands);
        for power in Power::ALL.into_iter().skip(1) {
            let seen = likeness(&past, power, &mut dice);
            eprintln!("{kind} {until} {power} {seen:?} {}", seen.searches());
            sum.expected += seen.expected;
            sum.found += seen.found;
        }
        sum
    }

    #[test]
    fn dumbbots_orders_are_found_as_often_as_its_own_and_those_of_a_player_that_searches_are_not() {
        for until in [1904, 1910] {
            let dumb = likeness_of(Kind::Dumbbot, 5, until);
            let search = likeness_of(Kind::Normal, 5, until);
            let share = |seen: Likeness| seen.found * 1000 / seen.expected;
            assert!((share(dumb) - 1000).abs() < 120, "{until} {dumb:?}");
            assert!(
                (share(search) - OF_SEARCH).abs() < 120,
                "{until} {search:?}"
            );
        }
    }

    #[test]
    fn what_looks_like_dumbbot_is_believed_to_be_it() {
        let seen = |expected, found| Likeness { expected, found }.searches();
        assert_eq!(seen(0, 0), PRIOR);
        assert_eq!(seen(12_000, 12_000), 50);
        assert_eq!(seen(12_000, 12 * OF_SEARCH), 950);
    }
}
