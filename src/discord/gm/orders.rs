//! `/sealed …`: a GM's hand on sealed sheets. Each look is noted and told after the phase.

use poise::serenity_prelude as serenity;

use crate::board::Power;
use crate::control::PlayerId;
use crate::discord::gm;
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::human;
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Sight;
use crate::discord::ui::labels;
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::service::{GameContext, Line};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("show", "enter", "strike", "default_", "lock", "unlock", "dryrun"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn sealed(_: Ctx<'_>) -> Done {
    Ok(())
}

/// Whose sheet is meant.
fn owner(
    context: &GameContext,
    power: Option<Power>,
    player: Option<&serenity::User>,
) -> Result<PlayerId, AnswerError> {
    let player = player.map(human).transpose()?;
    let owner = context.sheet_owner(power, player);
    owner.map_err(|why| AnswerError::Refused(Box::new(why)))
}

#[poise::command(slash_command)]
async fn show(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    player: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let refused = |why| AnswerError::Refused(Box::new(why));
    context.sealed_only(&asker.by).map_err(refused)?;
    let power = named(power.as_deref(), bot, context)?;
    let owner = owner(context, power, player.as_ref())?;
    let at = Sight::Sheet(context.whose(owner));
    let shown = gm::view::look(bot, asker, context, at, false).await?;
    send(&ctx, shown).await
}

#[poise::command(slash_command)]
async fn enter(
    ctx: Ctx<'_>,
    #[max_length = 1000] orders: String,
    #[autocomplete = "complete_power"] power: Option<String>,
    player: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let refused = |why| AnswerError::Refused(Box::new(why));
        context.sealed_only(&asker.by).map_err(refused)?;
        let power = named(power.as_deref(), bot, &context)?;
        let owner = owner(&context, power, player.as_ref())?;
        let text = orders.replace(';', "\n");
        let service = &bot.service;
        let entered = service.enter_orders(&asker.by, &context, owner, &text, &asker.origin);
        let entered = entered.await?;
        // Only what the GM wrote is answered: the rest of the sheet is looked at with `show`.
        let lines: Vec<String> = entered
            .lines
            .iter()
            .map(|line| entered_line(bot, line))
            .collect();
        Ok(Answer::private(cut(&lines.join("\n"), MESSAGE)))
    })
    .await
}

fn entered_line(bot: &Bot, line: &Line) -> String {
    let (key, text) = match line {
        Line::Written { item, .. } => ("gm-entered-line", item.to_string()),
        Line::Faulty {
            item, kept: true, ..
        } => ("gm-entered-line", item.to_string()),
        Line::Replaced { item, .. } => ("gm-entered-replaced", item.to_string()),
        Line::Faulty { item, .. } => ("gm-entered-faulty", item.to_string()),
        Line::Spare { .. } => return bot.plain("gm-entered-spare"),
        Line::Unread { text, .. } => ("gm-entered-unread", cut(text, 60)),
    };
    bot.say(key, &[("text", escape(&text).into())])
}

#[poise::command(slash_command)]
async fn strike(
    ctx: Ctx<'_>,
    #[max_length = 80] unit: String,
    #[autocomplete = "complete_power"] power: Option<String>,
    player: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let refused = |why| AnswerError::Refused(Box::new(why));
    context.sealed_only(&asker.by).map_err(refused)?;
    let power = named(power.as_deref(), bot, context)?;
    let owner = owner(context, power, player.as_ref())?;
    let service = &bot.service;
    let struck = service.strike_orders(&asker.by, context, owner, &unit, &asker.origin);
    struck.await?;
    let args = [("unit", escape(&cut(&unit, 60)).into())];
    send(&ctx, Answer::private(bot.say("gm-struck", &args))).await
}

#[poise::command(slash_command, rename = "default")]
async fn default_(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    player: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let refused = |why| AnswerError::Refused(Box::new(why));
    context.gm_only(&asker.by).map_err(refused)?;
    let power = named(power.as_deref(), bot, context)?;
    let owner = owner(context, power, player.as_ref())?;
    let service = &bot.service;
    let done = service.default_orders(&asker.by, context, owner, &asker.origin);
    done.await?;
    let whose = match power {
        Some(power) => bot.words.power(power),
        None => labels::person(owner),
    };
    let args = [("whose", whose.into())];
    send(&ctx, Answer::private(bot.say("gm-defaulted", &args))).await
}

#[poise::command(slash_command)]
async fn lock(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    locking(ctx, power, game, true).await
}

#[poise::command(slash_command)]
async fn unlock(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    locking(ctx, power, game, false).await
}

async fn locking(ctx: Ctx<'_>, power: Option<String>, game: Option<String>, locked: bool) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = named(power.as_deref(), bot, context)?;
    bot.service
        .lock_orders(&asker.by, context, power, locked)
        .await?;
    let key = if locked { "gm-locked" } else { "gm-unlocked" };
    send(&ctx, Answer::private(bot.plain(key))).await
}

#[poise::command(slash_command)]
async fn dryrun(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        gm::view::look(bot, &asker, &context, Sight::DryRun, false).await
    })
    .await
}
