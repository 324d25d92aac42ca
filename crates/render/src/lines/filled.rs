//! Where lines run: a grid of what they fill, for names that look for a place beside them.

use crate::map::field::{CELL, Field};
use crate::map::labels::Area;
use crate::paint::curves::head;
use crate::paint::spot::Spot;

/// What a place spread over an arrow's head stands for.
const OF_HEAD: f32 = 3.0;

/// The cells of a chart's grid that are covered by drawn lines, so that names can be placed beside them.
#[derive(Debug)]
pub struct Ink {
    field: &'static Field,
    filled: Vec<bool>,
}

impl Ink {
    /// A grid as large as `field` without any lines yet.
    pub fn new(field: &'static Field) -> Ink {
        Ink {
            field,
            filled: vec![false; field.width * field.height],
        }
    }

    /// Marks what a line covers that is `2 * half` map units wide.
    pub fn line(&mut self, line: &[Spot], half: f32) {
        for pair in line.windows(2) {
            self.fill(pair[0], pair[1], half);
        }
    }

    /// Marks the cells under the arrowhead at the end of `line`, whose points are in map units.
    pub fn head(&mut self, line: &[Spot]) {
        for at in head(line) {
            self.fill(at, at, OF_HEAD);
        }
    }

    /// Marks the fields that a disc covers as taken; `radius` in map units.
    pub fn disc(&mut self, at: Spot, radius: f32) {
        self.fill(at, at, radius);
    }

    fn fill(&mut self, a: Spot, b: Spot, half: f32) {
        let (left, right) = self.columns(a.x.min(b.x) - half, a.x.max(b.x) + half);
        let (top, foot) = self.rows(a.y.min(b.y) - half, a.y.max(b.y) + half);
        for row in top..foot {
            for column in left..right {
                if to_segment(middle(column, row), a, b) < half {
                    self.filled[row * self.field.width + column] = true;
                }
            }
        }
    }

    /// The part of an area that lines cover, from 0 to 1.
    pub fn share(&self, area: &Area) -> f32 {
        let (w, h) = area.half;
        let (left, right) = self.columns(area.at.x - w, area.at.x + w);
        let (top, foot) = self.rows(area.at.y - h, area.at.y + h);
        let rows = (top..foot).map(|row| row * self.field.width);
        let filled = rows.map(|row| {
            let cells = self.filled[row + left..row + right].iter();
            cells.filter(|filled| **filled).count()
        });
        let all = (right - left) * (foot - top);
        filled.sum::<usize>() as f32 / all.max(1) as f32
    }

    fn columns(&self, from: f32, to: f32) -> (usize, usize) {
        cells(from, to, self.field.width)
    }

    fn rows(&self, from: f32, to: f32) -> (usize, usize) {
        cells(from, to, self.field.height)
    }
}

/// The cells whose middles lie between two places of a side.
fn cells(from: f32, to: f32, most: usize) -> (usize, usize) {
    let first = |at: f32| ((at / CELL + 0.5).max(0.0) as usize).min(most);
    (first(from), first(to))
}

fn middle(column: usize, row: usize) -> Spot {
    Spot::new((column as f32 + 0.5) * CELL, (row as f32 + 0.5) * CELL)
}

/// The distance of a spot from the segment between `a` and `b`, in map units.
pub fn to_segment(spot: Spot, a: Spot, b: Spot) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx * dx + dy * dy;
    if length < 0.01 {
        return spot.distance(a);
    }
    let part = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length;
    spot.distance(a.towards(b, part.clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chart;

    #[test]
    fn a_line_fills_its_part_of_a_box() {
        let mut ink = Ink::new(Field::of(Chart::STANDARD));
        let area = Area {
            at: Spot::new(400.0, 300.0),
            half: (20.0, 10.0),
        };
        assert_eq!(ink.share(&area), 0.0);
        ink.line(&[Spot::new(300.0, 300.0), Spot::new(500.0, 300.0)], 4.0);
        assert!(
            (ink.share(&area) - 0.4).abs() < 0.01,
            "{}",
            ink.share(&area)
        );
    }
}
