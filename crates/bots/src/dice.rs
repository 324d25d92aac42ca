//! Random numbers that are the same on every machine and in every version of the program.

use chancery_rules::control::exchange::Secret;

/// A generator of random numbers (xoshiro256++, seeded by SplitMix64). It is part of what makes a thought
/// reproducible, so its numbers must never change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice([u64; 4]);

impl Dice {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Dice {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        Dice([next(), next(), next(), next()])
    }

    /// The seed of a seat's thoughts in a phase: HMAC-SHA256 under the game's secret for computer players. The
    /// program is open, so a seed that people could guess would tell them a computer's orders.
    ///
    /// `phase` is the phase's name, `rollbacks` how often the game was rolled back, `seat` whose thoughts they are.
    pub fn seed(secret: [u8; 32], phase: &str, rollbacks: u32, seat: &str) -> u64 {
        let seed = Secret::new(secret).seed(&format!("computers/{phase}"), rollbacks);
        let half = |part: &str| seed.below(&format!("{seat}/{part}"), 1 << 32) as u64;
        half("high") << 32 | half("low")
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A number below `n`; 0 when `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        // The high half of a product: no bias worth speaking of at the sizes used here.
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// One of some things, if there are any.
    pub fn pick<'t, T>(&mut self, all: &'t [T]) -> Option<&'t T> {
        all.get(self.below(all.len()))
    }

    /// Whether an event of that many in a thousand happens.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        (self.below(1000) as u32) < per_mille
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut dice = Dice::new(1);
        let first = [dice.bits(), dice.bits(), dice.bits()];
        assert_eq!(first, EXPECTED);
        assert_eq!(Dice::new(1).bits(), first[0]);
        assert_ne!(Dice::new(2).bits(), first[0]);
    }

    /// Of seed 1, as another implementation of the two algorithms has them; a change here would change every
    /// stored thought.
    const EXPECTED: [u64; 3] = [
        14971601782005023387,
        13781649495232077965,
        1847458086238483744,
    ];

    #[test]
    fn a_seat_has_its_own_seed_in_every_phase() {
        let seed = |phase, rollbacks, seat| Dice::seed([7; 32], phase, rollbacks, seat);
        let one = seed("S1901M", 0, "austria/normal");
        assert_eq!(one, seed("S1901M", 0, "austria/normal"));
        assert_ne!(one, seed("F1901M", 0, "austria/normal"));
        assert_ne!(one, seed("S1901M", 1, "austria/normal"));
        assert_ne!(one, seed("S1901M", 0, "italy/normal"));
        assert_ne!(one, Dice::seed([8; 32], "S1901M", 0, "austria/normal"));
    }

    #[test]
    fn every_number_below_the_limit_comes_up() {
        let mut dice = Dice::new(3);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|n| (60..150).contains(n)), "{seen:?}");
        assert_eq!(dice.below(0), 0);
    }
}
