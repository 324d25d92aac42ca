//! What is refused when it is written, and the notation.

use std::collections::BTreeSet;

use chancery::board::powers::*;
use chancery::movement::legal_acts_with;
use chancery::movement::legality::{Illegal, check_with};

use super::*;

fn judged(position: &Position, text: &str) -> Result<Act, Illegal> {
    let (named, act) = written(text);
    let here = |u: &&chancery::board::Unit| {
        u.at.province == named.at.province && named.kind.is_none_or(|k| k == u.kind)
    };
    let unit = position.units.iter().find(here).unwrap();
    let rules = Rulebook::default();
    check_with(Board::standard(), &rules, RULES, position, unit, &act)
}

#[test]
fn ex1c_bad_orders_are_refused_with_their_reason() {
    let board = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "A lvp"),
        (ENGLAND, "F nth"),
        (ENGLAND, "F wal"),
        (ENGLAND, "F nwg"),
        (ENGLAND, "A nwg"),
        (ENGLAND, "A edi"),
        (FRANCE, "F eng"),
    ]);
    let p = |text: &str| text.parse().unwrap();
    for (order, why) in [
        ("A Lon boards F Wal", Illegal::BoardAshore { at: p("wal") }),
        (
            "A Lon boards F Iri",
            Illegal::NoFleetToBoard { at: p("iri") },
        ),
        (
            "A Lvp boards F Nth",
            Illegal::BoardOutOfReach { at: p("nth") },
        ),
        ("A Lon boards F Eng", Illegal::BoardForeign { at: p("eng") }),
        ("A Edi boards F Nwg", Illegal::AlreadyLaden { at: p("nwg") }),
        (
            "A Lon boards F Nth, lands Por",
            Illegal::LandingOutOfReach { to: p("por") },
        ),
        (
            "A/F Nwg: A - Por",
            Illegal::LandingOutOfReach { to: p("por") },
        ),
        ("A/F Nwg: A - Nth", Illegal::ArmyToSea { to: p("nth") }),
        ("A/F Nwg: A S A Edi", Illegal::AboardOnlyLands),
        ("A/F Nwg - Edi", Illegal::LadenAshore { to: p("edi") }),
        ("A/F Nwg C A Edi - Nwy", Illegal::LadenNoFerry),
        ("F Nth C A Nwg - Den", Illegal::AboardOnlyLands),
    ] {
        assert_eq!(judged(&board, order), Err(why), "{order}");
    }
    for order in [
        "A Lon boards F Nth",
        "A Lon boards F Nth, lands Nwy",
        "A Lon boards F Nth, lands Kie",
        "A/F Nwg: A - Nwy",
        "A/F Nwg: A - Den",
        "A/F Nwg - Bar",
        "A/F Nwg S A Edi",
    ] {
        let good = judged(&board, order);
        assert!(good.is_ok(), "{order}: {good:?}");
    }
}

#[test]
fn ex1d_nobody_is_offered_to_carry_an_army_that_is_aboard() {
    let board = position(&[
        (ENGLAND, "F nth"),
        (ENGLAND, "F nwg"),
        (ENGLAND, "A nwg"),
        (ENGLAND, "A edi"),
    ]);
    let rules = Rulebook::default();
    let fleet = &board.units[0];
    let acts = legal_acts_with(Board::standard(), &rules, RULES, &board, fleet);
    let carried = acts.iter().filter_map(|act| match act {
        Act::Convoy { unit, .. } => Some(unit.at.to_string()),
        _ => None,
    });
    let carried: BTreeSet<String> = carried.collect();
    assert_eq!(carried, BTreeSet::from(["edi".to_string()]));
}

#[test]
fn ex1_where_it_is_not_played_nobody_boards() {
    let board = position(&[(ENGLAND, "A lon"), (ENGLAND, "F nth")]);
    let (_, act) = written("A Lon boards F Nth");
    let rules = Rulebook::default();
    let unit = &board.units[0];
    let why = chancery::movement::legality::check(Board::standard(), &rules, &board, unit, &act);
    assert_eq!(why, Err(Illegal::NoArmyFleets));
}

#[test]
fn ex1_notation_is_read_as_it_is_printed() {
    for (text, printed) in [
        ("A Lon boards F Nth", "A Lon boards F Nth"),
        (
            "army London embarks on the fleet in the North Sea",
            "A Lon boards F Nth",
        ),
        ("a lon boards nth", "A Lon boards F Nth"),
        (
            "A Lon boards F Nth, lands Nwy",
            "A Lon boards F Nth, lands Nwy",
        ),
        (
            "A Lon boards F Nth and lands in Norway",
            "A Lon boards F Nth, lands Nwy",
        ),
        ("A Lon boards F Nth - Nwy", "A Lon boards F Nth, lands Nwy"),
        ("A/F Nth - Nwg", "A/F Nth - Nwg"),
        ("army/fleet North Sea to Norwegian Sea", "A/F Nth - Nwg"),
        ("A/F Nth: A - Nwy", "A/F Nth: A - Nwy"),
        ("A/F Nth A lands Norway", "A/F Nth: A - Nwy"),
        ("A Nth disembarks Nwy", "A Nth - Nwy"),
        ("A/F Nth S A/F Nwg - Bar", "A/F Nth S A/F Nwg - Bar"),
        ("F Bar S A/F Nth: A - Nwy", "F Bar S A/F Nth: A - Nwy"),
        ("English A/F Nth H", "English A/F Nth H"),
    ] {
        let ctx = Context::bare(Board::standard());
        let order = parse_line(text, &ctx).unwrap();
        assert_eq!(order.to_string(), printed, "{text}");
        assert_eq!(parse_line(printed, &ctx), Ok(order), "{printed}");
    }
}

#[test]
fn ex1_what_is_left_out_is_filled_in() {
    let board = position(&[(ENGLAND, "F nth"), (ENGLAND, "A nth"), (ENGLAND, "F nwg")]);
    let ctx = Context {
        board: Board::standard(),
        position: Some(&board),
        power: Some(ENGLAND),
        stage: chancery::orders::PhaseKind::Movement,
    };
    for (text, printed) in [
        ("Nth - Nwg", "A/F Nth - Nwg"),
        ("F Nth - Nwg", "A/F Nth - Nwg"),
        ("Nth - Nwy", "A/F Nth: A - Nwy"),
        ("A Nth - Nwy", "A/F Nth: A - Nwy"),
        ("Nwg S Nth", "F Nwg S A/F Nth"),
        ("Nwg S Nth - Nwy", "F Nwg S A/F Nth: A - Nwy"),
    ] {
        let order = parse_line(text, &ctx).unwrap();
        assert_eq!(order.to_string(), printed, "{text}");
    }
}
