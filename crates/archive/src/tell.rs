//! What a verification found, in words.

use crate::resolve::form::Difference;
use chancery_i18n::Words;

use super::verify::{BadArchive, Finding, Verified, VerifiedPhase};

/// The result of `chancery replay`, by which its exit code is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The hashes hold, and every phase is decided the same.
    Good,
    /// The file was altered, or holds what this very program decides otherwise.
    Wrong,
    /// The file is no archive, or part of it is missing.
    Unreadable,
    /// The hashes hold, but this version decides some phases otherwise than an earlier one did.
    Otherwise,
}

impl Code {
    /// The process's exit code.
    pub const fn number(self) -> u8 {
        match self {
            Code::Good => 0,
            Code::Wrong => 1,
            Code::Unreadable => 2,
            Code::Otherwise => 3,
        }
    }
}

/// The most differences of a phase that are told.
const MOST: usize = 12;

/// The longest line that is told, in characters.
const LONGEST_TOLD: usize = 4_000;

/// A line for every phase, and what it all comes to. What stands in the file is told without signs that would
/// move the reader's cursor or break the line.
pub fn tell(words: &Words, found: &Result<Verified, BadArchive>) -> (Vec<String>, Code) {
    let (mut lines, code) = all(words, found);
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    for line in &mut lines {
        *line = line.chars().take(LONGEST_TOLD).map(shown).collect();
    }
    (lines, code)
}

fn all(words: &Words, found: &Result<Verified, BadArchive>) -> (Vec<String>, Code) {
    let verified = match found {
        Ok(verified) => verified,
        Err(bad) => return (vec![refused(words, bad)], code_of(bad)),
    };
    let args = [
        ("name", verified.game.name.clone().into()),
        ("variant", verified.game.variant.clone().into()),
        ("engine", verified.game.engine.clone().into()),
    ];
    let mut lines = vec![words.text("verify-head", &args)];
    if !verified.same_board {
        let args = [("board", verified.game.board.id.clone().into())];
        lines.push(words.text("verify-board", &args));
    }
    for phase in &verified.phases {
        told(words, phase, &mut lines);
    }
    if verified.end.position.outcome.is_none() {
        lines.push(words.plain("verify-so-far"));
    }
    let count = |fits: fn(&Finding) -> bool| {
        let phases = verified.phases.iter();
        phases.filter(|p| fits(&p.finding)).count()
    };
    let wrong = count(|f| matches!(f, Finding::Wrong(_)));
    let broken = verified.phases.iter().filter(|p| {
        let good = matches!(p.finding, Finding::Same | Finding::SameDecision);
        let jumps = !p.noted && !p.changed.is_empty();
        // What is counted as wrong already is not counted twice.
        jumps || !p.odd_letters.is_empty() && good
    });
    let broken = broken.count();
    let otherwise = count(|f| matches!(f, Finding::Otherwise(_) | Finding::Unread(_)));
    let args = [
        ("phases", verified.phases.len().into()),
        ("wrong", (wrong + broken).into()),
        ("otherwise", otherwise.into()),
    ];
    let (key, code) = match (wrong + broken, otherwise) {
        (0, 0) => ("verify-good", Code::Good),
        (0, _) => ("verify-otherwise", Code::Otherwise),
        (_, _) => ("verify-wrong", Code::Wrong),
    };
    lines.push(words.text(key, &args));
    (lines, code)
}

fn told(words: &Words, phase: &VerifiedPhase, lines: &mut Vec<String>) {
    let (key, differences): (_, &[Difference]) = match &phase.finding {
        Finding::Same => ("same", &[]),
        Finding::SameDecision => ("same-decision", &[]),
        Finding::Wrong(all) => ("differs", all),
        Finding::Otherwise(all) => ("decides-otherwise", all),
        Finding::Unread(_) => ("unread", &[]),
    };
    let cause = match &phase.finding {
        Finding::Unread(cause) => cause.clone(),
        _ => String::new(),
    };
    let args = [
        ("phase", phase.phase.clone().into()),
        ("engine", phase.engine.clone().into()),
        ("cause", cause.into()),
    ];
    lines.push(words.text(&format!("verify-{key}"), &args));
    each(words, "verify-difference", differences, lines);
    if phase.letters > 0 {
        let args = [("letters", phase.letters.into())];
        lines.push(words.text("verify-letters", &args));
    }
    for letter in phase.odd_letters.iter().take(MOST) {
        let args = [("letter", (*letter).into())];
        lines.push(words.text("verify-odd-letter", &args));
    }
    if !phase.changed.is_empty() {
        let key = if phase.noted {
            "verify-edited"
        } else {
            "verify-broken"
        };
        lines.push(words.text(key, &args));
        each(words, "verify-change", &phase.changed, lines);
    }
}

fn each(words: &Words, key: &str, all: &[Difference], lines: &mut Vec<String>) {
    for one in all.iter().take(MOST) {
        let args = [
            ("field", one.field.clone().into()),
            ("resolved", one.resolved.to_string().into()),
            ("archived", one.archived.to_string().into()),
        ];
        lines.push(words.text(key, &args));
    }
    if all.len() > MOST {
        let args = [("count", (all.len() - MOST).into())];
        lines.push(words.text("verify-more", &args));
    }
}

fn code_of(bad: &BadArchive) -> Code {
    match bad {
        BadArchive::Altered { .. } | BadArchive::Count { .. } => Code::Wrong,
        _ => Code::Unreadable,
    }
}

fn refused(words: &Words, bad: &BadArchive) -> String {
    let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
        words.text(&format!("verify-{key}"), args)
    };
    match bad {
        BadArchive::TooLarge { most } => {
            text("too-large", &[("most", (most >> 20).to_string().into())])
        }
        BadArchive::Unpacked { cause } => text("unpacked", &[("cause", cause.clone().into())]),
        BadArchive::LongLine { line, most } => {
            let args = [
                ("line", line.to_string().into()),
                ("most", (most >> 20).to_string().into()),
            ];
            text("long-line", &args)
        }
        BadArchive::TooManyPhases { most } => {
            text("too-many-phases", &[("most", most.to_string().into())])
        }
        BadArchive::NotText => text("not-text", &[]),
        BadArchive::Foreign => text("foreign", &[]),
        BadArchive::Later { found } => text("later", &[("found", (*found).into())]),
        BadArchive::Altered { line } => text("altered", &[("line", line.to_string().into())]),
        BadArchive::Line { line, cause } => {
            let args = [
                ("line", line.to_string().into()),
                ("cause", cause.clone().into()),
            ];
            text("line", &args)
        }
        BadArchive::Truncated { lines } => {
            text("truncated", &[("lines", lines.to_string().into())])
        }
        BadArchive::Count { found, said } => {
            let args = [
                ("found", found.to_string().into()),
                ("said", said.to_string().into()),
            ];
            text("count", &args)
        }
    }
}
