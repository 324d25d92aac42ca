//! A small board with a map, invented for these tests: two seas, a land with two coasts and a land inside it.

// Each test uses a part of it.
#![allow(dead_code)]

use chancery_drawing::{Drawn, Hints, Kind, Place, draw_svg};
use serde_json::{Value, json};

/// The board in our format.
pub fn board() -> Value {
    json!({
        "format": 2, "id": "tiny", "name": "Tiny", "description": "For tests.", "author": "Nobody",
        "rules": "The usual ones.", "goal": { "centres": 2 },
        "powers": [
            { "id": "north", "name": "North", "colour": "#aa3311", "homes": ["ald"], "units": ["F ald"] },
            { "id": "south", "name": "South", "colour": "#1133aa", "homes": ["bru"], "units": ["A bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["bru/sc", "sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald", "cal"],
              "fleet": { "nc": ["nor"], "sc": ["ald", "sou"] } },
            { "id": "cal", "name": "Calder", "kind": "inland", "centre": true, "army": ["bru"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru/sc"] },
            { "id": "nor", "name": "The North Water", "kind": "sea", "fleet": ["bru/nc"] }
        ]
    })
}

/// The shapes of its provinces on a map of 800 by 600.
pub fn shapes() -> String {
    SHAPES
        .iter()
        .map(|(id, path)| format!("<path id=\"{id}\" d=\"{path}\"/>"))
        .collect()
}

/// Where each province is.
pub const SHAPES: [(&str, &str); 5] = [
    ("ald", "M0 0H300V450H0Z"),
    ("bru", "M300 150H800V450H300ZM450 220V380H700V220Z"),
    ("cal", "M450 220V380H700V220Z"),
    ("sou", "M0 450H800V600H0Z"),
    ("nor", "M450 0H800V150H450Z"),
];

/// What becomes of a drawing of this board; it must have no faults.
pub fn drawn_map(svg: &str) -> Drawn {
    let place = |(id, kind, centre, coasts): (&str, Kind, bool, &[&str])| Place {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        centre,
        coasts: coasts.iter().map(|coast| (*coast).to_owned()).collect(),
    };
    let places = [
        ("ald", Kind::Coast, true, &[][..]),
        ("bru", Kind::Coast, true, &["nc", "sc"]),
        ("cal", Kind::Inland, true, &[]),
        ("sou", Kind::Sea, false, &[]),
        ("nor", Kind::Sea, false, &[]),
    ]
    .map(place);
    let report = draw_svg(svg.as_bytes(), &places, &Hints::default());
    let faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, Vec::<String>::new(), "{svg}");
    report.drawn.expect("a map")
}

/// A drawing of this board shows the same borders as its rules.
pub fn drawn(svg: &str) {
    let map = drawn_map(svg).map;
    assert_eq!(map.army["bru"], ["ald", "cal"]);
    assert_eq!(map.fleet["bru/sc"], ["ald", "sou"]);
    assert_eq!(map.fleet["bru/nc"], ["nor"]);
}
