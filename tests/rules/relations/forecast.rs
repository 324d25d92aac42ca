//! A sheet's own forecast, before the deadline: issue 7, point 7.

use chancery::board::powers::*;
use chancery::relations::WhyWar;

use super::*;

#[test]
fn r_e0_a_sheet_is_told_what_it_would_bring() {
    let mut state = game();
    aat(&mut state, GERMANY, RUSSIA);
    let sheet = Sheet::read("A Mun - Tyr\nF Kie - Den", &state);
    let found = state.forecast(GERMANY, &sheet);
    assert_eq!(found.acts.len(), 2);
    let told: Vec<(Power, u32, u16)> = found
        .penalties
        .iter()
        .map(|p| (p.power, p.points, p.last))
        .collect();
    let expected = [
        (GERMANY, 2, 1908),
        (GERMANY, 1, 1907),
        (RUSSIA, 2, 1904),
        (GERMANY, 2, 1910),
        (RUSSIA, 2, 1910),
    ];
    assert_eq!(told, expected);
    let pair = Pair::of(AUSTRIA, GERMANY);
    assert!(found.wars.contains(&(pair, WhyWar::Attack { by: GERMANY })));
    // It is what the phase then brings.
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr\nF Kie - Den")]);
    assert_eq!(treaties(&next).penalties, found.penalties);
}

#[test]
fn r_c4_it_says_what_would_be_forbidden() {
    let mut state = game();
    mdt(&mut state, GERMANY, AUSTRIA);
    let sheet = Sheet::read("A Mun - Tyr\nA Ber - Sil", &state);
    let found = state.forecast(GERMANY, &sheet);
    let mun = state.position.at(at("mun")).next().expect("an army").id;
    let (tyr, ally) = (at("tyr"), AUSTRIA);
    let why = Forbidden::AgainstAlly { at: tyr, ally };
    assert_eq!(found.forbidden.get(&mun), Some(&why));
    assert_eq!(found.forbidden.len(), 1);
    assert!(found.acts.is_empty());
}

#[test]
fn nothing_is_forecast_where_no_treaties_are_played() {
    let mut state = State::new(variants::standard(None));
    state.stage = GameStatus::Playing;
    let sheet = Sheet::read("A Mun - Tyr", &state);
    assert_eq!(state.forecast(GERMANY, &sheet), Default::default());
}
