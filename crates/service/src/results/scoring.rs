//! Scoring systems: what the end of a game is worth, as clubs and tournaments count it. Each is data: what a winner
//! gets, and otherwise the parts that its points are the sum of.

use serde::{Deserialize, Serialize};

use chancery_rules::board::{Power, PowerMap};
use chancery_rules::game::Outcome;

/// A point in the pieces that shares are counted in: up to ten powers share hundredths of it without a rest.
const POINT: i64 = 252_000;
const HUNDREDTH: i64 = POINT / 100;

/// A way to turn the end of a game into scores.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum System {
    /// Powers that share a draw get equal parts.
    DrawSize,
    /// Each power gets its centres squared, divided by the sum of squares.
    #[serde(rename = "squares")]
    #[strum(serialize = "squares")]
    SumOfSquares,
    /// A point a centre, and points for the three largest.
    CDiplo,
    /// As C-Diplo, but the first centres of a power bring more than the later ones.
    CDiploNamur,
    /// Points by place, those who are out by when they fell, and a point a centre.
    Carnage,
    /// As Carnage, but all who are out share the last places.
    CarnageEqual,
    /// Survivors share points, and pay some of them to the largest.
    Tribute,
    /// Survivors pay the largest by how much larger it is.
    OpenTribute,
}

/// What a sole winner gets; all others get nothing.
enum Prize {
    /// So many points.
    Points(i64),
    /// What places and centres bring all together.
    Everything,
}

/// What several places bring, the first place first.
enum Places {
    /// So many points each; further places bring nothing.
    Points(&'static [i64]),
    /// The last of all brings so many points, and each place so many more than the next.
    Steps(i64),
}

/// One of the parts that a power's points are the sum of, where nobody has won alone.
enum Part {
    /// So many points for every power, out or not.
    Each(i64),
    /// So many points a centre.
    Centres(i64),
    /// Points by how many centres a power has, none first; each further centre brings one.
    Counts(&'static [i64]),
    /// Points that those who share the result share equally.
    Shared(i64),
    /// Points that all share by the squares of their centres.
    Squares(i64),
    /// Points by the number of centres; who has the same shares what the places bring.
    Places(Places),
    /// Survivors share points equally. Of its share, each pays the largest a point for each centre it has above a number.
    Tribute { pool: i64, above: i64 },
    /// What each survivor begins with. It pays the largest a point for each centre that one has more, and who is out as
    /// many as the largest has centres. Several that are largest get the whole divided by the square of their number,
    /// rounded down.
    OpenTribute { base: i64 },
}

/// The end of a game, or how it stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What each power owns, those that are out among them.
    pub centres: PowerMap<u32>,
    /// How many centres there are, owned or not.
    pub all_centres: u32,
    /// In which year a power lost its last centre; earlier ones rank lower by [`System::Carnage`].
    pub fell: PowerMap<u16>,
    /// How it ended.
    pub end: End,
}

/// How a game ended, as far as scores ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody won: one power, or the powers of one person.
    Won(Vec<Power>),
    /// Those share the result.
    Shared(Vec<Power>),
}

impl End {
    /// How a game ended; `None` where it has no result of this kind. `one_hand`: whether all who reached the goal
    /// together are one person's.
    pub(super) fn of(outcome: &Outcome, one_hand: bool) -> Option<End> {
        match outcome {
            Outcome::Solo(power) | Outcome::Concession(power) => Some(End::Won(vec![*power])),
            Outcome::Shared(all) if one_hand => Some(End::Won(all.clone())),
            // A GM may rule that one has won.
            Outcome::Ruled(all) if all.len() == 1 || one_hand => Some(End::Won(all.clone())),
            Outcome::Alliance(both) => Some(End::Shared(both.to_vec())),
            Outcome::Shared(all) | Outcome::Draw(all) | Outcome::Ruled(all) => {
                Some(End::Shared(all.clone()))
            }
            Outcome::Scores(_) | Outcome::Abandoned => None,
        }
    }
}

impl System {
    /// The system's id in kebab case, which the key of its name ends with.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Whether it matters when a power fell.
    pub const fn asks_when_fallen(self) -> bool {
        matches!(self, System::Carnage)
    }

    const fn rules(self) -> (Prize, &'static [Part]) {
        const CARNAGE: &[Part] = &[Part::Places(Places::Steps(1_000)), Part::Centres(1)];
        const NAMUR: &[i64] = &[0, 5, 9, 12, 14, 16, 18];
        match self {
            System::DrawSize => (Prize::Points(100), &[Part::Shared(100)]),
            System::SumOfSquares => (Prize::Points(100), &[Part::Squares(100)]),
            System::CDiplo => (
                Prize::Points(100),
                &[
                    Part::Each(1),
                    Part::Centres(1),
                    Part::Places(Places::Points(&[38, 14, 7])),
                ],
            ),
            System::CDiploNamur => (
                Prize::Points(85),
                &[
                    Part::Each(1),
                    Part::Counts(NAMUR),
                    Part::Places(Places::Points(&[38, 14, 7])),
                ],
            ),
            System::Carnage | System::CarnageEqual => (Prize::Everything, CARNAGE),
            System::Tribute => (
                Prize::Points(100),
                &[Part::Centres(1), Part::Tribute { pool: 66, above: 6 }],
            ),
            System::OpenTribute => (
                Prize::Points(340),
                &[Part::Centres(3), Part::OpenTribute { base: 34 }],
            ),
        }
    }

    /// Each power's points in hundredths, rounded to the nearest.
    pub fn score(self, standing: &Standing) -> PowerMap<i64> {
        let (prize, parts) = self.rules();
        let mut pieces: PowerMap<i64> = standing.centres.keys().map(|p| (*p, 0)).collect();
        match &standing.end {
            End::Won(winners) => {
                let prize = match prize {
                    Prize::Points(points) => points,
                    Prize::Everything => {
                        let brings = |part: &Part| part.total(standing);
                        parts.iter().map(brings).sum()
                    }
                };
                share(&mut pieces, winners, prize * POINT);
            }
            End::Shared(sharers) => {
                for part in parts {
                    part.add(self, standing, sharers, &mut pieces);
                }
            }
        }
        let rounded = |piece: i64| (piece + HUNDREDTH / 2).div_euclid(HUNDREDTH);
        pieces.into_iter().map(|(p, n)| (p, rounded(n))).collect()
    }
}

/// Adds equal parts of some pieces to what some powers have.
fn share(pieces: &mut PowerMap<i64>, powers: &[Power], of: i64) {
    for power in powers {
        *pieces.entry(*power).or_default() += of / powers.len() as i64;
    }
}

impl Standing {
    fn survivors(&self) -> Vec<(Power, i64)> {
        let counts = self.centres.iter().filter(|(_, n)| **n > 0);
        counts.map(|(p, n)| (*p, i64::from(*n))).collect()
    }

    /// The most centres of any power, and which have them.
    fn largest(&self) -> (i64, Vec<Power>) {
        let survivors = self.survivors();
        let most = survivors.iter().map(|(_, n)| *n).max().unwrap_or(0);
        let largest = survivors.into_iter().filter(|(_, n)| *n == most);
        (most, largest.map(|(p, _)| p).collect())
    }
}

impl Places {
    fn points(&self, place: usize, of: usize) -> i64 {
        match self {
            Places::Points(points) => points.get(place).copied().unwrap_or(0),
            Places::Steps(step) => step * (of - place) as i64,
        }
    }
}

impl Part {
    /// What it brings to all powers together, in points, where that is the same however a game ends.
    fn total(&self, standing: &Standing) -> i64 {
        let powers = standing.centres.len();
        match self {
            Part::Each(points) => points * powers as i64,
            Part::Centres(points) => points * i64::from(standing.all_centres),
            Part::Places(places) => (0..powers).map(|i| places.points(i, powers)).sum(),
            Part::Shared(pool) | Part::Squares(pool) | Part::Tribute { pool, .. } => *pool,
            Part::Counts(_) | Part::OpenTribute { .. } => 0,
        }
    }

    fn add(
        &self,
        system: System,
        standing: &Standing,
        sharers: &[Power],
        pieces: &mut PowerMap<i64>,
    ) {
        let survivors = standing.survivors();
        let mut give = |power: &Power, points: i64| {
            *pieces.entry(*power).or_default() += points * POINT;
        };
        match self {
            Part::Each(points) => standing.centres.keys().for_each(|p| give(p, *points)),
            Part::Centres(points) => survivors.iter().for_each(|(p, n)| give(p, n * points)),
            Part::Counts(table) => {
                let last = table.len() as i64 - 1;
                for (power, n) in &survivors {
                    let listed = table.get(*n.min(&last) as usize).copied().unwrap_or(0);
                    give(power, listed + (n - last).max(0));
                }
            }
            Part::Shared(pool) => share(pieces, sharers, pool * POINT),
            Part::Squares(pool) => {
                let sum: i64 = survivors.iter().map(|(_, n)| n * n).sum();
                for (power, n) in &survivors {
                    *pieces.entry(*power).or_default() += pool * POINT * n * n / sum;
                }
            }
            Part::Places(places) => {
                let fell = |p: &Power, n: u32| {
                    let fell = standing.fell.get(p).copied().unwrap_or(0);
                    (n, fell * u16::from(n == 0 && system.asks_when_fallen()))
                };
                let ranked = standing.centres.iter().map(|(p, n)| (fell(p, *n), *p));
                let mut ranked: Vec<_> = ranked.collect();
                ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
                let mut place = 0;
                for alike in ranked.chunk_by(|a, b| a.0 == b.0) {
                    let shared = place..place + alike.len();
                    let points = shared.map(|i| places.points(i, ranked.len()));
                    let points = points.sum::<i64>() * POINT;
                    let alike: Vec<Power> = alike.iter().map(|(_, p)| *p).collect();
                    share(pieces, &alike, points);
                    place += alike.len();
                }
            }
            Part::Tribute { pool, above } => {
                let (most, largest) = standing.largest();
                let each = pool * POINT / survivors.len().max(1) as i64;
                let pays = each.min((most - above).max(0) * POINT);
                let mut paid = 0;
                for (power, _) in &survivors {
                    let pays = if largest.contains(power) { 0 } else { pays };
                    *pieces.entry(*power).or_default() += each - pays;
                    paid += pays;
                }
                share(pieces, &largest, paid);
            }
            Part::OpenTribute { base } => {
                let (most, largest) = standing.largest();
                let mut paid = 0;
                for (power, n) in &standing.centres {
                    let pays = most - i64::from(*n);
                    paid += pays;
                    if *n > 0 {
                        give(power, base - pays);
                    }
                }
                let square = (largest.len() * largest.len()).max(1) as i64;
                largest.iter().for_each(|p| give(p, paid / square));
            }
        }
    }
}

#[cfg(test)]
mod tests;
