//! Unit orders as they are written: their types, the tolerant parser and the printer.
//!
//! An order is only what was written. Whether it is legal, counts or succeeds is decided elsewhere.

mod ahead;
mod cursor;
mod error;
mod fill;
mod lexer;
mod mistakes;
mod names;
mod own_currencies;
mod own_names;
pub mod pacts;
mod parse;
mod print;
mod seen;
mod several;
mod sheet;
pub mod trade_words;
mod vocabulary;

pub use crate::board::{is_unseen, nearest};
pub use ahead::{Ahead, AheadError, When, read_ahead};
pub use error::{Missing, Near, ParseError, Piece};
pub use own_names::{check_board, check_board_drawn};
pub use parse::{LONGEST_LINE, Parser, parse_line};
pub use print::{adjective, title};
pub use sheet::{Part, SheetLine, parse_parts, parse_sheet};

use serde::{Deserialize, Serialize};

use crate::board::{Board, Location, Position, Power, Province, UnitKind};

/// The power of the boards we ship that a word names, as a noun or an adjective: `Turkey`, `Turkish`.
pub fn power_named(word: &str) -> Option<Power> {
    vocabulary::power(&lexer::fold(word))
}

/// The power of a board that a word names, as a noun or an adjective.
pub fn power_on(board: &Board, word: &str) -> Option<Power> {
    names::Names::of(board).power_word(word)
}

/// A word as texts are compared: lower case, without accents and apostrophes.
pub fn folded(word: &str) -> String {
    lexer::fold(word)
}

/// The kind of a phase, and so of the orders it asks for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum PhaseKind {
    /// No units are ordered: the powers negotiate treaties.
    Treaties,
    /// Units move, support and convoy.
    #[default]
    Movement,
    /// Dislodged units retreat or disband.
    Retreats,
    /// Winter: units are built, removed and paid for.
    Adjustments,
}

/// What the parser knows besides the text: it fills in what a line leaves out, and settles what it leaves
/// open.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The board whose names are read.
    pub board: &'a Board,
    /// Fills in missing unit kinds and coasts; without it orders are read as written.
    pub position: Option<&'a Position>,
    /// The power whose sheet it is; `None` when each unit's power must be written.
    pub power: Option<Power>,
    /// The kind of phase, which says which orders there are.
    pub stage: PhaseKind,
}

impl Order {
    /// The unit it orders and what it should do, if it orders any, and how many such units.
    pub fn ordered(&self) -> Option<(usize, &UnitRef, &Act)> {
        match self {
            Order::Unit { unit, act } => Some((1, unit, act)),
            Order::Several { count, unit, act } => Some((usize::from(*count), unit, act)),
            Order::Open { .. } | Order::Build { .. } | Order::Waive => None,
        }
    }

    /// The province it is about; `None` if it is about none.
    pub fn place(&self) -> Option<Province> {
        match self {
            Order::Unit { unit, .. } | Order::Several { unit, .. } => Some(unit.at.province),
            Order::Open { at, .. } => Some(*at),
            Order::Build { at, .. } => Some(at.province),
            Order::Waive => None,
        }
    }
}

impl<'a> Context<'a> {
    /// Orders are read as written, with nothing filled in.
    pub fn bare(board: &'a Board) -> Context<'a> {
        Context {
            board,
            position: None,
            power: None,
            stage: PhaseKind::Movement,
        }
    }
}

/// A unit as an order names it. A missing kind or coast is filled in by the parser where only one
/// reading is possible; a power is written only to be checked (`Italian A Ven`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitRef {
    /// The unit's power, if it was named.
    pub power: Option<Power>,
    /// Army or fleet, if it was said.
    pub kind: Option<UnitKind>,
    /// Where the unit stands.
    pub at: Location,
    /// It is part of an A/F: the fleet is `A/F Nth`, the army aboard it `A Nth`. May always be left out.
    #[serde(default, skip_serializing_if = "is_false")]
    pub joint: bool,
}

fn is_false(b: &bool) -> bool {
    !*b
}

/// What a unit is ordered to do, in a movement or a retreat phase.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// The unit stays where it is.
    Hold,
    /// A move, or in a retreat phase the retreat.
    Move { to: Location, via: Via },
    /// Support of a unit that stays where it is.
    SupportHold { unit: UnitRef },
    /// Support of a unit's move, or of its attack on where it goes.
    SupportMove { unit: UnitRef, to: Location },
    /// A fleet's order to carry an army.
    Convoy { unit: UnitRef, to: Location },
    /// Support of a fleet's second leg: the move from the sea `by` of a fleet that goes there first
    /// (`F Adr S F (Ion -) Adr - Ven`).
    SupportLeg {
        unit: UnitRef,
        by: Province,
        to: Location,
        /// Whether the leg that is meant was written, by brackets around the other.
        said: bool,
    },
    /// A fleet's move into a sea, and what it does there (`F Naf - Wes - S F Mao - Spa/sc`).
    Then { sea: Province, act: Box<Act> },
    /// Hunts the fleets of one power that stay in the sea (`2F Nth P Germany`).
    Patrol { against: Power },
    /// Closes the strait that the sea is half of to one power (`F Eng B England`).
    Block { against: Power },
    /// An army goes aboard the fleet in that sea, and may land from it in the same turn
    /// (`A Lon boards F Nth, lands Nwy`). Once it is aboard, landing is a [`Act::Move`] of the army
    /// (`A/F Nth: A - Nwy`).
    Board {
        fleet: Province,
        lands: Option<Location>,
    },
    /// Leaves the board: in a retreat phase, or as a removal in Winter.
    Disband,
}

/// By hand, as the derived one cannot copy an order to where it is to stand: the resolver copies every one.
impl Clone for Act {
    fn clone(&self) -> Act {
        let mut act = Act::Hold;
        act.clone_from(self);
        act
    }

    #[inline]
    fn clone_from(&mut self, from: &Act) {
        match from {
            Act::Hold => *self = Act::Hold,
            Act::Move { to, via } => {
                let via = via.clone();
                *self = Act::Move { to: *to, via };
            }
            Act::SupportHold { unit } => *self = Act::SupportHold { unit: *unit },
            Act::SupportMove { unit, to } => {
                *self = Act::SupportMove {
                    unit: *unit,
                    to: *to,
                };
            }
            Act::Convoy { unit, to } => {
                *self = Act::Convoy {
                    unit: *unit,
                    to: *to,
                };
            }
            Act::SupportLeg { unit, by, to, said } => {
                *self = Act::SupportLeg {
                    unit: *unit,
                    by: *by,
                    to: *to,
                    said: *said,
                };
            }
            Act::Then { sea, act } => {
                let act = act.clone();
                *self = Act::Then { sea: *sea, act };
            }
            Act::Patrol { against } => *self = Act::Patrol { against: *against },
            Act::Block { against } => *self = Act::Block { against: *against },
            Act::Board { fleet, lands } => {
                *self = Act::Board {
                    fleet: *fleet,
                    lands: *lands,
                };
            }
            Act::Disband => *self = Act::Disband,
        }
    }
}

impl Act {
    /// The power whose fleets it is meant to harm, where it names one.
    pub fn against(&self) -> Option<Power> {
        match self {
            Act::Patrol { against } | Act::Block { against } => Some(*against),
            Act::Then { act, .. } => act.against(),
            _ => None,
        }
    }
}

/// Whether a moving army asks to be convoyed.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The order does not say how: by land if it can, else by convoy.
    #[default]
    Unsaid,
    /// `via convoy`.
    Convoy,
    /// `A Lon-NTH-Bel`: by these seas, in this order. Of a fleet: a move of two legs, `F Eng-MAO-Spa/sc`.
    Route(Vec<Province>),
}

/// One written order: for a unit or several, for a building site, or for a way that is to be open.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// An order for a unit on the board, dislodged ones included.
    Unit { unit: UnitRef, act: Act },
    /// The same order for several fleets of one sea, at least two: `2F Nth P Germany`.
    Several { count: u8, unit: UnitRef, act: Act },
    /// Permission for a power's fleets to pass a province this season: `Open Con to Russia`.
    Open { at: Province, to: Power },
    /// A unit is to be built in Winter.
    Build { kind: UnitKind, at: Location },
    /// One of the builds due in Winter is given up.
    Waive,
}
