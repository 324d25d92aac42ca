//! Victory by centres that a board's file names.

use crate::board::Power;
use crate::game::{Outcome, State};

/// How the game is won, if a power owns all centres that win together on this board.
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
    let all = |power: &Power| hold.centres.iter().all(|at| owners.get(at) == Some(power));
    let holder = Some(first).filter(all)?;
    state.setup.plays(holder).then_some(Outcome::Solo(holder))
}
