//! What the outbox carries about roles and rooms.

use serde::{Deserialize, Serialize};

/// What is to be done, or to be told, about a game's roles and rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum RoomNews {
    /// They must be brought up to date.
    Work,
    /// What deleted games have left on the server must be removed.
    Lost,
    /// To everybody: all are there; whether there are rooms among them.
    Ready { rooms: bool },
    /// To everybody: the game is over, and they stay until then (milliseconds since 1970).
    Kept { until: i64 },
}
