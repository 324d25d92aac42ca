//! Reads the trades section as players write it.

use std::borrow::Cow;

use crate::board::{Board, Power};
use crate::orders::trade_words::{
    AND, BUY, CURRENCIES, FILLER, IF, NOTHING, SELL, TRADE, known_currencies,
};
use crate::orders::{folded, nearest, power_named, power_on};

use super::trade::Trade;

/// Why a line of the trades section could not be read. Holds what the player typed, so it is for that
/// player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// How many units is not said.
    #[error("missing number of units")]
    NoAmount,
    /// `found` stands where a number of units is expected.
    #[error("`{found}` is not a number of units")]
    Amount { found: String, why: BadAmount },
    /// Which currency is not said.
    #[error("missing currency")]
    NoCurrency,
    /// No currency; those it may have meant.
    #[error("`{found}` is not a currency")]
    Currency { found: String, near: Vec<Power> },
    /// A word beyond what was understood.
    #[error("`{found}` is not understood")]
    NotUnderstood { found: String },
    /// Trades depend on nothing: C-08a.
    #[error("trades cannot have conditions")]
    Conditional,
}

/// Why a text is no amount of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadAmount {
    /// It is 0.
    Zero,
    /// It is below 0.
    Negative,
    /// It is no whole number.
    Fraction,
    /// More than [`Trade::MOST`].
    TooMuch,
    /// Money: what it buys or brings is not what is written (3B.4).
    Money,
    /// Other characters stand beside the number, so that it is not clear what is meant.
    Unclear,
}

/// The currency that a word names on the boards we ship, by its own name or its country's.
pub fn currency_named(word: &str) -> Option<Power> {
    let word = folded(word);
    let own = CURRENCIES.iter().find(|(_, l)| l.contains(&word.as_str()));
    own.map(|(power, _)| *power).or_else(|| power_named(&word))
}

/// The currency of a board's power that a word names, by its own name or its country's.
pub fn currency_on(board: &Board, word: &str) -> Option<Power> {
    let word = folded(word);
    let own = currencies(board).find(|(w, _)| *w == word);
    own.map(|(_, power)| power)
        .or_else(|| power_on(board, &word))
}

/// The words for the currencies of a board, as they are compared: those that its file has, then those that are known
/// without it.
fn currencies(board: &Board) -> impl Iterator<Item = (Cow<'static, str>, Power)> + '_ {
    let own = |power: Power| Some(board.words_of(power)?.look.currency.as_ref()?.all());
    let named = board
        .powers()
        .filter_map(move |power| Some((power, own(power)?)));
    let named = named.flat_map(|(power, words)| words.map(move |w| (folded(w).into(), power)));
    named.chain(known_currencies(board).map(|(word, power)| (word.into(), power)))
}

/// The words of a text: as typed, and as they are compared.
fn words(text: &str) -> Vec<(&str, String)> {
    let around = |c: char| matches!(c, ',' | ':' | ';' | '!' | '(' | ')' | '"' | '*' | '`' | '_');
    let kept = text.split_whitespace().map(|w| w.trim_matches(around));
    let kept = kept.map(|w| w.trim_end_matches('.'));
    kept.filter(|w| !w.is_empty())
        .map(|w| (w, folded(w)))
        .collect()
}

fn is(list: &[&str], word: &str) -> bool {
    list.contains(&word)
}

fn is_verb(word: &str) -> bool {
    is(SELL, word) || is(BUY, word)
}

/// The line without its number or mark in a list: `2) buy 5 marks`, `- sell 500 lira`.
fn unmarked(text: &str) -> &str {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '•' | '*'));
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix(['.', ')']) {
        Some(after) if rest.len() < text.len() && after.starts_with(char::is_whitespace) => {
            after.trim_start()
        }
        _ => text,
    }
}

/// Reads a line if it belongs to this section; `None` when it is something else, an order say.
pub fn read(text: &str, board: &Board) -> Option<Result<Trade, ReadError>> {
    let words = words(unmarked(text));
    let (_, first) = words.first()?;
    if is(TRADE, first) && words.get(1).is_some_and(|(_, w)| is(NOTHING, w)) {
        return Some(match words.get(2..).unwrap_or(&[]) {
            [] => Ok(Trade::Nothing),
            [(typed, _), ..] => Err(ReadError::NotUnderstood { found: cut(typed) }),
        });
    }
    if is(IF, first) && words.iter().any(|(_, w)| is_verb(w)) {
        return Some(Err(ReadError::Conditional));
    }
    if !is_verb(first) {
        return None;
    }
    let sells = is(SELL, first);
    Some(deal(&words[1..], board).map(|(units, currency)| {
        if sells {
            Trade::Sell { units, currency }
        } else {
            Trade::Buy { units, currency }
        }
    }))
}

fn deal(words: &[(&str, String)], board: &Board) -> Result<(u64, Power), ReadError> {
    let (mut units, mut currency) = (None, None);
    let mut unknown = None;
    for (typed, word) in words {
        let bare = word.trim_start_matches(['£', '$']);
        let starts = bare.trim_start_matches(['-', '−', '+', '.']);
        if is(IF, word) {
            return Err(ReadError::Conditional);
        }
        if starts.starts_with(|c: char| c.is_ascii_digit()) {
            if units.is_some() {
                return Err(ReadError::NotUnderstood { found: cut(typed) });
            }
            if word.starts_with('$') {
                let (found, why) = (cut(typed), BadAmount::Money);
                return Err(ReadError::Amount { found, why });
            }
            units = Some(number(typed, bare)?);
            if word.starts_with('£') {
                currency = currency_on(board, "£");
            }
        } else if is(FILLER, word) {
        } else if let Some(named) = currency_on(board, word) {
            match currency.replace(named) {
                Some(before) if before != named => {
                    return Err(ReadError::NotUnderstood { found: cut(typed) });
                }
                _ => {}
            }
        } else {
            unknown = unknown.or(Some((*typed, word)));
        }
    }
    match (unknown, units, currency) {
        (Some((typed, _)), _, Some(_)) => Err(ReadError::NotUnderstood { found: cut(typed) }),
        (Some((typed, word)), _, None) => {
            let near = nearest(word, currencies(board));
            let found = cut(typed);
            Err(ReadError::Currency { found, near })
        }
        (None, None, _) => Err(ReadError::NoAmount),
        (None, _, None) => Err(ReadError::NoCurrency),
        (None, Some(units), Some(currency)) => Ok((units, currency)),
    }
}

/// A whole number of units; thousands may be set off: `1,000`, `1'000`.
fn number(typed: &str, word: &str) -> Result<u64, ReadError> {
    let bad = |why| {
        let found = cut(typed);
        Err(ReadError::Amount { found, why })
    };
    if word.starts_with(['-', '−']) {
        return bad(BadAmount::Negative);
    }
    let digits: String = match grouped(word) {
        Some(digits) => digits,
        None => word.trim_start_matches('+').to_owned(),
    };
    let all_digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if !all_digits(&digits) {
        let parted = digits.split_once('.');
        let fraction =
            parted.is_some_and(|(a, b)| (a.is_empty() || all_digits(a)) && all_digits(b));
        return bad(if fraction {
            BadAmount::Fraction
        } else {
            BadAmount::Unclear
        });
    }
    match digits.parse::<u64>() {
        Ok(0) => bad(BadAmount::Zero),
        Ok(n) if n <= Trade::MOST => Ok(n),
        _ => bad(BadAmount::TooMuch),
    }
}

/// `1,000` without its marks, if all its groups but the first have three digits.
fn grouped(word: &str) -> Option<String> {
    let mut groups = word.split(',');
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let three = |g: &&str| g.len() == 3 && g.chars().all(|c| c.is_ascii_digit());
    let good = !rest.is_empty() && (1..=3).contains(&first.len()) && rest.iter().all(three);
    good.then(|| format!("{first}{}", rest.concat()))
}

/// What a player typed, as far as it is shown back.
fn cut(typed: &str) -> String {
    let seen = typed.chars().filter(|c| !c.is_control());
    seen.take(40).collect()
}

/// A ticket's lines one by one: `sell 500 lira, 300 marks and buy 400 pounds` becomes three. What is no
/// line of trades stays as it is; the lines of the text keep their numbers.
pub fn part_lines(text: &str, board: &Board) -> String {
    let lines = text.split('\n').map(|line| {
        let parts = line.split(';').flat_map(|text| part(text, board));
        parts.collect::<Vec<_>>().join(";")
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn part(text: &str, board: &Board) -> Vec<String> {
    let whole = || vec![text.to_owned()];
    let line = words(unmarked(text));
    if !line.first().is_some_and(|(_, w)| is_verb(w)) {
        return whole();
    }
    let mut parts: Vec<Vec<&str>> = Vec::new();
    let mut verb = "";
    let mut fresh = true;
    for typed in unmarked(text).split_whitespace() {
        let word = folded(typed.trim_matches([',', '.']));
        if is(AND, &word) {
            fresh = true;
            continue;
        }
        let bare = word.trim_start_matches(['£', '$', '+', '-']);
        let deals = bare.starts_with(|c: char| c.is_ascii_digit())
            || is(FILLER, &word)
            || currency_on(board, &word).is_some_and(|_| power_on(board, &word).is_none());
        if is_verb(&word) {
            verb = typed.trim_matches([',', '.']);
            parts.push(vec![verb]);
        } else if fresh && deals {
            // A new part without a verb takes the one before.
            parts.push(vec![verb, typed]);
        } else if fresh {
            // Something else, an order say.
            parts.push(vec![typed]);
        } else if let Some(last) = parts.last_mut() {
            last.push(typed);
        }
        fresh = typed.ends_with(',');
    }
    parts.iter().map(|words| words.join(" ")).collect()
}

#[cfg(test)]
mod tests;
