//! What no game changes: sea, land, borders and letters, drawn once for a view and kept.

use std::collections::BTreeMap;

use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Mask, Paint, Path, PathBuilder, Pixmap, Point,
    Rect, SpreadMode, Transform,
};

use super::geometry::{Border, BorderKind, ChartGeometry, Geometry, Ornament};
use super::labels::{self, Lettering};
use super::patterns;
use crate::chart::Chart;
use crate::paint::canvas::{Canvas, Sprite, Stencil, View, local_mask, round_line};
use crate::paint::spot::Spot;
use crate::paint::theme;
use crate::pieces::stacks;
use crate::pieces::units::{self, Size};
use crate::scene::Scene;
use chancery_rules::board::{Power, Province, ProvinceSet, UnitKind};

/// How far an owner's colour glows inward from its outer border, in map units.
const GLOW: f32 = 4.5;

/// The prepared parts of every picture with the same view and chart.
#[derive(Debug)]
pub struct Layers {
    /// The part of the map it shows, and at what size.
    pub view: View,
    /// The map it shows.
    pub chart: Chart,
    /// How its names are set.
    pub lettering: Lettering,
    /// Sea and unowned land, opaque.
    pub base: Pixmap,
    land: BTreeMap<Province, Stencil>,
    edges: Vec<Edge>,
    /// Borders and coasts.
    top: Sprite,
    /// Letters that the board's author drew.
    own_names: Sprite,
    /// The spaces' names, each around its place.
    names: Vec<(Province, Sprite)>,
    /// The letters of coasts, and where lands meet across straits.
    coasts: Sprite,
    /// Those of islands that may be closed.
    island_coasts: Vec<(Province, Sprite)>,
    pub(crate) units: BTreeMap<(Option<Power>, UnitKind, Size), Sprite>,
    /// Stacks without their number, by owner and coins.
    stacks: BTreeMap<(Option<Power>, u32), Sprite>,
}

/// The inner rim of a piece along one of its borders.
#[derive(Debug)]
struct Edge {
    inside: Province,
    outside: Option<Province>,
    stencil: Stencil,
}

impl Layers {
    /// Prepares the layers of a chart with its usual lettering; `None` if the view has no pixels.
    pub fn new(chart: Chart, view: View) -> Option<Layers> {
        Layers::lettered(chart, view, Lettering::of(chart))
    }

    /// The layers of a chart with names of another size, or in other places.
    pub fn lettered(chart: Chart, view: View, lettering: Lettering) -> Option<Layers> {
        let (geometry, map) = (chart.geometry(), chart.map());
        let mut base = Pixmap::new(view.width, view.height)?;
        draw_base(&mut base, view, geometry, map);
        let mut layer = Pixmap::new(view.width, view.height)?;
        draw_top(&mut layer, view, geometry, map);
        let top = Sprite::new(&layer, (0, 0));
        layer.fill(Color::TRANSPARENT);
        let mut canvas = Canvas::new(&mut layer, view.transform());
        draw_ornaments(&mut canvas, &geometry.ornaments.names);
        let own_names = Sprite::new(&layer, (0, 0));
        let mut coasts = |islands: &ProvinceSet, with: &dyn Fn(Province) -> bool| {
            layer.fill(Color::TRANSPARENT);
            labels::coasts(&mut layer, view, map, &lettering, islands, with);
            Sprite::new(&layer, (0, 0))
        };
        let islands = &map.islands;
        let others = coasts(ProvinceSet::NONE, &|p| !islands.contains(p));
        let alone = |p: Province| (p, coasts(&ProvinceSet::just(p), &|q| p == q));
        let island_coasts = islands.iter().map(alone).collect();
        let names = name_sprites(chart, view, &lettering);
        Some(Layers {
            view,
            chart,
            lettering,
            base,
            land: land_stencils(view, geometry, map),
            edges: edge_stencils(view, geometry, map),
            top,
            own_names,
            names,
            coasts: others,
            island_coasts,
            units: unit_sprites(chart, view),
            stacks: stack_sprites(chart, view),
        })
    }

    /// A canvas on these pixels, in map units.
    pub fn canvas<'a>(&self, pixmap: &'a mut Pixmap) -> Canvas<'a> {
        Canvas::new(pixmap, self.view.transform()).with(self.chart.liveries())
    }

    /// Fills owned land with its owner's colours, paler where it only goes with a centre, and patterns
    /// if powers have letters, and draws the borders over it. Islands that are open become land first.
    pub fn tint(&self, pixmap: &mut Pixmap, scene: &Scene) {
        for (island, _) in &self.island_coasts {
            if let (true, Some(land)) = (scene.islands.contains(*island), self.land.get(island)) {
                land.fill(pixmap, theme::LAND);
            }
        }
        let pale = scene.hinterland.iter();
        let liveries = self.chart.liveries();
        let pale = pale.map(|(at, power)| (*at, *power, liveries.of(*power).pale()));
        let full = scene.owners.iter();
        let full = full.map(|(at, power)| (*at, *power, liveries.of(*power).tint));
        let mut owners = BTreeMap::new();
        for (province, power, color) in pale.chain(full) {
            owners.insert(province, power);
            if let Some(land) = self.land.get(&province) {
                land.fill(pixmap, color);
            }
        }
        if !scene.letters.is_empty() {
            patterns::land(pixmap, self.view, self.chart, &owners);
        }
        for edge in &self.edges {
            let Some(power) = owners.get(&edge.inside) else {
                continue;
            };
            if edge.outside.and_then(|p| owners.get(&p)) != Some(power) {
                edge.stencil.fill(pixmap, liveries.of(*power).rim());
            }
        }
        self.top.blend(pixmap, (0, 0));
    }

    /// Draws the letters of all spaces but closed islands, where `lettering` has them.
    pub fn letters(
        &self,
        pixmap: &mut Pixmap,
        map: &ChartGeometry,
        lettering: &Lettering,
        islands: &ProvinceSet,
    ) {
        self.own_names.blend(pixmap, (0, 0));
        self.coasts.blend(pixmap, (0, 0));
        for (_, coasts) in self
            .island_coasts
            .iter()
            .filter(|(p, _)| islands.contains(*p))
        {
            coasts.blend(pixmap, (0, 0));
        }
        for (province, name) in &self.names {
            let closed = map.islands.contains(*province) && !islands.contains(*province);
            if let (Some(space), false) = (map.space(*province), closed) {
                let at = lettering.at(*province, space);
                name.blend(pixmap, self.view.pixel(at));
            }
        }
    }

    /// Draws a stack of blocks in its owner's colour, with their number.
    pub fn stack(&self, canvas: &mut Canvas<'_>, owner: Option<Power>, blocks: u32, at: Spot) {
        let coins = stacks::coins(blocks);
        match self.stacks.get(&(owner, coins)) {
            Some(sprite) => sprite.blend(canvas.pixmap, self.view.pixel(at)),
            None => stacks::pile(canvas, at, owner, coins),
        }
        stacks::number(canvas, at, coins, blocks);
    }

    /// Draws a unit in its owner's colour.
    pub fn unit(
        &self,
        pixmap: &mut Pixmap,
        owner: Option<Power>,
        kind: UnitKind,
        size: Size,
        at: Spot,
    ) {
        match self.units.get(&(owner, kind, size)) {
            Some(sprite) => sprite.blend(pixmap, self.view.pixel(at)),
            None => {
                let mut canvas = self.canvas(pixmap);
                units::draw(&mut canvas, at, owner, kind, size.factor());
            }
        }
    }
}

fn draw_base(base: &mut Pixmap, view: View, geometry: &Geometry, map: &ChartGeometry) {
    let (width, height) = Geometry::SIZE;
    let sea = LinearGradient::new(
        Point::from_xy(0.0, 0.0),
        Point::from_xy(width * 0.6, height),
        vec![
            GradientStop::new(0.0, theme::SEA_NW.solid()),
            GradientStop::new(1.0, theme::SEA_SE.solid()),
        ],
        SpreadMode::Pad,
        Transform::identity(),
    );
    if let (Some(shader), Some(rect)) = (sea, Rect::from_xywh(0.0, 0.0, width, height)) {
        let paint = Paint {
            shader,
            ..Paint::default()
        };
        base.fill_rect(rect, &paint, view.transform(), None);
    }
    let mut canvas = Canvas::new(base, view.transform());
    if let Some(lines) = &geometry.graticule {
        canvas.stroke(lines, theme::CREAM.alpha(0.33), 1.0);
    }
    let coasts = borders(geometry, |b| b.kind == BorderKind::Coast);
    if let Some(coasts) = &coasts {
        for (width, opacity) in [(26.0, 0.11), (17.0, 0.13), (9.0, 0.17)] {
            canvas.stroke(coasts, theme::COAST_SHADE.alpha(opacity), width);
        }
    }
    if let Some((middle, radius)) = geometry.rose {
        draw_rose(&mut canvas, middle, radius);
    }
    let backdrop = &geometry.ornaments.backdrop;
    draw_ornaments(&mut canvas, backdrop);
    for (i, piece) in geometry.pieces.iter().enumerate() {
        let dead = map.owner[i].is_none_or(|p| map.islands.contains(p));
        if piece.sea && !(dead && geometry.ids[i] == "cas") {
            continue;
        }
        if !piece.sea && (backdrop.is_empty() || !dead) {
            canvas.fill(&piece.path, theme::LAND.solid());
        }
        if dead && backdrop.is_empty() {
            let ground = if piece.sea {
                theme::SEA_NW
            } else {
                theme::DEAD
            };
            canvas.fill(&piece.path, ground.solid());
            hatch(&mut canvas, &piece.path);
        }
    }
}

/// What lies beside a drawing of another shape than the picture: neither land nor sea.
fn draw_margins(base: &mut Pixmap, view: View, (left, top): (f32, f32)) {
    let (width, height) = Geometry::SIZE;
    let beside = [
        (left, 0.0, 0.0, left, height),
        (left, width - left, 0.0, left, height),
        (top, 0.0, 0.0, width, top),
        (top, 0.0, height - top, width, top),
    ];
    let mut paint = Paint::default();
    paint.set_color(theme::PAPER.solid());
    for (size, x, y, width, height) in beside {
        let rect = Rect::from_xywh(x, y, width, height).filter(|_| size >= 0.5);
        if let Some(rect) = rect {
            base.fill_rect(rect, &paint, view.transform(), None);
        }
    }
}

/// What a board's author drew, shape over shape.
fn draw_ornaments(canvas: &mut Canvas<'_>, shapes: &[Ornament]) {
    for shape in shapes {
        if let Some(colour) = shape.fill {
            canvas.fill(&shape.path, colour.solid());
        }
        if let Some((colour, width)) = shape.stroke {
            canvas.stroke(&shape.path, colour.solid(), width);
        }
    }
}

/// Diagonal lines over what nobody may enter.
fn hatch(canvas: &mut Canvas<'_>, area: &Path) {
    let Some(mut mask) = Mask::new(canvas.pixmap.width(), canvas.pixmap.height()) else {
        return;
    };
    mask.fill_path(area, FillRule::EvenOdd, true, canvas.transform);
    let b = area.bounds();
    let mut lines = PathBuilder::new();
    // Every line is on one grid for the whole map, so neighbouring areas match.
    let step = 9.9;
    let first = ((b.left() + b.top()) / step).floor() as i32;
    let last = ((b.right() + b.bottom()) / step).ceil() as i32;
    for i in first..=last {
        let sum = i as f32 * step;
        lines.move_to(sum - b.top(), b.top());
        lines.line_to(sum - b.bottom(), b.bottom());
    }
    if let Some(lines) = lines.finish() {
        let color = theme::DEAD_HATCH.alpha(0.55);
        canvas.stroke_as(&lines, color, &round_line(1.6), Some(&mask));
    }
}

fn draw_rose(canvas: &mut Canvas<'_>, middle: Spot, r: f32) {
    let (light, dark) = (theme::CREAM.alpha(0.5), theme::COAST_SHADE.alpha(0.5));
    canvas.ring(middle, r * 0.62, light, 1.4);
    canvas.ring(middle, r * 0.55, light, 0.8);
    for i in 0..8 {
        let reach = if i % 2 == 0 { r } else { r * 0.58 };
        let w = r * 0.13;
        let turn = Transform::from_rotate(i as f32 * 45.0).post_translate(middle.x, middle.y);
        for (side, color) in [(w, dark), (-w, light)] {
            let mut blade = PathBuilder::new();
            blade.move_to(0.0, -reach);
            blade.line_to(side, -w);
            blade.line_to(0.0, 0.0);
            blade.close();
            if let Some(blade) = blade.finish().and_then(|b| b.transform(turn)) {
                canvas.fill(&blade, color);
            }
        }
    }
}

/// All borders of a sort as one path.
fn borders(geometry: &Geometry, wanted: impl Fn(&Border) -> bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for border in geometry.borders.iter().filter(|b| wanted(b)) {
        path.push_path(&border.path);
    }
    path.finish()
}

fn draw_top(layer: &mut Pixmap, view: View, geometry: &Geometry, map: &ChartGeometry) {
    let mut canvas = Canvas::new(layer, view.transform());
    draw_ornaments(&mut canvas, &geometry.ornaments.front);
    let owners = |b: &Border| b.sides.map(|s| map.owner[s]);
    let inner = |b: &Border| matches!(owners(b), [Some(x), Some(y)] if x == y);
    let dead = |b: &Border| owners(b) == [None, None];
    let strait = |b: &Border| b.sides.iter().any(|s| geometry.ids[*s].ends_with('~'));
    let open_sea = |b: &Border| b.kind == BorderKind::Sea && !inner(b) && !dead(b) && !strait(b);
    if let Some(lines) = borders(geometry, open_sea) {
        canvas.stroke(&lines, theme::CREAM.alpha(0.40), 2.6);
        canvas.stroke(&lines, theme::SEA_BORDER.alpha(0.9), 1.4);
    }
    if let Some(lines) = borders(geometry, |b| b.kind == BorderKind::Sea && strait(b)) {
        canvas.dashed(&lines, theme::SEA_BORDER.alpha(0.7), 1.0, 2.0, 2.0);
    }
    let land = |b: &Border| b.kind == BorderKind::Land && !inner(b) && !dead(b);
    if let Some(lines) = borders(geometry, land) {
        canvas.stroke(&lines, theme::LAND_BORDER.alpha(0.9), 1.15);
    }
    if let Some(lines) = borders(geometry, |b| b.kind == BorderKind::Coast) {
        canvas.stroke(&lines, theme::COASTLINE.solid(), 1.15);
    }
    if let Some(canal) = &geometry.canal {
        canvas.stroke(canal, theme::CANAL.solid(), 2.0);
    }
    draw_margins(layer, view, geometry.margins);
}

fn land_stencils(
    view: View,
    geometry: &Geometry,
    map: &ChartGeometry,
) -> BTreeMap<Province, Stencil> {
    map.provinces()
        .filter_map(|(province, _)| {
            let mut path = PathBuilder::new();
            for (i, piece) in geometry.pieces.iter().enumerate() {
                if map.owner[i] == Some(province) && !piece.sea {
                    path.push_path(&piece.path);
                }
            }
            let path = path.finish()?;
            let (mut mask, transform, corner) = local_mask(view, &[&path], 1.0)?;
            mask.fill_path(&path, FillRule::EvenOdd, true, transform);
            Some((province, Stencil::new(&mask, corner)))
        })
        .collect()
}

fn edge_stencils(view: View, geometry: &Geometry, map: &ChartGeometry) -> Vec<Edge> {
    let mut edges = Vec::new();
    let stroke = round_line(GLOW * 2.0);
    for border in &geometry.borders {
        for [inside, outside] in [
            [border.sides[0], border.sides[1]],
            [border.sides[1], border.sides[0]],
        ] {
            let Some(province) = map.owner[inside] else {
                continue;
            };
            let piece = &geometry.pieces[inside];
            let over_water = geometry.pieces[outside].sea;
            if piece.sea || map.owner[outside] == Some(province) && !over_water {
                continue;
            }
            let Some((mut mask, transform, corner)) =
                local_mask(view, &[&border.path], GLOW * view.scale + 2.0)
            else {
                continue;
            };
            mask.fill_path(&piece.path, FillRule::EvenOdd, true, transform);
            let Some(mut rim) = Pixmap::new(mask.width(), mask.height()) else {
                continue;
            };
            let mut canvas = Canvas::new(&mut rim, transform);
            canvas.stroke_as(&border.path, Color::BLACK, &stroke, Some(&mask));
            let rim = Mask::from_pixmap(rim.as_ref(), tiny_skia::MaskType::Alpha);
            edges.push(Edge {
                inside: province,
                // Water is nobody's, also where it belongs to a province.
                outside: map.owner[outside].filter(|_| !over_water),
                stencil: Stencil::new(&rim, corner),
            });
        }
    }
    edges
}

/// Nobody, then every power.
fn everybody(chart: Chart) -> impl Iterator<Item = Option<Power>> {
    std::iter::once(None).chain(chart.powers().map(Some))
}

/// A small picture drawn around its middle, `reach` map units to every side.
fn sprite(
    (chart, view): (Chart, View),
    reach: f32,
    draw: impl FnOnce(&mut Canvas<'_>),
) -> Option<Sprite> {
    let half = (reach * view.scale).ceil();
    let mut pixmap = Pixmap::new(half as u32 * 2, half as u32 * 2)?;
    let mut canvas = Canvas::new(
        &mut pixmap,
        Transform::from_row(view.scale, 0.0, 0.0, view.scale, half, half),
    )
    .with(chart.liveries());
    draw(&mut canvas);
    Some(Sprite::new(&pixmap, (half as i32, half as i32)))
}

fn name_sprites(chart: Chart, view: View, lettering: &Lettering) -> Vec<(Province, Sprite)> {
    let names = chart.map().provinces().filter_map(|(province, space)| {
        let at = lettering.at(province, space);
        let (wide, _) = lettering.half(province, space);
        // Its letters stand where they stood between pixels.
        let pixel = view.snap(at);
        let at = Spot::new(at.x - pixel.x, at.y - pixel.y);
        let drawn = sprite((chart, view), wide + 6.0 * lettering.scale, |canvas| {
            labels::name(canvas, lettering, (province, space), at);
        });
        Some((province, drawn?))
    });
    names.collect()
}

fn stack_sprites(chart: Chart, view: View) -> BTreeMap<(Option<Power>, u32), Sprite> {
    let mut sprites = BTreeMap::new();
    for owner in everybody(chart) {
        for coins in 1..=stacks::MOST {
            let drawn = sprite((chart, view), 21.0, |canvas| {
                stacks::pile(canvas, Spot::default(), owner, coins);
            });
            sprites.extend(drawn.map(|drawn| ((owner, coins), drawn)));
        }
    }
    sprites
}

fn unit_sprites(chart: Chart, view: View) -> BTreeMap<(Option<Power>, UnitKind, Size), Sprite> {
    let mut sprites = BTreeMap::new();
    for owner in everybody(chart) {
        for kind in [UnitKind::Army, UnitKind::Fleet] {
            for size in Size::ALL {
                let drawn = sprite((chart, view), 28.0, |canvas| {
                    units::draw(canvas, Spot::default(), owner, kind, size.factor());
                });
                sprites.extend(drawn.map(|drawn| ((owner, kind, size), drawn)));
            }
        }
    }
    sprites
}
