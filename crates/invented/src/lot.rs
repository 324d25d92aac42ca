//! Numbers that look like chance and are the same for the same seed.

/// A small generator (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Lot(pub u64);

impl Lot {
    /// A number below another; 0 if that is 0.
    pub fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) >> 33) as usize % below.max(1)
    }

    /// A number from one to another, both included.
    pub fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.draw(most.saturating_sub(least) + 1)
    }

    /// Whether something happens that does in so many of a hundred cases.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.draw(100) < chance
    }

    /// One of a list, if there is one.
    pub fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        of.get(self.draw(of.len()))
    }

    /// A list in another order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.draw(end + 1));
        }
    }
}
