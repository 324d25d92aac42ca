//! `/game archive`: a game that is over, as a file for `chancery replay`; of one that goes on, to its GM,
//! the phases that are closed.

use super::page::Story;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::escape;
use crate::service::GameContext;

/// The most bytes Discord takes in one file.
pub const LARGEST: usize = 10 << 20;

/// What kind of file a game is sent as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, poise::ChoiceParameter)]
pub enum ArchiveFormat {
    /// The file for `chancery replay`.
    #[default]
    #[name = "archive-file"]
    File,
    /// One web page to look at.
    #[name = "archive-page"]
    Page,
}

/// `/game archive`: sends the archive of a finished game as a file.
///
/// The GM of a game in progress gets the closed phases, unless they contain something still secret. As a web page
/// everybody gets a game in progress, as far as everybody may know it.
#[poise::command(slash_command)]
pub async fn archive(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    format: Option<ArchiveFormat>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let _costly = bot.costly_for(asker.person.id).await?;
        if format == Some(ArchiveFormat::Page) {
            return as_page(bot, &context).await;
        }
        let so_far = context.state.is_playing() && context.is_gm(&asker.by);
        let archive = if so_far {
            bot.service.archive_so_far(&asker.by, &context).await?
        } else {
            bot.service.archive(&context).await?
        };
        fits(bot, archive.bytes.len())?;
        let name = &context.game.head.name;
        let title = bot.say("archive-title", &[("name", escape(name).into())]);
        let args = [
            ("title", title.clone().into()),
            ("phases", archive.phases.into()),
        ];
        let file = Picture {
            name: archive.name(name),
            alt: title,
            png: archive.bytes.into(),
        };
        let mut told = bot.say("archive-answer", &args);
        if so_far {
            told = format!("{told}\n{}", bot.plain("archive-so-far"));
        }
        Ok(Answer::private(told).with_picture(Some(file)))
    })
    .await
}

/// Whether Discord takes a file of so many bytes.
fn fits(bot: &Bot, bytes: usize) -> Result<(), AnswerError> {
    if bytes <= LARGEST {
        return Ok(());
    }
    let mib = bytes.div_ceil(1 << 20);
    let args = [("size", mib.into()), ("most", (LARGEST >> 20).into())];
    Err(AnswerError::User(bot.say("archive-too-large", &args)))
}

/// The game as a web page; of one in progress, what everybody may know.
async fn as_page(bot: &Bot, context: &GameContext) -> Result<Answer, AnswerError> {
    let context = &context.seen_by_all();
    let story = Story::of(&bot.service, context).await?;
    bot.get_ready_to_draw(&context.state).await;
    let phases = story.phases();
    let written = bot.pictures.web_page(bot.words, context, story).await;
    let page =
        written.ok_or_else(|| AnswerError::Internal("a game's page is not written".to_owned()))?;
    fits(bot, page.png.len())?;
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("phases", phases.into()),
    ];
    let mut told = bot.say("web-answer", &args);
    if context.state.is_playing() {
        told = format!("{told}\n{}", bot.plain("web-answer-so-far"));
    }
    Ok(Answer::private(told).with_picture(Some(page)))
}
