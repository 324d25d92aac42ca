//! R-A1 to R-A3 and R-E: points, penalties, how long they last.

use chancery::board::powers::*;

use super::*;

#[test]
fn r_a1_r_a2_r_a3_points_are_centres_less_penalties_at_any_moment() {
    let mut state = later("S1902M");
    assert_eq!((points(&state, RUSSIA), points(&state, GERMANY)), (4, 3));
    own(&mut state, GERMANY, "den hol");
    assert_eq!(points(&state, GERMANY), 5);
    let (spring, report) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(points(&spring, GERMANY), 3);
    let penalised = |e: &&Event| matches!(e, Event::Penalised(_));
    assert_eq!(report.relations.iter().filter(penalised).count(), 1);
}

#[test]
fn r4b_34_points_may_be_below_nothing() {
    let mut state = later("S1902M");
    penalise(&mut state, ITALY, FRANCE, 9, 1910);
    assert_eq!(points(&state, ITALY), -6);
}

#[test]
fn r_a2_r4b_01_a_penalty_counts_at_so_many_falls() {
    let mut state = later("F1908M");
    penalise(&mut state, ITALY, FRANCE, 2, 1908);
    penalise(&mut state, AUSTRIA, FRANCE, 2, 1909);
    let (next, report) = close(&state, &[]);
    assert_eq!(penalties(&next, ITALY), "");
    assert_eq!(penalties(&next, AUSTRIA), "major france 2/1909");
    // It still counted at that Fall's check.
    assert_eq!(
        treaties(&next).tally.as_ref().expect("a tally").points[&ITALY],
        1
    );
    let worn = |e: &&Event| matches!(e, Event::WornOff(p) if p.power == ITALY);
    assert_eq!(report.relations.iter().filter(worn).count(), 1);
}

#[test]
fn r_e1_r_e1e_the_terms_of_an_attack() {
    let mut state = later("S1901M");
    aat(&mut state, RUSSIA, TURKEY);
    let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
    // The first shot was in the Spring of 1901, and is open all that season.
    assert_eq!(
        penalties(&next, RUSSIA),
        "major austria 2/1908, first shot 2/1910"
    );
    assert_eq!(
        penalties(&next, TURKEY),
        "shared russia austria 2/1904, first shot 2/1910"
    );
}

#[test]
fn r_c13_r_e3_r4b_02_an_aggressive_alliance_is_penalised_when_it_takes_effect() {
    let state = later("F1902M");
    let sheets = [
        (RUSSIA, "Enter AAT with Turkey"),
        (TURKEY, "Enter AAT with Russia"),
    ];
    let (made, _) = close(&state, &sheets);
    let mut next = made;
    while next.phase.to_string() != "S1903M" {
        next = play(&next, &[&[]]);
    }
    assert_eq!(penalties(&next, RUSSIA), "alliance turkey 1/1907");
    assert_eq!(penalties(&next, TURKEY), "alliance russia 1/1907");
}

#[test]
fn r_e4_an_alliance_is_no_first_shot() {
    let state = opening(json!({}));
    let sheets = [
        (RUSSIA, "Enter AAT with Turkey"),
        (TURKEY, "Enter AAT with Russia"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(treaties(&next).first_shot, None);
    let (next, _) = close(&next, &[(GERMANY, "F Kie - Den")]);
    assert_eq!(
        penalties(&next, GERMANY),
        "minor den 1/1907, first shot 2/1910"
    );
    assert_eq!(penalties(&next, RUSSIA), "alliance turkey 1/1905");
}

#[test]
fn r_e4_r4b_06_the_first_shot_is_fired_once() {
    let sheets: &[(Power, &str)] = &[(GERMANY, "F Kie - Den"), (TURKEY, "A Con - Bul")];
    let (spring, _) = close(&game(), sheets);
    // In the first season Turkey's march earns it nothing, though others fired.
    assert_eq!(penalties(&spring, TURKEY), "minor bul 1/1907");
    let (fall, _) = close(&spring, &[(FRANCE, "A Mar - Spa")]);
    assert_eq!(penalties(&fall, FRANCE), "minor spa 1/1907");
}

#[test]
fn r_e4b_turkey_pays_for_the_first_shot_elsewhere_or_later() {
    let (spring, _) = close(&game(), &[(TURKEY, "A Con - Bul\nA Smy - Arm")]);
    assert_eq!(treaties(&spring).first_shot, None);
    let (fall, _) = close(&spring, &[(TURKEY, "A Bul - Gre")]);
    assert_eq!(
        penalties(&fall, TURKEY),
        "minor bul 1/1907, minor gre 1/1907, first shot 2/1909"
    );
    let mut state = game();
    jump(&mut state, "S1902M");
    let (later, _) = close(&state, &[(TURKEY, "A Con - Bul")]);
    assert_eq!(
        penalties(&later, TURKEY),
        "minor bul 1/1908, first shot 2/1909"
    );
    // Support from the fleet is the same attack; another centre beside it is not.
    let both = "A Con - Bul\nF Ank - Bla\nA Smy - Con";
    let (spring, _) = close(&game(), &[(TURKEY, both)]);
    assert_eq!(treaties(&spring).first_shot, None);
}

#[test]
fn r4b_05_a_dragged_ally_fires_too() {
    let mut state = game();
    aat(&mut state, RUSSIA, TURKEY);
    let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
    assert!(penalties(&next, TURKEY).ends_with("first shot 2/1910"));
}

#[test]
fn r_e5_r4b_03_mutual_defence_given_up() {
    let mut state = later("W1904A");
    mdt(&mut state, FRANCE, ITALY);
    let (next, _) = close(&state, &[(FRANCE, "Abrogate treaty with Italy")]);
    assert_eq!(penalties(&next, FRANCE), "abrogation italy 1/1907");
    assert_eq!(penalties(&next, ITALY), "");
    let earned = treaties(&next).penalties[0].incurred;
    let turn = Turn::Spring;
    assert_eq!(earned, Date { year: 1905, turn });
}

#[test]
fn r4b_03_giving_up_a_treaty_may_be_the_first_shot() {
    let mut state = game();
    jump(&mut state, "W1901A");
    mdt(&mut state, FRANCE, ITALY);
    let (next, _) = close(&state, &[(FRANCE, "Abrogate treaty with Italy")]);
    assert_eq!(
        penalties(&next, FRANCE),
        "abrogation italy 1/1904, first shot 2/1909"
    );
    // Who attacks that Spring fires as well.
    let (next, _) = close(&next, &[(GERMANY, "F Kie - Den")]);
    assert_eq!(
        penalties(&next, GERMANY),
        "minor den 1/1908, first shot 2/1909"
    );
}

#[test]
fn r4b_04_halving_rounds_up_and_expansionism_is_added_after() {
    let mut state = later("S1904M");
    aat(&mut state, RUSSIA, TURKEY);
    treaties_mut(&mut state).level.insert(TURKEY, 2);
    let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
    // 8 / 2 = 4, and 2 of each: 4 points for 6 years.
    assert_eq!(penalties(&next, TURKEY), "shared russia austria 4/1909");
}

#[test]
fn r_e6_r4b_31_five_and_twelve_points_make_an_expansionist() {
    for (points, level) in [(4, 0), (5, 1), (11, 1), (12, 2)] {
        let mut state = later("F1902M");
        penalise(&mut state, ITALY, FRANCE, points, 1910);
        let (next, _) = close(&state, &[]);
        let found = treaties(&next).level.get(&ITALY).copied().unwrap_or(0);
        assert_eq!(found, level, "{points}");
    }
    // Once reached, it stays; and every kind of penalty grows.
    let mut state = later("S1903M");
    treaties_mut(&mut state).level.insert(GERMANY, 1);
    let (next, _) = close(&state, &[(GERMANY, "F Kie - Den")]);
    assert_eq!(penalties(&next, GERMANY), "minor den 2/1910");
    assert_eq!(treaties(&next).level[&GERMANY], 1);
    // It is asked at the end of Falls only, and before what counts for the last time wears off.
    let mut state = later("S1902M");
    penalise(&mut state, ITALY, FRANCE, 5, 1902);
    let (spring, _) = close(&state, &[]);
    assert!(treaties(&spring).level.is_empty());
    let (fall, _) = close(&spring, &[]);
    assert_eq!(treaties(&fall).level[&ITALY], 1);
    assert_eq!(penalties(&fall, ITALY), "");
}
