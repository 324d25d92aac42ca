//! The battle for all land at once: 5B.1 (4). Strengths, cutting and standoffs are as the standard
//! resolver has them, for attacks that may come from one sea in any number.

use super::lists::Lists;
use crate::board::{Slot, Unit};
use crate::movement::Friends;
use crate::movement::choices::DislodgedEffect;
use crate::movement::known::{Maybe, Range, and, either};

/// A move into a land province.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    /// Where it comes from: of a second leg, the sea of the first (5B.5).
    pub from: Slot,
    /// The land province it goes to.
    pub to: Slot,
    /// Whether it can meet another head-on: one step of a unit that stands on land (5B.6).
    pub head: bool,
    /// Whether it comes by convoy.
    pub convoyed: bool,
}

/// A support that answers what the supported unit does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Support {
    /// The supported unit, by its place in the position.
    pub whom: usize,
    /// The province that the supported unit moves to, or stays in.
    pub target: Slot,
    /// Whether it supports a move; otherwise it supports a unit that stays.
    pub offensive: bool,
}

/// Who attacks, who holds, who helps whom; units by their place in the position.
pub(super) struct Battle<'a> {
    /// All units of the position; other lists are by the place in this one.
    pub units: &'a [Unit],
    /// By unit: where it stands.
    pub slots: &'a [Option<Slot>],
    /// Which powers treat whose units as their own.
    pub friends: &'a Friends,
    /// What a dislodged unit can still do in the province its attacker came from.
    pub effect: DislodgedEffect,
    /// By unit: its move into a land province.
    pub attacks: Vec<Option<Attack>>,
    /// By province: the units that attack it.
    pub into: Lists,
    /// By land province: the unit that stands there and has no order to leave.
    pub holders: Vec<Option<usize>>,
    /// Units with a legal order to move: nobody supports them to hold.
    pub walkers: Vec<bool>,
    /// By unit: its support, if it answers what the supported unit does.
    pub supports: Vec<Option<Support>>,
    /// By unit: the units whose supports may help it.
    pub helpers: Lists,
    /// Fleets that change places by different coasts (N-09a), each with the other.
    pub crawls: Vec<Option<usize>>,
}

/// What has been decided: by unit, whether its attack succeeds or its support counts.
#[derive(Clone, Debug)]
pub(super) struct Decided {
    acts: Vec<Maybe>,
    guessed: Vec<usize>,
}

impl Decided {
    /// Whether the act of unit `i` is decided and succeeds.
    pub(super) fn yes(&self, i: usize) -> bool {
        self.act(i) == Some(true)
    }

    fn act(&self, i: usize) -> Maybe {
        self.acts.get(i).copied().flatten()
    }
}

/// How often a group may be tried out before its moves fail.
const TRIES: u32 = 200;

impl Battle<'_> {
    /// Decides everything.
    pub(super) fn decide(&self) -> Decided {
        let mut st = Decided {
            acts: vec![None; self.units.len()],
            guessed: Vec::new(),
        };
        loop {
            self.settle(&mut st);
            let group = self.core(&st);
            if group.is_empty() {
                return st;
            }
            let mut tries = 0;
            match self.solve(&st, &group, &mut tries) {
                Some(solution) => st = solution,
                None => {
                    for i in group {
                        st.acts[i] = Some(self.attacks[i].is_none());
                    }
                }
            }
            st.guessed.clear();
        }
    }

    fn open(&self, st: &Decided, i: usize) -> bool {
        let decides = self.attacks[i].is_some() || self.supports[i].is_some();
        decides && st.acts[i].is_none()
    }

    /// Decides all that follows from what is known; whether no guess was wrong.
    fn settle(&self, st: &mut Decided) -> bool {
        loop {
            let mut more = false;
            for i in 0..self.units.len() {
                if self.open(st, i)
                    && let Some(value) = self.follows(st, i)
                {
                    st.acts[i] = Some(value);
                    more = true;
                }
            }
            if !more {
                break;
            }
        }
        st.guessed.iter().all(|i| {
            let found = self.follows(st, *i);
            found.is_none() || found == st.act(*i)
        })
    }

    fn follows(&self, st: &Decided, i: usize) -> Maybe {
        match self.attacks[i] {
            Some(attack) => self.succeeds(st, i, attack),
            None => self.counts(st, i),
        }
    }

    /// The smallest group of open acts that depends on nothing open outside it; moves come first.
    fn core(&self, st: &Decided) -> Vec<usize> {
        let mut best: Option<Vec<usize>> = None;
        for start in (0..self.units.len()).filter(|i| self.open(st, *i)) {
            let mut group = vec![start];
            let mut next = 0;
            while let Some(i) = group.get(next).copied() {
                next += 1;
                for on in self.depends(i) {
                    if self.open(st, on) && !group.contains(&on) {
                        group.push(on);
                    }
                }
            }
            if best.as_ref().is_none_or(|b| group.len() < b.len()) {
                best = Some(group);
            }
        }
        let mut group = best.unwrap_or_default();
        group.sort_by_key(|i| (self.attacks[*i].is_none(), *i));
        group
    }

    /// The acts that a unit's own may depend on.
    fn depends(&self, i: usize) -> Vec<usize> {
        let mut on = self.helpers.of(i).to_vec();
        let Some(attack) = self.attacks[i] else {
            let attackers = self.slots[i].map_or(&[][..], |here| self.attackers(here));
            return attackers.to_vec();
        };
        let rivals = self.attackers(attack.to).iter().copied();
        let holder = self.holder(attack.to);
        for other in rivals.chain(holder).filter(|o| *o != i) {
            on.push(other);
            on.extend(self.helpers.of(other));
        }
        on
    }

    /// The first consistent way of deciding a group; moves are first tried as successes.
    fn solve(&self, st: &Decided, group: &[usize], tries: &mut u32) -> Option<Decided> {
        let Some(i) = group.iter().copied().find(|i| self.open(st, *i)) else {
            return Some(st.clone());
        };
        for value in [true, false] {
            *tries += 1;
            if *tries > TRIES {
                return None;
            }
            let mut then = st.clone();
            then.acts[i] = Some(value);
            then.guessed.push(i);
            if self.settle(&mut then)
                && let Some(found) = self.solve(&then, group, tries)
            {
                return Some(found);
            }
        }
        None
    }

    /// The units that attack a province, by their place in the position.
    pub(super) fn attackers(&self, p: Slot) -> &[usize] {
        self.into.of(p.index())
    }

    /// The unit that stands in a province on land unless it moves out now.
    pub(super) fn holder(&self, p: Slot) -> Option<usize> {
        self.holders[p.index()]
    }

    /// The units that attack unit `i` where it stands; none, if it is at sea or moves out now.
    pub(super) fn besiegers(&self, i: usize) -> &[usize] {
        match self.slots[i] {
            Some(here) if self.holder(here) == Some(i) => self.attackers(here),
            _ => &[],
        }
    }

    /// Whether one unit treats another as its own.
    pub(super) fn soft(&self, actor: usize, other: usize) -> bool {
        let (a, b) = (self.units[actor].owner, self.units[other].owner);
        self.friends.friendly(a, b)
    }

    /// One and the supports that count, without those that would harm a friend of theirs.
    fn sum(&self, st: &Decided, i: usize, spare: Option<usize>) -> Range {
        let mut range = Range::just(1);
        for helper in self.helpers.of(i).iter().copied() {
            if spare.is_some_and(|spare| self.soft(helper, spare)) {
                continue;
            }
            let act = st.act(helper);
            if act != Some(false) {
                range.max = range.max.saturating_add(1);
            }
            if act == Some(true) {
                range.min = range.min.saturating_add(1);
            }
        }
        range
    }

    /// The strength of the attack of unit `i`, as far as it is decided.
    pub(super) fn strength(&self, st: &Decided, i: usize) -> Range {
        self.sum(st, i, None)
    }

    /// The strength of an attack on a province whose unit stays, or comes head-on.
    pub(super) fn against(&self, st: &Decided, i: usize, holder: usize) -> Range {
        if self.soft(i, holder) {
            Range::ZERO
        } else {
            self.sum(st, i, Some(holder))
        }
    }

    /// The strength of a unit that stays where it is, or failed to leave.
    pub(super) fn hold(&self, st: &Decided, i: usize) -> Range {
        if self.walkers[i] {
            Range::just(1)
        } else {
            self.strength(st, i)
        }
    }

    /// Whether two units meet head-on. Those that crawl past each other do not (5B.33).
    pub(super) fn head_on(&self, i: usize, other: usize) -> bool {
        let (Some(a), Some(b)) = (self.attacks[i], self.attacks[other]) else {
            return false;
        };
        let met = a.head && b.head && a.to == b.from && b.to == a.from;
        met && self.crawls[i] != Some(other)
    }

    /// How strongly a move keeps others out of its destination: 4.A.7.
    pub(super) fn prevents(&self, st: &Decided, r: usize) -> Range {
        let full = self.strength(st, r);
        let Some(attack) = self.attacks[r] else {
            return Range::ZERO;
        };
        let back = self
            .holder(attack.to)
            .filter(|h| self.besiegers(r).contains(h) && self.crawls[r] != Some(*h));
        let beaten = match (back, self.effect) {
            (None, _) => Some(false),
            (Some(h), DislodgedEffect::NoneHeadToHead) => {
                if self.head_on(r, h) {
                    st.act(h)
                } else {
                    Some(false)
                }
            }
            (Some(h), DislodgedEffect::None) => and(st.act(h), st.act(r).map(|moved| !moved)),
        };
        match beaten {
            Some(false) => full,
            Some(true) => Range::ZERO,
            None => Range {
                min: 0,
                max: full.max,
            },
        }
    }

    fn succeeds(&self, st: &Decided, i: usize, attack: Attack) -> Maybe {
        let mut contest = Range::ZERO;
        for r in self.attackers(attack.to).iter().filter(|r| **r != i) {
            let other = self.prevents(st, *r);
            contest.min = contest.min.max(other.min);
            contest.max = contest.max.max(other.max);
        }
        let full = self.strength(st, i);
        let Some(holder) = self.holder(attack.to) else {
            return full.beats(contest);
        };
        if self.crawls[i] == Some(holder) {
            return and(full.beats(contest), st.act(holder));
        }
        let against = self.against(st, i, holder);
        let beats = |other: Range| and(against.beats(other), against.beats(contest));
        if self.head_on(i, holder) {
            return beats(self.strength(st, holder));
        }
        if self.attacks[holder].is_none() {
            return beats(self.hold(st, holder));
        }
        either(st.act(holder), |left| {
            if left {
                full.beats(contest)
            } else {
                beats(self.hold(st, holder))
            }
        })
    }

    /// Whether a support is given. Fleets at sea are attacked by nobody (N-04Df).
    fn counts(&self, st: &Decided, s: usize) -> Maybe {
        let mut counts = Some(true);
        for r in self.cutters(s) {
            let cuts = if self.against_origin(r, s) {
                st.act(r)
            } else {
                Some(true)
            };
            counts = and(counts, cuts.map(|c| !c));
        }
        counts
    }

    /// Who attacks a supporter where it stands.
    pub(super) fn cutters(&self, s: usize) -> impl Iterator<Item = usize> {
        let attackers = self.besiegers(s).iter().copied();
        attackers.filter(move |r| !self.soft(*r, s))
    }

    /// Whether a support is given against where an attack comes from: then only dislodging cuts it.
    pub(super) fn against_origin(&self, r: usize, s: usize) -> bool {
        let support = self.supports[s].filter(|s| s.offensive);
        match (support, self.attacks[r]) {
            (Some(support), Some(attack)) => support.target == attack.from,
            _ => false,
        }
    }

    /// Who took the province of a unit that did not leave it.
    pub(super) fn beaten(&self, st: &Decided, i: usize) -> Option<usize> {
        let left = self.attacks[i].is_some() && st.yes(i);
        let mut attackers = self.besiegers(i).iter().copied();
        attackers.find(|r| !left && st.yes(*r))
    }
}
