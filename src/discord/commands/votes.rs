//! `/draw` and `/concede`: ending a game by agreement.

use super::{Ctx, Done, PowerChoice, asker, complete_game, send};
use crate::desk::Vote;
use crate::discord::bot::Bot;
use crate::discord::reply::Answer;
use crate::discord::say;

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn draw(
    ctx: Ctx<'_>,
    vote: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = ctx.data();
    let asker = asker(&ctx);
    let table = asker.find(bot, game.as_deref()).await?;
    let yes = vote.unwrap_or(true);
    let vote = bot.desk.vote_draw(&asker.by, &table, yes).await?;
    let key = if yes { "draw-yes" } else { "draw-no" };
    send(&ctx, told(bot, &vote, key, &[])).await
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn concede(
    ctx: Ctx<'_>,
    power: Option<PowerChoice>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = ctx.data();
    let asker = asker(&ctx);
    let table = asker.find(bot, game.as_deref()).await?;
    let to = power.map(Into::into);
    let vote = bot.desk.concede(&asker.by, &table, to).await?;
    let answer = match to {
        Some(to) => told(
            bot,
            &vote,
            "concede-yes",
            &[("power", bot.words.power(to).into())],
        ),
        None => told(bot, &vote, "concede-no", &[]),
    };
    send(&ctx, answer).await
}

/// Where the vote stands, or that it carried.
fn told(bot: &Bot, vote: &Vote, key: &str, more: &[(&str, crate::words::Value<'_>)]) -> Answer {
    Answer::private(match vote {
        Vote::Open { votes, needed } => {
            let mut args = vec![("votes", (*votes).into()), ("needed", (*needed).into())];
            args.extend(more.iter().cloned());
            bot.say(key, &args)
        }
        Vote::Carried(outcome) => {
            let outcome = say::outcome(bot.words, outcome);
            bot.say("vote-carried", &[("outcome", outcome.into())])
        }
    })
}
