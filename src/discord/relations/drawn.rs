//! The pictures of a game with treaties, with what they say for those who do not see them.

use crate::desk::{Chapter, Table};
use crate::discord::pictures::{Pictures, picture};
use crate::discord::reply::Picture;
use crate::discord::say;
use crate::game::{Report, State};
use crate::render::{ledger, ledger_with, matrix};
use crate::words::Words;

use super::{is_due, matrix as ties, penalties, points};

impl Pictures {
    /// How the powers of a game with treaties stand to each other: as the report of a phase left them, or as
    /// they stand.
    pub async fn relations(
        &self,
        words: &Words,
        table: &Table,
        state: &State,
        report: Option<&Report>,
    ) -> Option<Picture> {
        let name = &table.game.head.name;
        let mut drawn = ties::picture(words, name, state)?;
        if let Some(report) = report {
            // The points in the same post are of the phase that closed.
            let phase = say::phase(words, report.phase);
            drawn.subtitle = words.text("matrix-title", &[("phase", phase.into())]);
        }
        let drawn = self.blocking(move || matrix(&drawn)).await?;
        let alt = ties::alt(words, name, state);
        Some(picture("relations.png", alt, drawn))
    }

    /// Victory points, of every power and of every coalition there could be: as the report of a
    /// phase has them, or as they stand.
    pub async fn points(
        &self,
        words: &Words,
        table: &Table,
        state: &State,
        report: Option<&Report>,
    ) -> Option<Picture> {
        let name = &table.game.head.name;
        let (sheet, grids) = points::picture(words, name, state, report)?;
        let drawn = self.blocking(move || ledger_with(&sheet, &grids)).await?;
        let alt = points::alt(words, name, state, report);
        Some(picture("points.png", alt, drawn))
    }

    /// The penalties that count: a picture for each page of the table.
    pub async fn penalties(&self, words: &Words, table: &Table, state: &State) -> Vec<Picture> {
        let name = &table.game.head.name;
        let lines = penalties::lines(words, state);
        let pages = penalties::pictures(words, name, state);
        let mut all = Vec::new();
        for ((i, page), lines) in pages
            .into_iter()
            .enumerate()
            .zip(lines.chunks(penalties::PAGE))
        {
            let args = [
                ("name", name.clone().into()),
                ("phase", say::phase(words, state.phase).into()),
                ("lines", lines.join(" ").into()),
            ];
            let alt = words.text("penalties-alt", &args);
            let drawn = self.blocking(move || ledger(&page)).await;
            let file = format!("penalties-{}.png", i + 1);
            all.extend(drawn.map(|png| picture(&file, alt, png)));
        }
        all
    }

    /// What goes with the results of a phase that closed a season of a game with treaties: how the
    /// powers stand after it, and the ledger of victory points.
    pub async fn season(&self, words: &Words, table: &Table, chapter: &Chapter) -> Vec<Picture> {
        if !is_due(chapter) {
            return Vec::new();
        }
        let (state, report) = (&chapter.state, &chapter.report);
        let ties = self.relations(words, table, state, Some(report)).await;
        let points = self.points(words, table, state, Some(report)).await;
        ties.into_iter().chain(points).collect()
    }
}
