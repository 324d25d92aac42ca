//! What must agree for a vote of the players to carry.

use serde::{Deserialize, Serialize};

use chancery_rules::game::Agreement;

/// Which votes the players of a game may hold, and who must agree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct VoteRules {
    /// How many of the played survivors must be for a draw.
    pub draw: Agreement,
    /// How many of the other played survivors must be for a concession.
    pub concession: Agreement,
    /// Whether a draw must be shared by all survivors, and none of them left out.
    pub draw_includes_all: bool,
    /// How long a ballot stands if whoever opens it says nothing, in milliseconds; 0 until the phase
    /// closes.
    pub stands_ms: i64,
}
