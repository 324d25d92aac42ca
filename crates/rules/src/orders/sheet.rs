//! Several lines at once, as they come in a private message or a form.

use super::lexer::lex;
use super::{Context, Order, ParseError, Parser, vocabulary};
use crate::board::Power;

/// What a part of a message is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<T> {
    /// A unit order, or what was meant as one.
    Order(Result<Order, ParseError>),
    /// A line of another section, and the power it is headed by where it is nobody's sheet alone.
    Other(Option<Power>, T),
}

/// One order's worth of a message, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// The line of the message it stands in, from 1.
    pub number: usize,
    /// As typed, without blanks around it.
    pub text: String,
    pub read: Result<Order, ParseError>,
}

/// Reads a message: an order on each line, several parted by semicolons (or by commas, where each
/// part is an order). Empty lines, rules and code fences are passed over; a line that only names a
/// power heads those below it.
pub fn parse_sheet(text: &str, ctx: &Context<'_>) -> Vec<SheetLine> {
    Parser::new(ctx.board).sheet(text, ctx)
}

/// As [`parse_sheet`], for sheets with other sections too: `other` takes the parts that are its own.
/// Each comes with the number of its line and its text.
pub fn parse_parts<T>(
    text: &str,
    ctx: &Context<'_>,
    other: impl Fn(&Parser<'_>, &str) -> Option<T>,
) -> Vec<(usize, String, Part<T>)> {
    let parser = Parser::new(ctx.board);
    parser.parts(text, ctx, |part| other(&parser, part))
}

impl Parser<'_> {
    /// As [`parse_sheet`]; `ctx.board` is the parser's own board.
    pub fn sheet(&self, text: &str, ctx: &Context<'_>) -> Vec<SheetLine> {
        let parts = self.parts(text, ctx, |_| None::<std::convert::Infallible>);
        let line = |(number, text, part)| match part {
            Part::Order(read) => SheetLine { number, text, read },
            Part::Other(_, never) => match never {},
        };
        parts.into_iter().map(line).collect()
    }

    fn parts<T>(
        &self,
        text: &str,
        ctx: &Context<'_>,
        other: impl Fn(&str) -> Option<T>,
    ) -> Vec<(usize, String, Part<T>)> {
        let mut lines = Vec::new();
        let mut head = None;
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(power) = heading(line) {
                head = Some(power);
                continue;
            }
            for part in line.split(';') {
                if lex(part).is_empty() {
                    continue;
                }
                let part = part.trim();
                let (named, rest) = led_by(part);
                if let Some(theirs) = other(rest) {
                    let stranger = named.or(head).filter(|p| ctx.power != Some(*p));
                    let part_read = match stranger {
                        Some(power) if ctx.power.is_some() => {
                            Part::Order(Err(ParseError::OtherPower { power }))
                        }
                        of => Part::Other(of, theirs),
                    };
                    lines.push((number, part.to_owned(), part_read));
                    continue;
                }
                for (text, read) in self.part(part, ctx) {
                    let read = read.and_then(|order| under(head, order, ctx));
                    lines.push((number, text, Part::Order(read)));
                }
            }
        }
        lines
    }

    /// One order, or several parted by commas if that is the only way to read it.
    fn part(&self, text: &str, ctx: &Context<'_>) -> Vec<(String, Result<Order, ParseError>)> {
        let whole = self.line(text, ctx);
        if whole.is_err() && text.contains(',') {
            let parts: Vec<(String, Result<Order, ParseError>)> = text
                .split(',')
                .filter(|part| !lex(part).is_empty())
                .map(|part| (part.trim().to_owned(), self.line(part, ctx)))
                .collect();
            if parts.iter().any(|(_, read)| read.is_ok()) {
                return parts;
            }
        }
        vec![(text.to_owned(), whole)]
    }
}

/// `France:` or `**France**` alone on a line.
fn heading(line: &str) -> Option<Power> {
    match lex(line).as_slice() {
        [only] => only.word().and_then(vocabulary::power),
        _ => None,
    }
}

/// The power a line is led by, and the rest: `Russia: 3 credits loaned to Turkey`.
fn led_by(line: &str) -> (Option<Power>, &str) {
    match line.split_once(':') {
        Some((first, rest)) => match heading(first) {
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
