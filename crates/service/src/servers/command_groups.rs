//! Groups of commands, and the guilds in which Discord is to be asked for others.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use chancery_store::GuildId;

/// The commands that only games with a certain mechanic need, which a server without such games can do
/// without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CommandGroup {
    /// Commands about prosperity blocks and points (Investment Diplomacy).
    Blocks,
    /// Commands about money that is lent and given (Economic Diplomacy).
    Credits,
    /// Commands about trade in currencies (Capitalist Diplomacy).
    Exchange,
    /// Commands about treaties (International Relations).
    Treaties,
}

/// What Discord was last asked to offer in a guild, besides the commands every game needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// The groups of commands that games of the server need.
    pub groups: BTreeSet<CommandGroup>,
    /// A hash of the commands' definitions: another version of the program may define them otherwise.
    pub definitions: String,
}

/// Guilds whose commands are to be looked at.
#[derive(Clone, Default)]
pub(crate) struct Unoffered {
    guilds: Arc<Mutex<BTreeSet<GuildId>>>,
    pub(super) some: Arc<Notify>,
}

impl Unoffered {
    pub(super) fn note(&self, guild: GuildId) {
        let mut guilds = self.guilds.lock().unwrap_or_else(PoisonError::into_inner);
        if guilds.insert(guild) {
            self.some.notify_one();
        }
    }

    pub(super) fn take(&self) -> Option<GuildId> {
        let mut guilds = self.guilds.lock().unwrap_or_else(PoisonError::into_inner);
        guilds.pop_first()
    }
}
