//! Cuts a written line into words and arrows, forgiving case, accents, dashes and decoration.

use std::ops::Range;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// Letters and digits, folded: lower case, without accents or a possessive `'s`.
    Word(String),
    /// Any dash or arrow.
    Arrow,
}

/// A piece of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// What the token is: a word, an arrow or another sign.
    pub kind: TokenKind,
    /// Where it stands in the line, in bytes.
    pub span: Range<usize>,
    /// A slash or an opening bracket stood right before it: a coast is meant, or a leg that is left out.
    pub opened: bool,
}

impl Token {
    /// The folded word, unless this is an arrow.
    pub(super) fn word(&self) -> Option<&str> {
        match &self.kind {
            TokenKind::Word(word) => Some(word),
            TokenKind::Arrow => None,
        }
    }
}

/// The tokens of one line, without its list mark (`1.`, `-`, `•`) and without punctuation.
pub(super) fn lex(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut opened = false;
    let mut chars = line.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        if is_word(c) {
            let mut end = start + c.len_utf8();
            while let Some(&(at, next)) = chars.peek() {
                if !is_word(next) && !is_apostrophe(next) {
                    break;
                }
                end = at + next.len_utf8();
                chars.next();
            }
            let word = fold(&line[start..end]);
            if !word.is_empty() {
                tokens.push(Token {
                    kind: TokenKind::Word(word),
                    span: start..end,
                    opened,
                });
            }
            opened = false;
        } else if is_arrow(c) {
            let mut end = start + c.len_utf8();
            while let Some(&(at, next)) = chars.peek() {
                if !is_arrow(next) {
                    break;
                }
                end = at + next.len_utf8();
                chars.next();
            }
            tokens.push(Token {
                kind: TokenKind::Arrow,
                span: start..end,
                opened,
            });
            opened = false;
        } else if matches!(c, '/' | '(' | '[' | '\\') {
            opened = true;
        } else if !c.is_whitespace() {
            opened = false;
        }
    }
    let mark = tokens.iter().take_while(|t| is_list_mark(t)).count();
    tokens.drain(..mark);
    tokens
}

/// A text as the lexer compares it: lower case, no accents, no possessive, no apostrophes.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match base(c) {
            Some(letters) => folded.push_str(letters),
            None if is_apostrophe(c) => folded.push('\''),
            None if is_combining(c) => {}
            None => folded.push(c),
        }
    }
    let kept = folded.strip_suffix("'s").unwrap_or(&folded);
    if kept.contains('\'') {
        kept.replace('\'', "")
    } else {
        kept.to_owned()
    }
}

/// The number a line begins with, if a blank and no point or bracket follows it.
pub(super) fn leading_number(line: &str) -> Option<u8> {
    let (first, _) = line.trim_start().split_once(char::is_whitespace)?;
    // `2-mal F Nordsee`.
    first.strip_suffix("-mal").unwrap_or(first).parse().ok()
}

fn is_list_mark(token: &Token) -> bool {
    match &token.kind {
        TokenKind::Arrow => true,
        TokenKind::Word(word) => word.chars().all(|c| c.is_ascii_digit()),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || is_combining(c)
}

fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}' | '\u{2018}' | '\u{b4}')
}

fn is_arrow(c: char) -> bool {
    matches!(
        c,
        '-' | '>'
            | '='
            | '~'
            | '\u{ad}'
            | '\u{2010}'..='\u{2015}'
            | '\u{2212}'
            | '\u{2190}'..='\u{21ff}'
            | '\u{2794}'..='\u{27be}'
            | '\u{27f0}'..='\u{27ff}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2b11}'
            | '\u{bb}'
            | '\u{203a}'
    )
}

/// The plain letters for an accented one, as European keyboards and maps write them.
fn base(c: char) -> Option<&'static str> {
    Some(match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' => "d",
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' => "g",
        'ì'..='ï' | 'ī' | 'į' | 'ı' => "i",
        'ķ' => "k",
        'ł' | 'ļ' | 'ľ' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ř' => "r",
        'ś' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ț' => "t",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str) -> String {
        let parts: Vec<String> = lex(line)
            .iter()
            .map(|t| match t.word() {
                None => "-".into(),
                Some(word) if t.opened => format!("/{word}"),
                Some(word) => word.into(),
            })
            .collect();
        parts.join(" ")
    }

    #[test]
    fn words_and_arrows() {
        for (line, expected) in [
            ("A PAR-BUR", "a par - bur"),
            ("army par -> bur", "army par - bur"),
            ("A Par – Bur.", "a par - bur"),
            ("A Par → Bur;", "a par - bur"),
            ("F STP(SC) - BOT", "f stp /sc - bot"),
            ("F stp/sc - bot", "f stp /sc - bot"),
            ("1. A Par - Bur", "a par - bur"),
            ("12) A Par - Bur", "a par - bur"),
            ("- A Par - Bur", "a par - bur"),
            ("• **A Par** - `Bur`", "a par - bur"),
            ("> A Par => Bur", "a par - bur"),
            ("Italy’s A Ven H", "italy a ven h"),
            ("A MÜNCHEN – Zürich", "a munchen - zurich"),
            ("A Pari\u{301}s H", "a paris h"),
            ("France: A Par H", "france a par h"),
            ("```", ""),
            ("---", ""),
        ] {
            assert_eq!(shown(line), expected, "{line}");
        }
    }

    #[test]
    fn spans_point_into_the_line() {
        let line = "– F Stp (Süd)";
        let spans: Vec<&str> = lex(line).iter().map(|t| &line[t.span.clone()]).collect();
        assert_eq!(spans, ["F", "Stp", "Süd"]);
    }
}
