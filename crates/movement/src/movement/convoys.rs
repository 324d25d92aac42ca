//! Which convoys there are: the rulebook's, or fleets that carry armies (E-X1).

use serde::{Deserialize, Serialize};

/// How armies cross water: by the rulebook, or aboard fleets (E-X1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Convoys {
    /// By chains of fleets that stay where they are, in one turn.
    #[default]
    Rulebook,
    /// Over one sea so; further aboard a fleet, as an A/F (E-X1).
    ArmyFleet,
}

/// The convoys of a game, and what goes with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ConvoyRules {
    /// Whether armies cross by chains of fleets, or are carried along.
    pub kind: Convoys,
    /// After how many moves aboard an army must land with its next one, or starves; 0: never (E-X1e).
    pub limit: u8,
}

impl Default for ConvoyRules {
    fn default() -> ConvoyRules {
        ConvoyRules {
            kind: Convoys::Rulebook,
            limit: 3,
        }
    }
}

impl ConvoyRules {
    /// Whether fleets may carry armies along as A/Fs (E-X1).
    pub fn army_fleet(&self) -> bool {
        self.kind == Convoys::ArmyFleet
    }

    /// How many moves an army that has been aboard for so many has left, the one it must land with
    /// among them; `None` without a limit.
    pub fn moves_left(&self, moves: u8) -> Option<u8> {
        (self.limit > 0).then(|| (self.limit + 1).saturating_sub(moves))
    }

    /// Whether an army that has been aboard for this many moves, and has not landed, starves.
    pub fn starves(&self, moves: u8) -> bool {
        self.limit > 0 && moves > self.limit
    }

    /// Whether these are a rulebook's convoys, and nothing else is set.
    pub fn is_default(&self) -> bool {
        *self == ConvoyRules::default()
    }
}
