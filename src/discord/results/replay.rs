//! `/replay`: a game as an animated picture.

use std::time::Duration;

use tokio::sync::watch;

use crate::discord::pictures::replays::{Left, Progress, Replay, attached};
use crate::discord::ui::answering::say_it_is_coming;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game, complete_phase};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::render::WIDTH;
use crate::service::ResolvedPhase;

/// How often is said how far the drawing is.
const TELL: Duration = Duration::from_secs(3);

/// The largest replay, in bytes: less than Discord takes of anybody. A larger one would be slow to fetch, and slower to
/// make.
const MOST: usize = 8_000_000;

/// `/replay`: sends the closed phases as an animation, from and to the named ones.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn replay(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] from: Option<String>,
    #[autocomplete = "complete_phase"] to: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    let mut asker = asker(&ctx);
    let context = asker.find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let chapters = bot
        .service
        .replay(&context, from.as_deref(), to.as_deref())
        .await?;
    // The game is read as a whole, and then drawn: who has asked for one already need not ask again.
    let costly = bot.costly_for(asker.person.id);
    say_it_is_coming(&ctx, private).await;
    let _costly = costly.await?;
    let (tell, mut told) = watch::channel((0, 0));
    let work = bot
        .pictures
        .replay(bot.words, &context, &chapters, MOST, tell);
    let mut work = std::pin::pin!(work);
    let mut shown: Option<poise::ReplyHandle<'_>> = None;
    let made = loop {
        match tokio::time::timeout(TELL, &mut work).await {
            Ok(made) => break made,
            Err(_) => {
                let reply = Answer {
                    private,
                    ..Answer::public(progress(bot, *told.borrow_and_update()))
                };
                match &shown {
                    Some(shown) => shown.edit(ctx, reply.into_reply()).await?,
                    None => shown = Some(ctx.send(reply.into_reply()).await?),
                }
            }
        }
    };
    let made = made.ok_or_else(|| AnswerError::User(bot.plain("replay-too-large")))?;
    let answer = Answer::public(text(bot, &context.game.head.name, &chapters, &made))
        .with_picture(attached(bot.words, &context, &chapters, &made));
    let answer = Answer { private, ..answer }.into_reply();
    match shown {
        Some(shown) => shown.edit(ctx, answer).await?,
        None => _ = ctx.send(answer).await?,
    }
    Ok(())
}

fn progress(bot: &Bot, (done, of): Progress) -> String {
    if of == 0 {
        return bot.plain("replay-waiting");
    }
    let args = [("done", (done + 1).min(of).into()), ("of", of.into())];
    bot.say("replay-drawing", &args)
}

fn text(bot: &Bot, name: &str, chapters: &[ResolvedPhase], made: &Replay) -> String {
    let phase = |c: Option<&ResolvedPhase>| {
        let phase = c.map(|c| labels::phase(bot.words, c.report.phase));
        phase.unwrap_or_default()
    };
    let args = [
        ("name", escape(name).into()),
        ("from", phase(chapters.first()).into()),
        ("to", phase(chapters.last()).into()),
        ("phases", chapters.len().into()),
        ("pictures", made.stills.into()),
    ];
    let mut lines = vec![bot.say("replay-title", &args)];
    let left = match made.left {
        Left::Nothing => None,
        Left::Between => Some("replay-left-between"),
        Left::Orders => Some("replay-left-orders"),
    };
    lines.extend(left.map(|key| bot.plain(key)));
    if made.width < WIDTH / 2 {
        let args = [
            ("width", made.width.to_string().into()),
            ("height", made.height.to_string().into()),
        ];
        lines.push(bot.say("replay-smaller", &args));
    }
    lines.join("\n")
}
