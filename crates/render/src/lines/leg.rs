//! A line that is to be laid, and what it should not run over.

use crate::paint::spot::Spot;
use chancery_rules::board::{Province, ProvinceSet};

/// How close a line may come to the things at its two ends, in map units.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gaps {
    /// At its start.
    pub start: f32,
    /// At its end.
    pub end: f32,
}

/// A line that is to be laid on the map, before its way is known.
#[derive(Clone, Debug)]
pub struct Leg {
    /// Where it starts.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
    /// The places it must pass on the way, in order.
    pub via: Vec<Spot>,
    /// Whether it may pass those places at their side: they are fleets, not straits.
    pub beside: bool,
    /// How close it comes to the things at its ends.
    pub gaps: Gaps,
    /// For a line of ships, the lands it may cross; `None` if it may cross any.
    pub shores: Option<ProvinceSet>,
    /// Nobody is at its goal: it may end wherever there is room in this province.
    pub free: Option<Province>,
}

/// What an arrow should not run over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Names of provinces.
    Letters = 1,
    /// Units.
    Unit = 2,
    /// Marks of supply centres.
    Centre = 4,
    /// Coins, stacks and chests.
    Money = 8,
}
