//! The prices of the currencies, season by season: what a chart of the exchange shows.

use std::collections::BTreeSet;

use crate::board::{Power, PowerMap};
use crate::control::exchange::{Exchange, Quote};

use crate::game::{Phase, Report};

/// Every price that a game of the exchange has published, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PriceRecord {
    /// One entry for each season that closed.
    pub points: Vec<PricePoint>,
}

/// The prices that were published when a season closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PricePoint {
    /// The phase that closed the season; none for the prices everything began with.
    pub season: Option<Phase>,
    /// In cents, of the currencies that were traded in that season.
    pub prices: PowerMap<u64>,
}

impl PriceRecord {
    /// The record of a game's reports, the oldest first. A game in which no season has closed has the
    /// prices it begins with (C-02b), for the countries that are `played`.
    pub fn of<'a>(played: &[Power], reports: impl IntoIterator<Item = &'a Report>) -> PriceRecord {
        let posts = reports.into_iter();
        let quotes = posts.filter_map(|report| {
            let post = report.exchange.as_ref()?;
            Some((report.phase, &post.prices))
        });
        PriceRecord::of_quotes(played, quotes)
    }

    /// The record made of what each phase published, the oldest first, as [`PriceRecord::of`] makes it of
    /// reports.
    pub fn of_quotes<'a>(
        played: &[Power],
        quotes: impl IntoIterator<Item = (Phase, &'a PowerMap<Quote>)>,
    ) -> PriceRecord {
        let mut points = vec![PricePoint {
            season: None,
            prices: Exchange::of(played).prices,
        }];
        for (phase, quotes) in quotes {
            if quotes.is_empty() {
                continue;
            }
            points.push(PricePoint {
                season: Some(phase),
                prices: quotes.iter().map(|(p, quote)| (*p, quote.new)).collect(),
            });
        }
        PriceRecord { points }
    }

    /// The currencies that ever had a price here, in the powers' order.
    pub fn currencies(&self) -> Vec<Power> {
        let all = self.points.iter().flat_map(|point| point.prices.keys());
        all.copied().collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// A currency's price at each point; none once it was out of the game.
    pub fn course(&self, currency: Power) -> Vec<Option<u64>> {
        let points = self.points.iter();
        points.map(|p| p.prices.get(&currency).copied()).collect()
    }
}
