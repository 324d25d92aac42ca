//! A ballot as it stands in the channel, what its voters are told, and how it ended.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, BallotAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{countdown, escape, moment};
use crate::discord::ui::{labels, times};
use crate::i18n::{Value, Words};
use crate::service::{GameContext, OpenVote, Question, Until};
use crate::store::BallotState;

/// A ballot's question as a part of a sentence: `a draw among France and Italy`.
pub fn what(words: &Words, context: &GameContext, question: &Question) -> String {
    match question {
        Question::Draw { among } => {
            let all = context.state.survivors();
            let names: Vec<String> = among.iter().map(|p| words.power(*p)).collect();
            let key = if all.iter().all(|p| among.contains(p)) {
                "ballot-what-draw-all"
            } else {
                "ballot-what-draw"
            };
            words.text(key, &[("powers", words.all_of(&names).into())])
        }
        Question::Concession { to } => {
            let args = [("power", words.power(*to).into())];
            words.text("ballot-what-concession", &args)
        }
        Question::Extend { ms, .. } => {
            let span = times::span(words, *ms);
            words.text("ballot-what-extend", &[("span", span.into())])
        }
    }
}

/// Until when a ballot stands: a part of a sentence.
fn until(words: &Words, context: &GameContext, poll: &OpenVote) -> String {
    match poll.until {
        Until::Moment(at) => {
            let args = [("at", moment(at).into()), ("in", countdown(at).into())];
            words.text("ballot-until-moment", &args)
        }
        Until::Phase => {
            let phase = labels::phase(words, context.state.phase);
            words.text("ballot-until-phase", &[("phase", phase.into())])
        }
    }
}

fn args(
    words: &Words,
    context: &GameContext,
    poll: &OpenVote,
) -> Vec<(&'static str, Value<'static>)> {
    vec![
        ("game", escape(&context.game.head.name).into()),
        ("ballot", poll.id.to_string().into()),
        ("what", what(words, context, &poll.question).into()),
        ("until", until(words, context, poll).into()),
        ("votes", poll.votes.into()),
        ("of", poll.of.into()),
        ("needed", poll.needed.into()),
    ]
}

/// The post: the question, who may know what, until when it stands, how many have voted; and buttons.
pub fn post(words: &Words, context: &GameContext, poll: &OpenVote) -> Answer {
    Answer::public(text(words, context, poll)).with_rows(rows(words, context, poll))
}

fn text(words: &Words, context: &GameContext, poll: &OpenVote) -> String {
    let args = args(words, context, poll);
    match poll.state {
        BallotState::Open => match &poll.question {
            Question::Extend { why: Some(why), .. } => {
                let why = words.text("ballot-why", &[("why", escape(why).into())]);
                format!("{}\n{why}", words.text("ballot-post", &args))
            }
            _ => words.text("ballot-post", &args),
        },
        _ => over(words, context, poll),
    }
}

fn rows(words: &Words, context: &GameContext, poll: &OpenVote) -> Vec<CreateActionRow> {
    if poll.state != BallotState::Open {
        return Vec::new();
    }
    let ballot = poll.id;
    let one = |yes, key, style| {
        let ask = Ask::Ballot(BallotAsk { ballot, yes });
        button(context, ask, words.plain(key)).style(style)
    };
    vec![CreateActionRow::Buttons(vec![
        one(Some(true), "button-ballot-yes", ButtonStyle::Success),
        one(Some(false), "button-ballot-no", ButtonStyle::Danger),
        one(None, "button-ballot-none", ButtonStyle::Secondary),
    ])]
}

/// A sentence on how a ballot ended.
pub fn over(words: &Words, context: &GameContext, poll: &OpenVote) -> String {
    let args = args(words, context, poll);
    words.text(&format!("ballot-over-{}", poll.state.as_str()), &args)
}

/// The answer to the player who opened a ballot.
pub fn opened(bot: &Bot, context: &GameContext, poll: &OpenVote) -> Answer {
    if poll.again || poll.state != BallotState::Open {
        return voted(bot, context, poll, Some(true));
    }
    let args = args(bot.words, context, poll);
    Answer::private(bot.say("ballot-opened", &args))
}

/// The answer to a player who voted on a ballot.
pub fn voted(bot: &Bot, context: &GameContext, poll: &OpenVote, yes: Option<bool>) -> Answer {
    let words = bot.words;
    if poll.state != BallotState::Open {
        return Answer::private(over(words, context, poll));
    }
    let key = match yes {
        Some(true) => "ballot-voted-yes",
        Some(false) => "ballot-voted-no",
        None => "ballot-voted-none",
    };
    Answer::private(words.text(key, &args(words, context, poll)))
}

/// The open ballots as fields of the status: a title and a text each.
pub fn fields(words: &Words, context: &GameContext, polls: &[OpenVote]) -> Vec<(String, String)> {
    let field = |poll: &OpenVote| {
        let args = args(words, context, poll);
        let title = words.text("ballot-title", &args);
        (title, words.text("ballot-field", &args))
    };
    polls.iter().map(field).collect()
}

/// The open ballots its reader may vote on, for the own sheet: a line each, with the reader's vote.
pub fn own(words: &Words, context: &GameContext, polls: &[OpenVote]) -> Vec<String> {
    let line = |poll: &OpenVote| {
        let key = match poll.mine {
            Some(true) => "ballot-own-yes",
            Some(false) => "ballot-own-no",
            None => "ballot-own-none",
        };
        words.text(key, &args(words, context, poll))
    };
    polls.iter().filter(|p| p.may_vote).map(line).collect()
}
