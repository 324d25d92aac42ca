//! How sure a measured share is.

use serde::Serialize;

/// A share of some trials, with its Wilson 95 % interval. All three are between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub share: f64,
    pub high: f64,
}

impl Interval {
    /// The share of successes (which may be fractions) in so many trials.
    pub fn of(successes: f64, trials: u32) -> Interval {
        if trials == 0 {
            return Interval {
                low: 0.0,
                share: 0.0,
                high: 1.0,
            };
        }
        // Of the standard normal distribution, 95 % lie within this many deviations.
        let z = 1.959_964;
        let n = f64::from(trials);
        let share = successes / n;
        let scale = 1.0 + z * z / n;
        let middle = share + z * z / (2.0 * n);
        let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Interval {
            low: ((middle - spread) / scale).max(0.0),
            share,
            high: ((middle + spread) / scale).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand from the formula for 60 of 100.
    #[test]
    fn sixty_of_a_hundred_are_between_half_and_two_thirds_and_a_bit() {
        let found = Interval::of(60.0, 100);
        assert!((found.low - 0.5020).abs() < 0.0005, "{found:?}");
        assert!((found.high - 0.6906).abs() < 0.0005, "{found:?}");
        assert_eq!(Interval::of(0.0, 0).high, 1.0);
        assert!(Interval::of(7.0, 7).low > 0.6);
    }
}
