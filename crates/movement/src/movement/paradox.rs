//! When nothing more follows: rings of moves and convoy paradoxes.
//!
//! What is left undecided then depends on itself. The smallest group that depends on nothing outside
//! is tried out: if exactly one way of deciding it is consistent, that is the result. If several
//! are and no convoy differs between them, the units move in a ring and all succeed. Otherwise it
//! is a convoy paradox, and the rulebook's answer to 4.A.2 applies.

use super::choices::*;
use super::field::Field;
use super::known::State;
use crate::board::{Slot, Slots, Table};

/// Undecided acts and paths, apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Group<const W: usize> {
    acts: Slots<W>,
    paths: Slots<W>,
}

impl<const W: usize> Group<W> {
    fn or(self, other: Group<W>) -> Group<W> {
        Group {
            acts: self.acts.or(other.acts),
            paths: self.paths.or(other.paths),
        }
    }

    fn minus(self, other: Group<W>) -> Group<W> {
        Group {
            acts: self.acts.minus(other.acts),
            paths: self.paths.minus(other.paths),
        }
    }

    fn len(self) -> usize {
        self.acts.len() + self.paths.len()
    }

    fn is_empty(self) -> bool {
        self.acts.is_empty() && self.paths.is_empty()
    }

    /// Each of its members as a group of its own.
    fn members(self) -> impl Iterator<Item = Group<W>> {
        let acts = self.acts.iter().map(|p| Group {
            acts: Slots::just(p),
            ..Group::default()
        });
        let paths = self.paths.iter().map(|p| Group {
            paths: Slots::just(p),
            ..Group::default()
        });
        acts.chain(paths)
    }

    fn and(self, other: Group<W>) -> Group<W> {
        Group {
            acts: self.acts.and(other.acts),
            paths: self.paths.and(other.paths),
        }
    }
}

/// What each undecided act and path depends on directly: a path on acts alone.
struct Needs<const W: usize> {
    acts: Table<Group<W>, W>,
    paths: Table<Slots<W>, W>,
}

impl<const W: usize> Needs<W> {
    /// All that some acts and paths depend on, directly or not; `None` when any of that is among `done`.
    fn closure(&self, seed: Group<W>, done: Group<W>) -> Option<Group<W>> {
        let mut all = seed;
        let mut fresh = seed;
        while !fresh.is_empty() {
            let mut needs: Group<W> = Group::default();
            for p in fresh.acts.iter() {
                needs = needs.or(self.acts[p]);
            }
            for p in fresh.paths.iter() {
                needs.acts = needs.acts.or(self.paths[p]);
            }
            fresh = needs.minus(all);
            if !fresh.and(done).is_empty() {
                return None;
            }
            all = all.or(fresh);
        }
        Some(all)
    }
}

/// How often a group may be tried out before it counts as having no single solution. Groups in
/// real positions need a handful; this keeps made-up ones from taking long.
const TRIES: u32 = 200;

/// The consistent ways of deciding a group.
struct Solutions<const W: usize> {
    found: u32,
    first: Option<State<W>>,
    /// Armies whose convoy stands in some solution, and in some not.
    path: Slots<W>,
    lost: Slots<W>,
    /// Acts that succeed in some solution, and in some not.
    yes: Slots<W>,
    no: Slots<W>,
    tries: u32,
}

impl<const W: usize> Field<'_, W> {
    /// Decides everything.
    pub(super) fn decide(&self) -> State<W> {
        let mut st = State::NEW;
        let (acts, paths) = (self.moving.or(self.supporting), self.convoyed);
        self.settle(&mut st, acts, paths);
        loop {
            let open = Group {
                acts: self.open_acts(&st),
                paths: self.open_paths(&st),
            };
            if open.is_empty() {
                return st;
            }
            let core = self.core(&st, open);
            self.untie(&mut st, core);
            st.guessed = Slots::EMPTY;
            st.guessed_paths = Slots::EMPTY;
            self.settle(&mut st, acts, paths);
        }
    }

    /// Decides at least one member of a group that depends only on itself.
    fn untie(&self, st: &mut State<W>, group: Group<W>) {
        let mut all = Solutions {
            found: 0,
            first: None,
            path: Slots::EMPTY,
            lost: Slots::EMPTY,
            yes: Slots::EMPTY,
            no: Slots::EMPTY,
            tries: 0,
        };
        self.solve(*st, group, &mut all);
        // What every solution agrees on is no part of a paradox.
        let differing = Group {
            acts: all.yes.and(all.no).and(group.acts),
            paths: all.path.and(all.lost).and(group.paths),
        };
        let unsolved = all.found == 0 || all.tries > TRIES;
        match all.first {
            Some(solution) if group.paths.is_empty() || !unsolved && differing.paths.is_empty() => {
                *st = State {
                    stilled: st.stilled,
                    decreed: st.decreed,
                    ..solution
                };
            }
            _ if group.paths.is_empty() => self.fail_moves(st, group),
            _ if unsolved => self.apply_paradox_rule(st, group),
            _ => self.apply_paradox_rule(st, differing),
        }
    }

    /// Finds the consistent ways of deciding a group; moves are first tried as successes.
    fn solve(&self, st: State<W>, group: Group<W>, all: &mut Solutions<W>) {
        all.tries += 1;
        if all.tries > TRIES {
            return;
        }
        let acts = self.open_acts(&st).and(group.acts);
        let moves = acts.and(self.moving);
        let paths = self.open_paths(&st).and(group.paths);
        let guess = |value: bool| {
            let mut next = st;
            if let Some(p) = paths.iter().next() {
                next.set_path(p, value);
                next.guessed_paths.insert(p);
            } else if let Some(p) = moves.iter().next().or_else(|| acts.iter().next()) {
                next.set_act(p, value);
                next.guessed.insert(p);
            }
            next
        };
        if acts.is_empty() && paths.is_empty() {
            all.found += 1;
            all.path = all.path.or(st.path);
            all.lost = all.lost.or(st.lost);
            all.yes = all.yes.or(st.yes);
            all.no = all.no.or(st.no);
            all.first.get_or_insert(st);
            return;
        }
        for value in [true, false] {
            let mut next = guess(value);
            // Nothing in the group depends on what is outside.
            if self.settle(&mut next, group.acts, group.paths) {
                self.solve(next, group, all);
            }
        }
    }

    /// Rings without a solution cannot happen; should they, nobody moves.
    fn fail_moves(&self, st: &mut State<W>, group: Group<W>) {
        for p in group.acts.and(self.moving).iter() {
            st.set_act(p, false);
            st.decreed.insert(p);
        }
        for p in group.acts.minus(self.moving).iter() {
            st.set_act(p, false);
        }
    }

    /// The rulebook's answer to a convoy paradox: 4.A.2. Rules a, b and c spare supports and are
    /// applied before; what they leave undefined falls to Szykman.
    fn apply_paradox_rule(&self, st: &mut State<W>, group: Group<W>) {
        match self.ground.rules.paradox {
            Paradox::AllHold => {
                for p in group.acts.and(self.moving).iter() {
                    st.set_act(p, false);
                    st.decreed.insert(p);
                }
                for p in group.paths.iter() {
                    st.set_path(p, false);
                    st.decreed.insert(p);
                }
            }
            Paradox::NoConvoy => {
                for p in group.paths.iter() {
                    st.set_path(p, false);
                    st.decreed.insert(p);
                }
            }
            Paradox::NoCutForOwnConvoy
            | Paradox::NoCutForAnyConvoy
            | Paradox::NoCutIfNeeded
            | Paradox::Szykman => {
                let before = st.stilled;
                for army in group.paths.iter() {
                    for sea in self.carriers[army].iter() {
                        let attackers = self.into[sea];
                        if !attackers.and(group.acts).is_empty() {
                            st.stilled.insert(sea);
                        }
                    }
                }
                if st.stilled == before {
                    for p in group.paths.iter() {
                        st.set_path(p, false);
                        st.decreed.insert(p);
                    }
                }
            }
        }
    }

    /// The smallest group of undecided acts and paths that depends on nothing outside itself.
    fn core(&self, st: &State<W>, open: Group<W>) -> Group<W> {
        let needs = self.needs(st, open);
        let mut smallest = open;
        // What depends on a member seen before depends on all that member does: its group is no smaller.
        let mut done = Group::default();
        for seed in open.members() {
            if let Some(group) = needs.closure(seed, done)
                && group.len() < smallest.len()
            {
                smallest = group;
            }
            done = done.or(seed);
        }
        smallest
    }

    /// What each of some acts and paths depends on among themselves.
    fn needs(&self, st: &State<W>, open: Group<W>) -> Needs<W> {
        let mut needs = Needs {
            acts: Table::of(Group::default()),
            paths: Table::of(Slots::EMPTY),
        };
        for p in open.acts.iter() {
            let all = if self.moving.contains(p) {
                self.move_needs(st, p)
            } else {
                self.support_needs(p)
            };
            needs.acts[p] = all.and(open);
        }
        for p in open.paths.iter() {
            needs.paths[p] = self.path_needs(p).and(open.acts);
        }
        needs
    }

    /// What a move's success may depend on.
    fn move_needs(&self, st: &State<W>, p: Slot) -> Group<W> {
        let q = self.to[p];
        let mut needs: Group<W> = Group {
            acts: self.helpers[p],
            paths: Slots::EMPTY,
        };
        needs.paths.insert(p);
        let opposed = self.moving.contains(q) && self.to[q] == p;
        let head_on = self.head_to_head(st, p);
        if opposed {
            needs.paths.insert(q);
        }
        if head_on != Some(true) && self.moving.contains(q) {
            needs.acts.insert(q);
            if self.bound.contains(q) {
                needs.paths.insert(q);
            }
        }
        if head_on != Some(false) || !self.moving.contains(q) {
            needs.acts = needs.acts.or(self.helpers[q]);
        }
        let least = self.least_attack(st, p);
        for r in self.into[q].iter().filter(|r| *r != p) {
            if self.prevents(st, r).max >= least {
                needs = needs.or(self.prevent_needs(st, r));
            }
        }
        if self.ground.rules.origin_in_battle == OriginInBattle::LastFleet {
            for army in self.into[p].iter() {
                needs.acts = needs.acts.or(self.helpers[army]);
            }
        }
        needs
    }

    /// The least a move's attack may come to.
    fn least_attack(&self, st: &State<W>, p: Slot) -> u8 {
        let q = self.to[p];
        if self.unit(q).is_none() || self.leaves(st, q) == Some(true) && self.moving.contains(q) {
            self.strength(st, self.helpers[p]).min
        } else {
            self.against_unit(st, p, q).min
        }
    }

    /// What the strength of keeping others out may depend on.
    fn prevent_needs(&self, st: &State<W>, r: Slot) -> Group<W> {
        let q = self.to[r];
        let mut needs: Group<W> = Group {
            acts: self.helpers[r],
            paths: Slots::EMPTY,
        };
        needs.paths.insert(r);
        if self.moving.contains(q) && self.to[q] == r {
            match self.ground.rules.dislodged_effect {
                DislodgedEffect::None => {
                    needs.acts.insert(q);
                    needs.acts.insert(r);
                }
                DislodgedEffect::NoneHeadToHead => {
                    if self.head_to_head(st, r) != Some(false) {
                        needs.acts.insert(q);
                        needs.paths.insert(q);
                    }
                }
            }
        }
        needs
    }

    /// What a support's being given may depend on.
    fn support_needs(&self, s: Slot) -> Group<W> {
        let mut needs: Group<W> = Group::default();
        let attackers = self.hostile(self.into[s], s);
        for r in attackers.iter() {
            needs.paths.insert(r);
            if self.against_origin(r, s, false) || self.against_origin(r, s, true) {
                needs.acts.insert(r);
            }
            let target = self.target[s];
            let own = self.convoyed.contains(r) && self.carriers[r].contains(target);
            if own && self.ground.rules.paradox == Paradox::NoCutIfNeeded {
                needs.acts = needs.acts.or(self.path_needs(r));
            }
        }
        needs
    }

    /// What a convoy's path depends on.
    fn path_needs(&self, p: Slot) -> Slots<W> {
        let fleets = self.carriers[p].iter();
        fleets.fold(Slots::EMPTY, |all, sea| all.or(self.into[sea]))
    }
}
