//! The exchange on request: prices, their course, holdings, dealings and points, a page at a time.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateEmbedFooter};

use super::{Book, Shown, ask};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::parts::{button, embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, fitting};
use crate::game::PhaseKind;
use crate::i18n::Words;
use crate::render::Chart;
use crate::render::exchange::Course;
use crate::service::{GameContext, Refusal, ResolvedPhase, ServiceError};
use crate::store::Seq;

/// The prices as they stand, with what the last season did to them.
///
/// # Errors
/// When the game has no exchange.
pub async fn prices(bot: &Bot, context: &GameContext) -> Result<Answer, ServiceError> {
    let last = bot.service.last_trades(context).await?;
    let of = Shown::now(bot.words, context, last.as_ref());
    let person = of.person();
    let (head, lines) = of.read(&person, |market| {
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("season", market.season_name().into()),
        ];
        let head = bot.words.text("exchange-answer-prices", &args);
        (head, market.prices_text(&person))
    });
    let named = (head.replace("**", ""), "prices.txt");
    let room = MESSAGE.saturating_sub(head.chars().count() + 1);
    let (text, rest) = with_rest(bot.words, (&named.0, named.1), &[lines.join("\n")], room);
    Ok(Answer::private(format!("{head}\n{text}"))
        .with_picture(bot.pictures.prices(of).await)
        .with_picture(rest)
        .with_rows(vec![shelf(bot.words, context, Seq(0), false)]))
}

/// The buttons that open the books of a season, or those of now for 0.
pub fn shelf(words: &Words, context: &GameContext, seq: Seq, over: bool) -> CreateActionRow {
    let scores = over.then_some(Book::Scores);
    let books = [Book::Chart, Book::Holdings, Book::Dealings].into_iter();
    let buttons = books.chain(scores).map(|book| {
        let label = words.plain(&format!("button-book-{}", book.id()));
        button(context, ask(book, seq), label)
    });
    let playing = context.state.is_playing();
    let turn = playing.then(|| {
        let turn = button(context, Ask::Sheet, words.plain("button-my-turn"));
        turn.style(serenity::ButtonStyle::Primary)
    });
    CreateActionRow::Buttons(turn.into_iter().chain(buttons).collect())
}

/// A page of a book, as the revision `seq` left it; for 0 as it is now. The last page where it has not
/// as many.
///
/// # Errors
/// When the game has no exchange, or no such revision.
pub async fn book(
    bot: &Bot,
    context: &GameContext,
    book: Book,
    seq: Seq,
    page: u32,
) -> Result<Answer, ServiceError> {
    if context.state.control.exchange().is_none() {
        return Err(Refusal::NoExchange.into());
    }
    let chapter = match seq {
        Seq(0) => bot.service.last_trades(context).await?,
        seq => Some(closing(bot, context, seq).await?),
    };
    let of = match (&chapter, seq) {
        (Some(chapter), Seq(1..)) => Shown::after(bot.words, context, chapter),
        (last, _) => Shown::now(bot.words, context, last.as_ref()),
    };
    if book == Book::Prices {
        return prices(bot, context).await;
    }
    if book == Book::Chart {
        return chart(bot, of, seq).await;
    }
    let all = of.pages(book);
    if all == 0 {
        return Ok(Answer::private(bot.plain("exchange-no-dealings")));
    }
    let page = (page as usize).min(all - 1);
    let season = of.read(&of.person(), |market| market.season_name());
    let title = bot.say(
        &format!("exchange-answer-{}", book.id()),
        &[("season", season.into())],
    );
    // The file has all.
    let lines = fitting(bot.words, of.lines(book, page), DESCRIPTION, "lines-more");
    let mut shown = embed(title).description(lines.join("\n"));
    let mut rows = Vec::new();
    if all > 1 {
        let args = [("page", (page + 1).into()), ("of", all.into())];
        shown = shown.footer(CreateEmbedFooter::new(bot.say("history-page", &args)));
        // A button at an end would name the page that is shown: the other's id again.
        let to = |page: usize| Ask::Book {
            book,
            seq,
            page: u32::try_from(page).unwrap_or(u32::MAX),
            turn: true,
        };
        let before = button(
            context,
            to(page.wrapping_sub(1)),
            bot.plain("button-page-before"),
        );
        let after = button(context, to(page + 1), bot.plain("button-page-after"));
        rows.push(CreateActionRow::Buttons(vec![
            before.disabled(page == 0),
            after.disabled(page + 1 == all),
        ]));
    }
    Ok(Answer::private("")
        .with_embed(shown)
        .with_picture(bot.pictures.page(of, book, page).await)
        .with_picture(bot.pictures.file(of, book))
        .with_rows(rows))
}

/// The phase of a revision; if retreats kept its season open, those that closed it.
async fn closing(
    bot: &Bot,
    context: &GameContext,
    seq: Seq,
) -> Result<ResolvedPhase, ServiceError> {
    let chapter = bot.service.chapter_at(context, seq).await?;
    if chapter.report.exchange.is_some() || chapter.report.phase.step != PhaseKind::Movement {
        return Ok(chapter);
    }
    let retreats = chapter.report.phase.retreats().to_string();
    let closed = bot.service.chapter(context, Some(&retreats)).await;
    Ok(closed.unwrap_or(chapter))
}

async fn chart(bot: &Bot, of: Shown<'_>, seq: Seq) -> Result<Answer, ServiceError> {
    let until = Some(seq).filter(|seq| *seq > Seq(0));
    let record = bot.service.prices(of.context, until).await?;
    let course = Course {
        chart: Chart::of(of.context.state.setup.board()),
        words: bot.words,
        game: &of.context.game.head.name,
        record: &record,
    };
    let name = escape(&of.context.game.head.name);
    let head = bot.say("exchange-answer-chart", &[("game", name.into())]);
    let room = MESSAGE - head.chars().count() - 1;
    let text = course.text(room).join("\n");
    Ok(Answer::private(cut(&format!("{head}\n{text}"), MESSAGE))
        .with_picture(bot.pictures.course(of, &record).await)
        .with_picture(Some(bot.pictures.prices_file(of, &record))))
}
