//! The powers of a board as rows of tables.

use chancery_rules::board::{Board, Power};

/// Which row of a table each power of a board has: they are in the board's order, and one more row is nobody's.
pub(crate) struct Rows(Vec<Power>);

impl Rows {
    /// The rows of a board's powers.
    pub(crate) fn of(board: &Board) -> Rows {
        Rows(board.powers().collect())
    }

    /// A power's row; nobody's for whatever is no power of the board.
    pub(crate) fn row(&self, power: Option<Power>) -> usize {
        // A board's powers are in ascending order.
        let found = power.and_then(|power| self.0.binary_search(&power).ok());
        found.unwrap_or(self.nobody())
    }

    /// The row that is nobody's, which is also how many powers there are.
    pub(crate) fn nobody(&self) -> usize {
        self.0.len()
    }

    /// The powers, each in the place of its row.
    pub(crate) fn powers(&self) -> &[Power] {
        &self.0
    }
}

/// How many units each power has in or next to every province, by its row and the province's number.
pub(crate) struct Counts {
    provinces: usize,
    counts: Vec<u8>,
}

impl Counts {
    /// No units, for so many provinces.
    pub(crate) fn none(rows: &Rows, provinces: usize) -> Counts {
        Counts {
            provinces,
            counts: vec![0; (rows.nobody() + 1) * provinces],
        }
    }

    /// Counts one more; 255 are the most that are told apart.
    pub(crate) fn add(&mut self, row: usize, province: usize) {
        let count = &mut self.counts[row * self.provinces + province];
        *count = count.saturating_add(1);
    }

    pub(crate) fn of(&self, row: usize, province: usize) -> u8 {
        self.counts[row * self.provinces + province]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_has_a_row_and_nobody_the_last() {
        let rows = Rows::of(Board::standard());
        let mut numbers = rows.powers().iter().map(|power| rows.row(Some(*power)));
        assert!(numbers.by_ref().eq(0..7));
        assert_eq!(rows.row(None), 7);
        let stranger = "zog".parse().expect("an id");
        assert_eq!(rows.row(Some(stranger)), 7);
    }

    #[test]
    fn more_than_255_are_counted_as_255() {
        let mut counts = Counts::none(&Rows::of(Board::standard()), 3);
        for _ in 0..300 {
            counts.add(7, 2);
        }
        assert_eq!(
            (counts.of(7, 2), counts.of(7, 1), counts.of(6, 2)),
            (255, 0, 0)
        );
    }
}
