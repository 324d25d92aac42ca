//! R-C1 to R-C3, R-C15: treaties entered with Fall orders.

use chancery::board::Power::*;

use super::*;

const BOTH: &[(Power, &str)] = &[
    (France, "Enter MDT with Italy"),
    (Italy, "Enter MDT with France"),
];

/// Fall 1902, with a Winter to come.
fn fall() -> State {
    let mut state = later("F1902M");
    place(&mut state, Turkey, "A con");
    state
}

#[test]
fn r_c1_r_c2_both_order_it_in_fall_and_it_holds_from_spring() {
    let mut state = fall();
    place(&mut state, France, "A mar");
    // It has no effect in that Fall: the attack counts.
    let mut sheets = BOTH.to_vec();
    sheets[0].1 = "Enter MDT with Italy\nA Mar - Pie";
    let (winter, report) = close(&state, &sheets);
    let pair = Pair::of(France, Italy);
    let kind = TreatyKind::Mdt;
    assert!(report.relations.contains(&Event::Announced { pair, kind }));
    assert_eq!(stands(&winter, France, Italy), Standing::War);
    assert_eq!(winter.phase.to_string(), "W1902A");
    let (spring, report) = close(&winter, &[]);
    assert_eq!(spring.phase.to_string(), "S1903M");
    assert!(report.relations.contains(&Event::InForce { pair, kind }));
    assert_eq!(stands(&spring, France, Italy), Standing::Allied(kind));
}

#[test]
fn r_c1_not_with_spring_orders_nor_in_winter() {
    for phase in ["S1902M", "W1902A"] {
        let mut state = fall();
        jump(&mut state, phase);
        let (next, report) = close(&state, BOTH);
        assert_eq!(failed(&report, France), [BadEntry::OnlyInFall], "{phase}");
        assert!(treaties(&next).announced.is_empty());
        assert_eq!(stands(&next, France, Italy), Standing::Neutral);
    }
}

#[test]
fn r_c3_one_side_alone_is_announced_and_no_treaty() {
    let (next, report) = close(&fall(), &[(France, "Enter AAT with Italy")]);
    let (by, with, kind) = (France, Italy, TreatyKind::Aat);
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
        (France, "Enter AAT with Italy"),
        (Italy, "Enter MDT with France"),
    ];
    let (next, report) = close(&fall(), &sheets);
    let differ = Event::KindsDiffer {
        by: France,
        kind: TreatyKind::Aat,
        with: Italy,
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
    mdt(&mut state, France, Italy);
    let sheets = [
        (France, "Enter AAT with Italy"),
        (Italy, "Enter AAT with France"),
    ];
    let next = play(&state, &[&sheets, &[]]);
    assert_eq!(
        stands(&next, France, Italy),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, France), "alliance italy 1/1907");
    // The same kind, or the lesser, is no news.
    let mut state = fall();
    aat(&mut state, France, Italy);
    let (_, report) = close(&state, BOTH);
    let (with, kind) = (Italy, TreatyKind::Aat);
    assert_eq!(
        failed(&report, France),
        [BadEntry::AlreadyAllied { with, kind }]
    );
}

#[test]
fn r_c1_nobody_treats_with_himself_or_the_dead() {
    let mut state = fall();
    place(&mut state, Austria, "");
    own(&mut state, Turkey, "bud tri vie");
    let (_, report) = close(
        &state,
        &[(France, "Enter MDT with France\nEnter MDT with Austria")],
    );
    let power = Austria;
    let expected = [BadEntry::ToOneself, BadEntry::Gone { power }];
    assert_eq!(failed(&report, France), expected);
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
    place(&mut state, Italy, "");
    own(&mut state, Austria, "nap rom");
    place(&mut state, Austria, "A ven");
    mdt(&mut state, Italy, Russia);
    war(&mut state, Austria, Italy);
    let (next, report) = close(&state, BOTH);
    assert_eq!(report.eliminated, [Italy]);
    assert!(treaties(&next).announced.is_empty());
    assert!(!treaties(&next).bonds.0.keys().any(|pair| pair.has(Italy)));
}
