//! Answers that Discord no longer takes where they were asked for, and people who could not be written to.

use std::time::Duration;

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::HttpError;
use tokio::time::timeout;

use super::bot::{Asker, Bot};
use super::labels;
use super::reply::Answer;
use super::shrink::in_less;
use super::text::{MESSAGE, cut};
use crate::discord::api::rest::RestError;

/// Why Discord did not take an answer, by what can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It was too large: less may be taken.
    TooLarge,
    /// There were too many requests: it may be sent again later.
    Limited,
    /// The time for answering the interaction is over.
    TooLate,
    /// No answer, or Discord's own fault: it may have been taken.
    Open,
    /// It was taken before, though no confirmation came.
    Taken,
    /// Nothing can be done about it.
    Other,
}

/// The kind of trouble that an error of serenity's means.
pub fn trouble(error: &serenity::Error) -> Trouble {
    let refused = match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) => refused,
        serenity::Error::Http(HttpError::Request(_)) => return Trouble::Open,
        _ => return Trouble::Other,
    };
    match (refused.status_code.as_u16(), refused.error.code) {
        (413, _) | (_, 40_005) => Trouble::TooLarge,
        (429, _) => Trouble::Limited,
        // Unknown interaction, unknown or invalid webhook: not answered within three seconds, or the
        // fifteen minutes for going on are over.
        (_, 10_062 | 10_015 | 50_027) => Trouble::TooLate,
        (_, 40_060) => Trouble::Taken,
        (500.., _) => Trouble::Open,
        _ => Trouble::Other,
    }
}

/// How long to wait before an answer is tried again, in milliseconds: Discord gives us three seconds.
const AGAIN: i64 = 250;
/// The same where Discord asked us to wait.
const LIMITED: i64 = 1_000;

/// How long Discord may be silent on a first answer, each time it is sent. It takes none that comes after three seconds, so that
/// nothing is to be waited for any more. By the machine's clock, not the bot's: it is a network that is waited
/// for, and tests push the bot's clock while an answer is on its way.
const SILENCE: Duration = Duration::from_secs(5);

/// A way of sending an answer.
pub type Way<'a> = dyn Fn(Answer) -> BoxFuture<'a, Result<(), serenity::Error>> + Sync + 'a;

/// Sends an answer as `send` does; what is too large in less, what is too late by another way. `first`:
/// nothing was answered yet, so that Discord itself refuses a second answer, and what met a fault may be
/// tried again.
///
/// # Errors
/// What is left when nothing helps.
pub async fn deliver(
    bot: &Bot,
    asker: &Asker,
    (answer, first): (Answer, bool),
    send: &Way<'_>,
) -> Result<(), serenity::Error> {
    let Some(sent) = insist(bot, &answer, first, send).await else {
        tracing::warn!("no response from Discord to an answer");
        Box::pin(otherwise(bot, asker, answer)).await;
        return Ok(());
    };
    let Err(error) = sent else {
        return Ok(());
    };
    bot.rest.saw(&error);
    match trouble(&error) {
        Trouble::TooLate | Trouble::Open | Trouble::Limited => {
            tracing::warn!(cause = %error, "an answer did not arrive; trying a direct message or the channel");
            Box::pin(otherwise(bot, asker, answer)).await;
            Ok(())
        }
        _ => Err(error),
    }
}

/// Sends an answer, in less or a second time where that may help. Nothing where Discord is silent.
async fn insist(
    bot: &Bot,
    answer: &Answer,
    first: bool,
    send: &Way<'_>,
) -> Option<Result<(), serenity::Error>> {
    let patience = if first { SILENCE } else { Duration::MAX };
    let ask = async |answer| timeout(patience, send(answer)).await.ok();
    let mut sent = ask(answer.clone()).await?;
    if let Err(error) = &sent
        && trouble(error) == Trouble::TooLarge
    {
        for less in in_less(bot.words, answer).await {
            sent = ask(less).await?;
            if !matches!(&sent, Err(error) if trouble(error) == Trouble::TooLarge) {
                break;
            }
        }
    }
    let pause = match sent.as_ref().map_err(trouble) {
        Err(Trouble::Open) if first => Some(AGAIN),
        Err(Trouble::Limited) => Some(LIMITED),
        _ => None,
    };
    if let (Err(error), Some(pause)) = (&sent, pause) {
        tracing::warn!(cause = %error, "retrying an answer");
        bot.rest.saw(error);
        bot.clock.sleep_until(bot.clock.now() + pause).await;
        sent = match ask(answer.clone()).await? {
            // So the first had arrived.
            Err(error) if trouble(&error) == Trouble::Taken => Ok(()),
            other => other,
        };
    }
    Some(sent)
}

/// Says an answer that came too late: what all may read in the channel, the rest privately. Who cannot
/// be written to is told so at the next command.
async fn otherwise(bot: &Bot, asker: &Asker, answer: Answer) {
    let person = asker.person.id;
    // The same answer has the same mark, however often it is tried.
    let nonce = format!("l{}", asker.origin);
    let public = !answer.private && !asker.in_private();
    let (key, mentions) = if public {
        ("late-public", vec![person.0])
    } else {
        ("late-private", Vec::new())
    };
    let told = bot.say(key, &[("player", labels::person(person).into())]);
    let room = MESSAGE - told.chars().count() - 1;
    let late = Answer {
        content: format!("{told}\n{}", cut(&answer.content, room)),
        mentions,
        private: false,
        ..answer
    };
    let channel = if public {
        Ok(asker.place.channel.cast_unsigned())
    } else {
        bot.rest.private(person.0).await
    };
    let posted = match channel {
        Ok(channel) => {
            bot.rest
                .post_fitting(bot.words, channel, &late, &nonce)
                .await
        }
        Err(error) => Err(error),
    };
    let Err(cause) = posted else {
        return;
    };
    tracing::warn!(%cause, "a late answer did not arrive either");
    if let RestError::Refused { status: 403, .. } = cause
        && let Err(cause) = bot.service.reached(person.0, false, asker.by.now).await
    {
        tracing::warn!(%cause, "cannot save whether direct messages arrive");
    }
}

/// What somebody is told whom a private message did not reach; nothing where none was missed.
pub async fn missed(bot: &Bot, asker: &Asker) -> Option<Answer> {
    if asker.in_private() {
        return None;
    }
    match bot.service.was_missed(&asker.by).await {
        Ok(true) => Some(Answer::private(bot.plain("private-missed"))),
        Ok(false) => None,
        Err(cause) => {
            tracing::warn!(%cause, "cannot read whether direct messages arrive");
            None
        }
    }
}
