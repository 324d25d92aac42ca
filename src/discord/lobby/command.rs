//! `/game`: making, joining, leaving and listing games.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, MessageFlags};

use super::clicks::{full, link_to, note_card};
use super::opening::Wanted;
use super::view::{among, hides_players, lobby};
use super::{info, opening, rules, sets};
use crate::control::SeatsError;
use crate::discord::boards::choice::{board_named, complete_board};
use crate::discord::computers::command::LevelChoice;
use crate::discord::orders::sheet;
use crate::discord::results::status;
use crate::discord::settings::command::{KindChoice, SpeedChoice};
use crate::discord::ui::answering::{in_time, send, show};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, bot_for_all, complete_game, human};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts;
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::showing::Shown;
use crate::discord::ui::text::escape;
use crate::game::ActError;
use crate::service::{GameContext, Refusal, ServiceError};
use crate::variants::PRESETS;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "create",
        "join",
        "leave",
        "info",
        "list",
        "crate::discord::settings::command::set",
        "crate::discord::settings::command::invite",
        "crate::discord::settings::command::uninvite",
        "crate::discord::settings::command::waitlist",
        "crate::discord::archive::command::archive",
        "crate::discord::people::seats::takeover",
        "crate::discord::people::seats::return_",
        "crate::discord::people::seats::seats",
        "crate::discord::archive::saved::export",
        "crate::discord::archive::saved::import",
        "crate::discord::window::command::window"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn game(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
async fn create(
    ctx: Ctx<'_>,
    #[max_length = 60] name: String,
    speed: Option<SpeedChoice>,
    kind: Option<KindChoice>,
    #[autocomplete = "complete_variant"] variant: Option<String>,
    #[autocomplete = "complete_options"]
    #[max_length = 500]
    options: Option<String>,
    #[autocomplete = "complete_players"] players: Option<String>,
    #[autocomplete = "complete_board"]
    #[max_length = 60]
    board: Option<String>,
    private: Option<bool>,
    gm: Option<serenity::User>,
    play: Option<bool>,
    computers: Option<LevelChoice>,
) -> Done {
    let bot = &bot_for(&ctx);
    let wanted = Wanted {
        name,
        variant,
        options: options.unwrap_or_default(),
        players,
        board,
        speed: speed.map(Into::into),
        occasion: kind.map(Into::into),
        private,
        gm: gm.as_ref().map(human).transpose()?,
        play,
        computers: computers.map(LevelChoice::level),
    };
    let (context, in_post) = opening::make(bot, &asker(&ctx), wanted).await?;
    let _turn = bot.showing.turn(Shown::Lobby(context.game.id)).await;
    let all = bot_for_all(&ctx).words;
    let have = match ctx {
        poise::Context::Application(app) => app.interaction.app_permissions,
        poise::Context::Prefix(_) => None,
    };
    let content = opening::lacking(all, have, in_post).unwrap_or_default();
    let answer = lobby(all, &context);
    send_card(&ctx, &context, Answer { content, ..answer }).await
}

/// Sends a lobby for all to see where none is shown yet. Else the one that is shown changes by itself, and
/// the asker alone is told so, under the words of `key`.
async fn send_once(
    ctx: &Ctx<'_>,
    bot: &Bot,
    context: &GameContext,
    key: &str,
    answer: Answer,
) -> Done {
    let (guild, game) = (context.game.guild, context.game.id);
    let turn = async { Ok(bot.showing.turn(Shown::Lobby(game)).await) };
    let turn = in_time(ctx, true, Box::pin(turn)).await?;
    let Some(card) = bot.service.card(guild, game).await? else {
        return send_card(ctx, context, answer).await;
    };
    drop(turn);
    let name = escape(&context.game.head.name);
    let told = bot.say(key, &[("game", name.into())]);
    let link = [("link", link_to(context, card).into())];
    let content = format!("{told} {}", bot.say("lobby-is-here", &link));
    let shown = Answer {
        content,
        private: true,
        rows: Vec::new(),
        ..lobby(bot.words, context)
    };
    send(ctx, shown).await
}

/// Sends a lobby for all to see, and notes where it is.
async fn send_card(ctx: &Ctx<'_>, context: &GameContext, answer: Answer) -> Done {
    let sent = ctx.send(answer.into_reply()).await?;
    match sent.message().await {
        // Who had to wait for somebody else's lobby in vain sees this one alone.
        Ok(message)
            if message
                .flags
                .is_some_and(|f| f.contains(MessageFlags::EPHEMERAL)) => {}
        Ok(message) => {
            let (channel, message) = (message.channel_id.get(), message.id.get());
            note_card(ctx.data(), context, channel, message).await;
        }
        Err(cause) => tracing::warn!(%cause, "cannot find out where a lobby is shown"),
    }
    Ok(())
}

pub(in crate::discord) async fn complete_variant(
    ctx: Ctx<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    let choices = PRESETS
        .iter()
        .map(|p| Choice::new(rules::variant_name(words, p.id), p.id.to_owned()));
    response(fitting(choices, typed))
}

pub(in crate::discord) async fn complete_options(
    ctx: Ctx<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let variant = option(&ctx, "variant");
    let choices = rules::complete_options(bot_for(&ctx).words, variant, typed);
    response(fitting(choices, typed))
}

pub(in crate::discord) async fn complete_players(
    ctx: Ctx<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let board = match (option(&ctx, "board"), asker(&ctx).place.guild) {
        (Some(board), Some(guild)) => board_named(bot, guild, board).await.ok(),
        _ => None,
    };
    let choices = sets::choices(bot.words, option(&ctx, "variant"), board);
    response(fitting(choices, typed))
}

pub(in crate::discord) async fn complete_rulebook(
    ctx: Ctx<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    response(fitting(rules::rulebooks(bot_for(&ctx).words), typed))
}

#[poise::command(slash_command)]
async fn join(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = named(power.as_deref(), bot, context)?;
    let context = match bot.service.join(&asker.by, context, power).await {
        Err(ServiceError::Refused(Refusal::Game(ActError::Seats(SeatsError::Full)))) => {
            return send(&ctx, full(bot, context)).await;
        }
        other => other?,
    };
    // Where anybody may join at any time: what they hold and may do now.
    if context.state.is_playing() {
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        return send(&ctx, sheet::panel(bot, &mine, String::new()).await).await;
    }
    if hides_players(&context) {
        let key = if context.state.control.is_shared() {
            "trade-joined"
        } else {
            "lobby-joined-alone"
        };
        let args = [
            (
                "player",
                crate::discord::ui::labels::person(asker.by.id).into(),
            ),
            ("game", escape(&context.game.head.name).into()),
        ];
        let content = bot.say(key, &args);
        let shown = among(bot.words, &context);
        return send(
            &ctx,
            Answer {
                content,
                private: true,
                ..shown
            },
        )
        .await;
    }
    let all = bot_for_all(&ctx);
    let content = all.say(
        "lobby-joined",
        &[
            (
                "player",
                crate::discord::ui::labels::person(asker.by.id).into(),
            ),
            ("game", escape(&context.game.head.name).into()),
        ],
    );
    let shown = lobby(all.words, &context);
    send_once(
        &ctx,
        bot,
        &context,
        "lobby-joined-you",
        Answer { content, ..shown },
    )
    .await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let all = bot_for_all(&ctx);
    let (answer, context) = leave_or_ask(bot, &all, asker, context).await?;
    if answer.private {
        send(&ctx, answer).await
    } else {
        send_once(&ctx, bot, &context, "game-left", answer).await
    }
}

/// Leaves the lobby; at the board, asks first whether that is meant.
async fn leave_or_ask(
    bot: &Bot,
    all: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<(Answer, GameContext), AnswerError> {
    let name = escape(&context.game.head.name);
    let shared = context.state.control.is_shared();
    let power = context.power_of(&asker.by).ok().filter(|_| !shared);
    let plays = power.is_some() || shared && context.state.control.has(asker.by.id);
    if context.state.is_playing() && plays {
        let power = power.map(|power| labels::hand_of(bot.words, context, power));
        let args = [
            ("game", name.into()),
            ("power", power.unwrap_or_default().into()),
        ];
        let key = if shared {
            "turn-leave-sure"
        } else {
            "game-leave-sure"
        };
        let sure = parts::button(context, Ask::Resign, bot.plain("button-leave-sure"));
        let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
        let sure = Answer::private(bot.say(key, &args)).with_rows(vec![row]);
        return Ok((sure, context.clone()));
    }
    let waited = context.settings.seats.waiting.contains(&asker.by.id);
    let (context, _) = bot.service.leave(&asker.by, context).await?;
    let args = [
        (
            "player",
            crate::discord::ui::labels::person(asker.by.id).into(),
        ),
        ("game", name.into()),
    ];
    let answer = if waited {
        Answer::private(bot.say("lobby-waits-no-more", &args))
    } else if context.state.is_playing() || hides_players(&context) {
        Answer::private(bot.say("game-left", &args))
    } else {
        Answer {
            content: all.say("lobby-left", &args),
            ..lobby(all.words, &context)
        }
    };
    Ok((answer, context))
}

#[poise::command(slash_command)]
async fn info(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let context = asker(&ctx).find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let all = share.unwrap_or(false);
    show(&ctx, info::info(bot, &context, all), share).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, all: Option<bool>, share: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let guild = asker.server()?;
    let over_too = all.unwrap_or(false);
    let mut tables = bot.service.list_for(&asker.by, guild, over_too).await?;
    if share.unwrap_or(false) {
        // What all read names no game that is not everybody's.
        tables.retain(|context| !context.settings.seats.private);
    }
    show(&ctx, status::list(bot, &tables), share).await
}
