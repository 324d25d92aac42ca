//! Connected regions of a raster: small ones are dissolved, gaps go to the nearest area.

use std::collections::{BTreeMap, VecDeque};

use crate::fault::{Fault, Hint, Mistake, Whereabouts};
use crate::raster::{GAP, Raster};

/// Pieces smaller than this are hairs: nobody drew them on purpose, and nobody is told of them. In square units.
const HAIR: usize = 4;

/// Cells of one area that hang together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Whose they are.
    pub area: u16,
    /// The first cell, row by row.
    pub first: usize,
    /// How many there are.
    pub cells: usize,
}

/// The regions of a raster, gaps left out, and for each cell the index of its region (`u32::MAX` for a gap).
/// Cells hang together over their sides, not over their corners.
pub fn regions(width: usize, height: usize, cells: &[u16]) -> (Vec<Region>, Vec<u32>) {
    let mut found = Vec::new();
    let mut index = vec![u32::MAX; cells.len()];
    let mut open = Vec::new();
    for first in 0..cells.len() {
        if cells[first] == GAP || index[first] != u32::MAX {
            continue;
        }
        let (area, number) = (cells[first], found.len() as u32);
        let mut count = 0;
        index[first] = number;
        open.push(first);
        while let Some(cell) = open.pop() {
            count += 1;
            for next in beside(width, height, cell) {
                if cells[next] == area && index[next] == u32::MAX {
                    index[next] = number;
                    open.push(next);
                }
            }
        }
        let cells = count;
        found.push(Region { area, first, cells });
    }
    (found, index)
}

/// The cells that share a side with one.
pub fn beside(width: usize, height: usize, cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % width, cell / width);
    let up = (y > 0).then(|| cell.wrapping_sub(width));
    let left = (x > 0).then(|| cell.wrapping_sub(1));
    let right = (x + 1 < width).then_some(cell + 1);
    let down = (y + 1 < height).then_some(cell + width);
    [up, left, right, down].into_iter().flatten()
}

/// Gives every gap to the nearest area, counted in steps from cell to cell.
pub fn fill_gaps(raster: &mut Raster) {
    let (width, height) = (raster.width, raster.height);
    let cells = &mut raster.cells;
    let mut open: VecDeque<usize> = (0..cells.len())
        .filter(|cell| {
            cells[*cell] != GAP && beside(width, height, *cell).any(|next| cells[next] == GAP)
        })
        .collect();
    while let Some(cell) = open.pop_front() {
        for next in beside(width, height, cell) {
            if cells[next] == GAP {
                cells[next] = cells[cell];
                open.push_back(next);
            }
        }
    }
}

/// Dissolves what is smaller than `least` square units, and closes all gaps. A province that has nothing larger is
/// reported.
pub fn clean(raster: &mut Raster, least: usize) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (width, square) = (raster.width, raster.per_unit * raster.per_unit);
    let (found, index) = regions(width, raster.height, &raster.cells);
    let mut largest: BTreeMap<u16, &Region> = BTreeMap::new();
    for region in &found {
        let best = largest.entry(region.area).or_insert(region);
        if region.cells > best.cells {
            *best = region;
        }
    }
    for (number, area) in (0_u16..).zip(&raster.areas) {
        // A belt may be missing; what cannot be missing is the province.
        let Some(place) = area.place.filter(|place| *place == usize::from(number)) else {
            continue;
        };
        let id = raster.areas[place].id.clone();
        match largest.get(&number) {
            None => {
                let hint = Hint::Nothing;
                faults.push(Mistake::NoShape { id, hint }.into());
            }
            Some(region) if region.cells < least * square => {
                let at = map_place(raster, region.first);
                let cells = region.cells / square;
                faults.push(Fault::at(at, Mistake::TooSmall { id, cells, least }));
            }
            Some(_) => {}
        }
    }
    let small: Vec<bool> = found.iter().map(|r| r.cells < least * square).collect();
    // Hairs along a line are what every drawing has.
    let is_speck = |region: &&Region| {
        let size = HAIR * square..least * square;
        size.contains(&region.cells) && raster.place(region.area).is_some()
    };
    let count = found.iter().filter(is_speck).count();
    let largest = found
        .iter()
        .filter(is_speck)
        .max_by_key(|region| region.cells);
    if let Some(largest) = largest {
        let id = raster.areas[usize::from(largest.area)].id.clone();
        let (units, at) = (largest.cells / square, map_place(raster, largest.first));
        let mistake = Mistake::Specks {
            count,
            id,
            units,
            least,
        };
        faults.push(Fault::at(at, mistake));
    }
    for (cell, region) in raster.cells.iter_mut().zip(&index) {
        if *region != u32::MAX && small[*region as usize] {
            *cell = GAP;
        }
    }
    fill_gaps(raster);
    // Nothing at all may be left to grow from.
    let nobody = raster.dead_land();
    for cell in raster.cells.iter_mut().filter(|cell| **cell == GAP) {
        *cell = nobody;
    }
    faults
}

/// A cell's place in map units.
pub fn map_place(raster: &Raster, cell: usize) -> Whereabouts {
    Whereabouts::Map {
        x: (cell % raster.width / raster.per_unit) as i32,
        y: (cell / raster.width / raster.per_unit) as i32,
    }
}
