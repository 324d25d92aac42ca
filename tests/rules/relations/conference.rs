//! R-I: a stalemate of treaties, and the conference.

use chancery::board::powers::*;

use super::*;

/// Two powers side by side, allied, in the Winter of 1903; nobody else has a unit.
fn stalemate(options: Value) -> State {
    let mut state = later_with("W1903A", options);
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    place(&mut state, FRANCE, "A bur");
    place(&mut state, GERMANY, "A mun");
    mdt(&mut state, FRANCE, GERMANY);
    state
}

const NOBODY: &[(Power, &str)] = &[];

/// That, a year later: the conference is open.
fn conference() -> State {
    let mut state = play(&stalemate(json!({})), &[NOBODY; 3]);
    assert_eq!(state.phase.to_string(), "W1904A");
    war(&mut state, ITALY, TURKEY);
    close(&state, NOBODY).0
}

#[test]
fn r_i1_r4b_33_a_year_after_the_stalemate_all_treaties_end() {
    let (next, report) = close(&stalemate(json!({})), NOBODY);
    let conference_in = 1904;
    let called = Event::Stalemate {
        conference: conference_in,
    };
    assert!(report.relations.contains(&called));
    assert_eq!(
        stands(&next, FRANCE, GERMANY),
        Standing::Allied(TreatyKind::Mdt)
    );
    let state = conference();
    assert_eq!(state.phase.to_string(), "S1905T");
    assert_eq!(stands(&state, FRANCE, GERMANY), Standing::Neutral);
    assert_eq!(penalties(&state, FRANCE), "");
    // Wars persist through it.
    assert_eq!(stands(&state, ITALY, TURKEY), Standing::War);
}

#[test]
fn r_i1_not_before_1903_nor_with_notice_nor_without_a_treaty_between_all() {
    let calm = |state: &State, sheets: &[(Power, &str)]| {
        let (next, _) = close(state, sheets);
        treaties(&next).conference.is_none()
    };
    assert!(!calm(&stalemate(json!({})), NOBODY));
    let mut early = stalemate(json!({}));
    jump(&mut early, "W1902A");
    assert!(calm(&early, NOBODY));
    assert!(calm(
        &stalemate(json!({})),
        &[(FRANCE, "Abrogate treaty with Germany")]
    ));
    let mut third = stalemate(json!({}));
    place(&mut third, ITALY, "A tyr");
    assert!(calm(&third, NOBODY));
    // Somebody must be in contact at all.
    let mut alone = stalemate(json!({}));
    place(&mut alone, FRANCE, "A spa");
    assert!(calm(&alone, NOBODY));
}

#[test]
fn r_i3_r4b_32_the_contact_list_is_posted_beforehand() {
    let mut state = play(&stalemate(json!({})), &[NOBODY; 3]);
    place(&mut state, ITALY, "A tyr");
    place(&mut state, TURKEY, "A con");
    let (_, report) = close(&state, NOBODY);
    let contacts = vec![Pair::of(FRANCE, GERMANY), Pair::of(GERMANY, ITALY)];
    assert!(report.relations.contains(&Event::Conference { contacts }));
}

#[test]
fn r_i2_the_conference_runs_like_the_first_phase() {
    let mut state = conference();
    place(&mut state, ITALY, "A tyr");
    let mut contacts = treaties(&state).meeting.clone().expect("a list");
    contacts.push(Pair::of(GERMANY, ITALY));
    treaties_mut(&mut state).meeting = Some(contacts);
    let sheets = [
        (FRANCE, "Enter AAT with Germany\nEnter MDT with Russia"),
        (GERMANY, "Enter AAT with France"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(next.phase.to_string(), "S1905M");
    assert_eq!(
        stands(&next, FRANCE, GERMANY),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, FRANCE), "alliance germany 1/1909");
    // One-sided offers are not told to others.
    assert!(
        !report
            .relations
            .iter()
            .any(|e| matches!(e, Event::OneSided { .. }))
    );
    assert!(treaties(&next).meeting.is_none());
}

#[test]
fn r_i4_if_all_are_allied_again_every_treaty_is_void_and_all_are_neutral() {
    let sheets = [
        (FRANCE, "Enter AAT with Germany"),
        (GERMANY, "Enter AAT with France"),
    ];
    let (next, report) = close(&conference(), &sheets);
    assert!(report.relations.contains(&Event::ConferenceFailed));
    assert!(treaties(&next).bonds.0.is_empty());
    assert_eq!(stands(&next, ITALY, TURKEY), Standing::Neutral);
    assert_eq!(penalties(&next, FRANCE), "");
}

#[test]
fn r_c15_wars_bar_treaties_in_a_conference_too_and_only_the_parties_hear() {
    let mut state = conference();
    mdt(&mut state, ITALY, AUSTRIA);
    let sheets = [
        (AUSTRIA, "Enter MDT with Turkey"),
        (TURKEY, "Enter MDT with Austria"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(stands(&next, AUSTRIA, TURKEY), Standing::Neutral);
    let third = ITALY;
    assert_eq!(failed(&report, TURKEY), [BadEntry::Barred { third }]);
    assert!(report.relations.iter().all(|e| !e.is_public()));
}

#[test]
fn r_h3_r_h5_of_a_clash_with_a_secret_treaty_that_is_refused_too_nobody_learns_whose_it_is() {
    // Italy is at war with Turkey. Austria's treaties with both are refused, and neither hears of the other.
    let sheets = [
        (AUSTRIA, "Enter MDT with Turkey\nEnter MDT with Italy"),
        (TURKEY, "Enter MDT with Austria"),
        (ITALY, "Enter MDT with Austria"),
    ];
    let (next, report) = close(&conference(), &sheets);
    assert!(treaties(&next).bonds.treaties().is_empty());
    assert_eq!(failed(&report, TURKEY), [BadEntry::Conundrum]);
    assert_eq!(failed(&report, ITALY), [BadEntry::Conundrum]);
}

#[test]
fn r4b_32_two_moves_as_an_option() {
    for (options, called) in [(json!({}), false), (json!({"contact": "two-moves"}), true)] {
        let mut state = stalemate(options);
        place(&mut state, FRANCE, "A mar");
        let (next, _) = close(&state, NOBODY);
        assert_eq!(treaties(&next).conference.is_some(), called);
    }
}

#[test]
fn r4b_33_notice_in_the_winter_of_a_conference_costs_nothing() {
    let mut state = later("W1904A");
    mdt(&mut state, FRANCE, GERMANY);
    treaties_mut(&mut state).conference = Some(1904);
    let (next, _) = close(&state, &[(FRANCE, "Abrogate treaty with Germany")]);
    assert_eq!(penalties(&next, FRANCE), "");
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::Neutral);
}

#[test]
fn r4b_32_it_is_enough_that_one_of_the_two_could_enter() {
    // The fleet could enter Rome, the army no sea.
    let mut state = later("W1903A");
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    place(&mut state, FRANCE, "F tys");
    place(&mut state, ITALY, "A rom");
    mdt(&mut state, FRANCE, ITALY);
    let (next, _) = close(&state, &[]);
    assert_eq!(treaties(&next).conference, Some(1904));
}
