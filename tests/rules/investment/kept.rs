//! Games in their second year as they are kept: one of Investment Diplomacy, and one composed of it and
//! another board.

use chancery::board::powers::*;
use chancery::variants::axes::{Axis, Choice};

use super::*;

fn path(name: &str) -> String {
    format!(
        "{}/tests/rules/fixtures/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// Fall 1902: a loan, part of it called, points in treasuries.
fn second_fall(options: Value) -> State {
    play(
        &with(options),
        &[
            &[(GERMANY, "A Mun - Bur"), (FRANCE, "A Par - Pic")],
            &[],
            &[
                (GERMANY, "Place 2 in Mun"),
                (ENGLAND, "Lend 3 to Italy note: 1 a year on top"),
                (ITALY, "Borrow 3 from England"),
            ],
            &[
                (GERMANY, "A Bur - Par"),
                (TURKEY, "A Con - Bul"),
                (RUSSIA, "A War - Gal"),
                (ENGLAND, "Call 2 from Italy"),
            ],
        ],
    )
}

/// The same, between its moves and its retreats.
fn battle(options: Value) -> State {
    let mut state = second_fall(options);
    put(&mut state, Some(RUSSIA), "A rum");
    let fight = "A Gal - Bud\nA Rum S A Gal - Bud";
    close(&state, &[(RUSSIA, fight)]).0
}

const KEPT: [&str; 2] = ["investment-1", "composed-1"];

fn options(name: &str) -> Value {
    match name {
        "investment-1" => json!({
            "unspent": "treasury", "loans": "allowed", "neutrals": "blocks",
        }),
        _ => json!({
            "unspent": "treasury", "loans": "allowed", "neutrals": "blocks", "board": "economic",
            "provinces": "table",
        }),
    }
}

/// Writes the fixtures; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixtures_of_games_for_blocks_can_be_written() {
    for name in KEPT {
        let state = battle(options(name));
        assert_eq!(state.phase.to_string(), "F1902R");
        if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
            std::fs::write(path(name), state.to_json() + "\n").expect("written");
        }
    }
}

#[test]
fn kept_games_for_blocks_read_as_they_were_and_play_on() {
    for name in KEPT {
        let text = std::fs::read_to_string(path(name)).expect("the fixture");
        let state = State::from_json(text.trim()).expect("a state");
        let loan = &blocks(&state).bank.loans[0];
        assert_eq!(
            (loan.lender, loan.debtor, loan.owed, loan.called),
            (ENGLAND, ITALY, 3, 2)
        );
        let composed = Choice::of(&state.setup, Axis::Board).id();
        let economic = name == "composed-1";
        assert_eq!(composed == "economic", economic);
        let before = held(&state, "bud");
        assert_eq!(before, if economic { 3 } else { 5 });
        let (mut state, report) = close(&state, &[(AUSTRIA, "A Bud - Ser")]);
        // What was fought for is halved, and the called part of the loan is collected.
        assert_eq!(held(&state, "bud"), before.div_ceil(2));
        assert!(rubble(&report).iter().any(|(at, ..)| at.id() == "bud"));
        assert_eq!(blocks(&state).bank.loans[0].owed, 1);
        while state.phase.year < 1905 {
            state = close(&state, &[]).0;
            let kept = State::from_json(&state.to_json()).expect("a state");
            assert_eq!(kept, state);
        }
    }
}
