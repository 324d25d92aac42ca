//! Pieces and borders out of the lines between areas.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::drawn::{Border, BorderKind, Piece};
use crate::lattice::{Chain, Corner};
use crate::raster::Raster;
use crate::spot::Spot;

/// A line between areas with its smooth course, in map units.
#[derive(Clone, Debug)]
pub struct Line {
    /// As it was walked.
    pub chain: Chain,
    /// As it is drawn.
    pub course: Vec<Spot>,
}

/// The rings round an area, each ending where it begins.
pub fn rings(lines: &[Line], area: u16) -> Vec<Vec<Spot>> {
    // Each line as it runs with the area on its left.
    let mut starts: BTreeMap<Corner, Vec<(Corner, Vec<Spot>)>> = BTreeMap::new();
    let mut found = Vec::new();
    for line in lines {
        let (Some(mut from), Some(mut to)) = (
            line.chain.corners.first().copied(),
            line.chain.corners.last().copied(),
        ) else {
            continue;
        };
        let is_right = line.chain.right == area;
        if !is_right && line.chain.left != area {
            continue;
        }
        let mut course = line.course.clone();
        if is_right {
            course.reverse();
            (from, to) = (to, from);
        }
        if from == to {
            found.push(course);
        } else {
            starts.entry(from).or_default().push((to, course));
        }
    }
    while let Some((start, mut at, mut ring)) = first(&mut starts) {
        while at != start {
            let Some((to, course)) = take(&mut starts, at) else {
                break;
            };
            ring.extend(course.into_iter().skip(1));
            at = to;
        }
        found.push(ring);
    }
    found
}

fn first(
    starts: &mut BTreeMap<Corner, Vec<(Corner, Vec<Spot>)>>,
) -> Option<(Corner, Corner, Vec<Spot>)> {
    let start = *starts.keys().next()?;
    let (to, course) = take(starts, start)?;
    Some((start, to, course))
}

fn take(
    starts: &mut BTreeMap<Corner, Vec<(Corner, Vec<Spot>)>>,
    at: Corner,
) -> Option<(Corner, Vec<Spot>)> {
    let here = starts.get_mut(&at)?;
    let found = here.pop();
    if here.is_empty() {
        starts.remove(&at);
    }
    found
}

/// The pieces of a map, by id. Areas that cover nothing have none.
pub fn pieces(raster: &Raster, lines: &[Line]) -> BTreeMap<String, Piece> {
    let mut pieces = BTreeMap::new();
    for (index, area) in (0_u16..).zip(&raster.areas) {
        let mut path = String::new();
        for ring in rings(lines, index) {
            write_ring(&mut path, &ring);
        }
        if !path.is_empty() {
            let sea = area.water;
            pieces.insert(area.id.clone(), Piece { path, sea });
        }
    }
    pieces
}

fn write_ring(path: &mut String, ring: &[Spot]) {
    let mut before = 'M';
    // The last point is the first one.
    for spot in &ring[..ring.len().saturating_sub(1)] {
        // Writing to a text cannot fail.
        let _ = write!(path, "{before}{:.1},{:.1}", spot.x, spot.y);
        before = ' ';
    }
    path.push('Z');
}

/// The borders of a map, ordered by the ids of the pieces.
pub fn borders(raster: &Raster, lines: &[Line]) -> Vec<Border> {
    let mut found: BTreeMap<(&str, &str), Border> = BTreeMap::new();
    for line in lines.iter().filter(|line| !line.chain.is_edge()) {
        let mut sides =
            [line.chain.left, line.chain.right].map(|area| &raster.areas[usize::from(area)]);
        sides.sort_by_key(|area| &area.id);
        let kind = match sides.map(|area| area.water) {
            [false, false] => BorderKind::Land,
            [true, true] => BorderKind::Sea,
            _ => BorderKind::Coast,
        };
        let [a, b] = sides.map(|area| area.id.as_str());
        let border = found.entry((a, b)).or_insert_with(|| Border {
            a: a.to_owned(),
            b: b.to_owned(),
            kind,
            lines: Vec::new(),
        });
        border.lines.push(line.course.clone());
    }
    found.into_values().collect()
}
