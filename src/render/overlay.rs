//! What a game puts on the map: centres, orders and units, in the order they cover each other.

use std::collections::BTreeMap;

use tiny_skia::Pixmap;

use super::arrows;
use super::canvas::Canvas;
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
    overlay.lines_under(&mut canvas);
    overlay.moves(&mut canvas);
    overlay.dots(&mut canvas);
    layers.labels(canvas.pixmap);
    overlay.signs_under_units(&mut canvas);
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
        let fanned = Spot::new(spot.x + *before * 13.0, spot.y - *before * 7.0);
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

    fn centres(&self, canvas: &mut Canvas<'_>) {
        for (province, owner) in &self.scene.centres {
            if let Some(at) = self.map.space(*province).and_then(|s| s.sc) {
                units::centre(canvas, at, *owner);
            }
        }
    }

    /// Supports, convoys and holds: under the moves they belong to.
    fn lines_under(&self, canvas: &mut Canvas<'_>) {
        for mark in &self.scene.marks {
            match mark {
                Mark::Hold { at, outcome } => {
                    if let Some(spot) = self.unit_at(*at, false) {
                        let color = if outcome.good() {
                            theme::SUPPORT
                        } else {
                            theme::VOID
                        };
                        units::hold(canvas, spot, color);
                    }
                }
                Mark::Convoy {
                    from,
                    army,
                    to,
                    outcome,
                } => self.convoy(canvas, (*from, *army, *to), *outcome),
                Mark::SupportHold {
                    from,
                    target,
                    outcome,
                } => {
                    let ends = (self.unit_at(*from, false), self.unit_at(*target, false));
                    if let (Some(start), Some(end)) = ends {
                        arrows::support_hold(canvas, start, end, *outcome);
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
                    let Some((line, ghost)) = self.line_or_ghost(*target, *to) else {
                        continue;
                    };
                    if ghost {
                        arrows::ghost(canvas, &line, theme::SUPPORT);
                    }
                    if let Some(at) = arrows::meeting(start, &line) {
                        arrows::support(canvas, start, at, *outcome);
                    }
                }
                _ => {}
            }
        }
    }

    fn convoy(
        &self,
        canvas: &mut Canvas<'_>,
        (from, army, to): (Location, Location, Location),
        outcome: Outcome,
    ) {
        let Some(fleet) = self.unit_at(from, false) else {
            return;
        };
        arrows::convoy_ring(canvas, fleet, outcome);
        let Some((line, ghost)) = self.line_or_ghost(army, to) else {
            return;
        };
        if ghost {
            arrows::ghost(canvas, &line, theme::CONVOY);
        }
        if let Some(at) = nearest(fleet, &line) {
            arrows::convoy_wave(canvas, fleet, at, outcome);
        }
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

    /// Where supports and convoys meet the moves they help.
    fn dots(&self, canvas: &mut Canvas<'_>) {
        for mark in &self.scene.marks {
            match mark {
                Mark::SupportMove {
                    from,
                    target,
                    to,
                    outcome,
                } => {
                    let line = self.line_or_ghost(*target, *to);
                    if let (Some(start), Some((line, _))) = (self.unit_at(*from, false), line)
                        && let Some(at) = arrows::meeting(start, &line)
                    {
                        arrows::support_dot(canvas, at, *outcome);
                    }
                }
                Mark::Convoy {
                    from,
                    army,
                    to,
                    outcome,
                } => {
                    let line = self.line_or_ghost(*army, *to);
                    if let (Some(fleet), Some((line, _))) = (self.unit_at(*from, false), line)
                        && let Some(at) = nearest(fleet, &line)
                        && at.distance(fleet) > 30.0
                    {
                        arrows::convoy_dot(canvas, at, *outcome);
                    }
                }
                _ => {}
            }
        }
    }

    fn signs_under_units(&self, canvas: &mut Canvas<'_>) {
        for mark in &self.scene.marks {
            match mark {
                Mark::Dislodged { at } => {
                    if let Some(spot) = self.unit_at(*at, false) {
                        units::burst(canvas, spot, 1.0);
                    }
                }
                Mark::Build { at, outcome, .. } => {
                    if let Some(spot) = self.map.stand(*at) {
                        let color = if outcome.good() {
                            theme::BUILD
                        } else {
                            theme::VOID
                        };
                        units::build(canvas, self.layers.view.snap(spot), color);
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
