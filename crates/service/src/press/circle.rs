//! The powers a letter is to, and the sign a letter is named by.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use chancery_rules::board::{Board, Power};

/// A set of powers: those between whom a letter goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circle(BTreeSet<Power>);

impl Circle {
    /// Every power of a board.
    pub fn all(board: &Board) -> Circle {
        board.powers().collect()
    }

    /// Those whose ids stand in a list parted by commas; others are passed over.
    pub(crate) fn read(text: &str) -> Circle {
        text.split(',').filter_map(|id| id.parse().ok()).collect()
    }

    /// Whether the power is one of them.
    pub fn has(&self, power: Power) -> bool {
        self.0.contains(&power)
    }

    /// The set with `power` added.
    #[must_use]
    pub fn with(mut self, power: Power) -> Circle {
        self.0.insert(power);
        self
    }

    /// The set with `power` removed.
    #[must_use]
    pub fn without(mut self, power: Power) -> Circle {
        self.0.remove(&power);
        self
    }

    /// Whether it contains no power.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The powers of the set, in ascending order of id.
    pub fn powers(&self) -> Vec<Power> {
        self.0.iter().copied().collect()
    }
}

impl FromIterator<Power> for Circle {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Circle {
        Circle(powers.into_iter().collect())
    }
}

/// The powers' ids, parted by commas: as it is kept.
impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<String> = self.0.iter().map(Power::to_string).collect();
        f.write_str(&ids.join(","))
    }
}

/// What people and buttons name a letter by. Drawn by lot: it tells nobody how much others write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "&str", into = "String")]
pub struct Mark(u32);

/// No letters or digits that are mistaken for each other.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Mark {
    /// A new one.
    pub(super) fn draw() -> Mark {
        Mark(rand::random())
    }

    pub(super) fn of(kept: i64) -> Mark {
        Mark(kept as u32)
    }

    pub(super) fn kept(self) -> i64 {
        i64::from(self.0)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |place: u32| SIGNS[(self.0 >> (5 * place)) as usize % SIGNS.len()];
        let signs = (0..7).rev().map(sign).map(char::from);
        f.write_str(&signs.collect::<String>())
    }
}

/// The text is no letter's mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a letter reference")]
pub struct NoMark;

impl TryFrom<&str> for Mark {
    type Error = NoMark;

    fn try_from(text: &str) -> Result<Mark, NoMark> {
        text.parse()
    }
}

impl From<Mark> for String {
    fn from(mark: Mark) -> String {
        mark.to_string()
    }
}

impl FromStr for Mark {
    type Err = NoMark;

    fn from_str(text: &str) -> Result<Mark, NoMark> {
        let text = text.trim().to_ascii_lowercase();
        if text.len() != 7 {
            return Err(NoMark);
        }
        let mut number: u64 = 0;
        for sign in text.bytes() {
            let digit = SIGNS.iter().position(|s| *s == sign).ok_or(NoMark)?;
            number = number << 5 | digit as u64;
        }
        u32::try_from(number).map(Mark).map_err(|_| NoMark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_kept_by_its_powers_ids() {
        let both: Circle = [Power::TURKEY, Power::FRANCE].into_iter().collect();
        assert_eq!(both.to_string(), "france,turkey");
        assert_eq!(Circle::read("france,turkey"), both);
        assert_eq!(Circle::read(""), Circle::default());
        assert_eq!(Circle::all(Board::standard()).powers(), Power::ALL);
        assert_eq!(both.without(Power::TURKEY).powers(), [Power::FRANCE]);
    }

    #[test]
    fn a_mark_reads_what_it_prints() {
        for number in [0, 1, 31, 32, 123_456_789, u32::MAX] {
            let mark = Mark(number);
            assert_eq!(mark.to_string().parse(), Ok(mark), "{mark}");
            assert_eq!(mark.to_string().to_uppercase().parse(), Ok(mark));
            assert_eq!(Mark::of(mark.kept()), mark);
        }
        for wrong in ["", "abc", "0000000000", "zzzzzzz", "00000l0"] {
            assert_eq!(wrong.parse::<Mark>(), Err(NoMark), "{wrong}");
        }
    }
}
