//! What is known of blocks and points at one moment.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Power, PowerMap, Province, UnitKind};
use crate::economy::context::EconomyContext;
use crate::economy::credits::{Credits, Treasury};

use super::books::Books;
use super::ledger::{Flows, NeutralRow};
use super::rules::{BlocksRules, Unspent};

/// The economy of blocks at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blocks {
    /// Who owns which province that holds blocks.
    pub owners: BTreeMap<Province, Power>,
    /// The blocks in every province that can hold any, neutral ones too: I-01b.
    pub blocks: BTreeMap<Province, u32>,
    /// The points of every power still in the game, and its loans.
    pub bank: Credits,
    /// Movements since the last published ledger.
    #[serde(default)]
    pub books: Books,
    /// Every power's blocks after the Winter of each year, and before the first, by calendar year.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub years: BTreeMap<u16, PowerMap<u32>>,
}

impl Blocks {
    /// The most blocks a province holds: more than any game is played for.
    pub const MOST: u32 = 1_000_000;

    /// The most points a power's income brings: what all provinces of a board may earn in a year.
    pub const MOST_POINTS: u32 = 100_000_000;

    /// The start: every power owns those of its provinces that hold blocks: I-01b, 2B.19.
    pub fn new(board: &Board, rules: &BlocksRules) -> Blocks {
        let counting = rules.provinces(board);
        let owners = board.first_lands().into_iter();
        let owners = owners.filter(|(at, _)| counting.contains(*at));
        let start = |at| (at, rules.start(board, at));
        let mut new = Blocks {
            owners: owners.collect(),
            blocks: counting.iter().map(start).collect(),
            bank: Credits {
                treasuries: board.powers().map(|p| (p, Treasury::default())).collect(),
                ..Credits::default()
            },
            ..Blocks::default()
        };
        new.open_books();
        new
    }

    /// The points a power holds.
    pub fn points(&self, power: Power) -> u32 {
        self.bank.balance(power)
    }

    /// The blocks in a power's provinces.
    pub fn total(&self, power: Power) -> u32 {
        let mine = self.owners.iter().filter(|(_, owner)| **owner == power);
        let blocks = mine.filter_map(|(at, _)| self.blocks.get(at));
        blocks.fold(0, |all: u32, n| all.saturating_add(*n))
    }

    /// What counts for the goal: a power's blocks and, where points are kept, its points (2B.18).
    pub fn wealth(&self, rules: &BlocksRules, power: Power) -> u32 {
        let kept = match rules.unspent {
            Unspent::Treasury => self.points(power),
            Unspent::Forfeited | Unspent::Home => 0,
        };
        self.total(power).saturating_add(kept)
    }

    /// The points a power's blocks bring a year: I-04a, 2B.21.
    pub fn income(&self, rules: &BlocksRules, power: Power) -> u32 {
        rules.income(self.total(power))
    }

    /// What a power can spend on new units and blocks in Winter at most: its points and what its
    /// fleets at home bring, less the price of its units elsewhere, which stay as long as they can be
    /// paid (I-03b, 2B.15).
    pub fn reach(&self, ground: &EconomyContext<'_>, rules: &BlocksRules, power: Power) -> u32 {
        let mut most = self.points(power);
        let mut abroad: u32 = 0;
        for unit in ground.position.of(power) {
            let home = self.at_home(ground.board, power, unit.at.province);
            match (home, unit.kind) {
                (true, UnitKind::Fleet) => most = most.saturating_add(rules.scrap()),
                (true, UnitKind::Army) => {}
                (false, kind) => abroad = abroad.saturating_add(rules.price(kind)),
            }
        }
        // Units are removed one by one, so less is left over than the most expensive one costs.
        let dearest = rules.fleet.max(rules.army);
        let short = most.min(dearest.saturating_sub(1));
        most.checked_sub(abroad).unwrap_or(short)
    }

    /// Whether it is a home centre of the power, and its own now: 2B.14, 2B.26.
    pub(super) fn at_home(&self, board: &Board, power: Power, at: Province) -> bool {
        board.sites(power).contains(&at) && self.owners.get(&at) == Some(&power)
    }
}

impl Blocks {
    /// How many blocks lie in provinces that nobody owns.
    pub fn neutral_total(&self) -> u32 {
        let free = self.blocks.iter();
        let free = free.filter(|(at, _)| !self.owners.contains_key(at));
        free.fold(0, |all: u32, (_, n)| all.saturating_add(*n))
    }

    /// Opens the books with what everybody holds now, as if a ledger had just been published.
    pub fn open_books(&mut self) {
        let powers = self.bank.treasuries.keys().copied();
        let opened = powers.map(|power| {
            let flows = Flows {
                opening: self.points(power),
                blocks: self.total(power),
                ..Flows::default()
            };
            (power, flows)
        });
        self.books = Books {
            flows: opened.collect(),
            neutral: NeutralRow {
                opening: self.neutral_total(),
                ..NeutralRow::default()
            },
        };
        self.bank.books.clear();
    }
}
