//! The choices a GM may make about credits.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Power, PowerMap, Province};

use super::super::values::value;

/// What provinces yield, what units cost, and how the open questions of the rules are answered.
/// Amounts are credits a year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CreditsRules {
    /// The credits a year of provinces whose value differs from the board's (E-X2).
    pub values: BTreeMap<Province, u32>,
    /// The credits in every treasury at the start (E-04c).
    pub start: u32,
    /// A fleet's price (E-06a).
    pub fleet: u32,
    /// An army's price (E-06a).
    pub army: u32,
    /// Powers whose first armies are cheaper (E-06b).
    pub cheap: PowerMap<Cheap>,
    /// Which money pays a transfer (1B.3).
    pub spending: Spending,
    /// Which of the listed units go when not all can be paid (1B.8).
    pub removals: Removals,
    /// Whether units that could be paid may be disbanded in Winter (E-Q4, 1B.9).
    pub demobilisation: Demobilisation,
    /// Whether a power may give away, in Winter, credits that it needs for its own units (1B.10).
    pub winter_gifts: WinterGifts,
    /// How a debtor's money is shared out when it cannot pay all who call (1B.13).
    pub shortfall: Shortfall,
    /// Whether a power may name another whose units do not capture its treasury this season (1B.18).
    pub treasury_guests: TreasuryGuests,
    /// Where the credits of a power put out of the game go (1B.22).
    pub estate: Estate,
    /// What a yard for fleets asks beside being owned and empty (1B.25).
    pub yards: Yards,
    /// Whether transfers may be declared with retreats, too (1B.39).
    #[serde(skip_serializing_if = "is_usual")]
    pub transfers_with_retreats: RetreatTransfers,
    /// Whether provinces may be sold (E-Q2b, 1B.40).
    #[serde(skip_serializing_if = "is_usual")]
    pub province_sales: ProvinceSales,
}

fn is_usual<T: Default + PartialEq>(choice: &T) -> bool {
    *choice == T::default()
}

/// How many of a power's armies are cheaper, and what each of them costs a year (E-06b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cheap {
    /// How many of the power's armies are cheaper, whichever they are.
    pub armies: u32,
    /// What each of them costs, in credits a year.
    pub price: u32,
}

/// Which credits may be given away in a phase (1B.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spending {
    /// What the treasury held when the phase began.
    #[default]
    Opening,
    /// That, and what other transfers bring in the same phase.
    Chained,
}

/// Which of the listed units go when not all can be paid (1B.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Removals {
    /// In the order listed, until the rest can be paid.
    #[default]
    Listed,
    /// Of those listed, the cheapest that are enough.
    Cheapest,
}

/// Whether units that could be paid may be disbanded in Winter (E-Q4, 1B.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demobilisation {
    /// The players vote, with their orders for the first Spring.
    #[default]
    Vote,
    /// They may, in every game.
    Allowed,
    /// They may not.
    Forbidden,
}

/// Whether a power may give away, in Winter, credits that it needs for its own units (1B.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinterGifts {
    /// It may, and loses the units it cannot pay for then.
    #[default]
    Free,
    /// Only what is left beside its units' price.
    AfterUpkeep,
}

/// How a debtor's money is shared out when it cannot pay all who call (1B.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shortfall {
    /// The oldest loan first, then the larger, then by the lender's name.
    #[default]
    OldestFirst,
    /// Each lender gets a share in proportion to what it calls.
    ProRata,
}

/// Whether a power may name another whose units do not capture its treasury this season (1B.18). `Never` by
/// default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TreasuryGuests {
    /// Any foreign unit in the treasury's province captures it.
    #[default]
    Never,
    /// A power may name one such guest each season.
    Trusted,
}

/// Where the credits of a power put out of the game go (1B.22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Estate {
    /// They are lost.
    #[default]
    Vanishes,
    /// To the power that took its last province.
    ToCaptor,
}

/// What a yard for fleets asks beside being owned and empty (1B.25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Yards {
    /// Nothing more.
    #[default]
    Alone,
    /// The power must own its capital, too.
    WithCapital,
}

/// Whether transfers may be declared with retreats, too (1B.39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatTransfers {
    /// Transfers go with the moves only.
    #[default]
    Refused,
    /// They may.
    Allowed,
}

/// Whether provinces may be sold (E-Q2b, 1B.40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProvinceSales {
    /// A province is taken by a unit that enters it, and only so: E-Q2.
    #[default]
    Never,
    /// A province also passes to a buyer when both sides declare its sale.
    Allowed,
}

impl Default for CreditsRules {
    fn default() -> Self {
        let turkish = Cheap {
            armies: 4,
            price: 3,
        };
        CreditsRules {
            values: BTreeMap::new(),
            start: 3,
            fleet: 5,
            army: 4,
            cheap: PowerMap::from([(Power::TURKEY, turkish)]),
            spending: Spending::default(),
            removals: Removals::default(),
            demobilisation: Demobilisation::default(),
            winter_gifts: WinterGifts::default(),
            shortfall: Shortfall::default(),
            treasury_guests: TreasuryGuests::default(),
            estate: Estate::default(),
            yards: Yards::default(),
            transfers_with_retreats: RetreatTransfers::default(),
            province_sales: ProvinceSales::default(),
        }
    }
}

/// The credits a year that land must yield at least for each power, on a board that is not ours. Ours yield about
/// 20.
pub(crate) const LEAST_INCOME: u32 = 8;

impl CreditsRules {
    /// Leaves out what is said of powers and provinces by name: on another board they are others.
    pub(crate) fn forget_names(&mut self) {
        self.cheap.clear();
        self.values.clear();
    }

    /// What a province yields a year: E-01a. A board without values shares the economic board's.
    pub fn value(&self, board: &Board, province: Province) -> u32 {
        let own = self.values.get(&province).copied();
        own.unwrap_or_else(|| value(board, province))
    }

    /// The credits that this many fleets and armies of a power cost for a year: E-06a, E-06b, 1B.12.
    pub fn upkeep(&self, power: Power, fleets: u32, armies: u32) -> u32 {
        let cheap = self.cheap.get(&power);
        let few = cheap.map_or(0, |c| c.armies.min(armies));
        let price = cheap.map_or(0, |c| c.price);
        fleets * self.fleet + few * price + (armies - few) * self.army
    }
}
