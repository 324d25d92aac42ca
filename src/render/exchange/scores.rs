//! The final table (C-11a to C-11c): centres times the hundreds held, over all countries that are left.

use crate::board::Power;
use crate::control::bourse::{Final, Score};
use crate::render::{Align, Column, Ledger, Row};

use super::{Market, Person, currency, hundredths, page, pages};

/// The countries that counted, with their centres.
pub(super) fn countries(end: &Final) -> Vec<(Power, u64)> {
    let first = end.scores.first().map(|score| &score.countries);
    let counted = first.into_iter().flatten();
    counted
        .map(|(power, counted)| (*power, counted.centres))
        .collect()
}

impl Market<'_> {
    /// How many pages the final table has.
    pub fn scores_pages(&self, end: &Final) -> usize {
        pages(end.scores.len())
    }

    /// A page of the final table. The winners' points are framed.
    pub fn scores(&self, end: &Final, at: usize) -> Ledger {
        let words = self.words;
        let countries = countries(end);
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
            let name = match score.left {
                true => (self.names)(&score.who),
                false => words.text("exchange-place", &args),
            };
            let held = countries.iter().map(|(power, _)| {
                let counted = score.countries.get(power);
                self.hundreds(counted.map_or(0, |c| c.units))
            });
            let total = std::iter::once(hundredths(score.points));
            Row {
                cells: std::iter::once(name).chain(held).chain(total).collect(),
                flag: score.left.then(|| words.plain("exchange-left")),
                marked: end
                    .winners
                    .contains(&score.who)
                    .then_some(points)
                    .into_iter()
                    .collect(),
                ..Row::default()
            }
        };
        Ledger {
            title: self.game.to_owned(),
            subtitle: self.paged(words.plain("exchange-scores"), at, self.scores_pages(end)),
            columns,
            rows: page(&end.scores, at).iter().map(row).collect(),
            total: None,
            notes: vec![words.plain("exchange-note-scores")],
        }
    }

    /// The hundreds of a holding that count.
    fn hundreds(&self, units: u64) -> String {
        use crate::control::bourse::Hundreds;
        match self.rules().hundreds {
            Hundreds::Whole => hundredths(units / 100 * 100),
            Hundreds::Decimal => hundredths(units),
        }
    }

    /// A page of the final table in text, with each player's sum.
    pub fn scores_text(&self, end: &Final, at: usize, person: Person<'_>) -> Vec<String> {
        let words = self.words;
        let countries = countries(end);
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
                ("points", hundredths(score.points).into()),
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
        page(&end.scores, at).iter().map(line).collect()
    }

    /// What a page of the final table shows, for those who do not see it.
    pub fn scores_alt(&self, end: &Final, at: usize) -> String {
        let row = |score: &Score| {
            let args = [
                ("place", score.place.into()),
                ("name", (self.names)(&score.who).into()),
                ("points", hundredths(score.points).into()),
            ];
            self.words.text("exchange-alt-score", &args)
        };
        let rows: Vec<String> = page(&end.scores, at).iter().map(row).collect();
        let title = self.paged(
            self.words.plain("exchange-scores"),
            at,
            self.scores_pages(end),
        );
        let args = [
            ("name", self.game.to_owned().into()),
            ("title", title.into()),
            ("rows", rows.join("; ").into()),
        ];
        self.words.text("exchange-alt", &args)
    }
}
