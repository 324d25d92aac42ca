//! Votes of the players on their game: how many must be for a thing, and who may say so.

use serde::{Deserialize, Serialize};

use crate::board::Power;

use super::State;

/// The share of those who may vote that must be for a motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// Every one of them.
    #[default]
    All,
    /// Two thirds of them, or more.
    TwoThirds,
    /// More than half of them.
    Majority,
}

/// How many of those who may vote are for something, and how many against it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// How many are for it.
    pub yes: usize,
    /// How many are against it.
    pub no: usize,
    /// How many may vote.
    pub of: usize,
}

/// Where a vote stands, by its count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Votes that are still missing may decide it.
    Open,
    /// Enough are for it.
    Carried,
    /// All have voted, and not enough are for it.
    Failed,
}

impl Agreement {
    /// Every kind, the strictest first.
    pub const ALL: [Agreement; 3] = [Agreement::All, Agreement::TwoThirds, Agreement::Majority];

    /// The word by which settings and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Agreement::All => "all",
            Agreement::TwoThirds => "two-thirds",
            Agreement::Majority => "majority",
        }
    }

    /// How many votes for a motion are needed when `of` may vote.
    pub const fn needed(self, of: usize) -> usize {
        match self {
            Agreement::All => of,
            Agreement::TwoThirds => (2 * of).div_ceil(3),
            Agreement::Majority => of / 2 + 1,
        }
    }

    /// What a count comes to. A vote may be changed until it is decided, so only when all have voted is
    /// nothing left to hope for. Where nobody may vote, nothing carries.
    pub const fn verdict(self, count: Count) -> Verdict {
        let Count { yes, no, of } = count;
        if of > 0 && yes >= self.needed(of) {
            Verdict::Carried
        } else if yes + no >= of {
            Verdict::Failed
        } else {
            Verdict::Open
        }
    }
}

impl State {
    /// The surviving powers that have a player: they vote on how a game with seats ends. Powers in civil
    /// disorder have no vote and hold up nobody. Of several powers of one person, one votes for all.
    pub fn voters(&self) -> Vec<Power> {
        let mut voters = self.survivors();
        voters.retain(|p| !self.control.players_of(*p).is_empty() && self.spokesman(*p) == *p);
        voters
    }

    /// The power that votes for all that are played by the same person as this one: the first of them that is
    /// still in the game; this one if none is.
    pub fn spokesman(&self, power: Power) -> Power {
        if self.setup.hands.is_empty() {
            return power;
        }
        let hand = self.setup.hand_of(power).into_iter();
        let mut alive = hand.filter(|p| self.is_in(*p));
        alive.next().unwrap_or(power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(agreement: Agreement, yes: usize, no: usize, of: usize) -> Verdict {
        agreement.verdict(Count { yes, no, of })
    }

    #[test]
    fn what_is_needed_of_seven() {
        let needed = Agreement::ALL.map(|agreement| agreement.needed(7));
        assert_eq!(needed, [7, 5, 4]);
        assert_eq!(Agreement::TwoThirds.needed(6), 4);
        assert_eq!(Agreement::Majority.needed(6), 4, "a tie fails");
    }

    #[test]
    fn a_vote_is_open_until_it_carries_or_all_have_voted() {
        use Agreement::{All, Majority};
        assert_eq!(verdict(All, 6, 0, 7), Verdict::Open);
        assert_eq!(verdict(All, 7, 0, 7), Verdict::Carried);
        assert_eq!(verdict(All, 1, 1, 7), Verdict::Open, "it may be changed");
        assert_eq!(verdict(All, 6, 1, 7), Verdict::Failed);
        assert_eq!(verdict(Majority, 4, 0, 7), Verdict::Carried);
        assert_eq!(
            verdict(All, 0, 0, 0),
            Verdict::Failed,
            "nobody is left to agree"
        );
    }
}
