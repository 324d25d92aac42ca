//! A province with nothing special about it.

use chancery_drawing::{Kind, Place};

/// A province of that id and kind, without a centre and without coasts of its own.
pub fn place(id: &str, kind: Kind) -> Place {
    Place {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        centre: false,
        coasts: Vec::new(),
    }
}
