//! Credits: every province earns, every unit costs, and treasuries are moved, lent and captured.
//!
//! The year: transfers are made as each phase closes; treasuries move and are captured when a season
//! closes; after Fall provinces change hands, pay, and called loans are collected; in Winter the
//! coming year's units are paid for (1B.2).

mod check;
mod entry;
mod ledger;
mod loans;
mod read;
mod rules;
mod sales;
mod transfers;
mod treasury;
mod winter;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, UnitId, UnitKind};
use crate::orders::PhaseKind;

use super::Change;

pub use check::BadEntry;
pub use entry::{Entry, Sale, Transfer, TransferKind, Way};
pub use ledger::{Event, Flows, Ledger, Row, Unbalanced};
pub use loans::Loan;
pub use read::{BadAmount, ReadError, is_sale, read};
pub use rules::{
    Cheap, CreditsRules, Demobilisation, Estate, ProvinceSales, Removals, RetreatTransfers,
    Shortfall, Spending, TreasuryGuests, WinterGifts, Yards,
};
pub use sales::Deal;
pub use winter::Plan;

/// A power's treasury: E-13a to E-13g.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treasury {
    pub credits: u32,
    /// The province it is in; `None` after its capture, until its power names a seat.
    pub seat: Option<Province>,
}

/// What was written for this season only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Papers {
    /// Where treasuries go.
    pub seats: PowerMap<Province>,
    /// Whose units do not capture them.
    pub trusted: PowerMap<Power>,
    /// Units that another power may order.
    pub hired: BTreeMap<UnitId, Power>,
    /// Provinces both sides agreed to sell, in the order they are paid for: 1B.40.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sales: Vec<Deal>,
}

/// The economy of credits at one moment. Amounts are credits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credits {
    /// Who owns which land province: E-08a.
    pub owners: BTreeMap<Province, Power>,
    /// The treasury of every power still in the game.
    pub treasuries: PowerMap<Treasury>,
    /// Oldest first.
    pub loans: Vec<Loan>,
    /// Whom each power names for an alliance victory: 1B.24.
    pub allies: PowerMap<Power>,
    /// Whether units that could be paid for may be disbanded in Winter: E-Q4.
    pub demobilisation: bool,
    pub papers: Papers,
    /// Movements since the last published ledger.
    pub books: PowerMap<Flows>,
    /// What vanished since then: 1B.22.
    #[serde(default)]
    pub vanished: u32,
    /// How many units each power could pay for with what the Fall report gave it: 1B.32.
    pub scheduled: PowerMap<u32>,
    /// Who took the last province of a power that has none: 1B.22.
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    pub heirs: PowerMap<Power>,
}

/// What the axis needs to know about the rest of the game.
#[derive(Clone, Copy, Debug)]
pub struct CreditsContext<'a> {
    pub board: &'a Board,
    pub rules: &'a CreditsRules,
    pub position: &'a Position,
    pub stage: PhaseKind,
    /// The phase's number in the game.
    pub number: u32,
    /// Whether the season is Fall.
    pub fall: bool,
}

impl CreditsContext<'_> {
    /// What a power's units cost for a year, without dislodged ones: E-06a, E-06b.
    pub fn upkeep(&self, power: Power) -> u32 {
        let count = |kind| {
            let all = self.position.of(power).filter(|u| u.kind == kind);
            all.count() as u32
        };
        let (fleets, armies) = (count(UnitKind::Fleet), count(UnitKind::Army));
        self.rules.upkeep(power, fleets, armies)
    }
}

impl Credits {
    /// Every power owns its country, and its treasury lies in its capital: E-04c, E-13a, E-17.
    pub fn new(board: &Board, rules: &CreditsRules) -> Credits {
        let owners = board
            .powers()
            .flat_map(|p| board.country(p).iter().map(move |at| (at, p)))
            .collect();
        let treasury = |power| Treasury {
            credits: rules.start,
            seat: board.capital(power),
        };
        let books = |_| Flows {
            opening: rules.start,
            ..Flows::default()
        };
        Credits {
            owners,
            treasuries: board.powers().map(|p| (p, treasury(p))).collect(),
            books: board.powers().map(|p| (p, books(p))).collect(),
            demobilisation: rules.demobilisation == Demobilisation::Allowed,
            ..Credits::default()
        }
    }

    /// What a power holds.
    pub fn balance(&self, power: Power) -> u32 {
        self.treasuries.get(&power).map_or(0, |t| t.credits)
    }

    /// The provinces a power owns.
    pub fn owned(&self, power: Power) -> impl Iterator<Item = Province> {
        let mine = self.owners.iter().filter(move |(_, p)| **p == power);
        mine.map(|(at, _)| *at)
    }

    /// What a power's provinces yield per year: E-08a.
    pub fn income(&self, board: &Board, rules: &CreditsRules, power: Power) -> u32 {
        self.owned(power).map(|at| rules.value(board, at)).sum()
    }

    /// The ownership step of Fall: whoever has a unit in a land province owns it; an empty one keeps its
    /// owner (E-08a, E-08b). Returns what changed hands: the province, its new owner and its old one.
    pub fn take_ownership(&mut self, ground: &CreditsContext<'_>) -> Vec<Change> {
        let (board, rules, position) = (ground.board, ground.rules, ground.position);
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| !board.is_sea(at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        self.note_heirs(board, rules, &taken);
        taken
    }

    /// Remembers who took the last province of each power: of several lost at once, the richest,
    /// then the first by id.
    fn note_heirs(&mut self, board: &Board, rules: &CreditsRules, taken: &[Change]) {
        let owners: BTreeSet<Power> = self.owners.values().copied().collect();
        self.heirs.retain(|power, _| !owners.contains(power));
        let mut lost: PowerMap<Vec<(Province, Power)>> = PowerMap::new();
        for (at, by, from) in taken {
            if let Some(from) = from.filter(|p| !owners.contains(p)) {
                lost.entry(from).or_default().push((*at, *by));
            }
        }
        for (power, lost) in lost {
            let worth = |at: Province| (rules.value(board, at), Reverse(at));
            let best = lost.iter().max_by_key(|(at, _)| worth(*at));
            if let Some((_, by)) = best {
                self.heirs.insert(power, *by);
            }
        }
    }

    /// The Fall's money, once provinces have been taken: sales, income, then called loans (1B.2, 1B.40).
    pub fn harvest(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let (board, rules) = (ground.board, ground.rules);
        let mut events = self.settle_sales(ground);
        let powers: Vec<Power> = self.treasuries.keys().copied().collect();
        for power in powers {
            let credits = self.income(board, rules, power);
            self.treasuries.entry(power).or_default().credits += credits;
            self.books.entry(power).or_default().income += credits;
            events.push(Event::Income { power, credits });
        }
        events.extend(self.collect_called(rules));
        events
    }

    /// Removes powers that have neither unit nor province from the books: 1B.22, 1B.36.
    pub fn bury(&mut self, rules: &CreditsRules, dead: &[Power]) -> Vec<Event> {
        let mut events = Vec::new();
        for power in dead.iter().copied() {
            let Some(treasury) = self.treasuries.remove(&power) else {
                continue;
            };
            let heir = self.heirs.remove(&power).filter(|heir| {
                rules.estate == Estate::ToCaptor && self.treasuries.contains_key(heir)
            });
            let credits = treasury.credits;
            self.books.entry(power).or_default().seized -= i64::from(credits);
            match heir {
                Some(heir) => {
                    self.treasuries.entry(heir).or_default().credits += credits;
                    self.books.entry(heir).or_default().seized += i64::from(credits);
                }
                None => self.vanished += credits,
            }
            self.loans
                .retain(|loan| loan.lender != power && loan.debtor != power);
            self.allies.remove(&power);
            self.allies.retain(|_, with| *with != power);
            events.push(Event::Estate {
                power,
                heir,
                credits,
            });
        }
        events
    }

    /// The two powers that named each other and together earn this much: E-15b, 1B.24.
    pub fn alliance(
        &self,
        board: &Board,
        rules: &CreditsRules,
        goal: u32,
    ) -> Option<(Power, Power)> {
        let mutual = self
            .allies
            .iter()
            .filter(|(a, b)| a < b && self.allies.get(b) == Some(a));
        let income = |power| self.income(board, rules, power);
        let together = mutual.map(|(a, b)| (income(*a) + income(*b), *a, *b));
        // A goal below half of all may be reached by two pairs: the richer wins.
        together
            .filter(|(sum, ..)| *sum >= goal)
            .max_by_key(|(sum, a, _)| (*sum, Reverse(*a)))
            .map(|(_, a, b)| (a, b))
    }

    /// Clears what was written for this season only, except sales.
    pub fn close_season(&mut self) {
        // What was sold is passed on once provinces have changed hands.
        let sales = std::mem::take(&mut self.papers.sales);
        self.papers = Papers {
            sales,
            ..Papers::default()
        };
    }
}
