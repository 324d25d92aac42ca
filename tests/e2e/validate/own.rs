//! What neither twilight nor the OpenAPI description catches.

use super::What;
use chancery::sandbox::Exchange;
use serde_json::Value;
use std::collections::BTreeSet;

const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

const MESSAGE: &[&str] = &[
    "content",
    "nonce",
    "enforce_nonce",
    "tts",
    "embeds",
    "allowed_mentions",
    "message_reference",
    "components",
    "sticker_ids",
    "attachments",
    "flags",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
];
const EMBED: &[&str] = &[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "video",
    "provider",
    "author",
    "fields",
];
const COMMAND: &[&str] = &[
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
    "id",
];
const OPTION: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
];

pub fn request(what: What, exchange: &Exchange) -> Vec<String> {
    let mut faults = Vec::new();
    headers(exchange, &mut faults);
    match what {
        What::Commands => commands(&exchange.body, &mut faults),
        What::Create => message(&exchange.body, exchange, true, &mut faults),
        What::Edit => message(&exchange.body, exchange, false, &mut faults),
        What::Callback => callback(exchange, &mut faults),
        _ => {}
    }
    faults
}

/// What the front end before Discord turns away.
fn headers(exchange: &Exchange, faults: &mut Vec<String>) {
    let headers = &exchange.headers;
    if !headers.names_a_bot() {
        faults.push(format!(
            "User-Agent `{}` is not `DiscordBot (address, version)`",
            headers.agent
        ));
    }
    if headers.lacks_length(&exchange.method) {
        faults.push("the length of the body is not said".to_owned());
    }
}

fn unknown(what: &str, value: &Value, known: &[&str], faults: &mut Vec<String>) {
    for key in value.as_object().into_iter().flat_map(|m| m.keys()) {
        if !known.contains(&key.as_str()) {
            faults.push(format!("unknown field `{key}` in {what}"));
        }
    }
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value
        .get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

fn name(value: &Value) -> &str {
    value.get("name").and_then(Value::as_str).unwrap_or("")
}

fn commands(body: &Value, faults: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    for item in body.as_array().into_iter().flatten() {
        let kind = item.get("type").and_then(Value::as_u64).unwrap_or(1);
        if !names.insert((kind, name(item))) {
            faults.push(format!("duplicate command name `{}`", name(item)));
        }
        unknown(&format!("command `{}`", name(item)), item, COMMAND, faults);
        locales(item, faults);
        options(name(item), item, faults);
    }
}

fn locales(item: &Value, faults: &mut Vec<String>) {
    for key in ["name_localizations", "description_localizations"] {
        let map = item.get(key).and_then(Value::as_object);
        for locale in map.into_iter().flat_map(|m| m.keys()) {
            if !LOCALES.contains(&locale.as_str()) {
                faults.push(format!("`{locale}` is not a locale of Discord's"));
            }
        }
    }
}

fn options(path: &str, item: &Value, faults: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    let mut optional = None;
    for option in list(item, "options") {
        let path = format!("{path} {}", name(option));
        if !names.insert(name(option)) {
            faults.push(format!("duplicate option name at `{path}`"));
        }
        unknown(&format!("option `{path}`"), option, OPTION, faults);
        locales(option, faults);
        if option.get("required") == Some(&Value::Bool(true)) {
            if let Some(before) = &optional {
                faults.push(format!(
                    "`{path}` is required, after the optional `{before}`"
                ));
            }
        } else {
            optional = Some(path.clone());
        }
        options(&path, option, faults);
    }
}

fn callback(exchange: &Exchange, faults: &mut Vec<String>) {
    unknown("callback", &exchange.body, &["type", "data"], faults);
    let none = Value::Null;
    let data = exchange.body.get("data").unwrap_or(&none);
    match exchange.body.get("type").and_then(Value::as_u64) {
        Some(4) => message(data, exchange, true, faults),
        Some(7) => message(data, exchange, false, faults),
        Some(8) => {
            unknown("choices", data, &["choices"], faults);
            let mut names = BTreeSet::new();
            for choice in list(data, "choices") {
                if !names.insert(name(choice)) {
                    faults.push(format!("duplicate choice `{}`", name(choice)));
                }
            }
        }
        Some(9) => {
            unknown("modal", data, &["custom_id", "title", "components"], faults);
            custom_ids(data, faults);
        }
        _ => {}
    }
}

fn message(body: &Value, exchange: &Exchange, new: bool, faults: &mut Vec<String>) {
    unknown("message", body, MESSAGE, faults);
    let content = body.get("content").and_then(Value::as_str).unwrap_or("");
    let empty = content.trim().is_empty()
        && list(body, "embeds").is_empty()
        && list(body, "components").is_empty()
        && exchange.files.is_empty();
    if new && empty {
        faults.push("an empty message".to_owned());
    }
    for embed in list(body, "embeds") {
        unknown("embed", embed, EMBED, faults);
    }
    custom_ids(body, faults);
    // Whoever names people says who is pinged.
    let names = ["<@", "@everyone", "@here"]
        .iter()
        .any(|m| content.contains(m));
    if names && body.get("allowed_mentions").is_none_or(Value::is_null) {
        faults.push("names people without `allowed_mentions`".to_owned());
    }
    files(body, exchange, faults);
}

/// Every picture has words for those who do not see it and a message of its own, and every file referred to is there.
fn files(body: &Value, exchange: &Exchange, faults: &mut Vec<String>) {
    let described = |filename: &str| {
        list(body, "attachments").iter().any(|a| {
            a.get("filename").and_then(Value::as_str) == Some(filename)
                && a.get("description")
                    .and_then(Value::as_str)
                    .is_some_and(|d| !d.trim().is_empty())
        })
    };
    for (filename, size) in &exchange.files {
        if filename.ends_with(".png") && !described(filename) {
            faults.push(format!("picture `{filename}` has no description"));
        }
        if *size == 0 {
            faults.push(format!("file `{filename}` is empty"));
        }
    }
    let drawn = exchange.files.iter().filter(|(name, _)| is_picture(name));
    // What a message keeps is among the attachments of a change, what it has then in the answer.
    let has = |message: &Value| {
        let all = list(message, "attachments").iter();
        let names = all.filter_map(|a| a.get("filename").and_then(Value::as_str));
        names.filter(|name| is_picture(name)).count()
    };
    let most = drawn.count().max(has(body)).max(has(&exchange.answer));
    if most > 1 {
        faults.push(format!(
            "{most} pictures in one message: Discord crops them into small squares"
        ));
    }
    let mut wanted = BTreeSet::new();
    named_files(body, &mut wanted);
    for file in wanted {
        let here = exchange.files.iter().any(|(name, _)| *name == file);
        if !here && list(body, "attachments").is_empty() {
            faults.push(format!("`attachment://{file}` is not among the files"));
        }
    }
}

/// Whether Discord shows a file as a picture.
fn is_picture(name: &str) -> bool {
    let ends = [".png", ".gif", ".jpg", ".jpeg", ".webp"];
    ends.iter()
        .any(|end| name.to_ascii_lowercase().ends_with(end))
}

fn named_files(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => into.extend(text.strip_prefix("attachment://").map(str::to_owned)),
        Value::Array(list) => list.iter().for_each(|v| named_files(v, into)),
        Value::Object(map) => map.values().for_each(|v| named_files(v, into)),
        _ => {}
    }
}

fn custom_ids(body: &Value, faults: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    let mut stack: Vec<&Value> = list(body, "components").iter().collect();
    while let Some(part) = stack.pop() {
        if let Some(id) = part.get("custom_id").and_then(Value::as_str)
            && !seen.insert(id)
        {
            faults.push(format!("duplicate custom id `{id}`"));
        }
        stack.extend(list(part, "components"));
        stack.extend(part.get("accessory"));
    }
}
