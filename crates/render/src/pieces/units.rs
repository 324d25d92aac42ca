//! Armies and fleets, supply centres, and the small signs that stand on a spot.

use tiny_skia::{Path, PathBuilder};

use crate::paint::canvas::{Anchor, Canvas};
use crate::paint::curves::circle;
use crate::paint::spot::{Spot, polyline};
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use chancery_rules::board::{Power, UnitKind};

/// How large a unit is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// As units on the board are.
    Full,
    /// As dislodged units are, beside the unit that took their place.
    Small,
}

impl Size {
    /// Both sizes, the larger one first.
    pub const ALL: [Size; 2] = [Size::Full, Size::Small];

    /// The factor by which a unit's base size is multiplied.
    pub const fn factor(self) -> f32 {
        match self {
            Size::Full => 1.12,
            Size::Small => 0.86,
        }
    }
}

/// Half of what is drawn of a unit with its outline, to the places where that is thin: an army's shield, a
/// fleet's hull, and the hull that letters stand on.
pub fn half(kind: UnitKind, lettered: bool, size: Size) -> (f32, f32) {
    let (wide, high) = match (kind, lettered) {
        (UnitKind::Army, _) => (17.0, 15.5),
        (UnitKind::Fleet, false) => (21.0, 16.0),
        (UnitKind::Fleet, true) => (22.5, 17.5),
    };
    let scale = size.factor() / Size::Full.factor();
    (wide * scale, high * scale)
}

/// An army's shield, as an SVG path around its middle.
pub const SHIELD: &str = "M -12.5 -11 Q 0 -15 12.5 -11 L 12.5 1 Q 11.5 10.5 0 15.5 \
    Q -11.5 10.5 -12.5 1 Z";
/// The star on an army's shield.
pub const STAR: &str = "M 0 -7.6 L 2 -2.4 L 7.4 -2.2 L 3.2 1.3 L 4.6 6.6 L 0 3.6 L -4.6 6.6 \
    L -3.2 1.3 L -7.4 -2.2 L -2 -2.4 Z";
/// A fleet without letters.
pub const SHIP: &str = "M -17 4.5 L 17 4.5 Q 14.5 13.5 8.5 13.5 L -9 13.5 Q -14.5 13.5 -17 4.5 Z \
    M -1.6 -15.5 L -1.6 2 L -13.5 2 Q -4.8 -4.5 -1.6 -15.5 Z \
    M 1.4 -13 L 1.4 2 L 12.2 2 Q 10.6 -7 1.4 -13 Z";

/// The radius of the ring around a unit that holds, in map units.
pub const HOLD: f32 = 23.8;

/// The anchor of passages by sea and of yards: lines, not areas.
pub const ANCHOR: &str = "M 0 -4.8 L 0 4.6 M -2.6 -2.4 L 2.6 -2.4 M -4.4 0.8 Q -3.8 4.6 0 4.6 \
    Q 3.8 4.6 4.4 0.8";

/// Reads `M x y`, `L x y`, `Q cx cy x y` and `Z`, separated by blanks.
pub fn shape(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut words = text.split_whitespace();
    while let Some(command) = words.next() {
        let mut next = || words.next()?.parse::<f32>().ok();
        match command {
            "M" => path.move_to(next()?, next()?),
            "L" => path.line_to(next()?, next()?),
            "Q" => path.quad_to(next()?, next()?, next()?, next()?),
            "Z" => path.close(),
            _ => return None,
        }
    }
    path.finish()
}

/// Draws a unit around a spot.
pub fn draw(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>, kind: UnitKind, scale: f32) {
    let color = canvas.strong(owner).solid();
    let mut canvas = canvas.at(at, scale);
    match kind {
        UnitKind::Army if owner.is_none() => neutral(&mut canvas),
        UnitKind::Army => {
            shield(&mut canvas, owner);
            if let Some(star) = shape(STAR) {
                canvas.fill(&star, theme::CREAM.solid());
            }
        }
        UnitKind::Fleet => {
            let Some(ship) = shape(SHIP) else { return };
            canvas.stroke(&ship, theme::OUTLINE.solid(), 6.6);
            canvas.stroke(&ship, theme::CREAM.solid(), 4.2);
            canvas.fill(&ship, color);
        }
    }
}

/// Draws an army's shield with nothing on it.
pub fn shield(canvas: &mut Canvas<'_>, owner: Option<Power>) {
    let Some(shield) = shape(SHIELD) else { return };
    canvas.stroke(&shield, theme::OUTLINE.solid(), 5.0);
    canvas.fill(&shield, canvas.strong(owner).solid());
    canvas.stroke(&shield, theme::CREAM.solid(), 2.6);
}

/// Draws the army a fleet carries: a small shield at its stern, with the moves it has left, red when there
/// is but one.
pub fn cargo(
    canvas: &mut Canvas<'_>,
    at: Spot,
    owner: Option<Power>,
    left: Option<u8>,
    scale: f32,
) {
    let mut canvas = canvas.at(
        Spot::new(at.x + 15.0 * scale, at.y - 11.0 * scale),
        0.82 * scale,
    );
    shield(&mut canvas, owner);
    let Some(left) = left else {
        return star(&mut canvas, theme::CREAM);
    };
    let origin = Spot::new(0.0, 0.0);
    let back = if left == 1 { theme::FAILED } else { theme::INK };
    canvas.disc(origin, 9.6, theme::CREAM.solid());
    canvas.disc(origin, 8.2, back.solid());
    let style = Style::new(Face::Narrow, 15.5);
    let base = Spot::new(0.0, 5.4);
    let text = left.to_string();
    canvas.text(
        &text,
        base,
        Anchor::Middle,
        style,
        theme::CREAM.solid(),
        None,
    );
}

/// An army that is nobody's: pale and hatched, with a dark star.
fn neutral(canvas: &mut Canvas<'_>) {
    let (Some(shield), Some(star)) = (shape(SHIELD), shape(STAR)) else {
        return;
    };
    let (pale, dark) = theme::NOBODY;
    canvas.stroke(&shield, theme::OUTLINE.solid(), 5.0);
    canvas.fill(&shield, pale.solid());
    // Diagonals, each from side to side of the shield.
    let mut lines = PathBuilder::new();
    for (ax, ay, bx, by) in [
        (-12.5, -4.0, -5.5, -11.0),
        (-12.5, 4.0, 3.5, -12.0),
        (-9.5, 9.0, 10.5, -11.0),
        (-3.5, 12.0, 12.5, -4.0),
        (4.0, 12.5, 12.5, 4.0),
    ] {
        lines.move_to(ax, ay);
        lines.line_to(bx, by);
    }
    if let Some(lines) = lines.finish() {
        canvas.stroke(&lines, dark.solid(), 2.2);
    }
    canvas.stroke(&shield, theme::CREAM.solid(), 2.6);
    canvas.stroke(&star, pale.solid(), 3.0);
    canvas.fill(&star, theme::OUTLINE.solid());
}

/// Draws a small star around the origin.
pub fn star(canvas: &mut Canvas<'_>, color: Rgb) {
    if let Some(star) = shape(STAR) {
        canvas.fill(&star, color.solid());
    }
}

/// Draws the mark of a supply centre in the colour of its owner.
pub fn centre(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>) {
    canvas.disc(at, 7.8, theme::INK.solid());
    canvas.disc(at, 6.6, theme::CREAM.solid());
    match owner {
        Some(_) => canvas.disc(at, 4.7, canvas.strong(owner).solid()),
        None => canvas.disc(at, 2.3, theme::INK.solid()),
    }
}

/// Draws a yard's mark: an anchor where a centre has its disc.
pub fn yard(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>) {
    canvas.disc(at, 7.8, theme::INK.solid());
    canvas.disc(at, 6.6, theme::CREAM.solid());
    let color = match owner {
        Some(_) => canvas.strong(owner),
        None => theme::INK,
    };
    anchor(&mut canvas.at(at, 1.0), color);
}

/// Draws a small anchor around the origin.
pub fn anchor(canvas: &mut Canvas<'_>, color: Rgb) {
    if let Some(anchor) = shape(ANCHOR) {
        canvas.stroke(&anchor, color.solid(), 1.7);
    }
}

/// Draws the burst behind a dislodged unit.
pub fn burst(canvas: &mut Canvas<'_>, at: Spot, scale: f32) {
    let mut path = PathBuilder::new();
    let points = 12;
    for i in 0..2 * points {
        let radius = scale * if i % 2 == 0 { 28.0 } else { 21.0 };
        let (sin, cos) = (i as f32 * std::f32::consts::PI / points as f32).sin_cos();
        let (x, y) = (at.x + radius * cos, at.y + radius * sin);
        if i == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    path.close();
    if let Some(path) = path.finish() {
        canvas.stroke(&path, theme::CREAM.alpha(0.9), 5.0 * scale);
        canvas.fill(&path, theme::BURST.solid());
        canvas.stroke(&path, theme::FAILED.solid(), 2.4 * scale);
    }
}

/// Draws a small disc with a cross: what it stands on failed.
pub fn cross(canvas: &mut Canvas<'_>, at: Spot, radius: f32, color: Rgb) {
    canvas.disc(at, radius, theme::CREAM.solid());
    canvas.ring(at, radius, color.solid(), radius * 0.26);
    diagonals(canvas, at, radius * 0.45, color, radius * 0.33);
}

/// Two crossing lines.
fn diagonals(canvas: &mut Canvas<'_>, at: Spot, reach: f32, color: Rgb, width: f32) {
    let mut path = PathBuilder::new();
    for sign in [-1.0, 1.0] {
        path.move_to(at.x - reach, at.y - reach * sign);
        path.line_to(at.x + reach, at.y + reach * sign);
    }
    if let Some(path) = path.finish() {
        canvas.stroke(&path, color.solid(), width);
    }
}

/// Draws the ring around a unit that holds.
pub fn hold(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    ring(canvas, &[circle(at, |_| HOLD)], color, 3.0);
}

/// Draws parts of a ring, the rest being hidden.
pub fn ring(canvas: &mut Canvas<'_>, arcs: &[Vec<Spot>], color: Rgb, width: f32) {
    for arc in arcs {
        let mut path = PathBuilder::new();
        polyline(&mut path, arc);
        if let Some(path) = path.finish() {
            canvas.stroke(&path, theme::CREAM.alpha(0.9), width + 3.0);
            canvas.stroke(&path, color.solid(), width);
        }
    }
}

/// Draws the ring around a unit that is built; its plus is [`plus`].
pub fn build(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    canvas.disc(at, 25.0, theme::CREAM.alpha(0.55));
    ring(canvas, &[circle(at, |_| HOLD)], color, 3.6);
}

/// Draws a plus in a disc.
pub fn plus(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    canvas.disc(at, 10.4, theme::CREAM.solid());
    canvas.disc(at, 8.8, color.solid());
    let mut path = PathBuilder::new();
    path.move_to(at.x - 4.8, at.y);
    path.line_to(at.x + 4.8, at.y);
    path.move_to(at.x, at.y - 4.8);
    path.line_to(at.x, at.y + 4.8);
    if let Some(path) = path.finish() {
        canvas.stroke(&path, theme::CREAM.solid(), 2.6);
    }
}
