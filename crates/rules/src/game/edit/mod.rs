//! What a GM corrects by hand: units, owners, blocks, money, treaties and holdings.
//!
//! An edit is checked as a whole before any of it is carried out, and what the rules of movement and money rely on
//! still holds afterwards: one unit per province (except in shared seas), only where such a unit can be,
//! and no negative treasury.

mod apply;
mod diff;
mod read;

use serde::{Deserialize, Serialize};

use crate::board::{Location, Power, Province, Unit, UnitKind};
use crate::control::PlayerId;
use crate::orders::UnitRef;
use crate::relations::Standing;

pub use diff::changes;
pub use read::{BadEdit, EditLine, read_edits};

/// The most corrections that one edit may make.
pub const MOST_EDITS: usize = 40;

/// One correction of a position by the GM: of a unit, an owner, or what a mechanic holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edit {
    /// Takes a unit off the board, dislodged or not.
    Remove { unit: UnitRef },
    /// Puts a new unit on the board.
    Add {
        kind: UnitKind,
        owner: Power,
        at: Location,
    },
    /// Moves a unit (to another coast of the same province, say). A dislodged one is no longer dislodged.
    Move { unit: UnitRef, to: Location },
    /// Gives a province another owner; `None` makes it nobody's.
    Own { at: Province, owner: Option<Power> },
    /// Sets how many blocks are in a province: I-01b.
    Blocks { at: Province, blocks: u32 },
    /// Adds this many credits or points to a treasury, or removes them.
    Money { power: Power, by: i64 },
    /// Sets how `a` stands to `b`.
    Stand { a: Power, b: Power, to: Standing },
    /// Adds this many units of a currency to a player's holdings, or removes them.
    Holding {
        player: PlayerId,
        currency: Power,
        by: i64,
    },
    /// Adds this many cents to a player's cash, or removes them.
    Cash { player: PlayerId, by: i64 },
}

impl Edit {
    /// Whether it concerns what a power or a player has, which others may not see.
    pub fn is_of_money(&self) -> bool {
        matches!(
            self,
            Edit::Money { .. } | Edit::Holding { .. } | Edit::Cash { .. }
        )
    }
}

/// What an edit, or a rollback, changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Changed {
    /// A unit was added, removed or moved.
    Unit {
        before: Option<Unit>,
        after: Option<Unit>,
    },
    /// A province has another owner; `None` is nobody.
    Owner {
        at: Province,
        before: Option<Power>,
        after: Option<Power>,
    },
    /// The number of blocks in a province changed.
    Blocks {
        at: Province,
        before: u32,
        after: u32,
    },
    /// A treasury changed by `by` credits or points; its contents may be secret.
    Money { power: Power, by: i64 },
    /// How `a` stands to `b` changed.
    Standing {
        a: Power,
        b: Power,
        before: Standing,
        after: Standing,
    },
    /// A player's holding of a currency changed by `by` units.
    Holding {
        player: PlayerId,
        currency: Power,
        by: i64,
    },
    /// A player's cash changed by `by` cents.
    Cash { player: PlayerId, by: i64 },
}

/// Why an edit was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The edit has no corrections, or none that changes anything.
    #[error("nothing to change")]
    Nothing,
    /// The edit has more than `most` corrections.
    #[error("more than {most} corrections")]
    TooMany { most: usize },
    /// The unit to be removed or moved is not there.
    #[error("no such unit in {at}")]
    NoUnit { at: Province },
    /// Several units there fit the description.
    #[error("there are several such units in {at}")]
    WhichUnit { at: Province },
    /// The province holds one unit only, and has one.
    #[error("there is already a unit in {at}")]
    Occupied { at: Province },
    /// A unit of this kind cannot be in that province.
    #[error("no such unit can be in {at}")]
    CannotStand { kind: UnitKind, at: Province },
    /// The fleet needs a coast, of which the province has several.
    #[error("{at} has several coasts: name one")]
    WhichCoast { at: Province },
    /// The province cannot have an owner in this game.
    #[error("nobody can own {at}")]
    NotOwnable { at: Province },
    /// The power has been put out of the game.
    #[error("{0} is out of the game")]
    OutOfGame(Power),
    /// The game has no blocks.
    #[error("no blocks in this game")]
    NoBlocks,
    /// The province never holds blocks in this game.
    #[error("there are no blocks in {at}")]
    BlocksNever { at: Province },
    /// The game has no treasuries.
    #[error("no money in this game")]
    NoMoney,
    /// The amount to be removed is more than there is.
    #[error("less than zero would be left")]
    TooLittle,
    /// The amount would be above `most`.
    #[error("more than {most} would be there")]
    TooMuch { most: u64 },
    /// The game has no treaties.
    #[error("no treaties in this game")]
    NoTreaties,
    /// A power was to stand in some relation to itself.
    #[error("the two powers are the same")]
    Oneself,
    /// The game has no exchange.
    #[error("no exchange in this game")]
    NoExchange,
    /// The player has no account at the exchange.
    #[error("that player takes no part")]
    NoAccount,
    /// The currency is not, or no longer, traded in the game.
    #[error("that currency is not traded")]
    NoCurrency { currency: Power },
}
