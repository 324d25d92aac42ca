//! DVAR and its drawing, DSVG: our own boards written in it come back as the same boards, a small one comes with its
//! map, and each kind of loss is named.

mod boards;
mod tiny;

use boards::{
    FOLDERS, board, each_loss, file, is_board, ours, remove, said, stands, texts, unusual,
};
use chancery_importers::{Import, ImportError, LossKind, MOST_BYTES, TextFile, dvar};
use proptest::prelude::*;
use serde_json::{Value, json};
use tiny::{drawn, drawn_map};

fn read(json: &Value) -> Import {
    dvar(&[file("tiny.json", &json.to_string())]).expect("a variant")
}

/// A board in the format.
fn written(board: &Value) -> Value {
    let mut provinces = Vec::new();
    let mut coasts = Vec::new();
    for province in board["provinces"].as_array().expect("provinces") {
        let id = province["id"].as_str().expect("an id");
        let split = province["fleet"].is_object();
        let walks = texts(&province["army"]);
        let mut borders = Vec::new();
        let mut both = Vec::new();
        for (stand, sails) in stands(province) {
            if split {
                let shore: Vec<Value> = sails
                    .iter()
                    .map(|to| json!({ "to": to, "pass": "fleet" }))
                    .collect();
                coasts.push(json!({
                    "id": stand, "name": format!("{id} coast"), "parentProvince": id, "adjacencies": shore,
                }));
                continue;
            }
            for to in sails {
                let pass = if walks.contains(&to) { "both" } else { "fleet" };
                borders.push(json!({ "to": to, "pass": pass }));
                both.push(to);
            }
        }
        let by_land = walks.iter().filter(|to| !both.contains(to));
        borders.extend(by_land.map(|to| json!({ "to": to, "pass": "army" })));
        let kind = match province["kind"].as_str() {
            Some("sea") => "sea",
            Some("coast") if !split => "coastal",
            _ => "land",
        };
        let mut theirs = json!({
            "id": id, "name": province["name"], "type": kind,
            "supplyCenter": province["centre"] == true, "adjacencies": borders,
        });
        let powers = board["powers"].as_array().expect("powers");
        let home = powers
            .iter()
            .find(|power| texts(&power["homes"]).iter().any(|home| home == id));
        if let Some(power) = home {
            theirs["homeNation"] = power["id"].clone();
        }
        provinces.push(theirs);
    }
    let (mut nations, mut units, mut owned) = (Vec::new(), Vec::new(), Vec::new());
    for power in board["powers"].as_array().expect("powers") {
        let id = &power["id"];
        let mut nation = json!({ "id": id, "name": power["name"] });
        if power["colour"].is_string() {
            nation["color"] = power["colour"].clone();
        }
        nations.push(nation);
        for unit in texts(&power["units"]) {
            let (kind, place) = unit.split_once(' ').expect("a unit");
            let kind = if kind == "A" { "Army" } else { "Fleet" };
            units.push(json!({ "nation": id, "type": kind, "location": place }));
        }
        for home in texts(&power["homes"]) {
            owned.push(json!({ "nation": id, "province": home }));
        }
    }
    let year = board["calendar"]["first_year"].as_u64().unwrap_or(1901);
    let phase = if board["calendar"]["opening"] == "builds" {
        json!({ "season": "Fall", "year": year - 1, "type": "Adjustment" })
    } else {
        json!({ "season": "Spring", "year": year, "type": "Movement" })
    };
    let modifiers = if board["builds"] == "centres" {
        json!(["allow-builds-in-non-home-centers"])
    } else {
        json!([])
    };
    let mut variant = json!({
        "schemaVersion": 1, "id": board["id"], "name": board["name"],
        "description": board["description"], "author": board["author"], "rules": board["rules"],
        "victoryConditions": [], "adjudicationModifiers": modifiers, "dominanceRules": [],
        "phaseProgression": progression(&["Spring", "Fall"]),
        "nations": nations, "provinces": provinces, "namedCoasts": coasts,
        "initialState": { "phase": phase, "units": units, "supplyCenters": owned },
    });
    if let Some(goal) = board["goal"]["centres"].as_u64() {
        let majority = json!({ "type": "supply-center-majority", "supplyCenters": goal });
        variant["victoryConditions"] = json!([majority]);
    }
    variant
}

/// A year of these seasons, with builds at its end.
fn progression(seasons: &[&str]) -> Value {
    let mut phases: Vec<(&str, &str)> = seasons
        .iter()
        .flat_map(|season| [(*season, "Movement"), (*season, "Retreat")])
        .collect();
    phases.push((seasons.last().expect("a season"), "Adjustment"));
    let next = phases.iter().cycle().skip(1);
    let transitions: Vec<Value> = phases
        .iter()
        .zip(next)
        .map(|(from, to)| {
            json!({
                "from": { "season": from.0, "type": from.1 },
                "to": { "season": to.0, "type": to.1, "yearDelta": u32::from(from.1 == "Adjustment") },
            })
        })
        .collect();
    json!({ "seasons": seasons, "transitions": transitions })
}

/// The small variant that the losses are tried on.
fn tiny() -> Value {
    written(&tiny::board())
}

/// What is said of every one of these: the format has words for coasts.
fn is_usual(kind: &LossKind) -> bool {
    matches!(kind, LossKind::CoastWords { .. })
}

/// Homes are in the order of the provinces there.
fn by_province(board: &mut Value) {
    let provinces = board["provinces"].as_array().expect("provinces");
    let order: Vec<Value> = provinces.iter().map(|p| p["id"].clone()).collect();
    for power in board["powers"].as_array_mut().expect("powers") {
        let homes = power["homes"].as_array_mut().expect("homes");
        homes.sort_by_key(|home| order.iter().position(|id| id == home));
    }
}

#[test]
fn our_boards_come_back_as_the_same_boards() {
    for folder in FOLDERS {
        let mut mine = ours(folder);
        for power in mine["powers"].as_array_mut().expect("powers") {
            remove(power, &["adjective"]);
        }
        for province in mine["provinces"].as_array_mut().expect("provinces") {
            remove(province, &["aka"]);
        }
        by_province(&mut mine);
        let import = read(&written(&mine));
        assert_eq!(unusual(&import, is_usual), [""; 0], "{folder}");
        is_board(&import, &mine);
    }
}

#[test]
fn a_small_variant_comes_with_its_map() {
    let files = [
        file("tiny.json", &tiny().to_string()),
        file("tiny.svg", &svg("")),
    ];
    let import = dvar(&files).expect("a variant");
    assert!(
        import.losses.iter().all(|loss| is_usual(&loss.kind)),
        "{:#?}",
        said(&import)
    );
    assert!(
        import.board.contains(r##""colour": "#1133aa""##),
        "{}",
        import.board
    );
    let mine = board(&tiny::board().to_string());
    assert_eq!(board(&import.board).id(), mine.id(), "{}", import.board);
    let drawing = import.drawing.expect("a drawing");
    drawn(&drawing);
    assert!(drawing.contains(r#"id="ald:unit""#), "{drawing}");
    assert!(drawing.contains(r#"id="bru/nc""#), "{drawing}");
    assert!(drawing.contains(r#"id="cal:centre""#), "{drawing}");
}

/// The small variant's drawing, with more layers.
fn svg(more: &str) -> String {
    let shapes = tiny::shapes();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <g id="provinces" style="display:none">{shapes}</g>
  <g id="named-coasts"><path id="bru/nc" d="M450 150H800"/><path id="bru/sc" d="M300 450H800"/></g>
  <g id="unit-positions"><circle id="ald" cx="150" cy="280" r="10"/></g>
  <g id="supply-centers"><circle id="cal" cx="630" cy="300" r="10"/></g>
  <g id="borders"/>
  {more}
</svg>"#
    )
}

/// Adds an item to a list.
fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("a list").push(item);
}

/// What is said of the small variant with something changed.
fn losses(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut json = tiny();
    change(&mut json);
    said(&read(&json))
}

#[test]
fn each_loss_is_named() {
    type Change = fn(&mut Value);
    let cases: Vec<(Change, &str)> = vec![
        (
            |json| json["icon"] = "x.png".into(),
            "tiny.json, icon: `\"x.png\"` was not understood; it was left out.",
        ),
        (
            |json| json["id"] = "tiny_variant_of_a_very_long_name".into(),
            "tiny.json, id: `tiny_variant_of_a_very_long_name` is `tiny-variant-of-a-very-l` here: ids have few small letters and digits.",
        ),
        (
            |json| json["description"] = "wordy".repeat(100).into(),
            "A text was shortened to \"wordywordywordywordywordywordywordywordywordywordywordywordy\".",
        ),
        (
            |json| json["nations"][0]["flag"] = 1.into(),
            "tiny.json, nations[0].flag: `1` was not understood; it was left out.",
        ),
        (
            |json| json["nations"][1]["id"] = "north".into(),
            "tiny.json, nations[1]: `{\"color\":\"#1133aa\",\"id\":\"north\",\"name\":\"South\"}` was not understood; it was left out.",
        ),
        (
            |json| json["nations"][0]["color"] = "red".into(),
            "tiny.json, nations[0].color: `\"red\"` was not understood; it was left out.",
        ),
        (
            |json| json["nations"][0]["name"] = 7.into(),
            "tiny.json, nations[0].name: `7` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][0]["id"] = "north-aldershire".into(),
            "tiny.json, provinces[0].id: `north-aldershire` is `northa` here: ids have few small letters and digits.",
        ),
        (
            |json| json["provinces"][0]["name"] = Value::Null,
            "tiny.json, provinces[0]: `ald` has no name, so its id stands for it.",
        ),
        (
            |json| json["provinces"][0]["type"] = "swamp".into(),
            "tiny.json, provinces[0]: `{\"adjacencies\":[{\"pass\":\"fleet\",\"to\":\"bru/sc\"},{\"pass\":\"flee` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][0]["supplyCenter"] = "yes".into(),
            "tiny.json, provinces[0].supplyCenter: `\"yes\"` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][3]["supplyCenter"] = true.into(),
            "tiny.json, provinces[3]: sou is a supply centre at sea, so it is no centre here.",
        ),
        (
            |json| json["provinces"][0]["type"] = "land".into(),
            "tiny.json, provinces[0]: `ald` is called land and has borders for fleets, so it is coast here.",
        ),
        (
            |json| json["provinces"][2]["type"] = "coastal".into(),
            "tiny.json, provinces[2]: `cal` is called coast and no fleet can sail there, so it is inland here.",
        ),
        (
            |json| json["provinces"][0]["homeNation"] = "west".into(),
            "tiny.json, provinces[0].homeNation: `west` is no power of this map; it was left out.",
        ),
        (
            |json| json["provinces"][0]["homeNation"] = 3.into(),
            "tiny.json, provinces[0].homeNation: `3` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][3]["homeNation"] = "north".into(),
            "tiny.json, provinces[3].homeNation: sou is called a home of North and is no supply centre; it is no home here.",
        ),
        (
            |json| {
                remove(&mut json["provinces"][0], &["homeNation"]);
            },
            "tiny.json, nations[0]: North has no homes; the 1 centres it owns at first are its homes here.",
        ),
        (
            |json| json["provinces"][0]["adjacencies"][0]["pass"] = "air".into(),
            "tiny.json, provinces[0].adjacencies[0]: `{\"pass\":\"air\",\"to\":\"bru/sc\"}` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][0]["adjacencies"][0]["difficult"] = true.into(),
            "tiny.json, provinces[0].adjacencies[0].difficult: `true` was not understood; it was left out.",
        ),
        (
            |json| json["provinces"][0]["adjacencies"][0]["to"] = "zzz".into(),
            "tiny.json, provinces[0].adjacencies[0]: `zzz` is no province of this map; it was left out.",
        ),
        (
            |json| json["provinces"][2]["adjacencies"] = json!([]),
            "tiny.json, provinces[1]: The border for armies bru–cal is there from one side only; it was left out.",
        ),
        (
            |json| json["provinces"][3]["adjacencies"][1]["to"] = "bru".into(),
            "tiny.json, provinces[3]: A fleet border leads from sou to bru, which has several coasts, without naming one; it was left out.",
        ),
        (
            |json| json["provinces"][1]["adjacencies"][0]["pass"] = "both".into(),
            "tiny.json, provinces[1].adjacencies[0]: A fleet border leads from ald to bru, which has several coasts, without naming one; it was left out.",
        ),
        (
            |json| json["provinces"][3]["adjacencies"][0]["pass"] = "both".into(),
            "tiny.json, provinces[3]: A border for armies between sou and ald was left out: one of them is sea.",
        ),
        (
            |json| json["provinces"][3]["adjacencies"][0]["to"] = "cal".into(),
            "tiny.json, provinces[3]: A border for fleets between sou and cal was left out: one of them is inland.",
        ),
        (
            |json| json["namedCoasts"][0]["adjacencies"][0]["pass"] = "both".into(),
            "tiny.json, namedCoasts[0].adjacencies[0]: A border for armies leads from bru/nc to nor, but armies stand in the province and not on its coast; it was left out.",
        ),
        (
            |json| json["namedCoasts"][0]["parentProvince"] = "ald".into(),
            "tiny.json, namedCoasts[0]: `{\"adjacencies\":[{\"pass\":\"fleet\",\"to\":\"nor\"}],\"id\":\"bru/nc\",\"` was not understood; it was left out.",
        ),
        (
            |json| json["namedCoasts"][0]["id"] = "bru/river".into(),
            "tiny.json, namedCoasts[0].id: The coast `river` is `nc` here: coasts are nc, ec, sc and wc.",
        ),
        (
            |json| json["namedCoasts"] = json!([json["namedCoasts"][1]]),
            "tiny.json, provinces[1]: `bru` has one coast only, so the coast needs no name here.",
        ),
        (
            |json| {
                for coast in ["ec", "wc", "xc"] {
                    let shore = json!({ "id": format!("bru/{coast}"), "adjacencies": [] });
                    push(&mut json["namedCoasts"], shore);
                }
            },
            "tiny.json, namedCoasts[4].id: The coast `xc` was left out: a province has four at most.",
        ),
        (
            |_| {},
            "tiny.json, namedCoasts: Words for coasts were left out, 2 of them: the program has words of its own.",
        ),
        (
            |json| json["initialState"]["supplyCenters"][0]["province"] = "zzz".into(),
            "tiny.json, initialState.supplyCenters[0]: `{\"nation\":\"north\",\"province\":\"zzz\"}` was not understood; it was left out.",
        ),
        (
            |json| json["initialState"]["supplyCenters"][1]["province"] = "ald".into(),
            "tiny.json, nations[1]: `ald` is no supply centre, or belongs to two powers at first; that was left out.",
        ),
        (
            |json| json["initialState"]["units"][0]["type"] = "Wing".into(),
            "tiny.json, initialState.units[0]: `{\"location\":\"ald\",\"nation\":\"north\",\"type\":\"Wing\"}` was not understood; it was left out.",
        ),
        (
            |json| json["initialState"]["units"][0]["location"] = "cal".into(),
            "tiny.json, initialState.units[0]: The unit `F cal` was left out.",
        ),
        (
            |json| {
                json["initialState"]["phase"] =
                    json!({ "season": "Fall", "year": 1900, "type": "Adjustment" });
            },
            "The game opens with builds, so the first units of North were left out: 1.",
        ),
        (
            |json| json["initialState"]["weather"] = "rain".into(),
            "tiny.json, initialState.weather: `\"rain\"` was not understood; it was left out.",
        ),
        (
            |json| {
                push(
                    &mut json["victoryConditions"],
                    json!({ "type": "province-control", "provinces": ["zzz"] }),
                );
            },
            "tiny.json, victoryConditions[1]: The goal `{\"provinces\":[\"zzz\"],\"type\":\"province-control\"}` has no equivalent here; it was left out.",
        ),
        (
            |json| json["adjudicationModifiers"] = json!(["no-convoys", 4]),
            "tiny.json, adjudicationModifiers[0]: `no-convoys` has no equivalent here; it was left out.",
        ),
        (
            |json| json["adjudicationModifiers"] = json!(["no-convoys", 4]),
            "tiny.json, adjudicationModifiers[1]: `4` was not understood; it was left out.",
        ),
        (
            |json| json["dominanceRules"] = json!([{ "province": "ald" }]),
            "tiny.json, dominanceRules[0]: `{\"province\":\"ald\"}` has no equivalent here; it was left out.",
        ),
    ];
    each_loss(cases, |change| losses(change));
}

#[test]
fn centres_that_are_owned_at_first_are_carried() {
    let with = |owned: Value| {
        let mut json = tiny();
        json["initialState"]["supplyCenters"] = owned;
        read(&json)
    };
    let south = json!({ "nation": "south", "province": "bru" });
    let import = with(json!([{ "nation": "north", "province": "cal" }, south]));
    assert!(
        import
            .board
            .contains(r#""homes": ["ald"], "owns": ["cal"]"#),
        "{}",
        import.board
    );
    assert!(
        !import.board.contains(r#""owns": ["bru"]"#),
        "{}",
        import.board
    );
    board(&import.board);
    let sentence = "tiny.json, nations[0]: ald is a home of North that it does not own at first; here it owns it.";
    let import = with(json!([south]));
    assert!(
        said(&import).contains(&sentence.to_owned()),
        "{:#?}",
        said(&import)
    );
}

#[test]
fn calendars_are_recognised_or_named() {
    let one = read(&{
        let mut json = tiny();
        json["phaseProgression"] = progression(&["Year"]);
        json["initialState"]["phase"]["season"] = "Year".into();
        json
    });
    assert!(one.board.contains("[\"autumn\"]"), "{}", one.board);

    type Change = fn(&mut Value);
    let cases: Vec<(Change, &str)> = vec![
        (
            |json| json["phaseProgression"] = Value::Null,
            "no transitions",
        ),
        (
            |json| json["phaseProgression"] = progression(&["Spring", "Summer", "Fall"]),
            "3 seasons of movement",
        ),
        (
            |json| {
                json["phaseProgression"]["transitions"][0]["condition"] =
                    json!({ "yearMod": 10, "yearModValue": 5 });
            },
            "it depends on the year",
        ),
        (
            |json| json["phaseProgression"]["transitions"][4]["to"]["yearDelta"] = 5.into(),
            "a cycle of 5 years",
        ),
        (
            |json| json["phaseProgression"]["transitions"][1]["to"]["yearDelta"] = 1.into(),
            "the year changes before its end",
        ),
        (
            |json| {
                json["phaseProgression"]["transitions"][4]["from"]["type"] = "Movement".into();
                json["phaseProgression"]["transitions"][4]["from"]["season"] = "Yule".into();
            },
            "the cycle ends",
        ),
        (
            |json| json["initialState"]["phase"]["season"] = "Fall".into(),
            "the year changes before its end",
        ),
        (
            |json| {
                let transitions = &mut json["phaseProgression"]["transitions"];
                let summer = json!({ "season": "Spring", "type": "Adjustment", "yearDelta": 0 });
                let fall = transitions[1]["to"].clone();
                transitions[1]["to"] = summer.clone();
                push(transitions, json!({ "from": summer, "to": fall }));
            },
            "builds come before the last season",
        ),
        (
            |json| json["initialState"]["phase"]["type"] = "Retreat".into(),
            "it begins with Retreat",
        ),
        (
            |json| json["initialState"]["phase"]["year"] = 0.into(),
            "it begins in 0",
        ),
        (
            |json| json["initialState"]["phase"]["year"] = (-400).into(),
            "no first year",
        ),
        (
            |json| {
                let first = json["phaseProgression"]["transitions"][0].clone();
                push(&mut json["phaseProgression"]["transitions"], first);
            },
            "two ways lead on from Spring Movement",
        ),
        (
            |json| {
                json["phaseProgression"]["transitions"][3]["to"] =
                    json!({ "season": "Spring", "type": "Movement", "yearDelta": 1 });
            },
            "no phase of builds",
        ),
    ];
    for (change, what) in cases {
        let all = losses(change);
        let start =
            format!("tiny.json, phaseProgression: The calendar was not understood ({what});");
        assert!(
            all.iter().any(|loss| loss.starts_with(&start)),
            "{what}: {all:#?}"
        );
    }
}

#[test]
fn other_ways_to_win_are_carried() {
    let mut json = tiny();
    for condition in [
        json!({ "type": "timed-resolution", "year": 1910, "resolution": "shared-draw" }),
        json!({ "type": "province-control", "provinces": ["ald", "cal"], "year": 1905 }),
    ] {
        push(&mut json["victoryConditions"], condition);
    }
    let import = read(&json);
    let goal = r#""goal": {"centres": 2, "last_year": 1910, "then": "draw", "hold": ["ald", "cal"], "from": 1905}"#;
    assert!(import.board.contains(goal), "{}", import.board);
    assert!(
        import.losses.iter().all(|loss| is_usual(&loss.kind)),
        "{:#?}",
        said(&import)
    );
    board(&import.board);
}

#[test]
fn powers_without_players_and_builds_everywhere_are_carried() {
    let mut json = tiny();
    json["nations"][1]["non_playable"] = true.into();
    json["adjudicationModifiers"] = json!(["allow-builds-in-non-home-centers"]);
    let import = read(&json);
    assert!(
        import.board.contains("\"asleep\": true"),
        "{}",
        import.board
    );
    assert!(
        import.board.contains("\"builds\": \"centres\""),
        "{}",
        import.board
    );
}

#[test]
fn losses_of_the_drawing_have_their_line() {
    let more = r#"<g id="background"><rect width="800" height="600"/></g>
  <g id="noise"><path d="M0 0H9"/></g>
  <g id="named-coasts"><path id="ald/nc" d="M0 0H9"/><path id="path7" d="M0 0H9"/></g>
  <g id="unit-positions"><text>ald</text><text>bru</text><use href="http://example.org/x"/></g>
  <g id="provinces"><path id="swi" d="M0 0H9V9Z"/><path clip-path="url(#a)" id="ald" d="M0 0H9V9Z"/></g>"#;
    let files = [
        file("tiny.json", &tiny().to_string()),
        file("tiny.svg", &svg(more)),
        file("notes.txt", "notes"),
    ];
    let import = dvar(&files).expect("a variant");
    let all = said(&import);
    for sentence in [
        "tiny.svg, line 7: The layer `background` was left out: the program draws its own.",
        "tiny.svg, line 8: The layer `noise` was not understood; it was left out.",
        "tiny.svg, line 9: The shape `ald/nc` was left out: it is none of the map's provinces or coasts.",
        "tiny.svg, line 9: The shape `path7` was left out: it is none of the map's provinces or coasts.",
        "tiny.svg, line 10: <text> was left out (2 in this layer): only outlines are read.",
        "tiny.svg, line 10: <use> was left out (1 in this layer): only outlines are read.",
        "tiny.svg, line 11: The shape `swi` was left out: it is none of the map's provinces or coasts.",
        "tiny.svg, line 11: clip-path was left out (1 in this layer): only outlines are read.",
        "notes.txt: The file was not read: one description and one drawing are.",
    ] {
        assert!(all.contains(&sentence.to_owned()), "{sentence}: {all:#?}");
    }
    let drawing = import.drawing.expect("a drawing");
    assert!(!drawing.contains("example.org"), "{drawing}");
    // A second shape of a province is a further piece of it.
    assert!(drawing.contains(r#"id="ald.2""#), "{drawing}");
}

#[test]
fn a_map_of_another_size_is_scaled() {
    let half = svg("").replace("<g id", "<g transform=\"scale(.5)\" id");
    let small = half.replace("0 0 800 600", "0 0 400 300");
    let files = [
        file("tiny.json", &tiny().to_string()),
        file("tiny.svg", &small),
    ];
    let import = dvar(&files).expect("a variant");
    let sentence = "tiny.svg, line 1: The drawing was scaled to 2000 by 1500 units.";
    assert!(
        said(&import).contains(&sentence.to_owned()),
        "{:#?}",
        said(&import)
    );
    let map = drawn_map(&import.drawing.expect("a drawing"));
    assert_eq!(map.size, [2000.0, 1500.0]);
}

#[test]
fn what_is_not_of_the_format_is_refused() {
    let refused = |files: &[TextFile]| dvar(files).expect_err("no variant").to_string();
    let one = |name: &str, text: &str| refused(&[file(name, text)]);
    let good = file("tiny.json", &tiny().to_string());
    let drawing = |text: &str| refused(&[good.clone(), file("tiny.svg", text)]);
    assert_eq!(
        refused(&[]),
        "No file of this format was given: the JSON of a variant is needed."
    );
    assert_eq!(
        one("a.svg", &svg("")),
        "No file of this format was given: the JSON of a variant is needed."
    );
    assert!(one("a.json", "{\"a\":").starts_with("a.json is not of this format: it is not JSON, "));
    let deep = format!("{{\"a\":{}", "[".repeat(100_000));
    assert!(
        one("a.json", &deep).contains("recursion limit"),
        "{}",
        one("a.json", &deep)
    );
    assert_eq!(
        one("a.json", "{\"schemaVersion\": 2}"),
        "a.json is not of this format: `schemaVersion` is not 1."
    );
    assert_eq!(
        one("a.json", "{\"schemaVersion\": 1}"),
        "No provinces were found in a.json. Is it a file of this format?"
    );
    let many = json!({ "schemaVersion": 1, "provinces": vec![0; 2001] });
    assert_eq!(
        one("a.json", &many.to_string()),
        "a.json has more than 2000 provinces; a board has 256 at most."
    );
    let large = "{".to_owned() + &" ".repeat(MOST_BYTES);
    let error = dvar(&[file("a.json", &large)]).expect_err("too large");
    assert!(matches!(error, ImportError::TooLarge { .. }), "{error}");
    assert!(drawing("<svg").starts_with("tiny.svg is not of this format: it is not SVG, "));
    assert_eq!(
        drawing("<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg/>"),
        "tiny.svg is not of this format: it has a document type (<!DOCTYPE …>), which is not read; delete that line."
    );
    assert_eq!(
        drawing("<html/>"),
        "tiny.svg is not of this format: its outermost element is <html>."
    );
    for sizes in [
        "",
        "viewBox='0 0 nan 9'",
        "viewBox='0 0 0 9'",
        "viewBox='0 0 9'",
        "width='1e9' height='9'",
    ] {
        assert_eq!(
            drawing(&format!("<svg {sizes}/>")),
            "tiny.svg is not of this format: its <svg> says no size in viewBox.",
            "{sizes}"
        );
    }
    let attributes: String = (0..600).map(|n| format!(" a{n}='b'")).collect();
    assert_eq!(
        drawing(&format!("<svg{attributes}/>")),
        "tiny.svg is not of this format: it has too many attributes or namespaces."
    );
    let elements = "<a/>".repeat(200_001);
    assert_eq!(
        drawing(&format!("<svg>{elements}</svg>")),
        "tiny.svg is not of this format: it has too many elements."
    );
}

#[test]
fn nothing_of_a_drawing_gets_out_of_its_quotes() {
    let evil = r#"<g id="provinces"><path id="ald" d="M0 0H9V9Z&quot; onload=&quot;a()" transform="&quot;&gt;&lt;script&gt;"/></g>"#;
    let deep = format!(
        "<g id=\"provinces\">{}{}</g>",
        "<g>".repeat(500),
        "</g>".repeat(500)
    );
    let files = [
        file("tiny.json", &tiny().to_string()),
        file("tiny.svg", &svg(&(evil.to_owned() + &deep))),
    ];
    let import = dvar(&files).expect("a variant");
    let drawing = import.drawing.as_ref().expect("a drawing");
    assert!(!drawing.contains("<script"), "{drawing}");
    assert!(!drawing.contains("onload=\""), "{drawing}");
    assert!(
        said(&import)
            .iter()
            .any(|loss| loss.contains("<g> was left out (1 in"))
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Cut anywhere, with anything written over it, the files are read or refused.
    #[test]
    fn no_text_makes_it_panic(from in 0_usize..4000, len in 0_usize..60, put in "\\PC{0,12}", word in 0_usize..10, other in any::<bool>()) {
        let words = ["null", "[]", "{}", "\"\"", "-1", "1e99", "\"bru/nc\"", "\"ald\"", "<g>", "/>"];
        let texts = [tiny().to_string(), svg("")];
        let mut cut: Vec<String> = texts.to_vec();
        let one = &mut cut[usize::from(other)];
        let chars: Vec<char> = one.chars().collect();
        let from = from.min(chars.len());
        let to = (from + len).min(chars.len());
        let head: String = chars[..from].iter().collect();
        let tail: String = chars[to..].iter().collect();
        *one = format!("{head}{put}{}{tail}", words[word]);
        let _ = dvar(&[file("a.json", &cut[0]), file("a.svg", &cut[1])]);
    }

    /// Any value anywhere in the JSON is read or refused.
    #[test]
    fn no_value_makes_it_panic(at in 0_usize..200, value in 0_usize..9) {
        let values = [json!(null), json!(-1), json!(1e99), json!(""), json!("bru/nc"), json!([]), json!({}), json!([[]]), json!(true)];
        let mut json = tiny();
        let mut left = at;
        replace(&mut json, &mut left, &values[value]);
        let _ = dvar(&[file("a.json", &json.to_string())]);
    }
}

/// Puts a value in the place of one of all values in a tree.
fn replace(tree: &mut Value, left: &mut usize, value: &Value) {
    if *left == 0 {
        *tree = value.clone();
    }
    *left = left.wrapping_sub(1);
    match tree {
        Value::Array(list) => list.iter_mut().for_each(|item| replace(item, left, value)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|item| replace(item, left, value)),
        _ => {}
    }
}
