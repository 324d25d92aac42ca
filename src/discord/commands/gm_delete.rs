//! `/gm delete`: a GM deletes a game that is over, after seeing what goes.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::{Ctx, Done, at_table, complete_game, reply};
use crate::discord::ids::{Ask, GmAsk};
use crate::discord::reply::Answer;
use crate::discord::text::escape;
use crate::discord::views;

#[poise::command(slash_command)]
pub async fn delete(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    reply(&ctx, true, async {
        let goes = bot.desk.deletion(&asker.by, table).await?;
        let args = [
            ("game", escape(&table.game.head.name).into()),
            ("phases", goes.phases.into()),
            ("sheets", goes.weight.sheets.into()),
            ("letters", goes.weight.letters.into()),
            ("kib", (goes.weight.bytes / 1024).max(1).into()),
        ];
        let ask = Ask::Gm(GmAsk::Delete { of: goes.seq });
        let sure = views::button(table, ask, bot.plain("button-gm-delete"));
        let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
        Ok(Answer::private(bot.say("gm-delete-sure", &args)).with_rows(vec![row]))
    })
    .await
}
