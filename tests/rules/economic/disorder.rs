//! Powers nobody plays: E-14, 1B.23.

use chancery::board::powers::*;
use chancery::economy::credits::Event;
use chancery::game::{Action, act};

use super::*;

/// France's player has left.
fn deserted(state: &State) -> State {
    let leave = Action::Leave {
        player: player(FRANCE),
    };
    act(state, &leave).expect("left").0
}

#[test]
fn e14a_r1b_23_it_earns_and_pays_and_its_units_hold() {
    let state = deserted(&game());
    let winter = play(&state, &[&[], &[]]);
    assert_eq!(balance(&winter, FRANCE), 3 + 16);
    let (spring, report) = close(&winter, &[]);
    assert_eq!(balance(&spring, FRANCE), 6);
    assert_eq!(units(&spring, FRANCE), "A mar, A par, F bre");
    let upkeep = Event::Upkeep {
        power: FRANCE,
        credits: 13,
    };
    assert!(report.money.contains(&upkeep));
}

#[test]
fn r1b_23_what_it_cannot_pay_goes_by_the_rulebook() {
    let mut state = winter(json!({}), FRANCE, "F mao, A par, A mar", 10);
    state = deserted(&state);
    let (spring, _) = close(&state, &[]);
    assert_eq!(units(&spring, FRANCE), "A mar, A par");
}

#[test]
fn r1b_23_it_builds_and_transfers_nothing_whatever_is_written() {
    let mut state = winter(json!({}), FRANCE, "", 50);
    state = deserted(&state);
    let lines = [
        (FRANCE, "Build A Par\nGive 3 to Italy\nReceive 1 from Italy"),
        (ITALY, "Receive 3 from France\nGive 1 to France"),
    ];
    let (spring, report) = close(&state, &lines);
    assert_eq!(units(&spring, FRANCE), "");
    assert_eq!(balance(&spring, FRANCE), 50);
    assert!(made(&report).is_empty());
}

#[test]
fn e14b_r1b_23_its_debts_are_paid_as_far_as_they_can_be() {
    let mut state = deserted(&game());
    lend(&mut state, ITALY, FRANCE, 1, 30, 0);
    lend(&mut state, FRANCE, RUSSIA, 1, 2, 2);
    let (fall, _) = close(&state, &[(ITALY, "Call all from France")]);
    let (winter, _) = close(&fall, &[]);
    // 3, its income, and what Russia owed it.
    assert_eq!(balance(&winter, FRANCE), 0);
    assert_eq!(balance(&winter, ITALY), 3 + 16 + 3 + 16 + 2);
    assert_eq!(credits(&winter).debt(ITALY, FRANCE), 30 - 21);
}

#[test]
fn r1b_23_its_treasury_is_captured_and_seated_by_the_rules() {
    let mut state = deserted(&game());
    place(&mut state, FRANCE, "F bre");
    place(&mut state, GERMANY, "A bur, A ber, F kie");
    let (fall, report) = close(&state, &[(GERMANY, "A Bur - Par")]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 3)]);
    assert_eq!(seat(&fall, FRANCE), None);
    let (winter, report) = close(&fall, &[(GERMANY, "A Par - Bur")]);
    assert_eq!(seat(&winter, FRANCE), Some(at("par")));
    let by_rule = Event::Seated {
        power: FRANCE,
        at: at("par"),
        named: false,
    };
    assert!(report.money.contains(&by_rule));
    // France earned that Fall in spite of all: Burgundy went to Germany.
    assert_eq!(balance(&winter, FRANCE), 16 - 3);
}

#[test]
fn r1b_23_an_income_for_every_province_it_owns_not_for_its_armies() {
    // The text says armies; areas are meant: without an army it earns all the same.
    let mut state = deserted(&game());
    place(&mut state, FRANCE, "F mao");
    let winter = play(&state, &[&[], &[]]);
    assert_eq!(balance(&winter, FRANCE), 3 + 16);
}
