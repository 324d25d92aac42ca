//! What is known of money at one moment: who owns what, treasuries, loans, and what was written for a season.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Power, PowerMap, Province, UnitId};

use super::ledger::Flows;
use super::rules::{CreditsRules, Demobilisation};

/// A power's treasury: E-13a to E-13g.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treasury {
    /// The credits in it, or the points in games where those are lent.
    pub credits: u32,
    /// The province it is in; `None` after its capture, until its power names a seat.
    pub seat: Option<Province>,
}

/// What was declared for this season only, such as hired units.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Papers {
    /// The province into which each power moves its treasury.
    pub seats: PowerMap<Province>,
    /// The power whose units do not capture a power's treasury (1B.18).
    pub trusted: PowerMap<Power>,
    /// Units that a power other than their owner may order this season (E-Q3c).
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
    /// Loans that are not fully repaid, the oldest first.
    pub loans: Vec<Loan>,
    /// Whom each power names for an alliance victory: 1B.24.
    pub allies: PowerMap<Power>,
    /// Whether units that could be paid for may be disbanded in Winter: E-Q4.
    pub demobilisation: bool,
    /// What was declared for this season only.
    pub papers: Papers,
    /// Each power's movements of money since the last published ledger.
    pub books: PowerMap<Flows>,
    /// The credits that vanished with eliminated powers since the last ledger: 1B.22.
    #[serde(default)]
    pub vanished: u32,
    /// How many units each power could pay for with what the Fall report gave it: 1B.32.
    pub scheduled: PowerMap<u32>,
    /// Who took the last province of a power that has none: 1B.22.
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    pub heirs: PowerMap<Power>,
}

impl Credits {
    /// Every power owns its country, and its treasury lies in its capital: E-04c, E-13a, E-17.
    pub fn new(board: &Board, rules: &CreditsRules) -> Credits {
        let treasury = |power| Treasury {
            credits: rules.start,
            seat: board.first_seat(power),
        };
        let books = |_| Flows {
            opening: rules.start,
            ..Flows::default()
        };
        Credits {
            owners: board.first_lands(),
            treasuries: board.powers().map(|p| (p, treasury(p))).collect(),
            books: board.powers().map(|p| (p, books(p))).collect(),
            demobilisation: rules.demobilisation == Demobilisation::Allowed,
            ..Credits::default()
        }
    }

    /// How many credits a power holds; 0 if it has no treasury.
    pub fn balance(&self, power: Power) -> u32 {
        self.treasuries.get(&power).map_or(0, |t| t.credits)
    }

    /// The provinces a power owns.
    pub fn owned(&self, power: Power) -> impl Iterator<Item = Province> {
        let mine = self.owners.iter().filter(move |(_, p)| **p == power);
        mine.map(|(at, _)| *at)
    }

    /// The credits a power's provinces yield a year: E-08a.
    pub fn income(&self, board: &Board, rules: &CreditsRules, power: Power) -> u32 {
        self.owned(power).map(|at| rules.value(board, at)).sum()
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
}

/// A loan between two powers that is not fully repaid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loan {
    /// The power that lent.
    pub lender: Power,
    /// The power that owes.
    pub debtor: Power,
    /// The number of the phase in which it was made, by which the oldest loan is found.
    pub made: u32,
    /// The credits that are still owed.
    pub owed: u32,
    /// How much of that is called; collected at the end of each Fall until it is paid (1B.13).
    pub called: u32,
    /// What the parties agreed about interest, in their own words (1B.14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A sale both sides declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The province that is sold.
    pub at: Province,
    /// The seller.
    pub from: Power,
    /// The buyer.
    pub to: Power,
    /// The price, in credits.
    pub credits: u32,
}
