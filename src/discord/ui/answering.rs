//! How commands answer: at once, or later; with a picture, or the picture after the words.

use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;

use super::bot::{Ctx, Done};
use super::commands::{asker, bot_for};
use super::error::AnswerError;
use super::reply::{Answer, Picture};
use super::{trace, undelivered};

/// Sends the answer.
pub(in crate::discord) fn send<'a>(ctx: &'a Ctx<'_>, answer: Answer) -> BoxFuture<'a, Done> {
    Box::pin(async move {
        deliver(ctx, answer).await?;
        trace::answered();
        Ok(())
    })
}

/// Whether the answer went where it was asked for; else it went another way.
async fn deliver(ctx: &Ctx<'_>, answer: Answer) -> Result<bool, serenity::Error> {
    let bot = &bot_for(ctx);
    let asker = asker(ctx);
    let first = match ctx {
        poise::Context::Application(app) => !app.has_sent_initial_response.load(Ordering::SeqCst),
        poise::Context::Prefix(_) => false,
    };
    let there = &AtomicBool::new(false);
    let way = |answer: Answer| -> BoxFuture<'_, _> {
        Box::pin(async move {
            ctx.send(answer.into_reply()).await?;
            there.store(true, Ordering::Relaxed);
            Ok(())
        })
    };
    let (answer, further) = answer.one_by_one();
    // Apart, for every command's own work holds this, and a thread has only so much stack to spare.
    Box::pin(undelivered::deliver(bot, &asker, (answer, first), &way)).await?;
    let there = there.load(Ordering::Relaxed);
    for answer in further.into_iter().filter(|_| there) {
        ctx.send(answer.into_reply()).await?;
    }
    Ok(there)
}

/// Says a line to the asker alone.
///
/// # Errors
/// When it does not reach Discord.
pub async fn say(ctx: &Ctx<'_>, text: String) -> Result<(), serenity::Error> {
    deliver(ctx, Answer::private(text)).await.map(drop)
}

/// After a command: who could not be written to is told so.
pub async fn afterwards(ctx: Ctx<'_>) {
    if let Some(told) = undelivered::missed(&bot_for(&ctx), &asker(&ctx)).await
        && let Err(cause) = ctx.send(told.into_reply()).await
    {
        tracing::warn!(%cause, "cannot tell a person about a missed direct message");
    }
}

/// Shows an answer to the asker alone, or to the whole channel when asked to.
pub(in crate::discord) async fn show(ctx: &Ctx<'_>, answer: Answer, share: Option<bool>) -> Done {
    let private = !share.unwrap_or(false);
    send(ctx, Answer { private, ..answer }).await
}

/// How long an answer may take before we say that it is coming. Discord waits three seconds.
pub const SOON: Duration = Duration::from_millis(1_500);

/// How long an answer may stand before nobody waits for its picture any more.
const LOOKED_AT: Duration = Duration::from_secs(60);

/// What the work brings. When that takes long, Discord is told to wait; whether the answer will be seen
/// by the asker alone must be known then.
pub(in crate::discord) async fn in_time<T>(
    ctx: &Ctx<'_>,
    private: bool,
    mut work: BoxFuture<'_, Result<T, AnswerError>>,
) -> Result<T, AnswerError> {
    if let Ok(done) = tokio::time::timeout(SOON, &mut work).await {
        return done;
    }
    say_it_is_coming(ctx, private).await;
    work.await
}

/// Tells Discord to wait for the answer; also before drawing more than one picture for it.
pub(in crate::discord) async fn say_it_is_coming(ctx: &Ctx<'_>, private: bool) {
    let waits = if private {
        ctx.defer_ephemeral().await
    } else {
        ctx.defer().await
    };
    // It may be too late for Discord; what is asked for is done, and answered, all the same.
    if let Err(cause) = waits {
        ctx.data().rest.saw(&cause);
        tracing::warn!(%cause, "cannot defer an answer");
    }
    trace::answered();
}

/// Answers with what the work brings. The work's own type ends here: it is checked once for each command, and not again
/// with every type that would hold it.
pub(in crate::discord) fn reply<'a>(
    ctx: &'a Ctx<'_>,
    private: bool,
    work: impl Future<Output = Result<Answer, AnswerError>> + Send + 'a,
) -> BoxFuture<'a, Done> {
    Box::pin(replied(ctx, private, Box::pin(work)))
}

async fn replied(
    ctx: &Ctx<'_>,
    private: bool,
    work: BoxFuture<'_, Result<Answer, AnswerError>>,
) -> Done {
    let answer = in_time(ctx, private, work).await?;
    send(ctx, Answer { private, ..answer }).await
}

/// Answers the asker alone with what the work brings, and adds the picture when it is drawn: that orders
/// are kept is not for a picture to delay. Where many wait for pictures it stays without.
pub(in crate::discord) fn reply_then_draw<'a, D>(
    ctx: &'a Ctx<'_>,
    work: impl Future<Output = Result<(Answer, D), AnswerError>> + Send + 'a,
) -> BoxFuture<'a, Done>
where
    D: Future<Output = Option<Picture>> + Send + 'a,
{
    let work = async {
        let (answer, draw) = work.await?;
        Ok((answer, Box::pin(draw) as Drawing<'a>))
    };
    Box::pin(replied_then_drawn(ctx, Box::pin(work)))
}

/// A picture that is being drawn.
type Drawing<'a> = BoxFuture<'a, Option<Picture>>;

async fn replied_then_drawn<'a>(
    ctx: &Ctx<'_>,
    work: BoxFuture<'a, Result<(Answer, Drawing<'a>), AnswerError>>,
) -> Done {
    let (answer, draw) = in_time(ctx, true, work).await?;
    let there = deliver(ctx, answer).await?;
    trace::answered();
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    if !there {
        return Ok(());
    }
    let Ok(Some(picture)) = tokio::time::timeout(LOOKED_AT, draw).await else {
        return Ok(());
    };
    let drawn = picture.into_edit();
    let http = ctx.serenity_context();
    if let Err(cause) = Box::pin(app.interaction.edit_response(http, drawn)).await {
        ctx.data().rest.saw(&cause);
        tracing::debug!(%cause, "cannot add the picture to an answer");
    }
    Ok(())
}
