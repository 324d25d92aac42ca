//! The sandbox: the bot against the stand-in for Discord (`discord-standin`), which knows nothing of the
//! game. Here is what the game adds to it: the demo world's names, its part of the page, and the helpers
//! that let people play alone.

mod controls;
mod demo;
mod promises;
mod tutorial;

pub use controls::ServiceControls;
pub use demo::{options, permit_rooms};
pub use discord_standin::*;
