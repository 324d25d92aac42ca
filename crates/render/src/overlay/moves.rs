//! Moves and retreats on a picture of single units: where their lines run, and their ink.

use super::placed::Overlay;
use super::shores::shores;
use crate::lines::leg::{Gaps, Leg, Thing};
use crate::map::labels::Area;
use crate::map::narrows;
use crate::paint::canvas::Canvas;
use crate::paint::spot::Spot;
use crate::pieces::arrows;
use crate::pieces::coins;
use crate::scene::{Mark, Way};
use chancery_rules::board::{Location, Province, UnitKind};

/// Around a unit that an arrow leaves, reaches, or finds nobody at.
const LEAVES: f32 = 18.0;
const REACHES: f32 = 21.0;
const ALONE: f32 = 8.0;

/// Around a unit that has a ring.
const RINGED: f32 = 29.0;

/// Half of what is drawn of a unit.
const UNIT: (f32, f32) = (17.5, 16.0);

impl Overlay<'_> {
    /// Tells the router what lies where.
    pub(crate) fn block(&mut self) {
        let mut all: Vec<(Area, Thing)> = Vec::new();
        for (unit, at) in &self.stands {
            let half = if unit.dislodged { (15.0, 14.0) } else { UNIT };
            all.push((Area { at: *at, half }, Thing::Unit));
        }
        all.extend(self.berths.stacks().map(|(_, berth)| {
            let (at, half) = (berth.spot, berth.half);
            (Area { at, half }, Thing::Unit)
        }));
        let lettering = &self.lettering;
        // Large coins are a part of their land's name.
        let money = if lettering.large {
            Thing::Letters
        } else {
            Thing::Money
        };
        let areas = coins::areas(self.map, lettering, self.scene);
        all.extend(areas.map(|area| (area, money)));
        for area in &self.letters {
            all.push((*area, Thing::Letters));
        }
        for at in self.scene.centres.keys().chain(self.scene.yards.keys()) {
            let at = self.map.space(*at).and_then(|s| s.sc);
            let half = (8.0, 8.0);
            all.extend(at.map(|at| (Area { at, half }, Thing::Centre)));
        }
        for (area, thing) in all {
            self.router.block(area, thing);
        }
    }

    pub(crate) fn gaps(&self, to: Location) -> Gaps {
        let ringed = self.scene.marks.iter().any(|mark| match mark {
            Mark::Hold { at, .. } | Mark::Convoy { from: at, .. } => at.province == to.province,
            _ => false,
        });
        let end = match (self.occupied(to.province), ringed) {
            (true, true) => RINGED,
            (true, false) => REACHES,
            (false, _) => ALONE,
        };
        Gaps { start: LEAVES, end }
    }

    /// Finds the lines of all moves first, so that supports can meet them.
    pub(crate) fn lay_moves(&mut self) {
        let mut legs: Vec<((Province, Province), Leg)> = Vec::new();
        for mark in &self.scene.marks {
            let Some(Way {
                owner,
                from,
                to,
                route,
                dislodged,
                ..
            }) = mark.way()
            else {
                continue;
            };
            let end = match self.scene.waters {
                Some(_) => self.berth(owner, to),
                None => self.goal(to),
            };
            let (Some(start), Some(end)) = (self.unit_at(from, dislodged), end) else {
                continue;
            };
            let carriers = route.iter();
            let carriers = carriers.filter_map(|sea| self.unit_at((*sea).into(), false));
            let mut via: Vec<Spot> = carriers.collect();
            let beside = !via.is_empty();
            if !beside {
                via = narrows::way(from.province, to.province);
            }
            let ship = self.kind(from, dislodged) == Some(UnitKind::Fleet) || !route.is_empty();
            let alone = self.scene.waters.is_none() && !self.occupied(to.province);
            let leg = Leg {
                from: start,
                to: end,
                via,
                beside,
                gaps: self.gaps(to),
                shores: ship.then(|| shores([from, to])),
                free: alone.then_some(to.province),
            };
            legs.push(((from.province, to.province), leg));
        }
        // Close neighbours first: they have the fewest ways.
        legs.sort_by(|a, b| {
            let long = |leg: &Leg| leg.from.distance(leg.to);
            long(&a.1).total_cmp(&long(&b.1))
        });
        // Twice, so that the first ones learn of the later ones.
        for _ in 0..2 {
            for (key, leg) in &legs {
                if let Some(before) = self.lines.get(key) {
                    self.router.forget(before);
                    self.router.look_anew();
                    if self.router.clear(before, leg.shores.as_ref()) {
                        self.router.remember(before);
                        continue;
                    }
                }
                let line = self.router.route(leg);
                self.lines.insert(*key, line);
            }
        }
    }

    /// Whether a move is an army's way onto its own fleet.
    fn boards(&self, way: &Way<'_>) -> bool {
        let sea = self.map.space(way.to.province).is_some_and(|s| s.sea());
        sea && way.route.is_empty() && self.kind(way.from, false) == Some(UnitKind::Army)
    }

    /// The moves and retreats whose lines are on the map, with these.
    fn laid(&self) -> impl Iterator<Item = (Way<'_>, &Vec<Spot>)> {
        let ways = self.scene.marks.iter().filter_map(Mark::way);
        ways.filter_map(|way| Some((way, self.line(way.from, way.to)?)))
    }

    /// Draws the lines of moves without their heads.
    pub(crate) fn shafts(&self, canvas: &mut Canvas<'_>) {
        for (way, line) in self.laid() {
            if way.dislodged {
                arrows::retreat_shaft(canvas, line, way.outcome);
            } else if self.boards(&way) {
                arrows::boarding(canvas, line, way.outcome);
            } else {
                arrows::shaft(canvas, line, way.owner, way.outcome);
            }
        }
    }

    /// Draws the heads of moves, and the anchors of those by sea.
    pub(crate) fn tips(&self, canvas: &mut Canvas<'_>) {
        for (way, line) in self.laid() {
            if way.dislodged {
                arrows::retreat_tip(canvas, line, way.outcome);
            } else if self.boards(&way) {
                if let Some(end) = line.last() {
                    arrows::anchor(canvas, *end, way.outcome);
                }
            } else {
                arrows::tip(canvas, line, way.outcome);
                if !way.route.is_empty() {
                    arrows::anchors(canvas, line, way.outcome);
                }
            }
        }
    }
}
