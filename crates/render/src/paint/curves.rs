//! Lines as curves: made, cut to length, measured.

use super::spot::Spot;
use crate::lines::leg::Gaps;
use crate::map::labels::Area;

/// Points spread evenly over the arrowhead at a line's end.
pub fn head(line: &[Spot]) -> Vec<Spot> {
    let Some(tip) = line.last() else {
        return Vec::new();
    };
    let Some(neck) = line.iter().rev().find(|p| p.distance(*tip) >= 11.0) else {
        return Vec::new();
    };
    let length = neck.distance(*tip);
    let (dx, dy) = ((tip.x - neck.x) / length, (tip.y - neck.y) / length);
    let mut spots = Vec::with_capacity(15);
    for step in 0..5 {
        let back = 2.0 + step as f32 * 3.6;
        let half = back * 0.62;
        for side in [-0.8, 0.0, 0.8] {
            let (x, y) = (tip.x - dx * back, tip.y - dy * back);
            spots.push(Spot::new(x - dy * half * side, y + dx * half * side));
        }
    }
    // A failed move's bar.
    for side in [-8.5, 8.5] {
        spots.push(Spot::new(tip.x - dy * side, tip.y + dx * side));
    }
    spots
}

/// The points of a straight line from one spot to another.
pub fn straight(from: Spot, to: Spot) -> Vec<Spot> {
    curve(from, to, [0.0, 0.0], 1.0 / 3.0)
}

/// A curve between two places whose handles are moved off the straight line.
pub fn curve(from: Spot, to: Spot, [a, b]: [f32; 2], part: f32) -> Vec<Spot> {
    let length = from.distance(to).max(1.0);
    let (ux, uy) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let handle = |along: f32, off: f32| {
        let along = along * length;
        // A quarter more, for a curve stays behind its handles.
        let off = off * 1.33;
        Spot::new(
            from.x + ux * along - uy * off,
            from.y + uy * along + ux * off,
        )
    };
    let (c, d) = (handle(part, a), handle(1.0 - part, b));
    let steps = ((length + a.abs() + b.abs()) / 5.0).clamp(14.0, 64.0) as usize;
    let mut line = Vec::with_capacity(steps + 1);
    for i in 0..=steps {
        let t = i as f32 / steps as f32;
        let (fc, cd, dt) = (from.towards(c, t), c.towards(d, t), d.towards(to, t));
        line.push(fc.towards(cd, t).towards(cd.towards(dt, t), t));
    }
    line
}

/// A simple curve between two places, bent by a part of its length.
pub fn bent(from: Spot, to: Spot, bend: f32) -> Vec<Spot> {
    let off = bend * from.distance(to);
    curve(from, to, [off, off], 1.0 / 3.0)
}

/// A smooth curve through all the points.
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
        let steps = (a.distance(b) / 4.0).clamp(6.0, 40.0) as usize;
        for s in 0..=steps {
            let t = s as f32 / steps as f32;
            let (ac, cd, db) = (a.towards(c, t), c.towards(d, t), d.towards(b, t));
            line.push(ac.towards(cd, t).towards(cd.towards(db, t), t));
        }
    }
    line
}

/// Takes off what is too near the ends; a line that is near all along stays whole.
pub fn trim(line: &[Spot], from: Spot, to: Spot, gaps: Gaps) -> Vec<Spot> {
    let first = line.iter().position(|p| p.distance(from) >= gaps.start);
    let last = line.iter().rposition(|p| p.distance(to) >= gaps.end);
    let (Some(first), Some(last)) = (first, last) else {
        return line.to_vec();
    };
    if first >= last {
        return line.to_vec();
    }
    let mut kept = Vec::with_capacity(last - first + 3);
    if let Some(before) = first.checked_sub(1) {
        kept.push(edge(line[first], line[before], from, gaps.start));
    }
    kept.extend(&line[first..=last]);
    if let Some(after) = line.get(last + 1) {
        kept.push(edge(line[last], *after, to, gaps.end));
    }
    kept
}

/// The place between one far from another and one near to it that is `gap` away.
fn edge(far: Spot, near: Spot, from: Spot, gap: f32) -> Spot {
    let (a, b) = (far.distance(from), near.distance(from));
    let part = if a - b > 0.01 {
        (a - gap) / (a - b)
    } else {
        0.0
    };
    far.towards(near, part.clamp(0.0, 1.0))
}

/// The point at a part of a line's length, from 0 to 1; `None` for a line without points.
pub fn along(line: &[Spot], part: f32) -> Option<Spot> {
    let lengths = line.windows(2).map(|p| p[0].distance(p[1]));
    let mut left = lengths.sum::<f32>() * part.clamp(0.0, 1.0);
    for pair in line.windows(2) {
        let length = pair[0].distance(pair[1]);
        if length >= left && length > 0.0 {
            return Some(pair[0].towards(pair[1], left / length));
        }
        left -= length;
    }
    line.last().copied()
}

/// The stretch of a line between two parts of its length, each from 0 to 1.
pub fn part(line: &[Spot], from: f32, to: f32) -> Vec<Spot> {
    let all: f32 = line.windows(2).map(|p| p[0].distance(p[1])).sum();
    let mut stretch: Vec<Spot> = along(line, from).into_iter().collect();
    let mut gone = 0.0;
    for pair in line.windows(2) {
        gone += pair[0].distance(pair[1]);
        if gone > from * all && gone < to * all {
            stretch.push(pair[1]);
        }
    }
    stretch.extend(along(line, to));
    stretch
}

/// A closed line around a place, as far from it as `radius` says at each angle.
pub fn circle(at: Spot, radius: impl Fn(f32) -> f32) -> Vec<Spot> {
    const POINTS: usize = 120;
    let points = (0..=POINTS).map(|i| {
        let turn = i as f32 * std::f32::consts::TAU / POINTS as f32;
        let (sin, cos) = turn.sin_cos();
        Spot::new(at.x + radius(turn) * cos, at.y + radius(turn) * sin)
    });
    points.collect()
}

/// The stretches of a line that keep `margin` map units away from all the areas.
pub fn outside(line: &[Spot], areas: &[Area], margin: f32) -> Vec<Vec<Spot>> {
    let near: Vec<&Area> = areas
        .iter()
        .filter(|area| line.iter().any(|p| area.holds(*p, margin)))
        .collect();
    let within = |p: &Spot| near.iter().any(|area| area.holds(*p, margin));
    let stretches = line.split(within).filter(|stretch| stretch.len() > 2);
    stretches.map(<[Spot]>::to_vec).collect()
}
