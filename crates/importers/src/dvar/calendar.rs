//! The calendar of a DVAR: a cycle of phases, of which we know the usual ones.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::json::whole;
use crate::loss::cut;

/// A season and a type of phase.
type Phase<'v> = (&'v str, &'v str);

/// What a cycle of phases comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Calendar {
    pub first_year: u32,
    pub one_season: bool,
    pub opens_with_builds: bool,
}

/// The years in which a game of ours may begin.
pub(super) const FIRST_YEARS: RangeInclusive<u32> = 1..=9000;
/// More phases than any year we know has.
const MOST_PHASES: usize = 64;

/// Reads the cycle from the first phase of a game on; says what is not as we have it.
pub(super) fn read(progression: &Value, first: &Value) -> Result<Calendar, String> {
    let list = progression["transitions"]
        .as_array()
        .ok_or("no transitions")?;
    let mut next: BTreeMap<Phase<'_>, (Phase<'_>, u32)> = BTreeMap::new();
    for transition in list.iter().take(MOST_PHASES) {
        if transition
            .get("condition")
            .is_some_and(|condition| !condition.is_null())
        {
            return Err("it depends on the year".to_owned());
        }
        let (from, to) = (&transition["from"], &transition["to"]);
        let from = phase(from).ok_or("a transition without a phase")?;
        let to_phase = phase(to).ok_or("a transition without a phase")?;
        let years = whole(&to["yearDelta"]).ok_or("a transition without yearDelta")?;
        if next.insert(from, (to_phase, years)).is_some() {
            let (season, kind) = (cut(from.0), cut(from.1));
            return Err(format!("two ways lead on from {season} {kind}"));
        }
    }
    let start = phase(first).ok_or("no first phase")?;
    let mut year = whole(&first["year"]).ok_or("no first year")?;
    let opens_with_builds = start.1 == "Adjustment";
    let mut at = start;
    if opens_with_builds {
        let (movement, years) = next.get(&at).ok_or("the cycle ends")?;
        year = year.saturating_add(*years);
        at = *movement;
    }
    if !FIRST_YEARS.contains(&year) {
        return Err(format!("it begins in {year}"));
    }
    let one_season = cycle(&next, at)?;
    Ok(Calendar {
        first_year: year,
        one_season,
        opens_with_builds,
    })
}

fn phase(value: &Value) -> Option<Phase<'_>> {
    Some((value["season"].as_str()?, value["type"].as_str()?))
}

/// Walks once round the year from its first movement. Whether it has one season of movement instead of two.
fn cycle(next: &BTreeMap<Phase<'_>, (Phase<'_>, u32)>, start: Phase<'_>) -> Result<bool, String> {
    if start.1 != "Movement" {
        return Err(format!("it begins with {}", cut(start.1)));
    }
    let (mut at, mut movements, mut years, mut counted) = (start, 0, 0, false);
    for _ in 0..MOST_PHASES {
        match at.1 {
            "Movement" if counted => return Err("builds come before the last season".to_owned()),
            "Movement" => movements += 1,
            "Adjustment" if counted => return Err("builds come twice a year".to_owned()),
            "Adjustment" => counted = true,
            "Retreat" => {}
            other => return Err(format!("a phase of type {}", cut(other))),
        }
        let (to, more) = next.get(&at).ok_or("the cycle ends")?;
        years = more.saturating_add(years);
        at = *to;
        if at != start {
            if years != 0 {
                return Err("the year changes before its end".to_owned());
            }
            continue;
        }
        return match (years, counted, movements) {
            (1, true, 1) => Ok(true),
            (1, true, 2) => Ok(false),
            (1, true, more) => Err(format!("{more} seasons of movement")),
            (1, false, _) => Err("no phase of builds".to_owned()),
            (more, ..) => Err(format!("a cycle of {more} years")),
        };
    }
    Err("the cycle does not end".to_owned())
}
