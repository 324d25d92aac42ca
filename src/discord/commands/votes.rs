//! `/draw` and `/concede`: ending a game by agreement. `/vote`: motions about its rules.

use poise::serenity_prelude as serenity;

use super::{Ctx, Done, PowerChoice, asker, bot_for, complete_game, send};
use crate::desk::{Turnout, Vote};
use crate::discord::bot::Bot;
use crate::discord::complete::{Choice, fitting, option, response};
use crate::discord::error::Fault;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::text::{cut, escape};
use crate::game::{ActError, Motion};

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
    let bot = &bot_for(&ctx);
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
    let bot = &bot_for(&ctx);
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

/// How one votes on a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Ballot {
    #[name = "yes"]
    Yes,
    #[name = "no"]
    No,
    #[name = "none"]
    Nothing,
    /// Puts the end of the game to the vote.
    #[name = "propose"]
    Propose,
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn vote(
    ctx: Ctx<'_>,
    choice: Ballot,
    #[autocomplete = "complete_motion"]
    #[max_length = 60]
    motion: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let table = asker.find(bot, game.as_deref()).await?;
    let open = table.state.open_motions();
    let none = || Fault::Refused(Box::new(ActError::NoMotion.into()));
    if choice == Ballot::Propose {
        let motion = Motion::Close;
        let turnout = bot.desk.propose(&asker.by, &table, motion).await?;
        let told = proposed(bot, motion, turnout);
        return send(&ctx, Answer::private(told)).await;
    }
    let motion = match motion.as_deref().map(str::trim) {
        // Where one question is open, it is meant.
        None => *open.first().ok_or_else(none)?,
        Some(named) => {
            let known = Motion::ALL.into_iter();
            let mut known = known.filter(|m| m.id().eq_ignore_ascii_case(named));
            known.next().ok_or_else(|| {
                let text = escape(&cut(named, 40));
                Fault::User(bot.say("vote-no-motion", &[("text", text.into())]))
            })?
        }
    };
    let yes = match choice {
        Ballot::Yes => Some(true),
        Ballot::No => Some(false),
        Ballot::Nothing | Ballot::Propose => None,
    };
    let turnout = bot.desk.vote(&asker.by, &table, motion, yes).await?;
    let told = voted(bot, motion, yes, turnout);
    send(&ctx, Answer::private(told)).await
}

async fn complete_motion(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asker(&ctx).find(bot, option(&ctx, "game")).await;
    let open = found.map(|t| t.state.open_motions()).unwrap_or_default();
    let choice = |m: Motion| Choice::new(bot.plain(&format!("motion-{}", m.id())), m.id());
    response(fitting(open.into_iter().map(choice), typed))
}

/// The word to somebody who proposed a motion.
fn proposed(bot: &Bot, motion: Motion, turnout: Turnout) -> String {
    let name = bot.plain(&format!("motion-{}", motion.id()));
    let args = [
        ("motion", name.into()),
        ("votes", turnout.votes.into()),
        ("of", turnout.of.into()),
    ];
    bot.say("vote-proposed", &args)
}

/// The word to somebody who voted on a motion.
pub fn voted(bot: &Bot, motion: Motion, yes: Option<bool>, turnout: Turnout) -> String {
    let key = match yes {
        Some(true) => "vote-cast-yes",
        Some(false) => "vote-cast-no",
        None => "vote-cast-none",
    };
    let name = bot.plain(&format!("motion-{}", motion.id()));
    let args = [
        ("motion", name.into()),
        ("votes", turnout.votes.into()),
        ("of", turnout.of.into()),
    ];
    bot.say(key, &args)
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
