//! Lots: numbers drawn from a seed, the same for everybody who knows it.

use sha2::{Digest, Sha256};

/// A reproducible sequence of random numbers: equal seeds draw equal numbers, so anybody can check a draw.
pub struct Lots {
    seed: u64,
    drawn: u64,
}

impl Lots {
    /// A source of lots that depends on nothing but the seed; the same seed draws the same lots.
    pub fn new(seed: u64) -> Lots {
        Lots { seed, drawn: 0 }
    }

    /// A number below `n`; 0 when `n` is 0. The first eight bytes of SHA-256(seed, count), modulo
    /// `n`: the bias at our small `n` is below one in 2^60.
    pub fn below(&mut self, n: usize) -> usize {
        let mut hash = Sha256::new();
        hash.update(self.seed.to_be_bytes());
        hash.update(self.drawn.to_be_bytes());
        self.drawn += 1;
        let digest = hash.finalize();
        let number = digest[..8]
            .iter()
            .fold(0u64, |n, byte| n << 8 | u64::from(*byte));
        if n == 0 {
            0
        } else {
            (number % n as u64) as usize
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_twice_and_another_draws_otherwise() {
        let row = |seed| {
            let mut lots = Lots::new(seed);
            (0..20).map(|_| lots.below(7)).collect::<Vec<_>>()
        };
        assert_eq!(row(1), row(1));
        assert_ne!(row(1), row(2));
        assert!(row(3).iter().all(|n| *n < 7));
    }
}
