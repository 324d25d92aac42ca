//! `/diary`: what one owes where and when. `/notify`: what one is told privately.

use super::diary_view as views;
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::reply::Answer;

/// `/diary`: lists what the asker owes and when, in all their games.
///
/// With `calendar`, as an .ics file.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn diary(ctx: Ctx<'_>, calendar: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let diary = bot.service.diary(&asker.by, asker.place).await?;
        Ok(match calendar {
            Some(true) => views::calendar(bot, &diary, asker.by.now),
            _ => views::diary(bot, &diary),
        })
    })
    .await
}

/// `/notify`: chooses which direct messages the asker gets in all games.
///
/// Options left out stay as they are.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn notify(
    ctx: Ctx<'_>,
    private: Option<bool>,
    phases: Option<bool>,
    reminders: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let own = bot
        .service
        .set_own(&asker.by, |own| {
            own.silent = private.map_or(own.silent, |private| !private);
            own.untold = phases.map_or(own.untold, |phases| !phases);
            own.unreminded = reminders.map_or(own.unreminded, |reminders| !reminders);
        })
        .await?;
    let closed = bot.service.is_closed(asker.by.id).await?;
    let keys = [
        match (own.silent, closed) {
            (true, _) => "notify-silent",
            (false, true) => "notify-closed",
            (false, false) => "notify-private",
        },
        if own.untold {
            "notify-untold"
        } else {
            "notify-told"
        },
        if own.unreminded {
            "notify-unreminded"
        } else {
            "notify-reminded"
        },
    ];
    // Whoever gets no direct messages gets none of any kind.
    let of_phases = |key: &str| ["notify-told", "notify-untold"].contains(&key);
    let told = keys.iter().filter(|key| !own.silent || !of_phases(key));
    let lines: Vec<String> = told.map(|key| bot.plain(key)).collect();
    send(&ctx, Answer::private(lines.join("\n"))).await
}
