//! Where units stand where seas are shared: each power that is or comes into a sea has a berth there.

use std::collections::{BTreeMap, BTreeSet};

use crate::map::geometry::ChartGeometry;
use crate::paint::canvas::View;
use crate::paint::spot::Spot;
use crate::scene::{Mark, Scene, UnitMark};
use crate::task::{TaskKind, Who};
use chancery_rules::board::{Location, Power, Province, UnitKind};

/// Half the width and height, in map units, of a drawn stack in each of its sizes, the largest first.
pub const HALVES: [(f32, f32); 4] = [(25.0, 18.5), (24.5, 11.5), (21.0, 10.0), (16.5, 9.0)];
/// Half of what is drawn of a unit by itself.
const ALONE: (f32, f32) = (19.5, 18.0);
/// What lines leave free where nothing is drawn.
const EMPTY: (f32, f32) = (4.0, 4.0);

/// A power's place in a sea.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Berth {
    /// The middle of what is drawn there.
    pub spot: Spot,
    /// The size its stack is drawn in: 0 is the largest.
    pub size: usize,
    /// How many fleets lie there; none where a power only comes or passes.
    pub count: u32,
    /// Half the width and height of what is drawn there, in map units.
    pub half: (f32, f32),
}

impl Berth {
    /// How far from the middle a line towards another place begins, in map units.
    pub fn edge(&self, towards: Spot) -> f32 {
        let length = self.spot.distance(towards).max(1.0);
        let (dx, dy) = (
            (towards.x - self.spot.x).abs() / length,
            (towards.y - self.spot.y).abs() / length,
        );
        let (w, h) = self.half;
        (w / dx.max(0.01)).min(h / dy.max(0.01)) + 2.5
    }
}

/// Where every power's units are drawn on a picture with shared seas.
#[derive(Debug, Default)]
pub struct Berths {
    seas: BTreeMap<(Province, Option<Power>), Berth>,
    lands: BTreeMap<Location, Berth>,
}

impl Berths {
    /// Assigns each power its berth in the seas and lands of a scene. Empty unless the scene has shared seas
    /// (`Scene::waters`).
    pub fn new(map: &ChartGeometry, view: View, scene: &Scene) -> Berths {
        let mut berths = Berths::default();
        if scene.waters.is_none() {
            return berths;
        }
        let closed = map.islands.minus(&scene.islands);
        let mut powers: BTreeMap<Province, BTreeSet<Option<Power>>> = BTreeMap::new();
        let mut counts: BTreeMap<(Province, Option<Power>), u32> = BTreeMap::new();
        let sea = |p: Province| map.space(p).is_some_and(|s| s.sea());
        for unit in scene.units.iter().filter(|u| !u.dislodged) {
            let at = unit.at.province;
            if sea(at) {
                powers.entry(at).or_default().insert(unit.owner);
                *counts.entry((at, unit.owner)).or_default() += 1;
            } else if !closed.contains(at)
                && let Some(spot) = map.stand(unit.at)
            {
                let berth = Berth {
                    spot: view.snap(spot),
                    size: 0,
                    count: 1,
                    half: ALONE,
                };
                berths.lands.insert(unit.at, berth);
            }
        }
        for (owner, at) in scene.marks.iter().flat_map(visits) {
            if sea(at) {
                powers.entry(at).or_default().insert(owner);
            }
        }
        for (at, owners) in powers {
            let Some(space) = map.space(at) else { continue };
            let count = |owner| counts.get(&(at, owner)).copied().unwrap_or(0);
            let roads = match owners.len() {
                0 | 1 => None,
                n => space.fleets.get(n - 2).or(space.fleets.last()),
            };
            for (i, owner) in owners.into_iter().enumerate() {
                let (spot, size) = match roads {
                    Some(roads) if !roads.at.is_empty() => (
                        roads.at[i % roads.at.len()],
                        roads.size.min(HALVES.len() - 1),
                    ),
                    _ => (space.unit.get("main").copied().unwrap_or(space.label), 0),
                };
                let count = count(owner);
                let berth = Berth {
                    spot: view.snap(spot),
                    size,
                    count,
                    half: if count > 0 { HALVES[size] } else { EMPTY },
                };
                berths.seas.insert((at, owner), berth);
            }
        }
        berths
    }

    /// The berth of these units, or the one they are on their way to; `None` off the chart.
    pub fn of(&self, map: &ChartGeometry, view: View, who: Who) -> Option<Berth> {
        let province = who.at.province;
        if let Some(berth) = self.seas.get(&(province, who.owner)) {
            return Some(*berth);
        }
        let stands = self.lands.get(&who.at).copied();
        // An order that leaves the coast out means the unit that is there.
        let any = || {
            let mut all = self.lands.iter();
            let found = all.find(|(at, _)| at.province == province && who.at.coast.is_none());
            found.map(|(_, berth)| *berth)
        };
        let empty = || {
            map.stand(who.at).map(|spot| Berth {
                spot: view.snap(spot),
                size: 0,
                count: 0,
                half: EMPTY,
            })
        };
        stands.or_else(any).or_else(empty)
    }

    /// Every place on the picture at which units stand.
    pub fn all(&self) -> impl Iterator<Item = &Berth> {
        let lie = self.stacks().map(|(_, berth)| berth);
        lie.chain(self.lands.values())
    }

    /// The stacks to draw, each with whose it is.
    pub fn stacks(&self) -> impl Iterator<Item = (Who, &Berth)> {
        let lie = self.seas.iter().filter(|(_, berth)| berth.count > 0);
        lie.map(|((sea, owner), berth)| {
            let (owner, at) = (*owner, (*sea).into());
            (Who { owner, at }, berth)
        })
    }

    /// Whether a unit is drawn in a stack and not by itself.
    pub fn stacked(&self, unit: &UnitMark) -> bool {
        let at = (unit.at.province, unit.owner);
        !unit.dislodged && unit.kind == UnitKind::Fleet && self.seas.contains_key(&at)
    }
}

/// Who comes into which places by a mark.
fn visits(mark: &Mark) -> Vec<(Option<Power>, Province)> {
    match mark {
        Mark::Task(task) => {
            let mut all = vec![(task.who.owner, task.who.at.province)];
            all.extend(task.middle().map(|sea| (task.who.owner, sea)));
            if let TaskKind::Move { to, .. } = &task.deed {
                all.push((task.who.owner, to.province));
            }
            all
        }
        Mark::Retreat { owner, to, .. } => vec![(*owner, to.province)],
        _ => Vec::new(),
    }
}
