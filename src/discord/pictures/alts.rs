//! What stands for a map where nobody sees it: who has what, what is due, every order as it went.

use std::collections::BTreeMap;

use crate::board::{Position, Power, Province, Unit};
use crate::discord::results::{headline, seas};
use crate::discord::ui::labels;
use crate::discord::ui::text::{ALT, cut};
use crate::economy::Measure;
use crate::game::{Report, Results, State};
use crate::i18n::Words;
use crate::orders::{UnitRef, title};
use crate::render::{alt, borders, told};
use crate::service::{MySheet, ResolvedPhase};

/// What changed borders and signs at sea may take of a description.
const TAIL: usize = 400;

/// How long a description may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So long that Discord takes it for a picture.
    Picture,
    /// As long as it is.
    Whole,
}

/// A head, then a group for each power, then what is special; what has no room is counted, and `see` has it.
fn whole(
    words: &Words,
    length: Length,
    head: &str,
    groups: &[(String, Vec<String>)],
    (tail, see): (&str, &str),
) -> String {
    let (most, tail) = match length {
        Length::Picture => (ALT, cut(tail, TAIL)),
        Length::Whole => (usize::MAX, tail.to_owned()),
    };
    let room = most.saturating_sub(tail.chars().count() + 1);
    let told = alt::listed(head, groups, room, see, words);
    format!("{told} {tail}").trim_end().to_owned()
}

/// A sentence with its full stop.
fn stopped(text: &str) -> String {
    if text.is_empty() || text.ends_with('.') {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

fn changed_borders(words: &Words, state: &State) -> String {
    let borders = borders::said(state.setup.board(), words).join("; ");
    if borders.is_empty() {
        return borders;
    }
    words.text("map-alt-borders", &[("borders", borders.into())])
}

/// The map as it stands, after a sentence of its own: who must decide what, then who has what.
pub fn standing(words: &Words, state: &State, head: &str, length: Length) -> String {
    let due = told::due(state, words).join("; ");
    let mut head = stopped(head);
    if !due.is_empty() {
        let due = words.text("map-alt-due", &[("due", due.into())]);
        head = format!("{head} {due}");
    }
    let groups = strengths(words, state);
    let tail = changed_borders(words, state);
    whole(words, length, &head, &groups, (&tail, "/board"))
}

/// A phase's orders as they went, after a sentence of their own.
pub fn results(words: &Words, chapter: &ResolvedPhase, head: &str, length: Length) -> String {
    let (report, state) = (&chapter.report, &chapter.state);
    let setup = &state.setup;
    let (mut notes, then) = headline::notes(words, report, setup);
    notes.extend(then);
    notes.extend(match report.results {
        // What became of the orders stands with each of them below.
        Results::Movement(_) | Results::Adjustments(_) => told::captures(report, setup, words),
        Results::Retreats(_) | Results::Treaties => told::results(report, setup, words),
    });
    let head = format!("{} {}", stopped(head), stopped(&notes.join("; ")));
    let head = head.trim_end();
    let seas = seas::said(words, report).join("; ");
    let mut tail = changed_borders(words, state);
    if !seas.is_empty() {
        let seas = words.text("map-alt-seas", &[("seas", seas.into())]);
        tail = format!("{seas} {tail}");
    }
    let groups = alt::orders(report, words);
    whole(words, length, head, &groups, (tail.trim_end(), "/history"))
}

/// A description of the map of a phase that was only tried out.
pub fn tried(words: &Words, report: &Report, head: &str) -> String {
    let groups = alt::orders(report, words);
    let (length, head) = (Length::Picture, stopped(head));
    whole(words, length, &head, &groups, ("", "/whatif"))
}

/// A player's own sheet, and the units that have no order yet.
pub fn own(words: &Words, mine: &MySheet, unordered: &[crate::board::Location]) -> String {
    let powers: Vec<String> = mine.powers.iter().map(|p| words.power(*p)).collect();
    let args = [
        ("power", words.all_of(&powers).into()),
        (
            "phase",
            labels::phase(words, mine.context.state.phase).into(),
        ),
    ];
    let key = if mine.sheet.is_empty() {
        "sheet-picture-none"
    } else {
        "sheet-picture"
    };
    let lines = mine.sheet.to_string().lines().map(str::to_owned).collect();
    let missing = unordered.iter().map(|at| title(*at).to_string()).collect();
    let groups = [
        (words.plain("render-orders"), lines),
        (words.plain("render-sign-unordered"), missing),
    ];
    let (length, head) = (Length::Picture, words.text(key, &args));
    whole(words, length, &head, &groups, ("", "/orders"))
}

/// `France 5 centres`, with its units: a group for each power.
fn strengths(words: &Words, state: &State) -> Vec<(String, Vec<String>)> {
    if let Some(held) = state.economy.investments() {
        return piles(words, state, held);
    }
    let of = |power: Power| {
        let mut args = vec![("power", words.power(power).into())];
        let key = match (state.strength(power), state.setup.economy.measure()) {
            (None, _) => "map-alt-power-hidden",
            (Some(has), measure) => {
                args.push(("centres", has.centres.into()));
                args.push(("income", has.income.unwrap_or(0).into()));
                match measure {
                    Measure::Income => "map-alt-power-credits",
                    Measure::Centres | Measure::Blocks | Measure::Units => "map-alt-power",
                }
            }
        };
        (words.text(key, &args), units_of(words, state, Some(power)))
    };
    shown(state).map(of).collect()
}

/// The powers that are described: of those whose strength is not known, the ones of which a unit is.
fn shown(state: &State) -> impl Iterator<Item = Power> {
    let is_there = |power: &Power| {
        state.strength(*power).is_some() || state.position.of(*power).next().is_some()
    };
    state.shown().into_iter().filter(is_there)
}

/// `France 17 blocks (Par-7, …)`, with its units, and what is nobody's. Where every land holds blocks there
/// is no room for each.
fn piles(
    words: &Words,
    state: &State,
    piles: &BTreeMap<Province, u32>,
) -> Vec<(String, Vec<String>)> {
    let board = state.setup.board();
    let owners = state.economy.owners();
    let each = piles.keys().all(|at| board.is_centre(*at));
    let held = |owner: Option<Power>| {
        let mine = |at: &Province| owners.get(at).copied() == owner;
        let of = piles.iter().filter(|(at, _)| mine(at));
        let said = of.map(|(at, n)| format!("{}-{n}", title((*at).into())));
        said.collect::<Vec<_>>().join(", ")
    };
    let of = |power: Power| {
        let has = state.strength(power);
        let laid = has.and_then(|has| has.blocks).unwrap_or(0);
        let args = [
            ("power", words.power(power).into()),
            ("count", laid.into()),
            ("blocks", held(Some(power)).into()),
        ];
        let key = match (has, each) {
            (None, _) => "map-alt-power-hidden",
            (Some(_), true) => "map-alt-power-blocks",
            (Some(_), false) => "map-alt-power-blocks-all",
        };
        (words.text(key, &args), units_of(words, state, Some(power)))
    };
    let mut said: Vec<_> = shown(state).map(of).collect();
    if each && owners.len() < piles.len() {
        let head = words.text("map-alt-neutral", &[("blocks", held(None).into())]);
        said.push((head, units_of(words, state, None)));
    }
    said
}

/// The units of a power, or of nobody, in a state; those that its viewer only remembers with the year in which they
/// were last seen.
fn units_of(words: &Words, state: &State, owner: Option<Power>) -> Vec<String> {
    let Some(seen) = &state.seen else {
        return units(words, &state.position, owner);
    };
    let year = |unit: &Unit| seen.remembered.get(&unit.at.province);
    let mut there = state.position.clone();
    there.units.retain(|unit| year(unit).is_none());
    let mut all = units(words, &there, owner);
    let remembered = state
        .position
        .units
        .iter()
        .filter(|unit| unit.owner == owner);
    let remembered: Vec<String> = remembered
        .filter_map(|unit| Some(format!("{} ({})", named(unit, false), year(unit)?)))
        .collect();
    if !remembered.is_empty() {
        all.retain(|said| *said != words.plain("map-alt-no-units"));
        all.extend(remembered);
    }
    all
}

/// A unit as orders name it; `joint`: as the A/F that it is part of.
const fn named(unit: &Unit, joint: bool) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint,
    }
}

/// The units of a power, or of nobody, for those who do not see them: several in one place are counted,
/// and what is part of an A/F is called so.
pub(in crate::discord) fn units(
    words: &Words,
    position: &Position,
    owner: Option<Power>,
) -> Vec<String> {
    let named = |unit: &Unit| named(unit, position.is_joint(unit.id));
    let mut counted: Vec<(UnitRef, u32)> = Vec::new();
    for unit in position
        .units
        .iter()
        .filter(|u| u.owner == owner)
        .map(named)
    {
        match counted.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, count)) => *count += 1,
            None => counted.push((unit, 1)),
        }
    }
    let said = |(unit, count): &(UnitRef, u32)| match count {
        1 => unit.to_string(),
        _ => {
            let args = [
                ("count", (*count).into()),
                ("unit", unit.to_string().into()),
            ];
            words.text("map-alt-several", &args)
        }
    };
    if counted.is_empty() {
        return vec![words.plain("map-alt-no-units")];
    }
    counted.iter().map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::economy::Economy;
    use crate::game::{GameStatus, adjudicate};
    use crate::store::Seq;
    use crate::variants;

    #[test]
    fn one_block_is_one() {
        let mut state = State::new(variants::investment(None));
        let Economy::Blocks(blocks) = &mut state.economy else {
            panic!("blocks are played for");
        };
        let owners = blocks.owners.clone();
        let french = |at: &Province| owners.get(at) == Some(&Power::FRANCE);
        for (at, n) in &mut blocks.blocks {
            if french(at) {
                *n = u32::from(title((*at).into()).to_string() == "Par");
            }
        }
        let heads = strengths(Words::english(), &state);
        let heads: Vec<&str> = heads.iter().map(|(head, _)| head.as_str()).collect();
        assert!(
            heads
                .iter()
                .any(|head| head.starts_with("France 1 block (")),
            "{heads:?}"
        );
    }
    #[test]
    fn a_winter_without_news_leaves_no_gap() {
        let mut state = State::new(variants::standard(None));
        state.stage = GameStatus::Playing;
        state
            .position
            .units
            .retain(|unit| unit.at.province.id() != "par");
        let report = loop {
            let (next, report) = adjudicate(&state, &BTreeMap::new());
            state = next;
            if matches!(report.results, Results::Adjustments(_)) {
                break report;
            }
        };
        let chapter = ResolvedPhase {
            seq: Seq(1),
            at: 0,
            report,
            state,
        };
        let told = results(
            Words::english(),
            &chapter,
            "The map of a game",
            Length::Picture,
        );
        let expected = "The map of a game. France: one build unused.";
        assert!(told.starts_with(expected), "{told}");
    }
}
