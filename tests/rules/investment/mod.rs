//! Investment Diplomacy. Names of tests begin with the ids of the rules (`i03b`), of the rulings
//! (`r2b_14`) and of the examples (`i_c7`) they show.

mod battles;
mod goal;
mod income;
mod kept;
mod ledger;
mod lines;
mod neutral;
mod openings;
mod options;
mod random;
mod winter;

pub use crate::seven::{assert_scene, at, jump, place, player, put, set_scene, seven};

use std::collections::BTreeMap;

use chancery::board::{Power, Province};
use chancery::control::{Control, PlayerId};
use chancery::economy::blocks::{Blocks, Event};
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
    seven(variants::investment(None), given)
}

pub fn blocks(state: &State) -> &Blocks {
    state.economy.blocks().expect("blocks")
}

pub fn blocks_mut(state: &mut State) -> &mut Blocks {
    match &mut state.economy {
        Economy::Blocks(blocks) => blocks,
        other => panic!("not played for blocks: {other:?}"),
    }
}

/// What lies in a province.
pub fn held(state: &State, id: &str) -> u32 {
    blocks(state).blocks[&at(id)]
}

/// Closes the phase with these sheets, and looks whether points add up. Every line must be one that can
/// be read.
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

/// Points are neither made nor lost but by rule: income and scrap come; upkeep, rubble and what is
/// forfeited go.
pub fn add_up(before: &State, after: &State, report: &Report) {
    let all = |state: &State| -> i64 {
        let points = blocks(state).bank.treasuries.values();
        let points: i64 = points.map(|t| i64::from(t.credits)).sum();
        let held = blocks(state).blocks.values();
        points + held.map(|n| i64::from(*n)).sum::<i64>()
    };
    let change = |event: &Event| match event {
        Event::Income { points, .. }
        | Event::Scrapped { points, .. }
        | Event::NeutralIncome { points, .. } => i64::from(*points),
        Event::Upkeep { points, .. }
        | Event::Forfeited { points, .. }
        | Event::Raised { points, .. }
        | Event::Maintained { points, .. }
        | Event::NeutralFull { points, .. } => -i64::from(*points),
        Event::Rubble { lost, .. } => -i64::from(*lost),
        _ => 0,
    };
    let change: i64 = report.blocks.iter().map(change).sum();
    let estates = report.money.iter().map(|event| match event {
        chancery::economy::credits::Event::Estate {
            heir: None,
            credits,
            ..
        } => -i64::from(*credits),
        _ => 0,
    });
    let change = change + estates.sum::<i64>();
    assert_eq!(all(after), all(before) + change, "{:#?}", report.blocks);
}

/// The phase after closing these, one after another.
pub fn play(state: &State, phases: &[&[(Power, &str)]]) -> State {
    let next = |state: State, sheets: &&[(Power, &str)]| close(&state, sheets).0;
    phases.iter().fold(state.clone(), next)
}

/// Makes these the only provinces of a power, with so many blocks: `lon-8 edi-7`.
pub fn own(state: &mut State, power: Power, provinces: &str) {
    let blocks = blocks_mut(state);
    blocks.owners.retain(|_, owner| *owner != power);
    for one in provinces.split_whitespace() {
        let (id, n) = one.split_once('-').expect("a province and its blocks");
        blocks.owners.insert(at(id), power);
        blocks.blocks.insert(at(id), n.parse().expect("a number"));
    }
}

/// Gives a power so many points to spend.
pub fn fund(state: &mut State, power: Power, points: u32) {
    let bank = &mut blocks_mut(state).bank;
    bank.treasuries.entry(power).or_default().credits = points;
}

/// A Winter of one power: its units, its points; nobody else has any.
pub fn winter(options: Value, power: Power, units: &str, points: u32) -> State {
    let mut state = with(options);
    state.position.units.clear();
    place(&mut state, power, units);
    fund(&mut state, power, points);
    jump(&mut state, "W1901A");
    state
}

/// A power's units, or the neutral ones: `A par, F mao`.
pub fn units(state: &State, owner: Option<Power>) -> String {
    let all = state.position.units.iter().filter(|u| u.owner == owner);
    let mut units: Vec<String> = all
        .map(|u| format!("{} {}", u.kind.letter(), u.at))
        .collect();
    units.sort();
    units.join(", ")
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

/// What a power's Winter did to its points: scrap, upkeep, what was forfeited.
pub fn account(report: &Report, of: Power) -> (u32, u32, u32) {
    let mut all = (0, 0, 0);
    for event in &report.blocks {
        match event {
            Event::Scrapped { power, points } if *power == of => all.0 += points,
            Event::Upkeep { power, points } if *power == of => all.1 += points,
            Event::Forfeited { power, points } if *power == of => all.2 += points,
            _ => {}
        }
    }
    all
}

/// What was taken in battle: where, what stayed, what was lost.
pub fn rubble(report: &Report) -> Vec<(Province, u32, u32)> {
    let one = |event: &Event| match event {
        Event::Rubble { at, kept, lost, .. } => Some((*at, *kept, *lost)),
        _ => None,
    };
    report.blocks.iter().filter_map(one).collect()
}
