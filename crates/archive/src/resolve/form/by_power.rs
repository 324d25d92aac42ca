//! What stands under the powers' names.

use std::collections::BTreeMap;

/// The key used in place of a power's name for neutral units.
pub const NEUTRAL: &str = "neutral";

/// Units, orders and the like by the power's lower-case name: `france`. Units, dislodged ones and
/// results of neutral units stand under [`NEUTRAL`].
pub type ByPower<T> = BTreeMap<String, T>;
