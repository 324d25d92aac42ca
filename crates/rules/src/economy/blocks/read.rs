//! Reads a line of the blocks section as players write it.

use crate::orders::{ParseError, Parser, folded};

use super::entry::Entry;

/// Why a line of the blocks section could not be read. Holds what the player typed, so it is for that
/// player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// How many blocks is not said.
    #[error("missing number of blocks")]
    NoAmount,
    /// Not a whole number from 1 to [`Entry::MOST`].
    #[error("`{found}` is not a number of blocks")]
    Amount { found: String },
    /// The province cannot be read.
    #[error(transparent)]
    Place(ParseError),
}

const VERBS: &[&str] = &["place", "places", "put", "puts", "invest", "invests"];
const REST: &[&str] = &["rest", "remainder", "remaining", "all", "everything"];
const FILLER: &[&str] = &[
    "the", "in", "into", "at", "on", "to", "of", "block", "blocks", "point", "points", "my",
];

/// Reads a line if it belongs to this section; `None` when it is something else, an order say. A line
/// such as `Lpl-5` is no order either: the number of blocks alone does not say how many to add.
pub fn read(text: &str, parser: &Parser<'_>) -> Option<Result<Entry, ReadError>> {
    let around = |c: char| matches!(c, ',' | ':' | ';' | '!' | '(' | ')' | '"' | '*' | '`' | '_');
    let words: Vec<(&str, String)> = text
        .split_whitespace()
        .map(|w| w.trim_matches(around).trim_end_matches('.'))
        .filter(|w| !w.is_empty())
        .map(|w| (w, folded(w)))
        .collect();
    let (_, first) = words.first()?;
    match first.as_str() {
        verb if VERBS.contains(&verb) => Some(entry(&words[1..], parser)),
        // `Rest in Paris`: nothing else begins so.
        "rest" | "remainder" => Some(entry(&words, parser)),
        _ => bare_rest(&words).then(|| entry(&words, parser)),
    }
}

/// Whether it is `rest in Par`, or `the rest into Par`.
fn bare_rest(words: &[(&str, String)]) -> bool {
    let mut words = words.iter().map(|(_, word)| word.as_str()).peekable();
    words.next_if_eq(&"the");
    let rest = words.next().is_some_and(|word| REST.contains(&word));
    rest && words
        .next()
        .is_some_and(|word| ["in", "into"].contains(&word))
}

fn entry(words: &[(&str, String)], parser: &Parser<'_>) -> Result<Entry, ReadError> {
    let is = |list: &[&str], word: &str| list.contains(&word);
    let mut amount = None;
    let mut rest = false;
    let mut place = Vec::new();
    for (typed, word) in words {
        let digits = word.trim_start_matches(['-', '−', '+', '.']);
        match word.as_str() {
            _ if amount.is_none() && digits.starts_with(|c: char| c.is_ascii_digit()) => {
                amount = Some(number(typed, word)?);
            }
            word if is(REST, word) => rest = true,
            word if is(FILLER, word) => {}
            _ => place.push(*typed),
        }
    }
    if amount.is_none() && !rest {
        return Err(ReadError::NoAmount);
    }
    let at = parser.place(&place.join(" ")).map_err(ReadError::Place)?;
    let at = at.province;
    Ok(match amount {
        Some(blocks) => Entry::Place { blocks, at },
        None => Entry::Rest { at },
    })
}

fn number(typed: &str, word: &str) -> Result<u32, ReadError> {
    let read = word.parse::<u32>().ok();
    let good = read.filter(|n| (1..=Entry::MOST).contains(n));
    good.ok_or_else(|| {
        let seen = typed.chars().filter(|c| !c.is_control());
        let found = seen.take(40).collect();
        ReadError::Amount { found }
    })
}
