//! Who has won.

use super::{Outcome, State, VictoryRules};

/// How the game is won, if the goal has been reached.
pub(super) fn winner(state: &State) -> Option<Outcome> {
    match state.setup.victory {
        VictoryRules::Solo { centres } => {
            let counts = state.economy.centre_counts();
            let (best, most) = counts.iter().max_by_key(|(_, n)| **n)?;
            let alone = counts.values().filter(|n| *n == most).count() == 1;
            (*most >= centres && alone).then_some(Outcome::Solo(*best))
        }
        // A goal reached alone outranks one reached together: 1B.24.
        VictoryRules::Income { alone, alliance } => {
            let (rules, board) = (&state.setup.economy, state.setup.board());
            let income = |power| state.economy.income(rules, board, power);
            let most = board.powers().map(income).max()?;
            // A goal below half of all may be reached by several: the richest wins, if there is one.
            let mut richest = board.powers().filter(|p| income(*p) == most);
            let best = richest.next().filter(|_| richest.next().is_none());
            let solo = best.filter(|_| most >= alone);
            let together = || state.economy.alliance(rules, board, alliance);
            let allies = |(a, b)| Outcome::Alliance([a, b]);
            solo.map(Outcome::Solo).or_else(|| together().map(allies))
        }
    }
}
