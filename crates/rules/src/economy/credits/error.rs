//! What can be wrong with a line of the credits section.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};

/// Why a line of the credits section does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadEntry {
    /// The line names no credits, or more than [`Transfer::MOST`](super::Transfer::MOST).
    Amount,
    /// A power deals with itself.
    ToOneself,
    /// The other power is out of the game.
    Gone { power: Power },
    /// The treasury holds only `has` credits.
    CannotPay { has: u32 },
    /// More than is owed, or than is owed and not called yet; nothing at all is 0.
    BeyondDebt { owed: u32 },
    /// The other side declared nothing that agrees: E-11g. What it declared stays sealed.
    Unmatched { with: Power },
    /// Both agreed, but the payer could not pay.
    NotPaid { by: Power },
    /// Only with the orders of a Spring or Fall.
    OnlyWithMoves,
    /// Not with retreats: transfers come before a season's moves, and allies are named with them
    /// (1B.2, 1B.24).
    NotWithRetreats,
    /// The treasury may only go to a province its power owned when the last Fall closed: 1B.16.
    NotOwned { at: Province },
    /// This game does not play the option that the line needs.
    NotPlayed,
    /// No unit of the power stands there to be hired out.
    NoUnit { at: Province },
    /// Provinces are sold with the orders of a Fall: 1B.40.
    OnlyInFall,
    /// The province is a sea; only land is sold.
    NoLand { at: Province },
    /// The seller does not own the province.
    NotSellers { at: Province, seller: Power },
    /// Neither the seller's nor the buyer's unit stands in it, but another's or a neutral one.
    Occupied { at: Province, by: Option<Power> },
    /// The player orders several powers, and the line does not say which of them speaks.
    WhichPower,
}

impl BadEntry {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadEntry::CannotPay { .. } | BadEntry::NotPaid { .. } => "1B.3",
            BadEntry::BeyondDebt { .. } => "1B.15",
            BadEntry::Gone { .. } => "1B.22",
            BadEntry::OnlyWithMoves => "E-13b",
            BadEntry::NotWithRetreats => "1B.2",
            BadEntry::NotOwned { .. } => "1B.16",
            BadEntry::NotPlayed => "1B.18",
            BadEntry::NoUnit { .. } => "E-Q3c",
            BadEntry::OnlyInFall
            | BadEntry::NoLand { .. }
            | BadEntry::NotSellers { .. }
            | BadEntry::Occupied { .. } => "1B.40",
            BadEntry::WhichPower => "C-01e",
            BadEntry::Amount | BadEntry::ToOneself | BadEntry::Unmatched { .. } => "E-11g",
        }
    }
}
