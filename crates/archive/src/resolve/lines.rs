//! Lines of input and output, and what is said of a line that cannot be answered.

use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::form::{LineError, Refusal};
use super::told::Wrong;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 8 << 20;

/// Reads lines that are not empty, with their numbers from 1.
pub(super) fn each_line(
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
pub(super) fn say(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    output.write_all(b"\n")?;
    output.flush()
}

/// The answer to a line that could not be read.
pub(super) fn refusal(line: u64, wrong: Wrong) -> Refusal {
    Refusal {
        error: LineError {
            line,
            field: wrong.field,
            message: wrong.message,
        },
    }
}
