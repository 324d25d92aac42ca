//! The ways past Constantinople and Denmark: N-08, 5B.18, 5B.31.

use chancery::board::powers::{GERMANY, ITALY, RUSSIA, TURKEY};
use chancery::economy::Economy;
use chancery::game::{OrderError, State, check_order};
use chancery::movement::{DestructionCause, Reason, Verdict};
use serde_json::json;

use super::{at, order, play, play_in, set_up, spring};

fn give(state: &mut State, id: &str, to: Option<chancery::board::Power>) {
    let Economy::Centres(centres) = &mut state.economy else {
        panic!("not played for centres");
    };
    match to {
        Some(power) => centres.owners.insert(at(id), power),
        None => centres.owners.remove(&at(id)),
    };
}

#[test]
fn n08a_both_ways_past_what_one_owns_or_holds() {
    for (from, to) in [("bla", "aeg"), ("aeg", "bla")] {
        let done = play(&[&format!("turkey: F {from} - {to}")]);
        assert_eq!(
            done.verdict(TURKEY, from),
            Verdict::Moved,
            "owned and empty"
        );
        let done = play(&[&format!("italy: F {from} - {to}")]);
        let past = at("con");
        assert_eq!(done.one(ITALY, from).reason, Reason::NoPassage { past });
        assert_eq!(done.after(), [format!("italy F {from}")]);
        let done = play(&[&format!("italy: F {from} - {to}"), "italy: A con H"]);
        assert_eq!(done.verdict(ITALY, from), Verdict::Moved, "occupied");
        let done = play(&[&format!("turkey: F {from} - {to}"), "italy: A con H"]);
        assert_eq!(
            done.verdict(TURKEY, from),
            Verdict::Bounced,
            "owned but lost"
        );
    }
    let mut state = spring(json!({}));
    give(&mut state, "den", Some(GERMANY));
    for (from, to) in [("bal", "ska"), ("ska", "bal")] {
        let sail = format!("germany: F {from} - {to}");
        assert_eq!(
            play_in(&state, &[&sail]).verdict(GERMANY, from),
            Verdict::Moved
        );
    }
}

#[test]
fn r5b_18_what_counts_is_how_the_season_began() {
    // The army that leaves had it, the one that comes had it not.
    let done = play(&["italy: F bla - aeg", "italy: A con - bul"]);
    assert_eq!(done.verdict(ITALY, "bla"), Verdict::Moved);
    let mut state = spring(json!({}));
    give(&mut state, "con", None);
    let done = play_in(&state, &["italy: F bla - aeg", "italy: A bul - con"]);
    assert_eq!(done.verdict(ITALY, "bla"), Verdict::Bounced);
}

#[test]
fn r5b_18_empty_denmark_that_nobody_owns_is_closed_but_by_option() {
    let line = ["germany: F bal - ska"];
    assert_eq!(play(&line).verdict(GERMANY, "bal"), Verdict::Bounced);
    let open = spring(json!({"neutral_passage": "open"}));
    assert_eq!(
        play_in(&open, &line).verdict(GERMANY, "bal"),
        Verdict::Moved
    );
    // Not past what another owns.
    let done = play_in(&open, &["italy: F bla - aeg"]);
    assert_eq!(done.verdict(ITALY, "bla"), Verdict::Bounced);
}

#[test]
fn r5b_18_leave_is_given_by_who_holds_it_for_one_power_and_season() {
    let done = play(&[
        "russia: F bla - aeg",
        "italy: F aeg - bla",
        "turkey+ Open con to russia",
    ]);
    assert_eq!(done.verdict(RUSSIA, "bla"), Verdict::Moved);
    assert_eq!(done.verdict(ITALY, "aeg"), Verdict::Bounced);
    let next = play_in(&spring(json!({})), &["russia: F aeg - bla"]);
    assert_eq!(
        next.verdict(RUSSIA, "aeg"),
        Verdict::Bounced,
        "for one season"
    );
    // Who stands there goes before who owns it.
    let done = play(&[
        "russia: F bla - aeg",
        "italy: A con H",
        "turkey+ Open con to russia",
    ]);
    assert_eq!(done.verdict(RUSSIA, "bla"), Verdict::Bounced);
    let fault = &done.report.unheard[0].fault;
    let (con, holder) = (at("con"), Some(ITALY));
    assert_eq!(*fault, OrderError::NotHeld { at: con, holder });
    let done = play(&[
        "russia: F bla - aeg",
        "italy: A con H",
        "italy+ Open con to russia",
    ]);
    assert_eq!(done.verdict(RUSSIA, "bla"), Verdict::Moved);
}

#[test]
fn r5b_18_leave_where_no_way_leads_is_refused() {
    let state = spring(json!({}));
    let refused = |power, text| check_order(&state, power, &order(text)).unwrap_err();
    let kiel = at("kie");
    let fault = refused(GERMANY, "Open kie to russia");
    assert_eq!(fault, OrderError::NoWayPast { at: kiel });
    let den = at("den");
    let fault = refused(GERMANY, "Open den to russia");
    assert_eq!(
        fault,
        OrderError::NotHeld {
            at: den,
            holder: None
        }
    );
}

#[test]
fn r5b_18_usable_as_a_leg_of_two_but_not_for_convoys_or_supports() {
    let done = play(&["turkey: F bla - aeg - gre"]);
    assert_eq!(done.after(), ["turkey F gre"]);
    let done = play(&["turkey: F sev - bla - aeg"]);
    assert_eq!(
        done.doom(TURKEY, "sev"),
        Some(DestructionCause::OutsideCentre { at: at("aeg") })
    );
    let done = play(&["turkey: F bla S F ion - aeg", "turkey: F ion - aeg"]);
    assert_eq!(done.verdict(TURKEY, "bla"), Verdict::Illegal);
    let done = play(&[
        "turkey: A ank - gre",
        "turkey: F bla C A ank - gre",
        "turkey: F aeg C A ank - gre",
    ]);
    assert_eq!(done.verdict(TURKEY, "ank"), Verdict::Illegal);
}

#[test]
fn r5b_31_an_unfriendly_way_is_like_a_block_and_entry_does_not_refuse_it() {
    let mut state = spring(json!({}));
    let sheets = set_up(
        &mut state,
        &["russia: F bla - aeg - gre", "russia: F sev - bla - aeg"],
    );
    for line in sheets[0].1.lines() {
        assert!(check_order(&state, RUSSIA, &order(line)).is_ok(), "{line}");
    }
    let done = play(&["russia: F bla - aeg - gre", "russia: F sev - bla - aeg"]);
    assert!(done.after().is_empty());
    assert_eq!(
        done.doom(RUSSIA, "bla"),
        Some(DestructionCause::Stopped { at: at("bla") })
    );
    assert_eq!(
        done.doom(RUSSIA, "sev"),
        Some(DestructionCause::Failed { at: at("bla") })
    );
}
