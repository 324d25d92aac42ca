//! What a line that does not count may have been meant as.

use super::mine::MySheet;
use super::reading::reading_context;
use chancery_rules::game::{Item, Unread, read_items};
use chancery_rules::orders::{Near, ParseError, Parser, title};

/// The most words that one is taken for.
const MOST_READINGS: usize = 2;

/// How many words of one line are put right.
const MOST_WORDS: usize = 3;

/// What a line that cannot be read probably means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The correction, if one word of the line had to be changed and nothing else.
    pub word: Option<Near>,
    /// The whole line after the correction, ready to be written.
    pub line: String,
}

impl MySheet {
    /// What a line says, if it can be read in the open phase.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn read(&self, line: &str) -> Result<Item, Unread> {
        let ctx = reading_context(&self.context, &self.powers);
        let lines = read_items(line, &ctx, &self.context.state);
        let first = lines.into_iter().next();
        first.map_or(Err(Unread::Order(ParseError::Empty)), |line| line.read)
    }

    /// What a line that could not be read may have been meant as: with its misspelt words put right, or without
    /// the words around an order.
    pub fn meant(&self, text: &str, error: &Unread) -> Vec<Meant> {
        self.readings(text, error, MOST_WORDS)
    }

    fn readings(&self, text: &str, error: &Unread, words: usize) -> Vec<Meant> {
        let Unread::Order(error) = error else {
            return Vec::new();
        };
        let bare = |item: Item| Meant {
            word: None,
            line: item.to_string(),
        };
        // A greeting, say.
        let begun = Parser::new(self.context.state.setup.board()).begun(text);
        if begun.len() < text.len() {
            let found = match self.read(begun) {
                Ok(item) => vec![bare(item)],
                Err(error) => self.readings(begun, &error, words),
            };
            if !found.is_empty() {
                return found;
            }
        }
        let (piece, near) = match error {
            ParseError::NotAProvince { piece, near } => {
                let near = near.iter().copied().map(Near::Province);
                (piece, near.collect())
            }
            ParseError::NotUnderstood { piece, near } => (piece, near.clone()),
            ParseError::LeftOver { understood, .. } => {
                let item = self.read(&understood.to_string()).ok();
                return item.map(bare).into_iter().collect();
            }
            _ => return Vec::new(),
        };
        let near = near.into_iter().take(MOST_READINGS);
        near.filter_map(|near| {
            text.get(piece.span.clone())?;
            let mut line = text.to_owned();
            line.replace_range(piece.span.clone(), &written(near));
            Some(self.settled(near, line, words))
        })
        .collect()
    }

    /// A line with one word put right, as orders are written; where that was not enough, with the next one, too.
    fn settled(&self, near: Near, line: String, words: usize) -> Meant {
        let word = Some(near);
        match self.read(&line) {
            Ok(item) => {
                let line = item.to_string();
                Meant { word, line }
            }
            Err(error) if words > 1 => {
                let all = self.readings(&line, &error, words - 1);
                let further = all.into_iter().next().map(|meant| meant.line);
                match further {
                    Some(line) => Meant { word: None, line },
                    None => Meant { word, line },
                }
            }
            Err(_) => Meant { word, line },
        }
    }
}

/// A word as orders write it.
fn written(near: Near) -> String {
    match near {
        Near::Province(at) => title(at.into()).to_string(),
        Near::Word(word) => word.to_owned(),
        Near::Power(power) => power.to_string(),
    }
}
