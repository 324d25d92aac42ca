//! What can be wrong with a line of a sheet.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, UnitKind};
use crate::control::exchange::BadTrade;
use crate::economy::credits::BadEntry;
use crate::economy::{BadAdjustment, blocks};
use crate::movement::retreat::IllegalRetreat;
use crate::movement::{Forbidden, Illegal};
use crate::relations;

use super::PhaseKind;

/// Why a written order would do nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderError {
    /// No unit stands there (or, in a retreat phase, none must retreat from there).
    NoUnit { at: Province },
    /// The unit that stands there is of the other kind: this one.
    OtherKind { at: Province, kind: UnitKind },
    /// The unit is another power's; `owner` is nobody for a neutral one.
    NotYours { at: Province, owner: Option<Power> },
    /// The order is for a phase of kind `step`, which is not open.
    WrongPhase { step: PhaseKind },
    /// The unit cannot do that in a movement phase.
    Illegal(Illegal),
    /// The dislodged unit cannot retreat there.
    Retreat(IllegalRetreat),
    /// The build, removal or waive cannot be carried out.
    Adjustment(BadAdjustment),
    /// The line of the credits section does nothing, for this reason.
    Credits(BadEntry),
    /// The line of the blocks section does nothing, for this reason.
    Blocks(blocks::BadEntry),
    /// The line of the treaties section does nothing, for this reason.
    Treaty(relations::BadEntry),
    /// Another power's unit, which its owner has not hired out to this one this season: E-Q3c.
    NotHired { at: Province },
    /// No passage for fleets leads past that province, so that no leave can be given (N-08a).
    NoWayPast { at: Province },
    /// The author cannot give leave to pass: the province is held by `holder`, the power whose unit stands
    /// there, else its owner; `None` if nobody holds it (5B.18).
    NotHeld { at: Province, holder: Option<Power> },
    /// The unit is hired out, and who hired it ordered it: 1B.28.
    HiredOut { at: Province, to: Power },
    /// The line of the trades section would not be carried out as written.
    Trade(BadTrade),
    /// The conditional order could come to nothing.
    Ahead(BadAhead),
    /// The player does not hold most of that country's currency, and so does not order its units this
    /// season: C-01d.
    NotCommanded { power: Power },
    /// The player commands no country this season: C-01d.
    CommandsNobody,
    /// The player commands several countries, and the line does not say which of them speaks.
    WhichPower,
    /// So many builds (or removals) are due, and as many are on the sheet.
    NoRoom { due: usize, removals: bool },
}

/// Why a conditional order could come to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadAhead {
    /// This game takes no conditional orders.
    NotPlayed,
    /// They are given before the phase they speak of: those for retreats with the moves, those for
    /// Winter up to the Fall's retreats.
    TooLate,
    /// The unit could not retreat there at all.
    OutOfReach { to: Province },
}

impl OrderError {
    /// Whether a player may keep such an order all the same: one for an own unit given in the right
    /// phase, as a bluff or in case an ally permits it (R-G1), or a removal in case the money goes
    /// elsewhere before Winter closes (1B.10, 2B.15).
    pub fn may_be_kept(&self) -> bool {
        use BadAdjustment::{ArmyAboard, MayNotDisband, OnlyAtHome};
        matches!(
            self,
            OrderError::Illegal(_)
                | OrderError::Adjustment(MayNotDisband | OnlyAtHome { .. } | ArmyAboard { .. })
                | OrderError::Retreat(IllegalRetreat::Promised(_))
        )
    }

    /// Whether an ally's leave, which is sealed, may make the order good: it is kept without insisting
    /// (R-G1, 4B.20).
    pub const fn awaits_leave(&self) -> bool {
        matches!(
            self,
            OrderError::Illegal(Illegal::Promised(Forbidden::AgainstAlly { .. }))
                | OrderError::Retreat(IllegalRetreat::Promised(Forbidden::AgainstAlly { .. }))
        )
    }
}
