//! R-F: allied units as those of one player.

use chancery::board::Power::*;

use super::*;

/// France and Italy allied, at sea, where no leave is needed but to enter an ally's space.
fn allies() -> State {
    let mut state = later("S1902M");
    mdt(&mut state, France, Italy);
    war(&mut state, France, Turkey);
    war(&mut state, Italy, Turkey);
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    state
}

#[test]
fn r_f1_r_f4_a_move_dislodges_no_ally() {
    let mut state = allies();
    place(&mut state, France, "F wes, F lyo");
    place(&mut state, Italy, "F tys");
    let sheets = [
        (France, "F Wes - Tys\nF Lyo S F Wes - Tys"),
        (Italy, "Permit F Wes to Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "wes"), Verdict::Bounced);
}

#[test]
fn r_f1_it_is_valid_for_other_purposes() {
    // France's move into Italy's space stands off Turkey's.
    let mut state = allies();
    place(&mut state, France, "F wes");
    place(&mut state, Italy, "F tys");
    place(&mut state, Turkey, "F ion");
    let sheets = [
        (France, "F Wes - Tys"),
        (Italy, "F Tys - Lyo\nPermit French F Wes to Tys"),
        (Turkey, "F Ion - Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
    assert_eq!(verdict(&report, "tys"), Verdict::Moved);
}

#[test]
fn r_f2_support_helps_nobody_to_dislodge_an_ally() {
    let mut state = allies();
    place(&mut state, France, "F wes");
    place(&mut state, Italy, "F tys");
    place(&mut state, Turkey, "F ion");
    let sheets = [
        (France, "F Wes S F Ion - Tys"),
        (Italy, "F Tys H\nPermit any Turkish to Tys"),
        (Turkey, "F Ion - Tys"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
    assert!(forbidden(&report, "wes").is_some());
    // Nobody lets an enemy in.
    assert_eq!(
        failed(&report, Italy),
        [BadEntry::NotAnAlly { power: Turkey }]
    );
    assert!(units(&next, Italy).contains("F tys"));
}

#[test]
fn r_f2_a_support_that_was_let_in_does_not_dislodge_either() {
    let mut state = allies();
    mdt(&mut state, Italy, Turkey);
    place(&mut state, France, "F wes");
    place(&mut state, Italy, "F tys");
    place(&mut state, Turkey, "F ion");
    let sheets = [
        (France, "F Wes S F Ion - Tys"),
        (Italy, "F Tys H\nPermit any Turkish to Tys"),
        (Turkey, "F Ion - Tys"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(forbidden(&report, "wes"), None);
    assert_eq!(verdict(&report, "ion"), Verdict::Bounced);
}

#[test]
fn r_f3_allies_do_not_cut_each_others_support() {
    let mut state = allies();
    place(&mut state, France, "F wes, F naf");
    state.position.units.retain(|u| u.at.province != at("naf"));
    place(&mut state, Italy, "F tun, F tys");
    place(&mut state, Turkey, "F ion");
    let sheets = [
        (France, "F Wes - Tun"),
        (
            Italy,
            "F Tun S F Tys - Ion\nF Tys - Ion\nPermit F Wes to Tun",
        ),
        (Turkey, "F Ion H"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "tun"), Verdict::Supported);
    assert_eq!(verdict(&report, "tys"), Verdict::Moved);
    // An enemy does.
    let mut state = state.clone();
    treaties_mut(&mut state).bonds.0.clear();
    war(&mut state, France, Italy);
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "tun"), Verdict::Cut);
}

#[test]
fn r4b_21_alliance_is_between_two() {
    let mut state = allies();
    mdt(&mut state, Italy, Austria);
    let friends = state.relations.friends();
    assert!(friends.friendly(Some(France), Some(Italy)));
    assert!(friends.friendly(Some(Austria), Some(Italy)));
    assert!(!friends.friendly(Some(France), Some(Austria)));
}

#[test]
fn r4b_41_friends_are_those_of_the_start_of_the_phase() {
    // Germany's attack on Austria ends its treaty with Italy, after the moves.
    let mut state = later("S1902M");
    mdt(&mut state, Germany, Italy);
    mdt(&mut state, Austria, Italy);
    place(&mut state, Germany, "A tyr");
    place(&mut state, Austria, "A vie");
    place(&mut state, Italy, "A boh");
    let sheets = [(Germany, "A Tyr - Vie"), (Italy, "A Boh S A Vie")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "boh"), Verdict::Supported);
    assert_eq!(stands(&next, Germany, Italy), Standing::War);
}
