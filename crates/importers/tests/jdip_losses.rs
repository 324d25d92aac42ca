//! jDip: each kind of loss is named, and what is not of the format, too large or hostile is refused.

mod boards;
mod jdip_files;
mod tiny;

use std::fmt::Write as _;

use boards::{each_loss, file, said};
use chancery_importers::{ImportError, MOST_BYTES, TextFile, jdip};
use jdip_files::{DOCTYPE, MAP, PROVINCES, VARIANTS, changed, read, tiny};
use proptest::prelude::*;
use tiny::drawn_map;

#[test]
fn each_loss_is_named() {
    let cases = [
        (
            VARIANTS,
            "<VARIANTS>",
            "<VARIANTS><DESCRIPTION>By <b>Nobody</b></DESCRIPTION>",
            "variants.xml, line 7: `By Nobody` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "<VARIANTS>",
            "<VARIANTS extra=\"1\"><SPARE/>",
            "variants.xml, line 7: `extra=\"1\"` was not understood; it was left out.",
        ),
        (
            VARIANTS,
            "<VARIANTS>",
            "<VARIANTS><SPARE/>",
            "variants.xml, line 7: `<SPARE>` was not understood; it was left out.",
        ),
        (
            VARIANTS,
            "name=\"tiny\"",
            "name=\"\"",
            "variants.xml, line 9: `board` has no name, so its id stands for it.",
        ),
        (
            VARIANTS,
            "<STARTINGTIME",
            "<SPARE/><STARTINGTIME",
            "variants.xml, line 14: `<SPARE>` was not understood; it was left out.",
        ),
        (
            VARIANTS,
            "<STARTINGTIME",
            "<RULEOPTIONS><RULEOPTION name=\"OPTION_BUILDS\" value=\"VALUE_BUILDS_ANY_IF_HOME_OWNED\"/></RULEOPTIONS><STARTINGTIME",
            "variants.xml, line 14: `OPTION_BUILDS: VALUE_BUILDS_ANY_IF_HOME_OWNED` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "<STARTINGTIME",
            "<RULEOPTIONS><RULEOPTION name=\"OPTION_WINGS\" value=\"VALUE_WINGS_ENABLED\"/></RULEOPTIONS><STARTINGTIME",
            "variants.xml, line 14: `OPTION_WINGS: VALUE_WINGS_ENABLED` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "Spring, 1901, Movement",
            "Fall, 1902, Movement",
            "variants.xml, line 14: The calendar was not understood (it begins in \"Fall, 1902, Movement\"); spring and autumn from 1902 stand here.",
        ),
        (
            VARIANTS,
            "<WINNING_SUPPLY_CENTERS",
            "<YEARS_WITHOUT_SC_CAPTURE value=\"7\"/><WINNING_SUPPLY_CENTERS",
            "variants.xml, line 15: The goal `YEARS_WITHOUT_SC_CAPTURE: 7` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "value=\"2\"",
            "value=\"two\"",
            "variants.xml, line 15: The goal `WINNING_SUPPLY_CENTERS: two` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "value=\"2\"",
            "value=\"0\"",
            "variants.xml, line 9: No number of centres that wins is given; here more than half of them do.",
        ),
        (
            VARIANTS,
            "<POWER name=\"north\"",
            "<POWER name=\"north\" altnames=\"Up, Over\"",
            "variants.xml, line 12: `altnames=\"Up, Over\"` has no equivalent here; it was left out.",
        ),
        (
            VARIANTS,
            "active=\"true\"",
            "active=\"maybe\"",
            "variants.xml, line 12: `active=\"maybe\"` was not understood; it was left out.",
        ),
        (
            VARIANTS,
            "<POWER name=\"south\"",
            "<POWER name=\"NORTH\" adjective=\"\"/><POWER name=\"south\"",
            "variants.xml, line 13: `NORTH` is there twice; the second one was left out.",
        ),
        (
            VARIANTS,
            "<POWER name=\"south\"",
            "<POWER/><POWER name=\"south\"",
            "variants.xml, line 13: `<POWER>` was not understood; it was left out.",
        ),
        (
            VARIANTS,
            "province=\"cal\"",
            "province=\"gap\"",
            "variants.xml, line 20: `gap` is no province of this map; it was left out.",
        ),
        (
            VARIANTS,
            "province=\"cal\"",
            "province=\"bru-nc\"",
            "variants.xml, line 20: `bru-nc` is no province of this map; it was left out.",
        ),
        (
            VARIANTS,
            "province=\"cal\"",
            "province=\"ald\" owner=\"south\"",
            "variants.xml, line 20: ald is a supply centre twice; what the second entry says counts, as it does there.",
        ),
        (
            VARIANTS,
            "province=\"cal\"",
            "province=\"sou\"",
            "tiny_adjacency.xml, line 20: sou is water with a supply centre there; here it is a coast, so armies can land on it, too.",
        ),
        (
            VARIANTS,
            "homepower=\"north\"",
            "homepower=\"east\"",
            "variants.xml, line 16: `east` is no power of this map; it was left out.",
        ),
        (
            VARIANTS,
            "homepower=\"north\"",
            "",
            "variants.xml, line 12: north has no homes; the 1 centres it owns at first are its homes here.",
        ),
        (
            VARIANTS,
            "owner=\"north\"",
            "owner=\"none\"",
            "variants.xml, line 12: ald is a home of north that it does not own at first; here it owns it.",
        ),
        (
            VARIANTS,
            "power=\"north\" unit",
            "power=\"east\" unit",
            "variants.xml, line 17: `east` is no power of this map; it was left out.",
        ),
        (
            VARIANTS,
            "power=\"north\" unit",
            "power=\"none\" unit",
            "variants.xml, line 17: `fleet ald` belongs to no power and was left out.",
        ),
        (
            VARIANTS,
            "unit=\"fleet\"",
            "unit=\"wing\"",
            "variants.xml, line 17: The unit `wing ald` was left out.",
        ),
        (
            VARIANTS,
            "unit=\"fleet\"",
            "unit=\"fleet\" unitcoast=\"up\"",
            "variants.xml, line 17: The unit `fleet ald-up` was left out.",
        ),
        (
            VARIANTS,
            "unit=\"army\"",
            "unit=\"army\" unitcoast=\"nc\"",
            "variants.xml, line 19: The unit `A bru/nc` was left out.",
        ),
        (
            PROVINCES,
            "<PROVINCES>",
            "<PROVINCES><BORDER_DEFINITIONS><BORDER id=\"pass\" description=\"Snow\" season=\"Fall\"/></BORDER_DEFINITIONS>",
            "tiny_adjacency.xml, line 7: `<BORDER id=\"pass\">` has no equivalent here; it was left out.",
        ),
        (
            PROVINCES,
            "<PROVINCES>\n  <PROVINCE",
            "<PROVINCES><BORDER_DEFINITIONS><BORDER id=\"pass\" description=\"Snow\"/></BORDER_DEFINITIONS>\n  <PROVINCE borders=\"pass\"",
            "tiny_adjacency.xml, line 7: The rule `pass` for the borders of ald has no equivalent here; it was left out.",
        ),
        (
            PROVINCES,
            "<PROVINCE shortname=\"ald\"",
            "<PROVINCE borders=\"none such\" shortname=\"ald\"",
            "tiny_adjacency.xml, line 8: `borders=\"none such\"` was not understood; it was left out.",
        ),
        (
            PROVINCES,
            "<PROVINCE shortname=\"ald\"",
            "<PROVINCE isConvoyableCoast=\"true\" shortname=\"ald\"",
            "tiny_adjacency.xml, line 8: Fleets in ald carry armies there; here only fleets at sea do.",
        ),
        (
            PROVINCES,
            "</PROVINCES>",
            "<PROVINCE shortname=\"gap\" fullname=\"The Gap\"><ADJACENCY refs=\"gap\"/></PROVINCE></PROVINCES>",
            "tiny_adjacency.xml, line 26: `gap` is closed to all units; it is no province here. Draw it in the layer `dead`, or leave it uncovered.",
        ),
        (
            PROVINCES,
            "</PROVINCES>",
            "<PROVINCE shortname=\"gap\" fullname=\"The Gap\"/></PROVINCES>",
            "tiny_adjacency.xml, line 26: `gap` has a name but no terrain, so it was left out.",
        ),
        (
            PROVINCES,
            "</PROVINCES>",
            "<PROVINCE shortname=\"ALD\" fullname=\"Second\"/></PROVINCES>",
            "tiny_adjacency.xml, line 26: `ALD` is there twice; the second one was left out.",
        ),
        (
            PROVINCES,
            "</PROVINCES>",
            "<PROVINCE fullname=\"Somewhere\"/></PROVINCES>",
            "tiny_adjacency.xml, line 26: `<PROVINCE> Somewhere` was not understood; it was left out.",
        ),
        (
            PROVINCES,
            "shortname=\"cal\"",
            "shortname=\"calderon\"",
            "tiny_adjacency.xml, line 17: `calderon` is `calder` here: ids have few small letters and digits.",
        ),
        (
            PROVINCES,
            "fullname=\"Calder\">",
            "fullname=\"Calder\"><UNIQUENAME name=\"Brunn\"/>",
            "tiny_adjacency.xml, line 17: `Brunn` was left out as a word for cal: it already stands for bru.",
        ),
        (
            PROVINCES,
            "type=\"mv\" refs=\"bru\"",
            "type=\"wx\" refs=\"bru\"",
            "tiny_adjacency.xml, line 9: `type=\"wx\"` was not understood; it was left out.",
        ),
        (
            PROVINCES,
            "type=\"mv\" refs=\"bru\"",
            "type=\"mv\" refs=\"bru-nc\"",
            "tiny_adjacency.xml, line 9: A border for armies leads from ald to bru-nc, but armies stand in the province and not on its coast; it was left out.",
        ),
        (
            PROVINCES,
            "type=\"mv\" refs=\"bru\"",
            "type=\"mv\" refs=\"bru gap\"",
            "tiny_adjacency.xml, line 9: `gap` is no province of this map; it was left out.",
        ),
        (
            PROVINCES,
            "refs=\"bru-sc sou\"",
            "refs=\"bru-sc sou gap\"",
            "tiny_adjacency.xml, line 10: `gap` is no province of this map; it was left out.",
        ),
        (
            PROVINCES,
            "refs=\"bru-sc sou\"",
            "refs=\"bru-sc sou-mv\"",
            "tiny_adjacency.xml, line 10: `sou-mv` was not understood; it was left out.",
        ),
        (
            PROVINCES,
            "refs=\"bru-sc sou\"",
            "refs=\"bru sou\"",
            "tiny_adjacency.xml, line 8: A fleet border leads from ald to bru, which has several coasts, without naming one; it was left out.",
        ),
        (
            PROVINCES,
            "refs=\"bru-sc sou\"",
            "refs=\"sou\"",
            "tiny_adjacency.xml, line 12: The border for fleets bru/sc–ald is there from one side only; it was left out.",
        ),
        (
            PROVINCES,
            "refs=\"bru-sc sou\"/>",
            "refs=\"bru-sc\"/><ADJACENCY type=\"xc\" refs=\"sou\"/>",
            "tiny_adjacency.xml, line 10: ald has two lists of borders of the type `xc`; both are taken together.",
        ),
        (
            PROVINCES,
            "<ADJACENCY type=\"nc\"",
            "<ADJACENCY type=\"xc\" refs=\"nor\"/><ADJACENCY type=\"nc\"",
            "tiny_adjacency.xml, line 12: A fleet border leads from nor to bru, which has several coasts, without naming one; it was left out.",
        ),
        (
            PROVINCES,
            "<ADJACENCY type=\"nc\" refs=\"nor\"/>",
            "",
            "tiny_adjacency.xml, line 12: `bru` has one coast only, so the coast needs no name here.",
        ),
        (
            MAP,
            "color=\"SteelBlue\"",
            "color=\"#aa3311\"",
            "tiny.svg, line 9: south has the colour of north; the program finds another one for it.",
        ),
        (
            MAP,
            "color=\"SteelBlue\"",
            "color=\"url(#a)\"",
            "tiny.svg, line 9: `color=\"url(#a)\"` was not understood; it was left out.",
        ),
        (
            MAP,
            "PROVINCE name=\"ald\"",
            "PROVINCE name=\"gap\"",
            "tiny.svg, line 13: `gap` is no province of this map; it was left out.",
        ),
        (
            MAP,
            "PROVINCE name=\"bru\"",
            "PROVINCE name=\"ald\"",
            "tiny.svg, line 14: `ald:unit` is there twice; the second one was left out.",
        ),
        (
            MAP,
            "UNIT x=\"150\"",
            "UNIT x=\"NaN\"",
            "tiny.svg, line 13: `ald:unit` was not understood; it was left out.",
        ),
        (
            MAP,
            "<g id=\"_ald\"",
            "<text>Alder</text><g id=\"_ald\"",
            "tiny.svg, line 19: <text> was left out (1 in this layer): only outlines are read.",
        ),
        (
            MAP,
            "<g id=\"_ald\"",
            "<rect width=\"9\" height=\"9\"/><g id=\"_ald\"",
            "tiny.svg, line 19: Shapes in the layer `MapLayer` that are no provinces were left out: 1.",
        ),
        (
            MAP,
            "<path id=\"nor\"",
            "<path id=\"wherever\"",
            "tiny.svg, line 27: Shapes in the layer `MouseLayer` that are no provinces were left out: 1.",
        ),
        (
            MAP,
            "<g id=\"_cal\"",
            "<g id=\"cal\"",
            "Provinces without a shape in the layer `MapLayer` have that of the layer `MouseLayer`: 1.",
        ),
        (
            MAP,
            "<g id=\"UnitLayer\"/>",
            "<g id=\"BriefLabelLayer\"><text>ald</text></g>",
            "tiny.svg, line 26: The layer `BriefLabelLayer` was left out: the program draws its own.",
        ),
        (
            MAP,
            "<g id=\"UnitLayer\"/>",
            "<g><path d=\"M0 0H9V9Z\"/></g>",
            "tiny.svg, line 26: The layer `<g>` was not understood; it was left out.",
        ),
        (
            MAP,
            "<g id=\"UnitLayer\"/>",
            "<image href=\"http://example.org/a.png\"/>",
            "tiny.svg, line 26: `<image>` was not understood; it was left out.",
        ),
    ];
    let cases = cases.map(|(place, from, to, sentence)| ((place, from, to), sentence));
    each_loss(cases.to_vec(), |(place, from, to)| {
        said(&read(&changed(place, from, to)))
    });
    let mut files = tiny().to_vec();
    files[MAP].text = files[MAP]
        .text
        .replace("\"_cal\"", "\"x\"")
        .replace("\"cal\"", "\"y\"");
    files.push(file("notes.txt", "notes"));
    files.push(file("symbols.xml", "<SYMBOLS/>"));
    files.push(file("other_adjacency.xml", "<PROVINCES/>"));
    let all = said(&read(&files));
    for sentence in [
        "tiny.svg, line 5: `cal` has no shape in the drawing.",
        "notes.txt: The file was not read: one description and one drawing are.",
        "symbols.xml: The file was not read: one description and one drawing are.",
        "other_adjacency.xml: The file was not read: it does not belong to this variant, or another map was taken.",
    ] {
        assert!(all.contains(&sentence.to_owned()), "{sentence}: {all:#?}");
    }
}

#[test]
fn what_is_not_of_the_format_is_refused() {
    let refused = |files: &[TextFile]| jdip(files, None).expect_err("no variant").to_string();
    let one = |text: &str| refused(&[file("a.xml", text)]);
    let with = |place: usize, text: &str| {
        let mut files = tiny();
        files[place].text = text.to_owned();
        refused(&files)
    };
    let wanted = "No file of this format was given: the variants.xml is needed.";
    assert_eq!(refused(&[]), wanted);
    assert_eq!(one("{}"), wanted);
    assert_eq!(one("<PROVINCES/>"), wanted);
    assert!(one("<VARIANTS").starts_with("a.xml is not of this format: it is not XML, "));
    assert_eq!(
        one("<!DOCTYPE VARIANTS [ <!ENTITY a \"]>\">"),
        "a.xml is not of this format: its document type (<!DOCTYPE …>) does not end."
    );
    assert_eq!(
        one("<!DOCTYPE a []><!DOCTYPE b []><VARIANTS/>"),
        "a.xml is not of this format: it has a document type (<!DOCTYPE …>), which is not read; delete that line."
    );
    assert_eq!(
        one("<VARIANTS/>"),
        "a.xml is not of this format: it has no <VARIANT>."
    );
    assert_eq!(
        one("<VARIANTS>\n<VARIANT name=\"A\"/></VARIANTS>"),
        "a.xml, line 2: the map is built on `the file with the <PROVINCES>`, which was not given. Give that file, too."
    );
    assert_eq!(
        refused(&tiny()[..1]),
        "variants.xml, line 11: the map is built on `tiny_adjacency.xml`, which was not given. Give that file, too."
    );
    assert_eq!(
        with(PROVINCES, "<PROVINCES/>"),
        "No provinces were found in tiny_adjacency.xml. Is it a file of this format?"
    );
    let many = format!("<PROVINCES>{}</PROVINCES>", "<PROVINCE/>".repeat(2001));
    assert_eq!(
        with(PROVINCES, &many),
        "tiny_adjacency.xml has more than 2000 provinces; a board has 256 at most."
    );
    assert_eq!(
        with(
            MAP,
            "<svg viewBox=\"0 0 800 600\"><g id=\"MapLayer\"/></svg>"
        ),
        "tiny.svg is not of this format: its layers MapLayer and MouseLayer have no shapes of these provinces."
    );
    assert_eq!(
        with(MAP, "<svg/>"),
        "tiny.svg is not of this format: its <svg> says no size in viewBox."
    );
    let large = "<".to_owned() + &" ".repeat(MOST_BYTES);
    let error = jdip(&[file("a.xml", &large)], None).expect_err("too large");
    assert!(matches!(error, ImportError::TooLarge { .. }), "{error}");
}

#[test]
fn entities_of_a_document_type_are_never_written_out() {
    let mut bomb = String::from("<!DOCTYPE VARIANTS [\n<!ENTITY a0 \"ha\">\n");
    for n in 1..40 {
        let _ = writeln!(bomb, "<!ENTITY a{n} \"&a{};&a{};\">", n - 1, n - 1);
    }
    bomb.push_str("<!ENTITY file SYSTEM \"file:///etc/hostname\">\n]>\n");
    for entity in ["&a39;", "&file;"] {
        let mut files = changed(VARIANTS, "For tests.", entity);
        files[VARIANTS].text = files[VARIANTS].text.replacen(DOCTYPE, &bomb, 1);
        let error = jdip(&files, None)
            .expect_err("an unknown entity")
            .to_string();
        let begin = "variants.xml is not of this format: it is not XML, unknown entity reference";
        assert!(error.starts_with(begin), "{error}");
    }
}

#[test]
fn large_files_take_no_time() {
    let begun = std::time::Instant::now();
    // Words that all are losses, all the same but for the first ones.
    let words: String = (0..400_000).map(|n| format!("x{} ", n.min(450))).collect();
    let files = changed(PROVINCES, "bru-sc sou", &format!("bru-sc sou {words}"));
    assert_eq!(read(&files).losses.len(), 451);
    let variants: String = (0..60_000)
        .map(|n| format!("<VARIANT name=\"{n}\"/>"))
        .collect();
    let files = [file(
        "variants.xml",
        &format!("<VARIANTS>{variants}</VARIANTS>"),
    )];
    assert!(jdip(&files, Some("59999")).is_err());
    let graphics = "<MAP_GRAPHIC ref=\"x\"/>".repeat(50_000);
    let definitions: String = (0..50_000)
        .map(|n| format!("<MAP_DEFINITION id=\"{n}\"/>"))
        .collect();
    let mut files = changed(VARIANTS, "<MAP_GRAPHIC", &format!("{graphics}<MAP_GRAPHIC"));
    files[VARIANTS].text =
        files[VARIANTS]
            .text
            .replacen("<VARIANT ", &format!("{definitions}<VARIANT "), 1);
    read(&files);
    let units = "<INITIALSTATE province=\"ald\" power=\"north\" unit=\"army\"/>".repeat(60_000);
    read(&changed(
        VARIANTS,
        "<STARTINGTIME",
        &format!("{units}<STARTINGTIME"),
    ));
    let groups = format!(
        "{}{}",
        "<g id=\"_ald\">".repeat(50_000),
        "</g>".repeat(50_000)
    );
    read(&changed(
        MAP,
        "<g id=\"_ald\"",
        &format!("{groups}<g id=\"_ald\""),
    ));
    let comments = "<!---->".repeat(60_000);
    read(&changed(MAP, "<!ENTITY", &format!("{comments}<!ENTITY")));
    let lesser = "<".repeat(1_000_000);
    read(&changed(
        VARIANTS,
        "For tests.",
        &format!("<![CDATA[{lesser}&&&]]>"),
    ));
    let taken = begun.elapsed();
    assert!(taken.as_secs() < 30, "{taken:?}");
}

#[test]
fn nothing_of_a_drawing_gets_out_of_its_quotes() {
    let evil = r#"<path id="_ald" d="M0 0H9V9Z&quot; onload=&quot;a()" transform="&quot;&gt;&lt;script&gt;"/><g id="_ald""#;
    let drawing = read(&changed(MAP, "<g id=\"_ald\"", evil))
        .drawing
        .expect("a drawing");
    assert!(!drawing.contains("<script"), "{drawing}");
    assert!(!drawing.contains("onload=\""), "{drawing}");
    drawn_map(&read(&tiny()).drawing.expect("a drawing"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Cut anywhere, with anything written over it, the files are read or refused.
    #[test]
    fn no_text_makes_it_panic(from in 0_usize..4000, len in 0_usize..60, put in "\\PC{0,12}", word in 0_usize..12, place in 0_usize..3) {
        let words = ["", "\"", "-->", "]>", "<![CDATA[", "&amp;", "<g>", "/>", "=\"\"", "bru-nc", "<!DOCTYPE", "'"];
        let mut files = tiny();
        let chars: Vec<char> = files[place].text.chars().collect();
        let from = from.min(chars.len());
        let to = (from + len).min(chars.len());
        let head: String = chars[..from].iter().collect();
        let tail: String = chars[to..].iter().collect();
        files[place].text = format!("{head}{put}{}{tail}", words[word]);
        let _ = jdip(&files, None);
    }

    /// Any value of any attribute is read or refused.
    #[test]
    fn no_value_makes_it_panic(at in 0_usize..80, value in 0_usize..10, place in 0_usize..3) {
        let values = ["", "-1", "4294967296", "1e999", "bru-nc", "none", "süß-nc", "Fall, 4294967295, Adjustment", " ", "-nc"];
        let mut files = tiny();
        let parts: Vec<&str> = files[place].text.split('"').collect();
        let odd = (at * 2 + 1).min(parts.len().saturating_sub(2)) | 1;
        let text: Vec<&str> = parts.iter().enumerate()
            .map(|(n, part)| if n == odd { values[value] } else { part })
            .collect();
        let text = text.join("\"");
        files[place].text = text;
        let _ = jdip(&files, None);
    }
}
