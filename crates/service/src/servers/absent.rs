//! The memory of which guilds the bot is not in.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chancery_store::GuildId;

/// How long after Discord has told this run that the bot is not in a guild its data stays at least: six
/// hours, in milliseconds.
pub const SECOND_LOOK: i64 = 6 * 3_600_000;

/// What is due is checked every few minutes. If more than twelve hours seem to lie between two checks, the
/// clock was set or the machine slept.
const JUMP: i64 = 12 * 3_600_000;

/// What Discord has told this run of the guilds the bot is not in. What earlier runs noted is no reason to
/// erase anything: the bot may have been invited back while nobody listened.
#[derive(Clone, Default)]
pub(crate) struct Absent(Arc<Mutex<Told>>);

#[derive(Default)]
struct Told {
    /// Since when this run knows.
    guilds: BTreeMap<GuildId, i64>,
    /// When this run last checked what is due.
    looked: Option<i64>,
}

impl Absent {
    fn told(&self) -> MutexGuard<'_, Told> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bot is not in a guild.
    pub(super) fn note(&self, guild: GuildId, now: i64) {
        self.told().guilds.entry(guild).or_insert(now);
    }

    /// The bot is in a guild.
    pub(super) fn end(&self, guild: GuildId) {
        self.told().guilds.remove(&guild);
    }

    /// Notes a check of what is due. If the clock has jumped since the last one, nothing that was reported
    /// before counts: Discord must report it again.
    pub(super) fn look(&self, now: i64) {
        let mut told = self.told();
        let jumped = |last: i64| !(last..=last.saturating_add(JUMP)).contains(&now);
        if told.looked.replace(now).is_some_and(jumped) && !told.guilds.is_empty() {
            told.guilds.clear();
            tracing::warn!(
                "the clock jumped: no server's data will be deleted until Discord confirms again which servers the bot is in"
            );
        }
    }

    /// From when a guild's data may be erased; `None` unless Discord has told this run that the bot is gone.
    pub(super) fn erasable(&self, guild: GuildId) -> Option<i64> {
        let since = self.told().guilds.get(&guild).copied();
        since.map(|since| since.saturating_add(SECOND_LOOK))
    }
}
