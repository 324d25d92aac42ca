//! Lines pushed aside where they run over something, once their whole course is found.

use super::route::{CROSSES, Router};
use crate::paint::spot::Spot;
use chancery_rules::board::ProvinceSet;

/// So often a line is pushed.
const PUSHES: usize = 3;
/// How far it is pushed, and how far from there it is left where it was: so far that no corner is seen.
const OFFS: [f32; 10] = [
    6.0, -6.0, 11.0, -11.0, 18.0, -18.0, 27.0, -27.0, 38.0, -38.0,
];
const REACHES: [f32; 3] = [30.0, 56.0, 90.0];
const STEEP: f32 = 0.5;
/// So near to its start, and to its head, a line stays where it is.
const START: f32 = 8.0;
const END: f32 = 22.0;
/// What it costs to be pushed by a map unit.
const PUSHED: f32 = 0.12;

impl Router {
    /// The line bent around what lies in its way, if that makes it cheaper.
    pub fn aside(
        &self,
        mut line: Vec<Spot>,
        shores: Option<&ProvinceSet>,
        arrow: bool,
    ) -> Vec<Spot> {
        let mut cost = self.score(&line, shores, arrow, f32::MAX);
        for _ in 0..PUSHES {
            if cost < CROSSES {
                break;
            }
            let ways = along(&line);
            let mut middles = vec![self.worst(&line, &ways, |pair| {
                self.score(pair, shores, false, f32::MAX)
            })];
            if let Some(shores) = shores
                && self.dry(&line, shores) > 0.0
            {
                middles.push(self.worst(&line, &ways, |pair| self.dry(pair, shores)));
            }
            let mut best = None;
            let tried = middles
                .iter()
                .flat_map(|middle| REACHES.map(|reach| (*middle, reach)));
            for (middle, reach) in tried {
                for off in OFFS.into_iter().filter(|off| off.abs() <= STEEP * reach) {
                    let more = PUSHED * off.abs();
                    if more >= cost {
                        continue;
                    }
                    let pushed = pushed(&line, &ways, middle, reach, off);
                    if !pushed.iter().all(|at| self.on_map(*at)) {
                        continue;
                    }
                    let here = more + self.score(&pushed, shores, arrow, cost - more);
                    if here < cost {
                        cost = here;
                        best = Some(pushed);
                    }
                }
            }
            match best {
                Some(pushed) => line = pushed,
                None => break,
            }
        }
        line
    }

    /// How far along a line the middle of the stretch lies that costs the most.
    fn worst(&self, line: &[Spot], ways: &[f32], price: impl Fn(&[Spot]) -> f32) -> f32 {
        let whole = ways.last().copied().unwrap_or(0.0);
        let mut worst = (0.0, whole / 2.0);
        let (mut sum, mut first) = (0.0, 0.0);
        for (i, pair) in line.windows(2).enumerate() {
            let cost = price(pair);
            if cost <= 0.0 {
                sum = 0.0;
                first = ways[i + 1];
                continue;
            }
            sum += cost;
            if sum > worst.0 {
                worst = (sum, (first + ways[i + 1]) / 2.0);
            }
        }
        worst.1
    }
}

/// How far along a line each of its places lies.
fn along(line: &[Spot]) -> Vec<f32> {
    let mut gone = 0.0;
    let mut ways = vec![0.0];
    for pair in line.windows(2) {
        gone += pair[0].distance(pair[1]);
        ways.push(gone);
    }
    ways
}

fn pushed(line: &[Spot], ways: &[f32], middle: f32, reach: f32, off: f32) -> Vec<Spot> {
    let whole = ways.last().copied().unwrap_or(0.0);
    let get = |i: usize| line[i.min(line.len() - 1)];
    let push = |(i, at): (usize, &Spot)| {
        let way = ways[i];
        let part = 1.0 - ((way - middle) / reach).powi(2);
        if part <= 0.0 {
            return *at;
        }
        let ends = (way / START).min((whole - way) / END).clamp(0.0, 1.0);
        let (before, after) = (get(i.saturating_sub(1)), get(i + 1));
        let length = before.distance(after).max(0.1);
        let by = off * part * part * ends / length;
        let (dx, dy) = (after.x - before.x, after.y - before.y);
        Spot::new(at.x - dy * by, at.y + dx * by)
    };
    line.iter().enumerate().map(push).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chart;
    use crate::lines::leg::Thing;
    use crate::map::labels::Area;
    use crate::paint::curves::straight;

    #[test]
    fn a_line_over_letters_is_pushed_beside_them_and_keeps_its_ends() {
        let mut router = Router::new(Chart::STANDARD);
        let area = Area {
            at: Spot::new(300.0, 204.0),
            half: (20.0, 8.4),
        };
        router.block(area, Thing::Letters);
        let line = straight(Spot::new(200.0, 200.0), Spot::new(400.0, 200.0));
        let pushed = router.aside(line.clone(), None, true);
        assert!(pushed.iter().all(|at| !router.holds(*at, Thing::Letters)));
        assert_eq!((pushed.first(), pushed.last()), (line.first(), line.last()));
        assert_eq!(router.aside(pushed.clone(), None, true), pushed);
    }
}
