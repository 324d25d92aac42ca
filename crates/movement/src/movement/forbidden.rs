//! Orders that what a power has promised forbids, though the unit could carry them out.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};

/// What a promise forbids. The relations axis finds it; movement only takes the order for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forbidden {
    /// A treaty forbids it, or the ally's leave to enter is lacking: R-C4, R-G1, 4B.39.
    AgainstAlly { at: Province, ally: Power },
    /// The order would attack a power with which the unit's own claims a victory: R-A16.
    AgainstPartner { at: Province, ally: Power },
    /// The unit stands in the land of an ally to whom its power gave notice: R-D4.
    Frozen { ally: Power },
    /// The order would help a unit that is frozen itself, in the land of an ally that has notice: R-D4.
    HelpsFrozen { at: Province, ally: Power },
}
