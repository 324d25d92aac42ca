//! What a game puts on the map: centres, orders and units, in the order they cover each other.

use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::helps::Help;
use super::lay::lay;
use super::pins;
use super::placed::Overlay;
use super::signals;
use super::tasks::Tasks;
use crate::map::labels::Area;
use crate::map::layers::Layers;
use crate::map::narrows;
use crate::paint::canvas::Canvas;
use crate::paint::curves::{circle, head};
use crate::paint::spot::Spot;
use crate::paint::theme;
use crate::pieces::arrows;
use crate::pieces::coins;
use crate::pieces::fleets;
use crate::pieces::units::{self, Size};
use crate::scene::{Mark, Outcome, Scene, UnitMark};
use crate::task::TaskKind;
use chancery_rules::board::{Power, UnitKind};

/// How much is seen of what leaves the board, and of those a sheet is not about.
const LEAVING: f32 = 0.5;
const FAINT: f32 = 0.4;

/// Draws centres, orders, letters and units over a tinted map. Says where names, coins, heads and units are,
/// which nothing should be laid on.
pub fn draw(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) -> Vec<Area> {
    lay(layers, scene, |overlay, helps, tasks| {
        overlay.ink(pixmap, helps, tasks);
        overlay.foremost(tasks)
    })
}

impl Overlay<'_> {
    fn ink(&self, pixmap: &mut Pixmap, helps: &[Help], tasks: Option<&Tasks<'_>>) {
        let (scene, layers) = (self.scene, self.layers);
        let mut canvas = layers.canvas(pixmap);
        let waters = scene.waters.iter();
        for narrow in waters.flat_map(|w| w.straits.iter().chain(&w.passages)) {
            narrows::draw(&mut canvas, *narrow);
        }
        self.centres(&mut canvas);
        self.rings(&mut canvas);
        for help in helps {
            help.line(&mut canvas);
        }
        if let Some(tasks) = tasks {
            tasks.rings(&mut canvas, &self.letters);
            tasks.helps(&mut canvas);
            tasks.shafts(&mut canvas);
            tasks.dots(&mut canvas, &self.letters);
        }
        self.shafts(&mut canvas);
        for help in helps {
            help.dot(&mut canvas, &self.letters);
        }
        layers.letters(canvas.pixmap, self.map, &self.lettering, &scene.islands);
        coins::lay(&mut canvas, layers, self.map, &self.lettering, scene);
        if let Some(tasks) = tasks {
            tasks.tips(&mut canvas);
        }
        self.tips(&mut canvas);
        for (unit, spot) in &self.stands {
            let size = if unit.dislodged {
                Size::Small
            } else {
                Size::Full
            };
            if self.leaves(unit) {
                self.pale(&mut canvas, *spot, LEAVING, |canvas| {
                    self.whole_unit(canvas, unit.owner, unit.kind, size, *spot);
                });
            } else {
                self.unit(&mut canvas, unit, size, *spot);
            }
        }
        for (who, berth) in self.berths.stacks() {
            let stack = |canvas: &mut Canvas<'_>| {
                let letter = self.letter(who.owner);
                let (count, size) = (berth.count, berth.size);
                fleets::stack(canvas, berth.spot, who.owner, letter, count, size);
            };
            let leaving = tasks.map_or(0, |tasks| tasks.leaving(who));
            if leaving >= berth.count {
                self.pale(&mut canvas, berth.spot, LEAVING, stack);
            } else if scene.is_faint(who.owner, who.at.province) {
                self.pale(&mut canvas, berth.spot, FAINT, stack);
            } else {
                stack(&mut canvas);
            }
        }
        self.signs_over_units(&mut canvas);
        if let Some(tasks) = tasks {
            tasks.over(&mut canvas, &self.letters);
        }
    }

    /// Names, coins, the heads of moves, units and stacks.
    fn foremost(&self, tasks: Option<&Tasks<'_>>) -> Vec<Area> {
        let area = |at: Spot, half: (f32, f32)| Area { at, half };
        let lines = self.lines.values();
        let lines = lines.chain(tasks.into_iter().flat_map(Tasks::headed_lines));
        let heads = lines.filter_map(|line| {
            let spots = head(line);
            Some(area(*spots.get(spots.len() / 2)?, (9.0, 9.0)))
        });
        let units = self.stands.iter().map(|(_, at)| area(*at, (15.0, 14.0)));
        let stacks = self.berths.stacks();
        let stacks = stacks.map(|(_, berth)| area(berth.spot, berth.half));
        let coins = coins::areas(self.map, &self.lettering, self.scene);
        let names = self.letters.iter().copied();
        let all = heads.chain(units).chain(stacks);
        all.chain(coins).chain(names).collect()
    }

    fn unit(&self, canvas: &mut Canvas<'_>, unit: &UnitMark, size: Size, at: Spot) {
        let (owner, kind) = (unit.owner, unit.kind);
        match (
            self.letter(owner),
            self.scene.is_faint(owner, unit.at.province),
        ) {
            ("", true) => pins::faint(canvas.pixmap, self.layers, (owner, kind, size), at),
            ("", false) => self.layers.unit(canvas.pixmap, owner, kind, size, at),
            (_, true) => self.pale(canvas, at, FAINT, |canvas| {
                self.whole_unit(canvas, owner, kind, size, at);
            }),
            (_, false) => self.whole_unit(canvas, owner, kind, size, at),
        }
    }

    fn whole_unit(
        &self,
        canvas: &mut Canvas<'_>,
        owner: Option<Power>,
        kind: UnitKind,
        size: Size,
        at: Spot,
    ) {
        match self.letter(owner) {
            "" => units::draw(canvas, at, owner, kind, size.factor()),
            letter => fleets::unit(canvas, at, owner, kind, letter, size.factor()),
        }
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
                        let color = shade(*outcome, theme::SUPPORT);
                        units::ring(
                            canvas,
                            &self.arcs(circle(spot, |_| units::HOLD)),
                            color,
                            3.0,
                        );
                    }
                }
                Mark::Convoy { from, outcome, .. } => {
                    if let Some(spot) = self.unit_at(*from, false) {
                        arrows::waves(canvas, &self.arcs(arrows::waved(spot)), *outcome);
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
                        canvas.disc(spot, 25.0, theme::CREAM.alpha(0.55));
                        let ring = self.arcs(circle(spot, |_| units::HOLD));
                        units::ring(canvas, &ring, shade(*outcome, theme::BUILD), 3.6);
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

    /// The corner of a unit where a badge covers no letters: the upper right, if it is free.
    fn corner(&self, spot: Spot) -> Spot {
        let corners = [(1.0, -1.0), (1.0, 1.0), (-1.0, -1.0), (-1.0, 1.0)];
        let corners = corners.map(|(x, y)| Spot::new(spot.x + 17.0 * x, spot.y + 17.0 * y));
        let free = |at: &&Spot| !self.letters.iter().any(|area| area.holds(**at, 8.0));
        *corners.iter().find(free).unwrap_or(&corners[0])
    }

    /// Whether a unit leaves the board.
    fn leaves(&self, unit: &UnitMark) -> bool {
        let away = (unit.at.province, unit.dislodged);
        self.scene.marks.iter().any(|mark| match mark {
            Mark::Disband { at, dislodged } => (at.province, *dislodged) == away,
            Mark::Task(task) => {
                task.deed == TaskKind::Disband
                    && task.who.owner == unit.owner
                    && task.who.at == unit.at
            }
            _ => false,
        })
    }

    /// A unit or a stack drawn pale, but in its own colour.
    fn pale(
        &self,
        canvas: &mut Canvas<'_>,
        at: Spot,
        opacity: f32,
        draw: impl FnOnce(&mut Canvas<'_>),
    ) {
        let view = self.layers.view;
        let reach = (42.0 * view.scale).ceil() as i32;
        let (x, y) = view.pixel(at);
        let (left, top) = (x - reach, y - reach);
        let Some(mut pixmap) = Pixmap::new(2 * reach as u32, 2 * reach as u32) else {
            return;
        };
        let mut alone = Canvas::new(
            &mut pixmap,
            canvas.transform.post_translate(-left as f32, -top as f32),
        )
        .with(self.layers.chart.liveries());
        draw(&mut alone);
        let paint = PixmapPaint {
            opacity,
            ..PixmapPaint::default()
        };
        let whole = Transform::identity();
        canvas
            .pixmap
            .draw_pixmap(left, top, pixmap.as_ref(), &paint, whole, None);
    }

    fn signs_over_units(&self, canvas: &mut Canvas<'_>) {
        for army in &self.scene.aboard {
            if let Some(spot) = self.unit_at(army.at, army.dislodged) {
                let size = if army.dislodged {
                    Size::Small
                } else {
                    Size::Full
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
                        let built = UnitMark {
                            kind: *kind,
                            owner: *owner,
                            at: *at,
                            dislodged: false,
                        };
                        self.unit(canvas, &built, Size::Full, spot);
                        if outcome.good() {
                            units::plus(canvas, self.corner(spot), theme::BUILD);
                        } else {
                            units::cross(canvas, self.corner(spot), 9.6, theme::FAILED);
                        }
                    }
                }
                Mark::Disband { at, dislodged } => {
                    if let Some(spot) = self.unit_at(*at, *dislodged) {
                        units::cross(canvas, self.corner(spot), 9.6, theme::FAILED);
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
