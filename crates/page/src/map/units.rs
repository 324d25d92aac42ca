//! The units of a scene.

use std::fmt::Write as _;

use chancery_render::{Mark, Scene, Spot, TaskKind, UnitMark, Who};
use chancery_rules::board::{Power, UnitKind};

use super::pen::{At, N};
use super::places::{Places, shared};
use super::symbols::HULLS;
use crate::text::Text;

/// By how much units are larger than their signs, those that stand and those that were dislodged.
const STANDING: f32 = 1.12;
const DISLODGED: f32 = 0.86;

/// All units, stacks, and armies aboard.
pub(crate) fn units(places: &Places<'_>) -> String {
    let scene = places.scene;
    let mut out = String::new();
    for (unit, spot) in places.stands.iter().filter(|(unit, _)| unit.dislodged) {
        let key = places.key(unit.owner, unit.at.province);
        let _ = write!(
            out,
            "<g data-k=\"{key}\"><use href=\"#bu\" transform=\"translate({} {})scale(.77)\"/></g>",
            N(spot.x),
            N(spot.y)
        );
    }
    for (unit, spot) in &places.stands {
        let scale = if unit.dislodged { DISLODGED } else { STANDING };
        let faint = scene.is_faint(unit.owner, unit.at.province) || leaves(scene, unit);
        let class = if faint { "u faint" } else { "u" };
        let key = places.key(unit.owner, unit.at.province);
        let _ = write!(
            out,
            "<g class=\"{class} {}\" data-k=\"{key}\">",
            places.class(unit.owner)
        );
        unit_sign(
            &mut out,
            places.letter(unit.owner),
            (unit.kind, unit.owner),
            *spot,
            scale,
        );
        out.push_str("</g>");
    }
    for (who, berth) in places.stacks() {
        let leaving = leaving(scene, who);
        let faint = leaving >= berth.count || scene.is_faint(who.owner, who.at.province);
        let class = if faint { "u faint" } else { "u" };
        let key = places.key(who.owner, who.at.province);
        let _ = write!(
            out,
            "<g class=\"{class} {}\" data-k=\"{key}\">",
            places.class(who.owner)
        );
        stack(
            &mut out,
            places.letter(who.owner),
            berth.spot,
            berth.size + 1,
            berth.count,
        );
        out.push_str("</g>");
    }
    for cargo in &scene.aboard {
        let Some(spot) = places.unit_at(cargo.at, cargo.dislodged) else {
            continue;
        };
        let scale = if cargo.dislodged { DISLODGED } else { STANDING };
        let at = Spot::new(spot.x + 15.0 * scale, spot.y - 11.0 * scale);
        let key = places.key(cargo.owner, cargo.at.province);
        let sign = if cargo.left.is_some() { "sh" } else { "a" };
        let _ = write!(
            out,
            "<g class=\"{}\" data-k=\"{key}\"><use href=\"#{sign}\" transform=\"translate({} {})scale({})\"/>",
            places.class(cargo.owner),
            N(at.x),
            N(at.y),
            0.82 * scale
        );
        if let Some(left) = cargo.left {
            let class = if left == 1 { "last" } else { "left" };
            let (x, y) = (N(at.x), N(at.y + 4.5));
            let _ = write!(
                out,
                "<circle class=\"{class}\" cx=\"{x}\" cy=\"{}\" r=\"7\"/><text class=\"n inv\" x=\"{x}\" \
                 y=\"{y}\" font-size=\"13\">{left}</text>",
                N(at.y)
            );
        }
        out.push_str("</g>");
    }
    years(&mut out, places);
    out
}

/// A unit by itself, with its power's letters if it has any. Its colours are those of what it stands in.
pub(crate) fn unit_sign(
    out: &mut String,
    letter: &str,
    (kind, owner): (UnitKind, Option<Power>),
    at: Spot,
    scale: f32,
) {
    let sign = match kind {
        UnitKind::Army if owner.is_none() => "n",
        UnitKind::Army if letter.is_empty() => "a",
        UnitKind::Army => "sh",
        UnitKind::Fleet if letter.is_empty() => "f",
        UnitKind::Fleet => "h0",
    };
    let _ = write!(
        out,
        "<use href=\"#{sign}\" transform=\"translate({} {})scale({scale})\"/>",
        N(at.x),
        N(at.y)
    );
    if letter.is_empty() || sign == "n" {
        return;
    }
    let (base, room, full) = match kind {
        UnitKind::Army => (6.0, 20.0, 18.0),
        UnitKind::Fleet => (5.5 + 6.5, 26.0, 17.5),
    };
    letters(
        out,
        letter,
        Spot::new(at.x, at.y + base * scale),
        full * scale,
        room * scale,
    );
}

/// Letters on a hull or shield: smaller where they would be wider than it.
fn letters(out: &mut String, letter: &str, base: Spot, full: f32, room: f32) {
    // Letters of narrow faces are up to three quarters as wide as high.
    let wide = 0.72 * full * letter.chars().count() as f32;
    let size = full * (room / wide.max(1.0)).min(1.0);
    let _ = write!(
        out,
        "<text class=\"ul\" {} font-size=\"{}\">{}</text>",
        At(base),
        N(size),
        Text(letter)
    );
}

/// A power's fleets in one sea: a hull with its letters, and their number.
fn stack(out: &mut String, letter: &str, at: Spot, size: usize, count: u32) {
    let size = size.min(HULLS.len() - 1);
    let (half, top, foot) = HULLS[size];
    let _ = write!(out, "<use href=\"#h{size}\" {}/>", At(at));
    let high = (foot - top).min(17.0);
    let base = Spot::new(at.x, at.y + (top + foot) / 2.0 + high * 0.36);
    letters(out, letter, base, high, 2.0 * half - 8.0);
    if count > 1 {
        let (x, y) = (at.x + half - 1.0, at.y + foot - 2.0);
        let wide = if count > 9 { 14.0 } else { 10.5 };
        let _ = write!(
            out,
            "<rect class=\"many\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"17\" rx=\"8.5\"/>\
             <text class=\"n\" x=\"{}\" y=\"{}\" font-size=\"12\">\u{d7}{count}</text>",
            N(x - wide),
            N(y - 8.5),
            N(2.0 * wide),
            N(x),
            N(y + 4.3)
        );
    }
}

/// Whether a unit leaves the board by the scene's orders.
fn leaves(scene: &Scene, unit: &UnitMark) -> bool {
    scene.marks.iter().any(|mark| match mark {
        Mark::Disband { at, dislodged } => {
            (at.province, *dislodged) == (unit.at.province, unit.dislodged)
        }
        Mark::Task(task) => {
            task.deed == TaskKind::Disband && task.who.owner == unit.owner && task.who.at == unit.at
        }
        _ => false,
    })
}

/// How many of a stack's fleets leave the board.
pub(crate) fn leaving(scene: &Scene, who: Who) -> u32 {
    let tasks = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Task(task) if task.deed == TaskKind::Disband && task.who == who => Some(task.count),
        _ => None,
    });
    tasks.sum()
}

/// Where a year may stand, from the middle of its unit to that of the year: below it, above it, beside it.
const YEARS: [(f32, f32); 6] = [
    (0.0, 25.0),
    (0.0, -26.0),
    (36.0, 0.0),
    (-36.0, 0.0),
    (30.0, 20.0),
    (-30.0, 20.0),
];

/// At units that are only remembered: the year in which they were last seen, where it covers least of names and units.
fn years(out: &mut String, places: &Places<'_>) {
    if places.scene.remembered.is_empty() {
        return;
    }
    let taken = places.taken();
    for (unit, spot) in &places.stands {
        let Some(year) = places.scene.remembered.get(&unit.at.province) else {
            continue;
        };
        let spots = YEARS.map(|(x, y)| Spot::new(spot.x + x, spot.y + y));
        let covered = |at: &Spot| -> f32 {
            let year = (*at, (17.0, 7.0));
            taken.iter().map(|area| shared(area, &year)).sum()
        };
        let best = spots
            .into_iter()
            .min_by(|a, b| covered(a).total_cmp(&covered(b)));
        if let Some(at) = best {
            let base = Spot::new(at.x, at.y + 5.0);
            let _ = write!(out, "<text class=\"yr\" {}>{year}</text>", At(base));
        }
    }
}
