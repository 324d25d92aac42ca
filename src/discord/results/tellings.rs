//! The list in which the mechanics register what they have to tell of a phase. It is apart from the list of
//! features, for pictures use it, and whatever answers anybody uses pictures.

use super::telling::Telling;
use crate::control::ControlRules;
use crate::discord::blocks::told::TELLING as BLOCKS;
use crate::discord::credits::told::TELLING as CREDITS;
use crate::discord::exchange::polls::TELLING as EXCHANGE;
use crate::discord::treaties::told::TELLING as TREATIES;
use crate::economy::EconomyRules;
use crate::game::Setup;
use crate::movement::MovementRules;
use crate::relations::RelationsRules;

/// What each axis of a game adds to the report of a phase.
pub struct Tellings {
    /// Several may belong to one economy: points are lent as money is.
    pub economy: &'static [&'static Telling],
    /// Treaties, or nothing.
    pub relations: &'static Telling,
    /// Shared seas, or nothing; the results themselves are told for all.
    pub movement: &'static Telling,
    /// The exchange, or nothing.
    pub control: &'static Telling,
}

impl Tellings {
    /// The tellings of a game with this setup.
    pub fn of(setup: &Setup) -> Tellings {
        Tellings {
            economy: match setup.economy {
                EconomyRules::Centres => &[],
                EconomyRules::Credits(_) => &[&CREDITS],
                EconomyRules::Blocks(_) => &[&CREDITS, &BLOCKS],
            },
            relations: match setup.relations {
                RelationsRules::None => &Telling::NOTHING,
                RelationsRules::Treaties(_) => &TREATIES,
            },
            movement: match setup.movement {
                MovementRules::Standard { .. } | MovementRules::Naval { .. } => &Telling::NOTHING,
            },
            control: match setup.control {
                ControlRules::Seats => &Telling::NOTHING,
                ControlRules::Exchange(_) => &EXCHANGE,
            },
        }
    }

    /// All of them, in the order in which results tell them at the end.
    pub fn all(&self) -> impl Iterator<Item = &'static Telling> + use<> {
        let first = [self.movement, self.control].into_iter();
        let economy = self.economy.iter().copied();
        first.chain(economy).chain([self.relations])
    }

    /// All of them, in the order in which the headline names what follows from the orders.
    pub fn in_headline(&self) -> impl Iterator<Item = &'static Telling> + use<> {
        let first = [self.movement, self.relations].into_iter();
        let economy = self.economy.iter().copied();
        first.chain(economy).chain([self.control])
    }

    /// All of them, money first: what concerns a province or one power.
    pub fn money_first(&self) -> impl Iterator<Item = &'static Telling> + use<> {
        let economy = self.economy.iter().copied();
        economy.chain([self.movement, self.control, self.relations])
    }
}
