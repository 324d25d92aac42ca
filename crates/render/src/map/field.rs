//! The map as a grid: what lies where, for lines that look for their way.

use tiny_skia::FillRule;

use super::geometry::Geometry;
use crate::chart::{Chart, OfEach};
use crate::paint::canvas::View;
use crate::paint::canvas::local_mask;
use crate::paint::spot::Spot;
use chancery_rules::board::{Province, ProvinceSet};

/// A cell's side in map units.
pub const CELL: f32 = 2.0;

/// Nobody's.
const NOBODY: u16 = u16::MAX;

/// A chart as a grid of square cells, row by row, [`CELL`] map units wide: which province each cell lies in
/// and whether it is land. Built once per chart.
#[derive(Debug)]
pub struct Field {
    /// How many cells a row has.
    pub width: usize,
    /// How many rows there are.
    pub height: usize,
    /// The chart's provinces; cells name them by their places here.
    provinces: Vec<Province>,
    /// By cell.
    place: Vec<u16>,
    land: Vec<bool>,
}

static FIELDS: OfEach<Field> = OfEach::new();

impl Field {
    /// The grid of a chart; worked out on first use and kept.
    pub fn of(chart: Chart) -> &'static Field {
        FIELDS.get(chart, Field::new)
    }

    fn new(chart: Chart) -> Field {
        let (geometry, map) = (chart.geometry(), chart.map());
        let (width, height) = Geometry::SIZE;
        let (width, height) = ((width / CELL) as usize, (height / CELL) as usize);
        let mut field = Field {
            width,
            height,
            provinces: map.provinces().map(|(p, _)| p).collect(),
            place: vec![NOBODY; width * height],
            land: vec![false; width * height],
        };
        let view = View {
            width: width as u32,
            height: height as u32,
            scale: 1.0 / CELL,
            dx: 0.0,
            dy: 0.0,
        };
        for (piece, owner) in geometry.pieces.iter().zip(&map.owner) {
            let Some((mut mask, transform, (left, top))) = local_mask(view, &[&piece.path], 1.0)
            else {
                continue;
            };
            mask.fill_path(&piece.path, FillRule::EvenOdd, false, transform);
            let place = owner.and_then(|p| field.provinces.binary_search(&p).ok());
            let place = place.map_or(NOBODY, |place| place as u16);
            let (wide, data) = (mask.width() as usize, mask.data());
            for (y, row) in data.chunks_exact(wide).enumerate() {
                let start = (y + top as usize) * width + left as usize;
                for (x, covered) in row.iter().enumerate() {
                    if *covered > 0 {
                        field.place[start + x] = place;
                        field.land[start + x] = !piece.sea;
                    }
                }
            }
        }
        field
    }

    /// The index of the cell that a place lies in; of the nearest one for a place off the map.
    pub fn cell(&self, spot: Spot) -> usize {
        let x = ((spot.x / CELL).max(0.0) as usize).min(self.width - 1);
        let y = ((spot.y / CELL).max(0.0) as usize).min(self.height - 1);
        y * self.width + x
    }

    /// Width and height in map units.
    pub fn size(&self) -> (f32, f32) {
        (self.width as f32 * CELL, self.height as f32 * CELL)
    }

    /// Whether a cell is land. `cell` is an index from [`Field::cell`]; panics beyond the grid.
    pub fn is_land(&self, cell: usize) -> bool {
        self.land[cell]
    }

    /// Whether a cell is land that belongs to none of these.
    pub fn foreign(&self, cell: usize, own: &ProvinceSet) -> bool {
        self.land[cell] && !self.belongs(cell, own)
    }

    /// Whether a cell is in one of these provinces.
    pub fn belongs(&self, cell: usize, own: &ProvinceSet) -> bool {
        let province = self.provinces.get(usize::from(self.place[cell]));
        province.is_some_and(|province| own.contains(*province))
    }
}
