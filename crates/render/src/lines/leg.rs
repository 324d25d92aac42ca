//! A line that is to be laid, and what it should not run over.

use crate::paint::spot::Spot;
use chancery_rules::board::{Province, ProvinceSet};

/// How close to its two ends a line may come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gaps {
    pub start: f32,
    pub end: f32,
}

/// A line to be laid.
#[derive(Clone, Debug)]
pub struct Leg {
    pub from: Spot,
    pub to: Spot,
    /// What it passes on the way.
    pub via: Vec<Spot>,
    /// It may pass these beside them: they are fleets, not straits.
    pub beside: bool,
    pub gaps: Gaps,
    /// It keeps to water and to these lands.
    pub shores: Option<ProvinceSet>,
    /// Nobody is at its goal: it may end wherever there is room in this province.
    pub free: Option<Province>,
}

/// What an arrow should not run over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Letters = 1,
    Unit = 2,
    Centre = 4,
    Money = 8,
}
