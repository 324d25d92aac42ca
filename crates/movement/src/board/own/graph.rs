//! What must hold of a board's provinces and of the borders between them.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Coast, Location, Province, SpaceKind};
use super::fault::{BoardFault, FaultKind, START};
use super::form::Said;
use super::spec::{BorderSpec, MOST_PROVINCES, ProvinceSpec, Spec};

/// A board's provinces by id, for questions about others.
pub(super) struct Graph<'s> {
    by_id: BTreeMap<Province, &'s ProvinceSpec>,
}

impl<'s> Graph<'s> {
    pub(super) fn of(spec: &'s Spec) -> Graph<'s> {
        let by_id = spec.provinces.iter().rev().map(|p| (p.id.value, p));
        Graph {
            by_id: by_id.collect(),
        }
    }

    pub(super) fn get(&self, id: Province) -> Option<&'s ProvinceSpec> {
        self.by_id.get(&id).copied()
    }

    pub(super) fn is_sea(&self, id: Province) -> bool {
        self.get(id).is_some_and(|p| p.kind == SpaceKind::Sea)
    }

    /// Whether a fleet sails from one stand to the other, by the lists of the first.
    fn sails(&self, from: Location, to: Location) -> bool {
        let stand = self.get(from.province).and_then(|p| p.fleet.get(&from));
        stand.is_some_and(|list| list.iter().any(|at| at.value == to))
    }

    /// Whether two provinces touch for fleets, at whatever coast.
    pub(super) fn touch_at_sea(&self, a: Province, b: Province) -> bool {
        let stands = self.get(a).into_iter().flat_map(|p| p.fleet.values());
        stands.flatten().any(|at| at.value.province == b)
    }
}

impl ProvinceSpec {
    /// The coasts a fleet must choose between.
    pub(super) fn coasts(&self) -> impl Iterator<Item = Coast> {
        self.fleet.keys().filter_map(|at| at.coast)
    }
}

/// Opens and closes the borders that the file changes, both ways.
pub(super) fn change_borders(spec: &mut Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    for change in std::mem::take(&mut spec.changes) {
        for (from, to) in [(change.a, change.b), (change.b, change.a)] {
            let found = spec.provinces.iter_mut();
            let province = found.into_iter().find(|p| p.id.value == from.province);
            let Some(province) = province else {
                let id = from.province.to_string();
                faults.push(change.at.fault(FaultKind::NotOnTheBoard { id }));
                continue;
            };
            let mut changed = true;
            if change.army {
                changed &= set(
                    &mut province.army,
                    change.at.with(to.province),
                    change.opens,
                );
            }
            if change.fleet {
                let stand = province.fleet.entry(from).or_default();
                changed &= set(stand, change.at.with(to), change.opens);
            }
            // Said once, for both sides.
            if !changed && from == change.a {
                faults.push(change.at.fault(unchanged(&change)));
            }
        }
    }
    faults
}

fn unchanged(change: &BorderSpec) -> FaultKind {
    let (a, b) = (change.a, change.b);
    if change.opens {
        FaultKind::OpenAlready { a, b }
    } else {
        FaultKind::NothingToClose { a, b }
    }
}

/// Puts something into a list or takes it out; whether that changed the list.
fn set<T: PartialEq>(list: &mut Vec<Said<T>>, item: Said<T>, there: bool) -> bool {
    let at = list.iter().position(|old| old.value == item.value);
    match (at, there) {
        (None, true) => {
            list.push(item);
            true
        }
        (Some(at), false) => {
            list.remove(at);
            true
        }
        _ => false,
    }
}

/// Whether there are as many provinces as a board may have.
pub(super) fn has_right_number(spec: &Spec) -> bool {
    (3..=MOST_PROVINCES).contains(&spec.provinces.len())
}

/// What is wrong with the provinces on their own: how many they are, their ids, names and values.
pub(super) fn check_provinces(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    if !has_right_number(spec) {
        let count = spec.provinces.len();
        faults.push(BoardFault {
            place: START,
            field: "provinces".to_owned(),
            kind: FaultKind::Provinces { count },
        });
        return faults;
    }
    let mut ids = BTreeSet::new();
    let mut names: BTreeMap<String, Province> = BTreeMap::new();
    for p in &spec.provinces {
        let id = p.id.value;
        if !ids.insert(id) {
            let text = id.to_string();
            faults.push(p.id.fault(FaultKind::IdTwice { id: text }));
        }
        let word = p.id.with(id.to_string());
        for name in [&word, &p.name].into_iter().chain(&p.aka) {
            let (a, b) = (*names.entry(name.value.to_lowercase()).or_insert(id), id);
            if a != b {
                let name_of_both = name.value.clone();
                let kind = FaultKind::NameOfBoth {
                    name: name_of_both,
                    a,
                    b,
                };
                faults.push(name.fault(kind));
            }
        }
        if p.kind == SpaceKind::Sea {
            if p.centre {
                faults.push(p.id.fault(FaultKind::CentreAtSea { id }));
            }
            if let Some(value) = p.value.as_ref().filter(|value| value.value > 0) {
                faults.push(value.fault(FaultKind::ValueAtSea { id }));
            }
        }
    }
    faults
}

/// What is wrong with the provinces, each on its own and in their borders.
pub(super) fn check(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = check_provinces(spec);
    if !has_right_number(spec) {
        return faults;
    }
    let graph = Graph::of(spec);
    for p in &spec.provinces {
        armies(&graph, p, &mut faults);
        coasts(p, &mut faults);
        fleets(&graph, p, &mut faults);
    }
    if faults.is_empty() {
        parts(&graph, &mut faults);
    }
    faults.extend(straits(spec, &graph));
    faults
}

fn armies(graph: &Graph<'_>, p: &ProvinceSpec, faults: &mut Vec<BoardFault>) {
    let a = p.id.value;
    for to in &p.army {
        let b = to.value;
        let Some(other) = graph.get(b) else {
            let id = b.to_string();
            faults.push(to.fault(FaultKind::NotOnTheBoard { id }));
            continue;
        };
        if a == b {
            faults.push(to.fault(FaultKind::BordersItself { id: a }));
        } else if graph.is_sea(a) || graph.is_sea(b) {
            faults.push(to.fault(FaultKind::NoArmyWalks { a, b }));
        } else if !other.army.iter().any(|back| back.value == a) {
            let (a, b) = (a.into(), b.into());
            faults.push(to.fault(FaultKind::OneSided { a, b }));
        }
    }
}

/// Coasts are told apart only where there are several.
fn coasts(p: &ProvinceSpec, faults: &mut Vec<BoardFault>) {
    let id = p.id.value;
    match p.coasts().count() {
        0 => {}
        _ if p.kind != SpaceKind::Coast => {
            faults.push(p.id.fault(FaultKind::NoCoastAtAll { id }));
        }
        1 => faults.push(p.id.fault(FaultKind::OneCoast { id })),
        _ => {
            let whole = p.fleet.get(&id.into());
            if let Some(first) = whole.and_then(|list| list.first()) {
                faults.push(first.fault(not_said(p)));
            }
        }
    }
}

fn not_said(p: &ProvinceSpec) -> FaultKind {
    let id = p.id.value;
    let first = p.coasts().next().map(|coast| Location::on(id, coast));
    FaultKind::CoastNotSaid {
        id,
        example: first.unwrap_or(id.into()).to_string(),
    }
}

fn fleets(graph: &Graph<'_>, p: &ProvinceSpec, faults: &mut Vec<BoardFault>) {
    let id = p.id.value;
    let sails = p.fleet.values().any(|list| !list.is_empty());
    if p.kind == SpaceKind::Inland && sails {
        faults.push(p.id.fault(FaultKind::InlandFleet { id }));
        return;
    }
    for (from, list) in &p.fleet {
        for to in list {
            let b = to.value.province;
            let Some(other) = graph.get(b) else {
                let id = b.to_string();
                faults.push(to.fault(FaultKind::NotOnTheBoard { id }));
                continue;
            };
            let of_other = || other.coasts().any(|coast| Some(coast) == to.value.coast);
            let kind = if b == id {
                FaultKind::BordersItself { id }
            } else if other.kind == SpaceKind::Inland {
                FaultKind::InlandFleet { id: b }
            } else if to.value.coast.is_none() && other.coasts().next().is_some() {
                not_said(other)
            } else if to.value.coast.is_some() && !of_other() {
                FaultKind::NoSuchCoast {
                    at: to.value,
                    id: b,
                }
            } else if !graph.sails(to.value, *from) {
                let (a, b) = (*from, to.value);
                FaultKind::OneSided { a, b }
            } else {
                continue;
            };
            faults.push(to.fault(kind));
        }
    }
    let mut beside = p.fleet.values().flatten();
    if p.kind == SpaceKind::Coast && !beside.any(|to| graph.is_sea(to.value.province)) {
        faults.push(p.id.fault(FaultKind::CoastWithoutSea { id }));
    }
}

/// Says whether units could get from everywhere to everywhere, in time, as armies or as fleets.
fn parts(graph: &Graph<'_>, faults: &mut Vec<BoardFault>) {
    let mut left: BTreeSet<Province> = graph.by_id.keys().copied().collect();
    let mut parts: Vec<BTreeSet<Province>> = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut part = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(p) = open.pop().and_then(|id| graph.get(id)) {
            let by_sea = p.fleet.values().flatten().map(|to| to.value.province);
            for q in p.army.iter().map(|to| to.value).chain(by_sea) {
                if part.insert(q) {
                    left.remove(&q);
                    open.push(q);
                }
            }
        }
        parts.push(part);
    }
    let alone = parts.iter().filter(|part| part.len() == 1);
    let alone: Vec<Province> = alone.flatten().copied().collect();
    for id in &alone {
        if let Some(p) = graph.get(*id) {
            faults.push(p.id.fault(FaultKind::Unreached { id: *id }));
        }
    }
    let smallest = parts.iter().min_by_key(|part| part.len());
    let first = smallest.and_then(|part| graph.get(*part.first()?));
    if parts.len() > 1
        && alone.is_empty()
        && let Some(p) = first
    {
        let (count, id) = (parts.len(), p.id.value);
        faults.push(p.id.fault(FaultKind::Parts { count, id }));
    }
}

/// The ways past provinces, and the straits.
fn straits(spec: &Spec, graph: &Graph<'_>) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    for passage in &spec.passages {
        let ([a, b], past) = passage.value;
        let beside = |sea: Province| graph.is_sea(sea) && graph.touch_at_sea(sea, past);
        if a == b || graph.touch_at_sea(a, b) || !beside(a) || !beside(b) || graph.is_sea(past) {
            faults.push(passage.fault(FaultKind::NoPassage { a, b, past }));
        }
    }
    let mut halves = BTreeSet::new();
    for strait in &spec.straits {
        let [a, b] = strait.value;
        let mut passages = spec.passages.iter().map(|p| p.value.0);
        let joined =
            graph.touch_at_sea(a, b) || passages.any(|ends| ends == [a, b] || ends == [b, a]);
        let free = [a, b].into_iter().all(|sea| halves.insert(sea));
        if !free || !joined || !graph.is_sea(a) || !graph.is_sea(b) {
            faults.push(strait.fault(FaultKind::NoStrait { a, b }));
        }
    }
    faults
}
