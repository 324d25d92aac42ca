//! A player's own sheet: writing it, what could stand on it, what it comes to.

pub(super) mod choices;
pub(super) mod coasts;
pub(super) mod compose;
pub(super) mod copy;
pub(super) mod fleets;
pub(super) mod guess;
pub(super) mod letters;
pub(super) mod line;
pub(super) mod meant;
pub(super) mod mine;
pub(super) mod news;
pub(super) mod next;
pub(super) mod price;
pub(super) mod reading;
pub(super) mod receipts;
pub(super) mod sheets;
pub(super) mod standing;
pub(super) mod winter;
