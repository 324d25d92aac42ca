//! The mechanics that a player understands beside plain moves, each in a file of its own.
//!
//! For measuring, each can be left out: such a player moves as always and does what one would who has only ever
//! played the standard game.

pub(crate) mod blocks;
pub(crate) mod credits;
pub(crate) mod exchange;
pub(crate) mod naval;
pub(crate) mod treaties;

use chancery_rules::board::{Power, ProvinceSet};
use chancery_rules::economy::{Currency, Measure};
use chancery_rules::game::{Sheet, State};
use chancery_rules::orders::Act;

use crate::winter::{self, Taste};

/// A mechanic of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facet {
    /// Land that earns credits, and units that cost them.
    Credits,
    /// Blocks in centres, and points that become blocks.
    Blocks,
    /// Currencies of countries that are traded.
    Exchange,
    /// Treaties, wars and penalties.
    Treaties,
    /// Fleets that move two legs, patrol and block.
    Naval,
}

/// The mechanics that a player understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Facets {
    without: Option<Facet>,
}

impl Facets {
    /// Every mechanic there is.
    pub(crate) const ALL: Facets = Facets { without: None };

    /// Every mechanic but one.
    pub(crate) const fn without(facet: Facet) -> Facets {
        Facets {
            without: Some(facet),
        }
    }

    /// Whether a mechanic is understood.
    pub(crate) fn has(self, facet: Facet) -> bool {
        self.without != Some(facet)
    }

    /// By what a game's land is worth something to a player who understands so much.
    pub(crate) fn measure(self, state: &State) -> Measure {
        let measure = state.setup.economy.measure();
        let facet = match measure {
            Measure::Centres | Measure::Units => None,
            Measure::Income => Some(Facet::Credits),
            Measure::Blocks => Some(Facet::Blocks),
        };
        if facet.is_none_or(|facet| self.has(facet)) {
            measure
        } else {
            Measure::Centres
        }
    }

    /// The provinces of which a player who understands so much knows that they may hold several units.
    pub(crate) fn shared(self, state: &State) -> &ProvinceSet {
        if self.has(Facet::Naval) {
            state.setup.movement.shared(state.setup.board())
        } else {
            ProvinceSet::NONE
        }
    }

    /// Adds a power's Winter to a sheet.
    pub(crate) fn winter(
        self,
        state: &State,
        power: Power,
        taste: &mut dyn Taste,
        sheet: &mut Sheet,
    ) {
        match state.setup.economy.currency() {
            None => winter::by_centres(state, power, taste, sheet),
            Some(Currency::Credits) if self.has(Facet::Credits) => {
                credits::winter(state, power, taste, sheet);
            }
            Some(Currency::Credits) => credits::thoughtless(state, power, taste, sheet),
            Some(Currency::Points) if self.has(Facet::Blocks) => {
                blocks::winter(state, power, taste, sheet);
            }
            Some(Currency::Points) => blocks::thoughtless(state, power, taste, sheet),
        }
    }

    /// Whether a unit's act is one that the player knows of.
    pub(crate) fn knows(self, act: &Act) -> bool {
        let facet = match act {
            Act::Hold
            | Act::SupportHold { .. }
            | Act::SupportMove { .. }
            | Act::Convoy { .. }
            | Act::Board { .. }
            | Act::Disband => None,
            Act::Move { via, .. } => naval::legs(via).then_some(Facet::Naval),
            Act::SupportLeg { .. } | Act::Then { .. } | Act::Patrol { .. } | Act::Block { .. } => {
                Some(Facet::Naval)
            }
        };
        facet.is_none_or(|facet| self.has(facet))
    }
}
