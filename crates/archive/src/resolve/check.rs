//! Checks an archive: each phase is resolved again and compared with the line that follows.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, Write};

use serde_json::Value;

use chancery_rules::control::exchange::Cause;
use chancery_rules::game::{GameStatus, Outcome, State, adjudicate};

use super::boards::Boards;
use super::form::{Checked, Comparison, Difference};
use super::lines::{each_line, refusal, say};
use super::{mechanics, read, write};

/// A line that was resolved and waits for the next.
struct Resolved {
    line: u64,
    phase: String,
    /// What it led to.
    state: State,
}

impl Resolved {
    fn told(self, result: Comparison, differences: Vec<Difference>) -> Checked {
        Checked {
            line: self.line,
            phase: self.phase,
            result,
            differences,
        }
    }
}

/// Resolves every line of `input` and says on `output`, for each, whether the next begins where it
/// led. Several archives may follow each other. Returns whether all lines could be read and none
/// differed.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn check(input: impl BufRead, output: impl Write) -> io::Result<bool> {
    check_on(input, output, Boards::READ)
}

/// Checks every line as [`check`] does, with lines of these boards.
///
/// # Errors
/// Only when `input` cannot be read or `output` not written.
pub fn check_on(
    input: impl BufRead,
    mut output: impl Write,
    boards: Boards<'_>,
) -> io::Result<bool> {
    let mut good = true;
    let mut before: Option<Resolved> = None;
    each_line(input, |line, text| {
        let call = match read::read(text, boards) {
            Ok(call) => call,
            Err(wrong) => {
                good = false;
                if let Some(before) = before.take() {
                    say(&mut output, &before.told(Comparison::Unchecked, Vec::new()))?;
                }
                return say(&mut output, &refusal(line, wrong));
            }
        };
        if let Some(before) = before.take() {
            let differences = leads_to(&before.state, &call.state);
            let result = if differences.is_empty() {
                Comparison::Same
            } else {
                Comparison::Differs
            };
            good &= differences.is_empty();
            say(&mut output, &before.told(result, differences))?;
        }
        let (state, _) = adjudicate(&call.state, &call.sheets);
        let phase = call.state.phase.to_string();
        let resolved = Resolved { line, phase, state };
        if call.state.is_playing() {
            before = Some(resolved)
        } else {
            say(&mut output, &resolved.told(Comparison::Over, Vec::new()))?
        }
        Ok(())
    })?;
    if let Some(last) = before {
        say(&mut output, &last.told(Comparison::Unchecked, Vec::new()))?;
    }
    Ok(good)
}

/// A state as far as phases make it: without what players and the GM change before the next line (who
/// plays, open votes, an end that was agreed on, the ally of a player who was replaced). `other` is the
/// state it is compared with.
fn stands(state: &State, next: &State, other: &State) -> Value {
    let state = &mechanics::played_until(state, next);
    let mut form = write::question(state, &BTreeMap::new());
    form.disorder.clear();
    form.motions.retain(|_, ballot| ballot.passed.is_some());
    mechanics::settle(&mut form, next, other);
    if let GameStatus::Finished(outcome) = &state.stage {
        match outcome {
            Outcome::Scores(table) if table.cause != Cause::Voted => {}
            Outcome::Solo(_) | Outcome::Alliance(_) | Outcome::Shared(_) => {}
            Outcome::Ruled(_)
            | Outcome::Draw(_)
            | Outcome::Concession(_)
            | Outcome::Scores(_)
            | Outcome::Abandoned => form.outcome = None,
        }
    }
    serde_json::to_value(form).unwrap_or_default()
}

/// Where a state that a phase led to and the one the next phase began with differ, but for what players
/// may change between.
pub fn leads_to(after: &State, next: &State) -> Vec<Difference> {
    let mut found = Vec::new();
    let (resolved, archived) = (stands(after, next, next), stands(next, next, after));
    compare("", &resolved, &archived, &mut found);
    found
}

/// Collects the innermost fields in which two values differ.
pub fn compare(field: &str, resolved: &Value, archived: &Value, found: &mut Vec<Difference>) {
    if let (Value::Object(a), Value::Object(b)) = (resolved, archived) {
        let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
        for key in keys {
            let field = match field {
                "" => key.clone(),
                field => format!("{field}.{key}"),
            };
            let of =
                |side: &serde_json::Map<String, Value>| side.get(key).cloned().unwrap_or_default();
            compare(&field, &of(a), &of(b), found);
        }
    } else if resolved != archived {
        found.push(Difference {
            field: field.to_owned(),
            resolved: resolved.clone(),
            archived: archived.clone(),
        });
    }
}
