//! R-B and R-C: how two powers stand to each other, and what attacks on third parties do.

use chancery::board::powers::*;
use chancery::relations::{Clause, Manner, WhyWar};

use super::*;

#[test]
fn r_00a_r_00b_seven_powers_begin_neutral_by_the_standard_rules() {
    let state = game();
    assert_eq!(state.setup.board().powers().count(), 7);
    for a in Power::ALL {
        for b in Power::ALL {
            assert_eq!(stands(&state, a, b), Standing::Neutral);
        }
    }
    // The standard map, its starting position and the standard rules, under today's rulebook.
    let plain = State::new(variants::standard(None));
    assert_eq!(state.setup.board, plain.setup.board);
    assert_eq!(state.position, plain.position);
    assert_eq!(state.economy, plain.economy);
    let book = chancery::movement::Preset::Y2023.rulebook();
    assert_eq!(*state.setup.rulebook(), book);
    let mut moved = state.clone();
    let orders = set_scene(&mut moved);
    let (next, report) = close(&moved, &orders);
    assert_scene(&next, &report);
    // Treaties are objects of the state.
    let mut allied = state.clone();
    mdt(&mut allied, FRANCE, ITALY);
    assert_eq!(
        stands(&allied, ITALY, FRANCE),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r_b1_r_b3_r_e1d_an_attack_on_a_neutral_is_war_and_only_the_first_is_penalised() {
    let mut state = later("S1902M");
    place(&mut state, GERMANY, "A mun, A sil");
    let (next, report) = close(&state, &[(GERMANY, "A Mun - Tyr\nA Sil - Gal")]);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(acts(&report).len(), 2);
    let pair = Pair::of(AUSTRIA, GERMANY);
    let why = WhyWar::Attack { by: GERMANY };
    assert!(report.relations.contains(&Event::War { pair, why }));
    let (next, report) = close(&next, &[(GERMANY, "A Gal - Vie"), (AUSTRIA, "A Vie - Tyr")]);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(penalties(&next, AUSTRIA), "");
    assert!(acts(&report).iter().all(|a| a.standing == Standing::War));
}

#[test]
fn r_b2_r_c4_orders_against_an_ally_are_invalid() {
    for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
        let mut state = later("S1902M");
        ally(&mut state, kind, GERMANY, AUSTRIA);
        let (next, report) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
        let (tyr, ally) = (at("tyr"), AUSTRIA);
        let why = Forbidden::AgainstAlly { at: tyr, ally };
        assert_eq!(forbidden(&report, "mun"), Some(why));
        assert!(units(&next, GERMANY).contains("A mun"));
        assert_eq!(penalties(&next, GERMANY), "");
        assert_eq!(stands(&next, GERMANY, AUSTRIA), Standing::Allied(kind));
    }
}

#[test]
fn r_b2_a_forbidden_order_is_a_hold_that_can_be_supported() {
    let mut state = later("S1902M");
    mdt(&mut state, GERMANY, AUSTRIA);
    war(&mut state, GERMANY, FRANCE);
    place(&mut state, FRANCE, "A bur, A ruh");
    let sheets = [
        (GERMANY, "A Mun - Tyr\nA Ber S A Mun"),
        (FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "bur"), Verdict::Bounced);
    assert_eq!(verdict(&report, "ber"), Verdict::Supported);
}

#[test]
fn r_b4_at_war_nothing_is_penalised() {
    let mut state = later("S1902M");
    war(&mut state, GERMANY, AUSTRIA);
    let (next, _) = close(
        &state,
        &[(GERMANY, "A Mun - Tyr"), (AUSTRIA, "A Vie - Boh")],
    );
    assert_eq!(penalties(&next, GERMANY), "");
    assert_eq!(penalties(&next, AUSTRIA), "");
}

#[test]
fn r_c5_a_partner_of_the_victim_may_but_need_not_attack() {
    let mut state = later("S1902M");
    mdt(&mut state, AUSTRIA, ITALY);
    let (next, report) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(stands(&next, ITALY, GERMANY), Standing::MayAttack);
    let aid = Event::Imminent {
        power: ITALY,
        against: GERMANY,
        aiding: AUSTRIA,
    };
    assert!(report.relations.contains(&aid));
    // Nothing happens by itself.
    let (idle, _) = close(&next, &[]);
    assert_eq!(stands(&idle, ITALY, GERMANY), Standing::MayAttack);
    let (struck, _) = close(&next, &[(ITALY, "A Ven - Tyr")]);
    assert_eq!(stands(&struck, ITALY, GERMANY), Standing::War);
    assert_eq!(penalties(&struck, ITALY), "");
}

#[test]
fn r_c6_the_attacker_pays_again_for_the_second() {
    let mut state = later("S1902M");
    imminent(&mut state, ITALY, GERMANY);
    place(&mut state, GERMANY, "A tyr");
    let (next, report) = close(&state, &[(GERMANY, "A Tyr - Ven")]);
    assert_eq!(penalties(&next, GERMANY), "major italy 2/1909");
    assert_eq!(stands(&next, ITALY, GERMANY), Standing::War);
    let at_first = acts(&report)[0].standing;
    assert_eq!(at_first, Standing::MayBeAttacked);
}

#[test]
fn r_c7_r_c12_wars_older_than_the_treaty_stay_the_parties_own() {
    for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
        let mut state = later("S1902M");
        war(&mut state, ITALY, TURKEY);
        ally(&mut state, kind, ITALY, AUSTRIA);
        place(&mut state, TURKEY, "F ion");
        let (next, _) = close(&state, &[(TURKEY, "F Ion - Nap")]);
        assert_eq!(stands(&next, AUSTRIA, TURKEY), Standing::Neutral);
    }
}

#[test]
fn r_c8_r_c9_the_victim_may_attack_both() {
    let mut state = later("S1902M");
    aat(&mut state, RUSSIA, TURKEY);
    place(&mut state, AUSTRIA, "A bul, A vie");
    let (next, report) = close(&state, &[(RUSSIA, "A War - Gal")]);
    let shared = WhyWar::Shared {
        power: TURKEY,
        attacker: RUSSIA,
    };
    let pair = Pair::of(AUSTRIA, TURKEY);
    assert!(report.relations.contains(&Event::War { pair, why: shared }));
    let (next, _) = close(&next, &[(AUSTRIA, "A Bul - Con\nA Vie - Gal")]);
    assert_eq!(penalties(&next, AUSTRIA), "");
}

#[test]
fn r_c10_an_attack_on_one_is_full_war_with_both() {
    let mut state = later("S1902M");
    aat(&mut state, AUSTRIA, ITALY);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    for victim in [AUSTRIA, ITALY] {
        assert_eq!(stands(&next, victim, GERMANY), Standing::War, "{victim}");
        assert_eq!(stands(&next, GERMANY, victim), Standing::War, "{victim}");
        assert_eq!(penalties(&next, victim), "", "{victim}");
    }
    // One attack is one penalty, for the one attacked; the two stay allied.
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(
        stands(&next, AUSTRIA, ITALY),
        Standing::Allied(TreatyKind::Aat)
    );
}

#[test]
fn r_c11_a_shared_penalty_lasts_half_as_long() {
    let mut state = later("S1903M");
    aat(&mut state, RUSSIA, TURKEY);
    let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
    assert_eq!(penalties(&next, RUSSIA), "major austria 2/1910");
    assert_eq!(penalties(&next, TURKEY), "shared russia austria 2/1906");
}

#[test]
fn r_c14_attacks_on_minors_are_not_shared() {
    let mut state = later("S1902M");
    aat(&mut state, RUSSIA, TURKEY);
    let (next, _) = close(&state, &[(RUSSIA, "F Sev - Rum")]);
    assert_eq!(penalties(&next, RUSSIA), "minor rum 1/1908");
    assert_eq!(penalties(&next, TURKEY), "");
}

#[test]
fn r_c15_r4b_16_a_batch_of_treaties_is_looked_at_together() {
    // Italy cannot have both enemies as partners; neither treaty is made.
    let mut state = later("F1902M");
    place(&mut state, TURKEY, "A con");
    war(&mut state, FRANCE, GERMANY);
    let sheets = [
        (ITALY, "Enter MDT with Germany\nEnter AAT with France"),
        (GERMANY, "Enter MDT with Italy"),
        (FRANCE, "Enter AAT with Italy"),
    ];
    let (next, _) = close(&state, &sheets);
    assert!(treaties(&next).announced.is_empty());
    // With peace between the two, all three are.
    let sheets = [
        (ITALY, "Enter MDT with Germany\nEnter AAT with France"),
        (GERMANY, "Enter MDT with Italy\nEnter MDT with France"),
        (FRANCE, "Enter AAT with Italy\nEnter MDT with Germany"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(treaties(&next).announced.len(), 3);
    // Imminent war bars too.
    let mut state = later("F1902M");
    imminent(&mut state, GERMANY, FRANCE);
    mdt(&mut state, ITALY, FRANCE);
    let sheets = [
        (ITALY, "Enter MDT with Germany"),
        (GERMANY, "Enter MDT with Italy"),
    ];
    let (next, _) = close(&state, &sheets);
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r_c16_r_c16b_the_common_partner_goes_to_war_with_the_attacker() {
    let mut state = later("S1902M");
    mdt(&mut state, GERMANY, ITALY);
    mdt(&mut state, AUSTRIA, ITALY);
    let (next, report) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(stands(&next, GERMANY, ITALY), Standing::War);
    assert_eq!(
        stands(&next, AUSTRIA, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    let why = WhyWar::Aid {
        power: ITALY,
        victim: AUSTRIA,
    };
    let pair = Pair::of(GERMANY, ITALY);
    assert!(report.relations.contains(&Event::War { pair, why }));
}

#[test]
fn r_c17_an_alliance_goes_before_mutual_defence_either_way() {
    let attack: &[(Power, &str)] = &[(GERMANY, "A Mun - Tyr")];
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    mdt(&mut state, AUSTRIA, ITALY);
    let (next, _) = close(&state, attack);
    assert_eq!(stands(&next, AUSTRIA, ITALY), Standing::War);
    assert_eq!(penalties(&next, ITALY), "shared germany austria 2/1905");
    let mut state = later("S1902M");
    mdt(&mut state, GERMANY, ITALY);
    aat(&mut state, AUSTRIA, ITALY);
    let (next, _) = close(&state, attack);
    assert_eq!(stands(&next, GERMANY, ITALY), Standing::War);
    assert_eq!(
        stands(&next, AUSTRIA, ITALY),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, ITALY), "");
}

#[test]
fn r_c18_of_two_alliances_that_with_the_attacker_stands() {
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    aat(&mut state, AUSTRIA, ITALY);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(stands(&next, AUSTRIA, ITALY), Standing::War);
    assert_eq!(
        stands(&next, GERMANY, ITALY),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, ITALY), "shared germany austria 2/1905");
}

#[test]
fn r_e1g_a_convoy_binds_the_army_and_every_fleet() {
    let mut state = later("S1902M");
    place(&mut state, ENGLAND, "A lon, F nth");
    place(&mut state, RUSSIA, "F ska");
    place(&mut state, GERMANY, "");
    own(&mut state, GERMANY, "swe");
    let sheets = [
        (ENGLAND, "A Lon - Swe\nF Nth C A Lon - Swe"),
        (RUSSIA, "F Ska C A Lon - Swe"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(penalties(&next, ENGLAND), "major germany 2/1909");
    assert_eq!(penalties(&next, RUSSIA), "major germany 2/1909");
    assert_eq!(acts(&report).len(), 3);
    let carried = acts(&report)
        .iter()
        .filter(|a| a.manner == Manner::Convoy)
        .count();
    assert_eq!(carried, 2);
    assert!(acts(&report).iter().all(|a| a.clause == Clause::Owned));
}

#[test]
fn r4b_08_both_attack_each_other() {
    let state = later("S1902M");
    let sheets = [
        (GERMANY, "A Mun - Tyr"),
        (AUSTRIA, "A Vie - Boh\nA Bud - Gal"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(penalties(&next, AUSTRIA), "");
    let mut state = later("S1902M");
    place(&mut state, AUSTRIA, "A boh");
    place(&mut state, GERMANY, "A sil, A mun");
    let sheets = [(GERMANY, "A Sil - Boh"), (AUSTRIA, "A Boh - Mun")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(penalties(&next, AUSTRIA), "major germany 2/1909");
    // Allies who attack the same victim each pay their own, and once.
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    let sheets = [(GERMANY, "A Mun - Tyr"), (ITALY, "A Ven - Tri")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    assert_eq!(penalties(&next, ITALY), "major austria 2/1909");
}

#[test]
fn r4b_14_imminent_war_counts_for_the_exceptions_of_who_may_attack() {
    // A German army in Burgundy; Italy may attack Germany, so its move there is none on France.
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "F bre");
    place(&mut state, GERMANY, "A bur");
    place(&mut state, ITALY, "A mar");
    imminent(&mut state, ITALY, GERMANY);
    let (next, _) = close(&state, &[(ITALY, "A Mar - Bur")]);
    assert_eq!(penalties(&next, ITALY), "");
    assert_eq!(stands(&next, ITALY, FRANCE), Standing::Neutral);
    assert_eq!(stands(&next, ITALY, GERMANY), Standing::War);
    // The other way round it does not count.
    let mut state = later("S1902M");
    place(&mut state, FRANCE, "F bre");
    place(&mut state, GERMANY, "A bur");
    place(&mut state, ITALY, "A mar");
    imminent(&mut state, GERMANY, ITALY);
    let (next, _) = close(&state, &[(ITALY, "A Mar - Bur")]);
    let mut paid: Vec<_> = penalties(&next, ITALY)
        .split(", ")
        .map(str::to_owned)
        .collect();
    paid.sort();
    assert_eq!(paid, ["major france 2/1909", "major germany 2/1909"]);
}

#[test]
fn r4b_14_a_treaty_ends_imminent_war() {
    let mut state = later("F1902M");
    imminent(&mut state, GERMANY, ITALY);
    let sheets = [
        (ITALY, "Enter MDT with Germany"),
        (GERMANY, "Enter MDT with Italy"),
    ];
    let next = play(&state, &[&sheets, &[]]);
    assert_eq!(
        stands(&next, GERMANY, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r4b_15_a_treaty_makes_peace_and_war_never_lapses() {
    let mut state = later("F1902M");
    war(&mut state, GERMANY, ITALY);
    // Somebody has something to build, so that Winter comes.
    place(&mut state, TURKEY, "A con");
    let sheets = [
        (ITALY, "Enter MDT with Germany"),
        (GERMANY, "Enter MDT with Italy"),
    ];
    let made = play(&state, &[&sheets]);
    assert_eq!(stands(&made, GERMANY, ITALY), Standing::War);
    let made = play(&made, &[&[]]);
    assert_eq!(
        stands(&made, GERMANY, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    let none: &[(Power, &str)] = &[];
    let long = play(&state, &[none; 5]);
    assert_eq!(stands(&long, GERMANY, ITALY), Standing::War);
}

#[test]
fn r4b_17_chains_go_one_step() {
    // Germany and its ally Italy against Austria; France stands by Austria, England by France.
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    mdt(&mut state, AUSTRIA, FRANCE);
    aat(&mut state, FRANCE, ENGLAND);
    aat(&mut state, ITALY, TURKEY);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::MayAttack);
    assert_eq!(stands(&next, FRANCE, ITALY), Standing::MayAttack);
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::Neutral);
    assert_eq!(stands(&next, TURKEY, AUSTRIA), Standing::Neutral);
    assert_eq!(penalties(&next, TURKEY), "");
    // A whole ally of the victim is at war with both.
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    aat(&mut state, AUSTRIA, FRANCE);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::War);
    assert_eq!(stands(&next, FRANCE, ITALY), Standing::War);
}

#[test]
fn r4b_18_an_ally_already_at_war_shares_the_penalty() {
    let mut state = later("S1902M");
    aat(&mut state, RUSSIA, TURKEY);
    war(&mut state, TURKEY, AUSTRIA);
    let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
    assert_eq!(penalties(&next, TURKEY), "shared russia austria 2/1905");
}

#[test]
fn r_e1e_r4b_18_who_is_dragged_by_two_shares_the_penalty_of_each() {
    let attacks = [(RUSSIA, "A War - Gal"), (GERMANY, "A Mun - Tyr")];
    let both = "shared germany austria 2/1905, shared russia austria 2/1905";
    let mut state = later("S1902M");
    aat(&mut state, RUSSIA, TURKEY);
    aat(&mut state, GERMANY, TURKEY);
    let (next, _) = close(&state, &attacks);
    assert_eq!(penalties(&next, TURKEY), both);
    // As in one season after the other.
    let next = play(&state, &[&attacks[1..], &attacks[..1]]);
    assert_eq!(penalties(&next, TURKEY), both);
}

#[test]
fn r_c5_r_c8_r4b_46_help_for_a_partner_is_no_unprovoked_attack_and_costs_nothing() {
    // France may attack Germany, in aid of a partner; its ally England and Germany's partner by MDT stay
    // out, Germany's ally by AAT does not.
    let mut state = later("S1902M");
    imminent(&mut state, FRANCE, GERMANY);
    aat(&mut state, FRANCE, ENGLAND);
    mdt(&mut state, GERMANY, ITALY);
    aat(&mut state, GERMANY, AUSTRIA);
    place(&mut state, FRANCE, "A bur");
    let (next, _) = close(&state, &[(FRANCE, "A Bur - Ruh")]);
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::War);
    assert_eq!(stands(&next, AUSTRIA, FRANCE), Standing::War);
    for (a, b) in [(ENGLAND, GERMANY), (ITALY, FRANCE), (AUSTRIA, ENGLAND)] {
        assert_eq!(stands(&next, a, b), Standing::Neutral);
    }
    for power in Power::ALL {
        assert_eq!(penalties(&next, power), "");
    }
}

#[test]
fn r_c6_the_first_aggressors_attack_on_the_second_is_unprovoked_and_drags() {
    let mut state = later("S1902M");
    imminent(&mut state, FRANCE, GERMANY);
    aat(&mut state, GERMANY, AUSTRIA);
    mdt(&mut state, FRANCE, ENGLAND);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Bur")]);
    assert_eq!(penalties(&next, GERMANY), "major france 2/1909");
    assert_eq!(penalties(&next, AUSTRIA), "shared germany france 2/1905");
    assert_eq!(stands(&next, AUSTRIA, FRANCE), Standing::War);
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::MayAttack);
}

#[test]
fn r4b_37_a_chain_leaves_treaties_between_helpers_standing() {
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    mdt(&mut state, AUSTRIA, FRANCE);
    mdt(&mut state, ITALY, FRANCE);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(
        stands(&next, ITALY, FRANCE),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::MayAttack);
    // 4B.43: such a state persists, though no entry would make it.
    assert_eq!(stands(&next, ITALY, AUSTRIA), Standing::War);
    assert_eq!(
        stands(&next, FRANCE, AUSTRIA),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r4b_37_even_where_full_war_would_be_made() {
    let mut state = later("S1902M");
    aat(&mut state, GERMANY, ITALY);
    aat(&mut state, AUSTRIA, FRANCE);
    mdt(&mut state, ITALY, FRANCE);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(
        stands(&next, ITALY, FRANCE),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(stands(&next, ITALY, AUSTRIA), Standing::War);
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::War);
}

#[test]
fn r4b_38_after_a_treaty_has_ended_an_attack_is_a_first_one_again() {
    let mut state = later("S1902M");
    penalise(&mut state, GERMANY, AUSTRIA, 2, 1909);
    let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
    assert_eq!(
        penalties(&next, GERMANY),
        "major austria 2/1909, major austria 2/1909"
    );
}
