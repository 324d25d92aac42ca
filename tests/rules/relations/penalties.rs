//! R-A1 to R-A3 and R-E: points, penalties, how long they last.

use chancery::board::Power::*;

use super::*;

#[test]
fn r_a1_r_a2_r_a3_points_are_centres_less_penalties_at_any_moment() {
    let mut state = later("S1902M");
    assert_eq!((points(&state, Russia), points(&state, Germany)), (4, 3));
    own(&mut state, Germany, "den hol");
    assert_eq!(points(&state, Germany), 5);
    let (spring, report) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(points(&spring, Germany), 3);
    let penalised = |e: &&Event| matches!(e, Event::Penalised(_));
    assert_eq!(report.relations.iter().filter(penalised).count(), 1);
}

#[test]
fn r4b_34_points_may_be_below_nothing() {
    let mut state = later("S1902M");
    penalise(&mut state, Italy, France, 9, 1910);
    assert_eq!(points(&state, Italy), -6);
}

#[test]
fn r_a2_r4b_01_a_penalty_counts_at_so_many_falls() {
    let mut state = later("F1908M");
    penalise(&mut state, Italy, France, 2, 1908);
    penalise(&mut state, Austria, France, 2, 1909);
    let (next, report) = close(&state, &[]);
    assert_eq!(penalties(&next, Italy), "");
    assert_eq!(penalties(&next, Austria), "major france 2/1909");
    // It still counted at that Fall's check.
    assert_eq!(
        treaties(&next).tally.as_ref().expect("a tally").points[&Italy],
        1
    );
    let worn = |e: &&Event| matches!(e, Event::WornOff(p) if p.power == Italy);
    assert_eq!(report.relations.iter().filter(worn).count(), 1);
}

#[test]
fn r_e1_r_e1e_the_terms_of_an_attack() {
    let mut state = later("S1901M");
    aat(&mut state, Russia, Turkey);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    // The first shot was in the Spring of 1901, and is open all that season.
    assert_eq!(
        penalties(&next, Russia),
        "major austria 2/1908, first shot 2/1910"
    );
    assert_eq!(
        penalties(&next, Turkey),
        "shared russia austria 2/1904, first shot 2/1910"
    );
}

#[test]
fn r_c13_r_e3_r4b_02_an_aggressive_alliance_is_penalised_when_it_takes_effect() {
    let state = later("F1902M");
    let sheets = [
        (Russia, "Enter AAT with Turkey"),
        (Turkey, "Enter AAT with Russia"),
    ];
    let (made, _) = close(&state, &sheets);
    let mut next = made;
    while next.phase.to_string() != "S1903M" {
        next = play(&next, &[&[]]);
    }
    assert_eq!(penalties(&next, Russia), "alliance turkey 1/1907");
    assert_eq!(penalties(&next, Turkey), "alliance russia 1/1907");
}

#[test]
fn r_e4_an_alliance_is_no_first_shot() {
    let state = opening(json!({}));
    let sheets = [
        (Russia, "Enter AAT with Turkey"),
        (Turkey, "Enter AAT with Russia"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(treaties(&next).first_shot, None);
    let (next, _) = close(&next, &[(Germany, "F Kie - Den")]);
    assert_eq!(
        penalties(&next, Germany),
        "minor den 1/1907, first shot 2/1910"
    );
    assert_eq!(penalties(&next, Russia), "alliance turkey 1/1905");
}

#[test]
fn r_e4_r4b_06_the_first_shot_is_fired_once() {
    let sheets: &[(Power, &str)] = &[(Germany, "F Kie - Den"), (Turkey, "A Con - Bul")];
    let (spring, _) = close(&game(), sheets);
    // In the first season Turkey's march earns it nothing, though others fired.
    assert_eq!(penalties(&spring, Turkey), "minor bul 1/1907");
    let (fall, _) = close(&spring, &[(France, "A Mar - Spa")]);
    assert_eq!(penalties(&fall, France), "minor spa 1/1907");
}

#[test]
fn r_e4b_turkey_pays_for_the_first_shot_elsewhere_or_later() {
    let (spring, _) = close(&game(), &[(Turkey, "A Con - Bul\nA Smy - Arm")]);
    assert_eq!(treaties(&spring).first_shot, None);
    let (fall, _) = close(&spring, &[(Turkey, "A Bul - Gre")]);
    assert_eq!(
        penalties(&fall, Turkey),
        "minor bul 1/1907, minor gre 1/1907, first shot 2/1909"
    );
    let mut state = game();
    jump(&mut state, "S1902M");
    let (later, _) = close(&state, &[(Turkey, "A Con - Bul")]);
    assert_eq!(
        penalties(&later, Turkey),
        "minor bul 1/1908, first shot 2/1909"
    );
    // Support from the fleet is the same attack; another centre beside it is not.
    let both = "A Con - Bul\nF Ank - Bla\nA Smy - Con";
    let (spring, _) = close(&game(), &[(Turkey, both)]);
    assert_eq!(treaties(&spring).first_shot, None);
}

#[test]
fn r4b_05_a_dragged_ally_fires_too() {
    let mut state = game();
    aat(&mut state, Russia, Turkey);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    assert!(penalties(&next, Turkey).ends_with("first shot 2/1910"));
}

#[test]
fn r_e5_r4b_03_mutual_defence_given_up() {
    let mut state = later("W1904A");
    mdt(&mut state, France, Italy);
    let (next, _) = close(&state, &[(France, "Abrogate treaty with Italy")]);
    assert_eq!(penalties(&next, France), "abrogation italy 1/1907");
    assert_eq!(penalties(&next, Italy), "");
    let earned = treaties(&next).penalties[0].incurred;
    let turn = Turn::Spring;
    assert_eq!(earned, Date { year: 1905, turn });
}

#[test]
fn r4b_03_giving_up_a_treaty_may_be_the_first_shot() {
    let mut state = game();
    jump(&mut state, "W1901A");
    mdt(&mut state, France, Italy);
    let (next, _) = close(&state, &[(France, "Abrogate treaty with Italy")]);
    assert_eq!(
        penalties(&next, France),
        "abrogation italy 1/1904, first shot 2/1909"
    );
    // Who attacks that Spring fires as well.
    let (next, _) = close(&next, &[(Germany, "F Kie - Den")]);
    assert_eq!(
        penalties(&next, Germany),
        "minor den 1/1908, first shot 2/1909"
    );
}

#[test]
fn r4b_04_halving_rounds_up_and_expansionism_is_added_after() {
    let mut state = later("S1904M");
    aat(&mut state, Russia, Turkey);
    treaties_mut(&mut state).level.insert(Turkey, 2);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    // 8 / 2 = 4, and 2 of each: 4 points for 6 years.
    assert_eq!(penalties(&next, Turkey), "shared russia austria 4/1909");
}

#[test]
fn r_e6_r4b_31_five_and_twelve_points_make_an_expansionist() {
    for (points, level) in [(4, 0), (5, 1), (11, 1), (12, 2)] {
        let mut state = later("F1902M");
        penalise(&mut state, Italy, France, points, 1910);
        let (next, _) = close(&state, &[]);
        let found = treaties(&next).level.get(&Italy).copied().unwrap_or(0);
        assert_eq!(found, level, "{points}");
    }
    // Once reached, it stays; and every kind of penalty grows.
    let mut state = later("S1903M");
    treaties_mut(&mut state).level.insert(Germany, 1);
    let (next, _) = close(&state, &[(Germany, "F Kie - Den")]);
    assert_eq!(penalties(&next, Germany), "minor den 2/1910");
    assert_eq!(treaties(&next).level[&Germany], 1);
    // It is asked at the end of Falls only, and before what counts for the last time wears off.
    let mut state = later("S1902M");
    penalise(&mut state, Italy, France, 5, 1902);
    let (spring, _) = close(&state, &[]);
    assert!(treaties(&spring).level.is_empty());
    let (fall, _) = close(&spring, &[]);
    assert_eq!(treaties(&fall).level[&Italy], 1);
    assert_eq!(penalties(&fall, Italy), "");
}
