//! What is decided of a movement phase so far, and what is not yet known.

use crate::board::{Province, ProvinceSet};

/// Yes, no, or not yet known.
pub(super) type Maybe = Option<bool>;

/// A number between two bounds; known when they meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub min: u8,
    pub max: u8,
}

impl Range {
    pub(super) const ZERO: Range = Range { min: 0, max: 0 };

    #[inline]
    pub(super) const fn just(n: u8) -> Range {
        Range { min: n, max: n }
    }

    /// Whether `self` is greater than `other`.
    #[inline]
    pub(super) const fn beats(self, other: Range) -> Maybe {
        if self.min > other.max {
            Some(true)
        } else if self.max <= other.min {
            Some(false)
        } else {
            None
        }
    }
}

/// Both.
#[inline]
pub(super) fn and(a: Maybe, b: Maybe) -> Maybe {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

/// What follows when a condition is not known: only what both cases agree on.
#[inline]
pub(super) fn either(known: Maybe, case: impl Fn(bool) -> Maybe) -> Maybe {
    match known {
        Some(k) => case(k),
        None => {
            let yes = case(true);
            if yes.is_some() && yes == case(false) {
                yes
            } else {
                None
            }
        }
    }
}

/// What has been decided so far. A unit's act (move or support) and its convoy's path are decided
/// apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Moves that succeed, supports that are given.
    pub yes: ProvinceSet,
    /// Moves that fail, supports that are cut.
    pub no: ProvinceSet,
    /// Armies whose convoy stands.
    pub path: ProvinceSet,
    /// Armies whose convoy is broken.
    pub lost: ProvinceSet,
    /// Fleets that a paradox rule keeps from convoying.
    pub stilled: ProvinceSet,
    /// Moves and paths that a paradox rule made fail.
    pub decreed: ProvinceSet,
    /// Acts and paths only assumed, to see what follows.
    pub guessed: ProvinceSet,
    pub guessed_paths: ProvinceSet,
}

impl State {
    pub(super) const NEW: State = State {
        yes: ProvinceSet::EMPTY,
        no: ProvinceSet::EMPTY,
        path: ProvinceSet::EMPTY,
        lost: ProvinceSet::EMPTY,
        stilled: ProvinceSet::EMPTY,
        decreed: ProvinceSet::EMPTY,
        guessed: ProvinceSet::EMPTY,
        guessed_paths: ProvinceSet::EMPTY,
    };

    #[inline]
    pub(super) fn act(&self, p: Province) -> Maybe {
        known(self.yes, self.no, p)
    }

    #[inline]
    pub(super) fn path(&self, p: Province) -> Maybe {
        known(self.path, self.lost, p)
    }

    #[inline]
    pub(super) fn set_act(&mut self, p: Province, value: bool) {
        if value {
            self.yes.insert(p);
        } else {
            self.no.insert(p);
        }
    }

    #[inline]
    pub(super) fn set_path(&mut self, p: Province, value: bool) {
        if value {
            self.path.insert(p);
        } else {
            self.lost.insert(p);
        }
    }
}

#[inline]
fn known(yes: ProvinceSet, no: ProvinceSet, p: Province) -> Maybe {
    if yes.contains(p) {
        Some(true)
    } else if no.contains(p) {
        Some(false)
    } else {
        None
    }
}
