//! How a game looks to somebody who does not see the whole board.
//!
//! A seen state is a state: everything that shows a game, checks orders or offers choices works on it without
//! knowing of the fog. It holds nothing that its viewer does not see, so that nothing can be told by mistake.

mod remember;
mod report;
mod seen;
mod state;
mod suppose;
mod told;
mod witness;

pub(super) use remember::remember;
pub use seen::{Seen, Viewer};
