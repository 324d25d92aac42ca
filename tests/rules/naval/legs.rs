//! Moves of one leg and of two: N-04, N-05, 5B.1 to 5B.6.

use chancery::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};
use chancery::game::Fact;
use chancery::movement::{DestructionCause, Reason, Verdict};
use serde_json::json;

use super::{at, play, play_in, spring};

#[test]
fn n01a_armies_fight_as_in_the_standard_rules() {
    let done = play(&[
        "france: A par - bur",
        "france: A mar S A par - bur",
        "germany: A bur H",
        "germany: A mun S A bur",
        "austria: A tyr - mun",
    ]);
    assert_eq!(done.verdict(GERMANY, "mun"), Verdict::Cut);
    assert_eq!(done.verdict(FRANCE, "par"), Verdict::Moved);
    assert!(done.one(GERMANY, "bur").dislodged.is_some());
    assert_eq!(done.verdict(AUSTRIA, "tyr"), Verdict::Bounced);
}

#[test]
fn n04_1_n04a_n04f_a_fleet_goes_one_space_or_two() {
    let done = play(&[
        "england: F lon - nth - nwy",
        "france: F bre - eng",
        "italy: F rom - tus",
    ]);
    assert_eq!(
        done.after(),
        ["england F nwy", "france F eng", "italy F tus"],
        "a single move may end outside a centre"
    );
}

#[test]
fn n04_2_r5b_02_two_spaces_end_in_a_centre_or_in_ruin() {
    let done = play(&[
        "england: F lon - nth - nwg",
        "france: F bre - mao - gas",
        "italy: F nap - ion - gre",
    ]);
    assert_eq!(done.after(), ["italy F gre"]);
    let doom = |power, from, at_| {
        let doom = DestructionCause::OutsideCentre { at: at(at_) };
        assert_eq!(done.doom(power, from), Some(doom));
        assert_eq!(done.verdict(power, from), Verdict::Moved);
    };
    doom(ENGLAND, "lon", "nwg");
    doom(FRANCE, "bre", "gas");
    let lost: Vec<_> = done
        .state
        .facts
        .iter()
        .filter(|f| matches!(f, Fact::Annihilated { .. }))
        .collect();
    assert_eq!(lost.len(), 2, "others can see it");
}

#[test]
fn n04b_n05a_fleets_of_all_nations_share_seas() {
    let done = play(&[
        "england: F nth - eng",
        "france: F eng - nth",
        "france: F bre - eng",
        "germany: F hol - nth",
        "germany: F kie - hel",
        "russia: F nwy - nth",
    ]);
    assert_eq!(
        done.after(),
        [
            "england F eng",
            "france F eng",
            "france F nth",
            "germany F hel",
            "germany F nth",
            "russia F nth"
        ]
    );
}

#[test]
fn n05a_land_holds_one() {
    let done = play(&["england: F nth - bel", "france: F bel H"]);
    assert_eq!(done.after(), ["england F nth", "france F bel"]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
}

#[test]
fn n05b_r5b_26_two_from_one_sea_into_one_land_stand_off() {
    let done = play(&["england: 2F nth - nwy"]);
    assert_eq!(done.after(), ["england F nth", "england F nth"]);
    assert!(
        done.state.position.standoffs.is_empty(),
        "the season is over"
    );
    let facts = &done.state.facts;
    let stood = |f: &&Fact| matches!(f, Fact::Standoff { province, .. } if *province == at("nwy"));
    assert_eq!(facts.iter().filter(stood).count(), 1);
    let done = play(&["england: F nth - nwy", "russia: F ska - nwy"]);
    assert_eq!(
        done.after(),
        ["england F nth", "russia F ska"],
        "from two seas"
    );
}

#[test]
fn n04c_r5b_03_for_whatever_reason_it_fails_it_is_annihilated() {
    let done = play(&["england: F lon - nth - nwy", "russia: A nwy H"]);
    assert_eq!(done.after(), ["russia A nwy"]);
    let doom = Some(DestructionCause::Failed { at: at("nth") });
    assert_eq!(done.doom(ENGLAND, "lon"), doom);
    // A standoff, and a unit of its own.
    let done = play(&["england: F lon - nth - nwy", "russia: F swe - nwy"]);
    assert_eq!(done.after(), ["russia F swe"]);
    let done = play(&["england: F lon - nth - nwy", "england: A nwy H"]);
    assert_eq!(done.after(), ["england A nwy"]);
}

#[test]
fn n04e_a_double_move_into_plain_land_has_its_effects_and_dies() {
    let done = play(&[
        "italy: F wes - lyo - tus",
        "italy: A pie S F (wes -) lyo - tus",
        "germany: A tus H",
    ]);
    assert_eq!(done.after(), ["italy A pie"]);
    let beaten = done.one(GERMANY, "tus").dislodged.expect("dislodged");
    assert_eq!(beaten.from, at("lyo"));
    // It retreats where its attacker's first sea is not.
    let open: Vec<String> = done.state.position.dislodged[0]
        .retreats
        .iter()
        .map(|l| l.to_string())
        .collect();
    assert_eq!(open, ["rom", "ven"]);
}

#[test]
fn r5b_01_one_simultaneous_battle() {
    // Were single moves first, the army would have Venice before the fleet comes.
    let done = play(&[
        "germany: A tyr - ven",
        "italy: F ion - adr - ven",
        "austria: A tri - ven",
    ]);
    assert_eq!(done.after(), ["austria A tri", "germany A tyr"]);
}

#[test]
fn r5b_02_the_second_leg_does_not_lead_back() {
    let done = play(&["italy: F nap - tys - nap"]);
    assert_eq!(done.verdict(ITALY, "nap"), Verdict::Illegal);
    assert_eq!(
        done.after(),
        ["italy F nap"],
        "an illegal double move is a hold"
    );
}

#[test]
fn r5b_03_the_second_order_may_be_a_convoy() {
    let lines = [
        "england: A yor - nwy",
        "england: F lon - nth - C A yor - nwy",
    ];
    let done = play(&lines);
    assert_eq!(done.after(), ["england A nwy"]);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Convoyed);
    let doom = Some(DestructionCause::SecondOrder { at: at("nth") });
    assert_eq!(done.doom(ENGLAND, "lon"), doom);
    // An option forbids it.
    let strict = spring(json!({"second_convoy": "forbidden"}));
    let done = play_in(&strict, &lines);
    assert_eq!(done.after(), ["england A yor", "england F lon"]);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Illegal);
}

#[test]
fn r5b_04_the_origin_of_a_failed_double_move_is_vacated() {
    let done = play(&[
        "italy: F nap - ion - gre",
        "turkey: A gre H",
        "italy: A rom - nap",
    ]);
    assert_eq!(done.after(), ["italy A nap", "turkey A gre"]);
}

#[test]
fn r5b_05_the_attack_comes_from_the_sea_of_the_first_leg() {
    // Support against Naples is cut by the fleet that began in Naples: it comes from the Tyrrhenian.
    let done = play(&[
        "france: F rom S A apu - nap",
        "france: A apu - nap",
        "italy: F nap - tys - rom",
    ]);
    assert_eq!(done.verdict(FRANCE, "rom"), Verdict::Cut);
    assert_eq!(
        done.verdict(FRANCE, "apu"),
        Verdict::Moved,
        "Naples is empty"
    );
    assert_eq!(
        done.one(FRANCE, "rom").reason,
        Reason::CutBy {
            unit: done.one(ITALY, "nap").unit.id,
            from: at("nap")
        }
    );
}

#[test]
fn r5b_06_double_moves_are_never_head_to_head() {
    let done = play(&["italy: F nap - ion - gre", "turkey: F gre - ion - nap"]);
    assert_eq!(done.after(), ["italy F gre", "turkey F nap"]);
}

#[test]
fn r5b_10_a_doomed_fleet_cuts_support_on_land() {
    let done = play(&[
        "austria: A tri - ven",
        "austria: A tyr S A tri - ven",
        "italy: A ven H",
        "italy: A pie - tyr",
    ]);
    assert_eq!(done.verdict(AUSTRIA, "tyr"), Verdict::Cut);
    let done = play(&[
        "austria: A ven - rom",
        "austria: F tus S A ven - rom",
        "italy: A rom H",
        "turkey: F ion - tys - tus",
    ]);
    assert_eq!(done.verdict(AUSTRIA, "tus"), Verdict::Cut);
    assert_eq!(done.verdict(AUSTRIA, "ven"), Verdict::Bounced);
    assert_eq!(
        done.doom(TURKEY, "ion"),
        Some(DestructionCause::Failed { at: at("tys") })
    );
}

#[test]
fn r5b_25_no_fleet_dislodges_its_own() {
    let done = play(&[
        "england: F lon - nth - nwy",
        "england: F nwg S F (lon -) nth - nwy",
        "england: A nwy H",
    ]);
    assert_eq!(done.after(), ["england A nwy", "england F nwg"]);
    let own = done.one(ENGLAND, "nwy").unit.id;
    assert_eq!(
        done.one(ENGLAND, "lon").reason,
        Reason::OwnUnit { unit: own }
    );
}

#[test]
fn r5b_28_no_move_after_another_order() {
    use chancery::board::BoardKind;
    use chancery::orders::{Context, parse_line};
    let board = BoardKind::Naval.board();
    for line in [
        "F nth S F eng - lon - nwy - bar",
        "F nth H - nwy",
        "F nth C A yor - bel - nwg",
    ] {
        let read = parse_line(line, &Context::bare(board));
        let moved = matches!(&read, Ok(o) if matches!(o.ordered(), Some((_, _, a))
            if matches!(a, chancery::orders::Act::Move { .. })));
        assert!(!moved, "{line}: {read:?}");
    }
}

#[test]
fn r5b_21_fleets_at_sea_are_never_dislodged_and_seas_have_no_owner() {
    let mut state = spring(json!({}));
    state.phase = chancery::game::Phase::moves(chancery::game::Season::Fall, 1914);
    let done = play_in(
        &state,
        &[
            "england: F nth H",
            "france: 3F eng - nth",
            "russia: F nwg S French F eng - nth",
        ],
    );
    assert!(done.one(ENGLAND, "nth").dislodged.is_none());
    assert!(!done.state.economy.owners().contains_key(&at("nth")));
    assert_eq!(done.verdict(RUSSIA, "nwg"), Verdict::Void);
    assert_eq!(done.one(RUSSIA, "nwg").reason, Reason::NoContestAtSea);
}

#[test]
fn n04c_an_illegal_second_leg_is_an_illegal_order() {
    let done = play(&["england: F lon - nth - par"]);
    assert_eq!(done.after(), ["england F lon"]);
    let done = play(&["italy: F nap - ion - tri"]);
    assert_eq!(done.verdict(ITALY, "nap"), Verdict::Illegal);
}
