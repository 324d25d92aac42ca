//! What a board says of one province, and of two seas beside it.

use serde::{Deserialize, Serialize};

use super::{Coast, Location, Power, Province, ProvinceSet};

/// What kind of space a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// Land without a shore: armies only.
    Inland,
    /// Land with a shore: armies and fleets.
    Coast,
    /// Water: fleets only.
    Sea,
}

/// One province of a board.
#[derive(Clone, Debug)]
pub(super) struct Space {
    pub(super) kind: SpaceKind,
    pub(super) centre: bool,
    /// In credits a year.
    pub(super) value: u32,
    pub(super) home: Option<Power>,
    pub(super) names: Vec<String>,
    pub(super) coasts: Vec<Coast>,
    /// Where an army may step.
    pub(super) army: ProvinceSet,
    /// Where a fleet may sail from each of its stands.
    pub(super) fleet: Vec<Reach>,
}

/// Where a fleet may sail from one stand.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    pub(super) from: Option<Coast>,
    /// The provinces it may enter, at whatever coast.
    pub(super) all: ProvinceSet,
    /// The same with the coasts they are entered at, in ascending order.
    pub(super) at: Vec<Location>,
}

/// A way for fleets between two seas that do not touch, past a province that must be friendly: N-08a.
/// Only movement rules that know passages use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passage {
    /// The two seas that a fleet passes between, in either direction.
    pub between: [Province; 2],
    /// The coastal province it passes, which must be friendly.
    pub past: Province,
}
