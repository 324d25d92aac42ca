//! Blocks: supply centres hold them, they bring points, and points keep units, build them, or become
//! more blocks (Investment Diplomacy).
//!
//! The year (2B.3): after Fall provinces change hands, those taken in battle are halved, and blocks pay;
//! in Winter units are disbanded and scrapped, the rest maintained, others built, and what is left is
//! placed.
//!
//! What a power holds in points lies in a [`Credits`] treasury without a seat, so that loans and gifts
//! are those of that economy (2B.22).

mod check;
mod entry;
mod event;
mod foresee;
mod ledger;
mod neutral;
mod read;
mod rules;
mod winter;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, UnitKind};
use crate::movement::Battle;

use super::credits::{self, Credits, CreditsRules, Demobilisation, Treasury};
use super::{Change, Conquest, EconomyContext, News};

pub use check::BadEntry;
pub use entry::Entry;
pub use event::Event;
pub use foresee::Foreseen;
pub use ledger::{Books, Flows, Ledger, NeutralRow, Row, Unbalanced};
pub use read::{ReadError, read};
pub use rules::{
    Battles, BlocksRules, Loans, NeutralRubble, Neutrals, Provinces, Rebuilding, Rounding, Unspent,
};
pub use winter::Plan;

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
        let owners = board.powers().flat_map(|p| {
            let own = board.country(p).and(counting);
            own.iter().map(move |at| (at, p)).collect::<Vec<_>>()
        });
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

    /// What counts for the goal: blocks and, where points are kept, points (2B.18).
    pub fn wealth(&self, rules: &BlocksRules, power: Power) -> u32 {
        let kept = match rules.unspent {
            Unspent::Treasury => self.points(power),
            Unspent::Forfeited | Unspent::Home => 0,
        };
        self.total(power).saturating_add(kept)
    }

    /// What a power's blocks bring per year: I-04a, 2B.21.
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
    fn at_home(&self, board: &Board, power: Power, at: Province) -> bool {
        board.home(at) == Some(power) && self.owners.get(&at) == Some(&power)
    }

    /// The ownership step of Fall: whoever has a unit in a province that holds blocks owns it.
    pub fn take_ownership(&mut self, position: &Position) -> Vec<Change> {
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| self.blocks.contains_key(&at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        self.books.note_taken(&self.blocks, &taken);
        taken
    }

    /// The rubble rule: what was taken in battle from another power is halved, wherever it holds
    /// blocks (I-05b to I-05f, 2B.4 to 2B.8, 2B.27).
    pub fn conquer(&mut self, rules: &BlocksRules, taken: &[Conquest]) -> Vec<Event> {
        let mut events = Vec::new();
        for conquest in taken {
            let counts = |battle: &Battle| match conquest.from {
                Some(_) => battle.dislodged || rules.battle == Battles::AnyResistance,
                // An unowned province is defended only by its own army, whoever else is in it.
                None => {
                    let own = battle.against.is_none() && battle.dislodged;
                    own && rules.neutral_rubble == NeutralRubble::WhenTaken
                }
            };
            let foreign = |battle: &&Battle| battle.against != Some(conquest.by);
            if !conquest.battles.iter().filter(foreign).any(counts) {
                continue;
            }
            let Some(blocks) = self.blocks.get_mut(&conquest.at) else {
                continue;
            };
            let kept = BlocksRules::rubble(*blocks);
            let lost = *blocks - kept;
            *blocks = kept;
            let (at, by) = (conquest.at, conquest.by);
            events.push(Event::Rubble { at, by, kept, lost });
        }
        self.books.note(&events);
        events
    }

    /// The Fall's points, once provinces have changed hands, and called loans after them: I-04a.
    pub fn harvest(&mut self, rules: &BlocksRules) -> News {
        let mut news = News::default();
        let powers: Vec<Power> = self.bank.treasuries.keys().copied().collect();
        for power in powers {
            let points = self.income(rules, power);
            let treasury = self.bank.treasuries.entry(power).or_default();
            let room = Blocks::MOST_POINTS.saturating_sub(treasury.credits);
            let kept = points.min(room);
            treasury.credits += kept;
            news.blocks.push(Event::Income { power, points });
            if points > kept {
                let points = points - kept;
                news.blocks.push(Event::Forfeited { power, points });
            }
        }
        self.books.note(&news.blocks);
        if rules.loans == Loans::Allowed {
            news.money = self.bank.collect_called(&bank_rules());
        }
        news
    }

    /// Removes eliminated powers from the books.
    pub fn bury(&mut self, dead: &[Power]) -> Vec<credits::Event> {
        let events = self.bank.bury(&bank_rules(), dead);
        self.books.note_estates(&events);
        events
    }

    /// Loans and gifts that were declared for a phase, and lines that have no effect in it.
    pub fn begin(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        declared: &PowerMap<Vec<credits::Entry>>,
        placed: &PowerMap<Vec<Entry>>,
    ) -> News {
        let mut news = News::default();
        let mut played: PowerMap<Vec<credits::Entry>> = PowerMap::new();
        for (power, entries) in declared {
            let (good, bad): (Vec<_>, Vec<_>) = entries
                .iter()
                .cloned()
                .partition(|entry| plays(rules, entry));
            played.insert(*power, good);
            for entry in bad {
                let (power, why) = (*power, credits::BadEntry::NotPlayed);
                news.money
                    .push(credits::Event::Failed { power, entry, why });
            }
        }
        if ground.stage == crate::orders::PhaseKind::Adjustments {
            let powers = self.bank.treasuries.keys().copied();
            let payable = powers.map(|p| (p, self.payable(rules, ground.position, p)));
            self.bank.scheduled = payable.collect();
        }
        let money = bank_rules();
        let events = self.bank.begin(&bank_ground(ground, &money), &played);
        news.money.extend(events);
        if ground.stage != crate::orders::PhaseKind::Adjustments {
            for (power, entries) in placed {
                for entry in entries.iter().copied() {
                    let (power, why) = (*power, BadEntry::OnlyInWinter);
                    news.blocks.push(Event::Failed { power, entry, why });
                }
            }
        }
        news
    }

    /// Checks a loan, a gift or a call on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_money(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        power: Power,
        entry: &credits::Entry,
    ) -> Result<(), credits::BadEntry> {
        if !plays(rules, entry) {
            return Err(credits::BadEntry::NotPlayed);
        }
        let money = bank_rules();
        self.bank.check(&bank_ground(ground, &money), power, entry)
    }
}

/// Whether a line of the credits section is one of this game's: loans and gifts, without seats.
fn plays(rules: &BlocksRules, entry: &credits::Entry) -> bool {
    let kind = matches!(
        entry,
        credits::Entry::Transfer(_) | credits::Entry::Call { .. }
    );
    rules.loans == Loans::Allowed && kind
}

/// The rules for lending points: those of credits, without anything at the start.
fn bank_rules() -> CreditsRules {
    CreditsRules {
        start: 0,
        demobilisation: Demobilisation::Forbidden,
        ..CreditsRules::default()
    }
}

fn bank_ground<'g>(
    ground: &EconomyContext<'g>,
    rules: &'g CreditsRules,
) -> credits::CreditsContext<'g> {
    credits::CreditsContext {
        board: ground.board,
        rules,
        position: ground.position,
        stage: ground.stage,
        number: ground.number,
        fall: ground.fall,
    }
}
