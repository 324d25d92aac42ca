//! A first game, step by step: what a newcomer did so far, seen from the games themselves and from what
//! they looked at. Nothing has to be ticked off: whichever way a thing was done, it counts.

use std::collections::BTreeSet;

use crate::control::PlayerId;
use crate::desk::{Desk, DeskError, Person, Table};
use crate::game::{GameStatus, Season};

use super::clock::Id;
use super::hub::Turn;

/// A step with whether it is done; by the ids the page knows.
pub type Step = (&'static str, bool);

/// What somebody did that leaves no trace in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// The commands they used: `game create`, `why`.
    pub commands: BTreeSet<String>,
    /// Whether they read in a thread, where results are told with their reasons.
    pub read_results: bool,
}

impl Deeds {
    /// What the stand-in saw of a person.
    pub(super) fn of(turn: &Turn<'_>, person: Id) -> Deeds {
        let world = &turn.inner.world;
        let read = world.read.get(&person);
        let thread = |id: &Id| world.channels.get(id).is_some_and(|c| c.is_thread());
        Deeds {
            commands: world.used.get(&person).cloned().unwrap_or_default(),
            read_results: read.is_some_and(|read| read.keys().any(thread)),
        }
    }

    fn used(&self, any: &[&str]) -> bool {
        any.iter().any(|command| self.commands.contains(*command))
    }
}

/// Every step in its order.
pub(super) async fn steps(
    desk: &Desk,
    guild: i64,
    by: &Person,
    deeds: &Deeds,
) -> Result<Vec<Step>, DeskError> {
    let tables = desk.list(guild, true).await?;
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
        Some(table) if table.state.is_playing() => desk
            .my_sheet(by, table)
            .await
            .is_ok_and(|mine| !mine.sheet.is_empty()),
        _ => false,
    };
    // A game without money has no step about it.
    let credits = table.filter(|table| table.state.economy.credits().is_some());
    let money = match credits {
        Some(table) if table.state.is_playing() => desk
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
        now.year > first.year || now.season == Season::Winter && table.state.number > 1
    });
    let mut steps = vec![
        ("create", table.is_some()),
        ("fill", begun || full),
        ("start", begun),
        ("look", deeds.used(&["map", "board", "status"])),
        ("order", later || wrote),
        ("forward", later),
        (
            "why",
            later && (deeds.read_results || deeds.used(&["why", "history"])),
        ),
        ("year", over || year),
        ("end", over),
    ];
    if credits.is_some() {
        let at = steps.iter().position(|(id, _)| *id == "forward");
        steps.insert(at.unwrap_or(steps.len()), ("money", money));
    }
    Ok(steps)
}
