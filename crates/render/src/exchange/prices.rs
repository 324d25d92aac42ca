//! The prices: the board, the same in text, and in words.

use crate::{Heads, PriceBoard, PriceRow, Trend};
use chancery_rules::board::Power;
use chancery_rules::control::exchange::Quote;

use super::{Market, Person, currency};

impl Market<'_> {
    /// What a price did in the last season; nothing for a season without trades.
    fn quote(&self, currency: Power) -> Option<&Quote> {
        self.season.and_then(|(_, post)| post.prices.get(&currency))
    }

    fn is_traded(&self, currency: Power) -> bool {
        self.exchange()
            .is_some_and(|b| b.prices.contains_key(&currency))
    }

    /// The price board to draw; `None` for a game without an exchange.
    pub fn price_board(&self) -> Option<PriceBoard> {
        self.exchange()?;
        let words = self.words;
        let head = |key: &str| words.plain(&format!("exchange-head-{key}"));
        let rows = self.state.setup.played().into_iter();
        Some(PriceBoard {
            chart: self.chart(),
            title: self.game.to_owned(),
            subtitle: self.prices_title(),
            heads: Heads {
                currency: head("currency"),
                price: head("price"),
                change: head("change"),
                net: head("net"),
                commands: head("commands"),
            },
            rows: rows.map(|power| self.price_row(power)).collect(),
            notes: self.gone(),
        })
    }

    fn price_row(&self, power: Power) -> PriceRow {
        let words = self.words;
        let row = PriceRow {
            power,
            currency: currency(words, power),
            country: words.power(power),
            price: self.words.dollars(self.price(power)),
            trend: Trend::Unmoved,
            change: String::new(),
            net: String::new(),
            commands: Vec::new(),
        };
        if !self.is_traded(power) {
            return PriceRow {
                price: words.plain("exchange-none"),
                trend: Trend::Gone,
                commands: vec![words.plain("exchange-out")],
                ..row
            };
        }
        let commands = self.ways(&self.commanders(power), self.names);
        match self.quote(power) {
            None => PriceRow { commands, ..row },
            Some(quote) => PriceRow {
                trend: match quote.change {
                    0 => Trend::Level,
                    n if n > 0 => Trend::Up,
                    _ => Trend::Down,
                },
                change: self.words.price_moved(quote.change),
                net: self.words.signed(quote.net),
                commands,
                ..row
            },
        }
    }

    fn prices_title(&self) -> String {
        let season = self.season_name();
        self.words
            .text("exchange-prices", &[("season", season.into())])
    }

    /// The sentences a season's post has about prices: what moved, and which currencies and players are
    /// out.
    pub fn news(&self, person: Person<'_>) -> Vec<String> {
        let words = self.words;
        let Some((_, post)) = self.season else {
            return Vec::new();
        };
        let mut moved_most: Vec<(Power, i64)> = post
            .prices
            .iter()
            .map(|(power, quote)| (*power, quote.change))
            .filter(|(_, change)| *change != 0)
            .collect();
        moved_most.sort_by_key(|(power, change)| (std::cmp::Reverse(*change), *power));
        let moves: Vec<String> = moved_most
            .into_iter()
            .map(|(power, change)| {
                let args = [
                    ("currency", currency(words, power).into()),
                    ("change", self.words.price_moved(change).into()),
                ];
                words.text("exchange-news-move", &args)
            })
            .collect();
        let mut lines = Vec::new();
        match moves.is_empty() {
            true if post.prices.is_empty() => {}
            true => lines.push(words.plain("exchange-news-still")),
            false => {
                let args = [("moves", moves.join(", ").into())];
                lines.push(words.text("exchange-news-moves", &args));
            }
        }
        lines.extend(self.gone());
        if !post.removed.is_empty() {
            let players: Vec<String> = post.removed.iter().map(person).collect();
            let args = [("players", words.all_of(&players).into())];
            lines.push(words.text("exchange-news-removed", &args));
        }
        lines
    }

    /// A line for each currency that the season took out of the game.
    fn gone(&self) -> Vec<String> {
        let gone = self.season.map_or(&[][..], |(_, post)| &post.gone);
        let line = |power: &Power| {
            let args = [
                ("currency", currency(self.words, *power).into()),
                ("power", self.words.power(*power).into()),
            ];
            self.words.text("exchange-gone", &args)
        };
        gone.iter().map(line).collect()
    }

    /// The prices in text, a line a currency, with who may order which country.
    pub fn prices_text(&self, person: Person<'_>) -> Vec<String> {
        let words = self.words;
        let line = |power: Power| {
            let mut args = vec![
                ("currency", currency(words, power).into()),
                ("power", words.power(power).into()),
                ("price", self.words.dollars(self.price(power)).into()),
            ];
            if !self.is_traded(power) {
                return words.text("exchange-price-gone", &args);
            }
            // Three names are read, two hundred are not.
            let ways = self.ways(&self.commanders(power), person);
            let shown = ways.iter().find(|way| way.chars().count() <= 90);
            let shown = shown.or(ways.last()).cloned().unwrap_or_default();
            args.push(("commands", shown.into()));
            match self.quote(power) {
                None => words.text("exchange-price", &args),
                Some(quote) => {
                    args.push(("old", self.words.dollars(quote.old).into()));
                    args.push(("change", self.words.price_moved(quote.change).into()));
                    args.push(("net", self.words.signed(quote.net).into()));
                    words.text("exchange-price-moved", &args)
                }
            }
        };
        let powers = self.state.setup.played().into_iter();
        powers.map(line).chain(self.gone()).collect()
    }

    /// A description of the price board for people who cannot see it.
    pub fn prices_alt(&self) -> String {
        let words = self.words;
        let row = |power: Power| {
            let mut args = vec![
                ("currency", currency(words, power).into()),
                ("power", words.power(power).into()),
                ("price", self.words.dollars(self.price(power)).into()),
            ];
            if !self.is_traded(power) {
                return words.text("exchange-alt-gone", &args);
            }
            let ways = self.ways(&self.commanders(power), self.names);
            let shown = ways.iter().find(|way| way.chars().count() <= 60);
            let shown = shown.or(ways.last()).cloned().unwrap_or_default();
            args.push(("commands", shown.into()));
            match self.quote(power).map(|q| q.change) {
                None => words.text("exchange-alt-price", &args),
                Some(change) => {
                    args.push(("change", self.words.price_moved(change).into()));
                    words.text("exchange-alt-moved", &args)
                }
            }
        };
        let powers = self.state.setup.played().into_iter();
        let rows: Vec<String> = powers.map(row).collect();
        self.alt(self.prices_title(), &rows)
    }
}
