//! R-H: the diplomacy before the first moves.

use chancery::board::powers::*;
use chancery::game::{Due, Results};

use super::*;

const BOTH: &[(Power, &str)] = &[
    (FRANCE, "Enter AAT with Italy"),
    (ITALY, "Enter AAT with France"),
];

#[test]
fn r_h1_the_game_begins_with_a_phase_of_treaties() {
    let state = opening(json!({}));
    assert_eq!(state.phase.to_string(), "S1901T");
    assert!(state.due().values().all(|due| *due == Due::Treaties));
    assert_eq!(state.due().len(), 7);
    assert!(state.may_submit(TURKEY));
    let (next, report) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(next.phase.to_string(), "S1901M");
    assert_eq!(report.results, Results::Treaties);
    // No unit moves, and nobody has missed anything.
    assert_eq!(next.position, state.position);
    assert_eq!(report.unheard.len(), 1);
    assert!(report.missed.is_empty());
}

#[test]
fn r_h2_r_h5_treaties_of_two_are_in_force_at_once() {
    let (next, report) = close(&opening(json!({})), BOTH);
    assert_eq!(
        stands(&next, FRANCE, ITALY),
        Standing::Allied(TreatyKind::Aat)
    );
    let (pair, kind) = (Pair::of(FRANCE, ITALY), TreatyKind::Aat);
    assert!(report.relations.contains(&Event::InForce { pair, kind }));
    let (_, report) = close(&next, &[(FRANCE, "A Mar - Pie")]);
    assert!(forbidden(&report, "mar").is_some());
}

#[test]
fn r_h3_what_one_side_sent_stays_secret() {
    let sheets = [
        (FRANCE, "Enter MDT with Italy"),
        (GERMANY, "Enter AAT with Italy"),
    ];
    let (next, report) = close(&opening(json!({})), &sheets);
    assert!(treaties(&next).bonds.0.is_empty());
    assert!(report.relations.iter().all(|e| !e.is_public()));
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::Unmatched { with: ITALY }]
    );
}

#[test]
fn r_h4_it_may_be_withdrawn_before_the_deadline() {
    let mut sheet = Sheet::read("Enter AAT with Italy", &opening(json!({})));
    let back = Sheet::read("Withdraw treaty with Italy", &opening(json!({})));
    let line = back.items().next().expect("a line");
    assert!(sheet.write(line).is_some());
    assert_eq!(sheet.to_string(), "Withdraw treaty with Italy");
    let sheets = [(FRANCE, "Withdraw treaty with Italy"), BOTH[1]];
    let (next, _) = close(&opening(json!({})), &sheets);
    assert!(treaties(&next).bonds.0.is_empty());
}

#[test]
fn r_h6_its_alliances_are_paid_for_until_1905() {
    let (next, _) = close(&opening(json!({})), BOTH);
    assert_eq!(penalties(&next, FRANCE), "alliance italy 1/1905");
    assert_eq!(points(&next, ITALY), 2);
}

#[test]
fn r_h1_the_years_of_the_rules_go_with_the_first_year() {
    let mut state = opening(json!({"first_year": 1871}));
    assert_eq!(state.phase.to_string(), "S1871T");
    jump(&mut state, "S1871M");
    let (next, _) = close(&state, &[(GERMANY, "F Kie - Den"), (TURKEY, "A Con - Bul")]);
    assert_eq!(
        penalties(&next, GERMANY),
        "minor den 1/1877, first shot 2/1880"
    );
    assert_eq!(penalties(&next, TURKEY), "minor bul 1/1877");
}
