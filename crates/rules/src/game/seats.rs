//! Seats as a choice on the axis of control: each player speaks for the powers they sit for.

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;
use crate::control::exchange::{BadTrade, Trade};
use crate::economy::Declared;
use crate::orders::Order;
use crate::relations;

use super::in_turn::{ControlInTurn, Sheets};
use super::sheets::EffectiveOrders;
use super::{Item, OrderError, Report, Sheet, State, check};

/// Seats, in the turn pipeline.
pub(super) struct SeatsInTurn;

impl ControlInTurn for SeatsInTurn {
    fn declare(&self, state: &State, sheets: &Sheets, declared: &mut Declared) {
        for (player, sheet) in sheets {
            for power in state.control.powers_of(*player) {
                let credits = declared.credits.entry(power).or_default();
                credits.extend(sheet.credits.iter().cloned());
                let blocks = declared.blocks.entry(power).or_default();
                blocks.extend_from_slice(&sheet.blocks);
            }
        }
    }

    fn treaties(&self, state: &State, sheets: &Sheets) -> PowerMap<Vec<relations::Entry>> {
        let mut declared: PowerMap<Vec<_>> = PowerMap::new();
        for (player, sheet) in sheets {
            for power in state.control.powers_of(*player) {
                let all = declared.entry(power).or_default();
                all.extend(sheet.treaties.iter().cloned());
            }
        }
        declared
    }

    fn orders(&self, state: &State, sheets: &Sheets, report: &mut Report) -> EffectiveOrders {
        EffectiveOrders::listen(state, sheets, &mut report.unheard)
    }

    fn is_silent(&self, state: &State, power: Power, sheets: &Sheets, _: &Report) -> bool {
        let mut players = state.control.players_of(power).into_iter();
        // Money declared is no order.
        players.all(|p| sheets.get(&p).is_none_or(|sheet| !sheet.has_orders()))
    }

    fn check(
        &self,
        state: &State,
        player: PlayerId,
        _: &Sheet,
        item: &Item,
    ) -> Result<Item, OrderError> {
        let powers = state.control.powers_of(player);
        let power = speaker(state, &powers, item);
        check(state, power.ok_or(OrderError::CommandsNobody)?, item)
    }

    fn check_trades(&self, _: &State, _: PlayerId, trades: &[Trade]) -> Vec<Result<(), BadTrade>> {
        trades.iter().map(|_| Err(BadTrade::NotPlayed)).collect()
    }

    fn plays_on(&self, state: &State, player: PlayerId) -> bool {
        let mut powers = state.control.powers_of(player).into_iter();
        powers.any(|power| state.is_in(power))
    }

    fn orderable(&self, state: &State, player: PlayerId) -> Vec<Power> {
        state.control.powers_of(player)
    }
}

/// The one of a player's powers that a line is for; the first if it is for none of them.
fn speaker(state: &State, powers: &[Power], item: &Item) -> Option<Power> {
    let first = powers.first().copied();
    let Item::Order(order) = item else {
        return first;
    };
    if powers.len() < 2 {
        return first;
    }
    let own = match order {
        // Any of them may give up a build.
        Order::Waive => powers
            .iter()
            .copied()
            .find(|power| check(state, *power, item).is_ok()),
        _ => state.country_of(order, powers),
    };
    own.filter(|power| powers.contains(power)).or(first)
}
