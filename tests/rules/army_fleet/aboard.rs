//! E-X1c, E-X1e and E-X1f: boarding, sailing, landing, starving.

use chancery::board::powers::*;
use chancery::movement::{DestructionCause, Illegal, Reason, Verdict};

use super::*;

#[test]
fn ex1c_board_sail_and_land_in_one_turn() {
    let board = position(&[(FRANCE, "A mar"), (FRANCE, "F lyo")]);
    let orders = ["A Mar boards F Lyo, lands Tun", "F Lyo - Wes"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A tun, F wes");
    assert_eq!(played.of("A mar").verdict, Verdict::Moved);
    assert_eq!(played.of("A mar").aboard, None);
}

#[test]
fn ex1c_board_and_stay_aboard() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    let played = play(&board, &["A Lon boards F Nth"]);
    assert_eq!(played.after(), "A/F nth 1");
    assert_eq!(played.of("A lon").verdict, Verdict::Boarded);
    let played = play(&board, &["A Lon boards F Nth", "F Nth - Nwg"]);
    assert_eq!(played.after(), "A/F nwg 1");
}

#[test]
fn ex1c_two_seas_in_two_turns() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    let first = play(&board, &["A Lon boards F Nth", "F Nth - Nwg"]);
    let second = play(&first.done.after, &["A/F Nwg: A - Stp", "A/F Nwg - Bar"]);
    assert_eq!(second.after(), "A stp, F bar");
}

#[test]
fn ex1c_a_landing_is_beside_the_second_sea() {
    // Nwy touches Nth and Nwg; Bel only the first.
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth")]);
    let played = play(&board, &["A/F Nth - Nwg", "A/F Nth: A - Bel"]);
    assert_eq!(played.after(), "A/F nwg 2");
    let (sea, to) = ("nwg".parse().unwrap(), "bel".parse().unwrap());
    let why = Reason::Illegal(Illegal::LandingAstray { sea, to });
    assert_eq!(played.of("A nth").reason, why);
    // From the sea where the fleet stays it lands.
    let played = play(&board, &["A/F Nth H", "A/F Nth: A - Bel"]);
    assert_eq!(played.after(), "A bel, F nth");
}

#[test]
fn ex1f_boarding_cannot_fail() {
    // Whatever happens at sea and on the shore, the army is aboard.
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F eng"),
        (FRANCE, "F mao"),
        (FRANCE, "F bre"),
        (FRANCE, "A wal"),
    ]);
    let orders = [
        "A Lon boards F Eng",
        "F Mao - Eng",
        "F Bre S F Mao - Eng",
        "A Wal - Lon",
    ];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A lon, F bre, F eng");
    let lost = &played.done.after.dislodged[0];
    let army = lost.cargo.unwrap();
    assert_eq!((army.owner, army.kind), (Some(ENGLAND), UnitKind::Army));
    assert_eq!(played.of("A lon").dislodged, None);
    assert!(played.of("A lon").aboard.is_some());
}

#[test]
fn ex1f_who_has_boarded_holds_nothing_and_is_not_supported() {
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (ENGLAND, "A yor"),
        (FRANCE, "A wal"),
    ]);
    let orders = ["A Lon boards F Nth", "A Yor S A Lon", "A Wal - Lon"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A lon, A yor, A/F nth 1");
    assert_eq!(played.of("A yor").verdict, Verdict::Void);
}

#[test]
fn ex1f_two_armies_for_one_fleet_both_stay() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "A yor"), (ENGLAND, "F nth")]);
    let played = play(&board, &["A Lon boards F Nth", "A Yor boards F Nth"]);
    assert_eq!(played.after(), "A lon, A yor, F nth");
    let at = "nth".parse().unwrap();
    let why = Reason::Illegal(Illegal::FleetCrowded { at });
    assert_eq!(played.of("A lon").reason, why);
    assert_eq!(played.of("A yor").reason, why);
}

#[test]
fn ex1f_a_landing_does_not_depend_on_the_fleet() {
    // The fleet is kept out of the second sea; the army lands there all the same.
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "F nwg")]);
    let orders = ["A/F Nth - Nwg", "A/F Nth: A - Nwy", "F Nwg H"];
    assert_eq!(play(&board, &orders).after(), "A nwy, F nth, F nwg");
    // The fleet is dislodged; the army has landed.
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (GERMANY, "F hel"),
        (GERMANY, "F den"),
    ]);
    let orders = ["A/F Nth: A - Nwy", "F Hel - Nth", "F Den S F Hel - Nth"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A nwy, F den, F nth");
    assert!(played.done.after.dislodged[0].cargo.is_none());
}

#[test]
fn ex1f_a_failed_landing_leaves_the_army_aboard_wherever_the_fleet_went() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "A nwy")]);
    let played = play(&board, &["A/F Nth: A - Nwy"]);
    assert_eq!(played.after(), "A nwy, A/F nth 2");
    let played = play(&board, &["A/F Nth: A - Nwy", "A/F Nth - Nwg"]);
    assert_eq!(played.after(), "A nwy, A/F nwg 2");
}

#[test]
fn ex1e_three_moves_are_survived_and_the_fourth_is_not() {
    // Boarding in Spring 1902: Spring, Fall, Spring 1903, and gone with Fall 1903.
    let mut now = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    now = play(&now, &["A Lon boards F Nth"]).done.after;
    assert_eq!(stands(&now), "A/F nth 1");
    now = play(&now, &["A/F Nth - Nwg"]).done.after;
    now = play(&now, &["A/F Nwg - Nth"]).done.after;
    assert_eq!(stands(&now), "A/F nth 3");
    let landed = play(&now, &["A/F Nth: A - Nwy"]);
    assert_eq!(landed.after(), "A nwy, F nth");
    let starved = play(&now, &["A/F Nth - Nwg"]);
    assert_eq!(starved.after(), "F nwg", "the fleet is unharmed");
    let at = "nth".parse().unwrap();
    assert_eq!(
        starved.of("A nth").annihilated,
        Some(DestructionCause::Starved { at })
    );
    assert_eq!(starved.of("F nth").verdict, Verdict::Moved);
}

#[test]
fn ex1e_a_landing_that_fails_with_the_fourth_move_is_no_rescue() {
    let mut now = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "A nwy")]);
    now.aboard[0].moves = 3;
    let starved = play(&now, &["A/F Nth: A - Nwy"]);
    assert_eq!(starved.after(), "A nwy, F nth");
    let at = "nth".parse().unwrap();
    assert_eq!(
        starved.of("A nth").annihilated,
        Some(DestructionCause::Starved { at })
    );
    assert_eq!(starved.of("A nth").verdict, Verdict::Bounced);
}

#[test]
fn ex1e_without_the_limit_nobody_starves() {
    let unlimited = ConvoyRules { limit: 0, ..RULES };
    let mut now = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth")]);
    now.aboard[0].moves = 40;
    let played = play_by(unlimited, &now, &["A/F Nth - Nwg"]);
    assert_eq!(played.after(), "A/F nwg 41");
}
