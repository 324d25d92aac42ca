//! What a game's standing says of treasuries, and what a player is told of their own with each phase.

use super::view::shortage;
use crate::board::Power;
use crate::game::{PhaseKind, State};
use crate::i18n::Words;

/// So many treasuries stand beside each other; of more, each has a line.
const SIDE_BY_SIDE: usize = 7;

/// What the last ledger said is in each treasury, and where it is now. What came and went since is known only
/// to its parties.
pub fn status(words: &Words, state: &State) -> Option<(String, String)> {
    let treasuries = state.economy.treasuries()?;
    let bank = state.economy.bank()?;
    let known = treasuries
        .iter()
        .filter(|(power, _)| state.strength(**power).is_some());
    let published = known.map(|(power, treasury)| {
        let opening = bank.books.get(power).map_or(0, |flows| flows.opening);
        let seat = match treasury.seat {
            Some(at) => words.province(at),
            None => words.plain("ledger-no-seat"),
        };
        let args = [
            ("power", words.power(*power).into()),
            ("credits", opening.into()),
            ("seat", seat.into()),
        ];
        words.text("status-treasury", &args)
    });
    let published: Vec<String> = published.collect();
    if published.is_empty() {
        return None;
    }
    let between = if published.len() > SIDE_BY_SIDE {
        "\n"
    } else {
        " · "
    };
    let note = words.plain("status-treasuries-note");
    let text = format!("{}\n{note}", published.join(between));
    Some((words.plain("status-treasuries"), text))
}

/// What a power has in its treasury, where one player knows; in Winter also which units it would lose.
pub fn purse(words: &Words, state: &State, power: Power) -> Vec<String> {
    let treasuries = state.economy.treasuries();
    let treasuries = treasuries.filter(|_| !state.control.is_shared());
    let Some(treasury) = treasuries.and_then(|all| all.get(&power)) else {
        return Vec::new();
    };
    let args = [("credits", treasury.credits.into())];
    let mut lines = vec![words.text("news-credits", &args)];
    if state.phase.step == PhaseKind::Adjustments {
        let plan = state.economy.plan(&state.ground(), power, &[]);
        let short = plan.map(|plan| shortage(words, state, power, &plan));
        lines.extend(short.into_iter().flatten());
    }
    lines
}
