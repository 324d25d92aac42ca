//! Slash command definitions: Discord's limits, and the form they take once registered.

use crate::api::refuse::{ApiError, Form};
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::{Command, World};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The locales Discord translates commands into.
pub(crate) const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

/// Checks a whole set and puts it in the place of the former one.
pub(crate) fn replace(
    world: &mut World,
    guild: Option<Id>,
    body: &Value,
    now_ms: i64,
) -> Result<Vec<Value>, ApiError> {
    let Value::Array(list) = body else {
        return Err(ApiError::bad_json());
    };
    check(list, guild)?;
    let mut done = Vec::new();
    for item in list {
        let name = item.get("name").and_then(Value::as_str).unwrap_or("");
        let kind = item.get("type").and_then(Value::as_u64).unwrap_or(1);
        // A command that stays keeps its id, so mentions of it stay good.
        let old = world.commands.iter().find(|c| {
            c.guild == guild
                && c.body.get("name").and_then(Value::as_str) == Some(name)
                && c.body.get("type").and_then(Value::as_u64) == Some(kind)
        });
        let id = match old {
            Some(old) => old.id,
            None => world.id(now_ms),
        };
        let version = world.id(now_ms);
        let body = registered(item, id, version, world.bot.id, guild);
        done.push(Command { id, guild, body });
    }
    world.commands.retain(|c| c.guild != guild);
    let answer = done.iter().map(|c| c.body.clone()).collect();
    world.commands.extend(done);
    Ok(answer)
}

fn registered(item: &Value, id: Id, version: Id, application: Id, guild: Option<Id>) -> Value {
    let mut out = item.clone();
    out["id"] = text(id);
    out["application_id"] = text(application);
    out["version"] = text(version);
    if out.get("type").is_none_or(Value::is_null) {
        out["type"] = json!(1);
    }
    if out.get("description").is_none_or(Value::is_null) {
        out["description"] = json!("");
    }
    for key in [
        "default_member_permissions",
        "name_localizations",
        "description_localizations",
    ] {
        if out.get(key).is_none() {
            out[key] = Value::Null;
        }
    }
    for option in out
        .get_mut("options")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
    {
        prune(option);
    }
    if out.get("nsfw").is_none() {
        out["nsfw"] = json!(false);
    }
    match guild {
        Some(guild) => out["guild_id"] = text(guild),
        None => {
            if out.get("integration_types").is_none_or(Value::is_null) {
                out["integration_types"] = json!([0]);
            }
            if out.get("contexts").is_none() {
                out["contexts"] = Value::Null;
            }
        }
    }
    out
}

/// Leaves out what an option does not say, as Discord's answers do.
fn prune(option: &mut Value) {
    let Value::Object(map) = option else { return };
    map.retain(|key, value| {
        let empty = value.as_array().is_some_and(Vec::is_empty);
        key.ends_with("_localizations") || !(value.is_null() || empty)
    });
    for inner in map
        .get_mut("options")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
    {
        prune(inner);
    }
}

/// Checks a set of commands as Discord's bulk overwrite does.
fn check(list: &[Value], guild: Option<Id>) -> Result<(), ApiError> {
    let mut form = Form::default();
    let mut names = BTreeSet::new();
    for (i, item) in list.iter().enumerate() {
        let path = i.to_string();
        let kind = item.get("type").and_then(Value::as_u64).unwrap_or(1);
        let name = item.get("name").and_then(Value::as_str).unwrap_or("");
        if !names.insert((kind, name.to_owned())) {
            form.fault(
                &format!("{path}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
        one(&mut form, &path, item, kind);
        if guild.is_some() && item.get("contexts").is_some_and(|c| !c.is_null()) {
            form.fault(
                &format!("{path}.contexts"),
                "APPLICATION_COMMAND_CONTEXTS_GUILD",
                "Guild commands have no contexts",
            );
        }
    }
    if names.iter().filter(|(kind, _)| *kind == 1).count() > 100 {
        form.fault(
            "commands",
            "APPLICATION_COMMANDS_MAX",
            "Maximum number of application commands reached (100)",
        );
    }
    form.done()
}

fn one(form: &mut Form, path: &str, item: &Value, kind: u64) {
    if !(1..=3).contains(&kind) {
        form.fault(
            &format!("{path}.type"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3}.",
        );
    }
    check_name(form, path, item, kind == 1);
    if kind == 1 {
        check_description(form, path, item);
    }
    for (key, allowed) in [("contexts", 0..=2), ("integration_types", 0..=1)] {
        let list = item.get(key).and_then(Value::as_array);
        for value in list.into_iter().flatten() {
            if value.as_i64().is_none_or(|v| !allowed.contains(&v)) {
                form.fault(
                    &format!("{path}.{key}"),
                    "BASE_TYPE_CHOICES",
                    "Not a known value.",
                );
            }
        }
    }
    if let Some(bits) = item
        .get("default_member_permissions")
        .filter(|b| !b.is_null())
    {
        let fine = bits.as_str().is_some_and(|b| b.parse::<u64>().is_ok()) || bits.is_u64();
        if !fine {
            let path = format!("{path}.default_member_permissions");
            form.fault(&path, "PERMISSIONS_TYPE", "Not a permission bit set.");
        }
    }
    check_options(form, path, item, 0);
    if size(item) > 8_000 {
        form.fault(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size of 8000",
        );
    }
}

fn right_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=32).contains(&length)
        && name
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\''))
        && name == name.to_lowercase()
}

fn check_name(form: &mut Form, path: &str, item: &Value, strict: bool) {
    let at = format!("{path}.name");
    match item.get("name").and_then(Value::as_str) {
        Some(name) if strict && !right_name(name) => form.fault(
            &at,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        ),
        Some(name) => form.between(&at, name, 32),
        None => form.required(&at),
    }
    localized(form, path, item, "name_localizations", |name| {
        !strict || right_name(name)
    });
}

fn check_description(form: &mut Form, path: &str, item: &Value) {
    let at = format!("{path}.description");
    match item.get("description").and_then(Value::as_str) {
        Some(words) => form.between(&at, words, 100),
        None => form.required(&at),
    }
    localized(form, path, item, "description_localizations", |words| {
        (1..=100).contains(&words.chars().count())
    });
}

fn localized(form: &mut Form, path: &str, item: &Value, key: &str, fine: impl Fn(&str) -> bool) {
    let Some(Value::Object(map)) = item.get(key) else {
        return;
    };
    for (locale, value) in map {
        let at = format!("{path}.{key}.{locale}");
        if !LOCALES.contains(&locale.as_str()) {
            form.fault(&at, "BASE_TYPE_CHOICES", "Not a known locale.");
        } else if !value.as_str().is_some_and(&fine) {
            form.fault(
                &at,
                "APPLICATION_COMMAND_INVALID_NAME",
                "The translation is invalid",
            );
        }
    }
}

fn check_options(form: &mut Form, path: &str, item: &Value, depth: usize) {
    let Some(options) = item.get("options").and_then(Value::as_array) else {
        return;
    };
    if options.len() > 25 {
        form.fault(
            &format!("{path}.options"),
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let mut names = BTreeSet::new();
    let mut optional_seen = false;
    let kind_of = |o: &Value| o.get("type").and_then(Value::as_u64).unwrap_or(0);
    let branches = options.iter().filter(|o| kind_of(o) <= 2).count();
    if branches != 0 && branches != options.len() {
        form.fault(
            &format!("{path}.options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
    for (i, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{i}");
        let kind = kind_of(option);
        check_name(form, &path, option, true);
        check_description(form, &path, option);
        let name = option.get("name").and_then(Value::as_str).unwrap_or("");
        if !names.insert(name.to_owned()) {
            form.fault(
                &format!("{path}.name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                "Option names must be unique",
            );
        }
        let required = option.get("required") == Some(&Value::Bool(true));
        if required && optional_seen {
            form.fault(
                &format!("{path}.required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required;
        match kind {
            // A group holds sub-commands, a sub-command plain options, and it goes no deeper.
            1 | 2 if depth == 0 || (depth == 1 && kind == 1) => {
                let deeper = if kind == 2 { 1 } else { 2 };
                check_options(form, &path, option, deeper);
            }
            3..=11 => check_value_option(form, &path, option, kind),
            _ => form.fault(
                &format!("{path}.type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "This option type may not be used here",
            ),
        }
    }
}

fn check_value_option(form: &mut Form, path: &str, option: &Value, kind: u64) {
    let autocomplete = option.get("autocomplete") == Some(&Value::Bool(true));
    if autocomplete && !matches!(kind, 3 | 4 | 10) {
        form.fault(
            &format!("{path}.autocomplete"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_TYPE",
            "This option type has no autocomplete",
        );
    }
    let empty = Vec::new();
    let choices = option
        .get("choices")
        .and_then(Value::as_array)
        .unwrap_or(&empty);
    if autocomplete && !choices.is_empty() {
        form.fault(
            &format!("{path}.autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Choices and autocomplete are mutually exclusive",
        );
    }
    choices_fit(form, &format!("{path}.choices"), choices, kind);
    let number = |key: &str| option.get(key).and_then(Value::as_f64);
    if let (Some(least), Some(most)) = (number("min_value"), number("max_value"))
        && least > most
    {
        form.fault(
            &format!("{path}.max_value"),
            "NUMBER_TYPE_MIN",
            "max_value is below min_value.",
        );
    }
    for key in ["min_length", "max_length"] {
        if number(key).is_some_and(|n| !(0.0..=6000.0).contains(&n)) {
            form.fault(
                &format!("{path}.{key}"),
                "NUMBER_TYPE_MAX",
                "Must be within 0 and 6000.",
            );
        }
    }
}

/// Checks choices, of an option or of an autocomplete answer.
pub(crate) fn choices_fit(form: &mut Form, path: &str, choices: &[Value], kind: u64) {
    if choices.len() > 25 {
        form.fault(
            path,
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    let mut names = BTreeSet::new();
    for (i, choice) in choices.iter().enumerate() {
        let at = format!("{path}.{i}.name");
        match choice.get("name").and_then(Value::as_str) {
            Some(name) => {
                form.between(&at, name, 100);
                if !names.insert(name) {
                    form.fault(
                        &at,
                        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                        "Choice names must be unique",
                    );
                }
            }
            None => form.required(&at),
        }
        localized(
            form,
            &format!("{path}.{i}"),
            choice,
            "name_localizations",
            |name| (1..=100).contains(&name.chars().count()),
        );
        let at = format!("{path}.{i}.value");
        match (kind, choice.get("value")) {
            (3, Some(Value::String(value))) => form.between(&at, value, 100),
            (4, Some(value)) if value.is_i64() || value.is_u64() => {}
            (10, Some(value)) if value.is_number() => {}
            _ => form.fault(
                &at,
                "BASE_TYPE_BAD_TYPE",
                "The value does not fit the option's type.",
            ),
        }
    }
}

/// What counts towards a command's 8 000 characters: names, descriptions and values, and of the
/// translations only the longest.
fn size(item: &Value) -> usize {
    let longest = |key: &str, all: &str| {
        let own = item
            .get(key)
            .and_then(Value::as_str)
            .map_or(0, |s| s.chars().count());
        let translated = item.get(all).and_then(Value::as_object);
        translated
            .into_iter()
            .flat_map(|m| m.values())
            .filter_map(|v| Some(v.as_str()?.chars().count()))
            .fold(own, usize::max)
    };
    let value = item
        .get("value")
        .and_then(Value::as_str)
        .map_or(0, |s| s.chars().count());
    let inner: usize = ["options", "choices"]
        .iter()
        .filter_map(|key| item.get(*key)?.as_array())
        .flatten()
        .map(size)
        .sum();
    longest("name", "name_localizations")
        + longest("description", "description_localizations")
        + value
        + inner
}

#[cfg(test)]
mod tests;
