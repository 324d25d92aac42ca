//! Verification: the chain of hashes, and every phase adjudicated again.

use std::io::Read;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::resolve::form::{Answer, Difference};
use crate::resolve::{ANSWERED, Wrong, answer, compare, leads_to, taken};
use chancery_rules::board::{Board, BoardKind, shared_board};

use super::chain::{hash, link};
use super::form::{BoardRecord, ChangeRecord, End, Game, Phase};
use super::phase::{decisions, sort};
use super::press::odd;
use super::{FORMAT, LARGEST, LARGEST_PACKED, LONGEST_LINE, MOST_ARCHIVED, VERSION_WITH_BOARD};

/// Why a file cannot be verified as an archive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadArchive {
    /// The file is larger than `most` bytes, unpacked if it is packed.
    #[error("larger than {most} bytes")]
    TooLarge { most: u64 },
    /// The file is packed, but cannot be unpacked.
    #[error("invalid gzip data: {cause}")]
    Unpacked { cause: String },
    /// One of its lines is longer than `most` bytes.
    #[error("line {line} is longer than {most} bytes")]
    LongLine { line: usize, most: usize },
    /// It has more than `most` phases.
    #[error("more than {most} phases")]
    TooManyPhases { most: usize },
    /// Its bytes are not UTF-8.
    #[error("not UTF-8 text")]
    NotText,
    /// The first line is not that of an archive.
    #[error("not a Chancery archive")]
    Foreign,
    /// It was written in a later version of the format.
    #[error("written in a later format: {found}")]
    Later { found: u32 },
    /// The line's hash does not fit it and the line before: one of them was altered.
    #[error("line {line} was altered")]
    Altered { line: usize },
    /// One of its lines cannot be read.
    #[error("line {line} cannot be read: {cause}")]
    Line { line: usize, cause: String },
    /// There is no last line, or it is not the last.
    #[error("cut off after {lines} lines")]
    Truncated { lines: usize },
    /// Its last line says another number of phases than it has.
    #[error("{found} phases instead of {said}")]
    Count { found: usize, said: u32 },
}

/// The result of adjudicating one phase of an archive again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The same result to the byte, by the same version of the program.
    Same,
    /// The same decisions, though the file was written by another version of the program.
    SameDecision,
    /// The same program decides it otherwise: the file is wrong, though its hashes hold.
    Wrong(Vec<Difference>),
    /// This program decides otherwise than the one that adjudicated it.
    Otherwise(Vec<Difference>),
    /// This program cannot read the phase, for the reason given.
    Unread(String),
}

/// What was found about one phase of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedPhase {
    /// The phase's short name, such as `S1901M`.
    pub phase: String,
    /// The version of the program that adjudicated it.
    pub engine: String,
    /// What adjudicating it again led to.
    pub finding: Finding,
    /// What the phase after it began with otherwise than this one ended: what the GM changed.
    pub changed: Vec<Difference>,
    /// Whether a change that the archive notes, such as a GM's correction, may explain a difference.
    pub noted: bool,
    /// How many letters of the phase the archive has.
    pub letters: usize,
    /// The places, from 1, of letters whose time shows that they cannot have been written in the phase.
    pub odd_letters: Vec<usize>,
}

/// What was found about an archive whose hashes hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The archive's first line.
    pub game: Game,
    /// Whether this program's board is the one the game was played on, by its hash.
    pub same_board: bool,
    /// What was found about each phase.
    pub phases: Vec<VerifiedPhase>,
    /// The archive's last line.
    pub end: End,
}

/// The board of that record, and whether it is the very one: one of ours with the same file, or one whose rules are in
/// the record and are read as the same. Of rules that cannot be read, it is the standard board, so that letters can
/// be judged by something.
fn board_of(record: &BoardRecord) -> (&'static Board, bool) {
    let Some(rules) = &record.file else {
        let mut kinds = BoardKind::ALL.into_iter();
        let Some(kind) = kinds.find(|kind| kind.id() == record.id) else {
            return (Board::standard(), false);
        };
        let same = hash(kind.file().as_bytes()) == record.sha256;
        return (kind.board(), same);
    };
    // From now on its games can be read.
    let Ok(read) = shared_board(rules) else {
        return (Board::standard(), false);
    };
    let board = read.board();
    let own = board.own();
    let same = own.is_some_and(|own| own.text == *rules && own.id == record.id)
        && hash(rules.as_bytes()) == record.sha256;
    (board, same)
}

/// Verifies a file as the program `engine` does.
///
/// # Errors
/// When it is no archive, is not whole, or its hashes do not hold.
pub fn verify(bytes: &[u8], engine: &str) -> Result<Verified, BadArchive> {
    let text = unpacked(bytes)?;
    let mut lines = Lines {
        lines: text.lines().enumerate(),
        last: String::new(),
        read: 0,
    };
    let (kind, fields) = lines.next()?.ok_or(BadArchive::Foreign)?;
    if kind != "game" || fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(BadArchive::Foreign);
    }
    let version = fields.get("version").and_then(Value::as_u64).unwrap_or(0);
    if version > u64::from(VERSION_WITH_BOARD) {
        let found = u32::try_from(version).unwrap_or(u32::MAX);
        return Err(BadArchive::Later { found });
    }
    let game: Game = lines.typed(fields)?;
    let (board, same_board) = board_of(&game.board);
    let mut phases = Vec::new();
    let mut played: Vec<Phase> = Vec::new();
    let mut since = game.created_at;
    let end: End = loop {
        let Some((kind, fields)) = lines.next()? else {
            return Err(BadArchive::Truncated { lines: lines.read });
        };
        match kind.as_str() {
            "phase" if phases.len() >= MOST_ARCHIVED => {
                return Err(BadArchive::TooManyPhases {
                    most: MOST_ARCHIVED,
                });
            }
            "phase" => {
                let phase: Phase = lines.typed(fields)?;
                phases.push(VerifiedPhase {
                    phase: phase.question.phase.clone(),
                    engine: phase.engine.clone(),
                    finding: found(&phase, &game.engine, engine),
                    changed: Vec::new(),
                    noted: false,
                    letters: phase.press.len(),
                    odd_letters: odd(&game, board, &phase, since),
                });
                since = phase.at;
                played.push(phase);
            }
            "end" => break lines.typed(fields)?,
            other => {
                let cause = other.chars().take(40).collect();
                return Err(BadArchive::Line {
                    line: lines.read,
                    cause,
                });
            }
        }
    };
    if lines.next()?.is_some() {
        return Err(BadArchive::Truncated { lines: lines.read });
    }
    if phases.len() as u64 != u64::from(end.phases) {
        return Err(BadArchive::Count {
            found: phases.len(),
            said: end.phases,
        });
    }
    for (i, phase) in phases.iter_mut().enumerate() {
        let (question, changes) = match played.get(i + 1) {
            Some(next) => (&next.question, &next.changes),
            None => (&end.position, &end.changes),
        };
        if let Some(this) = played.get(i) {
            phase.changed = goes_on(&this.answer, question);
        }
        phase.noted = changes.iter().any(is_edit);
    }
    Ok(Verified {
        game,
        same_board,
        phases,
        end,
    })
}

/// Whether a change may change the position.
fn is_edit(change: &ChangeRecord) -> bool {
    !matches!(
        change.kind.as_str(),
        "act" | "clock" | "started" | "created"
    )
}

/// A line's kind, and its other fields.
type Line = (String, Map<String, Value>);

/// The lines, each held against its hash.
struct Lines<'t> {
    lines: std::iter::Enumerate<std::str::Lines<'t>>,
    /// The hash of the line before.
    last: String,
    /// How many were read.
    read: usize,
}

impl Lines<'_> {
    /// The next line that is not empty: its kind, and its other fields.
    fn next(&mut self) -> Result<Option<Line>, BadArchive> {
        let Some((at, text)) = self
            .lines
            .by_ref()
            .find(|(_, text)| !text.trim().is_empty())
        else {
            return Ok(None);
        };
        self.read = at + 1;
        if text.len() > LONGEST_LINE {
            return Err(BadArchive::LongLine {
                line: at + 1,
                most: LONGEST_LINE,
            });
        }
        let first = self.last.is_empty();
        let wrong = |cause: String| {
            if first {
                BadArchive::Foreign
            } else {
                BadArchive::Line {
                    line: at + 1,
                    cause,
                }
            }
        };
        let value = serde_json::from_str(text).map_err(|e| wrong(e.to_string()))?;
        let Value::Object(mut fields) = value else {
            return Err(wrong(String::new()));
        };
        let told = fields.remove("hash");
        let told = told.as_ref().and_then(Value::as_str);
        if first && told.is_none() {
            return Err(BadArchive::Foreign);
        }
        let linked = link(&self.last, &fields);
        if told != Some(linked.as_str()) {
            return Err(BadArchive::Altered { line: at + 1 });
        }
        self.last = linked;
        let kind = fields.remove("record");
        let kind = kind.as_ref().and_then(Value::as_str).unwrap_or_default();
        Ok(Some((kind.to_owned(), fields)))
    }

    /// The fields in their types.
    fn typed<T: DeserializeOwned>(&self, fields: Map<String, Value>) -> Result<T, BadArchive> {
        serde_json::from_value(Value::Object(fields)).map_err(|e| BadArchive::Line {
            line: self.read,
            cause: e.to_string(),
        })
    }
}

/// The file's text, unpacked if it is packed.
fn unpacked(bytes: &[u8]) -> Result<String, BadArchive> {
    if bytes.len() > LARGEST_PACKED {
        let most = LARGEST_PACKED as u64;
        return Err(BadArchive::TooLarge { most });
    }
    let bytes = if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut text = Vec::new();
        let packed = flate2::read::GzDecoder::new(bytes);
        let read = packed.take(LARGEST + 1).read_to_end(&mut text);
        read.map_err(|e| BadArchive::Unpacked {
            cause: e.to_string(),
        })?;
        if text.len() as u64 > LARGEST {
            return Err(BadArchive::TooLarge { most: LARGEST });
        }
        text
    } else {
        bytes.to_vec()
    };
    String::from_utf8(bytes).map_err(|_| BadArchive::NotText)
}

/// Adjudicates a phase again.
fn found(phase: &Phase, writer: &str, engine: &str) -> Finding {
    let line = serde_json::to_string(&phase.question).unwrap_or_default();
    let mut now = match answer(&line) {
        Ok(now) => now,
        Err(wrong) => {
            let Wrong { field, message } = wrong;
            return Finding::Unread(format!("{field}: {message}"));
        }
    };
    sort(&mut now);
    let same = phase.engine == engine && writer == engine;
    if same && now == phase.answer {
        return Finding::Same;
    }
    let (ours, theirs) = if same {
        (json(&now), json(&phase.answer))
    } else {
        (decisions(&now, true), decisions(&phase.answer, true))
    };
    let mut differences = Vec::new();
    compare("", &ours, &theirs, &mut differences);
    match (differences.is_empty(), same) {
        (true, _) => Finding::SameDecision,
        (false, true) => Finding::Wrong(differences),
        (false, false) => Finding::Otherwise(differences),
    }
}

fn json(answer: &Answer) -> Value {
    serde_json::to_value(answer).unwrap_or_default()
}

/// What the next phase began with otherwise than this one ended, as the file has both.
fn goes_on(answer: &Answer, next: &crate::resolve::form::Request) -> Vec<Difference> {
    let mut ended = json(answer);
    if let Some(fields) = ended.as_object_mut() {
        for told in ANSWERED {
            fields.remove(told);
        }
    }
    let next = serde_json::to_string(next).unwrap_or_default();
    match (taken(&ended.to_string()), taken(&next)) {
        (Ok((ended, _)), Ok((next, _))) => leads_to(&ended, &next),
        // What cannot be read is told of with its phase.
        _ => Vec::new(),
    }
}
