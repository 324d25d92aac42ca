//! Borders a game has otherwise than its drawn board: a dashed bridge where one was opened, a heavy
//! bar where one was closed.

use tiny_skia::{Path, PathBuilder, PathSegment, Pixmap};

use super::geometry::{ChartGeometry, Geometry};
use super::layers::Layers;
use crate::chart::Chart;
use crate::paint::canvas::Canvas;
use crate::paint::spot::Spot;
use crate::paint::theme;
use crate::scene::{BorderMark, Scene};
use chancery_i18n::Words;
use chancery_rules::board::{Board, Province, UnitKind};

/// A bar's least length.
const BAR: f32 = 30.0;

/// How far a bridge reaches over each shore.
const SHORE: f32 = 13.0;

/// The marks of a board's changed borders.
pub fn marks(board: &Board) -> Vec<BorderMark> {
    let mark = |change: &chancery_rules::board::BorderChange| {
        Some(BorderMark {
            between: change.between()?,
            open: change.opens(),
        })
    };
    // What comes with an island is drawn with it.
    let alone = board.changes().iter().filter(|c| c.island().is_none());
    alone.filter_map(mark).collect()
}

/// Each changed border in words: `Croatia–Serbia open to armies`.
pub fn said(board: &Board, words: &Words) -> Vec<String> {
    let one = |change: &chancery_rules::board::BorderChange| {
        let [a, b] = change.between()?;
        let kinds = change.kinds();
        let key = match (change.opens(), &kinds[..]) {
            (false, _) => "render-border-closed",
            (true, [UnitKind::Army]) => "render-border-armies",
            (true, [UnitKind::Fleet]) => "render-border-fleets",
            (true, _) => "render-border-all",
        };
        let args = [
            ("a", words.province(a).into()),
            ("b", words.province(b).into()),
        ];
        Some(words.text(key, &args))
    };
    board.changes().iter().filter_map(one).collect()
}

/// Draws a scene's changed borders over a tinted map.
pub(crate) fn draw_all(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    let mut canvas = layers.canvas(pixmap);
    for mark in &scene.borders {
        draw(&mut canvas, layers.chart, mark);
    }
}

/// Draws a changed border, if the chart has both its sides.
fn draw(canvas: &mut Canvas<'_>, chart: Chart, mark: &BorderMark) {
    let (geometry, map) = (chart.geometry(), chart.map());
    let [a, b] = mark.between;
    if mark.open {
        if let Some((from, to)) = crossing(geometry, map, a, b) {
            bridge(canvas, from, to);
        }
    } else if let Some(line) = shared(geometry, map, a, b) {
        bar(canvas, &line);
    }
}

/// Draws a dashed line between two shores.
pub(crate) fn bridge(canvas: &mut Canvas<'_>, from: Spot, to: Spot) {
    let mut line = PathBuilder::new();
    line.move_to(from.x, from.y);
    line.line_to(to.x, to.y);
    if let Some(line) = line.finish() {
        canvas.stroke(&line, theme::CREAM.solid(), 9.0);
        canvas.dashed(&line, theme::OUTLINE.solid(), 4.6, 6.0, 3.4);
    }
}

/// Draws a heavy line over a border.
pub(crate) fn bar(canvas: &mut Canvas<'_>, line: &Path) {
    canvas.stroke(line, theme::CREAM.solid(), 9.0);
    canvas.stroke(line, theme::OUTLINE.solid(), 5.6);
}

/// Where two spaces come nearest to each other, and a little further on both sides.
pub fn crossing(
    geometry: &Geometry,
    map: &ChartGeometry,
    a: Province,
    b: Province,
) -> Option<(Spot, Spot)> {
    let (first, second) = (outline(geometry, map, a), outline(geometry, map, b));
    let pairs = first
        .iter()
        .flat_map(|p| second.iter().map(move |q| (*p, *q)));
    let (from, to) = pairs.min_by(|x, y| x.0.distance(x.1).total_cmp(&y.0.distance(y.1)))?;
    // Spaces that touch lie to either side as their letters do.
    let (near, far) = if from.distance(to) < 2.0 {
        (map.space(a)?.label, map.space(b)?.label)
    } else {
        (from, to)
    };
    let long = near.distance(far).max(1.0);
    let step = |spot: Spot, by: f32| {
        Spot::new(
            spot.x + (far.x - near.x) / long * by,
            spot.y + (far.y - near.y) / long * by,
        )
    };
    Some((step(from, -SHORE), step(to, SHORE)))
}

/// The corners of a space's shape.
fn outline(geometry: &Geometry, map: &ChartGeometry, of: Province) -> Vec<Spot> {
    let pieces = geometry.pieces.iter().zip(&map.owner);
    let mine = pieces.filter(|(_, owner)| **owner == Some(of));
    let ends = mine.flat_map(|(piece, _)| piece.path.segments().filter_map(end));
    ends.collect()
}

fn end(segment: PathSegment) -> Option<Spot> {
    match segment {
        PathSegment::MoveTo(p)
        | PathSegment::LineTo(p)
        | PathSegment::QuadTo(_, p)
        | PathSegment::CubicTo(_, _, p) => Some(Spot::new(p.x, p.y)),
        PathSegment::Close => None,
    }
}

/// The drawn border between two spaces, long enough to be seen.
pub fn shared(geometry: &Geometry, map: &ChartGeometry, a: Province, b: Province) -> Option<Path> {
    let mut line = PathBuilder::new();
    for border in &geometry.borders {
        let sides = border.sides.map(|s| map.owner[s]);
        if sides == [Some(a), Some(b)] || sides == [Some(b), Some(a)] {
            line.push_path(&border.path);
        }
    }
    let line = line.finish()?;
    let ends: Vec<Spot> = line.segments().filter_map(end).collect();
    let (from, to) = (*ends.first()?, *ends.last()?);
    let long = from.distance(to);
    let bounds = line.bounds();
    if bounds.width().max(bounds.height()) >= BAR || long < 0.5 {
        return Some(line);
    }
    // Too short to be seen: as long as a bar must be, the same way.
    let more = (BAR / long - 1.0) / 2.0;
    let (from, to) = (from.towards(to, -more), from.towards(to, 1.0 + more));
    let mut line = PathBuilder::new();
    line.move_to(from.x, from.y);
    line.line_to(to.x, to.y);
    line.finish()
}
