//! Who counts as one's own: the small relation movement asks instead of comparing powers.

use std::collections::BTreeSet;

use crate::board::Power;

/// Whose units an actor treats as its own: it never dislodges them, its support never helps to, and
/// its attacks do not cut their support.
///
/// The plain game's relation is "the same power"; treaties add allies. The relation need be neither
/// symmetric nor transitive. Nobody (`None`) owns neutral units, and is friendly to nobody else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Friends {
    /// Who treats whose units as its own, although they are another's.
    others: BTreeSet<(Option<Power>, Option<Power>)>,
}

impl Friends {
    /// Whether `actor` treats the units of `other` as its own.
    #[inline]
    pub fn friendly(&self, actor: Option<Power>, other: Option<Power>) -> bool {
        actor == other || !self.others.is_empty() && self.others.contains(&(actor, other))
    }

    /// Says whether `actor` shall treat the units of `other` as its own; one way only. Its own it always does.
    pub fn set(&mut self, actor: Option<Power>, other: Option<Power>, friendly: bool) {
        if friendly && actor != other {
            self.others.insert((actor, other));
        } else {
            self.others.remove(&(actor, other));
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
        friends.set(Some(Power::FRANCE), Some(Power::ITALY), true);
        assert!(friends.friendly(Some(Power::FRANCE), Some(Power::ITALY)));
        assert!(!friends.friendly(Some(Power::ITALY), Some(Power::FRANCE)));
        friends.set(Some(Power::FRANCE), Some(Power::ITALY), false);
        assert_eq!(friends, Friends::default());
    }
}
