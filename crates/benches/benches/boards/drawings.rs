//! Drawings that are as hard to compile as the limits allow.

use std::fmt::Write as _;

use chancery_drawing::{Kind, Place};
use chancery_invented::{Lot, encode};

/// How many provinces each drawing has.
const PROVINCES: usize = 256;

fn id(number: usize) -> String {
    format!("x{number}")
}

/// The provinces of all drawings here.
pub fn places() -> Vec<Place> {
    let place = |number| Place {
        id: id(number),
        name: id(number),
        kind: if number % 3 == 0 {
            Kind::Sea
        } else {
            Kind::Land
        },
        centre: number % 3 == 1,
        coasts: Vec::new(),
    };
    (0..PROVINCES).map(place).collect()
}

fn svg(shapes: &str) -> Vec<u8> {
    format!("<svg viewBox=\"0 0 4000 4000\"><g id=\"provinces\">{shapes}</g></svg>").into_bytes()
}

/// Where each of sixteen by sixteen squares begins.
fn corner(number: usize) -> (usize, usize) {
    (number % 16 * 250, number / 16 * 250)
}

/// Outlines, by name.
pub fn outlines() -> Vec<(&'static str, Vec<u8>)> {
    let mut lot = Lot(1);
    let mut squares = String::new();
    let (mut spikes, mut noise, mut shards, mut combs) =
        (String::new(), String::new(), String::new(), String::new());
    for number in 0..PROVINCES {
        let (x, y) = corner(number);
        let id = id(number);
        let _ = write!(
            squares,
            "<rect id=\"{id}\" x=\"{x}\" y=\"{y}\" width=\"250\" height=\"250\"/>"
        );
        // Teeth to the upper neighbour, two units wide and as long as the square.
        let _ = write!(combs, "<path id=\"{id}\" d=\"M{x},{}", y + 250);
        for tooth in 0..62 {
            let at = x + 4 * tooth;
            let _ = write!(combs, "V{} H{} V{y} H{}", y + 249, at + 2, at + 4);
        }
        let _ = write!(combs, "V{} Z\"/>", y + 250);
        // Lines to points anywhere in the square.
        let _ = write!(spikes, "<path id=\"{id}\" d=\"M{x},{y}");
        for _ in 0..1_550 {
            let _ = write!(spikes, "L{},{}", x + lot.draw(251), y + lot.draw(251));
        }
        spikes.push_str("Z\"/>");
        // Squares of four units, every second one filled.
        let _ = write!(noise, "<path id=\"{id}\" d=\"");
        for _ in 0..390 {
            let _ = write!(
                noise,
                "M{},{}h4v4h-4z",
                x + lot.draw(247),
                y + lot.draw(247)
            );
        }
        noise.push_str("\"/>");
    }
    // As many shapes as may be, each a piece by itself.
    for part in 0..19_000 {
        let (id, part, at) = (
            id(part % PROVINCES),
            part / PROVINCES + 2,
            (part % 138 * 29, part / 138 * 29),
        );
        let _ = write!(
            shards,
            "<rect id=\"{id}.{part}\" x=\"{}\" y=\"{}\" width=\"29\" height=\"29\"/>",
            at.0, at.1
        );
    }
    let under = |shapes: &str| svg(&format!("{squares}{shapes}"));
    // Every piece gets a name of its own, so the squares beneath need none.
    vec![
        ("squares", svg(&squares)),
        ("combs", under(&combs.replace("\" d=", ".2\" d="))),
        ("spikes", under(&spikes.replace("\" d=", ".2\" d="))),
        ("islets", under(&noise.replace("\" d=", ".2\" d="))),
        ("shards", svg(&shards)),
    ]
}

/// A province's colour, far enough from all others: dark ones would be too alike.
fn colour(number: usize) -> [u8; 3] {
    let shade = |n: usize, of: usize| (100 + n * 155 / (of - 1)) as u8;
    [
        shade(number % 5, 5),
        shade(number / 5 % 9, 9),
        shade(number / 45, 6),
    ]
}

/// Paintings with their table, by name.
pub fn paintings() -> Vec<(&'static str, Vec<u8>)> {
    const SIDE: usize = 4_096;
    let painted = |area: &dyn Fn(usize, usize) -> usize| {
        let pixels = (0..SIDE * SIDE).flat_map(|at| colour(area(at % SIDE, at / SIDE)));
        encode(SIDE, SIDE, &pixels.collect::<Vec<u8>>())
    };
    let mixed = |x: usize, y: usize, of: usize| Lot((y * SIDE + x) as u64).draw(of);
    let square = |x: usize, y: usize| y / 256 * 16 + x / 256;
    vec![
        ("squares", painted(&square)),
        // One colour each for so large a square is the least that is kept as a piece.
        (
            "mosaic of 7 pixels",
            painted(&|x, y| mixed(x / 7, y / 7, PROVINCES)),
        ),
        (
            "mosaic of 16 pixels",
            painted(&|x, y| mixed(x / 16, y / 16, PROVINCES)),
        ),
        (
            "noise of two",
            painted(&|x, y| {
                if mixed(x, y, 2) == 0 {
                    square(x, y)
                } else {
                    (square(x, y) + 1) % PROVINCES
                }
            }),
        ),
        (
            "stripes",
            painted(&|x, y| {
                if y % 2 == 0 {
                    square(x, y)
                } else {
                    (square(x, y) + 1) % PROVINCES
                }
            }),
        ),
        (
            "stripes of 6 pixels",
            painted(&|x, y| {
                if y / 6 % 2 == 0 {
                    square(x, y)
                } else {
                    (square(x, y) + 1) % PROVINCES
                }
            }),
        ),
    ]
}

/// The table of the paintings.
pub fn table() -> String {
    let mut table = "colour,id\n".to_owned();
    for number in 0..PROVINCES {
        let [r, g, b] = colour(number);
        let _ = writeln!(table, "#{r:02x}{g:02x}{b:02x},{}", id(number));
    }
    table
}
