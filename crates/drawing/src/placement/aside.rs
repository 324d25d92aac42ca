//! Units that stand aside: on the coasts of split provinces, and where they were dislodged.

use std::f64::consts::FRAC_1_SQRT_2;

use crate::drawn::Space;
use crate::placement::Board;
use crate::placement::boxes::{CENTRE, DISLODGED, Thing, UNIT, crowding, scaled};
use crate::spot::{Spot, distance_to_line};

/// How far from its shore a unit on a coast stands, in map units at scale 1.
const BAND: f64 = 25.0;
/// The most stretches of a shore that a unit's place is measured from.
const MOST_STRETCHES: usize = 2_000;
/// How far a dislodged unit is from the one that took its place, in map units at scale 1.
const STEPS_ASIDE: [f64; 2] = [33.0, 36.0];
/// The cosines of 0°, 15°, … 90°: written down, because machines differ in the last digit.
const COSINES: [f64; 7] = [1.0, 0.9659, 0.8660, FRAC_1_SQRT_2, 0.5, 0.2588, 0.0];

impl Board<'_> {
    /// Units on the coasts of split provinces: near their shore, where there is most room.
    pub(super) fn coasts(&self, spaces: &mut [Space]) {
        for (index, place) in self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.coasts.len() > 1)
        {
            let shores = self
                .contacts
                .shores
                .get(&index)
                .map_or(&[][..], Vec::as_slice);
            let half = scaled(UNIT, self.scale);
            let field = &self.fields[index];
            for (coast, name) in place.coasts.iter().enumerate() {
                let space = &spaces[index];
                let mut things = vec![Thing {
                    at: space.label,
                    half: self.letters(index),
                    weight: 2.0,
                }];
                things.extend(space.sc.map(|at| Thing {
                    at,
                    half: scaled(CENTRE, self.scale),
                    weight: 1.0,
                }));
                // The province's unit is never there together with one on a coast, but they should not look alike.
                things.extend(space.unit.values().map(|at| Thing {
                    at: *at,
                    half,
                    weight: 0.3,
                }));
                let line: Vec<(Spot, Spot)> = shores
                    .iter()
                    .flat_map(|shore| shore.stretches_of(coast))
                    .collect();
                // Of a very long shore a part will do.
                let each = line.len() / MOST_STRETCHES + 1;
                let line: Vec<(Spot, Spot)> = line.into_iter().step_by(each).collect();
                let price = |at: Spot| {
                    let away = line
                        .iter()
                        .map(|(from, to)| distance_to_line(at, *from, *to));
                    let away = away.fold(f64::MAX, f64::min).min(999.0);
                    let room = field.around(at, half).min(6.0);
                    4.0 * (away - BAND * self.scale).max(0.0) - 2.0 * room
                        + crowding(&things, at, half, 1.0)
                };
                let grid = field.grid(1_500).into_iter().map(|at| (price(at), at));
                let best = grid
                    .min_by(|a, b| a.0.total_cmp(&b.0))
                    .map_or(field.pole, |best| best.1);
                let anchor = self.hints.anchors.get(&format!("{}/{name}:unit", place.id));
                let at = anchor.copied().unwrap_or(best);
                spaces[index].unit.insert(name.clone(), at);
            }
        }
    }

    /// A dislodged unit stands beside the one that took its place, best to its upper right.
    pub(super) fn dislodged(&self, spaces: &mut [Space]) {
        let scale = self.scale;
        let [width, height] = self.size();
        let half = scaled(DISLODGED, scale);
        let things: Vec<(usize, Thing)> = self.standing(spaces);
        for (index, space) in spaces.iter_mut().enumerate() {
            let units = space.unit.clone();
            for (coast, unit) in &units {
                let close: Vec<Thing> = things
                    .iter()
                    // Its own province's other units are not there when this one is.
                    .filter(|(of, thing)| *of != index || !units.values().any(|at| *at == thing.at))
                    .filter(|(_, thing)| thing.at.distance(*unit) < 150.0 * scale)
                    .map(|(_, thing)| *thing)
                    .collect();
                let price = |at: Spot| {
                    let mut cost = crowding(&close, at, half, 0.5)
                        - 0.5 * self.fields[index].at(at).clamp(-20.0, 14.0);
                    let margin = 18.0 * scale;
                    if at.x < margin
                        || at.y < margin
                        || at.x > width - margin
                        || at.y > height - margin
                    {
                        cost += 99.0;
                    }
                    cost - 0.02 * (at.x - unit.x) + 0.02 * (at.y - unit.y)
                };
                let ring = (0..24).flat_map(|turn| {
                    let (x, y) = direction(turn);
                    STEPS_ASIDE
                        .map(|step| Spot::new(unit.x + x * step * scale, unit.y + y * step * scale))
                });
                let best = ring
                    .map(|at| (price(at), at))
                    .min_by(|a, b| a.0.total_cmp(&b.0));
                let name = if coast == "main" {
                    String::new()
                } else {
                    format!("/{coast}")
                };
                let anchor = self
                    .hints
                    .anchors
                    .get(&format!("{}{name}:dislodged", self.places[index].id));
                let at = anchor.copied().or(best.map(|best| best.1)).unwrap_or(*unit);
                space.dislodged.insert(coast.clone(), at);
            }
        }
    }
}

/// One of 24 directions, from the right on clockwise.
fn direction(turn: usize) -> (f64, f64) {
    let (quarter, part) = (turn / 6 % 4, turn % 6);
    let (x, y) = (COSINES[part], COSINES[6 - part]);
    match quarter {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}
