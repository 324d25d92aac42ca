//! What is decided of a movement phase so far, and what is not yet known.

use crate::board::{Slot, Slots};

/// Yes, no, or not yet known.
pub(super) type Maybe = Option<bool>;

/// A number between two bounds; known when they meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The least that the number can still be.
    pub min: u8,
    /// The most that the number can still be.
    pub max: u8,
}

impl Range {
    /// The number 0, which is known.
    pub(super) const ZERO: Range = Range { min: 0, max: 0 };

    /// The number `n`, which is known.
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
pub(super) struct State<const W: usize> {
    /// Moves that succeed, supports that are given.
    pub yes: Slots<W>,
    /// Moves that fail, supports that are cut.
    pub no: Slots<W>,
    /// Armies whose convoy stands.
    pub path: Slots<W>,
    /// Armies whose convoy is broken.
    pub lost: Slots<W>,
    /// Fleets that a paradox rule keeps from convoying.
    pub stilled: Slots<W>,
    /// Moves and paths that a paradox rule made fail.
    pub decreed: Slots<W>,
    /// Acts only assumed, to see what follows.
    pub guessed: Slots<W>,
    /// Convoy paths only assumed, as `guessed` is for acts.
    pub guessed_paths: Slots<W>,
}

impl<const W: usize> State<W> {
    /// Nothing is decided.
    pub(super) const NEW: State<W> = State {
        yes: Slots::EMPTY,
        no: Slots::EMPTY,
        path: Slots::EMPTY,
        lost: Slots::EMPTY,
        stilled: Slots::EMPTY,
        decreed: Slots::EMPTY,
        guessed: Slots::EMPTY,
        guessed_paths: Slots::EMPTY,
    };

    /// Whether the act of the unit at `p` succeeds, if that is decided.
    #[inline]
    pub(super) fn act(&self, p: Slot) -> Maybe {
        known(self.yes, self.no, p)
    }

    /// Whether the convoy of the army at `p` stands, if that is decided.
    #[inline]
    pub(super) fn path(&self, p: Slot) -> Maybe {
        known(self.path, self.lost, p)
    }

    /// Decides whether the act of the unit at `p` succeeds.
    #[inline]
    pub(super) fn set_act(&mut self, p: Slot, value: bool) {
        if value {
            self.yes.insert(p);
        } else {
            self.no.insert(p);
        }
    }

    /// Decides whether the convoy of the army at `p` stands.
    #[inline]
    pub(super) fn set_path(&mut self, p: Slot, value: bool) {
        if value {
            self.path.insert(p);
        } else {
            self.lost.insert(p);
        }
    }
}

#[inline]
fn known<const W: usize>(yes: Slots<W>, no: Slots<W>, p: Slot) -> Maybe {
    if yes.contains(p) {
        Some(true)
    } else if no.contains(p) {
        Some(false)
    } else {
        None
    }
}
