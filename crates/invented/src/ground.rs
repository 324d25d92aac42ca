//! The ground of a board: bricks with crooked sides, joined to provinces of land and sea.
//!
//! In a wall of bricks three of them meet in a point and never four, so it is plain who borders whom.

use std::collections::{BTreeMap, BTreeSet};

use crate::lot::Lot;

/// A corner of bricks: how many half bricks to the right, how many rows down.
pub(crate) type Corner = (usize, usize);

/// Bricks are at least so wide and so high, in map units.
const WIDTH: usize = 84;
const HEIGHT: usize = 64;
/// The least width and height of a map.
const LEAST: usize = 600;

/// What a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Land, with or without a shore.
    Land,
    /// Water.
    Sea,
    /// Ground that nobody enters.
    Dead,
}

/// Several bricks that are one province.
#[derive(Debug)]
pub(crate) struct Region {
    pub kind: Kind,
    /// Its bricks: the row, and from which half brick to which.
    pub bricks: Vec<(usize, usize, usize)>,
    /// Where coasts are told apart: the names, and the shore of each.
    pub coasts: Vec<(&'static str, Vec<(Corner, Corner)>)>,
}

/// A wall of bricks and the regions they are joined to.
#[derive(Debug)]
pub(crate) struct Ground {
    /// Half bricks in a row, and rows.
    pub size: (usize, usize),
    /// The width of half a brick and the height of a row, in map units.
    pub brick: (usize, usize),
    pub regions: Vec<Region>,
    /// The region of each half brick, row by row.
    place: Vec<usize>,
    /// By region and neighbour: the sides they share.
    pub sides: BTreeMap<(usize, usize), Vec<(Corner, Corner)>>,
}

impl Ground {
    /// Ground with so many provinces, some of which may be made dead.
    pub fn new(lot: &mut Lot, provinces: usize) -> Ground {
        let bricks = provinces + provinces * lot.draw(50) / 100;
        let rows = ((bricks as f64 * 1.1).sqrt() as usize).clamp(2, 50);
        // Every second row has a brick less.
        let across = (bricks + rows / 2).div_ceil(rows).max(2);
        let mut ground = Ground {
            size: (2 * across, rows),
            brick: (
                WIDTH.max(LEAST.div_ceil(across)).div_ceil(2),
                HEIGHT.max(LEAST.div_ceil(rows)),
            ),
            regions: Vec::new(),
            place: vec![0; 2 * across * rows],
            sides: BTreeMap::new(),
        };
        for row in 0..rows {
            let mut from = 0;
            // Every second row begins and ends with a longer brick.
            let (first, last) = (2 + row % 2, 2 * across - row % 2);
            for to in (first..last).step_by(2).chain([2 * across]) {
                ground.lay(row, from, to);
                from = to;
            }
        }
        ground.measure();
        ground.join(lot, provinces);
        ground.flood(lot);
        ground.bury(lot);
        ground.tell_coasts_apart(lot);
        ground
    }

    fn lay(&mut self, row: usize, from: usize, to: usize) {
        let region = self.regions.len();
        self.regions.push(Region {
            kind: Kind::Land,
            bricks: vec![(row, from, to)],
            coasts: Vec::new(),
        });
        for half in from..to {
            self.place[row * self.size.0 + half] = region;
        }
    }

    /// The region of a half brick; `None` off the map.
    fn at(&self, half: Option<usize>, row: Option<usize>) -> Option<usize> {
        let (half, row) = (half?, row?);
        (half < self.size.0 && row < self.size.1).then(|| self.place[row * self.size.0 + half])
    }

    /// The regions that meet in a corner.
    pub fn around(&self, (half, row): Corner) -> BTreeSet<usize> {
        let halves = [half.checked_sub(1), Some(half)];
        let rows = [row.checked_sub(1), Some(row)];
        let all = halves
            .iter()
            .flat_map(|half| rows.iter().map(move |row| (*half, *row)));
        all.filter_map(|(half, row)| self.at(half, row)).collect()
    }

    /// Finds the sides between regions.
    fn measure(&mut self) {
        self.sides.clear();
        let (halves, rows) = self.size;
        let mut found: Vec<(usize, usize, (Corner, Corner))> = Vec::new();
        for row in 0..rows {
            for half in 0..halves {
                let here = self.place[row * halves + half];
                if half + 1 < halves {
                    let right = self.place[row * halves + half + 1];
                    found.push((here, right, ((half + 1, row), (half + 1, row + 1))));
                }
                if row + 1 < rows {
                    let below = self.place[(row + 1) * halves + half];
                    found.push((here, below, ((half, row + 1), (half + 1, row + 1))));
                }
            }
        }
        for (a, b, side) in found {
            if a != b {
                self.sides.entry((a, b)).or_default().push(side);
                self.sides.entry((b, a)).or_default().push(side);
            }
        }
    }

    /// The neighbours of a region, dead ones among them.
    pub fn neighbours(&self, of: usize) -> impl Iterator<Item = usize> {
        self.sides
            .range((of, 0)..(of + 1, 0))
            .map(|((_, to), _)| *to)
    }

    /// Joins bricks that touch, three at most, until there are so many regions.
    fn join(&mut self, lot: &mut Lot, provinces: usize) {
        let mut pairs: Vec<(usize, usize)> = self.sides.keys().copied().collect();
        lot.shuffle(&mut pairs);
        let mut left = self.regions.len();
        let mut into: Vec<usize> = (0..left).collect();
        let mut sizes = vec![1; left];
        for (a, b) in pairs {
            let (a, b) = (into[a], into[b]);
            if left > provinces && a != b && sizes[a] + sizes[b] <= 3 {
                into.iter_mut()
                    .filter(|to| **to == b)
                    .for_each(|to| *to = a);
                sizes[a] += sizes[b];
                left -= 1;
            }
        }
        let mut numbers = BTreeMap::new();
        for (old, to) in into.iter().enumerate() {
            let next = numbers.len();
            let number = *numbers.entry(*to).or_insert(next);
            let bricks = std::mem::take(&mut self.regions[old].bricks);
            self.regions[number].bricks.extend(bricks);
        }
        self.regions.truncate(numbers.len());
        for (number, region) in self.regions.iter().enumerate() {
            for (row, from, to) in &region.bricks {
                self.place[row * self.size.0 + from..row * self.size.0 + to].fill(number);
            }
        }
        self.measure();
    }

    /// Makes some of it sea: scattered, or in a few waters that spread.
    fn flood(&mut self, lot: &mut Lot) {
        let count = self.regions.len();
        let wet = count * lot.between(0, 70) / 100;
        let wet = wet.min(count - 2);
        let spread = lot.percent(70);
        let mut seas: Vec<usize> = Vec::new();
        while seas.len() < wet {
            let beside: Vec<usize> = match lot.one(&seas) {
                Some(sea) if spread && !lot.percent(8) => self.neighbours(*sea).collect(),
                _ => (0..count).collect(),
            };
            let Some(next) = lot.one(&beside).copied() else {
                continue;
            };
            if self.regions[next].kind == Kind::Land {
                self.regions[next].kind = Kind::Sea;
                seas.push(next);
            }
        }
    }

    /// Takes a few lands out of play, where the rest stays in one piece and large enough.
    fn bury(&mut self, lot: &mut Lot) {
        for _ in 0..lot.draw(4) {
            let one = lot.draw(self.regions.len());
            let lands = self
                .regions
                .iter()
                .filter(|region| region.kind == Kind::Land);
            let left = self
                .regions
                .iter()
                .filter(|region| region.kind != Kind::Dead);
            if self.regions[one].kind == Kind::Land && lands.count() > 2 && left.count() > 3 {
                self.regions[one].kind = Kind::Dead;
                if !self.is_whole() {
                    self.regions[one].kind = Kind::Land;
                }
            }
        }
    }

    fn is_whole(&self) -> bool {
        let alive = |region: &usize| self.regions[*region].kind != Kind::Dead;
        let all: Vec<usize> = (0..self.regions.len()).filter(alive).collect();
        let mut seen = BTreeSet::from([all[0]]);
        let mut open = vec![all[0]];
        while let Some(next) = open.pop() {
            for near in self.neighbours(next).filter(alive) {
                if seen.insert(near) {
                    open.push(near);
                }
            }
        }
        seen.len() == all.len()
    }

    /// Whether a region is of that kind.
    pub fn is(&self, region: usize, kind: Kind) -> bool {
        self.regions[region].kind == kind
    }

    /// The shores of a land: chains of sides with water beyond, each as long as it goes.
    fn shores(&self, of: usize) -> Vec<Vec<(Corner, Corner)>> {
        let seas = self.neighbours(of).filter(|near| self.is(*near, Kind::Sea));
        let sides = seas.flat_map(|sea| self.sides[&(of, sea)].iter().copied());
        let mut left: Vec<(Corner, Corner)> = sides.collect();
        let mut shores = Vec::new();
        while let Some(first) = left.pop() {
            let (mut shore, mut ends) = (vec![first], BTreeSet::from([first.0, first.1]));
            while let Some(next) = left
                .iter()
                .position(|(a, b)| ends.contains(a) || ends.contains(b))
            {
                let side = left.swap_remove(next);
                ends.extend([side.0, side.1]);
                shore.push(side);
            }
            shores.push(shore);
        }
        shores
    }

    /// Names the coasts of some lands with two shores.
    fn tell_coasts_apart(&mut self, lot: &mut Lot) {
        for region in 0..self.regions.len() {
            if !self.is(region, Kind::Land) || !lot.percent(60) {
                continue;
            }
            let Ok([a, b]) = <[_; 2]>::try_from(self.shores(region)) else {
                continue;
            };
            let middle = |shore: &[(Corner, Corner)]| {
                let sum = |of: fn(&Corner) -> usize| {
                    let ends = shore.iter().flat_map(|(a, b)| [of(a), of(b)]);
                    ends.sum::<usize>() as f64 / shore.len() as f64
                };
                (sum(|at| at.0), sum(|at| at.1) * 1.5)
            };
            let (at, to) = (middle(&a), middle(&b));
            let names = if (at.0 - to.0).abs() > (at.1 - to.1).abs() {
                if at.0 < to.0 {
                    ["wc", "ec"]
                } else {
                    ["ec", "wc"]
                }
            } else if at.1 < to.1 {
                ["nc", "sc"]
            } else {
                ["sc", "nc"]
            };
            self.regions[region].coasts = vec![(names[0], a), (names[1], b)];
        }
    }

    /// The coasts of a region at some of its sides; `None` for the whole of it.
    pub fn stands(&self, of: usize, at: &[(Corner, Corner)]) -> Vec<Option<&'static str>> {
        let coasts = &self.regions[of].coasts;
        if coasts.is_empty() {
            return vec![None];
        }
        let here = |shore: &[(Corner, Corner)]| shore.iter().any(|side| at.contains(side));
        let named = coasts.iter().filter(|(_, shore)| here(shore));
        named.map(|(name, _)| Some(*name)).collect()
    }

    /// A corner on the map, in map units. Those within are moved a little, the same way every time.
    pub fn point(&self, (half, row): Corner) -> (i64, i64) {
        let (wide, high) = (self.brick.0 as i64, self.brick.1 as i64);
        let mut lot = Lot((half * 1009 + row * 31 + self.regions.len()) as u64);
        let mut shift = |side: i64, on_frame: bool| {
            let most = side * 14 / 100;
            let by = lot.between(0, 2 * most as usize) as i64 - most;
            if on_frame { 0 } else { by }
        };
        let x = half as i64 * wide + shift(wide, half == 0 || half == self.size.0);
        let y = row as i64 * high + shift(high, row == 0 || row == self.size.1);
        (x, y)
    }

    /// The outline of a brick, clockwise.
    pub fn outline(&self, (row, from, to): (usize, usize, usize)) -> Vec<(i64, i64)> {
        let above = (from..=to).map(|half| (half, row));
        let below = (from..=to).rev().map(|half| (half, row + 1));
        above
            .chain(below)
            .map(|corner| self.point(corner))
            .collect()
    }

    /// The width and height of the map, in map units.
    pub fn extent(&self) -> (usize, usize) {
        (self.size.0 * self.brick.0, self.size.1 * self.brick.1)
    }
}
