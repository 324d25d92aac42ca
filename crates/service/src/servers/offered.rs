//! Which groups of commands the games of a guild need: only those are offered there.

use std::collections::BTreeSet;

use super::command_groups::{CommandGroup, Offered};
use crate::Service;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::turns::aside::passed_over;
use chancery_boxed::boxed;
use chancery_store::{Along, GameFilter, GuildId, Status};

impl GameContext {
    fn is_living(&self) -> bool {
        matches!(self.game.head.status, Status::Lobby | Status::Playing)
    }
}

#[boxed]
impl Service {
    /// Has a guild's commands looked at when one of its games needs some that are not offered there.
    pub(crate) fn note_commands(&self, context: &GameContext) {
        let groups = context.command_groups();
        let offered = context
            .house
            .offered
            .as_ref()
            .map(|offered| &offered.groups);
        let lacking = match offered {
            Some(offered) => !groups.is_subset(offered),
            None => !groups.is_empty(),
        };
        if lacking && context.is_living() {
            self.unoffered.note(context.game.guild);
        }
    }

    /// Has the commands of a guild looked at that the bot is in: another version of the program may have
    /// registered them, or the games that needed them may be over.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn review_commands(&self, guild: GuildId) -> Result<(), ServiceError> {
        let house = self.house(guild).await?;
        let none = house.offered.as_ref().is_some_and(|o| o.groups.is_empty());
        if !none {
            self.unoffered.note(guild);
        }
        Ok(())
    }

    /// Waits for a guild whose commands are to be looked at.
    pub async fn next_unoffered(&self) -> GuildId {
        loop {
            if let Some(guild) = self.unoffered.take() {
                return guild;
            }
            self.unoffered.some.notified().await;
        }
    }

    /// The groups of commands that the living games of a guild need.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn groups_in_play(
        &self,
        guild: GuildId,
    ) -> Result<BTreeSet<CommandGroup>, ServiceError> {
        let mut groups = BTreeSet::new();
        let living = self.store.games(guild, GameFilter::Living, i64::MAX);
        for game in living.await? {
            match self.read(game.clone()).await {
                Ok(context) => groups.extend(context.command_groups()),
                Err(error) => passed_over(&game, error)?,
            }
        }
        Ok(groups)
    }

    /// Notes what Discord now offers in a guild.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn offers(
        &self,
        guild: GuildId,
        offered: Offered,
        now: i64,
    ) -> Result<(), ServiceError> {
        let change = |house: &mut crate::GuildSettings| {
            house.offered = Some(offered);
            Ok(())
        };
        self.change_house(guild, now, &Along::default(), change)
            .await?;
        Ok(())
    }
}
