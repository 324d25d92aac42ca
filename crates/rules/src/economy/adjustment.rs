//! What Winter may ask for and what comes of it, whatever the economy.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Location, Position, Power, Province, SpaceKind, Unit, UnitKind};
use crate::movement::Rulebook;
use crate::movement::choices::{CoastNeedless, FleetBuiltInland};
use crate::orders::Order;

/// What a power may or must do in Winter, where each supply centre feeds one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Balance {
    /// As many units as centres, or no site to build at: nothing to do.
    Even,
    /// This many units may be built: never more than there are sites.
    Builds(usize),
    /// This many units must be removed.
    Removals(usize),
}

/// Why a Winter order does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadAdjustment {
    /// The order is neither a build, a removal nor a waive.
    NotInWinter,
    /// The rulebook lets nobody give up a build (4.D.7 b).
    MayNotWaive,
    /// The power has no build due.
    NoBuildDue,
    /// No build need be waived where units are paid for: who writes none builds none.
    NothingToWaive,
    /// The power has no removal due.
    NoRemovalDue,
    /// All builds or removals due are ordered already.
    TooMany,
    /// Not one of its home centres.
    NotHome { at: Province },
    /// It is a home centre of the power, but another power owns it now.
    NotOwned { at: Province },
    /// A unit stands there, or is being built there.
    Occupied { at: Province },
    /// No such unit can stand there, or the coast is missing or wrong.
    CannotStand { at: Province },
    /// No unit of the power stands there.
    NoUnit { at: Province },
    /// A yard there builds fleets only: E-16c.
    FleetsOnly { at: Province },
    /// The yard works only for who owns its capital: an option of 1B.25.
    YardIdle { at: Province },
    /// The unit costs `price`, but only `left` credits or points are left: E-05d.
    CannotPay { price: u32, left: u32 },
    /// Units had to go this Winter because they could not be paid: 1B.11, 1B.35.
    AfterForcedRemovals,
    /// Units that can be paid for may not be disbanded: 1B.9.
    MayNotDisband,
    /// The removals that count already leave units that can all be paid for: 1B.8.
    NotNeeded,
    /// Units that can be paid for are disbanded in own home centres only: I-06a, 2B.15.
    OnlyAtHome { at: Province },
    /// A unit was disbanded there this Winter: an option of 2B.16.
    JustCleared { at: Province },
    /// The army aboard the fleet there must be removed, too: it would be lost with the fleet (E-X1).
    ArmyAboard { at: Province },
    /// What is built this Winter is not disbanded in it: 2B.14, 2B.26.
    JustBuilt { at: Province },
}

/// One thing that Winter did, or one order that did nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjustment {
    /// The power built the unit.
    Built { power: Power, unit: Unit },
    /// The power removed the unit by its own order.
    Removed { power: Power, unit: Unit },
    /// Removed by civil disorder: too few removals were ordered.
    RemovedInDisorder {
        power: Power,
        unit: Unit,
        /// Because it could not be paid for, where units are.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unpaid: bool,
    },
    /// The power gave up one build by order.
    Waived { power: Power },
    /// The power let this many builds lapse without an order.
    Unused { power: Power, builds: usize },
    /// The power's order did nothing, for this reason.
    Failed {
        power: Power,
        order: Order,
        why: BadAdjustment,
    },
}

impl Adjustment {
    /// The province it is about; `None` for waived and unused builds.
    pub fn province(&self) -> Option<Province> {
        match self {
            Adjustment::Built { unit, .. }
            | Adjustment::Removed { unit, .. }
            | Adjustment::RemovedInDisorder { unit, .. } => Some(unit.at.province),
            Adjustment::Failed {
                order: Order::Build { at, .. },
                ..
            } => Some(at.province),
            Adjustment::Failed {
                order: Order::Unit { unit, .. },
                ..
            } => Some(unit.at.province),
            _ => None,
        }
    }

    /// The power it is about.
    pub fn power(&self) -> Power {
        match self {
            Adjustment::Built { power, .. }
            | Adjustment::Removed { power, .. }
            | Adjustment::RemovedInDisorder { power, .. }
            | Adjustment::Waived { power }
            | Adjustment::Unused { power, .. }
            | Adjustment::Failed { power, .. } => *power,
        }
    }
}

/// What would be built, if anything can: 4.B.6, 4.B.7, 4.C.4.
pub(crate) fn buildable(
    board: &Board,
    rules: &Rulebook,
    kind: UnitKind,
    at: Location,
) -> Result<(UnitKind, Location), BadAdjustment> {
    let p = at.province;
    let bare = Location::from(p);
    let inland = board.space(p) == Some(SpaceKind::Inland);
    let army = rules.fleet_built_inland == FleetBuiltInland::Army;
    if kind == UnitKind::Fleet && inland && army {
        return Ok((UnitKind::Army, bare));
    }
    if board.can_stand(kind, at) {
        return Ok((kind, at));
    }
    let ignored = rules.coast_needless == CoastNeedless::Ignored;
    if ignored && at.coast.is_some() && board.can_stand(kind, bare) {
        return Ok((kind, bare));
    }
    Err(BadAdjustment::CannotStand { at: p })
}

/// How many fleets and armies a power could keep together. An army aboard stays only with a fleet that
/// carries one (E-X1).
pub(super) fn keepable(position: &Position, power: Power) -> impl Iterator<Item = (u32, u32)> {
    let count =
        |test: &dyn Fn(&Unit) -> bool| position.of(power).filter(|u| test(u)).count() as u32;
    let fleets = count(&|u| u.kind == UnitKind::Fleet);
    let laden = count(&|u| position.cargo(u.id).is_some());
    let ashore = count(&|u| u.kind == UnitKind::Army) - laden;
    (0..=fleets).flat_map(move |f| (0..=ashore + f.min(laden)).map(move |a| (f, a)))
}
