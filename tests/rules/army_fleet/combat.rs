//! E-X1d: an A/F fights as one unit.

use chancery::board::powers::*;
use chancery::movement::retreat::{IllegalRetreat, RetreatVerdict, check, resolve};
use chancery::movement::{DestructionCause, Illegal, Reason, Verdict};

use super::*;

#[test]
fn ex1d_it_has_the_strength_of_one() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "F nwg")]);
    let played = play(&board, &["A/F Nth - Nwg"]);
    assert_eq!(played.after(), "A/F nth 2, F nwg");
    assert_eq!(played.of("F nth").verdict, Verdict::Bounced);
}

#[test]
fn ex1d_it_attacks_with_support() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (ENGLAND, "F nwy"),
        (RUSSIA, "F nwg"),
    ]);
    let played = play(&board, &["A/F Nth - Nwg", "F Nwy S A/F Nth - Nwg"]);
    assert_eq!(played.after(), "A/F nwg 2, F nwy");
    assert!(played.of("F nwg").dislodged.is_some());
}

#[test]
fn ex1d_it_supports_and_is_supported_to_hold() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (ENGLAND, "F edi"),
        (GERMANY, "F hel"),
        (GERMANY, "F den"),
        (ENGLAND, "A kie"),
    ]);
    let orders = [
        "F Hel - Nth",
        "F Den S F Hel - Nth",
        "F Edi S A/F Nth",
        "A/F Nth H",
    ];
    assert_eq!(play(&board, &orders).of("F nth").dislodged, None);
    let orders = ["A Kie - Den", "A/F Nth S A Kie - Den"];
    let played = play(&board, &orders);
    assert_eq!(played.of("A kie").verdict, Verdict::Moved);
}

#[test]
fn ex1d_the_fleet_may_support_its_own_armys_landing() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "A nwy")]);
    let orders = ["A/F Nth: A - Nwy", "A/F Nth S A/F Nth: A - Nwy"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A nwy, F nth");
    let beaten = played.of("A nwy").dislodged.unwrap();
    assert_eq!(beaten.from, "nth".parse().unwrap());
}

#[test]
fn ex1d_others_support_a_landing() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (ENGLAND, "F bar"),
        (RUSSIA, "A nwy"),
    ]);
    let orders = ["A/F Nth: A - Nwy", "A/F Nth - Nwg", "F Bar S A Nth - Nwy"];
    assert_eq!(play(&board, &orders).after(), "A nwy, F bar, F nwg");
    // An army that boards and lands in the same turn is supported from where it stood.
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (ENGLAND, "F bar"),
        (RUSSIA, "A nwy"),
    ]);
    let orders = [
        "A Lon boards F Nth, lands Nwy",
        "F Nth - Nwg",
        "F Bar S A Lon - Nwy",
    ];
    assert_eq!(play(&board, &orders).after(), "A nwy, F bar, F nwg");
}

#[test]
fn ex1d_two_landings_stand_each_other_off() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (GERMANY, "F ska"),
        (GERMANY, "A ska"),
    ]);
    let orders = ["A/F Nth: A - Nwy", "A/F Ska: A - Nwy"];
    let played = play(&board, &orders);
    assert_eq!(played.after(), "A/F nth 2, A/F ska 2");
    assert!(played.done.after.standoffs.contains("nwy".parse().unwrap()));
}

#[test]
fn ex1d_a_landing_and_a_fleet_that_leaves_the_shore_do_not_meet() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (RUSSIA, "F nwy")]);
    let orders = ["A/F Nth: A - Nwy", "A/F Nth - Hel", "F Nwy - Nth"];
    // Nwy is beside Nth, not beside Hel.
    assert_eq!(play(&board, &orders).after(), "A/F hel 2, F nth");
    let orders = ["A/F Nth: A - Nwy", "A/F Nth - Nwg", "F Nwy - Nth"];
    assert_eq!(play(&board, &orders).after(), "A nwy, F nth, F nwg");
    let orders = ["A/F Nth: A - Nwy", "F Nwy - Nth"];
    assert_eq!(play(&board, &orders).after(), "A/F nth 2, F nwy");
}

#[test]
fn ex1d_a_landing_cuts_support() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (RUSSIA, "A nwy"),
        (RUSSIA, "A stp"),
        (GERMANY, "A fin"),
        (GERMANY, "A swe"),
    ]);
    let orders = ["A/F Nth: A - Nwy", "A Nwy S A Stp - Fin", "A Stp - Fin"];
    let played = play(&board, &orders);
    assert_eq!(played.of("A nwy").verdict, Verdict::Cut);
}

#[test]
fn ex1d_it_never_enters_land() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth")]);
    let played = play(&board, &["A/F Nth - Nwy"]);
    assert_eq!(played.after(), "A/F nth 2");
    let to = "nwy".parse().unwrap();
    let why = Reason::Illegal(Illegal::LadenAshore { to });
    assert_eq!(played.of("F nth").reason, why);
    // Nor does a fleet that is boarded in the same turn: boarding comes first.
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    let played = play(&board, &["A Lon boards F Nth", "F Nth - Nwy"]);
    assert_eq!(played.after(), "A/F nth 1");
}

#[test]
fn ex1d_it_ferries_nobody_else() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (ENGLAND, "A lon")]);
    let played = play(&board, &["A/F Nth C A Lon - Nwy", "A Lon - Nwy"]);
    assert_eq!(played.after(), "A lon, A/F nth 2");
    assert_eq!(
        played.of("F nth").reason,
        Reason::Illegal(Illegal::LadenNoFerry)
    );
    // Nor does a fleet that is boarded in the same turn.
    let board = position(&[(ENGLAND, "A yor"), (ENGLAND, "F nth"), (ENGLAND, "A lon")]);
    let orders = ["A Yor boards F Nth", "F Nth C A Lon - Nwy", "A Lon - Nwy"];
    assert_eq!(play(&board, &orders).after(), "A lon, A/F nth 1");
}

#[test]
fn ex1d_it_is_dislodged_and_retreats_as_one() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (GERMANY, "F hel"),
        (GERMANY, "F den"),
    ]);
    let played = play(&board, &["F Hel - Nth", "F Den S F Hel - Nth"]);
    let after = &played.done.after;
    assert_eq!(stands(after), "F den, F nth");
    let lost = &after.dislodged[0];
    let seas = |to: &chancery::board::Location| Board::standard().is_sea(to.province);
    assert!(lost.retreats.iter().all(seas), "it never enters land");
    let (_, ashore) = written("F Nth - Nwy");
    let to = "nwy".parse().unwrap();
    let why = check(Board::standard(), after, lost.unit.id, &ashore);
    assert_eq!(why, Err(IllegalRetreat::LadenAshore { to }));

    let (_, act) = written("A/F Nth - Nwg");
    let orders = BTreeMap::from([(lost.unit.id, act)]);
    let retreats = resolve(Board::standard(), after, &orders);
    assert_eq!(stands(&retreats.after), "A/F nwg 2, F den, F nth");
    // Retreats are no moves: its rations last as long as before.
    assert_eq!(retreats.outcomes[0].verdict, RetreatVerdict::Retreated);

    let retreats = resolve(Board::standard(), after, &BTreeMap::new());
    assert_eq!(stands(&retreats.after), "F den, F nth");
    assert!(retreats.after.aboard.is_empty());
    assert!(retreats.outcomes[0].cargo.is_some());
}

#[test]
fn ex1d_it_is_destroyed_as_one() {
    let board = position(&[
        (RUSSIA, "F bla"),
        (RUSSIA, "A bla"),
        (TURKEY, "F con"),
        (TURKEY, "F ank"),
    ]);
    let played = play(&board, &["F Ank - Bla", "F Con S F Ank - Bla"]);
    let at = "bla".parse().unwrap();
    assert_eq!(
        played.of("A bla").annihilated,
        Some(DestructionCause::Sunk { at })
    );
    assert!(played.of("F bla").dislodged.unwrap().destroyed);
    assert!(played.done.after.aboard.is_empty());
}
