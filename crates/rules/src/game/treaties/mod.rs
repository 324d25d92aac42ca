//! Treaties in the turn pipeline: what their axis is told of the game, and when it is asked.

mod forecast;
pub(super) mod orders;
mod state;
pub(super) mod turn;

pub(super) use state::without_guests;
