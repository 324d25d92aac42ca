//! The cheapest of the curves that were tried between two places.

use super::leg::{Gaps, Leg};
use super::route::{CLOSE, Router};
use crate::paint::curves::{curve, trim};
use crate::paint::spot::Spot;

/// The cheapest line found so far.
pub struct Best {
    /// What the line costs: more the more it crosses.
    pub cost: f32,
    /// The points it runs through.
    pub line: Vec<Spot>,
    /// Whether it is a thin line without a head.
    pub light: bool,
}

impl Default for Best {
    fn default() -> Best {
        Best {
            cost: f32::MAX,
            line: Vec::new(),
            light: false,
        }
    }
}

impl Best {
    /// Keeps the cheaper of this line and `other`; this one if they cost the same.
    pub fn take(&mut self, other: Best) {
        if other.cost < self.cost {
            *self = other;
        }
    }

    /// Tries a curve whose handles lie off the straight line, as far along it as `part` says.
    pub fn offer(
        &mut self,
        router: &Router,
        leg: &Leg,
        end: Spot,
        more: f32,
        [a, b]: [f32; 2],
        part: f32,
    ) {
        let length = leg.from.distance(end);
        let turned = a.abs().max(b.abs());
        if length > CLOSE && turned > length * 0.62 {
            return;
        }
        // To bend costs, the more the shorter the line; turning to the left a little more.
        let mut cost = more + 0.13 * (a.abs() + b.abs()) / 2.0 + 0.07 * (a - b).abs();
        cost += if a + b > 0.0 { 0.0 } else { 0.5 };
        if cost >= self.cost {
            return;
        }
        let line = curve(leg.from, end, [a, b], part);
        let gaps = match leg.free {
            Some(_) => Gaps {
                end: 0.0,
                ..leg.gaps
            },
            None => leg.gaps,
        };
        let line = trim(&line, leg.from, end, gaps);
        cost += router.score(&line, leg.shores.as_ref(), !self.light, self.cost - cost);
        if cost < self.cost {
            self.cost = cost;
            self.line = line;
        }
    }
}
