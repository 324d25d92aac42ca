//! The exchange's pictures and files, and the post of a season.

mod about;
pub(super) mod book;
pub(super) mod command;
pub(super) mod polls;
pub(super) mod trade;
pub(super) mod trade_forms;
pub mod trade_view;
pub mod view;

pub use about::FEATURE;
pub use book::Book;

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap};
use crate::control::exchange::{Name, TradingReport};
use crate::game::{GameStatus, Outcome, PriceRecord, Report, State};
use crate::i18n::Words;
use crate::render::exchange::{Course, Market};
use crate::render::{Chart, graph, ledger, price_board};
use crate::service::{GameContext, ResolvedPhase};
use crate::store::Seq;

use super::pictures::{Pictures, picture};
use super::ui::ids::Ask;
use super::ui::labels;
use super::ui::reply::{Answer, Picture};
use super::ui::text::{MESSAGE, cut, escape};

/// A game's exchange at one point of its history, to be shown.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The texts of the reader's language.
    pub words: &'a Words,
    /// The game.
    pub context: &'a GameContext,
    /// The state at that point.
    pub state: &'a State,
    /// The phase that closed the season before it; `None` at the start of the game.
    pub season: Option<&'a ResolvedPhase>,
}

impl<'a> Shown<'a> {
    /// The exchange as a phase left it.
    pub fn after(
        words: &'a Words,
        context: &'a GameContext,
        chapter: &'a ResolvedPhase,
    ) -> Shown<'a> {
        Shown {
            words,
            context,
            state: &chapter.state,
            season: Some(chapter),
        }
    }

    /// The exchange at present, after the last season of trades.
    pub fn now(
        words: &'a Words,
        context: &'a GameContext,
        last: Option<&'a ResolvedPhase>,
    ) -> Shown<'a> {
        Shown {
            words,
            context,
            state: &context.state,
            season: last,
        }
    }

    /// Whether the game is over and its points are counted.
    pub fn is_over(self) -> bool {
        matches!(self.state.stage, GameStatus::Finished(Outcome::Scores(_)))
    }

    /// The result of `read` on the exchange's tables, in which players are named by `names`.
    pub fn read<R>(self, names: &dyn Fn(&Name) -> String, read: impl FnOnce(Market<'_>) -> R) -> R {
        let posted = |c: &'a ResolvedPhase| Some((c.report.phase, c.report.exchange.as_ref()?));
        read(Market {
            words: self.words,
            game: &self.context.game.head.name,
            state: self.state,
            season: self.season.and_then(posted),
            names,
        })
    }

    /// How texts name a player.
    pub fn person(self) -> impl Fn(&Name) -> String {
        move |name: &Name| labels::name(self.words, name)
    }

    /// How many pages a table has.
    pub fn pages(self, book: Book) -> usize {
        self.read(&self.person(), |market| match book {
            Book::Prices | Book::Chart => 1,
            Book::Holdings => market.holdings_pages(),
            Book::Dealings => market.dealings_pages(),
            Book::Scores => market.scores_pages(),
        })
    }

    /// A page of a table in text, a line a player. The chart has its own words.
    pub fn lines(self, book: Book, page: usize) -> Vec<String> {
        let person = self.person();
        self.read(&person, |market| match book {
            Book::Prices => market.prices_text(&person),
            Book::Chart => Vec::new(),
            Book::Holdings => market.holdings_text(page, &person),
            Book::Dealings => market.dealings_text(page, &person),
            Book::Scores => market.scores_text(page, &person),
        })
    }
}

impl Pictures {
    /// How a picture names a player: as they are called, or by the number in which they joined.
    fn caller(&self, words: &Words, state: &State) -> impl Fn(&Name) -> String {
        let accounts = state.control.exchange().map(|exchange| &exchange.accounts);
        let number = |n: u32| words.text("player-number", &[("number", n.into())]);
        let called = accounts.into_iter().flatten().map(|(player, account)| {
            let name = self.known(*player).filter(|name| !name.is_empty());
            (
                Name::Player(*player),
                name.unwrap_or(number(account.number)),
            )
        });
        let numbered = accounts.into_iter().flat_map(|all| all.values());
        let numbered = numbered.map(|a| (Name::Number(a.number), number(a.number)));
        let names: BTreeMap<Name, String> = called.chain(numbered).collect();
        move |name: &Name| names.get(name).cloned().unwrap_or_default()
    }

    /// Who orders each country where players share them: now, or who did in a phase.
    pub(super) fn hands(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
        report: Option<&Report>,
    ) -> PowerMap<String> {
        let of = Shown {
            words,
            context,
            state,
            season: None,
        };
        let names = self.caller(words, state);
        of.read(&names, |market| {
            let hands = |power: Power| match report {
                Some(report) => market.hands_in(report, power),
                None => market.hands(power),
            };
            let played = state.setup.played().into_iter();
            played.map(|p| (p, hands(p))).collect()
        })
    }

    /// The price board as a picture.
    pub async fn prices(&self, of: Shown<'_>) -> Option<Picture> {
        let (board, alt) = {
            let names = self.caller(of.words, of.state);
            of.read(&names, |market| {
                Some((market.price_board()?, market.prices_alt()))
            })?
        };
        let png = self.blocking(move || price_board(&board)).await?;
        Some(picture("prices.png", alt, png))
    }

    /// The graph of all seasons' prices as a picture.
    pub async fn course(&self, of: Shown<'_>, record: &PriceRecord) -> Option<Picture> {
        let course = Course {
            chart: Chart::of(of.context.state.setup.board()),
            words: of.words,
            game: &of.context.game.head.name,
            record,
        };
        let (lines, alt) = (course.graph(), course.alt());
        let png = self.blocking(move || graph(&lines)).await?;
        Some(picture("price-chart.png", alt, png))
    }

    /// A page, from 0, of the holdings, the dealings or the scores, as a picture.
    pub async fn page(&self, of: Shown<'_>, book: Book, page: usize) -> Option<Picture> {
        let (sheet, alt) = {
            let names = self.caller(of.words, of.state);
            of.read(&names, |market| {
                Some(match book {
                    Book::Prices | Book::Chart => return None,
                    Book::Holdings => (market.holdings(page), market.holdings_alt(page)),
                    Book::Dealings => (market.dealings(page)?, market.dealings_alt(page)),
                    Book::Scores => (market.scores(page), market.scores_alt(page)),
                })
            })?
        };
        let png = self.blocking(move || ledger(&sheet)).await?;
        Some(picture(
            &format!("{}-{}.png", book.id(), page + 1),
            alt,
            png,
        ))
    }

    /// A table with all players as a file for spreadsheets.
    pub fn file(&self, of: Shown<'_>, book: Book) -> Option<Picture> {
        let names = self.caller(of.words, of.state);
        let text = of.read(&names, |market| match book {
            Book::Prices | Book::Chart => None,
            Book::Holdings => Some(market.holdings_csv()),
            Book::Dealings => Some(market.dealings_csv()),
            Book::Scores => Some(market.scores_csv()),
        })?;
        let phase = of.season.map(|c| c.report.phase.to_string());
        let phase = phase.unwrap_or_default().to_lowercase();
        let name = if phase.is_empty() {
            format!("{}.csv", book.id())
        } else {
            format!("{}-{phase}.csv", book.id())
        };
        Some(Picture {
            alt: of.words.plain(&format!("exchange-file-{}", book.id())),
            name,
            png: text.into_bytes().into(),
        })
    }

    /// The prices of all seasons as a CSV file.
    pub fn prices_file(&self, of: Shown<'_>, record: &PriceRecord) -> Picture {
        let course = Course {
            chart: Chart::of(of.context.state.setup.board()),
            words: of.words,
            game: &of.context.game.head.name,
            record,
        };
        Picture {
            name: "prices.csv".to_owned(),
            alt: of.words.plain("exchange-file-chart"),
            png: course.csv().into_bytes().into(),
        }
    }
}

/// Whether a phase published anything new of the exchange.
pub fn is_news(report: &Report) -> bool {
    let published = report.exchange.as_ref();
    published.is_some_and(TradingReport::is_news)
}

/// The post of a season: the price board and what moved, with all tables as files; the tables themselves
/// follow in the thread of the results. The end of a game shows the points instead.
pub async fn post(pictures: &Pictures, of: Shown<'_>) -> Answer {
    let words = of.words;
    let over = of.is_over();
    let text = of.read(&of.person(), |market| {
        let args = [
            ("game", escape(&of.context.game.head.name).into()),
            ("season", market.season_name().into()),
        ];
        let mut lines = vec![words.text("exchange-post", &args)];
        lines.extend(market.news(&of.person()));
        lines.join("\n")
    });
    let picture = if over {
        pictures.page(of, Book::Scores, 0).await
    } else {
        pictures.prices(of).await
    };
    let dealt = of.pages(Book::Dealings) > 0;
    let mut answer = Answer::public(cut(&text, MESSAGE)).with_picture(picture);
    for (book, there) in [
        (Book::Holdings, true),
        (Book::Dealings, dealt),
        (Book::Scores, over),
    ] {
        if there {
            answer = answer.with_picture(pictures.file(of, book));
        }
    }
    let seq = of.season.map_or(Seq(0), |chapter| chapter.seq);
    answer.with_rows(vec![view::shelf(words, of.context, seq, over)])
}

/// What a button for this table asks for.
pub fn ask(book: Book, seq: Seq) -> Ask {
    Ask::Book {
        book,
        seq,
        page: 0,
        turn: false,
    }
}
