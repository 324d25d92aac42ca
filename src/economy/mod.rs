//! What provinces yield and units cost: the economy axis.

mod adjustment;
pub mod centres;
pub mod credits;
mod removal;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, ProvinceSet};
use crate::movement::Rulebook;
use crate::orders::{Order, Stage};

pub use adjustment::{Adjustment, BadAdjustment, Balance};
use centres::Centres;
use credits::{BadEntry, Credits, CreditsRules, Entry, Event, Ledger, Plan};

/// The choice a setup makes on this axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EconomyRules {
    /// A unit for every supply centre.
    Centres,
    /// Every province earns and every unit costs: Economic Diplomacy IV.
    Credits(CreditsRules),
}

/// The axis's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Economy {
    Centres(Centres),
    Credits(Box<Credits>),
}

/// What the axis is told of the rest of the game.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub board: &'a Board,
    pub rulebook: &'a Rulebook,
    pub rules: &'a EconomyRules,
    pub position: &'a Position,
    pub stage: Stage,
    /// The phase's number in the game.
    pub number: u32,
}

impl<'a> Ground<'a> {
    fn credits<'b>(&self, rules: &'b CreditsRules) -> credits::Ground<'b>
    where
        'a: 'b,
    {
        credits::Ground {
            board: self.board,
            rules,
            position: self.position,
            stage: self.stage,
            number: self.number,
        }
    }
}

/// A province that changed hands: its new owner and its old one.
pub type Change = (Province, Power, Option<Power>);

impl Economy {
    /// The axis before the first Spring.
    pub fn new(rules: &EconomyRules, board: &Board) -> Economy {
        match rules {
            EconomyRules::Centres => Economy::Centres(Centres::new(board)),
            EconomyRules::Credits(rules) => Economy::Credits(Box::new(Credits::new(board, rules))),
        }
    }

    /// Who owns which province.
    pub fn owners(&self) -> &BTreeMap<Province, Power> {
        match self {
            Economy::Centres(centres) => &centres.owners,
            Economy::Credits(credits) => &credits.owners,
        }
    }

    /// How many provinces that count each power owns; powers without one are left out.
    pub fn centre_counts(&self) -> PowerMap<usize> {
        let mut counts = PowerMap::new();
        for power in self.owners().values() {
            *counts.entry(*power).or_default() += 1;
        }
        counts
    }

    /// Credits, where the game is played for them.
    pub fn credits(&self) -> Option<&Credits> {
        match self {
            Economy::Centres(_) => None,
            Economy::Credits(credits) => Some(credits),
        }
    }

    /// Carries out what was declared for a phase, before its orders are resolved.
    pub fn begin(&mut self, ground: &Ground<'_>, declared: &PowerMap<Vec<Entry>>) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.begin(&ground.credits(rules), declared)
            }
            _ => Vec::new(),
        }
    }

    /// Closes a season, after its retreats and before provinces change hands.
    pub fn close_season(&mut self, ground: &Ground<'_>) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let events = credits.move_treasuries(&ground.credits(rules));
                credits.close_season();
                events
            }
            _ => Vec::new(),
        }
    }

    /// The ownership step of Fall: who stands in a province that counts owns it. Says what changed
    /// hands.
    pub fn take_ownership(&mut self, ground: &Ground<'_>) -> Vec<Change> {
        match (self, ground.rules) {
            (Economy::Centres(centres), _) => centres.take_ownership(ground.board, ground.position),
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.take_ownership(&ground.credits(rules))
            }
            _ => Vec::new(),
        }
    }

    /// The Fall's money, once provinces have changed hands.
    pub fn harvest(&mut self, ground: &Ground<'_>) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.harvest(ground.board, rules)
            }
            _ => Vec::new(),
        }
    }

    /// Takes powers that were put out of the game off the books.
    pub fn bury(&mut self, ground: &Ground<'_>, dead: &[Power]) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => credits.bury(rules, dead),
            _ => Vec::new(),
        }
    }

    /// Forgets whom a power named for a victory in alliance: who comes after its player names anew.
    pub fn forget_ally(&mut self, power: Power) {
        if let Economy::Credits(credits) = self {
            credits.allies.remove(&power);
        }
    }

    /// The published ledger of a Fall (with its remarks) or a Winter; the books open anew with it.
    pub fn publish(&mut self, ground: &Ground<'_>, fall: bool) -> (Option<Ledger>, Vec<Event>) {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let ground = ground.credits(rules);
                let remarks = match fall {
                    true => credits.remarks(&ground),
                    false => Vec::new(),
                };
                (Some(credits.publish(&ground)), remarks)
            }
            _ => (None, Vec::new()),
        }
    }

    /// What a power's provinces yield a year in credits; nothing where credits are not played for.
    pub fn income(&self, rules: &EconomyRules, board: &Board, power: Power) -> u32 {
        match (self, rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.income(board, rules, power)
            }
            _ => 0,
        }
    }

    /// Two allies who together earn that much.
    pub fn alliance(
        &self,
        rules: &EconomyRules,
        board: &Board,
        goal: u32,
    ) -> Option<(Power, Power)> {
        match (self, rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.alliance(board, rules, goal)
            }
            _ => None,
        }
    }

    /// What a power may build or must remove this Winter by its centres; nothing where units are
    /// paid for instead.
    pub fn balance(&self, board: &Board, position: &Position, power: Power) -> Balance {
        match self {
            Economy::Centres(centres) => centres.balance(board, position, power),
            Economy::Credits(_) => Balance::Even,
        }
    }

    /// What a power lacks to pay for its units as things stand, where they are paid for.
    pub fn shortage(&self, ground: &Ground<'_>, power: Power) -> Option<u32> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let upkeep = ground.credits(rules).upkeep(power);
                Some(upkeep.saturating_sub(credits.balance(power)))
            }
            _ => None,
        }
    }

    /// Where a power may build now.
    pub fn building_sites(&self, ground: &Ground<'_>, power: Power) -> ProvinceSet {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.sites(&ground.credits(rules), power)
            }
            (Economy::Centres(centres), _) => centres.sites(ground.board, ground.position, power),
            _ => ProvinceSet::EMPTY,
        }
    }

    /// Whether a Winter order could be carried out on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        ground: &Ground<'_>,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.check_adjustment(&ground.credits(rules), ground.rulebook, power, order)
            }
            (Economy::Centres(centres), _) => {
                let (board, position) = (ground.board, ground.position);
                centres.check(board, ground.rulebook, position, power, order)
            }
            _ => Err(BadAdjustment::NotInWinter),
        }
    }

    /// Whether a line of the credits section could be carried out on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_entry(
        &self,
        ground: &Ground<'_>,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.check(&ground.credits(rules), power, entry)
            }
            _ => Err(BadEntry::NotPlayed),
        }
    }

    /// What a power's Winter would come to under these orders, where units are paid for.
    pub fn plan(&self, ground: &Ground<'_>, power: Power, orders: &[Order]) -> Option<Plan> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let mut position = ground.position.clone();
                let (here, treasury) = (ground.credits(rules), credits.balance(power));
                let rulebook = ground.rulebook;
                Some(credits.plan(&here, rulebook, &mut position, power, treasury, orders))
            }
            _ => None,
        }
    }

    /// Carries out Winter: builds and removals as ordered, and what the rules do where too little was
    /// ordered. `events` are those of the phase so far; what Winter adds comes back.
    pub fn adjust(
        &mut self,
        ground: &Ground<'_>,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
        events: &[Event],
    ) -> (Vec<Adjustment>, Vec<Event>) {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let received: Vec<_> = events.iter().filter_map(received).collect();
                let ground_of_credits = ground.credits(rules);
                let rulebook = ground.rulebook;
                credits.winter(&ground_of_credits, rulebook, position, orders, &received)
            }
            (Economy::Centres(centres), _) => {
                let done = centres.adjust(ground.board, ground.rulebook, position, orders);
                (done, Vec::new())
            }
            _ => (Vec::new(), Vec::new()),
        }
    }
}

/// Who received money from whom, and whether both allow it to be published.
fn received(event: &Event) -> Option<(Power, Power, bool)> {
    match event {
        Event::Transferred {
            kind,
            from,
            to,
            openly,
            ..
        } if *kind != credits::Kind::Interest => Some((*to, *from, *openly)),
        _ => None,
    }
}
