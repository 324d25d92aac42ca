//! The rules a game is made with, as people choose them: a variant and a rulebook.

use crate::game::Setup;
use crate::movement::{BadRulebook, Preset, Rulebook};
use crate::variants::{PRESETS, preset, standard};
use crate::words::Words;

use super::complete::Choice;
use super::error::Fault;
use super::text::escape;

/// The setup of a variant (the plain game without one) under a rulebook (the variant's own without
/// one).
///
/// # Errors
/// When there is no such variant or rulebook.
pub fn setup(words: &Words, variant: Option<&str>, rulebook: Option<&str>) -> Result<Setup, Fault> {
    let rulebook = match rulebook {
        None => None,
        Some(text) => Some(read_rulebook(text).map_err(|bad| Fault::User(unread(words, &bad)))?),
    };
    let Some(id) = variant else {
        return Ok(standard(rulebook));
    };
    let Some(preset) = preset(id.trim()) else {
        let known: Vec<String> = PRESETS.iter().map(|p| format!("`{}`", p.id)).collect();
        let args = [
            ("found", escape(id).into()),
            ("known", words.all_of(&known).into()),
        ];
        return Err(Fault::User(words.text("rules-no-variant", &args)));
    };
    Ok((preset.setup)(rulebook))
}

/// A rulebook as people write it: a preset's name, then single answers (`2000 4.A.3=b`).
///
/// # Errors
/// The first piece that is not understood.
pub fn read_rulebook(text: &str) -> Result<Rulebook, BadRulebook> {
    let mut pieces = text.split([' ', ',', ';']).filter(|p| !p.is_empty());
    let first = pieces.next().unwrap_or_default();
    let mut book = first.parse::<Preset>()?.rulebook();
    for piece in pieces {
        let (id, letter) = piece
            .split_once('=')
            .ok_or_else(|| BadRulebook::Question(piece.to_owned()))?;
        book.set(&id.to_ascii_uppercase(), letter)?;
    }
    Ok(book)
}

/// A rulebook as [`read_rulebook`] reads it.
pub fn write_rulebook(book: &Rulebook) -> String {
    let changed = book
        .overrides()
        .into_iter()
        .map(|(id, letter)| format!(" {id}={letter}"));
    format!("{}{}", book.base, changed.collect::<String>())
}

fn unread(words: &Words, bad: &BadRulebook) -> String {
    let code = |text: &str| escape(&super::text::cut(text, 40));
    match bad {
        BadRulebook::Preset(found) => {
            let known: Vec<String> = Preset::ALL.iter().map(|p| format!("`{p}`")).collect();
            let args = [
                ("found", code(found).into()),
                ("known", words.all_of(&known).into()),
            ];
            words.text("rules-no-rulebook", &args)
        }
        BadRulebook::Question(found) => {
            words.text("rules-no-question", &[("found", code(found).into())])
        }
        BadRulebook::Letter { id, letter, known } => {
            let known: Vec<String> = known.iter().map(|k| format!("`{k}`")).collect();
            let args = [
                ("id", id.clone().into()),
                ("found", code(letter).into()),
                ("known", words.all_of(&known).into()),
            ];
            words.text("rules-no-letter", &args)
        }
    }
}

/// A variant's name, or its id where it has none.
pub fn variant_name(words: &Words, id: &str) -> String {
    let key = format!("variant-{id}");
    if words.has(&key) {
        words.plain(&key)
    } else {
        escape(id)
    }
}

/// The rulebooks there are.
pub fn rulebooks(words: &Words) -> Vec<Choice> {
    Preset::ALL
        .into_iter()
        .map(|p| {
            Choice::new(
                words.text("rules-rulebook", &[("id", p.id().into())]),
                p.id(),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_reads_what_it_writes() {
        for text in ["2000", "1971", "DATC-3.2", "2000 4.A.3=b"] {
            let book = read_rulebook(text).unwrap();
            assert_eq!(write_rulebook(&book), text);
        }
        assert_eq!(read_rulebook("datc").unwrap(), Preset::Datc.rulebook());
        let changed = read_rulebook("2000, 4.a.3=b").map(|b| write_rulebook(&b));
        assert_eq!(changed.unwrap(), "2000 4.A.3=b");
    }

    #[test]
    fn what_is_no_rulebook_is_told() {
        let words = Words::english();
        for wrong in ["", "1066", "2000 4.Z.9=a", "2000 4.A.3=z", "2000 nonsense"] {
            let Err(Fault::User(text)) = setup(words, None, Some(wrong)) else {
                panic!("{wrong} was taken");
            };
            assert!(!text.starts_with('['), "{text}");
        }
        let Err(Fault::User(text)) = setup(words, Some("chess"), None) else {
            panic!("chess was taken");
        };
        assert!(text.contains("chess"));
    }
}
