//! A second resolver, slow and plain: it tries every way the moves could end and keeps those that
//! agree with the rules. It shares only the question of legality with the real one.

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::{Board, Position, Power, Province, Unit, UnitKind};
use chancery::movement::{Friends, Orders, Rulebook, legality};
use chancery::orders::{Act, Via};

type Set = BTreeSet<Province>;

/// How a move travels: 4.A.3.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    Land,
    Sea,
    SeaElseLand,
    Nowhere,
}

/// A phase to resolve.
pub struct Slow<'a> {
    board: &'a Board,
    rules: &'a Rulebook,
    friends: &'a Friends,
    units: BTreeMap<Province, Unit>,
    acts: BTreeMap<Province, Act>,
    way: BTreeMap<Province, Way>,
}

/// A way the phase could end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Where successful movers started.
    pub moved: Set,
    pub dislodged: Set,
    /// Supports that counted.
    pub given: Set,
    /// Armies whose convoy stood.
    pub carried: Set,
}

impl<'a> Slow<'a> {
    pub fn new(
        board: &'a Board,
        rules: &'a Rulebook,
        friends: &'a Friends,
        position: &Position,
        orders: &Orders,
    ) -> Slow<'a> {
        let mut slow = Slow {
            board,
            rules,
            friends,
            units: BTreeMap::new(),
            acts: BTreeMap::new(),
            way: BTreeMap::new(),
        };
        for unit in &position.units {
            let act = orders.acts.get(&unit.id).unwrap_or(&Act::Hold);
            let act = legality::check(board, rules, position, unit, act).unwrap_or(Act::Hold);
            slow.units.insert(unit.at.province, *unit);
            slow.acts.insert(unit.at.province, act);
        }
        let movers: Vec<_> = slow.units.keys().copied().collect();
        for p in movers {
            if slow.dest(p).is_some() {
                let way = slow.choose_way(p);
                slow.way.insert(p, way);
            }
        }
        slow
    }

    fn dest(&self, p: Province) -> Option<Province> {
        match self.acts.get(&p) {
            Some(Act::Move { to, .. }) => Some(to.province),
            _ => None,
        }
    }

    fn letter(&self, question: &str) -> &'static str {
        self.rules.get(question).unwrap()
    }

    fn owner(&self, p: Province) -> Option<Power> {
        self.units[&p].owner
    }

    fn friendly(&self, actor: Province, other: Province) -> bool {
        self.friends.friendly(self.owner(actor), self.owner(other))
    }

    fn touches(&self, sea: Province, p: Province) -> bool {
        self.board.fleet_reach(sea.into()).contains(p)
    }

    /// Fleets told to carry the army where it wants to go.
    fn ferries(&self, army: Province) -> Set {
        let to = self.dest(army);
        let told = |p: &Province| {
            matches!(&self.acts[p], Act::Convoy { unit, to: there }
            if unit.at.province == army && Some(there.province) == to)
        };
        self.units.keys().copied().filter(told).collect()
    }

    /// Whether an army can go from sea to sea over these fleets.
    fn carries(&self, from: Province, to: Province, fleets: &Set) -> bool {
        let mut reached: Set = fleets
            .iter()
            .copied()
            .filter(|f| self.touches(*f, from))
            .collect();
        loop {
            let more = |f: &Province| reached.iter().any(|r| self.touches(*r, *f));
            let next: Set = fleets.iter().copied().filter(more).collect();
            let before = reached.len();
            reached.extend(next);
            if reached.len() == before {
                return reached.iter().any(|r| self.touches(*r, to));
            }
        }
    }

    /// Fleets that some set of fleets with no needless member contains.
    fn needed_somewhere(&self, from: Province, to: Province, fleets: &Set) -> Set {
        let minimal = |set: &Set| {
            self.carries(from, to, set)
                && set.iter().all(|f| {
                    let mut less = set.clone();
                    less.remove(f);
                    !self.carries(from, to, &less)
                })
        };
        subsets(fleets)
            .into_iter()
            .filter(minimal)
            .flatten()
            .collect()
    }

    fn choose_way(&self, p: Province) -> Way {
        let to = self.dest(p).unwrap();
        if self.units[&p].kind == UnitKind::Fleet {
            return Way::Land;
        }
        let land = self.board.army_neighbours(p).contains(to);
        let ferries = self.ferries(p);
        let full = self.carries(p, to, &ferries);
        if !land {
            return if full { Way::Sea } else { Way::Nowhere };
        }
        let Act::Move { via, .. } = &self.acts[&p] else {
            return Way::Land;
        };
        let at_sea = |u: &&Province| self.board.is_sea(**u);
        let all: Set = self.units.keys().filter(at_sea).copied().collect();
        if !self.carries(p, to, &all) {
            return Way::Land;
        }
        let said = *via != Via::Unsaid;
        let own = |of: &Set| of.iter().any(|f| self.friendly(p, *f));
        let opposed = self.dest(to) == Some(p);
        // An own fleet shows the intent even if it is on no full route (6.G.6).
        let wants = said || own(&ferries);
        let sea = |wants: bool| match (wants, full) {
            (true, true) => Way::Sea,
            (true, false) => Way::Nowhere,
            (false, _) => Way::Land,
        };
        let either = |wants: bool| {
            if wants && full {
                Way::SeaElseLand
            } else {
                Way::Land
            }
        };
        match self.letter("4.A.3") {
            "a" => either(opposed),
            "b" => sea(wants || full && opposed && self.friendly(p, to)),
            "b+fallback" => either(wants || opposed && self.friendly(p, to)),
            "c" | "d" => sea(wants),
            "c+fallback" => either(wants),
            _ => {
                if said && full {
                    Way::Sea
                } else {
                    Way::Land
                }
            }
        }
    }

    /// The one end, Szykman's rule applied where the moves alone leave none or several.
    pub fn resolve(&self) -> End {
        let mut stopped = Set::new();
        loop {
            let ends = self.ends(&stopped);
            if let Some(end) = agreed(&ends) {
                return end;
            }
            let before = stopped.len();
            stopped.extend(if ends.is_empty() {
                self.blamed(&stopped)
            } else {
                self.differing(&ends)
            });
            assert!(stopped.len() > before, "a paradox without a convoy to stop");
        }
    }

    /// Fleets whose fate is not the same in all ends, and with it their army's convoy.
    fn differing(&self, ends: &[End]) -> Set {
        let first = &ends[0];
        let differs = |f: &Province, army: &Province| {
            let fleet = |e: &End| e.dislodged.contains(f) != first.dislodged.contains(f);
            let path = |e: &End| e.carried.contains(army) != first.carried.contains(army);
            ends.iter().any(fleet) && ends.iter().any(path)
        };
        let armies = self.units.keys();
        let fleets = armies.flat_map(|a| self.ferries(*a).into_iter().map(move |f| (f, *a)));
        fleets
            .filter(|(f, a)| differs(f, a))
            .map(|(f, _)| f)
            .collect()
    }

    /// Where nothing is consistent: of the fleets an attack could dislodge, those of every smallest
    /// set whose stopping leaves an answer.
    fn blamed(&self, stopped: &Set) -> Set {
        let guesses: Vec<_> = subsets(&self.movers())
            .into_iter()
            .map(|moved| self.end(moved, stopped))
            .collect();
        let at_stake = |f: &Province| {
            let movers = self.movers().into_iter();
            let mut attackers = movers.filter(|m| self.dest(*m) == Some(*f));
            attackers.any(|m| guesses.iter().any(|end| self.succeeds(m, end)))
        };
        let fleets = self.units.keys().flat_map(|p| self.ferries(*p));
        let fleets: Set = fleets
            .filter(|f| at_stake(f) && !stopped.contains(f))
            .collect();
        let mut tries = subsets(&fleets);
        tries.sort_by_key(Set::len);
        let mut smallest: Vec<Set> = Vec::new();
        for set in tries {
            let all: Set = set.union(stopped).copied().collect();
            let minimal = !smallest.iter().any(|s| s.is_subset(&set));
            if minimal && !self.ends(&all).is_empty() {
                smallest.push(set);
            }
        }
        smallest.into_iter().flatten().collect()
    }

    /// Whether there is exactly one consistent end without any paradox rule.
    pub fn is_plain(&self) -> bool {
        agreed(&self.ends(&Set::new())).is_some()
    }

    fn movers(&self) -> Set {
        let goes = self.way.iter().filter(|(_, way)| **way != Way::Nowhere);
        goes.map(|(p, _)| *p).collect()
    }

    fn ends(&self, stopped: &Set) -> Vec<End> {
        let guesses = subsets(&self.movers()).into_iter();
        guesses
            .map(|moved| self.end(moved, stopped))
            .filter(|end| self.is_consistent(end, stopped))
            .collect()
    }

    /// What else holds if exactly these moves succeed.
    pub fn end(&self, moved: Set, stopped: &Set) -> End {
        let lost =
            |p: &&Province| !moved.contains(p) && moved.iter().any(|m| self.dest(*m) == Some(**p));
        let dislodged: Set = self.units.keys().filter(lost).copied().collect();
        let mut end = End {
            moved,
            dislodged,
            given: Set::new(),
            carried: Set::new(),
        };
        for p in self.movers() {
            if self.path(p, &end, stopped, None) {
                end.carried.insert(p);
            }
        }
        for s in self.units.keys() {
            if self.helps(*s) && !self.cut(*s, &end, stopped) {
                end.given.insert(*s);
            }
        }
        end
    }

    pub fn is_consistent(&self, end: &End, stopped: &Set) -> bool {
        let all = self.movers();
        let _ = stopped;
        all.iter()
            .all(|p| end.moved.contains(p) == self.succeeds(*p, end))
    }

    /// Whether the army's convoy stands, perhaps without one of its fleets.
    fn path(&self, p: Province, end: &End, stopped: &Set, without: Option<Province>) -> bool {
        if !matches!(self.way[&p], Way::Sea | Way::SeaElseLand) {
            return false;
        }
        let to = self.dest(p).unwrap();
        let mut ferries = self.ferries(p);
        let broken = |f: &Province| end.dislodged.contains(f) || stopped.contains(f);
        if self.letter("4.A.1") == "a" {
            let routed = self.needed_somewhere(p, to, &ferries);
            let safe = |f: &Province| !broken(f) && Some(*f) != without;
            return routed.iter().all(safe);
        }
        ferries.retain(|f| !broken(f) && Some(*f) != without);
        self.carries(p, to, &ferries)
    }

    fn by_sea(&self, p: Province, end: &End) -> bool {
        match self.way[&p] {
            Way::Sea => true,
            Way::SeaElseLand => end.carried.contains(&p),
            _ => false,
        }
    }

    fn arrives(&self, p: Province, end: &End) -> bool {
        match self.way[&p] {
            Way::Nowhere => false,
            Way::Sea => end.carried.contains(&p),
            _ => true,
        }
    }

    /// Whether the support matches what the supported unit does.
    fn helps(&self, s: Province) -> bool {
        match &self.acts[&s] {
            Act::SupportHold { unit } => self.dest(unit.at.province).is_none(),
            Act::SupportMove { unit, to } => {
                let bound = |landing: Option<chancery::board::Coast>| {
                    to.coast.is_none() || to.coast == landing
                };
                matches!(self.acts.get(&unit.at.province), Some(Act::Move { to: there, .. })
                    if there.province == to.province && bound(there.coast))
            }
            _ => false,
        }
    }

    /// Where the supported action happens.
    fn target(&self, s: Province) -> Province {
        match &self.acts[&s] {
            Act::SupportHold { unit } => unit.at.province,
            Act::SupportMove { to, .. } => to.province,
            _ => s,
        }
    }

    fn cut(&self, s: Province, end: &End, stopped: &Set) -> bool {
        let target = self.target(s);
        let fleet = self.units[&s].kind == UnitKind::Fleet;
        let attack = matches!(self.acts[&s], Act::SupportMove { .. });
        for r in self.movers() {
            if self.dest(r) != Some(s) || self.friendly(r, s) || !self.arrives(r, end) {
                continue;
            }
            if self.by_sea(r, end) {
                let own = self.ferries_on_route(r).contains(&target);
                let spared = match self.letter("4.A.2") {
                    "a" => fleet && attack && own,
                    "b" => fleet && self.any_ferry(target),
                    "c" => fleet && attack && own && !self.path(r, end, stopped, Some(target)),
                    _ => false,
                };
                if spared {
                    continue;
                }
            }
            if !(attack && target == r) || end.moved.contains(&r) {
                return true;
            }
        }
        false
    }

    fn ferries_on_route(&self, army: Province) -> Set {
        let to = self.dest(army).unwrap();
        self.needed_somewhere(army, to, &self.ferries(army))
    }

    fn any_ferry(&self, sea: Province) -> bool {
        self.units.keys().any(|p| self.ferries(*p).contains(&sea))
    }

    /// Supports of a unit that count, but those of units that treat `not_against` as their own.
    fn supports(&self, of: Province, end: &End, not_against: Option<Province>) -> usize {
        let backs = |s: &&Province| match &self.acts[s] {
            Act::SupportHold { unit } | Act::SupportMove { unit, .. } => unit.at.province == of,
            _ => false,
        };
        let counts = |s: &&Province| !not_against.is_some_and(|o| self.friendly(**s, o));
        end.given.iter().filter(backs).filter(counts).count()
    }

    fn head_on(&self, p: Province, end: &End) -> bool {
        let q = self.dest(p).unwrap();
        let both = self.way.contains_key(&q) && self.dest(q) == Some(p);
        both && self.way[&q] != Way::Nowhere && !self.by_sea(p, end) && !self.by_sea(q, end)
    }

    fn attack(&self, p: Province, end: &End) -> usize {
        let q = self.dest(p).unwrap();
        if !self.arrives(p, end) {
            return 0;
        }
        let left = end.moved.contains(&q) && !self.head_on(p, end);
        if left || !self.units.contains_key(&q) {
            return 1 + self.supports(p, end, None);
        }
        if self.friendly(p, q) {
            return 0;
        }
        1 + self.supports(p, end, Some(q))
    }

    fn hold(&self, q: Province, end: &End) -> usize {
        if !self.units.contains_key(&q) || end.moved.contains(&q) {
            0
        } else if self.dest(q).is_some() {
            1
        } else {
            1 + self.supports(q, end, None)
        }
    }

    fn prevent(&self, r: Province, end: &End) -> usize {
        let q = self.dest(r).unwrap();
        let beaten_from_there = end.moved.contains(&q)
            && self.dest(q) == Some(r)
            && match self.letter("4.A.7") {
                "a" => !end.moved.contains(&r),
                _ => self.head_on(r, end),
            };
        if !self.arrives(r, end) || beaten_from_there {
            return 0;
        }
        1 + self.supports(r, end, None)
    }

    fn succeeds(&self, p: Province, end: &End) -> bool {
        let q = self.dest(p).unwrap();
        let attack = self.attack(p, end);
        let against = if self.head_on(p, end) {
            1 + self.supports(q, end, None)
        } else {
            self.hold(q, end)
        };
        let rivals = self.movers();
        let others = rivals
            .iter()
            .filter(|r| **r != p && self.dest(**r) == Some(q));
        attack > against && others.into_iter().all(|r| attack > self.prevent(*r, end))
    }
}

/// The one answer, when all ends agree on the convoys: of several, units in a ring move.
fn agreed(ends: &[End]) -> Option<End> {
    let first = ends.first()?;
    let same = ends.iter().all(|e| e.carried == first.carried);
    let most = ends.iter().max_by_key(|e| e.moved.len());
    most.filter(|_| same).cloned()
}

/// Every subset; only for small sets.
fn subsets(set: &Set) -> Vec<Set> {
    let members: Vec<_> = set.iter().copied().collect();
    let pick = |bits: u32| {
        let chosen = members.iter().enumerate();
        let chosen = chosen.filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, p)| *p).collect()
    };
    (0..1u32 << members.len()).map(pick).collect()
}
