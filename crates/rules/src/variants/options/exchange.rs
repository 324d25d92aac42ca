//! The options of the exchange: 3B.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::control::exchange::ExchangeRules;
use crate::game::{Majority, Motion};

use super::BadOption;
use super::given::Given;

/// How many of those eligible to order must be for the end (3B.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Closing {
    Unanimous,
    Majority,
}

pub(super) fn exchange(
    rules: &mut ExchangeRules,
    motions: &mut BTreeMap<Motion, Majority>,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let rounding = &["hundreds", "away-from-zero", "exact"];
    given.choice("price_rounding", rounding, &mut rules.rounding)?;
    let majority = &["plurality", "more-than-half"];
    given.choice("order_majority", majority, &mut rules.majority)?;
    let absent = &["hold", "next-holder"];
    given.choice("absent_holders", absent, &mut rules.absent)?;
    let opening = &["spring", "winter"];
    given.choice("opening_bourse", opening, &mut rules.opening)?;
    given.number("removed_after", 0..=99, &mut rules.removed_after)?;
    given.choice("no_trades", &["keep", "sell"], &mut rules.no_trades)?;
    given.choice("hundreds", &["whole", "decimal"], &mut rules.hundreds)?;
    let winter = &["fall", "end-of-fall"];
    given.choice("winter_orders", winter, &mut rules.winter)?;
    given.choice("names", &["open", "anonymous"], &mut rules.names)?;
    let Some(majority) = motions.get_mut(&Motion::Close) else {
        return Ok(());
    };
    let mut closing = match majority {
        Majority::Unanimous => Closing::Unanimous,
        Majority::OfPowers | Majority::OfVotes => Closing::Majority,
    };
    let ways = &["unanimous", "majority"];
    given.choice("closing_majority", ways, &mut closing)?;
    *majority = match closing {
        Closing::Unanimous => Majority::Unanimous,
        Closing::Majority => Majority::OfPowers,
    };
    Ok(())
}
