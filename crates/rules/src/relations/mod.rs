//! What powers have promised each other: the relations axis.
//!
//! Relations and penalties follow from the orders that were written, before movement is resolved; what
//! succeeds does not matter here (R-E0).

mod acts;
mod bond;
mod chain;
mod check;
mod claims;
mod contact;
mod entry;
mod event;
mod forbid;
mod judge;
mod land;
mod pacts;
mod penalty;
mod read;
mod rules;
mod seasons;
mod seen;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::{
    Board, BoardNeeds, Lens, Position, Power, PowerMap, Province, ProvinceSet, UnitId,
};
use crate::movement::Friends;
use crate::orders::PhaseKind;

pub use acts::{Aggression, Clause, Manner, Written};
pub use bond::{Bond, Bonds, Pair, Standing, TreatyKind, UnknownPair};
pub use check::BadEntry;
pub use check::stack;
pub use claims::{Claim, Tally};
pub use entry::{Entry, Guest};
pub use event::{Event, WhyEnded, WhyWar};
pub use judge::Judgement;
pub use pacts::Offer;
pub use penalty::{Cause, Penalty};
pub use read::{ReadError, read};
pub use rules::*;

/// The choice a setup makes on the relations axis: none, or treaties with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RelationsRules {
    /// There are no treaties; every power is friendly only to itself.
    None,
    /// Treaties, penalties and claims: International Relations.
    Treaties(TreatyRules),
}

impl RelationsRules {
    /// What these rules need of a board: between two powers treaties mean nothing.
    pub(crate) fn needs(self) -> BoardNeeds {
        match self {
            RelationsRules::None => BoardNeeds::default(),
            RelationsRules::Treaties(_) => BoardNeeds {
                powers: 3,
                ..BoardNeeds::default()
            },
        }
    }

    /// Whether powers confer before the first moves: R-H1.
    pub const fn confers_first(self) -> bool {
        match self {
            RelationsRules::None => false,
            RelationsRules::Treaties(_) => true,
        }
    }

    /// Whether the game has treaties.
    pub const fn treaties(self) -> bool {
        matches!(self, RelationsRules::Treaties(_))
    }
}

/// What powers have promised each other, at one moment: the state of the relations axis.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relations {
    /// The game knows no treaties; nothing is stored.
    #[default]
    None,
    /// Treaties, wars and penalties are played.
    Treaties(Box<Treaties>),
}

impl Relations {
    /// The axis before the first phase.
    pub fn new(rules: RelationsRules) -> Relations {
        match rules {
            RelationsRules::None => Relations::None,
            RelationsRules::Treaties(_) => Relations::Treaties(Box::default()),
        }
    }

    /// Whether the game has no treaties, so that nothing is stored for this axis.
    pub fn is_none(&self) -> bool {
        *self == Relations::None
    }

    /// Treaties, if the game has them.
    pub fn treaties(&self) -> Option<&Treaties> {
        match self {
            Relations::None => None,
            Relations::Treaties(treaties) => Some(treaties),
        }
    }

    /// The treaties to change, if the game has them (International Relations).
    pub fn treaties_mut(&mut self) -> Option<&mut Treaties> {
        match self {
            Relations::None => None,
            Relations::Treaties(treaties) => Some(treaties),
        }
    }

    /// Forgets what a power has declared and is not decided yet: its next player declares again.
    pub fn forget_choices(&mut self, power: Power) {
        match self {
            Relations::None => {}
            Relations::Treaties(treaties) => {
                treaties.posted.remove(&power);
            }
        }
    }

    /// Forgets what only other powers know: whom one lets in.
    pub fn forget_what_others_know(&mut self, own: &[Power]) {
        match self {
            Relations::None => {}
            Relations::Treaties(treaties) => {
                let known = |p: &Permit| own.contains(&p.by) || own.contains(&p.of);
                treaties.permits.retain(known);
            }
        }
    }

    /// How every two powers stand to each other, where that changes.
    pub fn bonds(&self) -> Option<&Bonds> {
        match self {
            Relations::None => None,
            Relations::Treaties(treaties) => Some(&treaties.bonds),
        }
    }

    /// Sets how two powers stand to each other; whether that can be set.
    pub fn set_bond(&mut self, pair: Pair, bond: Option<Bond>) -> bool {
        match self {
            Relations::None => false,
            Relations::Treaties(treaties) => {
                treaties.announced.remove(&pair);
                match bond {
                    Some(bond) => treaties.bonds.0.insert(pair, bond),
                    None => treaties.bonds.0.remove(&pair),
                };
                true
            }
        }
    }

    /// The relations as somebody sees them who does not see the whole board (F-09).
    pub fn seen(&self, lens: &Lens<'_>) -> Relations {
        match self {
            Relations::None => Relations::None,
            Relations::Treaties(treaties) => Relations::Treaties(Box::new(treaties.seen(lens))),
        }
    }

    /// Forgets what is noted of a unit that is taken off the board by hand.
    pub fn forget_unit(&mut self, unit: UnitId) {
        match self {
            Relations::None => {}
            Relations::Treaties(treaties) => {
                treaties.permits.retain(|p| p.unit != Some(unit));
                treaties.enclosed.retain(|enclosed| *enclosed != unit);
            }
        }
    }

    /// Which powers treat whose units as their own, which the movement axis asks.
    pub fn friends(&self) -> Friends {
        self.treaties()
            .map_or_else(Friends::default, Treaties::friends)
    }
}

/// The part of a year something happens in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// Spring's moves and retreats.
    Spring,
    /// Fall's moves and retreats.
    Fall,
    /// Winter's adjustments.
    Winter,
}

/// When something happens in an International Relations game: the calendar year, and Spring, Fall or Winter.
/// Ordered by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    /// The calendar year, such as 1901.
    pub year: u16,
    /// Spring, Fall or Winter.
    pub turn: Turn,
}

/// What the relations axis needs to know of the game's other axes and its calendar.
#[derive(Clone, Debug)]
pub struct RelationsContext<'a> {
    /// The map that is played on.
    pub board: &'a Board,
    /// The rules of treaties in this game.
    pub rules: &'a TreatyRules,
    /// Where the units are at this moment of the phase.
    pub position: &'a Position,
    /// Which power owns which province; nobody's are left out.
    pub owners: &'a BTreeMap<Province, Power>,
    /// How many supply centres each power owns, where that is announced to somebody who does not see them all.
    pub announced: Option<&'a PowerMap<usize>>,
    /// The powers that have not been put out of the game.
    pub living: BTreeSet<Power>,
    /// The kind of the open phase.
    pub stage: PhaseKind,
    /// The year and season of the open phase.
    pub date: Date,
    /// The year of the game's first moves.
    pub first_year: u16,
    /// Whether this is a year's first season of moves.
    pub opens: bool,
    /// Whether it is the last, after which centres change hands.
    pub closes: bool,
    /// The victory points that win, where victory is by claims (R-A4, R-A5); otherwise `None`.
    pub goals: Option<Goals>,
    /// How many powers play: all of them together do not win.
    pub played: usize,
}

impl RelationsContext<'_> {
    /// How many supply centres a power owns: its base points (R-A1).
    pub fn base(&self, power: Power) -> usize {
        if let Some(announced) = self.announced.and_then(|all| all.get(&power)) {
            return *announced;
        }
        let own = self.owners.iter().filter(|(_, owner)| **owner == power);
        own.filter(|(at, _)| self.board.is_centre(**at)).count()
    }
}

/// Permission to enter, given for a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permit {
    /// The power that permits it.
    pub by: Power,
    /// The one unit that may enter; `None` for any unit of the power `of`.
    pub unit: Option<UnitId>,
    /// The power whose unit, or units, may enter.
    pub of: Power,
    /// The space that may be entered.
    pub to: Province,
}

/// A centre handed over, if its new owner has a unit there when the Fall closes (R-G5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cession {
    /// The centre that changes hands.
    pub at: Province,
    /// The power that hands it over.
    pub from: Power,
    /// The power that gets it.
    pub to: Power,
}

/// Treaties, wars and penalties at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Treaties {
    /// The treaties and wars between any two powers.
    pub bonds: Bonds,
    /// Treaties that take effect when the year is over (R-C2).
    pub announced: BTreeMap<Pair, TreatyKind>,
    /// Penalties that still count.
    pub penalties: Vec<Penalty>,
    /// When the game's first act of aggression happened, which costs a penalty (R-E4); `None` until then.
    pub first_shot: Option<Date>,
    /// All penalty points each power ever got, whether they still count or not.
    pub lifetime: PowerMap<u32>,
    /// Powers found to be expansionists, and by how much their penalties grow (R-E6).
    pub level: PowerMap<u8>,
    /// Unowned centres already penalised, this season or ever, depending on the rules (4B.7).
    pub minors: PowerMap<ProvinceSet>,
    /// The permissions to enter that hold in the open season.
    pub permits: Vec<Permit>,
    /// The transfers of centres declared for this Fall (R-G5).
    pub cessions: Vec<Cession>,
    /// Units that may be disbanded this Winter (R-G4).
    pub enclosed: Vec<UnitId>,
    /// The last Fall's points, while claims may be based on them.
    pub tally: Option<Tally>,
    /// Claims that some members have posted while others have yet to (R-A8), by the power that posted.
    pub posted: PowerMap<BTreeSet<Power>>,
    /// Claims that wait for the Fall that decides them.
    pub claims: Vec<Claim>,
    /// The year at whose end all treaties end and a conference is held (R-I1).
    pub conference: Option<u16>,
    /// The contact list of the conference that is held now (R-I3).
    pub meeting: Option<Vec<Pair>>,
}

impl Treaties {
    /// Whom each power treats as its own: its allies, but not those who gave it notice (R-F1 to R-F4, 4B.22).
    pub fn friends(&self) -> Friends {
        let mut friends = Friends::default();
        for (pair, _) in self.bonds.treaties() {
            let [a, b] = pair.both();
            for (actor, other) in [(a, b), (b, a)] {
                friends.set(Some(actor), Some(other), self.bonds.binds(actor, other));
            }
        }
        friends
    }

    /// Whether two powers claim a victory together (R-A16).
    pub fn partners(&self, a: Power, b: Power) -> bool {
        let both = |claim: &Claim| claim.members.contains(&a) && claim.members.contains(&b);
        a != b && self.claims.iter().any(both)
    }

    /// The claim that a power is a member of, if one stands.
    pub fn claim_of(&self, power: Power) -> Option<&Claim> {
        self.claims.iter().find(|c| c.members.contains(&power))
    }

    /// Whether a power lets a unit of another in.
    pub(crate) fn permitted(&self, by: Power, unit: UnitId, of: Power, to: Province) -> bool {
        let fits = |p: &Permit| {
            p.by == by && p.of == of && p.to == to && p.unit.is_none_or(|named| named == unit)
        };
        self.permits.iter().any(fits)
    }

    /// Whether anything could be declared in Winter, so that it must not be skipped: also while a
    /// treaty is announced and not yet in force, or a claim could be posted (4B.48).
    pub fn has_winter(&self, ground: &RelationsContext<'_>) -> bool {
        !self.bonds.treaties().is_empty()
            || !self.announced.is_empty()
            || !self.enclosed.is_empty()
            || ground
                .living
                .iter()
                .any(|power| self.can_claim(ground, *power))
    }
}
