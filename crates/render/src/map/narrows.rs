//! Straits that can be blocked, and the ways past a province: where they run and where they are closed.

use crate::paint::canvas::Canvas;
use crate::paint::spot::{Spot, polyline};
use crate::paint::theme;
use chancery_rules::board::{Location, Province, ProvinceSet};
use tiny_skia::PathBuilder;

/// A narrow way between two seas.
struct Narrows {
    seas: [&'static str; 2],
    /// From the first sea to the second.
    way: &'static [Spot],
    /// By sea: the point of the way at which whoever comes into it is stopped.
    gates: [usize; 2],
    /// The lands so near to it that a line seems to run over them.
    lands: &'static [&'static str],
}

const ALL: [Narrows; 4] = [
    // The Dardanelles, the Sea of Marmara and the Bosphorus.
    Narrows {
        seas: ["aeg", "bla"],
        way: &[
            Spot::new(1025.0, 954.0),
            Spot::new(1044.0, 926.5),
            Spot::new(1074.0, 906.5),
            Spot::new(1087.5, 881.0),
        ],
        gates: [0, 3],
        lands: &["con"],
    },
    // The Sound.
    Narrows {
        seas: ["bal", "ska"],
        way: &[
            Spot::new(697.0, 446.0),
            Spot::new(696.5, 430.0),
            Spot::new(691.0, 414.0),
        ],
        gates: [0, 2],
        lands: &["den", "swe"],
    },
    // Dover.
    Narrows {
        seas: ["eng", "nth"],
        way: &[Spot::new(423.0, 592.0), Spot::new(436.0, 580.0)],
        gates: [0, 1],
        lands: &[],
    },
    // Round Cape St Vincent, and Gibraltar.
    Narrows {
        seas: ["mao", "wes"],
        way: &[
            Spot::new(112.0, 985.0),
            Spot::new(192.0, 1048.5),
            Spot::new(213.0, 1047.5),
        ],
        gates: [1, 2],
        lands: &["spa", "naf"],
    },
];

fn find(from: Province, to: Province) -> Option<(&'static Narrows, bool)> {
    ALL.iter().find_map(|n| match n.seas {
        [a, b] if from.id() == a && to.id() == b => Some((n, true)),
        [a, b] if from.id() == b && to.id() == a => Some((n, false)),
        _ => None,
    })
}

/// The lands beside the narrow between two seas, if there is one.
pub fn lands(from: Province, to: Province) -> ProvinceSet {
    let lands = find(from, to).map_or(&[][..], |(narrows, _)| narrows.lands);
    lands
        .iter()
        .filter_map(|id| Province::from_id(id))
        .collect()
}

/// Gibraltar is narrower than a line is thick: the land beside it, for lines between places that lead through.
pub fn gibraltar(ends: &[Location]) -> ProvinceSet {
    let one_of = |places: &[&str]| {
        let mut ends = ends.iter();
        ends.any(|at| places.contains(&at.to_string().as_str()))
    };
    let through = one_of(&["mao", "por"]) && one_of(&["spa/sc", "wes"]);
    let land = Province::from_id("naf").filter(|_| through);
    land.into_iter().collect()
}

/// How far to its right a line keeps, so that those that meet pass each other.
const LANE: f32 = 4.0;

/// The places a line between two seas must pass to stay on the water.
pub fn way(from: Province, to: Province) -> Vec<Spot> {
    let Some((narrows, forward)) = find(from, to) else {
        return Vec::new();
    };
    let mut way = narrows.way.to_vec();
    if !forward {
        way.reverse();
    }
    kept_right(&way)
}

/// The way moved to the right of those who go along it.
fn kept_right(way: &[Spot]) -> Vec<Spot> {
    let get = |i: usize| way[i.min(way.len() - 1)];
    let shift = |i: usize| {
        let (a, b) = (get(i.saturating_sub(1)), get(i + 1));
        let length = a.distance(b).max(0.1);
        let (nx, ny) = (-(b.y - a.y) / length, (b.x - a.x) / length);
        Spot::new(way[i].x + nx * LANE, way[i].y + ny * LANE)
    };
    (0..way.len()).map(shift).collect()
}

/// The coasts along which fleets crawl: between two stands, the places on the water.
const COASTS: [(&str, &str, &[Spot]); 4] = [
    (
        "bul/sc",
        "con",
        &[Spot::new(999.0, 936.0), Spot::new(1022.0, 940.0)],
    ),
    ("bul/ec", "con", &[Spot::new(1068.0, 862.0)]),
    (
        "spa/sc",
        "por",
        &[
            Spot::new(190.0, 1043.0),
            Spot::new(120.0, 1000.0),
            Spot::new(131.0, 925.0),
        ],
    ),
    ("spa/nc", "por", &[Spot::new(158.0, 797.0)]),
];

/// The places a fleet's line between two stands on land passes.
pub fn coast(from: Location, to: Location) -> Vec<Spot> {
    let (a, b) = (from.to_string(), to.to_string());
    let found = COASTS.iter().find_map(|(x, y, way)| match (*x, *y) {
        (x, y) if x == a && y == b => Some(way.to_vec()),
        (x, y) if x == b && y == a => Some(way.iter().rev().copied().collect()),
        _ => None,
    });
    found.unwrap_or_default()
}

/// Where a fleet that comes from one sea into another is stopped, and the direction it comes in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gate {
    /// The middle of the gate.
    pub at: Spot,
    /// The direction of the way through it, as a vector of length 1.
    pub heading: (f32, f32),
}

/// The gate between two seas, if they meet in a narrow.
pub fn gate(from: Province, to: Province) -> Option<Gate> {
    let (narrows, forward) = find(from, to)?;
    let into = narrows.gates[usize::from(forward)];
    let out = narrows.gates[usize::from(!forward)];
    let (at, back) = (*narrows.way.get(into)?, *narrows.way.get(out)?);
    // Of a long way, the direction at its end counts.
    let step = if into > out {
        into.checked_sub(1)?
    } else {
        into + 1
    };
    let before = narrows.way.get(step).copied().unwrap_or(back);
    let length = before.distance(at).max(0.1);
    let heading = ((at.x - before.x) / length, (at.y - before.y) / length);
    Some(Gate { at, heading })
}

/// The part of the way from one sea to another that leads up to its gate.
pub fn way_to_gate(from: Province, to: Province) -> Vec<Spot> {
    let Some((narrows, forward)) = find(from, to) else {
        return Vec::new();
    };
    let gate = narrows.gates[usize::from(forward)];
    let way: Vec<Spot> = if forward {
        narrows.way[..=gate].to_vec()
    } else {
        narrows.way[gate..].iter().rev().copied().collect()
    };
    kept_right(&way)
}

/// Draws the mark of a narrow on the map: dots along the way.
pub(crate) fn draw(canvas: &mut Canvas<'_>, [a, b]: [Province; 2]) {
    let Some((narrows, _)) = find(a, b) else {
        return;
    };
    let low = narrows.gates[0].min(narrows.gates[1]);
    let high = narrows.gates[0].max(narrows.gates[1]);
    dots(canvas, &narrows.way[low..=high]);
}

/// Draws a dotted way with a mark at either end.
pub(crate) fn dots(canvas: &mut Canvas<'_>, way: &[Spot]) {
    let mut path = PathBuilder::new();
    polyline(&mut path, way);
    let Some(path) = path.finish() else { return };
    canvas.stroke(&path, theme::CREAM.alpha(0.85), 6.0);
    canvas.dashed(&path, theme::SEA_TEXT.solid(), 2.6, 3.2, 2.6);
    for end in [way.first(), way.last()].into_iter().flatten() {
        canvas.disc(*end, 5.2, theme::CREAM.solid());
        canvas.disc(*end, 3.8, theme::SEA_TEXT.solid());
        canvas.disc(*end, 1.7, theme::CREAM.solid());
    }
}
