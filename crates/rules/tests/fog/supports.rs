//! What is told of own supports and convoys of what is not seen: F-08.

use chancery_rules::game::{Report, State};
use chancery_rules::movement::{Preset as Edition, Reason, Verdict};
use chancery_rules::variants::standard;

use crate::game::*;

/// What is told of the orders of France, in a position with these units besides.
fn french(own: &str, more: &str, orders: &str) -> (State, Report) {
    let state = units(&format!("france: {own}; {more}"));
    let (next, report) = close(&state, orders);
    let told = told(&report, &next, "france");
    (next, told)
}

#[test]
fn f_08_a_support_of_what_is_not_there_or_does_otherwise_is_told_as_nothing() {
    let orders = "France: A Bur S A Ber - Mun; Germany: A Ber - Sil, F Ber - Bal; Italy: A Ber H";
    let cases = [
        ("nothing there", "germany: A war"),
        ("another kind", "germany: F ber"),
        ("another power", "italy: A ber"),
        ("elsewhere", "germany: A ber"),
    ];
    for (case, more) in cases {
        let (_, told) = french("A bur", more, orders);
        let mine = outcome(&told, "bur");
        assert_eq!(mine.verdict, Verdict::Void, "{case}");
        assert_eq!(mine.reason, Reason::Unseen, "{case}");
        assert_eq!(told.unheard, [], "{case}");
    }
    let all = cases.map(|(_, more)| french("A bur", more, orders).1.results);
    for told in &all {
        assert_eq!(told, &all[0]);
    }
}

#[test]
fn f_08_a_support_without_the_kind_does_not_tell_what_stands_there() {
    let orders = "France: A Bur S Ber - Mun; Germany: A Ber - Sil, F Ber - Bal";
    let all = ["germany: A war", "germany: F ber", "germany: A ber"];
    let all = all.map(|more| french("A bur", more, orders).1.results);
    for told in &all {
        assert_eq!(told, &all[0]);
    }
    // A support to stay, of what does not stay, too; and one to go to either coast.
    let orders = "France: A Mar S Por - Spa; Italy: F Por - Mao, A Por H";
    let all = ["italy: F por", "italy: A por", "italy: A rom"];
    let all = all.map(|more| french("A mar", more, orders).1.results);
    for told in &all {
        assert_eq!(told, &all[0]);
    }
}

#[test]
fn f_08_a_support_that_came_to_nothing_is_told_alike_when_it_is_attacked() {
    let orders = "France: A Bur S A Ber - Mun; Germany: A Ber - Sil; \
                  Austria: A Ruh - Bur, A Gas S A Ruh - Bur";
    let attackers = "austria: A ruh, A gas";
    let told = |more: &str| french("A bur", &format!("{attackers}; {more}"), orders);
    let (_, there) = told("germany: A ber");
    let (_, not) = told("germany: A war");
    assert_eq!(there.results, not.results);
    let mine = outcome(&not, "bur");
    assert_eq!((mine.verdict, mine.reason), (Verdict::Void, Reason::Unseen));
    assert!(mine.dislodged.is_some());
}

#[test]
fn f_08_a_support_of_an_unseen_unit_that_counts_is_told() {
    let orders = "France: A Bur S A Ber - Mun; Germany: A Ber - Mun";
    let (next, told) = french("A bur", "germany: A ber", orders);
    let mine = outcome(&told, "bur");
    assert_eq!(
        (mine.verdict, mine.reason),
        (Verdict::Supported, Reason::Counted)
    );
    assert_eq!(outcome(&told, "ber").verdict, Verdict::Moved);
    assert!(present(&next, "france").contains("germany A mun"));
}

#[test]
fn f_08_a_convoy_of_an_army_that_is_not_there_is_told_as_nothing() {
    let orders = "France: F Nth C A Lon - Bel, F Nth C A Swe - Bel; Russia: A Swe H";
    let convoy = "France: F Nth C A Swe - Bel; Russia: A Swe H";
    let told = |more: &str| french("F nth", more, convoy).1;
    assert!(!sees(&units("france: F nth"), "france", "swe"));
    let (there, not) = (told("russia: A swe"), told("russia: A fin"));
    assert_eq!(there.results, not.results);
    assert_eq!(outcome(&not, "nth").verdict, Verdict::Void);
    assert_eq!(outcome(&not, "nth").reason, Reason::Unseen);
    assert_eq!(not.unheard, []);
    // Of an army that is seen all is told.
    let (_, seen) = french(
        "F nth",
        "england: A lon",
        &orders.replace(", F Nth C A Swe - Bel", ""),
    );
    let reason = outcome(&seen, "nth").reason;
    assert!(matches!(reason, Reason::Unmatched { .. }), "{reason:?}");
}

#[test]
fn f_08_a_convoy_over_unseen_seas_fails_alike_whatever_is_there() {
    // France sees the Western Mediterranean and not the Tyrrhenian Sea.
    let own = "A bre, F mao, A spa";
    let french_orders = "France: A Bre - Nap, F Mao C A Bre - Nap, A Spa H; \
                         Italy: F Wes C A Bre - Nap";
    let orders = format!("{french_orders}; England: F Tys H; Germany: F Tys - Rom");
    let told = |more: &str| french(own, &format!("italy: F wes; {more}"), &orders).1;
    let all = ["germany: A ber", "england: F tys", "germany: F tys"].map(told);
    for told in &all {
        let army = outcome(told, "bre");
        assert_eq!(
            (army.verdict, army.reason),
            (Verdict::Void, Reason::NoFleets)
        );
        let fleet = outcome(told, "mao");
        assert_eq!(
            (fleet.verdict, fleet.reason),
            (Verdict::Void, Reason::Unseen)
        );
        assert_eq!(told.results, all[0].results);
        assert_eq!(told.unheard, []);
    }
    // With a fleet that carries it on, it arrives.
    let helped = format!("{french_orders}; England: F Tys C A Bre - Nap");
    let (next, told) = french(own, "italy: F wes; england: F tys", &helped);
    assert_eq!(outcome(&told, "bre").verdict, Verdict::Moved);
    assert_eq!(outcome(&told, "mao").verdict, Verdict::Convoyed);
    assert!(present(&next, "france").contains("france A nap"));
    // A convoy that is broken out of sight: how it ended, and not by whom.
    let broken = format!("{helped}; Austria: F Ion - Tys, F Rom S F Ion - Tys");
    let more = "italy: F wes; england: F tys; austria: F ion, F rom";
    let (_, told) = french(own, more, &broken);
    let army = outcome(&told, "bre");
    assert_eq!(
        (army.verdict, army.reason),
        (Verdict::NoConvoy, Reason::Unseen)
    );
}

#[test]
fn f_08_a_support_of_a_move_over_unseen_seas_is_told_alike_whatever_is_there() {
    // Whether the army that France sees could go to Naples depends on fleets that France does not see.
    let orders = "France: A Apu S A Bre - Nap, A Bre - Nap, F Mao C A Bre - Nap; England: F Wes H";
    let own = "A apu, A bre, F mao";
    let told = |more: &str| french(own, more, orders).1.results;
    let nothing = told("italy: F wes");
    assert_eq!(told("italy: F wes; england: F tys"), nothing);
}

#[test]
fn f_08_who_helps_an_army_is_not_told_whether_its_convoy_was_legal() {
    // Whether a fleet out of sight could have carried the army to Naples: France's own army helps it, or helps it
    // elsewhere.
    for help in [
        "A Par S A Bre",
        "A Par S A Bre - Pic",
        "F Mao C A Bre - Nap",
    ] {
        let orders = format!("France: A Bre - Nap, {help}; England: F Tys H");
        let told = |more: &str| french("A bre, F mao, A par", more, &orders).1.results;
        let nothing = told("italy: F wes");
        assert_eq!(told("italy: F wes; england: F tys"), nothing, "{help}");
    }
}

#[test]
fn f_08_a_support_of_an_unseen_unit_is_told_alike_by_every_rulebook() {
    for edition in Edition::ALL {
        let result = |more: &str| {
            let mut state = units(&format!("france: A bur; {more}"));
            state.setup.movement = standard(Some(edition.rulebook())).movement;
            let orders = "France: A Bur S A Ber - Mun; Germany: A Ber - Sil, F Ber - Bal";
            let (next, report) = close(&state, orders);
            let told = told(&report, &next, "france");
            (told.results, told.unheard)
        };
        let not = result("germany: A war");
        for more in ["germany: F ber", "germany: A ber"] {
            assert_eq!(result(more), not, "{edition:?}: {more}");
        }
    }
}
