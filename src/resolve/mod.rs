//! `chancery resolve`: one phase a line, JSON in and JSON out, so that others can check us.
//!
//! The form of the lines is in [`form`]; what is documented to users is in `docs/resolve.md`, with
//! the JSON Schemas made from these types. One line resolves one phase through the same pipeline
//! games use ([`crate::game::adjudicate`]); the answer can be fed back as the next question.

mod credits;
pub mod form;
mod read;
mod told;
mod write;

use std::io::{self, BufRead, Write};

use crate::game::adjudicate;

use form::{Answer, Fault, Refusal, Request};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers every line of `input` with a line on `output`. Empty lines are passed over; a line that
/// cannot be read is answered by a [`Refusal`], and the next is read all the same.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut number = 0;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        number += 1;
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let answered = answer(text.trim()).map_err(|wrong| Refusal {
            error: Fault {
                line: number,
                field: wrong.field,
                message: wrong.message,
            },
        });
        match answered {
            Ok(answer) => serde_json::to_writer(&mut output, &answer)?,
            Err(refusal) => serde_json::to_writer(&mut output, &refusal)?,
        }
        output.write_all(b"\n")?;
        // Whoever talks to us line by line waits for this.
        output.flush()?;
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

/// The JSON Schemas of an input line, an answer and a refusal, as one document.
pub fn schema() -> serde_json::Value {
    let (input, output) = (
        schemars::schema_for!(Request),
        [
            schemars::schema_for!(Answer),
            schemars::schema_for!(Refusal),
        ],
    );
    serde_json::json!({ "input": input, "output": { "anyOf": output } })
}
