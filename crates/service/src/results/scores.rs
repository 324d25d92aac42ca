//! Where every power stands by what counts in its game, and what a game is worth by common scoring systems. All of it
//! is public.

use super::record::{Record, goal};
use super::scoring::{End, Standing, System};
use crate::error::{Refusal, ServiceError};
use crate::{GameContext, Service};
use chancery_boxed::boxed;
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::economy::Measure;
use chancery_rules::game::{GameStatus, Outcome, State, Strength, VictoryRules};

/// A power's line in the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The power whose line it is.
    pub power: Power,
    /// What it has.
    pub has: Strength,
    /// Whether it is out of the game.
    pub out: bool,
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
    /// Each power's points by the most common systems, in hundredths: for a game that is over and can be scored.
    pub systems: Vec<(System, PowerMap<i64>)>,
}

/// What a game is worth by one scoring system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The system by which it is counted.
    pub system: System,
    /// Whether the game goes on: these are the points if it ended now, in a draw of all survivors.
    pub so_far: bool,
    /// Who has won alone: a power, or the powers of one person; empty where the result is shared.
    pub won: Vec<Power>,
    /// Each power's points in hundredths and its centres, the best first.
    pub lines: Vec<(Power, i64, u32)>,
}

impl GameContext {
    /// Where every power stands. Where players share the powers, the exchange counts their points instead.
    ///
    /// # Errors
    /// When the game has not begun, or in the fog this person sees what no power has.
    pub fn scores(&self) -> Result<Scores, Refusal> {
        if self.state.stage == GameStatus::Lobby {
            return Err(Refusal::NotStarted);
        }
        let scores = scores(&self.state);
        if scores.lines.is_empty() {
            return Err(Refusal::OutOfSight);
        }
        Ok(scores)
    }
}

#[boxed]
impl Service {
    /// What a game is worth by a scoring system; one that goes on, if it ended now.
    ///
    /// # Errors
    /// When the game has not begun, has ended without a result, is in the fog, or is not decided by the centres of powers that each
    /// belong to a player.
    pub async fn scored(
        &self,
        context: &GameContext,
        system: System,
    ) -> Result<Scored, ServiceError> {
        let state = &context.state;
        if state.stage == GameStatus::Lobby {
            return Err(Refusal::NotStarted.into());
        }
        if !can_be_scored(state) {
            return Err(Refusal::NotScored.into());
        }
        if state.is_seen() {
            return Err(Refusal::OutOfSight.into());
        }
        let mut standing = standing(state).ok_or(Refusal::NoResult)?;
        let out = standing.centres.values().filter(|n| **n == 0).count();
        if out > 1 && system.asks_when_fallen() {
            let record = self.record(context, Some(Measure::Centres)).await?;
            standing.fell = fell(&record);
        }
        let points = system.score(&standing).into_iter();
        let with_centres =
            |(p, points)| (p, points, standing.centres.get(&p).copied().unwrap_or(0));
        let mut lines: Vec<_> = points.map(with_centres).collect();
        lines.sort_by_key(|(power, points, centres)| {
            let best = std::cmp::Reverse((*points, *centres));
            (best, *power)
        });
        let won = match standing.end {
            End::Won(won) => won,
            End::Shared(_) => Vec::new(),
        };
        Ok(Scored {
            system,
            won,
            so_far: state.is_playing(),
            lines,
        })
    }
}

/// Whether supply centres decide the game, and each power is a player's.
pub(crate) fn can_be_scored(state: &State) -> bool {
    let by_centres = state.setup.economy.measure() == Measure::Centres;
    by_centres && state.relations.is_none() && !state.control.is_shared()
}

/// How a game that can be scored ended, or stands; `None` if it ended without a result.
fn standing(state: &State) -> Option<Standing> {
    let setup = &state.setup;
    let owned = state.centre_counts();
    let count = |power: Power| owned.get(&power).copied().unwrap_or(0) as u32;
    let played = setup.played().into_iter();
    let centres: PowerMap<u32> = played.map(|power| (power, count(power))).collect();
    let end = match &state.stage {
        GameStatus::Finished(outcome) => {
            let one_hand = match outcome {
                // Powers of the winner that are out are not among them.
                Outcome::Shared(all) | Outcome::Ruled(all) => {
                    let whose = |hand: &Vec<Power>| all.iter().all(|power| hand.contains(power));
                    !all.is_empty() && setup.hands.iter().any(whose)
                }
                _ => false,
            };
            End::of(outcome, one_hand)?
        }
        _ => End::Shared(
            centres
                .keys()
                .copied()
                .filter(|p| state.is_in(*p))
                .collect(),
        ),
    };
    Some(Standing {
        all_centres: setup.counting().len() as u32,
        fell: PowerMap::new(),
        centres,
        end,
    })
}

/// In which year each power lost its last centre.
fn fell(record: &Record) -> PowerMap<u16> {
    let mut fell = PowerMap::new();
    for (year, counts) in &record.years {
        for (power, centres) in counts {
            if *centres > 0 {
                fell.remove(power);
            } else {
                fell.entry(*power).or_insert(*year);
            }
        }
    }
    fell
}

fn scores(state: &State) -> Scores {
    let setup = &state.setup;
    let score = |(power, has): (Power, Option<Strength>)| {
        has.map(|has| Score {
            power,
            has,
            out: !state.is_in(power),
        })
    };
    let mut lines: Vec<Score> = state.strengths().into_iter().filter_map(score).collect();
    let by_points = matches!(setup.victory, VictoryRules::Points(_));
    let measure = (!by_points).then(|| setup.economy.measure());
    lines.sort_by_key(|line| {
        let first = match measure {
            None => i64::from(line.has.points.unwrap_or(0)),
            Some(measure) => i64::from(line.has.of(measure).unwrap_or(0)),
        };
        let centres = std::cmp::Reverse(line.has.centres);
        (line.out, std::cmp::Reverse(first), centres, line.power)
    });
    let over = matches!(state.stage, GameStatus::Finished(_)) && can_be_scored(state);
    let standing = over.then(|| standing(state)).flatten();
    let common = [System::DrawSize, System::SumOfSquares].into_iter();
    let systems = match standing {
        Some(standing) => common.map(|s| (s, s.score(&standing))).collect(),
        None => Vec::new(),
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
    use chancery_rules::variants::standard;

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

    #[test]
    fn a_power_fell_in_the_last_year_from_which_on_it_had_nothing() {
        let year =
            |austria, italy| PowerMap::from([(Power::AUSTRIA, austria), (Power::ITALY, italy)]);
        let years = [
            (1900, year(3, 3)),
            (1901, year(0, 2)),
            (1902, year(1, 2)),
            (1903, year(0, 1)),
            (1904, year(0, 0)),
        ];
        let record = Record {
            measure: Measure::Centres,
            provinces: false,
            goal: Some(18),
            years: years.into_iter().collect(),
        };
        let expected = PowerMap::from([(Power::AUSTRIA, 1903), (Power::ITALY, 1904)]);
        assert_eq!(fell(&record), expected);
    }
}
