//! A line along the sides of cells becomes one that looks drawn: its ends stay, its steps vanish.

use crate::lattice::{Chain, Corner};
use crate::spot::{Spot, distance_to_line};

/// How far a point may be from the simplified line, in map units.
const TOLERANCE: f64 = 0.4;
/// The same once the line is round, to save points.
const FINE_TOLERANCE: f64 = 0.1;
/// How often corners are cut.
const ROUNDS: usize = 2;
/// The most that is cut off a side at its end, in map units: a corner between long sides stays a corner.
const MOST_CUT: f64 = 3.0;

/// The line of a chain in map units, rounded to tenths. A closed one ends where it begins.
pub fn smooth(chain: &Chain, per_unit: usize) -> Vec<Spot> {
    let scale = per_unit as f64;
    let spot =
        |corner: &Corner| Spot::new(f64::from(corner.0) / scale, f64::from(corner.1) / scale);
    let line: Vec<Spot> = chain.corners.iter().map(spot).collect();
    let line = if chain.is_edge() {
        // The edge of the map stays straight and keeps its corners.
        simplified(&line, 0.01)
    } else if chain.closed {
        rounded_ring(&line, per_unit)
    } else {
        rounded_line(&line, per_unit)
    };
    let mut line: Vec<Spot> = line.into_iter().map(Spot::rounded).collect();
    line.dedup();
    line
}

/// The middles of the steps: along a slope they lie on a straight line.
fn middles(line: &[Spot]) -> Vec<Spot> {
    let pairs = line.windows(2);
    pairs.map(|pair| pair[0].towards(pair[1], 0.5)).collect()
}

fn rounded_line(line: &[Spot], per_unit: usize) -> Vec<Spot> {
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return Vec::new();
    };
    let mut soft = vec![*first];
    soft.extend(middles(line));
    soft.push(*last);
    for _ in 0..2 * per_unit {
        let before = soft.clone();
        for (at, three) in before.windows(3).enumerate() {
            soft[at + 1] = three[0].towards(three[2], 0.5).towards(three[1], 0.5);
        }
    }
    let mut line = simplified(&soft, TOLERANCE);
    for _ in 0..ROUNDS {
        line = cut_corners(&line);
    }
    simplified(&line, FINE_TOLERANCE)
}

fn rounded_ring(line: &[Spot], per_unit: usize) -> Vec<Spot> {
    let mut soft = middles(line);
    let count = soft.len();
    for _ in 0..2 * per_unit {
        let before = soft.clone();
        for at in 0..count {
            let around = before[(at + count - 1) % count].towards(before[(at + 1) % count], 0.5);
            soft[at] = around.towards(before[at], 0.5);
        }
    }
    // Two halves, each with its ends fixed: the ring cannot shrink to a line.
    let from_first = |at: &usize| (soft[*at].distance(soft[0]) * 1000.0) as u64;
    let far = (0..count).max_by_key(from_first).unwrap_or(0);
    soft.push(soft[0]);
    let mut ring = simplified(&soft[..=far], TOLERANCE);
    ring.pop();
    let other = simplified(&soft[far..], TOLERANCE);
    ring.extend(other);
    if ring.len() < 5 {
        ring = soft;
    }
    for _ in 0..ROUNDS {
        ring = cut_ring(&ring);
    }
    let half = ring.len() / 2;
    let mut line = simplified(&ring[..=half], FINE_TOLERANCE);
    line.pop();
    line.extend(simplified(&ring[half..], FINE_TOLERANCE));
    line
}

/// The two points of a side that remain when its ends are cut off.
fn cuts(side: &[Spot]) -> [Spot; 2] {
    let part = (MOST_CUT / side[0].distance(side[1])).min(0.25);
    [
        side[0].towards(side[1], part),
        side[1].towards(side[0], part),
    ]
}

/// Each corner becomes two (Chaikin); the ends stay.
fn cut_corners(line: &[Spot]) -> Vec<Spot> {
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return Vec::new();
    };
    let mut cut = vec![*first];
    let pairs = line.len().saturating_sub(1);
    for (at, pair) in line.windows(2).enumerate() {
        let [near, far] = cuts(pair);
        if at > 0 {
            cut.push(near);
        }
        if at + 1 < pairs {
            cut.push(far);
        }
    }
    cut.push(*last);
    cut
}

fn cut_ring(ring: &[Spot]) -> Vec<Spot> {
    let mut cut: Vec<Spot> = ring.windows(2).flat_map(cuts).collect();
    cut.extend(cut.first().copied());
    cut
}

/// The line with as few points as stay within `tolerance` of it (Douglas–Peucker); the ends stay.
pub fn simplified(line: &[Spot], tolerance: f64) -> Vec<Spot> {
    if line.len() < 3 {
        return line.to_vec();
    }
    let mut kept = vec![false; line.len()];
    kept[0] = true;
    kept[line.len() - 1] = true;
    // Long lines are cut beforehand: the search for the farthest point would take the square of their length.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut from = 0;
    while from + 1 < line.len() {
        let to = (from + 512).min(line.len() - 1);
        kept[to] = true;
        open.push((from, to));
        from = to;
    }
    while let Some((from, to)) = open.pop() {
        let mut farthest = (tolerance, None);
        for at in from + 1..to {
            let away = distance_to_line(line[at], line[from], line[to]);
            if away > farthest.0 {
                farthest = (away, Some(at));
            }
        }
        if let Some(at) = farthest.1 {
            kept[at] = true;
            open.push((from, at));
            open.push((at, to));
        }
    }
    let points = line.iter().zip(kept);
    points
        .filter(|(_, kept)| *kept)
        .map(|(spot, _)| *spot)
        .collect()
}
