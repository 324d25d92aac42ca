//! The options of treaties: 4B.

use crate::relations::TreatyRules;

use super::BadOption;
use super::given::Given;

/// Asks for the options of the treaties axis.
pub(super) fn ask(rules: &mut TreatyRules, given: &mut Given<'_>) -> Result<(), BadOption> {
    let wear = &["after-check", "before-check"];
    given.choice("penalties_worn_off", wear, &mut rules.wear_off)?;
    let halving = &["attack", "first-shot-too"];
    given.choice("ally_halving", halving, &mut rules.halving)?;
    let dragged = &["yes", "no"];
    given.choice("ally_first_shot", dragged, &mut rules.dragged_first_shot)?;
    let minor = &["each-season", "once"];
    given.choice("minor_penalty", minor, &mut rules.minor_penalty)?;
    given.choice("home_of", &["native", "owner"], &mut rules.home_of)?;
    let retreats = &["count", "exempt"];
    given.choice("retreat_attacks", retreats, &mut rules.retreats)?;
    given.choice("war_chains", &["one-step", "whole"], &mut rules.chains)?;
    let calls = &["aat", "none", "all"];
    given.choice("aid_calls", calls, &mut rules.aid_calls)?;
    let enclosed = &["allowed", "forbidden"];
    given.choice("enclosed_builds", enclosed, &mut rules.enclosed_builds)?;
    let partners = &["forbidden", "allowed"];
    given.choice("coalition_attacks", partners, &mut rules.partners)?;
    let both = &["shared", "solo-first"];
    given.choice("simultaneous_claims", both, &mut rules.simultaneous)?;
    let points = &["active", "lifetime"];
    given.choice("expansionism", points, &mut rules.expansionism)?;
    given.choice("contact", &["one-move", "two-moves"], &mut rules.contact)?;
    let empty = &["narrow", "wide"];
    given.choice("empty_spaces", empty, &mut rules.empty_spaces)
}
