//! Votes that end a game: a draw among the survivors, or a concession to one of them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::Power;

/// Votes cast in this phase; they lapse when it is adjudicated. A power votes by its player; a
/// power without a player does not hold up the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Votes {
    /// Who would share with every survivor.
    pub draw: BTreeSet<Power>,
    /// Who concedes, and to whom.
    pub concede: BTreeMap<Power, Power>,
}

impl Votes {
    /// Whether every voter would share.
    pub fn draw_carried(&self, voters: &[Power]) -> bool {
        !voters.is_empty() && voters.iter().all(|p| self.draw.contains(p))
    }

    /// The power every other voter concedes to; it must be a voter itself.
    pub fn conceded_to(&self, voters: &[Power]) -> Option<Power> {
        let to = *self.concede.values().next()?;
        let others = || voters.iter().filter(|p| **p != to);
        let agreed = others().all(|p| self.concede.get(p) == Some(&to));
        (voters.contains(&to) && others().next().is_some() && agreed).then_some(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Power::{Austria, England, France};

    #[test]
    fn a_draw_needs_every_voter() {
        let mut votes = Votes::default();
        votes.draw.extend([Austria, England]);
        assert!(votes.draw_carried(&[Austria, England]));
        assert!(!votes.draw_carried(&[Austria, England, France]));
        assert!(!Votes::default().draw_carried(&[]));
    }

    #[test]
    fn a_concession_needs_every_other_voter_and_one_heir() {
        let mut votes = Votes::default();
        votes.concede.insert(Austria, France);
        assert_eq!(votes.conceded_to(&[Austria, England, France]), None);
        votes.concede.insert(England, France);
        assert_eq!(votes.conceded_to(&[Austria, England, France]), Some(France));
        votes.concede.insert(England, Austria);
        assert_eq!(votes.conceded_to(&[Austria, England, France]), None);
        assert_eq!(votes.conceded_to(&[France]), None);
        votes.concede = [(England, Austria)].into();
        assert_eq!(
            votes.conceded_to(&[England, France]),
            None,
            "nobody plays Austria"
        );
    }
}
