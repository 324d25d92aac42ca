//! What people read is plain English (docs/words.md). These tests find the habits that crept in once.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{root, standin};

/// Words and phrases that have a better one, in small letters; docs/words.md says which.
const AVOIDED: [&str; 22] = [
    " anew",
    "parted by",
    " of itself",
    "to be had",
    "is to be chosen",
    "nothing more is to be",
    "it is so already",
    "is told alone",
    "are told alone",
    "is told openly",
    "makes nothing of",
    "put to the vote",
    "puts to the vote",
    "strike a line",
    "struck from the sheet",
    "the dearest",
    "himself",
    "his sheet",
    "his orders",
    "set otherwise",
    "that is no ",
    "stands nothing",
];

/// Questions that are asked within a sentence, and are no habit.
const ASKED: [&str; 5] = ["secret", "decides", "who did what", "who plays", "who runs"];

/// Documents that a program writes from the code.
const GENERATED: [&str; 7] = [
    "axes.md",
    "buttons.md",
    "commands.md",
    "permissions.md",
    "resolve.md",
    "rulebooks.md",
    // It names what to avoid.
    "words.md",
];

fn with_ending(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder");
    for entry in entries {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            with_ending(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

/// The lines people read of the messages and the documents: file, number, text.
fn lines() -> Vec<(String, usize, String)> {
    let mut files: Vec<PathBuf> = ["README.md", "CHANGELOG.md", "SECURITY.md"]
        .map(|name| root().join(name))
        .into();
    with_ending(&root().join("assets/words/en"), "ftl", &mut files);
    with_ending(&root().join("docs"), "md", &mut files);
    files.extend(["README.md", "words/en.ftl"].map(standin));
    files.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        !GENERATED.contains(&name.unwrap_or_default())
    });
    files.sort();
    let mut lines = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.strip_prefix(root()).unwrap_or(&path);
        for (number, line) in text.lines().enumerate() {
            // The key of a message is the program's.
            let said = match line.split_once(" = ") {
                Some((key, said)) if !key.contains(' ') => said,
                _ => line,
            };
            lines.push((name.display().to_string(), number + 1, said.to_owned()));
        }
    }
    lines
}

/// Whether a sentence of this line begins with a *who* that asks nothing: "Who missed a phase is told".
fn bare_who(line: &str) -> bool {
    let sentences = line.split_inclusive(['.', '?', '!', ':']);
    sentences.map(str::trim).any(|sentence| {
        let lower = sentence.to_lowercase();
        sentence.starts_with("Who ")
            && sentence.ends_with('.')
            && !ASKED.iter().any(|asked| lower.contains(asked))
    })
}

#[test]
fn english_has_none_of_the_banned_habits() {
    let found: Vec<String> = lines()
        .into_iter()
        .filter_map(|(file, number, line)| {
            let lower = line.to_lowercase();
            let phrase = AVOIDED.iter().find(|phrase| lower.contains(*phrase));
            let why = match (phrase, bare_who(&line)) {
                (Some(phrase), _) => (*phrase).to_owned(),
                (None, true) => "Who …".to_owned(),
                (None, false) => return None,
            };
            Some(format!("{file}:{number}: “{why}”: {line}"))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// No rule id, such as R-E1d or 2B.13, and no page of the documentation in what players read.
#[test]
fn messages_name_no_rule_ids() {
    let is_rule = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let lettered = word.split_once('-').is_some_and(|(axis, number)| {
            ["E", "I", "C", "R", "N"].contains(&axis)
                && number.chars().filter(char::is_ascii_digit).count() >= 1
                && number
                    .chars()
                    .next()
                    .is_some_and(|c| c.is_ascii_digit() || c.is_ascii_uppercase())
        });
        let ruled = word.split_once('.').is_some_and(|(part, number)| {
            ["1B", "2B", "3B", "4B", "5B"].contains(&part)
                && number.starts_with(|c: char| c.is_ascii_digit())
        });
        lettered || ruled
    };
    let mut found = Vec::new();
    for language in ["en", "de"] {
        let mut files = Vec::new();
        with_ending(
            &root().join("assets/words").join(language),
            "ftl",
            &mut files,
        );
        files.push(standin(&format!("words/{language}.ftl")));
        for path in files {
            let text = fs::read_to_string(&path).expect("a text");
            for (number, line) in text.lines().enumerate() {
                let code = line.starts_with('#');
                let page = line.contains("docs/");
                if !code && (page || line.split_whitespace().any(is_rule)) {
                    let name = path.strip_prefix(root()).unwrap_or(&path);
                    found.push(format!("{}:{}: {line}", name.display(), number + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Of two messages with one key only one is ever shown.
#[test]
fn every_key_is_there_once() {
    for language in ["en", "de"] {
        let mut seen = std::collections::BTreeMap::new();
        let mut twice = Vec::new();
        let folder = root().join("assets/words").join(language);
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a text");
            for line in text.lines() {
                let Some((key, _)) = line.split_once(" =") else {
                    continue;
                };
                let is_key = key.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
                    && !key.contains(' ');
                if is_key && let Some(other) = seen.insert(key.to_owned(), path.clone()) {
                    twice.push(format!("{key}: {} and {}", other.display(), path.display()));
                }
            }
        }
        assert!(twice.is_empty(), "{}", twice.join("\n"));
    }
}
