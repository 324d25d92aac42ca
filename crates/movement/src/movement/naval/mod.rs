//! Movement of Naval Diplomacy: any number of fleets share a sea; fleets move two legs at their peril,
//! hunt each other with patrols and close straits (N-04 to N-09, rulings 5B).
//!
//! Patrols come first, then blocks; then every fleet that goes to sea arrives; then one battle is fought
//! for all land at once, as the standard rules have it; then fleets are annihilated, and the beaten
//! retreat (5B.1). Legality, strengths, cutting, standoffs and retreats on land are the standard
//! resolver's; what happens at sea is here. No fleet at sea is dislodged, so that no convoy depends on
//! the battle, and there are no convoy paradoxes.

mod acts;
mod assign;
mod battle;
mod caution;
mod deeds;
mod flow;
mod home;
mod lists;
mod plan;
mod sea;
mod tell;

use serde::{Deserialize, Serialize};

pub(super) use acts::legal_acts;
pub(super) use assign::assign;
pub use caution::Caution;
pub(super) use caution::cautions;
pub(super) use flow::resolve;
pub(super) use plan::check;

/// What a GM may change: the options of 5B.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NavalRules {
    /// Whether fleets may change places by different coasts, or retreat past each other so: N-09a, 5B.19.
    pub crawl: Leave,
    /// Whether a fleet may move and then convoy in its second leg: 5B.3.
    pub second_convoy: Leave,
    /// A move and then the support of a unit that stays: 5B.7.
    pub second_hold_support: Ban,
    /// Fleets with an order to leave, when a patrol catches a fleet of the same power that stays: 5B.11.
    pub leaving: Fate,
    /// Fleets that enter the sea to support or convoy there: 5B.11.
    pub arriving: Fate,
    /// The way past a province that is empty and unowned: 5B.18.
    pub neutral_passage: Way,
}

/// Something that is allowed unless the GM forbids it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leave {
    /// Players may do it: the default.
    #[default]
    Allowed,
    /// The GM has ruled it out.
    Forbidden,
}

/// Something that is forbidden unless the GM allows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ban {
    /// Players may not do it: the default.
    #[default]
    Forbidden,
    /// The GM lets players do it.
    Allowed,
}

/// Whether a patrol destroys the fleets that an option is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// The patrol does not touch them.
    #[default]
    Safe,
    /// The patrol destroys them, too.
    Caught,
}

/// Whether fleets may pass by an empty province that nobody owns (5B.18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Nobody passes by it.
    #[default]
    Closed,
    /// Everybody may pass by it.
    Open,
}
