//! How much room there is round each point of a province.

use crate::distance::squared;
use crate::placement::boxes::Half;
use crate::raster::Raster;
use crate::spot::Spot;

/// How far things stay away from the edge of the map, in map units.
const FRAME: i64 = 3;
/// How far the field reaches beyond the province, in map units.
const MARGIN: i64 = 40;

/// The rows and columns an area covers, in cells; the ends are part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

/// The bounds of each area of a raster.
pub fn bounds(raster: &Raster) -> Vec<Bounds> {
    let nothing = Bounds {
        left: usize::MAX,
        right: 0,
        top: usize::MAX,
        bottom: 0,
    };
    let mut found = vec![nothing; raster.areas.len()];
    for (cell, area) in raster.cells.iter().enumerate() {
        let (x, y) = (cell % raster.width, cell / raster.width);
        if let Some(bounds) = found.get_mut(usize::from(*area)) {
            bounds.left = bounds.left.min(x);
            bounds.right = bounds.right.max(x);
            bounds.top = bounds.top.min(y);
            bounds.bottom = y;
        }
    }
    found
}

/// The distance of each point to a province's outline, in map units: negative outside of it.
#[derive(Clone, Debug)]
pub struct Field {
    left: i64,
    top: i64,
    width: usize,
    height: usize,
    room: Vec<f32>,
    /// The point with the most room.
    pub pole: Spot,
    /// How much room the pole has.
    pub most: f64,
}

impl Field {
    /// The field of an area within its bounds; without room anywhere if it has no cells.
    pub fn new(raster: &Raster, area: u16, bounds: Bounds) -> Field {
        let step = raster.per_unit;
        let unit = |cells: usize| (cells / step) as i64;
        let (mut left, mut right) = (unit(bounds.left), unit(bounds.right));
        let (mut top, mut bottom) = (unit(bounds.top), unit(bounds.bottom));
        if left > right {
            (left, right, top, bottom) = (0, 0, 0, 0);
        }
        let (left, top) = (left - MARGIN, top - MARGIN);
        let width = (right + MARGIN + 1 - left) as usize;
        let height = (bottom + MARGIN + 1 - top) as usize;
        let (map_width, map_height) = ((raster.width / step) as i64, (raster.height / step) as i64);
        let inside: Vec<bool> = (0..width * height)
            .map(|cell| {
                let (x, y) = (left + (cell % width) as i64, top + (cell / width) as i64);
                let framed =
                    x >= FRAME && y >= FRAME && x < map_width - FRAME && y < map_height - FRAME;
                let middle = |at: i64| at * step as i64 + step as i64 / 2;
                framed && raster.at(middle(x), middle(y)) == area
            })
            .collect();
        let out = squared(width, height, |cell| !inside[cell]);
        let back = squared(width, height, |cell| inside[cell]);
        let room: Vec<f32> = out
            .iter()
            .zip(&back)
            .map(|(out, back)| f64::from(*out).sqrt() - f64::from(*back).sqrt())
            .map(|room| room as f32)
            .collect();
        let mut best = 0;
        for (cell, value) in room.iter().enumerate() {
            if *value > room[best] {
                best = cell;
            }
        }
        let x = left as f64 + (best % width) as f64 + 0.5;
        let y = top as f64 + (best / width) as f64 + 0.5;
        Field {
            left,
            top,
            width,
            height,
            pole: Spot::new(x, y),
            most: f64::from(room[best]),
            room,
        }
    }

    /// The room at a point, in map units; far outside it is −60.
    pub fn at(&self, spot: Spot) -> f64 {
        let (x, y) = (spot.x - self.left as f64, spot.y - self.top as f64);
        if x >= 0.0 && y >= 0.0 && x < self.width as f64 && y < self.height as f64 {
            f64::from(self.room[y as usize * self.width + x as usize])
        } else {
            -60.0
        }
    }

    /// The least room along the sides of a box round a point, in map units.
    pub fn around(&self, spot: Spot, half: Half) -> f64 {
        let mut least = self.at(spot);
        for third in -3_i32..=3 {
            let x = spot.x + half.0 * f64::from(third) / 3.0;
            let middle = self.at(Spot::new(x, spot.y));
            let upper = self.at(Spot::new(x, spot.y - half.1));
            let lower = self.at(Spot::new(x, spot.y + half.1));
            least = least.min(middle).min(upper).min(lower);
        }
        least
    }

    /// Points all over the province and a little beyond, about `count` of them.
    pub fn grid(&self, count: usize) -> Vec<Spot> {
        let size = (self.width * self.height) as f64;
        let step = (size / count as f64).sqrt().max(1.5);
        let columns = (self.width as f64 / step) as usize;
        let rows = (self.height as f64 / step) as usize;
        let at = |row: usize, column: usize| {
            let x = self.left as f64 + (column as f64 + 0.5) * step;
            Spot::new(x, self.top as f64 + (row as f64 + 0.5) * step)
        };
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| at(row, column)));
        all.filter(|spot| self.at(*spot) > -8.0).collect()
    }
}
