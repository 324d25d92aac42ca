//! The chain of hashes: each line's covers the line and the hash before it.
//!
//! A line is hashed in its canonical form: without the field `hash`, keys sorted, no blanks. That is what
//! `jq -cS 'del(.hash)'` prints, so anybody can check a file without this program.

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// An archive under construction, each of whose lines carries a hash of those before it.
#[derive(Default)]
pub struct Chain {
    text: String,
    last: String,
}

impl Chain {
    /// Adds a line of that kind.
    ///
    /// # Errors
    /// When the record is not an object of JSON.
    pub fn push(&mut self, kind: &str, record: &impl Serialize) -> Result<(), serde_json::Error> {
        let Value::Object(mut fields) = serde_json::to_value(record)? else {
            return Err(serde::ser::Error::custom("not an object"));
        };
        fields.insert("record".to_owned(), kind.into());
        self.last = link(&self.last, &fields);
        fields.insert("hash".to_owned(), self.last.clone().into());
        canonical(&Value::Object(fields), &mut self.text);
        self.text.push('\n');
        Ok(())
    }

    /// The whole archive, one JSON object to a line.
    pub fn into_text(self) -> String {
        self.text
    }
}

/// The hash of a line, after the hash of the line before (empty for the first).
pub(super) fn link(before: &str, fields: &Map<String, Value>) -> String {
    let mut fields = fields.clone();
    fields.remove("hash");
    let mut text = format!("{before}\n");
    canonical(&Value::Object(fields), &mut text);
    hash(text.as_bytes())
}

/// A SHA-256 in hexadecimal.
pub fn hash(bytes: &[u8]) -> String {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

/// Writes a value with its keys sorted and without blanks.
pub(super) fn canonical(value: &Value, to: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort_unstable();
            to.push('{');
            for (i, key) in keys.into_iter().enumerate() {
                if i > 0 {
                    to.push(',');
                }
                to.push_str(&Value::from(key.as_str()).to_string());
                to.push(':');
                canonical(&fields[key], to);
            }
            to.push('}');
        }
        Value::Array(list) => {
            to.push('[');
            for (i, item) in list.iter().enumerate() {
                if i > 0 {
                    to.push(',');
                }
                canonical(item, to);
            }
            to.push(']');
        }
        plain => to.push_str(&plain.to_string()),
    }
}
