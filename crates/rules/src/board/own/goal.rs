//! What a board's file says of the end of its games.

use super::super::{AfterLastYear, LastYear};
use super::fault::{BoardFault, FaultKind};
use super::form::{Fields, Form, Said};
use super::json::Json;
use super::spec::Spec;

const GOAL: Fields = Fields {
    known: &["centres", "last_year", "then"],
    later: &["hold", "from"],
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
