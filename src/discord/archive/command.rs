//! `/game archive`: a game that is over, as a file for `chancery replay`; of one that goes on, to its GM,
//! the phases that are closed.

use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::escape;

/// The most bytes Discord takes in one file.
const LARGEST: usize = 10 << 20;

/// `/game archive`: sends the archive of a finished game as a file.
///
/// The GM of a game in progress gets the closed phases, unless they contain something still secret.
#[poise::command(slash_command)]
pub async fn archive(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let _costly = bot.costly_for(asker.by.id).await?;
        let so_far = context.state.is_playing() && context.is_gm(&asker.by);
        let archive = if so_far {
            bot.service.archive_so_far(&asker.by, &context).await?
        } else {
            bot.service.archive(&context).await?
        };
        if archive.bytes.len() > LARGEST {
            let mib = archive.bytes.len().div_ceil(1 << 20);
            let args = [("size", mib.into()), ("most", (LARGEST >> 20).into())];
            return Err(AnswerError::User(bot.say("archive-too-large", &args)));
        }
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
