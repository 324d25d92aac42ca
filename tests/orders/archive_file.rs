//! Archive files: what is written of any game verifies to the byte; what was altered, cut off or is
//! something else is told of, and nothing makes the reader panic.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::Command;

use chancery::archive::{self, BadArchive, Chain, Code, Finding, Verified, tell, verify};
use chancery::board::{BoardKind, shared_board};
use chancery::game::{GameStatus, Outcome, Setup, adjudicate};
use chancery::i18n::Words;
use chancery::resolve::question;
use chancery::service::ENGINE;
use chancery::variants;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::archive::setups;
use super::random::Game;

/// A random game of a few phases as an archive.
fn played(setup: Setup, seed: u64, phases: usize) -> String {
    let mut game = Game::new(setup, seed);
    let mut lines = Vec::new();
    while game.state.is_playing() && lines.len() < phases {
        let before = game.state.clone();
        let sheets = game.play();
        let (after, report) = adjudicate(&before, &sheets);
        let (question, answer) = archive::phase(&before, &sheets, &after, &report);
        lines.push(archive::Phase {
            number: lines.len() as u32 + 1,
            at: 1_772_366_400_000,
            engine: ENGINE.to_owned(),
            seats: BTreeMap::new(),
            changes: Vec::new(),
            question,
            answer,
            receipts: Vec::new(),
            press: Vec::new(),
        });
        game.people_change();
    }
    if game.state.is_playing() {
        game.state.stage = GameStatus::Finished(Outcome::Abandoned);
    }
    let last = question(&game.state, &BTreeMap::new());
    let board: BoardKind = game.state.setup.board.shipped().unwrap();
    let head = archive::Game {
        format: archive::FORMAT.to_owned(),
        version: archive::VERSION,
        engine: ENGINE.to_owned(),
        name: "The Long Peace".to_owned(),
        variant: game.state.setup.variant.clone(),
        rulebook: last.rulebook.clone().unwrap(),
        options: last.options.clone(),
        board: archive::BoardRecord {
            id: board.id().to_owned(),
            sha256: archive::hash(board.file().as_bytes()),
            file: None,
        },
        created_at: 1_772_366_400_000,
        players: 7,
    };
    let mut chain = Chain::default();
    chain.push("game", &head).unwrap();
    for line in &lines {
        chain.push("phase", line).unwrap();
    }
    let end = archive::End {
        phases: lines.len() as u32,
        changes: Vec::new(),
        position: last,
    };
    chain.push("end", &end).unwrap();
    chain.into_text()
}

fn good() -> String {
    played(variants::standard(None), 7, 3)
}

fn read(text: &str) -> Result<Verified, BadArchive> {
    verify(text.as_bytes(), ENGINE)
}

/// The lines again, chained anew after they were changed.
fn rechained(text: &str, change: impl Fn(&mut Vec<Value>)) -> String {
    let mut lines: Vec<Value> = text
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    change(&mut lines);
    let mut chain = Chain::default();
    for mut line in lines {
        let fields = line.as_object_mut().unwrap();
        fields.remove("hash");
        let kind = fields.remove("record").unwrap();
        chain.push(kind.as_str().unwrap(), &line).unwrap();
    }
    chain.into_text()
}

#[test]
fn what_is_written_of_any_game_verifies_to_the_byte() {
    for (n, setup) in setups().into_iter().enumerate() {
        let text = played(setup, 31 * n as u64 + 5, 14);
        let found = read(&text).unwrap();
        assert!(found.same_board);
        assert!(!found.phases.is_empty());
        for phase in &found.phases {
            assert_eq!(
                phase.finding,
                Finding::Same,
                "{} {}",
                found.game.variant,
                phase.phase
            );
            assert!(phase.changed.is_empty(), "{phase:?}");
        }
        assert_eq!(tell(Words::english(), &Ok(found)).1, Code::Good);
    }
}

#[test]
fn a_board_with_the_id_of_another_is_not_the_same() {
    let own = shared_board(&super::own_boards::two_shores().to_string()).unwrap();
    let rules = &own.board().own().unwrap().text;
    for (id, same) in [("two-shores", true), ("three-shores", false)] {
        let text = rechained(&good(), |lines| {
            lines[0]["version"] = archive::VERSION_WITH_BOARD.into();
            let sha256 = archive::hash(rules.as_bytes());
            lines[0]["board"] = json!({ "id": id, "sha256": sha256, "file": rules });
        });
        assert_eq!(read(&text).unwrap().same_board, same, "{id}");
    }
}

#[test]
fn an_altered_line_is_named() {
    let text = good();
    let altered = text.replacen("A par", "A pic", 1);
    assert_ne!(altered, text);
    assert_eq!(read(&altered), Err(BadArchive::Altered { line: 2 }));
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(1, 2);
    assert_eq!(
        read(&lines.join("\n")),
        Err(BadArchive::Altered { line: 2 })
    );
    lines.swap(1, 2);
    lines.remove(2);
    assert_eq!(
        read(&lines.join("\n")),
        Err(BadArchive::Altered { line: 3 })
    );
}

#[test]
fn what_is_cut_off_foreign_or_later_is_told_of() {
    let text = good();
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..3].join("\n");
    assert_eq!(read(&cut), Err(BadArchive::Truncated { lines: 3 }));
    let middle = &text[..text.len() / 2];
    assert!(
        matches!(read(middle), Err(BadArchive::Line { .. })),
        "{:?}",
        read(middle)
    );
    for foreign in ["", "{}", "[1]", "hello", "{\"phases\": []}", "\u{1f}"] {
        assert_eq!(read(foreign), Err(BadArchive::Foreign), "{foreign}");
    }
    assert_eq!(verify(&[0xff, 0xfe, 0], ENGINE), Err(BadArchive::NotText));
    let bad = verify(&[0x1f, 0x8b, 8, 0, 1], ENGINE);
    assert!(matches!(bad, Err(BadArchive::Unpacked { .. })), "{bad:?}");
    let later = rechained(&text, |lines| lines[0]["version"] = json!(3));
    assert_eq!(read(&later), Err(BadArchive::Later { found: 3 }));
    let more = rechained(&text, |lines| lines[4]["phases"] = json!(9));
    assert_eq!(read(&more), Err(BadArchive::Count { found: 3, said: 9 }));
}

#[test]
fn what_was_decided_otherwise_is_listed() {
    let text = good();
    // With all hashes made anew: the same program cannot have decided that.
    let change = |lines: &mut Vec<Value>| {
        lines[1]["answer"]["results"]["france"][0]["result"] = json!("destroyed");
    };
    let found = read(&rechained(&text, change)).unwrap();
    assert!(matches!(&found.phases[0].finding, Finding::Wrong(d) if d.len() == 1));
    assert_eq!(tell(Words::english(), &Ok(found)).1, Code::Wrong);
    // Another version may have.
    let found = read(&rechained(&text, |lines| {
        change(lines);
        lines[1]["engine"] = json!("0.0.9");
    }));
    let found = found.unwrap();
    assert!(matches!(&found.phases[0].finding, Finding::Otherwise(d) if !d.is_empty()));
    let (lines, code) = tell(Words::english(), &Ok(found));
    assert_eq!(code, Code::Otherwise);
    assert!(lines.iter().any(|l| l.contains("0.0.9")), "{lines:?}");
    // Other words for the same are not another decision.
    let found = read(&rechained(&text, |lines| {
        lines[1]["answer"]["results"]["france"][0]["why"] = json!("Because.");
        lines[1]["engine"] = json!("0.0.9");
    }));
    assert_eq!(found.unwrap().phases[0].finding, Finding::SameDecision);
}

#[test]
fn the_position_may_change_between_phases_only_with_a_note() {
    let text = good();
    let edit = |lines: &mut Vec<Value>| {
        lines[4]["position"]["sc_owners"]["par"] = json!("russia");
    };
    let found = read(&rechained(&text, edit)).unwrap();
    assert_eq!(found.phases[2].changed[0].field, "sc_owners.par");
    assert_eq!(tell(Words::english(), &Ok(found)).1, Code::Wrong);
    let found = read(&rechained(&text, |lines| {
        edit(lines);
        lines[4]["changes"] = json!([{"kind": "edit", "cause": "edit", "at": 1}]);
    }));
    assert_eq!(tell(Words::english(), &found).1, Code::Good);
}

#[test]
fn the_command_ends_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let run = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        let done = command.arg("replay").arg(file).output().unwrap();
        (done.status.code(), String::from_utf8(done.stdout).unwrap())
    };
    let text = good();
    let (code, told) = run("good.jsonl", text.as_bytes());
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.contains("S1901M") && told.contains("All hashes match"),
        "{told}"
    );
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    let packed = packer.finish().unwrap();
    assert_eq!(run("good.jsonl.gz", &packed).0, Some(0));
    assert_eq!(run("cut.jsonl.gz", &packed[..packed.len() / 2]).0, Some(2));
    assert_eq!(
        run("altered.jsonl", text.replace("Peace", "War").as_bytes()).0,
        Some(1)
    );
    assert_eq!(run("foreign.json", b"{}").0, Some(2));
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    let done = command
        .args(["replay", "/nowhere/at-all"])
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(2));
}

#[test]
fn a_line_is_hashed_as_the_documents_say() {
    let text = good();
    let mut before = String::new();
    for line in text.lines() {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let told = value.as_object_mut().unwrap().remove("hash").unwrap();
        // serde_json sorts keys, as `jq -cS` does.
        before = archive::hash(format!("{before}\n{value}").as_bytes());
        assert_eq!(told, before.as_str());
    }
}

#[test]
fn every_line_fits_the_schema() {
    let schema = archive::schema();
    for line in good().lines() {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let fields = value.as_object_mut().unwrap();
        fields.remove("hash");
        let kind = fields.remove("record").unwrap();
        let schema = &schema[kind.as_str().unwrap()];
        let validator = jsonschema::validator_for(schema).unwrap();
        let errors: Vec<String> = validator
            .iter_errors(&value)
            .map(|e| e.to_string())
            .collect();
        assert!(errors.is_empty(), "{kind}: {errors:?}");
    }
    let written = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/archive.schema.json");
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        std::fs::write(path, &written).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == written,
        "docs/archive.schema.json is not what the types make; CHANCERY_WRITE_DOCS=1 writes it anew"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn no_mutation_goes_unnoticed_or_makes_the_reader_panic(
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        kind in 0..4u8,
        length in 0..400usize,
    ) {
        static GOOD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let text = GOOD.get_or_init(|| played(variants::economic(None), 3, 2));
        let mut bytes = text.clone().into_bytes();
        let at = at.index(bytes.len());
        match kind {
            0 => bytes[at] = byte,
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..(at + length).min(text.len()))),
            _ => {
                let part = bytes[at..(at + length).min(text.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
        let found = verify(&bytes, ENGINE);
        // What is read all the same says the same.
        if let Ok(found) = &found {
            prop_assert_eq!(found, &read(text).unwrap());
        }
        tell(Words::english(), &found);
    }

    #[test]
    fn a_rechained_mutation_of_a_value_makes_nothing_panic(
        line in 0..4usize,
        path in prop::collection::vec(any::<prop::sample::Index>(), 1..6),
        value in prop_oneof![
            Just(json!(null)), Just(json!(-1)), Just(json!(4_294_967_296u64)), Just(json!("x")),
            Just(json!([])), Just(json!({})), Just(json!("F stp")), Just(json!(true)),
        ],
    ) {
        static GOOD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let text = GOOD.get_or_init(|| played(variants::economic(None), 3, 2));
        let changed = rechained(text, |lines| {
            let mut pointer = String::new();
            for step in &path {
                match lines[line].pointer(&pointer) {
                    Some(Value::Object(fields)) if !fields.is_empty() => {
                        let keys: Vec<&String> = fields.keys().collect();
                        let key = keys[step.index(keys.len())];
                        if ["hash", "record"].contains(&key.as_str()) {
                            return;
                        }
                        pointer = format!("{pointer}/{}", key.replace('/', "~1"));
                    }
                    Some(Value::Array(list)) if !list.is_empty() => {
                        pointer = format!("{pointer}/{}", step.index(list.len()));
                    }
                    _ => break,
                }
            }
            if let Some(here) = lines[line].pointer_mut(&pointer).filter(|_| !pointer.is_empty()) {
                *here = value.clone();
            }
        });
        let found = verify(changed.as_bytes(), ENGINE);
        tell(Words::english(), &found);
    }
}
