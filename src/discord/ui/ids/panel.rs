//! The ids of the order panel's menus and buttons. Each step of a menu carries what was chosen before.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::part::Manner;
use super::text;
use crate::store::PhaseNo;

/// A short text in an id: which unit or building site is meant, as orders write it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Named {
    length: u8,
    bytes: [u8; Named::MOST],
}

impl Named {
    /// The most bytes it may have, so that every id keeps to Discord's limit.
    pub const MOST: usize = 24;

    /// The name, if it is short enough to stand in an id; else `None`.
    pub fn new(words: &str) -> Option<Named> {
        let mut bytes = [0; Named::MOST];
        let length = u8::try_from(words.len()).ok()?;
        if words.contains(text::BETWEEN) || words.is_empty() || words == text::NOTHING {
            return None;
        }
        bytes
            .get_mut(..words.len())?
            .copy_from_slice(words.as_bytes());
        Some(Named { length, bytes })
    }

    /// The name as text, at most [`Named::MOST`] bytes.
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.length));
        // It was made of a text.
        std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }
}

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Named, D::Error> {
        let text = <&str>::deserialize(from)?;
        Named::new(text).ok_or_else(|| de::Error::custom("not a name"))
    }
}

impl fmt::Debug for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// A kind of order, by which the second menu groups them.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum OrderKind {
    /// The unit stays.
    Hold,
    /// A move over land, or along coasts and seas.
    Move,
    /// An army's move by convoy.
    ByConvoy,
    /// An army goes aboard a fleet (E-X1).
    Board,
    /// An army goes aboard a fleet and lands in the same turn (E-X1).
    BoardAndLand,
    /// An army aboard a fleet lands (E-X1).
    Land,
    /// A fleet's move of two legs (N-04).
    Double,
    /// Support of a unit that stays.
    SupportHold,
    /// Support of a move.
    SupportMove,
    /// A convoy of an army.
    Convoy,
    /// A fleet's move into a sea and what it does from there (N-04).
    Then,
    /// A patrol against a power's fleets (N-06).
    Patrol,
    /// A block of a strait (N-07).
    Block,
    /// A retreat.
    Retreat,
    /// A dislodged unit disbands.
    Disband,
    /// A unit is removed in Winter.
    Remove,
    /// An army is built.
    BuildArmy,
    /// A fleet is built.
    BuildFleet,
    /// A build is waived.
    Waive,
    /// Leave for a power's fleets to pass by a province (N-08a).
    Open,
    /// A conditional order.
    Ahead,
}

impl OrderKind {
    /// Every kind of order. The position of each is part of button ids: add new ones at the end.
    pub const ALL: &[OrderKind] = <OrderKind as strum::VariantArray>::VARIANTS;

    /// Its key in the catalogue, and its value in menus.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

/// What a menu, button or form of the order panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PanelAsk {
    /// Shows the panel's own buttons and menu again.
    Panel { phase: PhaseNo },
    /// A page of the menu of units and sites.
    Units { phase: PhaseNo, page: u8 },
    /// The menu of units was used; its value names one.
    Unit { phase: PhaseNo },
    /// The menu of kinds of order for one; its value is a deed's id.
    Kind { phase: PhaseNo, unit: Named },
    /// A page of the orders of one kind; of many those about one province (its id, or nothing). Its ids are the
    /// longest of all.
    #[serde(rename = "of")]
    Targets {
        phase: PhaseNo,
        unit: Named,
        deed: OrderKind,
        about: Option<crate::board::Province>,
        page: u8,
    },
    /// The menu of the provinces that many orders of one kind are about; its value is one's id.
    About {
        phase: PhaseNo,
        unit: Named,
        deed: OrderKind,
    },
    /// The menu of orders was used; its value is the order.
    Order { phase: PhaseNo },
    /// Writes a line; `insist` keeps it even if it is not legal.
    Line {
        phase: PhaseNo,
        line: Named,
        insist: bool,
    },
    /// Writes a line in place of the order for a province: of a build or removal beyond those that are due.
    Replace {
        phase: PhaseNo,
        line: Named,
        instead: crate::board::Province,
    },
    /// A page of the sheet's lines, one of which can be removed.
    Lines { phase: PhaseNo, page: u8 },
    /// The menu of lines was used; the line chosen is removed.
    Strike { phase: PhaseNo },
    /// Copies from an earlier sheet what is still legal.
    Copy { phase: PhaseNo },
    /// Puts back the sheet that was cleared.
    Restore { phase: PhaseNo },
    /// Opens the form for guesses about other powers' orders.
    Guess { phase: PhaseNo },
    /// That form was submitted.
    TryOut { phase: PhaseNo },
    /// Shows the whole receipt of the sheet.
    Receipt { phase: PhaseNo },
    /// Opens the form with the standing orders.
    StandingForm { phase: PhaseNo },
    /// That form was submitted.
    SetStanding { phase: PhaseNo },
    /// Removes the standing orders.
    ClearStanding { phase: PhaseNo },
    /// The private message of that number is for this game.
    Letter { phase: PhaseNo, message: u64 },
}

impl PanelAsk {
    pub(super) const fn manner(self) -> Manner {
        match self {
            PanelAsk::Guess { .. } | PanelAsk::StandingForm { .. } => Manner::Form,
            PanelAsk::Receipt { .. } => Manner::New,
            _ => Manner::Change,
        }
    }

    /// The number of the phase in which it was shown; later it no longer counts.
    pub const fn phase(self) -> PhaseNo {
        match self {
            PanelAsk::Panel { phase }
            | PanelAsk::Units { phase, .. }
            | PanelAsk::Unit { phase }
            | PanelAsk::Kind { phase, .. }
            | PanelAsk::Targets { phase, .. }
            | PanelAsk::About { phase, .. }
            | PanelAsk::Order { phase }
            | PanelAsk::Line { phase, .. }
            | PanelAsk::Replace { phase, .. }
            | PanelAsk::Lines { phase, .. }
            | PanelAsk::Strike { phase }
            | PanelAsk::Copy { phase }
            | PanelAsk::Restore { phase }
            | PanelAsk::Guess { phase }
            | PanelAsk::TryOut { phase }
            | PanelAsk::Receipt { phase }
            | PanelAsk::StandingForm { phase }
            | PanelAsk::SetStanding { phase }
            | PanelAsk::ClearStanding { phase }
            | PanelAsk::Letter { phase, .. } => phase,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_in_an_id_or_is_refused() {
        for wrong in ["", "-", "a:b"] {
            assert!(Named::new(wrong).is_none(), "{wrong}");
        }
        assert!(Named::new(&"x".repeat(Named::MOST + 1)).is_none());
        let unit = Named::new("F stp/sc").expect("it fits");
        assert_eq!(unit.as_str(), "F stp/sc");
    }
}
