//! What a player is told of a sheet before its phase closes, where treaties are played.

use std::collections::BTreeSet;

use chancery::board::Power;
use chancery::board::powers::*;
use chancery::control::{Control, PlayerId};
use chancery::game::{GameStatus, Sheet, State};
use chancery::i18n::Words;
use chancery::relations::{Bond, Pair, TreatyKind};
use chancery::variants;

/// A game of treaties in its first Spring.
fn game() -> State {
    let mut state = State::new(variants::relations(None));
    state.stage = GameStatus::Playing;
    let Control::Seats(seats) = &mut state.control else {
        panic!("seats are played");
    };
    for power in Power::ALL {
        let player = PlayerId(power.place() as u64 + 1);
        seats.seats.entry(power).or_default().player = Some(player);
    }
    state.phase = "S1901M".parse().expect("a phase");
    state
}

fn bond(state: &mut State, a: Power, b: Power, bond: Bond) {
    let treaties = state.relations.treaties_mut().expect("treaties");
    treaties.bonds.0.insert(Pair::of(a, b), bond);
}

fn treaty(state: &mut State, kind: TreatyKind, a: Power, b: Power) {
    let ending = BTreeSet::new();
    bond(state, a, b, Bond::Treaty { kind, ending });
}

fn told(state: &State, power: Power, text: &str) -> Vec<String> {
    let sheet = Sheet::read(text, state);
    let found = state.forecast(power, &sheet);
    Words::english().forecast(state, power, &found)
}

#[test]
fn an_attack_is_told_with_its_price_the_first_shot_the_allys_share_and_the_war() {
    let mut state = game();
    treaty(&mut state, TreatyKind::Aat, GERMANY, RUSSIA);
    let expected = [
        "A Mun – Tyr attacks Austria (neutral): 2 penalty points until Fall 1908, and war with Austria.",
        "That would be the first shot of the game, which adds 2 penalty points until Fall 1910.",
        "Russia would share it with you: 2 penalty points until Fall 1910.",
        "Your ally Russia is also penalised for the attack on Austria: 2 penalty points until Fall 1904.",
        "Russia would also be at war with Austria.",
        "4 new penalty points for you in total: you would have −1 victory points.",
    ];
    assert_eq!(told(&state, GERMANY, "A Mun - Tyr"), expected);
}

#[test]
fn unowned_centres_and_several_orders_against_one_victim() {
    let expected = [
        "A Mun – Tyr and A Boh S German A Mun – Tyr attack Austria (neutral): 2 penalty points until Fall 1908, and war with Austria.",
        "F Kie – Den enters Denmark, an unowned centre: one penalty point until Fall 1907.",
        "That would be the first shot of the game, which adds 2 penalty points until Fall 1910.",
        "5 new penalty points for you in total: you would have −2 victory points.",
    ];
    let mut state = game();
    let boh = "boh".parse().expect("a place");
    state
        .position
        .add(chancery::board::UnitKind::Army, Some(GERMANY), boh);
    let lines = told(
        &state,
        GERMANY,
        "A Mun - Tyr\nA Boh S A Mun - Tyr\nF Kie - Den",
    );
    assert_eq!(lines, expected);
}

#[test]
fn who_stands_by_the_victim_and_which_treaties_end() {
    let mut state = game();
    treaty(&mut state, TreatyKind::Mdt, AUSTRIA, FRANCE);
    treaty(&mut state, TreatyKind::Aat, AUSTRIA, TURKEY);
    treaty(&mut state, TreatyKind::Mdt, GERMANY, TURKEY);
    let lines = told(&state, GERMANY, "A Mun - Tyr");
    for line in [
        "Turkey stands by Austria and would be at war with you.",
        "France could attack you without penalty in aid of Austria, but you could not attack it without one.",
        "Your mutual defence treaty with Turkey would end.",
    ] {
        assert!(lines.iter().any(|l| l == line), "{lines:#?}");
    }
}

#[test]
fn war_and_help_cost_nothing_and_peace_is_silent() {
    let mut state = game();
    bond(&mut state, GERMANY, AUSTRIA, Bond::War);
    assert_eq!(
        told(&state, GERMANY, "A Mun - Tyr"),
        ["A Mun – Tyr attacks Austria: no penalty, because you are at war."]
    );
    let against = BTreeSet::from([AUSTRIA]);
    bond(&mut state, GERMANY, AUSTRIA, Bond::Imminent { against });
    assert_eq!(
        told(&state, GERMANY, "A Mun - Tyr"),
        ["A Mun – Tyr attacks Austria in aid of a partner: no penalty, and war with Austria."]
    );
    assert_eq!(told(&state, GERMANY, "A Mun - Ruh\nA Ber H"), [""; 0]);
}
