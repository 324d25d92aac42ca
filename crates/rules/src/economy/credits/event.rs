//! What happens to money, and who may know it.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, UnitId};

use super::entry::{Entry, TransferKind};
use super::error::BadEntry;

/// One thing that happened to money or treasuries in a phase; amounts are credits, or points where those
/// are lent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A transfer that both sides declared was made.
    Transferred {
        kind: TransferKind,
        from: Power,
        to: Power,
        credits: u32,
        /// Both allowed it to be published.
        openly: bool,
    },
    /// A line of the credits section that did nothing, for this reason.
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
    /// `credits` of a called loan were collected; `left` are still due.
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
    /// A power took another's treasury with all the credits in it.
    Captured {
        by: Power,
        from: Power,
        at: Province,
        credits: u32,
    },
    /// What a power's provinces yielded in Fall (E-05a).
    Income { power: Power, credits: u32 },
    /// What a power paid for the units it has after Winter (E-07a).
    Upkeep { power: Power, credits: u32 },
    /// The treasury cannot pay for the power's units: it lacks so much.
    Short { power: Power, missing: u32 },
    /// All its home centres are occupied: nothing can be built.
    HomesFull { power: Power },
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
    /// The price a buyer paid for a province, which only the two know.
    Bought {
        at: Province,
        from: Power,
        to: Power,
        credits: u32,
    },
    /// A unit may be ordered by `to` instead of its owner this season (E-Q3c).
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

    /// The powers that are told of it even when it is not public.
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
