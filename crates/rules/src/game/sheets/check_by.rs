//! Checks what a player writes, whoever's units it is for: the control axis knows what is theirs to order.

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::exchange::{BadTrade, Trade};
use crate::game::{OrderError, State, axes};
use crate::orders::Order;

use super::country::country;
use super::item::Item;
use super::sheet::Sheet;

/// Checks one line a player adds to a sheet and returns it as it will be taken.
///
/// # Errors
/// What is wrong with it.
pub fn check_by(
    state: &State,
    player: PlayerId,
    sheet: &Sheet,
    item: &Item,
) -> Result<Item, OrderError> {
    axes::control(state).check(state, player, sheet, item)
}

/// The lines of a player's sheet that would do nothing, or not all that they say, as things stand.
pub fn faults_of(state: &State, player: PlayerId, sheet: &Sheet) -> Vec<(Item, OrderError)> {
    let mut faults = Vec::new();
    let none = Sheet::default();
    for item in sheet.items().filter(|i| !matches!(i, Item::Trade(_))) {
        if let Err(fault) = check_by(state, player, &none, &item) {
            faults.push((item, fault));
        }
    }
    let judged = check_trades(state, player, &sheet.trades);
    for (trade, judged) in sheet.trades.iter().zip(judged) {
        if let Err(bad) = judged {
            faults.push((Item::Trade(*trade), OrderError::Trade(bad)));
        }
    }
    faults
}

/// What is wrong with each line of a player's trades, all of them taken together as one list.
pub fn check_trades(
    state: &State,
    player: PlayerId,
    trades: &[Trade],
) -> Vec<Result<(), BadTrade>> {
    axes::control(state).check_trades(state, player, trades)
}

impl State {
    /// The powers whose units a player may write orders for now: those commanded and, where others may
    /// stand in for who hands in nothing, those that might fall to the player (3B.10).
    pub fn orderable(&self, player: PlayerId) -> Vec<Power> {
        axes::control(self).orderable(self, player)
    }

    /// The country an order is for, by its unit, its home centre or the province it opens; of several whose
    /// fleets share a sea, one of `powers`.
    pub fn country_of(&self, order: &Order, powers: &[Power]) -> Option<Power> {
        country(self, order, powers)
    }
}
