//! `chancery resolve`: one phase a line, JSON in and JSON out, so that others can check us.
//!
//! The form of the lines is in [`form`]; what is documented to users is in `docs/resolve.md`, with
//! the JSON Schemas made from these types. One line resolves one phase through the same pipeline
//! games use ([`chancery_rules::game::adjudicate`]); the answer can be fed back as the next question.

mod blocks;
mod boards;
mod check;
mod credits;
mod entries;
mod exchange;
mod exchange_report;
mod facts;
pub mod form;
mod lines;
mod mechanics;
mod read;
mod reader;
mod stands;
mod told;
mod treaties;
mod write;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use chancery_rules::control::PlayerId;
use chancery_rules::game::{Report, Sheet, State, adjudicate};

pub use boards::Boards;
pub use check::{check, check_on, compare, leads_to};
use form::{Answer, Checked, Refusal, Request};
pub use lines::LONGEST_LINE;
use lines::{each_line, refusal, say};
pub(crate) use read::ANSWERED;
pub use told::Wrong;

/// Answers every line of `input` with a line on `output`. Empty lines are passed over; a line that
/// cannot be read is answered by a [`Refusal`], and the next is read all the same.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    run_on(input, output, Boards::READ)
}

/// Answers every line as [`run`] does, with lines of these boards.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn run_on(input: impl BufRead, mut output: impl Write, boards: Boards<'_>) -> io::Result<()> {
    each_line(input, |number, text| match answer_on(text, boards) {
        Ok(answer) => say(&mut output, &answer),
        Err(wrong) => say(&mut output, &refusal(number, wrong)),
    })
}

/// Resolves the phase on one line.
///
/// # Errors
/// The field that could not be read.
pub fn answer(line: &str) -> Result<Answer, Wrong> {
    answer_on(line, Boards::READ)
}

/// Resolves the phase on one line, which is of one of these boards.
fn answer_on(line: &str, boards: Boards<'_>) -> Result<Answer, Wrong> {
    let call = read::read(line, boards)?;
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
    read::read(line, Boards::READ).map(|call| (call.state, call.sheets))
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
