//! Which press a game allows, and whether names are shown.

use serde::{Deserialize, Serialize};

use chancery_rules::game::PhaseKind;

/// Which press a game allows, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PressRules {
    /// Whether players may write to one another. Without it and without public press: gunboat.
    pub private: bool,
    /// What may be said to all; and, where letters may be written, whether some may come from nobody.
    pub public: Public,
    /// Whether nobody is told who plays which power before the game is over.
    pub anonymous: bool,
    /// Whether players may ask for private threads. Never in an anonymous game: threads show names.
    pub threads: bool,
    /// Whether eliminated powers may write.
    pub dead: bool,
    /// Whether nothing may be written during retreats.
    pub shut_retreats: bool,
    /// Whether nothing may be written during builds and removals.
    pub shut_builds: bool,
}

/// Which public press a game allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Public {
    /// None at all.
    None,
    /// Press in the name of the writer's power.
    #[default]
    White,
    /// Press in the name of the writer's power, or of nobody.
    Grey,
}

impl Default for PressRules {
    fn default() -> PressRules {
        PressRules {
            private: true,
            public: Public::White,
            anonymous: false,
            threads: true,
            dead: false,
            shut_retreats: false,
            shut_builds: false,
        }
    }
}

impl PressRules {
    /// Whether no press of any kind is allowed.
    pub fn is_gunboat(&self) -> bool {
        !self.private && self.public == Public::None
    }

    /// Whether a writer may stay unnamed.
    pub fn grey(&self) -> bool {
        self.public == Public::Grey
    }

    /// Whether the game's rules close the phase of this kind to press.
    pub fn is_shut(&self, step: PhaseKind) -> bool {
        match step {
            PhaseKind::Retreats => self.shut_retreats,
            PhaseKind::Adjustments => self.shut_builds,
            PhaseKind::Movement | PhaseKind::Treaties => false,
        }
    }
}
