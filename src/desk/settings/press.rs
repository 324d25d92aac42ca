//! Which press a game allows, and whether names are shown.

use serde::{Deserialize, Serialize};

/// What a GM sets about press.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PressRules {
    /// Whether players may write to one another. Without it and without public press: gunboat.
    pub private: bool,
    /// What may be said to all.
    pub public: Public,
    /// Whether nobody is told who plays which power before the game is over.
    pub anonymous: bool,
}

/// What may be said to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Public {
    /// Nothing.
    None,
    /// In the name of one's power.
    #[default]
    White,
    /// In the name of one's power, or of nobody.
    Grey,
}

impl Default for PressRules {
    fn default() -> PressRules {
        PressRules {
            private: true,
            public: Public::White,
            anonymous: false,
        }
    }
}
