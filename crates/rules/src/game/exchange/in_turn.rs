//! The exchange as a choice on the axis of control: who holds most of a country's currency speaks for it.

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;
use crate::control::exchange::{BadTrade, Exchange, ExchangeRules, Trade};
use crate::economy::Declared;
use crate::game::in_turn::{ControlInTurn, Sheets};
use crate::game::seats::SeatsInTurn;
use crate::game::sheets::EffectiveOrders;
use crate::game::{Item, OrderError, Report, Sheet, State, check};
use crate::relations;

use super::check::{foreseen, ordered};
use super::{count_orders, declarations};

/// The exchange, in the turn pipeline.
pub(in crate::game) struct ExchangeInTurn<'s> {
    /// The exchange's state.
    pub exchange: &'s Exchange,
    /// The exchange's rules in this game.
    pub rules: &'s ExchangeRules,
}

impl ControlInTurn for ExchangeInTurn<'_> {
    fn declare(&self, state: &State, sheets: &Sheets, declared: &mut Declared) {
        declarations::declare(state, (self.exchange, self.rules), sheets, declared);
    }

    fn treaties(&self, state: &State, sheets: &Sheets) -> PowerMap<Vec<relations::Entry>> {
        declarations::treat(state, (self.exchange, self.rules), sheets)
    }

    fn orders(&self, state: &State, sheets: &Sheets, report: &mut Report) -> EffectiveOrders {
        let (exchange, rules) = (self.exchange, self.rules);
        report.drawn = count_orders::drawn(state, exchange, sheets);
        let (heard, polls) =
            count_orders::listen(state, (exchange, rules), sheets, &mut report.unheard);
        report.polls = polls;
        heard
    }

    fn is_silent(&self, state: &State, power: Power, sheets: &Sheets, report: &Report) -> bool {
        if report.polls.is_empty() {
            return SeatsInTurn.is_silent(state, power, sheets, report);
        }
        // Somebody else's country may have been ordered.
        let mut of_it = report.polls.iter().filter(|p| p.power == power);
        of_it.all(|poll| poll.said.is_none())
    }

    fn check(
        &self,
        state: &State,
        player: PlayerId,
        sheet: &Sheet,
        item: &Item,
    ) -> Result<Item, OrderError> {
        let control = (self.exchange, self.rules);
        match item {
            Item::Trade(trade) => {
                let mut trades = sheet.trades.clone();
                trades.push(*trade);
                let judged = self.check_trades(state, player, &trades).pop();
                judged.unwrap_or(Ok(())).map_err(OrderError::Trade)?;
                Ok(item.clone())
            }
            Item::Order(order) => ordered(state, control, player, order).map(Item::Order),
            Item::Ahead(ahead) => foreseen(state, control, player, ahead).map(Item::Ahead),
            Item::Credits(_) | Item::Blocks(_) | Item::Treaty(_) => {
                let powers = state.control.powers_of(player);
                match powers.as_slice() {
                    [power] => check(state, *power, item),
                    [] => Err(OrderError::CommandsNobody),
                    _ => Err(OrderError::WhichPower),
                }
            }
            Item::For(power, _) => {
                if state.control.powers_of(player).contains(power) {
                    check(state, *power, item)
                } else {
                    Err(OrderError::NotCommanded { power: *power })
                }
            }
        }
    }

    fn check_trades(
        &self,
        state: &State,
        player: PlayerId,
        trades: &[Trade],
    ) -> Vec<Result<(), BadTrade>> {
        if state.is_trading() {
            self.exchange.check(player, trades)
        } else {
            trades.iter().map(|_| Err(BadTrade::NotNow)).collect()
        }
    }

    fn plays_on(&self, _: &State, player: PlayerId) -> bool {
        // Whoever commands nothing trades.
        self.exchange.has(player)
    }

    fn orderable(&self, _: &State, player: PlayerId) -> Vec<Power> {
        self.exchange.orderable(self.rules, player)
    }
}
