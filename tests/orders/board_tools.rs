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
    let code = boards::import(Words::english(), format, &paths, &out);
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
