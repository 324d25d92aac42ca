//! Who has won.

use crate::board::Power;

use super::{State, VictoryRules};

/// The power that has reached the goal, if one has.
pub(super) fn winner(state: &State) -> Option<Power> {
    match state.setup.victory {
        VictoryRules::Solo { centres } => {
            let counts = state.economy.centre_counts();
            let (best, most) = counts.iter().max_by_key(|(_, n)| **n)?;
            let alone = counts.values().filter(|n| *n == most).count() == 1;
            (*most >= centres && alone).then_some(*best)
        }
    }
}
