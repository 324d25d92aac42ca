//! The lines between areas, walked along the sides of the cells, so that both areas share one line.

use crate::raster::{OUTSIDE, Raster};

/// A corner of cells: columns from the left edge, rows from the upper one.
pub type Corner = (u32, u32);

/// A line between two areas, from one junction to the next, or round an island.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The area on the left as one walks it.
    pub left: u16,
    /// The area on the right.
    pub right: u16,
    /// Each corner it passes; a closed one ends where it begins.
    pub corners: Vec<Corner>,
    /// Whether it goes round without a junction.
    pub closed: bool,
}

impl Chain {
    /// Whether it runs along the edge of the map.
    pub fn is_edge(&self) -> bool {
        self.left == OUTSIDE || self.right == OUTSIDE
    }

    /// The area on the other side than `area`; `None` if `area` is on neither.
    pub fn beyond(&self, area: u16) -> Option<u16> {
        match (self.left == area, self.right == area) {
            (true, _) => Some(self.right),
            (_, true) => Some(self.left),
            _ => None,
        }
    }
}

/// The four directions: right, down, left, up.
const STEPS: [(i64, i64); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The most sides of cells that are walked.
const MOST_SIDES: usize = 6_000_000;

struct Walk<'r> {
    raster: &'r Raster,
    /// By corner and direction: one bit for each side that has been walked.
    walked: Vec<u8>,
}

impl Walk<'_> {
    /// The areas on the left and on the right of a side.
    fn beside(&self, (x, y): Corner, direction: usize) -> (u16, u16) {
        let (x, y) = (i64::from(x), i64::from(y));
        let at = |dx: i64, dy: i64| self.raster.at(x + dx, y + dy);
        match direction {
            0 => (at(0, -1), at(0, 0)),
            1 => (at(0, 0), at(-1, 0)),
            2 => (at(-1, 0), at(-1, -1)),
            _ => (at(-1, -1), at(0, -1)),
        }
    }

    fn divides(&self, corner: Corner, direction: usize) -> bool {
        let (left, right) = self.beside(corner, direction);
        left != right
    }

    fn degree(&self, corner: Corner) -> usize {
        (0..4).filter(|d| self.divides(corner, *d)).count()
    }

    fn index(&self, (x, y): Corner) -> usize {
        y as usize * (self.raster.width + 1) + x as usize
    }

    fn is_walked(&self, corner: Corner, direction: usize) -> bool {
        self.walked[self.index(corner)] & (1 << direction) != 0
    }

    fn step(&mut self, corner: Corner, direction: usize) -> Corner {
        let (dx, dy) = STEPS[direction];
        let x = (i64::from(corner.0) + dx) as u32;
        let next = (x, (i64::from(corner.1) + dy) as u32);
        for (corner, direction) in [(corner, direction), (next, (direction + 2) % 4)] {
            let index = self.index(corner);
            self.walked[index] |= 1 << direction;
        }
        next
    }

    fn chain(&mut self, start: Corner, direction: usize) -> Chain {
        let (left, right) = self.beside(start, direction);
        let mut corners = vec![start];
        let mut at = self.step(start, direction);
        corners.push(at);
        while at != start && self.degree(at) == 2 {
            let on = (0..4).find(|d| self.divides(at, *d) && !self.is_walked(at, *d));
            let Some(on) = on else { break };
            at = self.step(at, on);
            corners.push(at);
        }
        let closed = at == start && self.degree(start) == 2;
        Chain {
            left,
            right,
            corners,
            closed,
        }
    }
}

/// All lines of a raster without gaps; `None` if there are too many to walk.
pub fn chains(raster: &Raster) -> Option<Vec<Chain>> {
    let (width, height) = (raster.width, raster.height);
    let mut walk = Walk {
        raster,
        walked: vec![0; (width + 1) * (height + 1)],
    };
    let corners = || (0..=height as u32).flat_map(|y| (0..=width as u32).map(move |x| (x, y)));
    // Right and down from every corner: each side once.
    let mut sides = 0;
    let mut junctions = Vec::new();
    for corner in corners() {
        sides += (0..2).filter(|d| walk.divides(corner, *d)).count();
        if sides > MOST_SIDES {
            return None;
        }
        if walk.degree(corner) > 2 {
            junctions.push(corner);
        }
    }
    let mut found = Vec::new();
    for junction in junctions {
        for direction in 0..4 {
            if walk.divides(junction, direction) && !walk.is_walked(junction, direction) {
                found.push(walk.chain(junction, direction));
            }
        }
    }
    // What is left has no junction.
    for corner in corners() {
        for direction in 0..2 {
            if walk.divides(corner, direction) && !walk.is_walked(corner, direction) {
                found.push(walk.chain(corner, direction));
            }
        }
    }
    Some(found)
}
