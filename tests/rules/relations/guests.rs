//! R-G: leave to enter, centres handed over, enclosed units.

use chancery::board::powers::*;
use chancery::game::{OrderError, check_order};
use chancery::movement::retreat::{IllegalRetreat, RetreatReason};
use chancery::orders::{Context, parse_line};

use super::*;

fn allied(phase: &str, options: Value) -> State {
    let mut state = later_with(phase, options);
    mdt(&mut state, GERMANY, AUSTRIA);
    place(&mut state, GERMANY, "A mun, A sil");
    place(&mut state, AUSTRIA, "A vie");
    state
}

#[test]
fn r_g1_r4b_20_with_leave_a_unit_enters_an_allys_land() {
    let state = allied("S1902M", json!({}));
    let march = (GERMANY, "A Mun - Tyr");
    let leaves = [
        "Permit German A Mun to Tyr",
        "Permit A Mun to Tyr",
        "Permit any German to Tyr",
    ];
    for leave in leaves {
        let (next, report) = close(&state, &[march, (AUSTRIA, leave)]);
        assert_eq!(verdict(&report, "mun"), Verdict::Moved, "{leave}");
        assert_eq!(penalties(&next, GERMANY), "");
        // The leave is for that season.
        assert!(treaties(&next).permits.is_empty());
    }
    let leaves = ["Permit A Mun to Boh", "Permit A Sil to Tyr"];
    for leave in leaves {
        let (_, report) = close(&state, &[march, (AUSTRIA, leave)]);
        let (tyr, ally) = (at("tyr"), AUSTRIA);
        let why = Forbidden::AgainstAlly { at: tyr, ally };
        assert_eq!(forbidden(&report, "mun"), Some(why), "{leave}");
    }
}

#[test]
fn r_g1_at_entry_the_order_is_kept_though_leave_is_lacking() {
    let state = allied("S1902M", json!({}));
    let ctx = Context::bare(state.setup.board());
    let order = parse_line("A Mun - Tyr", &ctx).expect("an order");
    let fault = check_order(&state, GERMANY, &order).expect_err("no leave is known");
    let (tyr, ally) = (at("tyr"), AUSTRIA);
    let why = Forbidden::AgainstAlly { at: tyr, ally };
    assert_eq!(fault, OrderError::Illegal(Illegal::Promised(why)));
    assert!(fault.may_be_kept());
}

#[test]
fn r_g2_each_further_move_inside_needs_leave_and_leaving_none() {
    let mut state = allied("S1902M", json!({}));
    place(&mut state, GERMANY, "A tyr");
    let (_, report) = close(&state, &[(GERMANY, "A Tyr - Boh")]);
    assert!(forbidden(&report, "tyr").is_some());
    let (_, report) = close(&state, &[(GERMANY, "A Tyr - Mun")]);
    assert_eq!(verdict(&report, "tyr"), Verdict::Moved);
}

#[test]
fn r_g3_leave_does_not_let_an_ally_be_dislodged() {
    let mut state = allied("S1902M", json!({}));
    place(&mut state, AUSTRIA, "A tyr");
    place(&mut state, GERMANY, "A mun, A boh");
    let sheets = [
        (GERMANY, "A Mun - Tyr\nA Boh S A Mun - Tyr"),
        (AUSTRIA, "Permit A Mun to Tyr"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "mun"), Verdict::Bounced);
    // The leave covers the support.
    assert_eq!(forbidden(&report, "boh"), None);
}

#[test]
fn r_g1_leave_is_for_allies_units_that_are_there_and_own_land() {
    let state = allied("S1902M", json!({}));
    let lines =
        "Permit A Ber to Tyr\nPermit any Italian to Tyr\nPermit A Mun to Bur\nPermit A Vie to Tyr";
    let (_, report) = close(&state, &[(AUSTRIA, lines)]);
    let expected = [
        BadEntry::NoUnit { at: at("ber") },
        BadEntry::NotAnAlly { power: ITALY },
        BadEntry::NotControlled { at: at("bur") },
        BadEntry::ToOneself,
    ];
    assert_eq!(failed(&report, AUSTRIA), expected);
    let winter = allied("W1902A", json!({}));
    let (_, report) = close(&winter, &[(AUSTRIA, "Permit A Mun to Tyr")]);
    assert_eq!(failed(&report, AUSTRIA), [BadEntry::OnlyWithMoves]);
}

#[test]
fn r4b_39_a_retreat_into_an_allys_land_needs_leave() {
    let mut state = allied("S1902M", json!({}));
    place(&mut state, GERMANY, "A tri");
    war(&mut state, GERMANY, ITALY);
    place(&mut state, ITALY, "A ven, F adr");
    place(&mut state, AUSTRIA, "A ser");
    let attack: &[(Power, &str)] = &[(ITALY, "A Ven - Tri\nF Adr S A Ven - Tri")];
    let (lost, _) = close(&state, attack);
    assert_eq!(lost.phase.to_string(), "S1902R");
    let (gone, report) = close(&lost, &[(GERMANY, "A Tri - Vie")]);
    let Results::Retreats(all) = &report.results else {
        panic!("no retreats");
    };
    let (vie, ally) = (at("vie"), AUSTRIA);
    let why = IllegalRetreat::Promised(Forbidden::AgainstAlly { at: vie, ally });
    assert_eq!(all[0].reason, RetreatReason::Illegal(why));
    assert_eq!(units(&gone, GERMANY), "");
    // Given with the retreats, or with the season's moves.
    let leave = (AUSTRIA, "Permit A Tri to Vie");
    let (stays, _) = close(&lost, &[(GERMANY, "A Tri - Vie"), leave]);
    assert_eq!(units(&stays, GERMANY), "A vie");
    let (lost, _) = close(&state, &[attack[0], (AUSTRIA, "Permit any German to Vie")]);
    let (stays, _) = close(&lost, &[(GERMANY, "A Tri - Vie")]);
    assert_eq!(units(&stays, GERMANY), "A vie");
}

#[test]
fn r_g5_r_g7_a_guest_takes_a_centre_only_when_it_is_handed_over() {
    let mut state = allied("F1902M", json!({}));
    place(&mut state, GERMANY, "A tyr");
    place(&mut state, AUSTRIA, "A bud");
    let march = (GERMANY, "A Tyr - Tri");
    let leave = "Permit A Tyr to Tri";
    let (next, _) = close(&state, &[march, (AUSTRIA, leave)]);
    assert_eq!(units(&next, GERMANY), "A tri");
    assert_eq!(owner(&next, "tri"), Some(AUSTRIA));
    let given = "Permit A Tyr to Tri\nTransfer Tri to Germany";
    let (next, report) = close(&state, &[march, (AUSTRIA, given)]);
    assert_eq!(owner(&next, "tri"), Some(GERMANY));
    let (tri, from, to) = (at("tri"), AUSTRIA, GERMANY);
    assert!(
        report
            .relations
            .contains(&Event::Ceded { at: tri, from, to })
    );
    // It stays so without a word.
    let mut later = next.clone();
    jump(&mut later, "F1903M");
    place(&mut later, GERMANY, "A mun");
    let (later, _) = close(&later, &[]);
    assert_eq!(owner(&later, "tri"), Some(GERMANY));
}

#[test]
fn r_g6_it_may_be_handed_back() {
    let mut state = allied("F1903M", json!({}));
    own(&mut state, GERMANY, "tri");
    place(&mut state, AUSTRIA, "A tri");
    let (same, _) = close(&state, &[]);
    assert_eq!(owner(&same, "tri"), Some(GERMANY));
    let (back, _) = close(&state, &[(GERMANY, "Transfer Tri to Austria")]);
    assert_eq!(owner(&back, "tri"), Some(AUSTRIA));
}

#[test]
fn r4b_24_a_transfer_lapses_when_nobody_is_there() {
    let state = allied("F1902M", json!({}));
    let (next, report) = close(&state, &[(AUSTRIA, "Transfer Tri to Germany")]);
    let (tri, from, to) = (at("tri"), AUSTRIA, GERMANY);
    assert!(
        report
            .relations
            .contains(&Event::CessionLapsed { at: tri, from, to })
    );
    assert_eq!(owner(&next, "tri"), Some(AUSTRIA));
    assert!(treaties(&next).cessions.is_empty());
}

#[test]
fn r_g5_only_own_centres_to_allies_in_fall() {
    let lines = "Transfer Mun to Germany\nTransfer Tri to Italy\nTransfer Vie to Austria";
    let (_, report) = close(&allied("F1902M", json!({})), &[(AUSTRIA, lines)]);
    let expected = [
        BadEntry::NotOwned { at: at("mun") },
        BadEntry::NotAnAlly { power: ITALY },
        BadEntry::ToOneself,
    ];
    assert_eq!(failed(&report, AUSTRIA), expected);
    let spring = allied("S1902M", json!({}));
    let (_, report) = close(&spring, &[(AUSTRIA, "Transfer Tri to Germany")]);
    assert_eq!(failed(&report, AUSTRIA), [BadEntry::OnlyWithFallMoves]);
}

/// A German army in Vienna, all round which Austria rules; Germany owns one centre more than that.
pub fn enclosed(options: Value) -> State {
    let mut state = allied("F1902M", options);
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    place(&mut state, GERMANY, "A vie, A mun, A ber");
    place(&mut state, AUSTRIA, "A bud, A tri, A gal");
    state
}

#[test]
fn r_g4_r4b_23_an_enclosed_unit_may_be_disbanded_and_another_built() {
    let (winter, report) = close(&enclosed(json!({})), &[]);
    let free = |e: &&Event| matches!(e, Event::Enclosed { unit } if unit.at.province == at("vie"));
    assert_eq!(report.relations.iter().filter(free).count(), 1);
    assert_eq!(winter.phase.to_string(), "W1902A");
    let ctx = Context::bare(winter.setup.board());
    for line in ["Disband A Vie", "Build F Kie"] {
        let order = parse_line(line, &ctx).expect("an order");
        assert_eq!(
            check_order(&winter, GERMANY, &order).map(|_| ()),
            Ok(()),
            "{line}"
        );
    }
    let (spring, _) = close(&winter, &[(GERMANY, "Disband A Vie\nBuild F Kie")]);
    assert_eq!(units(&spring, GERMANY), "A ber, A mun, F kie");
    // Nobody must.
    let (spring, _) = close(&winter, &[]);
    assert_eq!(units(&spring, GERMANY), "A ber, A mun, A vie");
}

#[test]
fn r_g4_not_when_it_was_let_go_or_stands_at_the_border() {
    let let_go: &[(Power, &str)] = &[(AUSTRIA, "Permit A Vie to Tyr")];
    let (winter, _) = close(&enclosed(json!({})), let_go);
    assert!(treaties(&winter).enclosed.is_empty());
    let mut state = enclosed(json!({}));
    place(&mut state, GERMANY, "A tyr, A mun, A ber");
    let (winter, _) = close(&state, &[]);
    assert!(treaties(&winter).enclosed.is_empty());
    let order = parse_line("Disband A Tyr", &Context::bare(winter.setup.board()));
    assert!(check_order(&winter, GERMANY, &order.expect("an order")).is_err());
}

/// Germany in Tyrolia beside Vienna, which Austria owns with all around it.
fn surrounded() -> State {
    let mut state = later("F1904M");
    mdt(&mut state, GERMANY, AUSTRIA);
    place(&mut state, GERMANY, "A tyr, A mun, A ber");
    place(&mut state, AUSTRIA, "A bud, A tri");
    own(&mut state, AUSTRIA, "bud tri vie");
    own(&mut state, GERMANY, "ber kie mun");
    state
}

#[test]
fn r4b_49_a_guest_that_came_by_leave_that_fall_is_not_enclosed() {
    for leave in ["Permit German A Tyr to Vie", "Permit any German to Vie"] {
        let sheets = [(GERMANY, "A Tyr - Vie"), (AUSTRIA, leave)];
        let (winter, _) = close(&surrounded(), &sheets);
        assert_eq!(units(&winter, GERMANY), "A ber, A mun, A vie");
        assert_eq!(winter.enclosed(GERMANY), [], "{leave}");
    }
    // Leave for another to come to where a guest stands lets the guest itself go nowhere.
    let mut state = surrounded();
    place(&mut state, GERMANY, "A vie, A ber");
    let leave = (AUSTRIA, "Permit any German to Vie");
    let (winter, _) = close(&state, &[leave]);
    assert_eq!(winter.enclosed(GERMANY).len(), 1);
}

#[test]
fn r4b_49_a_retreat_by_leave_counts_as_a_movement_too() {
    // Two Russians drive the German out of Galicia, into Vienna by leave.
    for leave in ["Permit German A Gal to Vie", "Permit any German to Vie"] {
        let mut state = surrounded();
        place(&mut state, GERMANY, "A gal");
        place(&mut state, AUSTRIA, "A bud, A tri, A boh, A tyr");
        place(&mut state, RUSSIA, "A ukr, A war");
        war(&mut state, GERMANY, RUSSIA);
        let attack = "A Ukr - Gal\nA War S A Ukr - Gal";
        let (retreat, _) = close(&state, &[(RUSSIA, attack)]);
        assert_eq!(retreat.phase.to_string(), "F1904R");
        let sheets = [(GERMANY, "A Gal - Vie"), (AUSTRIA, leave)];
        let (winter, _) = close(&retreat, &sheets);
        assert_eq!(units(&winter, GERMANY), "A vie");
        assert_eq!(winter.enclosed(GERMANY), [], "{leave}");
    }
}

#[test]
fn r4b_49_a_space_that_may_be_attacked_without_leave_is_a_way_out() {
    let mut state = surrounded();
    place(&mut state, GERMANY, "A vie, A ber");
    let (winter, _) = close(&state, &[]);
    assert_eq!(winter.enclosed(GERMANY).len(), 1, "all around is Austria's");
    place(&mut state, RUSSIA, "A gal");
    let (winter, _) = close(&state, &[]);
    assert_eq!(
        winter.enclosed(GERMANY).len(),
        1,
        "a neutral's unit is no way out"
    );
    war(&mut state, GERMANY, RUSSIA);
    let (winter, _) = close(&state, &[]);
    assert_eq!(winter.enclosed(GERMANY), []);
}
