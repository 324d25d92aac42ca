//! Buttons, select menus, layouts and modals: Discord's limits, and the form they take in an answer.

use crate::api::refuse::Form;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The flag of a message made of layout components.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;

/// What a walk over components has met so far.
struct Walk<'a> {
    form: &'a mut Form,
    custom_ids: BTreeSet<String>,
    count: u64,
    text: usize,
    modal: bool,
}

/// Checks the components of a message and returns them as Discord gives them back.
pub(crate) fn check(form: &mut Form, components: &[Value], layout: bool) -> Vec<Value> {
    let mut walk = walk(form, false);
    let most = if layout { 40 } else { 5 };
    if components.len() > most {
        walk.form.fault(
            "components",
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {most} in length."),
        );
    }
    let mut done = Vec::new();
    for (i, part) in components.iter().enumerate() {
        let path = format!("components.{i}");
        let kind = part.get("type").and_then(Value::as_u64);
        let allowed =
            kind == Some(1) || (layout && matches!(kind, Some(9 | 10 | 12 | 13 | 14 | 17)));
        if !allowed {
            bad_type(walk.form, &path);
            continue;
        }
        done.push(walk.any(&path, part));
    }
    if walk.count > 40 {
        walk.form.fault(
            "components",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 40 or fewer in total.",
        );
    }
    if walk.text > 4000 {
        walk.form.fault(
            "components",
            "BASE_TYPE_MAX_LENGTH",
            "Text must be 4000 or fewer in total length.",
        );
    }
    done
}

/// Checks a modal (callback type 9) and returns its components with ids.
pub(crate) fn check_modal(form: &mut Form, data: &Value) -> Vec<Value> {
    match data.get("title").and_then(Value::as_str) {
        Some(title) => form.between("data.title", title, 45),
        None => form.required("data.title"),
    }
    match data.get("custom_id").and_then(Value::as_str) {
        Some(id) => form.between("data.custom_id", id, 100),
        None => form.required("data.custom_id"),
    }
    let empty = Vec::new();
    let rows = data
        .get("components")
        .and_then(Value::as_array)
        .unwrap_or(&empty);
    if rows.is_empty() || rows.len() > 5 {
        form.fault(
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    }
    let mut walk = walk(form, true);
    let mut done = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let path = format!("data.components.{i}");
        if row.get("type").and_then(Value::as_u64) != Some(1) {
            bad_type(walk.form, &path);
            continue;
        }
        done.push(walk.any(&path, row));
    }
    done
}

fn walk(form: &mut Form, modal: bool) -> Walk<'_> {
    Walk {
        form,
        custom_ids: BTreeSet::new(),
        count: 0,
        text: 0,
        modal,
    }
}

fn bad_type(form: &mut Form, path: &str) {
    form.fault(
        &format!("{path}.type"),
        "UNION_TYPE_CHOICES",
        "This component type may not be used here.",
    );
}

impl Walk<'_> {
    /// Checks one component of a kind already allowed at its place, and gives it its number.
    fn any(&mut self, path: &str, part: &Value) -> Value {
        self.count += 1;
        let mut out = part.clone();
        if !out.is_object() {
            return out;
        }
        if out.get("id").and_then(Value::as_u64).is_none_or(|i| i == 0) {
            out["id"] = json!(self.count);
        }
        match part.get("type").and_then(Value::as_u64) {
            Some(1) => self.row(path, part, &mut out),
            Some(2) => self.button(path, part),
            Some(3 | 5 | 6 | 7 | 8) => self.select(path, part, &mut out),
            Some(4) => self.input(path, part),
            Some(10) => match part.get("content").and_then(Value::as_str) {
                Some(text) => {
                    self.form.between(&format!("{path}.content"), text, 4000);
                    self.text += text.chars().count();
                }
                None => self.form.required(&format!("{path}.content")),
            },
            Some(9) => {
                self.children(path, part, &mut out, "components", &[10], 3);
                if let Some(extra) = part.get("accessory") {
                    let path = format!("{path}.accessory");
                    if matches!(extra.get("type").and_then(Value::as_u64), Some(2 | 11)) {
                        out["accessory"] = self.any(&path, extra);
                    } else {
                        bad_type(self.form, &path);
                    }
                } else {
                    self.form.required(&format!("{path}.accessory"));
                }
            }
            Some(12) => {
                let items = part
                    .get("items")
                    .and_then(Value::as_array)
                    .map_or(0, Vec::len);
                if items == 0 || items > 10 {
                    self.form.fault(
                        &format!("{path}.items"),
                        "BASE_TYPE_BAD_LENGTH",
                        "Must be between 1 and 10 in length.",
                    );
                }
            }
            Some(17) => {
                self.children(
                    path,
                    part,
                    &mut out,
                    "components",
                    &[1, 9, 10, 12, 13, 14],
                    39,
                );
            }
            _ => {}
        }
        out
    }

    fn children(
        &mut self,
        path: &str,
        part: &Value,
        out: &mut Value,
        key: &str,
        allowed: &[u64],
        most: usize,
    ) {
        let empty = Vec::new();
        let list = part.get(key).and_then(Value::as_array).unwrap_or(&empty);
        if list.is_empty() || list.len() > most {
            self.form.fault(
                &format!("{path}.{key}"),
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between 1 and {most} in length."),
            );
        }
        let mut done = Vec::new();
        for (i, child) in list.iter().enumerate() {
            let path = format!("{path}.{key}.{i}");
            let kind = child.get("type").and_then(Value::as_u64).unwrap_or(0);
            if allowed.contains(&kind) {
                done.push(self.any(&path, child));
            } else {
                bad_type(self.form, &path);
            }
        }
        out[key] = Value::Array(done);
    }

    fn row(&mut self, path: &str, part: &Value, out: &mut Value) {
        let first = part
            .get("components")
            .and_then(|c| c.get(0))
            .and_then(|c| c.get("type"))
            .and_then(Value::as_u64);
        // A row is all buttons, or one menu, or (in a modal) one text.
        let (allowed, most): (&[u64], usize) = match (self.modal, first) {
            (true, _) => (&[4], 1),
            (false, Some(2)) => (&[2], 5),
            (false, _) => (&[3, 5, 6, 7, 8], 1),
        };
        self.children(path, part, out, "components", allowed, most);
    }

    fn custom_id(&mut self, path: &str, part: &Value) {
        let at = format!("{path}.custom_id");
        let Some(id) = part.get("custom_id").and_then(Value::as_str) else {
            self.form.required(&at);
            return;
        };
        self.form.between(&at, id, 100);
        if !self.custom_ids.insert(id.to_owned()) {
            self.form.fault(
                &at,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }

    fn button(&mut self, path: &str, part: &Value) {
        let label = part.get("label").and_then(Value::as_str);
        let style = part.get("style").and_then(Value::as_u64);
        match style {
            Some(1..=4) => {
                self.custom_id(path, part);
                if part.get("url").is_some_and(|u| !u.is_null()) {
                    self.form.fault(
                        &format!("{path}.url"),
                        "BUTTON_COMPONENT_URL_FORBIDDEN",
                        "A button of this style may not have a URL",
                    );
                }
            }
            Some(5) => {
                let url = part.get("url").and_then(Value::as_str).unwrap_or("");
                if !(url.starts_with("http://") || url.starts_with("https://")) || url.len() > 512 {
                    self.form.fault(
                        &format!("{path}.url"),
                        "URL_TYPE_INVALID_URL",
                        "Not a well formed URL.",
                    );
                }
            }
            _ => self.form.fault(
                &format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3, 4, 5}.",
            ),
        }
        if let Some(label) = label {
            self.form.max(&format!("{path}.label"), label, 80);
        }
        let emoji = part.get("emoji").is_some_and(|e| !e.is_null());
        if label.is_none_or(str::is_empty) && !emoji {
            self.form.fault(
                &format!("{path}.label"),
                "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
                "A button must have a label or an emoji",
            );
        }
    }

    fn select(&mut self, path: &str, part: &Value, out: &mut Value) {
        self.custom_id(path, part);
        if let Some(text) = part.get("placeholder").and_then(Value::as_str) {
            self.form.max(&format!("{path}.placeholder"), text, 150);
        }
        let least = part.get("min_values").and_then(Value::as_u64).unwrap_or(1);
        let most = part.get("max_values").and_then(Value::as_u64).unwrap_or(1);
        out["min_values"] = json!(least);
        out["max_values"] = json!(most);
        if least > 25 || most == 0 || most > 25 || least > most {
            self.form.fault(
                &format!("{path}.max_values"),
                "BASE_TYPE_CHOICES",
                "min_values and max_values must be in order and within 25.",
            );
        }
        if part.get("type").and_then(Value::as_u64) != Some(3) {
            return;
        }
        let empty = Vec::new();
        let options = part
            .get("options")
            .and_then(Value::as_array)
            .unwrap_or(&empty);
        if options.is_empty() || options.len() > 25 {
            self.form.fault(
                &format!("{path}.options"),
                "BASE_TYPE_BAD_LENGTH",
                "Must be between 1 and 25 in length.",
            );
        }
        if most as usize > options.len() && !options.is_empty() {
            self.form.fault(
                &format!("{path}.max_values"),
                "SELECT_COMPONENT_MAX_VALUES",
                "max_values is larger than the number of options",
            );
        }
        let mut values = BTreeSet::new();
        for (i, option) in options.iter().enumerate() {
            let path = format!("{path}.options.{i}");
            for (key, needed) in [("label", true), ("value", true), ("description", false)] {
                let at = format!("{path}.{key}");
                match option.get(key).and_then(Value::as_str) {
                    Some(text) if needed => self.form.between(&at, text, 100),
                    Some(text) => self.form.max(&at, text, 100),
                    None if needed => self.form.required(&at),
                    None => {}
                }
            }
            let value = option.get("value").and_then(Value::as_str).unwrap_or("");
            if !values.insert(value.to_owned()) {
                self.form.fault(
                    &format!("{path}.value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                );
            }
        }
    }

    fn input(&mut self, path: &str, part: &Value) {
        self.custom_id(path, part);
        match part.get("label").and_then(Value::as_str) {
            Some(label) => self.form.between(&format!("{path}.label"), label, 45),
            None => self.form.required(&format!("{path}.label")),
        }
        if !matches!(part.get("style").and_then(Value::as_u64), Some(1 | 2)) {
            self.form.fault(
                &format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2}.",
            );
        }
        if let Some(text) = part.get("placeholder").and_then(Value::as_str) {
            self.form.max(&format!("{path}.placeholder"), text, 100);
        }
        if let Some(text) = part.get("value").and_then(Value::as_str) {
            let most = part
                .get("max_length")
                .and_then(Value::as_u64)
                .unwrap_or(4000);
            self.form
                .max(&format!("{path}.value"), text, most.min(4000) as usize);
        }
        let least = part.get("min_length").and_then(Value::as_u64).unwrap_or(0);
        let most = part.get("max_length").and_then(Value::as_u64);
        if least > 4000 || most.is_some_and(|m| m == 0 || m > 4000 || m < least) {
            self.form.fault(
                &format!("{path}.max_length"),
                "NUMBER_TYPE_MAX",
                "Lengths must be in order and within 4000.",
            );
        }
    }
}

/// Finds the component with a `custom_id` anywhere in a message's components.
pub(crate) fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    for part in components {
        if part.get("custom_id").and_then(Value::as_str) == Some(custom_id) {
            return Some(part);
        }
        let inner = part.get("components").and_then(Value::as_array);
        if let Some(found) = inner.and_then(|list| find(list, custom_id)) {
            return Some(found);
        }
        if let Some(extra) = part.get("accessory")
            && extra.get("custom_id").and_then(Value::as_str) == Some(custom_id)
        {
            return Some(extra);
        }
    }
    None
}
