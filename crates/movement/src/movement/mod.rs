//! Movement phases: what is legal, what succeeds, and why.

mod aboard;
mod assign;
pub mod choices;
mod convoys;
mod embark;
mod explain;
mod field;
mod forbidden;
mod friends;
mod helping;
mod illegal;
mod judge;
mod known;
mod lay_out;
pub mod legality;
pub mod naval;
mod options;
mod orders;
mod outcome;
mod paradox;
pub mod retreat;
mod rulebook;
mod rules;
mod standard;

pub use assign::{Assigned, assign, assign_retreats, assign_with};
pub use convoys::{ConvoyRules, Convoys};
pub use forbidden::Forbidden;
pub use friends::Friends;
pub use illegal::Illegal;
pub use naval::{Caution, NavalRules};
pub use options::{legal_acts, legal_acts_with};
pub use orders::{Orders, Warden};
pub use outcome::{
    Battle, Berth, DestructionCause, Dislodgement, Instead, Movement, Outcome, Reason, Rival, Role,
    Verdict,
};
pub use rulebook::{BadRulebook, Preset, Question, Rulebook};
pub use rules::MovementRules;
pub use standard::{resolve, resolve_with};
