//! Gaps between lands that were laid on a sea: as narrow as those that are closed where nothing lies below.

use std::collections::BTreeSet;

use crate::distance::squared;
use crate::fault::{Fault, Mistake};
use crate::raster::{GAP, Raster};
use crate::regions::{Region, beside, map_place, regions};
use crate::shores::SHORTEST;

/// Gaps up to twice this are closed, in map units.
pub(super) const HALF_GAP: f64 = 1.5;

/// Makes gaps of the narrow channels between lands under which a sea goes on; they are closed with all other gaps.
/// `is_over` says of each cell whether its shape was painted over a sea: a channel that a sea was drawn to fill stays.
///
/// No channel is closed that joins two parts of its sea: it may be a strait, and is returned for its author to judge.
///
/// `least`: how large a part of a sea is at least, in square units.
pub fn open(raster: &mut Raster, is_over: &[bool], least: usize) -> Vec<Fault> {
    let (width, height) = (raster.width, raster.height);
    let narrow = narrow_waters(raster);
    let (channels, index) = regions(width, height, &narrow);
    let wide: Vec<u16> = raster
        .cells
        .iter()
        .zip(&narrow)
        .map(|(area, narrow)| if *narrow == GAP { *area } else { GAP })
        .collect();
    let (waters, water_at) = regions(width, height, &wide);
    let mut sides = vec![Sides::default(); channels.len()];
    for (cell, channel) in index.iter().enumerate() {
        let Some(sides) = sides.get_mut(*channel as usize) else {
            continue;
        };
        let (sea, cells) = (
            channels[*channel as usize].area,
            channels[*channel as usize].cells,
        );
        sides.frame(cell % width, cell / width);
        sides.seen += 1;
        if sides.seen == cells / 2 + 1 {
            sides.middle = cell;
        }
        for next in beside(width, height, cell) {
            let area = raster.cells[next];
            if area == sea && narrow[next] == GAP {
                sides.waters.insert(water_at[next]);
            } else if is_over[next] && is_land(raster, area) {
                sides.lands.insert(area);
            }
        }
    }
    let least = least * raster.per_unit * raster.per_unit;
    let mut faults = Vec::new();
    let mut closes = vec![false; channels.len()];
    for (number, (channel, sides)) in channels.iter().zip(&sides).enumerate() {
        let is_long = sides.length() as f64 >= SHORTEST * raster.per_unit as f64;
        if !is_long || sides.lands.len() < 2 {
            continue;
        }
        // What is smaller than a region that is kept is no part of the sea.
        let joined = |water: &&u32| waters[**water as usize].cells >= least;
        if sides.waters.iter().filter(joined).count() < 2 {
            closes[number] = true;
        } else if let Some(fault) = strait(raster, channel, sides) {
            faults.push(fault);
        }
    }
    for (cell, channel) in raster.cells.iter_mut().zip(&index) {
        if closes.get(*channel as usize) == Some(&true) {
            *cell = GAP;
        }
    }
    faults
}

/// What lies on both sides of a channel, and how far it reaches.
#[derive(Clone, Debug, Default)]
struct Sides {
    lands: BTreeSet<u16>,
    /// The wide parts of its sea that it touches.
    waters: BTreeSet<u32>,
    /// The least and greatest column, then those of the rows, once there is a cell.
    across: Option<[usize; 4]>,
    /// How many of its cells were looked at.
    seen: usize,
    /// The cell with half of them before it, row by row.
    middle: usize,
}

impl Sides {
    fn frame(&mut self, x: usize, y: usize) {
        let [left, right, top, bottom] = self.across.unwrap_or([x, x, y, y]);
        self.across = Some([left.min(x), right.max(x), top.min(y), bottom.max(y)]);
    }

    /// The longer side of its frame, in cells.
    fn length(&self) -> usize {
        self.across.map_or(0, |[left, right, top, bottom]| {
            (right - left).max(bottom - top) + 1
        })
    }
}

fn is_land(raster: &Raster, area: u16) -> bool {
    let area = raster.areas.get(usize::from(area));
    area.is_some_and(|area| !area.water)
}

/// The cells of seas that are in no wide part of the water, with their seas; all others are gaps.
fn narrow_waters(raster: &Raster) -> Vec<u16> {
    let (width, height) = (raster.width, raster.height);
    let reach = HALF_GAP * raster.per_unit as f64;
    let lands: Vec<bool> = raster
        .cells
        .iter()
        .map(|area| is_land(raster, *area))
        .collect();
    let to_land = squared(width, height, |cell| lands[cell]);
    let to_wide = squared(width, height, |cell| {
        f64::from(to_land[cell]) > reach * reach
    });
    let cells = raster.cells.iter().enumerate();
    cells
        .map(|(cell, area)| {
            let is_sea = raster.place(*area) == Some(usize::from(*area)) && !lands[cell];
            let is_narrow = f64::from(to_wide[cell]).sqrt() > reach + 0.5;
            if is_sea && is_narrow { *area } else { GAP }
        })
        .collect()
}

/// The fault of a channel that joins two parts of a sea, at its middle cell.
fn strait(raster: &Raster, channel: &Region, sides: &Sides) -> Option<Fault> {
    let mut lands = sides
        .lands
        .iter()
        .map(|land| raster.areas[usize::from(*land)].id.clone());
    let (a, b) = (lands.next()?, lands.next()?);
    let sea = raster.areas[usize::from(channel.area)].id.clone();
    let most = (2.0 * HALF_GAP) as u32;
    let at = map_place(raster, sides.middle);
    Some(Fault::at(at, Mistake::Channel { a, b, sea, most }))
}
