//! Whom a phase waits for.

use chancery_rules::control::PlayerId;
use chancery_rules::game::State;

/// Whom a phase waits for before it closes ahead of its deadline, when these have handed in sheets: where
/// players share the powers, also for whoever has written; and if nobody is active, the
/// deadline alone closes it.
pub(crate) fn awaited(state: &State, sheets: &[chancery_store::Sheet]) -> Vec<PlayerId> {
    with_authors(state, state.awaited(), sheets, |player| {
        state.may_write(player)
    })
}

/// Those of them who are publicly known to owe something: not those who secretly hired a unit or may call a loan.
pub(crate) fn awaited_openly(state: &State, sheets: &[chancery_store::Sheet]) -> Vec<PlayerId> {
    let openly = |player: PlayerId| {
        let mut powers = state.control.powers_of(player).into_iter();
        state.is_trading() || powers.any(|power| state.awaits_openly(power))
    };
    with_authors(state, state.awaited_openly(), sheets, openly)
}

fn with_authors(
    state: &State,
    mut awaited: Vec<PlayerId>,
    sheets: &[chancery_store::Sheet],
    counts: impl Fn(PlayerId) -> bool,
) -> Vec<PlayerId> {
    if !state.control.is_shared() || awaited.is_empty() {
        return awaited;
    }
    let written = sheets.iter().filter(|s| !s.sheet.is_empty());
    let authors = written.map(|s| PlayerId(s.player as u64));
    awaited.extend(authors.filter(|player| counts(*player)));
    awaited.sort();
    awaited.dedup();
    awaited
}
