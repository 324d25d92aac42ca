//! What the tests of all variants set up alike.

use chancery::board::{Power, Province, UnitKind};
use chancery::control::{Control, PlayerId};
use chancery::game::{GameStatus, Report, Results, Setup, State};
use chancery::movement::Verdict;
use chancery::variants;
use serde_json::Value;

pub fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

pub fn player(power: Power) -> PlayerId {
    PlayerId(power.place() as u64 + 1)
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
    state.stage = GameStatus::Playing;
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

/// Sets a scene in which most of the standard rules of movement show, and says what England and France
/// order in it: a convoy, a standoff, a support that is cut, and a supported attack that dislodges.
pub fn set_scene(state: &mut State) -> [(Power, &'static str); 2] {
    place(
        state,
        Power::ENGLAND,
        "A yor, F nth, F lon, A bel, A ruh, A spa",
    );
    place(state, Power::FRANCE, "A pic, A bur, F bre, A gas, A mar");
    let english = "A Yor - Nwy\nF NTH C A Yor - Nwy\nF Lon - ENG\nA Ruh - Bur\nA Spa H";
    let french = "F Bre - ENG\nA Pic - Bel\nA Bur S A Pic - Bel\nA Gas - Spa\nA Mar S A Gas - Spa";
    [(Power::ENGLAND, english), (Power::FRANCE, french)]
}

/// Asserts what the standard rules make of that scene.
pub fn assert_scene(next: &State, report: &Report) {
    let Results::Movement(all) = &report.results else {
        panic!("no moves")
    };
    let verdict = |id: &str| {
        let mut here = all.iter().filter(|o| o.unit.at.province == at(id));
        here.next().expect("a unit").verdict
    };
    for (id, expected) in [
        ("yor", Verdict::Moved),
        ("nth", Verdict::Convoyed),
        ("lon", Verdict::Bounced),
        ("bre", Verdict::Bounced),
        ("ruh", Verdict::Bounced),
        ("bur", Verdict::Cut),
        ("pic", Verdict::Bounced),
        ("bel", Verdict::Held),
        ("gas", Verdict::Moved),
        ("mar", Verdict::Supported),
    ] {
        assert_eq!(verdict(id), expected, "{id}");
    }
    let units = |power: Power| {
        let named = |u: &chancery::board::Unit| format!("{} {}", u.kind.letter(), u.at);
        let mut units: Vec<String> = next.position.of(power).map(named).collect();
        units.sort();
        units.join(", ")
    };
    assert_eq!(units(Power::ENGLAND), "A bel, A nwy, A ruh, F lon, F nth");
    assert_eq!(units(Power::FRANCE), "A bur, A mar, A pic, A spa, F bre");
    let lost: Vec<Province> = next
        .position
        .dislodged
        .iter()
        .map(|d| d.unit.at.province)
        .collect();
    assert_eq!(lost, [at("spa")]);
    assert_eq!(next.phase.to_string(), "S1901R");
}
