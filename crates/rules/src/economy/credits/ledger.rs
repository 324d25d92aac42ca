//! The published ledgers.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};

/// What came and went in one treasury since the last published ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Flows {
    /// The credits at the last published ledger.
    pub opening: u32,
    /// The credits its provinces yielded (E-05a).
    pub income: u32,
    /// Credits from published transfers, received less given.
    pub public: i64,
    /// All other transfers, repayments and collected loans, received less given.
    pub private: i64,
    /// Credits of treasuries it took, less those of its own that were taken.
    pub seized: i64,
    /// Credits paid for units, new ones included (E-07c).
    pub upkeep: u32,
}

impl Flows {
    /// The credits that the movements must leave; a published ledger is checked against it.
    pub fn closing(&self) -> i64 {
        i64::from(self.opening) + i64::from(self.income) + self.public + self.private + self.seized
            - i64::from(self.upkeep)
    }
}

/// One power's line of a published ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The power whose line it is.
    pub power: Power,
    /// The province where the treasury is; `None` when it was captured, or the power is out of the game.
    pub seat: Option<Province>,
    /// What changed since the last ledger.
    pub flows: Flows,
    /// The credits in the treasury: the power's net worth as well (1B.5).
    pub closing: u32,
    /// The credits its provinces yield a year.
    pub yearly: u32,
}

impl Row {
    /// The credits it gained since the last ledger; negative if it lost some.
    pub fn change(&self) -> i64 {
        i64::from(self.closing) - i64::from(self.flows.opening)
    }
}

/// What is published after a Fall and a Winter: E-11a, E-11j.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// A line for each power in the game.
    pub rows: Vec<Row>,
    /// The credits that vanished with powers put out of the game: 1B.22.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vanished: u32,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// A ledger whose opening, movements and closing do not add up, which is a fault of the program.
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
