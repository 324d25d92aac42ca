//! The layers `backdrop`, `front` and `names`: shapes with the plain colours their author gave them.

use std::fmt::Write as _;
use std::str::FromStr;

use roxmltree::Node;

use super::matrix::Matrix;
use super::outline::{OutlineError, SHAPES, outlines};
use super::{MOST_POINTS, Reader, is_hidden, too_many, top_group, unread};
use crate::fault::{Counted, Mistake, ShapeName, shortened};
use crate::ornament::{Ornament, Ornaments};
use crate::spot::Spot;

/// The most shapes of the three layers.
const MOST_SHAPES: usize = 2_000;
/// The most points of their outlines.
const MOST_CORNERS: usize = 60_000;
/// How often they may cover the whole page, all frames together: each picture paints them.
const MOST_PAGES: usize = 40;
/// The widest outline, in map units.
const WIDEST: f64 = 200.0;

/// The colours that a shape has, as the groups around it and it itself say.
#[derive(Clone, Copy)]
struct Paint {
    fill: Option<[u8; 3]>,
    stroke: Option<[u8; 3]>,
    /// In the units of the shape.
    width: f64,
}

/// What SVG takes where nothing is said.
const USUAL: Paint = Paint {
    fill: Some([0; 3]),
    stroke: None,
    width: 1.0,
};

/// How much the three layers may still have.
struct Left {
    shapes: usize,
    points: usize,
    /// In square map units.
    area: f64,
    /// Width and height, in map units.
    page: (f64, f64),
}

impl Left {
    /// Takes the frame of a shape from the area; says whether that was enough.
    fn paint(&mut self, rings: &[Vec<Spot>]) -> bool {
        let side = |of: fn(&Spot) -> f64, page: f64| {
            let all = || rings.iter().flatten().map(of);
            let least = all().fold(f64::INFINITY, f64::min);
            let most = all().fold(f64::NEG_INFINITY, f64::max);
            (most.min(page) - least.max(0.0)).max(0.0)
        };
        let (width, height) = self.page;
        self.area -= side(|spot| spot.x, width) * side(|spot| spot.y, height);
        self.area >= 0.0
    }
}

impl<'r> Reader<'r, '_> {
    /// Reads the three layers of a page of this size.
    pub(super) fn ornaments(
        &mut self,
        root: Node<'r, '_>,
        whole: Matrix,
        page: (f64, f64),
    ) -> Ornaments {
        let mut all = Ornaments::default();
        let mut left = Left {
            shapes: MOST_SHAPES,
            points: MOST_CORNERS,
            area: page.0 * page.1 * MOST_PAGES as f64,
            page,
        };
        for (name, layer) in [
            ("backdrop", &mut all.backdrop),
            ("front", &mut all.front),
            ("names", &mut all.names),
        ] {
            let Some(group) = top_group(root, name) else {
                continue;
            };
            let outer = self.matrix(root, whole);
            let paint = self.paint(root, USUAL);
            self.ornament(group, outer, paint, &mut left, layer);
        }
        all
    }

    fn ornament(
        &mut self,
        node: Node<'r, '_>,
        outer: Matrix,
        outer_paint: Paint,
        left: &mut Left,
        layer: &mut Vec<Ornament>,
    ) {
        if is_hidden(node) {
            return;
        }
        let matrix = self.matrix(node, outer);
        let paint = self.paint(node, outer_paint);
        let element = node.tag_name().name();
        if element == "g" {
            // Nesting is limited: this cannot go deep.
            for child in node.children().filter(Node::is_element) {
                self.ornament(child, matrix, paint, left, layer);
            }
            return;
        }
        let is_seen = paint.fill.is_some() || paint.stroke.is_some();
        if !SHAPES.contains(&element) || !is_seen {
            return;
        }
        let start = node.range().start;
        if left.shapes == 0 {
            let what = Counted::OrnamentShapes;
            self.fault(too_many(what, MOST_SHAPES).into());
            return;
        }
        let mut rings = match outlines(node, matrix, left.points.min(MOST_POINTS - self.points)) {
            Ok(rings) => rings,
            Err(error) => {
                let name = node.attribute("id").unwrap_or_default();
                let mistake = match error {
                    OutlineError::Points => too_many(Counted::OrnamentPoints, MOST_CORNERS),
                    other => unread(other, ShapeName::of(name)),
                };
                self.fault_at(start, mistake);
                return;
            }
        };
        let points = rings.iter().map(Vec::len).sum::<usize>();
        self.points += points;
        left.shapes -= 1;
        left.points -= points.min(left.points);
        if !left.paint(&rings) {
            let what = Counted::OrnamentPages;
            self.fault(too_many(what, MOST_PAGES).into());
            return;
        }
        rings.retain(|ring| ring.len() > 1);
        if rings.is_empty() {
            return;
        }
        let closed = !["path", "polyline"].contains(&element);
        let stroke = paint.stroke.map(written);
        let width = (paint.width * matrix.scale()).min(WIDEST);
        layer.push(Ornament {
            path: path(&rings, closed),
            fill: paint.fill.map(written),
            width: stroke
                .as_ref()
                .map_or(0.0, |_| (width * 10.0).round() / 10.0),
            stroke,
        });
    }

    /// The colours of an element inside another with these.
    fn paint(&mut self, node: Node<'_, '_>, outer: Paint) -> Paint {
        let mut paint = outer;
        // What stands in `style` has the last word, and of several words there the last.
        let said = |name: &str| {
            let style = node.attribute("style").unwrap_or_default().split(';');
            let mut style = style.filter_map(|part| part.split_once(':'));
            let styled = style.rfind(|(of, _)| of.trim() == name);
            let value = styled.map(|(_, value)| value).or(node.attribute(name));
            value.map(str::trim)
        };
        let mut refused = Vec::new();
        for (name, part) in [("fill", &mut paint.fill), ("stroke", &mut paint.stroke)] {
            match said(name).map(|text| colour(text).ok_or(text)) {
                Some(Ok(colour)) => *part = colour,
                Some(Err(text)) => refused.push(Mistake::NotPlain {
                    paint: shortened(text),
                }),
                None => {}
            }
        }
        let width = said("stroke-width").map(|text| text.strip_suffix("px").unwrap_or(text));
        match width.map(str::parse::<f64>) {
            Some(Ok(width)) if (0.0..=1e4).contains(&width) => paint.width = width,
            Some(_) => refused.push(Mistake::Number {
                attribute: "stroke-width",
            }),
            None => {}
        }
        for mistake in refused {
            self.fault_at(node.range().start, mistake);
        }
        if paint.width <= 0.0 {
            paint.stroke = None;
        }
        paint
    }
}

/// A plain colour, or `Some(None)` for `none`; `None` for gradients, patterns and what depends on the surroundings.
fn colour(text: &str) -> Option<Option<[u8; 3]>> {
    if ["none", "transparent"].contains(&text) {
        return Some(None);
    }
    let colour = svgtypes::Color::from_str(text).ok()?;
    Some((colour.alpha > 0).then_some([colour.red, colour.green, colour.blue]))
}

fn written([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The lines as text. Of a path those are closed that end where they begin.
fn path(rings: &[Vec<Spot>], all_closed: bool) -> String {
    let mut path = String::new();
    for ring in rings {
        let returns = ring.len() > 2 && ring.first() == ring.last();
        let corners = &ring[..ring.len() - usize::from(returns)];
        for (i, spot) in corners.iter().enumerate() {
            let before = if i == 0 { 'M' } else { ' ' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{before}{:.1},{:.1}", spot.x, spot.y);
        }
        if (all_closed || returns) && !corners.is_empty() {
            path.push('Z');
        }
    }
    path
}
