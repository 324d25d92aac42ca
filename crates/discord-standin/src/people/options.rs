//! What a person filled in, held against what was asked: command options, menu choices, modal fields.

use crate::people::refusal::{Refusal, Unfit};
use crate::people::upload;
use crate::world::clock::Id;
use crate::world::objects::{Objects, text};
use serde_json::{Map, Value, json};

/// The kind of an option that takes a file.
const FILE: u64 = 11;

/// A command's options as sent to the bot.
pub(crate) struct Chosen {
    /// The options with their values, nested in subcommands as Discord sends them.
    pub options: Vec<Value>,
    /// The sub-command's names.
    pub path: Vec<String>,
    /// The people, roles, channels and files that the values name.
    pub resolved: Option<Value>,
}

fn bad(option: &str, why: Unfit) -> Refusal {
    Refusal::Unfit {
        what: option.to_owned(),
        why,
    }
}

fn name_of(value: &Value) -> &str {
    value.get("name").and_then(Value::as_str).unwrap_or("")
}

fn kind_of(value: &Value) -> u64 {
    value.get("type").and_then(Value::as_u64).unwrap_or(0)
}

/// Checks options against a definition. While `typing`, values may be unfinished and one has focus.
pub(crate) fn choose(
    objects: &Objects<'_>,
    guild: Option<Id>,
    definition: &Value,
    given: &[Value],
    typing: bool,
) -> Result<Chosen, Refusal> {
    let mut chosen = Chosen {
        options: Vec::new(),
        path: Vec::new(),
        resolved: None,
    };
    let mut resolved = Map::new();
    chosen.options = level(
        objects,
        guild,
        definition,
        given,
        typing,
        &mut chosen.path,
        &mut resolved,
    )?;
    if !resolved.is_empty() {
        chosen.resolved = Some(Value::Object(resolved));
    }
    Ok(chosen)
}

fn level(
    objects: &Objects<'_>,
    guild: Option<Id>,
    definition: &Value,
    given: &[Value],
    typing: bool,
    path: &mut Vec<String>,
    resolved: &mut Map<String, Value>,
) -> Result<Vec<Value>, Refusal> {
    let none = Vec::new();
    let known = definition
        .get("options")
        .and_then(Value::as_array)
        .unwrap_or(&none);
    if known.iter().any(|o| kind_of(o) <= 2) {
        // Exactly one branch is taken.
        let [branch] = given else {
            return Err(bad(name_of(definition), Unfit::NoBranch));
        };
        let name = name_of(branch);
        let found = known
            .iter()
            .find(|o| name_of(o) == name)
            .ok_or_else(|| bad(name, Unfit::Unknown))?;
        path.push(name.to_owned());
        let inner = branch
            .get("options")
            .and_then(Value::as_array)
            .unwrap_or(&none);
        let options = level(objects, guild, found, inner, typing, path, resolved)?;
        return Ok(vec![
            json!({"type": kind_of(found), "name": name, "options": options}),
        ]);
    }
    let mut done = Vec::new();
    for option in given {
        let name = name_of(option);
        let found = known
            .iter()
            .find(|o| name_of(o) == name)
            .ok_or_else(|| bad(name, Unfit::Unknown))?;
        let focused = typing && option.get("focused") == Some(&Value::Bool(true));
        let raw = option.get("value").cloned().unwrap_or(Value::Null);
        let kind = kind_of(found);
        let value = if focused {
            // What is being typed is sent as it stands.
            json!(raw.as_str().map_or_else(|| raw.to_string(), str::to_owned))
        } else {
            match one(found, kind, &raw) {
                Ok(value) => value,
                Err(_) if typing => continue,
                Err(why) => return Err(bad(name, why)),
            }
        };
        if !focused && (6..=9).contains(&kind) {
            let id = value
                .as_str()
                .and_then(|v| v.parse::<Id>().ok())
                .unwrap_or(0);
            if !resolve_one(objects, guild, kind, id, resolved) {
                return Err(bad(name, Unfit::NotFound));
            }
        }
        if !focused && kind == FILE {
            let found = value
                .as_str()
                .and_then(|raw| upload::resolved(objects, raw));
            let (id, file) = found.ok_or_else(|| bad(name, Unfit::NotFound))?;
            let files = resolved
                .entry("attachments".to_owned())
                .or_insert_with(|| json!({}));
            files[id.to_string()] = file;
            done.push(json!({"type": kind, "name": name, "value": text(id)}));
            continue;
        }
        let mut entry = json!({"type": kind, "name": name, "value": value});
        if focused {
            entry["focused"] = json!(true);
        }
        done.push(entry);
    }
    if !typing {
        let missing = known.iter().find(|o| {
            o.get("required") == Some(&Value::Bool(true))
                && !given.iter().any(|g| name_of(g) == name_of(o))
        });
        if let Some(missing) = missing {
            return Err(bad(name_of(missing), Unfit::Missing));
        }
    }
    Ok(done)
}

/// One value, brought to its option's type and held against its bounds.
fn one(definition: &Value, kind: u64, raw: &Value) -> Result<Value, Unfit> {
    let bound = |key: &str| definition.get(key).and_then(Value::as_f64);
    let value = match kind {
        3 => {
            let text = raw.as_str().map_or_else(|| raw.to_string(), str::to_owned);
            let length = text.chars().count() as f64;
            if text.is_empty() {
                return Err(Unfit::Missing);
            }
            if length > bound("max_length").unwrap_or(6000.0) {
                return Err(Unfit::TooLong);
            }
            if length < bound("min_length").unwrap_or(0.0) {
                return Err(Unfit::TooShort);
            }
            json!(text)
        }
        4 | 10 => {
            let number = raw
                .as_f64()
                .or_else(|| raw.as_str()?.trim().parse().ok())
                .ok_or(Unfit::NotNumber)?;
            if bound("min_value").is_some_and(|m| number < m) {
                return Err(Unfit::TooSmall);
            }
            if bound("max_value").is_some_and(|m| number > m) {
                return Err(Unfit::TooLarge);
            }
            if kind == 10 {
                json!(number)
            } else if number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_991.0 {
                json!(number as i64)
            } else {
                return Err(Unfit::NotWhole);
            }
        }
        5 => match raw {
            Value::Bool(value) => json!(value),
            Value::String(word) if word.eq_ignore_ascii_case("true") => json!(true),
            Value::String(word) if word.eq_ignore_ascii_case("false") => json!(false),
            _ => return Err(Unfit::NotBool),
        },
        6..=9 => {
            let digits = raw
                .as_str()
                .map(|s| s.trim_matches(|c: char| !c.is_ascii_digit()).to_owned())
                .or_else(|| raw.as_u64().map(|n| n.to_string()))
                .filter(|s| s.parse::<Id>().is_ok())
                .ok_or(Unfit::NotFound)?;
            json!(digits)
        }
        FILE => json!(raw.as_str().ok_or(Unfit::NotFound)?),
        _ => return Err(Unfit::NotServed),
    };
    let choices = definition.get("choices").and_then(Value::as_array);
    if let Some(choices) = choices.filter(|c| !c.is_empty())
        && !choices.iter().any(|c| c.get("value") == Some(&value))
    {
        return Err(Unfit::NotAChoice);
    }
    Ok(value)
}

/// Adds what an id stands for to `resolved`. Kinds are those of options: 6 user, 7 channel, 8 role,
/// 9 user or role.
fn resolve_one(
    objects: &Objects<'_>,
    guild: Option<Id>,
    kind: u64,
    id: Id,
    resolved: &mut Map<String, Value>,
) -> bool {
    let mut put = |section: &str, value: Value| {
        let map = resolved
            .entry(section.to_owned())
            .or_insert_with(|| json!({}));
        map[id.to_string()] = value;
    };
    if matches!(kind, 6 | 9) && objects.world.is_user(id) {
        put("users", objects.user(id));
        if let Some(mut member) = guild.and_then(|g| objects.member_partial(g, id)) {
            let bits = guild.map_or(0, |g| objects.world.guild_permissions(g, id));
            member["permissions"] = text(bits);
            put("members", member);
        }
        return true;
    }
    if matches!(kind, 8 | 9) {
        let roles = guild.map(|g| objects.roles(g)).unwrap_or_default();
        if let Some(role) = roles.into_iter().find(|r| r.get("id") == Some(&text(id))) {
            put("roles", role);
            return true;
        }
    }
    if kind == 7
        && let Some(channel) = objects.world.channels.get(&id)
        && channel.guild() == guild
    {
        let mut value = objects.channel(channel);
        value["permissions"] = text(objects.world.permissions(id, objects.world.bot.id));
        put("channels", value);
        return true;
    }
    false
}

/// What the ids chosen in a menu stand for. Kinds are those of components: 5 user, 6 role,
/// 7 user or role, 8 channel.
pub(crate) fn resolve_ids(
    objects: &Objects<'_>,
    guild: Option<Id>,
    kind: u64,
    values: &[String],
) -> Option<Value> {
    let as_option = match kind {
        5 => 6,
        6 => 8,
        7 => 9,
        8 => 7,
        _ => return None,
    };
    let mut resolved = Map::new();
    for value in values {
        resolve_one(
            objects,
            guild,
            as_option,
            value.parse().unwrap_or(0),
            &mut resolved,
        );
    }
    Some(Value::Object(resolved))
}

/// Holds a menu's choices against it.
pub(crate) fn check_menu(part: &Value, kind: u64, values: &[String]) -> Result<(), Refusal> {
    let bound = |key: &str| part.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = values.len() as u64;
    if count < bound("min_values") || count > bound("max_values") {
        return Err(Refusal::BadValues);
    }
    if kind != 3 {
        return Ok(());
    }
    let options = part.get("options").and_then(Value::as_array);
    let known = |value: &String| {
        options
            .into_iter()
            .flatten()
            .any(|o| o.get("value").and_then(Value::as_str) == Some(value))
    };
    if values.iter().all(known) {
        Ok(())
    } else {
        Err(Refusal::BadValues)
    }
}

/// The rows of a modal as submitted. Fields not given keep what they were filled with.
pub(crate) fn fill_modal(
    modal: &Value,
    values: &Map<String, Value>,
) -> Result<Vec<Value>, Refusal> {
    let rows = modal.get("components").and_then(Value::as_array);
    let mut done = Vec::new();
    for row in rows.into_iter().flatten() {
        let mut fields = Vec::new();
        let inputs = row.get("components").and_then(Value::as_array);
        for input in inputs.into_iter().flatten() {
            let id = input.get("custom_id").and_then(Value::as_str).unwrap_or("");
            let label = input.get("label").and_then(Value::as_str).unwrap_or(id);
            let prefilled = input.get("value").and_then(Value::as_str).unwrap_or("");
            let value = values.get(id).and_then(Value::as_str).unwrap_or(prefilled);
            let length = value.chars().count() as u64;
            let fail = |why| bad(label, why);
            let bound = |key: &str| input.get(key).and_then(Value::as_u64);
            let required = input.get("required") != Some(&Value::Bool(false));
            if required && length == 0 {
                return Err(fail(Unfit::Missing));
            }
            if length > bound("max_length").unwrap_or(4000) {
                return Err(fail(Unfit::TooLong));
            }
            if length != 0 && length < bound("min_length").unwrap_or(0) {
                return Err(fail(Unfit::TooShort));
            }
            fields.push(json!({
                "type": 4, "id": input.get("id"), "custom_id": id, "value": value,
            }));
        }
        done.push(json!({"type": 1, "id": row.get("id"), "components": fields}));
    }
    Ok(done)
}
