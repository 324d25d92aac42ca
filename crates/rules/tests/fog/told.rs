//! What is told of orders: F-08.

use chancery_rules::game::{Edit, Results, State};
use chancery_rules::movement::retreat::RetreatReason;
use chancery_rules::movement::{Reason, Role, Verdict};
use chancery_rules::relations::{Standing, TreatyKind};

use crate::game::*;

#[test]
fn f_08_an_order_is_told_to_whoever_saw_its_unit_before_or_after() {
    // Seen before: the army leaves Munich for where France does not look.
    let (next, report) = close(
        &units("france: A bur; germany: A mun, A sil"),
        "Germany: A Mun - Boh, A Sil - Gal",
    );
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "france A bur, germany A mun");
    assert_eq!(outcome(&french, "mun").verdict, Verdict::Moved);
    // Seen after: the army comes from Silesia.
    let (next, report) = close(
        &units("france: A bur; germany: A boh, A sil"),
        "Germany: A Boh - Mun, A Sil - Gal",
    );
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "france A bur, germany A boh");
    assert_eq!(french.before.units.len(), 2, "it is shown where it began");
}

#[test]
fn f_08_a_unit_that_left_before_somebody_looked_is_not_told() {
    // France comes to where it sees Munich, and the army that was there has gone to where France sees nothing.
    let state = units("france: A par; germany: A mun, A ruh");
    let (next, report) = close(&state, "France: A Par - Bur; Germany: A Mun - Boh");
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "france A par, germany A ruh");
    assert_eq!(french.before.units.len(), 2);
    let sight = french.sight.as_ref().expect("it is not the whole report");
    assert!(sight.contains(at("mun")), "the space is seen now");
    assert_eq!(memory(&next, "france", "germany"), "");
    // Nor is a unit that is removed in Winter before somebody looks.
    let mut winter = own(units("germany: A mun, A ber"), "germany", "ber");
    winter = own(winter, "france", "par mar");
    winter.phase = "W1901A".parse().expect("a phase");
    let (next, report) = close(&winter, "Germany: Remove A Mun; France: Build A Mar");
    let Results::Adjustments(all) = told(&report, &next, "france").results else {
        panic!("a Winter")
    };
    assert!(all.iter().all(|done| done.power() == power("france")));
}

#[test]
fn f_08_an_order_is_told_to_whoever_saw_the_space_it_would_enter() {
    // The army bounces off Burgundy and stays where France does not see it.
    let (next, report) = close(
        &units("france: A gas; germany: A mun"),
        "France: A Gas - Bur; Germany: A Mun - Bur",
    );
    let french = told(&report, &next, "france");
    let german = outcome(&french, "mun");
    assert_eq!(german.verdict, Verdict::Bounced);
    assert!(matches!(german.reason, Reason::NotStronger { .. }));
    assert_eq!(outcome(&french, "gas").verdict, Verdict::Bounced);
}

#[test]
fn f_08_an_attack_is_told_with_its_origin() {
    let state = units("france: F mar; italy: A tun, F wes, F lyo; germany: A pie");
    let all = "Italy: A Tun - Mar, F Wes C A Tun - Mar, F Lyo C A Tun - Mar; Germany: A Pie S A Tun - Mar";
    let (next, report) = close(&state, all);
    assert!(!sees(&state, "france", "tun"));
    let french = told(&report, &next, "france");
    let beaten = outcome(&french, "mar").dislodged.expect("it is dislodged");
    assert_eq!(beaten.from, at("tun"));
    assert_eq!(outcome(&french, "tun").verdict, Verdict::Moved);
    assert!(
        french
            .before
            .units
            .iter()
            .any(|u| u.at.province == at("tun"))
    );
}

#[test]
fn f_08_a_support_out_of_sight_is_not_told_but_its_effect_is() {
    // Marseilles sees Spain and not Brest, from where the move is supported.
    let state = units("france: A mar; italy: A spa; germany: A bre");
    let all = "France: A Mar - Gas; Italy: A Spa - Gas; Germany: A Bre S A Spa - Gas";
    let (next, report) = close(&state, all);
    assert!(!sees(&state, "france", "bre"));
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "france A mar, italy A spa");
    let Reason::NotStronger { rival, .. } = outcome(&french, "mar").reason else {
        panic!("it bounced")
    };
    assert_eq!((rival.strength, rival.role), (2, Role::Contending));
    assert_eq!(outcome(&french, "spa").verdict, Verdict::Moved);
}

#[test]
fn f_08_a_convoy_out_of_sight_is_not_told_but_its_effect_is() {
    let state = units("france: A bur; england: A lon, F nth");
    let (next, report) = close(&state, "England: A Lon - Bel, F Nth C A Lon - Bel");
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "england A lon, france A bur");
    assert_eq!(outcome(&french, "lon").verdict, Verdict::Moved);
}

#[test]
fn f_08_a_bounce_out_of_sight_tells_no_rival() {
    // France sees an army leave for Bohemia and come back, and not what it met there.
    let reason = |more: &str, orders: &str| {
        let state = units(&format!("france: A bur; germany: A mun; {more}"));
        let (next, report) = close(&state, &format!("Germany: A Mun - Boh; {orders}"));
        let french = told(&report, &next, "france");
        assert_eq!(ordered(&french), "france A bur, germany A mun");
        let german = outcome(&french, "mun");
        (german.verdict, german.reason)
    };
    let unseen = (Verdict::Bounced, Reason::Unseen);
    assert_eq!(reason("austria: A boh", "Austria: A Boh H"), unseen);
    assert_eq!(reason("austria: A vie", "Austria: A Vie - Boh"), unseen);
    // Nor is it told whether it met anybody.
    let moved = (Verdict::Moved, Reason::Unseen);
    assert_eq!(reason("austria: A vie", "Austria: A Vie H"), moved);
    let beaten = "Germany: A Mun - Boh, A Sil S A Mun - Boh";
    let state = units("france: A bur; germany: A mun, A sil; austria: A vie");
    let (next, report) = close(&state, &format!("{beaten}; Austria: A Vie - Boh"));
    let french = told(&report, &next, "france");
    assert_eq!(outcome(&french, "mun").reason, Reason::Unseen);
}

#[test]
fn f_08_what_happens_at_home_to_a_unit_that_is_seen_abroad_is_not_told() {
    // The army that attacks Burgundy is driven out of Munich meanwhile, where France does not look.
    let state = units("france: A gas; germany: A mun; austria: A boh, A tyr");
    let all =
        "France: A Gas - Bur; Germany: A Mun - Bur; Austria: A Boh - Mun, A Tyr S A Boh - Mun";
    let (next, report) = close(&state, all);
    assert!(outcome(&report, "mun").dislodged.is_some());
    let french = told(&report, &next, "france");
    assert_eq!(ordered(&french), "france A gas, germany A mun");
    assert_eq!(outcome(&french, "mun").dislodged, None);
    assert!(seen(&next, "france").position.dislodged.is_empty());
}

#[test]
fn f_08_retreats_are_told_as_moves_are() {
    let beaten = |more: &str| -> State {
        let state = units(&format!(
            "france: A bur, A ruh; germany: A mun, A sil; {more}"
        ));
        let all =
            "France: A Bur - Mun, A Ruh S A Bur - Mun; Austria: A Vie - Boh, A Gal S A Vie - Boh";
        close(&state, all).0
    };
    let alone = beaten("");
    let (next, report) = close(&alone, "Germany: A Mun - Kie");
    assert_eq!(told(&report, &next, "france").results, report.results);
    // England, far away, is told nothing of it.
    let far = stand(game("standard", serde_json::json!({})), "england: F lon");
    assert_eq!(sight(&far, "england"), "eng lon nth wal yor");
    let Results::Retreats(all) = told(&report, &next, "england").results else {
        panic!("retreats")
    };
    assert_eq!(all, []);
    // Two that meet where one is seen coming: who the other was is not told.
    let both = beaten("russia: A boh; austria: A vie, A gal");
    assert_eq!(both.position.dislodged.len(), 2);
    let (next, report) = close(&both, "Germany: A Mun - Tyr; Russia: A Boh - Tyr");
    let Results::Retreats(whole) = &report.results else {
        panic!("retreats")
    };
    assert!(matches!(whole[0].reason, RetreatReason::Collided { .. }));
    let Results::Retreats(all) = told(&report, &next, "france").results else {
        panic!("retreats")
    };
    // From Munich France sees Bohemia and Tyrolia.
    assert_eq!(all.len(), 2);
    let Results::Retreats(all) = told(&report, &next, "austria").results else {
        panic!("retreats")
    };
    assert_eq!(all.len(), 2);
}

#[test]
fn f_08_an_order_that_is_illegal_by_the_map_is_told_as_such() {
    let state = units("france: A par; germany: A mun");
    let (next, report) = close(&state, "France: A Par - Mun");
    let french = told(&report, &next, "france");
    assert_eq!(french.unheard, report.unheard);
    assert_eq!(outcome(&french, "par"), outcome(&report, "par"));
    assert_eq!(outcome(&french, "par").verdict, Verdict::Illegal);
}

#[test]
fn f_06_other_powers_units_are_told_in_the_order_of_their_places() {
    // The younger army comes first where its place does.
    let orders = "Germany: A Mun - Tyr, A Kie - Ruh, A Hol - Bel; France: A Bur H";
    let all = [
        "france: A bur; germany: A mun, A kie, A hol",
        "france: A bur; germany: A hol, A mun, A kie",
        "germany: A kie, A hol, A mun; france: A bur",
    ];
    let told = all.map(|text| {
        let (next, report) = close(&units(text), orders);
        let told = told(&report, &next, "france");
        let places = |units: Vec<_>| -> Vec<String> {
            units
                .iter()
                .map(|unit: &chancery_rules::board::Unit| unit.at.to_string())
                .collect()
        };
        (
            places(outcomes(&told).iter().map(|outcome| outcome.unit).collect()),
            places(seen(&next, "france").position.units),
        )
    });
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
}

#[test]
fn f_08_a_treaty_does_not_tell_who_holds_a_space_out_of_sight() {
    // France may not attack its ally; whether that is in Tunis, which France does not see, is not told.
    let told = [false, true].map(|italian| {
        let state = game("relations", serde_json::json!({}));
        let state = stand(state, "france: A mar, F lyo; italy: F tys");
        let (a, b) = (power("france"), power("italy"));
        let to = Standing::Allied(TreatyKind::Mdt);
        let mut state = edited(state, [Edit::Stand { a, b, to }]);
        if italian {
            state = own(state, "italy", "tun");
        }
        assert!(!sees(&state, "france", "tun"));
        let orders = "France: A Mar - Tun, F Lyo C A Mar - Tun; Italy: F Tys C A Mar - Tun";
        let (next, report) = close(&state, orders);
        let told = told(&report, &next, "france");
        outcome(&told, "mar").reason
    });
    assert_ne!(told[0], told[1], "the ally's land is not entered");
    for reason in told {
        assert!(
            !matches!(reason, chancery_rules::movement::Reason::Illegal(_)),
            "{reason:?}"
        );
    }
}
