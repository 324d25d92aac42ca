//! A first game, step by step: what a newcomer did so far, seen from the games themselves and from what
//! they looked at. Nothing has to be ticked off: whichever way a thing was done, it counts.

use crate::control::PlayerId;
use crate::game::{GameStatus, Season};
use crate::service::{Person, Service, ServiceError, Table};

use super::Deeds;

/// A step with whether it is done; by the ids the page knows.
type Step = (&'static str, bool);

/// Every step in its order.
pub(super) async fn steps(
    service: &Service,
    guild: i64,
    by: &Person,
    deeds: &Deeds,
) -> Result<Vec<Step>, ServiceError> {
    let used = |any: &[&str]| any.iter().any(|command| deeds.commands.contains(*command));
    let tables = service.list(guild, true).await?;
    let mine = |table: &&Table| {
        let creator = table.game.creator == by.id.0 as i64;
        creator || table.state.control.has(PlayerId(by.id.0))
    };
    // The newest of theirs.
    let table = tables.iter().filter(mine).max_by_key(|table| table.game.id);
    let stage = table.map(|table| &table.state.stage);
    let over = matches!(stage, Some(GameStatus::Finished(_)));
    let begun = over || stage == Some(&GameStatus::Playing);
    let later = table.is_some_and(|table| table.state.number > 1) || over;
    let full = table.is_some_and(|table| {
        let seats = table.state.setup.board().powers().count();
        table.state.control.players().len() >= seats
    });
    let wrote = match table {
        Some(table) if table.state.is_playing() => service
            .my_sheet(by, table)
            .await
            .is_ok_and(|mine| mine.sheet.has_orders()),
        _ => false,
    };
    // A game without money has no step about it.
    let credits = table.filter(|table| table.state.economy.credits().is_some());
    let money = match credits {
        Some(table) if table.state.is_playing() => service
            .my_sheet(by, table)
            .await
            .is_ok_and(|mine| !mine.sheet.credits.is_empty()),
        _ => false,
    };
    let money = money
        || over
        || deeds
            .commands
            .iter()
            .any(|used| used.starts_with("credits "));
    let year = table.is_some_and(|table| {
        let (now, first) = (table.state.phase, table.state.setup.first_phase());
        // A game that opens with a Winter has its first Spring in the next year.
        now.year > first.year + u16::from(first.season == Season::Winter)
    });
    let mut steps = vec![
        ("create", table.is_some()),
        ("fill", begun || full),
        ("start", begun),
        ("look", used(&["map", "board", "status", "help", "rules"])),
        ("order", later || wrote),
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
        let at = steps.iter().position(|(id, _)| *id == "forward");
        steps.insert(at.unwrap_or(steps.len()), ("money", money));
    }
    Ok(steps)
}
