//! The kinds of computer player there are.

use std::fmt;
use std::str::FromStr;

use crate::dumbbot::Dumbbot;
use crate::facets::{Facet, Facets};
use crate::holder::Holder;
use crate::player::Player;
use crate::policy::Manner;
use crate::random::Random;
use crate::thinker::{Sight, Thinker};

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Any legal order. A yardstick, never offered to people.
    Random,
    /// Holds, and rebuilds what it loses. A yardstick, too.
    Holder,
    /// The method of David Norman's DumbBot, as it was described in public. The yardstick of other programs.
    Dumbbot,
    /// The same with convoys and without its worst habits.
    DumbbotPlus,
    /// For beginners: as `DumbbotPlus`, but it takes the second best more often and does not mind who leads.
    Easy,
    /// Tries its orders against guesses of what the others will do.
    Normal,
    /// The same with more guesses and better ones, and it goes on from its best choices before it takes one.
    Strong,
    /// As `Strong`, without going on from its best choices. To measure what that is worth.
    StrongAtOnce,
    /// As `Normal`, but it does not understand one mechanic. To measure what understanding it is worth.
    Without(Facet),
}

/// The text named no kind of computer player; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl Kind {
    /// All of them, the weakest first, then those that lack something.
    pub const ALL: [Kind; 13] = [
        Kind::Random,
        Kind::Holder,
        Kind::Dumbbot,
        Kind::DumbbotPlus,
        Kind::Easy,
        Kind::Normal,
        Kind::StrongAtOnce,
        Kind::Strong,
        Kind::Without(Facet::Credits),
        Kind::Without(Facet::Blocks),
        Kind::Without(Facet::Exchange),
        Kind::Without(Facet::Treaties),
        Kind::Without(Facet::Naval),
    ];

    /// Those that people play against, the weakest first.
    pub const LEVELS: [Kind; 3] = [Kind::Easy, Kind::Normal, Kind::Strong];

    /// The word it is known by on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Holder => "holder",
            Kind::Dumbbot => "dumbbot",
            Kind::DumbbotPlus => "dumbbot+",
            Kind::Easy => "easy",
            Kind::Normal => "normal",
            Kind::Strong => "strong",
            Kind::StrongAtOnce => "strong-rollout",
            Kind::Without(Facet::Credits) => "normal-credits",
            Kind::Without(Facet::Blocks) => "normal-blocks",
            Kind::Without(Facet::Exchange) => "normal-exchange",
            Kind::Without(Facet::Treaties) => "normal-treaties",
            Kind::Without(Facet::Naval) => "normal-naval",
        }
    }

    /// The level of this word, if people may play against it: the way back from [`Kind::id`].
    pub fn level(word: &str) -> Option<Kind> {
        let mut levels = Kind::LEVELS.into_iter();
        levels.find(|level| level.id().eq_ignore_ascii_case(word))
    }

    /// How many nodes it uses in a phase if it is given what it asks for.
    pub const fn nodes(self) -> u32 {
        match self {
            Kind::Random | Kind::Holder | Kind::Dumbbot | Kind::DumbbotPlus | Kind::Easy => 0,
            Kind::Normal | Kind::Without(_) => 10_000,
            Kind::Strong | Kind::StrongAtOnce => 100_000,
        }
    }

    /// A player of this kind whose every choice by lot follows from the seed.
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Holder => Box::new(Holder::new(seed)),
            Kind::Dumbbot => Box::new(Dumbbot::new(seed, Manner::PLAIN)),
            Kind::DumbbotPlus => Box::new(Dumbbot::new(seed, Manner::PLUS)),
            Kind::Easy => Box::new(Dumbbot::new(seed, Manner::EASY)),
            Kind::Normal => Box::new(Thinker::new(seed, Sight::NORMAL, Facets::ALL)),
            Kind::Strong => Box::new(Thinker::new(seed, Sight::STRONG, Facets::ALL)),
            Kind::StrongAtOnce => Box::new(Thinker::new(seed, Sight::AT_ONCE, Facets::ALL)),
            Kind::Without(facet) => {
                Box::new(Thinker::new(seed, Sight::NORMAL, Facets::without(facet)))
            }
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let mut all = Kind::ALL.into_iter();
        all.find(|kind| kind.id().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownKind(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_known_by_its_word_and_yardsticks_are_no_levels() {
        for level in Kind::LEVELS {
            assert_eq!(Kind::level(level.id()), Some(level));
        }
        assert_eq!(Kind::level("Strong"), Some(Kind::Strong));
        for word in ["random", "dumbbot+", "strong-rollout", "", "nobody"] {
            assert_eq!(Kind::level(word), None, "{word}");
        }
    }
}
