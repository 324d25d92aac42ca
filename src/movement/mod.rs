//! Movement phases: what is legal, what succeeds, and why.

mod assign;
pub mod choices;
mod explain;
mod field;
mod friends;
mod judge;
pub mod legality;
mod options;
mod outcome;
mod paradox;
pub mod retreat;
mod rulebook;
mod standard;

pub use assign::{Assigned, assign, assign_retreats};
pub use friends::Friends;
pub use legality::Illegal;
pub use options::legal_acts;
pub use outcome::{Battle, Beaten, Instead, Movement, Outcome, Reason, Rival, Role, Verdict};
pub use rulebook::{BadRulebook, Preset, Question, Rulebook};
pub use standard::{Orders, resolve};

/// A choice on this axis.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MovementRules {
    /// The standard rules, as a rulebook has them.
    Standard { rulebook: Rulebook },
}
