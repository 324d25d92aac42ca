//! The list in which the mechanics register with the service. Nothing else here names one outside its
//! own folder; a new choice on an axis does not compile until it is listed.

use std::collections::BTreeSet;

use crate::control::ControlRules;
use crate::economy::EconomyRules;
use crate::movement::MovementRules;
use crate::relations::RelationsRules;

use super::error::Refusal;
use super::{CommandGroup, GameContext};

impl GameContext {
    /// The groups of commands this game needs, by its rules.
    pub fn command_groups(&self) -> BTreeSet<CommandGroup> {
        let setup = &self.state.setup;
        let economy = match setup.economy {
            EconomyRules::Centres | EconomyRules::Credits(_) => None,
            EconomyRules::Blocks(_) => Some(CommandGroup::Blocks),
        };
        let money = setup.economy.deals().then_some(CommandGroup::Credits);
        let relations = match setup.relations {
            RelationsRules::None => None,
            RelationsRules::Treaties(_) => Some(CommandGroup::Treaties),
        };
        let movement = match setup.movement {
            MovementRules::Standard { .. } | MovementRules::Naval { .. } => None,
        };
        let control = match setup.control {
            ControlRules::Seats => None,
            ControlRules::Exchange(_) => Some(CommandGroup::Exchange),
        };
        let groups = [economy, money, relations, movement, control];
        groups.into_iter().flatten().collect()
    }

    /// Refuses a group of commands that the game has no use for now.
    ///
    /// # Errors
    /// When its rules have nothing to do with them; for most groups, when it is not being played.
    pub fn plays(&self, group: CommandGroup) -> Result<(), Refusal> {
        match group {
            CommandGroup::Blocks => self.blocks().map(drop),
            CommandGroup::Credits => self.bank().map(drop),
            CommandGroup::Exchange => self.exchange().map(drop),
            CommandGroup::Treaties => self.treaties().map(drop),
        }
    }
}
