//! The course of the prices: as a graph, as text, in words, and as a file.

use crate::game::alt;
use crate::{Graph, Line, Scale};
use chancery_i18n::Words;
use chancery_rules::board::Power;
use chancery_rules::game::{PricePoint, PriceRecord, Season};

use super::{currency, season};
use crate::chart::Chart;

/// The price record of a game, to be shown as a graph.
#[derive(Clone, Copy)]
pub struct Course<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    /// The game's name.
    pub game: &'a str,
    /// The map of the board: currencies have its powers' colours.
    pub chart: Chart,
    /// The prices of every season.
    pub record: &'a PriceRecord,
}

impl Course<'_> {
    /// The prices of all currencies, season by season. A line ends where its currency went out of the
    /// game.
    pub fn graph(&self) -> Graph {
        let words = self.words;
        let line = |power: Power| {
            let course = self.record.course(power);
            let last = course.iter().flatten().next_back().copied();
            let args = [
                ("currency", currency(words, power).into()),
                ("price", self.words.dollars(last.unwrap_or(0)).into()),
            ];
            Line {
                label: words.text("exchange-line", &args),
                power: Some(power),
                values: course.iter().map(|p| p.map(|p| p as i64)).collect(),
            }
        };
        let points = self.record.points.iter();
        Graph {
            chart: self.chart,
            title: self.game.to_owned(),
            subtitle: words.plain("exchange-course"),
            ticks: points.map(|point| self.tick(point)).collect(),
            lines: self.record.currencies().into_iter().map(line).collect(),
            scale: Scale::Prices(words.language()),
            ..Graph::default()
        }
    }

    fn tick(&self, point: &PricePoint) -> String {
        let Some(phase) = point.season else {
            return self.words.plain("exchange-tick-start");
        };
        let key = match phase.season {
            Season::Spring => "exchange-tick-spring",
            Season::Fall => "exchange-tick-fall",
            Season::Winter => "exchange-tick-winter",
        };
        let year = phase.year.to_string();
        self.words.text(key, &[("year", year.into())])
    }

    /// The season of a point in full.
    fn season(&self, point: &PricePoint) -> String {
        match point.season {
            Some(phase) => season(self.words, phase),
            None => self.words.plain("exchange-start"),
        }
    }

    /// A description of the graph for people who cannot see it.
    pub fn alt(&self) -> String {
        let words = self.words;
        let row = |power: Power| {
            let course = self.record.course(power);
            let mut known = course.iter().flatten().copied();
            let from = known.next().unwrap_or(0);
            let args = [
                ("currency", currency(words, power).into()),
                ("from", self.words.dollars(from).into()),
                (
                    "to",
                    self.words.dollars(known.next_back().unwrap_or(from)).into(),
                ),
            ];
            let gone = course.last() == Some(&None);
            words.text(
                if gone {
                    "exchange-alt-ended"
                } else {
                    "exchange-alt-line"
                },
                &args,
            )
        };
        let rows: Vec<String> = self.record.currencies().into_iter().map(row).collect();
        alt::rows(words, &rows, "; ", |rows| {
            let args = [
                ("name", self.game.to_owned().into()),
                ("title", words.plain("exchange-course").into()),
                ("rows", rows.into()),
            ];
            words.text("exchange-alt", &args)
        })
    }

    /// The same numbers in text: a line a currency, of as many of the last seasons as `most` characters
    /// hold.
    pub fn text(&self, most: usize) -> Vec<String> {
        let mut points = self.record.points.as_slice();
        loop {
            let lines = self.lines(points);
            let long: usize = lines.iter().map(|l| l.chars().count() + 1).sum();
            if long <= most || points.len() < 2 {
                return lines;
            }
            points = &points[1..];
        }
    }

    fn lines(&self, points: &[PricePoint]) -> Vec<String> {
        let ends = [points.first(), points.last()];
        let [first, last] = ends.map(|p| p.map(|p| self.season(p)).unwrap_or_default());
        let args = [("first", first.into()), ("last", last.into())];
        let head = self.words.text("exchange-course-text", &args);
        let line = |power: Power| {
            let prices = points.iter().filter_map(|p| p.prices.get(&power));
            let prices: Vec<String> = prices.map(|cents| self.words.dollars(*cents)).collect();
            let args = [
                ("currency", currency(self.words, power).into()),
                ("prices", prices.join(", ").into()),
            ];
            self.words.text("exchange-course-line", &args)
        };
        let currencies = self.record.currencies().into_iter().map(line);
        std::iter::once(head).chain(currencies).collect()
    }

    /// Every price as comma-separated values: a row a season, a column a currency, in dollars.
    pub fn csv(&self) -> String {
        let mut file = super::csv::File::default();
        let currencies = self.record.currencies();
        let ids = currencies.iter().map(|p| super::csv::id(*p));
        file.row(std::iter::once("season".to_owned()).chain(ids));
        for point in &self.record.points {
            let season = point.season.map_or("start".to_owned(), |p| p.to_string());
            let price = |p: &Power| point.prices.get(p).map(|c| super::csv::dollars(*c));
            let prices = currencies.iter().map(|p| price(p).unwrap_or_default());
            file.row(std::iter::once(season).chain(prices));
        }
        file.text()
    }
}
