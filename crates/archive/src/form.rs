//! The form of an archive's lines, as types; the JSON Schema in `docs/` is made from them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::resolve::form::{Answer, ByPower, Request, RulebookForm};
use chancery_rules::variants::options::OptionValues;

/// The first line: which game it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// `chancery-archive`.
    pub format: String,
    /// The layout: 1.
    pub version: u32,
    /// The program that wrote the file.
    pub engine: String,
    pub name: String,
    pub variant: String,
    pub rulebook: RulebookForm,
    /// What differs from the variant's preset.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: OptionValues,
    pub board: BoardRecord,
    /// When the game was made, in milliseconds since 1970.
    pub created_at: i64,
    /// How many people played in it, one after the other or together.
    pub players: u32,
}

/// A board by reference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardRecord {
    pub id: String,
    /// The SHA-256 of its file in `maps/`, or of its rules below, in hexadecimal.
    pub sha256: String,
    /// The compiled rules of a board that is not one of ours, from version 2 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// A line for each phase that was adjudicated and counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// From 1.
    pub number: u32,
    /// When it was adjudicated, in milliseconds since 1970.
    pub at: i64,
    /// The program that adjudicated it.
    pub engine: String,
    /// Who played each power: people are numbered in the order in which they joined. A power nobody
    /// played is left out, and all are where players share them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seats: ByPower<u32>,
    /// What was done between the phase before and this one: rollbacks, edits, replacements and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ChangeRecord>,
    /// The position and everybody's sheet: an input line of `chancery resolve`.
    pub question: Request,
    /// What it came to, with ledgers, prices and treaties: an output line of `chancery resolve`.
    pub answer: Answer,
    /// The hashes of the receipts that were published with the phase, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub receipts: Vec<String>,
    /// What was written in the phase, as far as everybody it concerns has agreed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub press: Vec<PressRecord>,
}

/// Something that was done between two phases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeRecord {
    /// What kind of step it was: `act`, `rollback`, `edit` …
    pub kind: String,
    /// What brought it about, such as a command's name.
    pub cause: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A letter, or something said for all to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PressRecord {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The power that wrote it; none for grey press.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The number of the person who wrote it, where players share the powers; none for grey press.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u32>,
    /// Whether all could read it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The powers it went to. Somebody who wrote without a name gets the answer without being named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<String>,
    pub text: String,
}

/// The last line: how the game ended. A file without it is not whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many phases the file has.
    pub phases: u32,
    /// What was done after the last phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ChangeRecord>,
    /// How things stood, with the outcome: a line that `chancery resolve` answers by itself.
    pub position: Request,
}

/// The JSON Schemas of the lines, as one document. Each line also has `record` (`game`, `phase` or `end`)
/// and `hash`.
pub fn schema() -> serde_json::Value {
    serde_json::json!({
        "game": schemars::schema_for!(Game),
        "phase": schemars::schema_for!(Phase),
        "end": schemars::schema_for!(End),
    })
}
