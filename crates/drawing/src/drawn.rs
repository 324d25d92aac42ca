//! The compiled form of a drawing: shapes, borders and where things stand. Written as JSON it is what
//! `maps/geometry.json` has for one chart.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ornament::Ornaments;
use crate::spot::Spot;

/// A drawn board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// Width and height in map units.
    pub size: [f64; 2],
    /// How large letters and units are for which places were found; 1 is a unit of 37 by 35 map units.
    pub scale: f64,
    /// The shapes, by id. One that ends in `~` is water of the province before the sign.
    pub pieces: BTreeMap<String, Piece>,
    /// Where the things of each province stand, by its id.
    pub spaces: BTreeMap<String, Space>,
    /// The lines between two pieces, each pair once.
    pub borders: Vec<Border>,
    /// The provinces in play, and the borders that armies and fleets cross.
    pub map: Chart,
    /// What the author drew beside it.
    #[serde(default, skip_serializing_if = "Ornaments::is_empty")]
    pub ornaments: Ornaments,
}

impl Drawn {
    /// What a file in the form of `maps/geometry.json` holds with this as its one chart, under this name.
    pub fn file(&self, name: &str) -> serde_json::Value {
        let mut file = serde_json::json!({
            "size": self.size,
            "pieces": self.pieces,
            "spaces": self.spaces,
            "borders": self.borders,
            "maps": { name: self.map },
        });
        if !self.ornaments.is_empty() {
            file["ornaments"] = serde_json::json!(self.ornaments);
        }
        file
    }
}

/// The smallest shape a board is cut into.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its outline: `M1,2 3,4 … Z` for each ring, filled even-odd.
    pub path: String,
    /// Whether it is drawn as water.
    pub sea: bool,
}

/// What lies on the two sides of a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BorderKind {
    /// Land on both sides.
    Land,
    /// Water on both sides.
    Sea,
    /// Land on one side, water on the other.
    Coast,
}

/// Everything that divides two pieces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Border {
    /// One piece.
    pub a: String,
    /// The other piece.
    pub b: String,
    /// What lies on the two sides.
    #[serde(rename = "type")]
    pub kind: BorderKind,
    /// The lines, each drawn once. The outlines of both pieces run through the same points.
    pub lines: Vec<Vec<Spot>>,
}

/// Where the things of a province stand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Space {
    /// `sea`, `coast` or `land`.
    pub kind: String,
    /// The ids of its pieces; a piece that ends in `~` goes with the one before the sign.
    pub pieces: Vec<String>,
    /// Whether it is a supply centre. The name is the file's: there the standard board's centres differ.
    pub sc_standard: bool,
    /// The middle of its letters.
    pub label: Spot,
    /// Where a unit stands: `main`, and by coast.
    pub unit: BTreeMap<String, Spot>,
    /// Where a dislodged unit stands: `main`, and by coast.
    pub dislodged: BTreeMap<String, Spot>,
    /// Where the centre's mark stands; `None` if it is no centre.
    pub sc: Option<Spot>,
    /// Where the coin with its value lies; `None` at sea.
    pub badge: Option<Spot>,
    /// Where a treasury's chest stands; `None` at sea.
    pub chest: Option<Spot>,
    /// Where a stack of blocks lies; `None` at sea.
    pub stack: Option<Spot>,
    /// Where the stacks of two powers' fleets stand, of three, and so on to seven; empty on land.
    #[serde(default)]
    pub fleets: Vec<Roads>,
}

/// Where several powers' fleets stand in one sea.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roads {
    /// How large stacks are drawn: 0 is the largest.
    pub size: usize,
    /// The places of the powers' stacks.
    pub at: Vec<Spot>,
}

/// Which provinces there are and who reaches which.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chart {
    /// The space of each province, by its id.
    pub spaces: BTreeMap<String, String>,
    /// The pieces that nobody enters.
    pub dead: Vec<String>,
    /// Marks where four spaces touch: none, until an author asks for them.
    pub corner: Vec<Corner>,
    /// The provinces an army reaches by land from each one.
    pub army: BTreeMap<String, Vec<String>>,
    /// What a fleet reaches from each sea and shore, with the coast (`stp/sc`) where a province is split.
    pub fleet: BTreeMap<String, Vec<String>>,
}

/// A mark where four spaces touch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Corner {
    /// Where it is drawn.
    pub at: Spot,
    /// The ids of the spaces.
    pub spaces: Vec<String>,
}
