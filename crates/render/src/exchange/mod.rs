//! What the exchange publishes, as pictures to draw, as text, in words for those who do not see a
//! picture, and as files: prices, their course, dealings, holdings, the final table (C-09a, C-11a).
//!
//! Pictures name players as they are called, texts as whoever asks for them wants.

mod chart;
mod csv;
mod hands;
mod prices;
mod scores;
mod tables;

use crate::chart::Chart;
use chancery_i18n::Words;
use chancery_rules::board::Power;
use chancery_rules::control::exchange::{Command, Exchange, ExchangeRules, Name, TradingReport};
use chancery_rules::game::{Phase, Season, State};

pub use chart::Course;

/// Rows of a page: with more, Discord shows a table too small to be read.
const PAGE: usize = 12;

/// A game's exchange after a phase, to be shown as tables and texts.
#[derive(Clone, Copy)]
pub struct Market<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    /// The game's name.
    pub game: &'a str,
    /// The state that the phase led to.
    pub state: &'a State,
    /// The last season that closed, with what it published; none before the first has.
    pub season: Option<(Phase, &'a TradingReport)>,
    /// How a player is named in tables.
    pub names: &'a dyn Fn(&Name) -> String,
}

/// How a text names a player, for example as a mention.
pub type Person<'a> = &'a dyn Fn(&Name) -> String;

impl Market<'_> {
    fn chart(&self) -> Chart {
        Chart::of(self.state.setup.board())
    }

    fn exchange(&self) -> Option<&Exchange> {
        self.state.control.exchange()
    }

    fn rules(&self) -> ExchangeRules {
        let rules = self.state.setup.control.exchange();
        rules.copied().unwrap_or_default()
    }

    /// The name of the season shown, such as `Spring 1901`; the word for the start before any season has
    /// closed.
    pub fn season_name(&self) -> String {
        match self.season {
            Some((phase, _)) => season(self.words, phase),
            None => self.words.plain("exchange-start"),
        }
    }

    /// The currencies in the game, in the powers' order.
    fn currencies(&self) -> Vec<Power> {
        let prices = self.exchange().map(|b| b.prices.keys().copied());
        prices.into_iter().flatten().collect()
    }

    fn price(&self, currency: Power) -> u64 {
        let price = self.exchange().and_then(|b| b.prices.get(&currency));
        price.copied().unwrap_or(0)
    }

    /// Who may order a country in the coming season: C-09a.
    fn commanders(&self, power: Power) -> Commanders {
        let Some(exchange) = self.exchange() else {
            return Commanders::Named(Vec::new());
        };
        if exchange.listed == Command::Everyone {
            return Commanders::Everybody;
        }
        let players = exchange.by_number(exchange.eligible(power));
        if players.len() > 3 && players.len() == exchange.players().len() {
            return Commanders::All(players.len());
        }
        let rules = self.rules();
        let names = players.into_iter().map(|p| exchange.name(&rules, p));
        Commanders::Named(names.collect())
    }

    /// Several ways to name them, the longest first.
    fn ways(&self, commanders: &Commanders, person: Person<'_>) -> Vec<String> {
        let words = self.words;
        let names: Vec<String> = match commanders {
            Commanders::Everybody => return vec![words.plain("exchange-everybody")],
            Commanders::All(count) => {
                return vec![words.text("exchange-all", &[("count", (*count).into())])];
            }
            Commanders::Named(names) if names.is_empty() => {
                return vec![words.plain("exchange-nobody")];
            }
            Commanders::Named(names) => names.iter().map(person).collect(),
        };
        let mut ways = vec![words.all_of(&names)];
        ways.extend((1..names.len().min(8)).rev().map(|shown| {
            let args = [
                ("names", names[..shown].join(", ").into()),
                ("count", (names.len() - shown).into()),
            ];
            words.text("exchange-more", &args)
        }));
        if names.len() > 1 {
            ways.push(words.text("exchange-tied", &[("count", names.len().into())]));
        }
        ways
    }

    /// A title with the page it is of, where there are several.
    fn paged(&self, title: String, page: usize, of: usize) -> String {
        if of < 2 {
            return title;
        }
        let args = [
            ("title", title.into()),
            ("page", (page + 1).into()),
            ("of", of.into()),
        ];
        self.words.text("exchange-page", &args)
    }
}

/// Who may order a country.
enum Commanders {
    /// Everybody, as in the first season (C-01j).
    Everybody,
    /// So many players, and they are all: they hold as much as each other.
    All(usize),
    Named(Vec<Name>),
}

/// `Spring 1901`.
fn season(words: &Words, phase: Phase) -> String {
    let key = match phase.season {
        Season::Spring => "exchange-spring",
        Season::Fall => "exchange-fall",
        Season::Winter => "exchange-winter",
    };
    words.text(key, &[("year", phase.year.to_string().into())])
}

/// The name of a currency as it opens a line.
fn currency(words: &Words, power: Power) -> String {
    let name = words.currency(power);
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => name,
    }
}

/// How many pages so many rows make, and no fewer than one.
fn pages(rows: usize) -> usize {
    rows.div_ceil(PAGE).max(1)
}

/// A page of rows, all pages about as long as each other; the last one if it is asked for beyond it.
fn page<T>(rows: &[T], page: usize) -> &[T] {
    let each = rows.len().div_ceil(pages(rows.len())).max(1);
    rows.chunks(each)
        .nth(page.min(pages(rows.len()) - 1))
        .unwrap_or(&[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_about_as_long_as_each_other_and_hold_every_row() {
        for rows in [0, 1, 12, 13, 25, 200] {
            let all: Vec<usize> = (0..rows).collect();
            let of = pages(rows);
            let parts: Vec<&[usize]> = (0..of).map(|n| page(&all, n)).collect();
            assert_eq!(parts.concat(), all);
            assert!(parts.iter().all(|p| p.len() <= PAGE), "{rows}");
            let shortest = parts.iter().map(|p| p.len()).min();
            let longest = parts.iter().map(|p| p.len()).max();
            assert!(longest <= shortest.map(|n| n + PAGE / 2), "{rows}");
            assert_eq!(page(&all, 99), parts[of - 1]);
        }
    }
}
