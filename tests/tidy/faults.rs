//! What the code itself says in English of a board and its drawing: the sentences of the enums that say what can be
//! wrong. Other languages have a message for each (`Words::board_fault`, `Words::drawing_fault`).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use syn::{Attribute, Fields, Item, LitStr, Meta, Type};

use crate::root;

/// The files of messages, what their keys begin with, and where their English is.
const SAID_BY_CODE: [(&str, &str, &str); 2] = [
    (
        "board-faults",
        "board-fault",
        "crates/movement/src/board/own/fault.rs",
    ),
    (
        "drawing-faults",
        "drawing-fault",
        "crates/drawing/src/fault.rs",
    ),
];

/// A sentence, or a part of one.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// Letters and signs outside placeholders.
    pub text: String,
    /// The fields it shows.
    pub arguments: BTreeSet<String>,
    /// The words by which other languages choose, of all fields that are such words.
    pub choices: BTreeSet<String>,
}

/// The sentences by key, by the file that has them in other languages.
pub fn sentences() -> BTreeMap<String, BTreeMap<String, Sentence>> {
    let of = |(file, area, path): (&str, &str, &str)| {
        let source = fs::read_to_string(root().join(path)).expect("a source file");
        let said = said(&source).into_iter();
        let keyed = said.map(|(key, sentence)| (format!("{area}-{key}"), sentence));
        (file.to_owned(), keyed.collect())
    };
    SAID_BY_CODE.into_iter().map(of).collect()
}

/// The sentences of a source file by the key that serde writes; those that say nothing are left out.
fn said(source: &str) -> BTreeMap<String, Sentence> {
    let items = syn::parse_file(source).expect("Rust").items;
    let mut choices = BTreeMap::new();
    let mut messages = Vec::new();
    for item in items {
        match item {
            Item::Enum(of) if text(&of.attrs, "serde").contains("tag") => {
                let all = of.variants.into_iter();
                messages.extend(all.map(|v| (kebab(&v.ident.to_string()), v.attrs, v.fields)));
            }
            Item::Enum(of) => {
                let all = of.variants.iter().map(|v| kebab(&v.ident.to_string()));
                choices.insert(of.ident.to_string(), all.collect::<BTreeSet<_>>());
            }
            Item::Struct(of) if text(&of.attrs, "serde").contains("tag") => {
                messages.push((kebab(&of.ident.to_string()), of.attrs, of.fields));
            }
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    for (key, attributes, fields) in messages {
        let (text, arguments) = pieces(&english(&attributes));
        if text.is_empty() && arguments.is_empty() {
            continue;
        }
        let of_choice = |name: &String| choices.get(&type_of(&fields, name)?);
        let choices = arguments.iter().filter_map(of_choice).flatten().cloned();
        let sentence = Sentence {
            choices: choices.collect(),
            text,
            arguments,
        };
        let before = found.insert(key.clone(), sentence);
        assert!(before.is_none(), "two sentences have the key {key}");
    }
    found
}

/// What stands in the attributes of a name: `tag = "key"`.
fn text(attributes: &[Attribute], name: &str) -> String {
    let own = attributes.iter().filter(|a| a.path().is_ident(name));
    let tokens = own.filter_map(|attribute| match &attribute.meta {
        Meta::List(list) => Some(list.tokens.to_string()),
        _ => None,
    });
    tokens.collect()
}

/// The text in `#[error("…")]`.
fn english(attributes: &[Attribute]) -> String {
    let own = attributes.iter().find(|a| a.path().is_ident("error"));
    match own.map(|attribute| &attribute.meta) {
        Some(Meta::List(list)) => list.parse_args::<LitStr>().expect("one text").value(),
        _ => panic!("a fault without a sentence"),
    }
}

/// The type of a field.
fn type_of(fields: &Fields, name: &str) -> Option<String> {
    let is_it = |field: &&syn::Field| field.ident.as_ref().is_some_and(|ident| ident == name);
    match &fields.iter().find(is_it)?.ty {
        Type::Path(of) => Some(of.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// `TooLarge` as serde writes it: `too-large`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// What stands outside the placeholders of a text, and the names in them.
fn pieces(text: &str) -> (String, BTreeSet<String>) {
    let (mut outside, mut names) = (String::new(), BTreeSet::new());
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let (before, from) = rest.split_at(at);
        outside.push_str(before);
        if from.starts_with("{{") || from.starts_with("}}") {
            outside.push_str(&from[..1]);
            rest = &from[2..];
            continue;
        }
        let (name, after) = from[1..].split_once('}').expect("a placeholder has an end");
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        assert!(is_name, "`{{{name}}}` is no field: {text}");
        names.insert(name.to_owned());
        rest = after;
    }
    outside.push_str(rest);
    (outside, names)
}

#[test]
fn what_the_code_says_is_found() {
    let source = r#"
        #[serde(tag = "key", rename_all = "kebab-case")]
        enum Fault {
            #[error("The file has {bytes} bytes. {advice}")]
            TooLarge { bytes: usize, advice: Advice },
            #[error("`{{` is missing.")]
            NoBrace,
            #[error("")]
            #[serde(untagged)]
            Nothing,
        }
        #[serde(rename_all = "kebab-case")]
        enum Advice {
            #[error("Write less.")]
            WriteLess,
        }
    "#;
    let found = said(source);
    let keys: Vec<&str> = found.keys().map(String::as_str).collect();
    assert_eq!(keys, ["no-brace", "too-large"]);
    let large = &found["too-large"];
    assert_eq!(large.text, "The file has  bytes. ");
    let set = |all: &[&str]| {
        all.iter()
            .map(|one| (*one).to_owned())
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(large.arguments, set(&["advice", "bytes"]));
    assert_eq!(large.choices, set(&["write-less"]));
    assert_eq!(found["no-brace"].text, "`{` is missing.");
    assert!(sentences().values().all(|file| file.len() > 50));
}
