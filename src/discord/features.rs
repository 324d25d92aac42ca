//! The list in which the mechanics register what they add to texts that all games share. Nothing else
//! here names one outside its own folder; a new choice on an axis does not compile until it is listed.

use super::feature::Feature;
use super::{blocks, credits, exchange, treaties};
use crate::control::ControlRules;
use crate::economy::EconomyRules;
use crate::game::Setup;
use crate::movement::MovementRules;
use crate::relations::RelationsRules;

const NAVAL: Feature = Feature {
    help: Some("dm-help-naval"),
    ..Feature::STANDARD
};

/// What each axis of a game adds to the bot's texts, buttons and menus.
pub struct Features {
    /// Credits, blocks, or nothing.
    pub economy: &'static Feature,
    /// Treaties, or nothing.
    pub relations: &'static Feature,
    /// Shared seas, or nothing.
    pub movement: &'static Feature,
    /// The exchange, or nothing.
    pub control: &'static Feature,
}

impl Features {
    /// The features of a game with this setup.
    pub fn of(setup: &Setup) -> Features {
        Features {
            economy: match setup.economy {
                EconomyRules::Centres => &Feature::STANDARD,
                EconomyRules::Credits(_) => &credits::FEATURE,
                EconomyRules::Blocks(_) => &blocks::FEATURE,
            },
            relations: match setup.relations {
                RelationsRules::None => &Feature::STANDARD,
                RelationsRules::Treaties(_) => &treaties::FEATURE,
            },
            movement: match setup.movement {
                MovementRules::Standard { .. } => &Feature::STANDARD,
                MovementRules::Naval { .. } => &NAVAL,
            },
            control: match setup.control {
                ControlRules::Seats => &Feature::STANDARD,
                ControlRules::Exchange(_) => &exchange::FEATURE,
            },
        }
    }

    /// All of them, in the order in which help and commands are listed.
    pub fn all(&self) -> [&'static Feature; 4] {
        [self.economy, self.relations, self.movement, self.control]
    }
}
