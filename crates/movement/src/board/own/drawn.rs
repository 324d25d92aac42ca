//! Borders that a board's file leaves to its drawing.
//!
//! The drawing is read elsewhere: it asks here which provinces there are ([`provinces_to_draw`]) and hands in what it
//! shows ([`DrawnBorders`]). The compiled rules list every border, so a game never depends on a drawing.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Coast, Location, Province, SpaceKind};
use super::fault::{BoardFault, FaultKind};
use super::form::Said;
use super::graph;
use super::spec::{ProvinceSpec, Spec};

/// The borders that a drawing shows, each from both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnBorders {
    /// Which lands touch each land.
    pub army: BTreeMap<Province, Vec<Province>>,
    /// What a fleet reaches from each sea and shore, with the coast where a province has several.
    pub fleet: BTreeMap<Location, Vec<Location>>,
}

/// What a drawing must know of a province whose borders it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvinceToDraw {
    /// Its id.
    pub id: Province,
    /// Its name.
    pub name: String,
    /// Whether it is inland, coastal or sea.
    pub kind: SpaceKind,
    /// Whether it is a supply centre.
    pub centre: bool,
    /// The coasts that fleets must choose between.
    pub coasts: Vec<Coast>,
}

/// The provinces of a `board.json` whose borders are those of its drawing, in the order of their ids; `None` if its
/// borders are listed, or if it has faults that the check of the rules tells without a drawing.
pub fn provinces_to_draw(text: &str) -> Option<Vec<ProvinceToDraw>> {
    let (spec, faults) = super::check::spec_of(text).ok()?;
    spec.drawn.as_ref()?;
    if !faults.is_empty() || listed(&spec).next().is_some() {
        return None;
    }
    to_draw_of(&spec)
}

/// The provinces of a `board.json` with faults, in the order of their ids, so that its drawing can be looked at all
/// the same; `None` if a fault concerns which provinces there are.
pub fn provinces_of_faulty(text: &str) -> Option<Vec<ProvinceToDraw>> {
    let (spec, faults) = super::check::spec_of(text).ok()?;
    // A province that could not be read is missing from the list.
    let of_provinces = |fault: &BoardFault| fault.field.starts_with("provinces");
    if faults.iter().any(of_provinces) {
        return None;
    }
    to_draw_of(&spec)
}

fn to_draw_of(spec: &Spec) -> Option<Vec<ProvinceToDraw>> {
    let mut ids = BTreeSet::new();
    let is_there_once = spec.provinces.iter().all(|p| ids.insert(p.id.value));
    // What a drawing costs grows with the square of their number.
    if !graph::has_right_number(spec) || !is_there_once {
        return None;
    }
    let mut provinces: Vec<ProvinceToDraw> = spec.provinces.iter().map(to_draw).collect();
    provinces.sort_by_key(|province| province.id);
    Some(provinces)
}

fn to_draw(province: &ProvinceSpec) -> ProvinceToDraw {
    ProvinceToDraw {
        id: province.id.value,
        name: province.name.value.clone(),
        kind: province.kind,
        centre: province.centre,
        coasts: province.coasts().collect(),
    }
}

/// The provinces that list borders, though those are the drawing's.
fn listed(spec: &Spec) -> impl Iterator<Item = BoardFault> {
    let provinces = spec.provinces.iter().filter(|p| {
        let sails = p.fleet.values().any(|list| !list.is_empty());
        sails || !p.army.is_empty()
    });
    provinces.map(|p| {
        let id = p.id.value;
        p.id.fault(FaultKind::ListedAndDrawn { id })
    })
}

/// Writes the borders of the drawing into a file that leaves them to it. What the file opens and closes comes after.
/// Returns what forbids that; without borders, other checks would find nothing but that these are missing.
pub(super) fn fill(spec: &mut Spec, drawn: Option<&DrawnBorders>) -> Vec<BoardFault> {
    let Some(place) = spec.drawn.take() else {
        return Vec::new();
    };
    let listed: Vec<BoardFault> = listed(spec).collect();
    if !listed.is_empty() {
        return listed;
    }
    let Some(drawn) = drawn else {
        // No drawing is read for provinces that cannot be told apart, or for too many: say that, not that there is none.
        let mut faults = graph::check_provinces(spec);
        if faults.is_empty() {
            faults = vec![place.fault(FaultKind::NoDrawing)];
        }
        return faults;
    };
    // What is inland by the file has no shore, whatever its shape touches: the check of the drawing says so.
    let inland = spec
        .provinces
        .iter()
        .filter(|p| p.kind == SpaceKind::Inland);
    let inland: BTreeSet<Province> = inland.map(|p| p.id.value).collect();
    for province in &mut spec.provinces {
        let id = &province.id;
        let army = drawn.army.get(&id.value).into_iter().flatten();
        province.army = army.map(|to| id.with(*to)).collect();
        let stands = drawn
            .fleet
            .iter()
            .filter(|(from, _)| from.province == id.value && !inland.contains(&id.value));
        for (from, all) in stands {
            let all = all.iter().filter(|to| !inland.contains(&to.province));
            let all: Vec<Said<Location>> = all.map(|to| id.with(*to)).collect();
            province.fleet.insert(*from, all);
        }
    }
    Vec::new()
}
