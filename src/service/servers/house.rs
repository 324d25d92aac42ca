//! What the managers of a guild set for all its games: the house rules.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::i18n::Language;
use crate::service::error::{Refusal, ServiceError, internal};
use crate::service::game_context::Person;
use crate::service::{NewGame, Offered, Service, Usual};
use crate::store::{Along, GameFilter, GuildId};

/// How many games in progress one person may have created if the managers have set nothing.
pub const MOST_OWN: u32 = 20;

/// The rules of one guild. Kept as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// Roles whose holders are GMs of every game here.
    pub gm_roles: BTreeSet<u64>,
    /// Channels in which games may be created; if empty, all.
    pub channels: BTreeSet<i64>,
    /// The language of posts everybody reads, as Discord names it (`de`, `en-GB`); without one the
    /// catalogue's first.
    pub language: Option<String>,
    /// The language that Discord says the guild prefers: used if none is set.
    pub locale: Option<String>,
    /// How many games may be in progress at once.
    pub most_games: Option<u32>,
    /// How many of them one person may have created; [`MOST_OWN`] if nothing is set.
    pub most_per_creator: Option<u32>,
    /// The commands Discord offers here for the variants that are played; `None` while that was not looked at.
    pub offered: Option<Offered>,
    /// Whether the bot has said hello here.
    pub greeted: bool,
    /// What new games begin with, where the managers have saved something.
    pub usual: Option<Usual>,
}

impl GuildSettings {
    /// The language of what everybody reads here.
    pub fn speaks(&self) -> Language {
        let set = self.language.as_deref().or(self.locale.as_deref());
        set.map(Language::of_locale).unwrap_or_default()
    }

    /// Whether games may be made in a channel.
    pub fn allows(&self, channel: i64) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }

    /// How many games in progress one person may have created.
    pub fn own_games(&self) -> u32 {
        self.most_per_creator.unwrap_or(MOST_OWN)
    }

    /// Whether this person holds a GM role.
    pub fn makes_gm(&self, by: &Person) -> bool {
        by.roles.iter().any(|role| self.gm_roles.contains(role))
    }
}

/// House rules that were read: every game needs those of its guild, and they hardly ever change.
#[derive(Clone, Default)]
pub(in crate::service) struct Houses {
    known: Arc<Mutex<BTreeMap<GuildId, Arc<GuildSettings>>>>,
    /// Changes come one after the other, so that what is remembered is what was written last.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Houses {
    fn get(&self, guild: GuildId) -> Option<Arc<GuildSettings>> {
        let houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.get(&guild).cloned()
    }

    /// Forgets a guild's rules.
    pub(in crate::service) fn forget(&self, guild: GuildId) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.remove(&guild);
    }

    fn keep(&self, guild: GuildId, house: &Arc<GuildSettings>) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.insert(guild, house.clone());
    }

    /// Remembers what was read, unless it has been changed since.
    fn read(&self, guild: GuildId, house: &Arc<GuildSettings>) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.entry(guild).or_insert_with(|| house.clone());
    }
}

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
    pub(in crate::service) async fn change_house(
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
