//! Boards in the XML of jDip, and the small one with its map.

// Each test uses a part of it.
#![allow(dead_code)]

use std::fmt::Write as _;

use chancery_importers::{Import, TextFile, jdip};
use serde_json::Value;

use crate::boards::{file, remove, stands, texts};
use crate::tiny::{self, SHAPES};

/// The places of the three files.
pub const VARIANTS: usize = 0;
pub const PROVINCES: usize = 1;
pub const MAP: usize = 2;

/// What stands before all of its files. The comment and the entity have what a hasty reader would take for its end.
pub const DOCTYPE: &str = "<?xml version=\"1.0\"?>\n<!DOCTYPE VARIANTS [\n  <!-- ' ]> -->\n  \
    <!ELEMENT VARIANTS ANY>\n  <!ENTITY lol \"]>\">\n]>\n";

/// The file of provinces of a board, with the lines that begin it.
pub fn provinces(board: &Value) -> String {
    let mut text = format!("{DOCTYPE}<PROVINCES>\n");
    for province in board["provinces"].as_array().expect("provinces") {
        let (id, name) = (&province["id"], &province["name"]);
        let _ = writeln!(text, "  <PROVINCE shortname={id} fullname={name}>");
        for word in texts(&province["aka"]) {
            let _ = writeln!(text, "    <UNIQUENAME name=\"{word}\"/>");
        }
        let mut walks = texts(&province["army"]);
        if walks.is_empty() && province["kind"] == "coast" {
            // An island is land whose only border by land leads to itself.
            walks.extend(province["id"].as_str().map(str::to_owned));
        }
        if !walks.is_empty() {
            let refs = walks.join(" ");
            let _ = writeln!(text, "    <ADJACENCY type=\"mv\" refs=\"{refs}\"/>");
        }
        for (stand, sails) in stands(province) {
            let kind = stand.split_once('/').map_or("xc", |(_, coast)| coast);
            let refs = sails.join(" ").replace('/', "-");
            let _ = writeln!(text, "    <ADJACENCY type=\"{kind}\" refs=\"{refs}\"/>");
        }
        text.push_str("  </PROVINCE>\n");
    }
    text + "</PROVINCES>\n"
}

/// The variant of a board, whose powers are called by their ids.
pub fn variant(board: &Value) -> String {
    let mut text = format!("  <VARIANT name={} version=\"1.0\">\n", board["name"]);
    let description = board["description"].as_str().unwrap_or_default();
    let _ = writeln!(text, "    <DESCRIPTION>{description}</DESCRIPTION>");
    text.push_str("    <MAP adjacencyURI=\"tiny_adjacency.xml\"><MAP_GRAPHIC ref=\"tiny\" default=\"true\"/></MAP>\n");
    if board["builds"] == "centres" {
        text.push_str("    <RULEOPTIONS><RULEOPTION name=\"OPTION_BUILDS\" value=\"VALUE_BUILDS_ANY_OWNED\"/></RULEOPTIONS>\n");
    }
    let mut rest = String::new();
    let mut homes = Vec::new();
    for power in board["powers"].as_array().expect("powers") {
        let id = power["id"].as_str().expect("an id");
        let adjective = power["adjective"].as_str().unwrap_or(id);
        let _ = writeln!(
            text,
            "    <POWER name=\"{id}\" adjective=\"{adjective}\" active=\"true\"/>"
        );
        for home in texts(&power["homes"]) {
            let _ = writeln!(
                rest,
                "    <SUPPLYCENTER province=\"{home}\" homepower=\"{id}\" owner=\"{id}\"/>"
            );
            homes.push(home);
        }
        for unit in texts(&power["units"]) {
            let (kind, place) = unit.split_once(' ').expect("a unit");
            let kind = if kind == "A" { "army" } else { "fleet" };
            let (province, coast) = match place.split_once('/') {
                Some((province, coast)) => (province, format!(" unitcoast=\"{coast}\"")),
                None => (place, String::new()),
            };
            let _ = writeln!(
                rest,
                "    <INITIALSTATE province=\"{province}\" power=\"{id}\" unit=\"{kind}\"{coast}/>"
            );
        }
    }
    for province in board["provinces"].as_array().expect("provinces") {
        let id = province["id"].as_str().expect("an id");
        if province["centre"] == true && !homes.iter().any(|home| home == id) {
            let _ = writeln!(rest, "    <SUPPLYCENTER province=\"{id}\"/>");
        }
    }
    let year = board["calendar"]["first_year"].as_u64().unwrap_or(1901);
    let turn = if board["calendar"]["opening"] == "builds" {
        format!("Fall, {}, Adjustment", year - 1)
    } else {
        format!("Spring, {year}, Movement")
    };
    let _ = writeln!(text, "    <STARTINGTIME turn=\"{turn}\"/>");
    if let Some(centres) = board["goal"]["centres"].as_u64() {
        let _ = writeln!(
            text,
            "    <VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value=\"{centres}\"/></VICTORYCONDITIONS>"
        );
    }
    text + &rest + "  </VARIANT>\n"
}

/// A file of these variants.
pub fn variants(all: &[String]) -> String {
    format!(
        "{DOCTYPE}<VARIANTS>\n  <MAP_DEFINITION id=\"tiny\" title=\"Tiny\" URI=\"tiny.svg\" thumbURI=\"tiny.png\"/>\n{}</VARIANTS>\n",
        all.concat()
    )
}

/// The map of the small board, as the program draws it.
pub fn svg() -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.0//EN\" \"http://example.org/svg.dtd\" [\n\
         <!ENTITY % svgExt \"x\">\n]>\n<svg viewBox=\"0 0 800 600\" xmlns=\"http://www.w3.org/2000/svg\">\n\
         <jdipNS:DISPLAY><jdipNS:LABELS brief=\"true\" full=\"true\"/></jdipNS:DISPLAY>\n\
         <jdipNS:ORDERDRAWING><jdipNS:POWERCOLORS>\n\
         <jdipNS:POWERCOLOR power=\"north\" color=\"#AA3311\"/>\n\
         <jdipNS:POWERCOLOR power=\"south\" color=\"SteelBlue\"/>\n\
         <jdipNS:POWERCOLOR power=\"another\" color=\"red\"/>\n\
         </jdipNS:POWERCOLORS></jdipNS:ORDERDRAWING>\n<jdipNS:PROVINCE_DATA>\n",
    );
    for (name, x, y) in [
        ("ald", 150, 280),
        ("bru", 350, 300),
        ("bru-sc", 500, 420),
        ("bru-nc", 600, 180),
    ] {
        let _ = writeln!(
            text,
            "<jdipNS:PROVINCE name=\"{name}\"><jdipNS:UNIT x=\"{x}\" y=\"0{y}\"/>\
             <jdipNS:DISLODGED_UNIT x=\"{}\" y=\"{y}\"/><jdipNS:SUPPLY_CENTER x=\"{x}\" y=\"{}\"/></jdipNS:PROVINCE>",
            x + 15,
            y + 15
        );
    }
    text.push_str("</jdipNS:PROVINCE_DATA>\n<title>Tiny</title><defs><style>.a { fill: red; }</style></defs>\n<g id=\"MapLayer\">\n");
    for (id, path) in SHAPES {
        let _ = writeln!(
            text,
            "<g id=\"_{id}\" class=\"nopower\"><path d=\"{path}\"/></g>"
        );
    }
    text.push_str("</g>\n<g id=\"UnitLayer\"/>\n<g id=\"MouseLayer\">\n");
    for (id, path) in SHAPES {
        let _ = writeln!(text, "<path id=\"{id}\" d=\"{path}\"/>");
    }
    text.push_str(
        "<path id=\"bru-nc\" d=\"M450 150H800V170H450Z\"/><path id=\"bru-sc\" d=\"M300 430H800V450H300Z\"/>\n</g>\n</svg>\n",
    );
    text
}

/// The small board, in which powers are called by their ids.
pub fn tiny_board() -> Value {
    named_by_ids(tiny::board())
}

pub fn named_by_ids(mut board: Value) -> Value {
    board["name"] = board["id"].clone();
    for power in board["powers"].as_array_mut().expect("powers") {
        power["name"] = power["id"].clone();
        remove(power, &["adjective"]);
    }
    board
}

/// The three files of the small board.
pub fn tiny() -> [TextFile; 3] {
    let mut mine = tiny_board();
    remove(&mut mine, &["rules", "author"]);
    [
        file("variants.xml", &variants(&[variant(&mine)])),
        file("tiny_adjacency.xml", &provinces(&mine)),
        file("tiny.svg", &svg()),
    ]
}

pub fn read(files: &[TextFile]) -> Import {
    jdip(files, None).expect("a variant")
}

/// The small board after one change in one of its files.
pub fn changed(place: usize, from: &str, to: &str) -> [TextFile; 3] {
    let mut files = tiny();
    let text = &mut files[place].text;
    assert!(text.contains(from), "{from} is not in {text}");
    *text = text.replacen(from, to, 1);
    files
}
