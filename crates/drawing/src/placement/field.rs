//! How much room there is round each point of a province.

use crate::distance::squared;
use crate::placement::boxes::Half;
use crate::raster::Raster;
use crate::spot::Spot;

/// How far things stay away from the edge of the map, in map units.
const FRAME: i64 = 3;
/// How far the field reaches beyond the province, in map units.
const MARGIN: i64 = 40;
/// The most cells of the fields of all provinces, four bytes each. The frames of provinces with many parts overlap.
const MOST_CELLS: usize = 32 << 20;

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

impl Bounds {
    /// The frame of a field, in map units: its left and upper end, its width and its height.
    fn frame(self, per_unit: usize) -> (i64, i64, usize, usize) {
        let unit = |cells: usize| (cells / per_unit) as i64;
        let (mut left, mut right) = (unit(self.left), unit(self.right));
        let (mut top, mut bottom) = (unit(self.top), unit(self.bottom));
        if left > right {
            (left, right, top, bottom) = (0, 0, 0, 0);
        }
        let side = |from: i64, to: i64| (to + 2 * MARGIN + 1 - from) as usize;
        let (width, height) = (side(left, right), side(top, bottom));
        (left - MARGIN, top - MARGIN, width, height)
    }
}

/// The side of the cells of all fields, in map units: 1, unless they would have too many cells.
pub fn step(per_unit: usize, bounds: &[Bounds]) -> usize {
    let cells = |bounds: &Bounds| {
        let (_, _, width, height) = bounds.frame(per_unit);
        width * height
    };
    let all: usize = bounds.iter().map(cells).sum();
    (all as f64 / MOST_CELLS as f64).sqrt().ceil().max(1.0) as usize
}

/// The distance of each point to a province's outline, in map units: negative outside of it.
#[derive(Clone, Debug)]
pub struct Field {
    left: i64,
    top: i64,
    /// The side of a cell, in map units.
    step: f64,
    /// Cells in a row.
    width: usize,
    /// Rows.
    height: usize,
    /// In map units, row by row.
    room: Vec<f32>,
    /// The point with the most room.
    pub pole: Spot,
    /// How much room the pole has.
    pub most: f64,
}

impl Field {
    /// The field of an area within its bounds, in cells of `step` map units; without room anywhere if the area has no
    /// cells.
    pub fn new(raster: &Raster, area: u16, bounds: Bounds, step: usize) -> Field {
        let per_unit = raster.per_unit;
        let (left, top, width, height) = bounds.frame(per_unit);
        let (width, height) = (width.div_ceil(step), height.div_ceil(step));
        let [map_width, map_height] =
            [raster.width, raster.height].map(|cells| (cells / per_unit) as i64);
        let inside: Vec<bool> = (0..width * height)
            .map(|cell| {
                let unit = |at: usize| (at * step + step / 2) as i64;
                let (x, y) = (left + unit(cell % width), top + unit(cell / width));
                let framed =
                    x >= FRAME && y >= FRAME && x < map_width - FRAME && y < map_height - FRAME;
                let middle = |at: i64| at * per_unit as i64 + per_unit as i64 / 2;
                framed && raster.at(middle(x), middle(y)) == area
            })
            .collect();
        let out = squared(width, height, |cell| !inside[cell]);
        let back = squared(width, height, |cell| inside[cell]);
        let room: Vec<f32> = out
            .iter()
            .zip(&back)
            .map(|(out, back)| f64::from(*out).sqrt() - f64::from(*back).sqrt())
            .map(|room| (room * step as f64) as f32)
            .collect();
        let mut best = 0;
        for (cell, value) in room.iter().enumerate() {
            if *value > room[best] {
                best = cell;
            }
        }
        let step = step as f64;
        let x = left as f64 + ((best % width) as f64 + 0.5) * step;
        let y = top as f64 + ((best / width) as f64 + 0.5) * step;
        Field {
            step,
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
        let (x, y) = (x / self.step, y / self.step);
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
        let [width, height] = [self.width, self.height].map(|cells| cells as f64 * self.step);
        let step = (width * height / count as f64).sqrt().max(1.5);
        let (columns, rows) = ((width / step) as usize, (height / step) as usize);
        let at = |row: usize, column: usize| {
            let x = self.left as f64 + (column as f64 + 0.5) * step;
            Spot::new(x, self.top as f64 + (row as f64 + 0.5) * step)
        };
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| at(row, column)));
        all.filter(|spot| self.at(*spot) > -8.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Field, MOST_CELLS, bounds, step};
    use crate::place::{Kind, Place};
    use crate::raster::Raster;

    fn raster(side: usize, places: usize) -> Raster {
        let place = |index: usize| Place {
            id: format!("p{index}"),
            name: String::new(),
            kind: Kind::Land,
            centre: false,
            coasts: Vec::new(),
        };
        let places: Vec<Place> = (0..places).map(place).collect();
        Raster::new(side, side, 1, &places)
    }

    #[test]
    fn provinces_with_parts_everywhere_have_coarser_fields() {
        // Each province has a cell at either end of the map.
        let mut raster = raster(2_000, 100);
        let end = raster.cells.len() - 100;
        for area in 0..100 {
            raster.cells[usize::from(area)] = area;
            raster.cells[end + usize::from(area)] = area;
        }
        let bounds = &bounds(&raster)[..100];
        let step = step(1, bounds);
        assert_eq!(step, 4);
        let cells = |area: u16| {
            let field = Field::new(&raster, area, bounds[usize::from(area)], step);
            field.room.len()
        };
        assert!(cells(0) * 100 <= MOST_CELLS, "{}", cells(0));
    }

    #[test]
    fn a_coarse_field_has_the_same_room() {
        let mut raster = raster(400, 1);
        for row in 100..200 {
            raster.cells[row * 400 + 50..row * 400 + 350].fill(0);
        }
        let bounds = bounds(&raster)[0];
        assert_eq!(step(1, &[bounds]), 1);
        let [fine, coarse] = [1, 3].map(|step| Field::new(&raster, 0, bounds, step));
        assert!((fine.most - coarse.most).abs() <= 3.0, "{}", coarse.most);
        assert!(
            (fine.pole.y - coarse.pole.y).abs() <= 3.0,
            "{:?}",
            coarse.pole
        );
        for spot in fine.grid(50) {
            let apart = (fine.at(spot) - coarse.at(spot)).abs();
            assert!(apart <= 4.5, "{apart} at {spot:?}");
        }
        assert!(coarse.grid(50).len().abs_diff(fine.grid(50).len()) <= 5);
    }
}
