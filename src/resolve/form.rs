//! The form of `chancery resolve`'s lines, as types; the JSON Schema in `docs/` is made from them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::variants::options::OptionValues;

/// Where a power's name stands, the units that are nobody's.
pub const NEUTRAL: &str = "neutral";

/// Units, orders and the like by the power's lower-case name: `france`. Units, dislodged ones and
/// results of neutral units stand under [`NEUTRAL`].
pub type ByPower<T> = BTreeMap<String, T>;

/// A question: a position, a phase, and everybody's orders for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(title = "chancery resolve: input line")]
pub struct Request {
    /// The variant's id. Default `standard`.
    pub variant: Option<String>,
    /// Default `2000`.
    pub rulebook: Option<RulebookForm>,
    /// The variant's own options by their ids, instead of what its preset says.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub options: OptionValues,
    /// `S1901M`, `F1901R` or `W1901A`: season, year, and movement, retreats or adjustments.
    #[schemars(regex(pattern = r"^([SF][0-9]{1,4}[MR]|W[0-9]{1,4}A)$"))]
    pub phase: String,
    /// Standing units by power: `A par`, `F stp/sc`. Those that are nobody's stand under `neutral`.
    pub units: ByPower<Vec<String>>,
    /// Units that must retreat, by power and unit (`A bur`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub dislodged: ByPower<BTreeMap<String, DislodgedForm>>,
    /// Who owns each supply centre; centres left out are nobody's.
    pub sc_owners: BTreeMap<String, String>,
    /// Orders by power. In Winter: `build A par`, `disband F bre`, `waive`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub orders: ByPower<Vec<String>>,
    /// Whole sheets by power (or by player, where a variant's players share powers): every line of
    /// a sheet in canonical text. `orders` is the short form for the plain game, and is read first
    /// when both are there.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sheets: BTreeMap<String, Vec<String>>,
}

/// A rulebook's name, or single answers changed: `{"base": "datc", "4.A.3": "c"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum RulebookForm {
    /// `1971`, `1982`, `2000`, `2023`, `2025EE` (or `2025`), `DATC-3.2` (or `datc`).
    Name(String),
    /// `base` names the rulebook the rest is taken from; the other keys are question numbers.
    Changed(BTreeMap<String, String>),
}

/// A unit that lost its province.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DislodgedForm {
    /// The province its attacker came from, where that bars the retreat.
    pub from: Option<String>,
    /// Where it may go. Without it: every place within reach that is empty and not `from`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retreats: Option<Vec<String>>,
}

/// The answer: the position after the phase, and what became of every order. Without `results` and
/// `outcome`, and with new `orders`, it is the next question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "chancery resolve: output line")]
pub struct Answer {
    pub variant: String,
    /// The rulebook that was followed, under its own name.
    pub rulebook: RulebookForm,
    /// The options that were given.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: OptionValues,
    /// The next phase in which somebody can order something; when the game is over, the one it
    /// ended in.
    pub phase: String,
    /// By power; those that are nobody's under `neutral`.
    pub units: ByPower<Vec<String>>,
    pub dislodged: ByPower<BTreeMap<String, DislodgedForm>>,
    pub sc_owners: BTreeMap<String, String>,
    /// Set when the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeForm>,
    pub results: ByPower<Vec<ResultForm>>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OutcomeForm {
    /// This power won alone.
    Solo(String),
    /// These powers won together.
    Alliance(Vec<String>),
    /// These powers share the game.
    Draw(Vec<String>),
}

/// What became of one order, or of a unit without one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultForm {
    /// The order in canonical form; for a unit without orders, the hold it stood by.
    pub order: String,
    /// The unit, where it stood before the phase: `A par`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    pub result: Verdict,
    /// The reason, in a sentence for players.
    pub why: String,
}

/// What became of an order, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The unit moved, or retreated, as ordered.
    Moved,
    /// The unit stood.
    Held,
    /// The move or retreat failed; in a movement phase the unit stays.
    Bounced,
    /// The support was given.
    Supported,
    /// The support was cut.
    Cut,
    /// The convoy stood ready.
    Convoyed,
    /// The convoy was broken, or stopped by a paradox.
    Disrupted,
    /// The order was illegal, or matched no other order, and did nothing.
    Void,
    /// The unit was driven out and must retreat.
    Dislodged,
    /// The unit left the board by its order, or by the rules of civil disorder.
    Disbanded,
    /// The unit was driven out and had nowhere to go.
    Destroyed,
    /// The unit was built.
    Built,
    /// A build was given up.
    Waived,
}

/// A line that could not be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "chancery resolve: output line for a faulty input line")]
pub struct Refusal {
    pub error: Fault,
}

/// What is wrong with a line, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// The line of input, from 1.
    pub line: u64,
    /// The field at fault: `orders.france[2]`; empty when the line as a whole is.
    pub field: String,
    /// What is wrong with it, in a sentence.
    pub message: String,
}
