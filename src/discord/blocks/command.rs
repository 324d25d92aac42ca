//! `/blocks`: points and blocks. Each placing is a line on the player's own sealed sheet, written as
//! typed ones are.

use poise::serenity_prelude as serenity;

use super::{menus as places, view as views};
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::text::one_line;
use crate::service::{GameContext, Mode, MySheet, Refusal};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("place", "rest", "disband", "clear", "show", "plan"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn blocks(_: Ctx<'_>) -> Done {
    Ok(())
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}

/// Writes one line on the sheet.
async fn declare(ctx: &Ctx<'_>, game: Option<String>, line: &str) -> Done {
    let bot = &bot_for(ctx);
    let mut asker = asker(ctx);
    reply(ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.blocks().map_err(refused)?;
        let written = bot
            .service
            .write(&asker.by, &context, line, Mode::Add, false, &asker.origin)
            .await?;
        Ok(views::written(bot, &written))
    })
    .await
}

#[poise::command(slash_command)]
async fn place(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_place"]
    #[max_length = 60]
    province: String,
    #[min = 1]
    #[max = 9999]
    points: u32,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("place {points} in {}", one_line(&province));
    declare(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn rest(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_place"]
    #[max_length = 60]
    province: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("place the rest in {}", one_line(&province));
    declare(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn disband(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_unit"]
    #[max_length = 60]
    unit: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("disband {}", one_line(&unit));
    declare(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn clear(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_place"]
    #[max_length = 60]
    province: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let parser = crate::orders::Parser::new(context.state.setup.board());
        let at = province.map(|typed| parser.place(&one_line(&typed)));
        let at = at
            .transpose()
            .map_err(|e| AnswerError::User(bot.words.parse_error(&e)))?;
        let at = at.map(|at| at.province);
        let mine = bot
            .service
            .take_up(&asker.by, &context, at, &asker.origin)
            .await?;
        Ok(views::show(bot, &mine, bot.plain("points-cleared")))
    })
    .await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.blocks().map_err(refused)?;
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        Ok(views::show(bot, &mine, String::new()))
    })
    .await
}

#[poise::command(slash_command)]
async fn plan(
    ctx: Ctx<'_>,
    #[max_length = 1000] lines: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let text = lines.unwrap_or_default().replace(';', "\n");
        let what = bot.service.what_if(&asker.by, &context, &text).await?;
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        Ok(views::what_if(bot, &mine, &what))
    })
    .await
}

/// The asker's own sheet, for completing.
async fn own(bot: &Bot, asker: &mut Asker, game: Option<&str>) -> Result<MySheet, AnswerError> {
    let context = find(bot, asker, game).await?;
    let bot = &bot.of_game(&context);
    Ok(bot.service.my_sheet(&asker.by, &context).await?)
}

/// Own provinces that hold blocks, with what they hold now and what is to come.
async fn complete_place(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mine = own(bot, &mut asker(&ctx), option(&ctx, "game")).await;
    let choices = mine.map(|mine| places::places(bot.words, &mine));
    response(fitting(choices.unwrap_or_default(), typed))
}

/// Own units at home, with what disbanding them brings and saves; where units cannot be paid, all.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mine = own(bot, &mut asker(&ctx), option(&ctx, "game")).await;
    let choices = mine.map(|mine| places::units(bot.words, &mine));
    response(fitting(choices.unwrap_or_default(), typed))
}

/// The game that is meant: of several, the only one played with blocks.
async fn find(
    bot: &Bot,
    asker: &mut Asker,
    game: Option<&str>,
) -> Result<GameContext, AnswerError> {
    let has = |context: &GameContext| context.blocks().is_ok();
    asker.find_with(bot, game, has).await
}
