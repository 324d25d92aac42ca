//! What a game that is over was to its players: results, and seats that were left or taken over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{GameStatus, Outcome, State};
use chancery_store::{GameId, PhaseNo, Seq, Tenure};

/// How somebody fared in a game, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fared {
    /// They won alone.
    Won,
    /// They shared the result with others.
    Shared,
    /// They were still in the game when it ended for others.
    Survived,
    /// They were out.
    Out,
}

/// Somebody's result in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who sat there last.
    pub player: PlayerId,
    /// The powers they played.
    pub powers: Vec<Power>,
    /// The id of the game's variant.
    pub variant: String,
    /// How they fared.
    pub fared: Fared,
    /// Whether it counts for them: a seat that was taken over counts only if it won or shared the result.
    pub counts: bool,
}

/// What counts of a game that is over.
#[derive(Debug)]
pub(super) struct EndedGame {
    /// In which month it ended, in months since the year 0.
    pub month: i64,
    /// People's results; none if the game had no result, or fewer than two people played to the end.
    pub played: Vec<Played>,
    /// Who took over a seat that was another's before.
    pub took_over: Vec<PlayerId>,
    /// Who left a seat that then stood empty while it was still to be played.
    pub left: Vec<PlayerId>,
    /// Its phases that were rolled back: played again, they have other numbers.
    pub undone: BTreeSet<(GameId, PhaseNo)>,
}

/// What counts of games that are over, in memory by their newest revisions: reading a game's last state takes far longer
/// than counting over many.
#[derive(Clone, Default)]
pub(crate) struct Counted(Arc<Mutex<Games>>);

type Games = BTreeMap<GameId, (Seq, Arc<EndedGame>)>;

/// The most games that are kept in memory; beyond it, all are read anew.
const MOST_KEPT: usize = 20_000;

impl Counted {
    /// What was counted of a game at a revision.
    pub(super) fn get(&self, game: GameId, at: Seq) -> Option<Arc<EndedGame>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = all.get(&game).filter(|(seq, _)| *seq == at);
        kept.map(|(_, counted)| counted.clone())
    }

    /// Keeps what was counted of a game at a revision.
    pub(super) fn keep(&self, game: GameId, at: Seq, counted: &Arc<EndedGame>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_KEPT {
            all.clear();
        }
        all.insert(game, (at, counted.clone()));
    }
}

/// The month of a moment, in months since the year 0.
pub(super) fn month(ms: i64) -> i64 {
    let at = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
    let day = at.to_zoned(jiff::tz::TimeZone::UTC).date();
    i64::from(day.year()) * 12 + i64::from(day.month()) - 1
}

/// The powers that won or shared the result; `None` if there was none, or one that powers do not have.
fn best(state: &State) -> Option<Vec<Power>> {
    let GameStatus::Finished(outcome) = &state.stage else {
        return None;
    };
    match outcome {
        Outcome::Solo(power) | Outcome::Concession(power) => Some(vec![*power]),
        Outcome::Alliance(both) => Some(both.to_vec()),
        Outcome::Shared(all) | Outcome::Draw(all) | Outcome::Ruled(all) => Some(all.clone()),
        Outcome::Scores(_) | Outcome::Abandoned => None,
    }
}

impl EndedGame {
    /// What counts of a game that ended in this state and month, with everybody's time in its seats; `taken_out`: when
    /// somebody was taken out of it, and by whom.
    pub fn of(
        state: &State,
        month: i64,
        tenures: &[Tenure],
        taken_out: &[(i64, i64)],
    ) -> EndedGame {
        let mut game = EndedGame {
            month,
            played: Vec::new(),
            took_over: Vec::new(),
            left: Vec::new(),
            undone: BTreeSet::new(),
        };
        let best = best(state);
        let hands = state.setup.by_person();
        let has_best = |hand: &Vec<Power>| {
            let mut best = best.iter().flatten();
            best.any(|power| hand.contains(power))
        };
        let sharers = hands.iter().filter(|hand| has_best(hand)).count();
        for hand in hands.iter().filter(|_| !state.control.is_shared()) {
            let word = hand.first().map(ToString::to_string).unwrap_or_default();
            let sat: Vec<&Tenure> = tenures.iter().filter(|t| t.power == word).collect();
            let (Some(first), Some(last)) = (sat.first(), sat.last()) else {
                continue;
            };
            let is_in = hand.iter().any(|power| state.is_in(*power));
            let mut seen = vec![first.player];
            for (i, tenure) in sat.iter().enumerate() {
                if !seen.contains(&tenure.player) {
                    seen.push(tenure.player);
                    game.took_over.push(PlayerId(tenure.player as u64));
                }
                let next = sat.get(i + 1);
                let stood_empty = match next {
                    Some(next) => tenure.until.is_some_and(|until| until < next.since),
                    None => tenure.until.is_some() && is_in,
                };
                // Whoever came back has not left.
                let back = sat[i + 1..].iter().any(|t| t.player == tenure.player);
                // Nor has whoever was made to go by somebody else.
                let made_to = taken_out
                    .iter()
                    .any(|(at, by)| tenure.until == Some(*at) && *by != tenure.player);
                if stood_empty && !back && !made_to {
                    game.left.push(PlayerId(tenure.player as u64));
                }
            }
            let fared = match (has_best(hand), sharers, is_in) {
                (true, 1, _) => Fared::Won,
                (true, ..) => Fared::Shared,
                (false, _, true) => Fared::Survived,
                (false, _, false) => Fared::Out,
            };
            let player = PlayerId(last.player as u64);
            if best.is_some() && !player.is_computer() {
                game.played.push(Played {
                    player,
                    powers: hand.clone(),
                    variant: state.setup.variant.clone(),
                    fared,
                    counts: first.player == last.player || fared <= Fared::Shared,
                });
            }
        }
        if game.played.len() < 2 {
            game.played.clear();
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_rules::variants::standard;

    fn sat(power: &str, player: i64, since: i64, until: Option<i64>) -> Tenure {
        Tenure {
            power: power.to_owned(),
            player,
            since,
            since_phase: "S1901M".to_owned(),
            until,
            until_phase: until.map(|_| "F1901M".to_owned()),
        }
    }

    #[test]
    fn results_are_of_those_who_sat_last_and_a_bad_seat_taken_over_harms_nobody() {
        let mut state = State::new(standard(None));
        let all = [Power::FRANCE, Power::ITALY];
        state.stage = GameStatus::Finished(Outcome::Draw(all.to_vec()));
        let tenures = [
            sat("austria", 1, 0, None),
            // Stood empty until another came.
            sat("england", 2, 0, Some(10)),
            sat("england", 8, 20, None),
            // A successor at once, who shares the result.
            sat("france", 3, 0, Some(10)),
            sat("france", 9, 10, None),
            // Came back.
            sat("italy", 5, 0, Some(10)),
            sat("italy", 5, 20, None),
            // Never came back, and nobody took it.
            sat("turkey", 7, 0, Some(10)),
        ];
        let game = EndedGame::of(&state, 3, &tenures, &[]);
        let fared: Vec<(u64, Fared, bool)> = game
            .played
            .iter()
            .map(|p| (p.player.0, p.fared, p.counts))
            .collect();
        let expected = [
            (1, Fared::Survived, true),
            (8, Fared::Survived, false),
            (9, Fared::Shared, true),
            (5, Fared::Shared, true),
            (7, Fared::Survived, true),
        ];
        assert_eq!(fared, expected);
        assert_eq!(game.took_over, [PlayerId(8), PlayerId(9)]);
        assert_eq!(game.left, [PlayerId(2), PlayerId(7)]);
        // Whoever shares it with nobody has won; without a result there is none to keep.
        state.stage = GameStatus::Finished(Outcome::Ruled(vec![Power::ITALY]));
        let won = EndedGame::of(&state, 3, &tenures, &[]);
        assert_eq!(won.played[3].fared, Fared::Won);
        state.stage = GameStatus::Finished(Outcome::Abandoned);
        // A GM took the first out; the other is the GM, and went by their own will.
        let taken_out = [(10, 7)];
        let none = EndedGame::of(&state, 3, &tenures, &taken_out);
        assert!(none.played.is_empty());
        assert_eq!(none.left, [PlayerId(7)]);
    }

    #[test]
    fn months_are_counted_on() {
        // The last millisecond of 2025, and the next.
        let turn = 1_767_225_600_000;
        assert_eq!((month(turn - 1), month(turn)), (2026 * 12 - 1, 2026 * 12));
    }
}
