//! Reads which refusal an answer is, by the sentences of the catalogue.

use std::path::Path;
use std::sync::OnceLock;

/// Keys that begin so are refusals.
const HEADS: [&str; 2] = ["refusal-", "error-"];

/// Sentences that refuse and are called otherwise.
const OTHERS: [&str; 15] = [
    "vote-none-open",
    "vote-which",
    "vote-no-power",
    "vote-no-motion",
    "concede-whom",
    "gm-end-one",
    "gm-end-named",
    "gm-end-moved",
    "gm-bad-moment",
    "standing-nothing",
    "saved-not-fetched",
    "archive-too-large",
    "gm-replace-plays",
    "vote-over",
    "press-no-power",
];

/// A sentence with gaps.
struct Sentence {
    key: String,
    text: String,
    /// What stands between the gaps.
    parts: Vec<String>,
}

fn parts(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.to_owned());
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    parts.push(rest.to_owned());
    parts
}

fn sentences() -> &'static [Sentence] {
    static ALL: OnceLock<Vec<Sentence>> = OnceLock::new();
    ALL.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words/en");
        let mut all = Vec::new();
        for file in std::fs::read_dir(folder).expect("the catalogue") {
            let path = file.expect("a file").path();
            if path.extension().is_none_or(|end| end != "ftl") {
                continue;
            }
            let text = std::fs::read_to_string(path).expect("text");
            for line in text.lines() {
                let Some((key, text)) = line.split_once(" = ") else {
                    continue;
                };
                let refuses = HEADS.iter().any(|head| key.starts_with(head));
                if !refuses && !OTHERS.contains(&key) {
                    continue;
                }
                let parts = parts(text);
                // What is nearly all gap would fit everything.
                if parts.iter().map(|p| p.trim().len()).sum::<usize>() < 12 {
                    continue;
                }
                all.push(Sentence {
                    key: key.to_owned(),
                    text: text.to_owned(),
                    parts,
                });
            }
        }
        // The one with most words of its own is meant.
        all.sort_by_key(|s| std::cmp::Reverse(s.parts.iter().map(String::len).sum::<usize>()));
        all
    })
}

fn fits(sentence: &Sentence, text: &str) -> bool {
    let mut rest = text;
    for (i, part) in sentence.parts.iter().enumerate() {
        let found = match i {
            0 => rest.starts_with(part.as_str()).then_some(0),
            _ => rest.find(part.as_str()),
        };
        let Some(at) = found else { return false };
        rest = &rest[at + part.len()..];
    }
    let ends = sentence.parts.last().is_none_or(String::is_empty);
    ends || rest.is_empty()
}

/// The key of the refusal that an answer is.
pub fn key(words: &str) -> Option<&'static str> {
    // What was refused may be given back, so that it is not lost.
    let words = words.split("\n```").next().unwrap_or_default().trim();
    let found = sentences().iter().find(|s| fits(s, words));
    found.map(|s| s.key.as_str())
}

/// Whether a refusal says more than that: a second sentence, or something to type.
fn has_way_out(text: &str) -> bool {
    let sentences = text
        .split(['.', ':', ';', '?'])
        .filter(|s| !s.trim().is_empty());
    text.contains('`') || sentences.count() > 1
}

#[test]
fn every_refusal_names_a_way_out() {
    let bare: Vec<String> = sentences()
        .iter()
        .filter(|s| HEADS.iter().any(|head| s.key.starts_with(head)))
        // A piece of another.
        .filter(|s| s.key != "refusal-game-elsewhere" && !has_way_out(&s.text))
        .map(|s| format!("{} = {}", s.key, s.text))
        .collect();
    assert!(bare.is_empty(), "what shall they do?\n{}", bare.join("\n"));
}

#[test]
fn refusals_are_told_apart() {
    assert_eq!(
        key("Everything is well."),
        None,
        "what is no refusal is none"
    );
    let found =
        key("I cannot use “x” there. Please choose from the list, or write it differently.\n");
    assert_eq!(found, Some("error-argument"));
}
