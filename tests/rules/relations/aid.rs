//! Coming to a victim's aid, and whom the aggressor may count on: R-C5, R-C10, 4B.46, 4B.47.

use chancery::board::powers::*;

use super::*;

/// Germany broke the peace with France, whose partner England may attack it; `kind` binds Germany and
/// Austria.
fn provoked(kind: TreatyKind, calls: &str) -> State {
    let mut state = later_with("S1903M", json!({"aid_calls": calls}));
    mdt(&mut state, ENGLAND, FRANCE);
    war(&mut state, FRANCE, GERMANY);
    imminent(&mut state, ENGLAND, GERMANY);
    ally(&mut state, kind, AUSTRIA, GERMANY);
    state
}

/// England attacks Germany's Kiel from the Helgoland Bight.
fn come(mut state: State) -> (State, Report) {
    place(&mut state, ENGLAND, "F hel");
    close(&state, &[(ENGLAND, "F Hel - Kie")])
}

#[test]
fn r4b_46_an_aat_partner_of_the_aggressor_is_at_war_with_who_aids_the_victim() {
    let (next, report) = come(provoked(TreatyKind::Aat, "aat"));
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::War);
    assert_eq!(stands(&next, AUSTRIA, ENGLAND), Standing::War);
    let why = chancery::relations::WhyWar::Aid {
        power: AUSTRIA,
        victim: GERMANY,
    };
    let pair = Pair::of(AUSTRIA, ENGLAND);
    assert!(report.relations.contains(&Event::War { pair, why }));
    // Nobody pays, and France is not concerned.
    assert_eq!(penalties(&next, ENGLAND), "");
    assert_eq!(penalties(&next, AUSTRIA), "");
    assert_eq!(stands(&next, AUSTRIA, FRANCE), Standing::Neutral);
}

#[test]
fn r4b_46_a_provoked_attack_calls_no_mdt() {
    let (next, _) = come(provoked(TreatyKind::Mdt, "aat"));
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::War);
    assert_eq!(stands(&next, AUSTRIA, ENGLAND), Standing::Neutral);
    assert_eq!(
        stands(&next, AUSTRIA, GERMANY),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r4b_46_by_option_nobody_or_every_partner_is_called() {
    for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
        let (next, _) = come(provoked(kind, "none"));
        assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::War);
        assert_eq!(
            stands(&next, AUSTRIA, ENGLAND),
            Standing::Neutral,
            "{kind:?}"
        );
    }
    let (next, _) = come(provoked(TreatyKind::Aat, "all"));
    assert_eq!(stands(&next, AUSTRIA, ENGLAND), Standing::War);
    let (next, _) = come(provoked(TreatyKind::Mdt, "all"));
    assert_eq!(stands(&next, AUSTRIA, ENGLAND), Standing::MayAttack);
    assert_eq!(stands(&next, ENGLAND, AUSTRIA), Standing::MayBeAttacked);
}

#[test]
fn r4b_46_between_two_treaties_the_aat_goes_before_the_mdt() {
    let mut state = provoked(TreatyKind::Aat, "aat");
    mdt(&mut state, AUSTRIA, ENGLAND);
    let (next, _) = come(state);
    assert_eq!(stands(&next, AUSTRIA, ENGLAND), Standing::War);
    assert_eq!(
        stands(&next, AUSTRIA, GERMANY),
        Standing::Allied(TreatyKind::Aat)
    );
    // Who has an AAT with both stays out of it: the attack is none from outside.
    let mut state = provoked(TreatyKind::Aat, "all");
    aat(&mut state, AUSTRIA, ENGLAND);
    let (next, _) = come(state);
    assert_eq!(
        stands(&next, AUSTRIA, ENGLAND),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(
        stands(&next, AUSTRIA, GERMANY),
        Standing::Allied(TreatyKind::Aat)
    );
}

#[test]
fn r4b_46_the_helpers_own_allies_are_not_drawn_in() {
    let mut state = provoked(TreatyKind::Aat, "all");
    aat(&mut state, ENGLAND, ITALY);
    let (next, _) = come(state);
    assert_eq!(stands(&next, GERMANY, ITALY), Standing::Neutral);
    assert_eq!(stands(&next, AUSTRIA, ITALY), Standing::Neutral);
    assert_eq!(penalties(&next, ITALY), "");
}

#[test]
fn r4b_46_a_sheets_forecast_names_the_war_with_the_partner() {
    let mut state = provoked(TreatyKind::Aat, "aat");
    place(&mut state, ENGLAND, "F hel");
    let judged = state.forecast(ENGLAND, &Sheet::read("F Hel - Kie", &state));
    let wars: Vec<Pair> = judged.wars.iter().map(|(pair, _)| *pair).collect();
    assert_eq!(
        wars,
        [Pair::of(ENGLAND, GERMANY), Pair::of(AUSTRIA, ENGLAND)]
    );
}

/// Russia and Turkey attack each other, and Italy is the ally of both.
#[test]
fn r4b_47_each_of_two_attacks_is_judged_by_itself() {
    let mut state = later("S1903M");
    aat(&mut state, ITALY, RUSSIA);
    aat(&mut state, ITALY, TURKEY);
    place(&mut state, RUSSIA, "F sev");
    place(&mut state, TURKEY, "A arm");
    let sheets = [(RUSSIA, "F Sev - Arm"), (TURKEY, "A Arm - Sev")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(stands(&next, RUSSIA, TURKEY), Standing::War);
    assert_eq!(stands(&next, ITALY, RUSSIA), Standing::War);
    assert_eq!(stands(&next, ITALY, TURKEY), Standing::War);
    assert_eq!(penalties(&next, RUSSIA), "major turkey 2/1910");
    assert_eq!(penalties(&next, TURKEY), "major russia 2/1910");
    let shares = "shared russia turkey 2/1906, shared turkey russia 2/1906";
    assert_eq!(penalties(&next, ITALY), shares);
}
