//! Who has won.

use crate::board::Power;
use crate::game::{Outcome, Season, State, VictoryRules};

/// How the game is won, if the goal has been reached, as a Fall or a Winter closes.
pub(super) fn winner(state: &State, closing: Season) -> Option<Outcome> {
    let winter = closing == Season::Winter;
    match state.setup.victory {
        VictoryRules::Blocks { goal, .. } if winter => {
            let rules = &state.setup.economy;
            let wealth = |power| state.economy.wealth(rules, power);
            let powers = || state.setup.played().into_iter();
            let most = powers().map(wealth).max().filter(|most| *most >= goal)?;
            let best: Vec<_> = powers().filter(|p| wealth(*p) == most).collect();
            match best.as_slice() {
                [alone] => Some(Outcome::Solo(*alone)),
                _ => Some(Outcome::Shared(best)),
            }
        }
        _ if winter => None,
        // Claims are decided by the relations axis.
        VictoryRules::Points(_) => None,
        VictoryRules::Blocks { centres: 0, .. } => None,
        VictoryRules::Solo { centres } | VictoryRules::Blocks { centres, .. } => {
            let counts = state.centre_counts();
            let of = |power: &Power| counts.get(power).copied().unwrap_or(0);
            // Whoever plays several powers counts the centres of all.
            let seats = state.setup.by_person().into_iter();
            let seats = seats.map(|hand| (hand.iter().map(of).sum::<usize>(), hand));
            let seats: Vec<_> = seats.filter(|(n, _)| *n > 0).collect();
            let most = seats.iter().map(|(n, _)| *n).max()?;
            let mut best = seats.into_iter().filter(|(n, _)| *n == most);
            let (_, mut hand) = best.next().filter(|_| best.next().is_none())?;
            hand.retain(|power| of(power) > 0);
            if most < centres {
                return None;
            }
            Some(match hand.as_slice() {
                [alone] => Outcome::Solo(*alone),
                _ => Outcome::Shared(hand),
            })
        }
        // A goal reached alone outranks one reached together: 1B.24.
        VictoryRules::Income { alone, alliance } => {
            let (rules, board) = (&state.setup.economy, state.setup.board());
            let income = |power| state.economy.income(rules, board, power);
            let powers = state.setup.played();
            let most = powers.iter().copied().map(income).max()?;
            // A goal below half of all may be reached by several: the richest wins, if there is one.
            let mut richest = powers.into_iter().filter(|p| income(*p) == most);
            let best = richest.next().filter(|_| richest.next().is_none());
            let solo = best.filter(|_| most >= alone);
            let allied = || state.economy.alliance(rules, board, alliance);
            let together = || allied().filter(|_| state.setup.has_alliances());
            let allies = |(a, b)| Outcome::Alliance([a, b]);
            solo.map(Outcome::Solo).or_else(|| together().map(allies))
        }
    }
}
