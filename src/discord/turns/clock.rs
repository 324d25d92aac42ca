//! The clock under `/gm`: deadlines, how long phases last and all that goes with it, pauses.

use crate::discord::settings::command::{complete_zone, switch};
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{countdown, cut, escape, moment};
use crate::discord::ui::times::BadMoment;
use crate::discord::ui::{labels, times};
use crate::discord::votes;
use crate::service::{Field, GameContext, Refusal, span};

pub(in crate::discord) fn refused(why: impl Into<Refusal>) -> AnswerError {
    AnswerError::Refused(Box::new(why.into()))
}

/// Reads a moment to come, in the game's time zone.
pub(in crate::discord) fn read_moment(
    bot: &Bot,
    context: &GameContext,
    text: &str,
    now: i64,
) -> Result<i64, AnswerError> {
    let clock = &context.settings.clock;
    let zone = clock.time_zone();
    times::moment_in(text, now, &zone).map_err(|bad| match bad {
        BadMoment::Span(bad) => refused(bad),
        BadMoment::Unreadable => {
            let text = escape(&cut(text, 40));
            let zone = clock.zone.as_deref().unwrap_or("UTC");
            let args = [("text", text.into()), ("zone", zone.into())];
            AnswerError::User(bot.say("gm-bad-moment", &args))
        }
    })
}

/// `/gm deadline`: sets when the open phase closes.
///
/// `when` is a duration from now (24h) or a moment.
#[poise::command(slash_command)]
pub async fn deadline(
    ctx: Ctx<'_>,
    #[max_length = 40] when: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let at = read_moment(bot, context, &when, asker.by.now)?;
    let (by, why) = (&asker.by, why.as_deref());
    let context = bot.service.set_deadline(by, context, at, why).await?;
    send(&ctx, clock(bot, &context, "gm-deadline")).await
}

/// `/gm extend`: moves the open phase's deadline by a duration such as 12h.
#[poise::command(slash_command)]
pub async fn extend(
    ctx: Ctx<'_>,
    #[max_length = 40] by: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let by = span(&by).map_err(refused)?;
    let context = bot.service.extend(&asker.by, context, by, why.as_deref());
    let context = context.await?;
    send(&ctx, clock(bot, &context, "gm-deadline")).await
}

/// What an announced absence does, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum AbsenceChoice {
    /// Nothing; it is only announced.
    #[name = "absence-ignore"]
    Ignore,
    /// Missed phases are not counted.
    #[name = "absence-excuse"]
    Excuse,
    /// Deadlines are moved.
    #[name = "absence-extend"]
    Extend,
}

impl AbsenceChoice {
    fn text(self) -> &'static str {
        match self {
            AbsenceChoice::Ignore => "ignore",
            AbsenceChoice::Excuse => "excuse",
            AbsenceChoice::Extend => "extend",
        }
    }
}

/// Who must agree to more time, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum ExtensionChoice {
    /// Nobody but the GM gives more time.
    #[name = "extension-off"]
    Off,
    /// More than half of the players.
    #[name = "extension-majority"]
    Majority,
    /// Every player must agree.
    #[name = "extension-all"]
    All,
}

impl ExtensionChoice {
    fn text(self) -> &'static str {
        match self {
            ExtensionChoice::Off => "off",
            ExtensionChoice::Majority => "majority",
            ExtensionChoice::All => "all",
        }
    }
}

/// What counts in place of missing orders, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum PolicyChoice {
    /// Units hold, dislodged ones disband, and builds are waived.
    #[name = "policy-hold"]
    Hold,
    /// Standing orders count; without any, units hold.
    #[name = "policy-standing"]
    Standing,
    #[name = "policy-computer"]
    Computer,
}

impl PolicyChoice {
    fn text(self) -> &'static str {
        match self {
            PolicyChoice::Hold => "hold",
            PolicyChoice::Standing => "standing",
            PolicyChoice::Computer => "computer",
        }
    }
}

/// Shows the rules of the clock and of missed turns; what is named is set.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "one for each rule a GM may set")]
pub async fn times(
    ctx: Ctx<'_>,
    #[max_length = 40] moves: Option<String>,
    #[max_length = 40] retreats: Option<String>,
    #[max_length = 40] builds: Option<String>,
    #[max_length = 100] reminder: Option<String>,
    #[max_length = 60]
    #[autocomplete = "complete_zone"]
    zone: Option<String>,
    #[max_length = 200] slots: Option<String>,
    #[max_length = 100] quiet: Option<String>,
    #[max_length = 40] grace: Option<String>,
    early: Option<bool>,
    absence: Option<AbsenceChoice>,
    #[min = 0]
    #[max = 9]
    absences: Option<u32>,
    #[max_length = 40] away: Option<String>,
    extension: Option<ExtensionChoice>,
    #[max_length = 40] longer: Option<String>,
    policy: Option<PolicyChoice>,
    #[min = 0]
    #[max = 9]
    disorder: Option<u32>,
    call: Option<bool>,
    openly: Option<bool>,
    standing: Option<bool>,
    approve: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let on = |on: bool| switch(on).to_owned();
    let number = |n: u32| n.to_string();
    let changes = [
        (Field::Moves, moves),
        (Field::Retreats, retreats),
        (Field::Builds, builds),
        (Field::Reminder, reminder),
        (Field::Zone, zone),
        (Field::Quiet, quiet),
        (Field::Slots, slots),
        (Field::Grace, grace),
        (Field::Early, early.map(on)),
        (Field::Absence, absence.map(|a| a.text().to_owned())),
        (Field::Absences, absences.map(number)),
        (Field::Away, away),
        (Field::Extension, extension.map(|e| e.text().to_owned())),
        (Field::ExtensionTime, longer),
        (Field::Missed, policy.map(|p| p.text().to_owned())),
        (Field::Disorder, disorder.map(number)),
        (Field::Call, call.map(on)),
        (Field::Openly, openly.map(on)),
        (Field::StandingCounts, standing.map(on)),
        (Field::Approve, approve.map(on)),
    ];
    let changes: Vec<(Field, String)> = changes
        .into_iter()
        .filter_map(|(field, text)| Some((field, text?)))
        .collect();
    let before = &context.settings;
    let context = if changes.is_empty() {
        context.clone()
    } else {
        bot.service.set(&asker.by, context, &changes).await?
    };
    let shown = crate::discord::settings::times::rules(bot.words, &context.settings);
    let answer = if context.settings == *before {
        shown
    } else {
        format!("{}\n{shown}", bot.plain("gm-times-set"))
    };
    send(&ctx, Answer::private(answer)).await
}

/// `/gm pause`: stops the clock of a game.
///
/// With `all`, of every game on the server (server managers only).
#[poise::command(slash_command)]
pub async fn pause(
    ctx: Ctx<'_>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    if all.unwrap_or(false) {
        let count = bot.service.pause_guild(&asker.by, asker.place).await?;
        let told = bot.say("gm-paused-all", &[("count", count.into())]);
        return send(&ctx, Answer::private(told)).await;
    }
    let context = asker.find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    bot.service.pause(&asker.by, &context).await?;
    send(&ctx, Answer::private(bot.plain("gm-paused"))).await
}

/// `/gm resume`: starts the clock again with the time that was left.
///
/// With `all`, for the games paused together.
#[poise::command(slash_command)]
pub async fn resume(
    ctx: Ctx<'_>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    if all.unwrap_or(false) {
        let count = bot.service.resume_guild(&asker.by, asker.place).await?;
        let told = bot.say("gm-resumed-all", &[("count", count.into())]);
        return send(&ctx, Answer::private(told)).await;
    }
    let context = asker.find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let context = bot.service.resume(&asker.by, &context).await?;
    send(&ctx, clock(bot, &context, "gm-resumed")).await
}

fn clock(bot: &Bot, context: &GameContext, key: &str) -> Answer {
    Answer::private(told(bot, context, key))
}

/// A sentence on the deadline as it is now, by the key of its text.
pub fn told(bot: &Bot, context: &GameContext, key: &str) -> String {
    let at = context.game.head.deadline.unwrap_or_default();
    let args = [("at", moment(at).into()), ("in", countdown(at).into())];
    bot.say(key, &args)
}

/// Asks to keep the phase open until its deadline, or takes that back.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn wait(
    ctx: Ctx<'_>,
    wait: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let on = wait.unwrap_or(true);
    let waits = bot.service.wait(&asker.by, context, on).await?;
    let key = match (on, waits) {
        (true, true) => "wait-yes",
        (true, false) => "wait-anyway",
        (false, _) => "wait-no",
    };
    let told = format!("{}\n{}", bot.plain(key), labels::clock(bot.words, context));
    send(&ctx, Answer::private(told)).await
}

/// Opens a vote on more time for the open phase.
#[poise::command(
    slash_command,
    rename = "extend",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn extend_by_vote(
    ctx: Ctx<'_>,
    #[max_length = 40] by: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let ms = span(&by).map_err(refused)?;
    let (by, why) = (&asker.by, why.as_deref());
    reply(&ctx, true, async {
        let poll = bot.service.ask_extension(by, context, ms, why).await?;
        let answer = votes::view::opened(bot, context, &poll);
        crate::discord::votes::command::freshen(bot, context, poll.id).await;
        Ok(answer)
    })
    .await
}
