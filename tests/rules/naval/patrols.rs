//! Patrols: N-06, 5B.11 to 5B.13, 5B.29.

use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA};
use chancery::movement::{DestructionCause, Illegal, Reason, Verdict};
use serde_json::json;

use super::{at, play, play_in, spring};

#[test]
fn n06a_n06e_two_fleets_remove_all_of_the_enemy_that_stay() {
    let done = play(&[
        "england: 2F nth P germany",
        "germany: 3F nth H",
        "russia: F nth H",
    ]);
    assert_eq!(
        done.after(),
        ["england F nth", "england F nth", "russia F nth"]
    );
    let by = Some(ENGLAND);
    let doom = Some(DestructionCause::Patrolled { at: at("nth"), by });
    for lost in done.all(GERMANY, "nth") {
        assert_eq!(
            (lost.annihilated, lost.reason),
            (doom, Reason::Caught { by })
        );
        assert_eq!(lost.verdict, Verdict::Held);
    }
    // One fleet does not patrol.
    let done = play(&["england: F nth P germany", "germany: F nth H"]);
    assert_eq!(done.after(), ["england F nth", "germany F nth"]);
    let alone = Illegal::PatrolAlone { at: at("nth") };
    assert_eq!(done.one(ENGLAND, "nth").reason, Reason::Illegal(alone));
}

#[test]
fn n06e_more_than_two_may_patrol() {
    let done = play(&["england: 3F nth P germany", "germany: F nth H"]);
    assert_eq!(done.after().len(), 3);
}

#[test]
fn n06b_r5b_11_only_those_that_stay_are_caught() {
    let done = play(&[
        "england: 2F nth P germany",
        "germany: F nth - nwy",
        "germany: F nth - hel - kie",
        "germany: F nth - ska - S F nth - nwy",
        "germany: F nth",
        "germany: F nth - par",
    ]);
    assert_eq!(
        done.after(),
        [
            "england F nth",
            "england F nth",
            "germany F kie",
            "germany F nwy"
        ],
        "no order, and an illegal one, are a stay"
    );
}

#[test]
fn n06c_supports_are_cut_convoys_disrupted_and_fleets_eliminated() {
    let done = play(&[
        "england: 2F nth P germany",
        "germany: F nth S F ska - nwy",
        "germany: F ska - nwy",
        "germany: F nth C A den - nwy",
        "germany: A den - edi",
        "russia: F nwy H",
    ]);
    let fates: Vec<Verdict> = done.all(GERMANY, "nth").iter().map(|o| o.verdict).collect();
    assert_eq!(fates, [Verdict::Cut, Verdict::Disrupted]);
    assert_eq!(done.verdict(GERMANY, "ska"), Verdict::Bounced);
}

#[test]
fn n06c_r5b_13_a_broken_convoy_leaves_the_army_where_it_is() {
    let done = play(&[
        "england: 2F nth P germany",
        "germany: F nth C A den - edi",
        "germany: A den - edi",
    ]);
    let sea = at("nth");
    let by = Some(ENGLAND);
    let army = done.one(GERMANY, "den");
    assert_eq!(army.reason, Reason::ConvoyCaught { sea, by });
    assert_eq!(army.verdict, Verdict::NoConvoy);
    assert_eq!(
        done.after(),
        ["england F nth", "england F nth", "germany A den"]
    );
    // A fleet of another power in the same sea carries it all the same.
    let done = play(&[
        "england: 2F nth P germany",
        "germany: F nth H",
        "russia: F nth C German A den - edi",
        "germany: A den - edi",
    ]);
    assert_eq!(done.verdict(GERMANY, "den"), Verdict::Moved);
}

#[test]
fn n06d_patrols_eliminate_each_other() {
    let done = play(&["england: 2F nth P germany", "germany: 2F nth P england"]);
    assert!(done.after().is_empty());
    for power in [ENGLAND, GERMANY] {
        let all = done.all(power, "nth");
        assert!(all.iter().all(|o| o.verdict == Verdict::Patrolled));
    }
}

#[test]
fn n06f_r5b_12_several_groups_patrol_several_enemies() {
    let done = play(&[
        "england: 2F nth P germany",
        "england: 2F nth P russia",
        "germany: F nth H",
        "russia: F nth H",
        "france: F nth H",
    ]);
    assert_eq!(done.after().len(), 5);
    assert!(done.all(GERMANY, "nth")[0].annihilated.is_some());
    assert!(done.all(RUSSIA, "nth")[0].annihilated.is_some());
    assert!(done.all(FRANCE, "nth")[0].annihilated.is_none());
    // Groups do not share fleets: one and one are no patrol.
    let done = play(&[
        "england: F nth P germany",
        "england: F nth P russia",
        "germany: F nth H",
    ]);
    assert_eq!(done.after().len(), 3);
}

#[test]
fn n06g_a_patrol_without_an_enemy_that_stays_is_void() {
    let done = play(&["england: 2F nth P germany", "germany: F nth - hel"]);
    let of = GERMANY;
    for fleet in done.all(ENGLAND, "nth") {
        assert_eq!(fleet.verdict, Verdict::Void);
        assert_eq!(fleet.reason, Reason::NobodyStayed { of });
    }
    assert_eq!(done.after().len(), 3);
}

#[test]
fn n06h_patrols_go_with_no_other_order() {
    let done = play(&["england: 2F edi - nth - P germany", "germany: F nth H"]);
    for fleet in done
        .outcomes()
        .iter()
        .filter(|o| o.unit.owner == Some(ENGLAND))
        .take(1)
    {
        assert_eq!(fleet.reason, Reason::Illegal(Illegal::NotCombined));
    }
    assert!(done.one(GERMANY, "nth").annihilated.is_none());
}

#[test]
fn r5b_11_arrivals_are_not_caught_but_by_option() {
    let lines = [
        "england: 2F nth P germany",
        "germany: F hel - nth",
        "germany: F den - nth - S F ska - nwy",
        "germany: F ska - nwy",
        "russia: F nwy H",
    ];
    let done = play(&lines);
    assert_eq!(done.verdict(GERMANY, "den"), Verdict::Supported);
    assert_eq!(done.verdict(GERMANY, "ska"), Verdict::Moved);
    assert!(
        done.all(ENGLAND, "nth")
            .iter()
            .all(|o| o.verdict == Verdict::Void)
    );
    let harsh = spring(json!({"patrol_arriving": "caught"}));
    let done = play_in(&harsh, &lines);
    assert_eq!(done.verdict(GERMANY, "den"), Verdict::Cut);
    assert_eq!(done.verdict(GERMANY, "ska"), Verdict::Bounced);
    assert_eq!(
        done.verdict(GERMANY, "hel"),
        Verdict::Moved,
        "it only sails in"
    );
    assert!(done.doom(GERMANY, "hel").is_none());
}

#[test]
fn r5b_11_an_option_catches_those_that_leave_with_those_that_stay() {
    let lines = [
        "england: 2F nth P germany",
        "germany: F nth H",
        "germany: F nth - hel",
    ];
    let done = play(&lines);
    assert!(done.after().contains(&"germany F hel".to_owned()));
    let harsh = spring(json!({"patrol_leaving": "caught"}));
    let done = play_in(&harsh, &lines);
    assert_eq!(done.after(), ["england F nth", "england F nth"]);
    // Where none stays, those that leave are safe all the same.
    let done = play_in(&harsh, &[lines[0], lines[2]]);
    assert!(done.after().contains(&"germany F hel".to_owned()));
}

#[test]
fn r5b_12_patrols_are_at_sea_only() {
    let done = play(&["england: F lon P germany"]);
    let why = Reason::Illegal(Illegal::PatrolAshore);
    assert_eq!(done.one(ENGLAND, "lon").reason, why);
}

#[test]
fn r5b_29_the_caught_are_gone_before_blocks_are_looked_at() {
    // The French patrol removes the English fleet that would have spoiled the French block.
    let done = play(&[
        "france: 2F eng P england",
        "france: F eng B england",
        "england: F eng H",
        "england: F nth - eng",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
    // A caught fleet blocks nobody.
    let done = play(&[
        "england: 2F eng P france",
        "france: F eng B england",
        "england: F nth - eng",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    // The patrol is still there, and spoils another's block.
    let done = play(&[
        "italy: 2F eng P england",
        "england: F eng H",
        "france: F eng B england",
        "england: F nth - eng",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    assert!(
        done.all(ITALY, "eng")
            .iter()
            .all(|o| o.annihilated.is_none())
    );
}
