//! Treaties in the turn pipeline: what their axis is told of the game, and when it is asked.

mod enclosed;
mod forecast;
mod state;
pub(super) mod turn;

pub(super) use enclosed::take_enclosed;
pub(super) use state::without_guests;
