//! What a game puts on the map: centres, orders and units, in the order they cover each other.

use std::collections::BTreeMap;

use tiny_skia::Pixmap;

use super::arrows;
use super::berths::Berths;
use super::canvas::Canvas;
use super::coins;
use super::fleets;
use super::geometry::{ChartGeometry, Geometry, Spot};
use super::layers::Layers;
use super::narrows;
use super::pins;
use super::route::{Gaps, Obstacle, Router, waypoints};
use super::scene::{Mark, Outcome, Scene, UnitMark};
use super::signals;
use super::task::Who;
use super::tasks::Tasks;
use super::theme;
use super::units::{self, Size};
use chancery_rules::board::{Location, Power, Province, UnitKind};

/// Around a unit that an arrow leaves, reaches, or finds nobody at.
const LEAVES: f32 = 18.0;
const REACHES: f32 = 21.0;
const ALONE: f32 = 8.0;

/// So many units of one space stand beside each other.
const MOST_FANNED: f32 = 5.0;

/// The marks of one picture, placed.
pub(super) struct Overlay<'a> {
    pub(super) scene: &'a Scene,
    pub(super) layers: &'a Layers,
    pub(super) map: &'static ChartGeometry,
    /// Where each of the scene's units stands, beside its mark.
    pub(super) stands: Vec<(UnitMark, Spot)>,
    pub(super) router: Router,
    /// Where units stand where seas are shared.
    pub(super) berths: &'a Berths,
    /// The lines of moves, by whence and whither.
    pub(super) lines: BTreeMap<(Province, Province), Vec<Spot>>,
}

/// Draws centres, orders, letters and units over a tinted map.
pub fn draw(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    let map = Geometry::get().chart(layers.chart);
    let berths = Berths::new(map, layers.view, scene);
    let mut overlay = Overlay {
        scene,
        layers,
        map,
        stands: stands(map, layers, scene, &berths),
        router: Router::default(),
        berths: &berths,
        lines: BTreeMap::new(),
    };
    overlay.router.obstacles = overlay.obstacles();
    let waters = scene.waters.as_ref();
    let tasks = waters.map(|waters| {
        let router = &mut overlay.router;
        Tasks::lay(scene, waters, &berths, map, layers.view, router)
    });
    let tasks = tasks.as_ref();
    overlay.lay_moves();
    let mut canvas = Canvas {
        pixmap,
        transform: layers.view.transform(),
    };
    for narrow in waters
        .iter()
        .flat_map(|w| w.straits.iter().chain(&w.passages))
    {
        narrows::draw(&mut canvas, *narrow);
    }
    overlay.centres(&mut canvas);
    overlay.rings(&mut canvas);
    let helps = overlay.lay_helps();
    for help in &helps {
        help.line(&mut canvas);
    }
    if let Some(tasks) = tasks {
        tasks.rings(&mut canvas);
        tasks.helps(&mut canvas);
        tasks.moves(&mut canvas);
        tasks.dots(&mut canvas);
    }
    overlay.moves(&mut canvas);
    for help in &helps {
        help.dot(&mut canvas);
    }
    layers.labels(canvas.pixmap, scene.islands);
    coins::lay(&mut canvas, layers, map, scene);
    for (unit, spot) in &overlay.stands {
        let size = if unit.dislodged {
            Size::Small
        } else {
            Size::Full
        };
        overlay.unit(&mut canvas, unit.owner, unit.kind, size, *spot);
    }
    for (owner, berth) in berths.stacks() {
        let letter = overlay.letter(owner);
        fleets::stack(
            &mut canvas,
            berth.spot,
            owner,
            letter,
            berth.count,
            berth.size,
        );
    }
    overlay.signs_over_units(&mut canvas);
    if let Some(tasks) = tasks {
        tasks.over(&mut canvas);
    }
}

/// Gives every unit a place; several in one space stand fanned out.
fn stands(
    map: &ChartGeometry,
    layers: &Layers,
    scene: &Scene,
    berths: &Berths,
) -> Vec<(UnitMark, Spot)> {
    let closed = map.islands.minus(scene.islands);
    let mut crowd: BTreeMap<(Province, bool), f32> = BTreeMap::new();
    let mut stands = Vec::new();
    for unit in &scene.units {
        if closed.contains(unit.at.province) || berths.stacked(unit) {
            continue;
        }
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
        obstacles.extend(self.berths.stacks().map(|(_, berth)| Obstacle {
            at: berth.spot,
            half_width: berth.half.0,
            half_height: berth.half.1,
            weight: 1.0,
        }));
        obstacles.extend(coins::obstacles(self.map, self.scene));
        for (_, space) in self.map.open(self.scene.islands) {
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

    /// What is written on a power's units, where they have letters.
    fn letter(&self, owner: Option<Power>) -> &str {
        let waters = self.scene.waters.as_ref();
        let shared = waters.and_then(|w| w.letters.get(&owner?));
        let found = shared.or_else(|| self.scene.letters.get(&owner?));
        found.map_or("", String::as_str)
    }

    fn unit(
        &self,
        canvas: &mut Canvas<'_>,
        owner: Option<Power>,
        kind: UnitKind,
        size: Size,
        at: Spot,
    ) {
        match self.letter(owner) {
            "" if self.scene.is_faint(owner) => {
                pins::faint(canvas.pixmap, self.layers, (owner, kind, size), at);
            }
            "" => self.layers.unit(canvas.pixmap, owner, kind, size, at),
            letter => fleets::unit(canvas, at, owner, kind, letter, size.factor()),
        }
    }

    /// Where the unit an order names stands: its own spot, or the space's.
    pub(super) fn unit_at(&self, at: Location, dislodged: bool) -> Option<Spot> {
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

    pub(super) fn gaps(&self, to: Location) -> Gaps {
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
    pub(super) fn goal(&self, to: Location) -> Option<Spot> {
        match to.coast {
            None => self.unit_at(to, false),
            Some(_) => self.map.stand(to),
        }
    }

    /// Where a power's units come to, where seas are shared.
    fn berth(&self, owner: Option<Power>, at: Location) -> Option<Spot> {
        let berth = self
            .berths
            .of(self.map, self.layers.view, Who { owner, at });
        berth.map(|berth| berth.spot)
    }

    /// Finds the lines of all moves first, so that supports can meet them.
    fn lay_moves(&mut self) {
        for mark in &self.scene.marks {
            let (owner, from, to, route, dislodged) = match mark {
                Mark::Move {
                    owner,
                    from,
                    to,
                    route,
                    ..
                } => (*owner, *from, *to, route.as_slice(), false),
                Mark::Retreat {
                    owner, from, to, ..
                } => (*owner, *from, *to, &[][..], true),
                _ => continue,
            };
            let end = match self.scene.waters {
                Some(_) => self.berth(owner, to),
                None => self.goal(to),
            };
            let (Some(start), Some(end)) = (self.unit_at(from, dislodged), end) else {
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

    pub(super) fn line(&self, from: Location, to: Location) -> Option<&Vec<Spot>> {
        self.lines.get(&(from.province, to.province))
    }

    fn centres(&self, canvas: &mut Canvas<'_>) {
        for (province, owner) in &self.scene.centres {
            if let Some(at) = self.map.space(*province).and_then(|s| s.sc) {
                units::centre(canvas, at, *owner);
            }
        }
        for (province, owner) in &self.scene.yards {
            if let Some(at) = self.map.space(*province).and_then(|s| s.sc) {
                units::yard(canvas, at, *owner);
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
        for army in &self.scene.aboard {
            if let Some(spot) = self.unit_at(army.at, army.dislodged) {
                let size = match army.dislodged {
                    true => Size::Small,
                    false => Size::Full,
                };
                units::cargo(canvas, spot, army.owner, army.left, size.factor());
            }
        }
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
                        self.unit(canvas, *owner, *kind, Size::Full, spot);
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
                Mark::Leave { at, to, outcome } => {
                    if let Some(spot) = self.map.space(*at).and_then(|s| s.unit.get("main")) {
                        let name = self.letter(Some(*to));
                        let spot = Spot::new(spot.x, spot.y - 30.0);
                        signals::leave(canvas, spot, *to, name, *outcome);
                    }
                }
                _ => {}
            }
        }
    }
}
