//! Boards that nobody drew: each is made from a number, with rules (`board.json`) and a drawing of the same ground
//! (`map.svg`, or `map.png` with `provinces.csv`). For tests.
//!
//! They have 3 to 256 provinces and 2 to 40 powers; islands, lakes, split coasts, ground that nobody enters, passages
//! and straits occur. In every fifth board a fault is planted, and in every tenth one in the drawing.
//!
//! This package knows nothing of ours, so what it writes is right only if our readers agree with it.

mod drawing;
mod ground;
mod lot;
mod plant;
mod rules;

pub use drawing::{Map, encode};
pub use lot::Lot;
pub use plant::Planted;

use ground::Ground;
use serde_json::Value;

/// An invented board.
#[derive(Clone, Debug)]
pub struct Invented {
    /// The number it was made from.
    pub number: usize,
    /// Its `board.json`.
    pub rules: Value,
    /// Its drawing.
    pub map: Map,
    /// What is wrong with the rules.
    pub fault: Option<Planted>,
    /// What is wrong with the drawing.
    pub slip: Option<Planted>,
}

/// The rules of the board of that number, as [`board`] makes them.
pub fn rules(number: usize) -> (Value, Option<Planted>) {
    let (_, rules, fault) = made(number);
    (rules, fault)
}

/// The board of that number.
pub fn board(number: usize) -> Invented {
    let (ground, rules, fault) = made(number);
    let mut map = if number % 2 == 1 {
        drawing::painting(&ground)
    } else {
        drawing::outlines(&ground)
    };
    let slip = match number % 10 {
        2 | 7 => plant::in_drawing(number / 10, &rules, &mut map),
        _ => None,
    };
    Invented {
        number,
        rules,
        map,
        fault,
        slip,
    }
}

fn made(number: usize) -> (Ground, Value, Option<Planted>) {
    let mut lot = Lot(0x0b0a_12d5 ^ (number as u64) << 20);
    // The smallest and the largest come first; the others are mostly small, as people's are.
    let provinces = match number {
        0 => 3,
        1 => 256,
        _ => (3.0 * (256.0_f64 / 3.0).powf(lot.draw(1001) as f64 / 1000.0)).round() as usize,
    };
    let ground = Ground::new(&mut lot, provinces);
    let mut rules = rules::rules(&mut lot, &ground, &format!("invented-{number}"));
    let fault = (number % 5 == 4).then(|| {
        let first = number / 5;
        // Some boards have no place for a fault; another fits every one.
        let mut found = (first..).filter_map(|fault| plant::in_rules(&mut lot, fault, &mut rules));
        found.next()
    });
    (ground, rules, fault.flatten())
}
