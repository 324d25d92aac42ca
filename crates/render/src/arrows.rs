//! Orders as lines: moves, supports, convoys and retreats.

use tiny_skia::{Path, PathBuilder};

use super::canvas::{Canvas, round_line};
use super::curves::along;
use super::geometry::{Spot, polyline};
use super::layers::dash;
use super::scene::Outcome;
use super::theme::{self, Rgb};
use super::units;
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

/// A unit's move along a line.
pub fn movement(canvas: &mut Canvas<'_>, line: &[Spot], owner: Option<Power>, outcome: Outcome) {
    let Some((body, tip, direction)) = headed(line, 11.0) else {
        return;
    };
    let Some(path) = open(&body) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 9.2);
    head(canvas, tip, direction, 18.0, 2.2, theme::CREAM);
    match outcome {
        Outcome::Planned | Outcome::Done => {
            canvas.stroke_as(&path, theme::GOOD.solid(), &dash_free(5.4), None);
            head(canvas, tip, direction, 18.0, 0.0, theme::GOOD);
            if owner.is_some() {
                canvas.stroke_as(&path, theme::strong(owner).solid(), &dash_free(2.4), None);
            }
        }
        Outcome::Failed => {
            canvas.stroke_as(&path, theme::FAILED.solid(), &dash(4.6, 9.0, 5.0), None);
            head(canvas, tip, direction, 18.0, 0.0, theme::FAILED);
            if let Some(at) = along(line, 0.64) {
                units::cross(canvas, at, 8.6, theme::FAILED);
            }
        }
        Outcome::Void => {
            canvas.stroke_as(&path, theme::VOID.solid(), &dash(3.2, 5.0, 5.0), None);
            head(canvas, tip, direction, 15.0, 0.0, theme::VOID);
        }
    }
}

/// The first of two legs: a move's line without a head.
pub fn leg(canvas: &mut Canvas<'_>, line: &[Spot], owner: Option<Power>, outcome: Outcome) {
    let Some(path) = open(line) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 9.2);
    match outcome {
        Outcome::Planned | Outcome::Done => {
            canvas.stroke_as(&path, theme::GOOD.solid(), &dash_free(5.4), None);
            if owner.is_some() {
                canvas.stroke_as(&path, theme::strong(owner).solid(), &dash_free(2.4), None);
            }
        }
        Outcome::Failed => {
            canvas.stroke_as(&path, theme::FAILED.solid(), &dash(4.6, 9.0, 5.0), None);
        }
        Outcome::Void => {
            canvas.stroke_as(&path, theme::VOID.solid(), &dash(3.2, 5.0, 5.0), None);
        }
    }
}

fn dash_free(width: f32) -> tiny_skia::Stroke {
    tiny_skia::Stroke {
        line_cap: tiny_skia::LineCap::Butt,
        ..round_line(width)
    }
}

/// An order's colour: its own while it stands.
pub fn tone(outcome: Outcome, good: Rgb) -> Rgb {
    match outcome {
        Outcome::Planned | Outcome::Done => good,
        Outcome::Failed => theme::FAILED,
        Outcome::Void => theme::VOID,
    }
}

/// The dot where a support or convoy meets its move; drawn above the move.
pub fn dot(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    canvas.disc(at, 6.6, theme::CREAM.solid());
    canvas.disc(at, 4.8, color.solid());
}

/// A support's line.
pub fn support(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let Some(path) = open(line) else { return };
    let color = tone(outcome, theme::SUPPORT);
    canvas.stroke(&path, theme::CREAM.alpha(0.88), 6.6);
    canvas.stroke_as(&path, color.solid(), &dash(3.5, 7.0, 4.5), None);
    if outcome == Outcome::Failed
        && let Some(at) = along(line, 0.45)
    {
        units::cross(canvas, at, 6.6, color);
    }
}

/// The bow before a unit that is supported where it stands, on the side the support comes from.
pub fn support_bow(canvas: &mut Canvas<'_>, from: Spot, target: Spot, outcome: Outcome) {
    let middle = (from.y - target.y).atan2(from.x - target.x);
    let bow: Vec<Spot> = (-8..=8)
        .map(|i| {
            let (sin, cos) = (middle + i as f32 * 0.085).sin_cos();
            Spot::new(target.x + 25.5 * cos, target.y + 25.5 * sin)
        })
        .collect();
    if let Some(bow) = open(&bow) {
        canvas.stroke(&bow, theme::CREAM.alpha(0.9), 8.0);
        canvas.stroke(&bow, tone(outcome, theme::SUPPORT).solid(), 4.4);
    }
}

/// A faint line for a move that is helped but not itself on the picture.
pub fn ghost(canvas: &mut Canvas<'_>, line: &[Spot], color: Rgb) {
    let Some((body, tip, direction)) = headed(line, 8.0) else {
        return;
    };
    let Some(path) = open(&body) else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.8), 5.4);
    canvas.stroke_as(&path, color.solid(), &dash(2.4, 2.5, 4.0), None);
    head(canvas, tip, direction, 12.0, 1.4, theme::CREAM);
    head(canvas, tip, direction, 12.0, 0.0, color);
}

/// The waves around a fleet that convoys.
pub fn convoy_ring(canvas: &mut Canvas<'_>, at: Spot, outcome: Outcome) {
    let mut path = PathBuilder::new();
    let points = 120;
    for i in 0..points {
        let turn = i as f32 * std::f32::consts::TAU / points as f32;
        let radius = 25.5 + 2.3 * (turn * 12.0).sin();
        let (sin, cos) = turn.sin_cos();
        let (x, y) = (at.x + radius * cos, at.y + radius * sin);
        if i == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    path.close();
    if let Some(path) = path.finish() {
        canvas.stroke(&path, theme::CREAM.alpha(0.9), 6.2);
        canvas.stroke(&path, tone(outcome, theme::CONVOY).solid(), 3.0);
    }
}

/// A wavy line from a convoying fleet to the line of the army it carries.
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

/// A dislodged unit's way out.
pub fn retreat(canvas: &mut Canvas<'_>, line: &[Spot], outcome: Outcome) {
    let Some((body, tip, direction)) = headed(line, 10.0) else {
        return;
    };
    let Some(path) = open(&body) else { return };
    let color = tone(outcome, theme::RETREAT);
    canvas.stroke(&path, theme::CREAM.alpha(0.92), 8.4);
    head(canvas, tip, direction, 16.0, 2.0, theme::CREAM);
    let stroke = tiny_skia::Stroke {
        line_cap: tiny_skia::LineCap::Round,
        ..dash(4.6, 0.1, 8.0)
    };
    canvas.stroke_as(&path, color.solid(), &stroke, None);
    head(canvas, tip, direction, 16.0, 0.0, color);
    if outcome == Outcome::Failed
        && let Some(at) = along(line, 0.5)
    {
        units::cross(canvas, at, 8.0, color);
    }
}
