//! What is known of a board before it is drawn: its provinces and the points their author chose.

use std::collections::BTreeMap;

use crate::spot::Spot;

/// What a province is, as its author states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Land; whether it has a shore is found from the shapes.
    Land,
    /// Land without a shore.
    Inland,
    /// Land with a shore.
    Coast,
    /// Water.
    Sea,
}

/// A province of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its id, `[a-z0-9]{1,12}`; these letters are drawn on the map.
    pub id: String,
    /// Its name in full.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Whether it is a supply centre.
    pub centre: bool,
    /// The names of its coasts, two or more, or none.
    pub coasts: Vec<String>,
}

impl Place {
    /// Whether it is water.
    pub fn is_sea(&self) -> bool {
        self.kind == Kind::Sea
    }
}

/// What an author chose besides the shapes, and for which picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// Points that replace computed ones, by `par:unit`, `stp/sc:unit`, `par:dislodged`, `par:label`, `par:centre`,
    /// `par:coin`, `par:chest`, `par:stack` or `nth:fleets-3-1` (of three powers' fleets, the first).
    pub anchors: BTreeMap<String, Spot>,
    /// Width and height of the picture the map is fitted into, in pixels, where units and letters have the size they
    /// have at scale 1. Without it they are made as large as the provinces allow.
    pub picture: Option<[f64; 2]>,
    /// Points along the coasts of split provinces, by `stp/sc`.
    pub coasts: BTreeMap<String, Vec<Spot>>,
}
