//! `/draw` and `/concede`: ending a game by agreement. `/vote`: ballots and motions about the rules.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;

use super::view as views;
use crate::board::{Board, Power};
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::ephemeral;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, BallotAsk, ComponentId};
use crate::discord::ui::powers::{complete_power, named, power_typed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, cut, escape};
use crate::game::{ActError, Motion};
use crate::service::{GameContext, OpenVote, Question, Refusal, Turnout, Until, span};

/// How one votes where nothing said means asking for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Own {
    /// Votes for it.
    #[name = "yes"]
    Yes,
    /// Votes against it.
    #[name = "no"]
    No,
    /// Takes the vote back.
    #[name = "none"]
    Nothing,
    /// Takes back the ballot that the asker opened.
    #[name = "withdraw"]
    Withdraw,
}

/// The powers somebody typed: `France, Italy and Russia`.
///
/// # Errors
/// When a word names none.
pub fn powers_named(bot: &Bot, board: &Board, typed: &str) -> Result<BTreeSet<Power>, AnswerError> {
    let and = typed.replace(" and ", ", ");
    let parts = and.split([',', ';', '+', '&']).map(str::trim);
    // A power may be called by two words, and two powers may stand without a comma.
    let named = parts.flat_map(|part| match power_typed(bot.words, board, part) {
        Some(_) => vec![part],
        None => part.split_whitespace().collect(),
    });
    let named = named.filter(|part| !part.is_empty() && !part.eq_ignore_ascii_case("and"));
    let power = |part: &str| {
        power_typed(bot.words, board, part).ok_or_else(|| {
            let text = escape(&cut(part, 40));
            AnswerError::User(bot.say("vote-no-power", &[("text", text.into())]))
        })
    };
    named.map(power).collect()
}

fn refused(why: impl Into<Refusal>) -> AnswerError {
    AnswerError::Refused(Box::new(why.into()))
}

/// Until when a ballot is to stand.
fn until(asker: &Asker, typed: Option<String>) -> Result<Option<Until>, AnswerError> {
    let Some(typed) = typed else {
        return Ok(None);
    };
    let ms = span(&typed).map_err(refused)?;
    Ok(Some(Until::Moment(asker.by.now.saturating_add(ms))))
}

/// Opens a ballot or votes on it, whichever is meant.
async fn put(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    (question, fits): (Option<Question>, impl Fn(&Question) -> bool),
    (vote, until): (Option<Own>, Option<Until>),
) -> Result<Answer, AnswerError> {
    let yes = match vote {
        None | Some(Own::Yes) if question.is_some() => {
            let question = question.ok_or_else(|| refused(ActError::NoMotion))?;
            let opened = bot
                .service
                .open_ballot(&asker.by, context, &question, until);
            let poll = opened.await?;
            let answer = views::opened(bot, context, &poll);
            freshen(bot, context, poll.id).await;
            return Ok(answer);
        }
        None | Some(Own::Yes) => Some(true),
        Some(Own::No) => Some(false),
        Some(Own::Nothing | Own::Withdraw) => None,
    };
    // Who may not ask is told so, whatever is open.
    context.playing().map_err(refused)?;
    let open = bot.service.polls(context, Some(asker.by.id)).await?;
    let mut meant = open.iter().filter(|poll| match &question {
        Some(question) => poll.question == *question,
        None => fits(&poll.question),
    });
    let ballot = match (meant.next(), meant.next()) {
        (Some(one), None) => one.id,
        (None, _) => return Err(AnswerError::User(bot.plain("vote-none-open"))),
        _ => return Err(AnswerError::User(bot.plain("vote-which"))),
    };
    match vote {
        Some(Own::Withdraw) => withdraw(bot, asker, context, ballot).await,
        _ => cast(bot, asker, context, ballot, yes).await,
    }
}

/// Casts a vote by command, and brings the post of the ballot up to date.
async fn cast(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ballot: i64,
    yes: Option<bool>,
) -> Result<Answer, AnswerError> {
    let poll = bot.service.cast(&asker.by, context, ballot, yes).await?;
    let answer = views::voted(bot, context, &poll, yes);
    freshen(bot, context, ballot).await;
    Ok(answer)
}

async fn withdraw(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ballot: i64,
) -> Result<Answer, AnswerError> {
    let poll = bot
        .service
        .withdraw_ballot(&asker.by, context, ballot)
        .await?;
    let answer = Answer::private(views::over(bot.words, context, &poll));
    freshen(bot, context, ballot).await;
    Ok(answer)
}

/// Finds the post of a ballot and shows in it how many have voted, or how it ended.
pub(in crate::discord) async fn freshen(bot: &Bot, context: &GameContext, ballot: i64) {
    match bot.service.ballot_post(context, ballot).await {
        Ok(Some(post)) => show_in(bot, context, ballot, post).await,
        // Its post is still to come, and will show what is known then.
        Ok(None) => {}
        Err(cause) => tracing::warn!(%cause, "cannot find a ballot's post"),
    }
}

/// Shows in a post how a ballot stands. That it could not be changed is no reason to trouble the voter.
async fn show_in(bot: &Bot, context: &GameContext, ballot: i64, (channel, message): (u64, u64)) {
    let bot = bot.to_guild(Some(context.game.guild)).await;
    // The vote may have ended the game.
    let (guild, game) = (context.game.guild, context.game.id);
    let shown = async {
        let context = bot.service.game_context(guild, game).await?;
        let bot = bot.of_game(&context);
        let poll = bot.service.poll(&context, ballot, None).await?;
        Ok::<_, AnswerError>(views::post(bot.words, &context, &poll))
    };
    let Ok(shown) = shown.await else {
        return;
    };
    if let Err(cause) = bot.rest.change(channel, message, &shown).await {
        tracing::warn!(%cause, "cannot update a ballot's post");
    }
}

/// What a button under a ballot does.
///
/// # Errors
/// As `/vote`.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: BallotAsk,
) -> Result<Answer, AnswerError> {
    let BallotAsk { ballot, yes } = ask;
    let poll = bot.service.cast(&asker.by, context, ballot, yes).await?;
    Ok(views::voted(bot, context, &poll, yes))
}

/// After a press on a ballot that stands in a channel: its post shows what is known now.
pub async fn refresh(bot: &Bot, asker: &Asker, press: &serenity::ComponentInteraction) {
    let id = press.data.custom_id.parse::<ComponentId>();
    let Ok(ComponentId {
        of,
        ask: Ask::Ballot(ask),
    }) = id
    else {
        return;
    };
    if !ephemeral::is_public(&press.message, press.guild_id) {
        return;
    }
    let Ok(context) = asker.clone().game_context(bot, of).await else {
        return;
    };
    let post = (press.channel_id.get(), press.message.id.get());
    show_in(bot, &context, ask.ballot, post).await;
}

/// `/draw`: calls a vote on a draw among all survivors or those named; or votes on the open one.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn draw(
    ctx: Ctx<'_>,
    #[max_length = 600] among: Option<String>,
    vote: Option<Own>,
    #[max_length = 40] until: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let until = self::until(asker, until)?;
    let survivors = || context.state.survivors().into_iter().collect();
    let draw = |among| Question::Draw { among };
    let question = match (among, vote) {
        (Some(typed), _) => Some(draw(powers_named(
            bot,
            context.state.setup.board(),
            &typed,
        )?)),
        (None, None | Some(Own::Yes)) => Some(draw(survivors())),
        (None, Some(_)) => None,
    };
    let any = |question: &Question| matches!(question, Question::Draw { .. });
    let work = put(bot, asker, context, (question, any), (vote, until));
    reply(&ctx, true, work).await
}

/// `/concede`: calls a vote that all others concede to `power`; or votes on the open one.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn concede(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    vote: Option<Own>,
    #[max_length = 40] until: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let until = self::until(asker, until)?;
    if power.is_none() && vote.is_none() {
        return Err(AnswerError::User(bot.plain("concede-whom")));
    }
    let power = named(power.as_deref(), bot, context)?;
    let question = power.map(|to| Question::Concession { to });
    let any = |question: &Question| matches!(question, Question::Concession { .. });
    let work = put(bot, asker, context, (question, any), (vote, until));
    reply(&ctx, true, work).await
}

/// How a player votes on a motion of the game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Ballot {
    /// Votes for it.
    #[name = "yes"]
    Yes,
    /// Votes against it.
    #[name = "no"]
    No,
    /// Takes the vote back.
    #[name = "none"]
    Nothing,
    /// Proposes to end the game (C-10a).
    #[name = "propose"]
    Propose,
    /// Takes a ballot back that one has opened.
    #[name = "withdraw"]
    Withdraw,
}

/// The ballot that is named: `#12`, or the only one that is open where no motion is.
async fn ballot(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    named: Option<&str>,
) -> Result<Option<i64>, AnswerError> {
    if let Some(named) = named {
        return Ok(named.strip_prefix('#').and_then(|n| n.parse().ok()));
    }
    if !context.state.open_motions().is_empty() {
        return Ok(None);
    }
    let open = bot.service.polls(context, Some(asker.by.id)).await?;
    match open.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(one.id)),
        _ => Err(AnswerError::User(bot.plain("vote-which"))),
    }
}

/// `/vote`: votes yes or no on an open question or withdraws the vote.
///
/// `motion` is needed only if several are open.
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
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let named = motion.as_deref().map(str::trim);
    if choice != Ballot::Propose
        && let Some(ballot) = ballot(bot, asker, context, named).await?
    {
        let work = async {
            match choice {
                Ballot::Yes => cast(bot, asker, context, ballot, Some(true)).await,
                Ballot::No => cast(bot, asker, context, ballot, Some(false)).await,
                Ballot::Withdraw => withdraw(bot, asker, context, ballot).await,
                Ballot::Nothing | Ballot::Propose => cast(bot, asker, context, ballot, None).await,
            }
        };
        return reply(&ctx, true, work).await;
    }
    let open = context.state.open_motions();
    let none = || AnswerError::Refused(Box::new(ActError::NoMotion.into()));
    if choice == Ballot::Propose {
        let motion = Motion::Close;
        let turnout = bot.service.propose(&asker.by, context, motion).await?;
        let voters = context.state.control.voters();
        let votes = voters.is_some_and(|v| v.contains(&asker.by.id));
        let told = proposed(bot, motion, turnout, votes);
        return send(&ctx, Answer::private(told)).await;
    }
    let motion = match named {
        // Where one question is open, it is meant.
        None => *open.first().ok_or_else(none)?,
        Some(named) => {
            let known = Motion::ALL.into_iter();
            let mut known = known.filter(|m| m.id().eq_ignore_ascii_case(named));
            known.next().ok_or_else(|| {
                let text = escape(&cut(named, 40));
                AnswerError::User(bot.say("vote-no-motion", &[("text", text.into())]))
            })?
        }
    };
    let yes = match choice {
        Ballot::Yes => Some(true),
        Ballot::No => Some(false),
        Ballot::Nothing | Ballot::Propose | Ballot::Withdraw => None,
    };
    let turnout = bot.service.vote(&asker.by, context, motion, yes).await?;
    let told = voted(bot, motion, yes, turnout);
    send(&ctx, Answer::private(told)).await
}

async fn complete_motion(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await;
    let open = found.as_ref().map(|t| t.state.open_motions());
    let open = open.unwrap_or_default();
    let motion = |m: Motion| Choice::new(bot.plain(&format!("motion-{}", m.id())), m.id());
    let mut choices: Vec<Choice> = open.into_iter().map(motion).collect();
    if let Ok(context) = found {
        let bot = &bot.of_game(&context);
        let polls = bot.service.polls(&context, None).await.unwrap_or_default();
        let ballot = |poll: &OpenVote| {
            let what = views::what(bot.words, &context, &poll.question);
            let args = [
                ("ballot", poll.id.to_string().into()),
                ("what", what.into()),
            ];
            let name = cut(&bot.say("ballot-title", &args), CHOICE);
            Choice::new(name, format!("#{}", poll.id))
        };
        choices.extend(polls.iter().map(ballot));
    }
    response(fitting(choices, typed))
}

/// The word to somebody who proposed a motion.
fn proposed(bot: &Bot, motion: Motion, turnout: Turnout, votes: bool) -> String {
    let name = bot.plain(&format!("motion-{}", motion.id()));
    let args = [
        ("motion", name.into()),
        ("votes", turnout.votes.into()),
        ("of", turnout.of.into()),
    ];
    if votes {
        bot.say("vote-proposed", &args)
    } else {
        bot.say("vote-proposed-only", &args)
    }
}

/// The answer to a player who voted on a motion.
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
