//! The house rules of a guild, and the memory of those that were read.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::command_groups::Offered;
use super::usual::Usual;
use crate::person::Person;
use chancery_i18n::Language;
use chancery_store::GuildId;

/// How many games in progress one person may have created if the managers have set nothing.
pub const MOST_OWN: u32 = 20;

/// The rules of one server, set by its managers; kept as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The numbers of the roles whose holders are GMs of every game of the server.
    pub gm_roles: BTreeSet<u64>,
    /// The role that is called when a substitute is sought.
    pub substitute_role: Option<u64>,
    /// Channels in which games may be created; if empty, all.
    pub channels: BTreeSet<i64>,
    /// The language of posts everybody reads, as Discord names it (`de`, `en-GB`); without one the
    /// catalogue's first.
    pub language: Option<String>,
    /// The language that Discord says the guild prefers: used if none is set.
    pub locale: Option<String>,
    /// How many games may be in their lobby or played at once.
    pub most_games: Option<u32>,
    /// How many of them one person may have created; [`MOST_OWN`] if nothing is set.
    pub most_per_creator: Option<u32>,
    /// The commands Discord offers here for the variants that are played; `None` while that was not looked at.
    pub offered: Option<Offered>,
    /// Whether the bot's first message on the server was sent.
    pub greeted: bool,
    /// The rules and settings of new games, if the managers have saved any.
    pub usual: Option<Usual>,
}

impl GuildSettings {
    /// The language of messages that everybody on the server reads.
    pub fn speaks(&self) -> Language {
        let set = self.language.as_deref().or(self.locale.as_deref());
        set.map(Language::of_locale).unwrap_or_default()
    }

    /// Whether games may be created in a channel.
    pub fn allows(&self, channel: i64) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }

    /// How many games in progress one person may have created.
    pub fn own_games(&self) -> u32 {
        self.most_per_creator.unwrap_or(MOST_OWN)
    }

    /// Whether this person has one of the roles of GMs.
    pub fn makes_gm(&self, by: &Person) -> bool {
        by.roles.iter().any(|role| self.gm_roles.contains(role))
    }
}

/// House rules that were read: every game needs those of its guild, and they hardly ever change.
#[derive(Clone, Default)]
pub(crate) struct Houses {
    known: Arc<Mutex<BTreeMap<GuildId, Arc<GuildSettings>>>>,
    /// Changes come one after the other, so that what is remembered is what was written last.
    pub(crate) turn: Arc<tokio::sync::Mutex<()>>,
}

impl Houses {
    pub(super) fn get(&self, guild: GuildId) -> Option<Arc<GuildSettings>> {
        let houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.get(&guild).cloned()
    }

    /// Forgets a guild's rules.
    pub(crate) fn forget(&self, guild: GuildId) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.remove(&guild);
    }

    pub(super) fn keep(&self, guild: GuildId, house: &Arc<GuildSettings>) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.insert(guild, house.clone());
    }

    /// Remembers what was read, unless it has been changed since.
    pub(super) fn read(&self, guild: GuildId, house: &Arc<GuildSettings>) {
        let mut houses = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        houses.entry(guild).or_insert_with(|| house.clone());
    }
}
