//! What the demo people trade.

use rand::Rng;
use rand::seq::SliceRandom;

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::exchange::{Exchange, MOST_SOLD, Trade};

/// Sells of one currency and buys of another for most of what that brings.
pub(super) fn trades(exchange: &Exchange, player: PlayerId, rng: &mut impl Rng) -> Vec<Trade> {
    let Some(account) = exchange.accounts.get(&player) else {
        return Vec::new();
    };
    let mut currencies: Vec<Power> = exchange.prices.keys().copied().collect();
    currencies.shuffle(rng);
    let held = |power: &Power| account.held(*power).min(MOST_SOLD) / 100 * 100;
    let from = currencies.iter().copied().find(|p| held(p) > 0);
    let to = currencies.iter().copied().rfind(|p| Some(*p) != from);
    let (Some(from), Some(to)) = (from, to) else {
        return Vec::new();
    };
    let sold = held(&from);
    let price = |power: Power| exchange.prices.get(&power).copied().unwrap_or(1).max(1);
    let bought = (account.cents + sold * price(from)) / price(to);
    let sale = Trade::Sell {
        units: sold,
        currency: from,
    };
    let purchase = Trade::Buy {
        units: bought.min(Trade::MOST),
        currency: to,
    };
    let both = [sale, purchase].into_iter();
    both.take(1 + usize::from(bought > 0)).collect()
}
