//! What the managers of a guild set for all its games: the house rules.

use std::sync::Arc;

use crate::error::{Refusal, ServiceError, internal};
use crate::person::Person;
use crate::{GuildSettings, NewGame, Service};
use chancery_boxed::boxed;
use chancery_i18n::Language;
use chancery_store::{Along, GameFilter, GuildId};

#[boxed]
impl Service {
    /// The house rules of a guild.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn house(&self, guild: GuildId) -> Result<Arc<GuildSettings>, ServiceError> {
        // Another process may have changed what a shared database holds.
        let cached = !self.store.is_shared();
        if let Some(house) = self.houses.get(guild).filter(|_| cached) {
            return Ok(house);
        }
        let text = self.store.guild_settings(guild).await?;
        let house: GuildSettings = match text {
            Some(text) => serde_json::from_str(&text).map_err(internal)?,
            None => GuildSettings::default(),
        };
        let house = Arc::new(house);
        if cached {
            self.houses.read(guild, &house)
        } else {
            self.houses.keep(guild, &house)
        }
        Ok(house)
    }

    /// The house rules of a guild, if they were read before.
    pub fn known_house(&self, guild: GuildId) -> Option<Arc<GuildSettings>> {
        self.houses.get(guild)
    }

    /// Notes which language Discord says a guild prefers.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn prefers(
        &self,
        guild: GuildId,
        locale: &str,
        now: i64,
    ) -> Result<(), ServiceError> {
        let house = self.house(guild).await?;
        if house.locale.as_deref() == Some(locale) {
            return Ok(());
        }
        // Most guilds never change what Discord gives them: nothing is written for these.
        if house.locale.is_none() && Language::of_locale(locale) == Language::default() {
            return Ok(());
        }
        let change = |house: &mut GuildSettings| {
            house.locale = Some(locale.to_owned());
            Ok(())
        };
        self.change_house(guild, now, &Along::default(), change)
            .await?;
        Ok(())
    }

    /// Refuses a game that the house rules do not allow. Managers of the guild may exceed them, but not
    /// what the operator set for every guild.
    ///
    /// # Errors
    /// When games may not be created in the channel, there are too many, or the space that the guild's games
    /// may take up is used up.
    pub async fn welcome(&self, by: &Person, new: &NewGame) -> Result<(), ServiceError> {
        self.has_room(new.guild).await?;
        let house = self.house(new.guild).await?;
        if by.admin {
            return Ok(());
        }
        if !house.allows(new.channel) {
            let channels = house.channels.iter().copied().collect();
            return Err(Refusal::ChannelClosed { channels }.into());
        }
        let living = GameFilter::Living;
        let games = self.store.games(new.guild, living, i64::MAX).await?;
        let own = games.iter().filter(|g| g.creator == by.id.0 as i64).count();
        let full = |most: Option<u32>, there: usize| most.filter(|most| there >= *most as usize);
        if let Some(most) = full(house.most_games, games.len()) {
            return Err(Refusal::TooManyGames { most }.into());
        }
        if let Some(most) = full(Some(house.own_games()), own) {
            return Err(Refusal::TooManyOwnGames { most }.into());
        }
        Ok(())
    }

    /// Changes the house rules, and writes what goes along with that. Of two simultaneous changes neither is lost.
    pub(crate) async fn change_house(
        &self,
        guild: GuildId,
        now: i64,
        along: &Along,
        change: impl FnOnce(&mut GuildSettings) -> Result<(), ServiceError> + Send,
    ) -> Result<Arc<GuildSettings>, ServiceError> {
        let _turn = self.houses.turn.lock().await;
        let mut house = GuildSettings::default();
        let again = |text: &str| {
            house = serde_json::from_str(text).map_err(internal)?;
            change(&mut house)?;
            serde_json::to_string(&house).map_err(internal)
        };
        let changed = self.store.change_guild_settings(guild, now, along, again);
        changed.await?;
        let house = Arc::new(house);
        self.houses.keep(guild, &house);
        Ok(house)
    }
}
