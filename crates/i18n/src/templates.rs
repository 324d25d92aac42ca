//! Texts handed on with their placeholders, to a page that fills them in itself.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use serde::Serialize;

use super::Words;

/// A text not filled in yet; placeholders are written `{ $name }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Template {
    Plain(String),
    /// One of several texts, chosen by the number that goes by the name `by`: the one under the
    /// number itself, else under its plural category, else under `other`.
    Choice {
        by: String,
        #[serde(flatten)]
        texts: BTreeMap<String, String>,
    },
}

impl Words {
    /// The messages of one file of the catalogue, by key. One that is more than a [`Template`] can
    /// say shows its key, as a missing one does; a test finds it.
    pub fn templates(&self, file: &str) -> BTreeMap<String, Template> {
        let texts = self.files.iter().filter(|(name, _)| *name == file);
        // What cannot be read was told when the catalogue was loaded.
        let read = |text| fluent_syntax::parser::parse(text).unwrap_or_else(|(read, _)| read);
        let entries = texts.flat_map(|(_, text)| read(*text).body);
        // Of two messages of one name the later counts, as when they are said.
        let messages = entries.filter_map(|entry| match entry {
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
    use super::super::Language;
    use super::*;

    #[test]
    fn the_page_gets_texts_it_can_fill_in() {
        for language in Language::ALL {
            for (key, template) in Words::of(language).templates("page") {
                let bad = Template::Plain(format!("[{key}]"));
                let fault = "is more than a page can fill in";
                assert_ne!(template, bad, "{language}: {key} {fault}");
            }
        }
        let page = Words::english().templates("page");
        let speak = Template::Plain("Speak as { $name } (Alt+{ $key })".to_owned());
        assert_eq!(page.get("page-speak-as-key"), Some(&speak));
        let new = serde_json::to_value(&page["page-new-messages"]).unwrap();
        assert_eq!(
            new,
            serde_json::json!({
                "by": "count",
                "one": "{ $count } new message",
                "other": "{ $count } new messages",
            })
        );
    }
}
