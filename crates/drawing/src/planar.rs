//! Invented boards: regions that look like land and sea, for tests and for boards of our own.

use crate::place::{Kind, Place};
use crate::random::{Random, noise, rough_noise};
use crate::raster::{GAP, Raster};
use crate::regions::{fill_gaps, regions};

/// Square units of map for each province, on average.
const ROOM: f64 = 9_000.0;
/// The smallest region of a province, in square units.
const LEAST: usize = 2_000;
/// How often a board with a province smaller than that is drawn again.
const MOST_TRIES: u64 = 50;

/// A board with so many lands and seas (at least two and one, together at most 256), and the raster of its map, at
/// `per_unit` cells a unit. The same seed always gives the same board. Every province is one region.
pub fn random_planar(
    seed: u64,
    lands: usize,
    seas: usize,
    per_unit: usize,
) -> (Vec<Place>, Raster) {
    let lands = lands.clamp(2, 200);
    let seas = seas.clamp(1, 56);
    let per_unit = per_unit.clamp(1, 4);
    let mut turn = 0;
    loop {
        let (places, raster, is_roomy) =
            attempt(seed.wrapping_add(turn << 40), lands, seas, per_unit);
        turn += 1;
        // The last try is taken as it is: a small province is better than none.
        if is_roomy || turn == MOST_TRIES {
            return (places, raster);
        }
    }
}

#[derive(Clone, Copy)]
struct Site {
    x: f64,
    y: f64,
}

impl Site {
    fn square(self, x: f64, y: f64) -> f64 {
        (self.x - x) * (self.x - x) + (self.y - y) * (self.y - y)
    }
}

fn nearest(sites: &[Site], x: f64, y: f64) -> (usize, f64) {
    let squares = sites.iter().map(|site| site.square(x, y)).enumerate();
    squares
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .unwrap_or((0, f64::MAX))
}

/// Sites with, for each block of the map, those that can be nearest to a point in it.
struct Blocks<'s> {
    sites: &'s [Site],
    /// How far blocks reach beyond the map, in map units: points are moved a little before they are looked up.
    margin: f64,
    columns: usize,
    near: Vec<Vec<usize>>,
}

/// The side of a block, in map units.
const BLOCK: f64 = 16.0;

impl<'s> Blocks<'s> {
    fn new(sites: &'s [Site], width: f64, height: f64, margin: f64) -> Blocks<'s> {
        let count = |side: f64| ((side + 2.0 * margin) / BLOCK) as usize + 1;
        let (columns, rows) = (count(width), count(height));
        let near = |block: usize| {
            let middle = |at: usize| (at as f64 + 0.5) * BLOCK - margin;
            let (x, y) = (middle(block % columns), middle(block / columns));
            // The nearest to a corner is farther from the middle than the nearest one by a diagonal at most.
            let reach = nearest(sites, x, y).1.sqrt() + BLOCK * 1.5;
            let close = |site: &usize| sites[*site].square(x, y) <= reach * reach;
            (0..sites.len()).filter(close).collect()
        };
        let near = (0..columns * rows).map(near).collect();
        Blocks {
            sites,
            margin,
            columns,
            near,
        }
    }

    fn nearest(&self, x: f64, y: f64) -> (usize, f64) {
        let block = |at: f64| ((at + self.margin) / BLOCK) as usize;
        match self.near.get(block(y) * self.columns + block(x)) {
            Some(near) => {
                let squares = near
                    .iter()
                    .map(|site| (*site, self.sites[*site].square(x, y)));
                squares
                    .min_by(|a, b| a.1.total_cmp(&b.1))
                    .unwrap_or((0, f64::MAX))
            }
            None => nearest(self.sites, x, y),
        }
    }
}

/// Points spread evenly: random ones, each moved to the middle of what is nearest to it, six times.
fn spread(random: &mut Random, count: usize, width: f64, height: f64) -> Vec<Site> {
    let mut sites: Vec<Site> = (0..count)
        .map(|_| Site {
            x: random.part() * width,
            y: random.part() * height,
        })
        .collect();
    let step = (width * height / (count as f64 * 60.0)).sqrt();
    for _ in 0..6 {
        let mut sums = vec![(0.0, 0.0, 0.0); count];
        for row in 0..(height / step) as usize {
            for column in 0..(width / step) as usize {
                let (x, y) = ((column as f64 + 0.5) * step, (row as f64 + 0.5) * step);
                let sum = &mut sums[nearest(&sites, x, y).0];
                *sum = (sum.0 + x, sum.1 + y, sum.2 + 1.0);
            }
        }
        for (site, (x, y, points)) in sites.iter_mut().zip(sums) {
            if points > 0.0 {
                *site = Site {
                    x: x / points,
                    y: y / points,
                };
            }
        }
    }
    sites
}

/// One try: the board, and whether every province has the least size.
fn attempt(seed: u64, lands: usize, seas: usize, per_unit: usize) -> (Vec<Place>, Raster, bool) {
    let mut random = Random::new(seed);
    let count = lands + seas;
    let height = (ROOM * count as f64 / 1.25).sqrt().max(300.0).round();
    let width = (height * 1.25).round();
    let cell = (width * height / count as f64).sqrt();
    let mut sites = spread(&mut random, count, width, height);
    // The lowest ground is sea: low ground lies together, and the rim is lower than the middle.
    let relief = random.bits();
    let high = |site: &Site| {
        let (x, y) = (site.x / width * 2.0 - 1.0, site.y / height * 2.0 - 1.0);
        let hills = rough_noise(relief, site.x / (cell * 2.6), site.y / (cell * 2.6), 2);
        ((hills - 0.45 * (x * x + y * y)) * 1e6) as i64
    };
    sites.sort_by_key(|site| -high(site));
    let (land_sites, sea_sites) = sites.split_at(lands);
    // Four sizes of noise add up to less than two.
    let margin = cell * 0.4 + BLOCK;
    let land_sites = Blocks::new(land_sites, width, height, margin);
    let sea_sites = Blocks::new(sea_sites, width, height, margin);
    let places = places(&mut random, lands, seas);
    let scale = per_unit as f64;
    let (columns, rows) = (width as usize * per_unit, height as usize * per_unit);
    let mut raster = Raster::new(columns, rows, per_unit, &places);
    let bend = random.bits();
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = ((column as f64 + 0.5) / scale, (row as f64 + 0.5) / scale);
            let wide = cell * 0.9;
            let dx = rough_noise(bend, x / wide, y / wide, 4) * cell * 0.2;
            let dy = rough_noise(bend ^ 0x55, x / wide, y / wide, 4) * cell * 0.2;
            let land = land_sites.nearest(x + dx, y + dy);
            let sea = sea_sites.nearest(x + dx, y + dy);
            let mut ashore = sea.1.sqrt() - land.1.sqrt();
            // Coasts have detail that borders between lands have not.
            if ashore.abs() < cell * 0.45 {
                ashore += rough_noise(bend ^ 0xaa, x * 3.0 / cell, y * 3.0 / cell, 5) * cell * 0.14;
                ashore += noise(bend ^ 0xff, x / cell, y / cell) * cell * 0.08;
            }
            let is_land = ashore > 0.0;
            let area = if is_land { land.0 } else { lands + sea.0 };
            raster.cells[row * columns + column] = area as u16;
        }
    }
    let is_roomy = only_the_largest(&mut raster, count);
    (places, raster, is_roomy)
}

/// Leaves of each province its largest region; `false` if one is too small.
fn only_the_largest(raster: &mut Raster, count: usize) -> bool {
    let (found, index) = regions(raster.width, raster.height, &raster.cells);
    let mut largest = vec![(0, u32::MAX); count];
    for (number, region) in (0_u32..).zip(&found) {
        let best = &mut largest[usize::from(region.area)];
        if region.cells > best.0 {
            *best = (region.cells, number);
        }
    }
    for (cell, region) in raster.cells.iter_mut().zip(index) {
        if largest[usize::from(*cell)].1 != region {
            *cell = GAP;
        }
    }
    fill_gaps(raster);
    let square = raster.per_unit * raster.per_unit;
    largest.iter().all(|(cells, _)| *cells >= LEAST * square)
}

const ONSETS: &[u8] = b"bdfghklmnprstvz";
const VOWELS: &[u8] = b"aeiou";

/// Names that can be spoken, their first three letters all different.
fn places(random: &mut Random, lands: usize, seas: usize) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    while places.len() < lands + seas {
        let mut name = String::new();
        for letters in [ONSETS, VOWELS, ONSETS, VOWELS, ONSETS] {
            name.push(char::from(letters[random.below(letters.len())]));
        }
        let id: String = name.chars().take(3).collect();
        if places.iter().any(|place| place.id == id) {
            continue;
        }
        let is_land = places.len() < lands;
        let capital: String = name
            .chars()
            .take(1)
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        let name = format!("{capital}{}", &name[1..]);
        places.push(Place {
            id,
            name,
            kind: if is_land { Kind::Land } else { Kind::Sea },
            centre: is_land && random.below(5) < 2,
            coasts: Vec::new(),
        });
    }
    places
}

#[cfg(test)]
mod tests {
    use super::{only_the_largest, random_planar};
    use crate::place::{Kind, Place};
    use crate::raster::Raster;

    #[test]
    fn the_last_try_has_one_region_for_each_province_too() {
        let place = |id: &str| Place {
            id: id.to_owned(),
            name: String::new(),
            kind: Kind::Land,
            centre: false,
            coasts: Vec::new(),
        };
        let mut raster = Raster::new(6, 1, 1, &[place("aaa"), place("bbb")]);
        raster.cells = vec![0, 0, 1, 0, 1, 1];
        assert!(!only_the_largest(&mut raster, 2), "2 cells are too few");
        assert_eq!(raster.cells, [0, 0, 0, 1, 1, 1]);
    }

    #[test]
    fn boards_that_are_too_dense_come_to_an_end() {
        let (places, raster) = random_planar(1, 200, 56, 1);
        assert_eq!(places.len(), 256);
        assert!(raster.cells.iter().all(|cell| *cell < 256));
    }
}
