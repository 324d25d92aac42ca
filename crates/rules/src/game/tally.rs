//! How the orders of several players for one thing were decided between.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Unit};
use crate::control::exchange::{Choice, Why};
use crate::orders::{Act, Order};

/// How the orders of several players for one thing were decided between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderTally {
    /// What the orders were for: a unit, or a country's Winter.
    pub subject: Subject,
    /// The country whose unit, or whose Winter, it is.
    pub power: Power,
    /// The orders that count; `None` if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// Everything ordered and by whom, the most popular first.
    pub choices: Vec<Choice<Said>>,
    /// Why this counts, or why nothing does.
    pub why: Why,
    /// Those who hold most handed in nothing, and others stood in: an option of 3B.10.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// The country that hired the unit, if its holders ordered it: 1B.28.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hirer: Option<Power>,
    /// How many of those who might order it gave an order that is not possible and was set aside for
    /// those that are. Each is told apart, with its reason.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub aside: usize,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// What several players gave orders for: a unit, or a country's Winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A unit, standing or dislodged.
    Unit(Unit),
    /// A country's builds and removals, as one list.
    Winter,
}

/// What a player ordered on a subject: a unit's act, or the list of a Winter's orders.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// What the unit is to do.
    Act(Act),
    /// A country's builds and removals.
    List(Vec<Order>),
}
