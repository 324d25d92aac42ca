//! What the tests of all variants set up alike.

use chancery::board::{Power, Province, UnitKind};
use chancery::control::{Control, PlayerId};
use chancery::game::{Setup, Stage, State};
use chancery::variants;
use serde_json::Value;

pub fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

pub fn player(power: Power) -> PlayerId {
    PlayerId(power.index() as u64 + 1)
}

/// A game set up with these options.
pub fn set_up_with(mut setup: Setup, given: Value) -> Setup {
    let given = serde_json::from_value(given).expect("an object");
    variants::options::set(&mut setup, &given).expect("options of this variant");
    setup
}

/// A started game of seven with these options.
pub fn seven(setup: Setup, given: Value) -> State {
    let mut state = State::new(set_up_with(setup, given));
    state.stage = Stage::Playing;
    let Control::Seats(seats) = &mut state.control else {
        panic!("no seats")
    };
    for power in Power::ALL {
        seats.seats.entry(power).or_default().player = Some(player(power));
    }
    state
}

/// Sets the open phase: `W1901A`.
pub fn jump(state: &mut State, phase: &str) {
    state.phase = phase.parse().expect("a phase");
}

/// Puts a power's units on the board in place of those it had: `F mao, A par`.
pub fn place(state: &mut State, power: Power, units: &str) {
    state.position.units.retain(|u| u.owner != Some(power));
    put(state, Some(power), units);
}

/// Puts units on the board beside those that stand there.
pub fn put(state: &mut State, owner: Option<Power>, units: &str) {
    for unit in units.split(", ").filter(|u| !u.is_empty()) {
        let (kind, place) = unit.split_once(' ').expect("a kind and a place");
        let kind = match kind {
            "A" => UnitKind::Army,
            "F" => UnitKind::Fleet,
            other => panic!("{other}"),
        };
        let place = place.parse().expect("a place");
        state.position.add(kind, owner, place);
    }
}
