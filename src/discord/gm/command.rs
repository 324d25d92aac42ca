//! `/gm`: running a game. Whether somebody may is decided by the service.

pub use super::orders::sealed;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::control::{PlayerId, SeatsError};
use crate::discord::gm;
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::human;
use crate::discord::ui::commands::{asker, at_table, bot_for, bot_for_all, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::powers::{complete_power, power_of};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::discord::ui::{labels, parts};
use crate::game::{ActError, GameStatus};
use crate::service::{GameContext, Refusal, Seating, ServiceError};
use crate::store::Seq;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "start",
        "crate::discord::turns::clock::deadline",
        "crate::discord::turns::clock::extend",
        "crate::discord::turns::clock::times",
        "crate::discord::turns::clock::pause",
        "crate::discord::turns::clock::resume",
        "process",
        "rollback",
        "replace",
        "abandon",
        "super::end::end",
        "super::delete::delete",
        "crate::discord::press::command::gm_press",
        "super::people::seat",
        "super::people::unseat",
        "crate::discord::computers::command::computers",
        "super::people::remind",
        "super::people::announce",
        "super::people::warn",
        "super::people::ban",
        "super::people::hand_over",
        "super::people::log"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn gm(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn start(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let context = bot.service.start(&asker.by, context).await?;
    // It stands in the channel for all.
    send(&ctx, started(&bot_for_all(&ctx), &context)).await
}

/// The answer that the game has begun, and where its map will appear.
pub fn started(bot: &Bot, context: &GameContext) -> Answer {
    let head = &context.game.head;
    let args = [
        ("game", escape(&head.name).into()),
        ("channel", head.channel.to_string().into()),
    ];
    Answer::public(bot.say("game-started", &args))
}

#[poise::command(slash_command)]
async fn process(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let closed = bot.service.process(&asker.by, &context).await?;
        let phase = labels::phase(bot.words, closed.report.phase);
        Ok(Answer::private(
            bot.say("gm-processed", &[("phase", phase.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command)]
async fn rollback(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_point"] to: Option<i64>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let shown = bot
            .service
            .preview_rollback(&asker.by, &context, to.map(Seq))
            .await?;
        Ok(gm::view::preview_rollback(bot, &context, shown).await)
    })
    .await
}

/// Completes a point to go back to: the revisions that opened a phase.
async fn complete_point(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let points = async {
        let context = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let bot = &bot.of_game(&context);
        Ok::<_, AnswerError>(bot.service.rollback_points(&asker.by, &context).await?)
    };
    let points = points.await.unwrap_or_default();
    let choices = points.iter().map(|p| {
        let phase = labels::phase(bot.words, p.phase);
        let seq = p.seq.to_string();
        let args = [("phase", phase.into()), ("seq", seq.clone().into())];
        Choice::new(bot.say("gm-rollback-point", &args), seq)
    });
    let choices = fitting(choices, typed).into_iter().filter_map(|c| {
        let seq: i64 = c.value.parse().ok()?;
        Some(serenity::AutocompleteChoice::new(c.name, seq))
    });
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

#[poise::command(slash_command)]
async fn replace(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: String,
    player: serenity::User,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = power_of(bot, context, &power)?;
    let replaced = bot.service.replace(&asker.by, context, power, player).await;
    let replaced = replaced.map_err(|error| plays_already(bot, player, error))?;
    let args = [
        ("player", labels::person(player).into()),
        ("power", bot.words.power(power).into()),
    ];
    let key = match replaced {
        Seating::Seated(_) => "gm-replaced",
        Seating::Offered(_) => "gm-offered",
    };
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// A refusal in words about a newcomer: the usual sentence speaks to the one who plays already.
pub(super) fn plays_already(bot: &Bot, player: PlayerId, error: ServiceError) -> AnswerError {
    match error {
        ServiceError::Refused(Refusal::Game(ActError::Seats(SeatsError::AlreadyIn))) => {
            let player = labels::person(player);
            AnswerError::User(bot.say("gm-replace-plays", &[("player", player.into())]))
        }
        other => other.into(),
    }
}

#[poise::command(slash_command)]
async fn abandon(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let refused = |why| AnswerError::Refused(Box::new(why));
    context.gm_only(&asker.by).map_err(refused)?;
    if let GameStatus::Finished(_) = context.state.stage {
        return Err(refused(Refusal::GameOver));
    }
    let args = [("game", escape(&context.game.head.name).into())];
    let sure = parts::button(context, Ask::Abandon, bot.plain("button-abandon"));
    let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
    send(
        &ctx,
        Answer::private(bot.say("gm-abandon-sure", &args)).with_rows(vec![row]),
    )
    .await
}
