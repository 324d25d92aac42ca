//! Coastal crawl and crawling retreat: N-09, 5B.19, 5B.33.

use chancery::board::powers::{FRANCE, ITALY, RUSSIA, TURKEY};
use chancery::movement::Verdict;
use serde_json::json;

use super::{play, play_in, spring};

#[test]
fn n09a_r5b_19_fleets_change_places_by_different_coasts() {
    let done = play(&["france: F por - spa/nc", "france: F spa/sc - por"]);
    assert_eq!(done.after(), ["france F por", "france F spa/nc"]);
    // Of two powers as well.
    let done = play(&["russia: F bul/ec - con", "turkey: F con - bul/sc"]);
    assert_eq!(done.after(), ["russia F con", "turkey F bul/sc"]);
    // By the same coast they meet head-on.
    let done = play(&["russia: F bul/ec - con", "turkey: F con - bul/ec"]);
    assert_eq!(done.after(), ["russia F bul/ec", "turkey F con"]);
}

#[test]
fn r5b_33_if_one_leg_fails_both_stay_and_neither_dislodges_the_other() {
    let done = play(&[
        "turkey: F con - bul/sc",
        "turkey: F aeg S F con - bul/sc",
        "russia: F bul/ec - con",
        "italy: A smy - con",
    ]);
    assert_eq!(done.verdict(TURKEY, "con"), Verdict::Bounced);
    assert_eq!(done.verdict(RUSSIA, "bul"), Verdict::Bounced);
    assert_eq!(done.verdict(ITALY, "smy"), Verdict::Bounced);
    assert!(done.outcomes().iter().all(|o| o.dislodged.is_none()));
}

#[test]
fn r5b_19_a_crawling_retreat_leads_to_where_the_attacker_came_from() {
    let lines = [
        "turkey: F con - bul/sc",
        "turkey: F aeg S F con - bul/sc",
        "russia: F bul/ec H",
    ];
    let open = |done: super::Played| -> Vec<String> {
        let lost = &done.state.position.dislodged[0];
        lost.retreats.iter().map(|l| l.to_string()).collect()
    };
    assert_eq!(open(play(&lines)), ["bla", "con", "rum"]);
    let strict = spring(json!({"crawl": "forbidden"}));
    assert_eq!(open(play_in(&strict, &lines)), ["bla", "rum"]);
    // The other way about.
    let back = [
        "russia: F bul/ec - con",
        "russia: F bla S F bul/ec - con",
        "turkey: F con H",
    ];
    assert!(open(play(&back)).contains(&"bul/sc".to_owned()));
    assert!(!open(play(&back)).contains(&"bul/ec".to_owned()));
    assert!(!open(play_in(&strict, &back)).contains(&"bul/sc".to_owned()));
    // Along the same coast it leads nowhere, nor to the sea an attacker came from.
    let same = [
        "turkey: F con - bul/ec",
        "turkey: F bla S F con - bul/ec",
        "russia: F bul/ec H",
    ];
    assert!(!open(play(&same)).contains(&"con".to_owned()));
    let sea = [
        "france: F mao - spa/nc",
        "france: F gas S F mao - spa/nc",
        "italy: F spa/sc H",
    ];
    assert!(!open(play(&sea)).contains(&"mao".to_owned()));
}

#[test]
fn r5b_19_an_option_forbids_the_crawl() {
    let strict = spring(json!({"crawl": "forbidden"}));
    let lines = ["france: F por - spa/nc", "france: F spa/sc - por"];
    let done = play_in(&strict, &lines);
    assert_eq!(done.after(), ["france F por", "france F spa/sc"]);
    assert_eq!(done.verdict(FRANCE, "por"), Verdict::Bounced);
}
