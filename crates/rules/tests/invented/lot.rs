//! Chance for tests.

/// A row of numbers that look random and are the same every time.
pub struct Lot(pub u64);

impl Lot {
    /// A number below another; 0 if that is 0.
    pub fn draw(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below.max(1)
    }
}
