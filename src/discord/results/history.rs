//! What happened: all phases with their headlines, one phase in full, and why.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use super::headline::headline;
use crate::discord::results;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, cut, escape};
use crate::service::{GameContext, ResolvedPhase, Why};

/// Phases on a page.
const PAGE: usize = 12;

/// A page of the history, the newest phases first.
pub fn pages(bot: &Bot, context: &GameContext, chapters: &[ResolvedPhase], page: u32) -> Answer {
    let words = bot.words;
    if chapters.is_empty() {
        return Answer::private(words.plain("history-none"));
    }
    let of = chapters.len().div_ceil(PAGE);
    let page = (page as usize).min(of - 1);
    let here = chapters.iter().skip(page * PAGE).take(PAGE);
    let lines: Vec<String> = here
        .map(|c| {
            let args = [
                ("phase", labels::phase(words, c.report.phase).into()),
                (
                    "headline",
                    headline(words, &c.report, &c.state.setup).into(),
                ),
            ];
            words.text("history-line", &args)
        })
        .collect();
    let name = escape(&context.game.head.name);
    let newest = chapters[0].report.phase.to_string();
    let hint = words.text("history-hint", &[("phase", newest.into())]);
    let text = format!("{}\n\n{hint}", lines.join("\n"));
    let mut shown = embed(words.text("history-title", &[("name", name.into())]))
        .description(cut(&text, DESCRIPTION));
    let mut answer = Answer::private("");
    if of > 1 {
        let args = [("page", (page + 1).into()), ("of", of.into())];
        shown = shown.footer(serenity::CreateEmbedFooter::new(
            words.text("history-page", &args),
        ));
        // A button at an end would name the page that is shown: the other's id again.
        let to = |page: usize| Ask::History {
            page: u32::try_from(page).unwrap_or(u32::MAX),
        };
        let newer = button(
            context,
            to(page.wrapping_sub(1)),
            words.plain("button-newer"),
        );
        let older = button(context, to(page + 1), words.plain("button-older"));
        answer = answer.with_rows(vec![CreateActionRow::Buttons(vec![
            newer.disabled(page == 0),
            older.disabled(page + 1 == of),
        ])]);
    }
    answer.with_embed(shown)
}

/// One phase in full: its results, with the map of its orders and a button to the map after them.
pub async fn chapter(bot: &Bot, context: &GameContext, chapter: &ResolvedPhase) -> Answer {
    let words = bot.words;
    let phase = labels::phase(words, chapter.report.phase);
    let blocks = results::blocks(words, chapter);
    let title = words.text("results-title", &[("phase", phase.into())]);
    let (text, rest) = with_rest(words, (&title, results::FILE), &blocks, DESCRIPTION);
    Answer::private(format!(
        "**{}**",
        headline(words, &chapter.report, &chapter.state.setup)
    ))
    .with_embed(embed(title).description(text))
    .with_picture(bot.pictures.orders(words, context, chapter).await)
    .with_picture(rest)
    .with_rows(vec![super::map::after_row(words, context, chapter)])
}

/// The reasons for what happened in a province in a phase.
pub fn why(bot: &Bot, why: &Why) -> Answer {
    let words = bot.words;
    let phase = labels::phase(words, why.chapter.report.phase);
    let args = [
        ("province", words.province(why.province).into()),
        ("phase", phase.into()),
    ];
    let lines = results::about(words, &why.chapter, why.province);
    let shown =
        embed(words.text("why-title", &args)).description(cut(&lines.join("\n"), DESCRIPTION));
    Answer::private("").with_embed(shown)
}
