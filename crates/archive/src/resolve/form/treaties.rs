//! The form of a game played with treaties.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_power::ByPower;

/// How powers stand to each other, what they are penalised for, and who claims victory. What is left
/// out is as at the start of a game: nobody has a treaty, and all are neutral.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TreatiesForm {
    /// Those in force.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub treaties: Vec<TreatyForm>,
    /// Who is at war: two powers each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wars: Vec<[String; 2]>,
    /// Imminent wars.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub imminent: Vec<ImminentForm>,
    /// Treaties that take effect with the next year.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub announced: Vec<TreatyForm>,
    /// Those that count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<PenaltyForm>,
    /// The season of the game's first shot: `S1901`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_shot: Option<String>,
    /// All penalty points each power ever earned.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub lifetime: ByPower<u32>,
    /// By how many points and years the later penalties of a power grow: 1 or 2.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub expansionists: ByPower<u8>,
    /// Unowned centres each power has paid for and need not pay for again: this season, or ever.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub minors: ByPower<Vec<String>>,
    /// This season's permissions, between its moves and its retreats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub permits: Vec<PermitForm>,
    /// Centres to be handed over when the Fall closes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub transfers: Vec<TransferForm>,
    /// Units that may be disbanded this Winter because they are enclosed: `A mun`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub enclosed: Vec<String>,
    /// The points of the last Fall, on which claims may be posted. Without it, from a Winter until the
    /// next year's first moves, what centres and penalties come to now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<TallyForm>,
    /// Whom else each claim names that waits for the others' word.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub posted: ByPower<Vec<String>>,
    /// Claims that stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<ClaimForm>,
    /// The year at whose end all treaties end for a conference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conference: Option<u16>,
    /// In a conference, who is in contact: two powers each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contacts: Option<Vec<[String; 2]>>,
}

/// A treaty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TreatyForm {
    pub between: [String; 2],
    pub kind: KindForm,
    /// Who gave notice: it ends with the year's first season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ending: Vec<String>,
}

/// The two kinds of treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum KindForm {
    /// Mutual defence.
    Mdt,
    /// An aggressive alliance.
    Aat,
}

/// A power that may attack another without penalty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImminentForm {
    pub power: String,
    pub against: String,
}

/// A penalty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PenaltyForm {
    pub power: String,
    pub points: u32,
    /// The season it was earned in: `S1901`, `F1901`.
    pub incurred: String,
    /// The year of the last Fall in which it counts.
    pub last: u16,
    pub cause: CauseForm,
}

/// What a penalty is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CauseForm {
    /// An attack on a major power.
    Major { victim: String },
    /// An ally's attack.
    Shared { attacker: String, victim: String },
    /// An order into an unowned centre.
    Minor { at: String },
    /// An aggressive alliance.
    Alliance { with: String },
    /// The first shot of the game.
    FirstShot,
    /// A treaty of mutual defence given up.
    Abrogation { with: String },
}

/// Leave for units to enter a province: the JSON of a permit in International Relations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PermitForm {
    pub by: String,
    /// Whose units.
    pub of: String,
    /// One of them (`A mun`); any, without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    pub to: String,
}

/// A centre handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TransferForm {
    pub at: String,
    pub from: String,
    pub to: String,
}

/// Everybody's victory points when a Fall closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TallyForm {
    pub year: u16,
    pub points: ByPower<i32>,
}

/// A claim to victory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimForm {
    pub members: Vec<String>,
    /// The year of the Fall it was posted on.
    pub made: u16,
    /// The year of the Fall that decides it.
    pub due: u16,
}

/// A power's victory points now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryPointsForm {
    /// Centres owned.
    pub base: u32,
    /// The points of all penalties that count.
    pub penalties: u32,
    pub points: i32,
}

/// What happened between powers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RelationForm {
    /// The rule it follows.
    pub rule: String,
    /// Whether everybody may know it.
    pub public: bool,
    /// In a sentence.
    pub why: String,
    /// The thing itself, by its kind.
    pub event: serde_json::Value,
}
