//! What is said: the bot's answers, the words of a message, and command lines as people type them.

use chancery::sandbox::Id;
use serde_json::{Value, json};

/// What the bot did in answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A message: new, or the one the button was on.
    Message(Value),
    /// A form to fill in.
    Modal(Value),
    /// Nothing to see (the press was taken note of).
    Nothing,
}

impl Answer {
    /// The message; fails the test if it is something else.
    pub fn message(self) -> Value {
        match self {
            Answer::Message(message) => message,
            other => panic!("expected a message, found {other:?}"),
        }
    }

    /// The form; fails the test if it is something else.
    pub fn modal(self) -> Value {
        match self {
            Answer::Modal(modal) => modal,
            other => panic!("expected a form, found {other:?}"),
        }
    }
}

/// The id of a message or another object.
pub fn id_of(value: &Value) -> Id {
    let id = value["id"].as_str().and_then(|s| s.parse().ok());
    id.unwrap_or_else(|| panic!("no id in {value}"))
}

/// All words of a message: content, embeds, labels of its buttons.
pub fn words_of(message: &Value) -> String {
    fn gather(value: &Value, into: &mut String) {
        match value {
            Value::Array(list) => list.iter().for_each(|v| gather(v, into)),
            Value::Object(map) => {
                for key in [
                    "content",
                    "title",
                    "description",
                    "name",
                    "value",
                    "text",
                    "label",
                    "author",
                    "footer",
                    "fields",
                    "embeds",
                    "components",
                ] {
                    match map.get(key) {
                        Some(Value::String(text)) if !text.is_empty() => {
                            into.push_str(text);
                            into.push('\n');
                        }
                        Some(inner) => gather(inner, into),
                        None => {}
                    }
                }
            }
            _ => {}
        }
    }
    let mut words = String::new();
    // The author of a message is a user, not a part of what is said.
    let mut shown = message.clone();
    if let Value::Object(map) = &mut shown {
        map.remove("author");
    }
    gather(&shown, &mut words);
    words
}

/// The pictures of a message, in its embeds and attached.
pub fn pictures(message: &Value) -> Vec<&Value> {
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let files = message["attachments"].as_array().into_iter().flatten();
    embeds
        .map(|e| &e["image"])
        .chain(files)
        .filter(|i| i["url"].is_string() && !is_text(i))
        .collect()
}

/// Whether it is the word about a new phase that players get by themselves.
pub fn is_phase_news(message: &Value) -> bool {
    let said = message["content"].as_str().unwrap_or_default();
    let last = said.lines().last().unwrap_or_default();
    said.starts_with("**")
        && said.lines().count() > 1
        && last.starts_with("**")
        && last.contains(".** ")
}

/// Whether a file is to be read and not to be seen.
fn is_text(file: &Value) -> bool {
    let name = file["filename"].as_str().unwrap_or_default();
    name.ends_with(".txt")
}

/// The text file of this name on a message: its address.
pub fn text_file<'m>(message: &'m Value, starts: &str) -> Option<&'m Value> {
    let files = message["attachments"].as_array()?;
    files.iter().find(|file| {
        let name = file["filename"].as_str().unwrap_or_default();
        is_text(file) && name.starts_with(starts)
    })
}

/// Whether only the one who asked sees the message.
pub fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

/// Finds a button or menu by label, placeholder or custom id.
pub fn component<'a>(parts: &'a Value, which: &str) -> Option<&'a Value> {
    parts.as_array()?.iter().find_map(|part| {
        let named = ["label", "placeholder", "custom_id"]
            .iter()
            .any(|key| part[*key] == which);
        if named {
            return Some(part);
        }
        component(&part["components"], which)
    })
}

/// Reads a command line into Discord's options. Values may stand in double quotes; a value runs to the
/// next `word:` otherwise.
pub fn typed(line: &str) -> (String, Vec<Value>) {
    let mut words = Vec::new();
    let mut values: Vec<(String, String)> = Vec::new();
    for word in line.split(' ').filter(|w| !w.is_empty()) {
        let key = word.split_once(':').filter(|(key, _)| {
            !key.is_empty()
                && key
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '-'))
        });
        match (key, values.last_mut()) {
            (Some((key, value)), _) => values.push((key.to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
            (None, None) => words.push(word.to_owned()),
        }
    }
    let mut options: Vec<Value> = values
        .into_iter()
        .map(|(name, value)| json!({"name": name, "value": value.trim_matches('"')}))
        .collect();
    for sub in words.drain(1..).rev() {
        options = vec![json!({"name": sub, "type": 1, "options": options})];
    }
    (words.remove(0), options)
}

pub fn picked(definition: &Value, options: &mut [Value]) {
    for option in options {
        let known = definition["options"].as_array();
        let Some(found) = known
            .into_iter()
            .flatten()
            .find(|o| o["name"] == option["name"])
        else {
            continue;
        };
        option["type"] = found["type"].clone();
        if let Some(inner) = option["options"].as_array_mut() {
            picked(found, inner);
        }
        let wanted = option["value"].as_str().unwrap_or_default().to_lowercase();
        let choices = found["choices"].as_array();
        let choice = choices.into_iter().flatten().find(|c| {
            c["name"]
                .as_str()
                .is_some_and(|name| name.to_lowercase() == wanted)
        });
        if let Some(choice) = choice {
            option["value"] = choice["value"].clone();
        }
    }
}

pub fn set_focus(options: &mut [Value], focus: &str) {
    for option in options {
        if option["name"] == focus {
            option["focused"] = json!(true);
        }
        if let Some(inner) = option["options"].as_array_mut() {
            set_focus(inner, focus);
        }
    }
}

#[test]
fn lines_are_read_as_people_type_them() {
    let (name, options) = typed("game create variant:standard name:\"The Long Peace\"");
    assert_eq!(name, "game");
    let inner = json!([{"name": "variant", "value": "standard"}, {"name": "name", "value": "The Long Peace"}]);
    assert_eq!(
        options,
        [json!({"name": "create", "type": 1, "options": inner})]
    );
    let (_, options) = typed("order unit:A Par order:A Par - Bur");
    assert_eq!(options[1]["value"], "A Par - Bur");
}
