//! What must hold of a board's powers, and of what they play for.

use std::collections::{BTreeMap, BTreeSet};

use super::super::own_words::OpeningUnits;
use super::super::{Location, Power, Province, SpaceKind, UnitKind};
use super::fault::{BoardFault, FaultKind, START, WhyNot};
use super::form::Said;
use super::graph::Graph;
use super::owns;
use super::spec::{MOST_CENTRES, MOST_POWERS, PowerSpec, ProvinceSpec, Spec};
use super::winning;

/// What is wrong with the powers, their homes and units, and the goal.
pub(super) fn check(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let played = spec.powers.iter().filter(|power| !power.asleep).count();
    if !(2..=MOST_POWERS).contains(&played) || spec.powers.len() > MOST_POWERS {
        let count = if played < 2 {
            played
        } else {
            spec.powers.len()
        };
        faults.push(BoardFault {
            place: START,
            field: "powers".to_owned(),
            kind: FaultKind::Powers { count },
        });
        return faults;
    }
    faults.extend(names(spec));
    let graph = Graph::of(spec);
    let mut homes: BTreeMap<Province, Power> = BTreeMap::new();
    let mut countries: BTreeMap<Province, (Power, bool)> = BTreeMap::new();
    let mut stands: BTreeSet<Province> = BTreeSet::new();
    for power in &spec.powers {
        at_home(&graph, power, &mut homes, &mut faults);
        at_large(&graph, power, &mut countries, &mut faults);
        units(spec, &graph, power, &mut stands, &mut faults);
    }
    faults.extend(owns::check(spec, &graph));
    faults.extend(counts(spec));
    faults.extend(winning::check(spec));
    faults
}

fn names(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    let mut names: BTreeMap<String, Power> = BTreeMap::new();
    for power in &spec.powers {
        let id = power.id.value;
        if !ids.insert(id) {
            let text = id.to_string();
            faults.push(power.id.fault(FaultKind::IdTwice { id: text }));
        }
        let own = [id.to_string(), power.name.clone(), power.adjective.clone()];
        let others = power.names.values().chain(power.adjectives.values());
        let all: BTreeSet<String> = own.into_iter().chain(others.cloned()).collect();
        for name in all {
            let (a, b) = (*names.entry(name.to_lowercase()).or_insert(id), id);
            if a != b {
                let kind = FaultKind::NameOfBothPowers { name, a, b };
                faults.push(power.id.fault(kind));
            }
        }
    }
    faults
}

/// Whether a province is on the board; says so, if it is not.
fn is_there(graph: &Graph<'_>, at: &Said<Province>, faults: &mut Vec<BoardFault>) -> bool {
    let there = graph.get(at.value).is_some();
    if !there {
        let id = at.value.to_string();
        faults.push(at.fault(FaultKind::NotOnTheBoard { id }));
    }
    there
}

fn at_home(
    graph: &Graph<'_>,
    power: &PowerSpec,
    homes: &mut BTreeMap<Province, Power>,
    faults: &mut Vec<BoardFault>,
) {
    let id = power.id.value;
    if power.homes.is_empty() {
        faults.push(power.id.fault(FaultKind::NoHome { power: id }));
    }
    for home in &power.homes {
        if !is_there(graph, home, faults) {
            continue;
        }
        let at = home.value;
        if !graph.get(at).is_some_and(|p| p.centre) {
            faults.push(home.fault(FaultKind::HomeNoCentre { id: at, power: id }));
        }
        if let Some(other) = homes.insert(at, id) {
            let (id, a, b) = (at, other, id);
            faults.push(home.fault(FaultKind::TwoHomes { id, a, b }));
        }
    }
    if let Some(capital) = &power.capital
        && !power.homes.iter().any(|home| home.value == capital.value)
    {
        let (power, id) = (id, capital.value);
        faults.push(capital.fault(FaultKind::CapitalNoHome { power, id }));
    }
}

/// The country and the yards. For each province, `countries` says whose it is, and whether it is a home.
fn at_large(
    graph: &Graph<'_>,
    power: &PowerSpec,
    countries: &mut BTreeMap<Province, (Power, bool)>,
    faults: &mut Vec<BoardFault>,
) {
    let id = power.id.value;
    let country = power.country.as_ref().unwrap_or(&power.homes);
    if let Some(written) = &power.country {
        for at in written {
            if is_there(graph, at, faults) && graph.is_sea(at.value) {
                let (power, id) = (id, at.value);
                faults.push(at.fault(FaultKind::CountryAtSea { power, id }));
            }
        }
        for home in &power.homes {
            if !written.iter().any(|at| at.value == home.value) {
                let (power, id) = (id, home.value);
                faults.push(home.fault(FaultKind::HomeAbroad { power, id }));
            }
        }
    }
    for at in country {
        let is_home = power.homes.iter().any(|home| home.value == at.value);
        // Of two powers at home in one province, that is said already.
        if let Some((other, was_home)) = countries.insert(at.value, (id, is_home))
            && !(was_home && is_home)
        {
            let (id, a, b) = (at.value, other, id);
            faults.push(at.fault(FaultKind::TwoCountries { id, a, b }));
        }
    }
    for yard in &power.yards {
        let shore = |at: Province| {
            let place = graph.get(at);
            place.is_some_and(|p| p.kind == SpaceKind::Coast && !p.centre)
        };
        let own = country.iter().any(|at| at.value == yard.value);
        if is_there(graph, yard, faults) && !(own && shore(yard.value)) {
            let (power, id) = (id, yard.value);
            faults.push(yard.fault(FaultKind::YardNoShore { power, id }));
        }
    }
}

fn units(
    spec: &Spec,
    graph: &Graph<'_>,
    power: &PowerSpec,
    stands: &mut BTreeSet<Province>,
    faults: &mut Vec<BoardFault>,
) {
    let id = power.id.value;
    if spec.opening == OpeningUnits::Builds {
        if let Some(first) = power.units.first() {
            faults.push(first.fault(FaultKind::UnitsBeforeBuilds { power: id }));
        }
        return;
    }
    for unit in &power.units {
        let (kind, at) = unit.value;
        if !is_there(graph, &unit.with(at.province), faults) {
            continue;
        }
        let good = |p: &ProvinceSpec| match kind {
            UnitKind::Army => p.kind != SpaceKind::Sea && at.coast.is_none(),
            UnitKind::Fleet => match at.coast {
                None => p.kind != SpaceKind::Inland && p.coasts().next().is_none(),
                Some(coast) => p.coasts().any(|own| own == coast),
            },
        };
        if let Some(place) = graph.get(at.province).filter(|place| !good(place)) {
            let letter = match kind {
                UnitKind::Army => "A",
                UnitKind::Fleet => "F",
            };
            let text = format!("{letter} {at}");
            let why = why_not(place, kind);
            faults.push(unit.fault(FaultKind::CannotStand { text, why }));
        }
        if !stands.insert(at.province) {
            let id = at.province;
            faults.push(unit.fault(FaultKind::TwoUnits { id }));
        }
    }
    let (units, centres) = (power.units.len(), power.first_centres().len());
    if units != centres {
        let kind = FaultKind::UnitsAndCentres {
            power: id,
            units,
            centres,
        };
        faults.push(power.id.fault(kind));
    }
}

/// Why a unit of this kind cannot stand in a province as it is written.
fn why_not(place: &ProvinceSpec, kind: UnitKind) -> WhyNot {
    let id = place.id.value;
    let coasts: Vec<String> = place
        .coasts()
        .map(|coast| format!("`F {}`", Location::on(id, coast)))
        .collect();
    match (kind, place.kind) {
        (UnitKind::Army, SpaceKind::Sea) => WhyNot::ArmyAtSea { id },
        (UnitKind::Army, _) => WhyNot::ArmyOnCoast { id },
        (UnitKind::Fleet, SpaceKind::Inland) => WhyNot::FleetInland { id },
        (UnitKind::Fleet, _) if coasts.is_empty() => WhyNot::OnlyCoast { id },
        (UnitKind::Fleet, _) => {
            let coasts = coasts.join(", ");
            WhyNot::WhichCoast { coasts }
        }
    }
}

/// Whether there are more centres or first units than games can count.
fn counts(spec: &Spec) -> Vec<BoardFault> {
    let of_file = |field: &str, kind| BoardFault {
        place: START,
        field: field.to_owned(),
        kind,
    };
    let count = spec.centres();
    let centres = FaultKind::Centres { count };
    let centres = (count > MOST_CENTRES).then(|| of_file("provinces", centres));
    let count = spec.powers.iter().map(|power| power.units.len()).sum();
    let units = FaultKind::FirstUnits { count };
    let units = (count > MOST_CENTRES).then(|| of_file("powers", units));
    units.into_iter().chain(centres).collect()
}

impl Spec {
    /// How many supply centres there are.
    pub(super) fn centres(&self) -> usize {
        self.provinces.iter().filter(|p| p.centre).count()
    }
}
