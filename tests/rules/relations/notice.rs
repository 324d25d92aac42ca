//! R-D: notice given in Winter, and the Spring after.

use chancery::board::powers::*;
use chancery::relations::WhyEnded;

use super::*;

const NOTICE: &[(Power, &str)] = &[(FRANCE, "Abrogate treaty with Italy")];

/// The Spring of 1905 after France gave notice to Italy.
fn spring(kind: TreatyKind) -> State {
    let mut state = later("W1904A");
    ally(&mut state, kind, FRANCE, ITALY);
    close(&state, NOTICE).0
}

#[test]
fn r_d1_r_d2_r_d3_notice_is_posted_in_winter_and_ends_the_treaty_after_spring() {
    let mut state = later("W1904A");
    mdt(&mut state, FRANCE, ITALY);
    let (next, report) = close(&state, NOTICE);
    let (by, with, kind) = (FRANCE, ITALY, TreatyKind::Mdt);
    assert!(report.relations.contains(&Event::Notice { by, with, kind }));
    assert_eq!(stands(&next, FRANCE, ITALY), Standing::Allied(kind));
    let (fall, report) = close(&next, &[]);
    let (pair, why) = (Pair::of(FRANCE, ITALY), WhyEnded::Abrogated);
    assert!(report.relations.contains(&Event::Ended { pair, kind, why }));
    assert_eq!(stands(&fall, FRANCE, ITALY), Standing::Neutral);
}

#[test]
fn r_d1_only_in_winter_and_only_what_is() {
    let mut state = later("S1904M");
    mdt(&mut state, FRANCE, ITALY);
    let (_, report) = close(&state, NOTICE);
    assert_eq!(failed(&report, FRANCE), [BadEntry::OnlyInWinter]);
    let (_, report) = close(&later("W1904A"), NOTICE);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::NoTreaty { with: ITALY }]
    );
}

#[test]
fn r_d1_winter_comes_whenever_a_treaty_could_be_given_up() {
    let mut state = later("F1902M");
    mdt(&mut state, FRANCE, ITALY);
    let (next, _) = close(&state, &[]);
    assert_eq!(next.phase.to_string(), "W1902A");
    let (next, _) = close(&later("F1902M"), &[]);
    assert_eq!(next.phase.to_string(), "S1903M");
}

#[test]
fn r_d4_the_guests_of_who_gave_notice_are_frozen() {
    let mut state = spring(TreatyKind::Mdt);
    own(&mut state, ITALY, "tun");
    place(&mut state, FRANCE, "A pie, F tun, A mar");
    let orders = "A Pie - Tyr\nF Tun - Wes\nA Mar S A Pie";
    let (_, report) = close(&state, &[(FRANCE, orders)]);
    let ally = ITALY;
    assert_eq!(forbidden(&report, "pie"), Some(Forbidden::Frozen { ally }));
    assert_eq!(forbidden(&report, "tun"), Some(Forbidden::Frozen { ally }));
    let why = Forbidden::HelpsFrozen {
        at: at("pie"),
        ally,
    };
    assert_eq!(forbidden(&report, "mar"), Some(why));
    // The next season they are free, and neutral.
    let mut fall = state.clone();
    fall = play(&fall, &[&[]]);
    let (_, report) = close(&fall, &[(FRANCE, "F Tun - Wes")]);
    assert_eq!(verdict(&report, "tun"), Verdict::Moved);
}

#[test]
fn r_d5_an_aggressive_alliance_is_left_for_nothing() {
    assert_eq!(penalties(&spring(TreatyKind::Aat), FRANCE), "");
    assert_eq!(
        penalties(&spring(TreatyKind::Mdt), FRANCE),
        "abrogation italy 1/1907"
    );
}

#[test]
fn r_d6_r4b_22_who_gave_notice_may_not_attack_and_the_other_may() {
    let mut state = spring(TreatyKind::Mdt);
    place(&mut state, FRANCE, "A mar");
    let (_, report) = close(&state, &[(FRANCE, "A Mar - Pie")]);
    let (pie, ally) = (at("pie"), ITALY);
    assert_eq!(
        forbidden(&report, "mar"),
        Some(Forbidden::AgainstAlly { at: pie, ally })
    );
    // Italy's attack is one on a non-ally: it dislodges, and it pays.
    place(&mut state, ITALY, "A pie, F lyo");
    let (next, report) = close(&state, &[(ITALY, "A Pie - Mar\nF Lyo S A Pie - Mar")]);
    assert_eq!(verdict(&report, "pie"), Verdict::Moved);
    assert_eq!(penalties(&next, ITALY), "major france 2/1912");
    assert_eq!(stands(&next, ITALY, FRANCE), Standing::War);
}

#[test]
fn r4b_22_r4b_43_even_who_expels_a_frozen_guest_pays() {
    let mut state = spring(TreatyKind::Mdt);
    place(&mut state, FRANCE, "A pie");
    place(&mut state, ITALY, "A ven, A tus");
    let (next, _) = close(&state, &[(ITALY, "A Ven - Pie\nA Tus S A Ven - Pie")]);
    assert_eq!(penalties(&next, ITALY), "major france 2/1912");
}

#[test]
fn r4b_22_both_give_notice() {
    let mut state = later("W1904A");
    mdt(&mut state, FRANCE, ITALY);
    let sheets = [
        (FRANCE, "Abrogate treaty with Italy"),
        (ITALY, "Abrogate treaty with France"),
    ];
    let (mut next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, FRANCE), "abrogation italy 1/1907");
    assert_eq!(penalties(&next, ITALY), "abrogation france 1/1907");
    place(&mut next, ITALY, "A pie");
    let (_, report) = close(&next, &[(ITALY, "A Pie - Mar"), (FRANCE, "A Mar - Pie")]);
    assert!(forbidden(&report, "pie").is_some());
    assert!(forbidden(&report, "mar").is_some());
}

#[test]
fn r4b_22_a_treaty_about_to_end_still_binds_for_the_rest() {
    let mut state = spring(TreatyKind::Aat);
    let (next, _) = close(&state.clone(), &[(ITALY, "A Ven - Tyr")]);
    // Italy's attack on Austria still drags France along.
    assert_eq!(penalties(&next, FRANCE), "shared italy austria 2/1908");
    place(&mut state, FRANCE, "A gas");
    let friends = state.relations.friends();
    assert!(friends.friendly(Some(FRANCE), Some(ITALY)));
    assert!(!friends.friendly(Some(ITALY), Some(FRANCE)));
}

#[test]
fn r_d3_r4b_19_notice_goes_before_an_alliance_announced_in_its_place() {
    let mut state = later("W1904A");
    mdt(&mut state, FRANCE, ITALY);
    let pair = Pair::of(FRANCE, ITALY);
    treaties_mut(&mut state)
        .announced
        .insert(pair, TreatyKind::Aat);
    let (next, _) = close(&state, &[(FRANCE, "Abrogate treaty with Italy")]);
    assert_eq!(
        stands(&next, FRANCE, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(penalties(&next, FRANCE), "abrogation italy 1/1907");
    assert_eq!(penalties(&next, ITALY), "");
    let (next, _) = close(&next, &[]);
    assert_eq!(stands(&next, FRANCE, ITALY), Standing::Neutral);
}
