//! `chancery resolve`: one phase a line, JSON in and JSON out, so that others can check us.
//!
//! The form of the lines is in [`form`]; what is documented to users is in `docs/resolve.md`, with
//! the JSON Schemas made from these types. One line resolves one phase through the same pipeline
//! games use ([`crate::game::adjudicate`]); the answer can be fed back as the next question.

mod blocks;
mod check;
mod credits;
mod entries;
mod exchange;
mod exchange_report;
mod facts;
pub mod form;
mod read;
mod stands;
mod told;
mod treaties;
mod write;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde::Serialize;

use crate::control::PlayerId;
use crate::game::{Report, Sheet, State, adjudicate};

pub use check::{check, compare, leads_to};
use form::{Answer, Checked, LineError, Refusal, Request};
pub(crate) use read::ANSWERED;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 8 << 20;

/// Answers every line of `input` with a line on `output`. Empty lines are passed over; a line that
/// cannot be read is answered by a [`Refusal`], and the next is read all the same.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn run(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    each_line(input, |number, text| match answer(text) {
        Ok(answer) => say(&mut output, &answer),
        Err(wrong) => say(&mut output, &refusal(number, wrong)),
    })
}

/// Reads lines that are not empty, with their numbers from 1.
fn each_line(
    mut input: impl BufRead,
    mut read: impl FnMut(u64, &str) -> io::Result<()>,
) -> io::Result<()> {
    let mut number = 0;
    let mut line = Vec::new();
    loop {
        if !next_line(&mut input, &mut line)? {
            return Ok(());
        }
        number += 1;
        let text = String::from_utf8_lossy(&line);
        if line.len() > LONGEST_LINE {
            // Whatever it ends with was not read: it is refused as it is.
            read(number, &text)?;
        } else if !text.trim().is_empty() {
            read(number, text.trim())?;
        }
    }
}

/// Reads a line without its end; of one that is too long only so much that it is seen to be. Returns whether
/// there was one.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut begun = false;
    loop {
        let more = match input.fill_buf() {
            Ok(more) => more,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if more.is_empty() {
            return Ok(begun);
        }
        begun = true;
        let end = more.iter().position(|byte| *byte == b'\n');
        let part = &more[..end.unwrap_or(more.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// Writes a line. Whoever talks to us line by line waits for it.
fn say(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")?;
    output.flush()
}

fn refusal(line: u64, wrong: Wrong) -> Refusal {
    Refusal {
        error: LineError {
            line,
            field: wrong.field,
            message: wrong.message,
        },
    }
}

/// Why a line could not be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The field at fault: `orders.france[2]`; empty when the line as a whole is.
    pub field: String,
    /// What is wrong with it, in a sentence.
    pub message: String,
}

/// Resolves the phase on one line.
///
/// # Errors
/// The field that could not be read.
pub fn answer(line: &str) -> Result<Answer, Wrong> {
    let call = read::read(line)?;
    let (state, report) = adjudicate(&call.state, &call.sheets);
    Ok(write::answer(&call, &state, &report))
}

/// The line that asks what these sheets make of a state: read again, it leads where the game went. Of
/// a finished game it says how things stood, and is answered by itself.
pub fn question(state: &State, sheets: &BTreeMap<PlayerId, Sheet>) -> Request {
    write::question(state, sheets)
}

/// What a phase of a game came to, as the game has it: the answer to its [`question`], less what the exchange
/// published, which names players.
pub fn played(before: &State, after: &State, report: &Report) -> Answer {
    write::played(before, after, report)
}

/// A line as the pipeline takes it: the state, and everybody's sheets.
///
/// # Errors
/// The field that could not be read.
pub fn taken(line: &str) -> Result<(State, BTreeMap<PlayerId, Sheet>), Wrong> {
    read::read(line).map(|call| (call.state, call.sheets))
}

/// The JSON Schemas of an input line, of an answer or a refusal, and of what a check finds, as one
/// document.
pub fn schema() -> serde_json::Value {
    let (input, output) = (
        schemars::schema_for!(Request),
        [
            schemars::schema_for!(Answer),
            schemars::schema_for!(Refusal),
        ],
    );
    let check = schemars::schema_for!(Checked);
    serde_json::json!({ "input": input, "output": { "anyOf": output }, "check": check })
}
