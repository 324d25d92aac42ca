//! Places on the map.

use serde::{Deserialize, Serialize};

/// A place in map units: `x` to the right, `y` downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f64; 2]", into = "[f64; 2]")]
pub struct Spot {
    /// To the right, in map units.
    pub x: f64,
    /// Downwards, in map units.
    pub y: f64,
}

impl From<[f64; 2]> for Spot {
    fn from([x, y]: [f64; 2]) -> Spot {
        Spot { x, y }
    }
}

impl From<Spot> for [f64; 2] {
    fn from(spot: Spot) -> [f64; 2] {
        [spot.x, spot.y]
    }
}

impl Spot {
    /// A place by its coordinates in map units.
    pub const fn new(x: f64, y: f64) -> Spot {
        Spot { x, y }
    }

    /// The distance to another place, in map units.
    pub fn distance(self, other: Spot) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        // Not `hypot`: its last digits differ between platforms.
        (x * x + y * y).sqrt()
    }

    /// The place that lies a part of the way towards another; 0 is here, 1 is there.
    pub fn towards(self, other: Spot, part: f64) -> Spot {
        Spot::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }

    /// The same place to a tenth of a unit, as the compiled form writes it.
    pub fn rounded(self) -> Spot {
        // Adding zero makes a zero of a negative zero.
        let tenth = |value: f64| (value * 10.0).round() / 10.0 + 0.0;
        Spot::new(tenth(self.x), tenth(self.y))
    }
}

/// How far a place is from the straight line between two others, ends included, in map units.
pub fn distance_to_line(at: Spot, from: Spot, to: Spot) -> f64 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let square = x * x + y * y;
    if square == 0.0 {
        return at.distance(from);
    }
    let part = ((at.x - from.x) * x + (at.y - from.y) * y) / square;
    at.distance(from.towards(to, part.clamp(0.0, 1.0)))
}

/// The length of a line, in map units.
pub fn length(line: &[Spot]) -> f64 {
    line.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}
