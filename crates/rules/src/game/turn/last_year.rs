//! The end of a game whose last year is over.

use crate::board::{AfterLastYear, LastYear, Power};
use crate::game::{GameStatus, Outcome, Season, State, VictoryRules};

/// How the game has ended, if the year whose Winter has just closed was its last.
pub(super) fn ended(state: &State) -> Option<Outcome> {
    let last = state.setup.last_year?;
    if state.phase.year < last.year {
        return None;
    }
    // Where players share the powers, each of them is paid for what they hold.
    let counted = state.counted_after_last_year();
    Some(counted.unwrap_or_else(|| by_powers(state, last.then)))
}

impl State {
    /// The last year of a game that has ended because that was over; `None` for one that goes on or ended otherwise.
    pub fn ended_with_last_year(&self) -> Option<LastYear> {
        let is_after = self.phase.season == Season::Winter;
        let GameStatus::Finished(outcome) = &self.stage else {
            return None;
        };
        let expected = ended(self).filter(|_| is_after)?;
        self.setup.last_year.filter(|_| expected == *outcome)
    }
}

fn by_powers(state: &State, then: AfterLastYear) -> Outcome {
    let mut first = state.survivors();
    if first.is_empty() {
        first = state.setup.played();
    }
    if then == AfterLastYear::Most {
        // Whoever plays several powers counts what all of them have.
        let seats = state.setup.by_person().into_iter();
        let seats = seats.map(|hand| (hand.iter().map(|p| count(state, *p)).sum::<i64>(), hand));
        let seats: Vec<_> = seats.collect();
        let most = seats.iter().map(|(n, _)| *n).max();
        let lead = |power: &Power| {
            let mut best = seats.iter().filter(|(n, _)| Some(*n) == most);
            best.any(|(_, hand)| hand.contains(power))
        };
        first.retain(lead);
    }
    match first.as_slice() {
        [alone] => Outcome::Solo(*alone),
        [one, ..]
            if first
                .iter()
                .all(|p| state.spokesman(*p) == state.spokesman(*one)) =>
        {
            Outcome::Shared(first)
        }
        _ => Outcome::Draw(first),
    }
}

/// What a power has of that for which the game is played.
fn count(state: &State, power: Power) -> i64 {
    let (setup, economy) = (&state.setup, &state.economy);
    match setup.victory {
        VictoryRules::Solo { .. } => {
            let centres = state.centre_counts().get(&power).copied();
            centres.map_or(0, |n| i64::try_from(n).unwrap_or(i64::MAX))
        }
        VictoryRules::Income { .. } => economy.income(&setup.economy, setup.board(), power).into(),
        VictoryRules::Blocks { .. } => economy.wealth(&setup.economy, power).into(),
        VictoryRules::Points(_) => state.points_of(power).unwrap_or_default().into(),
    }
}
