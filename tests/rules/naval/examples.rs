//! The examples of 5C, the source's own among them, move by move.

use chancery::board::Power::{Austria, England, France, Germany, Italy, Russia, Turkey};
use chancery::movement::{Doom, Reason, Verdict};

use super::{at, play};

const FOUR_D: [&str; 3] = [
    "france: F eng - mao - spa/sc",
    "france: F naf - wes - S F eng - mao - spa/sc",
    "italy: F tys - lyo - spa/sc",
];

#[test]
fn n_4d_a_supported_double_move_beats_another() {
    let done = play(&FOUR_D);
    assert_eq!(done.after(), ["france F spa/sc"]);
    assert_eq!(done.verdict(France, "eng"), Verdict::Moved);
    assert_eq!(done.verdict(France, "naf"), Verdict::Supported);
    let wes = at("wes");
    let doom = Some(Doom::SecondOrder { at: wes });
    assert_eq!(done.doom(France, "naf"), doom);
    assert_eq!(done.verdict(Italy, "tys"), Verdict::Bounced);
    let lyo = Some(Doom::Failed { at: at("lyo") });
    assert_eq!(done.doom(Italy, "tys"), lyo);
    assert!(done.state.position.standoffs.iter().next().is_none());
}

#[test]
fn n_4d_a_fleet_that_comes_along_cuts_nothing() {
    let mut lines = FOUR_D.to_vec();
    lines.push("italy: F tun - wes");
    let done = play(&lines);
    assert_eq!(done.after(), ["france F spa/sc", "italy F wes"]);
    assert_eq!(done.verdict(France, "naf"), Verdict::Supported);
}

#[test]
fn n_4e_one_battle_for_all_land() {
    let done = play(&[
        "germany: A tus - rom",
        "germany: A tri S A tyr - ven",
        "germany: A tyr - ven",
        "austria: F adr S Italian F (ion -) adr - ven",
        "austria: F gre - ion - nap",
        "italy: F wes - lyo - tus",
        "italy: F ion - adr - ven",
        "italy: F nap - rom",
        "italy: A pie S F (wes -) lyo - tus",
    ]);
    assert_eq!(
        done.after(),
        [
            "austria F adr",
            "germany A tri",
            "germany A tyr",
            "italy A pie",
            "italy F nap",
        ]
    );
    // Rome: one each.
    assert_eq!(done.verdict(Germany, "tus"), Verdict::Bounced);
    assert_eq!(done.verdict(Italy, "nap"), Verdict::Bounced);
    // Venice: two each.
    assert_eq!(done.verdict(Germany, "tyr"), Verdict::Bounced);
    assert_eq!(done.verdict(Austria, "adr"), Verdict::Supported);
    let doom = Some(Doom::Failed { at: at("adr") });
    assert_eq!(done.doom(Italy, "ion"), doom);
    // Naples held, though its fleet tried to leave.
    let doom = Some(Doom::Failed { at: at("ion") });
    assert_eq!(done.doom(Austria, "gre"), doom);
    // Tuscany: taken by two, and left empty; who was there has nowhere to go.
    let beaten = done.one(Germany, "tus").dislodged.expect("dislodged");
    assert_eq!(
        (beaten.strength, beaten.against, beaten.destroyed),
        (2, 1, true)
    );
    assert_eq!(beaten.from, at("lyo"));
    assert_eq!(done.verdict(Italy, "wes"), Verdict::Moved);
    let doom = Some(Doom::OutsideCentre { at: at("tus") });
    assert_eq!(done.doom(Italy, "wes"), doom);
}

#[test]
fn n_6_patrols_catch_each_other_and_a_convoy() {
    let done = play(&[
        "england: 2F nth P germany",
        "germany: 2F nth P england",
        "germany: 2F nth P russia",
        "germany: F nth C A yor - nwy",
        "germany: A yor - nwy",
    ]);
    assert_eq!(done.after(), ["germany A yor"]);
    for england in done.all(England, "nth") {
        let of = Germany;
        assert_eq!(england.verdict, Verdict::Patrolled);
        assert_eq!(england.reason, Reason::Hunted { fleets: 5, of });
    }
    let german: Vec<Verdict> = done.all(Germany, "nth").iter().map(|o| o.verdict).collect();
    let count = |v| german.iter().filter(|g| **g == v).count();
    assert_eq!(count(Verdict::Patrolled), 2, "against England");
    assert_eq!(count(Verdict::Void), 2, "against Russia, who has no fleet");
    assert_eq!(count(Verdict::Disrupted), 1);
    let by = Some(England);
    let caught = Doom::Patrolled { at: at("nth"), by };
    let all = done.all(Germany, "nth");
    assert!(all.iter().all(|o| o.annihilated == Some(caught)));
    let army = done.one(Germany, "yor");
    assert_eq!(army.verdict, Verdict::NoConvoy);
    let sea = at("nth");
    assert_eq!(army.reason, Reason::ConvoyCaught { sea, by });
    assert_eq!(army.annihilated, None);
}

const SEVEN: [&str; 3] = [
    "germany: F eng B england",
    "france: F eng - nth",
    "england: F nth - eng - bre",
];

#[test]
fn n_x7a_a_block_holds_and_the_double_move_dies() {
    let done = play(&SEVEN);
    assert_eq!(done.after(), ["france F nth", "germany F eng"]);
    let doom = Some(Doom::Stopped { at: at("nth") });
    assert_eq!(done.doom(England, "nth"), doom);
    let by = done.one(Germany, "eng").unit.id;
    let to = at("eng");
    assert_eq!(done.one(England, "nth").reason, Reason::Blocked { by, to });
    assert_eq!(done.verdict(Germany, "eng"), Verdict::Blocking);
}

#[test]
fn n_x7b_support_forces_no_blocked_strait() {
    let mut lines = SEVEN.to_vec();
    lines.push("england: F wal S F nth - eng");
    let done = play(&lines);
    let left = ["england F wal", "france F nth", "germany F eng"];
    assert_eq!(done.after(), left);
}

#[test]
fn n_x7c_a_fleet_of_the_blocked_power_in_the_half_spoils_the_block() {
    let mut lines = SEVEN.to_vec();
    lines.push("england: F eng H");
    let done = play(&lines);
    assert_eq!(
        done.after(),
        [
            "england F bre",
            "england F eng",
            "france F nth",
            "germany F eng"
        ]
    );
    let by = done.one(England, "eng").unit.id;
    let block = done.one(Germany, "eng");
    assert_eq!(block.verdict, Verdict::Void);
    assert_eq!(block.reason, Reason::BlockSpoiled { by });
}

#[test]
fn n_x7d_one_that_comes_from_elsewhere_spoils_it() {
    let mut lines = SEVEN.to_vec();
    lines.push("england: F iri - eng");
    let done = play(&lines);
    assert_eq!(
        done.after(),
        [
            "england F bre",
            "england F eng",
            "france F nth",
            "germany F eng"
        ]
    );
}

#[test]
fn n_x7e_so_does_one_of_a_third_power() {
    let mut lines = SEVEN.to_vec();
    lines.push("france: F mao - eng");
    let done = play(&lines);
    assert_eq!(
        done.after(),
        [
            "england F bre",
            "france F eng",
            "france F nth",
            "germany F eng"
        ]
    );
}

#[test]
fn n_x7f_a_blocked_single_move_stays() {
    let done = play(&["germany: F eng B england", "england: F nth - eng"]);
    assert_eq!(done.after(), ["england F nth", "germany F eng"]);
    assert_eq!(done.verdict(England, "nth"), Verdict::Bounced);
    assert_eq!(done.doom(England, "nth"), None);
}

#[test]
fn n_x8_past_constantinople_with_its_holders_leave() {
    let done = play(&["turkey: F bla - aeg - gre"]);
    assert_eq!(done.after(), ["turkey F gre"]);
    let done = play(&["russia: F bla - aeg - gre"]);
    assert!(done.after().is_empty());
    let past = at("con");
    assert_eq!(done.one(Russia, "bla").reason, Reason::NoPassage { past });
    let done = play(&["russia: F bla - aeg - gre", "turkey: Open con to russia"]);
    assert_eq!(done.after(), ["russia F gre"]);
}

#[test]
fn n_x9_two_fleets_crawl_past_each_other() {
    let done = play(&["turkey: F bul/sc - con", "turkey: F con - bul/ec"]);
    assert_eq!(done.after(), ["turkey F bul/ec", "turkey F con"]);
}

#[test]
fn n_x10_a_doomed_fleet_stands_others_off_and_leaves_its_place() {
    let done = play(&[
        "russia: F gre - ion - nap",
        "italy: A rom - nap",
        "turkey: A bul - gre",
    ]);
    assert_eq!(done.after(), ["italy A rom", "turkey A gre"]);
    assert_eq!(done.verdict(Italy, "rom"), Verdict::Bounced);
    assert_eq!(done.verdict(Turkey, "bul"), Verdict::Moved);
    let doom = Some(Doom::Failed { at: at("ion") });
    assert_eq!(done.doom(Russia, "gre"), doom);
}

#[test]
fn n_x11_a_fleet_ordered_out_is_safe_from_patrols_though_it_bounces() {
    let done = play(&[
        "germany: 2F nth P england",
        "england: F nth - lon",
        "france: F wal - lon",
    ]);
    assert_eq!(
        done.after(),
        [
            "england F nth",
            "france F wal",
            "germany F nth",
            "germany F nth"
        ]
    );
    assert_eq!(done.verdict(England, "nth"), Verdict::Bounced);
}
