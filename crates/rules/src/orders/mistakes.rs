//! The errors for what is not understood, with what may have been meant.

use super::cursor::Cursor;
use super::vocabulary as v;
use super::{Missing, Near, Order, ParseError, Piece, suggest};
use crate::board::Power;

impl Cursor<'_> {
    pub(super) fn incomplete(&self, missing: Missing) -> ParseError {
        ParseError::Incomplete { missing }
    }

    /// The error for a word where what the unit does was expected.
    pub(super) fn not_understood(&self) -> ParseError {
        let mut near = Vec::new();
        // What was typed as it is known is understood, but cannot be meant here.
        let known =
            |word: &str| v::is_known(word) || self.names.all().any(|(name, _)| name == word);
        if let Some(word) = self.word().filter(|word| !known(word)) {
            let acts = v::acts(self.ctx.stage).map(|(w, meant)| (w, Near::Word(meant)));
            let places = self.names.all().map(|(name, p)| (name, Near::Province(p)));
            near = suggest::nearest(word, acts.chain(places));
        }
        ParseError::NotUnderstood {
            piece: self.piece(self.at, self.at + 1),
            near,
        }
    }

    /// The error for a word where a power was expected.
    pub(super) fn no_power(&self) -> ParseError {
        let powers = Power::ALL.into_iter().map(|p| (p.id(), Near::Power(p)));
        let near = self.word().map(|word| suggest::nearest(word, powers));
        ParseError::NotUnderstood {
            piece: self.piece(self.at, self.at + 1),
            near: near.unwrap_or_default(),
        }
    }

    /// What was read, if the line ends with it.
    pub(super) fn whole<T>(&self, read: T) -> Result<T, ParseError> {
        if self.done() {
            return Ok(read);
        }
        Err(ParseError::NotUnderstood {
            piece: self.piece(self.at, self.tokens.len()),
            near: Vec::new(),
        })
    }

    pub(super) fn left_over(&self, order: Order) -> ParseError {
        ParseError::LeftOver {
            piece: self.piece(self.at, self.tokens.len()),
            understood: Box::new(order),
        }
    }

    /// When nothing in the line resembles an order, the whole line is what was not understood.
    pub(super) fn broaden(&self, error: ParseError) -> ParseError {
        match error {
            ParseError::NotAProvince { piece, near } if near.is_empty() => {
                let anything = (0..self.tokens.len()).any(|i| {
                    let tail = self.tokens.get(i..).unwrap_or(&[]);
                    self.names.read(tail).is_some()
                });
                if anything {
                    ParseError::NotAProvince { piece, near }
                } else {
                    ParseError::NotAnOrder {
                        piece: Piece::of(self.line, 0..self.line.len()),
                    }
                }
            }
            other => other,
        }
    }
}
