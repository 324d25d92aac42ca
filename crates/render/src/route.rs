//! Where an arrow runs: bent so that it passes beside units, letters and earlier arrows.

use super::geometry::Spot;
use chancery_rules::board::Province;

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
/// Those tried for the thin lines of supports.
const LIGHT_BENDS: [f32; 6] = [0.05, -0.05, 0.14, -0.14, 0.24, -0.24];
/// Those tried for the stretches of a line through given places, as parts of the most.
const THREADS: [f32; 7] = [0.0, 0.35, -0.35, 0.7, -0.7, 1.0, -1.0];
/// A shorter stretch stays as it is.
const SHORTEST_BENT: f32 = 70.0;
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
            self.best(from, to, &BENDS).1
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

    /// A smooth line through all the places, of which the first and the last stretch bend to pass beside
    /// what is in their way. Not remembered.
    pub fn thread(&self, places: &[Spot]) -> Vec<Spot> {
        let (Some(from), Some(to)) = (places.first(), places.last()) else {
            return Vec::new();
        };
        let mut bent = places.to_vec();
        let last = places.len().saturating_sub(2);
        // From the end on, so that a place more does not shift the earlier stretch.
        for stretch in [last, 0] {
            let (Some(a), Some(b)) = (places.get(stretch), places.get(stretch + 1)) else {
                continue;
            };
            let length = a.distance(*b);
            if length < SHORTEST_BENT {
                continue;
            }
            let middle = a.towards(*b, 0.5);
            let (nx, ny) = (-(b.y - a.y) / length, (b.x - a.x) / length);
            let tried = THREADS.iter().map(|off| {
                let off = off * (length / 2.0).min(MOST_BEND);
                let mut all = bent.clone();
                if off != 0.0 {
                    let place = Spot::new(middle.x + nx * off, middle.y + ny * off);
                    all.insert(stretch + 1, place);
                }
                let cost = self.score(&smooth(&all), *from, *to, off / MOST_BEND);
                (cost, all)
            });
            let best = tried.min_by(|a, b| a.0.total_cmp(&b.0));
            bent = best.map_or(bent, |(_, all)| all);
            if last == 0 {
                break;
            }
        }
        smooth(&bent)
    }

    /// Remembers a line that was laid otherwise.
    pub fn remember(&mut self, line: &[Spot]) {
        self.drawn.extend(line.iter().step_by(3));
    }

    /// The best simple line between two places, not remembered: for lines others may cross.
    pub fn bend(&self, from: Spot, to: Spot, gaps: Gaps) -> Vec<Spot> {
        let line = self.best(from, to, &LIGHT_BENDS).1;
        trim(&line, from, to, gaps)
    }

    /// The best line from a helper to the line it helps. They should meet before the middle (past it
    /// stands a failed move's cross), far enough from the helper to be seen, and not run in the
    /// same direction.
    pub fn meet(&self, helper: Spot, helped: &[Spot], gaps: Gaps) -> Vec<Spot> {
        let mut places: Vec<(f32, Spot)> = (4..=15)
            .filter_map(|step| {
                let part = step as f32 / 20.0;
                let at = along(helped, part)?;
                let ahead = along(helped, (part + 0.05).min(1.0))?;
                Some((meeting_cost(helper, at, ahead, part), at))
            })
            .collect();
        places.sort_by(|a, b| a.0.total_cmp(&b.0));
        let best = places
            .iter()
            .take(4)
            .map(|(cost, at)| {
                let (score, line) = self.best(helper, *at, &LIGHT_BENDS);
                (cost + score * 1.5, *at, line)
            })
            .min_by(|a, b| a.0.total_cmp(&b.0));
        best.map_or_else(Vec::new, |(_, at, line)| trim(&line, helper, at, gaps))
    }

    fn best(&self, from: Spot, to: Spot, bends: &[f32]) -> (f32, Vec<Spot>) {
        bends
            .iter()
            .map(|bend| {
                let line = bent(from, to, *bend);
                (self.score(&line, from, to, *bend), line)
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .unwrap_or_default()
    }

    /// What running along a line costs.
    fn score(&self, line: &[Spot], from: Spot, to: Spot, bend: f32) -> f32 {
        let near = |a: Spot, b: Spot| (a.x - b.x).abs() < 30.0 && (a.y - b.y).abs() < 30.0;
        let mut cost = bend.abs() * 14.0 + if bend > 0.0 { 0.0 } else { 0.6 };
        let reach = MOST_BEND + 24.0;
        let (left, right) = (from.x.min(to.x) - reach, from.x.max(to.x) + reach);
        let (top, bottom) = (from.y.min(to.y) - reach, from.y.max(to.y) + reach);
        for o in &self.obstacles {
            let outside = o.at.x < left || o.at.x > right || o.at.y < top || o.at.y > bottom;
            if outside || near(o.at, from) || near(o.at, to) {
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
            let close = |d: &Spot| (d.x - p.x).powi(2) + (d.y - p.y).powi(2) < 81.0;
            if self.drawn.iter().any(close) {
                cost += 1.2;
            }
        }
        cost
    }
}

fn meeting_cost(helper: Spot, at: Spot, ahead: Spot, part: f32) -> f32 {
    let length = helper.distance(at).max(1.0);
    let step = at.distance(ahead).max(0.1);
    let (ux, uy) = ((at.x - helper.x) / length, (at.y - helper.y) / length);
    let (vx, vy) = ((ahead.x - at.x) / step, (ahead.y - at.y) / step);
    let parallel = (ux * vx + uy * vy).abs();
    let cost = (part - 0.42).abs() * 26.0 + parallel * parallel * 14.0 + length * 0.1;
    cost + (46.0 - length).max(0.0) * 1.2
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
pub fn smooth(places: &[Spot]) -> Vec<Spot> {
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
