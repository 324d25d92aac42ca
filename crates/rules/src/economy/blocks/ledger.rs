//! The published ledger of points and blocks, and the blocks of every year.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};

use super::super::{Change, EconomyContext, credits};
use super::{Blocks, BlocksRules, Event, Plan};

/// What came to a power and went from it since the last published ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Flows {
    /// The points that ledger closed with.
    pub opening: u32,
    /// What its blocks brought (I-04a).
    pub income: u32,
    /// Published loans and gifts, received less given.
    pub public: i64,
    /// All other loans, gifts and repayments, received less given.
    pub private: i64,
    /// What scrapped fleets brought (I-06b).
    pub scrapped: u32,
    /// What was paid for the units that stayed (I-03b).
    pub upkeep: u32,
    /// What was paid for new ones (I-03c).
    pub built: u32,
    /// What became blocks (I-03d).
    pub placed: u32,
    /// What nobody spent and is lost (2B.13).
    pub forfeited: u32,
    /// What a power held that was put out of the game.
    pub vanished: u32,
    /// The blocks in its provinces as that ledger had them.
    pub blocks: u32,
    /// The blocks of provinces it took less those of provinces it lost, each as they lay there before
    /// any battle halved them.
    pub taken: i64,
    /// What was destroyed in provinces it took (I-05c).
    pub rubble: u32,
}

impl Flows {
    /// The points that must be there now.
    pub fn closing(&self) -> i64 {
        let sum = |all: &[u32]| all.iter().map(|n| i64::from(*n)).sum::<i64>();
        let ins = [self.opening, self.income, self.scrapped];
        let outs = [
            self.upkeep,
            self.built,
            self.placed,
            self.forfeited,
            self.vanished,
        ];
        sum(&ins) + self.public + self.private - sum(&outs)
    }

    /// The blocks that must be there now.
    pub fn closing_blocks(&self) -> i64 {
        i64::from(self.blocks) + self.taken + i64::from(self.placed) - i64::from(self.rubble)
    }

    /// Points received less points given, whoever may know of it.
    pub fn loans(&self) -> i64 {
        self.public + self.private
    }
}

/// One power's line of a published ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub power: Power,
    pub flows: Flows,
    /// The points it holds.
    pub closing: u32,
    /// The blocks in its provinces.
    pub blocks: u32,
    /// What those bring a year.
    pub yearly: u32,
    /// What its units cost a year.
    pub due: u32,
}

impl Row {
    /// What it lacks to keep its units, as its points stand.
    pub fn short(&self) -> u32 {
        self.due.saturating_sub(self.closing)
    }

    /// The blocks it gained since the last ledger.
    pub fn change(&self) -> i64 {
        i64::from(self.blocks) - i64::from(self.flows.blocks)
    }
}

/// All neutral provinces together. Their points come and go in one Winter (I-04c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NeutralRow {
    /// What their blocks brought.
    pub income: u32,
    /// What was paid for their armies (I-04e, I-04f).
    pub armies: u32,
    /// What became blocks in them.
    pub grown: u32,
    /// What was over because they may hold no more (2B.9).
    pub over: u32,
    /// Their blocks as the last ledger had them.
    pub opening: u32,
    /// What left with provinces that were taken; never above nothing.
    pub taken: i64,
    /// Their blocks now.
    pub blocks: u32,
}

/// What is published after a Fall and a Winter. All of it lies open on the board but the loans and gifts:
/// of those, the published ones are told, and the others are one net figure a power (1B.29).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    pub rows: Vec<Row>,
    #[serde(default)]
    pub neutral: NeutralRow,
}

/// A ledger whose sums do not close: our own mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbalanced {
    /// A line's points do not lead from its opening to its closing.
    #[error("the points of {0} do not balance")]
    Points(Power),
    /// A line's blocks do not.
    #[error("the blocks of {0} do not balance")]
    Blocks(Power),
    #[error("what neutral provinces earned or hold does not balance")]
    Neutral,
    /// Loans made or lost points, or captures made or lost blocks.
    #[error(
        "sums over all powers are not zero: public loans {public}, private loans {private}, captured blocks {taken}"
    )]
    Between {
        public: i64,
        private: i64,
        taken: i64,
    },
}

impl Ledger {
    /// Whether points and blocks were neither made nor lost but by rule: what came in is what went out,
    /// with what was forfeited, what vanished and what is rubble.
    ///
    /// # Errors
    /// The first sum that does not close.
    pub fn balanced(&self) -> Result<(), Unbalanced> {
        for row in &self.rows {
            if row.flows.closing() != i64::from(row.closing) {
                return Err(Unbalanced::Points(row.power));
            }
            if row.flows.closing_blocks() != i64::from(row.blocks) {
                return Err(Unbalanced::Blocks(row.power));
            }
        }
        let n = &self.neutral;
        let spent = u64::from(n.armies) + u64::from(n.grown) + u64::from(n.over);
        let held = i64::from(n.opening) + i64::from(n.grown) + n.taken;
        if u64::from(n.income) != spent || held != i64::from(n.blocks) {
            return Err(Unbalanced::Neutral);
        }
        let sum = |of: fn(&Flows) -> i64| self.rows.iter().map(|r| of(&r.flows)).sum::<i64>();
        let (public, private) = (sum(|f| f.public), sum(|f| f.private));
        let taken = sum(|f| f.taken) + n.taken;
        match (public, private, taken) {
            (0, 0, 0) => Ok(()),
            _ => Err(Unbalanced::Between {
                public,
                private,
                taken,
            }),
        }
    }
}

/// What was noted since the last ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Books {
    pub flows: PowerMap<Flows>,
    pub neutral: NeutralRow,
}

impl Books {
    fn of(&mut self, power: Power) -> &mut Flows {
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

    /// Notes what changes hands, while it holds what it held.
    pub(super) fn note_taken(
        &mut self,
        held: &BTreeMap<crate::board::Province, u32>,
        all: &[Change],
    ) {
        for (at, by, from) in all {
            let blocks = i64::from(held.get(at).copied().unwrap_or(0));
            self.of(*by).taken += blocks;
            match from {
                Some(from) => self.of(*from).taken -= blocks,
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

impl Blocks {
    /// The blocks nobody owns.
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

    /// Closes the books: the ledger to publish, and new books that open with it. A Winter's totals go
    /// into the record of the years.
    pub(in crate::economy) fn publish(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
    ) -> Ledger {
        let mut books = std::mem::take(&mut self.books);
        for (power, lent) in std::mem::take(&mut self.bank.books) {
            let flows = books.of(power);
            flows.public += lent.public;
            flows.private += lent.private;
        }
        self.bank.vanished = 0;
        let mut neutral = books.neutral;
        neutral.blocks = self.neutral_total();
        let before = books
            .flows
            .iter()
            .map(|(power, flows)| (*power, flows.blocks));
        let before: PowerMap<u32> = before.collect();
        let rows = books.flows.into_iter().map(|(power, flows)| Row {
            power,
            flows,
            closing: self.points(power),
            blocks: self.total(power),
            yearly: self.income(rules, power),
            due: rules.upkeep(ground.position, power),
        });
        let rows: Vec<Row> = rows.collect();
        if self.years.is_empty() && !ground.opening {
            self.years.insert(ground.year.saturating_sub(1), before);
        }
        if ground.stage == crate::orders::PhaseKind::Adjustments {
            let now = rows.iter().map(|row| (row.power, row.blocks));
            self.years.insert(ground.year, now.collect());
        }
        self.open_books();
        Ledger { rows, neutral }
    }
}
