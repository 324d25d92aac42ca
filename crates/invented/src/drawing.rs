//! The drawing of an invented board: outlines, or a painting with its table.

use std::fmt::Write as _;

use crate::ground::{Ground, Kind};
use crate::rules::id;

/// The files of a drawing.
#[derive(Clone, Debug)]
pub enum Map {
    /// A `map.svg`.
    Outlines(String),
    /// A `map.png` and its `provinces.csv`.
    Painting {
        /// The bytes of the picture.
        png: Vec<u8>,
        /// The text of the table.
        table: String,
    },
}

fn points(points: &[(i64, i64)]) -> String {
    let all: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    all.join(" ")
}

/// The outlines, in the layers that an author would draw.
pub(crate) fn outlines(ground: &Ground) -> Map {
    let (width, height) = ground.extent();
    let (mut shapes, mut dead, mut coasts) = (String::new(), String::new(), String::new());
    for (number, region) in ground.regions.iter().enumerate() {
        for (part, brick) in region.bricks.iter().enumerate() {
            let outline = points(&ground.outline(*brick));
            let suffix = if part == 0 {
                String::new()
            } else {
                format!(".{}", part + 1)
            };
            let id = id(number);
            // What a writer returns for a text is never an error.
            let _ = match (region.kind, number % 2) {
                (Kind::Dead, _) => write!(dead, "<polygon points=\"{outline}\"/>"),
                (_, 0) => write!(shapes, "<path id=\"{id}{suffix}\" d=\"M{outline} Z\"/>"),
                _ => write!(
                    shapes,
                    "<polygon id=\"{id}{suffix}\" points=\"{outline}\"/>"
                ),
            };
        }
        for (coast, shore) in &region.coasts {
            let mut line = String::new();
            for (from, to) in shore {
                let _ = write!(
                    line,
                    "M{} ",
                    points(&[ground.point(*from), ground.point(*to)])
                );
            }
            let _ = write!(coasts, "<path id=\"{}/{coast}\" d=\"{line}\"/>", id(number));
        }
    }
    Map::Outlines(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
         <g id=\"provinces\">{shapes}</g><g id=\"dead\">{dead}</g><g id=\"coasts\">{coasts}</g></svg>\n"
    ))
}

/// Shades far enough apart that no two colours made of them look alike (their ΔE is above 9).
const REDS: [u8; 5] = [0, 111, 168, 215, 255];
const GREENS: [u8; 9] = [0, 73, 111, 142, 168, 192, 215, 235, 255];
const BLUES: [u8; 6] = [0, 97, 147, 188, 223, 255];

/// The colour of a region; there are 270.
fn colour(region: usize) -> [u8; 3] {
    let [red, green, blue] = [region % 5, region / 5 % 9, region / 45 % 6];
    [REDS[red], GREENS[green], BLUES[blue]]
}

/// A painting with a flat colour for each province.
pub(crate) fn painting(ground: &Ground) -> Map {
    let (width, height) = ground.extent();
    let mut pixels = vec![0; width * height * 3];
    let mut table = "colour,id,kind\n".to_owned();
    for (number, region) in ground.regions.iter().enumerate() {
        let colour = colour(number);
        let [red, green, blue] = colour;
        let dead = region.kind == Kind::Dead;
        let id = if dead { String::new() } else { id(number) };
        let _ = writeln!(table, "#{red:02x}{green:02x}{blue:02x},{id},");
        for brick in &region.bricks {
            fill(&ground.outline(*brick), |row, from, to| {
                for pixel in pixels[(row * width + from) * 3..(row * width + to) * 3].chunks_mut(3)
                {
                    pixel.copy_from_slice(&colour);
                }
            });
        }
    }
    Map::Painting {
        png: encode(width, height, &pixels),
        table,
    }
}

/// Fills an outline: each row of pixels with where it begins and ends, from left to right.
fn fill(outline: &[(i64, i64)], mut paint: impl FnMut(usize, usize, usize)) {
    let rows = outline.iter().map(|at| at.1);
    let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    for row in top..bottom {
        let middle = row as f64 + 0.5;
        let mut crossings: Vec<f64> = Vec::new();
        for (from, to) in outline.iter().zip(outline.iter().cycle().skip(1)) {
            let (y, z) = (from.1 as f64, to.1 as f64);
            if (y <= middle) != (z <= middle) {
                let part = (middle - y) / (z - y);
                crossings.push(from.0 as f64 + part * (to.0 - from.0) as f64);
            }
        }
        crossings.sort_by(f64::total_cmp);
        for span in crossings.chunks_exact(2) {
            paint(
                row as usize,
                span[0].round() as usize,
                span[1].round() as usize,
            );
        }
    }
}

/// A PNG of red, green and blue.
pub fn encode(width: usize, height: usize, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header in memory");
    writer.write_image_data(pixels).expect("pixels in memory");
    writer.finish().expect("an end in memory");
    bytes
}
