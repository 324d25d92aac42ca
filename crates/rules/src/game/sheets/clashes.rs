//! Orders of one sheet that get in each other's way. Each is legal, so none is refused; whoever wrote them
//! may have meant something else, and is told.

use std::collections::BTreeMap;

use crate::board::Province;
use crate::game::{PhaseKind, State};
use crate::orders::{Act, Order, Via};

/// What in the same sheet is at odds with an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clash<'a> {
    /// The unit it supports or convoys does something else, so it has no effect.
    Otherwise(&'a Order),
    /// It moves to where this unit stays.
    Stays(&'a Order),
    /// It moves to where this one moves, too.
    SamePlace(&'a Order),
    /// They would have to change places, which takes a convoy.
    Swap(&'a Order),
}

/// The orders among these that others among them are at odds with, by their place in the list.
///
/// Only what is certain is told: nothing of units without an order, of stacks, and of seas that many fleets
/// may share.
pub fn clashes<'a>(state: &State, orders: &[&'a Order]) -> BTreeMap<usize, Clash<'a>> {
    if state.phase.step != PhaseKind::Movement {
        return BTreeMap::new();
    }
    let written = Written::new(state, orders);
    let all = orders.iter().enumerate();
    all.filter_map(|(index, order)| Some((index, written.against(order)?)))
        .collect()
}

/// The orders of a sheet by where their units stand.
struct Written<'s, 'a> {
    state: &'s State,
    by_place: BTreeMap<Province, (&'a Order, &'a Act)>,
}

impl<'s, 'a> Written<'s, 'a> {
    fn new(state: &'s State, orders: &[&'a Order]) -> Written<'s, 'a> {
        let alone = |at: Province| state.position.at(at).count() == 1;
        let by_place = orders.iter().filter_map(|order| match order {
            Order::Unit { unit, act } if alone(unit.at.province) => {
                Some((unit.at.province, (*order, act)))
            }
            _ => None,
        });
        let by_place = by_place.collect();
        Written { state, by_place }
    }

    fn against(&self, order: &Order) -> Option<Clash<'a>> {
        let Order::Unit { unit, act } = order else {
            return None;
        };
        match act {
            Act::SupportHold { unit: helped } => {
                let (other, theirs) = self.by_place.get(&helped.at.province)?;
                let leaves = matches!(theirs, Act::Move { .. });
                leaves.then_some(Clash::Otherwise(other))
            }
            Act::SupportMove { unit: helped, to } | Act::Convoy { unit: helped, to } => {
                let (other, theirs) = self.by_place.get(&helped.at.province)?;
                let goes_there = match theirs {
                    Act::Move { to: theirs, .. } => theirs.province == to.province,
                    other => !stays(other),
                };
                (!goes_there).then_some(Clash::Otherwise(other))
            }
            Act::Move { to, via } => self.against_move(unit.at.province, to.province, via),
            _ => None,
        }
    }

    fn against_move(&self, from: Province, to: Province, via: &Via) -> Option<Clash<'a>> {
        let setup = &self.state.setup;
        if setup.movement.shared(setup.board()).contains(to) {
            return None;
        }
        if let Some((other, theirs)) = self.by_place.get(&to) {
            match theirs {
                act if stays(act) => return Some(Clash::Stays(other)),
                Act::Move { to, via: theirs } if to.province == from => {
                    let by_land = [via, theirs].iter().all(|via| **via == Via::Unsaid);
                    // Of an army that a fleet of the same sheet convoys, it need not be said.
                    let convoyed = self.is_convoyed(from) || self.is_convoyed(to.province);
                    if by_land && !convoyed {
                        return Some(Clash::Swap(other));
                    }
                }
                _ => {}
            }
        }
        let mut others = self.by_place.iter().filter(|(at, _)| **at != from);
        others.find_map(|(_, (other, theirs))| match theirs {
            Act::Move { to: place, .. } if place.province == to => Some(Clash::SamePlace(other)),
            _ => None,
        })
    }

    fn is_convoyed(&self, from: Province) -> bool {
        let mut all = self.by_place.values();
        all.any(|(_, act)| matches!(act, Act::Convoy { unit, .. } if unit.at.province == from))
    }
}

/// Whether a unit with this order stays where it is, whatever happens.
fn stays(act: &Act) -> bool {
    matches!(
        act,
        Act::Hold
            | Act::SupportHold { .. }
            | Act::SupportMove { .. }
            | Act::SupportLeg { .. }
            | Act::Convoy { .. }
    )
}
