//! What provinces yield and units cost: the economy axis.

pub mod centres;
mod removal;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, ProvinceSet};
use crate::movement::Rulebook;
use crate::orders::Order;

use centres::{Adjustment, BadAdjustment, Balance, Centres};

/// The choice a setup makes on this axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EconomyRules {
    /// A unit for every supply centre.
    Centres,
}

/// The axis's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Economy {
    Centres(Centres),
}

impl Economy {
    /// The axis before the first Spring.
    pub fn new(rules: EconomyRules, board: &Board) -> Economy {
        match rules {
            EconomyRules::Centres => Economy::Centres(Centres::new(board)),
        }
    }

    /// Who owns which province.
    pub fn owners(&self) -> &BTreeMap<Province, Power> {
        match self {
            Economy::Centres(centres) => &centres.owners,
        }
    }

    /// How many supply centres each power owns; powers without one are left out.
    pub fn centre_counts(&self) -> PowerMap<usize> {
        let mut counts = PowerMap::new();
        for power in self.owners().values() {
            *counts.entry(*power).or_default() += 1;
        }
        counts
    }

    /// The ownership step of Fall: who stands in a centre owns it. Says what changed hands: the
    /// province, its new owner and its old one.
    pub fn take_ownership(
        &mut self,
        board: &Board,
        position: &Position,
    ) -> Vec<(Province, Power, Option<Power>)> {
        match self {
            Economy::Centres(centres) => centres.take_ownership(board, position),
        }
    }

    /// What a power may build or must remove this Winter.
    pub fn balance(&self, board: &Board, position: &Position, power: Power) -> Balance {
        match self {
            Economy::Centres(centres) => centres.balance(board, position, power),
        }
    }

    /// Where a power may build now.
    pub fn building_sites(&self, board: &Board, position: &Position, power: Power) -> ProvinceSet {
        match self {
            Economy::Centres(centres) => centres.sites(board, position, power),
        }
    }

    /// Whether a Winter order could be carried out on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        board: &Board,
        rules: &Rulebook,
        position: &Position,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        match self {
            Economy::Centres(centres) => centres.check(board, rules, position, power, order),
        }
    }

    /// Carries out Winter: builds and removals as ordered, and what the rulebook does where too
    /// little was ordered.
    pub fn adjust(
        &self,
        board: &Board,
        rules: &Rulebook,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
    ) -> Vec<Adjustment> {
        match self {
            Economy::Centres(centres) => centres.adjust(board, rules, position, orders),
        }
    }
}
