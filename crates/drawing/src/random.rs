//! Numbers that look like chance and are the same for the same seed on every machine.

/// A small generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that gives the same numbers for the same seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number below `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 {
            return 0;
        }
        // The remainder is biased by less than one in a billion for what is asked here.
        (self.bits() % end as u64) as usize
    }

    /// A number from 0 up to, but not, 1.
    pub fn part(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Bits that depend on every bit of `value`.
pub fn mixed(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Smooth noise: about −1 to 1, changing over a distance of about 1.
pub fn noise(seed: u64, x: f64, y: f64) -> f64 {
    // Quicker than `floor`, which is asked for every cell of a map.
    let floor = |value: f64| value as i64 - i64::from(value < 0.0);
    let (column, row) = (floor(x), floor(y));
    let (left, top) = (column as f64, row as f64);
    let corner = |right: i64, down: i64| {
        let (column, row) = (column + right, row + down);
        let place =
            (column as u64).wrapping_mul(0x8da6_b343) ^ (row as u64).wrapping_mul(0xd816_3841);
        mixed(seed ^ mixed(place)) as f64 / u64::MAX as f64 * 2.0 - 1.0
    };
    let ease = |part: f64| part * part * part * (part * (part * 6.0 - 15.0) + 10.0);
    let (across, down) = (ease(x - left), ease(y - top));
    let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across;
    let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across;
    upper + (lower - upper) * down
}

/// Noise with detail at several sizes, each half as large and half as strong as the one before.
pub fn rough_noise(seed: u64, x: f64, y: f64, sizes: u32) -> f64 {
    let (mut sum, mut strength, mut fine) = (0.0, 1.0, 1.0);
    for size in 0..sizes {
        sum += strength * noise(seed.wrapping_add(u64::from(size)), x * fine, y * fine);
        strength *= 0.5;
        fine *= 2.0;
    }
    sum
}
