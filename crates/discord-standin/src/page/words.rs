//! The stand-in's texts in the languages it has: those of its page, and those of its refusals.
//!
//! They lie in `words/*.ftl` and are read as Fluent, of which they use little: a text is plain, with
//! placeholders `{ $name }`, or a single choice by a number, which the page makes itself.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use serde::Serialize;

/// A language of the stand-in's page and of its refusals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// The language for people who understand none of the others.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language's code: `en`, `de`.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a locale (`de`, `en-GB`), if the stand-in has it.
    pub fn known(locale: &str) -> Option<Language> {
        let id = locale.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.id() == id)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text not filled in yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Template {
    Plain(String),
    /// One of several texts, chosen by the number that goes by the name `by`: the one under the
    /// number itself, else under its plural category, else under `other`.
    Choice {
        by: String,
        #[serde(flatten)]
        texts: BTreeMap<String, String>,
    },
}

/// One language's texts, by key. What a language does not say is said in English.
pub(crate) struct Words {
    language: Language,
    texts: BTreeMap<String, Template>,
}

impl Words {
    /// The texts of a language, read once.
    pub fn of(language: Language) -> &'static Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        static GERMAN: OnceLock<Words> = OnceLock::new();
        let english = include_str!("../../words/en.ftl");
        let (of, own) = match language {
            Language::English => (&ENGLISH, ""),
            Language::German => (&GERMAN, include_str!("../../words/de.ftl")),
        };
        of.get_or_init(|| {
            let mut texts = read(english);
            texts.extend(read(own));
            Words { language, texts }
        })
    }

    /// The language these are the words of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text under `key` with its placeholders filled in. A missing one shows its key.
    pub fn text(&self, key: &str, args: &[(&str, &str)]) -> String {
        let Some(Template::Plain(text)) = self.texts.get(key) else {
            return format!("[{key}]");
        };
        // Piece by piece, so that nothing filled in is taken for a placeholder.
        let mut pieces = text.split("{ $");
        let mut filled = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (name, after) = piece.split_once(" }").unwrap_or((piece, ""));
            let value = args.iter().find(|(known, _)| *known == name);
            filled.push_str(value.map_or("", |(_, value)| value));
            filled.push_str(after);
        }
        filled
    }

    /// A text without placeholders.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// The texts of the page as JSON, by key. Those of `own` (Fluent) are added to them, or take the
    /// place of those of the same key.
    pub fn page(&self, own: &str) -> String {
        let mut texts = self.texts.clone();
        texts.extend(read(own));
        texts.retain(|key, _| key.starts_with("page-"));
        // Keys and texts always make JSON.
        serde_json::to_string(&texts).unwrap_or_default()
    }
}

/// The messages of a file. One that is more than a [`Template`] can say shows its key; so does whoever
/// asks for one that cannot be read.
fn read(file: &str) -> BTreeMap<String, Template> {
    let read = fluent_syntax::parser::parse(file).unwrap_or_else(|(read, _)| read);
    let messages = read.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value?)),
        _ => None,
    });
    messages
        .map(|(key, value)| {
            let template = template(&value);
            let shown = template.unwrap_or_else(|| Template::Plain(format!("[{key}]")));
            (key.to_owned(), shown)
        })
        .collect()
}

fn template(pattern: &Pattern<&str>) -> Option<Template> {
    if let [
        PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        },
    ] = pattern.elements.as_slice()
    {
        let InlineExpression::VariableReference { id } = selector else {
            return None;
        };
        let texts = variants.iter().map(case).collect::<Option<_>>()?;
        return Some(Template::Choice {
            by: id.name.to_owned(),
            texts,
        });
    }
    plain(pattern).map(Template::Plain)
}

fn case(variant: &Variant<&str>) -> Option<(String, String)> {
    let key = match &variant.key {
        _ if variant.default => "other",
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    Some((key.to_owned(), plain(&variant.value)?))
}

fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(format!("{{ ${} }}", id.name)),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(language: Language, own: &str) -> serde_json::Value {
        serde_json::from_str(&Words::of(language).page(own)).expect("JSON")
    }

    #[test]
    fn the_page_gets_texts_it_can_fill_in() {
        for language in Language::ALL {
            let words = Words::of(language);
            for (key, template) in &words.texts {
                let bad = Template::Plain(format!("[{key}]"));
                let fault = "is more than a page can fill in";
                assert_ne!(*template, bad, "{language}: {key} {fault}");
            }
        }
        let texts = page(Language::English, "");
        assert_eq!(
            texts["page-speak-as-key"],
            "Speak as { $name } (Alt+{ $key })"
        );
        assert_eq!(
            texts["page-new-messages"],
            serde_json::json!({
                "by": "count",
                "one": "{ $count } new message",
                "other": "{ $count } new messages",
            })
        );
        assert_eq!(texts.get("cannot-write"), None, "refusals stay here");
    }

    #[test]
    fn a_hosts_texts_take_the_place_of_the_stand_ins() {
        let own = "page-name = Parrot\npage-feed = Feed { $name }\n";
        let texts = page(Language::German, own);
        assert_eq!(texts["page-name"], "Parrot");
        assert_eq!(texts["page-feed"], "Feed { $name }");
        assert_eq!(texts["page-true"], "True");
    }

    #[test]
    fn texts_are_filled_in_once() {
        let german = Words::of(Language::German);
        assert_eq!(german.language(), Language::German);
        let args = [("what", "{ $why }"), ("why", "x")];
        assert_eq!(german.text("unfit", &args), "{ $why }: x");
        assert_eq!(german.plain("no-such-key"), "[no-such-key]");
    }
}
