//! Shapes far apart with the same label: more likely a copy that was not relabelled than one province.

use std::collections::BTreeMap;

use crate::spot::Spot;

use super::Shape;

/// Shapes with more room than this between their frames are far apart, in map units.
const FAR_APART: f64 = 30.0;

/// Two shapes far apart that have the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct Twins {
    /// Their name.
    pub name: String,
    /// The middles of their frames.
    pub places: [Spot; 2],
}

/// The first two shapes far apart of each name, by name.
pub fn twins<'s>(shapes: impl Iterator<Item = &'s Shape>) -> Vec<Twins> {
    let mut firsts: BTreeMap<&str, Frame> = BTreeMap::new();
    let mut found: BTreeMap<&str, Twins> = BTreeMap::new();
    for shape in shapes {
        let Some(frame) = Frame::of(&shape.rings) else {
            continue;
        };
        let first = *firsts.entry(&shape.name).or_insert(frame);
        if first.room(frame) > FAR_APART {
            found.entry(&shape.name).or_insert_with(|| Twins {
                name: shape.name.clone(),
                places: [first.middle(), frame.middle()],
            });
        }
    }
    found.into_values().collect()
}

/// The upright rectangle around a shape.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    low: Spot,
    high: Spot,
}

impl Frame {
    /// The frame of a shape; `None` if it has no points.
    pub fn of(rings: &[Vec<Spot>]) -> Option<Frame> {
        let first = *rings.iter().flatten().next()?;
        let (mut low, mut high) = (first, first);
        for spot in rings.iter().flatten() {
            low = Spot::new(low.x.min(spot.x), low.y.min(spot.y));
            high = Spot::new(high.x.max(spot.x), high.y.max(spot.y));
        }
        Some(Frame { low, high })
    }

    /// Its middle.
    pub fn middle(self) -> Spot {
        self.low.towards(self.high, 0.5)
    }

    /// The distance between two frames; 0 if they touch.
    fn room(self, other: Frame) -> f64 {
        let apart = |low: f64, high: f64| (low - high).max(0.0);
        let x = apart(self.low.x, other.high.x).max(apart(other.low.x, self.high.x));
        let y = apart(self.low.y, other.high.y).max(apart(other.low.y, self.high.y));
        Spot::new(0.0, 0.0).distance(Spot::new(x, y))
    }
}
