//! Who counts as one's own: the small relation movement asks instead of comparing powers.

use serde::{Deserialize, Serialize};

use crate::board::Power;

/// Whose units an actor treats as its own: it never dislodges them, its support never helps to, and
/// its attacks do not cut their support.
///
/// The plain game's relation is "the same power"; treaties add allies. The relation need be neither
/// symmetric nor transitive. Nobody (`None`) owns neutral units, and is friendly to nobody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Friends {
    /// One row per actor (the powers, then nobody), one bit per other.
    rows: [u8; 8],
}

/// A power's, or nobody's, place in the table.
pub(crate) const fn row(who: Option<Power>) -> usize {
    match who {
        Some(power) => power.index(),
        None => Power::ALL.len(),
    }
}

impl Default for Friends {
    fn default() -> Self {
        let mut rows = [0; 8];
        for (i, row) in rows.iter_mut().enumerate() {
            *row = 1 << i;
        }
        Friends { rows }
    }
}

impl Friends {
    /// Whether `actor` treats the units of `other` as its own.
    pub const fn friendly(&self, actor: Option<Power>, other: Option<Power>) -> bool {
        self.rows[row(actor)] >> row(other) & 1 == 1
    }

    /// Says whether `actor` shall treat the units of `other` as its own; one way only.
    pub const fn set(&mut self, actor: Option<Power>, other: Option<Power>, friendly: bool) {
        let bit = 1 << row(other);
        if friendly {
            self.rows[row(actor)] |= bit;
        } else {
            self.rows[row(actor)] &= !bit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_default_only_the_same_power_is_friendly() {
        let friends = Friends::default();
        for a in Power::ALL {
            for b in Power::ALL {
                assert_eq!(friends.friendly(Some(a), Some(b)), a == b);
            }
            assert!(!friends.friendly(Some(a), None));
            assert!(!friends.friendly(None, Some(a)));
        }
    }

    #[test]
    fn friendship_is_one_way() {
        let mut friends = Friends::default();
        friends.set(Some(Power::France), Some(Power::Italy), true);
        assert!(friends.friendly(Some(Power::France), Some(Power::Italy)));
        assert!(!friends.friendly(Some(Power::Italy), Some(Power::France)));
        friends.set(Some(Power::France), Some(Power::Italy), false);
        assert_eq!(friends, Friends::default());
    }
}
