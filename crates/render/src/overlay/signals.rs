//! The signs of shared seas: patrols, closed straits, leave to pass, annihilated fleets.

use tiny_skia::PathBuilder;

use crate::map::narrows::Gate;
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::spot::{Spot, polyline};
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use crate::pieces::arrows::tone;
use crate::pieces::fleets::letters_on;
use crate::pieces::units;
use crate::scene::Outcome;
use chancery_rules::board::Power;

/// The height of a capital beside its em.
const CAPITAL: f32 = 0.7;

fn letter(canvas: &mut Canvas<'_>, at: Spot, text: &str, size: f32, color: Rgb) {
    // Two letters are set smaller, so that they stay on their disc.
    let wide = Style::new(Face::Narrow, size).width(text);
    let size = size * (size / wide.max(1.0)).min(1.0);
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, at.y + size * CAPITAL / 2.0);
    canvas.text(text, base, Anchor::Middle, style, color.solid(), None);
}

/// The colour of a sign about a power: grey when it had no effect.
fn about(canvas: &Canvas<'_>, power: Power, outcome: Outcome) -> Rgb {
    if outcome.good() {
        canvas.strong(Some(power))
    } else {
        theme::VOID
    }
}

/// Draws a patrol: cross-hairs on the letters of the power whose fleets are hunted.
pub fn patrol(canvas: &mut Canvas<'_>, at: Spot, against: Power, name: &str, outcome: Outcome) {
    let color = about(canvas, against, outcome);
    let mut hairs = PathBuilder::new();
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        hairs.move_to(at.x + 8.0 * x, at.y + 8.0 * y);
        hairs.line_to(at.x + 14.0 * x, at.y + 14.0 * y);
    }
    let hairs = hairs.finish();
    if let Some(hairs) = &hairs {
        canvas.stroke(hairs, theme::CREAM.solid(), 5.6);
    }
    canvas.disc(at, 11.8, theme::CREAM.solid());
    if let Some(hairs) = &hairs {
        canvas.stroke(hairs, theme::OUTLINE.solid(), 2.6);
    }
    canvas.disc(at, 10.4, theme::OUTLINE.solid());
    canvas.disc(at, 8.6, color.solid());
    letter(canvas, at, name, 16.5, letters_on(color));
}

/// Draws a strait that is closed: a bar across it in its keeper's colour, and the letters of those it is
/// closed to. One that did not hold is broken.
pub fn block(
    canvas: &mut Canvas<'_>,
    gate: Gate,
    owner: Option<Power>,
    against: &[(Power, &str, Outcome)],
) {
    let (nx, ny) = (-gate.heading.1, gate.heading.0);
    let end = |reach: f32| Spot::new(gate.at.x + nx * reach, gate.at.y + ny * reach);
    let holds = against.iter().any(|(_, _, outcome)| outcome.good());
    let color = if holds {
        canvas.strong(owner)
    } else {
        theme::VOID
    };
    let parts: &[(f32, f32)] = if holds {
        &[(-15.0, 15.0)]
    } else {
        &[(-15.0, -5.0), (5.0, 15.0)]
    };
    for (line, width) in [(theme::CREAM, 12.0), (theme::OUTLINE, 9.4), (color, 5.6)] {
        for (a, b) in parts {
            let mut path = PathBuilder::new();
            polyline(&mut path, &[end(*a), end(*b)]);
            if let Some(path) = path.finish() {
                canvas.stroke(&path, line.solid(), width);
            }
        }
    }
    for (i, (power, name, outcome)) in against.iter().enumerate() {
        // On the keeper's side, where the water is.
        let off = 17.0 + 19.0 * i as f32;
        let (dx, dy) = gate.heading;
        let at = Spot::new(gate.at.x + dx * off, gate.at.y + dy * off);
        let color = about(canvas, *power, *outcome);
        canvas.disc(at, 10.8, theme::CREAM.solid());
        canvas.disc(at, 9.4, theme::OUTLINE.solid());
        canvas.disc(at, 7.9, color.solid());
        letter(canvas, at, name, 15.5, letters_on(color));
        if outcome.good() {
            // A bar through the sign, as on a road that is closed.
            let mut bar = PathBuilder::new();
            bar.move_to(at.x - 6.6, at.y + 6.6);
            bar.line_to(at.x + 6.6, at.y - 6.6);
            if let Some(bar) = bar.finish() {
                canvas.stroke(&bar, theme::CREAM.alpha(0.9), 2.2);
            }
        } else {
            units::cross(
                canvas,
                Spot::new(at.x + 8.0, at.y - 8.0),
                5.6,
                theme::FAILED,
            );
        }
    }
}

/// Draws the line from the fleet that closes a strait to its bar.
pub fn leash(canvas: &mut Canvas<'_>, from: Spot, to: Spot, owner: Option<Power>, holds: bool) {
    let mut path = PathBuilder::new();
    polyline(&mut path, &[from, to]);
    let Some(path) = path.finish() else { return };
    let color = if holds {
        canvas.strong(owner)
    } else {
        theme::VOID
    };
    canvas.stroke(&path, theme::CREAM.alpha(0.88), 6.0);
    canvas.stroke(&path, color.solid(), 3.0);
}

/// Draws that a power's fleets may pass: its letters between two heads that point apart.
pub fn leave(canvas: &mut Canvas<'_>, at: Spot, to: Power, name: &str, outcome: Outcome) {
    let color = about(canvas, to, outcome);
    let green = tone(outcome, theme::BUILD);
    for (line, grow) in [(theme::CREAM, 2.6), (green, 0.0)] {
        for side in [-1.0, 1.0] {
            let mut head = PathBuilder::new();
            head.move_to(at.x + side * (20.0 + grow * 1.4), at.y);
            head.line_to(at.x + side * (10.0 - grow), at.y - 7.5 - grow * 1.3);
            head.line_to(at.x + side * (10.0 - grow), at.y + 7.5 + grow * 1.3);
            head.close();
            if let Some(head) = head.finish() {
                canvas.fill(&head, line.solid());
            }
        }
    }
    canvas.disc(at, 11.8, theme::CREAM.solid());
    canvas.disc(at, 10.4, green.solid());
    canvas.disc(at, 8.2, color.solid());
    letter(canvas, at, name, 16.0, letters_on(color));
}

/// Fleets that were annihilated: a skull on black, and how many if they are several.
pub fn sunk(canvas: &mut Canvas<'_>, at: Spot, count: u32) {
    canvas.disc(at, 12.6, theme::CREAM.solid());
    canvas.disc(at, 11.2, theme::OUTLINE.solid());
    let bone = theme::CREAM.solid();
    canvas.disc(Spot::new(at.x, at.y - 1.8), 6.6, bone);
    canvas.rect(at.x - 3.6, at.y + 2.5, 7.2, 5.6, bone);
    for side in [-1.0, 1.0] {
        canvas.disc(
            Spot::new(at.x + side * 2.7, at.y - 1.6),
            1.9,
            theme::OUTLINE.solid(),
        );
        canvas.rect(
            at.x + side * 1.3 - 0.5,
            at.y + 5.0,
            1.0,
            3.2,
            theme::OUTLINE.solid(),
        );
    }
    if count > 1 {
        number(canvas, Spot::new(at.x + 12.0, at.y - 9.0), count);
    }
}

/// Draws how many units there are, beside a sign or an arrow.
pub fn number(canvas: &mut Canvas<'_>, at: Spot, count: u32) {
    let text = count.to_string();
    let size = if text.len() > 1 { 14.5 } else { 17.0 };
    canvas.disc(at, 9.0, theme::OUTLINE.solid());
    canvas.disc(at, 7.8, theme::CREAM.solid());
    letter(canvas, at, &text, size, theme::INK);
}

/// So many of a stack leave the board: a cross and their number.
pub fn struck(canvas: &mut Canvas<'_>, at: Spot, count: u32) {
    let (left, high) = (at.x - 10.0, 10.0);
    for (more, color) in [
        (2.6, theme::CREAM),
        (1.2, theme::FAILED),
        (-1.2, theme::CREAM),
    ] {
        let (x, y) = (left - more, at.y - high - more);
        let (w, h) = (34.0 + 2.0 * more, 2.0 * (high + more));
        if let Some(path) = round_rect(x, y, w, h, h / 2.0) {
            canvas.fill(&path, color.solid());
        }
    }
    let mut cross = PathBuilder::new();
    for sign in [-1.0, 1.0] {
        cross.move_to(at.x - 4.4, at.y - 4.4 * sign);
        cross.line_to(at.x + 4.4, at.y + 4.4 * sign);
    }
    if let Some(cross) = cross.finish() {
        canvas.stroke(&cross, theme::FAILED.solid(), 3.2);
    }
    let number = Spot::new(at.x + 14.0, at.y);
    letter(canvas, number, &count.to_string(), 18.0, theme::INK);
}

/// Half the size of a bead, in map units.
pub const BEAD: f32 = 8.2;

/// Draws the bead where a move of two legs turns.
pub fn bead(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>, outcome: Outcome) {
    let color = if outcome.good() {
        canvas.strong(owner)
    } else {
        tone(outcome, theme::GOOD)
    };
    canvas.disc(at, BEAD, theme::CREAM.solid());
    canvas.disc(at, 6.8, tone(outcome, theme::GOOD).solid());
    canvas.disc(at, 4.2, theme::CREAM.solid());
    canvas.disc(at, 3.0, color.solid());
}
