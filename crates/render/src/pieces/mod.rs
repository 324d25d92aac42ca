//! What is set on a spot of the map: units, coins, flags, and lines as arrows.

pub(crate) mod arrows;
pub(crate) mod coins;
pub(crate) mod flags;
pub(crate) mod fleets;
pub(crate) mod stacks;
pub(crate) mod units;
