//! How orders are checked in the fog: F-11.

use chancery_rules::game::OrderError;
use chancery_rules::movement::Illegal;
use serde_json::json;

use crate::game::*;

fn refused(state: &chancery_rules::game::State, of: &str, line: &str) -> Illegal {
    match check(state, of, line) {
        Err(OrderError::Illegal(why)) => why,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn f_11_a_unit_that_is_not_seen_may_be_supported() {
    let state = units("france: A bur; germany: A war");
    for (line, taken) in [
        ("A Bur S A Ber - Mun", "A Bur S A Ber - Mun"),
        ("Bur S German A Ber - Mun", "A Bur S German A Ber - Mun"),
        ("A Bur S Sil - Mun", "A Bur S Sil - Mun"),
    ] {
        assert_eq!(
            check(&state, "france", line).as_deref(),
            Ok(taken),
            "{line}"
        );
    }
    let state = units("france: F mao; italy: F rom");
    let fleet = check(&state, "france", "F Mao S F Wes H");
    assert_eq!(
        refused(&units("france: F mao"), "france", "F Mao S F Wes H"),
        Illegal::NoSuchUnit { at: at("wes") }
    );
    assert!(fleet.is_err(), "it sees the sea, and nothing in it");
    // Without a kind, what could go there is meant.
    let state = units("france: F mao");
    let check = |line| check(&state, "france", line);
    assert!(check("F Mao S Tys - Wes").is_ok());
    assert!(
        check("F Mao S Tun - Wes").is_ok(),
        "only a fleet goes to sea"
    );
    assert!(
        check("F Mao S Ruh - Bur").is_err(),
        "it cannot go there itself"
    );
}

#[test]
fn f_11_what_is_remembered_binds_nobody() {
    // France remembers a German fleet in Kiel and an army in Berlin, and may guess otherwise.
    let mut state = game("standard", json!({}));
    for unit in &mut state.position.units {
        if unit.at.province == at("par") {
            unit.at = at("ruh").into();
        }
    }
    let veiled = seen(&state, "france").veiled();
    assert!(veiled.contains(at("ber")) && veiled.contains(at("boh")));
    for line in [
        "A Ruh S A Ber - Mun",
        "A Ruh S Russian A Ber - Mun",
        "A Ruh S F Ber - Kie",
        "A Ruh S A Boh - Mun",
    ] {
        assert!(check(&state, "france", line).is_ok(), "{line}");
    }
    // A fleet that is remembered on one coast may be on the other.
    let state = units("france: F por; russia: F mao");
    assert!(check(&state, "france", "F Por S F Wes - Mao").is_ok());
}

#[test]
fn f_11_a_convoy_over_seas_that_are_not_seen_may_be_ordered() {
    let state = units("france: A bre, F mao; england: A lon");
    // Beyond the Western Mediterranean there may be fleets, but there is none in it, as France sees.
    assert_eq!(
        refused(&state, "france", "A Bre - Nap"),
        Illegal::NoConvoyPossible { to: at("nap") }
    );
    let state = units("france: A bre, F mao; italy: F wes");
    for line in [
        "A Bre - Nap",
        "A Bre - Nap via convoy",
        "F Mao C A Bre - Nap",
        "F Mao C A Gre - Bre",
    ] {
        assert!(check(&state, "france", line).is_ok(), "{line}");
    }
    let state = units("france: A mar, F lyo; italy: F wes");
    let carried = "A Mar - Lvp";
    assert!(check(&state, "france", carried).is_ok(), "over unseen seas");
}

#[test]
fn f_11_what_the_map_forbids_is_refused() {
    let state = units("france: A bur, F mao, A mar; germany: A mun");
    assert_eq!(
        refused(&state, "france", "A Bur - Ber"),
        Illegal::NotAdjacent { to: at("ber") }
    );
    assert_eq!(
        refused(&state, "france", "A Bur S A War - Ber"),
        Illegal::SupportOutOfReach { to: at("ber") }
    );
    let cannot = refused(&state, "france", "A Bur S A War - Mun");
    assert!(
        matches!(cannot, Illegal::SupportedCannotGo { .. }),
        "{cannot:?}"
    );
    let cannot = refused(&state, "france", "A Bur S F Tys - Mun");
    assert!(
        matches!(cannot, Illegal::SupportedCannotGo { .. }),
        "{cannot:?}"
    );
    let inland = refused(&state, "france", "F Mao C A Ber - Mun");
    assert!(
        matches!(inland, Illegal::ConvoyNotToShore { .. }),
        "{inland:?}"
    );
    assert_eq!(
        refused(&state, "france", "A Bur C A Lon - Bre"),
        Illegal::ConvoyByArmy
    );
}

#[test]
fn f_11_orders_are_checked_by_what_is_seen() {
    let state = units("france: A bur; germany: F mar, A mun");
    // The army that is not where France looks cannot be supported.
    let nothing = Illegal::NoSuchUnit { at: at("ruh") };
    assert_eq!(refused(&state, "france", "A Bur S A Ruh - Bel"), nothing);
    assert!(check(&state, "france", "A Bur S A Mun H").is_ok());
    // Of others' units nobody orders any, seen or not.
    for line in ["A Mun - Ber", "A War - Mos"] {
        assert!(check(&state, "france", line).is_err(), "{line}");
    }
    assert!(matches!(
        check(&state, "france", "A War - Mos"),
        Err(OrderError::NoUnit { .. })
    ));
}

#[test]
fn f_11_what_was_taken_on_trust_is_decided_when_the_phase_closes() {
    let state = units("france: A bur; germany: A ber; italy: A mun");
    let line = check(&state, "france", "A Bur S Ber - Mun").expect("on trust");
    let (next, _) = close(&state, &format!("France: {line}; Germany: A Ber - Mun"));
    assert!(present(&next, "france").contains("germany A mun"));
    assert_eq!(next.position.dislodged.len(), 1);
}
