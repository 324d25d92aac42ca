//! Orders as lines: moves, supports, convoys and retreats.

use tiny_skia::{Path, PathBuilder};

use super::units;
use crate::paint::canvas::dash;
use crate::paint::canvas::{Canvas, round_line};
use crate::paint::curves::{along, circle, part};
use crate::paint::spot::{Spot, polyline};
use crate::paint::theme::{self, Rgb};
use crate::scene::Outcome;
use chancery_rules::board::Power;

fn open(line: &[Spot]) -> Option<Path> {
    let mut path = PathBuilder::new();
    polyline(&mut path, line);
    path.finish()
}

/// A line shortened by its head: what is left of it, the tip, and the direction there.
fn headed(line: &[Spot], length: f32) -> Option<(Vec<Spot>, Spot, (f32, f32))> {
    let tip = *line.last()?;
    let keep = line
        .iter()
        .rposition(|p| p.distance(tip) >= length)
        .unwrap_or(0)
        .max(1);
    let body = line.get(..=keep)?.to_vec();
    let neck = *body.last()?;
    let reach = neck.distance(tip);
    if reach < 0.5 {
        return None;
    }
    let direction = ((tip.x - neck.x) / reach, (tip.y - neck.y) / reach);
    Some((body, tip, direction))
}

fn head(
    canvas: &mut Canvas<'_>,
    tip: Spot,
    (dx, dy): (f32, f32),
    size: f32,
    grow: f32,
    color: Rgb,
) {
    let (nx, ny) = (-dy, dx);
    let tip = Spot::new(tip.x + dx * grow * 1.6, tip.y + dy * grow * 1.6);
    let half = size * 0.62 + grow;
    let size = size + grow * 2.6;
    let mut path = PathBuilder::new();
    path.move_to(tip.x, tip.y);
    path.line_to(tip.x - dx * size + nx * half, tip.y - dy * size + ny * half);
    path.line_to(tip.x - dx * size * 0.72, tip.y - dy * size * 0.72);
    path.line_to(tip.x - dx * size - nx * half, tip.y - dy * size - ny * half);
    path.close();
    if let Some(path) = path.finish() {
        canvas.fill(&path, color.solid());
        canvas.stroke(&path, color.solid(), 1.0);
    }
}

/// Draws a unit's move along a line, with its head.
pub fn movement(canvas: &mut Canvas<'_>, line: &[Spot], owner: Option<Power>, outcome: Outcome) {
    shaft(canvas, line, owner, outcome);
    tip(canvas, line, outcome);
}

/// Draws a move's line up to its head.
pub fn shaft(canvas: &mut Canvas<'_>, line: &[Spot], owner: Option<Power>, outcome: Outcome) {
    if let Some((body, ..)) = headed(line, 11.0) {
        leg(canvas, &body, owner, outcome);
    }
}

/// Draws a move's head. One that failed ends at a bar; one that had no effect is hollow.
pub fn tip(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let Some((_, tip, direction)) = headed(line, 11.0) else {
        return;
    };
    match outcome {
        Outcome::Planned | Outcome::Done => {
            head(canvas, tip, direction, 18.0, 2.2, theme::CREAM);
            head(canvas, tip, direction, 18.0, 0.0, theme::GOOD);
        }
        Outcome::Failed => {
            let (dx, dy) = direction;
            let back = Spot::new(tip.x - dx * 4.0, tip.y - dy * 4.0);
            let side = |by: f32| Spot::new(tip.x - dy * by - dx, tip.y + dx * by - dy);
            let bar = open(&[side(-10.5), side(10.5)]);
            head(canvas, back, direction, 16.0, 2.2, theme::CREAM);
            if let Some(bar) = &bar {
                canvas.stroke(bar, theme::CREAM.solid(), 8.6);
            }
            head(canvas, back, direction, 16.0, 0.0, theme::FAILED);
            if let Some(bar) = &bar {
                canvas.stroke(bar, theme::FAILED.solid(), 4.6);
            }
        }
        Outcome::Void => {
            head(canvas, tip, direction, 16.0, 2.0, theme::CREAM);
            head(canvas, tip, direction, 16.0, 0.0, theme::VOID);
            let inside = Spot::new(tip.x - direction.0 * 4.6, tip.y - direction.1 * 4.6);
            head(canvas, inside, direction, 8.0, 0.0, theme::CREAM);
        }
    }
}

/// Draws a move's line without a head.
pub fn leg(canvas: &mut Canvas<'_>, line: &[Spot], owner: Option<Power>, outcome: Outcome) {
    let Some(path) = open(line) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 9.2);
    match outcome {
        Outcome::Planned | Outcome::Done => {
            canvas.stroke_as(&path, theme::GOOD.solid(), &dash_free(5.4), None);
            if owner.is_some() {
                canvas.stroke_as(&path, canvas.strong(owner).solid(), &dash_free(2.4), None);
            }
        }
        Outcome::Failed => {
            canvas.stroke_as(&path, theme::FAILED.solid(), &dash(4.6, 9.0, 5.0), None);
        }
        Outcome::Void => {
            canvas.stroke_as(&path, theme::VOID.solid(), &dash(4.4, 2.6, 5.4), None);
        }
    }
}

/// Draws an army's way aboard its own fleet: to an anchor, not to a head.
pub fn boarding(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let Some(path) = open(line) else { return };
    let color = tone(outcome, theme::CONVOY);
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 8.4);
    canvas.stroke(&path, color.solid(), 4.4);
}

/// Draws the sign of a passage by sea: an anchor in a disc.
pub fn anchor(canvas: &mut Canvas<'_>, at: Spot, outcome: Outcome) {
    let color = tone(outcome, theme::CONVOY);
    canvas.disc(at, 9.4, theme::CREAM.solid());
    canvas.disc(at, 8.0, color.solid());
    units::anchor(&mut canvas.at(at, 1.05), theme::CREAM);
}

/// Draws the anchors near the two ends of an army's way by sea.
pub fn anchors(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let length: f32 = line.windows(2).map(|p| p[0].distance(p[1])).sum();
    for at in [9.0, length - 30.0] {
        if let Some(at) = along(line, at / length.max(1.0)) {
            anchor(canvas, at, outcome);
        }
    }
}

fn dash_free(width: f32) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        line_cap: tiny_skia::LineCap::Butt,
        ..round_line(width)
    }
}

/// The colour of an order: `good` while it is planned or succeeded, otherwise that of its failure.
pub fn tone(outcome: Outcome, good: Rgb) -> Rgb {
    match outcome {
        Outcome::Planned | Outcome::Done => good,
        Outcome::Failed => theme::FAILED,
        Outcome::Void => theme::VOID,
    }
}

/// The radius of the ring where a support or convoy meets its move, in map units.
pub const DOT: f32 = 7.6;
/// Half the width of a helped move's faint line, in map units.
pub const GHOST: f32 = 2.7;

/// Draws the ring where a support or convoy meets its move; drawn above the move.
pub fn dot(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    canvas.disc(at, DOT, theme::CREAM.solid());
    canvas.ring(at, 5.2, color.solid(), 2.8);
}

/// Draws the line of a support to a move: whole, with a gap where it was cut.
pub fn support(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    help(canvas, line, outcome, &dash_free(3.2));
}

/// Draws the line of a support to a unit that stays: dots, with a gap where it was cut.
pub fn support_hold(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let dots = tiny_skia::Stroke {
        line_cap: tiny_skia::LineCap::Round,
        ..dash(4.0, 0.1, 7.4)
    };
    help(canvas, line, outcome, &dots);
}

fn help(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome, stroke: &tiny_skia::Stroke) {
    let color = tone(outcome, theme::SUPPORT);
    let pieces = match outcome {
        Outcome::Failed => {
            // Half of the gap, as a part of the line.
            let length: f32 = line.windows(2).map(|p| p[0].distance(p[1])).sum();
            let gap = (8.0 / length.max(1.0)).min(0.2);
            vec![part(line, 0.0, 0.45 - gap), part(line, 0.45 + gap, 1.0)]
        }
        _ => vec![line.to_vec()],
    };
    let void = dash(3.2, 3.0, 5.0);
    let stroke = if outcome == Outcome::Void {
        &void
    } else {
        stroke
    };
    for piece in &pieces {
        if let Some(path) = open(piece) {
            canvas.stroke(&path, theme::CREAM.alpha(0.9), 6.4);
            canvas.stroke_as(&path, color.solid(), stroke, None);
        }
    }
    let [before, after] = &pieces[..] else { return };
    for (end, next) in [
        (before.last(), before.iter().rev().nth(1)),
        (after.first(), after.get(1)),
    ] {
        let (Some(end), Some(next)) = (end, next) else {
            continue;
        };
        let length = end.distance(*next).max(0.1);
        let (nx, ny) = (-(end.y - next.y) / length, (end.x - next.x) / length);
        let side = |by: f32| Spot::new(end.x + nx * by, end.y + ny * by);
        if let Some(bar) = open(&[side(-6.5), side(6.5)]) {
            canvas.stroke(&bar, theme::CREAM.solid(), 6.4);
            canvas.stroke(&bar, color.solid(), 3.2);
        }
    }
}

/// Where the bow before a unit that is supported runs, on the side the support comes from.
pub fn bow(from: Spot, target: Spot) -> Vec<Spot> {
    let middle = (from.y - target.y).atan2(from.x - target.x);
    let bow = (-8..=8).map(|i| {
        let (sin, cos) = (middle + i as f32 * 0.085).sin_cos();
        Spot::new(target.x + 25.5 * cos, target.y + 25.5 * sin)
    });
    bow.collect()
}

/// Draws the bow before a unit that is supported where it stands.
pub fn support_bow(canvas: &mut Canvas<'_>, bow: &[Spot], outcome: Outcome) {
    if let Some(bow) = open(bow) {
        canvas.stroke(&bow, theme::CREAM.alpha(0.9), 8.0);
        canvas.stroke(&bow, tone(outcome, theme::SUPPORT).solid(), 4.4);
    }
}

/// Draws a faint line for a move that is helped but not itself on the picture.
pub fn ghost(canvas: &mut Canvas<'_>, line: &[Spot], color: Rgb) {
    let Some((body, tip, direction)) = headed(line, 8.0) else {
        return;
    };
    let Some(path) = open(&body) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.8), 2.0 * GHOST);
    canvas.stroke_as(&path, color.solid(), &dash(2.4, 2.5, 4.0), None);
    head(canvas, tip, direction, 12.0, 1.4, theme::CREAM);
    head(canvas, tip, direction, 12.0, 0.0, color);
}

/// Draws the waves around a fleet that convoys.
pub fn convoy_ring(canvas: &mut Canvas<'_>, at: Spot, outcome: Outcome) {
    waves(canvas, &[waved(at)], outcome);
}

/// The points of the waves around a convoying fleet.
pub fn waved(at: Spot) -> Vec<Spot> {
    circle(at, |turn| 25.5 + 2.3 * (turn * 12.0).sin())
}

/// Draws parts of the waves around a convoying fleet, the rest being hidden.
pub fn waves(canvas: &mut Canvas<'_>, arcs: &[Vec<Spot>], outcome: Outcome) {
    for path in arcs.iter().filter_map(|arc| open(arc)) {
        canvas.stroke(&path, theme::CREAM.alpha(0.9), 6.2);
        canvas.stroke(&path, tone(outcome, theme::CONVOY).solid(), 3.0);
    }
}

/// Draws a wavy line from a convoying fleet to the line of the army it carries.
pub fn convoy_wave(canvas: &mut Canvas<'_>, from: Spot, at: Spot, outcome: Outcome) {
    let length = from.distance(at);
    let (dx, dy) = (
        (at.x - from.x) / length.max(1.0),
        (at.y - from.y) / length.max(1.0),
    );
    let start = 27.0;
    if length < start + 8.0 {
        return;
    }
    let waves = ((length - start) / 13.0).round().max(1.0);
    let steps = waves as usize * 12;
    let line: Vec<Spot> = (0..=steps)
        .map(|i| {
            let t = i as f32 / steps as f32;
            let along = start + (length - start) * t;
            let off = 4.2
                * (std::f32::consts::TAU * waves * t).sin()
                * (6.0 * t).min(6.0 * (1.0 - t)).min(1.0);
            Spot::new(
                from.x + dx * along - dy * off,
                from.y + dy * along + dx * off,
            )
        })
        .collect();
    if let Some(path) = open(&line) {
        canvas.stroke(&path, theme::CREAM.alpha(0.85), 6.0);
        canvas.stroke(&path, tone(outcome, theme::CONVOY).solid(), 2.8);
    }
}

/// Draws a dislodged unit's way out, up to its head.
pub fn retreat_shaft(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let Some((body, ..)) = headed(line, 10.0) else {
        return;
    };
    let Some(path) = open(&body) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 8.4);
    let stroke = tiny_skia::Stroke {
        line_cap: tiny_skia::LineCap::Round,
        ..dash(4.6, 0.1, 8.0)
    };
    let color = tone(outcome, theme::RETREAT);
    canvas.stroke_as(&path, color.solid(), &stroke, None);
}

/// Draws the head of a dislodged unit's way out.
pub fn retreat_tip(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    if outcome != Outcome::Done && outcome != Outcome::Planned {
        return tip(canvas, line, outcome);
    }
    if let Some((_, tip, direction)) = headed(line, 10.0) {
        head(canvas, tip, direction, 16.0, 2.0, theme::CREAM);
        head(canvas, tip, direction, 16.0, 0.0, theme::RETREAT);
    }
}

/// Draws a dislodged unit's way out.
pub fn retreat(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    retreat_shaft(canvas, line, outcome);
    retreat_tip(canvas, line, outcome);
}
