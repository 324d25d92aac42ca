//! What a board's file says of the end of its games.

use super::super::{AfterLastYear, LastYear, Province};
use super::form::{Fields, Form, Said};
use super::json::Json;

pub(super) const GOAL: Fields = Fields {
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
