//! The many orders of a fleet that shares its sea, those first that most come to something: a list of
//! choices shows no more than its beginning.

use chancery_rules::board::{Board, UnitKind};
use chancery_rules::orders::{Act, Order, Via};

/// What an order comes to, from what is most often meant to what is lost by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// A move, or none.
    Plain,
    /// Patrols and blocks.
    Hunt,
    /// Two legs that may end in a supply centre.
    Double,
    /// Support of a unit where it stands.
    Guard,
    /// A support of a move, or a convoy, from where the unit is.
    Help,
    /// The fleet is annihilated for it, or it has no effect.
    Last,
}

/// How many of each rank come before all others.
const FIRST: [(Rank, usize); 5] = [
    (Rank::Plain, 11),
    (Rank::Double, 6),
    (Rank::Hunt, 4),
    (Rank::Guard, 2),
    (Rank::Help, 2),
];

fn rank(order: &Order, board: &Board) -> Rank {
    let Some((_, unit, act)) = order.ordered() else {
        return Rank::Plain;
    };
    let fleet = unit.kind == Some(UnitKind::Fleet);
    match act {
        Act::Move {
            to,
            via: Via::Route(_),
        } if fleet => {
            if board.is_centre(to.province) {
                Rank::Double
            } else {
                Rank::Last
            }
        }
        Act::Hold | Act::Move { .. } | Act::Disband => Rank::Plain,
        Act::Patrol { .. } | Act::Block { .. } => Rank::Hunt,
        Act::SupportMove { to, .. } | Act::SupportLeg { to, .. } => {
            if board.is_sea(to.province) {
                Rank::Last
            } else {
                Rank::Help
            }
        }
        Act::SupportHold { unit } => {
            if board.is_sea(unit.at.province) {
                Rank::Last
            } else {
                Rank::Guard
            }
        }
        Act::Convoy { .. } | Act::Board { .. } => Rank::Help,
        Act::Then { .. } => Rank::Last,
    }
}

/// Whether it supports one leg of two: seldom meant where the whole can be supported as well.
fn names_a_leg(order: &Order) -> bool {
    let ordered = order.ordered();
    ordered.is_some_and(|(_, _, act)| matches!(act, Act::SupportLeg { .. }))
}

/// Puts some of every kind first, the rest by rank.
pub(crate) fn useful_first(mut orders: Vec<Order>, board: &Board) -> Vec<Order> {
    orders.sort_by_key(|order| (rank(order, board), names_a_leg(order)));
    let mut first = Vec::new();
    for (wanted, most) in FIRST {
        let mut left = most;
        let taken = orders.extract_if(.., |order| {
            let take = left > 0 && rank(order, board) == wanted;
            left -= usize::from(take);
            take
        });
        first.extend(taken);
    }
    first.append(&mut orders);
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_rules::board::{BoardKind, Position, Power, Province};
    use chancery_rules::variants;

    #[test]
    fn some_of_every_kind_come_first() {
        let setup = variants::naval(None);
        let board = BoardKind::Naval.board();
        let at = |id: &str| Province::from_id(id).expect("a province").into();
        let mut position = Position::default();
        for (power, sea) in [
            (Power::ENGLAND, "nth"),
            (Power::ENGLAND, "nth"),
            (Power::GERMANY, "nth"),
            (Power::FRANCE, "eng"),
            (Power::ENGLAND, "nwy"),
        ] {
            position.add(UnitKind::Fleet, Some(power), at(sea));
        }
        let fleet = position.units[0];
        let orders = setup.movement.legal_orders(board, &position, &fleet);
        let all = orders.len();
        let orders = useful_first(orders, board);
        assert_eq!(orders.len(), all);
        assert!(all > 100, "{all}");
        let first = &orders[..25];
        let any = |text: &str| first.iter().any(|o| o.to_string() == text);
        for text in [
            "F Nth H",
            "F Nth - Eng",
            "F Nth - Eng - Bre",
            "2F Nth P Germany",
            "F Nth S English F Nwy",
        ] {
            assert!(any(text), "{text} is not among {first:?}");
        }
        let lost = first.iter().filter(|o| rank(o, board) == Rank::Last);
        assert_eq!(lost.count(), 0);
    }
}
