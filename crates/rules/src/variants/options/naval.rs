//! The options of naval movement: 5B, and which islands the players vote on (N-02).

use std::collections::BTreeSet;

use serde_json::Value;

use super::given::Given;
use super::{BadOption, Expected};
use crate::board::BoardKind;
use crate::game::{Majority, Motion, Setup};
use crate::movement::MovementRules;

/// Has the axis ask for its options.
pub(super) fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    if setup.board == BoardKind::Naval {
        islands(setup, given)?;
    } else {
        // There are no islands to vote on.
        setup.motions.retain(|m, _| m.island().is_none());
    }
    let passages = !setup.board().passages().is_empty();
    let MovementRules::Naval { rules, .. } = &mut setup.movement else {
        return Ok(());
    };
    let leave = &["allowed", "forbidden"];
    given.choice("crawl", leave, &mut rules.crawl)?;
    given.choice("second_convoy", leave, &mut rules.second_convoy)?;
    let into = &mut rules.second_hold_support;
    given.choice("second_hold_support", leave, into)?;
    let fates = &["safe", "caught"];
    given.choice("patrol_leaving", fates, &mut rules.leaving)?;
    given.choice("patrol_arriving", fates, &mut rules.arriving)?;
    if passages {
        let ways = &["closed", "open"];
        given.choice("neutral_passage", ways, &mut rules.neutral_passage)?;
    }
    Ok(())
}

/// The islands that are put to the vote; all must agree (N-02e).
fn islands(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let words = Motion::ISLANDS.map(|m| m.id().to_owned());
    let expected = Expected::AnyOf(words.to_vec());
    let read = |value: &Value| {
        let found: BTreeSet<Motion> = serde_json::from_value(value.clone()).ok()?;
        let good = found.iter().all(|m| Motion::ISLANDS.contains(m));
        good.then_some(found)
    };
    let voted = setup.motions.keys().copied();
    let mut voted: BTreeSet<Motion> = voted.filter(|m| m.island().is_some()).collect();
    given.read("islands_vote", expected, read, &mut voted)?;
    setup.motions.retain(|m, _| m.island().is_none());
    let all = voted.into_iter().map(|m| (m, Majority::Unanimous));
    setup.motions.extend(all);
    Ok(())
}
