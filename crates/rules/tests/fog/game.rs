//! Small games in the fog.

use std::collections::BTreeMap;

use chancery_rules::board::{Location, Position, Power, Province, ProvinceSet, Unit, UnitKind};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{
    Action, Edit, GameStatus, OrderError, Report, Results, Sheet, State, Viewer, act, adjudicate,
    check_order,
};
use chancery_rules::movement::Outcome;
use chancery_rules::orders::{Context, parse_line};
use chancery_rules::variants::{options, preset};
use chancery_rules::visibility::{Glimpse, Visibility};
use serde_json::{Value, json};

pub fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

fn place(id: &str) -> Location {
    id.parse().expect("a place")
}

pub fn power(id: &str) -> Power {
    id.parse().expect("a power")
}

/// A game of a variant with these options that is being played; every power has a player.
pub fn open_game(variant: &str, more: Value) -> State {
    let mut setup = (preset(variant).expect("a preset").setup)(None);
    let given = serde_json::from_value(more).expect("an object");
    options::set(&mut setup, &given).expect("options of this variant");
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    let powers = state.setup.played();
    let players = (1..).map(PlayerId);
    match &mut state.control {
        Control::Seats(seats) => {
            for (power, player) in powers.into_iter().zip(players) {
                seats.seats.entry(power).or_default().player = Some(player);
            }
        }
        Control::Exchange(exchange) => {
            for (power, player) in powers.into_iter().zip(players) {
                exchange.join(player).expect("a newcomer");
                let account = exchange.accounts.get_mut(&player);
                account.expect("an account").units.insert(power, 1500);
            }
            exchange.command = exchange.holders();
        }
    }
    state
}

/// The same in the fog.
pub fn game(variant: &str, mut more: Value) -> State {
    more["visibility"] = json!("fog");
    open_game(variant, more)
}

/// The standard game in the fog with these units, written as `france: A par, F bre; germany: A mun`. Nobody owns
/// anything, so that units alone see; and nobody remembers anything.
pub fn units(text: &str) -> State {
    stand(game("standard", json!({})), text)
}

/// That game in its first Spring, with these units alone and no owners; nobody remembers anything.
pub fn stand(mut state: State, text: &str) -> State {
    let year = state.setup.calendar.first_year;
    state.phase = format!("S{year}M").parse().expect("a phase");
    state.position = Position::default();
    let nothing = Glimpse {
        year,
        number: 0,
        units: Vec::new(),
        owner: None,
        blocks: None,
    };
    let all = state.setup.board().provinces().iter();
    let nothing: BTreeMap<_, _> = all.map(|at| (at, nothing.clone())).collect();
    if let Visibility::Fog(memories) = &mut state.visibility {
        *memories = state
            .setup
            .played()
            .into_iter()
            .map(|power| (power, nothing.clone()))
            .collect();
    }
    for of in text.split(';').map(str::trim).filter(|of| !of.is_empty()) {
        let (owner, all) = of.split_once(':').expect("a power and its units");
        for unit in all.split(',').map(str::trim) {
            let (kind, on) = unit.split_once(' ').expect("a kind and a place");
            let kind = match kind {
                "A" => UnitKind::Army,
                _ => UnitKind::Fleet,
            };
            state.position.add(kind, Some(power(owner)), place(on));
        }
    }
    let owned: Vec<Province> = state.economy.owners().keys().copied().collect();
    let nobodys = owned.into_iter().map(|at| Edit::Own { at, owner: None });
    edited(state, nobodys)
}

/// That game, corrected.
pub fn edited(state: State, edits: impl IntoIterator<Item = Edit>) -> State {
    let edits: Vec<Edit> = edits.into_iter().collect();
    let some = edits.chunks(40).try_fold(state, |state, edits| {
        let edits = edits.to_vec();
        act(&state, &Action::Edit { edits }).map(|done| done.0)
    });
    some.expect("corrections")
}

/// That game, in which a power owns these provinces, too.
pub fn own(state: State, owner: &str, ids: &str) -> State {
    let owner = Some(power(owner));
    edited(
        state,
        ids.split(' ').map(|id| Edit::Own { at: at(id), owner }),
    )
}

pub fn player_of(state: &State, of: &str) -> PlayerId {
    state.control.players_of(power(of))[0]
}

/// Closes a phase with these orders, written as `France: A Par - Bur, A Mar H`.
pub fn close(state: &State, text: &str) -> (State, Report) {
    let mut sheets = BTreeMap::new();
    for of in text.split(';').map(str::trim).filter(|of| !of.is_empty()) {
        let (of, orders) = of.split_once(':').expect("a power and its orders");
        let orders = orders.replace(", ", "\n");
        let sheet = Sheet::read(&orders, state);
        sheets.insert(player_of(state, &of.to_lowercase()), sheet);
    }
    adjudicate(state, &sheets)
}

pub fn viewer(of: &str) -> Viewer {
    Viewer::Powers(of.split(' ').map(power).collect())
}

/// The game as these powers see it.
pub fn seen(state: &State, of: &str) -> State {
    state.seen_by(&viewer(of))
}

fn ids(set: &ProvinceSet) -> String {
    let mut ids: Vec<String> = set.iter().map(|at| at.to_string()).collect();
    ids.sort();
    ids.join(" ")
}

/// The spaces that these powers see.
pub fn sight(state: &State, of: &str) -> String {
    let veiled = seen(state, of).veiled();
    ids(&state.setup.board().provinces().minus(&veiled))
}

pub fn sees(state: &State, of: &str, id: &str) -> bool {
    !seen(state, of).veiled().contains(at(id))
}

fn written(unit: &Unit) -> String {
    let owner = unit.owner.map_or("neutral".to_owned(), |o| o.to_string());
    format!("{owner} {} {}", unit.kind.letter(), unit.at)
}

fn list(units: impl Iterator<Item = Unit>) -> String {
    let mut all: Vec<String> = units.map(|unit| written(&unit)).collect();
    all.sort();
    all.join(", ")
}

/// The units that these powers see where they stand.
pub fn present(state: &State, of: &str) -> String {
    let seen = seen(state, of);
    let veiled = seen.veiled();
    let units = seen.position.units.iter().copied();
    list(units.filter(|unit| !veiled.contains(unit.at.province)))
}

/// The units of another power that these powers only remember.
pub fn memory(state: &State, of: &str, whose: &str) -> String {
    let seen = seen(state, of);
    let veiled = seen.veiled();
    let units = seen.position.of(power(whose)).copied();
    list(units.filter(|unit| veiled.contains(unit.at.province)))
}

/// The year in which these powers last saw a space; `None` if they see it now.
pub fn year(state: &State, of: &str, id: &str) -> Option<u16> {
    let seen = seen(state, of);
    let seen = seen.seen.expect("a seen state");
    seen.remembered.get(&at(id)).copied()
}

/// The report as these powers are told it.
pub fn told(report: &Report, next: &State, of: &str) -> Report {
    report.seen_by(next, &viewer(of))
}

pub fn outcomes(report: &Report) -> &[Outcome] {
    match &report.results {
        Results::Movement(all) => all,
        other => panic!("{other:?} is no movement"),
    }
}

/// Where the units began whose orders are told.
pub fn ordered(report: &Report) -> String {
    list(outcomes(report).iter().map(|outcome| outcome.unit))
}

/// What is told of the order of the unit that began there.
pub fn outcome<'r>(report: &'r Report, id: &str) -> &'r Outcome {
    let mut all = outcomes(report).iter();
    let found = all.find(|outcome| outcome.unit.at.province == at(id));
    found.unwrap_or_else(|| panic!("nothing is told of {id}"))
}

/// Checks an order of a power as its player sees the game; the order comes back as it is kept.
pub fn check(state: &State, of: &str, line: &str) -> Result<String, OrderError> {
    let order = parse_line(line, &Context::bare(state.setup.board())).expect("an order");
    let taken = check_order(&seen(state, of), power(of), &order)?;
    Ok(taken.to_string())
}

/// A game that has ended in a draw of all.
pub fn over(state: &State) -> State {
    let outcome = chancery_rules::game::Outcome::Draw(state.survivors());
    let (next, _) = act(state, &Action::End { outcome }).expect("an end");
    assert!(matches!(next.stage, GameStatus::Finished(_)));
    next
}
