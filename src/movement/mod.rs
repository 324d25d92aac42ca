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
