//! What must hold of the end of a board's games.

use std::collections::BTreeMap;

use super::super::{Hold, Power, Province};
use super::fault::{BoardFault, FaultKind};
use super::spec::Spec;

/// The centres that win together, if the file names any.
pub(super) fn hold_of(spec: &Spec) -> Option<Hold> {
    let said = spec.goal.hold.as_ref()?;
    let mut centres: Vec<Province> = said.value.iter().map(|at| at.value).collect();
    centres.sort_unstable();
    let from = spec.goal.from.as_ref().map(|from| from.value);
    // Before the first year nothing is owned but what all begin with.
    let from = from.unwrap_or_default().max(spec.first_year);
    Some(Hold { centres, from })
}

/// What is wrong with the goal.
pub(super) fn check(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    faults.extend(centres(spec));
    let goal = &spec.goal;
    match (&goal.last_year, &goal.then) {
        (None, Some(then)) => faults.push(then.fault(FaultKind::ThenOfNoYear)),
        (Some(last), _) if last.value < spec.first_year => {
            let (last_year, first_year) = (last.value, spec.first_year);
            faults.push(last.fault(FaultKind::LastYearBeforeFirst {
                last_year,
                first_year,
            }));
        }
        _ => {}
    }
    faults.extend(hold(spec));
    faults
}

/// What is wrong with the centres that win together.
fn hold(spec: &Spec) -> Vec<BoardFault> {
    let goal = &spec.goal;
    let Some(said) = &goal.hold else {
        let from = goal.from.as_ref();
        let fault = from.map(|from| from.fault(FaultKind::FromOfNoHold));
        return fault.into_iter().collect();
    };
    let mut faults = Vec::new();
    if said.value.is_empty() {
        faults.push(said.fault(FaultKind::HoldNothing));
    }
    for at in &said.value {
        let id = at.value;
        match spec.provinces.iter().find(|p| p.id.value == id) {
            Some(place) if place.centre => {}
            Some(_) => faults.push(at.fault(FaultKind::HoldNoCentre { id })),
            None => {
                let id = id.to_string();
                faults.push(at.fault(FaultKind::NotOnTheBoard { id }));
            }
        }
    }
    if let (Some(from), Some(last)) = (&goal.from, &goal.last_year)
        && from.value > last.value
    {
        let (from_year, last_year) = (from.value, last.value);
        faults.push(from.fault(FaultKind::HoldAfterLastYear {
            from_year,
            last_year,
        }));
    }
    let owners: BTreeMap<Province, Power> = spec
        .powers
        .iter()
        .flat_map(|power| {
            let own = power.first_centres().iter();
            own.map(|at| (at.value, power.id.value))
        })
        .collect();
    let first = said.value.first().and_then(|at| owners.get(&at.value));
    let all = |power: &&Power| {
        said.value
            .iter()
            .all(|at| owners.get(&at.value) == Some(*power))
    };
    if let Some(power) = first.filter(all) {
        faults.push(said.fault(FaultKind::HoldAlready { power: *power }));
    }
    faults
}

fn centres(spec: &Spec) -> Option<BoardFault> {
    let centres = spec.centres();
    let said = spec.goal.centres.as_ref()?;
    let goal = said.value;
    let kind = if goal > centres {
        FaultKind::GoalTooHigh { goal, centres }
    } else if 2 * goal <= centres {
        FaultKind::GoalLow { goal, centres }
    } else {
        return None;
    };
    Some(said.fault(kind))
}
