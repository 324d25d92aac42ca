//! Reads `map.png`: one flat colour for each province, as the table beside it says.

mod colour;
mod legend;

use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;

use colour::{Colour, difference};
use legend::{Legend, Subject};

use crate::distance::squared;
use crate::fault::{Fault, MOST_REASON, Mistake, Shorter, Whereabouts, cut};
use crate::place::Place;
use crate::raster::{GAP, OUTSIDE, Raster};
use crate::regions::{Region, beside, map_place, regions};

const MOST_BYTES: usize = 4 << 20;
const MOST_SIDE: u32 = 4_096;
const LEAST_SIDE: u32 = 600;
const MOST_DECODED: usize = 64 << 20;
/// A colour this close to one of the table is taken for it (ΔE of 1976).
const ALIKE: f64 = 6.0;
/// With more colours than this only exact ones are looked up: it is a photograph, or meant to take long.
const MOST_COLOURS: usize = 20_000;
/// Regions up to this size are letters and edges, in pixels.
const SPECK: usize = 40;
/// Half the width of a drawn line, in pixels.
const HALF_LINE: u32 = 5;
/// The most colours without a row that are listed.
const MOST_LISTED: usize = 20;
/// Marks pixels of lines among the areas.
const LINE: u16 = OUTSIDE - 1;

/// Reads a painting whose table says which colour is which of the places.
///
/// # Errors
///
/// All that is wrong with the table, or else with the picture.
pub fn read(bytes: &[u8], table: &[u8], places: &[Place]) -> Result<Raster, Vec<Fault>> {
    let legend = Legend::read(table, places)?;
    let alike = alike(&legend, places);
    if !alike.is_empty() {
        return Err(alike);
    }
    let picture = decoded(bytes).map_err(|mistake| vec![Fault::from(mistake)])?;
    let mut raster = Raster::new(picture.width, picture.height, 1, places);
    let mut names = Match::new(&legend, &raster);
    for (cell, pixel) in raster.cells.iter_mut().zip(picture.pixels.chunks_exact(4)) {
        *cell = match pixel {
            &[red, green, blue, opacity] if opacity >= 128 => {
                names.area(Colour([red, green, blue]))
            }
            _ => names.nobody,
        };
    }
    let unlisted = unlisted(&raster, &picture);
    if !unlisted.is_empty() {
        return Err(unlisted);
    }
    dissolve(&mut raster);
    Ok(raster)
}

/// A decoded picture: four bytes a pixel, the last one its opacity.
struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

fn decoded(bytes: &[u8]) -> Result<Picture, Mistake> {
    let most = MOST_BYTES;
    if bytes.len() > most {
        let bytes = bytes.len();
        return Err(Mistake::TooManyBytes {
            bytes,
            most,
            advice: Shorter::Painting,
        });
    }
    let unreadable = |error: png::DecodingError| {
        let said = error.to_string();
        let reason = cut(said.trim_end_matches('.'), MOST_REASON);
        Mistake::NotPng { reason }
    };
    let limits = png::Limits {
        bytes: MOST_DECODED,
    };
    let mut decoder = png::Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(
        png::Transformations::normalize_to_color8() | png::Transformations::ALPHA,
    );
    decoder.set_ignore_text_chunk(true);
    let (width, height) = {
        let header = decoder.read_header_info().map_err(unreadable)?;
        (header.width, header.height)
    };
    // Before anything of that size is reserved.
    if width > MOST_SIDE || height > MOST_SIDE {
        let most = MOST_SIDE;
        return Err(Mistake::Pixels {
            width,
            height,
            most,
        });
    }
    if width < LEAST_SIDE || height < LEAST_SIDE {
        return Err(Mistake::Size {
            width: width.into(),
            height: height.into(),
            least: LEAST_SIDE.into(),
            most: MOST_SIDE.into(),
        });
    }
    let mut reader = decoder.read_info().map_err(unreadable)?;
    let size = reader
        .output_buffer_size()
        .filter(|size| *size <= MOST_DECODED);
    let Some(size) = size else {
        let most = MOST_SIDE;
        return Err(Mistake::Pixels {
            width,
            height,
            most,
        });
    };
    let mut buffer = vec![0; size];
    let frame = reader.next_frame(&mut buffer).map_err(unreadable)?;
    let used = &buffer[..frame.buffer_size()];
    let pixels = match frame.color_type {
        png::ColorType::Rgba => used.to_vec(),
        png::ColorType::GrayscaleAlpha => used
            .chunks_exact(2)
            .flat_map(|pair| [pair[0], pair[0], pair[0], pair[1]])
            .collect(),
        png::ColorType::Rgb => used
            .chunks_exact(3)
            .flat_map(|three| [three[0], three[1], three[2], 255])
            .collect(),
        png::ColorType::Grayscale => used
            .iter()
            .flat_map(|grey| [*grey, *grey, *grey, 255])
            .collect(),
        png::ColorType::Indexed => return Err(Mistake::NoPalette),
    };
    Ok(Picture {
        width: width as usize,
        height: height as usize,
        pixels,
    })
}

/// Pairs of rows whose colours could be taken for each other.
fn alike(legend: &Legend, places: &[Place]) -> Vec<Fault> {
    let name = |index: usize| match legend.rows[index].subject {
        Subject::Province(place) => places[place].id.clone(),
        Subject::Dead { .. } => legend.rows[index].colour.to_string(),
    };
    let labs: Vec<[f64; 3]> = legend.rows.iter().map(|row| row.colour.lab()).collect();
    let mut faults = Vec::new();
    for index in 0..labs.len() {
        for other in 0..index {
            if difference(labs[index], labs[other]) <= ALIKE {
                let (a, b) = (name(other), name(index));
                let line = legend.rows[index].line;
                let at = Whereabouts::Row { line };
                faults.push(Fault::at(at, Mistake::Alike { a, b }));
                if faults.len() == MOST_LISTED {
                    return faults;
                }
            }
        }
    }
    faults
}

/// Which colour is which area.
struct Match {
    exact: HashMap<Colour, u16>,
    rows: Vec<([f64; 3], u16)>,
    /// Ground that nobody enters.
    nobody: u16,
}

impl Match {
    fn new(legend: &Legend, raster: &Raster) -> Match {
        let mut names = Match {
            exact: HashMap::new(),
            rows: Vec::new(),
            nobody: raster.dead_land(),
        };
        for row in &legend.rows {
            let area = match row.subject {
                Subject::Province(place) => place as u16,
                Subject::Dead { water: true } => raster.dead_water(),
                Subject::Dead { water: false } => raster.dead_land(),
            };
            names.exact.insert(row.colour, area);
            names.rows.push((row.colour.lab(), area));
        }
        names
    }

    fn area(&mut self, colour: Colour) -> u16 {
        if let Some(area) = self.exact.get(&colour) {
            return *area;
        }
        if self.exact.len() > MOST_COLOURS {
            return LINE;
        }
        let lab = colour.lab();
        let rows = self
            .rows
            .iter()
            .map(|(row, area)| (difference(lab, *row), *area));
        let nearest = rows.min_by(|a, b| a.0.total_cmp(&b.0));
        let area = nearest
            .filter(|(apart, _)| *apart <= ALIKE)
            .map_or(LINE, |(_, area)| area);
        self.exact.insert(colour, area);
        area
    }
}

/// Colours without a row that cover more than a line does.
fn unlisted(raster: &Raster, picture: &Picture) -> Vec<Fault> {
    let depth = squared(raster.width, raster.height, |cell| {
        raster.cells[cell] != LINE
    });
    let colour_of = |cell: usize| {
        Colour([
            picture.pixels[4 * cell],
            picture.pixels[4 * cell + 1],
            picture.pixels[4 * cell + 2],
        ])
    };
    // By colour: how many pixels, and the first one.
    let mut found: BTreeMap<Colour, (usize, usize)> = BTreeMap::new();
    for (cell, depth) in depth.iter().enumerate() {
        if raster.cells[cell] == LINE && *depth > HALF_LINE * HALF_LINE {
            found.entry(colour_of(cell)).or_insert((0, cell)).0 += 1;
            if found.len() > MOST_COLOURS {
                let most = MOST_COLOURS;
                return vec![Mistake::TooManyColours { most }.into()];
            }
        }
    }
    let mut listed: Vec<(Colour, (usize, usize))> = found.into_iter().collect();
    // Where lines meet they are wider.
    listed.retain(|(_, (count, _))| *count > SPECK);
    listed.sort_by_key(|(colour, (count, _))| (std::cmp::Reverse(*count), *colour));
    let faults = listed
        .into_iter()
        .take(MOST_LISTED)
        .map(|(colour, (pixels, cell))| {
            let colour = colour.to_string();
            Fault::at(
                map_place(raster, cell),
                Mistake::UnlistedColour { colour, pixels },
            )
        });
    faults.collect()
}

/// Makes gaps of lines, specks, and the seams where one colour fades into another.
fn dissolve(raster: &mut Raster) {
    for cell in &mut raster.cells {
        if *cell == LINE {
            *cell = GAP;
        }
    }
    let (width, height) = (raster.width, raster.height);
    let (found, index) = regions(width, height, &raster.cells);
    let mut is_thick = vec![false; found.len()];
    for (cell, region) in index
        .iter()
        .enumerate()
        .filter(|(_, region)| **region != u32::MAX)
    {
        let mut count = 0;
        let all_same = beside(width, height, cell).all(|next| {
            count += 1;
            index[next] == *region
        });
        if all_same && count == 4 {
            is_thick[*region as usize] = true;
        }
    }
    let mut largest: BTreeMap<u16, &Region> = BTreeMap::new();
    for region in &found {
        let best = largest.entry(region.area).or_insert(region);
        if region.cells > best.cells {
            *best = region;
        }
    }
    let stays = |(number, region): (usize, &Region)| {
        // What is left of a province when all specks are gone is reported when it is too small.
        largest[&region.area].first == region.first || region.cells > SPECK && is_thick[number]
    };
    let stays: Vec<bool> = found.iter().enumerate().map(stays).collect();
    for (cell, region) in raster.cells.iter_mut().zip(index) {
        if region != u32::MAX && !stays[region as usize] {
            *cell = GAP;
        }
    }
}
