//! The player that searches: normal and strong.

use chancery_rules::board::{Power, Province};
use chancery_rules::game::{PhaseKind, Sheet, State};

use crate::ahead::Ahead;
use crate::appraisal::Appraisal;
use crate::belief::Belief;
use crate::budget::Budget;
use crate::candidates::{Choice, Options};
use crate::dice::Dice;
use crate::dumbbot::{ByMap, moment, retreats, write_moves};
use crate::facets::treaties::{self, War};
use crate::facets::{Facet, Facets};
use crate::facets::{credits, exchange, naval};
use crate::guess;
use crate::land::Land;
use crate::player::{Player, Thought, Trace};
use crate::policy::Manner;
use crate::rollout::Rollout;
use crate::scene::Scene;
use crate::search::Bench;
use crate::terrain::Terrain;
use crate::value::{Valuer, Weights};
use crate::view::View;

/// How far a player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// How many guesses of the others' orders it tries its own against.
    pub(crate) guesses: usize,
    /// How many sheets it starts from.
    pub(crate) starts: usize,
    /// How often it goes through all units at most.
    pub(crate) passes: usize,
    /// How many better guesses of each power that searches itself it makes.
    pub(crate) replies: usize,
    /// Whether it tries retreats and Winters against the moves that follow.
    pub(crate) ahead: bool,
    /// Whether it goes on from its best choices by DumbBot's method before it takes one.
    pub(crate) rollout: bool,
}

impl Sight {
    pub(crate) const NORMAL: Sight = Sight {
        guesses: 8,
        starts: 8,
        passes: 2,
        replies: 0,
        ahead: false,
        rollout: false,
    };

    pub(crate) const STRONG: Sight = Sight {
        guesses: 16,
        starts: 12,
        passes: 4,
        replies: 4,
        ahead: true,
        rollout: true,
    };

    pub(crate) const AT_ONCE: Sight = Sight {
        rollout: false,
        ..Sight::STRONG
    };
}

/// Searches for its orders.
pub(crate) struct Thinker {
    dice: Dice,
    sight: Sight,
    facets: Facets,
}

impl Thinker {
    pub(crate) fn new(seed: u64, sight: Sight, facets: Facets) -> Thinker {
        Thinker {
            dice: Dice::new(seed),
            sight,
            facets,
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
        let (state, sight) = (view.state(), self.sight);
        let facets = self.facets;
        let war = self.war(state, scene, power);
        let options = Options::of(state, scene, power, &|unit, act| {
            let idle = facets.has(Facet::Naval) && naval::is_idle(scene, act);
            let known = facets.knows(act) && !idle;
            known.then(|| war.price(unit, act)).flatten()
        });
        if options.units.is_empty() {
            return;
        }
        let map = Appraisal::of(scene, power, moment(state.phase.season), false);
        let valuer = Valuer::new(scene, state, power, &map, Weights::USUAL);
        let mut hunches = Vec::new();
        for other in guess::actors(state, scene) {
            let own = other == power;
            let manner = if own { Manner::PLUS } else { Manner::PLAIN };
            let count = if own { sight.starts } else { sight.guesses };
            hunches.push((
                other,
                guess::dumb(state, scene, other, manner, count, &mut self.dice),
            ));
        }
        let mut starts: Vec<Choice> = Vec::new();
        for (_, own) in hunches.iter().filter(|(other, _)| *other == power) {
            for hunch in own {
                let start = options.read(hunch);
                if !starts.contains(&start) {
                    starts.push(start);
                }
            }
        }
        if sight.replies > 0 {
            self.foresee(view, scene, power, &mut hunches, budget);
        }
        let others = hunches.into_iter().filter(|(other, _)| *other != power);
        let others: Vec<Vec<guess::Hunch>> = others.map(|(_, all)| all).collect();
        let guesses = guess::joined(scene, &others, sight.guesses);
        let mut bench = Bench::new(state, &options, &valuer, guesses);
        let (mut best, mut value) = bench.climb(starts, sight.passes, budget);
        if sight.rollout {
            let rollout = Rollout {
                state,
                scene,
                power,
                seed: self.dice.bits(),
            };
            if let Some((choice, rolled)) = rollout.choose(&mut bench, budget) {
                (best, value) = (choice, Some(rolled));
            }
        }
        why.guesses = bench.guesses();
        why.value = value;
        why.idle = bench.known(&vec![0; options.units.len()]);
        let acts = options.units.iter().zip(best.iter().enumerate());
        let acts = acts.map(|(unit, (i, option))| {
            let act = &options.acts[i][usize::from(*option)];
            (*unit, act.clone())
        });
        write_moves(state, scene, power, acts, sheet);
        war.keep(state, sheet);
    }

    /// Whom a power attacks.
    fn war(&self, state: &State, scene: &Scene<'_>, power: Power) -> War {
        if self.facets.has(Facet::Treaties) {
            War::of(state, scene, power)
        } else {
            War::Everybody
        }
    }

    /// What replaces a power's retreats or Winter by better ones, if the player looks so far.
    fn ahead<'a>(
        &mut self,
        view: &'a View,
        terrain: &'a Terrain,
        power: Power,
        may: &'a dyn Fn(Province) -> bool,
    ) -> Option<Ahead<'a>> {
        self.sight.ahead.then(|| Ahead {
            state: view.state(),
            terrain,
            me: view.me(),
            power,
            facets: self.facets,
            may,
            seed: self.dice.bits(),
        })
    }

    /// Replaces hunches of those who seem to search by what they might find.
    fn foresee(
        &mut self,
        view: &View,
        scene: &Scene<'_>,
        power: Power,
        hunches: &mut [(Power, Vec<guess::Hunch>)],
        budget: &mut Budget,
    ) {
        let belief = Belief::of(view, scene.terrain, &mut self.dice);
        let mut better = Vec::new();
        let count = hunches.len().saturating_sub(1) as u32;
        for (other, _) in hunches.iter().filter(|(other, _)| *other != power) {
            if belief.searches(*other) < 100 {
                continue;
            }
            // Half of all nodes are for the own orders.
            let mut part = budget.part(budget.left() / 2 / count.max(1));
            let (state, replies) = (view.state(), self.sight.replies);
            let found = guess::refined(state, scene, *other, hunches, replies, &mut part);
            budget.rejoin(part);
            better.push((*other, found));
        }
        for (other, found) in better {
            let Some((_, all)) = hunches.iter_mut().find(|(power, _)| *power == other) else {
                continue;
            };
            for (k, hunch) in all.iter_mut().enumerate() {
                let searches = self.dice.chance(belief.searches(other) as u32);
                if let Some(refined) = found.get(k % found.len().max(1)).filter(|_| searches) {
                    hunch.clone_from(refined);
                }
            }
        }
    }
}

impl Player for Thinker {
    fn sheet(&mut self, view: &View, budget: &mut Budget) -> Thought {
        let state = view.state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::by(state, self.facets.measure(state));
        let scene = Scene {
            shared: self.facets.shared(state),
            ..Scene::of_state(&terrain, &land, state)
        };
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
                PhaseKind::Retreats => {
                    let before = sheet.orders.len();
                    let war = self.war(state, &scene, *power);
                    let may = |to| war.may_retreat(to);
                    retreats(state, &terrain, *power, &map, &may, &mut sheet);
                    if let Some(ahead) = self.ahead(view, &terrain, *power, &may) {
                        ahead.improve(&mut sheet, before, budget);
                    }
                }
                PhaseKind::Adjustments => {
                    let mut taste = ByMap {
                        scene: &scene,
                        power: *power,
                        map: &map,
                    };
                    let before = sheet.orders.len();
                    self.facets.winter(state, *power, &mut taste, &mut sheet);
                    if let Some(ahead) = self.ahead(view, &terrain, *power, &|_| true) {
                        ahead.improve(&mut sheet, before, budget);
                    }
                }
            }
            if self.facets.has(Facet::Credits) {
                credits::declare(state, &scene, *power, &mut sheet);
            }
            if self.facets.has(Facet::Treaties) {
                treaties::declare(state, &scene, *power, &mut sheet);
            }
        }
        if self.facets.has(Facet::Exchange) {
            sheet.trades = exchange::plan(state, view.me(), &mut self.dice);
        }
        why.nodes = budget.used();
        Thought::checked(view, sheet, why)
    }
}
