//! Rulebooks as data: what each edition says, how they are named and changed, and their document.

use std::fmt::Write;

use chancery::movement::{BadRulebook, Preset, Rulebook};

/// What the editions say, question by question; a dash where one says nothing of its own.
const SAID: &str = "
    question 1971  1982  2000  2023  2025EE  DATC-3.2
    4.A.1    a     b     b     b     b       b
    4.A.2    a     b     c     c     c       f
    4.A.3    a     b     c     c     d       d
    4.A.4.1  start start start start start   start
    4.A.4.2  start start start start start   start
    4.A.4.5  start start start start start   start
    4.A.5    a     a     a     b     b       b
    4.A.6    -     -     -     -     -       a
    4.A.7    a     a     a     a     a       b
    4.B.1    -     -     -     -     -       fails
    4.B.2    -     -     -     -     -       a
    4.B.3    -     -     -     -     -       b
    4.B.4    -     -     -     -     -       c
    4.B.5    -     -     -     -     -       b
    4.B.6    -     -     -     -     -       b
    4.B.7    -     -     -     -     -       invalid
    4.C.1    -     -     -     -     b       b
    4.C.2    -     -     -     -     -       b
    4.C.3    -     -     -     -     -       required
    4.C.4    -     -     -     -     -       a
    4.C.5    -     -     -     -     -       b
    4.C.6    -     -     -     -     -       b
    4.D.1    -     -     -     -     -       c
    4.D.2    -     -     -     -     -       b
    4.D.3    -     -     -     -     a       a
    4.D.4    -     -     -     -     b       b
    4.D.5    -     -     -     -     -       b
    4.D.6    -     -     -     -     b       b
    4.D.7    -     -     a     a     a       a
    4.D.8    a     a     b     c     c       c
    4.D.9    -     -     -     -     -       b
    4.E.1    -     -     -     hold  ignored ignored
    4.E.2    -     -     -     -     -       -
    4.E.3    -     -     -     -     -       b
    4.E.4    -     -     -     -     -       b
    4.E.5    -     -     -     -     -       c
    4.E.6    -     -     -     -     -       remove";

#[test]
fn every_preset_says_what_its_edition_says_and_falls_back_elsewhere() {
    let mut rows = SAID.lines().filter(|l| !l.trim().is_empty());
    let presets: Vec<Preset> = rows
        .next()
        .unwrap()
        .split_whitespace()
        .skip(1)
        .map(|name| name.parse().unwrap())
        .collect();
    assert_eq!(presets, Preset::ALL);
    let mut ids = Vec::new();
    for row in rows {
        let words: Vec<_> = row.split_whitespace().collect();
        let (id, letters) = words.split_first().unwrap();
        ids.push(*id);
        let preferred = letters[5];
        for (preset, letter) in presets.iter().zip(letters) {
            let falls_back = preset.falls_back().contains(id);
            let silent = *letter == "-" && *preset != Preset::Datc;
            assert_eq!(falls_back, silent, "{preset} {id}");
            let expected = if silent { preferred } else { letter };
            assert_eq!(preset.rulebook().get(id), Some(expected), "{preset} {id}");
        }
    }
    assert_eq!(ids, Rulebook::IDS);
}

#[test]
fn every_letter_can_be_chosen_and_is_read_back() {
    for question in Rulebook::questions() {
        for (letter, _) in question.answers {
            let mut rules = Preset::Y2000.rulebook();
            rules.set(question.id, letter).unwrap();
            assert_eq!(rules.get(question.id), Some(*letter));
            let text = serde_json::to_string(&rules).unwrap();
            let read: Rulebook = serde_json::from_str(&text).unwrap();
            assert_eq!(read, rules, "{text}");
        }
    }
}

#[test]
fn rulebooks_are_read_by_name_or_with_changes() {
    let read = |text: &str| serde_json::from_str::<Rulebook>(text);
    assert_eq!(read("\"2025\"").unwrap(), Preset::Y2025.rulebook());
    assert_eq!(read("\"datc\"").unwrap(), Preset::Datc.rulebook());
    let changed = read(r#"{"base": "datc", "4.A.3": "c+fallback", "4.D.8": "a"}"#).unwrap();
    let overrides = [("4.A.3", "c+fallback"), ("4.D.8", "a")];
    assert_eq!(changed.overrides(), overrides);
    let brannan = read(r#"{"base": "1971", "4.A.4": "brannan"}"#).unwrap();
    for part in ["4.A.4.1", "4.A.4.2", "4.A.4.5"] {
        assert_eq!(brannan.get(part), Some("brannan"));
    }
    for (bad, named) in [
        ("\"1999\"", "1999"),
        (r#"{"base": "datc", "4.A.9": "a"}"#, "4.A.9"),
        (r#"{"base": "datc", "4.A.1": "z"}"#, "`z`"),
    ] {
        let error = read(bad).unwrap_err().to_string();
        assert!(error.contains(named), "{error}");
    }
    let unknown = Preset::Y2000.rulebook().set("4.Z.1", "a").unwrap_err();
    assert_eq!(unknown, BadRulebook::Question("4.Z.1".into()));
}

/// The document, written from the data.
fn document() -> String {
    let mut text = String::from(
        "# Rulebooks\n\n\
         The printed rules of Diplomacy have changed and leave questions open. A rulebook here is one answer\n\
         to each of the questions of chapter 4 of the Diplomacy Adjudicator Test Cases (DATC 3.2). There are\n\
         six presets: `1971`, `1982`, `2000` (the default), `2023`, `2025EE` (alias `2025`, the newest printed\n\
         rules) and `DATC-3.2` (alias `datc`, what the author of the DATC prefers). Where an edition leaves a question\n\
         open, DATC-3.2 answers it. Single answers can be changed: `{\"base\": \"datc\", \"4.A.3\": \"c+fallback\"}`;\n\
         `4.A.4` changes its three parts at once (4.A.5 and 4.A.7 decide the other two).\n\n\
         Where an edition's own answer to 4.A.2 (a, b or c) leaves a convoy paradox undefined (6.F.18, 6.F.20,\n\
         6.F.22 to 6.F.24, 6.F.28), its own rule is applied first, then Szykman's (f).\n\n\
         This page is generated from the code, and a test compares the two; to regenerate it, run the tests with\n\
         `CHANCERY_WRITE_DOCS=1`.\n\n## The questions\n",
    );
    for question in Rulebook::questions() {
        let _ = writeln!(text, "\n### {}: {}\n", question.id, question.topic);
        text.push_str("| answer | meaning | used by |\n|---|---|---|\n");
        for (letter, meaning) in question.answers {
            let taken = Preset::ALL.into_iter().filter(|p| {
                p.rulebook().get(question.id) == Some(letter)
                    && !p.falls_back().contains(&question.id)
            });
            let taken: Vec<_> = taken.map(|p| p.id()).collect();
            let _ = writeln!(text, "| {letter} | {meaning} | {} |", taken.join(", "));
        }
    }
    text.push_str(
        "\n## What falls back to DATC-3.2\n\n| preset | questions it leaves open |\n|---|---|\n",
    );
    for preset in Preset::ALL {
        let open = preset.falls_back();
        let open = if open.is_empty() {
            "none".to_owned()
        } else {
            open.join(", ")
        };
        let _ = writeln!(text, "| {preset} | {open} |");
    }
    text.push_str(
        "\n## Answers without effect\n\n\
         A player's new orders replace the earlier ones and there are no proxy orders, so 4.D.1, 4.D.2 and 4.E.5\n\
         never matter; there is no notation for perpetual orders (4.E.4); 4.E.2 is only about terms. These answers\n\
         can be set and are stored, but change no result.\n",
    );
    text
}

#[test]
fn the_document_lists_what_the_code_does() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/rulebooks.md");
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        std::fs::write(path, document()).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == document(),
        "docs/rulebooks.md is out of date: run the tests with CHANCERY_WRITE_DOCS=1"
    );
}
