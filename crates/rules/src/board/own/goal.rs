//! What a board's file says of the end of its games.

use std::collections::BTreeMap;

use super::super::{AfterLastYear, Hold, LastYear, Power, Province};
use super::fault::{BoardFault, FaultKind};
use super::form::{Fields, Form, Said};
use super::json::Json;
use super::spec::Spec;

const GOAL: Fields = Fields {
    known: &["centres", "last_year", "then", "hold", "from"],
    later: &[],
};

/// The goal as it is written.
#[derive(Default)]
pub(super) struct GoalSpec {
    /// How many centres win; without it, more than half of them.
    pub centres: Option<Said<usize>>,
    /// The last year, if there is one.
    pub last_year: Option<Said<u16>>,
    /// Who wins after it.
    pub then: Option<Said<AfterLastYear>>,
    /// The centres that win together.
    pub hold: Option<Said<Vec<Said<Province>>>>,
    /// The year from which they do.
    pub from: Option<Said<u16>>,
}

impl GoalSpec {
    pub(super) fn last_year(&self) -> Option<LastYear> {
        let said = self.last_year.as_ref()?;
        let then = self.then.as_ref().map(|then| then.value);
        Some(LastYear {
            year: said.value,
            then: then.unwrap_or_default(),
        })
    }
}

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

pub(super) fn read(form: &mut Form, said: Option<Said<Json>>) -> GoalSpec {
    let Some(mut goal) = said.and_then(|said| form.object(said, &GOAL)) else {
        return GoalSpec::default();
    };
    let centres = goal.take("centres").and_then(|said| {
        let number = form.number(&said, 1, 255)?;
        Some(said.with(number as usize))
    });
    let last_year = goal.take("last_year").and_then(|said| {
        let year = form.number(&said, 1, LastYear::LATEST.into())?;
        Some(said.with(u16::try_from(year).ok()?))
    });
    let hold = goal.take("hold").map(|said| {
        let at = said.with(());
        at.with(form.provinces(said))
    });
    let from = goal.take("from").and_then(|said| {
        let year = form.number(&said, 1, LastYear::LATEST.into())?;
        Some(said.with(u16::try_from(year).ok()?))
    });
    let then = goal.take("then").and_then(|said| {
        let at = said.with(());
        let word = form.word(said, &AfterLastYear::ALL.map(AfterLastYear::id))?;
        let then = AfterLastYear::ALL.into_iter().find(|t| t.id() == word)?;
        Some(at.with(then))
    });
    GoalSpec {
        centres,
        last_year,
        then,
        hold,
        from,
    }
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
