//! A player that does anything legal: the weakest yardstick.

use std::collections::BTreeSet;
use std::mem::discriminant;

use chancery_rules::board::{Location, Power, Province, Unit, UnitKind};
use chancery_rules::control::exchange::Trade;
use chancery_rules::game::{Item, PhaseKind, Sheet, State, check_by, check_trades};
use chancery_rules::orders::{Act, Order, Via};

use crate::budget::Budget;
use crate::dice::Dice;
use crate::facets::Facets;
use crate::player::{Player, Thought, Trace};
use crate::view::View;
use crate::winter::Taste;

/// Orders every unit at random: first a kind of order, each as likely as any other, then an order of that kind.
/// (Of all orders most are supports; a player that drew from them would hardly move.)
pub(crate) struct Random {
    dice: Dice,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random {
            dice: Dice::new(seed),
        }
    }

    /// Any of some orders that the rules take.
    fn choose(&mut self, view: &View, orders: &[Order]) -> Option<Order> {
        // A few may be refused for what was promised.
        for _ in 0..8 {
            let mut kinds = Vec::new();
            for order in orders {
                let kind = order.ordered().map(|(_, _, act)| discriminant(act));
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            let kind = *self.dice.pick(&kinds)?;
            let of_kind: Vec<&Order> = orders
                .iter()
                .filter(|order| order.ordered().map(|(_, _, act)| discriminant(act)) == kind)
                .collect();
            let order = Item::Order((*self.dice.pick(&of_kind)?).clone());
            let taken = check_by(view.state(), view.me(), &Sheet::default(), &order);
            if let Ok(Item::Order(order)) = taken {
                return Some(order);
            }
        }
        None
    }

    fn moves(&mut self, view: &View, power: Power, sheet: &mut Sheet) {
        let state = view.state();
        let board = state.setup.board();
        let mut ordered = BTreeSet::new();
        for unit in state.position.of(power) {
            if ordered.contains(&unit.id) {
                continue;
            }
            let mates: Vec<&Unit> = state.position.mates(unit).collect();
            let free = mates.iter().filter(|u| !ordered.contains(&u.id)).count();
            let rules = &state.setup.movement;
            let mut orders = rules.legal_orders(board, &state.position, unit);
            orders.retain(|order| order.ordered().is_some_and(|(count, _, _)| count <= free));
            let Some(order) = self.choose(view, &orders) else {
                continue;
            };
            let count = order.ordered().map_or(1, |(count, _, _)| count);
            let taken = mates.iter().filter(|u| !ordered.contains(&u.id));
            let taken: Vec<_> = taken.take(count).map(|u| u.id).collect();
            ordered.extend(taken);
            sheet.orders.push(order);
        }
    }

    fn trades(&mut self, state: &State, view: &View) -> Vec<Trade> {
        let mut trades = Vec::new();
        let currencies: Vec<Power> = state.setup.board().powers().collect();
        for _ in 0..self.dice.below(4) {
            let Some(currency) = self.dice.pick(&currencies).copied() else {
                break;
            };
            let units = 1 + self.dice.below(300) as u64;
            let trade = if self.dice.chance(500) {
                Trade::Sell { units, currency }
            } else {
                Trade::Buy { units, currency }
            };
            trades.push(trade);
            if check_trades(state, view.me(), &trades)
                .iter()
                .any(Result::is_err)
            {
                trades.pop();
            }
        }
        trades
    }
}

impl Player for Random {
    fn sheet(&mut self, view: &View, _: &mut Budget) -> Thought {
        let state = view.state();
        let mut sheet = Sheet::default();
        for power in view.powers() {
            match state.phase.step {
                PhaseKind::Treaties => {}
                PhaseKind::Movement => self.moves(view, *power, &mut sheet),
                PhaseKind::Retreats => {
                    for lost in state.position.dislodged_of(*power) {
                        let unit = chancery_rules::orders::UnitRef {
                            power: None,
                            kind: Some(lost.unit.kind),
                            at: lost.unit.at,
                            joint: lost.cargo.is_some(),
                        };
                        let go = |to: &Location| Act::Move {
                            to: *to,
                            via: Via::Unsaid,
                        };
                        let mut acts: Vec<Act> = lost.retreats.iter().map(go).collect();
                        acts.push(Act::Disband);
                        let orders: Vec<Order> = acts
                            .into_iter()
                            .map(|act| Order::Unit { unit, act })
                            .collect();
                        sheet.orders.extend(self.choose(view, &orders));
                    }
                }
                PhaseKind::Adjustments => Facets::ALL.winter(state, *power, self, &mut sheet),
            }
        }
        if state.is_trading() {
            sheet.trades = self.trades(state, view);
        }
        Thought::checked(view, sheet, Trace::default())
    }
}

/// Likes everything by chance.
impl Taste for Random {
    fn build(&mut self, _: UnitKind, _: Location) -> i64 {
        self.dice.below(1000) as i64
    }

    fn keep(&mut self, _: &Unit) -> i64 {
        self.dice.below(1000) as i64
    }

    fn danger(&mut self, _: Province) -> i64 {
        self.dice.below(1000) as i64
    }
}
