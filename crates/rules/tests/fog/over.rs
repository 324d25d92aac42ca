//! The end: F-12.

use chancery_rules::game::Viewer;
use serde_json::json;

use crate::game::*;

#[test]
fn f_12_when_the_game_is_over_everybody_sees_everything() {
    for variant in ["standard", "economic", "investment", "relations"] {
        let state = game(variant, json!({}));
        let next = over(&close(&state, "France: A Par - Bur").0);
        assert!(!next.is_foggy());
        assert_eq!(seen(&next, "turkey"), next, "{variant}");
        assert_eq!(next.seen_by(&Viewer::public()), next, "{variant}");
        assert!(seen(&next, "turkey").veiled().is_empty());
    }
}

#[test]
fn f_12_the_report_that_ends_the_game_is_open() {
    let mut state = game("standard", json!({"victory_centres": 4}));
    state.phase = "F1901M".parse().expect("a phase");
    let (next, report) = close(&state, "");
    assert!(report.outcome.is_some());
    assert_eq!(told(&report, &next, "france"), report);
    assert_eq!(report.seen_by(&next, &Viewer::public()), report);
}

#[test]
fn f_12_past_phases_are_open_with_the_game() {
    let state = game("standard", json!({}));
    let (next, report) = close(&state, "Turkey: A Smy - Arm");
    assert_ne!(told(&report, &next, "france"), report);
    // Whoever shows a past phase asks for everything once the game is over.
    assert_eq!(report.seen_by(&next, &Viewer::Everything), report);
    assert_eq!(report.seen_by(&over(&next), &Viewer::public()), report);
}

#[test]
fn f_12_before_the_start_and_without_fog_everybody_sees_everything() {
    let open = open_game("standard", json!({}));
    assert_eq!(seen(&open, "france"), open);
    let (next, report) = close(&open, "Turkey: A Smy - Arm");
    assert_eq!(told(&report, &next, "france"), report);
    let mut lobby = game("standard", json!({}));
    lobby.stage = chancery_rules::game::GameStatus::Lobby;
    assert_eq!(seen(&lobby, "france"), lobby);
}
