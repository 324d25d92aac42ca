//! `/practice`: a game of one person against computers, at once and at one's own pace.

use poise::serenity_prelude as serenity;

use super::command::LevelChoice;
use crate::board::Power;
use crate::control::Level;
use crate::discord::api::ground::ground;
use crate::discord::api::rest::RestError;
use crate::discord::boards::choice::{self, complete_board};
use crate::discord::lobby::command::{complete_options, complete_variant};
use crate::discord::lobby::rules;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::complete::option;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::powers::{power_on_board, powers_of};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{THREAD, cut};
use crate::game::Setup;
use crate::service::{Deal, GameContext, LONGEST, NewGame, Settings};
use crate::variants::standard;

/// `/practice`: opens a game against computers, in a private thread, and starts it.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn practice(
    ctx: Ctx<'_>,
    level: Option<LevelChoice>,
    #[autocomplete = "complete_played"] power: Option<String>,
    #[autocomplete = "complete_variant"] variant: Option<String>,
    #[autocomplete = "complete_options"]
    #[max_length = 500]
    options: Option<String>,
    #[autocomplete = "complete_board"]
    #[max_length = 60]
    board: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let mut setup = rules::setup(bot.words, variant.as_deref(), None)?;
        if let Some(board) = &board {
            choice::play_on(bot, asker.server()?, &mut setup, board).await?;
        }
        rules::set_options(
            bot.words,
            &mut setup,
            options.as_deref().unwrap_or_default(),
        )?;
        let level = level.map_or(Level::Normal, LevelChoice::level);
        let power =
            power.map(|typed| power_on_board(bot.words.for_game(&setup), setup.board(), &typed));
        let context = begin(bot, &asker, setup, level, power.transpose()?).await?;
        let level = bot.plain(&format!("computer-level-{level}"));
        let args = [
            ("channel", context.game.head.channel.to_string().into()),
            ("level", level.into()),
        ];
        Ok(Answer::private(bot.say("practice-begun", &args)))
    })
    .await
}

/// Completes a power of the board that is chosen already; of the standard one, if none is.
async fn complete_played(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let chosen = match (option(&ctx, "board"), asker(&ctx).place.guild) {
        (Some(word), Some(guild)) => choice::board_named(bot, guild, word).await.ok(),
        _ => None,
    };
    let mut setup = standard(None);
    if let Some(board) = chosen {
        setup.board = board;
    }
    powers_of(bot.words.for_game(&setup), setup.board(), typed)
}

/// Creates the game, seats the computers and starts it.
async fn begin(
    bot: &Bot,
    asker: &Asker,
    setup: Setup,
    level: Level,
    power: Option<Power>,
) -> Result<GameContext, AnswerError> {
    let guild = asker.server()?;
    let numbered = |number: usize| bot.say("practice-name", &[("number", number.into())]);
    let name = bot.service.free_name(guild, numbered).await?;
    let (channel, in_post) = ground(bot, asker).await?;
    let channel = if in_post {
        channel
    } else {
        thread(bot, asker, channel, &name).await?
    };
    let mut settings = Settings {
        moves_ms: LONGEST,
        retreats_ms: LONGEST,
        adjustments_ms: LONGEST,
        remind_ms: 0,
        category: asker.place.category,
        ..Settings::default()
    };
    settings.clock.early = true;
    settings.seats.private = true;
    settings.seats.deal = power.map_or(Deal::Lot, |_| Deal::Choice);
    settings.missed.disorder_after = 0;
    let new = NewGame {
        guild,
        channel,
        name,
        setup,
        settings,
        gm: None,
        join: false,
        computers: None,
    };
    let by = &asker.by;
    let context = bot.service.create(by, new).await?;
    let context = bot.service.join(by, &context, power).await?;
    let (context, _) = bot
        .service
        .seat_computers(by, &context, level, None)
        .await?;
    Ok(bot.service.start(by, &context).await?)
}

/// A private thread for the game. Where none can be opened it is played in the channel.
async fn thread(bot: &Bot, asker: &Asker, channel: i64, name: &str) -> Result<i64, AnswerError> {
    let above = channel.cast_unsigned();
    let opened = async {
        let thread = bot.rest.private_thread(above, &cut(name, THREAD)).await?;
        bot.rest.add_to_thread(thread, asker.by.id.0).await?;
        Ok(thread.cast_signed())
    };
    match opened.await {
        Ok(thread) => Ok(thread),
        Err(cause @ RestError::Refused { .. }) => {
            tracing::info!(%cause, "a practice game is played in the channel");
            Ok(channel)
        }
        Err(cause) => Err(AnswerError::Internal(cause.to_string())),
    }
}
