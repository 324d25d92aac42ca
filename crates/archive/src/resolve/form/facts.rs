//! The form of the year's facts.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing that happened this year, as far as what comes later in it depends on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FactForm {
    /// A unit came into a province.
    Entered {
        #[serde(flatten)]
        what: UnitFactForm,
        /// The units it beat there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        battles: Vec<BattleForm>,
    },
    /// A unit was driven out of a province.
    Dislodged(UnitFactForm),
    /// A fleet was annihilated there.
    Annihilated(UnitFactForm),
    /// Units stood each other off in a province.
    Standoff { phase: String, province: String },
    /// A province changed hands; `contested` if its new owner beat somebody to come into it.
    Captured {
        province: String,
        by: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        contested: bool,
    },
}

/// What happened to a unit, when and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UnitFactForm {
    pub phase: String,
    pub province: String,
    /// Whose it is: a power, or `neutral`.
    pub owner: String,
    /// The unit, where it stands now; none if it has left the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
}

/// One unit beaten by another's move into a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleForm {
    /// Whose it was: a power, or `neutral`.
    pub against: String,
    /// Whether it was driven out of that province; else it was ordered there and beaten.
    pub dislodged: bool,
}
