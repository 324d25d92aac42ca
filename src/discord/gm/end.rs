//! `/gm end`: the GM ends a game with a stated result, after being asked once more.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, RuleAsk};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::discord::ui::{labels, parts};
use crate::discord::votes::command::powers_named;
use crate::service::{GameContext, Ruling};

/// The result that a GM declares when ending a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum ResultChoice {
    /// Some powers share a draw.
    #[name = "result-draw"]
    Draw,
    /// One power wins.
    #[name = "result-win"]
    Win,
    /// The game has no result.
    #[name = "result-none"]
    None,
}

/// `/gm end`: shows the result a GM wants to give the game and asks for confirmation.
///
/// It is a win, a draw, or none.
#[poise::command(slash_command)]
pub async fn end(
    ctx: Ctx<'_>,
    result: ResultChoice,
    #[max_length = 600] powers: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let named = match powers {
        Some(typed) => powers_named(bot, context.state.setup.board(), &typed)?,
        None => BTreeSet::new(),
    };
    let user = |key: &str| AnswerError::User(bot.plain(key));
    let mut all = named.iter();
    let ruling = match (result, all.next(), all.next()) {
        (ResultChoice::Draw, None, _) => {
            Ruling::Draw(context.state.survivors().into_iter().collect())
        }
        (ResultChoice::Draw, ..) => Ruling::Draw(named.clone()),
        (ResultChoice::Win, Some(power), None) => Ruling::Win(*power),
        (ResultChoice::Win, ..) => return Err(user("gm-end-one")),
        (ResultChoice::None, None, _) => Ruling::Nothing,
        (ResultChoice::None, ..) => return Err(user("gm-end-named")),
    };
    let refused = |why| AnswerError::Refused(Box::new(why));
    bot.service
        .may_rule(&asker.by, context, &ruling)
        .map_err(refused)?;
    let ask = RuleAsk::of(
        context.game.head.phase_no,
        &ruling,
        context.state.setup.board(),
    );
    let sure = parts::button(context, Ask::Rule(ask), bot.plain("button-gm-end"));
    let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
    let told = told(bot, context, &ruling, "gm-end-sure");
    send(&ctx, Answer::private(told).with_rows(vec![row])).await
}

/// Answers the button under `/gm end` that confirms the result: ends the game. If its phase has closed since,
/// says so and changes nothing.
///
/// # Errors
/// If this person is not the GM, the game is not being played, or the result names a power that is out of it.
pub async fn confirmed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: RuleAsk,
) -> Result<Answer, AnswerError> {
    let moved = context.state.is_playing() && context.game.head.phase_no != ask.phase;
    if moved {
        return Ok(Answer::private(bot.plain("gm-end-moved")));
    }
    let ruling = ask.ruling(context.state.setup.board());
    let context = bot.service.rule(&asker.by, context, &ruling).await?;
    Ok(Answer::private(told(bot, &context, &ruling, "gm-ended")))
}

fn told(bot: &Bot, context: &GameContext, ruling: &Ruling, key: &str) -> String {
    let outcome = labels::outcome(bot.words, &ruling.outcome());
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("outcome", outcome.into()),
    ];
    bot.say(key, &args)
}
