//! The errors for what is not understood, with what may have been meant.

use super::cursor::Cursor;
use super::vocabulary as v;
use super::{Missing, Near, Order, ParseError, Piece};
use crate::board;

impl Cursor<'_> {
    pub(super) fn incomplete(&self, missing: Missing) -> ParseError {
        ParseError::Incomplete { missing }
    }

    /// The error for a word where what the unit does was expected.
    pub(super) fn not_understood(&self) -> ParseError {
        if let Some(error) = self.longer_name() {
            return error;
        }
        let mut near = Vec::new();
        let mut words = 1;
        // What was typed as it is known is understood, but cannot be meant here.
        let known =
            |word: &str| v::is_known(word) || self.names.all().any(|(name, _)| name == word);
        if let Some(word) = self.word().filter(|word| !known(word)) {
            let acts = v::acts(self.ctx.stage).map(|(w, meant)| (w, Near::Word(meant)));
            let places = self.names.all().map(|(name, p)| (name, Near::Province(p)));
            near = board::nearest(word, acts.chain(places));
            // `F Bre mid atlantc`: words that make one name together.
            if let Some((more, provinces)) = self.names.misspelt(self.rest())
                && more > 1
            {
                words = more;
                near = provinces.into_iter().map(Near::Province).collect();
            }
        }
        ParseError::NotUnderstood {
            piece: self.piece(self.at, self.at + words),
            near,
        }
    }

    /// The error for a word where a power was expected.
    pub(super) fn no_power(&self) -> ParseError {
        let powers = self.names.powers().iter();
        let powers = powers.map(|p| (p.id(), Near::Power(*p)));
        let near = self.word().map(|word| board::nearest(word, powers));
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
        if let Some(error) = self.longer_name() {
            return error;
        }
        ParseError::LeftOver {
            piece: self.piece(self.at, self.tokens.len()),
            understood: Box::new(order),
        }
    }

    /// The error for an unknown word that makes a longer name with the one before it, but for a slip: `mid atlantc`.
    fn longer_name(&self) -> Option<ParseError> {
        const LEAST: usize = 4;
        let word = self.word().filter(|word| word.len() >= LEAST)?;
        if v::is_known(word) || self.at_place() {
            return None;
        }
        let ends_here = |start: &usize| {
            let read = self.names.read(self.tokens.get(*start..).unwrap_or(&[]));
            read.is_some_and(|named| start + named.tokens == self.at)
        };
        let start = (0..self.at).find(ends_here)?;
        let words = self.tokens.get(start..=self.at).unwrap_or(&[]);
        let key: String = words.iter().filter_map(|token| token.word()).collect();
        let near = self.names.near(&key);
        let piece = self.piece(start, self.at + 1);
        (!near.is_empty()).then_some(ParseError::NotAProvince { piece, near })
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
