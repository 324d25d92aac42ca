//! A sheet's own forecast, before the deadline: issue 7, point 7.

use chancery::board::Power::*;
use chancery::relations::WhyWar;

use super::*;

#[test]
fn r_e0_a_sheet_is_told_what_it_would_bring() {
    let mut state = game();
    aat(&mut state, Germany, Russia);
    let sheet = Sheet::read("A Mun - Tyr\nF Kie - Den", &state);
    let found = state.forecast(Germany, &sheet);
    assert_eq!(found.acts.len(), 2);
    let told: Vec<(Power, u32, u16)> = found
        .penalties
        .iter()
        .map(|p| (p.power, p.points, p.last))
        .collect();
    let expected = [
        (Germany, 2, 1908),
        (Germany, 1, 1907),
        (Russia, 2, 1904),
        (Germany, 2, 1910),
        (Russia, 2, 1910),
    ];
    assert_eq!(told, expected);
    let pair = Pair::of(Austria, Germany);
    assert!(found.wars.contains(&(pair, WhyWar::Attack { by: Germany })));
    // It is what the phase then brings.
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr\nF Kie - Den")]);
    assert_eq!(treaties(&next).penalties, found.penalties);
}

#[test]
fn r_c4_it_says_what_would_be_forbidden() {
    let mut state = game();
    mdt(&mut state, Germany, Austria);
    let sheet = Sheet::read("A Mun - Tyr\nA Ber - Sil", &state);
    let found = state.forecast(Germany, &sheet);
    let mun = state.position.at(at("mun")).next().expect("an army").id;
    let (tyr, ally) = (at("tyr"), Austria);
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
    assert_eq!(state.forecast(Germany, &sheet), Default::default());
}
