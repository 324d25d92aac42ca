//! `/game`: making, joining, leaving and listing games.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::{Ctx, Done, PowerChoice, asker, axes, bot_for, complete_game, send, show};
use crate::control::PlayerId;
use crate::control::bourse::Names;
use crate::desk::{NewGame, Refusal, Settings, span};
use crate::discord::bot::{Asker, Bot};
use crate::discord::complete::{Choice, fitting, option, response};
use crate::discord::error::Fault;
use crate::discord::ids::Ask;
use crate::discord::reply::Answer;
use crate::discord::rules;
use crate::discord::text::escape;
use crate::discord::views::{self, lobby::lobby, status};
use crate::game::State;
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
        "super::archive::archive",
        "super::seats::takeover",
        "super::seats::return_",
        "super::seats::seats"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn game(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments)] // one for each option a GM may set
async fn create(
    ctx: Ctx<'_>,
    #[max_length = 60] name: String,
    #[autocomplete = "complete_variant"] variant: Option<String>,
    #[autocomplete = "complete_rulebook"] rulebook: Option<String>,
    #[autocomplete = "complete_options"]
    #[max_length = 500]
    options: Option<String>,
    moves: Option<String>,
    retreats: Option<String>,
    builds: Option<String>,
    reminder: Option<String>,
    gm: Option<serenity::User>,
    play: Option<bool>,
    board: Option<axes::Board>,
    movement: Option<axes::Movement>,
    economy: Option<axes::Economy>,
    relations: Option<axes::Relations>,
    control: Option<axes::Control>,
    seasons: Option<axes::Seasons>,
    opening: Option<axes::Opening>,
    goal: Option<axes::Goal>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let guild = asker
        .place
        .guild
        .ok_or(Fault::Refused(Box::new(Refusal::NotInServer)))?;
    let mut setup = rules::setup(bot.words, variant.as_deref(), rulebook.as_deref())?;
    let picks: Vec<axes::Choice> = [
        board.map(Into::into),
        movement.map(Into::into),
        economy.map(Into::into),
        relations.map(Into::into),
        control.map(Into::into),
        seasons.map(Into::into),
        opening.map(Into::into),
        goal.map(Into::into),
    ]
    .into_iter()
    .flatten()
    .collect();
    let options = options.as_deref().unwrap_or_default();
    rules::set_options(bot.words, &mut setup, &picks, options)?;
    let settings = settings(
        Settings::default(),
        [
            moves.as_deref(),
            retreats.as_deref(),
            builds.as_deref(),
            reminder.as_deref(),
        ],
    )?;
    let new = NewGame {
        guild,
        channel: asker.place.parent.unwrap_or(asker.place.channel),
        name,
        setup,
        settings,
        gm: gm.as_ref().map(human).transpose()?,
        join: play.unwrap_or(true),
    };
    let table = bot.desk.create(&asker.by, new).await?;
    let content = lacking(&ctx).unwrap_or_default();
    let answer = lobby(bot, &table);
    send(&ctx, Answer { content, ..answer }).await
}

/// What the bot is not allowed to do in this channel but will have to, in words.
fn lacking(ctx: &Ctx<'_>) -> Option<String> {
    use serenity::Permissions as May;
    let poise::Context::Application(app) = ctx else {
        return None;
    };
    let needed = May::VIEW_CHANNEL
        | May::SEND_MESSAGES
        | May::EMBED_LINKS
        | May::ATTACH_FILES
        | May::CREATE_PUBLIC_THREADS
        | May::SEND_MESSAGES_IN_THREADS
        | May::READ_MESSAGE_HISTORY;
    let lacking = needed - app.interaction.app_permissions?;
    if lacking.is_empty() {
        return None;
    }
    let names = lacking.get_permission_names().join(", ");
    let words = bot_for(ctx).words;
    Some(words.text("lobby-lacking", &[("names", names.into())]))
}

/// Settings with some times changed: movement, retreats, builds, reminder (`0` for none).
pub(super) fn settings(
    mut settings: Settings,
    [moves, retreats, builds, reminder]: [Option<&str>; 4],
) -> Result<Settings, Fault> {
    let read = |text: &str| span(text).map_err(|bad| Fault::Refused(Box::new(Refusal::Span(bad))));
    if let Some(text) = moves {
        settings.moves_ms = read(text)?;
    }
    if let Some(text) = retreats {
        settings.retreats_ms = read(text)?;
    }
    if let Some(text) = builds {
        settings.adjustments_ms = read(text)?;
    }
    match reminder.map(str::trim) {
        None => {}
        Some("0") => settings.remind_ms = 0,
        Some(text) => settings.remind_ms = read(text)?,
    }
    Ok(settings)
}

/// A member who may play or run games: bots may not.
pub(super) fn human(user: &serenity::User) -> Result<PlayerId, Fault> {
    if user.bot {
        return Err(Fault::Refused(Box::new(Refusal::NotAPerson)));
    }
    Ok(PlayerId(user.id.get()))
}

async fn complete_variant(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    let choices = PRESETS
        .iter()
        .map(|p| Choice::new(rules::variant_name(words, p.id), p.id.to_owned()));
    response(fitting(choices, typed))
}

async fn complete_options(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let variant = option(&ctx, "variant");
    let choices = rules::complete_options(bot_for(&ctx).words, variant, typed);
    response(fitting(choices, typed))
}

async fn complete_rulebook(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    response(fitting(rules::rulebooks(bot_for(&ctx).words), typed))
}

#[poise::command(slash_command)]
async fn join(
    ctx: Ctx<'_>,
    power: Option<PowerChoice>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let table = asker.find(bot, game.as_deref()).await?;
    let table = bot
        .desk
        .join(&asker.by, &table, power.map(Into::into))
        .await?;
    let args = [
        ("player", crate::discord::say::person(asker.by.id).into()),
        ("game", escape(&table.game.head.name).into()),
    ];
    let hidden = is_hidden(&table.state);
    let key = if hidden {
        "trade-joined"
    } else {
        "lobby-joined"
    };
    let content = bot.say(key, &args);
    send(
        &ctx,
        Answer {
            content,
            private: hidden,
            ..lobby(bot, &table)
        },
    )
    .await
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let table = asker.find(bot, game.as_deref()).await?;
    let answer = leave_or_ask(bot, &asker, &table).await?;
    send(&ctx, answer).await
}

/// Whether players are known by their numbers only, so that nobody is told who comes and goes.
fn is_hidden(state: &State) -> bool {
    let rules = state.setup.control.bourse();
    rules.is_some_and(|rules| rules.names == Names::Anonymous)
}

/// Leaves the lobby; at the board, asks first whether that is meant.
async fn leave_or_ask(
    bot: &Bot,
    asker: &Asker,
    table: &crate::desk::Table,
) -> Result<Answer, Fault> {
    let name = escape(&table.game.head.name);
    let shared = table.state.control.seats().is_none();
    let power = table.power_of(&asker.by).ok().filter(|_| !shared);
    let plays = power.is_some() || shared && table.state.control.has(asker.by.id);
    if table.state.is_playing() && plays {
        let power = power.map(|power| bot.words.power(power));
        let args = [
            ("game", name.into()),
            ("power", power.unwrap_or_default().into()),
        ];
        let key = if shared {
            "turn-leave-sure"
        } else {
            "game-leave-sure"
        };
        let sure = views::button(table, Ask::Resign, bot.plain("button-leave-sure"));
        let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
        return Ok(Answer::private(bot.say(key, &args)).with_rows(vec![row]));
    }
    let (table, _) = bot.desk.leave(&asker.by, table).await?;
    let args = [
        ("player", crate::discord::say::person(asker.by.id).into()),
        ("game", name.into()),
    ];
    if is_hidden(&table.state) {
        return Ok(Answer::private(bot.say("game-left", &args)));
    }
    Ok(Answer {
        content: bot.say("lobby-left", &args),
        ..lobby(bot, &table)
    })
}

#[poise::command(slash_command)]
async fn info(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let table = asker(&ctx).find(bot, game.as_deref()).await?;
    show(&ctx, views::info::info(bot, &table), share).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, all: Option<bool>, share: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let guild = asker(&ctx).place.guild;
    let guild = guild.ok_or(Fault::Refused(Box::new(Refusal::NotInServer)))?;
    let tables = bot.desk.list(guild, all.unwrap_or(false)).await?;
    show(&ctx, status::list(bot, &tables), share).await
}
