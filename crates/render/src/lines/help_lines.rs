//! Lines of help: from a unit to the line it helps, or to the unit.

use super::best::Best;
use super::leg::{Gaps, Leg, Thing};
use super::route::{BENDS, CROSSES, Router};
use crate::paint::curves::{along, smooth, straight, trim};
use crate::paint::spot::Spot;
use chancery_rules::board::ProvinceSet;

/// What it costs a line of help to be longer than the straight way, by a map unit.
const DETOUR: f32 = 0.25;

impl Router {
    /// The best line of a helper to a place, not remembered: others may cross it.
    pub fn bend(
        &self,
        from: Spot,
        to: Spot,
        gaps: Gaps,
        shores: Option<&ProvinceSet>,
    ) -> Vec<Spot> {
        let leg = Leg {
            from,
            to,
            via: Vec::new(),
            beside: false,
            gaps,
            shores: shores.cloned(),
            free: None,
        };
        self.aside(self.light(&leg).1, shores, false)
    }

    fn light(&self, leg: &Leg) -> (f32, Vec<Spot>) {
        let mut best = Best {
            light: true,
            ..Best::default()
        };
        for bend in BENDS {
            best.offer(self, leg, leg.to, 0.0, [bend, bend], 1.0 / 3.0);
        }
        for first in [22.0, -22.0, 40.0, -40.0, 62.0, -62.0] {
            for second in [0.0, 22.0, -22.0] {
                best.offer(self, leg, leg.to, 0.0, [first, second], 1.0 / 3.0);
            }
        }
        if best.cost > CROSSES {
            for first in BENDS {
                for second in BENDS {
                    best.offer(self, leg, leg.to, 0.0, [first, second], 1.0 / 3.0);
                }
            }
        }
        if let Some(shores) = &leg.shores
            && self.dry(&best.line, shores) > 9.0
        {
            let mut places = vec![leg.from];
            places.extend(self.sail(leg.from, leg.to, shores));
            places.push(leg.to);
            let line = trim(&smooth(&places), leg.from, leg.to, leg.gaps);
            let cost = self.score(&line, leg.shores.as_ref(), false, best.cost);
            if cost < best.cost {
                best.line = line;
                best.cost = cost;
            }
        }
        (best.cost, best.line)
    }

    /// The best line from a helper to the line it helps. They should meet before its head, far enough
    /// from the helper to be seen, beside letters, and not run in the same direction.
    pub fn meet(
        &self,
        helper: Spot,
        helped: &[Spot],
        gaps: Gaps,
        shores: Option<&ProvinceSet>,
    ) -> Vec<Spot> {
        let mut places: Vec<(f32, Spot)> = (3..=15)
            .filter_map(|step| {
                let part = step as f32 / 20.0;
                let at = along(helped, part)?;
                let ahead = along(helped, (part + 0.05).min(1.0))?;
                let mut cost = meeting_cost(helper, at, ahead, part);
                cost += if self.holds(at, Thing::Letters) {
                    16.0
                } else {
                    0.0
                };
                cost += if self.holds(at, Thing::Unit) {
                    12.0
                } else {
                    0.0
                };
                if let Some(shores) = shores {
                    cost += self.dry(&straight(helper, at), shores);
                }
                Some((cost, at))
            })
            .collect();
        places.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut best = (f32::MAX, Vec::new());
        for (cost, at) in places.into_iter().take(6) {
            // No line makes a place cheaper than it is.
            if cost >= best.0 {
                break;
            }
            let leg = Leg {
                from: helper,
                to: at,
                via: Vec::new(),
                beside: false,
                gaps,
                shores: shores.cloned(),
                free: None,
            };
            let (score, line) = self.light(&leg);
            let length = line.windows(2).map(|pair| pair[0].distance(pair[1]));
            let detour = (length.sum::<f32>() - helper.distance(at)).max(0.0);
            let cost = cost + score + DETOUR * detour;
            if cost < best.0 {
                best = (cost, line);
            }
        }
        self.aside(best.1, shores, false)
    }
}

fn meeting_cost(helper: Spot, at: Spot, ahead: Spot, part: f32) -> f32 {
    let length = helper.distance(at).max(1.0);
    let step = at.distance(ahead).max(0.1);
    let (ux, uy) = ((at.x - helper.x) / length, (at.y - helper.y) / length);
    let (vx, vy) = ((ahead.x - at.x) / step, (ahead.y - at.y) / step);
    let parallel = (ux * vx + uy * vy).abs();
    let cost = (part - 0.45).abs() * 26.0 + parallel * parallel * 14.0 + length * 0.1;
    cost + (46.0 - length).max(0.0) * 1.2
}
