//! A game with armies aboard as it is kept: one at sea, one dislodged with its fleet, the vote that passed.

use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, TURKEY};
use chancery::game::State;
use serde_json::json;

use super::games::{close, game, units, vote};
use super::*;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/army-fleet-1.json"
);

/// The Fall of 1901 before its retreats; the vote passed with Spring.
fn first_fall() -> State {
    let state = game("economic", json!({}));
    let state = vote(&vote(&state, FRANCE, true), ENGLAND, true);
    let spring: &[(Power, &str)] = &[
        (ENGLAND, "A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg"),
        (GERMANY, "F Kie - Den"),
        (FRANCE, "F Bre - Eng"),
        (TURKEY, "F Ank - Bla"),
    ];
    let fall: &[(Power, &str)] = &[
        (ENGLAND, "A Yor boards F Nth"),
        (GERMANY, "F Den - Nth"),
        (FRANCE, "F Eng S German F Den - Nth"),
        (TURKEY, "A Con boards F Bla"),
    ];
    close(&close(&state, spring).0, fall).0
}

/// Writes the fixture; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_a_game_with_armies_aboard_can_be_written() {
    let state = first_fall();
    assert_eq!(state.phase.to_string(), "F1901R");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        std::fs::write(PATH, state.to_json() + "\n").expect("written");
    }
}

#[test]
fn ex1_a_kept_game_with_armies_aboard_reads_as_it_was_and_plays_on() {
    let text = std::fs::read_to_string(PATH).expect("the fixture");
    let state = State::from_json(text.trim()).expect("a state");
    assert!(state.setup.movement.convoys().army_fleet(), "by the vote");
    assert_eq!(units(&state, TURKEY), "A smy, A/F bla 1");
    let lost = &state.position.dislodged[0];
    let army = lost.cargo.expect("an army with it");
    assert_eq!(
        (lost.unit.owner, army.owner),
        (Some(ENGLAND), Some(ENGLAND))
    );
    let (winter, _) = close(&state, &[(ENGLAND, "F Nth - Edi")]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    let (spring, _) = close(&winter, &[]);
    let (fall, _) = close(&spring, &[(TURKEY, "A/F Bla: A - Rum\nA/F Bla H")]);
    assert_eq!(units(&fall, TURKEY), "A rum, A smy, F bla");
}
