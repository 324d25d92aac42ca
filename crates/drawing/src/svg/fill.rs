//! Paints shapes into the raster: a cell belongs to the shape that has its middle, by the even-odd rule.

use std::collections::BTreeMap;

use crate::raster::{GAP, Raster};
use crate::spot::Spot;

/// The most crossings of outlines and rows, for the whole drawing.
const MOST_CROSSINGS: usize = 30_000_000;
/// The most cells that are painted for the whole drawing, those of shapes over each other counted again.
const MOST_PAINTED: usize = 400_000_000;

/// Paints one shape after the other.
pub struct Painter<'r> {
    raster: &'r mut Raster,
    /// How many crossings may still be counted.
    left: usize,
    /// How many cells may still be painted.
    cells_left: usize,
    /// Cells painted, by province.
    sizes: BTreeMap<usize, usize>,
    /// Cells painted twice, by the earlier and the later province: how many, and the first.
    twice: BTreeMap<(usize, usize), (usize, usize)>,
    /// Of each cell, whether land or dead ground lies there with a sea below it.
    over_sea: Vec<bool>,
}

impl<'r> Painter<'r> {
    /// A painter of a raster.
    pub fn new(raster: &'r mut Raster) -> Painter<'r> {
        let over_sea = vec![false; raster.cells.len()];
        Painter {
            over_sea,
            raster,
            left: MOST_CROSSINGS,
            cells_left: MOST_PAINTED,
            sizes: BTreeMap::new(),
            twice: BTreeMap::new(),
        }
    }

    /// Paints ground that nobody enters; `false` if it is too intricate. Seas that are painted later lie below it.
    pub fn dead(&mut self, rings: &[Vec<Spot>], water: bool) -> bool {
        let area = if water {
            self.raster.dead_water()
        } else {
            self.raster.dead_land()
        };
        self.fill(rings, area, None)
    }

    /// Paints a part of a province, or its own water; `false` if it is too intricate.
    pub fn province(&mut self, rings: &[Vec<Spot>], place: usize, belt: bool) -> bool {
        let area = if belt {
            self.raster.belt(place)
        } else {
            place as u16
        };
        self.fill(rings, area, Some(place))
    }

    fn fill(&mut self, rings: &[Vec<Spot>], area: u16, place: Option<usize>) -> bool {
        let scale = self.raster.per_unit as f64;
        let (width, height) = (self.raster.width, self.raster.height);
        let mut rows: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
        for ring in rings {
            let next = ring.iter().cycle().skip(1);
            for (from, to) in ring.iter().zip(next) {
                let ((x, y), (to_x, to_y)) = (
                    (from.x * scale, from.y * scale),
                    (to.x * scale, to.y * scale),
                );
                let (top, bottom) = (y.min(to_y), y.max(to_y));
                // Rows whose middle lies between the ends.
                let first = (top - 0.5).ceil().clamp(0.0, height as f64) as usize;
                let end = (bottom - 0.5).ceil().clamp(0.0, height as f64) as usize;
                let Some(left) = self.left.checked_sub(end.saturating_sub(first) + 1) else {
                    return false;
                };
                self.left = left;
                for row in first..end {
                    let part = (row as f64 + 0.5 - y) / (to_y - y);
                    rows.entry(row).or_default().push(x + (to_x - x) * part);
                }
            }
        }
        for (row, mut crossings) in rows {
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let cell = |x: f64| (x - 0.5).ceil().clamp(0.0, width as f64) as usize;
                let columns = cell(pair[0])..cell(pair[1]);
                let Some(cells_left) = self.cells_left.checked_sub(columns.len()) else {
                    return false;
                };
                self.cells_left = cells_left;
                for column in columns {
                    self.paint(row * width + column, area, place);
                }
            }
        }
        true
    }

    fn paint(&mut self, cell: usize, area: u16, place: Option<usize>) {
        let before = self.raster.cells[cell];
        if self.is_dead(before) && self.is_sea(area) {
            self.over_sea[cell] = true;
            return;
        }
        self.over_sea[cell] |= before != GAP && self.is_sea(before);
        self.raster.cells[cell] = area;
        let Some(place) = place else { return };
        let earlier = if before == GAP {
            None
        } else {
            self.raster.place(before)
        };
        if earlier != Some(place) {
            *self.sizes.entry(place).or_default() += 1;
        }
        let Some(earlier) = earlier.filter(|earlier| *earlier != place) else {
            return;
        };
        // Whoever draws the sea first, and the land over it, means it.
        let [under, over] = [before, area].map(|area| self.raster.areas[usize::from(area)].water);
        if !under || over {
            let known = self.twice.entry((earlier, place)).or_insert((0, cell));
            known.0 += 1;
        }
    }

    /// Whether an area is ground that nobody enters.
    fn is_dead(&self, area: u16) -> bool {
        area != GAP && self.raster.place(area).is_none()
    }

    /// Whether an area is a sea, and not the own water of a land.
    fn is_sea(&self, area: u16) -> bool {
        let place = self.raster.place(area);
        self.raster.areas[usize::from(area)].water && place == Some(usize::from(area))
    }

    /// Of each cell, whether a shape lies there with a sea below it.
    pub fn over_sea(self) -> Vec<bool> {
        self.over_sea
    }

    /// Pairs of provinces that overlap by at least one hundredth of the smaller one: the earlier, the later, how
    /// many hundredths, and a cell where they do.
    pub fn overlaps(&self) -> Vec<(usize, usize, u32, usize)> {
        let share = |((a, b), (cells, first)): (&(usize, usize), &(usize, usize))| {
            let size = self
                .sizes
                .get(a)
                .min(self.sizes.get(b))
                .copied()
                .unwrap_or(1)
                .max(1);
            (*a, *b, (cells * 100 / size) as u32, *first)
        };
        let all = self.twice.iter().map(share);
        all.filter(|(_, _, percent, _)| *percent > 0).collect()
    }
}
