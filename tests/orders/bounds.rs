//! Files and lines that are too large, too deep or too many, and numbers that are too great: refused with the
//! limit, before they cost much.

use std::io::{Cursor, Read, Write};

use chancery::archive::{
    self, BadArchive, BadSaved, LARGEST, LARGEST_SAVED, MOST_PHASES, tell, verify,
};
use chancery::i18n::Words;
use chancery::resolve::{self, LONGEST_LINE};
use chancery::service::{ENGINE, Refusal};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

fn packed(part: &[u8], times: usize) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    for _ in 0..times {
        packer.write_all(part).unwrap();
    }
    packer.finish().unwrap()
}

fn told(bad: BadArchive) -> String {
    tell(Words::english(), &Err(bad)).0.join("\n")
}

fn refused(bad: BadSaved) -> String {
    Refusal::Saved(bad).sentence(Words::english())
}

#[test]
fn a_small_file_that_unpacks_to_much_is_refused() {
    let part = vec![b' '; 1 << 20];
    let bomb = packed(&part, (LARGEST >> 20) as usize + 1);
    assert!(bomb.len() < 1 << 20, "{}", bomb.len());
    let bad = verify(&bomb, ENGINE).unwrap_err();
    assert_eq!(bad, BadArchive::TooLarge { most: LARGEST });
    assert!(told(bad).contains("256 MiB"));
    // Packed twice: what comes out is no text of ours.
    let twice = packed(&bomb, 1);
    assert!(verify(&twice, ENGINE).is_err());
}

#[test]
fn an_archives_lines_are_bounded() {
    let long = format!("{{\"a\":\"{}\"}}", "a".repeat(archive::LONGEST_LINE));
    let bad = verify(long.as_bytes(), ENGINE).unwrap_err();
    assert!(told(bad.clone()).contains("8 MiB"), "{bad}");
    let most = archive::LONGEST_LINE;
    assert_eq!(bad, BadArchive::LongLine { line: 1, most });
}

#[test]
fn what_an_archive_says_moves_no_cursor() {
    let cause = "\u{1b}[2J\u{7}\r\nAll is well".to_owned();
    let said = told(BadArchive::Line { line: 3, cause });
    assert!(!said.chars().any(char::is_control), "{said:?}");
    assert!(said.contains("All is well"), "{said:?}");
}

#[test]
fn nothing_is_too_deep() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open.repeat(100_000), close.repeat(100_000));
        assert!(verify(deep.as_bytes(), ENGINE).is_err());
        assert!(archive::read(deep.as_bytes(), "datc").is_err());
        assert!(resolve::answer(&deep).is_err());
        // Also where nobody looks at it.
        let beside = format!("{{\"map\":\"standard\",\"phases\":[],\"more\":{deep}}}");
        assert!(archive::read(beside.as_bytes(), "datc").is_err());
    }
}

fn phase(name: &str) -> Value {
    json!({"name": name, "state": {"units": {"FRANCE": ["A PAR"]}, "centers": {"FRANCE": ["PAR"]}}, "orders": {}})
}

fn saved(phases: &[Value]) -> String {
    json!({"map": "standard", "phases": phases}).to_string()
}

#[test]
fn a_saved_game_has_its_limits() {
    let large = vec![b' '; LARGEST_SAVED + 1];
    let bad = archive::read(&large, "datc").unwrap_err();
    assert_eq!(bad, BadSaved::TooLarge);
    assert!(refused(bad).contains("4 MiB"));

    let many = vec![phase("S1901M"); MOST_PHASES + 1];
    let bad = archive::read(saved(&many).as_bytes(), "datc").unwrap_err();
    let found = MOST_PHASES + 1;
    assert_eq!(bad, BadSaved::TooManyPhases { found });
    let said = refused(bad);
    // As people write numbers.
    let digits: String = said.chars().filter(char::is_ascii_digit).collect();
    let (found, most) = (found.to_string(), MOST_PHASES.to_string());
    assert!(digits.contains(&found) && digits.contains(&most), "{said}");
    // A file full of phases that are nothing costs no more than its reading.
    let nothing = r#"{"name":"","state":{"units":{},"centers":{}}},"#;
    let full = nothing.repeat(LARGEST_SAVED / nothing.len() - 1);
    let full = format!(
        r#"{{"map":"standard","phases":[{}]}}"#,
        full.trim_end_matches(',')
    );
    let bad = archive::read(full.as_bytes(), "datc").unwrap_err();
    assert!(
        matches!(bad, BadSaved::TooManyPhases { found } if found > 50_000),
        "{bad}"
    );
}

#[test]
fn as_many_phases_as_are_allowed_are_read() {
    let most = vec![phase("S1901M"); MOST_PHASES];
    let read = archive::read(saved(&most).as_bytes(), "datc").unwrap();
    assert_eq!(read.phases.len(), MOST_PHASES - 1);
}

#[test]
fn numbers_beyond_all_measure_are_refused() {
    for number in [
        "1e999",
        "-1e999",
        "99999999999999999999999",
        "0.5",
        "-1",
        "1e-400",
    ] {
        let stamp = format!(
            r#"{{"map":"standard","phases":[{{"name":"S1901M","state":{{"units":{{}},"centers":{{}},"timestamp":{number}}}}}]}}"#
        );
        // A time before 1970 is one.
        assert_eq!(
            archive::read(stamp.as_bytes(), "datc").is_ok(),
            number == "-1",
            "{number}"
        );
        let line = format!(
            r#"{{"phase":"S1901M","units":{{}},"options":{{"victory_centres":{number}}}}}"#
        );
        assert!(resolve::answer(&line).is_err(), "{number}");
    }
    for name in [
        "S99999999999999999999M",
        "S-1M",
        "SM",
        "S1901",
        "\u{202e}S1901M",
        "",
    ] {
        assert!(
            archive::read(saved(&[phase(name)]).as_bytes(), "datc").is_err(),
            "{name}"
        );
    }
}

/// A line that never ends, and counts how much of it was kept.
struct Endless(usize);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n = buffer.len().min(self.0);
        buffer[..n].fill(b'x');
        self.0 -= n;
        Ok(n)
    }
}

#[test]
fn a_line_without_end_is_not_kept() {
    let line = std::io::BufReader::new(Endless(300 << 20).chain(Cursor::new("\n{}\n")));
    let mut output = Vec::new();
    resolve::run(line, &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<Value> = output
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    assert_eq!(lines.len(), 2, "{output}");
    let said = lines[0]["error"]["message"].as_str().unwrap();
    assert!(said.contains("longer than"), "{said}");
    assert_eq!(
        lines[1]["error"]["line"], 2,
        "the next line is read all the same"
    );
    // What comes after the limit is no part of what is read.
    let blank = format!("{{}}{}garbage\n", " ".repeat(LONGEST_LINE));
    let mut output = Vec::new();
    resolve::run(blank.as_bytes(), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("longer than"));
}
