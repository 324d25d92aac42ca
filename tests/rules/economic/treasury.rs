//! Treasuries: moved, captured, seated anew.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::{BadEntry, Event};

use super::*;

/// A Spring in which France has 5 in its treasury and only these units, and others have theirs.
fn spring(french: &str, others: &[(Power, &str)]) -> State {
    let mut state = game();
    clear(&mut state);
    place(&mut state, FRANCE, french);
    for (power, units) in others {
        place(&mut state, *power, units);
    }
    fund(&mut state, FRANCE, 5);
    state
}

#[test]
fn e13b_a_treasury_moves_in_spring_or_fall_and_stays() {
    let (fall, report) = close(&game(), &[(FRANCE, "Treasury to Mar")]);
    assert_eq!(seat(&fall, FRANCE), Some(at("mar")));
    assert_eq!(balance(&fall, FRANCE), 3);
    let seated = Event::Seated {
        power: FRANCE,
        at: at("mar"),
        named: true,
    };
    assert!(report.money.contains(&seated));
    let (winter, _) = close(&fall, &[(FRANCE, "Treasury to Gas")]);
    assert_eq!(seat(&winter, FRANCE), Some(at("gas")));
    let next = play(&winter, &[&[], &[], &[]]);
    assert_eq!(seat(&next, FRANCE), Some(at("gas")));
}

#[test]
fn r1b_16_it_moves_only_where_its_power_owned_the_province_last_fall() {
    let (fall, _) = close(&game(), &[(GERMANY, "F Kie - Den")]);
    // A German fleet stands in Denmark, which is not German before Fall is over.
    let (winter, report) = close(&fall, &[(GERMANY, "Treasury to Den")]);
    assert_eq!(
        failed(&report, GERMANY),
        [BadEntry::NotOwned { at: at("den") }]
    );
    assert_eq!(seat(&winter, GERMANY), Some(at("ber")));
    let spring = play(&winter, &[&[]]);
    let (fall, _) = close(&spring, &[(GERMANY, "Treasury to Den")]);
    assert_eq!(seat(&fall, GERMANY), Some(at("den")));
}

#[test]
fn e13f_r1b_33_there_is_no_limit_to_its_reach_and_all_know_the_place() {
    let lines = [(RUSSIA, "Treasury to Sev"), (TURKEY, "Treasury to Per")];
    let (fall, report) = close(&game(), &lines);
    assert_eq!(seat(&fall, RUSSIA), Some(at("sev")));
    assert_eq!(seat(&fall, TURKEY), Some(at("per")));
    let seated = |e: &&Event| matches!(e, Event::Seated { .. }) && e.is_public();
    assert_eq!(report.money.iter().filter(seated).count(), 2);
    let (_, report) = close(&fall, &[]);
    let ledger = report.ledger.expect("a Fall's ledger");
    let seats: Vec<_> = ledger.rows.iter().map(|r| r.seat).collect();
    let expected = ["vie", "lon", "par", "ber", "rom", "sev", "per"];
    assert_eq!(seats, expected.map(|id| Some(at(id))));
}

#[test]
fn e13g_a_treasury_lies_in_one_province() {
    let (fall, _) = close(&game(), &[(FRANCE, "Treasury to Mar\nTreasury to Bre")]);
    assert_eq!(seat(&fall, FRANCE), Some(at("bre")));
    assert_eq!(balance(&fall, FRANCE), 3);
    let mut sheet = Sheet::read("Treasury to Mar", &game());
    let second = Sheet::read("Treasury to Bre", &game()).items().next();
    assert!(sheet.write(second.expect("a line")).is_some());
    assert_eq!(sheet.len(), 1, "one line takes the other's place");
}

#[test]
fn e13c_e13d_r1b_18_a_spring_capture_joins_the_captors_treasury_at_once() {
    let state = spring("F bre", &[(GERMANY, "A bur")]);
    let (fall, report) = close(&state, &[(GERMANY, "A Bur - Par")]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 5)]);
    assert_eq!(balance(&fall, GERMANY), 8);
    assert_eq!(seat(&fall, GERMANY), Some(at("ber")));
    // The province is French still: only the money is lost.
    assert_eq!(credits(&fall).owners.get(&at("par")), Some(&FRANCE));
    // It is Germany's to spend in the next phase.
    let gift = [
        (GERMANY, "Give 8 to Italy"),
        (ITALY, "Receive 8 from Germany"),
    ];
    let (_, report) = close(&fall, &gift);
    assert_eq!(made(&report).len(), 1);
}

#[test]
fn r1b_18_r1b_37_the_positions_after_retreats_count_however_the_enemy_came() {
    // Beaten off: nothing falls.
    let state = spring("A par", &[(GERMANY, "A bur")]);
    let (_, report) = close(&state, &[(GERMANY, "A Bur - Par")]);
    assert!(captured(&report).is_empty());
    // A retreat takes it.
    let state = spring("", &[(GERMANY, "A gas"), (ITALY, "A mar, A spn")]);
    let attack = "A Mar - Gas\nA Spn S A Mar - Gas";
    let (retreats, report) = close(&state, &[(ITALY, attack)]);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    assert!(captured(&report).is_empty(), "not before the retreats");
    let (_, report) = close(&retreats, &[(GERMANY, "A Gas - Par")]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 5)]);
    // So does a convoy.
    let mut state = spring("", &[(ENGLAND, "A wal, F eng")]);
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = Some(at("bre"));
    let orders = "A Wal - Bre\nF Eng C A Wal - Bre";
    let (_, report) = close(&state, &[(ENGLAND, orders)]);
    assert_eq!(captured(&report), [(ENGLAND, FRANCE, 5)]);
    // One who only passed through and is driven out has taken nothing.
    let state = spring("A pic, A gas", &[(GERMANY, "A par")]);
    let (retreats, _) = close(&state, &[(FRANCE, "A Pic - Par\nA Gas S A Pic - Par")]);
    let (fall, report) = close(&retreats, &[(GERMANY, "A Par - Bur")]);
    assert!(captured(&report).is_empty());
    assert_eq!(seat(&fall, FRANCE), Some(at("par")));
}

#[test]
fn e13e_the_loser_names_a_new_seat_with_its_next_moves() {
    let state = spring("F bre", &[(GERMANY, "A bur")]);
    let (fall, _) = close(&state, &[(GERMANY, "A Bur - Par")]);
    assert_eq!(seat(&fall, FRANCE), None);
    let (winter, report) = close(&fall, &[(FRANCE, "Treasury to Pic")]);
    assert_eq!(seat(&winter, FRANCE), Some(at("pic")));
    let seated = |e: &&Event| matches!(e, Event::Seated { named: true, .. });
    assert_eq!(report.money.iter().filter(seated).count(), 1);
}

#[test]
fn r1b_20_captures_in_a_chain_are_made_at_once() {
    // Germany takes France's 5 while Russia takes Germany's 7.
    let mut state = spring("F bre", &[(GERMANY, "A bur"), (RUSSIA, "A pru")]);
    fund(&mut state, GERMANY, 7);
    let lines = [(GERMANY, "A Bur - Par"), (RUSSIA, "A Pru - Ber")];
    let (fall, report) = close(&state, &lines);
    assert_eq!(
        captured(&report),
        [(GERMANY, FRANCE, 5), (RUSSIA, GERMANY, 7)]
    );
    assert_eq!(balance(&fall, RUSSIA), 3 + 7);
    assert_eq!((balance(&fall, GERMANY), seat(&fall, GERMANY)), (5, None));
    assert_eq!((balance(&fall, FRANCE), seat(&fall, FRANCE)), (0, None));
    // Two who take each other's exchange them.
    let mut state = spring("A ruh", &[(GERMANY, "A bur")]);
    fund(&mut state, GERMANY, 7);
    credits_mut(&mut state)
        .treasuries
        .entry(GERMANY)
        .or_default()
        .seat = Some(at("mun"));
    let lines = [(GERMANY, "A Bur - Par"), (FRANCE, "A Ruh - Mun")];
    let (fall, _) = close(&state, &lines);
    assert_eq!([FRANCE, GERMANY].map(|p| balance(&fall, p)), [7, 5]);
    assert_eq!([FRANCE, GERMANY].map(|p| seat(&fall, p)), [None, None]);
}

/// Where the rules seat a French treasury that France does not.
fn seated_by_rule(owned: &str, enemies: &str) -> Option<Province> {
    let mut state = spring("F nao", &[(GERMANY, enemies)]);
    own(&mut state, FRANCE, owned);
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = None;
    let (next, report) = close(&state, &[]);
    let named = |e: &Event| {
        matches!(
            e,
            Event::Seated {
                power: FRANCE,
                named: true,
                ..
            }
        )
    };
    assert!(!report.money.iter().any(named));
    assert_eq!(balance(&next, FRANCE), 5, "{owned}: {enemies}");
    seat(&next, FRANCE)
}

#[test]
fn r1b_21_the_capital_then_the_richest_home_then_the_richest() {
    let seated = |owned| seated_by_rule(owned, "");
    assert_eq!(seated("bre par mar bur gas pic bel"), Some(at("par")));
    // Brest, Burgundy and Marseilles have 3: the first by name.
    assert_eq!(seated("mar bre bur gas pic bel"), Some(at("bre")));
    assert_eq!(seated("mar bur gas pic bel"), Some(at("bur")));
    // Home comes before riches.
    assert_eq!(seated("pic gas bel lon"), Some(at("gas")));
    assert_eq!(seated("hol bel tun"), Some(at("bel")));
    assert_eq!(seated("bel lon alb"), Some(at("lon")));
    assert_eq!(seated(""), None, "who owns nothing has no seat");
}

#[test]
fn r1b_34_the_rules_seat_it_under_no_enemy() {
    assert_eq!(seated_by_rule("par bre gas", "A par"), Some(at("bre")));
    assert_eq!(
        seated_by_rule("par bre gas", "A par, F bre"),
        Some(at("gas"))
    );
    assert_eq!(seated_by_rule("par bre gas", "A par, F bre, A gas"), None);
    // An own unit is no enemy.
    let mut state = spring("A par", &[]);
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = None;
    assert_eq!(seat(&close(&state, &[]).0, FRANCE), Some(at("par")));
}

#[test]
fn r1b_33_a_seatless_treasury_pays_lends_receives_and_is_not_captured() {
    let mut state = spring("F bre", &[(GERMANY, "A par, A bur, A mar, A gas, A pic")]);
    own(&mut state, FRANCE, "par");
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = None;
    let lines = [
        (FRANCE, "Lend 2 to England\nReceive 1 from Italy"),
        (ENGLAND, "Borrow 2 from France"),
        (ITALY, "Give 1 to France"),
    ];
    let (fall, report) = close(&state, &lines);
    assert_eq!(made(&report).len(), 2);
    assert!(captured(&report).is_empty());
    assert_eq!((balance(&fall, FRANCE), seat(&fall, FRANCE)), (4, None));
    jump(&mut state, "W1901A");
    let (next, _) = close(&state, &[]);
    assert_eq!(balance(&next, FRANCE), 0, "the fleet is paid");
    assert_eq!(units(&next, FRANCE), "F bre");
}

#[test]
fn r1b_33_it_is_seated_before_that_seasons_capture_test() {
    let mut state = spring("", &[(GERMANY, "A bur")]);
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = None;
    let lines = [(FRANCE, "Treasury to Mar"), (GERMANY, "A Bur - Mar")];
    let (fall, report) = close(&state, &lines);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 5)]);
    assert_eq!(seat(&fall, FRANCE), None);
}
