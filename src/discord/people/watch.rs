//! `/watch`: following a game one does not play in.

use super::watch_view as views;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, cut, escape};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("start", "stop", "list"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn watch(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn start(
    ctx: Ctx<'_>,
    dm: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let dm = dm.unwrap_or(true);
    bot.service.watch(&asker.by, context, dm).await?;
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("channel", context.game.head.channel.to_string().into()),
    ];
    let key = if dm {
        "watch-started-dm"
    } else {
        "watch-started"
    };
    let answer = Answer::private(bot.say(key, &args));
    send(&ctx, answer.with_rows(views::stop_row(bot.words, context))).await
}

#[poise::command(slash_command)]
async fn stop(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.unwatch(&asker.by, context).await?;
    let args = [("game", escape(&context.game.head.name).into())];
    send(&ctx, Answer::private(bot.say("watch-stopped", &args))).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, _asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let watchers = bot.service.watchers(context).await?;
    let names: Vec<String> = watchers.iter().map(|p| labels::person(*p)).collect();
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("count", names.len().into()),
        ("people", cut(&names.join(", "), DESCRIPTION / 4).into()),
    ];
    let key = if names.is_empty() {
        "watch-nobody"
    } else {
        "watch-list"
    };
    send(&ctx, Answer::private(bot.say(key, &args))).await
}
