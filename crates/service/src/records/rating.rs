//! Ratings by Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system", for games of any number of
//! players.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::f64::consts::PI;

use chancery_rules::control::PlayerId;

/// How many points of a rating are one on Glicko-2's own scale.
const SCALE: f64 = 173.7178;
/// The system constant τ: how fast a volatility changes.
const TAU: f64 = 0.5;
/// How exactly a volatility is found.
const EXACT: f64 = 1e-6;
/// The deviation of somebody of whom nothing is known. No deviation becomes larger.
const UNKNOWN: f64 = 350.0;

/// How good a player is, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating in points; 1500 in the middle.
    pub points: f64,
    /// The rating deviation in points: with 95 % probability the true rating is within two of them.
    pub deviation: f64,
    /// How erratic the player's results are; 0.06 to begin with.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            points: 1500.0,
            deviation: UNKNOWN,
            volatility: 0.06,
        }
    }
}

/// A player's result against one opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The opponent's rating before the period.
    pub opponent: Rating,
    /// 1 for having done better than the opponent, 0.5 as well, 0 worse.
    pub score: f64,
    /// How much it counts: 1 for a game of two.
    pub weight: f64,
}

impl Rating {
    /// The rating after a rating period with these meetings; without any, only the deviation grows.
    pub fn after(self, meetings: &[Meeting]) -> Rating {
        let mu = (self.points - 1500.0) / SCALE;
        let phi = self.deviation / SCALE;
        let (mut information, mut surplus) = (0.0, 0.0);
        for meeting in meetings {
            let their_mu = (meeting.opponent.points - 1500.0) / SCALE;
            let their_phi = meeting.opponent.deviation / SCALE;
            let g = 1.0 / (1.0 + 3.0 * their_phi.powi(2) / PI.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - their_mu)).exp());
            information += meeting.weight * g.powi(2) * expected * (1.0 - expected);
            surplus += meeting.weight * g * (meeting.score - expected);
        }
        let volatility = if information > 0.0 {
            let variance = 1.0 / information;
            next_volatility(self.volatility, phi, variance, variance * surplus)
        } else {
            self.volatility
        };
        let before = phi.powi(2) + volatility.powi(2);
        let after = 1.0 / (1.0 / before + information);
        Rating {
            points: 1500.0 + SCALE * (mu + after * surplus),
            deviation: (SCALE * after.sqrt()).min(UNKNOWN),
            volatility,
        }
    }
}

/// The new volatility: step 5, by the Illinois algorithm.
fn next_volatility(old: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (old * old).ln();
    let f = |x: f64| {
        let e = x.exp();
        let spread = phi.powi(2) + variance + e;
        e * (delta.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - a) / TAU.powi(2)
    };
    let mut low = a;
    let mut high = if delta.powi(2) > phi.powi(2) + variance {
        (delta.powi(2) - phi.powi(2) - variance).ln()
    } else {
        let mut below = (1..).map(|k| a - f64::from(k) * TAU);
        below.find(|x| f(*x) >= 0.0).unwrap_or(a)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    while (high - low).abs() > EXACT {
        let between = low + (low - high) * at_low / (at_high - at_low);
        let at_between = f(between);
        if at_between * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (between, at_between);
    }
    (low / 2.0).exp()
}

/// A finished game, as far as ratings ask.
pub struct Rated {
    /// The rating period in which it ended: whole numbers, one for each period.
    pub period: i64,
    /// Who met whom: each player with the place of their result, 0 for the best; equal results have equal places.
    pub places: Vec<Placed>,
}

/// Somebody's result in a game.
pub struct Placed {
    /// The player.
    pub player: PlayerId,
    /// The place, 0 for the best.
    pub place: usize,
    /// Whether it counts for the player; for the others it always does.
    pub counts: bool,
}

/// Everybody's rating after all these games, up to and with a period. Each player of a game meets each of the others, and
/// all these meetings weigh as much as one game of two: they are one result, not many.
pub fn ratings(games: &[Rated], until: i64) -> BTreeMap<PlayerId, Rating> {
    let mut periods: BTreeMap<i64, Vec<&Rated>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.places.len() > 1) {
        periods.entry(game.period).or_default().push(game);
    }
    let mut ratings: BTreeMap<PlayerId, Rating> = BTreeMap::new();
    let Some(first) = periods.keys().next().copied() else {
        return ratings;
    };
    for period in first..=until {
        let mut met: BTreeMap<PlayerId, Vec<Meeting>> = BTreeMap::new();
        for game in periods.get(&period).into_iter().flatten() {
            for (i, own) in game.places.iter().enumerate().filter(|(_, own)| own.counts) {
                let others = game.places.iter().enumerate().filter(|(j, _)| *j != i);
                let meetings = others.map(|(_, other)| Meeting {
                    opponent: ratings.get(&other.player).copied().unwrap_or_default(),
                    score: match own.place.cmp(&other.place) {
                        Ordering::Less => 1.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 0.0,
                    },
                    weight: 1.0 / (game.places.len() - 1) as f64,
                });
                met.entry(own.player).or_default().extend(meetings);
            }
        }
        let known: BTreeSet<PlayerId> = ratings.keys().chain(met.keys()).copied().collect();
        let next = known.into_iter().map(|player| {
            let old = ratings.get(&player).copied().unwrap_or_default();
            (
                player,
                old.after(met.get(&player).map_or(&[], Vec::as_slice)),
            )
        });
        ratings = next.collect();
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(points: f64, deviation: f64) -> Rating {
        Rating {
            points,
            deviation,
            volatility: 0.06,
        }
    }

    fn rounded(value: f64, digits: i32) -> f64 {
        let factor = 10_f64.powi(digits);
        (value * factor).round() / factor
    }

    /// Mark Glickman, "Example of the Glicko-2 system": the player won against the first, and lost to the others.
    #[test]
    fn the_published_example_comes_out_to_the_digit() {
        let meeting = |points, deviation, score| Meeting {
            opponent: rated(points, deviation),
            score,
            weight: 1.0,
        };
        let meetings = [
            meeting(1400.0, 30.0, 1.0),
            meeting(1550.0, 100.0, 0.0),
            meeting(1700.0, 300.0, 0.0),
        ];
        let after = rated(1500.0, 200.0).after(&meetings);
        // The example goes back to the scale of points from numbers of four digits, and cuts the volatility off.
        let mu = rounded((after.points - 1500.0) / SCALE, 4);
        let phi = rounded(after.deviation / SCALE, 4);
        assert_eq!((mu, phi), (-0.2069, 0.8722));
        assert_eq!(rounded(1500.0 + SCALE * mu, 2), 1464.06);
        assert_eq!(rounded(SCALE * phi, 2), 151.52);
        assert_eq!((after.volatility * 100_000.0).floor(), 5_999.0);
        // Without rounding in between:
        assert_eq!(rounded(after.points, 2), 1464.05);
        assert_eq!(rounded(after.deviation, 2), 151.52);
    }

    #[test]
    fn who_does_not_play_becomes_less_certain_up_to_what_is_unknown() {
        let after = rated(1700.0, 200.0).after(&[]);
        // Step 6 alone: the square root of 200² + (0.06 · 173.7178)².
        assert_eq!(
            (after.points, rounded(after.deviation, 4)),
            (1700.0, 200.2714)
        );
        assert_eq!(Rating::default().after(&[]).deviation, 350.0);
    }

    fn game(period: i64, places: &[(u64, usize)]) -> Rated {
        let places = places.iter().map(|(player, place)| Placed {
            player: PlayerId(*player),
            place: *place,
            counts: true,
        });
        Rated {
            period,
            places: places.collect(),
        }
    }

    #[test]
    fn a_game_of_seven_weighs_as_much_as_one_of_two() {
        let seven: Vec<(u64, usize)> = (0..7).map(|n| (n, usize::from(n > 0))).collect();
        let of_seven = ratings(&[game(0, &seven)], 0);
        let of_two = ratings(&[game(0, &[(0, 0), (1, 1)])], 0);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-6;
        assert!(near(
            of_seven[&PlayerId(0)].points,
            of_two[&PlayerId(0)].points
        ));
        assert!(near(
            of_seven[&PlayerId(0)].deviation,
            of_two[&PlayerId(0)].deviation
        ));
        // Losers have done as well as the other losers.
        assert!(
            of_seven[&PlayerId(1)].points > of_two[&PlayerId(1)].points
                && of_seven[&PlayerId(1)].points < 1500.0
        );
    }

    #[test]
    fn the_order_of_games_counts_between_periods_only() {
        let (a, b) = ([(0, 0), (1, 1), (2, 1)], [(1, 0), (2, 0), (0, 1)]);
        let one = ratings(&[game(3, &a), game(3, &b)], 3);
        assert_eq!(one, ratings(&[game(3, &b), game(3, &a)], 3));
        assert_ne!(one, ratings(&[game(3, &a), game(4, &b)], 4));
        // Time passes for those, too, who play no more.
        let later = ratings(&[game(3, &a), game(3, &b)], 9);
        assert!(later[&PlayerId(0)].deviation > one[&PlayerId(0)].deviation);
        assert_eq!(later[&PlayerId(0)].points, one[&PlayerId(0)].points);
    }

    #[test]
    fn a_result_that_does_not_count_for_one_counts_for_the_others() {
        let mut taken = game(0, &[(0, 0), (1, 1)]);
        taken.places[1].counts = false;
        let after = ratings(&[taken], 0);
        assert_eq!(after.get(&PlayerId(1)), None);
        assert_eq!(
            after[&PlayerId(0)],
            ratings(&[game(0, &[(0, 0), (1, 1)])], 0)[&PlayerId(0)]
        );
        // Who is alone has met nobody.
        assert!(ratings(&[game(0, &[(0, 0)])], 0).is_empty());
    }
}
