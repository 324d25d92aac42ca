//! Powers nobody plays: E-14, 1B.23.

use chancery::board::Power::*;
use chancery::economy::credits::Event;
use chancery::game::{Action, act};

use super::*;

/// France's player has left.
fn deserted(state: &State) -> State {
    let leave = Action::Leave {
        player: player(France),
    };
    act(state, &leave).expect("left").0
}

#[test]
fn e14a_r1b_23_it_earns_and_pays_and_its_units_hold() {
    let state = deserted(&game());
    let winter = play(&state, &[&[], &[]]);
    assert_eq!(balance(&winter, France), 3 + 16);
    let (spring, report) = close(&winter, &[]);
    assert_eq!(balance(&spring, France), 6);
    assert_eq!(units(&spring, France), "A mar, A par, F bre");
    let upkeep = Event::Upkeep {
        power: France,
        credits: 13,
    };
    assert!(report.money.contains(&upkeep));
}

#[test]
fn r1b_23_what_it_cannot_pay_goes_by_the_rulebook() {
    let mut state = winter(json!({}), France, "F mao, A par, A mar", 10);
    state = deserted(&state);
    let (spring, _) = close(&state, &[]);
    assert_eq!(units(&spring, France), "A mar, A par");
}

#[test]
fn r1b_23_it_builds_and_transfers_nothing_whatever_is_written() {
    let mut state = winter(json!({}), France, "", 50);
    state = deserted(&state);
    let lines = [
        (France, "Build A Par\nGive 3 to Italy\nReceive 1 from Italy"),
        (Italy, "Receive 3 from France\nGive 1 to France"),
    ];
    let (spring, report) = close(&state, &lines);
    assert_eq!(units(&spring, France), "");
    assert_eq!(balance(&spring, France), 50);
    assert!(made(&report).is_empty());
}

#[test]
fn e14b_r1b_23_its_debts_are_paid_as_far_as_they_can_be() {
    let mut state = deserted(&game());
    lend(&mut state, Italy, France, 1, 30, 0);
    lend(&mut state, France, Russia, 1, 2, 2);
    let (fall, _) = close(&state, &[(Italy, "Call all from France")]);
    let (winter, _) = close(&fall, &[]);
    // 3, its income, and what Russia owed it.
    assert_eq!(balance(&winter, France), 0);
    assert_eq!(balance(&winter, Italy), 3 + 16 + 3 + 16 + 2);
    assert_eq!(credits(&winter).debt(Italy, France), 30 - 21);
}

#[test]
fn r1b_23_its_treasury_is_captured_and_seated_by_the_rules() {
    let mut state = deserted(&game());
    place(&mut state, France, "F bre");
    place(&mut state, Germany, "A bur, A ber, F kie");
    let (fall, report) = close(&state, &[(Germany, "A Bur - Par")]);
    assert_eq!(captured(&report), [(Germany, France, 3)]);
    assert_eq!(seat(&fall, France), None);
    let (winter, report) = close(&fall, &[(Germany, "A Par - Bur")]);
    assert_eq!(seat(&winter, France), Some(at("par")));
    let by_rule = Event::Seated {
        power: France,
        at: at("par"),
        named: false,
    };
    assert!(report.money.contains(&by_rule));
    // France earned that Fall in spite of all: Burgundy went to Germany.
    assert_eq!(balance(&winter, France), 16 - 3);
}

#[test]
fn r1b_23_an_income_for_every_province_it_owns_not_for_its_armies() {
    // The text says armies; areas are meant: without an army it earns all the same.
    let mut state = deserted(&game());
    place(&mut state, France, "F mao");
    let winter = play(&state, &[&[], &[]]);
    assert_eq!(balance(&winter, France), 3 + 16);
}
