//! E-X1a and E-X1b: the fast ferry.

use chancery::board::powers::*;
use chancery::movement::{Illegal, Reason, Verdict};

use super::*;

#[test]
fn ex1a_a_ferry_crosses_one_sea_for_own_and_foreign_armies() {
    let own = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    let played = play(&own, &["A Lon - Nwy", "F Nth C A Lon - Nwy"]);
    assert_eq!(played.after(), "A nwy, F nth");

    let foreign = position(&[(FRANCE, "A lon"), (ENGLAND, "F nth")]);
    let played = play(&foreign, &["A Lon - Nwy", "F Nth C A Lon - Nwy"]);
    assert_eq!(played.after(), "A nwy, F nth");
}

#[test]
fn ex1a_no_ferry_crosses_two_seas() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F eng"), (ENGLAND, "F mao")]);
    let orders = ["A Lon - Por", "F Eng C A Lon - Por", "F Mao C A Lon - Por"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A lon, F eng, F mao");
    let to = "por".parse().unwrap();
    let why = Reason::Illegal(Illegal::FerryOneSea { to });
    assert_eq!(played.of("A lon").reason, why);
    assert_eq!(played.of("F eng").verdict, Verdict::Illegal);
    // By the rulebook's convoys it is carried.
    let rulebook = ConvoyRules::default();
    assert_eq!(
        play_by(rulebook, &board, &orders).after(),
        "A por, F eng, F mao"
    );
}

#[test]
fn ex1b_an_own_army_that_cannot_land_stays_aboard() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth"), (RUSSIA, "A nwy")]);
    let played = play(&board, &["A Lon - Nwy", "F Nth C A Lon - Nwy"]);
    assert_eq!(played.after(), "A nwy, A/F nth 1");
    let army = played.of("A lon");
    assert_eq!(army.verdict, Verdict::Bounced);
    assert_eq!(army.aboard.unwrap().moves, 1);
}

#[test]
fn ex1b_its_start_is_empty_for_others() {
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (RUSSIA, "A nwy"),
        (ENGLAND, "A wal"),
    ]);
    let orders = ["A Lon - Nwy", "F Nth C A Lon - Nwy", "A Wal - Lon"];
    assert_eq!(play(&board, &orders).after(), "A lon, A nwy, A/F nth 1");
}

#[test]
fn ex1b_a_foreign_army_that_cannot_land_is_back_where_it_started() {
    let board = position(&[(FRANCE, "A lon"), (ENGLAND, "F nth"), (RUSSIA, "A nwy")]);
    let orders = ["A Lon - Nwy", "F Nth C A Lon - Nwy"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A lon, A nwy, F nth");
    assert_eq!(played.of("A lon").aboard, None);

    // It holds its start against others.
    let board = position(&[
        (FRANCE, "A lon"),
        (ENGLAND, "F nth"),
        (RUSSIA, "A nwy"),
        (FRANCE, "A wal"),
    ]);
    let orders = ["A Lon - Nwy", "F Nth C A Lon - Nwy", "A Wal - Lon"];
    assert_eq!(play(&board, &orders).after(), "A lon, A nwy, A wal, F nth");
}

#[test]
fn ex1a_a_dislodged_ferry_carries_nobody() {
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (GERMANY, "F hel"),
        (GERMANY, "F den"),
    ]);
    let orders = [
        "A Lon - Nwy",
        "F Nth C A Lon - Nwy",
        "F Hel - Nth",
        "F Den S F Hel - Nth",
    ];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A lon, F den, F nth");
    assert_eq!(played.of("A lon").verdict, Verdict::NoConvoy);
    assert!(played.done.after.dislodged[0].cargo.is_none());
}

#[test]
fn ex1a_a_ferried_army_is_supported_like_any_other() {
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (ENGLAND, "F nwg"),
        (RUSSIA, "A nwy"),
    ]);
    let orders = ["A Lon - Nwy", "F Nth C A Lon - Nwy", "F Nwg S A Lon - Nwy"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A nwy, F nth, F nwg");
    assert!(played.of("A nwy").dislodged.is_some());
}
