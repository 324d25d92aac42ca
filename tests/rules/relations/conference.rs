//! R-I: a stalemate of treaties, and the conference.

use chancery::board::Power::*;

use super::*;

/// Two powers side by side, allied, in the Winter of 1903; nobody else has a unit.
fn stalemate(options: Value) -> State {
    let mut state = later_with("W1903A", options);
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    place(&mut state, France, "A bur");
    place(&mut state, Germany, "A mun");
    mdt(&mut state, France, Germany);
    state
}

const NOBODY: &[(Power, &str)] = &[];

/// That, a year later: the conference is open.
fn conference() -> State {
    let mut state = play(&stalemate(json!({})), &[NOBODY; 3]);
    assert_eq!(state.phase.to_string(), "W1904A");
    war(&mut state, Italy, Turkey);
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
        stands(&next, France, Germany),
        Standing::Allied(TreatyKind::Mdt)
    );
    let state = conference();
    assert_eq!(state.phase.to_string(), "S1905T");
    assert_eq!(stands(&state, France, Germany), Standing::Neutral);
    assert_eq!(penalties(&state, France), "");
    // Wars persist through it.
    assert_eq!(stands(&state, Italy, Turkey), Standing::War);
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
        &[(France, "Abrogate treaty with Germany")]
    ));
    let mut third = stalemate(json!({}));
    place(&mut third, Italy, "A tyr");
    assert!(calm(&third, NOBODY));
    // Somebody must be in contact at all.
    let mut alone = stalemate(json!({}));
    place(&mut alone, France, "A spa");
    assert!(calm(&alone, NOBODY));
}

#[test]
fn r_i3_r4b_32_the_contact_list_is_posted_beforehand() {
    let mut state = play(&stalemate(json!({})), &[NOBODY; 3]);
    place(&mut state, Italy, "A tyr");
    place(&mut state, Turkey, "A con");
    let (_, report) = close(&state, NOBODY);
    let contacts = vec![Pair::of(France, Germany), Pair::of(Germany, Italy)];
    assert!(report.relations.contains(&Event::Conference { contacts }));
}

#[test]
fn r_i2_the_conference_runs_like_the_first_phase() {
    let mut state = conference();
    place(&mut state, Italy, "A tyr");
    let mut contacts = treaties(&state).meeting.clone().expect("a list");
    contacts.push(Pair::of(Germany, Italy));
    treaties_mut(&mut state).meeting = Some(contacts);
    let sheets = [
        (France, "Enter AAT with Germany\nEnter MDT with Russia"),
        (Germany, "Enter AAT with France"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(next.phase.to_string(), "S1905M");
    assert_eq!(
        stands(&next, France, Germany),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, France), "alliance germany 1/1909");
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
        (France, "Enter AAT with Germany"),
        (Germany, "Enter AAT with France"),
    ];
    let (next, report) = close(&conference(), &sheets);
    assert!(report.relations.contains(&Event::ConferenceFailed));
    assert!(treaties(&next).bonds.0.is_empty());
    assert_eq!(stands(&next, Italy, Turkey), Standing::Neutral);
    assert_eq!(penalties(&next, France), "");
}

#[test]
fn r_c15_wars_bar_treaties_in_a_conference_too_and_only_the_parties_hear() {
    let mut state = conference();
    mdt(&mut state, Italy, Austria);
    let sheets = [
        (Austria, "Enter MDT with Turkey"),
        (Turkey, "Enter MDT with Austria"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(stands(&next, Austria, Turkey), Standing::Neutral);
    let third = Italy;
    assert_eq!(failed(&report, Turkey), [BadEntry::Barred { third }]);
    assert!(report.relations.iter().all(|e| !e.is_public()));
}

#[test]
fn r_h3_r_h5_of_a_clash_with_a_secret_treaty_that_is_refused_too_nobody_learns_whose_it_is() {
    // Italy is at war with Turkey. Austria's treaties with both are refused, and neither hears of the other.
    let sheets = [
        (Austria, "Enter MDT with Turkey\nEnter MDT with Italy"),
        (Turkey, "Enter MDT with Austria"),
        (Italy, "Enter MDT with Austria"),
    ];
    let (next, report) = close(&conference(), &sheets);
    assert!(treaties(&next).bonds.treaties().is_empty());
    assert_eq!(failed(&report, Turkey), [BadEntry::Conundrum]);
    assert_eq!(failed(&report, Italy), [BadEntry::Conundrum]);
}

#[test]
fn r4b_32_two_moves_as_an_option() {
    for (options, called) in [(json!({}), false), (json!({"contact": "two-moves"}), true)] {
        let mut state = stalemate(options);
        place(&mut state, France, "A mar");
        let (next, _) = close(&state, NOBODY);
        assert_eq!(treaties(&next).conference.is_some(), called);
    }
}

#[test]
fn r4b_33_notice_in_the_winter_of_a_conference_costs_nothing() {
    let mut state = later("W1904A");
    mdt(&mut state, France, Germany);
    treaties_mut(&mut state).conference = Some(1904);
    let (next, _) = close(&state, &[(France, "Abrogate treaty with Germany")]);
    assert_eq!(penalties(&next, France), "");
    assert_eq!(stands(&next, France, Germany), Standing::Neutral);
}

#[test]
fn r4b_32_it_is_enough_that_one_of_the_two_could_enter() {
    // The fleet could enter Rome, the army no sea.
    let mut state = later("W1903A");
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    place(&mut state, France, "F tys");
    place(&mut state, Italy, "A rom");
    mdt(&mut state, France, Italy);
    let (next, _) = close(&state, &[]);
    assert_eq!(treaties(&next).conference, Some(1904));
}
