//! R-E1, R-E2: what is an attack, and on whom.

use chancery::board::powers::*;
use chancery::relations::{Clause, Manner};

use super::*;

/// The acts of one power's orders in the Spring of 1902: whom, where, by which clause.
fn found(state: &State, power: Power, orders: &str) -> Vec<(Option<Power>, Province, Clause)> {
    let (_, report) = close(state, &[(power, orders)]);
    let mut all: Vec<_> = acts(&report)
        .iter()
        .map(|a| (a.against, a.at, a.clause))
        .collect();
    all.sort();
    all
}

#[test]
fn r_e0_only_what_was_written_counts() {
    // The move bounces, and is an attack all the same.
    let mut state = later("S1902M");
    place(&mut state, AUSTRIA, "A vie, A bud");
    let sheets = [(GERMANY, "A Mun - Tyr"), (AUSTRIA, "A Vie - Tyr")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "mun"), Verdict::Bounced);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
}

#[test]
fn r_e1_a_b_c_home_land_occupied_spaces_and_owned_minors() {
    let mut state = later("S1902M");
    own(&mut state, AUSTRIA, "ser");
    place(&mut state, AUSTRIA, "F adr, A alb");
    place(&mut state, ITALY, "F ion, A gre, A ven, A pie");
    assert_eq!(
        found(&state, ITALY, "A Ven - Tyr"),
        [(Some(AUSTRIA), at("tyr"), Clause::Home)]
    );
    assert_eq!(
        found(&state, ITALY, "F Ion - Adr"),
        [(Some(AUSTRIA), at("adr"), Clause::Occupied)]
    );
    assert_eq!(
        found(&state, ITALY, "A Gre - Ser"),
        [(Some(AUSTRIA), at("ser"), Clause::Owned)]
    );
    assert_eq!(
        found(&state, ITALY, "A Gre - Alb"),
        [(Some(AUSTRIA), at("alb"), Clause::Occupied)]
    );
    // Open sea, and own land, are nobody's.
    assert_eq!(found(&state, ITALY, "F Ion - Tys\nA Ven - Tus"), []);
}

#[test]
fn r_e1_b_whatever_the_other_unit_is_ordered() {
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "F mao");
    place(&mut state, ENGLAND, "F iri");
    let sheets = [(ENGLAND, "F Iri - Mao"), (FRANCE, "F Mao - Por")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, ENGLAND), "major france 2/1909");
}

#[test]
fn r_e1_supports_and_convoys_are_attacks() {
    let mut state = later("S1902M");
    place(&mut state, ITALY, "A ven");
    place(&mut state, GERMANY, "A mun");
    let (next, report) = close(&state, &[(GERMANY, "A Mun S A Ven - Tyr")]);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(acts(&report)[0].manner, Manner::Support);
    assert_eq!(penalties(&next, ITALY), "");
}

#[test]
fn r_e1_an_enemy_in_the_way_excuses_home_and_centre_but_not_the_unit() {
    // A French army in Tyrolia, at war with Germany: Germany's move there is none on Austria.
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "A tyr");
    war(&mut state, GERMANY, FRANCE);
    assert_eq!(
        found(&state, GERMANY, "A Mun - Tyr"),
        [(Some(FRANCE), at("tyr"), Clause::Occupied)]
    );
    // Neutral, it is one on both.
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "A tyr");
    let both = [
        (Some(AUSTRIA), at("tyr"), Clause::Home),
        (Some(FRANCE), at("tyr"), Clause::Occupied),
    ];
    assert_eq!(found(&state, GERMANY, "A Mun - Tyr"), both);
    // The same in an owned minor.
    let mut state = later("S1902M");
    own(&mut state, AUSTRIA, "ser");
    place(&mut state, TURKEY, "A ser");
    place(&mut state, ITALY, "A gre");
    war(&mut state, ITALY, TURKEY);
    assert_eq!(
        found(&state, ITALY, "A Gre - Ser"),
        [(Some(TURKEY), at("ser"), Clause::Occupied)]
    );
}

#[test]
fn r_e1f_home_territory_is_all_the_land_within_the_border() {
    let board = game().setup.board();
    let lands = [
        (AUSTRIA, "boh bud gal tri tyr vie"),
        (ENGLAND, "cly edi lon lvp wal yor"),
        (FRANCE, "bre bur gas mar par pic"),
        (GERMANY, "ber kie mun pru ruh sil"),
        (ITALY, "apu nap pie rom tus ven"),
        (RUSSIA, "fin lvn mos sev stp ukr war"),
        (TURKEY, "ank arm con smy syr"),
    ];
    for (power, land) in lands {
        let land: chancery::board::ProvinceSet = land.split(' ').map(at).collect();
        assert_eq!(*board.country(power), land, "{power}");
    }
}

#[test]
fn r_e2_an_unowned_centre() {
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "A pic, A bur");
    let (next, report) = close(&state, &[(FRANCE, "A Pic - Bel\nA Bur S A Pic - Bel")]);
    assert_eq!(penalties(&next, FRANCE), "minor bel 1/1908");
    assert_eq!(acts(&report).len(), 2);
    // Support of another's unit pays, too.
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Ruh"), (FRANCE, "A Pic H")]);
    assert_eq!(penalties(&next, GERMANY), "");
    place(&mut state, GERMANY, "A ruh");
    let (next, _) = close(&state, &[(GERMANY, "A Ruh S A Pic - Bel")]);
    assert_eq!(penalties(&next, GERMANY), "minor bel 1/1908");
    assert_eq!(penalties(&next, FRANCE), "");
}

#[test]
fn r4b_07_minors_are_paid_for_each_season_while_unowned() {
    let state = later("S1902M");
    let order: &[(Power, &str)] = &[(FRANCE, "A Mar - Spa")];
    let (spring, _) = close(&state, order);
    assert_eq!(penalties(&spring, FRANCE), "minor spa 1/1908");
    let mut fall = spring.clone();
    place(&mut fall, FRANCE, "A mar");
    let (fall, _) = close(&fall, order);
    assert_eq!(
        penalties(&fall, FRANCE),
        "minor spa 1/1908, minor spa 1/1908"
    );
    assert_eq!(owner(&fall, "spa"), Some(FRANCE));
    jump_and_pay_nothing(&fall);
}

fn jump_and_pay_nothing(fall: &State) {
    let mut own = fall.clone();
    jump(&mut own, "S1903M");
    place(&mut own, FRANCE, "A mar");
    let (next, report) = close(&own, &[(FRANCE, "A Mar - Spa")]);
    assert!(acts(&report).is_empty());
    assert_eq!(penalties(&next, FRANCE), penalties(fall, FRANCE));
}

#[test]
fn r4b_09_an_unowned_centre_held_by_a_neutral_pays_twice() {
    let mut state = later("S1902M");
    place(&mut state, ENGLAND, "F bel");
    place(&mut state, FRANCE, "A pic");
    let (next, _) = close(&state, &[(FRANCE, "A Pic - Bel")]);
    assert_eq!(
        penalties(&next, FRANCE),
        "major england 2/1909, minor bel 1/1908"
    );
}

#[test]
fn r4b_10_a_home_centre_in_other_hands_protects_the_native() {
    let mut state = later("S1902M");
    own(&mut state, TURKEY, "tri");
    place(&mut state, AUSTRIA, "A vie");
    place(&mut state, TURKEY, "A con");
    assert_eq!(
        found(&state, ITALY, "A Ven - Tri"),
        [(Some(AUSTRIA), at("tri"), Clause::Home)]
    );
    // The owner is protected by his unit alone.
    place(&mut state, TURKEY, "A tri");
    let both = [
        (Some(AUSTRIA), at("tri"), Clause::Home),
        (Some(TURKEY), at("tri"), Clause::Occupied),
    ];
    assert_eq!(found(&state, ITALY, "A Ven - Tri"), both);
}

#[test]
fn r4b_11_help_for_a_power_in_its_own_land_is_no_attack() {
    let mut state = later("S1902M");
    place(&mut state, AUSTRIA, "A vie");
    assert_eq!(found(&state, GERMANY, "A Mun S A Vie - Tyr"), []);
    assert_eq!(found(&state, GERMANY, "A Mun S A Vie"), []);
}

#[test]
fn r4b_12_r4b_41_retreats_are_attacks_of_their_season() {
    let mut state = later("F1902M");
    place(&mut state, GERMANY, "A tyr");
    place(&mut state, AUSTRIA, "A tri, A vie, A boh");
    place(&mut state, ITALY, "");
    war(&mut state, GERMANY, AUSTRIA);
    let attack: &[(Power, &str)] = &[(AUSTRIA, "A Tri - Tyr\nA Vie S A Tri - Tyr")];
    let (lost, _) = close(&state, attack);
    assert_eq!(lost.phase.to_string(), "F1902R");
    let (next, report) = close(&lost, &[(GERMANY, "A Tyr - Ven")]);
    assert_eq!(penalties(&next, GERMANY), "major italy 2/1909");
    assert_eq!(acts(&report)[0].manner, Manner::Retreat);
    // An unordered retreat is none.
    let (next, _) = close(&lost, &[]);
    assert_eq!(penalties(&next, GERMANY), "");
}

#[test]
fn r4b_13_impossible_orders_are_no_attacks_and_unmatched_supports_are() {
    let mut state = later("S1902M");
    place(&mut state, ITALY, "A ven");
    assert_eq!(found(&state, GERMANY, "A Ber - Vie"), []);
    assert_eq!(found(&state, GERMANY, "A Mun S A Par - Tyr"), []);
    // Italy holds in Venice: the support meant what it says.
    let tyr = [(Some(AUSTRIA), at("tyr"), Clause::Home)];
    assert_eq!(found(&state, GERMANY, "A Mun S A Ven - Tyr"), tyr);
}

#[test]
fn r4b_35_the_land_of_the_dead_is_open() {
    let mut state = later("S1902M");
    place(&mut state, AUSTRIA, "");
    own(&mut state, TURKEY, "bud tri vie");
    assert_eq!(found(&state, GERMANY, "A Mun - Tyr"), []);
    assert_eq!(found(&state, ITALY, "A Ven - Tri"), []);
}

#[test]
fn r4b_36_the_note_on_empty_spaces_excuses_no_home_land() {
    let mut state = later("S1902M");
    place(&mut state, AUSTRIA, "A vie");
    let sheets = [(GERMANY, "A Mun - Tyr"), (AUSTRIA, "A Vie - Tyr")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    // An open province is another matter, even when one prevails.
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "F mar, F wes");
    place(&mut state, ITALY, "F tun");
    let sheets = [(FRANCE, "F Mar - Lyo\nF Wes - Tys"), (ITALY, "F Tun - Tys")];
    let (_, report) = close(&state, &sheets);
    assert!(acts(&report).is_empty());
}

#[test]
fn r4b_45_convoying_fleets_pay_for_majors_only() {
    let mut state = later("S1902M");
    place(&mut state, ENGLAND, "A lon, F nth");
    let (next, report) = close(&state, &[(ENGLAND, "A Lon - Nwy\nF Nth C A Lon - Nwy")]);
    assert_eq!(penalties(&next, ENGLAND), "minor nwy 1/1908");
    assert_eq!(acts(&report).len(), 1);
    place(&mut state, ENGLAND, "F nth");
    place(&mut state, RUSSIA, "A edi");
    let (next, _) = close(&state, &[(ENGLAND, "F Nth C A Edi - Nwy")]);
    assert_eq!(penalties(&next, ENGLAND), "");
}
