//! Every fault has a file that has it, and what is accepted is the same board whoever reads it again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::form::Fields;
use super::*;
use crate::board::Builds;
use crate::board::{Board, Location, Power, Province, SpaceKind};

/// Two powers and the sea between them, a hill on each side.
fn two_shores() -> Value {
    json!({
        "format": 2, "id": "two-shores", "name": "Two Shores",
        "powers": [
            { "id": "north", "name": "North", "adjective": "Northern", "names": { "de": "Norden" },
              "homes": ["ald"], "country": ["ald", "ash"], "units": ["F ald/sc"] },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "aka": ["Old Alder"], "kind": "coast", "centre": true,
              "army": ["ash"], "fleet": { "nc": ["ice"], "sc": ["sou"] } },
            { "id": "ash", "name": "Ash Hills", "kind": "inland", "army": ["ald"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "value": 4, "fleet": ["sou", "mol"] },
            { "id": "ice", "name": "The Ice", "kind": "sea", "fleet": ["ald/nc", "sou"] },
            { "id": "mol", "name": "The Mole", "kind": "coast", "fleet": ["bru", "sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald/sc", "bru", "mol", "ice"] }
        ],
        "straits": [["sou", "ice"]]
    })
}

fn text(file: &Value) -> String {
    serde_json::to_string_pretty(file).expect("JSON")
}

/// The file with something else at a place in it: `/powers/0/homes`.
fn with(place: &str, value: Value) -> Value {
    let mut file = two_shores();
    let (outer, last) = place.rsplit_once('/').expect("a place");
    let outer = file.pointer_mut(outer).expect("a place that is there");
    match last.parse::<usize>() {
        Ok(n) if n < outer.as_array().map_or(0, Vec::len) => outer[n] = value,
        Ok(_) => outer.as_array_mut().expect("a list").push(value),
        Err(_) => outer[last] = value,
    }
    file
}

/// Asserts that a file's faults are these sentences, each after its place.
#[track_caller]
fn assert_faults(file: &Value, faults: &[&str]) {
    let checked = check_board(&text(file));
    let found: Vec<String> = checked
        .faults
        .iter()
        .map(|fault| format!("{}: {}", fault.field, fault.kind))
        .collect();
    assert_eq!(found, faults);
    assert_eq!(
        checked.board.is_some(),
        checked.faults.iter().all(BoardFault::is_warning)
    );
}

#[test]
fn a_good_file_is_a_board() {
    assert_faults(&two_shores(), &[]);
    let board = check_board(&text(&two_shores())).board.expect("a board");
    let power = |id: &str| id.parse::<Power>().expect("an id");
    let at = |id: &str| id.parse::<Province>().expect("an id");
    assert!(board.powers().eq([power("north"), power("south")]));
    assert!(board.shipped().is_none());
    assert_eq!(board.capital(power("south")), Some(at("bru")));
    assert!(board.country(power("north")).contains(at("ash")));
    let values = ["ald", "ash", "bru", "mol", "sou"].map(|id| board.value(at(id)));
    assert_eq!(values, [3, 1, 4, 2, 0]);
    assert_eq!(board.start().units.len(), 2);
    let own = board.own().expect("a board that is not ours");
    assert_eq!(
        (own.goal, own.first_year, own.builds),
        (2, 1901, Builds::Homes)
    );
    assert_eq!(own.powers[&power("north")].names["de"], "Norden");
    assert_eq!(board.across(at("ice")), Some(at("sou")));
}

#[test]
fn compiled_rules_are_the_same_board_and_compile_to_themselves() {
    let first = check_board(&text(&two_shores())).board.expect("a board");
    let compiled = &first.own().expect("its own").text;
    let again = check_board(compiled).board.expect("a board");
    assert_eq!(again.id(), first.id());
    assert_eq!(&again.own().expect("its own").text, compiled);
    // Neither the order of lists nor what is said by default makes another board.
    let mut other = two_shores();
    other["provinces"].as_array_mut().expect("a list").reverse();
    other["powers"].as_array_mut().expect("a list").reverse();
    other["goal"] = json!({ "centres": 2 });
    other["borders"] = json!("listed");
    let same = check_board(&text(&other)).board.expect("a board");
    assert_eq!(same.id(), first.id());
    // What is the same today must be the same for ever: games keep this hash.
    let kept = "sha256:2f0162110ff5d8b8679cea2e80774735316635524201683fe0952d9a9c175c2e";
    assert_eq!(first.id().to_string(), kept, "{compiled}");
}

#[test]
fn borders_are_opened_and_closed_from_both_sides() {
    let mut file = with(
        "/close",
        json!([{ "a": "mol", "b": "sou", "for": "fleet" }]),
    );
    file["open"] = json!([{ "a": "mol", "b": "ice", "for": "fleet" }, { "a": "mol", "b": "bru", "for": "army" }]);
    let board = check_board(&text(&file)).board.expect("a board");
    let at = |id: &str| id.parse::<Province>().expect("an id");
    assert!(board.fleet_can_reach(at("ice").into(), at("mol").into()));
    assert!(!board.fleet_can_reach(at("sou").into(), at("mol").into()));
    assert!(board.army_neighbours(at("bru")).contains(at("mol")));
    let twice = json!([{ "a": "bru", "b": "sou", "for": "fleet" }]);
    assert_faults(
        &with("/open", twice),
        &["open[0]: The border bru–sou is open already."],
    );
    let none = json!([{ "a": "bru", "b": "ice", "for": "both" }]);
    assert_faults(
        &with("/close", none),
        &["close[0]: There is no border bru–ice to close."],
    );
}

/// The two shores with their borders left to a drawing, and what that would show.
fn two_shores_drawn() -> (Value, DrawnBorders) {
    let mut file = two_shores();
    let mut drawn = DrawnBorders::default();
    let at = |id: &Value| -> Location { id.as_str().expect("an id").parse().expect("a place") };
    for province in file["provinces"].as_array_mut().expect("a list") {
        let id = at(&province["id"]);
        let province = province.as_object_mut().expect("an object");
        if let Some(army) = province.remove("army") {
            let all = army.as_array().expect("a list").iter();
            let all = all.map(|to| at(to).province).collect();
            drawn.army.insert(id.province, all);
        }
        match province.remove("fleet") {
            Some(Value::Array(all)) => {
                drawn.fleet.insert(id, all.iter().map(at).collect());
            }
            Some(Value::Object(coasts)) => {
                let names: Vec<&String> = coasts.keys().collect();
                province.insert("coasts".to_owned(), json!(names));
                for (coast, all) in &coasts {
                    let from = at(&json!(format!("{id}/{coast}")));
                    let all = all.as_array().expect("a list").iter();
                    drawn.fleet.insert(from, all.map(at).collect());
                }
            }
            _ => {}
        }
    }
    file["borders"] = json!("drawn");
    (file, drawn)
}

#[test]
fn borders_of_a_drawing_are_written_out_in_full() {
    let (file, drawn) = two_shores_drawn();
    let checked = check_board_drawn(&text(&file), Some(&drawn));
    assert_eq!(checked.faults, []);
    let board = checked.board.expect("a board");
    let listed = check_board(&text(&two_shores())).board.expect("a board");
    assert_eq!(board.id(), listed.id(), "the same rules, however written");
    let compiled = &board.own().expect("its own").text;
    assert!(compiled.contains(r#""borders":"listed""#), "{compiled}");
    // A drawing of a board that lists its borders is not asked.
    let rules = text(&two_shores());
    let same = check_board_drawn(&rules, Some(&DrawnBorders::default())).board;
    assert_eq!(same.expect("a board").id(), listed.id());
}

#[test]
fn what_is_opened_and_closed_comes_after_the_drawing() {
    let (mut file, drawn) = two_shores_drawn();
    file["open"] = json!([
        { "a": "mol", "b": "bru", "for": "army" }, { "a": "ald/sc", "b": "ice", "for": "fleet" }
    ]);
    file["close"] = json!([{ "a": "ald/sc", "b": "sou", "for": "fleet" }]);
    let checked = check_board_drawn(&text(&file), Some(&drawn));
    let board = checked
        .board
        .unwrap_or_else(|| panic!("{:?}", checked.faults));
    let at = |id: &str| id.parse::<Location>().expect("a place");
    assert!(
        board
            .army_neighbours(at("bru").province)
            .contains(at("mol").province)
    );
    assert!(board.fleet_can_reach(at("ald/sc"), at("ice")));
    assert!(!board.fleet_can_reach(at("ald/sc"), at("sou")));
    file["close"] = json!([{ "a": "bru", "b": "ice", "for": "fleet" }]);
    let checked = check_board_drawn(&text(&file), Some(&drawn));
    let found: Vec<String> = checked.faults.iter().map(|f| f.kind.to_string()).collect();
    assert_eq!(found, ["There is no border bru–ice to close."]);
}

#[test]
fn a_drawing_is_told_which_provinces_there_are() {
    let (file, _) = two_shores_drawn();
    let provinces = provinces_to_draw(&text(&file)).expect("a file for a drawing");
    let ids: Vec<String> = provinces.iter().map(|p| p.id.to_string()).collect();
    assert_eq!(ids, ["ald", "ash", "bru", "ice", "mol", "sou"]);
    let first = &provinces[0];
    assert_eq!((first.name.as_str(), first.centre), ("Alder", true));
    assert_eq!(first.kind, SpaceKind::Coast);
    let coasts: Vec<&str> = first.coasts.iter().map(|coast| coast.id()).collect();
    assert_eq!(coasts, ["nc", "sc"]);
    // Where nothing is to be drawn or the file is wrong, no drawing is asked.
    assert_eq!(provinces_to_draw(&text(&two_shores())), None);
    let mut bad = file.clone();
    bad["powers"][0]["id"] = json!("The North");
    assert_eq!(provinces_to_draw(&text(&bad)), None);
    let mut twice = file.clone();
    twice["provinces"][1]["id"] = json!("ald");
    assert_eq!(provinces_to_draw(&text(&twice)), None);
    assert_eq!(provinces_to_draw("no board"), None);
}

#[test]
fn an_id_twice_is_no_missing_drawing() {
    let (mut file, _) = two_shores_drawn();
    file["provinces"][1]["id"] = json!("ald");
    let found = check_board(&text(&file)).faults;
    let found: Vec<String> = found.iter().map(|fault| fault.kind.to_string()).collect();
    assert_eq!(found, ["`ald` is there twice."]);
}

#[test]
fn what_does_not_depend_on_borders_is_told_without_them() {
    let (mut file, _) = two_shores_drawn();
    file["powers"][0]["units"] = json!(["F ald"]);
    assert_faults(
        &file,
        &[
            "borders: The borders are those of the drawing, but there is none. Check the folder in which the drawing lies beside `board.json`.",
            "powers[0].units[0]: No F ald can stand there: say on which coast: `F ald/nc`, `F ald/sc`.",
        ],
    );
}

#[test]
fn a_board_with_faults_still_says_what_to_draw() {
    let mut file = two_shores();
    file["powers"][0]["id"] = json!("The North");
    file["provinces"][1]["army"] = json!([]);
    let provinces = provinces_of_faulty(&text(&file)).expect("provinces");
    assert_eq!(provinces.len(), 6);
    file["provinces"][1]["kind"] = json!("hill");
    assert_eq!(provinces_of_faulty(&text(&file)), None);
}

#[test]
fn what_is_wrong_with_drawn_borders_is_said() {
    let (mut file, mut drawn) = two_shores_drawn();
    assert_faults(
        &file,
        &[
            "borders: The borders are those of the drawing, but there is none. Check the folder in which the drawing lies beside `board.json`.",
        ],
    );
    let faults = |file: &Value, drawn: &DrawnBorders| {
        let checked = check_board_drawn(&text(file), Some(drawn));
        let found = checked.faults.iter();
        found
            .map(|f| format!("{}: {}", f.field, f.kind))
            .collect::<Vec<String>>()
    };
    // A shape in the hills touches the sound, but no fleet goes there.
    let at = |id: &str| id.parse::<Location>().expect("a place");
    drawn.fleet.insert(at("ash"), vec![at("sou")]);
    let sound = drawn.fleet.get_mut(&at("sou")).expect("the sound");
    sound.push(at("ash"));
    assert_eq!(faults(&file, &drawn), Vec::<String>::new());
    drawn.fleet.remove(&at("bru"));
    assert!(
        faults(&file, &drawn)
            .contains(&"provinces[2].id: bru is coast, but touches no sea.".to_owned())
    );
    file["provinces"][1]["army"] = json!(["ald"]);
    assert_eq!(
        faults(&file, &drawn),
        [
            "provinces[1].id: The borders are those of the drawing, so ash can list none. Leave `army` and `fleet` out, and say in `open` and `close` what differs."
        ]
    );
}

#[test]
fn a_file_of_another_form_is_refused_with_its_line() {
    let at = |text: &str| {
        let faults = check_board(text).faults;
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults[0].to_string()
    };
    assert_eq!(
        at("{\n\n  \"format\" 2\n}"),
        "line 3: This is not JSON: `:` is missing after `format`."
    );
    assert_eq!(
        at("{\n\"format\": 3}"),
        "line 2, format: Format 3 is unknown; this program reads format 2."
    );
    assert_eq!(
        at("[]"),
        "line 1: This must be an object in braces, not a list."
    );
    let long = " ".repeat(MOST_BYTES + 1);
    assert_eq!(
        at(&long),
        "line 1: The file has 524289 bytes; 524288 is the most."
    );
}

#[test]
fn what_fields_may_hold_is_checked() {
    let one = |place: &str, value: Value, fault: &str| assert_faults(&with(place, value), &[fault]);
    one(
        "/gaol",
        json!({}),
        ": The field `gaol` is unknown. Did you mean `goal`?",
    );
    one(
        "/islands",
        json!([]),
        ": The field `islands` belongs to the format, but this program does not follow it yet. Leave it out.",
    );
    one(
        "/powers/0/pattern",
        json!("dots"),
        "powers[0]: The field `pattern` belongs to the format, but this program does not follow it yet. Leave it out.",
    );
    one(
        "/borders",
        json!("painted"),
        "borders: `painted` is unknown; possible: `listed`, `drawn`.",
    );
    one(
        "/calendar",
        json!({ "seasons": ["spring", "summer", "autumn"] }),
        "calendar.seasons: The value `spring, summer, autumn` belongs to the format, but this program does not follow it yet.",
    );
    one(
        "/calendar",
        json!({ "years": 5 }),
        "calendar.years: The value `5` belongs to the format, but this program does not follow it yet.",
    );
    one(
        "/calendar",
        json!({ "first_year": 0 }),
        "calendar.first_year: 0 is not a whole number from 1 to 9000.",
    );
    one(
        "/goal",
        json!({ "centres": 1.5 }),
        "goal.centres: 1.5 is not a whole number from 1 to 255.",
    );
    one(
        "/goal",
        json!({ "last_year": 10000 }),
        "goal.last_year: 10000 is not a whole number from 1 to 9998.",
    );
    one(
        "/goal",
        json!({ "last_year": 1910, "then": "win" }),
        "goal.then: `win` is unknown; possible: `most`, `draw`.",
    );
    one(
        "/goal",
        json!({ "last_year": 1900 }),
        "goal.last_year: The last year is 1900, but games begin in 1901.",
    );
    one(
        "/goal",
        json!({ "then": "draw" }),
        "goal.then: `then` says who wins after the last year. Say which it is in `last_year`, or leave `then` out.",
    );
    one(
        "/builds",
        json!("anywhere"),
        "builds: `anywhere` is unknown; possible: `homes`, `homes-of-anyone`, `centres`.",
    );
    one(
        "/id",
        json!("Two Shores"),
        "id: `Two Shores` is no id of a board: those have 1 to 24 small letters, digits and dashes.",
    );
    one(
        "/id",
        json!("naval"),
        "id: `naval` is the id of a board that the program has. Choose another.",
    );
    one(
        "/name",
        json!(""),
        "name: The text is empty. Write 1 to 40 characters.",
    );
    one(
        "/name",
        json!("The Two Shores of the Sound and of the Ice"),
        "name: `The Two Shores of th…` has 42 characters; 40 is the most.",
    );
    one(
        "/name",
        json!("Two\u{202e}Shores"),
        "name: The text holds an invisible or control character.",
    );
    one(
        "/name",
        json!(7),
        "name: This must be a text in quotation marks, not a number.",
    );
    one(
        "/provinces/0/centre",
        json!("yes"),
        "provinces[0].centre: This must be true or false, not a text.",
    );
    one(
        "/provinces/0/id",
        json!("alderlea"),
        "provinces[0].id: `alderlea` is no id: ids have 1 to 6 small letters and digits.",
    );
    one(
        "/provinces/2/fleet",
        json!({ "xc": ["sou"] }),
        "provinces[2].fleet.xc: The value `xc` belongs to the format, but this program does not follow it yet.",
    );
    one(
        "/provinces/1/army",
        json!(["ald", "ald"]),
        "provinces[1].army[1]: `ald` is listed twice.",
    );
    one(
        "/powers/0/units",
        json!(["F ald sc"]),
        "powers[0].units[0]: `F ald sc` is no unit: write `A` or `F`, a blank and the province, such as `F stp/sc`.",
    );
    one(
        "/powers/0/id",
        json!("far-north"),
        "powers[0].id: `far-north` is no id: ids have 1 to 12 small letters and digits.",
    );
    let mut file = two_shores();
    file.as_object_mut().expect("an object").remove("name");
    assert_faults(&file, &[": The field `name` is missing."]);
    let twice = text(&two_shores()).replacen("\"format\"", "\"name\": \"Twice\", \"format\"", 1);
    let faults = check_board(&twice).faults;
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].kind.to_string(),
        "The field `name` is written twice."
    );
}

#[test]
fn borders_that_cannot_be_are_refused() {
    let one = |place: &str, value: Value, fault: &str| assert_faults(&with(place, value), &[fault]);
    one(
        "/provinces/1/army",
        json!(["ald", "xyz"]),
        "provinces[1].army[1]: `xyz` is not on the board.",
    );
    one(
        "/provinces/1/army",
        json!(["ald", "bru"]),
        "provinces[1].army[1]: The border ash–bru is written from one side only; bru must list ash, too.",
    );
    one(
        "/provinces/1/army",
        json!(["ald", "ash"]),
        "provinces[1].army[1]: ash borders itself.",
    );
    one(
        "/provinces/1/army",
        json!(["ald", "sou"]),
        "provinces[1].army[1]: No army walks from ash to sou: armies walk on land only.",
    );
    one(
        "/provinces/1/fleet",
        json!(["sou"]),
        "provinces[1].id: ash is inland, so no fleet sails there.",
    );
    one(
        "/provinces/4/fleet",
        json!(["bru", "sou", "ice"]),
        "provinces[4].fleet[2]: The border mol–ice is written from one side only; ice must list mol, too.",
    );
    one(
        "/provinces/5/fleet",
        json!(["ald/sc", "bru", "mol", "ice", "ash"]),
        "provinces[5].fleet[4]: ash is inland, so no fleet sails there.",
    );
    one(
        "/provinces/1/coasts",
        json!(["nc", "sc"]),
        "provinces[1].id: ash is no coast, so it has no coasts to tell apart.",
    );
    assert_faults(
        &with("/provinces/0/fleet", json!({ "sc": ["sou"] })),
        &[
            "provinces[0].id: ald has one coast only. Give it two, or list its fleet borders without a coast.",
            "provinces[3].fleet[0]: ald/nc is not on the board: ald has no such coast.",
        ],
    );
    assert_faults(
        &with("/provinces/3/fleet", json!(["ald", "sou"])),
        &[
            "provinces[0].fleet.nc[0]: The border ald/nc–ice is written from one side only; ice must list ald/nc, too.",
            "provinces[3].fleet[0]: ald has several coasts: say which of them a fleet reaches, such as `ald/nc`.",
        ],
    );
    one(
        "/provinces/6",
        json!({ "id": "out", "name": "Outland", "kind": "inland" }),
        "provinces[6].id: out borders nothing, so no unit can reach it.",
    );
    one(
        "/provinces/6",
        json!({ "id": "out", "name": "Outland", "kind": "coast" }),
        "provinces[6].id: out is coast, but touches no sea.",
    );
    one(
        "/provinces/6",
        json!({ "id": "ald", "name": "Other", "kind": "sea" }),
        "provinces[6].id: `ald` is there twice.",
    );
    let mut far = with(
        "/provinces/6",
        json!({ "id": "fa", "name": "Far", "kind": "inland", "army": ["fb"] }),
    );
    far["provinces"]
        .as_array_mut()
        .expect("a list")
        .push(json!({ "id": "fb", "name": "Farther", "kind": "inland", "army": ["fa"] }));
    assert_faults(
        &far,
        &[
            "provinces[6].id: The board falls into 2 parts that no border joins; fa is in the smallest.",
        ],
    );
    one(
        "/provinces/2/name",
        json!("old alder"),
        "provinces[2].name: `old alder` is both ald and bru.",
    );
    one(
        "/provinces/5/centre",
        json!(true),
        "provinces[5].id: sou is a supply centre at sea; centres are on land.",
    );
    one(
        "/provinces/5/value",
        json!(2),
        "provinces[5].value: sou has a value at sea; values are of land.",
    );
    one(
        "/passages",
        json!([{ "between": ["sou", "ice"], "past": "mol" }]),
        "passages[0]: No way leads past mol from sou to ice: they must be two seas that do not touch, and mol a land that both touch.",
    );
    one(
        "/straits",
        json!([["sou", "bru"]]),
        "straits[0]: No strait joins sou and bru: they must be two seas that touch or have a passage, each in one strait only.",
    );
    assert_faults(
        &with("/provinces", json!([])),
        &[
            "provinces: There are 0 provinces; a board has 3 to 256.",
            "powers[0].country[0]: `ald` is not on the board.",
            "powers[0].country[1]: `ash` is not on the board.",
            "powers[0].homes[0]: `ald` is not on the board.",
            "powers[0].units[0]: `ald` is not on the board.",
            "powers[1].homes[0]: `bru` is not on the board.",
            "powers[1].units[0]: `bru` is not on the board.",
        ],
    );
}

#[test]
fn powers_that_cannot_play_are_refused() {
    let one = |place: &str, value: Value, fault: &str| assert_faults(&with(place, value), &[fault]);
    one(
        "/powers",
        json!([]),
        "powers: 0 powers are played; 2 to 40 can play.",
    );
    one(
        "/powers/1/asleep",
        json!(true),
        "powers: 1 powers are played; 2 to 40 can play.",
    );
    one(
        "/powers/1/name",
        json!("Norden"),
        "powers[1].id: `Norden` is both north and south.",
    );
    one(
        "/powers/0/capital",
        json!("bru"),
        "powers[0].capital: The capital of north, bru, is none of its homes.",
    );
    one(
        "/powers/0/yards",
        json!(["mol"]),
        "powers[0].yards[0]: The yard of north, mol, must be a shore of its country that is no centre.",
    );
    one(
        "/powers/0/country",
        json!(["ald", "sou"]),
        "powers[0].country[1]: sou is no land, so it cannot belong to the country of north.",
    );
    one(
        "/powers/0/country",
        json!(["ash"]),
        "powers[0].homes[0]: The country of north does not hold its home ald.",
    );
    one(
        "/powers/1/country",
        json!(["bru", "ash"]),
        "powers[1].country[1]: north and south both have ash in their country.",
    );
    one(
        "/powers/1/units",
        json!(["A sou"]),
        "powers[1].units[0]: No A sou can stand there: sou is sea.",
    );
    one(
        "/powers/0/units",
        json!(["F ald"]),
        "powers[0].units[0]: No F ald can stand there: say on which coast: `F ald/nc`, `F ald/sc`.",
    );
    one(
        "/powers/1/units",
        json!(["A ald"]),
        "powers[1].units[0]: Two units begin in ald.",
    );
    one(
        "/powers/1/units",
        json!([]),
        "powers[1].id: south begins with 0 units and 1 centres.",
    );
    one(
        "/goal",
        json!({ "centres": 3 }),
        "goal.centres: The goal is 3 centres, but there are 2.",
    );
    one(
        "/goal",
        json!({ "centres": 1 }),
        "goal.centres: 1 of 2 centres win, so two powers can reach the goal at once.",
    );
    assert_faults(
        &with("/powers/1/homes", json!(["ald"])),
        &["powers[1].homes[0]: ald is home to both north and south."],
    );
    assert_faults(
        &with("/powers/1/homes", json!(["mol"])),
        &["powers[1].homes[0]: mol is a home of south, but no supply centre."],
    );
    assert_faults(
        &with("/powers/1/homes", json!([])),
        &[
            "powers[1].id: south has no home centre.",
            "powers[1].id: south begins with 1 units and 0 centres.",
        ],
    );
    assert_faults(
        &with("/calendar", json!({ "opening": "builds" })),
        &[
            "powers[0].units[0]: The game opens with builds, so north has no units yet. Leave them out.",
            "powers[1].units[0]: The game opens with builds, so south has no units yet. Leave them out.",
        ],
    );
    assert_faults(
        &with(
            "/powers/2",
            json!({ "id": "south", "name": "Third", "homes": ["mol"] }),
        ),
        &[
            "powers[2].homes[0]: mol is a home of south, but no supply centre.",
            "powers[2].id: `south` is there twice.",
            "powers[2].id: south begins with 0 units and 1 centres.",
        ],
    );
}

#[test]
fn what_powers_own_at_first_is_checked() {
    let one = |owns: Value, faults: &[&str]| assert_faults(&with("/powers/0/owns", owns), faults);
    one(
        json!([]),
        &[
            "powers[0].id: north begins with 1 units and 0 centres.",
            "powers[0].id: north owns no centre at first, so it would be out of the game. Without `owns` it owns its homes.",
        ],
    );
    one(
        json!(["ash"]),
        &["powers[0].owns[0]: ash is no centre, so north cannot own it at first."],
    );
    one(
        json!(["far"]),
        &["powers[0].owns[0]: `far` is not on the board."],
    );
    one(
        json!(["bru"]),
        &[
            "powers[1].homes[0]: north and south both own bru at first. A power without `owns` owns its homes.",
        ],
    );
    one(
        json!(["ald", "ald"]),
        &["powers[0].owns[1]: `ald` is listed twice."],
    );
}

#[test]
fn what_a_power_owns_at_first_is_a_rule() {
    let board = |owns: Value| {
        let mut file = with("/powers/0/owns", owns);
        file["provinces"][4]["centre"] = json!(true);
        let checked = check_board(&text(&file));
        checked
            .board
            .unwrap_or_else(|| panic!("{:?}", checked.faults))
    };
    let at = |id: &str| id.parse::<Province>().expect("an id");
    let power = |id: &str| id.parse::<Power>().expect("an id");
    let (north, south) = (power("north"), power("south"));
    let homes = board(json!(["ald"]));
    let compiled = &homes.own().expect("its own").text;
    assert!(!compiled.contains("owns"), "as without it: {compiled}");
    let both = board(json!(["mol", "ald"]));
    assert_eq!(board(json!(["ald", "mol"])).id(), both.id());
    assert_ne!(both.id(), homes.id());
    let first = [(at("ald"), north), (at("bru"), south), (at("mol"), north)];
    assert!(both.first_centres().into_iter().eq(first));
    assert_eq!(both.first_seat(north), Some(at("ald")));
    // It has lost its home, but not the hills around it.
    let abroad = board(json!(["mol"]));
    let first = [(at("bru"), south), (at("mol"), north)];
    assert!(abroad.first_centres().into_iter().eq(first));
    let lands = [(at("ash"), north), (at("bru"), south), (at("mol"), north)];
    assert!(abroad.first_lands().into_iter().eq(lands));
    assert_eq!(abroad.homes(north), [at("ald")]);
    assert_eq!(abroad.capital(north), Some(at("ald")));
    assert_eq!(abroad.first_seat(north), None);
}

#[test]
fn no_two_countries_share_land_be_it_written_or_by_default() {
    let mut file = with("/powers/0/country", json!(["ald", "bru"]));
    let fault = "north and south both have bru in their country.";
    assert_faults(&file, &[&format!("powers[1].homes[0]: {fault}")]);
    file["powers"].as_array_mut().expect("a list").reverse();
    let fault = "south and north both have bru in their country.";
    assert_faults(&file, &[&format!("powers[1].country[1]: {fault}")]);
}

#[test]
fn rules_too_long_to_be_read_again_in_full_are_refused() {
    let mut file = two_shores();
    let mut left = MOST_BYTES - file.to_string().len();
    let mut names = vec!["Old Alder".to_owned()];
    while left > 80 {
        names.push(format!(
            "Alder by the old road to the north {:05}",
            names.len()
        ));
        left -= 43;
    }
    file["provinces"][0]["aka"] = json!(names);
    let text = file.to_string();
    assert!(text.len() <= MOST_BYTES, "{}", text.len());
    let checked = check_board(&text);
    let found: Vec<String> = checked.faults.iter().map(|f| f.kind.to_string()).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].starts_with("The rules written out in full cannot be read again: The file has")
    );
    assert!(checked.board.is_none());
}

#[test]
fn the_order_of_lists_makes_no_other_board() {
    let mut file = two_shores();
    file["powers"][0]["homes"] = json!(["ald", "ash"]);
    file["powers"][0]["units"] = json!(["F ald/sc", "A ash"]);
    file["provinces"][0]["aka"] = json!(["Old Alder", "The Alder"]);
    file["provinces"][1]["centre"] = json!(true);
    file["powers"][0]["capital"] = json!("ald");
    let first = check_board(&text(&file)).board.expect("a board");
    file["powers"][0]["homes"] = json!(["ash", "ald"]);
    file["powers"][0]["units"] = json!(["A ash", "F ald/sc"]);
    file["provinces"][0]["aka"] = json!(["The Alder", "Old Alder"]);
    file["straits"] = json!([["ice", "sou"]]);
    let second = check_board(&text(&file)).board.expect("a board");
    assert_eq!(first.id(), second.id());
    let units = |board: &Board| board.start().units.iter().map(|u| u.at).collect::<Vec<_>>();
    assert_eq!(units(&first), units(&second));
    // Without a capital, the first home is one.
    file["powers"][0]["capital"] = Value::Null;
    file["powers"][0]
        .as_object_mut()
        .expect("an object")
        .remove("capital");
    let third = check_board(&text(&file)).board.expect("a board");
    assert_ne!(first.id(), third.id());
}

#[test]
fn centres_that_win_together_are_a_rule_and_are_checked() {
    let one = |goal: Value, faults: &[&str]| assert_faults(&with("/goal", goal), faults);
    one(json!({ "hold": ["bru", "ald"], "from": 1903 }), &[]);
    one(
        json!({ "hold": [] }),
        &["goal.hold: Name the centres that win together, or leave `hold` out."],
    );
    one(
        json!({ "hold": ["ald", "ash"] }),
        &["goal.hold[1]: ash is no centre, so nobody can own it in every game. Name centres only."],
    );
    one(
        json!({ "hold": ["ald", "far"] }),
        &["goal.hold[1]: `far` is not on the board."],
    );
    one(
        json!({ "hold": ["bru"] }),
        &[
            "goal.hold: south owns all of these at first, so it would win at once. Name another centre, too.",
        ],
    );
    one(
        json!({ "hold": ["ald", "bru"], "from": 1911, "last_year": 1910 }),
        &["goal.from: The centres in `hold` win from 1911 on, but the last year is 1910."],
    );
    one(
        json!({ "from": 1903 }),
        &[
            "goal.from: `from` says from which year on the centres in `hold` win. Name them, or leave `from` out.",
        ],
    );
    let own = |goal: Value| {
        let board = check_board(&text(&with("/goal", goal))).board;
        board.expect("a board").own().expect("its own").clone()
    };
    let plain = own(json!({ "centres": 2 }));
    let hold = own(json!({ "centres": 2, "hold": ["bru", "ald"] }));
    assert_ne!(plain.text, hold.text);
    assert_eq!(own(json!({ "hold": ["ald", "bru"], "from": 1901 })), hold);
    assert_ne!(own(json!({ "hold": ["ald", "bru"], "from": 1902 })), hold);
    let from = |first| hold.hold.as_ref().expect("centres").from_in(&hold, first);
    assert_eq!((from(1901), from(1801)), (1901, 1801));
}

#[test]
fn the_last_year_is_a_rule() {
    let own = |goal: Value| {
        let board = check_board(&text(&with("/goal", goal))).board;
        board.expect("a board").own().expect("its own").clone()
    };
    let plain = own(json!({ "centres": 2 }));
    let most = own(json!({ "centres": 2, "last_year": 1901 }));
    let draw = own(json!({ "centres": 2, "last_year": 1901, "then": "draw" }));
    assert_eq!(plain.last_year, None);
    assert_eq!(
        draw.last_year,
        Some(crate::board::LastYear {
            year: 1901,
            then: crate::board::AfterLastYear::Draw
        })
    );
    // What says nothing new is the same board.
    assert_eq!(own(json!({ "last_year": 1901, "then": "most" })), most);
    assert!(
        plain.text.contains(r#""goal":{"centres":2},"#),
        "{}",
        plain.text
    );
    assert_ne!(plain.text, most.text);
    assert_ne!(most.text, draw.text);
}

#[test]
fn faults_are_listed_to_a_limit() {
    let mut file = two_shores();
    for n in 0..300 {
        file[format!("x{n}")] = json!(1);
    }
    let faults = check_board(&text(&file)).faults;
    assert_eq!(faults.len(), 201);
    let last = faults.last().map(|fault| fault.kind.to_string());
    assert_eq!(
        last.as_deref(),
        Some("There are more faults; the first 200 are listed.")
    );
}

#[test]
fn no_fault_shows_what_is_not_seen() {
    let long = format!("o{}\u{202e}ther", "o".repeat(100));
    let shown = "o".repeat(40);
    let texts = [
        format!("{{\"{long}\" 1}}"),
        format!("{{\"{long}\": 1, \"format\": 2}}"),
        "{}\u{202e}".to_owned(),
        format!("[{}]", "n".repeat(100)),
        text(&with("/powers/0/names", json!({ long.as_str(): 1 }))),
    ];
    for text in texts {
        for fault in check_board(&text).faults {
            let said = fault.to_string();
            assert!(!said.contains('\u{202e}'), "{said}");
            assert!(
                said.len() < 200 && !said.contains(&format!("{shown}o")),
                "{said}"
            );
        }
    }
    let hidden = with("/rules", json!("Two lines\nof \u{200b}text"));
    assert_faults(
        &hidden,
        &["rules: The text holds an invisible or control character."],
    );
    assert_faults(&with("/rules", json!("Two lines\nof text")), &[]);
}

/// A row of inland centres, the first two of which are homes.
fn row(count: usize) -> Value {
    let id = |n: usize| format!("p{n}");
    let provinces = (0..count).map(|n| {
        let beside = n.checked_sub(1).into_iter().chain(Some(n + 1).filter(|n| *n < count));
        let army: Vec<String> = beside.map(id).collect();
        json!({ "id": id(n), "name": format!("Place {n}"), "kind": "inland", "centre": true, "army": army })
    });
    let provinces: Vec<Value> = provinces.collect();
    let units = |at: std::ops::Range<usize>| at.map(|n| format!("A p{n}")).collect::<Vec<_>>();
    json!({
        "format": 2, "id": "row", "name": "Row",
        "powers": [
            { "id": "one", "name": "One", "homes": ["p0"], "units": units(0..1) },
            { "id": "two", "name": "Two", "homes": ["p1"], "units": units(1..count) }
        ],
        "provinces": provinces
    })
}

#[test]
fn centres_and_first_units_can_be_counted_in_a_byte() {
    let kinds = |count| {
        let faults = check_board(&row(count).to_string()).faults;
        let faults = faults.into_iter().filter(|fault| !fault.is_warning());
        faults
            .map(|fault| fault.kind.to_string())
            .collect::<Vec<_>>()
    };
    assert!(kinds(255).is_empty());
    assert_eq!(
        kinds(256),
        [
            "There are 256 first units; a board has 255 at most.",
            "There are 256 supply centres; a board has 255 at most.",
        ]
    );
}

/// Two shores with a third power between them.
fn three_shores(sets: Value) -> Value {
    let mut file = two_shores();
    let mole = &mut file["provinces"][4];
    mole["centre"] = json!(true);
    let middle = json!({ "id": "middle", "name": "Middle", "homes": ["mol"], "units": ["A mol"] });
    file["powers"].as_array_mut().expect("a list").push(middle);
    file["sets"] = sets;
    file
}

#[test]
fn sets_are_offered_and_kept_and_make_no_other_board() {
    let plain = check_board(&text(&three_shores(json!({})))).board;
    let plain = plain.expect("a board");
    let sets = json!({
        "shores": { "name": "The Shores", "names": { "de": "Die Küsten" }, "play": ["south", "north"] },
        "held": { "name": "Held Mole", "play": ["north", "south"], "absent": { "middle": "idle" } }
    });
    let file = three_shores(sets);
    assert_faults(&file, &[]);
    let board = check_board(&text(&file)).board.expect("a board");
    assert_eq!(board.id(), plain.id());
    let own = board.own().expect("its own");
    let ids: Vec<&str> = own.sets.iter().map(|set| set.id.as_str()).collect();
    assert_eq!(ids, ["held", "shores"]);
    let power = |id: &str| id.parse::<Power>().expect("an id");
    assert_eq!(own.sets[0].idle, [power("middle")]);
    assert_eq!(own.sets[1].names["de"], "Die Küsten");
    assert_eq!(own.sets[1].played, [power("north"), power("south")]);
    // The rules alone are the identity; what is kept has the sets, too.
    assert_eq!(own.text, plain.own().expect("its own").text);
    let again = check_board(own.kept()).board.expect("a board");
    assert_eq!(again.own(), Some(own));
}

#[test]
fn every_fault_of_a_set_is_found() {
    let one = |set: Value, fault: &str| {
        assert_faults(&three_shores(json!({ "west": set })), &[fault]);
    };
    let play = ["north", "south"];
    one(
        json!({ "play": play }),
        "sets.west: The field `name` is missing.",
    );
    one(
        json!({ "name": "W" }),
        "sets.west: The field `play` is missing.",
    );
    one(
        json!({ "name": "W", "play": play, "goal": { "centres": 2 } }),
        "sets.west: The field `goal` belongs to the format, but this program does not follow it yet. Leave it out.",
    );
    one(
        json!({ "name": "W", "play": ["north", "west"] }),
        "sets.west.play[1]: `west` is not on the board.",
    );
    one(
        json!({ "name": "W", "play": ["north", "north"] }),
        "sets.west.play[1]: `north` is listed twice.",
    );
    one(
        json!({ "name": "W", "play": ["north"] }),
        "sets.west: A set has 2 powers or more that play; this one has 1.",
    );
    one(
        json!({ "name": "W", "play": ["north", "south", "middle"] }),
        "sets.west: Every power plays in this set, as in a game without one. Leave it out.",
    );
    one(
        json!({ "name": "W", "play": play, "absent": { "north": "idle" } }),
        "sets.west.absent.north: north plays in this set, so it cannot be absent.",
    );
    one(
        json!({ "name": "W", "play": play, "absent": { "middle": "asleep" } }),
        "sets.west.absent.middle: `asleep` is unknown; possible: `neutral`, `idle`.",
    );
    let file = |sets: Value| three_shores(sets);
    assert_faults(
        &file(json!({ "West": { "name": "W", "play": play } })),
        &[
            "sets.West: `West` is no id of a board: those have 1 to 24 small letters, digits and dashes.",
        ],
    );
    assert_faults(
        &file(json!({ "all": { "name": "W", "play": play } })),
        &["sets.all: `all` is the word for a game that everybody plays. Give the set another id."],
    );
    let set = |name: &str, fate: &str| json!({ "name": name, "play": play, "absent": { "middle": fate } });
    assert_faults(
        &file(json!({ "a": set("W", "idle"), "b": set("w", "neutral") })),
        &["sets.b: `w` is the name of two sets."],
    );
    assert_faults(
        &file(json!({ "a": set("V", "idle"), "b": set("W", "idle") })),
        &["sets.b: Another set has the same powers play. Leave one of them out."],
    );
    let many: serde_json::Map<String, Value> = (0..16)
        .map(|n| (format!("s{n}"), set(&format!("S{n}"), "idle")))
        .collect();
    assert_faults(
        &file(Value::Object(many)),
        &["sets: There are 16 sets; a board has 15 at most."],
    );
    let mut asleep = file(json!({ "west": { "name": "W", "play": ["north", "middle"] } }));
    asleep["powers"][2]["asleep"] = json!(true);
    assert_faults(
        &asleep,
        &[
            "sets.west.play[1]: middle is asleep: nobody plays it in any game, and its units hold. Leave it out.",
        ],
    );
}

/// The fields the reader knows, by the place of each object in the schema.
const READ: [(&str, &Fields); 12] = [
    ("", &spec::BOARD),
    ("/$defs/power", &spec::POWER),
    ("/$defs/power/properties/currency", &look::CURRENCY),
    ("/$defs/power/properties/flag", &look::FLAG),
    ("/$defs/province", &spec::PROVINCE),
    ("/properties/calendar", &spec::CALENDAR),
    ("/properties/close/items", &spec::BORDER),
    ("/properties/goal", &goal::GOAL),
    ("/properties/open/items", &spec::BORDER),
    ("/properties/passages/items", &spec::PASSAGE),
    ("/properties/sets/additionalProperties", &sets::SET),
    (
        "/properties/translations/additionalProperties",
        &translations::TEXTS,
    ),
];

#[test]
fn the_schema_has_the_fields_that_are_read() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let schema = fs::read_to_string(package.join("../../docs/board.schema.json")).expect("a file");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    let mut found = BTreeMap::new();
    objects(&schema, String::new(), &mut found);
    let read: BTreeMap<String, BTreeSet<String>> = READ
        .iter()
        .map(|(place, fields)| {
            let known = fields.known.iter().map(|field| (*field).to_owned());
            ((*place).to_owned(), known.collect())
        })
        .collect();
    assert_eq!(found, read);
}

#[test]
fn every_object_of_the_reader_is_compared_with_the_schema() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/board/own");
    let mut declared = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_file() && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(path).expect("a source file");
            declared += text.matches(": Fields = Fields {").count();
        }
    }
    let compared: BTreeSet<&[&str]> = READ.iter().map(|(_, fields)| fields.known).collect();
    assert_eq!(compared.len(), declared);
}

/// The fields of each object that a part of the schema describes, by its place.
fn objects(part: &Value, place: String, found: &mut BTreeMap<String, BTreeSet<String>>) {
    let Value::Object(fields) = part else {
        return;
    };
    if let Some(properties) = part["properties"].as_object() {
        found.insert(place.clone(), properties.keys().cloned().collect());
        assert_eq!(
            part["additionalProperties"], false,
            "{place}: any field fits"
        );
    }
    for (name, value) in fields {
        objects(value, format!("{place}/{name}"), found);
    }
}
