//! Numbers and outlines as SVG writes them, to a tenth of a map unit.

use std::fmt::{self, Display, Formatter, Write as _};

use chancery_render::Spot;
use tiny_skia_path::{Path, PathSegment, Point};

/// Map units in tenths: what is rounded once stays exact when it is added up.
fn tenths(value: f32) -> i32 {
    (value * 10.0).round() as i32
}

/// A length in map units, as short as it can be written.
pub(crate) struct N(pub f32);

impl Display for N {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_tenths(f, tenths(self.0))
    }
}

fn write_tenths(out: &mut impl fmt::Write, value: i32) -> fmt::Result {
    let (whole, part) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
    if value < 0 {
        out.write_char('-')?;
    }
    match (whole, part) {
        (_, 0) => write!(out, "{whole}"),
        (0, _) => write!(out, ".{part}"),
        _ => write!(out, "{whole}.{part}"),
    }
}

/// The attributes that put something at a place.
pub(crate) struct At(pub Spot);

impl Display for At {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "x=\"{}\" y=\"{}\"", N(self.0.x), N(self.0.y))
    }
}

/// The outline of something, as the `d` of a path.
#[derive(Default)]
pub(crate) struct Outline {
    text: String,
    at: (i32, i32),
    start: (i32, i32),
    command: char,
}

impl Outline {
    /// Of all these paths together.
    pub fn of<'p>(paths: impl IntoIterator<Item = &'p Path>) -> String {
        let mut outline = Outline::default();
        for segment in paths.into_iter().flat_map(Path::segments) {
            outline.segment(segment);
        }
        outline.text
    }

    fn segment(&mut self, segment: PathSegment) {
        match segment {
            PathSegment::MoveTo(to) => {
                self.command = 'M';
                let to = (tenths(to.x), tenths(to.y));
                self.text.push('M');
                self.pair(to, false);
                (self.at, self.start) = (to, to);
            }
            PathSegment::LineTo(to) => self.relative('l', &[to]),
            PathSegment::QuadTo(a, to) => self.relative('q', &[a, to]),
            PathSegment::CubicTo(a, b, to) => self.relative('c', &[a, b, to]),
            PathSegment::Close => {
                self.text.push('z');
                self.command = 'z';
                self.at = self.start;
            }
        }
    }

    fn relative(&mut self, command: char, points: &[Point]) {
        let points: Vec<(i32, i32)> = points.iter().map(|p| (tenths(p.x), tenths(p.y))).collect();
        let Some(end) = points.last().copied() else {
            return;
        };
        // Two places in the same tenth of a unit are one.
        if command == 'l' && end == self.at {
            return;
        }
        let mut follows = true;
        if self.command != command {
            self.text.push(command);
            self.command = command;
            follows = false;
        }
        for (x, y) in points {
            self.pair((x - self.at.0, y - self.at.1), follows);
            follows = true;
        }
        self.at = end;
    }

    /// Writes two numbers, the first after another number or not.
    fn pair(&mut self, (x, y): (i32, i32), follows: bool) {
        for (number, follows) in [(x, follows), (y, true)] {
            if follows && number >= 0 {
                self.text.push(' ');
            }
            // Writing to a string cannot fail.
            let _ = write_tenths(&mut self.text, number);
        }
    }
}

/// A line from place to place, as the `d` of a path.
pub(crate) fn polyline(line: &[Spot]) -> String {
    let mut d = String::new();
    for (i, at) in line.iter().enumerate() {
        let command = if i == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{command}{} {}", N(at.x), N(at.y));
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiny_skia_path::PathBuilder;

    #[test]
    fn outlines_are_short_and_exact() {
        let mut path = PathBuilder::new();
        path.move_to(1.04, 2.0);
        path.line_to(3.55, 1.5);
        path.line_to(3.56, 1.52);
        path.line_to(-0.5, 0.0);
        path.close();
        let path = path.finish().expect("it has points");
        assert_eq!(Outline::of([&path]), "M1 2l2.6-.5-4.1-1.5z");
    }

    #[test]
    fn numbers_have_no_more_digits_than_they_need() {
        let written = [0.0, -0.04, 12.0, -0.5, 3.26].map(|n| N(n).to_string());
        assert_eq!(written, ["0", "0", "12", "-.5", "3.3"]);
    }
}
