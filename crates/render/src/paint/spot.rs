//! Places on the map.

use serde::Deserialize;
use tiny_skia::PathBuilder;

/// A place in map units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(from = "[f32; 2]")]
pub struct Spot {
    /// To the east, in map units.
    pub x: f32,
    /// To the south, in map units.
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

    /// The distance to another place, in map units.
    pub fn distance(self, other: Spot) -> f32 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// The place that lies a part of the way towards another; 0 is here, 1 is there.
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
