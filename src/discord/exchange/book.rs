//! What the exchange publishes, by name.

use serde::{Deserialize, Serialize};

/// One of the tables that the exchange publishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Book {
    /// The currencies' prices after a season.
    Prices,
    /// The prices of all seasons, as a graph.
    Chart,
    /// What each player holds.
    Holdings,
    /// Every trade of a season.
    Dealings,
    /// The points for the final table.
    Scores,
}

impl Book {
    /// The word by which ids and texts know it.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}
