//! Who touches whom, found from the shapes: the borders armies and fleets cross.

use std::collections::{BTreeMap, BTreeSet};

use crate::drawn::Chart;
use crate::fault::{Fault, Mistake, Spots, Whereabouts};
use crate::lattice::Corner;
use crate::place::{Hints, Kind, Place};
use crate::raster::Raster;
use crate::shapes::Line;
use crate::shores::{SHORTEST, Shore, coasts_of, separate};
use crate::spot::{Spot, length};

/// The most shores of a province that are compared with each other.
const MOST_COMPARED: usize = 100;

/// What the shapes say about the provinces.
#[derive(Clone, Debug, Default)]
pub struct Contacts {
    /// By pair of provinces, the smaller index first: the length of their line in map units, and where it begins.
    lengths: BTreeMap<(usize, usize), (f64, Corner)>,
    /// By province: the shores it has, with their seas and coasts.
    pub shores: BTreeMap<usize, Vec<Shore>>,
}

impl Contacts {
    /// Whether two provinces share a border.
    pub fn touch(&self, a: usize, b: usize) -> bool {
        self.length(a, b) >= SHORTEST
    }

    /// The length of the line that two provinces share, in map units.
    pub fn length(&self, a: usize, b: usize) -> f64 {
        let pair = (a.min(b), a.max(b));
        self.lengths.get(&pair).map_or(0.0, |(length, _)| *length)
    }

    /// The provinces that share a border with one.
    pub fn neighbours(&self, of: usize) -> impl Iterator<Item = usize> {
        let pairs = self.lengths.iter().filter(|(_, line)| line.0 >= SHORTEST);
        pairs.filter_map(move |((a, b), _)| match (*a == of, *b == of) {
            (true, _) => Some(*b),
            (_, true) => Some(*a),
            _ => None,
        })
    }
}

/// Measures every line, and finds which shore of a split province is which coast.
pub fn contacts(
    raster: &Raster,
    lines: &[Line],
    places: &[Place],
    hints: &Hints,
) -> (Contacts, Vec<Fault>) {
    let mut contacts = Contacts::default();
    let mut faults = Vec::new();
    for line in lines.iter().filter(|line| !line.chain.is_edge()) {
        let sides = [line.chain.left, line.chain.right].map(|area| raster.place(area));
        let [Some(one), Some(other)] = sides else {
            continue;
        };
        let (Some(start), true) = (line.chain.corners.first(), one != other) else {
            continue;
        };
        let pair = (one.min(other), one.max(other));
        let known = contacts.lengths.entry(pair).or_insert((0.0, *start));
        known.0 += length(&line.course);
        if places[one].is_sea() != places[other].is_sea() {
            let (land, sea) = if places[one].is_sea() {
                (other, one)
            } else {
                (one, other)
            };
            let shore = Shore::new(sea, line);
            contacts.shores.entry(land).or_default().push(shore);
        }
    }
    for (index, place) in places.iter().enumerate() {
        let Some(shores) = contacts.shores.get_mut(&index) else {
            continue;
        };
        if place.coasts.len() > 1 {
            faults.extend(coasts_of(raster, index, place, hints, shores));
        }
    }
    faults.extend(doubts(raster, lines, places, &contacts));
    (contacts, faults)
}

/// What deserves a look: provinces without a border or sea, lines too short to be borders, points where four meet.
fn doubts(raster: &Raster, lines: &[Line], places: &[Place], contacts: &Contacts) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Vec::new();
    let here = |corner: &Corner| Whereabouts::Map {
        x: (corner.0 / raster.per_unit as u32) as i32,
        y: (corner.1 / raster.per_unit as u32) as i32,
    };
    for ((a, b), (length, corner)) in &contacts.lengths {
        if *length < SHORTEST {
            let touch = Mistake::Touch {
                a: places[*a].id.clone(),
                b: places[*b].id.clone(),
                units: length.floor() as u32,
                least: SHORTEST as u32,
            };
            faults.push(Fault::at(here(corner), touch));
        }
    }
    for (index, place) in places.iter().enumerate() {
        let id = place.id.clone();
        let mut seas = contacts
            .neighbours(index)
            .filter(|other| places[*other].is_sea());
        match (place.kind, seas.next()) {
            (Kind::Coast, None) => faults.push(Mistake::NoSea { id }.into()),
            (Kind::Inland, Some(sea)) => {
                let at = shore_along(contacts, index, sea);
                let sea = places[sea].id.clone();
                let mistake = Mistake::Shore { id, sea };
                faults.push(Fault { at, mistake });
            }
            _ if contacts.neighbours(index).next().is_none() => {
                faults.push(Mistake::Alone { id }.into())
            }
            _ => {}
        }
        let shores = contacts.shores.get(&index).map_or(&[][..], Vec::as_slice);
        // Shores along the same seas, as those of islands before a coast, make no difference to fleets.
        let long = separate(shores)
            .into_iter()
            .filter(|stretch| stretch.length >= SHORTEST);
        let mut seas: BTreeMap<BTreeSet<usize>, Spot> = BTreeMap::new();
        for stretch in long {
            let middle = stretch.middle();
            seas.entry(stretch.seas).or_insert(middle);
        }
        // Each is compared with all, so the first ones must do: this gives only a hint.
        let seas: Vec<(BTreeSet<usize>, Spot)> = seas.into_iter().take(MOST_COMPARED).collect();
        let is_own = |(one, _): &&(BTreeSet<usize>, Spot)| {
            seas.iter()
                .all(|(other, _)| one == other || !one.is_subset(other))
        };
        let own = seas.iter().filter(is_own);
        let shown: Spots = own.map(|(_, at)| *at).collect();
        let count = shown.0.len();
        // Of an inland province it is said already that it touches water.
        if count > 1 && place.coasts.is_empty() && [Kind::Land, Kind::Coast].contains(&place.kind) {
            let (id, places) = (place.id.clone(), shown);
            faults.push(Mistake::Shores { id, count, places }.into());
        }
    }
    let ends = lines
        .iter()
        .flat_map(|line| [line.chain.corners.first(), line.chain.corners.last()]);
    let corners: BTreeSet<Corner> = ends.flatten().copied().collect();
    for corner in corners {
        let around: BTreeSet<usize> = around(raster, corner).into_iter().collect();
        if around.len() == 4 {
            let names: Vec<&str> = around
                .iter()
                .map(|place| places[*place].id.as_str())
                .collect();
            let provinces = names.join(", ");
            faults.push(Fault::at(here(&corner), Mistake::Crossing { provinces }));
        }
    }
    faults
}

/// The middle of a province's longest shore along a sea.
fn shore_along(contacts: &Contacts, province: usize, sea: usize) -> Option<Whereabouts> {
    let shores = contacts.shores.get(&province)?.iter();
    let along = shores.filter(|shore| shore.sea == sea);
    let longest = along.max_by(|a, b| length(&a.course).total_cmp(&length(&b.course)))?;
    let middle = longest.course.get(longest.course.len() / 2)?;
    Some((*middle).into())
}

/// The provinces of the four cells round a corner.
fn around(raster: &Raster, (x, y): Corner) -> Vec<usize> {
    let (x, y) = (i64::from(x), i64::from(y));
    let cells = [(-1, -1), (0, -1), (-1, 0), (0, 0)];
    let places = cells.map(|(dx, dy)| raster.place(raster.at(x + dx, y + dy)));
    places.into_iter().flatten().collect()
}

/// The rules' view of the contacts: who is in play, and who reaches which.
pub fn chart(raster: &Raster, lines: &[Line], places: &[Place], contacts: &Contacts) -> Chart {
    let id = |index: usize| places[index].id.clone();
    let mut army: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut fleet: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut sail = |a: String, b: String| {
        fleet.entry(a.clone()).or_default().insert(b.clone());
        fleet.entry(b).or_default().insert(a);
    };
    for (index, place) in places.iter().enumerate() {
        let neighbours: Vec<usize> = contacts.neighbours(index).collect();
        if place.is_sea() {
            for other in neighbours
                .into_iter()
                .filter(|other| places[*other].is_sea())
            {
                sail(id(index), id(other));
            }
            continue;
        }
        let lands = neighbours.iter().filter(|other| !places[**other].is_sea());
        army.insert(id(index), lands.map(|other| id(*other)).collect());
        for sea in neighbours
            .into_iter()
            .filter(|other| places[*other].is_sea())
        {
            for coast in landings(place, contacts.shores.get(&index), sea) {
                sail(coast, id(sea));
            }
        }
    }
    // Two lands are one coast for fleets where their line ends at a sea that both border.
    for line in lines {
        let sides = [line.chain.left, line.chain.right].map(|area| raster.place(area));
        let [Some(one), Some(other)] = sides else {
            continue;
        };
        let lands = !places[one].is_sea() && !places[other].is_sea();
        if one == other || !lands || !contacts.touch(one, other) {
            continue;
        }
        for corner in [line.chain.corners.first(), line.chain.corners.last()]
            .into_iter()
            .flatten()
        {
            for sea in around(raster, *corner)
                .into_iter()
                .filter(|place| places[*place].is_sea())
            {
                if !contacts.touch(one, sea) || !contacts.touch(other, sea) {
                    continue;
                }
                for from in coasts_at(&places[one], contacts.shores.get(&one), sea, *corner) {
                    for to in coasts_at(&places[other], contacts.shores.get(&other), sea, *corner) {
                        sail(from.clone(), to);
                    }
                }
            }
        }
    }
    let listed = |found: BTreeMap<String, BTreeSet<String>>| {
        let lists = found
            .into_iter()
            .map(|(from, to)| (from, to.into_iter().collect()));
        lists.collect()
    };
    let dead = raster
        .areas
        .iter()
        .enumerate()
        .filter(|(_, area)| area.place.is_none());
    let is_there = |index: usize| {
        lines
            .iter()
            .any(|line| line.chain.beyond(index as u16).is_some())
    };
    Chart {
        spaces: places
            .iter()
            .map(|place| (place.id.clone(), place.id.clone()))
            .collect(),
        dead: dead
            .filter(|(index, _)| is_there(*index))
            .map(|(_, area)| area.id.clone())
            .collect(),
        corner: Vec::new(),
        army: listed(army),
        fleet: listed(fleet),
    }
}

/// Where a fleet from this sea lands: the province, or those of its coasts that border the sea.
fn landings(place: &Place, shores: Option<&Vec<Shore>>, sea: usize) -> Vec<String> {
    if place.coasts.len() < 2 {
        return vec![place.id.clone()];
    }
    let mut lengths = vec![0.0; place.coasts.len()];
    for shore in shores
        .into_iter()
        .flatten()
        .filter(|shore| shore.sea == sea)
    {
        for (length, part) in lengths.iter_mut().zip(&shore.by_coast) {
            *length += part;
        }
    }
    let long = place
        .coasts
        .iter()
        .zip(lengths)
        .filter(|(_, length)| *length >= SHORTEST);
    long.map(|(coast, _)| format!("{}/{coast}", place.id))
        .collect()
}

/// The province, or that of its coasts that meets this sea at this corner.
fn coasts_at(
    place: &Place,
    shores: Option<&Vec<Shore>>,
    sea: usize,
    corner: Corner,
) -> Vec<String> {
    if place.coasts.len() < 2 {
        return vec![place.id.clone()];
    }
    let here = shores
        .into_iter()
        .flatten()
        .filter(|shore| shore.sea == sea);
    let coasts: BTreeSet<usize> = here.filter_map(|shore| shore.coast_at(corner)).collect();
    let named = coasts
        .into_iter()
        .map(|coast| format!("{}/{}", place.id, place.coasts[coast]));
    named.collect()
}
