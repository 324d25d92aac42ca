//! The final table (C-11a to C-11c): centres times the hundreds held, over all countries that are left.
//! While a game is played, the table as it would be if the game ended now.

use crate::{Align, Column, Ledger, Row};
use chancery_rules::board::Power;
use chancery_rules::control::exchange::{Hundreds, Score};
use chancery_rules::game::{GameStatus, Outcome};

use super::{Market, Person, currency, page, pages};

/// The countries that count, with their centres.
pub(super) fn countries(scores: &[Score]) -> Vec<(Power, u64)> {
    let first = scores.first().map(|score| &score.countries);
    let counted = first.into_iter().flatten();
    counted
        .map(|(power, counted)| (*power, counted.centres))
        .collect()
}

impl Market<'_> {
    /// Everybody's points, the best first: the final ones once the game is over.
    pub(super) fn standings(&self) -> Vec<Score> {
        if let GameStatus::Finished(Outcome::Scores(end)) = &self.state.stage {
            return end.scores.clone();
        }
        let centres = self.state.centre_counts();
        let exchange = self.exchange();
        exchange.map_or(Vec::new(), |b| b.scores(&self.rules(), &centres))
    }

    /// How many pages the table of points has.
    pub fn scores_pages(&self) -> usize {
        pages(self.standings().len())
    }

    fn scores_title(&self, at: usize) -> String {
        let title = match self.state.stage {
            GameStatus::Finished(_) => "exchange-scores",
            GameStatus::Lobby | GameStatus::Playing => "exchange-scores-now",
        };
        self.paged(self.words.plain(title), at, self.scores_pages())
    }

    /// A page of the table of points, counted from 0; the greatest total is framed.
    pub fn scores(&self, at: usize) -> Ledger {
        let words = self.words;
        let scores = self.standings();
        let countries = countries(&scores);
        let column = |title: String, align, power| Column {
            title,
            align,
            power,
        };
        let mut columns = vec![column(
            words.plain("exchange-column-player"),
            Align::Start,
            None,
        )];
        columns.extend(countries.iter().map(|(power, centres)| {
            let args = [
                ("currency", currency(words, *power).into()),
                ("centres", (*centres).into()),
            ];
            let title = words.text("exchange-column-times", &args);
            column(title, Align::End, Some(*power))
        }));
        let points = columns.len();
        columns.push(column(
            words.plain("exchange-column-points"),
            Align::End,
            None,
        ));
        let row = |score: &Score| {
            let args = [
                ("place", score.place.into()),
                ("name", (self.names)(&score.who).into()),
            ];
            let name = if score.left {
                (self.names)(&score.who)
            } else {
                words.text("exchange-place", &args)
            };
            let held = countries.iter().map(|(power, _)| {
                let counted = score.countries.get(power);
                self.hundreds(counted.map_or(0, |c| c.units))
            });
            let total = std::iter::once(self.words.hundredths(score.points));
            Row {
                cells: std::iter::once(name).chain(held).chain(total).collect(),
                flag: score.left.then(|| words.plain("exchange-left")),
                marked: (score.place == 1 && !score.left)
                    .then_some(points)
                    .into_iter()
                    .collect(),
                ..Row::default()
            }
        };
        Ledger {
            chart: self.chart(),
            title: self.game.to_owned(),
            subtitle: self.scores_title(at),
            columns,
            rows: page(&scores, at).iter().map(row).collect(),
            total: None,
            notes: vec![words.plain("exchange-note-scores")],
        }
    }

    /// The hundreds of a holding that count.
    fn hundreds(&self, units: u64) -> String {
        match self.rules().hundreds {
            Hundreds::Whole => self.words.hundredths(units / 100 * 100),
            Hundreds::Decimal => self.words.hundredths(units),
        }
    }

    /// A page of the table of points in text, with each player's sum.
    pub fn scores_text(&self, at: usize, person: Person<'_>) -> Vec<String> {
        let words = self.words;
        let scores = self.standings();
        let countries = countries(&scores);
        let line = |score: &Score| {
            let parts = countries.iter().filter_map(|(power, centres)| {
                let counted = score.countries.get(power).filter(|c| c.points > 0)?;
                let args = [
                    ("centres", (*centres).into()),
                    ("hundreds", self.hundreds(counted.units).into()),
                    ("currency", words.currency(*power).into()),
                ];
                Some(words.text("exchange-score-part", &args))
            });
            let sum: Vec<String> = parts.collect();
            let args = [
                ("place", score.place.into()),
                ("who", person(&score.who).into()),
                ("points", self.words.hundredths(score.points).into()),
                ("sum", sum.join(" + ").into()),
            ];
            words.text(
                match (score.left, sum.is_empty()) {
                    (true, _) => "exchange-score-left",
                    (false, true) => "exchange-score-bare",
                    (false, false) => "exchange-score",
                },
                &args,
            )
        };
        page(&scores, at).iter().map(line).collect()
    }

    /// A description of a page of the table of points for people who cannot see it.
    pub fn scores_alt(&self, at: usize) -> String {
        let scores = self.standings();
        let row = |score: &Score| {
            let args = [
                ("place", score.place.into()),
                ("name", (self.names)(&score.who).into()),
                ("points", self.words.hundredths(score.points).into()),
            ];
            self.words.text("exchange-alt-score", &args)
        };
        let rows: Vec<String> = page(&scores, at).iter().map(row).collect();
        self.alt(self.scores_title(at), &rows)
    }
}
