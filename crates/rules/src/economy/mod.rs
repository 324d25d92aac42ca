//! What provinces yield and units cost: the economy axis.

mod adjustment;
pub mod blocks;
pub mod centres;
mod context;
pub mod credits;
mod edit;
mod news;
mod profile;
mod removal;
mod rules;
mod seen;
pub mod values;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, ProvinceSet};
use crate::orders::Order;

pub(crate) use adjustment::buildable;
pub use adjustment::{Adjustment, BadAdjustment, Balance};
use blocks::Blocks;
use centres::Centres;
pub use context::EconomyContext;
use credits::{BadEntry, Credits, Entry, Event, Plan};
pub use edit::{BadLaying, MOST_HELD};
pub use news::{Change, Conquest, Declared, News, Published};
pub use profile::{Currency, Measure};
pub use rules::EconomyRules;

/// Who owns what, and what the powers have, at one moment: the state of the economy axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Economy {
    /// Each supply centre feeds one unit, as in the standard game.
    Centres(Centres),
    /// Provinces yield credits, and units are paid for (Economic Diplomacy).
    Credits(Box<Credits>),
    /// Blocks yield points, and units are paid for (Investment Diplomacy).
    Blocks(Box<Blocks>),
}

impl Economy {
    /// The start of a game: who owns what, and what the treasuries hold, before any phase.
    pub fn new(rules: &EconomyRules, board: &Board) -> Economy {
        match rules {
            EconomyRules::Centres => Economy::Centres(Centres::new(board)),
            EconomyRules::Credits(rules) => Economy::Credits(Box::new(Credits::new(board, rules))),
            EconomyRules::Blocks(rules) => Economy::Blocks(Box::new(Blocks::new(board, rules))),
        }
    }

    /// Leaves out a power that nobody plays: it has no treasury and, if its land is to be nobody's, no
    /// province.
    pub fn leave_out(&mut self, power: Power, landless: bool) {
        if landless {
            self.owners_mut().retain(|_, owner| *owner != power);
        }
        match self {
            Economy::Centres(_) => {}
            Economy::Credits(credits) => {
                credits.treasuries.remove(&power);
                credits.books.remove(&power);
            }
            Economy::Blocks(blocks) => {
                blocks.bank.treasuries.remove(&power);
                blocks.open_books();
            }
        }
    }

    /// Which power owns which province; nobody's are missing. Which provinces can be owned depends on the
    /// economy.
    pub fn owners(&self) -> &BTreeMap<Province, Power> {
        match self {
            Economy::Centres(centres) => &centres.owners,
            Economy::Credits(credits) => &credits.owners,
            Economy::Blocks(blocks) => &blocks.owners,
        }
    }

    /// How many provinces each power owns, centres or not; powers without one are left out.
    pub fn province_counts(&self) -> PowerMap<usize> {
        let mut counts = PowerMap::new();
        for power in self.owners().values() {
            *counts.entry(*power).or_default() += 1;
        }
        counts
    }

    /// Credits, if the game has them.
    pub fn credits(&self) -> Option<&Credits> {
        match self {
            Economy::Centres(_) | Economy::Blocks(_) => None,
            Economy::Credits(credits) => Some(credits),
        }
    }

    /// Blocks, if the game has them.
    pub fn blocks(&self) -> Option<&Blocks> {
        match self {
            Economy::Blocks(blocks) => Some(blocks),
            Economy::Centres(_) | Economy::Credits(_) => None,
        }
    }

    /// Carries out what was declared for a phase, before its orders are resolved.
    pub fn begin(&mut self, ground: &EconomyContext<'_>, declared: &Declared) -> News {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let events = credits.begin(&ground.credits(rules), &declared.credits);
                events.into()
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                blocks.begin(ground, rules, &declared.credits, &declared.blocks)
            }
            _ => News::default(),
        }
    }

    /// Ends a season after its retreats, before provinces change owners. In Economic games treasuries move to
    /// their new seats and are captured (E-13c, E-13d); the events say so. Elsewhere nothing happens.
    pub fn close_season(&mut self, ground: &EconomyContext<'_>) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let events = credits.move_treasuries(&ground.credits(rules));
                credits.close_season();
                events
            }
            _ => Vec::new(),
        }
    }

    /// The ownership step of Fall: whoever has a unit in a province that counts owns it. Returns what changed
    /// hands.
    pub fn take_ownership(&mut self, ground: &EconomyContext<'_>) -> Vec<Change> {
        match (self, ground.rules) {
            (Economy::Centres(centres), _) => centres.take_ownership(ground.board, ground.position),
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.take_ownership(&ground.credits(rules))
            }
            (Economy::Blocks(blocks), _) => blocks.take_ownership(ground.position),
            _ => Vec::new(),
        }
    }

    /// Halves the blocks of provinces taken in battle (I-05c); nothing in other economies. Returns what
    /// happened.
    pub fn conquer(&mut self, ground: &EconomyContext<'_>, taken: &[Conquest]) -> News {
        match (self, ground.rules) {
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                blocks.conquer(rules, taken).into()
            }
            _ => News::default(),
        }
    }

    /// Pays the Fall's income, once provinces have changed hands, and collects called loans (E-05a, E-12b,
    /// I-04a); nothing where each centre feeds a unit. Returns what happened.
    pub fn harvest(&mut self, ground: &EconomyContext<'_>) -> News {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.harvest(&ground.credits(rules)).into()
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => blocks.harvest(rules),
            _ => News::default(),
        }
    }

    /// Removes eliminated powers from the books and settles what they held: to an heir or to nobody
    /// (1B.22). Returns what happened.
    pub fn bury(&mut self, ground: &EconomyContext<'_>, dead: &[Power]) -> Vec<Event> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => credits.bury(rules, dead),
            (Economy::Blocks(blocks), _) => blocks.bury(dead),
            _ => Vec::new(),
        }
    }

    /// Forgets whom a power named for an alliance victory: its next player names a partner again.
    pub fn forget_ally(&mut self, power: Power) {
        if let Economy::Credits(credits) = self {
            credits.allies.remove(&power);
        }
    }

    /// What a Fall (with its remarks) or a Winter publishes; new books begin with it.
    pub fn publish(&mut self, ground: &EconomyContext<'_>, fall: bool) -> Published {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let ground = ground.credits(rules);
                let remarks = if fall {
                    credits.remarks(&ground)
                } else {
                    Vec::new()
                };
                Published {
                    ledger: Some(credits.publish(&ground)),
                    remarks,
                    ..Published::default()
                }
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => Published {
                points: Some(blocks.publish(ground, rules)),
                ..Published::default()
            },
            _ => Published::default(),
        }
    }

    /// What a power's provinces yield per year, in credits or points; 0 if the game has neither.
    pub fn income(&self, rules: &EconomyRules, board: &Board, power: Power) -> u32 {
        match (self, rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.income(board, rules, power)
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => blocks.income(rules, power),
            _ => 0,
        }
    }

    /// A power's wealth as a goal in blocks counts it; 0 if the game has no blocks.
    pub fn wealth(&self, rules: &EconomyRules, power: Power) -> u32 {
        match (self, rules) {
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => blocks.wealth(rules, power),
            _ => 0,
        }
    }

    /// Two powers that named each other as allies and together yield at least `goal` credits a year, if
    /// there are any (E-15b).
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

    /// Whether Winter comes every year, even when no power has anything to do in it: neutral centres
    /// invest too, and the goal is checked.
    pub fn has_winter(&self) -> bool {
        matches!(self, Economy::Blocks(_))
    }

    /// What a power may build or must remove this Winter by its centres; nothing if units are
    /// paid for instead.
    pub fn balance(&self, board: &Board, position: &Position, power: Power) -> Balance {
        match self {
            Economy::Centres(centres) => centres.balance(board, position, power),
            Economy::Credits(_) | Economy::Blocks(_) => Balance::Even,
        }
    }

    /// What a power's units cost for a year, in credits or points; 0 where each centre feeds a unit.
    pub fn upkeep(&self, ground: &EconomyContext<'_>, power: Power) -> u32 {
        match (self, ground.rules) {
            (Economy::Credits(_), EconomyRules::Credits(rules)) => {
                ground.credits(rules).upkeep(power)
            }
            (Economy::Blocks(_), EconomyRules::Blocks(rules)) => {
                rules.upkeep(ground.position, power)
            }
            _ => 0,
        }
    }

    /// What a power is missing to pay for its units as things stand, if they are paid for.
    pub fn shortage(&self, ground: &EconomyContext<'_>, power: Power) -> Option<u32> {
        let held = match self {
            Economy::Credits(credits) => credits.balance(power),
            Economy::Blocks(blocks) => blocks.points(power),
            Economy::Centres(_) => return None,
        };
        Some(self.upkeep(ground, power).saturating_sub(held))
    }

    /// The provinces where a power may build a unit now: free, its own, and a home centre or a yard.
    pub fn building_sites(&self, ground: &EconomyContext<'_>, power: Power) -> ProvinceSet {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.sites(&ground.credits(rules), power)
            }
            (Economy::Blocks(blocks), _) => blocks.sites(ground, power),
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
        ground: &EconomyContext<'_>,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.check_adjustment(&ground.credits(rules), ground.rulebook, power, order)
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                blocks.check_adjustment(ground, rules, power, order)
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
        ground: &EconomyContext<'_>,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                credits.check(&ground.credits(rules), power, entry)
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                blocks.check_money(ground, rules, power, entry)
            }
            _ => Err(BadEntry::NotPlayed),
        }
    }

    /// Whether a line of the blocks section could be carried out on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_blocks(
        &self,
        ground: &EconomyContext<'_>,
        power: Power,
        entry: &blocks::Entry,
    ) -> Result<(), blocks::BadEntry> {
        match (self, ground.rules) {
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                blocks.check(ground, rules, power, entry)
            }
            _ => Err(blocks::BadEntry::NotPlayed),
        }
    }

    /// What a power's Winter would amount to under these orders, if units are paid for.
    pub fn plan(
        &self,
        ground: &EconomyContext<'_>,
        power: Power,
        orders: &[Order],
    ) -> Option<Plan> {
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

    /// Carries out Winter: builds and removals as ordered, and by the rules if too little was ordered.
    /// `declared`: the phase's sections; `events`: those of the phase so far; returns what Winter adds.
    pub fn adjust(
        &mut self,
        ground: &EconomyContext<'_>,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
        declared: &Declared,
        events: &[Event],
    ) -> (Vec<Adjustment>, News) {
        match (self, ground.rules) {
            (Economy::Credits(credits), EconomyRules::Credits(rules)) => {
                let received: Vec<_> = events.iter().filter_map(received).collect();
                let ground_of_credits = ground.credits(rules);
                let rulebook = ground.rulebook;
                let (done, events) =
                    credits.winter(&ground_of_credits, rulebook, position, orders, &received);
                (done, events.into())
            }
            (Economy::Blocks(blocks), EconomyRules::Blocks(rules)) => {
                let received: Vec<_> = events.iter().filter_map(received).collect();
                blocks.winter(ground, rules, position, orders, declared, &received)
            }
            (Economy::Centres(centres), _) => {
                let done = centres.adjust(ground.board, ground.rulebook, position, orders);
                (done, News::default())
            }
            _ => (Vec::new(), News::default()),
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
        } if *kind != credits::TransferKind::Interest => Some((*to, *from, *openly)),
        _ => None,
    }
}
