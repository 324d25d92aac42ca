//! The outline of one shape, its curves flattened.

use roxmltree::Node;
use svgtypes::{PathParser, PathSegment, PointsParser, SimplePathSegment, SimplifyingPathParser};

use crate::spot::{Spot, distance_to_line};
use crate::svg::matrix::{FAR, Matrix};

/// The elements that are shapes.
pub const SHAPES: [&str; 6] = ["path", "polygon", "polyline", "rect", "circle", "ellipse"];
/// How far a flattened curve may be from the true one, in map units.
const TOLERANCE: f64 = 0.25;
/// The most stretches of one curve.
const MOST_STRETCHES: usize = 64;
/// The least radius of an arc and the least distance of its ends, in the units of its shape, unless it is 0.
const LEAST_OF_ARC: f64 = 1e-9;
/// The ends of an arc that are as close as this, as part of its size, may be the same point after rounding.
const ROUNDING: f64 = 1e-12;
/// The most segments in a row that add nothing to a path.
const MOST_IDLE: usize = 64;
/// A quarter of a circle as a cubic curve: the distance of the inner points, as part of the radius.
const QUARTER: f64 = 0.552_284_75;

/// Why a shape cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutlineError {
    /// The path data cannot be read.
    Data,
    /// This attribute has a number that is missing, not finite or far off the map.
    Number(&'static str),
    /// The drawing has too many points.
    Points,
}

struct Pen {
    matrix: Matrix,
    rings: Vec<Vec<Spot>>,
    /// How many points may still be added.
    left: usize,
}

type Done = Result<(), OutlineError>;

impl Pen {
    fn spot(&self, x: f64, y: f64, what: &'static str) -> Result<Spot, OutlineError> {
        self.matrix.apply(x, y).ok_or(OutlineError::Number(what))
    }

    fn push(&mut self, spot: Spot) -> Done {
        self.left = self.left.checked_sub(1).ok_or(OutlineError::Points)?;
        match self.rings.last_mut() {
            Some(ring) => ring.push(spot),
            None => self.rings.push(vec![spot]),
        }
        Ok(())
    }

    fn start(&mut self, spot: Spot) -> Done {
        self.rings.push(Vec::new());
        self.push(spot)
    }

    fn here(&self) -> Spot {
        let ring = self.rings.last().and_then(|ring| ring.last());
        ring.copied().unwrap_or_default()
    }

    /// A cubic curve from here, by its two inner points and its end, all on the map already.
    fn curve(&mut self, one: Spot, two: Spot, end: Spot) -> Done {
        let from = self.here();
        let bulge = distance_to_line(one, from, end).max(distance_to_line(two, from, end));
        // The error falls with the square of the number of stretches.
        let count = ((bulge / TOLERANCE).sqrt().ceil() as usize).clamp(1, MOST_STRETCHES);
        for step in 1..=count {
            let part = step as f64 / count as f64;
            let (a, b, c) = (
                from.towards(one, part),
                one.towards(two, part),
                two.towards(end, part),
            );
            let (d, e) = (a.towards(b, part), b.towards(c, part));
            self.push(d.towards(e, part))?;
        }
        Ok(())
    }

    fn ellipse(&mut self, x: f64, y: f64, across: f64, down: f64) -> Done {
        let (bend_x, bend_y) = (across * QUARTER, down * QUARTER);
        let at = |pen: &Pen, dx: f64, dy: f64| pen.spot(x + dx, y + dy, "ellipse");
        let start = at(self, across, 0.0)?;
        self.start(start)?;
        let quarters = [
            [(across, bend_y), (bend_x, down), (0.0, down)],
            [(-bend_x, down), (-across, bend_y), (-across, 0.0)],
            [(-across, -bend_y), (-bend_x, -down), (0.0, -down)],
            [(bend_x, -down), (across, -bend_y), (across, 0.0)],
        ];
        for quarter in quarters {
            let [one, two, end] = quarter.map(|(dx, dy)| at(self, dx, dy));
            self.curve(one?, two?, end?)?;
        }
        Ok(())
    }

    fn path(&mut self, data: &str) -> Done {
        look_through(data)?;
        for segment in SimplifyingPathParser::from(data) {
            let segment = segment.map_err(|_| OutlineError::Data)?;
            let what = "path";
            match segment {
                SimplePathSegment::MoveTo { x, y } => {
                    let spot = self.spot(x, y, what)?;
                    self.start(spot)?;
                }
                SimplePathSegment::LineTo { x, y } => {
                    let spot = self.spot(x, y, what)?;
                    self.push(spot)?;
                }
                SimplePathSegment::CurveTo {
                    x1,
                    y1,
                    x2,
                    y2,
                    x,
                    y,
                } => {
                    let (one, two) = (self.spot(x1, y1, what)?, self.spot(x2, y2, what)?);
                    let end = self.spot(x, y, what)?;
                    self.curve(one, two, end)?;
                }
                SimplePathSegment::Quadratic { x1, y1, x, y } => {
                    let (from, bend) = (self.here(), self.spot(x1, y1, what)?);
                    let end = self.spot(x, y, what)?;
                    self.curve(
                        from.towards(bend, 2.0 / 3.0),
                        end.towards(bend, 2.0 / 3.0),
                        end,
                    )?;
                }
                SimplePathSegment::ClosePath => {
                    let ring = self.rings.last().and_then(|ring| ring.first());
                    if let Some(start) = ring.copied().filter(|start| *start != self.here()) {
                        self.push(start)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Refuses path data that the parser of simple segments does not survive: it would cut an arc of an endless radius into
/// endless parts, divide by the length of an arc that has none, and call itself again for each segment that adds
/// nothing.
fn look_through(data: &str) -> Done {
    let (mut start, mut here) = ((0.0, 0.0), (0.0, 0.0));
    let (mut is_closed, mut idle) = (false, 0);
    for segment in PathParser::from(data) {
        let segment = segment.map_err(|_| OutlineError::Data)?;
        let is_far = |number: &f64| number.is_nan() || number.abs() > FAR;
        if numbers(segment).iter().any(is_far) {
            return Err(OutlineError::Number("path"));
        }
        let end = end_of(segment, here).unwrap_or(start);
        let adds_nothing = match segment {
            PathSegment::EllipticalArc { rx, ry, .. } => {
                let chord = (end.0 - here.0).abs().max((end.1 - here.1).abs());
                let is_tiny = |number: &f64| *number != 0.0 && number.abs() < LEAST_OF_ARC;
                if [rx, ry, chord].iter().any(is_tiny) {
                    return Err(OutlineError::Data);
                }
                let sizes = [here.0, here.1, rx, ry].map(f64::abs);
                chord <= sizes.iter().sum::<f64>() * ROUNDING
            }
            PathSegment::ClosePath { .. } => is_closed,
            _ => false,
        };
        idle = if adds_nothing { idle + 1 } else { 0 };
        if idle > MOST_IDLE {
            return Err(OutlineError::Data);
        }
        is_closed = matches!(segment, PathSegment::ClosePath { .. });
        if matches!(segment, PathSegment::MoveTo { .. }) {
            start = end;
        }
        here = end;
    }
    Ok(())
}

/// Where a segment that begins at `here` ends; `None` if it closes its ring.
fn end_of(segment: PathSegment, here: (f64, f64)) -> Option<(f64, f64)> {
    let at = |abs: bool, x: f64, y: f64| {
        if abs {
            (x, y)
        } else {
            (here.0 + x, here.1 + y)
        }
    };
    Some(match segment {
        PathSegment::MoveTo { abs, x, y }
        | PathSegment::LineTo { abs, x, y }
        | PathSegment::CurveTo { abs, x, y, .. }
        | PathSegment::SmoothCurveTo { abs, x, y, .. }
        | PathSegment::Quadratic { abs, x, y, .. }
        | PathSegment::SmoothQuadratic { abs, x, y }
        | PathSegment::EllipticalArc { abs, x, y, .. } => at(abs, x, y),
        PathSegment::HorizontalLineTo { abs, x } => (at(abs, x, 0.0).0, here.1),
        PathSegment::VerticalLineTo { abs, y } => (here.0, at(abs, 0.0, y).1),
        PathSegment::ClosePath { .. } => return None,
    })
}

fn numbers(segment: PathSegment) -> [f64; 6] {
    match segment {
        PathSegment::MoveTo { x, y, .. }
        | PathSegment::LineTo { x, y, .. }
        | PathSegment::SmoothQuadratic { x, y, .. } => [x, y, 0.0, 0.0, 0.0, 0.0],
        PathSegment::HorizontalLineTo { x, .. } => [x, 0.0, 0.0, 0.0, 0.0, 0.0],
        PathSegment::VerticalLineTo { y, .. } => [y, 0.0, 0.0, 0.0, 0.0, 0.0],
        PathSegment::CurveTo {
            x1,
            y1,
            x2,
            y2,
            x,
            y,
            ..
        } => [x1, y1, x2, y2, x, y],
        PathSegment::SmoothCurveTo { x2, y2, x, y, .. } => [x2, y2, x, y, 0.0, 0.0],
        PathSegment::Quadratic { x1, y1, x, y, .. } => [x1, y1, x, y, 0.0, 0.0],
        PathSegment::EllipticalArc {
            rx,
            ry,
            x_axis_rotation,
            x,
            y,
            ..
        } => [rx, ry, x_axis_rotation, x, y, 0.0],
        PathSegment::ClosePath { .. } => [0.0; 6],
    }
}

fn number(node: Node<'_, '_>, name: &'static str, usual: Option<f64>) -> Result<f64, OutlineError> {
    let wrong = OutlineError::Number(name);
    let Some(text) = node.attribute(name) else {
        return usual.ok_or(wrong);
    };
    let text = text.trim();
    let value: f64 = text
        .strip_suffix("px")
        .unwrap_or(text)
        .parse()
        .map_err(|_| wrong)?;
    // Comparing refuses what is not a number, too.
    if value.abs() <= FAR {
        Ok(value)
    } else {
        Err(wrong)
    }
}

/// The rings of a shape in map units, open or closed, with at most `left` points.
pub fn outlines(
    node: Node<'_, '_>,
    matrix: Matrix,
    left: usize,
) -> Result<Vec<Vec<Spot>>, OutlineError> {
    let mut pen = Pen {
        matrix,
        rings: Vec::new(),
        left,
    };
    let size = |name, usual| {
        let value = number(node, name, usual)?;
        if value > 0.0 {
            Ok(value)
        } else {
            Err(OutlineError::Number(name))
        }
    };
    match node.tag_name().name() {
        "path" => pen.path(node.attribute("d").unwrap_or_default())?,
        "polygon" | "polyline" => {
            let text = node.attribute("points").unwrap_or_default();
            for (x, y) in PointsParser::from(text) {
                let spot = pen.spot(x, y, "points")?;
                pen.push(spot)?;
            }
        }
        "rect" => {
            let (x, y) = (number(node, "x", Some(0.0))?, number(node, "y", Some(0.0))?);
            let (right, bottom) = (x + size("width", None)?, y + size("height", None)?);
            for (x, y) in [(x, y), (right, y), (right, bottom), (x, bottom)] {
                let spot = pen.spot(x, y, "rect")?;
                pen.push(spot)?;
            }
        }
        name => {
            let (x, y) = (
                number(node, "cx", Some(0.0))?,
                number(node, "cy", Some(0.0))?,
            );
            let (across, down) = if name == "circle" {
                (size("r", None)?, size("r", None)?)
            } else {
                (size("rx", None)?, size("ry", None)?)
            };
            pen.ellipse(x, y, across, down)?;
        }
    }
    if pen.rings.iter().all(|ring| ring.is_empty()) {
        return Err(OutlineError::Data);
    }
    Ok(pen.rings)
}
