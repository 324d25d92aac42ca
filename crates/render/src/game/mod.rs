//! Scenes of a game: only this folder knows rules, turns and words.

pub mod alt;
mod captions;
mod column;
mod convoys;
mod fog;
mod land_colours;
mod marks;
mod mechanics;
mod money;
pub mod phase;
mod shared_seas;
pub mod told;
mod unit_marks;
