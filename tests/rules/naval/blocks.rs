//! Blocks: N-07, 5B.14 to 5B.17, 5B.30, 5B.32. The source's own example and its neighbours are among the
//! examples.

use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};
use chancery::movement::{DestructionCause, Illegal, Reason, Verdict};

use super::{at, play};

#[test]
fn n07a_n07b_each_half_of_each_strait_can_be_blocked() {
    for (half, other) in [
        ("aeg", "bla"),
        ("bla", "aeg"),
        ("wes", "mao"),
        ("mao", "wes"),
        ("eng", "nth"),
        ("nth", "eng"),
    ] {
        // Turkey, so that Constantinople is friendly.
        let block = format!("france: F {half} B turkey");
        let sail = format!("turkey: F {other} - {half}");
        let done = play(&[&block, &sail]);
        assert_eq!(done.verdict(TURKEY, other), Verdict::Bounced, "{half}");
        assert_eq!(done.verdict(FRANCE, half), Verdict::Blocking);
        let to = TURKEY;
        assert_eq!(done.one(FRANCE, half).reason, Reason::StraitClosed { to });
        // Another power passes.
        let block = format!("france: F {half} B russia");
        let done = play(&[&block, &sail]);
        assert_eq!(done.verdict(TURKEY, other), Verdict::Moved, "{half}");
    }
    let done = play(&["france: F iri B england", "england: F mao - iri"]);
    let at = at("iri");
    assert_eq!(
        done.one(FRANCE, "iri").reason,
        Reason::Illegal(Illegal::NoStrait { at })
    );
    assert_eq!(done.verdict(ENGLAND, "mao"), Verdict::Moved);
}

#[test]
fn n07c_r5b_14_who_stays_in_the_half_spoils_the_block_who_leaves_does_not() {
    let sail = "england: F nth - eng";
    let block = "germany: F eng B england";
    let done = play(&[block, sail, "france: F eng H"]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    let done = play(&[block, sail, "france: F eng - iri"]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
    // The blocked power's own fleet spoils it even when it leaves.
    let done = play(&[block, sail, "england: F eng - iri"]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    // More fleets of the blocker do not.
    let done = play(&[block, sail, "germany: F eng H", "germany: F bel - eng"]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
}

#[test]
fn r5b_14_other_powers_that_are_blocked_too_do_not_spoil_it() {
    let lines = [
        "germany: F eng B england",
        "england: F nth - eng",
        "russia: F nth - eng",
    ];
    let done = play(&lines);
    assert_eq!(
        done.verdict(ENGLAND, "nth"),
        Verdict::Moved,
        "a third power comes"
    );
    let mut both = lines.to_vec();
    both.push("germany: F eng B russia");
    let done = play(&both);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
    assert_eq!(done.verdict(RUSSIA, "nth"), Verdict::Bounced);
    let blocks = done.all(GERMANY, "eng");
    assert!(
        blocks.iter().all(|b| b.verdict == Verdict::Blocking),
        "5B.17"
    );
}

#[test]
fn n07d_support_forces_no_passage() {
    let done = play(&[
        "germany: F eng B england",
        "england: 3F nth - eng",
        "england: F wal S F nth - eng",
    ]);
    assert!(
        done.all(ENGLAND, "nth")
            .iter()
            .all(|o| o.verdict == Verdict::Bounced)
    );
}

#[test]
fn n07e_r5b_16_a_blocked_double_move_dies_with_no_effect_on_its_target() {
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - eng - bre",
        "france: A par - bre",
    ]);
    assert_eq!(done.after(), ["france A bre", "germany F eng"]);
    let doom = Some(DestructionCause::Stopped { at: at("nth") });
    assert_eq!(done.doom(ENGLAND, "nth"), doom);
}

#[test]
fn n07e_a_blocked_fleet_gives_no_second_order() {
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - eng - S F mao - bre",
        "england: F mao - bre",
        "france: F bre H",
    ]);
    assert_eq!(done.verdict(ENGLAND, "mao"), Verdict::Bounced);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - eng - C A lon - bre",
        "england: A lon - bre",
    ]);
    let fleet = done.one(ENGLAND, "nth").unit.id;
    assert_eq!(
        done.one(ENGLAND, "lon").reason,
        Reason::FleetStopped { fleet }
    );
    assert_eq!(done.after(), ["england A lon", "germany F eng"]);
}

#[test]
fn r5b_15_only_moves_from_the_other_half_are_stopped() {
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - bel",
        "england: F lon - wal",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Moved);
    // Out of the half, and convoys through both halves, pass.
    let done = play(&[
        "germany: F eng B england",
        "england: A lon - bel",
        "england: F nth C A lon - bel",
    ]);
    assert_eq!(done.verdict(ENGLAND, "lon"), Verdict::Moved);
    assert_eq!(done.verdict(GERMANY, "eng"), Verdict::Blocking);
}

#[test]
fn r5b_17_one_power_a_fleet_and_no_other_order() {
    let done = play(&["germany: F nth - eng - B england"]);
    let why = Reason::Illegal(Illegal::NotCombined);
    assert_eq!(done.one(GERMANY, "nth").reason, why);
}

#[test]
fn r5b_30_a_first_leg_into_the_half_spoils_the_block_though_it_goes_on() {
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - eng",
        "france: F mao - eng - lon",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Moved);
}

#[test]
fn r5b_30_a_second_leg_through_the_strait_is_blocked_too() {
    let done = play(&["germany: F eng B england", "england: F nwg - nth - eng"]);
    assert_eq!(done.after(), ["germany F eng"]);
    let doom = Some(DestructionCause::Failed { at: at("nth") });
    assert_eq!(done.doom(ENGLAND, "nwg"), doom);
}

#[test]
fn r5b_32_a_fleet_ordered_out_that_bounces_does_not_spoil_it() {
    let done = play(&[
        "germany: F eng B england",
        "england: F nth - eng",
        "france: F eng - bre",
        "italy: F gas - bre",
    ]);
    assert_eq!(done.verdict(FRANCE, "eng"), Verdict::Bounced);
    assert_eq!(done.verdict(ITALY, "gas"), Verdict::Bounced);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
}

#[test]
fn r5b_32_a_power_may_clear_its_half_and_then_block() {
    let done = play(&[
        "germany: 2F eng P france",
        "germany: F eng B england",
        "france: F eng H",
        "england: F nth - eng",
    ]);
    assert_eq!(done.verdict(ENGLAND, "nth"), Verdict::Bounced);
}
