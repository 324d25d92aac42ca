//! What marking oneself ready leads to, by the command or by the button.

use poise::serenity_prelude::{CreateActionRow, CreateButton};

use super::{outcome, sheet};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, reference};
use crate::discord::ui::reply::Answer;
use crate::service::{GameContext, MySheet};

/// What a press of *Ready* or *Not ready* does: the sheet as it is then, under a word about it.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ready: bool,
) -> Result<Answer, AnswerError> {
    let marked = mark(bot, asker, context, ready).await?;
    let context = asker.clone().game_context(bot, reference(context)).await?;
    let bot = &bot.of_game(&context);
    sheet::own(bot, asker, &context, marked.content).await
}

/// Marks a player ready or not, and says who is waited for, or that the phase is closed by it.
pub async fn mark(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ready: bool,
) -> Result<Answer, AnswerError> {
    let (standing, closed) = bot.service.ready(&asker.by, context, ready).await?;
    if !ready {
        return Ok(Answer::private(bot.plain("ready-no")));
    }
    let (was, channel) = (context.state.phase, context.game.head.channel);
    let now = match &closed {
        Some(closed) => &closed.context,
        None => &asker.clone().game_context(bot, reference(context)).await?,
    };
    // The phase that follows is another: nobody is ready for it yet.
    if now.game.head.phase_no != context.game.head.phase_no || !now.state.is_playing() {
        let over = !now.state.is_playing();
        let args = [
            ("phase", labels::phase(bot.words, was).into()),
            ("channel", channel.to_string().into()),
            ("next", labels::phase(bot.words, now.state.phase).into()),
        ];
        let key = if over {
            "ready-closed-over"
        } else {
            "ready-closed"
        };
        return Ok(Answer::private(bot.say(key, &args)));
    }
    let key = match (standing.all, standing.paused, standing.waiting.is_empty()) {
        _ if !standing.early => "ready-yes-late",
        _ if standing.held => "ready-yes-held",
        (true, true, _) => "ready-yes-paused",
        (true, false, _) => "ready-yes-all",
        (false, _, true) => "ready-yes-known",
        (false, _, false) => "ready-yes",
    };
    let args = [
        ("waiting", standing.waiting.len().into()),
        ("of", standing.of.into()),
    ];
    let mut told = vec![bot.say(key, &args)];
    let Ok(mine) = bot.service.my_sheet(&asker.by, context).await else {
        return Ok(Answer::private(told.join("\n")));
    };
    if !mine.clashes().is_empty() {
        told.push(bot.plain("ready-doubts"));
    }
    let idle = outcome::idle(bot.words, &mine);
    let is_idle = !idle.is_empty();
    told.extend(idle);
    let answer = Answer::private(told.join("\n"));
    Ok(if is_idle {
        answer.with_rows(vec![CreateActionRow::Buttons(vec![not_ready(bot, &mine)])])
    } else {
        answer
    })
}

/// The button that takes a ready mark back.
fn not_ready(bot: &Bot, mine: &MySheet) -> CreateButton {
    let phase = mine.context.game.head.phase_no;
    let ask = Ask::Ready {
        phase,
        ready: false,
    };
    button(&mine.context, ask, bot.plain("button-not-ready"))
}
