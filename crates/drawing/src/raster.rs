//! Whose each cell of the map is. Outlines and paintings both become such a raster, and all else follows from it.

use crate::place::Place;
use crate::random::mixed;

/// A cell that belongs to nobody yet; [`crate::regions::clean`] gives it to the nearest area.
pub const GAP: u16 = u16::MAX;

/// What lies beyond the edge of the map.
pub const OUTSIDE: u16 = u16::MAX - 1;

/// What a cell may belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// The id of the piece it becomes.
    pub id: String,
    /// The province it belongs to, by its index; `None` for ground that nobody enters.
    pub place: Option<usize>,
    /// Whether it is drawn as water.
    pub water: bool,
}

/// The map as cells, each with the index of its area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// Cells in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Cells along one map unit.
    pub per_unit: usize,
    /// The areas: first one for each province in their order, then dead land, dead water, and belts.
    pub areas: Vec<Area>,
    /// The area of each cell, row by row, or [`GAP`].
    pub cells: Vec<u16>,
}

impl Raster {
    /// A map of gaps for these provinces.
    pub fn new(width: usize, height: usize, per_unit: usize, places: &[Place]) -> Raster {
        let mut areas: Vec<Area> = (0..)
            .zip(places)
            .map(|(index, place)| Area {
                id: place.id.clone(),
                place: Some(index),
                water: place.is_sea(),
            })
            .collect();
        for (id, water) in [("dead.land", false), ("dead.water", true)] {
            areas.push(Area {
                id: id.to_owned(),
                place: None,
                water,
            });
        }
        Raster {
            width,
            height,
            per_unit,
            areas,
            cells: vec![GAP; width * height],
        }
    }

    /// The area of land that nobody enters.
    pub fn dead_land(&self) -> u16 {
        self.dead(false)
    }

    /// The area of water that nobody enters.
    pub fn dead_water(&self) -> u16 {
        self.dead(true)
    }

    fn dead(&self, water: bool) -> u16 {
        let is_it = |area: &Area| area.place.is_none() && area.water == water;
        self.areas
            .iter()
            .position(is_it)
            .map_or(GAP, |index| index as u16)
    }

    /// The area of a province's own water, made on first use.
    pub fn belt(&mut self, place: usize) -> u16 {
        let id = format!("{}~", self.areas[place].id);
        let known = self.areas.iter().position(|area| area.id == id);
        let index = known.unwrap_or_else(|| {
            self.areas.push(Area {
                id,
                place: Some(place),
                water: true,
            });
            self.areas.len() - 1
        });
        index as u16
    }

    /// The area of a cell; [`OUTSIDE`] beyond the edge.
    pub fn at(&self, x: i64, y: i64) -> u16 {
        let inside = x >= 0 && y >= 0 && x < self.width as i64 && y < self.height as i64;
        if inside {
            self.cells[y as usize * self.width + x as usize]
        } else {
            OUTSIDE
        }
    }

    /// The province of an area.
    pub fn place(&self, area: u16) -> Option<usize> {
        self.areas.get(usize::from(area))?.place
    }

    /// A number that depends on every cell.
    pub fn hash(&self) -> u64 {
        let start = mixed((self.width as u64) << 32 | self.height as u64);
        let add = |sum: u64, cell: &u16| mixed(sum.wrapping_add(u64::from(*cell)));
        self.cells.iter().fold(start, add)
    }
}
