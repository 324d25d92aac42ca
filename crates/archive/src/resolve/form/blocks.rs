//! The form of a game played for blocks.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_power::ByPower;
use super::credits::{FlowsForm, LoanForm};

/// The state of the blocks economy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BlocksForm {
    /// The blocks in each province; those left out hold what they start with.
    pub held: BTreeMap<String, u64>,
    /// The points each power can spend; a power that is not among them is out of the game. Without it
    /// every power that owns or stands somewhere has none, or in the Winter before the first moves a
    /// first income.
    pub points: Option<ByPower<u64>>,
    /// What powers owe each other, in points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loans: Vec<LoanForm>,
    /// What moved since the last ledger; without it, nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub books: Option<BooksForm>,
    /// Every power's blocks after the Winter of each year, and before the first.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub years: BTreeMap<u16, ByPower<u32>>,
}

/// What came to powers and neutral provinces and went from them since the last ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BooksForm {
    pub flows: ByPower<PointFlowsForm>,
    pub neutral: NeutralForm,
    /// Loans, gifts and repayments of this season, received less given.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lent: ByPower<FlowsForm>,
}

/// What came to a power and went from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PointFlowsForm {
    /// The points the last ledger closed with.
    pub opening: u32,
    pub income: u32,
    /// Published loans and gifts, received less given.
    pub public: i64,
    /// All other loans, gifts and repayments, received less given.
    pub private: i64,
    pub scrapped: u32,
    /// What was paid for the units that stayed.
    pub upkeep: u32,
    /// What was paid for new ones.
    pub built: u32,
    pub placed: u32,
    pub forfeited: u32,
    /// What was held by a power that was put out of the game.
    pub vanished: u32,
    /// The blocks the last ledger had.
    pub blocks: u32,
    /// The blocks of provinces taken, less those of provinces lost, before any battle halved them.
    pub taken: i64,
    pub rubble: u32,
}

/// The points and blocks of all neutral provinces together, in a ledger or the books (I-04c, 2B.9).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NeutralForm {
    pub income: u32,
    /// What was paid for their armies.
    pub armies: u32,
    pub grown: u32,
    /// What was over because they may hold no more.
    pub over: u32,
    /// Their blocks as the last ledger had them.
    pub opening: u32,
    /// What left with provinces that were taken; never above nothing.
    pub taken: i64,
    /// Their blocks; in books, 0.
    pub blocks: u32,
}

/// The published ledger of points and blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointLedgerForm {
    pub rows: Vec<PointRowForm>,
    pub neutral: NeutralForm,
}

/// A power's line of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointRowForm {
    pub power: String,
    pub flows: PointFlowsForm,
    /// The points it holds.
    pub closing: u32,
    /// The blocks in its provinces.
    pub blocks: u32,
    /// What those bring a year.
    pub yearly_income: u32,
    /// What its units cost a year.
    pub due: u32,
}

/// What happened to points or blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointForm {
    /// The rule it follows.
    pub rule: String,
    /// In a sentence.
    pub why: String,
    /// The thing itself, by its kind.
    pub event: serde_json::Value,
}
