//! R-E1, R-E2: what is an attack, and on whom.

use chancery::board::Power::*;
use chancery::relations::{Clause, Manner};

use super::*;

/// The acts of one power's orders in the Spring of 1902: whom, where, by which clause.
fn found(state: &State, power: Power, orders: &str) -> Vec<(Option<Power>, &'static str, Clause)> {
    let (_, report) = close(state, &[(power, orders)]);
    let mut all: Vec<_> = acts(&report)
        .iter()
        .map(|a| (a.against, a.at.id(), a.clause))
        .collect();
    all.sort();
    all
}

#[test]
fn r_e0_only_what_was_written_counts() {
    // The move bounces, and is an attack all the same.
    let mut state = later("S1902M");
    place(&mut state, Austria, "A vie, A bud");
    let sheets = [(Germany, "A Mun - Tyr"), (Austria, "A Vie - Tyr")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "mun"), Verdict::Bounced);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
}

#[test]
fn r_e1_a_b_c_home_land_occupied_spaces_and_owned_minors() {
    let mut state = later("S1902M");
    own(&mut state, Austria, "ser");
    place(&mut state, Austria, "F adr, A alb");
    place(&mut state, Italy, "F ion, A gre, A ven, A pie");
    assert_eq!(
        found(&state, Italy, "A Ven - Tyr"),
        [(Some(Austria), "tyr", Clause::Home)]
    );
    assert_eq!(
        found(&state, Italy, "F Ion - Adr"),
        [(Some(Austria), "adr", Clause::Occupied)]
    );
    assert_eq!(
        found(&state, Italy, "A Gre - Ser"),
        [(Some(Austria), "ser", Clause::Owned)]
    );
    assert_eq!(
        found(&state, Italy, "A Gre - Alb"),
        [(Some(Austria), "alb", Clause::Occupied)]
    );
    // Open sea, and own land, are nobody's.
    assert_eq!(found(&state, Italy, "F Ion - Tys\nA Ven - Tus"), []);
}

#[test]
fn r_e1_b_whatever_the_other_unit_is_ordered() {
    let mut state = later("S1902M");
    place(&mut state, France, "F mao");
    place(&mut state, England, "F iri");
    let sheets = [(England, "F Iri - Mao"), (France, "F Mao - Por")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, England), "major france 2/1909");
}

#[test]
fn r_e1_supports_and_convoys_are_attacks() {
    let mut state = later("S1902M");
    place(&mut state, Italy, "A ven");
    place(&mut state, Germany, "A mun");
    let (next, report) = close(&state, &[(Germany, "A Mun S A Ven - Tyr")]);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(acts(&report)[0].manner, Manner::Support);
    assert_eq!(penalties(&next, Italy), "");
}

#[test]
fn r_e1_an_enemy_in_the_way_excuses_home_and_centre_but_not_the_unit() {
    // A French army in Tyrolia, at war with Germany: Germany's move there is none on Austria.
    let mut state = later("S1902M");
    place(&mut state, France, "A tyr");
    war(&mut state, Germany, France);
    assert_eq!(
        found(&state, Germany, "A Mun - Tyr"),
        [(Some(France), "tyr", Clause::Occupied)]
    );
    // Neutral, it is one on both.
    let mut state = later("S1902M");
    place(&mut state, France, "A tyr");
    let both = [
        (Some(Austria), "tyr", Clause::Home),
        (Some(France), "tyr", Clause::Occupied),
    ];
    assert_eq!(found(&state, Germany, "A Mun - Tyr"), both);
    // The same in an owned minor.
    let mut state = later("S1902M");
    own(&mut state, Austria, "ser");
    place(&mut state, Turkey, "A ser");
    place(&mut state, Italy, "A gre");
    war(&mut state, Italy, Turkey);
    assert_eq!(
        found(&state, Italy, "A Gre - Ser"),
        [(Some(Turkey), "ser", Clause::Occupied)]
    );
}

#[test]
fn r_e1f_home_territory_is_all_the_land_within_the_border() {
    let board = game().setup.board();
    let lands = [
        (Austria, "boh bud gal tri tyr vie"),
        (England, "cly edi lon lvp wal yor"),
        (France, "bre bur gas mar par pic"),
        (Germany, "ber kie mun pru ruh sil"),
        (Italy, "apu nap pie rom tus ven"),
        (Russia, "fin lvn mos sev stp ukr war"),
        (Turkey, "ank arm con smy syr"),
    ];
    for (power, land) in lands {
        let land: chancery::board::ProvinceSet = land.split(' ').map(at).collect();
        assert_eq!(board.country(power), land, "{power}");
    }
}

#[test]
fn r_e2_an_unowned_centre() {
    let mut state = later("S1902M");
    place(&mut state, France, "A pic, A bur");
    let (next, report) = close(&state, &[(France, "A Pic - Bel\nA Bur S A Pic - Bel")]);
    assert_eq!(penalties(&next, France), "minor bel 1/1908");
    assert_eq!(acts(&report).len(), 2);
    // Support of another's unit pays, too.
    let (next, _) = close(&state, &[(Germany, "A Mun - Ruh"), (France, "A Pic H")]);
    assert_eq!(penalties(&next, Germany), "");
    place(&mut state, Germany, "A ruh");
    let (next, _) = close(&state, &[(Germany, "A Ruh S A Pic - Bel")]);
    assert_eq!(penalties(&next, Germany), "minor bel 1/1908");
    assert_eq!(penalties(&next, France), "");
}

#[test]
fn r4b_07_minors_are_paid_for_each_season_while_unowned() {
    let state = later("S1902M");
    let order: &[(Power, &str)] = &[(France, "A Mar - Spa")];
    let (spring, _) = close(&state, order);
    assert_eq!(penalties(&spring, France), "minor spa 1/1908");
    let mut fall = spring.clone();
    place(&mut fall, France, "A mar");
    let (fall, _) = close(&fall, order);
    assert_eq!(
        penalties(&fall, France),
        "minor spa 1/1908, minor spa 1/1908"
    );
    assert_eq!(owner(&fall, "spa"), Some(France));
    jump_and_pay_nothing(&fall);
}

fn jump_and_pay_nothing(fall: &State) {
    let mut own = fall.clone();
    jump(&mut own, "S1903M");
    place(&mut own, France, "A mar");
    let (next, report) = close(&own, &[(France, "A Mar - Spa")]);
    assert!(acts(&report).is_empty());
    assert_eq!(penalties(&next, France), penalties(fall, France));
}

#[test]
fn r4b_09_an_unowned_centre_held_by_a_neutral_pays_twice() {
    let mut state = later("S1902M");
    place(&mut state, England, "F bel");
    place(&mut state, France, "A pic");
    let (next, _) = close(&state, &[(France, "A Pic - Bel")]);
    assert_eq!(
        penalties(&next, France),
        "major england 2/1909, minor bel 1/1908"
    );
}

#[test]
fn r4b_10_a_home_centre_in_other_hands_protects_the_native() {
    let mut state = later("S1902M");
    own(&mut state, Turkey, "tri");
    place(&mut state, Austria, "A vie");
    place(&mut state, Turkey, "A con");
    assert_eq!(
        found(&state, Italy, "A Ven - Tri"),
        [(Some(Austria), "tri", Clause::Home)]
    );
    // The owner is protected by his unit alone.
    place(&mut state, Turkey, "A tri");
    let both = [
        (Some(Austria), "tri", Clause::Home),
        (Some(Turkey), "tri", Clause::Occupied),
    ];
    assert_eq!(found(&state, Italy, "A Ven - Tri"), both);
}

#[test]
fn r4b_11_help_for_a_power_in_its_own_land_is_no_attack() {
    let mut state = later("S1902M");
    place(&mut state, Austria, "A vie");
    assert_eq!(found(&state, Germany, "A Mun S A Vie - Tyr"), []);
    assert_eq!(found(&state, Germany, "A Mun S A Vie"), []);
}

#[test]
fn r4b_12_r4b_41_retreats_are_attacks_of_their_season() {
    let mut state = later("F1902M");
    place(&mut state, Germany, "A tyr");
    place(&mut state, Austria, "A tri, A vie, A boh");
    place(&mut state, Italy, "");
    war(&mut state, Germany, Austria);
    let attack: &[(Power, &str)] = &[(Austria, "A Tri - Tyr\nA Vie S A Tri - Tyr")];
    let (lost, _) = close(&state, attack);
    assert_eq!(lost.phase.to_string(), "F1902R");
    let (next, report) = close(&lost, &[(Germany, "A Tyr - Ven")]);
    assert_eq!(penalties(&next, Germany), "major italy 2/1909");
    assert_eq!(acts(&report)[0].manner, Manner::Retreat);
    // An unordered retreat is none.
    let (next, _) = close(&lost, &[]);
    assert_eq!(penalties(&next, Germany), "");
}

#[test]
fn r4b_13_impossible_orders_are_no_attacks_and_unmatched_supports_are() {
    let mut state = later("S1902M");
    place(&mut state, Italy, "A ven");
    assert_eq!(found(&state, Germany, "A Ber - Vie"), []);
    assert_eq!(found(&state, Germany, "A Mun S A Par - Tyr"), []);
    // Italy holds in Venice: the support meant what it says.
    let tyr = [(Some(Austria), "tyr", Clause::Home)];
    assert_eq!(found(&state, Germany, "A Mun S A Ven - Tyr"), tyr);
}

#[test]
fn r4b_35_the_land_of_the_dead_is_open() {
    let mut state = later("S1902M");
    place(&mut state, Austria, "");
    own(&mut state, Turkey, "bud tri vie");
    assert_eq!(found(&state, Germany, "A Mun - Tyr"), []);
    assert_eq!(found(&state, Italy, "A Ven - Tri"), []);
}

#[test]
fn r4b_36_the_note_on_empty_spaces_excuses_no_home_land() {
    let mut state = later("S1902M");
    place(&mut state, Austria, "A vie");
    let sheets = [(Germany, "A Mun - Tyr"), (Austria, "A Vie - Tyr")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    // An open province is another matter, even when one prevails.
    let mut state = later("S1902M");
    place(&mut state, France, "F mar, F wes");
    place(&mut state, Italy, "F tun");
    let sheets = [(France, "F Mar - Lyo\nF Wes - Tys"), (Italy, "F Tun - Tys")];
    let (_, report) = close(&state, &sheets);
    assert!(acts(&report).is_empty());
}

#[test]
fn r4b_45_convoying_fleets_pay_for_majors_only() {
    let mut state = later("S1902M");
    place(&mut state, England, "A lon, F nth");
    let (next, report) = close(&state, &[(England, "A Lon - Nwy\nF Nth C A Lon - Nwy")]);
    assert_eq!(penalties(&next, England), "minor nwy 1/1908");
    assert_eq!(acts(&report).len(), 1);
    place(&mut state, England, "F nth");
    place(&mut state, Russia, "A edi");
    let (next, _) = close(&state, &[(England, "F Nth C A Edi - Nwy")]);
    assert_eq!(penalties(&next, England), "");
}
