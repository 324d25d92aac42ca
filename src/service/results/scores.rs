//! Where every power stands by what counts in its game, and what a finished game is worth by common
//! scoring systems. All of it is public.

use crate::board::{Power, PowerMap};
use crate::economy::Measure;
use crate::game::{GameStatus, Outcome, State, VictoryRules};
use crate::service::GameContext;
use crate::service::error::Refusal;
use crate::service::results::record::goal;

/// A power's line in the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The power whose line it is.
    pub power: Power,
    /// Centres owned; where every territory is one, all of them (I-07d).
    pub centres: u32,
    /// The units it has on the map.
    pub units: u32,
    /// The credits or points its provinces yield a year, where the game has an income.
    pub income: Option<u32>,
    /// The blocks in its provinces, where the game has blocks.
    pub blocks: Option<u32>,
    /// Victory points, where there are treaties; they may be negative.
    pub points: Option<i32>,
    /// Whether it is out of the game.
    pub out: bool,
}

/// A way to turn the end of a game into scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum System {
    /// A winner gets everything; powers that share a draw get equal parts.
    DrawSize,
    /// A winner gets everything; otherwise each power gets its centres squared, divided by the sum of squares.
    #[strum(serialize = "squares")]
    SumOfSquares,
}

impl System {
    /// The system's id in kebab case, which the key of its name ends with.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Each power's share of a hundred, in hundredths, rounded down; `None` for a game without a
    /// result.
    /// `one_hand`: whether all who reached the goal together are one person's.
    fn score(
        self,
        outcome: &Outcome,
        centres: &PowerMap<u32>,
        one_hand: bool,
    ) -> Option<PowerMap<u32>> {
        const ALL: u64 = 100 * 100;
        let part = |weight: u64, of: u64| (ALL * weight).checked_div(of).unwrap_or(0) as u32;
        let sharers: Vec<Power> = match outcome {
            Outcome::Solo(power) | Outcome::Concession(power) => vec![*power],
            Outcome::Alliance(both) => both.to_vec(),
            Outcome::Shared(all) | Outcome::Draw(all) | Outcome::Ruled(all) => all.clone(),
            Outcome::Scores(_) | Outcome::Abandoned => return None,
        };
        let won = match outcome {
            Outcome::Solo(_) | Outcome::Concession(_) => true,
            // A GM may rule that one has won.
            Outcome::Ruled(all) => all.len() == 1 || one_hand,
            Outcome::Shared(_) => one_hand,
            _ => false,
        };
        let square = |n: &u32| u64::from(*n).pow(2);
        let squares: u64 = centres.values().map(square).sum();
        let score = |(power, n): (&Power, &u32)| {
            let share = match self {
                System::SumOfSquares if !won => part(square(n), squares),
                _ if sharers.contains(power) => part(1, sharers.len() as u64),
                _ => 0,
            };
            (*power, share)
        };
        Some(centres.iter().map(score).collect())
    }
}

/// How the powers stand by what counts in a game, and what a finished game is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// The count by which the lines are sorted; `None` if the game has none.
    pub measure: Option<Measure>,
    /// How much of it wins the game, where one number does.
    pub goal: Option<u32>,
    /// A line for each power, the best first.
    pub lines: Vec<Score>,
    /// Each power's share of a hundred by each system, in hundredths: for a standard game that is over.
    pub systems: Vec<(System, PowerMap<u32>)>,
}

impl GameContext {
    /// Where every power stands. Where players share the powers, the exchange counts their points instead.
    ///
    /// # Errors
    /// When the game has not begun.
    pub fn scores(&self) -> Result<Scores, Refusal> {
        if self.state.stage == GameStatus::Lobby {
            return Err(Refusal::NotStarted);
        }
        Ok(scores(&self.state))
    }
}

fn scores(state: &State) -> Scores {
    let (setup, economy) = (&state.setup, &state.economy);
    let board = setup.board();
    let centres = state.centre_counts();
    let income = |power| economy.income(&setup.economy, board, power);
    let earns = setup.economy.currency().is_some();
    let mut lines: Vec<Score> = setup
        .played()
        .into_iter()
        .map(|power| Score {
            power,
            centres: centres.get(&power).copied().unwrap_or(0) as u32,
            units: state.position.of(power).count() as u32,
            income: earns.then(|| income(power)),
            blocks: economy.invested(power),
            points: state.points_of(power),
            out: !state.is_in(power),
        })
        .collect();
    let by_points = matches!(setup.victory, VictoryRules::Points(_));
    let measure = (!by_points).then(|| setup.economy.measure());
    lines.sort_by_key(|line| {
        let first = match measure {
            None => i64::from(line.points.unwrap_or(0)),
            Some(Measure::Blocks) => i64::from(line.blocks.unwrap_or(0)),
            Some(Measure::Income) => i64::from(line.income.unwrap_or(0)),
            Some(Measure::Centres | Measure::Units) => i64::from(line.centres),
        };
        let centres = std::cmp::Reverse(line.centres);
        (line.out, std::cmp::Reverse(first), centres, line.power)
    });
    let plain = setup.economy.measure() == Measure::Centres && state.relations.is_none();
    let seated = !state.control.is_shared();
    let systems = match &state.stage {
        GameStatus::Finished(outcome) if plain && seated => {
            let counts = lines.iter().map(|line| (line.power, line.centres));
            let counts = counts.collect();
            let one_hand = match outcome {
                // Powers of the winner that are out are not among them.
                Outcome::Shared(all) | Outcome::Ruled(all) => {
                    let whose = |hand: &Vec<Power>| all.iter().all(|power| hand.contains(power));
                    !all.is_empty() && setup.hands.iter().any(whose)
                }
                _ => false,
            };
            let scored = |system: System| Some((system, system.score(outcome, &counts, one_hand)?));
            let systems = [System::DrawSize, System::SumOfSquares].into_iter();
            systems.filter_map(scored).collect()
        }
        _ => Vec::new(),
    };
    Scores {
        goal: measure.and_then(|measure| goal(measure, setup)),
        measure,
        lines,
        systems,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variants::standard;

    fn centres() -> PowerMap<u32> {
        let counts = [3, 0, 17, 4, 0, 10, 0];
        Power::ALL.into_iter().zip(counts).collect()
    }

    #[test]
    fn a_draw_is_shared_and_squares_count_by_size() {
        let draw = Outcome::Draw(vec![Power::FRANCE, Power::RUSSIA, Power::AUSTRIA]);
        let shares = System::DrawSize.score(&draw, &centres(), false).unwrap();
        assert_eq!(shares[&Power::FRANCE], 33_33);
        assert_eq!(shares[&Power::GERMANY], 0);
        // 9, 289, 16 and 100 of 414.
        let squares = System::SumOfSquares
            .score(&draw, &centres(), false)
            .unwrap();
        assert_eq!(squares[&Power::FRANCE], 69_80);
        assert_eq!(squares[&Power::GERMANY], 3_86);
        assert_eq!(squares[&Power::ENGLAND], 0);
    }

    #[test]
    fn a_winner_has_all_and_no_result_nothing() {
        for system in [System::DrawSize, System::SumOfSquares] {
            for won in [
                Outcome::Solo(Power::RUSSIA),
                Outcome::Concession(Power::RUSSIA),
            ] {
                let shares = system.score(&won, &centres(), false).unwrap();
                assert_eq!(shares[&Power::RUSSIA], 10_000);
                assert_eq!(shares.values().sum::<u32>(), 10_000);
            }
            assert_eq!(system.score(&Outcome::Abandoned, &centres(), false), None);
        }
    }

    #[test]
    fn powers_that_win_together_have_all_though_one_of_the_hand_is_out() {
        let mut setup = standard(None);
        let winner = vec![Power::AUSTRIA, Power::ENGLAND, Power::GERMANY];
        setup.hands = vec![winner, vec![Power::FRANCE, Power::TURKEY]];
        let mut state = State::new(setup);
        state.stage = GameStatus::Finished(Outcome::Shared(vec![Power::AUSTRIA, Power::ENGLAND]));
        let scores = scores(&state);
        let squares = scores
            .systems
            .iter()
            .find(|(s, _)| *s == System::SumOfSquares);
        let (_, shares) = squares.expect("squares are counted");
        assert_eq!(shares[&Power::AUSTRIA], 5_000);
        assert_eq!(shares[&Power::FRANCE], 0);
    }
}
