//! `/gm seat`, `unseat`, `remind`, `announce`, `warn`, `ban`, `hand-over` and `log`.

use poise::serenity_prelude as serenity;

use crate::discord::gm;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::human;
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::labels;
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;
use crate::service::{Kept, Seating};

/// `/gm seat`: offers somebody a place in the game.
///
/// That is one in the lobby or, once the game has started, the seat of `power`.
#[poise::command(slash_command)]
pub async fn seat(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = named(power.as_deref(), bot, context)?;
    let seated = bot.service.seat(&asker.by, context, player, power).await;
    let seated = seated.map_err(|error| super::command::plays_already(bot, player, error))?;
    let args = [("player", labels::person(player).into())];
    let key = match seated {
        Seating::Seated(_) => "gm-seated",
        Seating::Offered(_) => "gm-offered",
    };
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// `/gm unseat`: takes a player out of the lobby or off their seat.
///
/// In a running game the power falls into civil disorder.
#[poise::command(slash_command)]
pub async fn unseat(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.unseat(&asker.by, context, player).await?;
    let args = [("player", labels::person(player).into())];
    send(&ctx, Answer::private(bot.say("gm-unseated", &args))).await
}

/// `/gm remind`: reminds all players who still owe something in this phase.
#[poise::command(slash_command)]
pub async fn remind(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.remind(&asker.by, context).await?;
    send(&ctx, Answer::private(bot.plain("gm-reminded"))).await
}

/// `/gm announce`: posts up to 1,000 characters in the game's channel, in the game's name.
#[poise::command(slash_command)]
pub async fn announce(
    ctx: Ctx<'_>,
    #[max_length = 1000] text: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.announce(&asker.by, context, &text).await?;
    send(&ctx, Answer::private(bot.plain("gm-announced"))).await
}

/// `/gm warn`: sends a player up to 1,000 characters by direct message; only a few times a day.
#[poise::command(slash_command)]
pub async fn warn(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[max_length = 1000] text: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.warn(&asker.by, context, player, &text).await?;
    let args = [("player", labels::person(player).into())];
    send(&ctx, Answer::private(bot.say("gm-warned", &args))).await
}

/// `/gm ban`: removes somebody from the game and keeps them out; with `lift`, ends that.
#[poise::command(slash_command)]
pub async fn ban(
    ctx: Ctx<'_>,
    player: serenity::User,
    lift: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let lift = lift.unwrap_or(false);
    bot.service.ban(&asker.by, context, player, lift).await?;
    let key = if lift { "gm-unbanned" } else { "gm-banned" };
    let args = [("player", labels::person(player).into())];
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// `/gm hand-over`: makes somebody else the GM.
#[poise::command(slash_command, rename = "hand-over")]
pub async fn hand_over(
    ctx: Ctx<'_>,
    gm: serenity::User,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let gm = human(&gm)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.hand_over(&asker.by, context, gm).await?;
    let args = [("gm", labels::person(gm).into())];
    send(&ctx, Answer::private(bot.say("gm-handed-over", &args))).await
}

/// `/gm log`: shows who did what in the game, newest first.
///
/// With `all`, also every message the bot sent.
#[poise::command(slash_command)]
pub async fn log(
    ctx: Ctx<'_>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let kept = if all.unwrap_or(false) {
        Kept::All
    } else {
        Kept::ByPeople
    };
    let (entries, more) = bot.service.log(&asker.by, context, None, kept).await?;
    send(&ctx, gm::view::log(bot, context, kept, (&entries, more))).await
}
