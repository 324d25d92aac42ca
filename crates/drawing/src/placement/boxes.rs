//! Boxes of things that stand on the map, and the room between them.
//!
//! All costs are made of sums, products and square roots, which are the same on every machine.

use crate::spot::Spot;

/// Half the width and half the height of a box, in map units.
pub type Half = (f64, f64);

/// A unit, at scale 1.
pub const UNIT: Half = (18.5, 17.5);
/// A supply centre's mark.
pub const CENTRE: Half = (8.0, 8.0);
/// A unit that was dislodged.
pub const DISLODGED: Half = (15.0, 15.0);
/// A coin with a value.
pub const COIN: Half = (11.5, 11.5);
/// A treasury's chest.
pub const CHEST: Half = (16.5, 14.0);
/// A stack of blocks.
pub const STACK: Half = (19.5, 17.5);
/// The letters' half width for each letter, and their half height.
const LETTER: Half = (7.5, 10.5);

/// The box of a province's letters, at scale 1.
pub fn letters(id: &str) -> Half {
    (LETTER.0 * id.chars().count().max(2) as f64, LETTER.1)
}

/// How far the corners of a box are from its middle.
pub fn corner(half: Half) -> f64 {
    (half.0 * half.0 + half.1 * half.1).sqrt()
}

/// A box of another size.
pub fn scaled(half: Half, scale: f64) -> Half {
    (half.0 * scale, half.1 * scale)
}

/// Something that stands on the map already.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thing {
    /// Its middle.
    pub at: Spot,
    /// Its box.
    pub half: Half,
    /// How bad it is to cover it.
    pub weight: f64,
}

impl Thing {
    /// How far another box is from this one, in map units along the better axis; negative if they overlap.
    pub fn gap(&self, at: Spot, half: Half) -> f64 {
        gap(self.at, self.half, at, half)
    }
}

/// The room between two boxes in map units, along the axis with more of it; negative if they overlap.
pub fn gap(a: Spot, a_half: Half, b: Spot, b_half: Half) -> f64 {
    let across = (a.x - b.x).abs() - a_half.0 - b_half.0;
    let down = (a.y - b.y).abs() - a_half.1 - b_half.1;
    across.max(down)
}

/// The distance between the sides of two boxes, in map units; 0 if they overlap.
pub fn apart(a: Spot, a_half: Half, b: Spot, b_half: Half) -> f64 {
    let across = ((a.x - b.x).abs() - a_half.0 - b_half.0).max(0.0);
    let down = ((a.y - b.y).abs() - a_half.1 - b_half.1).max(0.0);
    (across * across + down * down).sqrt()
}

/// What it costs to come closer to these things than `room` map units.
pub fn crowding(things: &[Thing], at: Spot, half: Half, room: f64) -> f64 {
    let cost = |thing: &Thing| {
        let missing = room - thing.gap(at, half);
        if missing > 0.0 {
            thing.weight * (missing + 1.0)
        } else {
            0.0
        }
    };
    things.iter().map(cost).sum()
}

/// The things that could touch what stands within `reach` map units of a place.
pub fn near(things: &[Thing], at: Spot, reach: f64) -> Vec<Thing> {
    let close = |thing: &&Thing| {
        (thing.at.x - at.x).abs() < reach + thing.half.0
            && (thing.at.y - at.y).abs() < reach + thing.half.1
    };
    things.iter().filter(close).copied().collect()
}
