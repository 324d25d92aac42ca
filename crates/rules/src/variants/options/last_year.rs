//! The options of a game's calendar: its first year, and its last.

use serde_json::Value;

use crate::board::{AfterLastYear, LastYear};
use crate::game::Setup;

use super::given::Given;
use super::{BadOption, Expected};

/// Asks for the first year and the last, and for who wins then. A last year moves with the first, so that a game on a
/// board that has one stays as long.
pub(super) fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    const NONE: u16 = 0;
    let before = setup.calendar.first_year;
    // Phases are written with four digits at most, and a game must have years to go.
    given.number("first_year", 1..=9000, &mut setup.calendar.first_year)?;
    let (first, latest) = (setup.calendar.first_year, LastYear::LATEST);
    let moved = |year: u16| {
        let years = year.saturating_sub(before);
        first.saturating_add(years).min(latest)
    };
    let mut year = setup.last_year.map_or(NONE, |last| moved(last.year));
    let mut then = setup.last_year.map(|last| last.then).unwrap_or_default();
    let expected = Expected::YearOrNone {
        from: first,
        to: latest,
    };
    let read = |value: &Value| {
        let year = u16::try_from(value.as_u64()?).ok()?;
        (year == NONE || (first..=latest).contains(&year)).then_some(year)
    };
    given.read("last_year", expected, read, &mut year)?;
    if year == NONE {
        setup.last_year = None;
        return Ok(());
    }
    let words = &AfterLastYear::ALL.map(AfterLastYear::id);
    given.choice("last_year_then", words, &mut then)?;
    setup.last_year = Some(LastYear { year, then });
    Ok(())
}
