//! A game as one web page, as far as everybody may know it.

use chancery_page::{
    Chapter, Column, Fact, Labels, Line, LineChart, Note, Page, Row, Section, Series, Table,
    Written, page,
};

use super::reader::Reader;

use crate::control::PlayerId;
use crate::discord::lobby::rules as lobby_rules;
use crate::discord::pictures::Pictures;
use crate::discord::results::headline::headline;
use crate::discord::results::tellings::Tellings;
use crate::discord::results::{besides, every_result, graphs, what_else, whose};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::discord::ui::text::escape;
use crate::game::GameStatus;
use crate::i18n::{Language, Words};
use crate::render::{Align, Graph, Ledger};
use crate::service::{
    GameContext, Record, Refusal, ResolvedPhase, Service, ServiceError, file_name,
};

/// The words of the page's buttons, headings and hints.
fn words_of(words: &Words) -> Labels {
    let say = |key: &str| words.plain(&format!("web-{key}"));
    Labels {
        skip: say("skip"),
        map: say("map"),
        map_hint: say("map-hint"),
        zoom_in: say("zoom-in"),
        zoom_out: say("zoom-out"),
        zoom_reset: say("zoom-reset"),
        phases: say("phases"),
        previous: say("previous"),
        next: say("next"),
        show: say("show"),
        orders: say("orders"),
        after: say("after"),
        orders_hint: say("orders-hint"),
        nothing: say("nothing"),
        good: say("good"),
        bad: say("bad"),
        powers: say("powers"),
        player: say("player"),
        change: say("change"),
        tables: say("tables"),
        charts: say("charts"),
        figures: say("figures"),
        time: say("time"),
        facts: say("facts"),
        description: say("description"),
        changed: say("changed"),
        gone: say("gone"),
    }
}

impl Pictures {
    /// Text for a message as text for a page: people by their names, and without marks.
    fn plain(&self, words: &Words, text: &str) -> String {
        let mut named = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("<@") {
            named.push_str(before);
            match after.split_once('>') {
                Some((id, behind)) if id.bytes().all(|b| b.is_ascii_digit()) => {
                    let known = id.parse().ok().and_then(|id| self.known(PlayerId(id)));
                    let known = known.filter(|name| !name.is_empty());
                    named +=
                        &known.map_or_else(|| words.plain("web-player-unnamed"), |n| escape(&n));
                    rest = behind;
                }
                _ => {
                    named.push_str("<@");
                    rest = after;
                }
            }
        }
        named.push_str(rest);
        unmarked(&named)
    }
}

/// A line that says what can be done on Discord, which is said on no page.
fn is_for_discord(line: &str) -> bool {
    line.contains("`/")
}

/// Text for a message as text for a page: without its marks.
fn unmarked(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text
        .replace("**", "")
        .chars()
        .collect::<Vec<_>>()
        .into_iter();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.extend(letters.next()),
            '`' => {}
            other => plain.push(other),
        }
    }
    plain
}

impl Pictures {
    /// The results of a phase: power by power, then what else changed.
    fn sections(&self, words: &Words, chapter: &ResolvedPhase) -> Vec<Section> {
        let words = words.for_game(&chapter.state.setup);
        let line = |said: &str| Line {
            text: self.plain(words, said),
            ..Line::default()
        };
        let told = every_result(words, chapter);
        let owners = chapter.state.setup.board().powers().map(Some).chain([None]);
        let mut sections = Vec::new();
        for owner in owners {
            let own = told.iter().filter(|one| one.owner == owner);
            let mut lines: Vec<Line> = own
                .map(|one| Line {
                    good: one.good,
                    at: one.at,
                    ..line(&one.sentence)
                })
                .collect();
            let more = besides(words, chapter, owner);
            lines.extend(more.iter().map(|said| line(said)));
            if !lines.is_empty() {
                sections.push(Section {
                    title: whose(words, owner),
                    power: owner,
                    lines,
                });
            }
        }
        let mut also = Section {
            title: words.plain("web-besides"),
            ..Section::default()
        };
        for block in what_else(words, chapter) {
            let mut said = block
                .lines()
                .filter(|line| !line.trim().is_empty())
                .peekable();
            // A block of several lines begins with its heading, if it has one.
            let title = said.next_if(|line| line.starts_with("**") && line.ends_with("**"));
            let lines: Vec<Line> = said
                .filter(|said| !is_for_discord(said))
                .map(|said| line(said.trim_start_matches("- ")))
                .collect();
            match title {
                Some(title) if !lines.is_empty() => sections.push(Section {
                    title: self.plain(words, title),
                    power: None,
                    lines,
                }),
                Some(title) => also.lines.push(line(title)),
                None => also.lines.extend(lines),
            }
        }
        sections.extend(Some(also).filter(|also| !also.lines.is_empty()));
        sections
    }
}

impl Pictures {
    /// What the mechanics of a game keep books of beside its ledger, as a phase left it.
    fn books(&self, words: &Words, context: &GameContext, chapter: &ResolvedPhase) -> Vec<Table> {
        let (name, setup) = (&context.game.head.name, &chapter.state.setup);
        let all = Tellings::of(setup).all();
        let all = all.flat_map(|telling| (telling.tables)(words, name, chapter));
        let mut tables: Vec<Table> = all.map(table).collect();
        let cells = tables.iter_mut().flat_map(|table| &mut table.rows);
        for cell in cells.flat_map(|row| &mut row.cells) {
            *cell = self.plain(words, cell);
        }
        tables
    }
}

/// A ledger as a table.
fn table(ledger: Ledger) -> Table {
    let columns = ledger.columns.into_iter().map(|column| Column {
        title: column.title,
        numbers: column.align == Align::End,
    });
    let rows = ledger.rows.into_iter().map(|row| Row {
        power: row.power,
        cells: row.cells,
    });
    let total = ledger
        .total
        .into_iter()
        .map(|cells| Row { power: None, cells });
    Table {
        title: ledger.subtitle,
        columns: columns.collect(),
        rows: rows.chain(total).collect(),
    }
}

/// A graph as the page draws it.
fn line_chart(words: &Words, graph: Graph) -> LineChart {
    let ticks = graph.ticks;
    let series = graph.lines.into_iter().map(|line| Series {
        name: line.power.map_or(line.label, |power| words.power(power)),
        power: line.power,
        points: ticks
            .iter()
            .zip(line.values)
            .filter_map(|(tick, value)| Some((tick.clone(), value? as f64)))
            .collect(),
    });
    LineChart {
        title: graph.subtitle,
        unit: String::new(),
        level: graph.level.map(|(name, at)| (name, at as f64)),
        series: series.collect(),
    }
}

/// The most phases on a page, the newest ones.
const MOST_PHASES: usize = 400;

/// What a page tells of a game: its phases, newest first, and its counts over the years.
#[derive(Clone, Debug)]
pub struct Story {
    chapters: Vec<ResolvedPhase>,
    records: Vec<Record>,
}

impl Story {
    /// The closed phases of a game, as `context` sees them.
    ///
    /// # Errors
    /// When none has closed yet.
    pub async fn of(service: &Service, context: &GameContext) -> Result<Story, ServiceError> {
        let story = Story::so_far(service, context).await?;
        if story.chapters.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        Ok(story)
    }

    /// The phases of a game that has begun, as `context` sees them: of a new one there are none yet.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn so_far(service: &Service, context: &GameContext) -> Result<Story, ServiceError> {
        let chapters = service.standing_history(context, MOST_PHASES).await?;
        let records = match service.record(context, None).await {
            Ok(record) => vec![record],
            // In the fog nobody's count is everybody's business.
            Err(ServiceError::Refused(_)) => Vec::new(),
            Err(other) => return Err(other),
        };
        Ok(Story { chapters, records })
    }

    /// How many phases it tells of.
    pub const fn phases(&self) -> usize {
        self.chapters.len()
    }
}

impl Pictures {
    /// A game as a web page. `None` when it cannot be written, which the log says, or where nothing is drawn.
    pub async fn web_page(
        &self,
        words: &'static Words,
        context: &GameContext,
        story: Story,
    ) -> Option<Picture> {
        let name = &context.game.head.name;
        let written = self.write_page(words, context, story, Reader::File, |written| {
            written.html.into_bytes()
        });
        Some(Picture {
            name: format!("{}.html", file_name(name)),
            alt: words.text("web-file", &[("name", name.clone().into())]),
            png: written.await?.into(),
        })
    }

    /// Writes a page for a reader, and makes of it what is wanted on the same thread. `None` when it cannot be written,
    /// which the log says, or where nothing is drawn.
    pub async fn write_page<T: Send + 'static>(
        &self,
        words: &'static Words,
        context: &GameContext,
        story: Story,
        reader: Reader,
        make: impl Fn(Written) -> T + Send + Sync + 'static,
    ) -> Option<T> {
        let (pictures, game) = (self.clone(), context.clone());
        self.on_their_threads(move || make(page(&pictures.sheet(words, &game, &story, &reader))))
            .await
    }

    fn sheet(&self, words: &Words, context: &GameContext, story: &Story, reader: &Reader) -> Page {
        let (state, head) = (&context.state, &context.game.head);
        let mut told: Vec<Chapter> = story
            .chapters
            .iter()
            .rev()
            .map(|chapter| self.chapter(words, context, chapter))
            .collect();
        let now = labels::phase(words, state.phase);
        if state.is_playing() {
            let (after, _) = self.standing_scene(words, context, state);
            let mut open = Chapter {
                label: now.clone(),
                short: state.phase.to_string(),
                headline: words.plain("web-open"),
                after,
                description: self.standing_in_words(words, state),
                ..Chapter::default()
            };
            // Acts between two phases change nothing of these.
            if let Some(last) = story.chapters.first() {
                open.tables = self.books(words, context, last);
            }
            reader.write_into(self, words, &mut open);
            told.push(open);
        }
        let (name, value) = match &state.stage {
            GameStatus::Finished(outcome) => {
                let said = labels::ending(words, state, outcome);
                (words.plain("web-result"), self.plain(words, &said))
            }
            GameStatus::Playing | GameStatus::Lobby => (words.plain("web-now"), now),
        };
        let stands = Fact {
            name,
            value,
            moment: None,
        };
        let facts = std::iter::once(stands).chain(reader.facts(words, context));
        let about: Vec<String> = lobby_rules::about(words, &state.setup)
            .iter()
            .map(|said| self.plain(words, said))
            .collect();
        let rules = Note {
            title: words.plain("web-rules"),
            text: about.join(" "),
        };
        let last = Note {
            title: String::new(),
            text: words.plain(if reader.is_live() {
                "web-note-live"
            } else {
                "web-note"
            }),
        };
        Page {
            title: head.name.clone(),
            subtitle: unmarked(&lobby_rules::setup_name(words, &state.setup)),
            language: match words.language() {
                Language::English => "en",
                Language::German => "de",
            }
            .to_owned(),
            words: words_of(words),
            facts: facts.collect(),
            chapters: told,
            charts: story
                .records
                .iter()
                .map(|record| line_chart(words, graphs::picture(words, &head.name, record)))
                .collect(),
            notes: vec![rules, last],
            live: reader.is_live(),
        }
    }

    fn chapter(&self, words: &Words, context: &GameContext, chapter: &ResolvedPhase) -> Chapter {
        let (report, setup) = (&chapter.report, &chapter.state.setup);
        let (orders, _) = self.orders_scene(words, context, chapter);
        let (after, _) = self.standing_scene(words, context, &chapter.state);
        let name = &context.game.head.name;
        let ledgers = Tellings::of(setup)
            .all()
            .filter_map(|telling| (telling.ledger)(words, name, chapter));
        Chapter {
            label: labels::phase(words, report.phase),
            short: report.phase.to_string(),
            headline: self.plain(words, &headline(words, report, setup)),
            orders: Some(orders),
            after,
            sections: self.sections(words, chapter),
            tables: ledgers
                .map(|(ledger, _)| table(ledger))
                .chain(self.books(words, context, chapter))
                .collect(),
            description: self.orders_in_words(words, chapter),
        }
    }
}
