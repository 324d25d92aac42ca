//! The form of `chancery resolve`'s lines, as types; the JSON Schema in `docs/` is made from them.

mod blocks;
mod by_power;
mod credits;
mod exchange;
mod facts;
mod treaties;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use chancery_rules::variants::options::OptionValues;

pub use blocks::{
    BlocksForm, BooksForm, NeutralForm, PointFlowsForm, PointForm, PointLedgerForm, PointRowForm,
};
pub use by_power::{ByPower, NEUTRAL};
pub use credits::{CreditsForm, FlowsForm, LoanForm, MoneyForm, RowForm, SaleForm, TreasuryForm};
pub use exchange::{
    AccountForm, ChoiceForm, CountedForm, DealingForm, DrawnForm, ExchangeForm, ExchangeStateForm,
    FinalForm, HoldersForm, HoldingForm, LotForm, Player, PollForm, PresenceForm, QuoteForm,
    RanksForm, ScoreForm,
};
pub use facts::{BattleForm, FactForm, UnitFactForm};
pub use treaties::{
    CauseForm, ClaimForm, ImminentForm, KindForm, PenaltyForm, PermitForm, RelationForm, TallyForm,
    TransferForm, TreatiesForm, TreatyForm, VictoryPointsForm,
};

/// A board by its name, or the board itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BoardForm {
    /// The id of a board that comes with the program, such as `standard` or `hanse`, or `sha256:` and the hash of one
    /// that has been read.
    Named(String),
    /// A board of one's own.
    File {
        /// Its `board.json` (`docs/boards.md`).
        file: serde_json::Value,
    },
}

/// A question: a position, a phase, and everybody's orders for it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(title = "chancery resolve: input line")]
pub struct Request {
    /// The variant's id. Default `standard`.
    pub variant: Option<String>,
    /// The board, if it is neither the variant's own nor named among the options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardForm>,
    /// Default `2000`.
    pub rulebook: Option<RulebookForm>,
    /// The variant's own options by their ids, instead of what its preset says.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub options: OptionValues,
    /// `S1901M`, `F1901R` or `W1901A`: season, year, and movement, retreats or adjustments. `S1901T` is
    /// the diplomacy before those moves, where treaties are played.
    #[schemars(regex(pattern = r"^([SF][0-9]{1,4}[TMR]|W[0-9]{1,4}A)$"))]
    pub phase: String,
    /// Standing units by power: `A par`, `F stp/sc`. Those that are nobody's stand under `neutral`.
    pub units: ByPower<Vec<String>>,
    /// Where fleets carry armies: for how many moves armies have been aboard, by power and army (`A nth`, in
    /// its fleet's sea). An army in a sea that is not named here: for one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub aboard: ByPower<BTreeMap<String, u8>>,
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
    /// Powers that nobody plays: civil disorder.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disorder: Vec<String>,
    /// The state of a game played for credits; without it treasuries and books are as at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credits: Option<CreditsForm>,
    /// Votes on the variant's motions, by the motion's id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub motions: BTreeMap<String, BallotForm>,
    /// Set when the game is over: such a line is answered by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeForm>,
    /// What happened this year, in games in which something later in the year depends on it: those
    /// played for blocks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub year: Vec<FactForm>,
    /// The state of a game played for blocks; without it they lie as at the start, and nobody has
    /// points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocks: Option<BlocksForm>,
    /// The state of a game with an exchange; without it the players of the line's sheets begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "bourse")]
    pub exchange_state: Option<ExchangeStateForm>,
    /// The state of a game played with treaties; without it all are neutral, as at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relations: Option<TreatiesForm>,
}

/// The votes on a motion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BallotForm {
    pub votes: ByPower<bool>,
    /// The votes of players who share the powers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<Player, bool>,
    /// Set when it is decided.
    pub passed: Option<bool>,
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

/// Where a dislodged unit may retreat to, as the JSON of `chancery resolve` has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DislodgedForm {
    /// The province its attacker came from, where that bars the retreat.
    pub from: Option<String>,
    /// Where it may go. Without it: every place within reach that is empty and not `from`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retreats: Option<Vec<String>>,
    /// Where it carries an army: for how many moves so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aboard: Option<u8>,
}

/// The answer: the position after the phase, and what became of every order. With new `orders` it is
/// the next question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "chancery resolve: output line")]
pub struct Answer {
    pub variant: String,
    /// The board, if it is not one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardForm>,
    /// The rulebook that was followed, under its own name.
    pub rulebook: RulebookForm,
    /// The options that were given, and borders and convoys that a vote changed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: OptionValues,
    /// The next phase in which somebody can order something; when the game is over, the one it
    /// ended in.
    pub phase: String,
    /// By power; those that are nobody's under `neutral`.
    pub units: ByPower<Vec<String>>,
    /// Armies aboard standing fleets, and for how many moves so far.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub aboard: ByPower<BTreeMap<String, u8>>,
    pub dislodged: ByPower<BTreeMap<String, DislodgedForm>>,
    pub sc_owners: BTreeMap<String, String>,
    /// Set when the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeForm>,
    pub results: ByPower<Vec<ResultForm>>,
    /// Powers that nobody plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disorder: Vec<String>,
    /// The state of a game played for credits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credits: Option<CreditsForm>,
    /// Votes on the variant's motions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub motions: BTreeMap<String, BallotForm>,
    /// What happened to money, private things included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub money: Vec<MoneyForm>,
    /// The ledger that was published.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ledger: Vec<RowForm>,
    /// The state of a game played for blocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<BlocksForm>,
    /// What happened to points and blocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<PointForm>,
    /// The ledger of points and blocks that was published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point_ledger: Option<PointLedgerForm>,
    /// What happened this year so far, as in the input.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub year: Vec<FactForm>,
    /// The state of a game with an exchange.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "bourse")]
    pub exchange_state: Option<ExchangeStateForm>,
    /// What its turn published, as a season closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<ExchangeForm>,
    /// How orders by several hands were decided between.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub polls: Vec<PollForm>,
    /// The seed of the phase's lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawnForm>,
    /// The state of a game played with treaties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relations: Option<TreatiesForm>,
    /// What happened between powers, private things included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<RelationForm>,
    /// Everybody's victory points after the phase.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub victory_points: ByPower<VictoryPointsForm>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum OutcomeForm {
    /// This power won alone.
    Solo(String),
    /// These powers won together.
    Alliance(Vec<String>),
    /// Several powers reached the goal as equals.
    Shared(Vec<String>),
    /// These powers share the game.
    Draw(Vec<String>),
    /// All others conceded to this power.
    Concession(String),
    /// The GM ruled that these have won or share a draw.
    Ruled(Vec<String>),
    /// The holdings of the players were counted.
    Scores(FinalForm),
    /// It was broken off.
    Abandoned,
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
    /// The fleet was annihilated, whatever its order came to.
    Annihilated,
    /// The patrol caught fleets.
    Patrolled,
    /// The strait was closed.
    Blocking,
    /// The army went aboard a fleet, and was not to land yet.
    Boarded,
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
    pub error: LineError,
}

/// What is wrong with a line, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineError {
    /// The line of input, from 1.
    pub line: u64,
    /// The field at fault: `orders.france[2]`; empty when the line as a whole is.
    pub field: String,
    /// What is wrong with it, in a sentence.
    pub message: String,
}

/// What a check found about one line of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "chancery resolve --check: output line")]
pub struct Checked {
    /// The line of input, from 1.
    pub line: u64,
    /// Its phase.
    pub phase: String,
    pub result: Comparison,
    /// Where they differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<Difference>,
}

/// What became of a line in a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Comparison {
    /// The phase led to what the next line says.
    Same,
    /// It did not.
    Differs,
    /// The game is over here: there is nothing to resolve.
    Over,
    /// No line that could be read follows.
    Unchecked,
}

/// One field that is not as resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// `units.france`
    pub field: String,
    /// What the phase led to; null where there is no such field.
    pub resolved: serde_json::Value,
    /// What the next line says; null where there is no such field.
    pub archived: serde_json::Value,
}
