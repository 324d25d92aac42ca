//! Autocompletion: at most 25 choices, name and value of at most 100 characters each.

use poise::serenity_prelude as serenity;

use super::text::{CHOICE, CHOICES, cut};

/// Something that may be chosen: what is shown, and what is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What people see, in their language.
    pub name: String,
    /// What the command gets when it is chosen.
    pub value: String,
}

impl Choice {
    /// A choice that shows `name` and sends `value`; their length is limited only when they are offered.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Choice {
        Choice {
            name: name.into(),
            value: value.into(),
        }
    }
}

/// The choices that fit what is typed: those that begin with it first, then those that have every
/// word of it somewhere. A choice whose value is too long to send is left out.
pub fn fitting(all: impl IntoIterator<Item = Choice>, typed: &str) -> Vec<Choice> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split_whitespace().collect();
    let mut first: Vec<Choice> = Vec::new();
    let mut then = Vec::new();
    for mut choice in all {
        if first.len() == CHOICES {
            break;
        }
        if choice.value.is_empty() || choice.value.chars().count() > CHOICE {
            continue;
        }
        let (name, value) = (plain(&choice.name), plain(&choice.value));
        choice.name = cut(&choice.name, CHOICE);
        if name.starts_with(&typed) || value.starts_with(&typed) {
            if first.last().is_none_or(|last| last.value != choice.value) {
                first.push(choice);
            }
        } else if words.iter().all(|w| name.contains(w) || value.contains(w)) {
            then.push(choice);
        }
    }
    first.append(&mut then);
    first.dedup_by(|a, b| a.value == b.value);
    first.truncate(CHOICES);
    first
}

/// Small letters, arrows and dashes as blanks: what is typed and what is shown differ in these.
pub(in crate::discord) fn plain(text: &str) -> String {
    let blank = |c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | '→' | '>');
    let mut plain = String::with_capacity(text.len());
    for word in text.split(blank).filter(|word| !word.is_empty()) {
        if !plain.is_empty() {
            plain.push(' ');
        }
        if word.is_ascii() {
            plain.extend(word.chars().map(|c| c.to_ascii_lowercase()));
        } else {
            plain.push_str(&word.to_lowercase());
        }
    }
    plain
}

/// The choices in the form in which poise returns them to Discord.
pub fn response(choices: Vec<Choice>) -> serenity::CreateAutocompleteResponse {
    let choices = choices
        .into_iter()
        .map(|c| serenity::AutocompleteChoice::new(c.name, c.value));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The value of another option of the command being typed.
pub fn option<'a>(ctx: &super::bot::Ctx<'a>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(app) = ctx else {
        return None;
    };
    app.args
        .iter()
        .filter(|o| o.name == name)
        .find_map(|o| match o.value {
            serenity::ResolvedValue::String(text) => Some(text),
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[(&str, &str)], typed: &str) -> Vec<String> {
        let all = all.iter().map(|(n, v)| Choice::new(*n, *v));
        fitting(all, typed).into_iter().map(|c| c.name).collect()
    }

    const ORDERS: &[(&str, &str)] = &[
        ("A Paris → Burgundy", "A Par - Bur"),
        ("A Paris → Picardy", "A Par - Pic"),
        (
            "A Paris supports A Marseilles → Burgundy",
            "A Par S A Mar - Bur",
        ),
    ];

    #[test]
    fn what_is_typed_is_looked_for_in_name_and_value() {
        assert_eq!(names(ORDERS, "").len(), 3);
        assert_eq!(names(ORDERS, "pic"), ["A Paris → Picardy"]);
        assert_eq!(
            names(ORDERS, "a par-bur"),
            [
                "A Paris → Burgundy",
                "A Paris supports A Marseilles → Burgundy"
            ]
        );
        assert_eq!(names(ORDERS, "SUPPORTS bur").len(), 1);
        assert!(names(ORDERS, "vienna").is_empty());
    }

    #[test]
    fn what_begins_so_comes_first() {
        let all = &[("The Warsaw Pact", "1"), ("Warsaw", "2")];
        assert_eq!(names(all, "war"), ["Warsaw", "The Warsaw Pact"]);
    }

    #[test]
    fn there_are_never_too_many_nor_too_long() {
        let many = (0..40).map(|n| Choice::new("x".repeat(150), format!("v{n}")));
        let got = fitting(many, "");
        assert_eq!(got.len(), CHOICES);
        assert!(got.iter().all(|c| c.name.chars().count() == CHOICE));
        let mut asked = 0;
        let counted = (0..400).inspect(|_| asked += 1);
        let counted = counted.map(|n| Choice::new(format!("name {n}"), format!("v{n}")));
        assert_eq!(fitting(counted, "name").len(), CHOICES);
        assert!(asked <= CHOICES + 1, "{asked} were spelled out");
        assert!(fitting([Choice::new("name", "v".repeat(101))], "").is_empty());
        assert!(fitting([Choice::new("name", "")], "").is_empty());
    }
}
