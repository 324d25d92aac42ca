//! `/help`: how to play, by topic.

use crate::discord::access::{Access, Moment, On, ROWS, Who, is_private};
use crate::discord::ui::answering::show;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::labels;
use crate::discord::ui::parts::embed;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::game::GameStatus;
use crate::service::{Refusal, SeatUse, ServiceError};

/// What a person wants help with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Topic {
    /// How to begin and join games.
    #[name = "start"]
    Start,
    /// How to write orders.
    #[name = "orders"]
    Orders,
    /// Deadlines, readiness and more time.
    #[name = "deadlines"]
    Deadlines,
    /// How to announce an absence.
    #[name = "absence"]
    Absence,
    /// Letters and public press.
    #[name = "press"]
    Press,
    /// How games end.
    #[name = "ending"]
    Ending,
    /// Money in Economic Diplomacy.
    #[name = "credits"]
    Credits,
    /// Blocks in Investment Diplomacy.
    #[name = "blocks"]
    Blocks,
    /// Treaties in International Relations.
    #[name = "treaties"]
    Treaties,
    /// Shared seas in Naval Diplomacy.
    #[name = "naval"]
    Naval,
    /// The exchange in Capitalist Diplomacy.
    #[name = "exchange"]
    Exchange,
    /// What GMs can do.
    #[name = "gm"]
    Gm,
    /// Tournaments and leagues.
    #[name = "events"]
    Events,
    /// Spectators, and those who see everything.
    #[name = "gallery"]
    Gallery,
    /// Partners and coaches.
    #[name = "sharing"]
    Sharing,
    /// Roles and private channels on the server.
    #[name = "rooms"]
    Rooms,
    /// Records, ratings, and gates on joining.
    #[name = "records"]
    Records,
    /// The list of commands.
    #[name = "commands"]
    Commands,
}

/// `/help`: explains one topic; without one, how to play.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn help(ctx: Ctx<'_>, topic: Option<Topic>, share: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let here = match topic {
        None | Some(Topic::Start) => here(&ctx, bot).await,
        Some(_) => String::new(),
    };
    let wanted = topic.unwrap_or(Topic::Start);
    let topic = <&str>::from(wanted);
    let text = if wanted == Topic::Commands {
        let text = usable(&ctx, bot).await;
        format!("{text}\n\n{}", bot.plain("help-renamed"))
    } else if here.is_empty() {
        bot.plain(&format!("help-{topic}"))
    } else {
        let text = bot.plain(&format!("help-{topic}"));
        format!("{here}\n\n{text}\n{}", bot.plain("help-rules"))
    };
    let shown = embed(bot.plain(&format!("topic-{topic}"))).description(text);
    show(&ctx, Answer::private("").with_embed(shown), share).await
}

/// The commands the asker may use here and now, by the table that says who may.
async fn usable(ctx: &Ctx<'_>, bot: &Bot) -> String {
    let asker = asker(ctx);
    let context = bot.service.find(&asker.by, asker.place, None).await.ok();
    let head = match &context {
        None => bot.plain("help-commands-none"),
        Some(context) => {
            let moment = Moment::of(context).id();
            let args = [
                ("game", escape(&context.game.head.name).into()),
                ("moment", bot.plain(&format!("access-when-{moment}")).into()),
            ];
            bot.say("help-commands-game", &args)
        }
    };
    let may = |row: &&Access| match &context {
        _ if asker.in_private() && !is_private(row.name) => false,
        Some(context) => row.open_to(context, &asker.by),
        None => row.on == On::None && (row.who != Who::Manager || asker.by.admin),
    };
    let open: Vec<&Access> = ROWS.iter().filter(may).collect();
    let mut single = Vec::new();
    let mut groups = Vec::new();
    for group in open.chunk_by(|a, b| a.group() == b.group()) {
        let names = group.iter().filter_map(|row| row.name.split_once(' '));
        let names: Vec<&str> = names.map(|(_, sub)| sub).collect();
        let group = group.first().map_or("", |row| row.group());
        if names.is_empty() {
            single.push(format!("`/{group}`"))
        } else {
            groups.push(format!("`/{group}` {}", names.join(", ")))
        }
    }
    let mut lines = vec![head, String::new(), single.join(" ")];
    lines.extend(groups);
    lines.extend([String::new(), bot.plain("help-commands-more")]);
    lines.join("\n")
}

/// What the asker may do here and now: by who asks, and where.
async fn here(ctx: &Ctx<'_>, bot: &Bot) -> String {
    let asker = asker(ctx);
    let context = match bot.service.find(&asker.by, asker.place, None).await {
        Ok(context) => context,
        Err(ServiceError::Refused(Refusal::WhichGame { .. })) => {
            return bot.plain("help-here-several");
        }
        Err(_) if asker.in_private() => return bot.plain("help-here-private"),
        Err(_) => return bot.plain("help-here-none"),
    };
    let by = context.as_player(&asker.by, SeatUse::Everybody);
    let by = by.unwrap_or_else(|_| asker.by.clone());
    let bot = &bot.of_game(&context);
    let state = &context.state;
    let name = escape(&context.game.head.name);
    let powers = state.control.powers_of(by.id);
    let powers: Vec<String> = powers.iter().map(|p| bot.words.power(*p)).collect();
    let args = [
        ("game", name.into()),
        ("phase", labels::phase(bot.words, state.phase).into()),
        ("powers", bot.words.all_of(&powers).into()),
    ];
    let plays = state.control.has(by.id);
    let key = match state.stage {
        GameStatus::Lobby if plays => "help-here-joined",
        GameStatus::Lobby => "help-here-lobby",
        GameStatus::Finished(_) => "help-here-over",
        GameStatus::Playing if !powers.is_empty() => "help-here-plays",
        GameStatus::Playing if plays => "help-here-trades",
        GameStatus::Playing => "help-here-watches",
    };
    let told = bot.say(key, &args);
    if context.is_gm(&asker.by) && !matches!(state.stage, GameStatus::Finished(_)) {
        format!("{told}\n{}", bot.plain("help-here-gm"))
    } else {
        told
    }
}
