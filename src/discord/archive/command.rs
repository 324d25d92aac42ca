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

#[poise::command(slash_command)]
pub async fn archive(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let _costly = bot.costly_for(asker.by.id).await?;
        let so_far = table.state.is_playing() && table.is_gm(&asker.by);
        let archive = match so_far {
            true => bot.service.archive_so_far(&asker.by, &table).await?,
            false => bot.service.archive(&table).await?,
        };
        if archive.bytes.len() > LARGEST {
            let mib = archive.bytes.len().div_ceil(1 << 20);
            let args = [("size", mib.into()), ("most", (LARGEST >> 20).into())];
            return Err(AnswerError::User(bot.say("archive-too-large", &args)));
        }
        let name = &table.game.head.name;
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
