//! Embeds: Discord's limits, and the form they take in an answer.

use crate::api::refuse::Form;
use serde_json::{Map, Value, json};

/// Most embeds of one message.
const EMBEDS: usize = 10;
/// Most characters over all embeds of one message.
const TOTAL: usize = 6_000;

/// Checks the embeds of a message and returns them as Discord gives them back.
pub(crate) fn check(form: &mut Form, embeds: &[Value]) -> Vec<Value> {
    if embeds.len() > EMBEDS {
        form.fault(
            "embeds",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    let mut total = 0;
    let mut done = Vec::new();
    for (i, embed) in embeds.iter().enumerate() {
        let path = format!("embeds.{i}");
        let Value::Object(map) = embed else {
            form.fault(&path, "DICT_TYPE_CONVERT", "Only dictionaries may be used.");
            continue;
        };
        total += one(form, &path, map);
        done.push(shown(map));
    }
    if total > TOTAL {
        form.fault(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
    done
}

fn at<'a>(map: &'a Map<String, Value>, part: &str, key: &str) -> Option<&'a str> {
    map.get(part)?.get(key)?.as_str()
}

/// Checks one embed and counts its characters.
fn one(form: &mut Form, path: &str, map: &Map<String, Value>) -> usize {
    let mut size = 0;
    let mut any = false;
    for (key, max) in [("title", 256), ("description", 4096)] {
        if let Some(text) = map.get(key).and_then(Value::as_str) {
            form.max(&format!("{path}.{key}"), text, max);
            size += text.chars().count();
            any |= !text.trim().is_empty();
        }
    }
    for (part, key, max) in [("footer", "text", 2048), ("author", "name", 256)] {
        if map.get(part).is_some_and(Value::is_object) {
            match at(map, part, key) {
                Some(text) => {
                    form.between(&format!("{path}.{part}.{key}"), text, max);
                    size += text.chars().count();
                    any = true;
                }
                None => form.required(&format!("{path}.{part}.{key}")),
            }
        }
    }
    if let Some(Value::Array(fields)) = map.get("fields") {
        if fields.len() > 25 {
            form.fault(
                &format!("{path}.fields"),
                "BASE_TYPE_MAX_LENGTH",
                "Must be 25 or fewer in length.",
            );
        }
        for (i, field) in fields.iter().enumerate() {
            any = true;
            for (key, max) in [("name", 256), ("value", 1024)] {
                let path = format!("{path}.fields.{i}.{key}");
                match field.get(key).and_then(Value::as_str) {
                    Some(text) if text.trim().is_empty() => form.required(&path),
                    Some(text) => {
                        form.max(&path, text, max);
                        size += text.chars().count();
                    }
                    None => form.required(&path),
                }
            }
        }
    }
    for part in ["image", "thumbnail"] {
        if let Some(url) = at(map, part, "url") {
            any = true;
            address(form, &format!("{path}.{part}.url"), url, true);
        }
    }
    if let Some(url) = map.get("url").and_then(Value::as_str) {
        address(form, &format!("{path}.url"), url, false);
    }
    if let Some(time) = map.get("timestamp").and_then(Value::as_str)
        && time.parse::<jiff::Timestamp>().is_err()
    {
        form.fault(
            &format!("{path}.timestamp"),
            "DATE_TIME_TYPE_PARSE",
            "Could not parse the timestamp.",
        );
    }
    if let Some(color) = map.get("color").filter(|c| !c.is_null())
        && color.as_u64().is_none_or(|c| c > 0xff_ffff)
    {
        form.fault(
            &format!("{path}.color"),
            "NUMBER_TYPE_MAX",
            "int value should be less than or equal to 16777215.",
        );
    }
    if !any {
        form.required(&format!("{path}.description"));
    }
    size
}

fn address(form: &mut Form, path: &str, url: &str, file: bool) {
    let fine = url.starts_with("http://")
        || url.starts_with("https://")
        || (file && url.starts_with("attachment://"));
    if !fine || url.len() > 2048 {
        form.fault(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
}

/// The embed as Discord answers it: only what it knows, with its type.
fn shown(map: &Map<String, Value>) -> Value {
    let mut out = Map::new();
    out.insert("type".to_owned(), json!("rich"));
    for key in [
        "title",
        "description",
        "url",
        "timestamp",
        "color",
        "image",
        "thumbnail",
        "author",
        "footer",
    ] {
        if let Some(value) = map.get(key).filter(|v| !v.is_null()) {
            out.insert(key.to_owned(), value.clone());
        }
    }
    if let Some(Value::Array(fields)) = map.get("fields") {
        let fields: Vec<Value> = fields
            .iter()
            .map(|f| {
                let inline = f.get("inline").and_then(Value::as_bool).unwrap_or(false);
                json!({"name": f.get("name"), "value": f.get("value"), "inline": inline})
            })
            .collect();
        if !fields.is_empty() {
            out.insert("fields".to_owned(), Value::Array(fields));
        }
    }
    Value::Object(out)
}
