//! jDip: our own boards written in its XML come back as the same boards, a small one comes with its map, and one of
//! several variants is chosen.

mod boards;
mod jdip_files;
mod tiny;

use boards::{FOLDERS, board, file, is_board, ours, remove, said, unusual};
use chancery_importers::{LossKind, jdip};
use jdip_files::{changed, named_by_ids, provinces, read, tiny, tiny_board, variant, variants};
use tiny::drawn;

#[test]
fn our_boards_come_back_as_the_same_boards() {
    for folder in FOLDERS {
        let mut mine = named_by_ids(ours(folder));
        remove(&mut mine, &["description", "rules", "author"]);
        for power in mine["powers"].as_array_mut().expect("powers") {
            remove(power, &["colour"]);
        }
        let files = [
            file("variants.xml", &variants(&[variant(&mine)])),
            file("tiny_adjacency.xml", &provinces(&mine)),
        ];
        let import = read(&files);
        let is_usual = |loss: &LossKind| matches!(loss, LossKind::NoGoal);
        assert_eq!(unusual(&import, is_usual), [""; 0], "{folder}");
        is_board(&import, &mine);
    }
}

#[test]
fn a_small_variant_comes_with_its_map() {
    let import = read(&tiny());
    assert_eq!(said(&import), Vec::<String>::new());
    let mut mine = tiny_board();
    remove(&mut mine, &["rules", "author"]);
    assert_eq!(
        board(&import.board).id(),
        board(&mine.to_string()).id(),
        "{}",
        import.board
    );
    for part in [r##""colour": "#aa3311""##, r##""colour": "#4682b4""##] {
        assert!(import.board.contains(part), "{}", import.board);
    }
    let drawing = import.drawing.expect("a drawing");
    drawn(&drawing);
    for part in [
        r#"id="ald:unit" inkscape:label="ald:unit" cx="150" cy="280""#,
        r#"id="ald:dislodged" inkscape:label="ald:dislodged" cx="165" cy="280""#,
        r#"id="ald:centre" inkscape:label="ald:centre" cx="150" cy="295""#,
        r#"id="bru/sc:unit" inkscape:label="bru/sc:unit" cx="500" cy="420""#,
        r#"id="bru/nc" inkscape:label="bru/nc" d="M450 150H800V170H450Z""#,
    ] {
        assert!(drawing.contains(part), "{part}: {drawing}");
    }
    for absent in ["bru/sc:centre", "ald.2", "style>", "DOCTYPE"] {
        assert!(!drawing.contains(absent), "{absent}: {drawing}");
    }
}

#[test]
fn a_map_without_drawn_provinces_is_taken_from_the_areas() {
    let mut files = tiny();
    files[2].text = files[2].text.replace("id=\"_", "id=\"painted-");
    let import = read(&files);
    assert_eq!(
        said(&import),
        [
            "tiny.svg, line 19: Shapes in the layer `MapLayer` that are no provinces were left out: 5.",
            "Provinces without a shape in the layer `MapLayer` have that of the layer `MouseLayer`: 5.",
        ]
    );
    drawn(&import.drawing.expect("a drawing"));
}

#[test]
fn one_of_several_variants_is_chosen() {
    let mine = tiny_board();
    let mut other = mine.clone();
    other["name"] = "Wide & open".into();
    other["builds"] = "centres".into();
    let text = variant(&other).replace("& open", "&amp; open").replace(
        "version=\"1.0\"",
        "version=\"2\" aliases=\"wide, open_wide\"",
    );
    let files = [
        file("variants.xml", &variants(&[variant(&mine), text])),
        file("tiny_adjacency.xml", &provinces(&mine)),
    ];
    let named = |name: Option<&str>| jdip(&files, name);
    for name in ["Wide & open", "WIDE & OPEN", "open_wide", " wide "] {
        let import = named(Some(name)).expect("a variant");
        assert!(
            import.board.contains("\"id\": \"wide-open\""),
            "{}",
            import.board
        );
        assert!(
            import.board.contains("\"builds\": \"centres\""),
            "{}",
            import.board
        );
        assert_eq!(
            said(&import),
            [
                "variants.xml, line 22: `aliases=\"wide, open_wide\"` has no equivalent here; it was left out."
            ]
        );
    }
    let first = named(Some("tiny")).expect("a variant");
    assert!(!first.board.contains("builds"), "{}", first.board);
    assert_eq!(
        named(None).expect_err("a choice").to_string(),
        "variants.xml has several variants. Say which one with --variant: \"tiny\", \"Wide & open\"."
    );
    assert_eq!(
        named(Some("narrow"))
            .expect_err("no such variant")
            .to_string(),
        "variants.xml has no variant \"narrow\". It has: \"tiny\", \"Wide & open\"."
    );
}

#[test]
fn the_map_is_the_default_one_of_the_variant() {
    let graphic = "<MAP_GRAPHIC ref=\"tiny\" default=\"true\"/>";
    let files = |graphics: &str| {
        let mut files = changed(0, graphic, graphics).to_vec();
        let definition = "  <MAP_DEFINITION id=\"plain\" title=\"Plain\" URI=\"maps/plain.svg\" thumbURI=\"\">\
            <DESCRIPTION>Drawn by somebody.</DESCRIPTION></MAP_DEFINITION>\n  <VARIANT";
        files[0].text = files[0].text.replacen("  <VARIANT", definition, 1);
        let plain = files[2].text.replace("0 0 800 600", "0 0 800 601");
        files.push(file("PLAIN.svg", &plain));
        files
    };
    let not_read = |name: &str| {
        format!(
            "{name}: The file was not read: it does not belong to this variant, or another map was taken."
        )
    };
    let both = read(&files(&format!("<MAP_GRAPHIC ref=\"plain\"/>{graphic}")));
    assert_eq!(said(&both), [not_read("PLAIN.svg")]);
    assert!(both.drawing.expect("a drawing").contains("\"0 0 800 600\""));
    let plain = read(&files("<MAP_GRAPHIC ref=\"plain\"/>"));
    assert_eq!(
        said(&plain),
        [
            not_read("tiny.svg"),
            "variants.xml, line 9: `Drawn by somebody.` has no equivalent here; it was left out."
                .to_owned()
        ]
    );
    assert!(
        plain
            .drawing
            .expect("a drawing")
            .contains("\"0 0 800 601\"")
    );
    let none = read(&files("<MAP_GRAPHIC ref=\"third\"/>"));
    assert_eq!(said(&none), [not_read("tiny.svg"), not_read("PLAIN.svg")]);
    assert_eq!(none.drawing, None);
}

#[test]
fn how_a_game_begins_and_ends_is_carried() {
    let turn = "Spring, 1901, Movement";
    let goals = "<WINNING_SUPPLY_CENTERS value=\"2\"/>";
    for (turn_there, goals_there, parts) in [
        (
            "Fall 1450 [Adjustment]",
            "<WINNING_SUPPLY_CENTERS value=\"2\"/><GAME_LENGTH value=\"10\"/><YEARS_WITHOUT_SC_CAPTURE value=\"0\"/>",
            &[
                r#""calendar": {"first_year": 1451, "seasons": ["spring", "autumn"], "opening": "builds"}"#,
                r#""goal": {"centres": 2, "last_year": 1459, "then": "draw"}"#,
            ][..],
        ),
        (
            "S1600M",
            "<GAME_LENGTH value=\"1\"/>",
            &[
                r#""calendar": {"first_year": 1600, "seasons": ["spring", "autumn"]}"#,
                r#""goal": {"last_year": 1600, "then": "draw"}"#,
            ],
        ),
    ] {
        let mut files = changed(0, turn, turn_there);
        files[0].text = files[0].text.replace(goals, goals_there);
        let import = read(&files);
        for part in parts {
            assert!(import.board.contains(part), "{part}: {}", import.board);
        }
    }
}

#[test]
fn what_powers_own_at_first_and_who_is_not_played_is_carried() {
    let mut files = changed(0, "province=\"cal\"", "province=\"cal\" owner=\"South\"");
    files[0].text = files[0].text.replace(
        "adjective=\"south\" active=\"true\"",
        "adjective=\"Southern\" active=\"false\"",
    );
    let import = read(&files);
    assert_eq!(said(&import), Vec::<String>::new());
    for part in [
        r#""owns": ["bru", "cal"]"#,
        r#""adjective": "Southern""#,
        r#""asleep": true"#,
    ] {
        assert!(import.board.contains(part), "{part}: {}", import.board);
    }
}

#[test]
fn a_long_description_becomes_the_rules() {
    let long = "<![CDATA[<p>One&nbsp;&amp; two.</p>]]>".to_owned() + &" More.".repeat(60);
    let import = read(&changed(0, "For tests.", &long));
    assert_eq!(
        said(&import),
        ["variants.xml, line 10: The markup of the description was left out; its words are here."]
    );
    assert!(
        import.board.contains("\"rules\": \"One & two. More. More."),
        "{}",
        import.board
    );
    assert!(
        !import.board.contains("\"description\""),
        "{}",
        import.board
    );
    board(&import.board);
}

#[test]
fn provinces_may_be_called_by_any_of_their_names() {
    let mut files = changed(
        1,
        "shortname=\"sou\" fullname=\"The Sound\">",
        "shortname=\"SOU\" fullname=\"The Sound\"><UNIQUENAME name=\"narrows\"/>",
    );
    files[1].text = files[1].text.replace("bru-sc sou", "BRU\\sc , Narrows-xc;");
    let import = read(&files);
    assert_eq!(said(&import), Vec::<String>::new());
    assert!(
        import
            .board
            .contains(r#""id": "sou", "name": "The Sound", "aka": ["narrows"]"#)
    );
    assert!(
        import.board.contains(r#""fleet": ["bru/sc", "sou"]"#),
        "{}",
        import.board
    );
}
