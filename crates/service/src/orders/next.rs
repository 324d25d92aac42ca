//! What a player has to decide next, with the orders for it: the likeliest first.

use crate::features;
use chancery_rules::board::{Board, Power, UnitKind};
use chancery_rules::game::{Due, Item, PhaseKind, Sheet};
use chancery_rules::orders::{Act, Order, Via};

use super::choices::{Subject, orders_for};
use super::compose::in_own_words;
use super::fleets::useful_first;
use super::mine::MySheet;

/// What the player should decide next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The unit it is about; `None` if any of several may be built or removed.
    pub subject: Option<Subject>,
    /// The orders to choose from, the most likely first.
    pub orders: Vec<Item>,
}

/// How likely an order is, the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// A move to a neighbour, or the only kind of order there is.
    Move,
    /// Support of a move that the sheet already has.
    SupportOfOwnMove,
    Hold,
    /// Support of a unit of the player's that the sheet leaves where it is.
    SupportOfOwnUnit,
    ByConvoy,
    /// Support or convoy of what somebody else may do.
    ForOthers,
    /// Support or convoy of what the sheet says the player's unit will not do.
    AgainstTheSheet,
}

impl MySheet {
    /// The unit or build to decide on next; `None` when the sheet is complete.
    pub fn next(&self) -> Option<Next> {
        match self.context.state.phase.step {
            PhaseKind::Movement | PhaseKind::Retreats => self.next_unit(),
            PhaseKind::Adjustments => self.next_adjustment(),
            PhaseKind::Treaties => None,
        }
    }

    /// The first unit without an order.
    fn next_unit(&self) -> Option<Next> {
        let state = &self.context.state;
        let unit = self.missing.first()?;
        let mates: Vec<_> = state.position.mates(unit).map(|mate| mate.id).collect();
        let is = |of: &&Subject| match of {
            Subject::Unit(other) => other.id == unit.id || mates.contains(&other.id),
            _ => false,
        };
        let subject = self.subjects.iter().find(is)?.clone();
        let board = state.setup.board();
        let mut orders = orders_for(&self.context, &subject, &self.powers);
        if features::has_many_orders(&state.setup) {
            orders = useful_first(orders, board);
        } else {
            orders.sort_by_key(|order| rank(order, &self.sheet, board));
        }
        Some(Next {
            subject: Some(subject),
            orders: orders.into_iter().map(|order| self.item(order)).collect(),
        })
    }

    /// What may still be built or removed, while the sheet has less than is due.
    fn next_adjustment(&self) -> Option<Next> {
        let open = |(_, quota): &(_, chancery_rules::game::Quota)| quota.open() > 0;
        let counted = self.quotas().iter().any(open);
        let due = self.context.state.due();
        let paid = |power: &Power| {
            let due = due.get(power);
            matches!(
                due,
                Some(Due::Upkeep { short: 0 } | Due::Points { short: 0, .. })
            )
        };
        if !counted && !self.powers.iter().any(paid) {
            return None;
        }
        let orders = self.subjects.iter().flat_map(|subject| {
            let all = orders_for(&self.context, subject, &self.powers);
            let all = all.into_iter().filter(|order| self.is_payable(order));
            let items = all.map(|order| self.item(order));
            items.filter(|item| self.sheet.on(item).is_none() || *subject == Subject::Waive)
        });
        let orders: Vec<Item> = orders.collect();
        (!orders.is_empty()).then_some(Next {
            subject: None,
            orders,
        })
    }

    /// Whether what is left pays for what an order builds; where units are not paid for, always.
    fn is_payable(&self, order: &Order) -> bool {
        match order {
            Order::Build { kind, at } => {
                let price = self.price(*kind, Some(at.province));
                price.is_none_or(|price| price.is_payable())
            }
            _ => true,
        }
    }

    /// An order as its player writes it.
    fn item(&self, order: Order) -> Item {
        Item::Order(match self.powers.as_slice() {
            [power] => in_own_words(order, *power),
            _ => order,
        })
    }
}

fn rank(order: &Order, sheet: &Sheet, board: &Board) -> Rank {
    let Some((_, unit, act)) = order.ordered() else {
        return Rank::Move;
    };
    // What the sheet says the helped unit does: nothing where it says nothing of it.
    let planned = |of: &chancery_rules::orders::UnitRef| {
        let mut orders = sheet.orders.iter().filter_map(Order::ordered);
        let found = orders.find(|(_, at, _)| at.at.province == of.at.province);
        found.map(|(_, _, act)| act.clone())
    };
    match act {
        Act::Move { to, via } => {
            let walks = board.reach(UnitKind::Army, unit.at).contains(to.province);
            let by_convoy = match via {
                Via::Unsaid => unit.kind == Some(UnitKind::Army) && !walks,
                Via::Convoy | Via::Route(_) => true,
            };
            if by_convoy {
                Rank::ByConvoy
            } else {
                Rank::Move
            }
        }
        Act::Hold => Rank::Hold,
        Act::SupportMove { unit, to }
        | Act::SupportLeg { unit, to, .. }
        | Act::Convoy { unit, to } => match planned(unit) {
            Some(Act::Move { to: goal, .. }) if goal.province == to.province => {
                Rank::SupportOfOwnMove
            }
            Some(_) => Rank::AgainstTheSheet,
            None => Rank::ForOthers,
        },
        Act::SupportHold { unit } => match planned(unit) {
            Some(Act::Move { .. }) => Rank::AgainstTheSheet,
            Some(_) => Rank::SupportOfOwnUnit,
            None => Rank::ForOthers,
        },
        _ => Rank::Move,
    }
}
