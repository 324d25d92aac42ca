//! R-F: allied units as those of one player.

use chancery::board::powers::*;

use super::*;

/// France and Italy allied, at sea, where no leave is needed but to enter an ally's space.
fn allies() -> State {
    let mut state = later("S1902M");
    mdt(&mut state, FRANCE, ITALY);
    war(&mut state, FRANCE, TURKEY);
    war(&mut state, ITALY, TURKEY);
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    state
}

#[test]
fn r_f1_r_f4_a_move_dislodges_no_ally() {
    let mut state = allies();
    place(&mut state, FRANCE, "F wes, F lyo");
    place(&mut state, ITALY, "F tys");
    let sheets = [
        (FRANCE, "F Wes - Tys\nF Lyo S F Wes - Tys"),
        (ITALY, "Permit F Wes to Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "wes"), Verdict::Bounced);
}

#[test]
fn r_f1_it_is_valid_for_other_purposes() {
    // France's move into Italy's space stands off Turkey's.
    let mut state = allies();
    place(&mut state, FRANCE, "F wes");
    place(&mut state, ITALY, "F tys");
    place(&mut state, TURKEY, "F ion");
    let sheets = [
        (FRANCE, "F Wes - Tys"),
        (ITALY, "F Tys - Lyo\nPermit French F Wes to Tys"),
        (TURKEY, "F Ion - Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
    assert_eq!(verdict(&report, "tys"), Verdict::Moved);
}

#[test]
fn r_f2_support_helps_nobody_to_dislodge_an_ally() {
    let mut state = allies();
    place(&mut state, FRANCE, "F wes");
    place(&mut state, ITALY, "F tys");
    place(&mut state, TURKEY, "F ion");
    let sheets = [
        (FRANCE, "F Wes S F Ion - Tys"),
        (ITALY, "F Tys H\nPermit any Turkish to Tys"),
        (TURKEY, "F Ion - Tys"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
    assert!(forbidden(&report, "wes").is_some());
    // Nobody lets an enemy in.
    assert_eq!(
        failed(&report, ITALY),
        [BadEntry::NotAnAlly { power: TURKEY }]
    );
    assert!(units(&next, ITALY).contains("F tys"));
}

#[test]
fn r_f2_a_support_that_was_let_in_does_not_dislodge_either() {
    let mut state = allies();
    mdt(&mut state, ITALY, TURKEY);
    place(&mut state, FRANCE, "F wes");
    place(&mut state, ITALY, "F tys");
    place(&mut state, TURKEY, "F ion");
    let sheets = [
        (FRANCE, "F Wes S F Ion - Tys"),
        (ITALY, "F Tys H\nPermit any Turkish to Tys"),
        (TURKEY, "F Ion - Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(forbidden(&report, "wes"), None);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
}

#[test]
fn r_f3_allies_do_not_cut_each_others_support() {
    let mut state = allies();
    place(&mut state, FRANCE, "F wes, F naf");
    state.position.units.retain(|u| u.at.province != at("naf"));
    place(&mut state, ITALY, "F tun, F tys");
    place(&mut state, TURKEY, "F ion");
    let sheets = [
        (FRANCE, "F Wes - Tun"),
        (
            ITALY,
            "F Tun S F Tys - Ion\nF Tys - Ion\nPermit F Wes to Tun",
        ),
        (TURKEY, "F Ion H"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "tun"), Verdict::Supported);
    assert_eq!(verdict(&report, "tys"), Verdict::Moved);
    // An enemy does.
    let mut state = state.clone();
    treaties_mut(&mut state).bonds.0.clear();
    war(&mut state, FRANCE, ITALY);
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "tun"), Verdict::Cut);
}

#[test]
fn r4b_21_alliance_is_between_two() {
    let mut state = allies();
    mdt(&mut state, ITALY, AUSTRIA);
    let friends = state.relations.friends();
    assert!(friends.friendly(Some(FRANCE), Some(ITALY)));
    assert!(friends.friendly(Some(AUSTRIA), Some(ITALY)));
    assert!(!friends.friendly(Some(FRANCE), Some(AUSTRIA)));
}

#[test]
fn r4b_41_friends_are_those_of_the_start_of_the_phase() {
    // Germany's attack on Austria ends its treaty with Italy, after the moves.
    let mut state = later("S1902M");
    mdt(&mut state, GERMANY, ITALY);
    mdt(&mut state, AUSTRIA, ITALY);
    place(&mut state, GERMANY, "A tyr");
    place(&mut state, AUSTRIA, "A vie");
    place(&mut state, ITALY, "A boh");
    let sheets = [(GERMANY, "A Tyr - Vie"), (ITALY, "A Boh S A Vie")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "boh"), Verdict::Supported);
    assert_eq!(stands(&next, GERMANY, ITALY), Standing::War);
}
