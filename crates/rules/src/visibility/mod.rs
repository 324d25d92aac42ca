//! What powers see of the board: the visibility axis.
//!
//! The rules are those of `docs/fog.md`. This folder says what a power sees and what it remembers; how a game
//! looks to somebody who sees only that is in `game/fog`.

mod memory;
mod rules;
mod sight;

pub use memory::{Glimpse, Memories, Sighting, Visibility};
pub use rules::{AllySight, CentreSight, FleetSight, FogRules, VisibilityRules};
pub use sight::{Eyes, spaces_seen};
