//! Retreats: where a dislodged unit may go, and what becomes of those that go.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Forbidden;
use super::choices::RetreatToConvoyed;
use super::rulebook::Rulebook;
use crate::board::{
    Board, Grid, Location, Position, Province, ProvinceSet, Slots, Stand, Unit, UnitId, UnitKind,
};
use crate::orders::{Act, Via};

/// Whether the start of a convoyed attacker is open to the unit it dislodged: 4.A.5.
pub(super) fn convoyed_start_is_open(rules: &Rulebook) -> bool {
    rules.retreat_to_convoyed == RetreatToConvoyed::Open
}

/// Where a unit may retreat, if these provinces are closed.
pub(super) fn choices<const W: usize>(
    board: &Board,
    grid: &Grid<W>,
    unit: &Unit,
    closed: Slots<W>,
) -> Vec<Location> {
    let Some(at) = board.slot(unit.at.province) else {
        return Vec::new();
    };
    let coast = unit.at.coast;
    let from = Stand { at, coast };
    let near = grid.reach(unit.kind, from).minus(closed).iter();
    match unit.kind {
        UnitKind::Army => near.map(|to| grid.province(to).into()).collect(),
        UnitKind::Fleet => near
            .flat_map(|to| grid.landings(from, to))
            .map(|to| grid.location(to))
            .collect(),
    }
}

/// How a retreat order ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatVerdict {
    /// The unit stands in its new province.
    Retreated,
    /// It left the board: by order, for want of one, or because its retreat failed.
    Disbanded,
    /// It had nowhere to go.
    Destroyed,
}

/// Why a retreat ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RetreatReason {
    /// Nobody else went there.
    Free,
    /// Its owner chose to disband it.
    Ordered,
    /// No retreat was ordered.
    NoOrder,
    /// No province was open to it.
    NoRetreat,
    /// Another unit retreated to the same province.
    Collided { with: UnitId, to: Province },
    /// The unit cannot retreat as it was ordered to.
    Illegal(IllegalRetreat),
    /// Why is not told to somebody who does not see all that took part (F-08). Never stored.
    Unseen,
}

/// Why a retreat order is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IllegalRetreat {
    /// Only a move or a disband can be ordered.
    NotARetreat,
    /// Nobody is convoyed in a retreat.
    ByConvoy,
    /// No unit of this kind can step there from the province it lost.
    NotAdjacent { to: Province },
    /// The unit that dislodged it came from there.
    AttackerCameFrom { to: Province },
    /// A unit stands there after the moves.
    Occupied { to: Province },
    /// Units bounced there in the same season, so that the province is closed.
    Standoff { to: Province },
    /// The fleet could go to either coast: one must be named.
    CoastNeeded { to: Province },
    /// The unit ordered to retreat stands there and was not dislodged.
    NotDislodged { at: Province },
    /// A fleet with an army aboard does not enter land: E-X1d.
    LadenAshore { to: Province },
    /// A treaty or a claim of the unit's power forbids the retreat: 4B.39.
    Promised(Forbidden),
}

/// What became of one dislodged unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// The unit; `at` is the province it lost.
    pub unit: Unit,
    /// The order given; `None` if there was none.
    pub ordered: Option<Act>,
    /// How the retreat ended.
    pub verdict: RetreatVerdict,
    /// Why it ended so.
    pub reason: RetreatReason,
    /// Where the unit stands now; `None` if it left the board.
    pub to: Option<Location>,
    /// The army aboard, which went with it or was lost with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Unit>,
}

/// A retreat phase: every dislodged unit's end, and the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retreats {
    /// One outcome for each dislodged unit, in the order of [`Position::dislodged`].
    pub outcomes: Vec<Retreat>,
    /// Nobody is dislodged any more, and no standoff counts.
    pub after: Position,
}

/// Judges one retreat order: where the unit would go (`None` to disband), or why it is illegal.
///
/// # Errors
/// The reason, when the order is illegal.
pub fn check(
    board: &Board,
    position: &Position,
    unit: UnitId,
    act: &Act,
) -> Result<Option<Location>, IllegalRetreat> {
    let Some(lost) = position.dislodged.iter().find(|d| d.unit.id == unit) else {
        let standing = position.unit(unit).map(|u| u.at.province);
        return Err(match standing {
            Some(at) => IllegalRetreat::NotDislodged { at },
            None => IllegalRetreat::NotARetreat,
        });
    };
    let (to, via) = match act {
        Act::Disband => return Ok(None),
        Act::Move { to, via } => (*to, via),
        _ => return Err(IllegalRetreat::NotARetreat),
    };
    let p = to.province;
    let mut open = lost.retreats.iter().filter(|r| r.province == p);
    if lost.unit.kind == UnitKind::Army {
        // A coast written for an army has no meaning.
        if let Some(found) = open.next() {
            return match via {
                Via::Unsaid => Ok(Some(*found)),
                _ => Err(IllegalRetreat::ByConvoy),
            };
        }
    } else if let Some(found) = lost.retreats.iter().find(|r| **r == to) {
        return Ok(Some(*found));
    } else if let Some(found) = open.next() {
        let coasts = board.coasts(p);
        let known = to.coast.is_some_and(|c| coasts.contains(&c));
        if known {
            return Err(IllegalRetreat::NotAdjacent { to: p });
        }
        return match open.next() {
            None => Ok(Some(*found)),
            Some(_) => Err(IllegalRetreat::CoastNeeded { to: p }),
        };
    }
    let reach = board.reach(lost.unit.kind, lost.unit.at);
    Err(if *via != Via::Unsaid {
        IllegalRetreat::ByConvoy
    } else if !reach.contains(p) {
        IllegalRetreat::NotAdjacent { to: p }
    } else if lost.cargo.is_some() && !board.is_sea(p) {
        IllegalRetreat::LadenAshore { to: p }
    } else if lost.from == Some(p) {
        IllegalRetreat::AttackerCameFrom { to: p }
    } else if position.at(p).next().is_some() {
        IllegalRetreat::Occupied { to: p }
    } else if position.standoffs.contains(p) {
        IllegalRetreat::Standoff { to: p }
    } else {
        IllegalRetreat::NotAdjacent { to: p }
    })
}

/// Resolves a retreat phase. Units without an order, with an illegal one, and those that meet, are
/// disbanded.
pub fn resolve(board: &Board, position: &Position, orders: &BTreeMap<UnitId, Act>) -> Retreats {
    resolve_sharing(board, position, orders, ProvinceSet::NONE)
}

/// As [`resolve`], where some provinces take any number of units (5B.20).
pub(super) fn resolve_sharing(
    board: &Board,
    position: &Position,
    orders: &BTreeMap<UnitId, Act>,
    shared: &ProvinceSet,
) -> Retreats {
    let wanted: Vec<_> = position
        .dislodged
        .iter()
        .map(|d| {
            let act = orders.get(&d.unit.id);
            act.map(|act| check(board, position, d.unit.id, act))
        })
        .collect();
    let goal = |i: usize| match wanted.get(i) {
        Some(Some(Ok(Some(to)))) => Some(*to),
        _ => None,
    };
    let mut after = position.clone();
    after.dislodged.clear();
    after.standoffs = ProvinceSet::EMPTY;
    let mut outcomes = Vec::with_capacity(position.dislodged.len());
    for (i, lost) in position.dislodged.iter().enumerate() {
        let alone = goal(i).filter(|to| !shared.contains(to.province));
        let rival = alone.and_then(|to| {
            let others = position.dislodged.iter().enumerate();
            let mut others = others.filter(|(j, _)| *j != i);
            others.find(|(j, _)| goal(*j).is_some_and(|l| l.province == to.province))
        });
        let (verdict, reason, to) = match (&wanted[i], rival) {
            (_, _) if lost.retreats.is_empty() => {
                (RetreatVerdict::Destroyed, RetreatReason::NoRetreat, None)
            }
            (None, _) => (RetreatVerdict::Disbanded, RetreatReason::NoOrder, None),
            (Some(Err(why)), _) => (
                RetreatVerdict::Disbanded,
                RetreatReason::Illegal(*why),
                None,
            ),
            (Some(Ok(None)), _) => (RetreatVerdict::Disbanded, RetreatReason::Ordered, None),
            (Some(Ok(Some(to))), Some((_, other))) => {
                let reason = RetreatReason::Collided {
                    with: other.unit.id,
                    to: to.province,
                };
                (RetreatVerdict::Disbanded, reason, None)
            }
            (Some(Ok(Some(to))), None) => {
                (RetreatVerdict::Retreated, RetreatReason::Free, Some(*to))
            }
        };
        if let Some(at) = to {
            after.units.push(Unit { at, ..lost.unit });
            after
                .units
                .extend(lost.cargo.map(|army| Unit { at, ..army }));
        } else {
            after.aboard.retain(|a| a.fleet != lost.unit.id);
        }
        outcomes.push(Retreat {
            unit: lost.unit,
            ordered: orders.get(&lost.unit.id).cloned(),
            verdict,
            reason,
            to,
            cargo: lost.cargo,
        });
    }
    after.units.sort_by_key(|u| u.id);
    Retreats { outcomes, after }
}
