//! R-B and R-C: how two powers stand to each other, and what attacks on third parties do.

use chancery::board::Power::*;
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
    mdt(&mut allied, France, Italy);
    assert_eq!(
        stands(&allied, Italy, France),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r_b1_r_b3_r_e1d_an_attack_on_a_neutral_is_war_and_only_the_first_is_penalised() {
    let mut state = later("S1902M");
    place(&mut state, Germany, "A mun, A sil");
    let (next, report) = close(&state, &[(Germany, "A Mun - Tyr\nA Sil - Gal")]);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(acts(&report).len(), 2);
    let pair = Pair::of(Austria, Germany);
    let why = WhyWar::Attack { by: Germany };
    assert!(report.relations.contains(&Event::War { pair, why }));
    let (next, report) = close(&next, &[(Germany, "A Gal - Vie"), (Austria, "A Vie - Tyr")]);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(penalties(&next, Austria), "");
    assert!(acts(&report).iter().all(|a| a.standing == Standing::War));
}

#[test]
fn r_b2_r_c4_orders_against_an_ally_are_invalid() {
    for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
        let mut state = later("S1902M");
        ally(&mut state, kind, Germany, Austria);
        let (next, report) = close(&state, &[(Germany, "A Mun - Tyr")]);
        let (tyr, ally) = (at("tyr"), Austria);
        let why = Forbidden::AgainstAlly { at: tyr, ally };
        assert_eq!(forbidden(&report, "mun"), Some(why));
        assert!(units(&next, Germany).contains("A mun"));
        assert_eq!(penalties(&next, Germany), "");
        assert_eq!(stands(&next, Germany, Austria), Standing::Allied(kind));
    }
}

#[test]
fn r_b2_a_forbidden_order_is_a_hold_that_can_be_supported() {
    let mut state = later("S1902M");
    mdt(&mut state, Germany, Austria);
    war(&mut state, Germany, France);
    place(&mut state, France, "A bur, A ruh");
    let sheets = [
        (Germany, "A Mun - Tyr\nA Ber S A Mun"),
        (France, "A Bur - Mun\nA Ruh S A Bur - Mun"),
    ];
    let (_, report) = close(&state, &sheets);
    assert_eq!(verdict(&report, "bur"), Verdict::Bounced);
    assert_eq!(verdict(&report, "ber"), Verdict::Supported);
}

#[test]
fn r_b4_at_war_nothing_is_penalised() {
    let mut state = later("S1902M");
    war(&mut state, Germany, Austria);
    let (next, _) = close(
        &state,
        &[(Germany, "A Mun - Tyr"), (Austria, "A Vie - Boh")],
    );
    assert_eq!(penalties(&next, Germany), "");
    assert_eq!(penalties(&next, Austria), "");
}

#[test]
fn r_c5_a_partner_of_the_victim_may_but_need_not_attack() {
    let mut state = later("S1902M");
    mdt(&mut state, Austria, Italy);
    let (next, report) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, Italy, Germany), Standing::MayAttack);
    let aid = Event::Imminent {
        power: Italy,
        against: Germany,
        aiding: Austria,
    };
    assert!(report.relations.contains(&aid));
    // Nothing happens by itself.
    let (idle, _) = close(&next, &[]);
    assert_eq!(stands(&idle, Italy, Germany), Standing::MayAttack);
    let (struck, _) = close(&next, &[(Italy, "A Ven - Tyr")]);
    assert_eq!(stands(&struck, Italy, Germany), Standing::War);
    assert_eq!(penalties(&struck, Italy), "");
}

#[test]
fn r_c6_the_attacker_pays_again_for_the_second() {
    let mut state = later("S1902M");
    imminent(&mut state, Italy, Germany);
    place(&mut state, Germany, "A tyr");
    let (next, report) = close(&state, &[(Germany, "A Tyr - Ven")]);
    assert_eq!(penalties(&next, Germany), "major italy 2/1909");
    assert_eq!(stands(&next, Italy, Germany), Standing::War);
    let at_first = acts(&report)[0].standing;
    assert_eq!(at_first, Standing::MayBeAttacked);
}

#[test]
fn r_c7_r_c12_wars_older_than_the_treaty_stay_the_parties_own() {
    for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
        let mut state = later("S1902M");
        war(&mut state, Italy, Turkey);
        ally(&mut state, kind, Italy, Austria);
        place(&mut state, Turkey, "F ion");
        let (next, _) = close(&state, &[(Turkey, "F Ion - Nap")]);
        assert_eq!(stands(&next, Austria, Turkey), Standing::Neutral);
    }
}

#[test]
fn r_c8_r_c9_the_victim_may_attack_both() {
    let mut state = later("S1902M");
    aat(&mut state, Russia, Turkey);
    place(&mut state, Austria, "A bul, A vie");
    let (next, report) = close(&state, &[(Russia, "A War - Gal")]);
    let shared = WhyWar::Shared {
        power: Turkey,
        attacker: Russia,
    };
    let pair = Pair::of(Austria, Turkey);
    assert!(report.relations.contains(&Event::War { pair, why: shared }));
    let (next, _) = close(&next, &[(Austria, "A Bul - Con\nA Vie - Gal")]);
    assert_eq!(penalties(&next, Austria), "");
}

#[test]
fn r_c10_an_attack_on_one_is_full_war_with_both() {
    let mut state = later("S1902M");
    aat(&mut state, Austria, Italy);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    for victim in [Austria, Italy] {
        assert_eq!(stands(&next, victim, Germany), Standing::War, "{victim}");
        assert_eq!(stands(&next, Germany, victim), Standing::War, "{victim}");
        assert_eq!(penalties(&next, victim), "", "{victim}");
    }
    // One attack is one penalty, for the one attacked; the two stay allied.
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(
        stands(&next, Austria, Italy),
        Standing::Allied(TreatyKind::Aat)
    );
}

#[test]
fn r_c11_a_shared_penalty_lasts_half_as_long() {
    let mut state = later("S1903M");
    aat(&mut state, Russia, Turkey);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    assert_eq!(penalties(&next, Russia), "major austria 2/1910");
    assert_eq!(penalties(&next, Turkey), "shared russia austria 2/1906");
}

#[test]
fn r_c14_attacks_on_minors_are_not_shared() {
    let mut state = later("S1902M");
    aat(&mut state, Russia, Turkey);
    let (next, _) = close(&state, &[(Russia, "F Sev - Rum")]);
    assert_eq!(penalties(&next, Russia), "minor rum 1/1908");
    assert_eq!(penalties(&next, Turkey), "");
}

#[test]
fn r_c15_r4b_16_a_batch_of_treaties_is_looked_at_together() {
    // Italy cannot have both enemies as partners; neither treaty is made.
    let mut state = later("F1902M");
    place(&mut state, Turkey, "A con");
    war(&mut state, France, Germany);
    let sheets = [
        (Italy, "Enter MDT with Germany\nEnter AAT with France"),
        (Germany, "Enter MDT with Italy"),
        (France, "Enter AAT with Italy"),
    ];
    let (next, _) = close(&state, &sheets);
    assert!(treaties(&next).announced.is_empty());
    // With peace between the two, all three are.
    let sheets = [
        (Italy, "Enter MDT with Germany\nEnter AAT with France"),
        (Germany, "Enter MDT with Italy\nEnter MDT with France"),
        (France, "Enter AAT with Italy\nEnter MDT with Germany"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(treaties(&next).announced.len(), 3);
    // Imminent war bars too.
    let mut state = later("F1902M");
    imminent(&mut state, Germany, France);
    mdt(&mut state, Italy, France);
    let sheets = [
        (Italy, "Enter MDT with Germany"),
        (Germany, "Enter MDT with Italy"),
    ];
    let (next, _) = close(&state, &sheets);
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r_c16_r_c16b_the_common_partner_goes_to_war_with_the_attacker() {
    let mut state = later("S1902M");
    mdt(&mut state, Germany, Italy);
    mdt(&mut state, Austria, Italy);
    let (next, report) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, Germany, Italy), Standing::War);
    assert_eq!(
        stands(&next, Austria, Italy),
        Standing::Allied(TreatyKind::Mdt)
    );
    let why = WhyWar::Aid {
        power: Italy,
        victim: Austria,
    };
    let pair = Pair::of(Germany, Italy);
    assert!(report.relations.contains(&Event::War { pair, why }));
}

#[test]
fn r_c17_an_alliance_goes_before_mutual_defence_either_way() {
    let attack: &[(Power, &str)] = &[(Germany, "A Mun - Tyr")];
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    mdt(&mut state, Austria, Italy);
    let (next, _) = close(&state, attack);
    assert_eq!(stands(&next, Austria, Italy), Standing::War);
    assert_eq!(penalties(&next, Italy), "shared germany austria 2/1905");
    let mut state = later("S1902M");
    mdt(&mut state, Germany, Italy);
    aat(&mut state, Austria, Italy);
    let (next, _) = close(&state, attack);
    assert_eq!(stands(&next, Germany, Italy), Standing::War);
    assert_eq!(
        stands(&next, Austria, Italy),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, Italy), "");
}

#[test]
fn r_c18_of_two_alliances_that_with_the_attacker_stands() {
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    aat(&mut state, Austria, Italy);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, Austria, Italy), Standing::War);
    assert_eq!(
        stands(&next, Germany, Italy),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(penalties(&next, Italy), "shared germany austria 2/1905");
}

#[test]
fn r_e1g_a_convoy_binds_the_army_and_every_fleet() {
    let mut state = later("S1902M");
    place(&mut state, England, "A lon, F nth");
    place(&mut state, Russia, "F ska");
    place(&mut state, Germany, "");
    own(&mut state, Germany, "swe");
    let sheets = [
        (England, "A Lon - Swe\nF Nth C A Lon - Swe"),
        (Russia, "F Ska C A Lon - Swe"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(penalties(&next, England), "major germany 2/1909");
    assert_eq!(penalties(&next, Russia), "major germany 2/1909");
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
        (Germany, "A Mun - Tyr"),
        (Austria, "A Vie - Boh\nA Bud - Gal"),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(penalties(&next, Austria), "");
    let mut state = later("S1902M");
    place(&mut state, Austria, "A boh");
    place(&mut state, Germany, "A sil, A mun");
    let sheets = [(Germany, "A Sil - Boh"), (Austria, "A Boh - Mun")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(penalties(&next, Austria), "major germany 2/1909");
    // Allies who attack the same victim each pay their own, and once.
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    let sheets = [(Germany, "A Mun - Tyr"), (Italy, "A Ven - Tri")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(penalties(&next, Germany), "major austria 2/1909");
    assert_eq!(penalties(&next, Italy), "major austria 2/1909");
}

#[test]
fn r4b_14_imminent_war_counts_for_the_exceptions_of_who_may_attack() {
    // A German army in Burgundy; Italy may attack Germany, so its move there is none on France.
    let mut state = later("S1902M");
    place(&mut state, France, "F bre");
    place(&mut state, Germany, "A bur");
    place(&mut state, Italy, "A mar");
    imminent(&mut state, Italy, Germany);
    let (next, _) = close(&state, &[(Italy, "A Mar - Bur")]);
    assert_eq!(penalties(&next, Italy), "");
    assert_eq!(stands(&next, Italy, France), Standing::Neutral);
    assert_eq!(stands(&next, Italy, Germany), Standing::War);
    // The other way round it does not count.
    let mut state = later("S1902M");
    place(&mut state, France, "F bre");
    place(&mut state, Germany, "A bur");
    place(&mut state, Italy, "A mar");
    imminent(&mut state, Germany, Italy);
    let (next, _) = close(&state, &[(Italy, "A Mar - Bur")]);
    let mut paid: Vec<_> = penalties(&next, Italy)
        .split(", ")
        .map(str::to_owned)
        .collect();
    paid.sort();
    assert_eq!(paid, ["major france 2/1909", "major germany 2/1909"]);
}

#[test]
fn r4b_14_a_treaty_ends_imminent_war() {
    let mut state = later("F1902M");
    imminent(&mut state, Germany, Italy);
    let sheets = [
        (Italy, "Enter MDT with Germany"),
        (Germany, "Enter MDT with Italy"),
    ];
    let next = play(&state, &[&sheets, &[]]);
    assert_eq!(
        stands(&next, Germany, Italy),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r4b_15_a_treaty_makes_peace_and_war_never_lapses() {
    let mut state = later("F1902M");
    war(&mut state, Germany, Italy);
    // Somebody has something to build, so that Winter comes.
    place(&mut state, Turkey, "A con");
    let sheets = [
        (Italy, "Enter MDT with Germany"),
        (Germany, "Enter MDT with Italy"),
    ];
    let made = play(&state, &[&sheets]);
    assert_eq!(stands(&made, Germany, Italy), Standing::War);
    let made = play(&made, &[&[]]);
    assert_eq!(
        stands(&made, Germany, Italy),
        Standing::Allied(TreatyKind::Mdt)
    );
    let none: &[(Power, &str)] = &[];
    let long = play(&state, &[none; 5]);
    assert_eq!(stands(&long, Germany, Italy), Standing::War);
}

#[test]
fn r4b_17_chains_go_one_step() {
    // Germany and its ally Italy against Austria; France stands by Austria, England by France.
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    mdt(&mut state, Austria, France);
    aat(&mut state, France, England);
    aat(&mut state, Italy, Turkey);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, France, Germany), Standing::MayAttack);
    assert_eq!(stands(&next, France, Italy), Standing::MayAttack);
    assert_eq!(stands(&next, England, Germany), Standing::Neutral);
    assert_eq!(stands(&next, Turkey, Austria), Standing::Neutral);
    assert_eq!(penalties(&next, Turkey), "");
    // A whole ally of the victim is at war with both.
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    aat(&mut state, Austria, France);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, France, Germany), Standing::War);
    assert_eq!(stands(&next, France, Italy), Standing::War);
}

#[test]
fn r4b_18_an_ally_already_at_war_shares_the_penalty() {
    let mut state = later("S1902M");
    aat(&mut state, Russia, Turkey);
    war(&mut state, Turkey, Austria);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    assert_eq!(penalties(&next, Turkey), "shared russia austria 2/1905");
}

#[test]
fn r_e1e_r4b_18_who_is_dragged_by_two_shares_the_penalty_of_each() {
    let attacks = [(Russia, "A War - Gal"), (Germany, "A Mun - Tyr")];
    let both = "shared germany austria 2/1905, shared russia austria 2/1905";
    let mut state = later("S1902M");
    aat(&mut state, Russia, Turkey);
    aat(&mut state, Germany, Turkey);
    let (next, _) = close(&state, &attacks);
    assert_eq!(penalties(&next, Turkey), both);
    // As in one season after the other.
    let next = play(&state, &[&attacks[1..], &attacks[..1]]);
    assert_eq!(penalties(&next, Turkey), both);
}

#[test]
fn r_c5_r_c8_r4b_46_help_for_a_partner_is_no_unprovoked_attack_and_costs_nothing() {
    // France may attack Germany, in aid of a partner; its ally England and Germany's partner by MDT stay
    // out, Germany's ally by AAT does not.
    let mut state = later("S1902M");
    imminent(&mut state, France, Germany);
    aat(&mut state, France, England);
    mdt(&mut state, Germany, Italy);
    aat(&mut state, Germany, Austria);
    place(&mut state, France, "A bur");
    let (next, _) = close(&state, &[(France, "A Bur - Ruh")]);
    assert_eq!(stands(&next, France, Germany), Standing::War);
    assert_eq!(stands(&next, Austria, France), Standing::War);
    for (a, b) in [(England, Germany), (Italy, France), (Austria, England)] {
        assert_eq!(stands(&next, a, b), Standing::Neutral);
    }
    for power in Power::ALL {
        assert_eq!(penalties(&next, power), "");
    }
}

#[test]
fn r_c6_the_first_aggressors_attack_on_the_second_is_unprovoked_and_drags() {
    let mut state = later("S1902M");
    imminent(&mut state, France, Germany);
    aat(&mut state, Germany, Austria);
    mdt(&mut state, France, England);
    let (next, _) = close(&state, &[(Germany, "A Mun - Bur")]);
    assert_eq!(penalties(&next, Germany), "major france 2/1909");
    assert_eq!(penalties(&next, Austria), "shared germany france 2/1905");
    assert_eq!(stands(&next, Austria, France), Standing::War);
    assert_eq!(stands(&next, England, Germany), Standing::MayAttack);
}

#[test]
fn r4b_37_a_chain_leaves_treaties_between_helpers_standing() {
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    mdt(&mut state, Austria, France);
    mdt(&mut state, Italy, France);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(
        stands(&next, Italy, France),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(stands(&next, France, Germany), Standing::MayAttack);
    // 4B.43: such a state persists, though no entry would make it.
    assert_eq!(stands(&next, Italy, Austria), Standing::War);
    assert_eq!(
        stands(&next, France, Austria),
        Standing::Allied(TreatyKind::Mdt)
    );
}

#[test]
fn r4b_37_even_where_full_war_would_be_made() {
    let mut state = later("S1902M");
    aat(&mut state, Germany, Italy);
    aat(&mut state, Austria, France);
    mdt(&mut state, Italy, France);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(
        stands(&next, Italy, France),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(stands(&next, Italy, Austria), Standing::War);
    assert_eq!(stands(&next, France, Germany), Standing::War);
}

#[test]
fn r4b_38_after_a_treaty_has_ended_an_attack_is_a_first_one_again() {
    let mut state = later("S1902M");
    penalise(&mut state, Germany, Austria, 2, 1909);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(
        penalties(&next, Germany),
        "major austria 2/1909, major austria 2/1909"
    );
}
