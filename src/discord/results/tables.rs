//! The pictures beside the map: the published ledger, and how every power fared over the years.

use super::graphs;
use super::tellings::Tellings;
use crate::discord::pictures::{Pictures, picture};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::game::Season;
use crate::i18n::Words;
use crate::render::{Chart, Graph, Ledger, alt, graph, ledger};
use crate::service::{GameContext, Record, ResolvedPhase};

impl Pictures {
    /// The ledger that a phase published as a picture; `None` if it published none.
    pub async fn ledger(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Option<Picture> {
        let report = &chapter.report;
        let name = context.game.head.name.clone();
        let mut all = Tellings::of(&chapter.state.setup).all();
        let (sheet, rows) = all.find_map(|telling| (telling.ledger)(words, &name, chapter))?;
        let sheet = Ledger {
            chart: Chart::of(chapter.state.setup.board()),
            ..sheet
        };
        let drawn = self.blocking(move || ledger(&sheet)).await?;
        let phase = labels::phase(words, report.phase);
        let alt = alt::rows(words, &rows, "; ", |rows| {
            let args = [
                ("name", name.clone().into()),
                ("phase", phase.clone().into()),
                ("rows", rows.into()),
            ];
            words.text("ledger-alt", &args)
        });
        Some(picture("ledger.png", alt, drawn))
    }

    /// A count of every power over the years as a picture.
    pub async fn graph(
        &self,
        words: &Words,
        context: &GameContext,
        record: &Record,
    ) -> Option<Picture> {
        let name = &context.game.head.name;
        let lines = Graph {
            chart: Chart::of(context.state.setup.board()),
            ..graphs::picture(words, name, record)
        };
        let drawn = self.blocking(move || graph(&lines)).await?;
        let alt = graphs::alt(words, name, record);
        Some(picture("chart.png", alt, drawn))
    }

    /// The blocks of every power over the years, where a phase closed one of them.
    pub async fn blocks(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Option<Picture> {
        if chapter.report.phase.season != Season::Winter {
            return None;
        }
        let record = Record::of_books(&chapter.state)?;
        self.graph(words, context, &record).await
    }
}
