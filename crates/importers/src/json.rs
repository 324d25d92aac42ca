//! Reading JSON so that everything that is not read is said, with its place.

use serde_json::{Map, Value};

use crate::loss::{At, LossKind, Losses, cut};
use crate::{ImportError, TextFile};

/// A file as JSON. Its depth is limited by the parser.
///
/// # Errors
/// [`ImportError::NotThisFormat`]: it is no JSON, or no object.
pub(crate) fn object(file: &TextFile) -> Result<Value, ImportError> {
    let not_this = |why: String| ImportError::NotThisFormat {
        name: file.name.clone(),
        why,
    };
    let text = file.text.trim_start_matches('\u{feff}');
    let json: Value =
        serde_json::from_str(text).map_err(|error| not_this(format!("it is not JSON, {error}")))?;
    if json.is_object() {
        Ok(json)
    } else {
        Err(not_this("it is no JSON object".to_owned()))
    }
}

/// The items of a list; none if it is no list.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// A whole number that fits.
pub(crate) fn whole(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|number| u32::try_from(number).ok())
}

/// Writes down what is not taken along of one file.
pub(crate) struct Places<'l> {
    file: String,
    pub(crate) losses: &'l mut Losses,
}

impl<'l> Places<'l> {
    pub(crate) fn new(file: &TextFile, losses: &'l mut Losses) -> Places<'l> {
        Places {
            file: file.name.clone(),
            losses,
        }
    }

    /// The place of a field such as `provinces[2].type`.
    pub(crate) fn at(&self, field: &str) -> Option<At> {
        Some(At {
            file: self.file.clone(),
            line: None,
            field: cut(field),
        })
    }

    pub(crate) fn lose(&mut self, field: &str, kind: LossKind) {
        let at = self.at(field);
        self.losses.add(at, kind);
    }

    pub(crate) fn not_understood(&mut self, field: &str, value: &Value) {
        let what = cut(&value.to_string());
        self.lose(field, LossKind::NotUnderstood { what });
    }

    pub(crate) fn no_equivalent(&mut self, field: &str, what: &str) {
        let what = cut(what);
        self.lose(field, LossKind::NoEquivalent { what });
    }

    /// Lists the fields of an object that nobody reads, or the value if it is no object.
    pub(crate) fn others(&mut self, field: &str, value: &Value, known: &[&str]) {
        let none = Map::new();
        let fields = match value {
            Value::Object(fields) => fields,
            Value::Null => &none,
            other => return self.not_understood(field, other),
        };
        for (name, value) in fields {
            if !known.contains(&name.as_str()) {
                let dot = if field.is_empty() { "" } else { "." };
                self.not_understood(&format!("{field}{dot}{name}"), value);
            }
        }
    }

    /// A text; empty if there is none.
    pub(crate) fn words(&mut self, field: &str, value: &Value) -> String {
        match value {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            other => {
                self.not_understood(field, other);
                String::new()
            }
        }
    }
}
