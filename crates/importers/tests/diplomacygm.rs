//! DiplomacyGM: a small variant comes with its map, borders and units, and each kind of loss is named.

mod boards;
mod tiny;

use boards::{board, each_loss, file, remove, said};
use chancery_importers::{Import, ImportError, LossKind, TextFile, diplomacygm};
use proptest::prelude::*;
use serde_json::{Value, json};
use tiny::{SHAPES, drawn};

const NAMES: [(&str, &str, &str); 5] = [
    ("ald", "Alder", "aa3311"),
    ("bru", "Brunn", "1133aa"),
    ("cal", "Calder", "f5deb3"),
    ("sou", "The Sound", "add8e6"),
    ("nor", "The North Water", "add8e6"),
];

fn config() -> Value {
    let abbreviations: serde_json::Map<String, Value> = NAMES
        .iter()
        .map(|(id, name, _)| ((*id).to_owned(), (*name).into()))
        .collect();
    json!({
        "name": "Tiny", "file": "tiny.svg", "year": 1901, "first_season": "Spring",
        "build_options": "classic", "victory_conditions": "classic", "victory_count": 2,
        "convoyable_islands": "disabled", "transformation": "disabled", "dp": "disabled",
        "svg config": {
            "detect_starting_units": true, "unit_type_labeled": false, "province_labels": true,
            "neutral": "f5deb3", "neutral_sc": "ffffff", "impassable": "a69f8f", "map_width": 1920,
        },
        "abbreviations": abbreviations,
        "overrides": { "provinces": {
            "Brunn": { "coasts": { "nc": ["The North Water"], "sc": ["Alder", "The Sound"] } },
        } },
        "players": {
            "North": { "color": "aa3311", "iscc": 1 },
            "South": { "color": { "standard": "#1133AA", "dark": "000033" }, "iscc": 1 },
        },
    })
}

/// The shapes of the lands or the seas.
fn shapes(seas: bool) -> String {
    let all = SHAPES.iter().zip(NAMES);
    all.filter(|(_, (id, ..))| ["sou", "nor"].contains(id) == seas)
        .map(|((_, path), (id, name, fill))| {
            format!(
                "<path id=\"{id}\" inkscape:label=\"{name}\" style=\"display:inline;fill:#{fill};stroke:#000000\" d=\"{path}\"/>\n"
            )
        })
        .collect()
}

/// A marker of a supply centre: a ring and what is in it.
fn centre(name: &str, fill: &str, x: u32, y: u32) -> String {
    format!(
        "<g inkscape:label=\"{name}\"><circle style=\"fill:none\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/><circle style=\"fill:#{fill}\" cx=\"{x}\" cy=\"{y}\" r=\"6\"/></g>\n"
    )
}

/// A unit, as Inkscape makes stars.
fn unit(label: &str, sides: u32, x: u32, y: u32) -> String {
    format!(
        "<g inkscape:label=\"{label}\" transform=\"translate(10 0)\"><path sodipodi:sides=\"{sides}\" sodipodi:cx=\"{x}\" sodipodi:cy=\"{y}\" d=\"M{x} {y}h5v5z\"/></g>\n"
    )
}

fn svg() -> String {
    let layer = |label: &str, inside: &str| {
        format!("<g inkscape:groupmode=\"layer\" inkscape:label=\"{label}\">\n{inside}</g>\n")
    };
    let centres = [
        centre("Alder", "aa3311", 60, 60),
        centre("Brunn", "1133aa", 350, 190),
        centre("Calder", "ffffff", 480, 250),
    ];
    let units = [unit("Alder", 3, 150, 280), unit("Brunn", 6, 370, 300)];
    let stands = [
        unit("Brunn (sc)", 3, 500, 420),
        unit("The Sound", 3, 400, 520),
    ];
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" \
         xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\" viewBox=\"0 0 800 600\">\n{}{}{}{}{}</svg>",
        layer("Region Colors", &shapes(false)),
        layer("Sea Adjacencies", &shapes(true)),
        layer("SC Markers", &centres.concat()),
        layer("Units", &units.concat()),
        layer("Fleet Locations", &stands.concat()),
    )
}

fn read(config: &Value, svg: &str) -> Import {
    let files = [
        file("config.json", &config.to_string()),
        file("tiny.svg", svg),
    ];
    diplomacygm(&files).expect("a variant")
}

/// What is said of every one of these: borders deserve a look.
fn is_usual(kind: &LossKind) -> bool {
    matches!(kind, LossKind::BordersFound { .. })
}

#[test]
fn a_small_variant_comes_with_its_map() {
    let import = read(&config(), &svg());
    assert!(
        import.losses.iter().all(|loss| is_usual(&loss.kind)),
        "{:#?}",
        said(&import)
    );
    let found = "Borders come from the shapes, 2 for armies and 4 for fleets. Read them through in board.json.";
    assert!(
        said(&import).contains(&found.to_owned()),
        "{:#?}",
        said(&import)
    );
    assert!(
        import.board.contains(r##""colour": "#1133aa""##),
        "{}",
        import.board
    );
    let mut mine = tiny::board();
    remove(&mut mine, &["description", "author", "rules"]);
    let mine = board(&mine.to_string());
    assert_eq!(board(&import.board).id(), mine.id(), "{}", import.board);
    let drawing = import.drawing.expect("a drawing");
    drawn(&drawing);
    for anchor in [
        r#"id="bru/sc:unit" inkscape:label="bru/sc:unit" transform="translate(10 0)" cx="500" cy="420""#,
        r#"id="sou:unit""#,
        r#"id="cal:centre""#,
    ] {
        assert!(drawing.contains(anchor), "{anchor}: {drawing}");
    }
}

#[test]
fn layers_may_be_named_by_id() {
    let mut config = config();
    config["svg config"]["land_layer"] = "layer7".into();
    let svg = svg().replace(
        "inkscape:label=\"Region Colors\"",
        "id=\"layer7\" inkscape:label=\"Ground\"",
    );
    let import = read(&config, &svg);
    assert!(
        import.losses.iter().all(|loss| is_usual(&loss.kind)),
        "{:#?}",
        said(&import)
    );
    assert!(import.board.contains("\"cal\""), "{}", import.board);
}

#[test]
fn armies_and_fleets_reach_islands() {
    // An island in the Sound that touches the shore of Brunn, with water around its land.
    let islands = "<g inkscape:label=\"Island Adjacencies\"><path inkscape:label=\"Ey\" d=\"M400 450H600V550H400Z\"/></g>\n\
        <g inkscape:label=\"Island Fills\"><path inkscape:label=\"Ey\" style=\"fill:#1133aa\" d=\"M440 470H560V530H440Z\"/></g>\n\
        <g inkscape:label=\"Island Rings\"><path d=\"M0 0H9\"/></g>\n</svg>";
    let svg = svg()
        .replace("M0 450H800V600H0Z", "M0 450H400V550H600V450H800V600H0Z")
        .replace("</svg>", islands);
    let mut config = config();
    config["overrides"] = Value::Null;
    config["abbreviations"]["ey"] = "Ey".into();
    let import = read(&config, &svg);
    let island = r#"{ "id": "ey", "name": "Ey", "kind": "coast", "army": ["bru"], "fleet": ["bru", "sou"] }"#;
    assert!(import.board.contains(island), "{}", import.board);
    let drawing = import.drawing.as_ref().expect("a drawing");
    assert!(drawing.contains(r#"id="ey.2~""#), "{drawing}");
    let sentences = said(&import);
    let ring = "The layer `Island Rings` was left out: the program draws its own.";
    assert!(
        sentences.iter().any(|loss| loss.ends_with(ring)),
        "{sentences:#?}"
    );
    // Its land is coloured, and it is no centre.
    let owned =
        "1 provinces without a centre belong to powers at first; here only centres have owners.";
    assert!(sentences.contains(&owned.to_owned()), "{sentences:#?}");
}

#[test]
fn units_say_what_they_are_in_three_ways() {
    let has_fleet = |import: &Import| import.board.contains("\"units\": [\"F ald\"]");
    let mut config = config();
    config["svg config"]["unit_type_labeled"] = true.into();
    let labelled = svg()
        .replace(
            "<g inkscape:label=\"Alder\" transform",
            "<g inkscape:label=\"FAlder\" transform",
        )
        .replace(
            "<g inkscape:label=\"Brunn\" transform",
            "<g inkscape:label=\"aBrunn\" transform",
        );
    let import = read(&config, &labelled);
    assert!(has_fleet(&import), "{}", import.board);
    assert!(import.board.contains("\"A bru\""), "{}", import.board);

    config["svg config"]["unit_type_labeled"] = false.into();
    config["svg config"]["unit_type_from_names"] = true.into();
    let parts = |kind: &str| {
        format!(
            "sodipodi:cy=\"280\" d=\"M0 0h5v5z\"/><path inkscape:label=\"{kind}\" d=\"M0 0h5v5z\"/>"
        )
    };
    let named =
        |kind: &str| svg().replace("sodipodi:cy=\"280\" d=\"M150 280h5v5z\"/>", &parts(kind));
    assert!(has_fleet(&read(&config, &named("Sail"))));
    assert!(!has_fleet(&read(&config, &named("Shield"))));
}

/// What is said of the small variant with something changed.
fn losses(change: impl FnOnce(&mut Value, &mut String)) -> Vec<String> {
    let (mut config, mut svg) = (config(), svg());
    change(&mut config, &mut svg);
    said(&read(&config, &svg))
}

#[test]
fn each_loss_of_the_configuration_is_named() {
    type Change = fn(&mut Value);
    let cases: Vec<(Change, &str)> = vec![
        (
            |json| json["weather"] = 1.into(),
            "config.json, weather: `1` was not understood; it was left out.",
        ),
        (
            |json| json["svg config"]["tint"] = 1.into(),
            "config.json, svg config.tint: `1` was not understood; it was left out.",
        ),
        (
            |json| json["svg config"]["province_labels"] = false.into(),
            "config.json, svg config.province_labels: `names from texts` has no equivalent here; it was left out.",
        ),
        (
            |json| remove(json, &["name"]),
            "config.json, name: `board` has no name, so its id stands for it.",
        ),
        (
            |json| json["year"] = (-300).into(),
            "config.json, year: The calendar was not understood (it begins in -300); spring and autumn from 1901 stand here.",
        ),
        (
            |json| json["first_season"] = "Fall".into(),
            "config.json, first_season: The calendar was not understood (it begins in \"Fall\"); spring and autumn from 1901 stand here.",
        ),
        (
            |json| json["first_season"] = "winter".into(),
            "The game opens with builds, so the first units of South were left out: 1.",
        ),
        (
            |json| json["build_options"] = "cores".into(),
            "config.json, build_options: `cores` has no equivalent here; it was left out.",
        ),
        (
            |json| json["convoyable_islands"] = "enabled".into(),
            "config.json, convoyable_islands: `convoyable_islands: \"enabled\"` has no equivalent here; it was left out.",
        ),
        (
            |json| json["dp"] = "enabled".into(),
            "config.json, dp: `dp: \"enabled\"` has no equivalent here; it was left out.",
        ),
        (
            |json| json["victory_count"] = "many".into(),
            "config.json, victory_count: `\"many\"` was not understood; it was left out.",
        ),
        (
            |json| json["victory_conditions"] = "chaos".into(),
            "config.json, victory_conditions: The goal `chaos` has no equivalent here; it was left out.",
        ),
        (
            |json| {
                json["victory_conditions"] = "vscc".into();
                json["players"]["North"]["vscc"] = 3.into();
            },
            "config.json, victory_conditions: The goal `another number of centres for each power` has no equivalent here; it was left out.",
        ),
        (
            |json| json["players"]["North"]["flag"] = 1.into(),
            "config.json, players.North.flag: `1` was not understood; it was left out.",
        ),
        (
            |json| json["players"]["North"]["color"] = "red".into(),
            "config.json, players.North.color: `\"red\"` was not understood; it was left out.",
        ),
        (
            |json| json["players"]["West"] = json!({ "color": "1133aa" }),
            "config.json, players.West: south and west have one colour; what has it belongs to west.",
        ),
        (
            |json| json["abbreviations"]["moo"] = "Moor".into(),
            "`Moor` is no province of this map; it was left out.",
        ),
        (
            |json| json["abbreviations"]["moo"] = 4.into(),
            "config.json, abbreviations.moo: `4` was not understood; it was left out.",
        ),
        (
            |json| remove(&mut json["abbreviations"], &["ald", "nor"]),
            "2 provinces have no abbreviation; their ids were made of their names.",
        ),
        (
            |json| json["overrides"]["high provinces"] = json!({ "OS": { "num": 2 } }),
            "config.json, overrides.high provinces: `{\"OS\":{\"num\":2}}` was not understood; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Moor"] = json!({}),
            "config.json, overrides.provinces.Moor: `Moor` is no province of this map; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Alder"] = json!({ "adjacencies": ["Moor"] }),
            "config.json, overrides.provinces.Alder.adjacencies[0]: `Moor` is no province of this map; it was left out.",
        ),
        (
            |json| {
                json["overrides"]["provinces"]["Alder"] =
                    json!({ "difficult_adjacency": ["Brunn"] })
            },
            "config.json, overrides.provinces.Alder.difficult_adjacency: `[\"Brunn\"]` has no equivalent here; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Alder"] = json!({ "mood": 1 }),
            "config.json, overrides.provinces.Alder.mood: `1` was not understood; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Alder"] = json!({ "adjacencies": ["Calder"] }),
            "config.json, overrides.provinces.Alder.adjacencies[0]: The border between ald and cal was added there; here it is for armies alone. Add it to both `fleet` lists if it is a shore.",
        ),
        (
            |json| {
                json["overrides"]["provinces"]["Alder"] =
                    json!({ "remove_adjacencies": ["The Sound"] })
            },
            "tiny.svg, line 8: The border for fleets sou–ald is there from one side only; it was left out.",
        ),
        (
            |json| {
                json["overrides"]["provinces"]["Alder"] =
                    json!({ "remove_adjacent_land": ["Brunn"] })
            },
            "tiny.svg, line 4: The border for armies bru–ald is there from one side only; it was left out.",
        ),
        (
            |json| {
                json["overrides"]["provinces"]["The Sound"] =
                    json!({ "unit_loc": [[1, 2], [3, 4]] })
            },
            "config.json, overrides.provinces.The Sound.unit_loc[1]: `a second place for units` has no equivalent here; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["The Sound"] = json!({ "unit_loc": ["here"] }),
            "config.json, overrides.provinces.The Sound.unit_loc[0]: `\"here\"` was not understood; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Brunn"]["coasts"]["nc"][0] = "Moor".into(),
            "config.json, overrides.provinces.Brunn.coasts.nc[0]: `Moor` is no province of this map; it was left out.",
        ),
        (
            |json| json["overrides"]["provinces"]["Brunn"]["coasts"]["nwc"] = json!(["Alder"]),
            "config.json, overrides.provinces.Brunn.coasts.nwc: The coast `nwc` is `ec` here: coasts are nc, ec, sc and wc.",
        ),
    ];
    each_loss(cases, |change| losses(|json, _| change(json)));
}

#[test]
fn each_loss_of_the_map_is_named() {
    let cases = vec![
        (
            (
                "<g inkscape:groupmode=\"layer\" inkscape:label=\"Units\"",
                "<g inkscape:label=\"Scribbles\"><path d=\"M0 0H9\"/></g><g inkscape:label=\"Units\"",
            ),
            "tiny.svg, line 16: The layer `Scribbles` was not understood; it was left out.",
        ),
        (
            (
                "<path id=\"sou\" inkscape:label=\"The Sound\"",
                "<path id=\"sou\"",
            ),
            "tiny.svg, line 8: The shape `sou` was left out: it is none of the map's provinces or coasts.",
        ),
        (
            (
                "inkscape:label=\"The Sound\" style",
                "inkscape:label=\"The North Water\" style",
            ),
            "tiny.svg, line 9: `The North Water` is there twice; the second one was left out.",
        ),
        (
            ("fill:#f5deb3", "fill:#a69f8f"),
            "tiny.svg, line 5: `Calder` is closed to all units; it is no province here. Draw it in the layer `dead`, or leave it uncovered.",
        ),
        (
            (
                "<path id=\"cal\" inkscape:label=\"Calder\"",
                "<path inkscape:label=\"The Sound\" d=\"M0 0H9V9Z\"/><path id=\"cal\" inkscape:label=\"Calder\"",
            ),
            "tiny.svg, line 5: `The Sound` is there twice; the second one was left out.",
        ),
        (
            (
                "style=\"display:inline;fill:#aa3311",
                "style=\"display:inline;fill:#123456",
            ),
            "tiny.svg, line 3: ald has the colour #123456, which is no power's; it belongs to nobody.",
        ),
        (
            (
                "style=\"display:inline;fill:#aa3311",
                "style=\"display:inline;fill:#f5deb3",
            ),
            "config.json, players.North: ald is a home of North that it does not own at first; here it owns it.",
        ),
        (
            (
                "<g inkscape:label=\"Calder\"><circle",
                "<g inkscape:label=\"Moor\"><circle",
            ),
            "tiny.svg, line 14: The shape `Moor` was left out: it is none of the map's provinces or coasts.",
        ),
        (
            (
                "<circle style=\"fill:#ffffff\"",
                "<circle style=\"fill:#123456\"",
            ),
            "tiny.svg, line 14: cal has the colour #123456, which is no power's; it belongs to nobody.",
        ),
        (
            ("sodipodi:sides=\"3\"", "sodipodi:sides=\"5\""),
            "tiny.svg, line 17: `A ald` may be a fleet, its symbol does not say; it is an army here.",
        ),
        (
            (
                "<g inkscape:label=\"Alder\" transform",
                "<g inkscape:label=\"Calder\" transform",
            ),
            "tiny.svg, line 17: `F cal` belongs to no power and was left out.",
        ),
        (
            (
                "<g inkscape:label=\"Alder\" transform",
                "<g inkscape:label=\"Brunn (xc)\" transform",
            ),
            "tiny.svg, line 17: The shape `Brunn (xc)` was left out: it is none of the map's provinces or coasts.",
        ),
        (
            (
                "<g inkscape:label=\"The Sound\" transform",
                "<g inkscape:label=\"Moor\" transform",
            ),
            "tiny.svg, line 22: The shape `Moor` was left out: it is none of the map's provinces or coasts.",
        ),
        (
            (
                "</svg>",
                "<g inkscape:label=\"Army Locations\"><image/></g></svg>",
            ),
            "tiny.svg, line 24: <image> was left out (1 in this layer): only outlines are read.",
        ),
        (
            (
                "<path id=\"nor\"",
                "<path inkscape:label=\"Sound 2\" d=\"M0 450H800V600H0Z\"/><path id=\"nor\"",
            ),
            "tiny.svg, line 9: `Sound 2` lies where `The Sound` lies; here one sea is in a place, so it was left out.",
        ),
        (
            ("M450 220V380H700V220Z\"/>\n</g>", "M450 220h1v1Z\"/>\n</g>"),
            "No borders were found, because of the shapes: at 450, 220: cal is too small: it covers 0 square units, and 12 is the least. Draw it larger.",
        ),
    ];
    each_loss(cases, |(from, to)| {
        losses(|_, svg| {
            assert!(svg.contains(from), "{from}: {svg}");
            *svg = svg.replacen(from, to, 1);
        })
    });
}

#[test]
fn borders_can_be_added_and_taken_away_by_hand() {
    let mut config = config();
    config["overrides"]["provinces"]["Alder"] = json!({ "adjacencies": ["The North Water"] });
    config["overrides"]["provinces"]["The North Water"] =
        json!({ "adjacencies": ["Alder"], "unit_loc": [[600, 70]] });
    config["svg config"]["loc_x_offset"] = 5.into();
    let import = read(&config, &svg());
    assert!(
        import
            .board
            .contains(r#""fleet": ["bru/sc", "nor", "sou"]"#),
        "{}",
        import.board
    );
    let drawing = import.drawing.expect("a drawing");
    assert!(
        drawing.contains(r#"id="nor:unit" inkscape:label="nor:unit" cx="605" cy="70""#),
        "{drawing}"
    );

    config["overrides"]["provinces"]["Alder"] = json!({ "remove_adjacent_coasts": ["The Sound"] });
    config["overrides"]["provinces"]["The North Water"] = Value::Null;
    config["overrides"]["provinces"]["The Sound"] = json!({ "remove_adjacencies": ["Alder"] });
    let import = read(&config, &svg());
    assert!(
        import.board.contains(r#""fleet": ["bru/sc"]"#),
        "{}",
        import.board
    );
}

#[test]
fn centres_that_are_owned_at_first_are_carried() {
    let svg = svg().replacen("fill:#f5deb3", "fill:#aa3311", 1);
    let import = read(&config(), &svg);
    assert!(
        import
            .board
            .contains(r#""homes": ["ald"], "owns": ["ald", "cal"]"#),
        "{}",
        import.board
    );
    board(&import.board);
}

#[test]
fn other_rules_of_the_game_are_carried() {
    let mut config = config();
    config["build_options"] = "anywhere".into();
    config["players"]["North"]["active"] = "false".into();
    config["players"]["West"] = json!({ "color": "334455", "disabled": "true" });
    config["victory_conditions"] = "vscc".into();
    config["players"]["North"]["vscc"] = 3.into();
    config["players"]["South"]["vscc"] = 3.into();
    let import = read(&config, &svg());
    for part in [
        "\"builds\": \"centres\"",
        "\"asleep\": true",
        "\"goal\": {\"centres\": 3}",
    ] {
        assert!(import.board.contains(part), "{part}: {}", import.board);
    }
    assert!(!import.board.contains("west"), "{}", import.board);
    assert!(
        import.losses.iter().all(|loss| is_usual(&loss.kind)),
        "{:#?}",
        said(&import)
    );

    // Without a number half of the centres win there, rounded up.
    config["victory_conditions"] = "classic".into();
    remove(&mut config, &["victory_count"]);
    let import = read(&config, &svg());
    assert!(
        import.board.contains("\"goal\": {\"centres\": 2}"),
        "{}",
        import.board
    );
}

#[test]
fn what_is_not_of_the_format_is_refused() {
    let refused = |files: &[TextFile]| diplomacygm(files).expect_err("no variant").to_string();
    let with = |config: &Value, svg: &str| {
        refused(&[
            file("config.json", &config.to_string()),
            file("tiny.svg", svg),
        ])
    };
    assert_eq!(
        refused(&[file("tiny.svg", &svg())]),
        "No file of this format was given: the variant's config.json is needed."
    );
    assert_eq!(
        refused(&[file("config.json", &config().to_string())]),
        "No file of this format was given: the SVG of the map is needed."
    );
    let without = |field: &str| {
        let mut config = config();
        config[field] = "chaos".into();
        with(&config, &svg())
    };
    assert_eq!(
        without("svg config"),
        "config.json is not of this format: it has no `svg config`."
    );
    assert_eq!(
        without("players"),
        "config.json is not of this format: `players` names no powers."
    );
    assert_eq!(
        with(&config(), "<svg viewBox='0 0 800 600'/>"),
        "No provinces were found in tiny.svg. Is it a file of this format?"
    );
    let shape = "<path d='M0 0H9V9Z' inkscape:label='";
    let many: String = (0..2001).map(|n| format!("{shape}{n}'/>")).collect();
    let many = svg().replace(
        "inkscape:label=\"Region Colors\">",
        &format!("inkscape:label=\"Region Colors\">{many}"),
    );
    let error = with(&config(), &many);
    assert!(error.contains("more than 2000 provinces"), "{error}");
    let error = diplomacygm(&[]).expect_err("no files");
    assert!(matches!(error, ImportError::NoFile { .. }), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// Cut anywhere, with anything written over it, the files are read or refused.
    #[test]
    fn no_text_makes_it_panic(from in 0_usize..4500, len in 0_usize..60, put in "\\PC{0,12}", word in 0_usize..10, other in any::<bool>()) {
        let words = ["null", "[]", "{}", "\"\"", "-1", "1e99", "\"Brunn (nc)\"", "\" c\"", "<g>", "/>"];
        let mut texts = [config().to_string(), svg()];
        let one = &mut texts[usize::from(other)];
        let chars: Vec<char> = one.chars().collect();
        let from = from.min(chars.len());
        let to = (from + len).min(chars.len());
        let head: String = chars[..from].iter().collect();
        let tail: String = chars[to..].iter().collect();
        *one = format!("{head}{put}{}{tail}", words[word]);
        let _ = diplomacygm(&[file("config.json", &texts[0]), file("a.svg", &texts[1])]);
    }
}
