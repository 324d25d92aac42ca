//! How games in the fog are stored, and that others are stored as before.

use std::panic;

use chancery_rules::game::{Report, State};
use serde_json::{Value, json};

use crate::game::*;

/// All keys of a JSON value, at any depth.
fn keys(value: &Value, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                all.push(key.clone());
                keys(value, all);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| keys(item, all)),
        _ => {}
    }
}

#[test]
fn a_game_without_fog_is_stored_as_before() {
    let open = open_game("relations", json!({}));
    let (next, report) = close(&open, "France: A Par - Bur");
    let state: Value = serde_json::from_str(&next.to_json()).expect("JSON");
    let report = serde_json::to_value(&report).expect("JSON");
    let mut all = Vec::new();
    keys(&state, &mut all);
    keys(&report, &mut all);
    for new in ["visibility", "seen", "sight", "sharing", "fog"] {
        assert!(!all.iter().any(|key| key == new), "{new}");
    }
}

#[test]
fn a_game_in_the_fog_is_read_as_it_was_stored() {
    for (variant, more) in [
        ("standard", json!({"fog_centres": "itself"})),
        ("economic", json!({"fog_fleets": "two-seas"})),
        ("investment", json!({})),
        ("relations", json!({"fog_allies": "shared"})),
        ("naval", json!({})),
    ] {
        let mut state = game(variant, more);
        let mut remembered = false;
        for _ in 0..6 {
            state = close(&state, "France: A Par - Bur, A Bur - Gas, A Gas - Par").0;
            let kept = state.to_json();
            let read = State::from_json(&kept).expect("a state");
            assert_eq!(read, state, "{variant}");
            assert_eq!(read.to_json(), kept, "{variant}");
            let memories = read.visibility.memories().expect("memories");
            remembered |= memories.values().any(|known| !known.is_empty());
        }
        assert!(remembered || variant == "naval", "{variant}");
    }
}

#[test]
fn a_report_of_a_game_in_the_fog_is_read_as_it_was_stored() {
    let state = game("relations", json!({"fog_allies": "shared"}));
    let (_, report) = close(&state, "France: A Par - Bur");
    let kept = serde_json::to_string(&report).expect("JSON");
    let read: Report = serde_json::from_str(&kept).expect("a report");
    assert_eq!(read, report);
    assert_eq!(report.sight, None);
}

#[test]
fn what_somebody_sees_is_not_stored() {
    let seen = seen(&game("standard", json!({})), "france");
    let stored = panic::catch_unwind(|| seen.to_json());
    assert!(stored.is_err());
}
