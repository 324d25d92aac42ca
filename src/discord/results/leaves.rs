//! The messages with a picture that close a results' thread: the ledger, how powers stand, the exchange's tables. One
//! picture a message: Discord crops two of them into small squares.

use super::tellings::Tellings;
use crate::discord::exchange::{self, Book, Shown};
use crate::discord::pictures::Pictures;
use crate::discord::treaties::notices;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, pack};
use crate::game::{PhaseKind, PriceRecord, Season};
use crate::i18n::Words;
use crate::service::ResolvedPhase;

/// A message of the thread that follows a phase, before it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The leaf's text, which no other leaf of the book has.
    pub content: String,
    shows: Shows,
}

/// What a leaf's picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    /// What the phase published: credits, or points and blocks.
    Ledger,
    /// Every power's blocks over the years.
    Blocks,
    /// How the powers stand to each other.
    Ties,
    /// Victory points of powers and coalitions.
    Points,
    /// The course of the prices.
    Chart,
    /// A page of one of the exchange's tables.
    Page(Book, usize),
    /// Nothing: the text of the leaf before goes on.
    Nothing,
}

/// So many pages of a table are shown; of a longer one the first, and the rest behind its button.
const MOST_PAGES: usize = 4;

/// What a phase leaves to be shown beside its map. `last`: the one before it that showed how powers stand.
pub fn of(shown: Shown<'_>, last: Option<&ResolvedPhase>) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    if let Some(chapter) = shown.season {
        leaves.extend(sheets(shown.words, chapter, last));
        if exchange::is_news(&chapter.report) {
            leaves.extend(books(shown));
        }
    }
    leaves
}

/// The ledger, the blocks of the years, and how powers stand, where that is another than was shown last.
fn sheets(words: &Words, chapter: &ResolvedPhase, last: Option<&ResolvedPhase>) -> Vec<Leaf> {
    let (state, report) = (&chapter.state, &chapter.report);
    let changed = |told: &dyn Fn(&ResolvedPhase) -> String| {
        notices::is_due(chapter) && last.is_none_or(|last| told(last) != told(chapter))
    };
    // The post of a phase of treaties shows them itself.
    let ties = |c: &ResolvedPhase| notices::ties(words, &c.state).join("\n");
    let ties = report.phase.step != PhaseKind::Treaties && changed(&ties);
    let points = changed(&|c| {
        let lines = notices::point_lines(words, &c.state, Some(&c.report));
        lines.join("\n")
    });
    let blocks = report.phase.season == Season::Winter && state.economy.investments().is_some();
    let phase = labels::phase(words, report.phase);
    let economy = Tellings::of(&state.setup).economy;
    let leaf = |(shows, key): (Shows, &str)| Leaf {
        content: words.text(key, &[("phase", phase.clone().into())]),
        shows,
    };
    [
        (
            economy.iter().any(|telling| (telling.has_books)(chapter)),
            (Shows::Ledger, "leaf-ledger"),
        ),
        (blocks, (Shows::Blocks, "leaf-blocks")),
        (ties, (Shows::Ties, "leaf-ties")),
        (points, (Shows::Points, "leaf-points")),
    ]
    .into_iter()
    .filter(|(due, _)| *due)
    .map(|(_, of)| leaf(of))
    .collect()
}

/// The chart and the tables of a season of trades.
fn books(of: Shown<'_>) -> Vec<Leaf> {
    let mut leaves = vec![Leaf {
        content: format!("**{}**", of.words.plain("exchange-course")),
        shows: Shows::Chart,
    }];
    let scores = of.is_over().then_some(Book::Scores);
    for book in [Book::Dealings, Book::Holdings].into_iter().chain(scores) {
        let all = of.pages(book);
        let shown = if all <= MOST_PAGES { all } else { 1 };
        for page in 0..shown {
            // The text of a page may need several messages; its picture goes with the first.
            for (n, content) in texts(of, book, page, all).into_iter().enumerate() {
                let shows = if n == 0 {
                    Shows::Page(book, page)
                } else {
                    Shows::Nothing
                };
                leaves.push(Leaf { content, shows });
            }
        }
    }
    leaves
}

fn texts(of: Shown<'_>, book: Book, page: usize, all: usize) -> Vec<String> {
    let words = of.words;
    let season = of.read(&of.person(), |market| market.season_name());
    let args = [("season", season.into())];
    let mut title = words.text(&format!("exchange-leaf-{}", book.id()), &args);
    if all > 1 {
        let args = [
            ("title", title.into()),
            ("page", (page + 1).into()),
            ("of", all.into()),
        ];
        title = words.text("exchange-page", &args);
    }
    let mut blocks = vec![title];
    if all > MOST_PAGES {
        let button = words.plain(&format!("button-book-{}", book.id()));
        blocks.push(words.text("exchange-other-pages", &[("button", button.into())]));
    } else {
        blocks.extend(of.lines(book, page));
    }
    pack(&[blocks.join("\n")], MESSAGE)
}

impl Leaf {
    /// Whether the leaf comes with a picture.
    pub fn has_picture(&self) -> bool {
        self.shows != Shows::Nothing
    }

    /// The message, drawn. `record`: the prices of all seasons, where there are any.
    pub async fn draw(
        &self,
        pictures: &Pictures,
        of: Shown<'_>,
        record: Option<&PriceRecord>,
    ) -> Answer {
        let answer = Answer::public(self.content.clone());
        let (words, context) = (of.words, of.context);
        let Some(chapter) = of.season else {
            return answer;
        };
        let (state, report) = (&chapter.state, &chapter.report);
        let drawn = match self.shows {
            Shows::Ledger => pictures.ledger(words, context, chapter).await,
            Shows::Blocks => pictures.blocks(words, context, chapter).await,
            Shows::Ties => {
                pictures
                    .relations(words, context, state, report.phase)
                    .await
            }
            Shows::Points => pictures.points(words, context, state, Some(report)).await,
            Shows::Page(book, page) => pictures.page(of, book, page).await,
            Shows::Nothing => None,
            Shows::Chart => {
                let Some(record) = record else {
                    return answer;
                };
                let chart = pictures.course(of, record).await;
                let file = pictures.prices_file(of, record);
                return answer.with_picture(chart).with_picture(Some(file));
            }
        };
        answer.with_picture(drawn)
    }
}
