//! Economic Diplomacy IV. Names of tests begin with the ids of the rules (`e05a`) and of the rulings
//! (`r1b_08`) they show; the board has its own file.

mod books;
mod clock;
mod disorder;
mod edges;
mod hire;
mod income;
mod kept;
mod ledgers;
mod lines;
mod loans;
mod options;
mod reading;
mod reports;
mod sales;
mod strict;
mod transfers;
mod treasury;
mod victory;
mod votes;
mod waited;
mod winter;

pub use crate::seven::{at, jump, place, player, seven};

use std::collections::BTreeMap;

use chancery::board::{Power, Province, UnitKind};
use chancery::control::PlayerId;
use chancery::economy::credits::{BadEntry, Credits, Event, Flows, Loan, TransferKind};
use chancery::economy::{Adjustment, BadAdjustment, Economy};
use chancery::game::{GameStatus, Report, Results, Sheet, State, adjudicate};
use chancery::variants;
use serde_json::{Value, json};

/// A started game of seven as the rules have it.
pub fn game() -> State {
    with(json!({}))
}

/// A started game of seven with these options.
pub fn with(given: Value) -> State {
    seven(variants::economic(None), given)
}

pub fn credits(state: &State) -> &Credits {
    state.economy.credits().expect("credits")
}

pub fn credits_mut(state: &mut State) -> &mut Credits {
    match &mut state.economy {
        Economy::Credits(credits) => credits,
        other => panic!("not played for credits: {other:?}"),
    }
}

pub fn balance(state: &State, power: Power) -> u32 {
    credits(state).balance(power)
}

pub fn seat(state: &State, power: Power) -> Option<Province> {
    credits(state).treasuries.get(&power).and_then(|t| t.seat)
}

/// Closes the phase with these sheets, and looks whether the money adds up. Every line must be one
/// that can be read.
pub fn close(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
    let read = |(power, text): &(Power, &str)| {
        let sheet = Sheet::read(text, state);
        assert_eq!(sheet.len(), text.lines().count(), "{text}");
        (player(*power), sheet)
    };
    let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
    let (next, report) = adjudicate(state, &sheets);
    add_up(state, &next, &report);
    (next, report)
}

/// Money is neither made nor lost but by rule: income comes, upkeep and the estates nobody inherits go.
pub fn add_up(before: &State, after: &State, report: &Report) {
    let all = |state: &State| -> i64 {
        let treasuries = credits(state).treasuries.values();
        treasuries.map(|t| i64::from(t.credits)).sum()
    };
    let change: i64 = report
        .money
        .iter()
        .map(|event| match event {
            Event::Income { credits, .. } => i64::from(*credits),
            Event::Upkeep { credits, .. } => -i64::from(*credits),
            Event::Estate {
                heir: None,
                credits,
                ..
            } => -i64::from(*credits),
            _ => 0,
        })
        .sum();
    assert_eq!(all(after), all(before) + change, "{:#?}", report.money);
    if let Some(ledger) = &report.ledger {
        ledger.balanced().expect("a ledger that closes");
    }
}

/// The phase after closing these, one after another, with the last report.
pub fn play(state: &State, phases: &[&[(Power, &str)]]) -> State {
    let next = |state: State, sheets: &&[(Power, &str)]| close(&state, sheets).0;
    phases.iter().fold(state.clone(), next)
}

/// Takes every unit off the board.
pub fn clear(state: &mut State) {
    state.position.units.clear();
}

/// Fills a treasury; the books open with it.
pub fn fund(state: &mut State, power: Power, amount: u32) {
    let credits = credits_mut(state);
    credits.treasuries.entry(power).or_default().credits = amount;
    let opening = Flows {
        opening: amount,
        ..Flows::default()
    };
    credits.books.insert(power, opening);
}

/// Makes these the only provinces of a power; others keep theirs, if they are not among them.
pub fn own(state: &mut State, power: Power, provinces: &str) {
    let owners = &mut credits_mut(state).owners;
    owners.retain(|_, owner| *owner != power);
    owners.extend(provinces.split_whitespace().map(|id| (at(id), power)));
}

/// Records a loan made in the phase of that number; `called` of it is due.
pub fn lend(state: &mut State, lender: Power, debtor: Power, made: u32, owed: u32, called: u32) {
    credits_mut(state).loans.push(Loan {
        lender,
        debtor,
        made,
        owed,
        called,
        note: None,
    });
}

/// A Winter of one power: its units, its treasury.
pub fn winter(options: Value, power: Power, units: &str, treasury: u32) -> State {
    let mut state = with(options);
    clear(&mut state);
    place(&mut state, power, units);
    fund(&mut state, power, treasury);
    jump(&mut state, "W1901A");
    state
}

/// A power's units: `A par, F mao`.
pub fn units(state: &State, power: Power) -> String {
    let named = |u: &chancery::board::Unit| format!("{} {}", u.kind.letter(), u.at);
    let mut units: Vec<String> = state.position.of(power).map(named).collect();
    units.sort();
    units.join(", ")
}

/// Why lines of a power's credits section did nothing.
pub fn failed(report: &Report, of: Power) -> Vec<BadEntry> {
    let why = |event: &Event| match event {
        Event::Failed { power, why, .. } if *power == of => Some(*why),
        _ => None,
    };
    report.money.iter().filter_map(why).collect()
}

/// The transfers that were made.
pub fn made(report: &Report) -> Vec<(TransferKind, Power, Power, u32)> {
    let one = |event: &Event| match event {
        Event::Transferred {
            kind,
            from,
            to,
            credits,
            ..
        } => Some((*kind, *from, *to, *credits)),
        _ => None,
    };
    report.money.iter().filter_map(one).collect()
}

/// Why a power's Winter orders did nothing.
pub fn refused(report: &Report, of: Power) -> Vec<BadAdjustment> {
    let Results::Adjustments(all) = &report.results else {
        panic!("no Winter")
    };
    let why = |done: &Adjustment| match done {
        Adjustment::Failed { power, why, .. } if *power == of => Some(*why),
        _ => None,
    };
    all.iter().filter_map(why).collect()
}

/// What was taken from whom by whom.
pub fn captured(report: &Report) -> Vec<(Power, Power, u32)> {
    let one = |event: &Event| match event {
        Event::Captured {
            by, from, credits, ..
        } => Some((*by, *from, *credits)),
        _ => None,
    };
    report.money.iter().filter_map(one).collect()
}
