//! What happened to money, who may know it, and the ledgers that are published.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, UnitId};

use super::{BadEntry, Credits, CreditsContext, Entry, TransferKind};

/// One thing that happened to money or treasuries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A transfer both sides declared.
    Transferred {
        kind: TransferKind,
        from: Power,
        to: Power,
        credits: u32,
        /// Both allowed it to be published.
        openly: bool,
    },
    /// A line that did nothing.
    Failed {
        power: Power,
        entry: Entry,
        why: BadEntry,
    },
    /// A lender calls so much of its loans; it is collected at the end of Fall.
    Called {
        lender: Power,
        debtor: Power,
        credits: u32,
    },
    /// So much was collected; `left` stays due.
    Collected {
        lender: Power,
        debtor: Power,
        credits: u32,
        left: u32,
    },
    /// A treasury has a new seat; `named` by its power, or by the rules.
    Seated {
        power: Power,
        at: Province,
        named: bool,
    },
    /// A treasury was taken.
    Captured {
        by: Power,
        from: Power,
        at: Province,
        credits: u32,
    },
    Income {
        power: Power,
        credits: u32,
    },
    Upkeep {
        power: Power,
        credits: u32,
    },
    /// The treasury cannot pay for the power's units: it lacks so much.
    Short {
        power: Power,
        missing: u32,
    },
    /// All its home centres are occupied: nothing can be built.
    HomesFull {
        power: Power,
    },
    /// Funds from outside kept so many units more than the Fall report had scheduled. The sources are
    /// those who agreed to be named.
    Rescued {
        power: Power,
        units: u32,
        sources: Vec<Power>,
    },
    /// A power is out of the game; its credits go to an heir or vanish.
    Estate {
        power: Power,
        heir: Option<Power>,
        credits: u32,
    },
    /// A province was sold: everybody sees whose it is now.
    Sold {
        at: Province,
        from: Power,
        to: Power,
    },
    /// What the buyer paid for it.
    Bought {
        at: Province,
        from: Power,
        to: Power,
        credits: u32,
    },
    /// A unit may be ordered by another power this season.
    Hired {
        unit: UnitId,
        owner: Power,
        to: Power,
    },
}

impl Event {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            Event::Transferred {
                kind: TransferKind::Interest,
                ..
            } => "E-Q1",
            Event::Transferred { .. } => "E-10a",
            Event::Failed { why, .. } => why.rule(),
            Event::Called { .. } => "E-12a",
            Event::Collected { .. } => "E-12b",
            Event::Seated { named: true, .. } => "E-13b",
            Event::Seated { named: false, .. } => "1B.21",
            Event::Captured { .. } => "E-13d",
            Event::Income { .. } => "E-05a",
            Event::Upkeep { .. } => "E-07a",
            Event::Short { .. } => "E-11c",
            Event::HomesFull { .. } => "E-11d",
            Event::Rescued { .. } => "E-11h",
            Event::Estate { .. } => "1B.22",
            Event::Hired { .. } => "E-Q3c",
            Event::Sold { .. } | Event::Bought { .. } => "1B.40",
        }
    }

    /// Whether everybody may know it: 1B.29.
    pub const fn is_public(&self) -> bool {
        match self {
            Event::Transferred { openly, .. } => *openly,
            Event::Failed { .. }
            | Event::Called { .. }
            | Event::Collected { .. }
            | Event::Bought { .. }
            | Event::Hired { .. } => false,
            _ => true,
        }
    }

    /// The powers it is the business of.
    pub fn parties(&self) -> Vec<Power> {
        match self {
            Event::Transferred { from, to, .. }
            | Event::Sold { from, to, .. }
            | Event::Bought { from, to, .. } => vec![*from, *to],
            Event::Called { lender, debtor, .. } | Event::Collected { lender, debtor, .. } => {
                vec![*lender, *debtor]
            }
            Event::Hired { owner, to, .. } => vec![*owner, *to],
            Event::Captured { by, from, .. } => vec![*by, *from],
            Event::Estate { power, heir, .. } => {
                [Some(*power), *heir].into_iter().flatten().collect()
            }
            Event::Failed { power, .. }
            | Event::Seated { power, .. }
            | Event::Income { power, .. }
            | Event::Upkeep { power, .. }
            | Event::Short { power, .. }
            | Event::HomesFull { power }
            | Event::Rescued { power, .. } => vec![*power],
        }
    }
}

/// What came and went in one treasury since the last published ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Flows {
    /// What that ledger closed with.
    pub opening: u32,
    pub income: u32,
    /// Published transfers, received less given.
    pub public: i64,
    /// All other transfers, repayments and collected loans, received less given.
    pub private: i64,
    /// Treasuries taken, less treasuries lost.
    pub seized: i64,
    pub upkeep: u32,
}

impl Flows {
    /// What must be there now.
    pub fn closing(&self) -> i64 {
        i64::from(self.opening) + i64::from(self.income) + self.public + self.private + self.seized
            - i64::from(self.upkeep)
    }
}

/// One power's line of a published ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    pub power: Power,
    /// Nowhere when it was captured, or the power is gone.
    pub seat: Option<Province>,
    pub flows: Flows,
    /// What the treasury holds: the power's net worth as well (1B.5).
    pub closing: u32,
    /// What its provinces yield a year.
    pub yearly: u32,
}

impl Row {
    /// What it gained since the last ledger.
    pub fn change(&self) -> i64 {
        i64::from(self.closing) - i64::from(self.flows.opening)
    }
}

/// What is published after a Fall and a Winter: E-11a, E-11j.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    pub rows: Vec<Row>,
    /// What vanished with powers that were put out of the game: 1B.22.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vanished: u32,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// A ledger whose sums do not close: our own mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbalanced {
    /// A line's flows do not lead from its opening to its closing balance.
    #[error("the line of {0} does not balance")]
    Line(Power),
    /// Transfers or captures made or lost money.
    #[error(
        "sums over all powers are not zero: public transfers {public}, private transfers {private}, seized {seized}"
    )]
    Between {
        public: i64,
        private: i64,
        seized: i64,
    },
}

impl Ledger {
    /// Whether money was neither made nor lost but by rule: beside income and upkeep, only estates
    /// vanish.
    ///
    /// # Errors
    /// The first sum that does not close.
    pub fn balanced(&self) -> Result<(), Unbalanced> {
        for row in &self.rows {
            if row.flows.closing() != i64::from(row.closing) {
                return Err(Unbalanced::Line(row.power));
            }
        }
        let sum = |of: fn(&Flows) -> i64| self.rows.iter().map(|r| of(&r.flows)).sum::<i64>();
        let (public, private) = (sum(|f| f.public), sum(|f| f.private));
        let seized = sum(|f| f.seized);
        if public != 0 || private != 0 || seized != -i64::from(self.vanished) {
            return Err(Unbalanced::Between {
                public,
                private,
                seized,
            });
        }
        Ok(())
    }
}

impl Credits {
    /// Closes the books: the ledger to publish, and new books that open with it.
    pub fn publish(&mut self, ground: &CreditsContext<'_>) -> Ledger {
        let mut rows = Vec::new();
        let vanished = std::mem::take(&mut self.vanished);
        for (power, flows) in std::mem::take(&mut self.books) {
            let treasury = self.treasuries.get(&power);
            let closing = treasury.map_or(0, |t| t.credits);
            rows.push(Row {
                power,
                seat: treasury.and_then(|t| t.seat),
                flows,
                closing,
                yearly: self.income(ground.board, ground.rules, power),
            });
            if treasury.is_some() {
                let opening = closing;
                let fresh = Flows {
                    opening,
                    ..Flows::default()
                };
                self.books.insert(power, fresh);
            }
        }
        Ledger { rows, vanished }
    }

    /// What the Fall report remarks on: who cannot pay for its units, and whose homes are all
    /// occupied (E-11c, E-11d).
    pub fn remarks(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        self.scheduled.clear();
        for (power, treasury) in &self.treasuries {
            let power = *power;
            let scheduled = self.payable(ground, power);
            self.scheduled.insert(power, scheduled);
            let missing = ground.upkeep(power).saturating_sub(treasury.credits);
            if missing > 0 {
                events.push(Event::Short { power, missing });
            }
            let occupied = |at: &Province| ground.position.at(*at).next().is_some();
            if ground.board.homes(power).iter().all(occupied) {
                events.push(Event::HomesFull { power });
            }
        }
        events
    }
}
