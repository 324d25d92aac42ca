//! The pictures of a game with treaties, with what they say for those who do not see them.

use crate::discord::pictures::{Pictures, picture};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::game::{Phase, Report, State};
use crate::i18n::Words;
use crate::render::{alt, ledger, ledger_with, matrix};
use crate::service::GameContext;

use super::{matrix as ties, penalties, points};

impl Pictures {
    /// How the powers of a game with treaties stand to each other: in a phase, or after it.
    pub async fn relations(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
        phase: Phase,
    ) -> Option<Picture> {
        let name = &context.game.head.name;
        let drawn = ties::picture(words, name, state, phase)?;
        let drawn = self.blocking(move || matrix(&drawn)).await?;
        let alt = ties::alt(words, name, state, phase);
        Some(picture("relations.png", alt, drawn))
    }

    /// Victory points, of every power and of every coalition there could be: as the report of a
    /// phase has them, or as they stand.
    pub async fn points(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
        report: Option<&Report>,
    ) -> Option<Picture> {
        let name = &context.game.head.name;
        let (sheet, grids) = points::picture(words, name, state, report)?;
        let drawn = self.blocking(move || ledger_with(&sheet, &grids)).await?;
        let alt = points::alt(words, name, state, report);
        Some(picture("points.png", alt, drawn))
    }

    /// The penalties that count, in a phase or after it: a picture for each page of the table.
    pub async fn penalties(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
        phase: Phase,
    ) -> Vec<Picture> {
        let name = &context.game.head.name;
        let lines = penalties::lines(words, state);
        let pages = penalties::pictures(words, name, state, phase);
        let mut all = Vec::new();
        for ((i, page), lines) in pages
            .into_iter()
            .enumerate()
            .zip(lines.chunks(penalties::PAGE))
        {
            let alt = alt::rows(words, lines, " ", |lines| {
                let args = [
                    ("name", name.clone().into()),
                    ("phase", labels::phase(words, phase).into()),
                    ("lines", lines.into()),
                ];
                words.text("penalties-alt", &args)
            });
            let drawn = self.blocking(move || ledger(&page)).await;
            let file = format!("penalties-{}.png", i + 1);
            all.extend(drawn.map(|png| picture(&file, alt, png)));
        }
        all
    }
}
