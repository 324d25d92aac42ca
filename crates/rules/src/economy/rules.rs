//! The choice a setup makes on the economy axis.

use serde::{Deserialize, Serialize};

use crate::board::{Board, BoardNeeds, Province, ProvinceSet};

use super::blocks::{self, BlocksRules};
use super::credits::{self, CreditsRules};

/// The choice a setup makes on this axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EconomyRules {
    /// Each supply centre feeds one unit; nothing is paid.
    Centres,
    /// Every province earns and every unit costs: Economic Diplomacy IV.
    Credits(CreditsRules),
    /// Centres hold blocks, and blocks bring points: Investment Diplomacy.
    Blocks(BlocksRules),
}

impl EconomyRules {
    /// What these rules need of a board: where units are paid for, the land must earn it.
    pub(crate) fn needs(&self) -> BoardNeeds {
        match self {
            EconomyRules::Centres | EconomyRules::Blocks(_) => BoardNeeds::default(),
            EconomyRules::Credits(_) => BoardNeeds {
                income: credits::LEAST_INCOME,
                ..BoardNeeds::default()
            },
        }
    }

    /// Leaves out what is said of powers and provinces by name: on another board they are others.
    pub(crate) fn forget_names(&mut self) {
        match self {
            EconomyRules::Centres | EconomyRules::Blocks(_) => {}
            EconomyRules::Credits(rules) => rules.forget_names(),
        }
    }

    /// Whether money may be lent and given between powers.
    pub fn deals(&self) -> bool {
        match self {
            EconomyRules::Centres => false,
            EconomyRules::Credits(_) => true,
            EconomyRules::Blocks(rules) => rules.loans == blocks::Loans::Allowed,
        }
    }

    /// The provinces of a board that are centres: where every territory is one, all (I-07d).
    pub fn counting<'b>(&self, board: &'b Board) -> &'b ProvinceSet {
        match self {
            EconomyRules::Blocks(rules) if rules.provinces == blocks::Provinces::Equal => {
                board.lands()
            }
            _ => board.centres(),
        }
    }

    /// Whether transfers may be declared with retreats: 1B.39.
    pub fn transfers_with_retreats(&self) -> bool {
        match self {
            EconomyRules::Credits(rules) => {
                rules.transfers_with_retreats == credits::RetreatTransfers::Allowed
            }
            EconomyRules::Centres | EconomyRules::Blocks(_) => false,
        }
    }

    /// Whether the setup lets powers sell provinces to each other: 1B.40.
    pub fn sells_provinces(&self) -> bool {
        matches!(self, EconomyRules::Credits(rules) if rules.province_sales == credits::ProvinceSales::Allowed)
    }

    /// What a province earns its owner a year, where provinces earn credits; nothing for seas.
    pub fn value(&self, board: &Board, province: Province) -> Option<u32> {
        match self {
            EconomyRules::Credits(rules) => {
                Some(rules.value(board, province)).filter(|value| *value > 0)
            }
            EconomyRules::Centres | EconomyRules::Blocks(_) => None,
        }
    }

    /// A fleet's price for a year, in credits or points; `None` where each centre feeds a unit.
    pub fn fleet_price(&self) -> Option<u32> {
        match self {
            EconomyRules::Centres => None,
            EconomyRules::Credits(rules) => Some(rules.fleet),
            EconomyRules::Blocks(rules) => Some(rules.fleet),
        }
    }
}
