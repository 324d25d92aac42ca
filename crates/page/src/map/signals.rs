//! The signs of shared seas: straits that are closed, leave to pass, and whom an order is about.

use std::fmt::Write as _;

use chancery_render::{Berth, Mark, Outcome, Spot, Task, TaskKind, narrows};
use chancery_rules::board::{Power, Province};

use super::ink::{self, Ink};
use super::pen::{N, polyline};
use super::places::Places;
use crate::text::Text;

/// The upper right corner of a unit, where signs stand.
pub(crate) fn corner(at: Spot) -> Spot {
    Spot::new(at.x + 17.0, at.y - 17.0)
}

/// A disc in a power's colour with its letters; grey when the order about it had no effect.
pub(crate) fn about(ink: &mut Ink, places: &Places<'_>, at: Spot, power: Power, went: Outcome) {
    let class = if went.good() {
        places.class(Some(power))
    } else {
        "off".to_owned()
    };
    let letter = places.letter(Some(power));
    let size = if letter.chars().count() > 1 {
        10.5
    } else {
        14.0
    };
    let (x, y) = (N(at.x), N(at.y));
    let _ = write!(
        ink.signs,
        "<g class=\"ab {class}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"9.6\"/><text class=\"ul\" x=\"{x}\" y=\"{}\" \
         font-size=\"{}\">{}</text></g>",
        N(at.y + size * 0.36),
        N(size),
        Text(letter)
    );
}

/// A strait that is closed: a bar across it in its keeper's colour, and the letters of those it is closed to.
pub(crate) fn block(
    ink: &mut Ink,
    places: &Places<'_>,
    task: &Task,
    berth: &Berth,
    (against, across): (Power, Province),
) {
    let Some(gate) = narrows::gate(across, task.who.at.province) else {
        return;
    };
    let key = places.key(task.who.owner, task.who.at.province);
    let holds = task.outcome.good();
    let owner = if holds {
        places.class(task.who.owner)
    } else {
        "off".to_owned()
    };
    let (dx, dy) = gate.heading;
    let end = |reach: f32| Spot::new(gate.at.x - dy * reach, gate.at.y + dx * reach);
    ink::open(&mut ink.lines, &key, &format!("ls {owner}"));
    ink::strokes(
        &mut ink.lines,
        &polyline(&[berth.spot, gate.at]),
        &["h", "c"],
    );
    ink::close(&mut ink.lines);
    ink::open(&mut ink.signs, &key, &format!("bk {owner}"));
    let parts: &[(f32, f32)] = if holds {
        &[(-15.0, 15.0)]
    } else {
        &[(-15.0, -5.0), (5.0, 15.0)]
    };
    for (from, to) in parts {
        ink::strokes(
            &mut ink.signs,
            &polyline(&[end(*from), end(*to)]),
            &["h", "l", "c"],
        );
    }
    let earlier = places.scene.marks.iter().filter_map(|mark| match mark {
        Mark::Task(other) if other.who == task.who => Some(&other.deed),
        _ => None,
    });
    let earlier = earlier.take_while(|deed| **deed != task.deed);
    let earlier = earlier
        .filter(|deed| matches!(deed, TaskKind::Block { .. }))
        .count();
    let off = 17.0 + 20.0 * earlier as f32;
    about(
        ink,
        places,
        Spot::new(gate.at.x + dx * off, gate.at.y + dy * off),
        against,
        task.outcome,
    );
    ink::close(&mut ink.signs);
}

/// That a power's fleets may pass: its letters between two heads that point apart.
pub(crate) fn leave(
    ink: &mut Ink,
    places: &Places<'_>,
    of: Province,
    at: Spot,
    to: Power,
    went: Outcome,
) {
    ink::open(
        &mut ink.signs,
        &places.key(None, of),
        &format!("lv {}", ink::outcome(went)),
    );
    let (x, y) = (N(at.x), N(at.y));
    let _ = write!(
        ink.signs,
        "<path d=\"M{x} {y}m20 0-10-7.5v15zm-40 0 10-7.5v15z\"/>"
    );
    about(ink, places, at, to, went);
    ink::close(&mut ink.signs);
}
