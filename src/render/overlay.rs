//! What a game puts on the map: centres, orders and units, in the order they cover each other.

use std::collections::BTreeMap;

use tiny_skia::Pixmap;

use super::arrows;
use super::canvas::Canvas;
use super::coins;
use super::geometry::{ChartGeometry, Geometry, Spot};
use super::layers::Layers;
use super::route::{Gaps, Obstacle, Router, waypoints};
use super::scene::{Mark, Outcome, Scene, UnitMark};
use super::theme;
use super::units::{self, Size};
use crate::board::{Location, Province};

/// Around a unit that an arrow leaves, reaches, or finds nobody at.
const LEAVES: f32 = 18.0;
const REACHES: f32 = 21.0;
const ALONE: f32 = 8.0;

/// So many units of one space stand beside each other.
const MOST_FANNED: f32 = 5.0;

/// How close a support's line comes to its unit and to what it helps.
const SUPPORT_HOLD: Gaps = Gaps {
    start: 19.0,
    end: 27.0,
};
const SUPPORT_MOVE: Gaps = Gaps {
    start: 19.0,
    end: 0.0,
};

/// A support's or convoy's line.
struct Help {
    kind: HelpKind,
    line: Vec<Spot>,
    /// The helped move's line where that move itself is not on the picture.
    ghost: Option<Vec<Spot>>,
    outcome: Outcome,
}

enum HelpKind {
    Hold { target: Spot },
    Move,
    Convoy,
}

impl Help {
    fn line(&self, canvas: &mut Canvas<'_>) {
        let color = match self.kind {
            HelpKind::Convoy => theme::CONVOY,
            _ => theme::SUPPORT,
        };
        if let Some(ghost) = &self.ghost {
            arrows::ghost(canvas, ghost, arrows::tone(self.outcome, color));
        }
        match self.kind {
            HelpKind::Convoy => {
                if let [fleet, at] = self.line[..] {
                    arrows::convoy_wave(canvas, fleet, at, self.outcome);
                }
            }
            _ => arrows::support(canvas, &self.line, self.outcome),
        }
    }

    fn dot(&self, canvas: &mut Canvas<'_>) {
        let (Some(first), Some(last)) = (self.line.first(), self.line.last()) else {
            return;
        };
        match self.kind {
            HelpKind::Hold { target } => {
                arrows::support_bow(canvas, *last, target, self.outcome);
            }
            HelpKind::Move => {
                arrows::dot(canvas, *last, arrows::tone(self.outcome, theme::SUPPORT))
            }
            HelpKind::Convoy if first.distance(*last) > 34.0 => {
                arrows::dot(canvas, *last, arrows::tone(self.outcome, theme::CONVOY));
            }
            HelpKind::Convoy => {}
        }
    }
}

/// The marks of one picture, placed.
struct Overlay<'a> {
    scene: &'a Scene,
    layers: &'a Layers,
    map: &'static ChartGeometry,
    /// Where each of the scene's units stands, beside its mark.
    stands: Vec<(UnitMark, Spot)>,
    router: Router,
    /// The lines of moves, by whence and whither.
    lines: BTreeMap<(Province, Province), Vec<Spot>>,
}

/// Draws centres, orders, letters and units over a tinted map.
pub fn draw(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    let map = Geometry::get().chart(layers.chart);
    let mut overlay = Overlay {
        scene,
        layers,
        map,
        stands: stands(map, layers, scene),
        router: Router::default(),
        lines: BTreeMap::new(),
    };
    overlay.router.obstacles = overlay.obstacles();
    overlay.lay_moves();
    let mut canvas = Canvas {
        pixmap,
        transform: layers.view.transform(),
    };
    overlay.centres(&mut canvas);
    overlay.rings(&mut canvas);
    let helps = overlay.lay_helps();
    for help in &helps {
        help.line(&mut canvas);
    }
    overlay.moves(&mut canvas);
    for help in &helps {
        help.dot(&mut canvas);
    }
    layers.labels(canvas.pixmap);
    coins::lay(&mut canvas, layers, map, scene);
    for (unit, spot) in &overlay.stands {
        let size = if unit.dislodged {
            Size::Small
        } else {
            Size::Full
        };
        layers.unit(canvas.pixmap, unit.owner, unit.kind, size, *spot);
    }
    overlay.signs_over_units(&mut canvas);
}

/// Gives every unit a place; several in one space stand fanned out.
fn stands(map: &ChartGeometry, layers: &Layers, scene: &Scene) -> Vec<(UnitMark, Spot)> {
    let mut crowd: BTreeMap<(Province, bool), f32> = BTreeMap::new();
    let mut stands = Vec::new();
    for unit in &scene.units {
        let spot = if unit.dislodged {
            map.dislodged(unit.at)
        } else {
            map.stand(unit.at)
        };
        let Some(spot) = spot else { continue };
        let before = crowd
            .entry((unit.at.province, unit.dislodged))
            .and_modify(|n| *n += 1.0)
            .or_insert(0.0);
        // A heap grows no further than its space: later ones cover earlier ones.
        let step = *before % MOST_FANNED;
        let fanned = Spot::new(spot.x + step * 13.0, spot.y - step * 7.0);
        stands.push((*unit, layers.view.snap(fanned)));
    }
    stands
}

impl Overlay<'_> {
    fn obstacles(&self) -> Vec<Obstacle> {
        let mut obstacles: Vec<Obstacle> = self
            .stands
            .iter()
            .map(|(_, at)| Obstacle {
                at: *at,
                half_width: 20.0,
                half_height: 20.0,
                weight: 1.0,
            })
            .collect();
        obstacles.extend(coins::obstacles(self.map, self.scene));
        for (_, space) in self.map.provinces() {
            obstacles.push(Obstacle {
                at: space.label,
                half_width: 22.0,
                half_height: 12.0,
                weight: 0.35,
            });
            obstacles.extend(space.sc.map(|at| Obstacle {
                at,
                half_width: 9.0,
                half_height: 9.0,
                weight: 0.3,
            }));
        }
        obstacles
    }

    /// Where the unit an order names stands: its own spot, or the space's.
    fn unit_at(&self, at: Location, dislodged: bool) -> Option<Spot> {
        self.stands
            .iter()
            .find(|(u, _)| u.at.province == at.province && u.dislodged == dislodged)
            .map(|(_, spot)| *spot)
            .or_else(|| self.map.stand(at).map(|s| self.layers.view.snap(s)))
    }

    fn occupied(&self, province: Province) -> bool {
        self.stands
            .iter()
            .any(|(u, _)| u.at.province == province && !u.dislodged)
    }

    fn gaps(&self, to: Location) -> Gaps {
        Gaps {
            start: LEAVES,
            end: if self.occupied(to.province) {
                REACHES
            } else {
                ALONE
            },
        }
    }

    /// Where an arrow ends: beside the unit it meets, or on the empty stand.
    fn goal(&self, to: Location) -> Option<Spot> {
        match to.coast {
            None => self.unit_at(to, false),
            Some(_) => self.map.stand(to),
        }
    }

    /// Finds the lines of all moves first, so that supports can meet them.
    fn lay_moves(&mut self) {
        for mark in &self.scene.marks {
            let (from, to, route, dislodged) = match mark {
                Mark::Move {
                    from, to, route, ..
                } => (*from, *to, route.as_slice(), false),
                Mark::Retreat { from, to, .. } => (*from, *to, &[][..], true),
                _ => continue,
            };
            let (Some(start), Some(end)) = (self.unit_at(from, dislodged), self.goal(to)) else {
                continue;
            };
            let mut via: Vec<Spot> = route
                .iter()
                .filter_map(|sea| self.unit_at((*sea).into(), false))
                .collect();
            if via.is_empty() {
                via.extend(waypoints(from.province, to.province));
            }
            let gaps = self.gaps(to);
            let line = self.router.route(start, end, &via, gaps);
            self.lines.insert((from.province, to.province), line);
        }
    }

    fn line(&self, from: Location, to: Location) -> Option<&Vec<Spot>> {
        self.lines.get(&(from.province, to.province))
    }

    /// The line of a move that is on the picture, or a plain one where it would be.
    fn line_or_ghost(&self, from: Location, to: Location) -> Option<(Vec<Spot>, bool)> {
        if let Some(line) = self.line(from, to) {
            return Some((line.clone(), false));
        }
        let (start, end) = (self.unit_at(from, false)?, self.goal(to)?);
        let line = super::route::bent(start, end, 0.08);
        let line = super::route::trim(&line, start, end, self.gaps(to));
        Some((line, true))
    }

    /// The line of an army's move that is on the picture, or one through the fleet that would
    /// carry it.
    fn line_or_carried(
        &self,
        army: Location,
        fleet: Spot,
        to: Location,
    ) -> Option<(Vec<Spot>, bool)> {
        if let Some(line) = self.line(army, to) {
            return Some((line.clone(), false));
        }
        let (start, end) = (self.unit_at(army, false)?, self.goal(to)?);
        let line = super::route::smooth(&[start, fleet, end]);
        let line = super::route::trim(&line, start, end, self.gaps(to));
        Some((line, true))
    }

    fn centres(&self, canvas: &mut Canvas<'_>) {
        for (province, owner) in &self.scene.centres {
            if let Some(at) = self.map.space(*province).and_then(|s| s.sc) {
                units::centre(canvas, at, *owner);
            }
        }
    }

    /// What lies around units and under every line.
    fn rings(&self, canvas: &mut Canvas<'_>) {
        let shade = |outcome: Outcome, good| if outcome.good() { good } else { theme::VOID };
        for mark in &self.scene.marks {
            match mark {
                Mark::Hold { at, outcome } => {
                    if let Some(spot) = self.unit_at(*at, false) {
                        units::hold(canvas, spot, shade(*outcome, theme::SUPPORT));
                    }
                }
                Mark::Convoy { from, outcome, .. } => {
                    if let Some(spot) = self.unit_at(*from, false) {
                        arrows::convoy_ring(canvas, spot, *outcome);
                    }
                }
                Mark::Dislodged { at } => {
                    if let Some(spot) = self.unit_at(*at, false) {
                        units::burst(canvas, spot, 1.0);
                    }
                }
                Mark::Build { at, outcome, .. } => {
                    if let Some(spot) = self.map.stand(*at) {
                        let spot = self.layers.view.snap(spot);
                        units::build(canvas, spot, shade(*outcome, theme::BUILD));
                    }
                }
                _ => {}
            }
        }
        for (unit, spot) in &self.stands {
            if unit.dislodged {
                units::burst(canvas, *spot, Size::Small.factor() * 0.9);
            }
        }
    }

    /// Finds the lines of supports and convoys, now that the moves' lines are known.
    fn lay_helps(&mut self) -> Vec<Help> {
        let mut helps = Vec::new();
        for mark in &self.scene.marks {
            match mark {
                Mark::SupportHold {
                    from,
                    target,
                    outcome,
                } => {
                    let ends = (self.unit_at(*from, false), self.unit_at(*target, false));
                    if let (Some(start), Some(target)) = ends {
                        let line = self.router.bend(start, target, SUPPORT_HOLD);
                        helps.push(Help {
                            kind: HelpKind::Hold { target },
                            line,
                            ghost: None,
                            outcome: *outcome,
                        });
                    }
                }
                Mark::SupportMove {
                    from,
                    target,
                    to,
                    outcome,
                } => {
                    let Some(start) = self.unit_at(*from, false) else {
                        continue;
                    };
                    let Some((helped, ghost)) = self.line_or_ghost(*target, *to) else {
                        continue;
                    };
                    helps.push(Help {
                        kind: HelpKind::Move,
                        line: self.router.meet(start, &helped, SUPPORT_MOVE),
                        ghost: ghost.then_some(helped),
                        outcome: *outcome,
                    });
                }
                Mark::Convoy {
                    from,
                    army,
                    to,
                    outcome,
                } => {
                    let Some(fleet) = self.unit_at(*from, false) else {
                        continue;
                    };
                    let Some((helped, ghost)) = self.line_or_carried(*army, fleet, *to) else {
                        continue;
                    };
                    let Some(at) = nearest(fleet, &helped) else {
                        continue;
                    };
                    helps.push(Help {
                        kind: HelpKind::Convoy,
                        line: vec![fleet, at],
                        ghost: ghost.then_some(helped),
                        outcome: *outcome,
                    });
                }
                _ => {}
            }
        }
        helps
    }

    fn moves(&self, canvas: &mut Canvas<'_>) {
        for mark in &self.scene.marks {
            match mark {
                Mark::Move {
                    owner,
                    from,
                    to,
                    outcome,
                    ..
                } => {
                    if let Some(line) = self.line(*from, *to) {
                        arrows::movement(canvas, line, *owner, *outcome);
                    }
                }
                Mark::Retreat {
                    from, to, outcome, ..
                } => {
                    if let Some(line) = self.line(*from, *to) {
                        arrows::retreat(canvas, line, *outcome);
                    }
                }
                _ => {}
            }
        }
    }

    fn signs_over_units(&self, canvas: &mut Canvas<'_>) {
        for mark in &self.scene.marks {
            match mark {
                Mark::Build {
                    owner,
                    kind,
                    at,
                    outcome,
                } => {
                    if let Some(spot) = self.map.stand(*at) {
                        let spot = self.layers.view.snap(spot);
                        let layers = self.layers;
                        layers.unit(canvas.pixmap, *owner, *kind, Size::Full, spot);
                        if outcome.good() {
                            units::plus(canvas, spot, theme::BUILD);
                        } else {
                            units::strike(canvas, spot, 0.8);
                        }
                    }
                }
                Mark::Disband { at, dislodged } => {
                    if let Some(spot) = self.unit_at(*at, *dislodged) {
                        let scale = if *dislodged { 0.86 } else { 1.0 };
                        units::strike(canvas, spot, scale);
                    }
                }
                _ => {}
            }
        }
    }
}

/// The place of a line's middle part nearest to a spot.
fn nearest(spot: Spot, line: &[Spot]) -> Option<Spot> {
    let n = line.len();
    line.get(n / 5..(n - n / 5).max(n / 5 + 1))?
        .iter()
        .min_by(|a, b| a.distance(spot).total_cmp(&b.distance(spot)))
        .copied()
}
