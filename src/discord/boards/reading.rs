//! How many boards a server has read: each stays in memory.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::store::GuildId;

/// How many boards of one server are read in a day; each stays in memory.
pub const MOST_READ: u32 = 20;
const DAY: i64 = 24 * 3_600_000;

/// How many boards of each server were read since when, in milliseconds since 1970.
#[derive(Default)]
pub struct Reading(Mutex<BTreeMap<GuildId, (i64, u32)>>);

impl Reading {
    /// Whether one more of this server may be read; it is counted.
    pub fn may(&self, guild: GuildId, now: i64) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, count) = all.entry(guild).or_insert((now, 0));
        if now.saturating_sub(*since) >= DAY {
            (*since, *count) = (now, 0);
        }
        *count += 1;
        *count <= MOST_READ
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_boards_of_a_server_are_read_in_a_day() {
        let reading = Reading::default();
        let (one, other) = (GuildId(1), GuildId(2));
        for _ in 0..MOST_READ {
            assert!(reading.may(one, 1_000));
        }
        assert!(!reading.may(one, 2_000));
        assert!(reading.may(other, 2_000));
        assert!(reading.may(one, 1_000 + DAY));
    }
}
