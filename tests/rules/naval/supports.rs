//! Supports and convoys: N-04D, 5B.7 to 5B.9, 5B.24, 5B.26.

use chancery::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA};
use chancery::movement::{DestructionCause, Illegal, Reason, Verdict};
use serde_json::json;

use super::{at, play, play_in, spring};

#[test]
fn n04da_n04db_a_double_mover_supports_an_entry_and_is_annihilated() {
    let done = play(&[
        "france: F mao - spa/sc",
        "france: F tun - wes - S F mao - spa/sc",
        "italy: A spa H",
    ]);
    assert_eq!(done.verdict(FRANCE, "mao"), Verdict::Moved);
    let doom = Some(DestructionCause::SecondOrder { at: at("wes") });
    assert_eq!(done.doom(FRANCE, "tun"), doom);
    assert!(done.one(ITALY, "spa").dislodged.is_some());
}

#[test]
fn n04dc_r5b_08_support_from_the_sea_the_attack_comes_from() {
    // Both were there.
    let done = play(&[
        "england: F nth - nwy",
        "england: F nth S F nth - nwy",
        "russia: F nwy H",
    ]);
    assert_eq!(done.after(), ["england F nth", "england F nwy"]);
    // The supporter was there and the attacker comes.
    let done = play(&[
        "england: F lon - nth - nwy",
        "england: F nth S F (lon -) nth - nwy",
        "russia: F nwy H",
    ]);
    assert_eq!(done.after(), ["england F nth", "england F nwy"]);
    // Nobody supports itself.
    let done = play(&["england: F nth S F nth - nwy"]);
    let alone = Reason::Illegal(Illegal::SupportSelf);
    assert_eq!(done.one(ENGLAND, "nth").reason, alone);
}

#[test]
fn n04dd_a_second_order_supports_the_last_move() {
    let done = play(&[
        "france: F eng - mao - spa/sc",
        "france: F naf - wes - S F eng - mao - spa/sc",
        "italy: A spa H",
    ]);
    assert_eq!(done.verdict(FRANCE, "eng"), Verdict::Moved);
}

#[test]
fn n04de_a_support_names_the_move_it_is_for() {
    // The fleet goes on: support for its first leg is none for its second.
    let lines = ["italy: F ion - adr - ven", "germany: A ven H"];
    let with = |support: &'static str| play(&[lines[0], lines[1], support]);
    let done = with("austria: F tri S Italian F (ion -) adr - ven");
    assert_eq!(done.verdict(ITALY, "ion"), Verdict::Moved);
    let done = with("austria: F tri S Italian F ion - adr");
    assert_eq!(done.verdict(ITALY, "ion"), Verdict::Bounced);
    assert_eq!(done.one(AUSTRIA, "tri").reason, Reason::NoContestAtSea);
    // Nor is support for another way to the same place.
    let done = play(&[
        "italy: F tys - ion - gre",
        "italy: F alb S F tys - gre",
        "turkey: A gre H",
    ]);
    assert_eq!(done.verdict(ITALY, "alb"), Verdict::Illegal);
}

#[test]
fn n04de_a_support_of_one_way_helps_no_other_way_to_the_same_place() {
    // A single step is supported; the fleet goes by another sea, and the other way round.
    for (moves, support) in [
        ("italy: F ion - tys - nap", "italy: F rom S F ion - nap"),
        ("italy: F ion - nap", "italy: F rom S F (ion -) tys - nap"),
    ] {
        let done = play(&[moves, support, "austria: F nap H"]);
        assert_eq!(done.verdict(ITALY, "ion"), Verdict::Bounced, "{moves}");
        assert_eq!(done.verdict(ITALY, "rom"), Verdict::Void, "{support}");
    }
    let done = play(&[
        "italy: F ion - nap",
        "italy: F rom S F ion - nap",
        "austria: F nap H",
    ]);
    assert_eq!(done.verdict(ITALY, "ion"), Verdict::Moved);
}

#[test]
fn n04df_nothing_cuts_at_sea() {
    let done = play(&[
        "england: F nth S F ska - nwy",
        "england: F ska - nwy",
        "russia: F nwy - nth",
        "russia: A swe - nwy",
        "germany: 2F hel - nth",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Supported);
    assert_eq!(done.verdict(ENGLAND, "ska"), Verdict::Moved);
    assert_eq!(done.verdict(RUSSIA, "nwy"), Verdict::Moved);
    let done = play(&[
        "england: F nth C A yor - nwy",
        "england: A yor - nwy",
        "germany: 3F hel - nth",
    ]);
    assert_eq!(done.verdict(ENGLAND, "yor"), Verdict::Moved);
}

#[test]
fn r5b_07_an_unmarked_support_is_for_the_last_leg() {
    let done = play(&[
        "italy: F ion - adr - ven",
        "austria: F tri S Italian F ion - adr - ven",
        "germany: A ven H",
    ]);
    assert_eq!(done.verdict(ITALY, "ion"), Verdict::Moved);
}

#[test]
fn r5b_07_no_second_order_supports_a_unit_that_stays_but_by_option() {
    let lines = [
        "england: F lon - nth - S F nwy",
        "england: F nwy H",
        "russia: A swe - nwy",
        "russia: A fin S A swe - nwy",
    ];
    let done = play(&lines);
    let why = Reason::Illegal(Illegal::NoSecondHoldSupport);
    assert_eq!(done.one(ENGLAND, "lon").reason, why);
    assert_eq!(done.verdict(RUSSIA, "swe"), Verdict::Moved);
    let lax = spring(json!({"second_hold_support": "allowed"}));
    let done = play_in(&lax, &lines);
    assert_eq!(done.verdict(RUSSIA, "swe"), Verdict::Bounced);
    assert!(done.doom(ENGLAND, "lon").is_some());
}

#[test]
fn r5b_09_support_at_sea_is_legal_and_without_effect() {
    let done = play(&[
        "england: F eng S F nth",
        "england: F nth H",
        "germany: 2F eng P england",
    ]);
    // It stays, so that a patrol catches it.
    assert!(done.doom(ENGLAND, "eng").is_some());
    let done = play(&["england: F eng S F nth", "england: F nth H"]);
    assert_eq!(done.verdict(ENGLAND, "eng"), Verdict::Void);
    assert_eq!(done.one(ENGLAND, "eng").reason, Reason::NoContestAtSea);
}

#[test]
fn r5b_10_support_from_land_is_cut_also_of_fleets_in_port() {
    let done = play(&[
        "england: F edi S F nth - yor",
        "england: F nth - yor",
        "france: A yor H",
        "germany: A lvp - edi",
    ]);
    assert_eq!(done.verdict(ENGLAND, "edi"), Verdict::Cut);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
}

#[test]
fn r5b_24_one_army_a_fleet_and_several_fleets_a_sea() {
    let done = play(&[
        "england: F nth C A yor - nwy",
        "england: F nth C A lon - bel",
        "england: A yor - nwy",
        "england: A lon - bel",
    ]);
    assert_eq!(done.verdict(ENGLAND, "yor"), Verdict::Moved);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Moved);
    // One fleet carries one.
    let done = play(&[
        "england: F nth C A yor - nwy",
        "england: A yor - nwy",
        "england: A lon - bel",
    ]);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Void);
    // One carries and one supports.
    let done = play(&[
        "england: F nth C A yor - nwy",
        "england: F nth S A yor - nwy",
        "england: A yor - nwy",
        "russia: A nwy H",
    ]);
    assert_eq!(done.verdict(ENGLAND, "yor"), Verdict::Moved);
    // A chain, of other powers' fleets too.
    let done = play(&[
        "england: F nth C A lon - tun",
        "england: A lon - tun",
        "france: F eng C English A lon - tun",
        "italy: F mao C English A lon - tun",
        "italy: F wes C English A lon - tun",
        "germany: 2F eng H",
    ]);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Moved);
    let _ = (FRANCE, GERMANY);
}

#[test]
fn r5b_26_stacking_adds_nothing_without_support() {
    let done = play(&["england: 3F nth - nwy", "russia: A nwy H"]);
    assert_eq!(done.verdict(RUSSIA, "nwy"), Verdict::Held);
    let done = play(&[
        "england: F nth - nwy",
        "england: 2F nth S F nth - nwy",
        "russia: A nwy H",
        "russia: A swe S A nwy",
    ]);
    let beaten = done.one(RUSSIA, "nwy").dislodged.expect("dislodged");
    assert_eq!((beaten.strength, beaten.against), (3, 2));
}

#[test]
fn r5b_26_of_several_powers_fleets_the_named_one_is_helped() {
    let lines = [
        "england: F nth - nwy",
        "germany: F nth - nwy",
        "russia: A nwy H",
    ];
    let with = |support: &'static str| play(&[lines[0], lines[1], lines[2], support]);
    let done = with("france: F nwg S English F nth - nwy");
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    let done = with("france: F nwg S German F nth - nwy");
    assert_eq!(done.verdict(GERMANY, "nth"), Verdict::Moved);
    // Whose is not said, and there are two.
    let done = with("france: F nwg S F nth - nwy");
    let at = at("nth");
    let why = Reason::Illegal(Illegal::PowerMissing { at });
    assert_eq!(done.one(FRANCE, "nwg").reason, why);
    // One's own goes without saying.
    let done = with("england: F nwg S F nth - nwy");
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
}
