//! Several lines at once, as they come in a private message or a form.

use super::lexer::lex;
use super::{Context, Order, ParseError, Parser, vocabulary};
use crate::board::Power;

/// The most pieces between commas that may belong to one order, such as the seas of a convoy.
const LONGEST_RUN: usize = 8;

/// What a line of a message is: an order, or something that orders are written among.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<T, E> {
    /// A unit order, or what was meant as one.
    Order(Result<Order, ParseError>),
    /// A line of another section, and the power it is headed by where it is nobody's sheet alone.
    Other(Option<Power>, Result<T, E>),
}

impl<T, E> Part<T, E> {
    fn is_understood(&self) -> bool {
        match self {
            Part::Order(read) => read.is_ok(),
            Part::Other(_, read) => read.is_ok(),
        }
    }
}

/// One order in a message, as it was typed and as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The line of the message it stands in, from 1.
    pub number: usize,
    /// As typed, without blanks around it.
    pub text: String,
    /// What it means, or why it cannot be read.
    pub read: Result<Order, ParseError>,
}

/// Reads a message: an order on each line, several separated by semicolons (or by commas, where a line
/// cannot be read as one order). Empty lines, rules and code fences are passed over; a line that only names a
/// power heads those below it.
///
/// ```
/// use chancery_movement::board::Board;
/// use chancery_movement::orders::{Context, parse_sheet};
///
/// let bare = Context::bare(Board::standard());
/// let lines = parse_sheet("A Par - Bur, F Bre H\nA Mar S A Par - Bur", &bare);
/// let read: Vec<String> = lines
///     .into_iter()
///     .map(|line| line.read.map_or_else(|error| error.to_string(), |order| order.to_string()))
///     .collect();
/// assert_eq!(read, ["A Par - Bur", "F Bre H", "A Mar S A Par - Bur"]);
/// ```
pub fn parse_sheet(text: &str, ctx: &Context<'_>) -> Vec<SheetLine> {
    Parser::new(ctx.board).sheet(text, ctx)
}

/// As [`parse_sheet`], for sheets with other sections too: `other` takes the parts that are its own.
/// Each comes with the number of its line and its text.
pub fn parse_parts<T, E>(
    text: &str,
    ctx: &Context<'_>,
    other: impl Fn(&Parser<'_>, &str) -> Option<Result<T, E>>,
) -> Vec<(usize, String, Part<T, E>)> {
    let parser = Parser::new(ctx.board);
    parser.parts(text, ctx, &|part| other(&parser, part))
}

impl Parser<'_> {
    /// Reads a message of several orders, as [`parse_sheet`] does; `ctx.board` must be the parser's own
    /// board.
    pub fn sheet(&self, text: &str, ctx: &Context<'_>) -> Vec<SheetLine> {
        type Never = std::convert::Infallible;
        let parts = self.parts(text, ctx, &|_| None::<Result<Never, Never>>);
        let line = |(number, text, part)| match part {
            Part::Order(read) => SheetLine { number, text, read },
            Part::Other(_, never) => match never {},
        };
        parts.into_iter().map(line).collect()
    }

    fn parts<T, E>(
        &self,
        text: &str,
        ctx: &Context<'_>,
        other: &impl Fn(&str) -> Option<Result<T, E>>,
    ) -> Vec<(usize, String, Part<T, E>)> {
        let mut lines = Vec::new();
        let mut head = None;
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(power) = heading(line, self) {
                head = Some(power);
                continue;
            }
            let read = |part: &str| self.part(part, head, ctx, other);
            for part in line.split(';').filter(|part| !lex(part).is_empty()) {
                let parts = by_commas(part.trim(), read).into_iter();
                lines.extend(parts.map(|(text, part)| (number, text.to_owned(), part)));
            }
        }
        lines
    }

    /// Reads a text as one line of one section.
    fn part<T, E>(
        &self,
        text: &str,
        head: Option<Power>,
        ctx: &Context<'_>,
        other: &impl Fn(&str) -> Option<Result<T, E>>,
    ) -> Part<T, E> {
        let (named, rest) = led_by(text, self);
        let Some(theirs) = other(rest) else {
            let order = self.line(text, ctx);
            return Part::Order(order.and_then(|order| under(head, order, ctx)));
        };
        match named.or(head).filter(|p| ctx.power != Some(*p)) {
            Some(power) if ctx.power.is_some() => {
                Part::Order(Err(ParseError::OtherPower { power }))
            }
            of => Part::Other(of, theirs),
        }
    }
}

/// A text without semicolons as one line, or as several separated by commas: where each piece can be read
/// by itself, or the whole cannot. A piece that belongs to the one before it, such as a convoy's second
/// sea, stays with it; what nobody understands is a line of its own, so that its author reads about it.
fn by_commas<T, E>(text: &str, read: impl Fn(&str) -> Part<T, E>) -> Vec<(&str, Part<T, E>)> {
    let whole = read(text);
    let pieces = pieces(text);
    if pieces.len() < 2 {
        return vec![(text, whole)];
    }
    let alone: Vec<bool> = pieces
        .iter()
        .map(|piece| read(&text[piece.clone()]).is_understood())
        .collect();
    if whole.is_understood() && alone.contains(&false) {
        return vec![(text, whole)];
    }
    let mut lines: Vec<(&str, Part<T, E>)> = Vec::new();
    let mut first = 0;
    while first < pieces.len() {
        let run = |last: usize| text[pieces[first].start..pieces[last].end].trim();
        let longest = pieces.len().min(first + LONGEST_RUN);
        let mut last = first;
        let mut found = read(run(first));
        for (next, by_itself) in alone.iter().enumerate().take(longest).skip(first + 1) {
            if *by_itself && found.is_understood() {
                break;
            }
            let longer = read(run(next));
            if longer.is_understood() {
                (last, found) = (next, longer);
            }
        }
        lines.push((run(last), found));
        first = last + 1;
    }
    // Mistyped orders are told apart by their units: each is answered with its own correction.
    let is_order = |(text, _): &(&str, Part<T, E>)| begins_with_a_unit(text);
    if lines.iter().any(|(_, part)| part.is_understood()) || lines.iter().all(is_order) {
        lines
    } else {
        vec![(text, whole)]
    }
}

/// Whether a text begins like an order: `A`, `Fleet`.
fn begins_with_a_unit(text: &str) -> bool {
    let tokens = lex(text);
    let first = tokens.first().and_then(|token| token.word());
    first.is_some_and(|word| vocabulary::kind(word).is_some())
}

/// The pieces of a text between commas. One inside a number separates nothing, and neither does one after
/// `note:`, which is free text, or after a condition: what was meant under it must not count without it.
fn pieces(text: &str) -> Vec<std::ops::Range<usize>> {
    let lower = text.to_ascii_lowercase();
    let free = lower.find("note:").unwrap_or(text.len());
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut start = 0;
    let mut pieces = Vec::new();
    for (at, _) in text.match_indices(',').take_while(|(at, _)| *at < free) {
        let inside = digit(text[..at].chars().next_back()) && digit(text[at + 1..].chars().next());
        if is_conditional(&text[start..at]) {
            break;
        }
        if !inside {
            pieces.push(start..at);
            start = at + 1;
        }
    }
    pieces.push(start..text.len());
    pieces.retain(|piece| text[piece.clone()].contains(char::is_alphanumeric));
    pieces
}

/// Whether a text begins with a condition: `if dislodged`.
fn is_conditional(text: &str) -> bool {
    let tokens = lex(text);
    let first = tokens.first().and_then(|token| token.word());
    first.is_some_and(|word| ["if", "unless", "when", "wenn", "falls"].contains(&word))
}

/// `France:` or `**France**` alone on a line.
fn heading(line: &str, parser: &Parser<'_>) -> Option<Power> {
    match lex(line).as_slice() {
        [only] => only.word().and_then(|word| parser.power(word)),
        _ => None,
    }
}

/// The power a line is led by, and the rest: `Russia: 3 credits loaned to Turkey`.
fn led_by<'t>(line: &'t str, parser: &Parser<'_>) -> (Option<Power>, &'t str) {
    match line.split_once(':') {
        Some((first, rest)) => match heading(first, parser) {
            Some(power) => (Some(power), rest.trim()),
            None => (None, line),
        },
        None => (None, line),
    }
}

/// An order below a heading is that power's.
fn under(head: Option<Power>, order: Order, ctx: &Context<'_>) -> Result<Order, ParseError> {
    let Some(power) = head.filter(|head| ctx.power != Some(*head)) else {
        return Ok(order);
    };
    match order {
        Order::Unit { mut unit, act } => {
            unit.power = unit.power.or(Some(power));
            Ok(Order::Unit { unit, act })
        }
        Order::Several {
            count,
            mut unit,
            act,
        } => {
            unit.power = unit.power.or(Some(power));
            Ok(Order::Several { count, unit, act })
        }
        _ if ctx.power.is_some() => Err(ParseError::OtherPower { power }),
        order => Ok(order),
    }
}
