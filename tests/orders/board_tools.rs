//! `chancery board new` and `chancery board import`: what they write passes the check, and nothing is overwritten.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chancery::boards::{self, ImportFormat, Source};
use chancery::i18n::Words;
use chancery::variants::PRESETS;

fn same(code: ExitCode, wanted: ExitCode) -> bool {
    format!("{code:?}") == format!("{wanted:?}")
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("a file")
}

#[test]
fn examples_have_no_faults_and_no_warnings_and_play() {
    for (powers, paint) in [(2, false), (3, false), (4, false), (2, true), (4, true)] {
        let place = tempfile::tempdir().expect("a folder");
        let folder = place.path().join("mine");
        let code = boards::new(Words::english(), &folder, powers, paint);
        assert!(same(code, ExitCode::SUCCESS), "{powers}");
        let source = Source::in_folder(&folder)
            .expect("files")
            .expect("a drawing");
        let is_painting = matches!(source, Source::Painting { .. });
        assert_eq!(is_painting, paint);
        let found = boards::look(Words::english(), &read(&folder, "board.json"), &source);
        let good = found.good.unwrap_or_else(|| panic!("{:#?}", found.lines));
        assert!(good.picture.is_some(), "{:#?}", found.lines);
        let warnings: Vec<&String> = found
            .lines
            .iter()
            .filter(|line| line.ends_with("(a warning)"))
            .collect();
        assert_eq!(warnings, Vec::<&String>::new());
        assert_eq!(good.board.board().powers().count(), usize::from(powers));
        for preset in PRESETS {
            let played = (preset.setup)(None).play_on(good.board);
            let few = powers < 3 && ["capitalist", "relations"].contains(&preset.id);
            assert_eq!(
                played.is_err(),
                few,
                "{} for {powers}: {played:?}",
                preset.id
            );
        }
    }
}

#[test]
fn an_example_overwrites_nothing() {
    let place = tempfile::tempdir().expect("a folder");
    std::fs::write(place.path().join("map.svg"), "mine").expect("a file");
    let code = boards::new(Words::english(), place.path(), 3, false);
    assert!(same(code, ExitCode::from(2)));
    assert_eq!(read(place.path(), "map.svg"), "mine");
    assert!(!place.path().join("board.json").exists());
}

fn import(format: ImportFormat, files: &[(&str, &str)]) -> (tempfile::TempDir, PathBuf, ExitCode) {
    let place = tempfile::tempdir().expect("a folder");
    let paths = files.iter().map(|(name, text)| {
        let path = place.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    });
    let paths: Vec<PathBuf> = paths.collect();
    let out = place.path().join("out");
    let code = boards::import(Words::english(), format, None, &paths, &out);
    (place, out, code)
}

const MAP: &str = "NORTH (NORTHERN) ALD\nF ALD\nSOUTH (SOUTHERN) BRU\nA BRU\n\
    Alder = ald\nBrunn = bru\nThe Sound = sou\n\
    COAST ALD ABUTS BRU SOU\nCOAST BRU ABUTS ALD SOU\nWATER SOU ABUTS ALD BRU\n";

#[test]
fn an_import_writes_the_board_and_its_losses() {
    let (_place, out, code) = import(ImportFormat::Python, &[("two_shores.map", MAP)]);
    assert!(same(code, ExitCode::SUCCESS));
    assert!(read(&out, "board.json").contains("\"id\": \"two-shores\""));
    assert_eq!(
        read(&out, "import.txt"),
        "1 thing was not taken along as it was:\n- The format has no name for a board: `two-shores` and \"Two Shores\" come from the name of the file.\n"
    );
    assert!(!out.join("map.svg").exists());
}

#[test]
fn a_board_with_faults_is_written_all_the_same() {
    // The south has nowhere to build.
    let text = MAP.replace("(SOUTHERN) BRU", "(SOUTHERN)");
    let (_place, out, code) = import(ImportFormat::Python, &[("a.map", &text)]);
    assert!(same(code, ExitCode::FAILURE));
    assert!(out.join("board.json").exists());
}

#[test]
fn what_is_no_such_file_leaves_nothing_behind() {
    let (_place, out, code) = import(ImportFormat::Python, &[("a.map", "{}")]);
    assert!(same(code, ExitCode::from(2)));
    assert!(!out.exists());
}

#[test]
fn a_variant_is_chosen_where_there_are_several_and_nowhere_else() {
    let two = "<VARIANTS><VARIANT name=\"One\"/><VARIANT name=\"Two\"/></VARIANTS>";
    let (_place, out, code) = import(ImportFormat::Jdip, &[("variants.xml", two)]);
    assert!(same(code, ExitCode::from(2)));
    assert!(!out.exists());
    let place = tempfile::tempdir().expect("a folder");
    let path = place.path().join("two_shores.map");
    std::fs::write(&path, MAP).expect("a file");
    let (words, out) = (Words::english(), place.path().join("out"));
    let code = boards::import(words, ImportFormat::Python, Some("One"), &[path], &out);
    assert!(same(code, ExitCode::from(2)));
    assert!(!out.exists());
}

/// A variant of the site diplicity with its drawing, invented for this test.
const DVAR: &str = r##"{
  "schemaVersion": 1, "id": "tiny", "name": "Tiny", "description": "", "author": "Nobody",
  "victoryConditions": [{ "type": "supply-center-majority", "supplyCenters": 2 }],
  "phaseProgression": { "seasons": ["Spring", "Fall"], "transitions": [
    { "from": { "season": "Spring", "type": "Movement" }, "to": { "season": "Spring", "type": "Retreat", "yearDelta": 0 } },
    { "from": { "season": "Spring", "type": "Retreat" }, "to": { "season": "Fall", "type": "Movement", "yearDelta": 0 } },
    { "from": { "season": "Fall", "type": "Movement" }, "to": { "season": "Fall", "type": "Retreat", "yearDelta": 0 } },
    { "from": { "season": "Fall", "type": "Retreat" }, "to": { "season": "Fall", "type": "Adjustment", "yearDelta": 0 } },
    { "from": { "season": "Fall", "type": "Adjustment" }, "to": { "season": "Spring", "type": "Movement", "yearDelta": 1 } }
  ] },
  "nations": [{ "id": "north", "name": "North", "color": "#aa3311" }, { "id": "south", "name": "South", "color": "#1133aa" }],
  "provinces": [
    { "id": "ald", "name": "Alder", "type": "coastal", "supplyCenter": true, "homeNation": "north",
      "adjacencies": [{ "to": "bru", "pass": "army" }, { "to": "bru/sc", "pass": "fleet" }, { "to": "sou", "pass": "fleet" }] },
    { "id": "bru", "name": "Brunn", "type": "land", "supplyCenter": true, "homeNation": "south",
      "adjacencies": [{ "to": "ald", "pass": "army" }, { "to": "cal", "pass": "army" }] },
    { "id": "cal", "name": "Calder", "type": "land", "supplyCenter": true, "adjacencies": [{ "to": "bru", "pass": "army" }] },
    { "id": "sou", "name": "The Sound", "type": "sea", "supplyCenter": false,
      "adjacencies": [{ "to": "ald", "pass": "fleet" }, { "to": "bru/sc", "pass": "fleet" }] },
    { "id": "nor", "name": "The North Water", "type": "sea", "supplyCenter": false, "adjacencies": [{ "to": "bru/nc", "pass": "fleet" }] }
  ],
  "namedCoasts": [
    { "id": "bru/nc", "name": "Brunn (NC)", "parentProvince": "bru", "adjacencies": [{ "to": "nor", "pass": "fleet" }] },
    { "id": "bru/sc", "name": "Brunn (SC)", "parentProvince": "bru",
      "adjacencies": [{ "to": "ald", "pass": "fleet" }, { "to": "sou", "pass": "fleet" }] }
  ],
  "initialState": { "phase": { "season": "Spring", "year": 1901, "type": "Movement" },
    "units": [{ "nation": "north", "type": "Fleet", "location": "ald" }, { "nation": "south", "type": "Army", "location": "bru" }],
    "supplyCenters": [{ "nation": "north", "province": "ald" }, { "nation": "south", "province": "bru" }] }
}"##;
const DSVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <g id="provinces" style="display:none">
    <path id="ald" d="M0 0H300V450H0Z"/><path id="bru" d="M300 150H800V450H300ZM450 220V380H700V220Z"/>
    <path id="cal" d="M450 220V380H700V220Z"/><path id="sou" d="M0 450H800V600H0Z"/><path id="nor" d="M450 0H800V150H450Z"/>
  </g>
  <g id="named-coasts"><path id="bru/nc" d="M450 150H800"/><path id="bru/sc" d="M300 450H800"/></g>
</svg>"#;

#[test]
fn a_variant_with_its_drawing_has_no_faults() {
    let files = [("tiny.json", DVAR), ("tiny.svg", DSVG)];
    let (_place, out, code) = import(ImportFormat::Dvar, &files);
    assert!(same(code, ExitCode::SUCCESS));
    assert!(out.join("map.svg").exists());
    let source = Source::in_folder(&out).expect("files").expect("a drawing");
    let found = boards::look(Words::english(), &read(&out, "board.json"), &source);
    let good = found.good.unwrap_or_else(|| panic!("{:#?}", found.lines));
    assert!(good.picture.is_some(), "{:#?}", found.lines);
}
