//! The Python package's `.map`: our own boards written in it come back as the same boards, and each kind of loss is
//! named.

mod boards;

use std::fmt::Write as _;

use boards::{board, file, is_board, ours, remove, small, stands, texts};
use chancery_importers::{Import, ImportError, LossKind, MOST_BYTES, TextFile, python};
use proptest::prelude::*;
use serde_json::Value;

fn read(text: &str) -> Import {
    python(&[file("small.map", text)]).expect("a map")
}

/// What a board's losses are, without that of its name.
fn losses(text: &str) -> Vec<LossKind> {
    let all = read(text).losses.into_iter().map(|loss| loss.kind);
    all.filter(|kind| !matches!(kind, LossKind::NamedByFile { .. }))
        .collect()
}

/// A board in the format.
fn written(board: &Value) -> String {
    let mut text = String::from("# Written by a test.\n");
    let year = board["calendar"]["first_year"].as_u64().unwrap_or(1901);
    if board["calendar"]["opening"] == "builds" {
        writeln!(text, "BEGIN WINTER {} ADJUSTMENTS", year - 1).expect("a text");
    } else {
        writeln!(text, "BEGIN SPRING {year} MOVEMENT").expect("a text");
    }
    if let Some(goal) = board["goal"]["centres"].as_u64() {
        writeln!(text, "VICTORY {goal}").expect("a text");
    }
    if board["builds"] == "centres" {
        text.push_str("RULE BUILD_ANY\n");
    }
    let of = |value: &Value| value.as_str().expect("a text").to_owned();
    let mut homes = Vec::new();
    for power in board["powers"].as_array().expect("powers") {
        let own: Vec<String> = texts(&power["homes"])
            .iter()
            .map(|id| id.to_uppercase())
            .collect();
        let (name, adjective) = (of(&power["name"]), of(&power["adjective"]));
        writeln!(text, "{name} ({adjective}) {}", own.join(" ")).expect("a text");
        for unit in texts(&power["units"]) {
            writeln!(text, "{}", unit.to_uppercase()).expect("a text");
        }
        homes.extend(own);
    }
    let provinces = board["provinces"].as_array().expect("provinces");
    let id = |province: &Value| of(&province["id"]).to_uppercase();
    let neutral = provinces
        .iter()
        .filter(|p| p["centre"] == true)
        .map(id)
        .filter(|id| !homes.contains(id));
    writeln!(text, "UNOWNED {}", neutral.collect::<Vec<_>>().join(" ")).expect("a text");
    for province in provinces {
        let aka: Vec<String> = texts(&province["aka"])
            .iter()
            .map(|word| word.replace(' ', "+"))
            .collect();
        let (name, id) = (of(&province["name"]), of(&province["id"]));
        writeln!(text, "{name} = {id} {}", aka.join(" ")).expect("a text");
    }
    let split: Vec<String> = provinces
        .iter()
        .filter(|p| p["fleet"].is_object())
        .map(id)
        .collect();
    for province in provinces {
        let ground = match province["kind"].as_str() {
            Some("sea") => "WATER",
            Some("coast") => "COAST",
            _ => "LAND",
        };
        let id = id(province);
        let walks: Vec<String> = texts(&province["army"])
            .iter()
            .map(|to| to.to_uppercase())
            .collect();
        let stands = stands(province);
        if split.contains(&id) {
            let lower = id.to_lowercase();
            writeln!(text, "{ground} {lower} ABUTS {}", walks.join(" ")).expect("a text");
        }
        if stands.is_empty() {
            writeln!(text, "{ground} {id} ABUTS {}", walks.join(" ")).expect("a text");
        }
        for (stand, sails) in stands {
            let sails: Vec<String> = sails.iter().map(|to| to.to_uppercase()).collect();
            let mut abuts = Vec::new();
            for to in &sails {
                let base = to.split('/').next().expect("an id").to_owned();
                // With one capital letter: for fleets alone.
                let walked = walks.contains(&base) || ground == "WATER" || to.contains('/');
                let titled = format!("{}{}", &to[..1], to[1..].to_lowercase());
                abuts.push(if walked { to.clone() } else { titled });
            }
            let by_land_alone = walks.iter().filter(|to| {
                !sails
                    .iter()
                    .any(|sail| sail.split('/').next() == Some(to.as_str()))
            });
            let is_inland = |id: &String| {
                provinces
                    .iter()
                    .any(|p| of(&p["id"]).to_uppercase() == *id && p["kind"] == "inland")
            };
            if !stand.contains('/') {
                abuts.extend(by_land_alone.map(|to| {
                    if is_inland(to) {
                        to.clone()
                    } else {
                        to.to_lowercase()
                    }
                }));
            }
            writeln!(
                text,
                "{ground} {} ABUTS {}",
                stand.to_uppercase(),
                abuts.join(" ")
            )
            .expect("a text");
        }
    }
    text
}

/// A board of ours with the texts that the format has: none.
fn plain(folder: &str, name: &str) -> Value {
    let mut board = ours(folder);
    remove(&mut board, &["description", "author", "rules"]);
    board["name"] = name.into();
    // The format has no ids of powers beside their names, which are single words.
    for power in board["powers"].as_array_mut().expect("powers") {
        let id: String = format!("x{}", power["id"].as_str().expect("an id"));
        let id: String = id.chars().take(12).collect();
        power["name"] = format!("X{}", &id[1..]).into();
        power["adjective"] = format!("{id}-ish").into();
        power["id"] = id.into();
    }
    board
}

#[test]
fn our_boards_come_back_as_the_same_boards() {
    for (folder, name) in [
        ("two-crowns", "Two Crowns"),
        ("three-lanterns", "Three Lanterns"),
        ("spice-seas", "Spice Seas"),
        ("hanse", "Hanse"),
        ("thirty-four", "Thirty Four"),
    ] {
        let mine = plain(folder, name);
        let text = written(&mine);
        let import = python(&[file(&format!("{folder}.map"), &text)]).expect("a map");
        let losses: Vec<String> = import.losses.iter().map(ToString::to_string).collect();
        assert_eq!(losses.len(), 1, "{folder}: {losses:?}");
        is_board(&import, &mine);
    }
}

#[test]
fn a_small_map_has_no_losses_but_its_name() {
    assert_eq!(losses(&written(&small())), []);
}

#[test]
fn a_map_can_be_built_on_another() {
    let base = file("base.map", &written(&small()));
    let more = file(
        "more.map",
        "MAP base\nUNPLAYED SOUTH\nUNOWNED BRU\nWEST (WESTERN) CAL\nA CAL\nCalder = cal\nLAND CAL ABUTS ALD\nAMEND ALD ABUTS CAL\n",
    );
    let import = python(&[more.clone(), base]).expect("a map");
    let text = &import.board;
    assert!(
        text.contains("\"west\"") && !text.contains("\"south\""),
        "{text}"
    );
    assert_eq!(board(text).centres().len(), 3);
    let unplayed = LossKind::Unplayed {
        power: "South".into(),
    };
    assert!(import.losses.iter().any(|loss| loss.kind == unplayed));

    let alone = python(&[more]).expect_err("one file of two");
    assert!(matches!(alone, ImportError::FileNotGiven { .. }), "{alone}");
    let itself = python(&[file("a.map", "USE a\n")]).expect_err("a circle");
    assert!(
        matches!(itself, ImportError::IncludedTwice { .. }),
        "{itself}"
    );
    let empty = python(&[file("a.map", "VICTORY 3\n")]).expect_err("no provinces");
    assert!(matches!(empty, ImportError::NoProvinces { .. }), "{empty}");
}

#[test]
fn lists_of_powers_and_dropped_places_are_followed() {
    let text = format!("{}DUMMY ALL EXCEPT NORTH\nDROP SOU\n", written(&small()));
    let import = read(&text);
    assert!(
        import.board.contains("\"asleep\": true"),
        "{}",
        import.board
    );
    assert!(!import.board.contains("\"sou\""), "{}", import.board);
}

/// What follows a small board in a file, and what is said of it.
#[test]
fn each_loss_is_named() {
    let with = |more: &str| losses(&format!("{}{more}\n", written(&small())));
    let cases: [(&str, &str); 17] = [
        (
            "FLOW SPRING:MOVEMENT,RETREATS",
            "`FLOW SPRING:MOVEMENT,RETREATS` was not understood; it was left out.",
        ),
        (
            "RULE NO_CHECK",
            "`NO_CHECK` has no equivalent here; it was left out.",
        ),
        (
            "VICTORY 2 1",
            "The goal `VICTORY 2 1` has no equivalent here; it was left out.",
        ),
        (
            "BEGIN FALL 1901 MOVEMENT",
            "The calendar was not understood (FALL 1901 MOVEMENT); spring and autumn from 1901 stand here.",
        ),
        (
            "BEGIN WINTER 1900 ADJUSTMENTS",
            "The game opens with builds, so the first units of North were left out: 1.",
        ),
        (
            "Moor = moo",
            "`moo` has a name but no terrain, so it was left out.",
        ),
        (
            "SHUT SWI ABUTS ALD",
            "`swi` is closed to all units; it is no province here. Draw it in the layer `dead`, or leave it uncovered.",
        ),
        ("PORT ALD", "`ald` is a port, which is read as a coast."),
        (
            "AMEND ALD ABUTS -SOU",
            "The border for fleets sou–ald is there from one side only; it was left out.",
        ),
        (
            "AMEND ALD ABUTS ZZZ",
            "`ZZZ` is no province of this map; it was left out.",
        ),
        (
            "Brook = bru old+town?",
            "`old town` was left out as a word for bru: it may mean several provinces.",
        ),
        (
            "Elder = bru alder",
            "`alder` was left out as a word for bru: it already stands for ald.",
        ),
        (
            "Long coast = bru/nc long",
            "Words for coasts were left out, 2 of them: the program has words of its own.",
        ),
        (
            "UNOWNED\nA SOU",
            "`A SOU` belongs to no power and was left out.",
        ),
        ("SOUTH\nA XYZ", "The unit `A XYZ` was left out."),
        (
            "UNOWNED SOU",
            "sou is a supply centre at sea, so it is no centre here.",
        ),
        (
            "DUMMY EAST",
            "`EAST` is no power of this map; it was left out.",
        ),
    ];
    for (more, said) in cases {
        let all: Vec<String> = with(more).iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|loss| loss == said), "{more}: {all:#?}");
    }
}

#[test]
fn centres_that_are_owned_at_first_are_carried() {
    let import = read(&format!(
        "{}SOUTH\nOWNS BRU CAL\nLAND CAL ABUTS BRU\nAMEND BRU ABUTS CAL\nCalder = cal\n",
        written(&small())
    ));
    assert!(
        import
            .board
            .contains(r#""homes": ["bru"], "owns": ["bru", "cal"]"#),
        "{}",
        import.board
    );
    board(&import.board);
}

/// Kinds of loss that come from what all formats have in common.
#[test]
fn what_every_board_must_have_is_named() {
    let with = |more: &str| losses(&format!("{}{more}\n", written(&small())));
    let cases: [(&str, &str); 9] = [
        (
            "Alderandthefieldsandwoodsbeyondtheriverofit = ald",
            "A text was shortened to \"Alderandthefieldsandwoodsbeyondtherivero\".",
        ),
        (
            "LAND XYZ ABUTS ALD",
            "`xyz` has no name, so its id stands for it.",
        ),
        (
            "COAST DEL/XA ABUTS SOU\nCOAST DEL/XB ABUTS SOU\nCOAST DEL/XC ABUTS SOU\nCOAST DEL/XD ABUTS SOU\nCOAST DEL/XE ABUTS SOU",
            "The coast `XE` was left out: a province has four at most.",
        ),
        (
            "Delta = del\nCOAST DEL/NC ABUTS SOU",
            "`del` has one coast only, so the coast needs no name here.",
        ),
        (
            "Brunn = bru b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14",
            "2 more words for bru were left out: a province has 12 at most.",
        ),
        (
            "Moor = moo\nCOAST MOO ABUTS ald",
            "`moo` is called coast and no fleet can sail there, so it is inland here.",
        ),
        (
            "Moor = moo\nLAND MOO ABUTS ALD",
            "The border for armies moo–ald is there from one side only; it was left out.",
        ),
        (
            "EAST (EASTERN) ALD",
            "ald is home to east and north; it stays with east.",
        ),
        (
            "UNOWNED ALD\nSOUTH\nOWNS ALD\nNORTH\nOWNS ALD",
            "`ald` is no supply centre, or belongs to two powers at first; that was left out.",
        ),
    ];
    for (more, said) in cases {
        let all: Vec<String> = with(more).iter().map(ToString::to_string).collect();
        assert!(all.iter().any(|loss| loss == said), "{more}: {all:#?}");
    }
}

#[test]
fn a_list_of_losses_has_an_end() {
    let rules: String = (0..600).map(|n| format!("RULE R{n}\n")).collect();
    let all = read(&format!("{}{rules}", written(&small()))).losses;
    assert_eq!(all.len(), 501);
    assert_eq!(all[500].kind, LossKind::More { most: 500 });
}

#[test]
fn too_much_is_refused() {
    let refused = |files: &[TextFile]| python(files).expect_err("no map");
    let none = refused(&[]);
    assert!(matches!(none, ImportError::NoFile { .. }), "{none}");
    let chain: Vec<TextFile> = (0..10)
        .map(|n| file(&format!("m{n}.map"), &format!("USE m{}\n", n + 1)))
        .collect();
    let deep = refused(&chain);
    assert!(matches!(deep, ImportError::TooDeep { .. }), "{deep}");
    let lands: String = (0..2001).map(|n| format!("LAND L{n} ABUTS L0\n")).collect();
    let many = refused(&[file("many.map", &lands)]);
    assert!(
        matches!(many, ImportError::TooManyProvinces { .. }),
        "{many}"
    );
    let large = refused(&[file("large.map", &" ".repeat(MOST_BYTES + 1))]);
    assert!(matches!(large, ImportError::TooLarge { .. }), "{large}");
}

#[test]
fn losses_have_their_line() {
    let import = read(&format!("RULE NO_CHECK\n{}", written(&small())));
    let said: Vec<String> = import.losses.iter().map(ToString::to_string).collect();
    assert!(
        said.contains(
            &"small.map, line 1: `NO_CHECK` has no equivalent here; it was left out.".to_owned()
        ),
        "{said:?}"
    );
}

#[test]
fn long_ids_and_coasts_without_a_usual_name_are_dealt() {
    let text = "ONE (ONE) LONGLAND\nA LONGLAND\nTWO (TWO) BRU\nA BRU\n\
        Long Land = longland\nBrunn = bru\nThe Sound = sou\nThe Mere = mer\n\
        COAST longland ABUTS BRU\nCOAST LONGLAND/XC ABUTS SOU\nCOAST LONGLAND/SC ABUTS MER\n\
        COAST BRU ABUTS LONGLAND SOU\nWATER SOU ABUTS BRU LONGLAND/XC\nWATER MER ABUTS LONGLAND/SC\n";
    let all = losses(text);
    assert!(
        all.contains(&LossKind::Renamed {
            from: "LONGLAND".into(),
            to: "longla".into()
        }),
        "{all:?}"
    );
    assert!(
        all.contains(&LossKind::CoastRenamed {
            from: "XC".into(),
            to: "nc".into()
        }),
        "{all:?}"
    );
    let import = read(text);
    assert!(
        import
            .board
            .contains(r#""fleet": {"nc": ["sou"], "sc": ["mer"]}"#),
        "{}",
        import.board
    );
    board(&import.board);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Cut anywhere, with anything written over it, a file is read or refused.
    #[test]
    fn no_text_makes_it_panic(from in 0_usize..1500, len in 0_usize..80, put in "\\PC{0,12}", word in 0_usize..12) {
        let words = ["ABUTS", "COAST", "A", "-", "=", "UNPLAYED ALL", "->", "\n", "USE x", "DROP", "(", "OWNS"];
        let text = written(&small());
        let chars: Vec<char> = text.chars().collect();
        let from = from.min(chars.len());
        let to = (from + len).min(chars.len());
        let head: String = chars[..from].iter().collect();
        let tail: String = chars[to..].iter().collect();
        let text = format!("{head}{put}{}{tail}", words[word]);
        let _ = python(&[file("a.map", &text)]);
    }
}
