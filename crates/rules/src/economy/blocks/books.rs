//! The books: what is noted until a ledger is published.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap, Province};
use crate::economy::credits;
use crate::economy::news::Change;

use super::event::Event;
use super::ledger::{Flows, NeutralRow};
use super::plan::Plan;
use super::rules::BlocksRules;

/// The movements of points and blocks since the last ledger, from which the next one is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Books {
    /// Each power's movements, in points.
    pub flows: PowerMap<Flows>,
    /// The movements of all neutral provinces together.
    pub neutral: NeutralRow,
}

impl Books {
    pub(super) fn of(&mut self, power: Power) -> &mut Flows {
        self.flows.entry(power).or_default()
    }

    /// Notes one power's Winter.
    pub(super) fn note_plan(&mut self, rules: &BlocksRules, power: Power, plan: &Plan) {
        let built = plan.built(rules);
        let placed = plan.placed.iter().map(|(_, blocks)| *blocks);
        let placed = placed.fold(0, u32::saturating_add);
        let flows = self.of(power);
        flows.scrapped += plan.scrapped;
        flows.built += built;
        flows.upkeep += plan.paid - built;
        flows.placed = flows.placed.saturating_add(placed);
        flows.forfeited = flows.forfeited.saturating_add(plan.forfeited);
    }

    /// Notes what changes hands, while it holds what it held. No books are kept for a power that nobody plays.
    pub(super) fn note_taken(&mut self, held: &BTreeMap<Province, u32>, all: &[Change]) {
        for (at, by, from) in all {
            let blocks = i64::from(held.get(at).copied().unwrap_or(0));
            self.of(*by).taken += blocks;
            match from {
                Some(from) => {
                    if let Some(flows) = self.flows.get_mut(from) {
                        flows.taken -= blocks;
                    }
                }
                None => self.neutral.taken -= blocks,
            }
        }
    }

    /// Notes what happened.
    pub(super) fn note(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Rubble { by, lost, .. } => self.of(*by).rubble += lost,
                Event::Income { power, points } => {
                    let flows = self.of(*power);
                    flows.income = flows.income.saturating_add(*points);
                }
                Event::Forfeited { power, points } => self.of(*power).forfeited += points,
                Event::NeutralIncome { points, .. } => self.neutral.income += points,
                Event::Raised { points, .. } | Event::Maintained { points, .. } => {
                    self.neutral.armies += points;
                }
                Event::Grown { blocks, .. } => self.neutral.grown += blocks,
                Event::NeutralFull { points, .. } => self.neutral.over += points,
                _ => {}
            }
        }
    }

    /// Notes what vanished with powers that were put out of the game.
    pub(super) fn note_estates(&mut self, events: &[credits::Event]) {
        for event in events {
            if let credits::Event::Estate {
                power,
                heir: None,
                credits,
            } = event
            {
                self.of(*power).vanished += credits;
            }
        }
    }
}
