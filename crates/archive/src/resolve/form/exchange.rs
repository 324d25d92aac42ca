//! What lines say of an exchange. Players are whole numbers, written as text; in games that hide them, what is
//! published names them by the place in which they joined: `#3`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_power::ByPower;

/// A player's number, as text: `"1"`.
pub type Player = String;

/// The state of an exchange. Prices and money are whole cents; currencies go by their countries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ExchangeStateForm {
    /// In the order in which they joined. Without it: the players of the line's sheets, by number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<AccountForm>>,
    /// Cents a unit of each currency in the game; those left out are not. Without it: 100 each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prices: Option<ByPower<u64>>,
    /// What a net left below a hundred, with `rounding` `exact`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rests: ByPower<i64>,
    /// Whose orders count now. Without it: everybody's in the first season, later those of who holds most
    /// by this line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<HoldersForm>,
    /// Who is listed for the coming season, where that is somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listed: Option<HoldersForm>,
    /// Trades handed in with the moves, by player: they wait for the season's end.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub trades: BTreeMap<Player, Vec<String>>,
    /// Conditional orders that wait for their phase, by player.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub ahead: BTreeMap<Player, Vec<String>>,
    /// The game's secret, 64 hexadecimal digits. Without it lots fall on who joined first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The SHA-256 of the secret, which was published at the start. Must fit, if both are there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether the sheets of a phase are part of its seed, as in all games since the second edition.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mixed: bool,
    /// How often the game was rolled back.
    #[serde(skip_serializing_if = "is_zero")]
    pub rollbacks: u32,
    /// Players in the order in which their sheets came in, where that matters (3B.25). Without it: the
    /// order in which they joined.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub handed_in: Vec<Player>,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// What a player holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AccountForm {
    pub player: Player,
    /// In which place they joined. Without it: their place in the list, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joined: Option<u32>,
    /// Units by currency; those left out are none. Without it: 1000 of each in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<ByPower<u64>>,
    pub cents: u64,
    pub presence: PresenceForm,
    /// Turns in a row in which nothing was handed in.
    #[serde(skip_serializing_if = "is_zero")]
    pub missed: u32,
    /// A newcomer who has handed in nothing yet: the phases do not wait for them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub new: bool,
}

/// Whether a player takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PresenceForm {
    #[default]
    Present,
    /// What they hold is frozen.
    Left,
    /// Taken out with all they held.
    Removed,
}

/// Who held what when a season was over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum HoldersForm {
    /// The first season: everybody orders everything.
    Everyone,
    Holders(RanksForm),
}

/// Those who held some of each currency, and what they held altogether.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RanksForm {
    /// By currency: equals together, most first.
    pub ranks: ByPower<Vec<Vec<Player>>>,
    /// Units of all currencies, by player.
    pub totals: BTreeMap<Player, u64>,
}

/// What a turn of the exchange publishes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExchangeForm {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealings: Vec<DealingForm>,
    /// By currency; none in a Winter without trades.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub prices: ByPower<QuoteForm>,
    pub holdings: Vec<HoldingForm>,
    /// Who may order each country in the coming season.
    pub eligible: ByPower<Vec<Player>>,
    /// Currencies taken out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// Players taken out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Player>,
}

/// One dealing. Money is cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealingForm {
    pub player: Player,
    /// The line as written: `Sell 500 lira`.
    pub trade: String,
    /// So many units changed hands.
    pub units: u64,
    pub price: u64,
    pub cents: u64,
    /// Why it was no more, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<String>,
    /// Sold because nothing was handed in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// A currency's price, in cents, and what moved it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuoteForm {
    pub old: u64,
    /// Units bought less units sold.
    pub net: i64,
    pub change: i64,
    pub new: u64,
}

/// What a player holds at the end of a season. Money is cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoldingForm {
    pub player: Player,
    pub units: ByPower<u64>,
    pub cents: u64,
    /// Everything at the new prices, cash and all.
    pub worth: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// How the orders of several players for one thing were decided between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PollForm {
    pub power: String,
    /// The unit, before the phase; none for a Winter's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// What counts: an order, or a Winter's list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<String>,
    /// Everything that was ordered, the most popular first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<ChoiceForm>,
    /// Why, in a sentence.
    pub why: String,
    /// What was drawn, if that decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<LotForm>,
}

/// One thing that was ordered, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChoiceForm {
    pub orders: Vec<String>,
    pub by: Vec<Player>,
}

/// A lot: `docs/draws.md` says how it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LotForm {
    pub subject: String,
    /// In the order in which they joined.
    pub among: Vec<Player>,
    pub by: Player,
}

/// The seed of a phase's lots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawnForm {
    pub rollbacks: u32,
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// The final table. Points are hundredths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FinalForm {
    /// The countries that reached the goal; none where the players voted to end it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goal: Vec<String>,
    /// Whether it ended because its last year was over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub last_year: bool,
    /// The best first.
    pub scores: Vec<ScoreForm>,
    pub winners: Vec<Player>,
}

/// A player's line of the final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreForm {
    pub player: Player,
    pub place: usize,
    /// Hundredths of a point.
    pub points: u64,
    /// What each country brought.
    pub countries: ByPower<CountedForm>,
    pub cents: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// What a country brought a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountedForm {
    pub centres: u64,
    pub units: u64,
    /// Hundredths of a point.
    pub points: u64,
}
