//! Naval Diplomacy. Names of tests begin with the ids of the rules (`n04b`), of the rulings (`r5b_14`) and
//! of the examples (`n_x7a`) they show.

mod bad;
mod blocks;
mod board;
mod crawl;
mod kept;
mod land;
mod legs;
mod notation;
mod options;
mod passages;
mod patrols;
mod properties;
mod retreats;
mod shared;
mod supports;
mod warnings;
mod winter;

pub use crate::seven::{at, player, seven};

use std::collections::BTreeMap;

use chancery::board::{Position, Power};
use chancery::control::PlayerId;
use chancery::game::{Phase, Report, Results, Season, Sheet, State, adjudicate};
use chancery::movement::{DestructionCause, Outcome, Verdict};
use chancery::orders::{Order, Parser};
use chancery::variants;
use serde_json::{Value, json};

/// A started game of seven with these options, in its Winter 1913.
pub fn with(given: Value) -> State {
    seven(variants::naval(None), given)
}

/// The same in Spring 1914, with an empty board.
pub fn spring(given: Value) -> State {
    let mut state = with(given);
    state.phase = Phase::moves(Season::Spring, 1914);
    state.number = 2;
    state.position = Position::default();
    state
}

/// A phase that was played.
pub struct Played {
    pub state: State,
    pub report: Report,
}

/// Plays one season: each line names a unit that stands there, and what it is ordered
/// (`france: F eng - nth`; without an order it has none). Lines with `+` for the colon order what other
/// lines put on the board.
pub fn play(lines: &[&str]) -> Played {
    play_in(&spring(json!({})), lines)
}

/// The same in a season of other options or owners.
pub fn play_in(state: &State, lines: &[&str]) -> Played {
    let mut state = state.clone();
    let sheets = set_up(&mut state, lines);
    close(&state, &sheets)
}

/// Puts the units of some lines on the board, and says what was written.
pub fn set_up(state: &mut State, lines: &[&str]) -> Vec<(Power, String)> {
    let parser = Parser::new(state.setup.board());
    let ctx = chancery::orders::Context::bare(state.setup.board());
    let mut sheets: BTreeMap<Power, String> = BTreeMap::new();
    for line in lines {
        let places = line.contains(": ");
        let (power, text) = line.split_once([':', '+']).expect(line);
        let power: Power = power.trim().parse().expect(line);
        let text = text.trim();
        let read = parser.line(text, &ctx);
        let (count, unit) = match (&read, parser.unit(text)) {
            (Ok(order), _) => match order.ordered() {
                Some((count, unit, _)) => (count, Some(*unit)),
                None => (0, None),
            },
            (Err(_), Ok(unit)) => (1, Some(unit)),
            (Err(e), Err(_)) => panic!("{line}: {e}"),
        };
        for unit in unit.into_iter().filter(|_| places) {
            for _ in 0..count {
                let kind = unit.kind.expect("a kind");
                state.position.add(kind, Some(power), unit.at);
            }
        }
        if read.is_ok() {
            let sheet = sheets.entry(power).or_default();
            sheet.push_str(text);
            sheet.push('\n');
        }
    }
    sheets.into_iter().collect()
}

/// Closes the phase with these sheets.
pub fn close(state: &State, sheets: &[(Power, String)]) -> Played {
    let read = |(power, text): &(Power, String)| {
        let sheet = Sheet::read(text, state);
        assert_eq!(sheet.len(), text.lines().count(), "{text}");
        (player(*power), sheet)
    };
    let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
    let (state, report) = adjudicate(state, &sheets);
    Played { state, report }
}

impl Played {
    /// Where everything stands, as `france F spa/sc`, sorted.
    pub fn after(&self) -> Vec<String> {
        let units = self.state.position.units.iter();
        let mut all: Vec<String> = units
            .map(|u| {
                let owner = u.owner.map_or("nobody".to_owned(), |p| p.to_string());
                format!("{owner} {} {}", u.kind.letter(), u.at)
            })
            .collect();
        all.sort();
        all
    }

    pub fn outcomes(&self) -> &[Outcome] {
        match &self.report.results {
            Results::Movement(all) => all,
            other => panic!("no movement: {other:?}"),
        }
    }

    /// What became of a power's units that stood in a place.
    pub fn all(&self, power: Power, at: &str) -> Vec<&Outcome> {
        let at = self::at(at);
        let all = self.outcomes().iter();
        all.filter(|o| o.unit.owner == Some(power) && o.unit.at.province == at)
            .collect()
    }

    /// What became of the one unit of a power that stood in a place.
    pub fn one(&self, power: Power, at: &str) -> &Outcome {
        match self.all(power, at).as_slice() {
            [one] => one,
            other => panic!("{} units of {power} in {at}", other.len()),
        }
    }

    pub fn verdict(&self, power: Power, at: &str) -> Verdict {
        self.one(power, at).verdict
    }

    pub fn doom(&self, power: Power, at: &str) -> Option<DestructionCause> {
        self.one(power, at).annihilated
    }
}

/// Reads one order as it is written on the naval board.
pub fn order(text: &str) -> Order {
    let board = chancery::board::BoardKind::Naval.board();
    let ctx = chancery::orders::Context::bare(board);
    Parser::new(board).line(text, &ctx).expect(text)
}
