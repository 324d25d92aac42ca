//! The shores of a province, and which of them is which of its coasts.

use std::collections::{BTreeMap, BTreeSet};

use crate::fault::{Fault, Mistake};
use crate::lattice::Corner;
use crate::place::{Hints, Place};
use crate::raster::Raster;
use crate::shapes::Line;
use crate::spot::{Spot, distance_to_line, length};

/// The shortest line that is a border, in map units.
pub const SHORTEST: f64 = 5.0;

/// A stretch of a province's outline along one sea.
#[derive(Clone, Debug)]
pub struct Shore {
    /// The sea, by its index among the provinces.
    pub sea: usize,
    /// Its two ends; equal for an island.
    pub ends: [Corner; 2],
    /// Its course, in map units.
    pub course: Vec<Spot>,
    /// By coast of a split province: how long it is there, in map units. Empty before coasts are told apart.
    pub by_coast: Vec<f64>,
    /// The coast of each stretch of the course. Empty before coasts are told apart.
    stretch_coasts: Vec<usize>,
    /// The coasts at its two ends.
    end_coasts: [Option<usize>; 2],
}

impl Shore {
    /// The shore that a line between a province and a sea is.
    pub fn new(sea: usize, line: &Line) -> Shore {
        let corners = &line.chain.corners;
        let start = corners.first().copied().unwrap_or_default();
        Shore {
            sea,
            ends: [start, corners.last().copied().unwrap_or(start)],
            course: line.course.clone(),
            by_coast: Vec::new(),
            stretch_coasts: Vec::new(),
            end_coasts: [None; 2],
        }
    }

    /// The coast at one of its ends; `None` if it does not end there.
    pub fn coast_at(&self, corner: Corner) -> Option<usize> {
        let ends = self.ends.iter().zip(self.end_coasts);
        ends.filter(|(end, _)| **end == corner)
            .find_map(|(_, coast)| coast)
    }

    /// The stretches of its course that are this coast.
    pub fn stretches_of(&self, coast: usize) -> impl Iterator<Item = (Spot, Spot)> {
        let stretches = self.course.windows(2).zip(&self.stretch_coasts);
        let of_coast = stretches.filter(move |(_, of)| **of == coast);
        of_coast.map(|(pair, _)| (pair[0], pair[1]))
    }

    fn is_all(&mut self, coast: usize, count: usize) {
        self.by_coast = vec![0.0; count];
        self.by_coast[coast] = length(&self.course);
        self.stretch_coasts = vec![coast; self.course.len().saturating_sub(1)];
        self.end_coasts = [Some(coast); 2];
    }
}

/// A group of shores that continue each other.
#[derive(Clone, Debug, Default)]
pub struct Stretch {
    /// Its length, in map units.
    pub length: f64,
    /// The seas along it.
    pub seas: BTreeSet<usize>,
    /// Whether it ends at other land; islands have shores all round.
    is_open: bool,
    /// The sums of the coordinates of its points, in map units, and how many they are.
    sum: (f64, f64, f64),
}

impl Stretch {
    /// The mean of its points: its middle, or that of the island it goes round.
    pub fn middle(&self) -> Spot {
        let (x, y, count) = self.sum;
        let count = count.max(1.0);
        Spot::new(x / count, y / count)
    }

    fn add(&mut self, shore: &Shore) {
        self.length += length(&shore.course);
        self.seas.insert(shore.sea);
        for spot in &shore.course {
            self.sum = (self.sum.0 + spot.x, self.sum.1 + spot.y, self.sum.2 + 1.0);
        }
    }
}

/// The groups of shores, in the order of their first shores.
pub fn separate(shores: &[Shore]) -> Vec<Stretch> {
    grouped(shores, &groups(shores)).into_values().collect()
}

fn grouped(shores: &[Shore], groups: &[usize]) -> BTreeMap<usize, Stretch> {
    let mut meetings: BTreeMap<Corner, usize> = BTreeMap::new();
    for end in shores.iter().flat_map(|shore| shore.ends) {
        *meetings.entry(end).or_default() += 1;
    }
    let mut found: BTreeMap<usize, Stretch> = BTreeMap::new();
    for (shore, group) in shores.iter().zip(groups) {
        let stretch = found.entry(*group).or_default();
        stretch.add(shore);
        stretch.is_open |= shore.ends.iter().any(|end| meetings[end] == 1);
    }
    found
}

/// For each shore the first shore of its group.
fn groups(shores: &[Shore]) -> Vec<usize> {
    let mut before: Vec<usize> = (0..shores.len()).collect();
    fn first(before: &mut [usize], mut at: usize) -> usize {
        while before[at] != at {
            before[at] = before[before[at]];
            at = before[at];
        }
        at
    }
    let mut first_at: BTreeMap<Corner, usize> = BTreeMap::new();
    for (index, shore) in shores.iter().enumerate() {
        for end in shore.ends {
            let known = *first_at.entry(end).or_insert(index);
            let (one, other) = (first(&mut before, known), first(&mut before, index));
            before[one.max(other)] = one.min(other);
        }
    }
    (0..shores.len()).map(|at| first(&mut before, at)).collect()
}

/// The directions that the usual names of coasts say.
const DIRECTIONS: [(&str, f64, f64); 8] = [
    ("nc", 0.0, -1.0),
    ("sc", 0.0, 1.0),
    ("ec", 1.0, 0.0),
    ("wc", -1.0, 0.0),
    ("ne", 0.7, -0.7),
    ("nw", -0.7, -0.7),
    ("se", 0.7, 0.7),
    ("sw", -0.7, 0.7),
];

/// The most points of a drawn coast that shores are compared with.
const MOST_POINTS: usize = 300;

/// Finds for every shore of a split province which coast it is: by the drawn coasts, by the units' places on them, or
/// by where they lie if their names are directions.
pub fn coasts_of(
    raster: &Raster,
    index: usize,
    place: &Place,
    hints: &Hints,
    shores: &mut [Shore],
) -> Vec<Fault> {
    let coast_ids: Vec<String> = place
        .coasts
        .iter()
        .map(|coast| format!("{}/{coast}", place.id))
        .collect();
    let drawn: Vec<Vec<Spot>> = coast_ids.iter().map(|id| drawn_points(id, hints)).collect();
    if drawn.iter().all(|points| !points.is_empty()) {
        by_points(&drawn, shores);
    } else if !by_direction(raster, index, place, shores) {
        let coast = place.coasts[0].clone();
        let id = place.id.clone();
        return vec![Mistake::CoastUnclear { id, coast }.into()];
    }
    let mut faults = Vec::new();
    for (coast, id) in coast_ids.into_iter().enumerate() {
        let total: f64 = shores
            .iter()
            .filter_map(|shore| shore.by_coast.get(coast))
            .sum();
        if total <= 0.0 {
            faults.push(Mistake::CoastDry { id }.into());
        }
    }
    faults
}

fn drawn_points(id: &str, hints: &Hints) -> Vec<Spot> {
    match hints.coasts.get(id) {
        Some(points) => {
            let each = points.len() / MOST_POINTS + 1;
            points.iter().step_by(each).copied().collect()
        }
        None => hints
            .anchors
            .get(&format!("{id}:unit"))
            .copied()
            .into_iter()
            .collect(),
    }
}

/// Each stretch between two points of the course goes to the nearest drawn coast.
fn by_points(drawn: &[Vec<Spot>], shores: &mut [Shore]) {
    let away = |at: Spot, points: &[Spot]| {
        let lines = points
            .windows(2)
            .map(|pair| distance_to_line(at, pair[0], pair[1]));
        let nearest = lines.chain(points.first().map(|point| at.distance(*point)));
        nearest.min_by(f64::total_cmp).unwrap_or(f64::MAX)
    };
    let nearest = |at: Spot| {
        let coasts = drawn.iter().map(|points| away(at, points)).enumerate();
        coasts
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map_or(0, |(coast, _)| coast)
    };
    for shore in shores {
        shore.by_coast = vec![0.0; drawn.len()];
        shore.stretch_coasts.clear();
        for pair in shore.course.windows(2) {
            let coast = nearest(pair[0].towards(pair[1], 0.5));
            shore.by_coast[coast] += pair[0].distance(pair[1]);
            shore.stretch_coasts.push(coast);
        }
        shore.end_coasts =
            [shore.course.first(), shore.course.last()].map(|end| end.map(|end| nearest(*end)));
    }
}

/// Groups of shores, or single shores if there are too few groups, go to the coast in whose direction they lie.
fn by_direction(raster: &Raster, index: usize, place: &Place, shores: &mut [Shore]) -> bool {
    let direction = |coast: &String| DIRECTIONS.iter().find(|(name, ..)| *name == coast.as_str());
    let Some(directions) = place
        .coasts
        .iter()
        .map(direction)
        .collect::<Option<Vec<_>>>()
    else {
        return false;
    };
    let count = place.coasts.len();
    let mut group = groups(shores);
    let mut found = grouped(shores, &group);
    let long = found
        .values()
        .filter(|stretch| stretch.is_open && stretch.length >= SHORTEST);
    if long.count() < count {
        // Two coasts are one shore: it is cut where the sea changes.
        group = (0..shores.len()).collect();
        found = grouped(shores, &group);
    }
    let middle = middle_of(raster, index as u16);
    let towards = |stretch: &Stretch| -> Vec<f64> {
        let (x, y, points) = stretch.sum;
        let (x, y) = (x / points - middle.x, y / points - middle.y);
        let each = directions.iter();
        each.map(|(_, dx, dy)| dx * x + dy * y).collect()
    };
    let scores: BTreeMap<usize, Vec<f64>> = found
        .iter()
        .map(|(group, stretch)| (*group, towards(stretch)))
        .collect();
    let best = |scores: &Vec<f64>| {
        let each = scores.iter().enumerate();
        each.max_by(|a, b| a.1.total_cmp(b.1))
            .map_or(0, |(coast, _)| coast)
    };
    let mut by_group: BTreeMap<usize, usize> = scores
        .iter()
        .map(|(group, scores)| (*group, best(scores)))
        .collect();
    // Both shores of a crooked province may lie in one direction of its middle: then one lies there more than the other.
    for coast in 0..count {
        if by_group.values().any(|of| *of == coast) {
            continue;
        }
        let many = |of: &usize| by_group.values().filter(|other| *other == of).count() > 1;
        let spare = by_group
            .iter()
            .filter(|(group, of)| many(of) && found[group].length >= SHORTEST);
        let mut losses: Vec<(f64, usize)> = spare
            .map(|(group, of)| (scores[group][*of] - scores[group][coast], *group))
            .collect();
        losses.sort_by(|a, b| a.0.total_cmp(&b.0));
        match losses.as_slice() {
            [(least, _), (next, _), ..] if next - least < SHORTEST => return false,
            [] => return false,
            [(_, group), ..] => by_group.insert(*group, coast),
        };
    }
    let chosen: Vec<usize> = group.iter().map(|group| by_group[group]).collect();
    for (shore, coast) in shores.iter_mut().zip(&chosen) {
        shore.is_all(*coast, count);
    }
    true
}

/// The mean of an area's cells, in map units.
fn middle_of(raster: &Raster, area: u16) -> Spot {
    let (mut x, mut y, mut count) = (0, 0, 0_usize);
    for (cell, _) in raster
        .cells
        .iter()
        .enumerate()
        .filter(|(_, of)| **of == area)
    {
        x += cell % raster.width;
        y += cell / raster.width;
        count += 1;
    }
    let scale = (count.max(1) * raster.per_unit) as f64;
    Spot::new(x as f64 / scale, y as f64 / scale)
}
