//! The search for a power's orders: against guesses of what the others will do, one unit after another is told
//! what is best, and then several together, until nothing gets better.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chancery_rules::board::Position;
use chancery_rules::game::State;
use chancery_rules::movement::{Friends, Orders};

use crate::budget::Budget;
use crate::candidates::{Choice, Options};
use crate::value::Valuer;

/// Tries choices of one power against guesses of the others' orders.
pub(crate) struct Bench<'a, 's> {
    state: &'a State,
    options: &'a Options,
    valuer: &'a Valuer<'a, 's>,
    friends: Friends,
    /// The others' orders, guess by guess, with the own ones of `laid`.
    guesses: Vec<Orders>,
    laid: Option<Choice>,
    known: BTreeMap<Choice, i64>,
}

impl<'a, 's> Bench<'a, 's> {
    pub(crate) fn new(
        state: &'a State,
        options: &'a Options,
        valuer: &'a Valuer<'a, 's>,
        guesses: Vec<Orders>,
    ) -> Bench<'a, 's> {
        Bench {
            state,
            options,
            valuer,
            friends: state.relations.friends(),
            guesses,
            laid: None,
            known: BTreeMap::new(),
        }
    }

    /// How many guesses there are.
    pub(crate) fn guesses(&self) -> usize {
        self.guesses.len()
    }

    /// The value of a choice that was tried before.
    pub(crate) fn known(&self, choice: &Choice) -> Option<i64> {
        self.known.get(choice).copied()
    }

    /// The mean value of a choice over all guesses; `None` once the budget is spent, or when it is clear after some
    /// guesses that it does not come near `hope`.
    pub(crate) fn score(
        &mut self,
        choice: &Choice,
        hope: Option<i64>,
        budget: &mut Budget,
    ) -> Option<i64> {
        if let Some(score) = self.known.get(choice) {
            return Some(*score);
        }
        self.lay(choice);
        let rules = &self.state.setup.movement;
        let board = self.state.setup.board();
        let mut sum = 0;
        let count = self.guesses.len() as i64;
        for (k, orders) in self.guesses.iter().enumerate() {
            if !budget.take() {
                return None;
            }
            let done = rules.resolve(board, &self.friends, &self.state.position, orders);
            sum += self.valuer.of(&done.after);
            let seen = k as i64 + 1;
            let hopeless = |hope: i64| sum / seen < hope - HOPELESS;
            if seen == FIRST_LOOK && count > FIRST_LOOK && hope.is_some_and(hopeless) {
                return None;
            }
        }
        let score = sum / count.max(1) - self.options.price(choice);
        self.known.insert(choice.clone(), score);
        Some(score)
    }

    /// The best choices that were tried, each with its value, the best first.
    pub(crate) fn best(&self, count: usize) -> Vec<(Choice, i64)> {
        let mut all: Vec<(&Choice, i64)> = self.known.iter().map(|(c, v)| (c, *v)).collect();
        all.sort_by_key(|(choice, value)| (Reverse(*value), *choice));
        let best = all.into_iter().take(count);
        best.map(|(choice, value)| (choice.clone(), value))
            .collect()
    }

    /// Where a choice leads against one of the guesses.
    pub(crate) fn resolve(&mut self, choice: &Choice, guess: usize) -> Position {
        self.lay(choice);
        let rules = &self.state.setup.movement;
        let board = self.state.setup.board();
        let orders = &self.guesses[guess];
        let done = rules.resolve(board, &self.friends, &self.state.position, orders);
        done.after
    }

    /// Puts a choice's orders among those of every guess.
    fn lay(&mut self, choice: &Choice) {
        for unit in 0..choice.len() {
            let same = self
                .laid
                .as_ref()
                .is_some_and(|laid| laid[unit] == choice[unit]);
            if same {
                continue;
            }
            let id = self.options.units[unit].id;
            let act = &self.options.acts[unit][usize::from(choice[unit])];
            for orders in &mut self.guesses {
                orders.acts.insert(id, act.clone());
            }
        }
        self.laid = Some(choice.clone());
    }

    /// Climbs from the best of some choices, and returns where it ends with its value.
    pub(crate) fn climb(
        &mut self,
        starts: Vec<Choice>,
        passes: usize,
        budget: &mut Budget,
    ) -> (Choice, Option<i64>) {
        let idle: Choice = vec![0; self.options.units.len()];
        let mut best = starts.first().cloned().unwrap_or_else(|| idle.clone());
        let mut most = None;
        for start in starts.into_iter().chain([idle]) {
            let score = self.score(&start, None, budget);
            if score.is_some() && score > most {
                (best, most) = (start, score);
            }
        }
        let together = self.options.together();
        for _ in 0..passes {
            let before = most;
            for unit in 0..self.options.units.len() {
                for option in 0..self.options.plain[unit] as u16 {
                    self.try_out(&[(unit, option)], &mut best, &mut most, budget);
                }
            }
            for unit in 0..self.options.units.len() {
                let rare = self.options.plain[unit]..self.options.acts[unit].len();
                for option in rare {
                    self.try_out(&[(unit, option as u16)], &mut best, &mut most, budget);
                }
            }
            for set in &together {
                self.try_out(set, &mut best, &mut most, budget);
            }
            if most == before || budget.is_spent() {
                break;
            }
        }
        (best, most)
    }

    /// Takes a change of some units' orders if it makes a choice better.
    fn try_out(
        &mut self,
        set: &[(usize, u16)],
        best: &mut Choice,
        most: &mut Option<i64>,
        budget: &mut Budget,
    ) {
        if set.iter().all(|(unit, option)| best[*unit] == *option) || budget.is_spent() {
            return;
        }
        let mut changed = best.clone();
        for (unit, option) in set {
            changed[*unit] = *option;
        }
        let units: Vec<usize> = set.iter().map(|(unit, _)| *unit).collect();
        self.options.repair(&mut changed, &units);
        if changed == *best {
            return;
        }
        let score = self.score(&changed, *most, budget);
        if score.is_some() && score > *most {
            (*best, *most) = (changed, score);
        }
    }
}

/// After so many guesses a choice is dropped that is so much worse than the best.
const FIRST_LOOK: i64 = 4;
const HOPELESS: i64 = 500;
