//! A first game, step by step: what a newcomer did so far, seen from the games themselves and from what
//! they looked at. Nothing has to be ticked off: whichever way a thing was done, it counts.

use crate::control::PlayerId;
use crate::game::{GameStatus, Season};
use crate::service::{GameContext, GuildId, MySheet, Person, Service, ServiceError};

use super::Deeds;

/// A step with whether it is done; by the ids the page knows.
type Step = (&'static str, bool);

/// Every step in its order.
pub(super) async fn steps(
    service: &Service,
    guild: GuildId,
    by: &Person,
    deeds: &Deeds,
) -> Result<Vec<Step>, ServiceError> {
    let used = |any: &[&str]| any.iter().any(|command| deeds.commands.contains(*command));
    let tables = service.list(guild, true).await?;
    let mine = |context: &&GameContext| {
        let creator = context.game.creator == by.id.0 as i64;
        creator || context.state.control.has(PlayerId(by.id.0))
    };
    // The newest of theirs.
    let context = tables
        .iter()
        .filter(mine)
        .max_by_key(|context| context.game.id);
    let stage = context.map(|context| &context.state.stage);
    let over = matches!(stage, Some(GameStatus::Finished(_)));
    let begun = over || stage == Some(&GameStatus::Playing);
    let later = context.is_some_and(|context| context.state.number > 1) || over;
    let full = context.is_some_and(|context| {
        let seats = context.state.setup.by_person().len();
        context.state.control.players().len() >= seats
    });
    let sheet = match context {
        Some(context) if context.state.is_playing() => service.my_sheet(by, context).await.ok(),
        _ => None,
    };
    let is = |so: fn(&MySheet) -> bool| sheet.as_ref().is_some_and(so);
    let (wrote, ready) = (is(|mine| mine.sheet.has_orders()), is(|mine| mine.ready));
    // A game without money has no step about it.
    let credits = context.filter(|context| context.state.economy.treasuries().is_some());
    let paid = credits.is_some() && is(|mine| !mine.sheet.credits.is_empty());
    let money = paid
        || over
        || deeds
            .commands
            .iter()
            .any(|used| used.starts_with("credits "));
    let year = context.is_some_and(|context| {
        let (now, first) = (context.state.phase, context.state.setup.first_phase());
        // A game that opens with a Winter has its first Spring in the next year.
        now.year > first.year + u16::from(first.season == Season::Winter)
    });
    let mut steps = vec![
        ("create", context.is_some()),
        ("fill", begun || full),
        ("start", begun),
        ("look", used(&["map", "board", "status", "help", "rules"])),
        ("order", later || wrote),
        ("ready", later || ready),
        ("forward", later),
        (
            "why",
            later && (deeds.read_thread || used(&["why", "history"])),
        ),
        ("year", over || year),
        ("end", over),
    ];
    // Whoever has gone on without looking around is not called back.
    let gone_on = steps.iter().skip_while(|(id, _)| *id != "look");
    let gone_on = gone_on.skip(1).any(|(_, done)| *done);
    for (id, done) in &mut steps {
        *done |= *id == "look" && gone_on;
    }
    if credits.is_some() {
        let at = steps.iter().position(|(id, _)| *id == "ready");
        steps.insert(at.unwrap_or(steps.len()), ("money", money));
    }
    Ok(steps)
}
