//! Where texts for people may stand: in the catalogue, and nowhere else. These tests find the
//! commonest ways to forget it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{PURE, code, layer, program, root, standin};

/// The page's files with one ending, with their texts: the stand-in's own, and what the game adds.
fn page(ending: &str) -> Vec<(PathBuf, String)> {
    let mut files = page_of(&standin("page"), ending);
    files.extend(page_of(&root().join("assets/sandbox"), ending));
    files
}

fn page_of(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("the page's folder");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|e| e == ending))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            (path, text)
        })
        .collect();
    files.sort();
    files
}

/// Every `"page-…"` in a text.
fn keys(text: &str) -> BTreeSet<String> {
    let starts = text.match_indices("\"page-").map(|(at, _)| at + 1);
    let key = |at: usize| text[at..].split('"').next().map(str::to_owned);
    starts.filter_map(key).collect()
}

/// The keys that the scripts and the HTML of a folder name.
fn used_in(folder: &Path) -> BTreeSet<String> {
    let files = [page_of(folder, "js"), page_of(folder, "html")].concat();
    files.iter().flat_map(|(_, text)| keys(text)).collect()
}

/// The texts for the page in a file of messages.
fn known_in(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file).expect("texts");
    let keys = text.lines().filter_map(|line| line.split_once(" ="));
    let keys = keys.map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with("page-")).collect()
}

/// The stand-in's page uses every text it has, and no other. What the game adds uses its own and the
/// stand-in's, and its texts are those it uses or those it replaces.
#[test]
fn the_page_and_the_catalogue_know_the_same_keys() {
    let (used, known) = (
        used_in(&standin("page")),
        known_in(&standin("words/en.ftl")),
    );
    let missing: Vec<_> = used.difference(&known).collect();
    let idle: Vec<_> = known.difference(&used).collect();
    assert!(missing.is_empty(), "not in words/en.ftl: {missing:?}");
    assert!(idle.is_empty(), "used by nothing on the page: {idle:?}");

    let added = used_in(&root().join("assets/sandbox"));
    let own = known_in(&root().join("assets/words/en/page.ftl"));
    let all = &own | &known;
    let missing: Vec<_> = added.difference(&all).collect();
    let wanted = &added | &used;
    let idle: Vec<_> = own.difference(&wanted).collect();
    assert!(missing.is_empty(), "not in page.ftl: {missing:?}");
    assert!(idle.is_empty(), "used by nothing on the page: {idle:?}");
}

/// A text for people between tags or in an attribute of HTML: one with letters. Names of keys on
/// the keyboard are as they are in every language.
fn spelled_out(html: &str) -> Vec<String> {
    let letters = |text: &str| text.chars().any(char::is_alphabetic);
    let mut found = Vec::new();
    let mut rest = html;
    while let Some((text, after)) = rest.split_once('<') {
        if letters(text) {
            found.push(text.trim().to_owned());
        }
        let (tag, then) = match after.strip_prefix("!--") {
            Some(comment) => ("", comment.split_once("-->").map_or("", |(_, then)| then)),
            None => after.split_once('>').unwrap_or((after, "")),
        };
        for attribute in [" aria-label=\"", " title=\"", " placeholder=\"", " alt=\""] {
            let value = tag.split_once(attribute).map_or("", |(_, value)| value);
            let value = value.split('"').next().unwrap_or_default();
            if letters(value) {
                found.push(format!("{attribute}{value}\""));
            }
        }
        rest = then;
        if tag.starts_with("kbd") || tag.starts_with("script") || tag.starts_with("style") {
            rest = then.find("</").map_or("", |end| &then[end..]);
        }
    }
    found
}

#[test]
fn html_spells_no_text_out() {
    for (path, text) in page("html") {
        // What stands before a whole page's elements is the document type.
        let text = text.strip_prefix("<!doctype html>").unwrap_or(&text);
        let found = spelled_out(text);
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
    let html = r#"<p title="Send">Now <b data-t="page-x"></b><kbd>Esc</kbd><!-- no --> · </p>"#;
    assert_eq!(spelled_out(html), [" title=\"Send\"", "Now"]);
}

/// Literals that read like a sentence: a word with a capital, and another word.
fn sentences(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for mark in ['"', '`'] {
        for (at, _) in code.match_indices(mark) {
            // What errors say of themselves is for logs.
            if code[..at].trim_end().ends_with("#[error(") {
                continue;
            }
            let text = &code[at + 1..];
            let text = text.split(mark).next().unwrap_or_default();
            let mut words = text.split(' ');
            let first = words.next().unwrap_or_default();
            let capital = first.starts_with(|c: char| c.is_ascii_uppercase())
                && first.len() > 1
                && first.chars().skip(1).all(|c| c.is_ascii_lowercase());
            let second = words.next().unwrap_or_default();
            if capital && second.starts_with(|c: char| c.is_ascii_alphabetic()) {
                found.push(text);
            }
        }
    }
    found
}

/// Where the page's helpers take a text, and one that is spelled out there.
fn shown(line: &str) -> Option<&str> {
    let places = [
        "text: ",
        "title: ",
        "label: ",
        "placeholder: ",
        "alt: ",
        "textContent = ",
        "toast(",
        "announce(",
    ];
    places.into_iter().find(|place| {
        line.match_indices(place).any(|(at, _)| {
            let mut value = line[at + place.len()..].chars();
            matches!(value.next(), Some('"' | '`')) && value.next().is_some_and(char::is_alphabetic)
        })
    })
}

#[test]
fn the_pages_modules_spell_no_text_out() {
    let mut found = Vec::new();
    for (path, text) in page("js") {
        for line in text
            .lines()
            .filter(|l| !l.trim_start().starts_with(['/', '*']))
        {
            let line = line.split(" // ").next().unwrap_or_default();
            if shown(line).is_some() || !sentences(line).is_empty() {
                found.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(shown(r#"el("p", { text: "unread" })"#).is_some());
    assert!(shown(r#"el("p", { text: t("page-unread"), id: "b" })"#).is_none());
    assert_eq!(sentences(r#"f("Try again", "A b", "no")"#), ["Try again"]);
}

/// Rooms of the stand-in that speak as Discord does; what they say is read by the bot.
const AS_DISCORD: [&str; 2] = ["src/api", "src/gateway"];

/// Names in the demo worlds.
const NAMES: &[&str] = &["The Chancery", "Demo server"];

fn speaks_as_discord(path: &Path) -> bool {
    AS_DISCORD
        .iter()
        .any(|room| path.starts_with(standin(room)))
}

/// Names of layers in drawings of other programs.
const THEIR_LAYERS: &str = "importers/src/diplomacygm/layers.rs";

#[test]
fn the_program_spells_no_sentence_out() {
    let mut found = Vec::new();
    for path in program() {
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        // What the pure layers write is notation, the same in every language.
        let notation = layer(&path).is_some_and(|l| PURE.contains(&l.as_str()));
        if notation || speaks_as_discord(&path) || path.ends_with(THEIR_LAYERS) {
            continue;
        }
        for sentence in sentences(&text) {
            // Queries are no sentences: their first word is all capitals.
            if !NAMES.contains(&sentence) && !sentence.contains('\n') {
                found.push(format!("{}: {sentence}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
