//! The clock under `/gm`: deadlines, how long phases last and all that goes with it, pauses.

use poise::serenity_prelude as serenity;

use super::{Ctx, Done, asker, at_table, bot_for, complete_game, reply, send};
use crate::desk::{AbsenceRule, Extension, Policy, Refusal, Settings, Table};
use crate::desk::{days, slots, span, span_or_none, spans, zone, zones};
use crate::discord::bot::Bot;
use crate::discord::complete::{Choice, fitting, response};
use crate::discord::error::Fault;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::text::{countdown, cut, escape, moment};
use crate::discord::times::{self, BadMoment};
use crate::discord::views;

pub(super) fn refused(why: impl Into<Refusal>) -> Fault {
    Fault::Refused(Box::new(why.into()))
}

/// Reads a moment to come.
pub(super) fn read_moment(bot: &Bot, text: &str, now: i64) -> Result<i64, Fault> {
    times::moment(text, now).map_err(|bad| match bad {
        BadMoment::Span(bad) => refused(bad),
        BadMoment::Unreadable => {
            let text = escape(&cut(text, 40));
            Fault::User(bot.say("gm-bad-moment", &[("text", text.into())]))
        }
    })
}

#[poise::command(slash_command)]
pub async fn deadline(
    ctx: Ctx<'_>,
    #[max_length = 40] when: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    let at = read_moment(bot, &when, asker.by.now)?;
    let (by, why) = (&asker.by, why.as_deref());
    let table = bot.desk.set_deadline(by, table, at, why).await?;
    send(&ctx, clock(bot, &table, "gm-deadline")).await
}

#[poise::command(slash_command)]
pub async fn extend(
    ctx: Ctx<'_>,
    #[max_length = 40] by: String,
    #[max_length = 200] why: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    let by = span(&by).map_err(refused)?;
    let table = bot.desk.extend(&asker.by, table, by, why.as_deref());
    let table = table.await?;
    send(&ctx, clock(bot, &table, "gm-deadline")).await
}

/// What an absence announced in advance does.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum AbsenceChoice {
    #[name = "absence-ignore"]
    Ignore,
    #[name = "absence-excuse"]
    Excuse,
    #[name = "absence-extend"]
    Extend,
}

/// Who gives more time.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum ExtensionChoice {
    #[name = "extension-off"]
    Off,
    #[name = "extension-majority"]
    Majority,
    #[name = "extension-all"]
    All,
}

/// What stands in for orders that were not given.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum PolicyChoice {
    #[name = "policy-hold"]
    Hold,
    #[name = "policy-standing"]
    Standing,
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
    #[max = 50]
    absences: Option<u32>,
    #[max_length = 40] away: Option<String>,
    extension: Option<ExtensionChoice>,
    #[max_length = 40] longer: Option<String>,
    policy: Option<PolicyChoice>,
    #[min = 0]
    #[max = 50]
    disorder: Option<u32>,
    call: Option<bool>,
    openly: Option<bool>,
    standing: Option<bool>,
    approve: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    let mut new: Settings = table.settings.clone();
    let phases = [
        (&mut new.moves_ms, moves),
        (&mut new.retreats_ms, retreats),
        (&mut new.adjustments_ms, builds),
        (&mut new.clock.absence_ms, away),
        (&mut new.clock.extension_ms, longer),
    ];
    for (value, text) in phases {
        if let Some(text) = text {
            *value = span(&text).map_err(refused)?;
        }
    }
    if let Some(text) = reminder {
        new.set_reminders(&spans(&text).map_err(refused)?);
    }
    if let Some(text) = zone {
        new.clock.zone = Some(self::zone(&text).map_err(refused)?);
    }
    if let Some(text) = slots {
        new.clock.slots = self::slots(&text).map_err(refused)?;
    }
    if let Some(text) = quiet {
        new.clock.quiet = days(&text).map_err(refused)?;
    }
    if let Some(text) = grace {
        new.clock.grace_ms = span_or_none(&text).map_err(refused)?;
    }
    new.clock.check().map_err(refused)?;
    let (clock, missed) = (&mut new.clock, &mut new.missed);
    clock.early = early.unwrap_or(clock.early);
    clock.absence = match absence {
        None => clock.absence,
        Some(AbsenceChoice::Ignore) => AbsenceRule::Ignore,
        Some(AbsenceChoice::Excuse) => AbsenceRule::Excuse,
        Some(AbsenceChoice::Extend) => AbsenceRule::Extend,
    };
    clock.absences = absences.unwrap_or(clock.absences);
    clock.extension = match extension {
        None => clock.extension,
        Some(ExtensionChoice::Off) => Extension::Off,
        Some(ExtensionChoice::Majority) => Extension::Majority,
        Some(ExtensionChoice::All) => Extension::All,
    };
    missed.policy = match policy {
        None => missed.policy,
        Some(PolicyChoice::Hold) => Policy::Hold,
        Some(PolicyChoice::Standing) => Policy::Standing,
    };
    missed.disorder_after = disorder.unwrap_or(missed.disorder_after);
    missed.call = call.unwrap_or(missed.call);
    missed.openly = openly.unwrap_or(missed.openly);
    missed.standing_counts = standing.unwrap_or(missed.standing_counts);
    missed.approve = approve.unwrap_or(missed.approve);
    if new == table.settings {
        let shown = views::times::rules(bot.words, &table.settings);
        return send(&ctx, Answer::private(shown)).await;
    }
    let table = bot.desk.set_times(&asker.by, table, new).await?;
    let shown = views::times::rules(bot.words, &table.settings);
    let shown = format!("{}\n{shown}", bot.plain("gm-times-set"));
    send(&ctx, Answer::private(shown)).await
}

async fn complete_zone(_: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    response(fitting(zones().map(|n| Choice::new(n.clone(), n)), typed))
}

#[poise::command(slash_command)]
pub async fn pause(
    ctx: Ctx<'_>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    if all.unwrap_or(false) {
        let count = bot.desk.pause_guild(&asker.by, asker.place).await?;
        let told = bot.say("gm-paused-all", &[("count", count.into())]);
        return send(&ctx, Answer::private(told)).await;
    }
    let table = asker.find(bot, game.as_deref()).await?;
    bot.desk.pause(&asker.by, &table).await?;
    send(&ctx, Answer::private(bot.plain("gm-paused"))).await
}

#[poise::command(slash_command)]
pub async fn resume(
    ctx: Ctx<'_>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    if all.unwrap_or(false) {
        let count = bot.desk.resume_guild(&asker.by, asker.place).await?;
        let told = bot.say("gm-resumed-all", &[("count", count.into())]);
        return send(&ctx, Answer::private(told)).await;
    }
    let table = asker.find(bot, game.as_deref()).await?;
    let table = bot.desk.resume(&asker.by, &table).await?;
    send(&ctx, clock(bot, &table, "gm-resumed")).await
}

fn clock(bot: &Bot, table: &Table, key: &str) -> Answer {
    let at = table.game.head.deadline.unwrap_or_default();
    let args = [("at", moment(at).into()), ("in", countdown(at).into())];
    Answer::private(bot.say(key, &args))
}

/// Holds a phase until its deadline, or no longer.
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
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    let on = wait.unwrap_or(true);
    let waits = bot.desk.wait(&asker.by, table, on).await?;
    let key = match (on, waits) {
        (true, true) => "wait-yes",
        (true, false) => "wait-anyway",
        (false, _) => "wait-no",
    };
    let told = format!("{}\n{}", bot.plain(key), say::clock(bot.words, table));
    send(&ctx, Answer::private(told)).await
}

/// Puts more time for the phase to the vote.
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
    let (bot, asker, table) = &at_table(&ctx, game.as_deref()).await?;
    let ms = span(&by).map_err(refused)?;
    let (by, why) = (&asker.by, why.as_deref());
    reply(&ctx, true, async {
        let poll = bot.desk.ask_extension(by, table, ms, why).await?;
        let answer = views::ballots::opened(bot, table, &poll);
        super::votes::freshen(bot, table, poll.id).await;
        Ok(answer)
    })
    .await
}
