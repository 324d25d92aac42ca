//! `/gm delete`: a GM deletes a game that is over, after seeing what goes.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::ids::{Ask, GmAsk};
use crate::discord::ui::parts;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;

/// `/gm delete`: shows what deleting a finished game would remove, and a button that does it.
#[poise::command(slash_command)]
pub async fn delete(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    reply(&ctx, true, async {
        let goes = bot.service.deletion(&asker.by, context).await?;
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("phases", goes.phases.into()),
            ("sheets", goes.weight.sheets.into()),
            ("letters", goes.weight.letters.into()),
            ("kib", (goes.weight.bytes / 1024).max(1).into()),
        ];
        let ask = Ask::Gm(GmAsk::Delete { of: goes.seq });
        let sure = parts::button(context, ask, bot.plain("button-gm-delete"));
        let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
        Ok(Answer::private(bot.say("gm-delete-sure", &args)).with_rows(vec![row]))
    })
    .await
}
