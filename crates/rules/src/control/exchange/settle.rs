//! A turn of trading: sales, purchases, and what the nets do to the prices.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;

use super::report::{Dealing, Quote};
use super::rules::{ExchangeRules, NoTrades, Rounding};
use super::state::{Account, Exchange, MOST_SOLD, Presence};
use super::trade::{BadTrade, Cut, Dealt, Preview, Trade};

/// Carries out a player's trades at these prices: all sales, then all purchases in the order listed
/// (3B.1, 3B.2, 3B.5, 3B.6). The answers are in the order of the lines.
fn deal(account: &mut Account, prices: &PowerMap<u64>, trades: &[Trade]) -> Vec<Dealt> {
    let mut done: Vec<Dealt> = trades
        .iter()
        .map(|trade| Dealt {
            trade: *trade,
            done: 0,
            cents: 0,
            cut: None,
        })
        .collect();
    let mut sold: PowerMap<u64> = PowerMap::new();
    for line in &mut done {
        let Trade::Sell { units, currency } = line.trade else {
            continue;
        };
        let (Some(price), Some(held)) = (prices.get(&currency), account.units.get_mut(&currency))
        else {
            line.cut = Some(Cut::Gone);
            continue;
        };
        let before = sold.entry(currency).or_default();
        let left = MOST_SOLD.saturating_sub(*before);
        line.done = units.min(left).min(*held);
        if line.done < units {
            line.cut = Some(if *held < left {
                Cut::Holding { has: *held }
            } else {
                Cut::Cap { left }
            });
        }
        *before += line.done;
        *held -= line.done;
        line.cents = line.done * price;
        account.cents += line.cents;
    }
    for line in &mut done {
        let Trade::Buy { units, currency } = line.trade else {
            continue;
        };
        let (Some(price), Some(held)) = (prices.get(&currency), account.units.get_mut(&currency))
        else {
            line.cut = Some(Cut::Gone);
            continue;
        };
        let affordable = account.cents / (*price).max(1);
        line.done = units.min(affordable);
        if line.done < units {
            let cents = account.cents;
            line.cut = Some(Cut::Means { cents });
        }
        *held += line.done;
        line.cents = line.done * price;
        account.cents -= line.cents;
    }
    done
}

impl Exchange {
    /// What a player's trades would come to at the published prices.
    pub fn preview(&self, player: PlayerId, trades: &[Trade]) -> Option<Preview> {
        let mut account = self.accounts.get(&player)?.clone();
        let before = account.cents;
        let lines = deal(&mut account, &self.prices, trades);
        let sum = |sells: bool| {
            let side = lines.iter();
            let side = side.filter(|l| matches!(l.trade, Trade::Sell { .. }) == sells);
            side.map(|l| l.cents).sum()
        };
        Some(Preview {
            proceeds: sum(true),
            cost: sum(false),
            before,
            keeps: account.cents,
            lines,
        })
    }

    /// What is wrong with each line of a player's trades, all taken together.
    pub fn check(&self, player: PlayerId, trades: &[Trade]) -> Vec<Result<(), BadTrade>> {
        let Some(preview) = self.preview(player, trades) else {
            return trades.iter().map(|_| Err(BadTrade::NotNow)).collect();
        };
        let judge = |line: &Dealt| {
            let (Trade::Sell { units, currency } | Trade::Buy { units, currency }) = line.trade
            else {
                return Ok(());
            };
            if units == 0 || units > Trade::MOST {
                return Err(BadTrade::Amount);
            }
            let Some(cut) = line.cut else { return Ok(()) };
            Err(match cut {
                Cut::Cap { left } => BadTrade::Cap { left },
                Cut::Holding { has } => BadTrade::Holding { has },
                Cut::Gone => BadTrade::Gone { currency },
                Cut::Means { cents } => BadTrade::Means {
                    units: line.done,
                    cents,
                },
            })
        };
        preview.lines.iter().map(judge).collect()
    }

    /// Carries out the turn's sealed trades, and moves the prices by the nets: C-05a, C-05b, C-06a.
    pub(super) fn trade(&mut self, rules: &ExchangeRules) -> (Vec<Dealing>, PowerMap<Quote>) {
        let papers = std::mem::take(&mut self.papers.trades);
        let mut dealings = Vec::new();
        let mut nets: PowerMap<i64> = self.prices.keys().map(|p| (*p, 0)).collect();
        let players = self.by_number(self.accounts.keys().copied().collect());
        for player in players {
            let sealed = papers.get(&player);
            let written = sealed.map_or(&[][..], Vec::as_slice);
            let silent = sealed.is_some_and(Vec::is_empty);
            let forced = silent && rules.no_trades == NoTrades::Sell;
            let sales = self.prices.keys().map(|currency| Trade::Sell {
                units: MOST_SOLD,
                currency: *currency,
            });
            let trades = if forced {
                sales.collect()
            } else {
                written.to_vec()
            };
            let who = self.name(rules, player);
            let account = self.accounts.get_mut(&player);
            let Some(account) = account.filter(|a| a.presence == Presence::Present) else {
                continue;
            };
            for mut dealt in deal(account, &self.prices, &trades) {
                let (sign, currency) = match dealt.trade {
                    Trade::Sell { currency, .. } => (-1, currency),
                    Trade::Buy { currency, .. } => (1, currency),
                    Trade::Nothing => continue,
                };
                if let Some(net) = nets.get_mut(&currency) {
                    *net += sign * dealt.done as i64;
                }
                if forced {
                    // Nobody asked for more than there was.
                    dealt.cut = None;
                    if dealt.done == 0 {
                        continue;
                    }
                }
                dealings.push(Dealing {
                    who,
                    dealt,
                    price: self.prices.get(&currency).copied().unwrap_or(0),
                    forced,
                });
            }
        }
        (dealings, self.reprice(rules, &nets))
    }

    fn reprice(&mut self, rules: &ExchangeRules, nets: &PowerMap<i64>) -> PowerMap<Quote> {
        let mut quotes = PowerMap::new();
        for (currency, price) in &mut self.prices {
            let net = nets.get(currency).copied().unwrap_or(0);
            let steps = match rules.rounding {
                Rounding::Hundreds => net / 100,
                Rounding::AwayFromZero => net.signum() * ((net.abs() + 99) / 100),
                Rounding::Exact => {
                    let rest = self.rests.entry(*currency).or_default();
                    *rest += net;
                    let steps = *rest / 100;
                    *rest %= 100;
                    steps
                }
            };
            let old = *price;
            *price = (old as i64 + steps).max(1) as u64;
            let quote = Quote {
                old,
                net,
                change: *price as i64 - old as i64,
                new: *price,
            };
            quotes.insert(*currency, quote);
        }
        quotes
    }

    /// What a player's holdings are worth at the present prices, cash and all, in cents: C-09b.
    pub fn worth(&self, account: &Account) -> u64 {
        let worth = |(currency, units): (&Power, &u64)| {
            let price = self.prices.get(currency).copied().unwrap_or(0);
            units.saturating_mul(price)
        };
        let worth = account.units.iter().map(worth);
        worth.fold(account.cents, u64::saturating_add)
    }

    /// Seals a player's trades until the season closes; what was sealed before is forgotten.
    pub fn seal_trades(&mut self, sheets: BTreeMap<PlayerId, Vec<Trade>>) {
        self.papers.trades = sheets;
    }
}
