//! What rules need of a board.

/// What rules need of a board at least. Each choice on an axis says its own ([`BoardNeeds::and`] puts them together), and
/// nobody else asks which choice it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardNeeds {
    /// How many powers must be played.
    pub powers: usize,
    /// How many credits a year its land must yield for each power that is played.
    pub income: u32,
    /// How many seas there must be.
    pub seas: usize,
    /// Whether each sea needs room for an army aboard beside its own.
    pub berths: bool,
}

impl BoardNeeds {
    /// What both need.
    #[must_use]
    pub fn and(self, other: BoardNeeds) -> BoardNeeds {
        BoardNeeds {
            powers: self.powers.max(other.powers),
            income: self.income.max(other.income),
            seas: self.seas.max(other.seas),
            berths: self.berths || other.berths,
        }
    }
}
