//! Our own boards, cut down to what other formats can say.

// Each test uses a part of it.
#![allow(dead_code)]

use std::path::PathBuf;

use chancery_importers::{Import, LossKind, TextFile};
use chancery_rules::board::Board;
use chancery_rules::orders::check_board;
use serde_json::{Value, json};

/// What no other format says of a board, a power and a province.
const BEYOND: [&str; 4] = ["licence", "passages", "sets", "straits"];
const BEYOND_POWERS: [&str; 5] = ["names", "adjectives", "country", "capital", "yards"];
const BEYOND_PROVINCES: [&str; 1] = ["value"];

/// The folders of all our boards.
pub const FOLDERS: [&str; 5] = [
    "two-crowns",
    "three-lanterns",
    "spice-seas",
    "hanse",
    "thirty-four",
];

/// One of our boards by its folder, without what no other format says.
pub fn ours(folder: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../maps/boards")
        .join(folder)
        .join("board.json");
    let text = std::fs::read_to_string(path).expect("a board of ours");
    let mut board: Value = serde_json::from_str(&text).expect("JSON");
    remove(&mut board, &BEYOND);
    for power in board["powers"].as_array_mut().expect("powers") {
        remove(power, &BEYOND_POWERS);
    }
    for province in board["provinces"].as_array_mut().expect("provinces") {
        remove(province, &BEYOND_PROVINCES);
    }
    board
}

/// Takes fields away.
pub fn remove(object: &mut Value, fields: &[&str]) {
    for field in fields {
        object.as_object_mut().expect("an object").remove(*field);
    }
}

/// The board of a text without faults.
pub fn board(text: &str) -> Board {
    let checked = check_board(text);
    let wrong: Vec<String> = checked
        .faults
        .iter()
        .filter(|fault| !fault.is_warning())
        .map(ToString::to_string)
        .collect();
    assert_eq!(wrong, Vec::<String>::new(), "{text}");
    checked.board.expect("a board")
}

/// Asserts that an import is this board, without a drawing.
#[track_caller]
pub fn is_board(import: &Import, mine: &Value) {
    assert_eq!(import.drawing, None);
    let (mine, theirs) = (board(&mine.to_string()), board(&import.board));
    assert_eq!(theirs.id(), mine.id(), "{}", import.board);
}

/// The losses of an import that are not usual, as sentences.
pub fn unusual(import: &Import, is_usual: impl Fn(&LossKind) -> bool) -> Vec<String> {
    let losses = import.losses.iter().filter(|loss| !is_usual(&loss.kind));
    losses.map(ToString::to_string).collect()
}

/// The texts of a list.
pub fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    list.iter().map(text).collect()
}

/// The places fleets sail from, with their neighbours: `stp/nc`, or the province alone.
pub fn stands(province: &Value) -> Vec<(String, Vec<String>)> {
    let id = province["id"].as_str().expect("an id");
    match &province["fleet"] {
        Value::Object(coasts) => coasts
            .iter()
            .map(|(coast, list)| (format!("{id}/{coast}"), texts(list)))
            .collect(),
        Value::Null => Vec::new(),
        list => vec![(id.to_owned(), texts(list))],
    }
}

/// A land and a sea, the smallest that shows what a loss is about.
pub fn small() -> Value {
    json!({
        "format": 2, "id": "small", "name": "Small",
        "powers": [
            { "id": "north", "name": "North", "adjective": "Northern", "homes": ["ald"], "units": ["F ald"] },
            { "id": "south", "name": "South", "adjective": "Southern", "homes": ["bru"], "units": ["A bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["bru", "sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["ald", "sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
        ]
    })
}

/// A file of another program.
pub fn file(name: &str, text: &str) -> TextFile {
    TextFile {
        name: name.to_owned(),
        text: text.to_owned(),
    }
}

/// What is said of an import.
pub fn said(import: &Import) -> Vec<String> {
    import.losses.iter().map(ToString::to_string).collect()
}

/// Each change leads to its sentence.
pub fn each_loss<C>(cases: Vec<(C, &str)>, losses: impl Fn(C) -> Vec<String>) {
    let mut missing = Vec::new();
    for (change, sentence) in cases {
        let all = losses(change);
        if !all.iter().any(|loss| loss == sentence) {
            missing.push((sentence, all));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
