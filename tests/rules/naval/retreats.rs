//! Retreats: 5B.20, 5B.34, 5B.1 (6).

use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY};
use chancery::game::Results;
use chancery::movement::retreat::{RetreatReason, RetreatVerdict};

use super::{at, close, play};

fn open(done: &super::Played, from: &str) -> Vec<String> {
    let mut lost = done.state.position.dislodged.iter();
    let lost = lost
        .find(|d| d.unit.at.province == at(from))
        .expect("dislodged");
    lost.retreats.iter().map(|l| l.to_string()).collect()
}

#[test]
fn r5b_20_any_sea_is_open_however_crowded_but_the_attackers() {
    let done = play(&[
        "germany: F nth - lon",
        "germany: F wal S F nth - lon",
        "england: F lon H",
        "france: 3F eng H",
    ]);
    assert_eq!(open(&done, "lon"), ["eng", "yor"]);
}

#[test]
fn r5b_20_several_retreat_to_one_sea() {
    let done = play(&[
        "france: A pic - bel",
        "france: F eng S A pic - bel",
        "england: F bel H",
        "germany: A ruh - hol",
        "germany: F hel S A ruh - hol",
        "england: F hol H",
    ]);
    let sheet = "F bel - nth\nF hol - nth\n".to_owned();
    let after = close(&done.state, &[(ENGLAND, sheet)]);
    let fleets = after.after();
    assert_eq!(fleets.iter().filter(|u| *u == "england F nth").count(), 2);
    let Results::Retreats(all) = &after.report.results else {
        panic!("no retreats");
    };
    assert!(all.iter().all(|r| r.verdict == RetreatVerdict::Retreated));
}

#[test]
fn r5b_20_on_land_two_collide() {
    let done = play(&[
        "france: A par - bur",
        "france: A mar S A par - bur",
        "germany: A bur H",
        "italy: A tyr - mun",
        "italy: A boh S A tyr - mun",
        "germany: A mun H",
    ]);
    let sheet = "A bur - ruh\nA mun - ruh\n".to_owned();
    let after = close(&done.state, &[(GERMANY, sheet)]);
    let Results::Retreats(all) = &after.report.results else {
        panic!("no retreats");
    };
    let collided = |r: &&chancery::movement::retreat::Retreat| {
        matches!(r.reason, RetreatReason::Collided { .. })
    };
    assert_eq!(all.iter().filter(collided).count(), 2);
}

#[test]
fn r5b_20_land_must_be_empty_and_no_standoff() {
    let done = play(&[
        "france: A par - bur",
        "france: A mar S A par - bur",
        "germany: A bur H",
        "germany: A kie - ruh",
        "england: A bel - ruh",
        "england: F pic H",
    ]);
    assert_eq!(
        open(&done, "bur"),
        ["gas", "mun"],
        "Paris is where the attack came from"
    );
}

#[test]
fn r5b_20_a_place_emptied_by_an_annihilated_attacker_is_open() {
    // Tuscany is taken by a doomed fleet and left empty: another retreats there.
    let done = play(&[
        "italy: F wes - lyo - tus",
        "italy: F tys S F (wes -) lyo - tus",
        "germany: A tus H",
        "france: A mar - pie",
        "france: A tyr S A mar - pie",
        "germany: A pie H",
    ]);
    assert!(open(&done, "pie").contains(&"tus".to_owned()));
    assert!(!open(&done, "pie").contains(&"mar".to_owned()));
}

#[test]
fn r5b_20_who_lost_to_a_doomed_fleet_does_not_make_a_standoff() {
    let done = play(&[
        "italy: F wes - lyo - tus",
        "italy: F tys S F (wes -) lyo - tus",
        "germany: A rom - tus",
        "france: A mar - pie",
        "france: A tyr S A mar - pie",
        "germany: A pie H",
    ]);
    assert!(open(&done, "pie").contains(&"tus".to_owned()));
}

#[test]
fn r5b_34_never_into_the_sea_the_annihilated_attacker_came_from() {
    let done = play(&[
        "france: F mao - wes - tun",
        "france: F naf S F (mao -) wes - tun",
        "italy: F tun H",
    ]);
    assert_eq!(done.after(), ["france F naf", "france F tun"]);
    assert_eq!(open(&done, "tun"), ["ion", "tys"]);
    // The same of one that is annihilated for what it took.
    let done = play(&[
        "france: F wes - lyo - tus",
        "france: A pie S F (wes -) lyo - tus",
        "italy: F tus H",
    ]);
    assert_eq!(done.after(), ["france A pie"]);
    assert_eq!(open(&done, "tus"), ["rom", "tys"]);
    let _ = (FRANCE, ITALY);
}
