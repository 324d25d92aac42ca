//! Pictures of what is not so (yet): a corrected board, a phase tried out. Never kept.

use crate::i18n::Words;
use crate::render::phase;
use crate::service::{GameContext, ResolvedPhase};

use super::alts::Length;
use super::{Pictures, alts, picture};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;

impl Pictures {
    /// The map of the position with which the lobby's game would begin.
    pub async fn preview(&self, words: &Words, context: &GameContext) -> Option<Picture> {
        let state = &context.state;
        let captions = self.captions(context, state, None, Vec::new(), words);
        let mut scene = phase::now(state, &captions, words);
        scene.watermark = Some(words.plain("render-preview"));
        let png = self.draw(scene).await?;
        let args = [
            ("name", context.game.head.name.clone().into()),
            ("phase", labels::phase(words, state.phase).into()),
        ];
        let alt = alts::standing(
            words,
            state,
            &words.text("gm-preview-alt", &args),
            Length::Picture,
        );
        Some(picture("preview.png", alt, png))
    }

    /// The orders of a phase that was tried out, drawn as they went.
    pub async fn dry_run(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Option<Picture> {
        let report = &chapter.report;
        let (mut scene, _) = self.orders_scene(words, context, chapter);
        scene.watermark = Some(words.plain("render-trial"));
        let png = self.draw(scene).await?;
        let args = [("phase", labels::phase(words, report.phase).into())];
        let alt = alts::results(
            words,
            chapter,
            &words.text("gm-tried-alt", &args),
            Length::Picture,
        );
        Some(picture("dryrun.png", alt, png))
    }
}
