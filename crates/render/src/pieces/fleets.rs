//! Stacks of fleets, and units with their power's initial on them.

use tiny_skia::{Path, PathBuilder};

use super::units;
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use chancery_rules::board::{Power, UnitKind};

/// The sails of a fleet whose hull has letters on it, as an SVG path around the middle of the fleet.
pub const SAILS: &str = "M -1.8 -18.5 L -1.8 -4.5 L -13.5 -4.5 Q -5 -9.5 -1.8 -18.5 Z \
    M 1.6 -16 L 1.6 -4.5 L 12.5 -4.5 Q 11 -12 1.6 -16 Z";

/// The height of a capital beside its em.
const CAPITAL: f32 = 0.7;

/// How a stack's hull is drawn in each size: half its width, top, foot, letters.
struct Hull {
    wide: f32,
    top: f32,
    foot: f32,
    letters: f32,
}

/// The hull of a fleet by itself: no wider than where units have no letters.
const ALONE: Hull = Hull {
    wide: 17.5,
    top: -3.5,
    foot: 14.5,
    letters: 20.5,
};

const HULLS: [Hull; 4] = [
    Hull {
        wide: 22.5,
        top: -3.5,
        foot: 16.0,
        letters: 23.5,
    },
    Hull {
        wide: 22.0,
        top: -9.4,
        foot: 9.4,
        letters: 23.5,
    },
    Hull {
        wide: 18.5,
        top: -8.0,
        foot: 8.0,
        letters: 20.5,
    },
    Hull {
        wide: 14.2,
        top: -7.2,
        foot: 7.2,
        letters: 18.5,
    },
];

/// Letters on a power's strong colour: dark on light, light on dark.
pub fn letters_on(color: Rgb) -> Rgb {
    let Rgb(r, g, b) = color;
    let light = 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
    if light > 125_000 {
        theme::OUTLINE
    } else {
        theme::CREAM
    }
}

fn hull(half: f32, top: f32, foot: f32) -> Option<Path> {
    let bow = ((foot - top) * 0.42).min(half * 0.4);
    let mut path = PathBuilder::new();
    path.move_to(-half, top);
    path.line_to(half, top);
    path.quad_to(half - bow * 0.25, foot, half - bow, foot);
    path.line_to(bow - half, foot);
    path.quad_to(bow * 0.25 - half, foot, -half, top);
    path.close();
    path.finish()
}

/// Draws a power's fleets in one sea: its letters, and how many there are if they are several.
pub fn stack(
    canvas: &mut Canvas<'_>,
    at: Spot,
    owner: Option<Power>,
    letter: &str,
    count: u32,
    size: usize,
) {
    let shape = &HULLS[size.min(HULLS.len() - 1)];
    let mut canvas = canvas.at(at, 1.0);
    ship(&mut canvas, owner, letter, shape, size == 0);
    if count > 1 {
        let at = Spot::new(shape.wide - 1.0, shape.foot - 2.0);
        badge(&mut canvas, at, count);
    }
}

/// A hull with a power's letters, and sails where there is room for them.
fn ship(canvas: &mut Canvas<'_>, owner: Option<Power>, letter: &str, shape: &Hull, sails: bool) {
    let half = shape.wide;
    let color = canvas.strong(owner);
    let mut parts: Vec<Path> = hull(half, shape.top, shape.foot).into_iter().collect();
    if sails {
        parts.extend(units::shape(SAILS));
    }
    for (line, width) in [(theme::OUTLINE, 6.2), (theme::CREAM, 3.6)] {
        for part in &parts {
            canvas.stroke(part, line.solid(), width);
        }
    }
    for part in &parts {
        canvas.fill(part, color.solid());
    }
    let room = 2.0 * half - 7.0;
    let full = Style::new(Face::Narrow, shape.letters);
    let wide = full.width(letter);
    let letters = shape.letters * (room / wide.max(1.0)).min(1.0);
    let base = (shape.top + shape.foot) / 2.0 + letters * CAPITAL / 2.0;
    let style = Style::new(Face::Narrow, letters);
    let base = Spot::new(0.0, base);
    let color = letters_on(color).solid();
    canvas.text(letter, base, Anchor::Middle, style, color, None);
}

/// How many fleets a stack has: `×3` in a round badge.
fn badge(canvas: &mut Canvas<'_>, at: Spot, count: u32) {
    let text = format!("×{count}");
    let half = if count > 9 { 12.5 } else { 9.5 };
    for (more, color) in [(1.4, theme::OUTLINE), (0.0, theme::CREAM)] {
        let (w, h) = (half + more, 8.4 + more);
        if let Some(path) = round_rect(at.x - w, at.y - h, 2.0 * w, 2.0 * h, h) {
            canvas.fill(&path, color.solid());
        }
    }
    let style = Style::new(Face::Narrow, 16.0);
    let base = Spot::new(at.x, at.y + 16.0 * CAPITAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

/// Draws a unit by itself with its power's initial.
pub fn unit(
    canvas: &mut Canvas<'_>,
    at: Spot,
    owner: Option<Power>,
    kind: UnitKind,
    letter: &str,
    scale: f32,
) {
    let mut canvas = canvas.at(at, scale);
    let here = Spot::default();
    match kind {
        UnitKind::Army if owner.is_some() => {
            units::shield(&mut canvas, owner);
            let style = Style::new(Face::Narrow, 22.0);
            let ink = letters_on(canvas.strong(owner)).solid();
            let base = Spot::new(0.0, 8.0);
            canvas.text(letter, base, Anchor::Middle, style, ink, None);
        }
        UnitKind::Army => units::draw(&mut canvas, here, owner, kind, 1.0),
        UnitKind::Fleet => ship(&mut canvas, owner, letter, &ALONE, true),
    }
}

/// The points of the ring around a stack that holds.
pub fn ring(at: Spot, half: (f32, f32)) -> Vec<Spot> {
    around(at, (half.0 + 4.5, half.1 + 4.5), 0.5, 0.0)
}

/// The points of the waves around fleets that convoy.
pub fn waves(at: Spot, half: (f32, f32)) -> Vec<Spot> {
    around(at, (half.0 + 5.5, half.1 + 5.5), 0.72, 0.085)
}

/// A closed line between an ellipse and its box: the nearer to the box, the smaller `bend`.
fn around(at: Spot, half: (f32, f32), bend: f32, wave: f32) -> Vec<Spot> {
    let points = 140;
    let line = (0..=points).map(|i| {
        let turn = i as f32 * std::f32::consts::TAU / points as f32;
        let (sin, cos) = turn.sin_cos();
        let bent = |v: f32| v.signum() * v.abs().powf(bend);
        let reach = 1.0 + wave * (turn * 14.0).sin();
        Spot::new(
            at.x + half.0 * bent(cos) * reach,
            at.y + half.1 * bent(sin) * reach,
        )
    });
    line.collect()
}
