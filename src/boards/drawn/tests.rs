//! Outlines and the rules that leave their borders to them.

use serde_json::{Value, json};

use super::*;
use crate::board::{Board, Location, Province};
use crate::boards::look;
use crate::i18n::Words;

/// A cape between two seas, a land behind it and an island.
fn rules() -> Value {
    json!({
        "format": 2, "id": "the-cape", "name": "The Cape", "borders": "drawn",
        "powers": [
            { "id": "north", "name": "North", "homes": ["cap"], "units": ["F cap/nc"] },
            { "id": "south", "name": "South", "homes": ["isl"], "units": ["A isl"] }
        ],
        "provinces": [
            { "id": "cap", "name": "The Cape", "kind": "coast", "centre": true, "coasts": ["nc", "sc"] },
            { "id": "hil", "name": "The Hills", "kind": "coast" },
            { "id": "isl", "name": "The Island", "kind": "coast", "centre": true },
            { "id": "ice", "name": "The Ice", "kind": "sea" },
            { "id": "sou", "name": "The Sound", "kind": "sea" }
        ]
    })
}

fn outlines() -> Source {
    let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><g id="provinces">
      <path id="hil" d="M0 0H200V600H0Z"/>
      <path id="cap" d="M200 200H900V400H200Z"/>
      <path id="ice" d="M200 0H900V200H200Z"/>
      <path id="sou" d="M200 400H900V600H600V500H500V600H200Z"/>
      <path id="isl" d="M500 500H600V600H500Z"/>
    </g></svg>"#;
    Source::Outlines(svg.as_bytes().to_vec())
}

fn board(rules: &Value) -> Board {
    match check_rules(&rules.to_string(), Some(&outlines())) {
        Rules::Checked(checked, Some(_)) => {
            let faults = checked.faults;
            checked.board.unwrap_or_else(|| panic!("{faults:?}"))
        }
        Rules::Checked(checked, None) => panic!("not drawn: {:?}", checked.faults),
        Rules::NoDrawing(report) => panic!("{:?}", report.faults),
    }
}

fn fleets(board: &Board, from: &str) -> Vec<String> {
    let from: Location = from.parse().expect("a place");
    let to = board.fleet_neighbours(from);
    to.map(|to| to.to_string()).collect()
}

#[test]
fn borders_are_those_of_the_shapes() {
    let board = board(&rules());
    let at = |id: &str| -> Province { id.parse().expect("an id") };
    assert!(board.army_neighbours(at("hil")).contains(at("cap")));
    assert!(board.army_neighbours(at("isl")).iter().next().is_none());
    assert_eq!(fleets(&board, "cap/nc"), ["hil", "ice"]);
    assert_eq!(fleets(&board, "cap/sc"), ["hil", "sou"]);
    assert_eq!(fleets(&board, "isl"), ["sou"]);
    assert_eq!(fleets(&board, "ice"), ["cap/nc", "hil"]);
}

#[test]
fn the_same_borders_in_a_list_are_the_same_board() {
    let mut listed = rules();
    listed["borders"] = json!("listed");
    let lists = [
        json!({ "army": ["hil"], "fleet": { "nc": ["ice", "hil"], "sc": ["sou", "hil"] } }),
        json!({ "army": ["cap"], "fleet": ["cap/nc", "cap/sc", "ice", "sou"] }),
        json!({ "fleet": ["sou"] }),
        json!({ "fleet": ["cap/nc", "hil"] }),
        json!({ "fleet": ["cap/sc", "hil", "isl"] }),
    ];
    for (place, list) in lists.iter().enumerate() {
        let province = listed["provinces"][place].as_object_mut();
        let province = province.expect("an object");
        province.remove("coasts");
        province.extend(list.as_object().expect("an object").clone());
    }
    let checked = check_board(&listed.to_string());
    assert_eq!(checked.faults, []);
    assert_eq!(board(&rules()).id(), checked.board.expect("a board").id());
}

#[test]
fn what_the_file_opens_and_closes_differs_from_the_shapes() {
    let mut file = rules();
    file["open"] = json!([{ "a": "isl", "b": "cap", "for": "army" }]);
    file["close"] = json!([{ "a": "hil", "b": "sou", "for": "fleet" }]);
    let board = board(&file);
    let at = |id: &str| -> Province { id.parse().expect("an id") };
    assert!(board.army_neighbours(at("isl")).contains(at("cap")));
    assert_eq!(fleets(&board, "sou"), ["cap/sc", "isl"]);
    // The author said so: it is nothing to be told as a difference.
    let found = look(Words::english(), &file.to_string(), &outlines());
    assert!(found.good.is_some(), "{:?}", found.lines);
    let told = found.lines.join("\n");
    assert!(!told.contains("by the rules"), "{told}");
}

#[test]
fn without_a_good_drawing_there_are_no_borders() {
    let Rules::Checked(checked, None) = check_rules(&rules().to_string(), None) else {
        panic!("nothing was drawn");
    };
    assert!(checked.board.is_none());
    let Source::Outlines(svg) = outlines() else {
        panic!("outlines");
    };
    let svg = String::from_utf8(svg).expect("text");
    let bad = Source::Outlines(svg.replace("id=\"isl\"", "id=\"islet\"").into_bytes());
    let found = look(Words::english(), &rules().to_string(), &bad);
    assert!(found.good.is_none());
    let told = found.lines.join("\n");
    assert!(
        told.contains("map.svg, line ") && told.contains("isl"),
        "{told}"
    );
}

#[test]
fn too_many_provinces_are_not_drawn() {
    let mut rules = rules();
    let list = (0..300)
        .map(|i| json!({ "id": format!("p{i}"), "name": format!("P {i}"), "kind": "inland" }));
    rules["provinces"] = list.collect();
    match check_rules(&rules.to_string(), Some(&outlines())) {
        Rules::Checked(checked, None) => assert!(checked.board.is_none()),
        _ => panic!("it was drawn"),
    }
}
