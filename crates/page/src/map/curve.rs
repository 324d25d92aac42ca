//! Lines as Bézier curves, which stay a few numbers long however smooth they are.

use std::fmt::Write as _;

use chancery_render::Spot;

use super::pen::N;

/// How many places of each piece are looked at to measure a curve.
const STEPS: usize = 24;

/// A curve of cubic pieces, each by its ends and the two handles between them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Curve(Vec<[Spot; 4]>);

impl Curve {
    /// A line from one place to another that swells to one side (the right, seen along it) by a part of its length.
    pub fn bent(from: Spot, to: Spot, bend: f32) -> Curve {
        let (x, y) = (to.x - from.x, to.y - from.y);
        // A curve goes three quarters of the way to its handles.
        let off = bend / 0.75;
        let handle =
            |part: f32| Spot::new(from.x + x * part - y * off, from.y + y * part + x * off);
        Curve(vec![[from, handle(1.0 / 3.0), handle(2.0 / 3.0), to]])
    }

    /// A smooth line through all these places.
    pub fn through(places: &[Spot]) -> Curve {
        let last = places.len().saturating_sub(1);
        let pieces = (0..last).map(|i| {
            let (a, b) = (places[i], places[i + 1]);
            let (before, after) = (places[i.saturating_sub(1)], places[(i + 2).min(last)]);
            let reach = a.distance(b) / 3.0;
            let step = |from: Spot, to: Spot| {
                let length = from.distance(to).max(1.0);
                let part = reach / length;
                ((to.x - from.x) * part, (to.y - from.y) * part)
            };
            let (out, into) = (step(before, b), step(a, after));
            let c = Spot::new(a.x + out.0, a.y + out.1);
            let d = Spot::new(b.x - into.0, b.y - into.1);
            [a, c, d, b]
        });
        Curve(pieces.collect())
    }

    /// Its first place.
    pub fn start(&self) -> Option<Spot> {
        self.0.first().map(|piece| piece[0])
    }

    /// Its last place.
    pub fn end(&self) -> Option<Spot> {
        self.0.last().map(|piece| piece[3])
    }

    /// The place at a moment: 0 is the start, 1 the end of the first piece, and so on.
    fn at(&self, moment: f32) -> Spot {
        let i = (moment as usize).min(self.0.len().saturating_sub(1));
        self.0
            .get(i)
            .map_or(Spot::default(), |piece| place(piece, moment - i as f32))
    }

    fn moments(&self) -> impl DoubleEndedIterator<Item = f32> + use<> {
        let all = self.0.len() * STEPS;
        (0..=all).map(|i| i as f32 / STEPS as f32)
    }

    /// Places along it, close enough to measure it by.
    pub fn places(&self) -> Vec<Spot> {
        self.moments().map(|moment| self.at(moment)).collect()
    }

    /// Its length, in map units.
    pub fn length(&self) -> f32 {
        let places = self.places();
        places
            .windows(2)
            .map(|pair| pair[0].distance(pair[1]))
            .sum()
    }

    /// The place at a part of its length, from 0 to 1.
    pub fn along(&self, part: f32) -> Spot {
        self.at(self.moment(part))
    }

    fn moment(&self, part: f32) -> f32 {
        let mut left = self.length() * part.clamp(0.0, 1.0);
        let mut before = (0.0, self.at(0.0));
        for moment in self.moments() {
            let here = self.at(moment);
            let step = before.1.distance(here);
            if step >= left && step > 0.0 {
                return before.0 + (moment - before.0) * left / step;
            }
            left -= step;
            before = (moment, here);
        }
        self.0.len() as f32
    }

    /// The stretch between two parts of its length.
    pub fn part(&self, from: f32, to: f32) -> Curve {
        self.between(self.moment(from), self.moment(to))
    }

    /// Without what is nearer than so many map units to its start and its end. One that is near all along stays whole.
    pub fn trimmed(&self, start: f32, end: f32) -> Curve {
        let (Some(from), Some(to)) = (self.start(), self.end()) else {
            return Curve::default();
        };
        let first = self.moments().find(|m| self.at(*m).distance(from) >= start);
        let last = self
            .moments()
            .rev()
            .find(|m| self.at(*m).distance(to) >= end);
        let step = 1.0 / STEPS as f32;
        let first = first.map(|m| self.exact(m, (m - step).max(0.0), from, start));
        let last = last.map(|m| self.exact(m, (m + step).min(self.0.len() as f32), to, end));
        match (first, last) {
            (Some(first), Some(last)) if first < last => self.between(first, last),
            _ => self.clone(),
        }
    }

    /// The moment between one that is far from a place and one that is near to it at which it is so far away.
    fn exact(&self, far: f32, near: f32, place: Spot, gap: f32) -> f32 {
        let [a, b] = [far, near].map(|moment| self.at(moment).distance(place));
        let part = if a - b > 0.01 {
            (a - gap) / (a - b)
        } else {
            0.0
        };
        far + (near - far) * part.clamp(0.0, 1.0)
    }

    /// The stretch between two moments.
    fn between(&self, from: f32, to: f32) -> Curve {
        let stretch = self.0.iter().enumerate().filter_map(|(i, piece)| {
            let (a, b) = (from - i as f32, to - i as f32);
            let (a, b) = (a.max(0.0), b.min(1.0));
            (a < b).then(|| cut(piece, a, b))
        });
        Curve(stretch.collect())
    }

    /// It as the `d` of a path.
    pub fn d(&self) -> String {
        let mut d = String::new();
        let Some(start) = self.start() else {
            return d;
        };
        // Writing to a string cannot fail.
        let _ = write!(d, "M{} {}", N(start.x), N(start.y));
        for [_, a, b, to] in &self.0 {
            d.push('C');
            for (i, at) in [a, b, to].into_iter().enumerate() {
                let gap = if i == 0 { "" } else { " " };
                let _ = write!(d, "{gap}{} {}", N(at.x), N(at.y));
            }
        }
        d
    }
}

/// The place on a piece at a time from 0 to 1.
fn place(piece: &[Spot; 4], time: f32) -> Spot {
    cut(piece, 0.0, time)[3]
}

/// The stretch of a piece between two times from 0 to 1, by de Casteljau's construction.
fn cut([a, b, c, d]: &[Spot; 4], from: f32, to: f32) -> [Spot; 4] {
    // The blossom: each argument says how far one of the three steps goes.
    let blossom = |x: f32, y: f32, z: f32| {
        let (ab, bc, cd) = (a.towards(*b, x), b.towards(*c, x), c.towards(*d, x));
        ab.towards(bc, y).towards(bc.towards(cd, y), z)
    };
    [
        blossom(from, from, from),
        blossom(from, from, to),
        blossom(from, to, to),
        blossom(to, to, to),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_trimmed_at_both_ends_and_keeps_its_shape() {
        let (from, to) = (Spot::new(0.0, 0.0), Spot::new(100.0, 0.0));
        let curve = Curve::bent(from, to, 0.1);
        assert!(
            (curve.along(0.5).y - 10.0).abs() < 0.2,
            "it swells by a tenth"
        );
        let trimmed = curve.trimmed(20.0, 10.0);
        let (start, end) = (
            trimmed.start().expect("a start"),
            trimmed.end().expect("an end"),
        );
        assert!((start.distance(from) - 20.0).abs() < 0.5);
        assert!((end.distance(to) - 10.0).abs() < 0.5);
        let near = curve.places();
        let off = |at: Spot| near.iter().map(|p| p.distance(at)).fold(f32::MAX, f32::min);
        assert!(trimmed.places().into_iter().map(off).fold(0.0, f32::max) < 3.0);
    }

    #[test]
    fn a_line_through_places_touches_them() {
        let places = [(0.0, 0.0), (50.0, 20.0), (90.0, -10.0)].map(|(x, y)| Spot::new(x, y));
        let curve = Curve::through(&places);
        assert_eq!(curve.end(), Some(places[2]));
        assert!(curve.places().iter().any(|at| at.distance(places[1]) < 0.1));
    }
}
