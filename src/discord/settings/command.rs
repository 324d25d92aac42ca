//! `/game set`, `invite`, `uninvite`, `waitlist`: what a GM sets by command, and whom a game waits for.

use poise::serenity_prelude as serenity;

use super::{form, view};
use crate::control::PlayerId;
use crate::discord::lobby::{clicks, rules};
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::human;
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Page;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::service::{Field, GameContext, Occasion, Speed, zones};

/// How powers are dealt, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Dealing {
    /// By lists of preferences, lots deciding between equal wishes.
    #[name = "deal-preferences"]
    Preferences,
    /// The first to choose a power gets it.
    #[name = "deal-choice"]
    Choice,
    /// By lot alone.
    #[name = "deal-lot"]
    Lot,
}

impl Dealing {
    /// The text that sets the field so.
    pub const fn text(self) -> &'static str {
        match self {
            Dealing::Preferences => "preferences",
            Dealing::Choice => "choice",
            Dealing::Lot => "lot",
        }
    }
}

/// How fast a game is, so that its times need not be set one by one.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum SpeedChoice {
    /// A game of minutes, with everybody present.
    #[name = "speed-blitz"]
    Blitz,
    /// A phase a day.
    #[name = "speed-daily"]
    Daily,
    /// A phase a week.
    #[name = "speed-weekly"]
    Weekly,
}

impl From<SpeedChoice> for Speed {
    fn from(choice: SpeedChoice) -> Speed {
        match choice {
            SpeedChoice::Blitz => Speed::Blitz,
            SpeedChoice::Daily => Speed::Daily,
            SpeedChoice::Weekly => Speed::Weekly,
        }
    }
}

/// Whom a game is for, so that its other settings need not be set one by one.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum KindChoice {
    /// People who know each other.
    #[name = "kind-friends"]
    Friends,
    /// Members of a server.
    #[name = "kind-club"]
    Club,
    /// Games that count.
    #[name = "kind-tournament"]
    Tournament,
}

impl From<KindChoice> for Occasion {
    fn from(choice: KindChoice) -> Occasion {
        match choice {
            KindChoice::Friends => Occasion::Friends,
            KindChoice::Club => Occasion::Club,
            KindChoice::Tournament => Occasion::Tournament,
        }
    }
}

/// What may be said to all.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum PublicPress {
    #[name = "press-none"]
    Silent,
    #[name = "press-white"]
    White,
    #[name = "press-grey"]
    Grey,
}

impl PublicPress {
    const fn text(self) -> &'static str {
        match self {
            PublicPress::Silent => "none",
            PublicPress::White => "white",
            PublicPress::Grey => "grey",
        }
    }
}

/// What stands in for orders that were not given.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Missed {
    #[name = "missed-standing"]
    Standing,
    #[name = "missed-hold"]
    Hold,
    #[name = "missed-computer"]
    Computer,
}

impl Missed {
    const fn text(self) -> &'static str {
        match self {
            Missed::Standing => "standing",
            Missed::Hold => "hold",
            Missed::Computer => "computer",
        }
    }
}

/// The text that turns a field on or off.
pub const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// `/game set`: changes the options given, for GMs, then shows the settings form.
///
/// Without options, only the form.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "one for each thing a GM may set")]
pub async fn set(
    ctx: Ctx<'_>,
    #[max_length = 60] name: Option<String>,
    #[autocomplete = "crate::discord::lobby::command::complete_variant"] variant: Option<String>,
    #[autocomplete = "crate::discord::lobby::command::complete_rulebook"] rulebook: Option<String>,
    #[autocomplete = "crate::discord::lobby::command::complete_options"]
    #[max_length = 500]
    options: Option<String>,
    moves: Option<String>,
    retreats: Option<String>,
    builds: Option<String>,
    reminder: Option<String>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
    #[max_length = 300] slots: Option<String>,
    #[max_length = 100] quiet: Option<String>,
    grace: Option<String>,
    early: Option<bool>,
    letters: Option<bool>,
    public: Option<PublicPress>,
    anonymous: Option<bool>,
    threads: Option<bool>,
    missed: Option<Missed>,
    disorder: Option<u32>,
    call: Option<bool>,
    deal: Option<Dealing>,
    private: Option<bool>,
    blind: Option<bool>,
    gm: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let mut context = asker.find(bot, game.as_deref()).await?;
    let by = &asker.by;
    let bot = &bot.of_game(&context);
    let refused = |why| AnswerError::Refused(Box::new(why));
    context.gm_only(by).map_err(refused)?;
    let on = |on: bool| switch(on).to_owned();
    let changes = [
        (Field::Moves, moves),
        (Field::Retreats, retreats),
        (Field::Builds, builds),
        (Field::Reminder, reminder),
        (Field::Zone, zone),
        (Field::Slots, slots),
        (Field::Quiet, quiet),
        (Field::Grace, grace),
        (Field::Early, early.map(on)),
        (Field::Letters, letters.map(on)),
        (Field::Public, public.map(|p| p.text().to_owned())),
        (Field::Anonymous, anonymous.map(on)),
        (Field::Threads, threads.map(on)),
        (Field::Missed, missed.map(|m| m.text().to_owned())),
        (Field::Disorder, disorder.map(|n| n.to_string())),
        (Field::Call, call.map(on)),
        (Field::Deal, deal.map(|d| d.text().to_owned())),
        (Field::Private, private.map(on)),
        (Field::Blind, blind.map(on)),
    ];
    let changes: Vec<(Field, String)> = changes
        .into_iter()
        .filter_map(|(field, text)| Some((field, text?)))
        .collect();
    let mut done = Vec::new();
    if variant.is_some() || rulebook.is_some() || options.is_some() {
        let now = &context.state.setup;
        let mut setup = match (&variant, &rulebook) {
            (Some(_), book) => rules::setup(bot.words, variant.as_deref(), book.as_deref())?,
            (None, Some(book)) => form::by_book(bot, &context, book)?,
            (None, None) => now.clone(),
        };
        rules::stay_on(bot.words, now.board, &mut setup)?;
        let options = options.as_deref().unwrap_or_default();
        rules::set_options(bot.words, &mut setup, options)?;
        context = bot.service.reform(by, &context, &setup).await?;
        let name = rules::setup_name(bot.words, &context.state.setup);
        done.push(bot.say("form-rules-set", &[("variant", name.into())]));
    }
    if !changes.is_empty() {
        context = bot.service.set(by, &context, &changes).await?;
        let lines = changes.iter().map(|(field, _)| {
            let line = view::line(bot.words, &context.settings, *field);
            bot.say("form-set", &[("setting", line.into())])
        });
        done.extend(lines);
    }
    if let Some(name) = name {
        context = bot.service.rename(by, &context, &name).await?;
        let args = [("game", escape(&context.game.head.name).into())];
        done.push(bot.say("form-renamed", &args));
    }
    if let Some(gm) = gm {
        let gm = human(&gm)?;
        context = bot.service.set_gm(by, &context, gm).await?;
        done.push(bot.say("form-gm-set", &[("gm", labels::person(gm).into())]));
    }
    let page = changes
        .first()
        .map_or(Page::Game, |(field, _)| form::page_of(*field));
    send(&ctx, form::page(bot, &context, page, done.join("\n"))).await
}

/// Completes a time zone: by its beginning, or by any part of it.
pub async fn complete_zone(_: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let names = zones().map(|zone| Choice::new(zone.replace('_', " "), zone));
    response(fitting(names, &typed.replace('_', " ")))
}

/// `/game invite`: lets a person see and join a private game, and tells them; for GMs.
#[poise::command(slash_command)]
pub async fn invite(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let context = bot.service.invite(&asker.by, context, &[player]).await?;
    send(&ctx, told(bot, &context, player, "form-invited-one")).await
}

/// `/game uninvite`: takes back an invitation, for GMs. A player who has joined stays.
#[poise::command(slash_command)]
pub async fn uninvite(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let player = human(&player)?;
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let context = bot.service.uninvite(&asker.by, context, player).await?;
    send(&ctx, told(bot, &context, player, "form-uninvited")).await
}

fn told(bot: &Bot, context: &GameContext, player: PlayerId, key: &str) -> Answer {
    let args = [
        ("player", labels::person(player).into()),
        ("game", escape(&context.game.head.name).into()),
    ];
    Answer::private(bot.say(key, &args))
}

/// `/game waitlist`: puts the asker on the waiting list of a full game and says their number.
#[poise::command(slash_command)]
pub async fn waitlist(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let context = bot.service.queue_up(&asker.by, context).await?;
    send(&ctx, Answer::private(clicks::waits(bot, asker, &context))).await
}
