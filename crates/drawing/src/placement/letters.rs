//! Where a province's unit, letters and centre stand: all three together, each in the province, clear of each other
//! and of what stands around.

use crate::placement::boxes::{
    CENTRE, Half, Thing, UNIT, corner, crowding, gap, letters, near, scaled,
};
use crate::placement::field::Field;
use crate::spot::Spot;

/// How far things stay off the outline, in map units.
const MARGIN: f64 = 3.0;
/// Points that are looked at for each thing.
const POINTS: usize = 2_500;
/// The best of them, which are tried together.
const BEST: usize = 72;

/// A unit's, the letters' and the centre's place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trio {
    /// The unit.
    pub unit: Spot,
    /// The letters.
    pub label: Spot,
    /// The centre's mark.
    pub centre: Option<Spot>,
}

/// What an author chose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// The unit.
    pub unit: Option<Spot>,
    /// The letters.
    pub label: Option<Spot>,
    /// The centre's mark.
    pub centre: Option<Spot>,
}

/// What stands in other provinces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Around {
    /// All that may not be covered.
    pub things: Vec<Thing>,
    /// Units, each of which claims the letters nearest to it.
    pub units: Vec<Spot>,
    /// Letters, with the distance to their own unit.
    pub labels: Vec<(Spot, f64)>,
}

/// The sizes of a province's things.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    unit: Half,
    label: Half,
    centre: Half,
    scale: f64,
}

#[derive(Clone, Copy, Debug)]
struct Candidate {
    at: Spot,
    cost: f64,
    /// Letters: the distance to the nearest other unit.
    rival: f64,
}

/// What a box costs for sticking out of its province.
fn tightness(field: &Field, at: Spot, half: Half) -> f64 {
    // No side of the box is nearer to the outline than its middle by more than its corner is far.
    if field.at(at) - corner(half) >= MARGIN {
        return 0.0;
    }
    let room = field.around(at, half);
    let missing = MARGIN - room;
    if missing <= 0.0 {
        0.0
    } else if room > 0.0 {
        0.5 * missing * missing
    } else {
        2.0 * missing * missing
    }
}

/// The best points for one thing alone, well apart from each other.
fn candidates(
    field: &Field,
    half: Half,
    things: &[Thing],
    chosen: Option<Spot>,
    scale: f64,
) -> Vec<Candidate> {
    if let Some(at) = chosen {
        let (cost, rival) = (0.0, f64::MAX);
        return vec![Candidate { at, cost, rival }];
    }
    let price = |at: Spot| {
        let pull = 0.02 * at.distance(field.pole);
        // The middle of a thing is never in another province, unless there is no room at all.
        let outside = if field.at(at) < 1.5 { 60.0 } else { 0.0 };
        outside + tightness(field, at, half) + pull + crowding(things, at, half, 2.0 * scale)
    };
    let mut all: Vec<Candidate> = field
        .grid(POINTS)
        .into_iter()
        .chain([field.pole])
        .map(|at| Candidate {
            at,
            cost: price(at),
            rival: f64::MAX,
        })
        .collect();
    all.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    // Points close together would only be one choice.
    let apart = (field.most / 7.0).clamp(2.0, 7.0);
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in all {
        if kept
            .iter()
            .all(|other| other.at.distance(candidate.at) >= apart)
        {
            kept.push(candidate);
            if kept.len() == BEST {
                break;
            }
        }
    }
    kept
}

fn unit_and_label(unit: &Candidate, label: &Candidate, sizes: &Sizes) -> f64 {
    let scale = sizes.scale;
    let missing = (3.0 * scale - gap(unit.at, sizes.unit, label.at, sizes.label)).max(0.0);
    let away = unit.at.distance(label.at);
    let (dx, dy) = (label.at.x - unit.at.x, label.at.y - unit.at.y);
    // Letters read best right above their unit; nearer to another's unit they would be read as its.
    let mistaken = (away + 4.0 * scale - label.rival).clamp(0.0, 40.0);
    let below = if dy > 0.0 { 1.0 } else { 0.0 };
    4.0 * missing * missing
        + 0.03 * dx.abs()
        + 0.08 * (away - 32.0 * scale).max(0.0)
        + below
        + 1.2 * mistaken
}

fn label_and_centre(label: Spot, centre: Spot, sizes: &Sizes) -> f64 {
    let scale = sizes.scale;
    let missing = (3.0 * scale - gap(label, sizes.label, centre, sizes.centre)).max(0.0);
    let away = label.distance(centre);
    let reach = sizes.label.0 + 8.0 * scale;
    4.0 * missing * missing + 0.08 * (away - reach).max(0.0) + 0.03 * (label.y - centre.y).abs()
}

fn unit_and_centre(unit: Spot, centre: Spot, sizes: &Sizes) -> f64 {
    let missing = (3.0 * sizes.scale - gap(unit, sizes.unit, centre, sizes.centre)).max(0.0);
    4.0 * missing * missing
}

/// The best places for a province's things, and how bad they are; 0 is perfect.
pub fn place(
    field: &Field,
    id: &str,
    has_centre: bool,
    scale: f64,
    chosen: Chosen,
    around: &Around,
) -> (Trio, f64) {
    let sizes = Sizes {
        unit: scaled(UNIT, scale),
        label: scaled(letters(id), scale),
        centre: scaled(CENTRE, scale),
        scale,
    };
    let reach = field.most * 2.0 + 260.0;
    let things = near(&around.things, field.pole, reach);
    let mut units = candidates(field, sizes.unit, &things, chosen.unit, scale);
    let mut labels = candidates(field, sizes.label, &things, chosen.label, scale);
    for unit in &mut units {
        // A unit that comes nearer to another's letters than their own would take them.
        for (label, own) in &around.labels {
            unit.cost += 1.2 * (own + 4.0 * scale - label.distance(unit.at)).clamp(0.0, 40.0);
        }
    }
    for label in &mut labels {
        let rivals = around.units.iter().map(|unit| unit.distance(label.at));
        label.rival = rivals.fold(f64::MAX, f64::min);
    }
    let centres = if has_centre {
        candidates(field, sizes.centre, &things, chosen.centre, scale)
    } else {
        Vec::new()
    };
    let mut best = (
        Trio {
            unit: field.pole,
            label: field.pole,
            centre: None,
        },
        f64::MAX,
    );
    for label in &labels {
        let beside: Vec<f64> = centres
            .iter()
            .map(|centre| centre.cost + label_and_centre(label.at, centre.at, &sizes))
            .collect();
        for unit in &units {
            let two = unit.cost + label.cost + unit_and_label(unit, label, &sizes);
            if two >= best.1 {
                continue;
            }
            let thirds = centres.iter().zip(&beside).map(|(centre, cost)| {
                (
                    Some(centre.at),
                    cost + unit_and_centre(unit.at, centre.at, &sizes),
                )
            });
            let none = centres.is_empty().then_some((None, 0.0));
            for (centre, cost) in thirds.chain(none) {
                if two + cost < best.1 {
                    best = (
                        Trio {
                            unit: unit.at,
                            label: label.at,
                            centre,
                        },
                        two + cost,
                    );
                }
            }
        }
    }
    best
}
