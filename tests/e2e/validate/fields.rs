//! Fields and values that Discord takes without a word or refuses, and that nobody else here looks at: a
//! mistyped name is simply ignored there, and what was meant does not happen.

use chancery::sandbox::Exchange;
use serde_json::Value;

use super::What;

const THREAD: &[&str] = &[
    "name",
    "auto_archive_duration",
    "type",
    "invitable",
    "rate_limit_per_user",
];
const CHANNEL: &[&str] = &[
    "name",
    "topic",
    "archived",
    "locked",
    "auto_archive_duration",
    "invitable",
    "rate_limit_per_user",
    "flags",
];
const MENTIONS: &[&str] = &["parse", "users", "roles", "replied_user"];
const ATTACHMENT: &[&str] = &["id", "filename", "description", "title", "is_spoiler"];
const CHOICE: &[&str] = &["name", "name_localizations", "value"];
const ROW: &[&str] = &["type", "id", "components"];
const BUTTON: &[&str] = &[
    "type",
    "id",
    "style",
    "label",
    "emoji",
    "custom_id",
    "url",
    "disabled",
    "sku_id",
];
const MENU: &[&str] = &[
    "type",
    "id",
    "custom_id",
    "options",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "default_values",
    "channel_types",
    "required",
];
const FIELD: &[&str] = &[
    "type",
    "id",
    "custom_id",
    "style",
    "label",
    "min_length",
    "max_length",
    "required",
    "value",
    "placeholder",
];
const OPTION: &[&str] = &["label", "value", "description", "emoji", "default"];
/// The parts of an embed that have fields of their own.
const PARTS: [(&str, &[&str]); 5] = [
    ("footer", &["text", "icon_url"]),
    ("author", &["name", "url", "icon_url"]),
    ("image", &["url"]),
    ("thumbnail", &["url"]),
    ("fields", &["name", "value", "inline"]),
];

/// What is wrong with the fields of a request.
pub fn request(what: What, exchange: &Exchange) -> Vec<String> {
    let mut faults = Vec::new();
    let body = &exchange.body;
    let parts: Vec<&str> = exchange.path.trim_matches('/').split('/').collect();
    match (exchange.method.as_str(), parts.as_slice()) {
        ("POST", ["channels", .., "threads"]) => known("thread", body, THREAD, &mut faults),
        ("PATCH", ["channels", _]) => known("channel", body, CHANNEL, &mut faults),
        ("POST", ["users", "@me", "channels"]) => {
            known("private channel", body, &["recipient_id"], &mut faults);
        }
        _ => {}
    }
    match what {
        What::Create | What::Edit => message(body, &mut faults),
        What::Callback => {
            let data = body.get("data").unwrap_or(&Value::Null);
            message(data, &mut faults);
            for choice in list(data, "choices") {
                known("choice", choice, CHOICE, &mut faults);
            }
        }
        _ => {}
    }
    faults
}

fn known(what: &str, value: &Value, fields: &[&str], faults: &mut Vec<String>) {
    // What is null is as good as absent.
    let all = value.as_object().into_iter().flatten();
    for (key, _) in all.filter(|(_, given)| !given.is_null()) {
        if !fields.contains(&key.as_str()) {
            faults.push(format!("unknown field `{key}` in {what}"));
        }
    }
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    let found = value.get(key).and_then(Value::as_array);
    found.map_or(&[], Vec::as_slice)
}

fn message(body: &Value, faults: &mut Vec<String>) {
    if let Some(mentions) = body.get("allowed_mentions") {
        known("allowed_mentions", mentions, MENTIONS, faults);
    }
    for file in list(body, "attachments") {
        known("attachment", file, ATTACHMENT, faults);
    }
    for embed in list(body, "embeds") {
        for (part, fields) in PARTS {
            match embed.get(part) {
                Some(Value::Array(all)) => {
                    all.iter().for_each(|one| known(part, one, fields, faults));
                }
                Some(one) => known(part, one, fields, faults),
                None => {}
            }
        }
    }
    for part in list(body, "components") {
        component(part, faults);
    }
}

fn component(part: &Value, faults: &mut Vec<String>) {
    let kind = part.get("type").and_then(Value::as_u64).unwrap_or(0);
    match kind {
        1 => known("row", part, ROW, faults),
        2 => known("button", part, BUTTON, faults),
        3 | 5..=8 => known("menu", part, MENU, faults),
        4 => known("text field", part, FIELD, faults),
        _ => {}
    }
    emoji(part, faults);
    for option in list(part, "options") {
        known("option", option, OPTION, faults);
        emoji(option, faults);
    }
    let most = part.get("max_values").and_then(Value::as_u64).unwrap_or(1);
    let given = list(part, "default_values").len();
    if given as u64 > most {
        faults.push(format!("{given} default values where {most} may be chosen"));
    }
    let chosen = list(part, "options").iter();
    let chosen = chosen.filter(|o| o.get("default") == Some(&Value::Bool(true)));
    let chosen = chosen.count();
    if chosen as u64 > most {
        faults.push(format!("{chosen} options are chosen where {most} may be"));
    }
    for inner in list(part, "components") {
        component(inner, faults);
    }
}

/// An emoji has an id, or is itself its name.
fn emoji(part: &Value, faults: &mut Vec<String>) {
    let Some(emoji) = part.get("emoji").filter(|e| !e.is_null()) else {
        return;
    };
    let id = emoji.get("id").and_then(Value::as_str);
    let name = emoji.get("name").and_then(Value::as_str).unwrap_or("");
    let numbered = id.is_some_and(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_digit()));
    let drawn = !name.is_empty() && !name.chars().any(|c| c.is_ascii_alphabetic());
    if !(numbered || drawn) {
        faults.push(format!("`{name}` is no emoji"));
    }
}
