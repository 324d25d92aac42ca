//! Why a line could not be read as an order.

use std::ops::Range;

use super::Order;
use crate::board::{Coast, Location, Power, Province, is_unseen};

/// The part of a line an error is about, as typed; the caller escapes it for where it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text, without control characters and cut to [`Piece::LONGEST`] characters.
    pub text: String,
    /// Where the piece stands in the line, in bytes.
    pub span: Range<usize>,
}

impl Piece {
    /// The most characters of a player's text that are shown back.
    pub const LONGEST: usize = 40;

    pub(super) fn of(line: &str, span: Range<usize>) -> Piece {
        let found = line.get(span.clone()).unwrap_or(line).trim();
        let shown: String = found
            .chars()
            .map(|c| if is_unseen(c) { ' ' } else { c })
            .collect();
        let mut text: String = shown.chars().take(Piece::LONGEST).collect();
        if shown.chars().nth(Piece::LONGEST).is_some() {
            text.push('…');
        }
        Piece { text, span }
    }
}

/// What somebody may have meant by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// A province whose name is similar.
    Province(Province),
    /// A word of the orders' grammar: `supports`.
    Word(&'static str),
    /// A power whose name is similar.
    Power(Power),
}

/// What a line ended without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Which unit, or where.
    Unit,
    /// What the unit is told to do.
    Act,
    /// Whether the unit is to be built or disbanded, in Winter.
    Adjustment,
    /// Where a dislodged unit is to go, or that it disbands.
    Retreat,
    /// Where a move, support or convoy goes.
    Destination,
}

/// Why a line is not an order we can read. Holds what the player typed, so it is for that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The line has no order in it.
    #[error("the order is empty")]
    Empty,
    /// The line has more than `limit` characters.
    #[error("longer than {limit} characters")]
    TooLong { limit: usize },
    /// Nothing in the line looks like an order.
    #[error("`{}` is not an order", .piece.text)]
    NotAnOrder { piece: Piece },
    /// A word stands where a province is expected, and names none; `near` has similar names.
    #[error("`{}` is not a province", .piece.text)]
    NotAProvince { piece: Piece, near: Vec<Province> },
    /// A name may mean any of several provinces.
    #[error("`{}` can mean several provinces", .piece.text)]
    Ambiguous {
        piece: Piece,
        readings: Vec<Province>,
    },
    /// The province has no such coast; `coasts` are those it has.
    #[error("`{}` is not a coast of {province}", .piece.text)]
    NoSuchCoast {
        piece: Piece,
        province: Province,
        coasts: Vec<Coast>,
    },
    /// A word where what the unit does was expected.
    #[error("`{}` is not understood", .piece.text)]
    NotUnderstood { piece: Piece, near: Vec<Near> },
    /// A whole order, and then something more.
    #[error("`{}` after the order is not understood", .piece.text)]
    LeftOver {
        piece: Piece,
        understood: Box<Order>,
    },
    /// The line ends before the order is complete.
    #[error("the order is incomplete")]
    Incomplete { missing: Missing },
    /// Army or fleet is not said, and it could be either.
    #[error("army or fleet in {at}")]
    KindNeeded { at: Location },
    /// A convoy's route goes through something that is no sea.
    #[error("{province} is not a sea")]
    NotASea { province: Province },
    /// The line is headed by a power other than the one whose sheet this is.
    #[error("an order for {power}")]
    OtherPower { power: Power },
}
