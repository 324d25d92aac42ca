//! What is wrong with a field, told from the catalogue.

use chancery_i18n::{Value, Words};
use chancery_rules::board::UnknownPower;
use chancery_rules::game::UnknownPhase;
use chancery_rules::movement::{BadRulebook, Preset};
use chancery_rules::orders::ParseError;
use chancery_rules::variants::options::BadOption;

/// Why a line could not be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The field at fault: `orders.france[2]`; empty when the line as a whole is.
    pub field: String,
    /// What is wrong with it, in a sentence.
    pub message: String,
}

/// A fault of that field.
pub(super) fn wrong(field: &str, key: &str, args: &[(&str, Value<'_>)]) -> Wrong {
    Wrong {
        field: field.to_owned(),
        message: Words::english().text(&format!("resolve-{key}"), args),
    }
}

/// A fault that needs no more words than its own.
pub(super) fn plain(field: &str, key: &str) -> Wrong {
    wrong(field, key, &[])
}

/// A fault about something that was found there.
pub(super) fn found(field: &str, key: &str, found: impl ToString) -> Wrong {
    wrong(field, key, &[("found", found.to_string().into())])
}

/// A fault in a sentence of its own.
pub(super) fn sentence(field: &str, message: String) -> Wrong {
    Wrong {
        field: field.to_owned(),
        message,
    }
}

/// What a reader of ours says of a text.
pub(super) trait Told {
    /// The error as a fault of the line's field of that name.
    fn told(&self, field: &str) -> Wrong;
}

impl Told for UnknownPower {
    fn told(&self, field: &str) -> Wrong {
        found(field, "no-power", &self.0)
    }
}

impl Told for UnknownPhase {
    fn told(&self, field: &str) -> Wrong {
        found(field, "no-phase", &self.0)
    }
}

/// A value of another type than the field's, as the JSON reader says it.
impl Told for serde_json::Error {
    fn told(&self, field: &str) -> Wrong {
        wrong(field, "unreadable", &[("cause", self.to_string().into())])
    }
}

impl Told for BadOption {
    fn told(&self, field: &str) -> Wrong {
        Wrong {
            field: field.to_owned(),
            message: Words::english().bad_option(self),
        }
    }
}

impl Told for BadRulebook {
    fn told(&self, field: &str) -> Wrong {
        match self {
            BadRulebook::Preset(found) => {
                let known: Vec<String> = Preset::ALL.iter().map(Preset::to_string).collect();
                let args = [
                    ("found", found.clone().into()),
                    ("known", known.join(", ").into()),
                ];
                wrong(field, "no-rulebook", &args)
            }
            BadRulebook::Question(question) => found(field, "no-question", question),
            BadRulebook::Letter { id, letter, known } => {
                let args = [
                    ("id", id.clone().into()),
                    ("found", letter.clone().into()),
                    ("known", known.join(", ").into()),
                ];
                wrong(field, "no-letter", &args)
            }
        }
    }
}

/// An error of that field.
pub(super) fn at<E: Told>(field: &str) -> impl Fn(E) -> Wrong {
    move |error| error.told(field)
}

/// An unreadable text of that field, told as players are.
pub(super) fn said(field: impl Into<String>) -> impl Fn(ParseError) -> Wrong {
    let field = field.into();
    move |error| Wrong {
        field: field.clone(),
        message: Words::english().parse_error(&error),
    }
}
