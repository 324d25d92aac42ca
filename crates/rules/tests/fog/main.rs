//! Fog of war: what players see, remember and are told. Each rule of `docs/fog.md` has tests that begin with its id.

mod announced;
mod change;
mod change_report;
mod counted;
mod game;
#[path = "../invented/lot.rs"]
mod lot;
mod money;
mod orders;
mod over;
mod random;
mod remembered;
mod seen;
mod stored;
mod supports;
mod told;
mod unchanged;
