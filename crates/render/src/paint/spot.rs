//! Places on the map.

use serde::Deserialize;
use tiny_skia::PathBuilder;

/// A place in map units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(from = "[f32; 2]")]
pub struct Spot {
    pub x: f32,
    pub y: f32,
}

impl From<[f32; 2]> for Spot {
    fn from([x, y]: [f32; 2]) -> Spot {
        Spot { x, y }
    }
}

impl Spot {
    /// A place by its coordinates in map units: `x` to the right, `y` downwards.
    pub const fn new(x: f32, y: f32) -> Spot {
        Spot { x, y }
    }

    /// How far it is to another place.
    pub fn distance(self, other: Spot) -> f32 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// The place the given part of the way to another.
    pub fn towards(self, other: Spot, part: f32) -> Spot {
        Spot::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }
}

/// Adds an open line through the given places.
pub fn polyline(path: &mut PathBuilder, line: &[Spot]) {
    for (i, p) in line.iter().enumerate() {
        if i == 0 {
            path.move_to(p.x, p.y);
        } else {
            path.line_to(p.x, p.y);
        }
    }
}
