//! Orders that name what their power does not see are taken on trust: F-11.

use std::borrow::Cow;

use crate::board::{Aboard, Board, Position, Power, Province, Unit, UnitKind};
use crate::game::{PhaseKind, State};
use crate::movement::Illegal;
use crate::orders::{Act, Order, UnitRef};

use super::seen::Viewer;

impl State {
    /// The position by which an order is checked: where nobody looks, the unit that the order names stands as named,
    /// and wherever one can carry armies there may be a fleet. A refusal so tells nothing that its reader does not see.
    pub(in crate::game) fn supposed(&self, act: &Act) -> Cow<'_, Position> {
        let Some(seen) = &self.seen else {
            return Cow::Borrowed(&self.position);
        };
        let board = self.setup.board();
        let mut position = self.position.clone();
        let veiled = self.veiled();
        // An army goes aboard fleets of its own power only.
        let helped = named(act).into_iter().find_map(|named| {
            let there = self.position.at(named.at.province).next();
            named.power.or(there.and_then(|unit| unit.owner))
        });
        let mut others = self.setup.played();
        others.retain(|power| !seen.powers.contains(power));
        let other = helped.filter(|power| others.contains(power));
        let other = other.or(others.first().copied());
        let carriers = self.setup.movement.carriers_from(board);
        for at in veiled.and(carriers).iter() {
            let port = board.stands(UnitKind::Fleet, at).next();
            if let Some(port) = port.filter(|_| position.at(at).next().is_none()) {
                position.add(UnitKind::Fleet, other, port);
            }
        }
        for named in named(act) {
            self.suppose(&mut position, named, act);
        }
        Cow::Owned(position)
    }

    /// The game as somebody sees it with whatever these orders name standing where nobody looks, so that a phase can be
    /// tried out with it. A unit that is ordered itself stands there only if it is said or remembered whose it is.
    pub fn supposing<'o>(&self, orders: impl IntoIterator<Item = &'o Order>) -> State {
        let mut position = self.position.clone();
        for order in orders {
            let Some((_, unit, act)) = order.ordered() else {
                continue;
            };
            for helped in named(act) {
                self.suppose(&mut position, helped, act);
            }
            let owned = position
                .at(unit.at.province)
                .any(|unit| unit.owner.is_some());
            if unit.power.is_some() || owned {
                self.suppose(&mut position, unit, &Act::Hold);
            }
        }
        State {
            position,
            ..self.clone()
        }
    }

    /// In the fog, an order of a movement phase judged by what a power sees, which is how it counts, whatever becomes of
    /// it (F-11); `None` where it is judged by what is there.
    pub(in crate::game) fn believed(
        &self,
        power: Power,
        unit: &Unit,
        act: &Act,
    ) -> Option<Result<Act, Illegal>> {
        if !self.is_foggy() || self.phase.step != PhaseKind::Movement {
            return None;
        }
        let seen = self.seen_by(&Viewer::Powers(vec![power]));
        let (rules, board) = (&self.setup.movement, self.setup.board());
        let veiled = seen.veiled();
        let mut known = seen.position.clone();
        known
            .units
            .retain(|unit| !veiled.contains(unit.at.province));
        if rules.check(board, &known, unit, act).is_ok() {
            return None;
        }
        let taken = rules.check(board, &seen.supposed(act), unit, act);
        Some(taken.map(|taken| seen.as_written(act, taken)))
    }

    /// Whether an order is legal by what a power sees, in the fog.
    pub(in crate::game) fn is_believed(&self, power: Power, unit: &Unit, act: &Act) -> bool {
        matches!(self.believed(power, unit, act), Some(Ok(_)))
    }

    /// Puts a unit that an order names where it is said to be, if nobody looks there.
    fn suppose(&self, position: &mut Position, named: &UnitRef, act: &Act) {
        let board = self.setup.board();
        let at = named.at.province;
        if !self.veiled().contains(at) {
            return;
        }
        let last = position.at(at).next().copied();
        position.units.retain(|unit| unit.at.province != at);
        let only = || only_kind(board, at, act);
        let kind = named.kind.or_else(only).or(last.map(|unit| unit.kind));
        let kind = kind.unwrap_or(UnitKind::Army);
        let on = if board.can_stand(kind, named.at) {
            Some(named.at)
        } else {
            let last = last.map(|unit| unit.at);
            let last = last.filter(|last| board.can_stand(kind, *last));
            last.or_else(|| board.stands(kind, at).next())
        };
        let owner = named.power.or(last.and_then(|unit| unit.owner));
        if let Some(on) = on {
            position.add(kind, owner, on);
        } else if self.setup.movement.convoys().army_fleet() {
            // An army at sea is aboard a fleet.
            let fleet = position.add(UnitKind::Fleet, owner, at.into());
            let army = position.add(kind, owner, at.into());
            let moves = 1;
            position.load(Aboard { army, fleet, moves });
        }
    }

    /// An order as it is kept: as it was written, where it names what is not seen, for what the unit there is, is
    /// found when the phase closes.
    pub(in crate::game) fn as_written(&self, written: &Act, checked: Act) -> Act {
        let veiled = self.veiled();
        let unseen = named(written)
            .into_iter()
            .any(|named| veiled.contains(named.at.province));
        if unseen { written.clone() } else { checked }
    }
}

/// The only kind of unit that can stand where an order helps one and go where it is helped to; `None` if both can.
fn only_kind(board: &Board, at: Province, act: &Act) -> Option<UnitKind> {
    let to = match act {
        Act::SupportMove { to, .. } | Act::SupportLeg { to, .. } | Act::Convoy { to, .. } => {
            Some(to.province)
        }
        _ => None,
    };
    let everywhere = |kind| {
        let can = |at: Province| board.stands(kind, at).next().is_some();
        can(at) && to.is_none_or(can)
    };
    match (everywhere(UnitKind::Army), everywhere(UnitKind::Fleet)) {
        (true, false) => Some(UnitKind::Army),
        (false, true) => Some(UnitKind::Fleet),
        _ if matches!(act, Act::Convoy { .. }) => Some(UnitKind::Army),
        _ => None,
    }
}

/// The units of others that an order names.
pub(super) fn named(act: &Act) -> Vec<&UnitRef> {
    match act {
        Act::SupportHold { unit }
        | Act::SupportMove { unit, .. }
        | Act::SupportLeg { unit, .. }
        | Act::Convoy { unit, .. } => vec![unit],
        Act::Then { act, .. } => named(act),
        Act::Hold
        | Act::Move { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Board { .. }
        | Act::Disband => Vec::new(),
    }
}
