//! Scenes of a game: a phase's orders as they went, the map as it stands, a player's own orders.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_rules::board::{Board, Location, Power, Province, ProvinceSet, Unit};
use chancery_rules::game::{self, GameStatus, PhaseKind, Report, Results, Setup, Sheet, State};
use chancery_rules::orders::{Act, Order};

pub use super::captions::{Captions, Holdings};
use super::column::{Figures, finish};
use super::fog;
use super::land_colours;
use super::marks::{act_mark, retreat};
use super::mechanics;
use super::money;
use super::told;
use super::unit_marks::{aboard, unit_marks};
use crate::chart::Chart;
use crate::column::panel;
use crate::scene::{Mark, Outcome, Scene, Sign};

/// A closed phase's orders with their outcomes, on the map as it was before the phase.
pub fn orders(setup: &Setup, report: &Report, captions: &Captions, words: &Words) -> Scene {
    let board = setup.board();
    let mut scene = Scene {
        chart: Chart::of(board),
        title: captions.game.clone(),
        subtitle: words.text(
            "render-results",
            &[("phase", words.phase(report.phase).into())],
        ),
        units: unit_marks(&report.before),
        aboard: aboard(&report.before, setup),
        marks: match &report.results {
            Results::Movement(all) => mechanics::moves(setup, all, report.passages()),
            Results::Retreats(all) => all.iter().flat_map(retreat).collect(),
            Results::Adjustments(all) => mechanics::winter(setup, all),
            Results::Treaties => Vec::new(),
        },
        islands: board.provinces().clone(),
        waters: mechanics::waters(setup, words),
        ..Scene::default()
    };
    let owners = &report.owners;
    money::lands(&mut scene, setup, owners);
    scene.blocks.clone_from(report.investments());
    tint(&mut scene, board, owners);
    money::after(&mut scene, report, words);
    money::goal(&mut scene, setup, words);
    fog::over_report(&mut scene, setup, report, words);
    scene.centres = centres(board, &scene, owners);
    let captures = report.captures.iter();
    scene.captured = captures.map(|c| (c.province, c.by)).collect();
    // Then who took what: a list of new wars may be long.
    let captures = told::captures(report, setup, words).len();
    let mut notes = told::results(report, setup, words);
    notes.splice(captures..captures, captions.notes.iter().cloned());
    notes.splice(0..0, captions.first.iter().cloned());
    let heading = words.plain("render-happened");
    let figures = Figures::after(&scene, report, &captions.left);
    finish(&mut scene, setup, captions, words, &figures);
    shared(&mut scene, setup, words, "render-hands-then");
    scene.panel.note(&captions.notes_heading, heading, notes);
    scene
}

/// The map as it is in the open phase, without orders.
pub fn now(state: &State, captions: &Captions, words: &Words) -> Scene {
    let key = match state.stage {
        GameStatus::Finished(_) => "render-over",
        GameStatus::Lobby | GameStatus::Playing => "render-now",
    };
    let mut scene = of_state(state, captions, words, key);
    scene.marks = told::open_ways(state);
    let figures = Figures::now(state);
    finish(&mut scene, &state.setup, captions, words, &figures);
    shared(&mut scene, &state.setup, words, "render-hands");
    // There are no results yet that could tell more.
    scene.panel.more = String::new();
    let mut notes = told::due(state, words);
    let heading = if notes.is_empty() {
        String::new()
    } else {
        words.plain("render-due")
    };
    notes.extend(captions.notes.iter().cloned());
    scene.panel.note(&captions.notes_heading, heading, notes);
    scene
}

/// The map as it stands with one power's written orders. What would not be legal is drawn as void.
pub fn own_orders(
    state: &State,
    power: Power,
    sheet: &Sheet,
    captions: &Captions,
    words: &Words,
) -> Scene {
    orders_of(state, &[power], |_| power, sheet, captions, words)
}

/// The map as it stands with the written orders of a player who plays some powers, each for the power
/// that `whose` names.
pub fn orders_of(
    state: &State,
    own: &[Power],
    whose: impl Fn(&Order) -> Power,
    sheet: &Sheet,
    captions: &Captions,
    words: &Words,
) -> Scene {
    let board = state.setup.board();
    let mut scene = of_state(state, captions, words, "render-own");
    scene.own = own.iter().copied().collect();
    scene.unordered = unordered(state, own, sheet);
    let mut notes: Vec<String> = captions.notes.clone();
    notes.extend(sheet.to_string().lines().map(str::to_owned));
    if notes.is_empty() {
        notes.push(words.plain("render-no-orders"));
    }
    let heading = words.plain("render-orders");
    let figures = Figures::now(state);
    let checked: Vec<(Order, Outcome)> = sheet
        .orders
        .iter()
        .map(
            |order| match game::check_order(state, whose(order), order) {
                Ok(taken) => (taken, Outcome::Planned),
                Err(_) => (order.clone(), Outcome::Void),
            },
        )
        .collect();
    if let Some(marks) = mechanics::written(state, &whose, &checked) {
        scene.marks = marks;
        finish(&mut scene, &state.setup, captions, words, &figures);
        shared(&mut scene, &state.setup, words, "render-hands");
        scene.panel.note(&captions.notes_heading, heading, notes);
        return scene;
    }
    let fleets = |army: Location, to: Location| -> ProvinceSet {
        let convoys = checked.iter().filter_map(|(order, _)| match order {
            Order::Unit {
                unit,
                act:
                    Act::Convoy {
                        unit: carried,
                        to: goal,
                    },
            } => (carried.at.province == army.province && goal.province == to.province)
                .then_some(unit.at.province),
            _ => None,
        });
        convoys.collect()
    };
    for (order, outcome) in &checked {
        let power = whose(order);
        let mark = match order {
            Order::Unit { unit, act } if state.phase.step == PhaseKind::Movement => {
                act_mark(board, Some(power), unit.at, act, *outcome, &fleets)
            }
            Order::Unit { unit, act } => leaving(state.phase.step, power, unit.at, act, *outcome),
            Order::Build { kind, at } => Some(Mark::Build {
                owner: Some(power),
                kind: *kind,
                at: *at,
                outcome: *outcome,
            }),
            Order::Several { .. } | Order::Open { .. } | Order::Waive => None,
        };
        scene.marks.extend(mark);
    }
    finish(&mut scene, &state.setup, captions, words, &figures);
    shared(&mut scene, &state.setup, words, "render-hands");
    scene.panel.note(&captions.notes_heading, heading, notes);
    scene
}

/// The units of some powers that may be ordered now and are not.
fn unordered(state: &State, own: &[Power], sheet: &Sheet) -> Vec<Location> {
    let orders = || sheet.orders.iter().filter_map(Order::ordered);
    let is_own = |unit: &&Unit| unit.owner.is_some_and(|power| own.contains(&power));
    let has_none =
        |unit: &&Unit| orders().all(|(_, named, _)| named.at.province != unit.at.province);
    let asked: Vec<&Unit> = match state.phase.step {
        PhaseKind::Movement => {
            let units = state.position.units.iter();
            units.filter(|unit| state.asks_order(unit)).collect()
        }
        PhaseKind::Retreats => state.position.dislodged.iter().map(|d| &d.unit).collect(),
        PhaseKind::Adjustments | PhaseKind::Treaties => Vec::new(),
    };
    let asked = asked.into_iter().filter(is_own).filter(has_none);
    asked.map(|unit| unit.at).collect()
}

/// Says of a phase that was only tried out that it is not so: across the sea, and at every unit of powers
/// whose orders are guessed.
pub fn guess(scene: &mut Scene, report: &Report, powers: &[Power], words: &Words) {
    scene.watermark = Some(words.plain("render-what-if"));
    let of = |owner: Option<Power>| owner.is_some_and(|power| powers.contains(&power));
    scene.guessed = match &report.results {
        Results::Movement(all) => all
            .iter()
            .filter(|o| of(o.unit.owner) && o.ordered.is_some())
            .map(|o| o.unit.at)
            .collect(),
        Results::Retreats(all) => all
            .iter()
            .filter(|r| of(r.unit.owner) && r.ordered.is_some())
            .map(|r| r.unit.at)
            .collect(),
        Results::Adjustments(_) | Results::Treaties => Vec::new(),
    };
    if !scene.guessed.is_empty() {
        let word = words.plain("render-sign-guessed");
        scene.legend.entries.insert(0, (Sign::Guessed, word));
    }
}

/// A retreat or removal that is only written yet.
fn leaving(
    step: PhaseKind,
    power: Power,
    at: Location,
    act: &Act,
    outcome: Outcome,
) -> Option<Mark> {
    let dislodged = step == PhaseKind::Retreats;
    match act {
        Act::Move { to, .. } if dislodged => Some(Mark::Retreat {
            owner: Some(power),
            from: at,
            to: *to,
            outcome,
        }),
        Act::Disband if outcome.good() => Some(Mark::Disband { at, dislodged }),
        _ => None,
    }
}

fn of_state(state: &State, captions: &Captions, words: &Words, title: &str) -> Scene {
    let board = state.setup.board();
    let owners = state.economy.owners();
    let mut scene = Scene {
        chart: Chart::of(board),
        title: captions.game.clone(),
        subtitle: words.text(title, &[("phase", words.phase(state.phase).into())]),
        blocks: state.economy.investments().cloned().unwrap_or_default(),
        units: unit_marks(&state.position),
        aboard: aboard(&state.position, &state.setup),
        islands: board.provinces().clone(),
        waters: mechanics::waters(&state.setup, words),
        ..Scene::default()
    };
    money::lands(&mut scene, &state.setup, owners);
    tint(&mut scene, board, owners);
    scene.centres = centres(board, &scene, owners);
    money::standing(&mut scene, state, words);
    money::goal(&mut scene, &state.setup, words);
    fog::over_state(&mut scene, state, words);
    scene
}

/// Says under the legend what stands beside the countries' names, where players share them.
fn shared(scene: &mut Scene, setup: &Setup, words: &Words, key: &str) {
    if setup.control.is_shared() && panel::names_players(scene) {
        scene.legend.foot.push(words.plain(key));
    }
}

/// The supply centres' marks. Where centres alone hold blocks, their stacks stand for them.
fn centres(
    board: &Board,
    scene: &Scene,
    owners: &BTreeMap<Province, Power>,
) -> BTreeMap<Province, Option<Power>> {
    if !scene.blocks.is_empty() && !money::everywhere(scene, board) {
        return BTreeMap::new();
    }
    let marks = board.centres().iter();
    marks.map(|c| (c, owners.get(&c).copied())).collect()
}

/// Says whose colour each land wears. Where lands have values or blocks every one has its own owner.
fn tint(scene: &mut Scene, board: &Board, owners: &BTreeMap<Province, Power>) {
    scene.owners.clone_from(owners);
    if !money::everywhere(scene, board) {
        scene.hinterland = land_colours::hinterland(board, owners);
    }
}
