//! Where coins, chests and stacks of blocks lie: near their province's letters, clear of everything.

use crate::placement::boxes::{Half, Thing, apart, crowding, near};
use crate::placement::field::Field;
use crate::spot::Spot;

/// How far from the letters a thing may lie, in map units at scale 1.
const REACH: f64 = 75.0;
/// The step between places that are tried, in map units at scale 1.
const STEP: f64 = 3.0;
/// How often all are placed again, given all others.
const ROUNDS: usize = 6;

/// What is to be placed in one province.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'f> {
    /// The province's room.
    pub field: &'f Field,
    /// What it should lie near.
    pub beside: Spot,
    /// The province's letters and their box.
    pub letters: (Spot, Half),
    /// The author's place for it.
    pub chosen: Option<Spot>,
}

/// The map and what stands on it.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'t> {
    /// Width and height in map units.
    pub size: [f64; 2],
    /// The board's scale.
    pub scale: f64,
    /// All that may not be covered.
    pub things: &'t [Thing],
}

impl Setting<'_> {
    /// Whether a box there lies on the map, three units from its edge.
    pub fn frames(&self, at: Spot, half: Half) -> bool {
        let [width, height] = self.size;
        at.x > half.0 + 3.0
            && at.y > half.1 + 3.0
            && at.x < width - half.0 - 3.0
            && at.y < height - half.1 - 3.0
    }
}

/// The best place for each, given the others: boxes of one size.
pub fn settle(wishes: &[Wish<'_>], half: Half, setting: Setting<'_>) -> Vec<Spot> {
    let alone: Vec<Vec<(f64, Spot)>> = wishes
        .iter()
        .map(|wish| ranked(wish, wishes, half, setting))
        .collect();
    let first = |places: &Vec<(f64, Spot)>| places.first().map_or(Spot::default(), |place| place.1);
    let mut spots: Vec<Spot> = alone.iter().map(first).collect();
    for _ in 0..ROUNDS {
        let before = spots.clone();
        for (index, places) in alone.iter().enumerate() {
            let close = |other: &usize| {
                *other != index
                    && spots[*other].distance(wishes[index].beside) < 3.0 * REACH * setting.scale
            };
            let others: Vec<Thing> = (0..spots.len())
                .filter(close)
                .map(|other| Thing {
                    at: spots[other],
                    half,
                    weight: 8.0,
                })
                .collect();
            let mut best = (f64::MAX, spots[index]);
            for (cost, at) in places {
                if *cost >= best.0 {
                    break;
                }
                let whole = cost + crowding(&others, *at, half, 1.0);
                if whole < best.0 {
                    best = (whole, *at);
                }
            }
            spots[index] = best.1;
        }
        if spots == before {
            break;
        }
    }
    spots
}

/// All places for one thing, cheapest first.
fn ranked(wish: &Wish<'_>, all: &[Wish<'_>], half: Half, setting: Setting<'_>) -> Vec<(f64, Spot)> {
    if let Some(at) = wish.chosen {
        return vec![(0.0, at)];
    }
    let scale = setting.scale;
    let (reach, step) = (REACH * scale, STEP * scale);
    let things = near(setting.things, wish.beside, reach + half.0.max(half.1));
    let (own, own_half) = wish.letters;
    let rivals: Vec<(Spot, Half)> = all
        .iter()
        .map(|other| other.letters)
        .filter(|(label, _)| *label != own && label.distance(own) < 2.0 * reach)
        .collect();
    let count = (reach / step) as i32;
    let mut places = Vec::new();
    for down in -count..=count {
        for across in -count..=count {
            let at = Spot::new(
                wish.beside.x + f64::from(across) * step,
                wish.beside.y + f64::from(down) * step,
            );
            if !setting.frames(at, half) {
                continue;
            }
            let away = apart(at, half, own, own_half);
            let mut cost =
                0.07 * at.distance(wish.beside) + crowding(&things, at, half, 0.8 * scale);
            for (dx, dy, weight) in [
                (0.0, 0.0, 0.8),
                (-1.0, -1.0, 0.28),
                (1.0, -1.0, 0.28),
                (-1.0, 1.0, 0.28),
                (1.0, 1.0, 0.28),
            ] {
                let out = 1.5
                    - wish
                        .field
                        .at(Spot::new(at.x + dx * half.0, at.y + dy * half.1));
                cost += weight * out.clamp(0.0, 14.0);
                if dx == 0.0 && out > 4.5 {
                    cost += 3.0;
                }
            }
            // Nearer to another's letters it would be read as the other's.
            for (label, label_half) in &rivals {
                let other = apart(at, half, *label, *label_half);
                cost += 0.8 * (away - other + 3.0).clamp(0.0, 12.0);
            }
            places.push((cost, at));
        }
    }
    places.sort_by(|a, b| a.0.total_cmp(&b.0));
    if places.is_empty() {
        places.push((0.0, wish.beside));
    }
    places
}
