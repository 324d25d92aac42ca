//! The choices on the axis, and the options of the fog.

use serde::{Deserialize, Serialize};

/// The choice a setup makes on the axis of visibility.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VisibilityRules {
    /// Everybody sees the whole board.
    #[default]
    Open,
    /// A power sees what its units and centres see: F-01.
    Fog(FogRules),
}

impl VisibilityRules {
    /// The options of the fog; `None` where everybody sees the whole board.
    pub const fn fog(&self) -> Option<&FogRules> {
        match self {
            VisibilityRules::Open => None,
            VisibilityRules::Fog(rules) => Some(rules),
        }
    }

    /// Whether everybody sees the whole board, so that nothing is stored of the axis.
    pub const fn is_open(&self) -> bool {
        matches!(self, VisibilityRules::Open)
    }
}

/// How far powers see in the fog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FogRules {
    /// How far the provinces that a power owns see: F-02.
    pub centres: CentreSight,
    /// How far fleets see at sea: F-03.
    pub fleets: FleetSight,
    /// Whether powers with a treaty in force see what the other sees: F-04.
    pub allies: AllySight,
}

/// How far an owned province sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CentreSight {
    /// Itself and the spaces that touch it.
    #[default]
    Around,
    /// Itself alone.
    Itself,
}

/// How far a fleet sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FleetSight {
    /// As an army does: its space and those that touch it.
    #[default]
    OneSea,
    /// A fleet at sea sees also what touches the seas next to its own.
    TwoSeas,
}

/// Whether allies see together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AllySight {
    /// Every power sees for itself.
    #[default]
    Apart,
    /// Powers with a treaty in force see what either of them sees.
    Shared,
}
