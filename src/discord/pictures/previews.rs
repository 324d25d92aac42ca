//! Pictures of what is not so (yet): a corrected board, a phase tried out. Never kept.

use crate::i18n::Words;
use crate::render::phase;
use crate::service::{ResolvedPhase, Table};

use super::{Pictures, alts, picture};
use crate::discord::results::headline;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;

impl Pictures {
    /// The map of a table as it would be.
    pub async fn preview(&self, words: &Words, table: &Table) -> Option<Picture> {
        let state = &table.state;
        let captions = self.captions(table, state, None, Vec::new(), words);
        let mut scene = phase::now(state, &captions, words);
        scene.watermark = Some(words.plain("render-preview"));
        let png = self.draw(scene).await?;
        let args = [
            ("name", table.game.head.name.clone().into()),
            ("phase", labels::phase(words, state.phase).into()),
        ];
        let alt = alts::standing(words, state, &words.text("gm-preview-alt", &args));
        Some(picture("preview.png", alt, png))
    }

    /// The orders of a phase that was tried out, drawn as they went.
    pub async fn dry_run(
        &self,
        words: &Words,
        table: &Table,
        chapter: &ResolvedPhase,
    ) -> Option<Picture> {
        let report = &chapter.report;
        let notes = headline::notes(words, report, &chapter.state.setup);
        let captions = self.captions(table, &chapter.state, Some(report), notes, words);
        let mut scene = phase::orders(&chapter.state.setup, report, &captions, words);
        scene.watermark = Some(words.plain("render-trial"));
        let png = self.draw(scene).await?;
        let args = [("phase", labels::phase(words, report.phase).into())];
        let alt = alts::results(words, chapter, &words.text("gm-tried-alt", &args));
        Some(picture("dryrun.png", alt, png))
    }
}
