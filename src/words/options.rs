//! What an option takes, in words.

use crate::variants::options::{BadOption, BadValue, Expected};

use super::Words;

impl Words {
    /// What an option takes, as the end of a sentence.
    pub fn expected(&self, expected: &Expected) -> String {
        let listed = |key: &str, all: &[String]| {
            let all: Vec<String> = all.iter().map(|word| format!("`{word}`")).collect();
            self.text(key, &[("words", all.join(", ").into())])
        };
        match expected {
            Expected::Number { from, to } => {
                let args = [("from", from.clone().into()), ("to", to.clone().into())];
                self.text("expected-number", &args)
            }
            Expected::OneOf(words) => listed("expected-one-of", words),
            Expected::AnyOf(words) => listed("expected-any-of", words),
            Expected::Values { most } => self.text("expected-values", &[("most", (*most).into())]),
        }
    }

    /// Why an option cannot be set, for those who wrote it as JSON.
    pub fn bad_option(&self, bad: &BadOption) -> String {
        match &bad.why {
            BadValue::Unknown { known } => {
                self.text("option-unknown", &[("known", known.join(", ").into())])
            }
            BadValue::Unreadable { found, expected } => {
                let args = [
                    ("found", found.to_string().into()),
                    ("expected", self.expected(expected).into()),
                ];
                self.text("option-unreadable", &args)
            }
        }
    }
}
