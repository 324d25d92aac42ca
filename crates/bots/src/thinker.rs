//! The player that searches: normal and strong.

use chancery_rules::board::Power;
use chancery_rules::game::{PhaseKind, Sheet};

use crate::appraisal::Appraisal;
use crate::budget::Budget;
use crate::candidates::{Choice, Options};
use crate::dice::Dice;
use crate::dumbbot::{ByMap, moment, retreats, write_moves};
use crate::guess;
use crate::land::Land;
use crate::player::{Player, Thought, Trace};
use crate::policy::Manner;
use crate::scene::Scene;
use crate::search::Bench;
use crate::terrain::Terrain;
use crate::value::{Valuer, Weights};
use crate::view::View;
use crate::winter;

/// How far a player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// How many guesses of the others' orders it tries its own against.
    pub(crate) guesses: usize,
    /// How many sheets it starts from.
    pub(crate) starts: usize,
    /// How often it goes through all units at most.
    pub(crate) passes: usize,
}

impl Sight {
    pub(crate) const NORMAL: Sight = Sight {
        guesses: 8,
        starts: 8,
        passes: 2,
    };

    pub(crate) const STRONG: Sight = Sight {
        guesses: 16,
        starts: 12,
        passes: 4,
    };
}

/// Searches for its orders.
pub(crate) struct Thinker {
    dice: Dice,
    sight: Sight,
}

impl Thinker {
    pub(crate) fn new(seed: u64, sight: Sight) -> Thinker {
        Thinker {
            dice: Dice::new(seed),
            sight,
        }
    }

    /// Searches for the moves of one power.
    fn moves(
        &mut self,
        view: &View,
        scene: &Scene<'_>,
        power: Power,
        budget: &mut Budget,
        sheet: &mut Sheet,
        why: &mut Trace,
    ) {
        let (state, sight, dice) = (view.state(), self.sight, &mut self.dice);
        let options = Options::of(state, scene, power, &|_, _| true);
        if options.units.is_empty() {
            return;
        }
        let map = Appraisal::of(scene, power, moment(state.phase.season), false);
        let valuer = Valuer::new(scene, state, power, &map, Weights::USUAL);
        let mut hunches = Vec::new();
        for other in guess::actors(state, scene) {
            if other != power {
                let count = sight.guesses;
                hunches.push(guess::dumb(state, scene, other, Manner::PLAIN, count, dice));
            }
        }
        let guesses = guess::joined(scene, &hunches, sight.guesses);
        let mut starts: Vec<Choice> = Vec::new();
        for hunch in guess::dumb(state, scene, power, Manner::PLUS, sight.starts, dice) {
            let acts = hunch.iter().enumerate();
            let mut start: Choice = acts.map(|(i, (_, act))| options.number(i, act)).collect();
            options.repair(&mut start, &[]);
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
        let mut bench = Bench::new(state, &options, &valuer, guesses);
        let (best, value) = bench.climb(starts, sight.passes, budget);
        why.guesses = bench.guesses();
        why.value = value;
        let acts = options.units.iter().zip(best.iter().enumerate());
        let acts = acts.map(|(unit, (i, option))| {
            let act = &options.acts[i][usize::from(*option)];
            (*unit, act.clone())
        });
        write_moves(state, scene, power, acts, sheet);
    }
}

impl Player for Thinker {
    fn sheet(&mut self, view: &View, budget: &mut Budget) -> Thought {
        let state = view.state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(state);
        let scene = Scene::of_state(&terrain, &land, state);
        let (mut sheet, mut why) = (Sheet::default(), Trace::default());
        let powers = view.powers();
        for (i, power) in powers.iter().enumerate() {
            let map = Appraisal::of(&scene, *power, moment(state.phase.season), false);
            match state.phase.step {
                PhaseKind::Treaties => {}
                PhaseKind::Movement => {
                    let left = (powers.len() - i) as u32;
                    let mut part = budget.part(budget.left() / left);
                    self.moves(view, &scene, *power, &mut part, &mut sheet, &mut why);
                    budget.rejoin(part);
                }
                PhaseKind::Retreats => retreats(state, &terrain, *power, &map, &mut sheet),
                PhaseKind::Adjustments => {
                    let mut taste = ByMap {
                        scene: &scene,
                        power: *power,
                        map: &map,
                    };
                    winter::write(state, *power, &mut taste, &mut sheet);
                }
            }
        }
        why.nodes = budget.used();
        Thought::checked(view, sheet, why)
    }
}
