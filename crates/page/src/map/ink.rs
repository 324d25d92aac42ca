//! The three layers that signs of orders are drawn in, and the lines they are made of.

use std::fmt::Write as _;

use chancery_render::{Outcome, Spot};

use super::curve::Curve;
use super::pen::{At, N};

/// How far before its tip the line of an arrow ends.
const HEAD: f32 = 11.0;

/// Signs of orders, by where they lie.
#[derive(Debug, Default)]
pub(crate) struct Ink {
    /// Under the letters of spaces: lines and rings.
    pub lines: String,
    /// Over them: heads of arrows, and where lines meet.
    pub tips: String,
    /// Over units.
    pub signs: String,
}

/// The class of an outcome.
pub(crate) const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Planned | Outcome::Done => "ok",
        Outcome::Failed => "no",
        Outcome::Void => "vo",
    }
}

/// Begins a sign that lights up with the lines about a space.
pub(crate) fn open(out: &mut String, key: &str, class: &str) {
    let _ = write!(out, "<g class=\"k {class}\" data-k=\"{key}\">");
}

pub(crate) fn close(out: &mut String) {
    out.push_str("</g>");
}

/// A line in so many strokes, each by its class, the lowest first.
pub(crate) fn strokes(out: &mut String, d: &str, classes: &[&str]) {
    for class in classes {
        let _ = write!(out, "<path class=\"{class}\" d=\"{d}\"/>");
    }
}

/// A sign at a place.
pub(crate) fn put(out: &mut String, sign: &str, at: Spot) {
    let _ = write!(out, "<use href=\"#{sign}\" {}/>", At(at));
}

/// A ring around a place.
pub(crate) fn ring(out: &mut String, at: Spot, radius: f32) {
    for class in ["rh", "r"] {
        let _ = write!(
            out,
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
            N(at.x),
            N(at.y),
            N(radius)
        );
    }
}

impl Ink {
    /// A sign over units.
    pub fn sign(&mut self, key: &str, class: &str, sign: &str, at: Spot) {
        open(&mut self.signs, key, class);
        put(&mut self.signs, sign, at);
        close(&mut self.signs);
    }

    /// The line of a move without its head.
    pub fn leg(&mut self, key: &str, owner: &str, line: &Curve, went: Outcome) {
        open(
            &mut self.lines,
            key,
            &format!("mv {} {owner}", outcome(went)),
        );
        let core: &[&str] = if went.good() && owner != "on" {
            &["h", "l", "c"]
        } else {
            &["h", "l"]
        };
        strokes(&mut self.lines, &line.d(), core);
        close(&mut self.lines);
    }

    /// An arrow, its head over the letters of spaces.
    pub fn arrow(&mut self, key: &str, owner: &str, line: &Curve, went: Outcome) {
        self.leg(key, owner, &line.trimmed(0.0, HEAD), went);
        let head = match went {
            Outcome::Planned | Outcome::Done => "hg",
            Outcome::Failed => "hf",
            Outcome::Void => "hv",
        };
        self.head(key, line, head);
    }

    /// The way out of a dislodged unit.
    pub fn retreat(&mut self, key: &str, line: &Curve, went: Outcome) {
        open(&mut self.lines, key, &format!("rt {}", outcome(went)));
        let shaft = line.trimmed(0.0, HEAD).d();
        strokes(&mut self.lines, &shaft, &["h", "l"]);
        close(&mut self.lines);
        let head = match went {
            Outcome::Planned | Outcome::Done => "hr",
            Outcome::Failed => "hf",
            Outcome::Void => "hv",
        };
        self.head(key, line, head);
    }

    /// The head of an arrow at a line's end.
    pub fn head(&mut self, key: &str, line: &Curve, head: &str) {
        open(&mut self.tips, key, "");
        head_at(&mut self.tips, line, head);
        close(&mut self.tips);
    }

    /// A faint line for a move that is helped or possible, but not on the map by itself.
    pub fn ghost(&mut self, key: &str, class: &str, line: &Curve) {
        open(&mut self.lines, key, &format!("gh {class}"));
        let shaft = line.trimmed(0.0, 8.0).d();
        strokes(&mut self.lines, &shaft, &["h", "l"]);
        head_at(&mut self.lines, line, "hh");
        close(&mut self.lines);
    }

    /// The line of a support to a unit that stays, and the bow before it.
    pub fn support_hold(&mut self, key: &str, line: &Curve, target: Spot, went: Outcome) {
        let class = format!("sd {}", outcome(went));
        self.help(key, &class, line, went);
        let Some(last) = line.end() else { return };
        let middle = (last.y - target.y).atan2(last.x - target.x);
        let end = |turn: f32| {
            let (sin, cos) = (middle + turn).sin_cos();
            Spot::new(target.x + 25.5 * cos, target.y + 25.5 * sin)
        };
        let (from, to) = (end(-0.68), end(0.68));
        let (x, y) = (N(to.x), N(to.y));
        let bow = format!("M{} {}A25.5 25.5 0 0 1 {x} {y}", N(from.x), N(from.y));
        open(&mut self.tips, key, &format!("bw {}", outcome(went)));
        strokes(&mut self.tips, &bow, &["h", "l"]);
        close(&mut self.tips);
    }

    /// The line of a support to a move, and where they meet.
    pub fn support_move(&mut self, key: &str, line: &Curve, went: Outcome) {
        let class = format!("sm {}", outcome(went));
        self.help(key, &class, line, went);
        if let Some(at) = line.end() {
            self.dot(key, "sm", at, went);
        }
    }

    /// The ring where help meets a move.
    fn dot(&mut self, key: &str, class: &str, at: Spot, went: Outcome) {
        open(&mut self.tips, key, &format!("{class} {}", outcome(went)));
        let _ = write!(
            self.tips,
            "<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"5.8\"/>",
            N(at.x),
            N(at.y)
        );
        close(&mut self.tips);
    }

    /// The line of help, with a gap where it was cut.
    fn help(&mut self, key: &str, class: &str, line: &Curve, went: Outcome) {
        open(&mut self.lines, key, class);
        if went == Outcome::Failed {
            let gap = (8.0 / line.length().max(1.0)).min(0.2);
            let (before, after) = (line.part(0.0, 0.45 - gap), line.part(0.45 + gap, 1.0));
            for half in [&before, &after] {
                strokes(&mut self.lines, &half.d(), &["h", "l"]);
            }
            for (end, inner) in [
                (before.end(), before.along(0.9)),
                (after.start(), after.along(0.1)),
            ] {
                if let Some(end) = end {
                    strokes(&mut self.lines, &bar(end, inner, 6.5), &["h", "b"]);
                }
            }
        } else {
            strokes(&mut self.lines, &line.d(), &["h", "l"]);
        }
        close(&mut self.lines);
    }

    /// The waves from a convoying fleet to the way of the army it carries.
    pub fn convoy(&mut self, key: &str, from: Spot, to: Spot, went: Outcome) {
        let length = from.distance(to);
        if length < 36.0 {
            return;
        }
        let place = |along: f32, off: f32| {
            let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
            Spot::new(from.x + x * along - y * off, from.y + y * along + x * off)
        };
        let start = place(27.0, 0.0);
        let waves = (((length - 27.0) / 6.5).round() as usize).max(2);
        let step = (length - 27.0) / waves as f32;
        let mut d = format!("M{} {}", N(start.x), N(start.y));
        for i in 0..waves {
            let side = if i % 2 == 0 { 6.0 } else { -6.0 };
            let (middle, end) = (
                place(27.0 + step * (i as f32 + 0.5), side),
                place(27.0 + step * (i as f32 + 1.0), 0.0),
            );
            let _ = write!(
                d,
                "Q{} {} {} {}",
                N(middle.x),
                N(middle.y),
                N(end.x),
                N(end.y)
            );
        }
        open(&mut self.lines, key, &format!("cv {}", outcome(went)));
        strokes(&mut self.lines, &d, &["h", "l"]);
        close(&mut self.lines);
        self.dot(key, "cv", to, went);
    }
}

/// A bar across a line that ends there and comes from `inner`.
pub(crate) fn bar(end: Spot, inner: Spot, reach: f32) -> String {
    let length = end.distance(inner).max(0.1);
    let (x, y) = (
        (end.x - inner.x) / length * reach,
        (end.y - inner.y) / length * reach,
    );
    super::pen::polyline(&[
        Spot::new(end.x - y, end.y + x),
        Spot::new(end.x + y, end.y - x),
    ])
}

fn head_at(out: &mut String, line: &Curve, head: &str) {
    let Some(tip) = line.end() else { return };
    let Some(neck) = line.trimmed(0.0, HEAD).end() else {
        return;
    };
    let turn = (tip.y - neck.y).atan2(tip.x - neck.x).to_degrees().round();
    let _ = write!(
        out,
        "<use href=\"#{head}\" transform=\"translate({} {})rotate({turn})\"/>",
        N(tip.x),
        N(tip.y)
    );
}
