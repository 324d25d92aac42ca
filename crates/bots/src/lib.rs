//! Computer players: what they see, how they think, and an arena in which they are measured.
//!
//! Pure as the rules are: no clock, no files, and no randomness but from a seed. The same view, seed and budget
//! always give the same sheet.
//!
//! ```
//! use chancery_bots::{Budget, Kind, View};
//! use chancery_rules::board::Power;
//! use chancery_rules::control::PlayerId;
//! use chancery_rules::game::{Action, Sheet, State, act};
//! use chancery_rules::variants;
//!
//! let mut state = State::new(variants::standard(None));
//! for (number, power) in (1..).zip(Power::ALL) {
//!     let player = PlayerId(number);
//!     (state, _) = act(&state, &Action::Join { player, wish: Some(power) })?;
//! }
//! (state, _) = act(&state, &Action::Start { seed: 1 })?;
//!
//! // Austria thinks, and sees nothing but what Austria may know.
//! let view = View::of(&state, PlayerId(1), &[]);
//! let mut player = Kind::Normal.player(2026);
//! let thought = player.sheet(&view, &mut Budget::of(500));
//!
//! assert_eq!(thought.sheet.orders.len(), 3);
//! assert!(thought.refused.is_empty());
//! assert_eq!(Sheet::read(&thought.sheet.to_string(), &state), thought.sheet);
//! # Ok::<(), chancery_rules::game::ActError>(())
//! ```

mod ahead;
mod answer;
mod appraisal;
pub mod arena;
mod belief;
mod budget;
mod candidates;
mod dice;
mod dumbbot;
mod facets;
mod guess;
mod holder;
mod kind;
mod land;
mod player;
mod policy;
mod random;
mod rollout;
mod rows;
mod scene;
mod search;
mod terrain;
mod thinker;
mod value;
mod view;
mod winter;

pub use answer::{Question, answer};
pub use budget::Budget;
pub use dice::Dice;
pub use facets::Facet;
pub use kind::{Kind, UnknownKind};
pub use player::{Player, Thought, Trace};
pub use view::{Told, View};
