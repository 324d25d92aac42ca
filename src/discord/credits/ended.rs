//! What became of an offer whose phase is over: for whoever presses its button late.

use crate::board::Power;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::economy::credits::{Entry, Event};
use crate::service::{GameContext, Terms};
use crate::store::PhaseNo;

/// The most phases back that an offer is looked for.
const MOST_BACK: i64 = 20;

/// What became of what `by` offered in a phase that is over, in a sentence for the player it was offered to.
///
/// # Errors
/// Only internal errors.
pub async fn told(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    phase: PhaseNo,
    (by, terms): (Power, Terms),
) -> Result<String, AnswerError> {
    let words = bot.words.for_game(&context.state.setup);
    let back = (context.game.head.phase_no.0 - phase.0).clamp(1, MOST_BACK);
    let chapters = bot
        .service
        .standing_history(context, usize::try_from(back).unwrap_or(1))
        .await?;
    let closed = chapters
        .iter()
        .find(|chapter| PhaseNo::from(chapter.report.number) == phase);
    let (Some(closed), Ok(power)) = (closed, context.power_of(&asker.by)) else {
        return Ok(words.plain("offer-over-long-ago"));
    };
    let report = &closed.report;
    let mut money = report.money.iter();
    let outcome = match money.find(|event| settles(event, power, by, terms)) {
        Some(event) => words.why_money(event, &report.before),
        None => words.plain("offer-over-not-declared"),
    };
    let args = [
        ("phase", labels::phase(words, report.phase).into()),
        ("outcome", outcome.into()),
    ];
    Ok(words.text("offer-over", &args))
}

/// Whether an event is what became of the offer, for the power it was made to.
fn settles(event: &Event, power: Power, by: Power, terms: Terms) -> bool {
    let mine = terms.transfer(power).mirror(by);
    match event {
        Event::Transferred {
            kind,
            from,
            to,
            credits,
            ..
        } => {
            let between = [*from, *to];
            (*kind, *credits) == (mine.kind, mine.credits)
                && between.contains(&power)
                && between.contains(&by)
        }
        Event::Failed {
            power: of,
            entry: Entry::Transfer(said),
            ..
        } => {
            let same = (said.kind, said.way, said.credits) == (mine.kind, mine.way, mine.credits);
            *of == power && said.with == by && same
        }
        _ => false,
    }
}
