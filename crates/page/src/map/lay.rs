//! Where the lines of moves run: gently bent, beside other units, and for ships over water.

use std::cell::RefCell;

use chancery_render::{Field, Spot, narrows};
use chancery_rules::board::{Location, ProvinceSet};

use super::curve::Curve;
use super::places::Places;

/// How much a line may be bent, in parts of its length, the best first.
const BENDS: [f32; 9] = [0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.42];
/// What it costs to be bent by as much as a line is long, to run over a unit, along another line, and over land that a
/// ship may not cross: each at one of the places that are looked at.
const BENT: f32 = 12.0;
const OVER_UNIT: f32 = 6.0;
const ALONG: f32 = 2.0;
const OVER_LAND: f32 = 5.0;
/// Places closer than that to a unit's middle lie on it.
const UNIT: f32 = 21.0;
/// Places of two lines closer than that run along each other.
const CLOSE: f32 = 9.0;

/// The lines of a scene that are laid so far, and what they keep away from.
pub(crate) struct Layer {
    crowd: Vec<Spot>,
    field: &'static Field,
    laid: RefCell<Vec<Vec<Spot>>>,
}

/// A line to lay.
pub(crate) struct Leg {
    pub from: Spot,
    pub to: Spot,
    /// Places it passes.
    pub via: Vec<Spot>,
    /// How far it keeps from the middles of both ends, in map units.
    pub gaps: (f32, f32),
    /// For a ship, the lands it may cross; `None` for an army.
    pub shores: Option<ProvinceSet>,
}

impl Layer {
    pub fn new(places: &Places<'_>) -> Layer {
        Layer {
            crowd: places.crowd(),
            field: Field::of(places.scene.chart),
            laid: RefCell::default(),
        }
    }

    /// Lays a line where it covers the least, and remembers it.
    pub fn lay(&self, leg: &Leg) -> Curve {
        let curve = self.best(leg);
        self.laid.borrow_mut().push(sampled(&curve));
        curve
    }

    /// The line that covers the least.
    pub fn best(&self, leg: &Leg) -> Curve {
        if !leg.via.is_empty() {
            let mut places = vec![leg.from];
            places.extend(&leg.via);
            places.push(leg.to);
            return Curve::through(&places).trimmed(leg.gaps.0, leg.gaps.1);
        }
        let mut best = (f32::MAX, Curve::default());
        for bend in BENDS {
            let cost = BENT * bend.abs();
            if cost >= best.0 {
                break;
            }
            let whole = Curve::bent(leg.from, leg.to, bend);
            let cost = cost + self.cost(&sampled(&whole), leg);
            if cost < best.0 {
                best = (cost, whole);
            }
        }
        best.1.trimmed(leg.gaps.0, leg.gaps.1)
    }

    fn cost(&self, line: &[Spot], leg: &Leg) -> f32 {
        let strange = |at: &&Spot| at.distance(leg.from) > 2.0 && at.distance(leg.to) > 2.0;
        let others: Vec<Spot> = self.crowd.iter().filter(strange).copied().collect();
        let laid = self.laid.borrow();
        let mut cost = 0.0;
        for at in line {
            if others.iter().any(|unit| unit.distance(*at) < UNIT) {
                cost += OVER_UNIT;
            }
            if let Some(shores) = &leg.shores
                && self.field.foreign(self.field.cell(*at), shores)
            {
                cost += OVER_LAND;
            }
        }
        // Where lines meet or cross they are close at one or two places, which says nothing.
        for other in laid.iter() {
            let near = |at: &&Spot| other.iter().any(|place| place.distance(**at) < CLOSE);
            let close = line.iter().filter(near).count();
            cost += ALONG * close.saturating_sub(1) as f32;
        }
        cost
    }
}

/// Places of a line's middle part, evenly spread.
fn sampled(curve: &Curve) -> Vec<Spot> {
    let places = curve.places();
    let step = (places.len() / 12).max(1);
    let inner = places.iter().step_by(step).skip(1);
    inner.take(11).copied().collect()
}

/// The lands that a ship's line may cross: those it leaves and reaches, but not those with several coasts, which it
/// goes around.
pub(crate) fn shores(ends: &[Location]) -> ProvinceSet {
    let whole = ends.iter().filter(|at| at.coast.is_none());
    let own: ProvinceSet = whole.map(|at| at.province).collect();
    own.or(&narrows::gibraltar(ends))
}

/// The places that a ship's way between two spaces passes, through a strait or along a coast.
pub(crate) fn passage(from: Location, to: Location) -> Vec<Spot> {
    let way = narrows::way(from.province, to.province);
    if way.is_empty() {
        narrows::coast(from, to)
    } else {
        way
    }
}

/// The line of help from a unit to the move it helps: to the place of its middle part that is reached best.
pub(crate) fn meeting(
    layer: &Layer,
    from: Spot,
    helped: &Curve,
    start: f32,
    shores: Option<ProvinceSet>,
) -> Curve {
    let parts = [0.55, 0.45, 0.65, 0.35, 0.72];
    let places = parts.map(|part| helped.along(part));
    let to = places.into_iter().min_by(|a, b| {
        // A little farther along is as good.
        let far = |at: &Spot| (at.distance(from) / 14.0).round();
        far(a).total_cmp(&far(b))
    });
    layer.lay(&Leg {
        from,
        to: to.unwrap_or(from),
        via: Vec::new(),
        gaps: (start, 0.0),
        shores,
    })
}

/// The place of a line's middle part that is nearest to a spot.
pub(crate) fn nearest(line: &Curve, spot: Spot) -> Spot {
    let parts = (4..=16).map(|i| line.along(i as f32 / 20.0));
    let found = parts.min_by(|a, b| a.distance(spot).total_cmp(&b.distance(spot)));
    found.unwrap_or(spot)
}

/// A place beside a fleet, towards the straight line between two others.
pub(crate) fn beside(from: Spot, to: Spot, fleet: Spot) -> Spot {
    let length = from.distance(to).max(1.0);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let off = (fleet.x - from.x) * -y + (fleet.y - from.y) * x;
    // To the side on which the line would pass anyway.
    let side = if off > 0.0 { -1.0 } else { 1.0 };
    Spot::new(fleet.x - y * 34.0 * side, fleet.y + x * 34.0 * side)
}
