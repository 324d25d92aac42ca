//! R-C1 to R-C3, R-C15: treaties entered with Fall orders.

use chancery::board::powers::*;

use super::*;

const BOTH: &[(Power, &str)] = &[
    (FRANCE, "Enter MDT with Italy"),
    (ITALY, "Enter MDT with France"),
];

/// Fall 1902, with a Winter to come.
fn fall() -> State {
    let mut state = later("F1902M");
    place(&mut state, TURKEY, "A con");
    state
}

#[test]
fn r_c1_r_c2_both_order_it_in_fall_and_it_holds_from_spring() {
    let mut state = fall();
    place(&mut state, FRANCE, "A mar");
    // It has no effect in that Fall: the attack counts.
    let mut sheets = BOTH.to_vec();
    sheets[0].1 = "Enter MDT with Italy\nA Mar - Pie";
    let (winter, report) = close(&state, &sheets);
    let pair = Pair::of(FRANCE, ITALY);
    let kind = TreatyKind::Mdt;
    assert!(report.relations.contains(&Event::Announced { pair, kind }));
    assert_eq!(stands(&winter, FRANCE, ITALY), Standing::War);
    assert_eq!(winter.phase.to_string(), "W1902A");
    let (spring, report) = close(&winter, &[]);
    assert_eq!(spring.phase.to_string(), "S1903M");
    assert!(report.relations.contains(&Event::InForce { pair, kind }));
    assert_eq!(stands(&spring, FRANCE, ITALY), Standing::Allied(kind));
}

#[test]
fn r_c1_not_with_spring_orders_nor_in_winter() {
    for phase in ["S1902M", "W1902A"] {
        let mut state = fall();
        jump(&mut state, phase);
        let (next, report) = close(&state, BOTH);
        assert_eq!(failed(&report, FRANCE), [BadEntry::OnlyInFall], "{phase}");
        assert!(treaties(&next).announced.is_empty());
        assert_eq!(stands(&next, FRANCE, ITALY), Standing::Neutral);
    }
}

#[test]
fn r_c3_one_side_alone_is_announced_and_no_treaty() {
    let (next, report) = close(&fall(), &[(FRANCE, "Enter AAT with Italy")]);
    let (by, with, kind) = (FRANCE, ITALY, TreatyKind::Aat);
    assert!(
        report
            .relations
            .contains(&Event::OneSided { by, with, kind })
    );
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r4b_19_different_kinds_make_no_treaty() {
    let sheets = [
        (FRANCE, "Enter AAT with Italy"),
        (ITALY, "Enter MDT with France"),
    ];
    let (next, report) = close(&fall(), &sheets);
    let differ = Event::KindsDiffer {
        by: FRANCE,
        kind: TreatyKind::Aat,
        with: ITALY,
        theirs: TreatyKind::Mdt,
    };
    assert!(report.relations.contains(&differ));
    let told = report.relations.iter();
    assert_eq!(
        told.filter(|e| matches!(e, Event::OneSided { .. })).count(),
        0
    );
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r4b_19_mutual_defence_is_made_an_alliance_without_penalty_for_ending_it() {
    let mut state = fall();
    mdt(&mut state, FRANCE, ITALY);
    let sheets = [
        (FRANCE, "Enter AAT with Italy"),
        (ITALY, "Enter AAT with France"),
    ];
    let next = play(&state, &[&sheets, &[]]);
    assert_eq!(
        stands(&next, FRANCE, ITALY),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, FRANCE), "alliance italy 1/1907");
    // The same kind, or the lesser, is no news.
    let mut state = fall();
    aat(&mut state, FRANCE, ITALY);
    let (_, report) = close(&state, BOTH);
    let (with, kind) = (ITALY, TreatyKind::Aat);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::AlreadyAllied { with, kind }]
    );
}

#[test]
fn r_c1_nobody_treats_with_himself_or_the_dead() {
    let mut state = fall();
    place(&mut state, AUSTRIA, "");
    own(&mut state, TURKEY, "bud tri vie");
    let (_, report) = close(
        &state,
        &[(FRANCE, "Enter MDT with France\nEnter MDT with Austria")],
    );
    let power = AUSTRIA;
    let expected = [BadEntry::ToOneself, BadEntry::Gone { power }];
    assert_eq!(failed(&report, FRANCE), expected);
}

#[test]
fn r_h4_a_declaration_is_taken_back_by_another_line() {
    let mut sheets = BOTH.to_vec();
    sheets[0].1 = "Enter MDT with Italy\nWithdraw treaty with Italy";
    let (next, _) = close(&fall(), &sheets);
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r4b_35_an_announced_treaty_ends_with_a_party() {
    let mut state = fall();
    place(&mut state, ITALY, "");
    own(&mut state, AUSTRIA, "nap rom");
    place(&mut state, AUSTRIA, "A ven");
    mdt(&mut state, ITALY, RUSSIA);
    war(&mut state, AUSTRIA, ITALY);
    let (next, report) = close(&state, BOTH);
    assert_eq!(report.eliminated, [ITALY]);
    assert!(treaties(&next).announced.is_empty());
    assert!(!treaties(&next).bonds.0.keys().any(|pair| pair.has(ITALY)));
}
