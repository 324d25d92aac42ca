//! `/event`: tournaments and leagues of several games.

use poise::serenity_prelude as serenity;

use super::card::refresh;
use super::{boards, clicks, export, view};
use crate::board::Power;
use crate::discord::api::ground::ground;
use crate::discord::boards::choice::complete_board;
use crate::discord::computers::command::LevelChoice;
use crate::discord::lobby::command::{complete_options, complete_players, complete_variant};
use crate::discord::lobby::{opening, rules};
use crate::discord::results::scores::By;
use crate::discord::settings::command::SpeedChoice;
use crate::discord::turns::clock::refused;
use crate::discord::ui::answering::{reply, send, show};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, bot_for_all, complete_game, human};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::powers::power_on_board;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::showing::Shown;
use crate::discord::ui::text::escape;
use crate::service::{EventContext, NewEvent, Plan, RoundClock, Seating, System, span};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "create",
        "join",
        "leave",
        "info",
        "list",
        "apart",
        "computers",
        "deal",
        "replace",
        "pause",
        "resume",
        "extend",
        "standings",
        "results",
        "export",
        "end"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn event(_: Ctx<'_>) -> Done {
    Ok(())
}

/// The bot, who asks, and the event that is meant.
async fn at_event(
    ctx: &Ctx<'_>,
    event: Option<&str>,
) -> Result<(Bot, Asker, EventContext), AnswerError> {
    let (bot, asker) = (bot_for(ctx), asker(ctx));
    let context = bot.service.find_event(asker.server()?, event).await?;
    Ok((bot, asker, context))
}

/// `/event create`: opens the sign-up of an event.
///
/// Its games have the rules and settings of another game (`like`), or those that are chosen.
#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
async fn create(
    ctx: Ctx<'_>,
    #[max_length = 40] name: String,
    #[min = 1]
    #[max = 20]
    rounds: u32,
    scoring: Option<By>,
    last_year: Option<u16>,
    #[min = 1]
    #[max = 20]
    counted: Option<u32>,
    #[autocomplete = "complete_game"] like: Option<String>,
    speed: Option<SpeedChoice>,
    #[autocomplete = "complete_variant"] variant: Option<String>,
    #[autocomplete = "complete_options"]
    #[max_length = 500]
    options: Option<String>,
    #[autocomplete = "complete_players"] players: Option<String>,
    #[autocomplete = "complete_board"]
    #[max_length = 60]
    board: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = &asker(&ctx);
    let guild = asker.server()?;
    let (channel, in_post) = ground(bot, asker).await?;
    if in_post {
        return Err(AnswerError::User(bot.plain("event-in-post")));
    }
    let (mut setup, mut settings) = match &like {
        Some(game) => {
            let model = asker.clone().find(bot, Some(game)).await?;
            (model.state.setup, model.settings)
        }
        None => {
            let wanted = opening::Wanted {
                variant,
                options: options.unwrap_or_default(),
                players,
                board,
                speed: speed.map(Into::into),
                ..opening::Wanted::default()
            };
            opening::template(bot, guild, &wanted).await?
        }
    };
    if let Some(year) = last_year {
        // Scoring systems count what the survivors of a last year have; that the largest wins must be chosen.
        let then = setup.last_year.map_or("draw", |last| last.then.id());
        let last = format!("last_year={year} last_year_then={then}");
        rules::set_options(bot.words, &mut setup, &last)?;
    }
    settings.category = asker.place.category;
    let new = NewEvent {
        guild,
        channel,
        name,
        plan: Plan {
            setup,
            settings: Plan::settings_of(&settings),
            rounds,
            scoring: scoring.map_or(System::SumOfSquares, Into::into),
            counted,
        },
    };
    let context = bot.service.create_event(&asker.by, new).await?;
    let turn = bot.showing.turn(Shown::SignUp(context.event.id)).await;
    let card = view::card(bot_for_all(&ctx).words, &context);
    let sent = ctx.send(card.into_reply()).await?;
    // Where it is shown in a thread, it is brought up to date by its own buttons alone.
    match sent.message().await {
        Ok(message) if message.channel_id.get().cast_signed() == channel => {
            bot.service
                .note_event_card(&context, message.id.get())
                .await?;
        }
        Ok(_) => {}
        Err(cause) => tracing::warn!(%cause, "cannot find out where a sign-up is shown"),
    }
    drop(turn);
    // Who was faster than this note was shown nowhere.
    let newest = bot.service.event(guild, context.event.id).await?;
    if newest.event.version != context.event.version {
        refresh(bot, &newest).await;
    }
    Ok(())
}

/// `/event join`: signs up, or changes what one has asked for.
#[poise::command(slash_command)]
async fn join(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_wishes"]
    #[max_length = 300]
    powers: Option<String>,
    reserve: Option<bool>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let wishes = powers
        .map(|typed| wishes(bot, context, &typed))
        .transpose()?;
    let now = bot
        .service
        .enter_event(&asker.by, context, wishes, reserve)
        .await?;
    let args = [("event", escape(&now.event.name).into())];
    let told = bot.say("event-joined", &args);
    let own = view::own(bot.words, &now, asker.by.id, false);
    answer_first(&ctx, bot, &now, Answer::private(format!("{told}\n{own}"))).await
}

/// `/event leave`: takes somebody out of the rounds to come.
#[poise::command(slash_command)]
async fn leave(
    ctx: Ctx<'_>,
    player: Option<serenity::User>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let player = player
        .as_ref()
        .map(human)
        .transpose()?
        .unwrap_or(asker.by.id);
    let now = bot.service.leave_event(&asker.by, context, player).await?;
    let args = [
        ("event", escape(&now.event.name).into()),
        ("player", labels::person(player).into()),
    ];
    let told = Answer::private(bot.say("event-left", &args));
    answer_first(&ctx, bot, &now, told).await
}

/// `/event info`: shows the sign-up, and to the asker what they asked for.
#[poise::command(slash_command)]
async fn info(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_event"] event: Option<String>,
    share: Option<bool>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let mut answer = view::card(bot.words, context);
    if !share.unwrap_or(false) {
        let hosts = bot.service.hosts(&asker.by, context).await?;
        answer.content = view::own(bot.words, context, asker.by.id, hosts);
    }
    show(&ctx, answer, share).await
}

/// `/event list`: lists the events of the server.
#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, share: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let events = bot.service.events(asker(&ctx).server()?).await?;
    show(&ctx, view::list(bot.words, &events), share).await
}

/// `/event apart`: notes that two shall not meet, or may again.
#[poise::command(slash_command)]
async fn apart(
    ctx: Ctx<'_>,
    one: serenity::User,
    other: serenity::User,
    lift: Option<bool>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let (one, other) = (human(&one)?, human(&other)?);
    let apart = !lift.unwrap_or(false);
    bot.service
        .keep_apart(&asker.by, context, (one, other), apart)
        .await?;
    let args = [
        ("one", labels::person(one).into()),
        ("other", labels::person(other).into()),
    ];
    let key = if apart {
        "event-apart-line"
    } else {
        "event-apart-lifted"
    };
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// `/event computers`: has so many computers take part.
#[poise::command(slash_command)]
async fn computers(
    ctx: Ctx<'_>,
    #[max = 400] count: u32,
    level: Option<LevelChoice>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let level = level.map_or(crate::control::Level::Normal, LevelChoice::level);
    let now = bot
        .service
        .event_computers(&asker.by, context, count as usize, level)
        .await?;
    let shown = view::card(bot.words, &now);
    let shown = Answer {
        private: true,
        ..shown
    };
    answer_first(&ctx, bot, &now, shown).await
}

/// `/event deal`: shows how the next round could be dealt.
///
/// Boards that were dealt and are not open yet are opened instead.
#[poise::command(slash_command)]
async fn deal(
    ctx: Ctx<'_>,
    computers: Option<LevelChoice>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    reply(&ctx, true, async {
        let open = bot.service.unopened_boards(&asker.by, context).await?;
        if !open.is_empty() {
            return boards::open(bot, asker, context).await;
        }
        let fill = computers.map(LevelChoice::level);
        clicks::preview(bot, asker, context, fill, "").await
    })
    .await
}

/// `/event replace`: offers somebody's seat in the running round to a reserve.
#[poise::command(slash_command)]
async fn replace(
    ctx: Ctx<'_>,
    player: serenity::User,
    by: Option<serenity::User>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let (player, by) = (human(&player)?, by.as_ref().map(human).transpose()?);
    let replaced = bot.service.replace_entrant(&asker.by, context, player, by);
    let (instead, seating) = replaced.await?;
    let args = [
        ("player", labels::person(player).into()),
        ("instead", labels::person(instead).into()),
    ];
    let key = match seating {
        Seating::Seated(_) => "event-replaced",
        Seating::Offered(_) => "event-replace-asked",
    };
    answer_first(&ctx, bot, context, Answer::private(bot.say(key, &args))).await
}

/// Answers, and brings the sign-up up to date when that is done: one may have to wait for others who change it.
async fn answer_first(ctx: &Ctx<'_>, bot: &Bot, context: &EventContext, answer: Answer) -> Done {
    let sent = send(ctx, answer).await;
    refresh(bot, context).await;
    sent
}

/// `/event pause`: stops the clocks of all boards of the round.
#[poise::command(slash_command)]
async fn pause(ctx: Ctx<'_>, #[autocomplete = "complete_event"] event: Option<String>) -> Done {
    set_clocks(&ctx, event.as_deref(), &RoundClock::Pause).await
}

/// `/event resume`: starts the clocks of all boards of the round again.
#[poise::command(slash_command)]
async fn resume(ctx: Ctx<'_>, #[autocomplete = "complete_event"] event: Option<String>) -> Done {
    set_clocks(&ctx, event.as_deref(), &RoundClock::Resume).await
}

/// `/event extend`: gives all boards of the round more time, such as 12h.
#[poise::command(slash_command)]
async fn extend(
    ctx: Ctx<'_>,
    #[max_length = 40] by: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_event"] event: Option<String>,
) -> Done {
    let by_ms = span(&by).map_err(refused)?;
    let act = RoundClock::Extend { by_ms, reason: why };
    set_clocks(&ctx, event.as_deref(), &act).await
}

async fn set_clocks(ctx: &Ctx<'_>, event: Option<&str>, act: &RoundClock) -> Done {
    let (bot, asker, context) = &at_event(ctx, event).await?;
    reply(ctx, true, async {
        let service = &bot.service;
        let done = service.set_round_clock(&asker.by, context, act).await?;
        Ok(view::clocks(bot.words, context, done))
    })
    .await
}

/// `/event standings`: shows who stands where.
#[poise::command(slash_command)]
async fn standings(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_event"] event: Option<String>,
    share: Option<bool>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let _costly = bot.costly_for(asker.person.id).await?;
    let results = bot.service.event_results(context, None).await?;
    let shown = view::standings(bot.words, context, &results);
    show(&ctx, Answer::private("").with_embed(shown), share).await
}

/// `/event results`: shows what the games of a round brought.
#[poise::command(slash_command)]
async fn results(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 20]
    round: Option<u32>,
    #[autocomplete = "complete_event"] event: Option<String>,
    share: Option<bool>,
) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let _costly = bot.costly_for(asker.person.id).await?;
    let results = bot.service.event_results(context, None).await?;
    let round = round
        .map_or(context.event.dealt, i64::from)
        .min(context.event.dealt);
    let shown = view::boards(bot.words, context, &results, round);
    show(&ctx, Answer::private("").with_embed(shown), share).await
}

/// `/event export`: sends the results as tables and as JSON.
#[poise::command(slash_command)]
async fn export(ctx: Ctx<'_>, #[autocomplete = "complete_event"] event: Option<String>) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    reply(&ctx, true, async {
        let _costly = bot.costly_for(asker.person.id).await?;
        let results = bot.service.event_results(context, None).await?;
        let args = [("count", results.all().count().into())];
        let files = export::files(bot, context, &results).await;
        Ok(Answer::private(bot.say("event-exported", &args)).with_pictures(files))
    })
    .await
}

/// `/event end`: ends an event; its standings and awards are posted.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>, #[autocomplete = "complete_event"] event: Option<String>) -> Done {
    let (bot, asker, context) = &at_event(&ctx, event.as_deref()).await?;
    let now = bot.service.end_event(&asker.by, context).await?;
    let args = [
        ("event", escape(&now.event.name).into()),
        ("channel", now.event.channel.to_string().into()),
    ];
    let told = Answer::private(bot.say("event-ended", &args));
    answer_first(&ctx, bot, &now, told).await
}

/// The powers of a list that was typed, the favourite first.
fn wishes(bot: &Bot, context: &EventContext, typed: &str) -> Result<Vec<Power>, AnswerError> {
    let setup = &context.plan.setup;
    let words = bot.words.for_game(setup);
    let parts = typed
        .split([',', ';'])
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let mut powers: Vec<Power> = Vec::new();
    for part in parts {
        let power = power_on_board(words, setup.board(), part)?;
        if !powers.contains(&power) {
            powers.push(power);
        }
    }
    Ok(powers)
}

/// Completes the name of an event of the server.
async fn complete_event(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let events = match asker(&ctx).place.guild {
        Some(guild) => ctx.data().service.events(guild).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let choices = events
        .into_iter()
        .map(|e| Choice::new(e.name.clone(), e.name));
    response(fitting(choices, typed))
}

/// Completes a list of powers: what is typed so far and one more.
async fn complete_wishes(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Ok((bot, _, context)) = at_event(&ctx, option(&ctx, "event")).await else {
        return response(Vec::new());
    };
    let words = bot.words.for_game(&context.plan.setup);
    let (before, last) = typed.rsplit_once([',', ';']).unwrap_or(("", typed));
    let mut chosen = wishes(&bot, &context, before).unwrap_or_default();
    let free = context.places().into_iter().filter(|p| !chosen.contains(p));
    let mut fits = fitting(free.map(|p| Choice::new(words.power(p), p.id())), last);
    for choice in &mut fits {
        if let Ok(power) = choice.value.parse::<Power>() {
            chosen.push(power);
            let name = |p: &Power| words.power(*p);
            let names: Vec<String> = chosen.iter().map(name).collect();
            let ids: Vec<String> = chosen.iter().map(Power::to_string).collect();
            *choice = Choice::new(names.join(", "), ids.join(","));
            chosen.pop();
        }
    }
    response(fits)
}
