//! Roll-outs: the best choices once more, by what comes of them when everybody moves again by DumbBot's method. Two phases
//! further on they were measured to play worse (docs/bots.md).

use chancery_rules::board::{Position, Power};
use chancery_rules::game::{Season, State};
use chancery_rules::movement::Orders;

use crate::appraisal::Appraisal;
use crate::budget::Budget;
use crate::candidates::Choice;
use crate::dice::Dice;
use crate::dumbbot::moment;
use crate::guess;
use crate::land::Land;
use crate::policy::{self, Manner};
use crate::scene::Scene;
use crate::search::Bench;
use crate::value::{Valuer, Weights};

/// How many choices are rolled out.
const CHOICES: usize = 6;

/// What the values at the end of roll-outs count beside those at their beginning, in thousandths.
const WEIGHT: i64 = 200;

/// One power's choices in a movement phase, to be rolled out.
pub(crate) struct Rollout<'a, 's> {
    pub(crate) state: &'a State,
    pub(crate) scene: &'a Scene<'s>,
    pub(crate) power: Power,
    /// Where the chance of every roll-out begins, so that all choices meet the same others.
    pub(crate) seed: u64,
}

impl Rollout<'_, '_> {
    /// The best choice of a bench and its value, in thousandths of a centre; `None` if nodes are too few to roll out
    /// all of the best ones.
    pub(crate) fn choose(
        &self,
        bench: &mut Bench<'_, '_>,
        budget: &mut Budget,
    ) -> Option<(Choice, i64)> {
        let mut best: Option<(Choice, i64)> = None;
        for (choice, score) in bench.best(CHOICES) {
            let mut sum = 0;
            for guess in 0..bench.guesses() {
                if !budget.take() {
                    return None;
                }
                let after = bench.resolve(&choice, guess);
                sum += self.end(after, guess as u64, budget)?;
            }
            let end = sum / bench.guesses().max(1) as i64;
            let value = (score * (1000 - WEIGHT) + end * WEIGHT) / 1000;
            if best.as_ref().is_none_or(|(_, most)| value > *most) {
                best = Some((choice, value));
            }
        }
        best
    }

    /// The value of a position after everybody has moved once more; `None` once the budget is spent. Winters are left
    /// out.
    fn end(&self, mut after: Position, guess: u64, budget: &mut Budget) -> Option<i64> {
        if !budget.take() {
            return None;
        }
        let (state, terrain) = (self.state, self.scene.terrain);
        let mut dice = Dice::new(self.seed ^ guess);
        settle(&mut after, self.scene.land);
        let mut owners = state.economy.owners().clone();
        if self.scene.fall {
            for prize in &self.scene.land.prizes {
                if let Some(owner) = after.at(prize.at).find_map(|unit| unit.owner) {
                    owners.insert(prize.at, owner);
                }
            }
        }
        let fall = !self.scene.fall;
        let land = Land::with(state, &owners);
        let scene = Scene::of(terrain, &land, &after, self.scene.shared, fall);
        let moment = moment(if fall { Season::Fall } else { Season::Spring });
        let mut orders = Orders::default();
        for power in guess::actors(state, &scene) {
            let map = Appraisal::of(&scene, power, moment, true);
            let acts = policy::orders(&scene, power, &map, Manner::PLUS, &mut dice);
            let acts = acts.into_iter();
            orders
                .acts
                .extend(acts.map(|(i, act)| (scene.units[i].id, act)));
        }
        let (rules, friends) = (&state.setup.movement, state.relations.friends());
        let done = rules.resolve(state.setup.board(), &friends, &after, &orders);
        let map = Appraisal::of(&scene, self.power, moment, false);
        let valuer = Valuer::new(&scene, state, self.power, &map, Weights::USUAL);
        Some(valuer.of(&done.after))
    }
}

/// Lets every unit that was driven out retreat to the best place that is free, or takes it off the board.
fn settle(position: &mut Position, land: &Land) {
    for lost in std::mem::take(&mut position.dislodged) {
        let free = lost.retreats.iter();
        let free = free.filter(|to| position.at(to.province).next().is_none());
        let best = free.max_by_key(|to| land.worth(to.province));
        if let Some(to) = best {
            position.add(lost.unit.kind, lost.unit.owner, *to);
        }
    }
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::{Dislodged, Location, UnitKind};
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::candidates::Options;
    use crate::terrain::Terrain;

    fn place(name: &str) -> Location {
        name.parse().expect("a place")
    }

    /// What a test does with Austria's roll-outs and a bench that has climbed, in the first Spring.
    fn with_austria(of: impl Fn(&Rollout<'_, '_>, &mut Bench<'_, '_>)) {
        let state = arena::start(&variants::standard(None), 1);
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(&state);
        let scene = Scene::of_state(&terrain, &land, &state);
        let power = Power::AUSTRIA;
        let options = Options::of(&state, &scene, power, &|_, _| Some(0));
        let map = Appraisal::of(&scene, power, moment(Season::Spring), false);
        let valuer = Valuer::new(&scene, &state, power, &map, Weights::USUAL);
        let mut bench = Bench::new(&state, &options, &valuer, vec![Orders::default(); 2]);
        bench.climb(Vec::new(), 1, &mut Budget::of(2000));
        let rollout = Rollout {
            state: &state,
            scene: &scene,
            power,
            seed: 7,
        };
        of(&rollout, &mut bench);
    }

    #[test]
    fn one_of_the_best_choices_is_taken_and_the_same_one_again() {
        with_austria(|rollout, bench| {
            let mut choose = || {
                rollout
                    .choose(bench, &mut Budget::of(100))
                    .expect("a choice")
            };
            let chosen = choose();
            assert_eq!(chosen, choose());
            let best = bench.best(CHOICES);
            assert_eq!(best.len(), CHOICES);
            assert!(best.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            assert!(best.iter().any(|(choice, _)| *choice == chosen.0));
        });
    }

    #[test]
    fn with_too_few_nodes_nothing_is_rolled_out() {
        // Each of six choices takes a node for either of its two phases, against two guesses.
        let needed = (CHOICES * 2 * 2) as u32;
        with_austria(|rollout, bench| {
            assert!(rollout.choose(bench, &mut Budget::of(needed)).is_some());
            assert!(rollout.choose(bench, &mut Budget::of(needed - 1)).is_none());
        });
    }

    #[test]
    fn a_power_that_lost_its_home_ends_worse() {
        with_austria(|rollout, _| {
            let end = |position: &Position| {
                let ended = rollout.end(position.clone(), 0, &mut Budget::of(10));
                ended.expect("nodes enough")
            };
            let now = &rollout.state.position;
            let mut beaten = now.clone();
            beaten
                .units
                .retain(|unit| unit.owner != Some(Power::AUSTRIA));
            assert!(end(&beaten) < end(now) - 1000);
        });
    }

    #[test]
    fn whoever_is_driven_out_goes_where_most_is_to_be_had_or_leaves_the_board() {
        let mut state = arena::start(&variants::standard(None), 1);
        let land = Land::of(&state);
        let mut lost = Vec::new();
        for (from, retreats) in [("vie", vec!["tyr", "ser"]), ("bud", vec!["rom"])] {
            let at = place(from);
            let unit = *state.position.at(at.province).next().expect("a unit");
            lost.push(Dislodged {
                unit,
                from: None,
                retreats: retreats.into_iter().map(place).collect(),
                cargo: None,
            });
            state.position.remove(unit.id);
        }
        state.position.dislodged = lost;
        let before = state.position.units.len();
        settle(&mut state.position, &land);
        assert_eq!(state.position.units.len(), before + 1);
        let serbia = state.position.at(place("ser").province).next();
        let serbia = serbia.expect("it went there");
        assert_eq!(serbia.owner, Some(Power::AUSTRIA));
        assert_eq!(serbia.kind, UnitKind::Army);
        assert!(state.position.dislodged.is_empty());
    }
}
