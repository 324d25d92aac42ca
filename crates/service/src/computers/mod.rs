//! Computer players: seats for them, the orders they write, and what they say to what they are asked.
//!
//! They come to the board by the same doors as people: their orders are written, checked and sealed as everybody's,
//! and what they know of a game is what its view shows a player (`chancery_bots::View`).

mod answers;
pub(super) mod seats;
mod sheets;
pub(super) mod thinking;
