//! Trading on the exchange: currencies of countries that grow are bought, those of countries that shrink are sold.

use std::collections::BTreeMap;

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{Account, Trade};
use chancery_rules::game::{State, check_trades};

use crate::dice::Dice;

/// How many units of a currency are sold at once.
const LOT: u64 = 250;

/// A player's trades for the open turn; none where nothing is traded.
///
/// A country's worth is its centres against its price. The dearest currency held is sold and the cheapest one
/// bought; which of nearly equal ones is left to the dice, so that many computers are no herd.
pub(crate) fn plan(state: &State, player: PlayerId, dice: &mut Dice) -> Vec<Trade> {
    if !state.is_trading() {
        return Vec::new();
    }
    let Some(exchange) = state.control.exchange() else {
        return Vec::new();
    };
    let Some(account) = exchange.accounts.get(&player) else {
        return Vec::new();
    };
    let counts = state.centre_counts();
    let mut rated: Vec<(i64, Power)> = Vec::new();
    for (currency, price) in &exchange.prices {
        let centres = counts.get(currency).copied().unwrap_or(0) as i64;
        // A tenth of noise either way.
        let noise = 900 + dice.below(201) as i64;
        let price = i64::try_from(*price).unwrap_or(i64::MAX).max(1);
        rated.push((centres * noise * 100 / price, *currency));
    }
    rated.sort();
    let mut trades = Vec::new();
    let holds = |currency: &Power| account.held(*currency);
    let worst = rated.iter().find(|(_, currency)| holds(currency) >= LOT);
    let (Some((low, worst)), Some((high, best))) = (worst, rated.last()) else {
        return trades;
    };
    // Prices move by what everybody trades: a small difference is none.
    if *high * 10 < *low * 11 || worst == best {
        return trades;
    }
    let good = |trades: &[Trade]| {
        let judged = check_trades(state, player, trades);
        judged.iter().all(Result::is_ok)
    };
    trades.push(Trade::Sell {
        units: LOT,
        currency: *worst,
    });
    if !good(&trades) {
        return Vec::new();
    }
    // What the sale brings buys as much as it can, in steps.
    for units in (1..=8).rev().map(|n| n * LOT / 4) {
        trades.push(Trade::Buy {
            units,
            currency: *best,
        });
        if good(&trades) {
            break;
        }
        trades.pop();
    }
    trades
}

/// What every player's currencies are worth: for each whole hundred units, the centres of the country. `None` where
/// nothing is traded.
pub(crate) fn worths(state: &State) -> Option<BTreeMap<PlayerId, u64>> {
    let exchange = state.control.exchange()?;
    let counts = state.centre_counts();
    let worth = |account: &Account| -> u64 {
        let of = |(currency, units): (&Power, &u64)| {
            counts.get(currency).map_or(0, |n| *n as u64) * (units / 100)
        };
        account.units.iter().map(of).sum()
    };
    let accounts = exchange.accounts.iter();
    Some(
        accounts
            .map(|(player, account)| (*player, worth(account)))
            .collect(),
    )
}

/// Whether a player would win if the game were closed now: nobody's currencies are worth more.
pub(crate) fn leads(state: &State, player: PlayerId) -> bool {
    worths(state).is_some_and(|all| {
        let mine = all.get(&player).copied().unwrap_or(0);
        all.values().all(|worth| *worth <= mine)
    })
}
