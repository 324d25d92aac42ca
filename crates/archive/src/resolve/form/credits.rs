//! The credits economy in lines of `chancery resolve`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_power::ByPower;

/// The state of the credits economy. All amounts are credits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CreditsForm {
    /// Treasuries by power; a power without one is out of the game.
    pub treasuries: Option<ByPower<TreasuryForm>>,
    /// What powers owe each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub loans: Vec<LoanForm>,
    /// Whom each power names for a victory in alliance.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub allies: ByPower<String>,
    /// Whether units that could be paid may be disbanded in Winter.
    pub demobilisation: Option<bool>,
    /// Where treasuries go when the season closes: filled between moves and retreats.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub seats: ByPower<String>,
    /// Whose units do not take a power's treasury this season.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub trusted: ByPower<String>,
    /// Units (`A par`) that another power may order this season. A dislodged one is named with its
    /// owner (`French A bur`) where another of its kind took its place.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hired: BTreeMap<String, String>,
    /// Provinces both sides agreed to sell, in the order they are paid for: filled between moves and retreats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sales: Vec<SaleForm>,
    /// What moved since the last ledger, by power.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub books: ByPower<FlowsForm>,
    /// How many units each power could pay for when the last Fall closed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub scheduled: ByPower<u32>,
    /// Who took the last province of a power that has none.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub heirs: ByPower<String>,
}

/// The sale of a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SaleForm {
    pub at: String,
    /// The seller.
    pub from: String,
    /// The buyer.
    pub to: String,
    pub credits: u32,
}

/// A power's treasury.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TreasuryForm {
    pub credits: u32,
    /// The land province it lies in; none after its capture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A loan, or interest that is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoanForm {
    pub lender: String,
    pub debtor: String,
    pub owed: u32,
    /// How much of it is called: collected at the end of Fall.
    #[serde(default)]
    pub called: u32,
    /// When it was made: the smaller, the older.
    #[serde(default)]
    pub made: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What came and went since the last ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FlowsForm {
    pub opening: u32,
    pub income: u32,
    /// Published transfers, received less given.
    pub public: i64,
    /// All other transfers, repayments and collected loans, received less given.
    pub private: i64,
    /// Treasuries taken, less treasuries lost.
    pub seized: i64,
    pub upkeep: u32,
}

/// One thing that happened to money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoneyForm {
    /// The rule it follows.
    pub rule: String,
    /// Whether everybody may know it.
    pub public: bool,
    /// Whose business it is.
    pub parties: Vec<String>,
    /// In a sentence.
    pub why: String,
    /// The thing itself, by its kind.
    pub event: serde_json::Value,
}

/// A power's line of the published ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowForm {
    pub power: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    pub flows: FlowsForm,
    /// What the treasury holds: the net worth as well.
    pub closing: u32,
    /// What its provinces yield a year.
    pub yearly_income: u32,
}
