//! What a GM's buttons do.

use super::panel;
use super::view::{diff, log, look, option_lines};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::GmAsk;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::service::{GameContext, Refusal};
use crate::store::PhaseNo;

/// Answers a GM's button.
///
/// # Errors
/// When the presser may not, or what the button was for is no longer so.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: GmAsk,
) -> Result<Reply, AnswerError> {
    Ok(said(match ask {
        GmAsk::Open => panel::panel(bot, asker, context, String::new()).await?,
        GmAsk::Next { phase } => next(bot, asker, context, phase).await?,
        GmAsk::Panel { phase, act } => {
            return Box::pin(panel::pressed(bot, asker, context, phase, act)).await;
        }
        ask => confirmed(bot, asker, context, ask).await?,
    }))
}

/// Closes the phase of a game that only computers still play.
async fn next(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    phase: PhaseNo,
) -> Result<Answer, AnswerError> {
    if context.game.head.phase_no != phase {
        context.gm_only(&asker.by).map_err(refused)?;
        return Err(AnswerError::User(bot.plain("gm-next-old-phase")));
    }
    let closed = bot.service.next_phase(&asker.by, context).await?;
    let phase = labels::phase(bot.words, closed.report.phase);
    let text = bot.say("gm-processed", &[("phase", phase.into())]);
    Ok(Answer::private(text))
}

/// Does what a GM has confirmed, and turns the log's pages.
async fn confirmed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: GmAsk,
) -> Result<Answer, AnswerError> {
    match ask {
        GmAsk::Apply { draft } => {
            let applied = bot.service.apply_draft(&asker.by, context, draft).await?;
            Ok(if applied.options.is_empty() {
                let head = bot.plain("gm-edited");
                let text = diff(bot.words, &applied.context, &head, &applied.changes);
                Answer::private(text)
            } else {
                let head = bot.plain("gm-options-changed");
                let lines = option_lines(bot.words, &applied.options);
                Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE))
            })
        }
        GmAsk::Back { to, of } => {
            if context.game.seq != of {
                context.gm_only(&asker.by).map_err(refused)?;
                return Err(refused(Refusal::NoDraft));
            }
            let rolled = bot.service.rollback(&asker.by, context, Some(to)).await?;
            let args = [
                ("phase", labels::phase(bot.words, rolled.phase).into()),
                ("to", rolled.to.to_string().into()),
            ];
            Ok(Answer::private(bot.say("gm-rolled-back", &args)))
        }
        GmAsk::Look { at } => look(bot, asker, context, at, true).await,
        GmAsk::Delete { of } => {
            bot.service.delete(&asker.by, context, of).await?;
            let args = [("game", escape(&context.game.head.name).into())];
            Ok(Answer::private(bot.say("gm-deleted", &args)))
        }
        GmAsk::Log { before, kept } => {
            let (entries, more) = bot
                .service
                .log(&asker.by, context, Some(before), kept)
                .await?;
            Ok(log(bot, context, kept, (&entries, more)))
        }
        // Answered before; a form's id never comes with a press.
        GmAsk::Open | GmAsk::Next { .. } | GmAsk::Say | GmAsk::Panel { .. } => {
            Err(AnswerError::User(bot.plain("error-old-button")))
        }
    }
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}
