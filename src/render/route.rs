//! Where an arrow runs: bent so that it passes beside units, letters and earlier arrows.

use super::geometry::Spot;
use crate::board::Province;

/// Something an arrow should not run over.
#[derive(Clone, Copy, Debug)]
pub struct Obstacle {
    pub at: Spot,
    pub half_width: f32,
    pub half_height: f32,
    /// What a step over it costs.
    pub weight: f32,
}

/// How close to its two ends a line may come.
#[derive(Clone, Copy, Debug)]
pub struct Gaps {
    pub start: f32,
    pub end: f32,
}

/// The bends tried, as parts of the length; the sign is the side.
const BENDS: [f32; 9] = [0.12, -0.12, 0.04, -0.04, 0.2, -0.2, 0.3, -0.3, 0.42];
/// A bend reaches at most this far off the straight line.
const MOST_BEND: f32 = 52.0;
const STEPS: usize = 64;

/// Remembers what is on the picture already.
#[derive(Debug, Default)]
pub struct Router {
    pub obstacles: Vec<Obstacle>,
    drawn: Vec<Spot>,
}

/// Off Cape St Vincent and in the Strait of Gibraltar: the anchors of both seas lie north of it.
const ROUND_SPAIN: [Spot; 2] = [Spot::new(112.0, 985.0), Spot::new(203.0, 1049.0)];

/// Places a line must pass to stay at sea, where the straight one would cross land.
pub fn waypoints(from: Province, to: Province) -> Vec<Spot> {
    let mut via = ROUND_SPAIN.to_vec();
    match (from.id(), to.id()) {
        ("mao", "wes") => {}
        ("wes", "mao") => via.reverse(),
        _ => via.clear(),
    }
    via
}

impl Router {
    /// The best line between two places through the given ones, trimmed at its ends and
    /// remembered.
    pub fn route(&mut self, from: Spot, to: Spot, via: &[Spot], gaps: Gaps) -> Vec<Spot> {
        let line = if via.is_empty() {
            let candidates = BENDS.map(|bend| bent(from, to, bend));
            let scores = candidates
                .iter()
                .zip(BENDS)
                .map(|(line, bend)| self.score(line, from, to, bend));
            let best = scores
                .enumerate()
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .map_or(0, |(i, _)| i);
            candidates.into_iter().nth(best).unwrap_or_default()
        } else {
            let mut places = vec![from];
            places.extend(via);
            places.push(to);
            smooth(&places)
        };
        let line = trim(&line, from, to, gaps);
        self.drawn.extend(line.iter().step_by(3));
        line
    }

    /// What running along a line costs.
    fn score(&self, line: &[Spot], from: Spot, to: Spot, bend: f32) -> f32 {
        let near = |a: Spot, b: Spot| (a.x - b.x).abs() < 30.0 && (a.y - b.y).abs() < 30.0;
        let mut cost = bend.abs() * 14.0 + if bend > 0.0 { 0.0 } else { 0.6 };
        for o in &self.obstacles {
            if near(o.at, from) || near(o.at, to) {
                continue;
            }
            let hits = line.iter().filter(|p| {
                (p.x - o.at.x).abs() < o.half_width && (p.y - o.at.y).abs() < o.half_height
            });
            cost += o.weight * hits.count() as f32;
        }
        for p in line.iter().step_by(3) {
            if near(*p, from) || near(*p, to) {
                continue;
            }
            if self.drawn.iter().any(|d| d.distance(*p) < 9.0) {
                cost += 1.2;
            }
        }
        cost
    }
}

/// A simple curve between two places.
pub fn bent(from: Spot, to: Spot, bend: f32) -> Vec<Spot> {
    let length = from.distance(to).max(1.0);
    let (nx, ny) = (-(to.y - from.y) / length, (to.x - from.x) / length);
    let off = (bend * length).clamp(-MOST_BEND, MOST_BEND) * 1.5;
    let middle = from.towards(to, 0.5);
    let control = Spot::new(middle.x + nx * off, middle.y + ny * off);
    (0..=STEPS)
        .map(|i| {
            let t = i as f32 / STEPS as f32;
            from.towards(control, t).towards(control.towards(to, t), t)
        })
        .collect()
}

/// A smooth curve through all the places.
fn smooth(places: &[Spot]) -> Vec<Spot> {
    let get = |i: isize| places[i.clamp(0, places.len() as isize - 1) as usize];
    let mut line = Vec::new();
    for i in 0..places.len() as isize - 1 {
        let (p, a, b, q) = (get(i - 1), get(i), get(i + 1), get(i + 2));
        // Handles along the neighbours' direction, short enough not to overshoot.
        let reach = a.distance(b) / 3.0;
        let handle = |from: Spot, to: Spot| {
            let length = from.distance(to).max(1.0);
            (
                (to.x - from.x) / length * reach,
                (to.y - from.y) / length * reach,
            )
        };
        let (hx, hy) = handle(p, b);
        let (gx, gy) = handle(a, q);
        let (c, d) = (Spot::new(a.x + hx, a.y + hy), Spot::new(b.x - gx, b.y - gy));
        let steps = STEPS / 2;
        for s in 0..=steps {
            let t = s as f32 / steps as f32;
            let (ac, cd, db) = (a.towards(c, t), c.towards(d, t), d.towards(b, t));
            line.push(ac.towards(cd, t).towards(cd.towards(db, t), t));
        }
    }
    line
}

/// Takes off what is too near the ends; a short line keeps its middle part.
pub fn trim(line: &[Spot], from: Spot, to: Spot, gaps: Gaps) -> Vec<Spot> {
    let length = from.distance(to);
    let (start, end) = (gaps.start.min(length * 0.3), gaps.end.min(length * 0.3));
    let first = line.iter().position(|p| p.distance(from) >= start);
    let last = line.iter().rposition(|p| p.distance(to) >= end);
    match (first, last) {
        (Some(first), Some(last)) if first < last => line[first..=last].to_vec(),
        _ => line.to_vec(),
    }
}

/// The place a part of the way along a line.
pub fn along(line: &[Spot], part: f32) -> Option<Spot> {
    let last = line.len().checked_sub(1)?;
    line.get((part * last as f32).round() as usize).copied()
}
