//! What the exchange publishes, by name.

use serde::{Deserialize, Serialize};

/// What the exchange publishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Book {
    Prices,
    Chart,
    Holdings,
    Dealings,
    Scores,
}

impl Book {
    /// The kebab-case id.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}
