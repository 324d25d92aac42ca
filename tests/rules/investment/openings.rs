//! The three ways a game begins.

use chancery::board::powers::*;
use chancery::economy::blocks::Event;

use super::*;

fn all(state: &State) -> Vec<String> {
    Power::ALL.map(|p| units(state, Some(p))).to_vec()
}

#[test]
fn i02a_i02d_the_first_is_the_standard_start_and_spends_nothing_before() {
    let state = game();
    assert_eq!(state.phase.to_string(), "S1901M");
    assert_eq!(state.position.units.len(), 22);
    assert_eq!(blocks(&state).points(RUSSIA), 0);
}

#[test]
fn i02b_r2b_12_the_second_spends_a_first_income_in_a_winter_of_its_own() {
    let state = with(json!({"opening": "unarmed"}));
    assert_eq!(state.phase.to_string(), "W1900A");
    assert!(all(&state).iter().all(String::is_empty));
    let points = |power| blocks(&state).points(power);
    assert_eq!((points(ENGLAND), points(RUSSIA)), (15, 20));
    let sheets: &[(Power, &str)] = &[
        (ENGLAND, "Build F Lon\nBuild F Edi\nPlace 5 in Lvp"),
        (RUSSIA, "Place the rest in Mos"),
    ];
    let (next, report) = close(&state, sheets);
    assert_eq!(next.phase.to_string(), "S1901M");
    assert_eq!(units(&next, Some(ENGLAND)), "F edi, F lon");
    assert_eq!((held(&next, "lvp"), held(&next, "mos")), (10, 25));
    // Neutral centres begin in 1901.
    assert_eq!(units(&next, None), "");
    assert_eq!(held(&next, "bel"), 5);
    let forfeited = |power| {
        let points = 15;
        report.blocks.contains(&Event::Forfeited { power, points })
    };
    assert!(forfeited(FRANCE) && !forfeited(ENGLAND));
    // Without a unit nobody is out.
    assert_eq!(next.survivors().len(), 7);
    let next = play(&next, &[&[], &[], &[]]);
    assert_eq!(next.phase.to_string(), "S1902M");
    assert!(units(&next, None).contains("A bel"));
}

#[test]
fn i07a_r2b_25_a_year_may_be_one_move() {
    let state = with(json!({"seasons": "one"}));
    assert_eq!(state.phase.to_string(), "F1901M");
    let (state, _) = close(
        &state,
        &[(ENGLAND, "F Lon - Nth"), (GERMANY, "F Kie - Den")],
    );
    assert_eq!(state.phase.to_string(), "W1901A");
    assert_eq!(state.economy.owners()[&at("den")], GERMANY);
    assert_eq!(blocks(&state).points(GERMANY), 20);
    let state = play(&state, &[&[(GERMANY, "Build F Kie")]]);
    assert_eq!(state.phase.to_string(), "F1902M");
    assert_eq!(units(&state, Some(GERMANY)), "A ber, A mun, F den, F kie");
}

#[test]
fn i05c_r2b_25_one_move_a_year_has_retreats_and_rubble() {
    use chancery::board::powers::*;
    let mut state = with(json!({"seasons": "one"}));
    state.position.units.clear();
    place(&mut state, FRANCE, "A bur, A ruh");
    place(&mut state, GERMANY, "A mun");
    let attack = "A Bur - Mun\nA Ruh S A Bur - Mun";
    let (retreats, _) = close(&state, &[(FRANCE, attack)]);
    assert_eq!(retreats.phase.to_string(), "F1901R");
    let (winter, report) = close(&retreats, &[(GERMANY, "A Mun - Ber")]);
    assert_eq!(rubble(&report), [(at("mun"), 3, 2)]);
    // Three in Munich, and France's own fifteen.
    assert_eq!(blocks(&winter).points(FRANCE), 18);
    assert_eq!(winter.phase.to_string(), "W1901A");
    let (next, _) = close(&winter, &[]);
    assert_eq!(next.phase.to_string(), "F1902M");
    assert_eq!(units(&next, Some(GERMANY)), "A ber");
}
