//! Walking along a line's tokens: words, places, powers and units.

use super::lexer::{Token, TokenKind};
use super::names::Names;
use super::{Context, ParseError, Piece, UnitRef, vocabulary};
use crate::board::{Coast, Location, Power, Province, UnitKind};

/// A reader of one line.
pub(super) struct Cursor<'a> {
    /// The line as it was typed.
    pub line: &'a str,
    /// The line's words and signs.
    pub tokens: Vec<Token>,
    /// The place in `tokens` of the one to be read next.
    pub at: usize,
    /// The names of provinces and powers that the line may use.
    pub names: &'a Names,
    /// What is known besides the text, such as whose sheet it is.
    pub ctx: &'a Context<'a>,
    /// The number at the start of the line, when it reads like an item's number in a list.
    pub mark: Option<u8>,
    /// Whether the unit last read stood in brackets: `F (Ion-)Adr-Ven`.
    pub bracketed: bool,
}

impl Cursor<'_> {
    /// The tokens that are not read yet.
    pub(super) fn rest(&self) -> &[Token] {
        self.tokens.get(self.at..).unwrap_or(&[])
    }

    /// Whether the whole line has been read.
    pub(super) fn done(&self) -> bool {
        self.rest().is_empty()
    }

    /// The next token's word, if it is one.
    pub(super) fn word(&self) -> Option<&str> {
        self.rest().first().and_then(Token::word)
    }

    pub(super) fn word_after(&self, skipped: usize) -> Option<&str> {
        self.rest().get(skipped).and_then(Token::word)
    }

    /// Whether the next token is one of these words.
    pub(super) fn is_any(&self, words: &[&str]) -> bool {
        self.word().is_some_and(|w| words.contains(&w))
    }

    /// Reads the next token if it is one of these words; returns whether it did.
    pub(super) fn eat(&mut self, words: &[&str]) -> bool {
        let found = self.is_any(words);
        self.at += usize::from(found);
        found
    }

    /// Reads the next token if it is an arrow; returns whether it did.
    pub(super) fn eat_arrow(&mut self) -> bool {
        let found = matches!(self.rest().first(), Some(t) if t.kind == TokenKind::Arrow);
        self.at += usize::from(found);
        found
    }

    /// Eats dashes, arrows and words like `to`; whether there were any.
    pub(super) fn eat_way(&mut self) -> bool {
        let start = self.at;
        while self.eat_arrow() || self.eat(vocabulary::TO) {}
        self.at > start
    }

    pub(super) fn eat_fillers(&mut self) {
        while self.is_any(vocabulary::FILLER) && !self.at_place() {
            self.at += 1;
        }
    }

    /// Whether a province's name begins here.
    pub(super) fn at_place(&self) -> bool {
        self.names.read(self.rest()).is_some()
    }

    /// A power's name, its adjective or its possessive; a province's name goes first
    /// (`English Channel`).
    pub(super) fn eat_power(&mut self) -> Option<Power> {
        if self.at_place() {
            return None;
        }
        let (power, tokens) = self.names.power(self.rest())?;
        self.at += tokens;
        // `Austria-Hungary`, `Austro-Hungarian`.
        let dashes =
            usize::from(matches!(self.rest().first(), Some(t) if t.kind == TokenKind::Arrow));
        if power == Power::AUSTRIA
            && matches!(self.word_after(dashes), Some("hungary" | "hungarian"))
        {
            self.at += dashes + 1;
        }
        Some(power)
    }

    /// Reads the next token if it names a kind of unit.
    pub(super) fn eat_kind(&mut self) -> Option<UnitKind> {
        let kind = self.word().and_then(vocabulary::kind)?;
        self.at += 1;
        Some(kind)
    }

    /// `A/F`, `army/fleet`: a fleet with an army aboard.
    fn eat_joint(&mut self) -> bool {
        let kinds = |i: usize| self.word_after(i).and_then(vocabulary::kind);
        let slashed = self.rest().get(1).is_some_and(|t| t.opened);
        let both = kinds(0) == Some(UnitKind::Army) && kinds(1) == Some(UnitKind::Fleet);
        let found = both && slashed;
        self.at += if found { 2 } else { 0 };
        found
    }

    /// `A Par`, `the Italian army in Venice`, `Stp (sc)`, `A/F Nth`; `A/F Nth: A` is the army aboard. Of provinces that cannot be told apart by
    /// name, those pass that `fits` says.
    pub(super) fn unit(
        &mut self,
        fits: impl Fn(Province, Option<UnitKind>) -> bool,
    ) -> Result<UnitRef, ParseError> {
        self.eat_fillers();
        let before = self.eat_power();
        self.eat_fillers();
        let joint = self.eat_joint();
        let mut kind = if joint {
            Some(UnitKind::Fleet)
        } else {
            self.eat_kind()
        };
        self.eat_fillers();
        let power = before.or_else(|| self.eat_power());
        self.eat_fillers();
        self.bracketed = self.rest().first().is_some_and(|t| t.opened);
        let at = self.place(|p| fits(p, kind))?;
        if joint && self.word().and_then(vocabulary::kind) == Some(UnitKind::Army) {
            self.at += 1;
            kind = Some(UnitKind::Army);
        }
        Ok(UnitRef {
            power,
            kind,
            at,
            joint,
        })
    }

    /// A province and, where one is written, its coast.
    pub(super) fn place(
        &mut self,
        fits: impl Fn(Province) -> bool,
    ) -> Result<Location, ParseError> {
        let start = self.at;
        let Some(named) = self.names.read(self.rest()) else {
            return Err(self.not_a_province());
        };
        self.at += named.tokens;
        let province = match *named.provinces {
            [one] => one,
            ref several => {
                let mut fitting = several.iter().copied().filter(|p| fits(*p));
                match (fitting.next(), fitting.next()) {
                    (Some(only), None) => only,
                    _ => return Err(self.ambiguous(start, several)),
                }
            }
        };
        let coast = self.coast(province)?;
        Ok(Location { province, coast })
    }

    /// The error for a name of several provinces; or, when a word follows that makes a longer name
    /// with a typo (`North See`), for that.
    fn ambiguous(&self, start: usize, readings: &[Province]) -> ParseError {
        if let Some(next) = self.word().filter(|w| !vocabulary::is_known(w)) {
            let words = self.tokens.get(start..self.at).unwrap_or(&[]);
            let mut key: String = words.iter().filter_map(Token::word).collect();
            key.push_str(next);
            let near = self.names.near(&key);
            if !near.is_empty() {
                return ParseError::NotAProvince {
                    piece: self.piece(start, self.at + 1),
                    near,
                };
            }
        }
        ParseError::Ambiguous {
            piece: self.piece(start, self.at),
            readings: readings.to_vec(),
        }
    }

    /// `/sc`, `(sc)`, ` sc`, `-sc`, `south coast`, `(south)`.
    fn coast(&mut self, province: Province) -> Result<Option<Coast>, ParseError> {
        let coasts = self.ctx.board.coasts(province);
        let start = self.at;
        let skip = match self.rest().first() {
            Some(t) if t.kind == TokenKind::Arrow => 1,
            _ => 0,
        };
        let Some(token) = self.rest().get(skip) else {
            return Ok(None);
        };
        let Some(word) = token.word() else {
            return Ok(None);
        };
        let opened = token.opened && skip == 0;
        let spelled_out = matches!(
            self.word_after(skip + 1),
            Some("coast" | "kuste" | "kueste")
        );
        let id = vocabulary::coast_id(word);
        let side = vocabulary::side(word).filter(|_| skip == 0);
        let read = match (id, side) {
            (Some(coast), _) => Some(coast),
            (None, Some(coast)) if opened || spelled_out => Some(coast),
            // `F Stp north - Bar`: but not `F Spa North Sea`, nor the letter of a support.
            (None, Some(coast)) if word.len() > 1 && !coasts.is_empty() => {
                Some(coast).filter(|_| self.names.read(self.rest()).is_none())
            }
            _ => None,
        };
        let Some(coast) = read else {
            let known =
                vocabulary::is_known(word) || vocabulary::FILLER.contains(&word) || self.at_place();
            if opened && !known {
                return Err(ParseError::NoSuchCoast {
                    piece: self.piece(start, start + 1),
                    province,
                    coasts: coasts.to_vec(),
                });
            }
            return Ok(None);
        };
        self.at += skip + 1 + usize::from(spelled_out);
        if !coasts.contains(&coast) {
            return Err(ParseError::NoSuchCoast {
                piece: self.piece(start + skip, self.at),
                province,
                coasts: coasts.to_vec(),
            });
        }
        Ok(Some(coast))
    }

    /// The words from one token up to another, as typed.
    pub(super) fn piece(&self, from: usize, to: usize) -> Piece {
        let last = to.max(from + 1).min(self.tokens.len());
        let span = match self.tokens.get(from..last) {
            Some([first, .., last]) => first.span.start..last.span.end,
            Some([only]) => only.span.clone(),
            _ => 0..self.line.len(),
        };
        Piece::of(self.line, span)
    }

    /// The error for words here that name no province: they end at an arrow, at a word of the
    /// grammar, or where a known name begins.
    fn not_a_province(&self) -> ParseError {
        if self.done() {
            return ParseError::Incomplete {
                missing: super::Missing::Unit,
            };
        }
        let (count, near) = match self.names.misspelt(self.rest()) {
            Some(found) => found,
            None => {
                let words = self
                    .rest()
                    .iter()
                    .take_while(|t| t.word().is_some())
                    .count();
                let unknown = self.names.unknown(self.rest()).into_iter();
                let count = unknown.take_while(|end| *end <= words).last();
                (count.unwrap_or(0), Vec::new())
            }
        };
        ParseError::NotAProvince {
            piece: self.piece(self.at, self.at + count),
            near,
        }
    }
}
