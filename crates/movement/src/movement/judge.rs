//! Deciding: every order's success as a value that is yes, no or not yet known, worked out from what
//! is known until nothing more follows (DATC chapter 5).

use super::choices::*;
use super::field::Field;
use super::known::{Maybe, Range, State, and, either};
use crate::board::{Slot, Slots};

impl<const W: usize> Field<'_, W> {
    /// Acts not yet decided.
    pub(super) fn open_acts(&self, st: &State<W>) -> Slots<W> {
        self.moving.or(self.supporting).minus(st.yes).minus(st.no)
    }

    /// Paths not yet decided.
    pub(super) fn open_paths(&self, st: &State<W>) -> Slots<W> {
        self.convoyed.minus(st.path).minus(st.lost)
    }

    /// Decides all of some acts and paths that follows from what is known. False, and no more is decided,
    /// when a guess turned out to be wrong.
    pub(super) fn settle(&self, st: &mut State<W>, acts: Slots<W>, paths: Slots<W>) -> bool {
        let (supports, moves) = (acts.and(self.supporting), acts.and(self.moving));
        loop {
            let mut more = false;
            for p in paths.minus(st.path).minus(st.lost).iter() {
                if let Some(value) = self.path_stands(st, p) {
                    st.set_path(p, value);
                    more = true;
                }
            }
            for p in supports.minus(st.yes).minus(st.no).iter() {
                if let Some(value) = self.support_counts(st, p) {
                    st.set_act(p, value);
                    more = true;
                }
            }
            for p in moves.minus(st.yes).minus(st.no).iter() {
                if let Some(value) = self.move_succeeds(st, p) {
                    st.set_act(p, value);
                    more = true;
                }
            }
            if !self.guesses_hold(st) {
                return false;
            }
            if !more {
                return true;
            }
        }
    }

    /// Whether no guess contradicts what follows from it.
    fn guesses_hold(&self, st: &State<W>) -> bool {
        let acts = st.guessed.iter().all(|p| {
            let found = if self.moving.contains(p) {
                self.move_succeeds(st, p)
            } else {
                self.support_counts(st, p)
            };
            found.is_none() || found == st.act(p)
        });
        acts && st.guessed_paths.iter().all(|p| {
            let found = self.path_stands(st, p);
            found.is_none() || found == st.path(p)
        })
    }

    /// Whether a fleet is kept from convoying.
    #[inline]
    fn disrupted(&self, st: &State<W>, sea: Slot) -> Maybe {
        let attackers = self.into[sea];
        if st.stilled.contains(sea) || !attackers.and(st.yes).is_empty() {
            Some(true)
        } else if attackers.minus(st.no).is_empty() {
            Some(false)
        } else {
            None
        }
    }

    /// Whether an army that its own power's fleets ferry is gone from its shore: aboard, or on foot.
    pub(super) fn sails(&self, st: &State<W>, p: Slot) -> Maybe {
        self.overland(st, p)
            .map(|land| !land)
            .and_then(|by_sea| if by_sea { st.path(p) } else { st.act(p) })
    }

    /// Whether an army's convoy stands: 4.A.1.
    pub(super) fn path_stands(&self, st: &State<W>, p: Slot) -> Maybe {
        self.path_without(st, p, Slots::EMPTY)
    }

    /// The same, as if some fleets were not there.
    fn path_without(&self, st: &State<W>, p: Slot, avoid: Slots<W>) -> Maybe {
        let fleets = self.carriers[p].minus(avoid);
        let (mut sure, mut possible) = (fleets, fleets);
        for sea in fleets.iter() {
            match self.disrupted(st, sea) {
                Some(false) => {}
                Some(true) => {
                    sure.remove(sea);
                    possible.remove(sea);
                }
                None => sure.remove(sea),
            }
        }
        if self.brittle.contains(p) {
            let all = self.carriers[p];
            return if !all.minus(possible).is_empty() {
                Some(false)
            } else if all.minus(sure).is_empty() {
                Some(true)
            } else {
                None
            };
        }
        let (grid, to) = (self.ground.grid, self.to[p]);
        let along = |by: Slots<W>| !by.is_empty() && grid.carries(p, to, by);
        if along(sure) {
            Some(true)
        } else if possible == sure || !along(possible) {
            Some(false)
        } else {
            None
        }
    }

    /// Whether the move reaches its destination at all, so that it attacks there.
    #[inline]
    pub(super) fn arrives(&self, st: &State<W>, p: Slot) -> Maybe {
        if !self.convoyed.contains(p) || self.flexible.contains(p) {
            Some(true)
        } else {
            st.path(p)
        }
    }

    /// Whether the move goes over land (or from sea to sea), where it can meet another head-on.
    #[inline]
    pub(super) fn overland(&self, st: &State<W>, p: Slot) -> Maybe {
        if !self.convoyed.contains(p) {
            Some(true)
        } else if !self.flexible.contains(p) {
            Some(false)
        } else {
            st.path(p).map(|stands| !stands)
        }
    }

    /// Whether the unit at the destination comes the other way, head-to-head.
    #[inline]
    pub(super) fn head_to_head(&self, st: &State<W>, p: Slot) -> Maybe {
        let q = self.to[p];
        if !self.moving.contains(q) || self.to[q] != p {
            return Some(self.meets_convoy(p, q));
        }
        and(self.overland(st, p), self.overland(st, q))
    }

    /// Brannan's rule: a convoyed army comes from its last fleet, 4.A.4.1.
    #[inline]
    fn meets_convoy(&self, army: Slot, unit: Slot) -> bool {
        self.ground.rules.origin_in_battle == OriginInBattle::LastFleet
            && self.convoyed.contains(army)
            && self.moving.contains(unit)
            && self.last_fleets(army).contains(self.to[unit])
    }

    /// One and the supports that count, of some of the helpers.
    #[inline]
    pub(super) fn strength(&self, st: &State<W>, helpers: Slots<W>) -> Range {
        if helpers.is_empty() {
            return Range::just(1);
        }
        let sure = 1 + helpers.and(st.yes).len() as u8;
        let open = helpers.minus(st.yes).minus(st.no);
        Range {
            min: sure,
            max: if open.is_empty() {
                sure
            } else {
                sure + open.len() as u8
            },
        }
    }

    /// The strength of an attack on a province whose unit stays (or comes head-on).
    #[inline]
    pub(super) fn against_unit(&self, st: &State<W>, p: Slot, q: Slot) -> Range {
        if self.friendly(p, q) {
            return Range::ZERO;
        }
        self.strength(st, self.hostile(self.helpers[p], q))
    }

    /// The strength of a unit that stays where it is, or failed to leave.
    #[inline]
    pub(super) fn hold_strength(&self, st: &State<W>, q: Slot) -> Range {
        if self.walkers.contains(q) {
            Range::just(1)
        } else {
            self.strength(st, self.helpers[q])
        }
    }

    /// How strongly a move keeps others out of its destination.
    #[inline]
    pub(super) fn prevents(&self, st: &State<W>, p: Slot) -> Range {
        let full = self.strength(st, self.helpers[p]);
        let counts = and(self.arrives(st, p), self.has_effect(st, p));
        match counts {
            Some(true) => full,
            Some(false) => Range::ZERO,
            None => Range {
                min: 0,
                max: full.max,
            },
        }
    }

    /// Whether a move still has an effect where its dislodger, if any, came from: 4.A.7.
    #[inline]
    fn has_effect(&self, st: &State<W>, p: Slot) -> Maybe {
        let q = self.to[p];
        if !self.moving.contains(q) || self.to[q] != p {
            return Some(true);
        }
        self.is_beaten_back(st, p, q).map(|beaten| !beaten)
    }

    /// Whether a move is beaten by the one that comes the other way. Most moves meet none, and are judged
    /// quicker when this stays apart.
    #[inline(never)]
    fn is_beaten_back(&self, st: &State<W>, p: Slot, q: Slot) -> Maybe {
        match self.ground.rules.dislodged_effect {
            DislodgedEffect::NoneHeadToHead => and(self.head_to_head(st, p), st.act(q)),
            DislodgedEffect::None => and(st.act(q), st.act(p).map(|moved| !moved)),
        }
    }

    /// Whether a move succeeds.
    pub(super) fn move_succeeds(&self, st: &State<W>, p: Slot) -> Maybe {
        let q = self.to[p];
        let arrives = self.arrives(st, p);
        if arrives == Some(false) {
            return Some(false);
        }
        let rivals = self.into[q].minus(Slots::just(p));
        if self.unit(q).is_none() && rivals.is_empty() {
            return and(arrives, self.beats_convoyed(st, p));
        }
        let mut contest = Range::ZERO;
        for r in rivals.iter() {
            let other = self.prevents(st, r);
            contest.min = contest.min.max(other.min);
            contest.max = contest.max.max(other.max);
        }
        let full = self.strength(st, self.helpers[p]);
        let wins = if self.unit(q).is_none() {
            full.beats(contest)
        } else {
            let stays = |st: &State<W>| {
                let attack = self.against_unit(st, p, q);
                let hold = self.hold_strength(st, q);
                and(attack.beats(hold), attack.beats(contest))
            };
            let meets = |st: &State<W>| {
                let attack = self.against_unit(st, p, q);
                let defend = self.strength(st, self.helpers[q]);
                and(attack.beats(defend), attack.beats(contest))
            };
            if self.moving.contains(q) {
                either(self.head_to_head(st, p), |head_on| {
                    if head_on {
                        return meets(st);
                    }
                    either(self.leaves(st, q), |left| {
                        if left { full.beats(contest) } else { stays(st) }
                    })
                })
            } else {
                stays(st)
            }
        };
        and(arrives, and(wins, self.beats_convoyed(st, p)))
    }

    /// Brannan's rule seen from the other side: a unit going into the sea of the last fleet of a
    /// convoy that comes for its province must beat the army.
    #[inline]
    fn beats_convoyed(&self, st: &State<W>, p: Slot) -> Maybe {
        match self.ground.rules.origin_in_battle {
            OriginInBattle::Start => Some(true),
            OriginInBattle::LastFleet => self.beats_armies(st, p),
        }
    }

    fn beats_armies(&self, st: &State<W>, p: Slot) -> Maybe {
        let full = self.strength(st, self.helpers[p]);
        let armies = self.into[p].and(self.convoyed);
        let mut all = Some(true);
        for army in armies.iter().filter(|army| self.meets_convoy(*army, p)) {
            let defend = self.strength(st, self.helpers[army]);
            all = and(all, full.beats(defend));
        }
        all
    }

    /// Whether a support is given.
    pub(super) fn support_counts(&self, st: &State<W>, s: Slot) -> Maybe {
        let attackers = self.hostile(self.into[s], s);
        let mut counts = Some(true);
        for r in attackers.iter() {
            let cuts = self.cuts(st, r, s);
            counts = and(counts, cuts.map(|c| !c));
            if counts == Some(false) {
                break;
            }
        }
        counts
    }

    /// Whether an attack cuts a support.
    pub(super) fn cuts(&self, st: &State<W>, r: Slot, s: Slot) -> Maybe {
        let by_sea = self.overland(st, r).map(|land| !land);
        either(by_sea, |by_sea| {
            if by_sea {
                either(self.spared(st, r, s), |spared| {
                    if spared {
                        Some(false)
                    } else {
                        self.cuts_from(st, r, s, true)
                    }
                })
            } else {
                self.cuts_from(st, r, s, false)
            }
        })
    }

    /// An attack from the very place the support is given against cuts only by dislodging.
    #[inline]
    fn cuts_from(&self, st: &State<W>, r: Slot, s: Slot, by_sea: bool) -> Maybe {
        if self.against_origin(r, s, by_sea) {
            st.act(r)
        } else {
            self.arrives(st, r)
        }
    }

    /// Whether the support is given against where the attack comes from: 4.A.4.
    pub(super) fn against_origin(&self, r: Slot, s: Slot, by_sea: bool) -> bool {
        let target = self.target[s];
        if !self.offensive.contains(s) {
            return false;
        }
        let r = self.whence(r);
        let rules = self.ground.rules;
        let last = || self.last_fleets(r).contains(target);
        if by_sea && rules.origin_in_paradox == OriginInParadox::LastFleet && last() {
            return true;
        }
        if by_sea && rules.origin_in_cut == OriginInCut::LastFleet {
            return false;
        }
        target == r
    }

    /// Whether the rulebook spares a support from a convoyed attack: 4.A.2 a, b and c.
    fn spared(&self, st: &State<W>, r: Slot, s: Slot) -> Maybe {
        let target = self.target[s];
        let own = self.carriers[r].contains(target);
        let attack = self.offensive.contains(s) && self.is_fleet(s);
        match self.ground.rules.paradox {
            Paradox::NoCutForOwnConvoy => Some(attack && own),
            Paradox::NoCutForAnyConvoy => Some(self.is_fleet(s) && self.ferries.contains(target)),
            Paradox::NoCutIfNeeded if attack && own => {
                let mut avoid = Slots::EMPTY;
                avoid.insert(target);
                self.path_without(st, r, avoid).map(|other| !other)
            }
            _ => Some(false),
        }
    }
}
