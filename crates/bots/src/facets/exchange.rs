//! Trading on the exchange: currencies of countries that grow are bought, those of countries that shrink are sold.

use std::collections::BTreeMap;

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{Account, Exchange, Trade};
use chancery_rules::game::{State, check_trades};

use crate::dice::Dice;

/// How many units of a currency are sold at once.
const LOT: u64 = 250;

/// How much dearer a currency may be, in hundredths, if buying it brings command of its country or makes that safe.
const COMMAND: i64 = 125;

/// A player's trades for the open turn; none where nothing is traded.
///
/// A country's worth is its centres against its price. The dearest currency held is sold and the cheapest one
/// bought; which of nearly equal ones is left to the dice, so that many computers are no herd. Nothing is sold that
/// would lose the command of a country, and what gains or secures command is bought at a higher price.
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
    let lead = |currency: Power| Lead::of(exchange, player, currency);
    let spare = |currency: Power| account.held(currency) >= LOT && !lead(currency).needs(LOT);
    let wanted = |(rate, currency): &(i64, Power)| {
        if lead(*currency).wants(LOT) {
            rate * COMMAND / 100
        } else {
            *rate
        }
    };
    let worst = rated.iter().find(|(_, currency)| spare(*currency));
    let best = rated.iter().max_by_key(|rated| wanted(rated));
    let mut trades = Vec::new();
    let (Some((low, worst)), Some(best)) = (worst, best) else {
        return trades;
    };
    let (high, best) = (wanted(best), best.1);
    // Prices move by what everybody trades: a small difference is none.
    if high * 10 < *low * 11 || *worst == best {
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
            currency: best,
        });
        if good(&trades) {
            break;
        }
        trades.pop();
    }
    trades
}

/// A player's units of a currency and the most that anybody else holds: who holds more orders the country (C-01d).
#[derive(Clone, Copy)]
struct Lead {
    own: u64,
    rival: u64,
}

impl Lead {
    fn of(exchange: &Exchange, player: PlayerId, currency: Power) -> Lead {
        let held = |account: &Account| account.held(currency);
        let others = exchange.accounts.iter().filter(|(of, _)| **of != player);
        Lead {
            own: exchange.accounts.get(&player).map_or(0, held),
            rival: others.map(|(_, account)| held(account)).max().unwrap_or(0),
        }
    }

    /// Whether the player commands now and would not if so many units were sold.
    fn needs(self, units: u64) -> bool {
        self.own > self.rival && self.own.saturating_sub(units) <= self.rival
    }

    /// Whether so many units more make the player commander, or a commander one who stays it if a rival buys as many.
    fn wants(self, units: u64) -> bool {
        self.own + units > self.rival && self.own <= self.rival + units
    }
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

#[cfg(test)]
mod tests {
    use chancery_rules::control::Control;
    use chancery_rules::variants;

    use super::*;
    use crate::arena;

    const ME: PlayerId = PlayerId(1);

    /// What the first of seven players trades in a first turn in which everybody holds what is usual, but for these
    /// accounts and prices, whichever way the dice fall.
    fn trades(units: &[(u64, Power, u64)], prices: &[(Power, u64)]) -> Vec<Vec<Trade>> {
        let mut state = arena::start(&variants::capitalist(None), 1);
        if let Control::Exchange(exchange) = &mut state.control {
            for (player, currency, held) in units {
                let account = exchange.accounts.get_mut(&PlayerId(*player));
                account.expect("a player").units.insert(*currency, *held);
            }
            exchange.prices.extend(prices.iter().copied());
        }
        let seeds = 0..20;
        seeds
            .map(|seed| plan(&state, ME, &mut Dice::new(seed)))
            .collect()
    }

    fn sells(trades: &[Trade], of: Power) -> bool {
        let sale = |trade: &Trade| matches!(trade, Trade::Sell { currency, .. } if *currency == of);
        trades.iter().any(sale)
    }

    fn buys(trades: &[Trade], of: Power) -> bool {
        let purchase =
            |trade: &Trade| matches!(trade, Trade::Buy { currency, .. } if *currency == of);
        trades.iter().any(purchase)
    }

    #[test]
    fn what_a_command_hangs_on_is_not_sold() {
        // The dearest for its centres by far.
        let dear = [(Power::AUSTRIA, 300)];
        let equal = trades(&[], &dear);
        assert!(equal.iter().all(|trades| sells(trades, Power::AUSTRIA)));
        let commander = trades(&[(1, Power::AUSTRIA, 1100)], &dear);
        assert!(
            commander
                .iter()
                .all(|trades| !sells(trades, Power::AUSTRIA))
        );
        // Who holds much more than all others commands after the sale, too.
        let rich = trades(&[(1, Power::AUSTRIA, 1300)], &dear);
        assert!(rich.iter().all(|trades| sells(trades, Power::AUSTRIA)));
    }

    #[test]
    fn of_equal_currencies_the_one_that_brings_command_is_bought() {
        // Whoever has England is far ahead; France is within reach.
        let held = [(1, Power::FRANCE, 900), (2, Power::ENGLAND, 5000)];
        let prices = [
            (Power::AUSTRIA, 300),
            (Power::ENGLAND, 60),
            (Power::FRANCE, 60),
        ];
        let all = trades(&held, &prices);
        assert!(
            all.iter().all(|trades| buys(trades, Power::FRANCE)),
            "{all:?}"
        );
        // Where neither does, the dice decide.
        let held = [(2, Power::FRANCE, 5000), (2, Power::ENGLAND, 5000)];
        let all = trades(&held, &prices);
        for currency in [Power::ENGLAND, Power::FRANCE] {
            assert!(all.iter().any(|trades| buys(trades, currency)));
        }
    }
}
