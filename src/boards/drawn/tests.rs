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
    let Rules { checked, report } = check_rules(&rules.to_string(), Some(&outlines()));
    let report = report.expect("a drawing that was read");
    let faults = (checked.faults, report.faults);
    checked.board.unwrap_or_else(|| panic!("{faults:?}"))
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
    let Rules { checked, report } = check_rules(&rules().to_string(), None);
    assert!(checked.board.is_none() && report.is_none());
    let Source::Outlines(svg) = outlines() else {
        panic!("outlines");
    };
    let svg = String::from_utf8(svg).expect("text");
    let bad = Source::Outlines(svg.replace("id=\"isl\"", "id=\"islet\"").into_bytes());
    let found = look(Words::english(), &rules().to_string(), &bad);
    assert!(found.good.is_none());
    let told = found.lines.join("\n");
    assert!(
        told.contains("map.svg, at 550, 550") && told.contains("isl"),
        "{told}"
    );
}

#[test]
fn too_many_provinces_are_not_drawn() {
    let mut rules = rules();
    let list = (0..300)
        .map(|i| json!({ "id": format!("p{i}"), "name": format!("P {i}"), "kind": "inland" }));
    rules["provinces"] = list.collect();
    let Rules { checked, report } = check_rules(&rules.to_string(), Some(&outlines()));
    assert!(checked.board.is_none() && report.is_none());
}

/// The lines for these rules with the isle drawn as `islet`.
fn told_of_both(rules: &Value) -> Vec<String> {
    let Source::Outlines(svg) = outlines() else {
        panic!("outlines");
    };
    let svg = String::from_utf8(svg).expect("text");
    let bad = Source::Outlines(svg.replace("id=\"isl\"", "id=\"islet\"").into_bytes());
    look(Words::english(), &rules.to_string(), &bad).lines
}

#[test]
fn faults_of_the_rules_and_of_the_drawing_are_told_at_once() {
    let drawn = rules();
    let mut listed = rules();
    listed["borders"] = json!("listed");
    for mut rules in [drawn, listed] {
        rules["powers"][1]["units"] = json!(["A ice"]);
        let told = told_of_both(&rules);
        let has = |text: &str| told.iter().any(|line| line.contains(text));
        assert!(
            has("powers[1].units[0]: No A ice can stand there"),
            "{told:?}"
        );
        assert!(has("The shape \"islet\" is no province"), "{told:?}");
        assert!(has("isl has no shape"), "{told:?}");
        assert!(!has("but there is none"), "{told:?}");
        let last = told.last().expect("a line");
        let faults = told
            .iter()
            .filter(|line| !line.ends_with("(a warning)"))
            .count()
            - 1;
        assert!(last.starts_with(&format!("{faults} faults")), "{told:?}");
        // A field that cannot be read hides nothing of the drawing, either.
        rules["powers"][1]["id"] = json!("The South");
        let told = told_of_both(&rules);
        assert!(
            told.iter().any(|line| line.contains("isl has no shape")),
            "{told:?}"
        );
        assert!(
            told.iter()
                .any(|line| line.contains("`The South` is no id")),
            "{told:?}"
        );
    }
}
