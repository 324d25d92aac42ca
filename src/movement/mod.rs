//! Movement phases: what is legal, what succeeds, and why.

pub mod choices;
mod friends;
pub mod legality;
mod outcome;
mod rulebook;

pub use friends::Friends;
pub use legality::Illegal;
pub use outcome::{Beaten, Instead, Movement, Outcome, Reason, Rival, Role, Verdict};
pub use rulebook::{BadRulebook, Preset, Question, Rulebook};

pub mod retreat;

/// A choice on this axis.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MovementRules {
    /// The standard rules, as a rulebook has them.
    Standard { rulebook: Rulebook },
}

/// Resolves.
pub fn resolve(
    _board: &crate::board::Board,
    _rules: &Rulebook,
    _friends: &Friends,
    position: &crate::board::Position,
    _orders: &std::collections::BTreeMap<crate::board::UnitId, crate::orders::Act>,
) -> Movement {
    Movement {
        outcomes: vec![],
        after: position.clone(),
    }
}

/// All legal acts.
pub fn legal_acts(
    _board: &crate::board::Board,
    _rules: &Rulebook,
    _position: &crate::board::Position,
    _unit: &crate::board::Unit,
) -> Vec<crate::orders::Act> {
    vec![]
}
