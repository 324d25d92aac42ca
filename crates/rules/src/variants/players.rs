//! Games for fewer people than the board has powers: the set-ups that have a name. In some nobody plays the other
//! powers, in some one person plays several.
//!
//! Each is played on any board that has its powers, by the usual start of those who play; the file of a board may name
//! more for that board. No set changes the goal: 18 centres, 80 credits a year or 100 blocks are as far for two as for
//! seven, because what nobody plays can be taken.

use crate::board::{Board, BoardSet, Power, PowerMap};
use crate::game::{Absent, Setup};

use crate::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};

/// A named choice of the powers that are played, for fewer players than the board has powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// The word by which a GM chooses it.
    pub id: &'static str,
    /// The powers that have a player.
    pub played: &'static [Power],
    /// What becomes of the units and land of the other powers.
    pub others: Absent,
    /// The powers that one person plays together.
    pub hands: &'static [&'static [Power]],
    /// What the board's file says of it, if it is not one of ours. Of its idle powers the units stand.
    pub own: Option<&'static BoardSet>,
}

/// The word for a game in which every power of the board is played.
pub const ALL: &str = "all";

const EVERYBODY: &[Power] = &[AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY];

/// Every named set, from two players up.
pub const SETS: &[Set] = &[
    Set {
        id: "two-hands",
        played: &[AUSTRIA, ENGLAND, FRANCE, GERMANY, RUSSIA, TURKEY],
        others: Absent::Neutral,
        hands: &[&[AUSTRIA, GERMANY, TURKEY], &[ENGLAND, FRANCE, RUSSIA]],
        own: None,
    },
    neutral("france-austria", &[FRANCE, AUSTRIA]),
    neutral("germany-italy", &[GERMANY, ITALY]),
    neutral("england-turkey", &[ENGLAND, TURKEY]),
    neutral("germany-russia", &[GERMANY, RUSSIA]),
    neutral("france-germany-austria", &[FRANCE, GERMANY, AUSTRIA]),
    neutral("italy-england-russia", &[ITALY, ENGLAND, RUSSIA]),
    // The rulebook's own for three and for four, with several powers in one hand.
    Set {
        id: "three-hands",
        played: EVERYBODY,
        others: Absent::Neutral,
        hands: &[
            &[AUSTRIA, ENGLAND, GERMANY],
            &[FRANCE, TURKEY],
            &[ITALY, RUSSIA],
        ],
        own: None,
    },
    Set {
        id: "four-hands",
        played: EVERYBODY,
        others: Absent::Neutral,
        hands: &[&[AUSTRIA, FRANCE], &[GERMANY, TURKEY], &[ITALY, RUSSIA]],
        own: None,
    },
    // The rulebook's own for five and for six, with units that hold.
    Set {
        id: "five",
        played: &[AUSTRIA, ENGLAND, FRANCE, RUSSIA, TURKEY],
        others: Absent::Disorder,
        hands: &[],
        own: None,
    },
    Set {
        id: "six",
        played: &[AUSTRIA, ENGLAND, FRANCE, GERMANY, RUSSIA, TURKEY],
        others: Absent::Disorder,
        hands: &[],
        own: None,
    },
    neutral(
        "neutral-italy",
        &[AUSTRIA, ENGLAND, FRANCE, GERMANY, RUSSIA, TURKEY],
    ),
];

const fn neutral(id: &'static str, played: &'static [Power]) -> Set {
    Set {
        id,
        played,
        others: Absent::Neutral,
        hands: &[],
        own: None,
    }
}

/// The powers that nobody plays in any game on this board: their units hold.
pub fn asleep(board: &Board) -> PowerMap<Absent> {
    let asleep = board.own().into_iter().flat_map(|own| &own.asleep);
    asleep.map(|power| (*power, Absent::Disorder)).collect()
}

impl Set {
    /// One of ours with this id, in any case; `None` if there is none.
    pub fn named(id: &str) -> Option<&'static Set> {
        SETS.iter().find(|set| set.id.eq_ignore_ascii_case(id))
    }

    /// How many people the set is for.
    pub fn people(&self) -> usize {
        let more = self.hands.iter().map(|hand| hand.len().saturating_sub(1));
        self.played.len() - more.sum::<usize>()
    }

    /// The set's hands as a setup has them.
    pub fn hands(&self) -> Vec<Vec<Power>> {
        self.hands.iter().map(|hand| hand.to_vec()).collect()
    }

    /// Whether a game in which these powers of a board are not played, and these are in one hand, is this set.
    pub(crate) fn leaves(
        &self,
        board: &Board,
        absent: &PowerMap<Absent>,
        hands: &[Vec<Power>],
    ) -> bool {
        self.absent(board) == *absent && self.hands() == hands
    }

    /// The sets that can be played on a board: those its file names, and those of ours all of whose powers it has.
    pub fn on(board: &'static Board) -> Vec<Set> {
        let own = board.own().into_iter().flat_map(|own| &own.sets);
        let own = own.map(|set| Set {
            id: &set.id,
            played: &set.played,
            others: Absent::Neutral,
            hands: &[],
            own: Some(set),
        });
        let has = |power: &Power| board.powers().any(|p| p == *power);
        let ours = SETS.iter().filter(|set| set.played.iter().all(has));
        own.chain(ours.copied()).collect()
    }

    /// The set with this id, in any case, of those that can be played on a board.
    pub fn find(board: &'static Board, id: &str) -> Option<Set> {
        let mut sets = Set::on(board).into_iter();
        sets.find(|set| set.id.eq_ignore_ascii_case(id))
    }

    /// The set a game is played as, if not everybody plays one power and it has a name.
    pub fn of(setup: &Setup) -> Option<Set> {
        let board = setup.board();
        let mut sets = Set::on(board).into_iter();
        sets.find(|set| set.leaves(board, &setup.absent, &setup.hands))
    }

    /// The board's powers that are not played in this set, each with what becomes of it.
    pub fn absent(&self, board: &Board) -> PowerMap<Absent> {
        let idle = |power: &Power| self.own.is_some_and(|own| own.idle.contains(power));
        let others = board.powers().filter(|p| !self.played.contains(p));
        let mut absent: PowerMap<Absent> = others
            .map(|p| {
                (
                    p,
                    if idle(&p) {
                        Absent::Disorder
                    } else {
                        self.others
                    },
                )
            })
            .collect();
        absent.extend(asleep(board));
        absent
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::BoardKind;
    use crate::variants::standard;

    #[test]
    fn every_set_is_another_and_is_found_by_its_id() {
        let mut seen = BTreeSet::new();
        for set in SETS {
            assert_eq!(Set::named(&set.id.to_uppercase()), Some(set));
            for kind in BoardKind::ALL {
                let mut setup = standard(None);
                setup.board = kind.into();
                setup.absent = set.absent(setup.board());
                setup.hands = set.hands();
                assert_eq!(setup.by_person().len(), set.people(), "{}", set.id);
                assert_eq!(Set::of(&setup).as_ref(), Some(set));
                let played: BTreeSet<Power> = setup.played().into_iter().collect();
                assert_eq!(played, set.played.iter().copied().collect());
            }
            let mut played = set.played.to_vec();
            played.sort();
            assert!(seen.insert((played, set.others, set.hands)), "{}", set.id);
        }
        assert_eq!(Set::of(&standard(None)), None);
        assert_eq!(Set::named(ALL), None, "it is not one of the sets");
    }
}
