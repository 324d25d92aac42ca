//! Whether German says all that English says: every message, with the same pieces in it, and none left
//! in English by accident. A line `# same: key key` in a German file names texts that are rightly the
//! same in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use crate::faults::{Sentence, sentences};
use crate::{root, standin};

/// What a name looks like in a sentence, as attributes; a language may have them where English needs none.
const CASES: [&str; 5] = ["nominative", "dative", "accusative", "in", "to"];

/// A message: its text and its attributes under one name each.
#[derive(Default)]
struct Message {
    /// Letters and signs outside placeables, every case of a choice one after the other.
    text: String,
    /// What the code hands in.
    arguments: BTreeSet<String>,
    /// Other messages and terms it is made of.
    references: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// A file of one language: its messages by key, and what it says about itself.
#[derive(Default)]
struct File {
    messages: BTreeMap<String, Message>,
    same: BTreeSet<String>,
    faults: Vec<String>,
}

fn folder(language: &str) -> PathBuf {
    root().join("assets/words").join(language)
}

/// The files of a language by their names: `discord`, `instead/points`.
fn files(language: &str) -> BTreeMap<String, File> {
    let mut all = BTreeMap::new();
    for part in ["", "instead/"] {
        let entries = fs::read_dir(folder(language).join(part)).expect("a folder of words");
        for path in entries.map(|entry| entry.expect("a readable entry").path()) {
            if path.extension().is_none_or(|e| e != "ftl") {
                continue;
            }
            let name = path.file_stem().expect("a name").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a text");
            all.insert(format!("{part}{name}"), file(&text));
        }
    }
    // The stand-in for Discord has its texts with it.
    let text = fs::read_to_string(standin(&format!("words/{language}.ftl"))).expect("a text");
    all.insert("(discord-standin)".to_owned(), file(&text));
    // What the code says itself, it says in English.
    if language == "en" {
        for (name, said) in sentences() {
            let messages = said.into_iter().map(|(key, said)| (key, said.into()));
            let own = all.entry(name).or_default();
            own.messages.extend(messages);
        }
    }
    all
}

fn file(text: &str) -> File {
    let mut out = File::default();
    for line in text.lines() {
        if let Some(keys) = line.strip_prefix("# same:") {
            out.same.extend(keys.split_whitespace().map(str::to_owned));
        }
    }
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            let told = errors.into_iter().map(|error| {
                let line = text[..error.pos.start].lines().count();
                format!("line {line} cannot be read: {}", error.kind)
            });
            out.faults.extend(told);
            resource
        }
    };
    for entry in resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), m.value, m.attributes),
            Entry::Term(t) => (format!("-{}", t.id.name), Some(t.value), t.attributes),
            _ => continue,
        };
        let mut message = Message::default();
        if let Some(value) = &value {
            message.read(value);
        }
        for attribute in &attributes {
            if CASES.contains(&attribute.id.name) {
                continue;
            }
            message.attributes.insert(attribute.id.name.to_owned());
            message.read(&attribute.value);
        }
        if out.messages.insert(key.clone(), message).is_some() {
            out.faults.push(format!("{key} stands here twice"));
        }
    }
    out
}

impl From<Sentence> for Message {
    fn from(said: Sentence) -> Message {
        let choices = said.choices.iter().map(|choice| format!("[{choice}]"));
        Message {
            text: said.text + "\n",
            arguments: said.arguments,
            references: choices.collect(),
            ..Message::default()
        }
    }
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
        self.text.push('\n');
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    // Numbers are cases on their own; words are the code's and must be the same.
                    if let VariantKey::Identifier { name } = variant.key
                        && !["one", "other"].contains(&name)
                    {
                        self.references.insert(format!("[{name}]"));
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.given(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            // A language may have terms of its own.
            InlineExpression::TermReference { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn given(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }

    /// What is typed as it stands, whatever the language: commands.
    fn commands(&self) -> BTreeSet<&str> {
        let code = self.text.split('`').skip(1).step_by(2);
        code.filter(|piece| piece.starts_with('/')).collect()
    }

    fn has_letters(&self) -> bool {
        self.text.chars().any(char::is_alphabetic)
    }
}

/// What is wrong with a German message, seen beside the English one.
fn compare(english: &Message, german: &Message, same: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut sets = |what: &str, english: &BTreeSet<String>, german: &BTreeSet<String>| {
        let lost: Vec<_> = english.difference(german).collect();
        let new: Vec<_> = german.difference(english).collect();
        if !lost.is_empty() || !new.is_empty() {
            wrong.push(format!("{what}: lost {lost:?}, not in English {new:?}"));
        }
    };
    sets("arguments", &english.arguments, &german.arguments);
    sets("references", &english.references, &german.references);
    sets("attributes", &english.attributes, &german.attributes);
    let lost: Vec<_> = english.commands().into_iter().collect();
    let found = german.commands();
    if lost.iter().any(|command| !found.contains(command)) {
        wrong.push(format!(
            "commands: English names {lost:?}, German {found:?}"
        ));
    }
    let equal = english.text == german.text && english.has_letters();
    if equal && !same {
        wrong.push("is the same as in English".to_owned());
    }
    if same && !equal {
        wrong.push("is said to be the same as in English and is not".to_owned());
    }
    wrong
}

/// What is wrong in the German files, and what is missing in them, a line each.
fn look() -> (Vec<String>, Vec<String>) {
    let english = files("en");
    let mut german = files("de");
    let (mut wrong, mut missing) = (Vec::new(), Vec::new());
    for (name, of) in &english {
        let Some(file) = german.remove(name) else {
            missing.push(format!("de/{name}.ftl: no such file"));
            continue;
        };
        let absent: Vec<&str> = of
            .messages
            .keys()
            .filter(|key| !file.messages.contains_key(*key))
            .map(String::as_str)
            .collect();
        if !absent.is_empty() {
            let (count, keys) = (absent.len(), absent.join(" "));
            missing.push(format!("de/{name}.ftl: {count} missing: {keys}"));
        }
        let mut found = file.faults;
        for (key, message) in &file.messages {
            match of.messages.get(key) {
                None if key.starts_with('-') => {}
                None => found.push(format!("{key}: English has no such message")),
                Some(english) => {
                    let same = file.same.contains(key);
                    let faults = compare(english, message, same).into_iter();
                    found.extend(faults.map(|fault| format!("{key}: {fault}")));
                }
            }
        }
        let named = file.same.iter();
        let unknown = named.filter(|key| !file.messages.contains_key(*key));
        found.extend(unknown.map(|key| format!("{key}: called the same, and not there")));
        wrong.extend(
            found
                .into_iter()
                .map(|found| format!("de/{name}.ftl: {found}")),
        );
    }
    let strange = german.keys();
    wrong.extend(strange.map(|name| format!("de/{name}.ftl: English has no such file")));
    (wrong, missing)
}

#[test]
fn what_german_says_fits_what_english_says() {
    let (wrong, _) = look();
    assert!(
        wrong.is_empty(),
        "{} faults\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn german_says_all_that_english_says() {
    let (_, missing) = look();
    assert!(
        missing.is_empty(),
        "to be put into German:\n{}",
        missing.join("\n")
    );
}

#[test]
fn faults_of_a_translation_are_found() {
    let one = |text: &str| file(text).messages.remove("a").unwrap_or_default();
    let english =
        one("a = { $count ->\n    [one] one unit\n   *[other] { $count } units\n  } `/map`");
    let good = one(
        "a = { $count ->\n    [one] eine Einheit\n   *[other] { $count } Einheiten\n  } `/map`",
    );
    assert!(compare(&english, &good, false).is_empty());
    let lost = one("a = eine Einheit");
    assert_eq!(compare(&english, &lost, false).len(), 2);
    assert_eq!(compare(&english, &english, false).len(), 1);
    assert!(compare(&english, &english, true).is_empty());
    assert_eq!(compare(&english, &good, true).len(), 1);
    assert_eq!(file("a = x\na = y").faults.len(), 1);
    assert_eq!(file("a = { $b").faults.len(), 1);
}
