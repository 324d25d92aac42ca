//! Where the stacks of several powers' fleets stand in one sea.

use crate::drawn::Roads;
use crate::placement::boxes::{Half, corner, crowding, near, scaled};
use crate::placement::coins::Setting;
use crate::placement::field::Field;
use crate::random::Random;
use crate::spot::Spot;

/// Half extents of a stack of fleets, by size.
const SIZES: [Half; 4] = [(25.5, 19.5), (25.0, 12.0), (21.5, 10.5), (17.0, 9.5)];
/// The most powers for which there are places.
const MOST: usize = 7;
/// Points that are looked at.
const POINTS: usize = 2_500;
/// The best of them, which are tried together.
const BEST: usize = 1_200;
/// Searches from different first places.
const STARTS: usize = 4;
/// What a set of places may cost to be taken without trying smaller stacks.
const FITS: f64 = 2.0;

#[derive(Clone, Copy, Debug)]
struct Berth {
    /// With the wish to lie near the middle.
    cost: f64,
    /// Without it.
    bare: f64,
    at: Spot,
}

/// For two powers, three and so on to seven: how large their stacks are drawn, and where.
pub fn roads(field: &Field, middle: Spot, setting: Setting<'_>, seed: u64) -> Vec<Roads> {
    let mut found: Vec<Roads> = Vec::new();
    let by_size: Vec<Vec<Berth>> = SIZES
        .iter()
        .map(|half| berths(field, middle, scaled(*half, setting.scale), setting))
        .collect();
    for powers in 2..=MOST {
        // More powers are never drawn larger than fewer.
        let least = found.last().map_or(0, |roads| roads.size);
        let mut best: Option<(f64, usize, Vec<Spot>)> = None;
        for size in least..SIZES.len() {
            let half = scaled(SIZES[size], setting.scale);
            let random = Random::new(seed ^ (powers * 8 + size) as u64);
            let (bare, spots) = arrange(&by_size[size], powers, half, random);
            if best.as_ref().is_none_or(|best| bare < best.0) {
                best = Some((bare, size, spots));
            }
            if bare < FITS * if powers < 5 { 1.0 } else { 1.6 } {
                break;
            }
        }
        let Some((_, size, mut at)) = best else {
            continue;
        };
        // In reading order, by rows of their own height.
        let row = 2.0 * SIZES[size].1 * setting.scale;
        at.sort_by(|a, b| {
            (a.y / row)
                .round()
                .total_cmp(&(b.y / row).round())
                .then(a.x.total_cmp(&b.x))
        });
        found.push(Roads { size, at });
    }
    found
}

fn berths(field: &Field, middle: Spot, half: Half, setting: Setting<'_>) -> Vec<Berth> {
    let things = near(setting.things, field.pole, field.most * 2.0 + 600.0);
    let mut all = Vec::new();
    for at in field.grid(POINTS) {
        if !setting.frames(at, half) {
            continue;
        }
        let mut bare = 2.0 * crowding(&things, at, half, 0.0);
        if field.at(at) < corner(half) {
            for across in -3_i32..=3 {
                for down in -2_i32..=2 {
                    let x = at.x + half.0 * f64::from(across) / 3.0;
                    let y = at.y + half.1 * f64::from(down) / 2.0;
                    bare += 0.06 * (-field.at(Spot::new(x, y))).clamp(0.0, 6.0);
                }
            }
        }
        let cost = bare + 0.012 * at.distance(middle);
        all.push(Berth { cost, bare, at });
    }
    all.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    all.truncate(BEST);
    if all.is_empty() {
        let (cost, bare) = (50.0, 50.0);
        all.push(Berth {
            cost,
            bare,
            at: field.pole,
        });
    }
    all
}

/// What two stacks cost each other: much if they overlap, a little if they touch.
fn between(a: Spot, b: Spot, half: Half) -> f64 {
    let over = (2.0 * half.0 - (a.x - b.x).abs()).min(2.0 * half.1 - (a.y - b.y).abs());
    if over > 0.0 {
        14.0 * (over + 1.0)
    } else {
        0.05 * (18.0 + over).max(0.0)
    }
}

/// The best set of places that was found, and what it costs without the wish to lie near the middle.
fn arrange(berths: &[Berth], powers: usize, half: Half, mut random: Random) -> (f64, Vec<Spot>) {
    let mut best: Option<(f64, f64, Vec<Spot>)> = None;
    for start in 0..STARTS {
        let mut chosen: Vec<Berth> = Vec::new();
        if start > 0 {
            let good = (berths.len() / 2).max(40).min(berths.len());
            chosen.extend((0..powers).map(|_| berths[random.below(good)]));
        }
        for _ in 0..10 {
            let before: Vec<Spot> = chosen.iter().map(|berth| berth.at).collect();
            for index in 0..powers {
                let mut found = (f64::MAX, berths[0]);
                for berth in berths {
                    if berth.cost >= found.0 {
                        break;
                    }
                    let others = chosen
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != index);
                    let cost = berth.cost
                        + others
                            .map(|(_, other)| between(berth.at, other.at, half))
                            .sum::<f64>();
                    if cost < found.0 {
                        found = (cost, *berth);
                    }
                }
                if index < chosen.len() {
                    chosen[index] = found.1;
                } else {
                    chosen.push(found.1);
                }
            }
            if chosen.iter().map(|berth| berth.at).eq(before) {
                break;
            }
        }
        let mut total: f64 = chosen.iter().map(|berth| berth.cost).sum();
        let mut bare: f64 = chosen.iter().map(|berth| berth.bare).sum();
        for (index, one) in chosen.iter().enumerate() {
            for other in &chosen[..index] {
                let cost = between(one.at, other.at, half);
                total += cost;
                bare += (cost - 1.0).max(0.0);
            }
        }
        if best.as_ref().is_none_or(|best| total < best.0) {
            best = Some((total, bare, chosen.iter().map(|berth| berth.at).collect()));
        }
    }
    best.map_or((f64::MAX, Vec::new()), |(_, bare, spots)| (bare, spots))
}

/// The places of all stacks that an author may fix, `nth:fleets-3-1`, replaced by the chosen ones.
pub fn with_anchors(roads: &mut [Roads], chosen: impl Fn(usize, usize) -> Option<Spot>) {
    for (powers, roads) in (2..).zip(roads) {
        for (number, spot) in (1..).zip(&mut roads.at) {
            if let Some(at) = chosen(powers, number) {
                *spot = at;
            }
        }
    }
}
