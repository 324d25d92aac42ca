//! Victory by centres that a board's file names.

use crate::board::Power;
use crate::game::{Outcome, State};

/// How the game is won, if somebody owns all centres that win together on this board.
pub(super) fn holder(state: &State) -> Option<Outcome> {
    let board = state.setup.board();
    let own = board.own()?;
    let hold = own.hold.as_ref()?;
    let first = state.setup.calendar.first_year;
    if state.phase.year < hold.from_in(own, first) {
        return None;
    }
    let owners = state.economy.owners();
    let first = owners.get(hold.centres.first()?).copied()?;
    if !state.setup.plays(first) {
        return None;
    }
    // Whoever plays several powers may own them with any.
    let mut hand = state.setup.hand_of(first);
    let own = |at| owners.get(at).is_some_and(|owner| hand.contains(owner));
    if !hold.centres.iter().all(own) {
        return None;
    }
    let owns_any = |power: &Power| owners.values().any(|owner| owner == power);
    hand.retain(owns_any);
    Some(match hand.as_slice() {
        [alone] => Outcome::Solo(*alone),
        _ => Outcome::Shared(hand),
    })
}
