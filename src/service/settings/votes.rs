//! What must agree for a vote of the players to carry.

use serde::{Deserialize, Serialize};

use crate::game::Agreement;

/// What a GM sets about votes among the players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct VoteRules {
    /// Who must be for a draw, of the survivors somebody plays.
    pub draw: Agreement,
    /// Who must be for a concession, of the others of them.
    pub concession: Agreement,
    /// Whether a draw must be shared by all survivors, and none of them left out.
    pub draw_includes_all: bool,
    /// How long a ballot stands if whoever opens it says nothing, in milliseconds; 0 until the phase
    /// closes.
    pub stands_ms: i64,
}
