//! Maps of games in the fog.

use chancery_i18n::Words;
use chancery_render::Mark;
use chancery_render::phase::{self, Captions, Holdings};
use chancery_rules::board::Power;
use chancery_rules::game::{Report, State, Viewer};
use chancery_rules::variants::options;
use serde_json::json;

use super::games::{game, play};
use super::scenes::province;
use super::{keep, keep_small};

/// A game in the fog, in its first Fall: Turkey went to Bulgaria, Austria to Rumania, and Russia
/// was kept out of the Black Sea.
fn foggy() -> (State, Report) {
    let mut state = game();
    let fog = [("visibility".to_owned(), json!("fog"))].into();
    options::set(&mut state.setup, &fog).expect("it can be set");
    state.visibility = chancery_rules::visibility::Visibility::new(&state.setup.visibility);
    let orders = [
        (Power::TURKEY, "A con - bul\nA smy - con\nF ank - bla"),
        (Power::RUSSIA, "F sev - bla\nA war - ukr"),
        (Power::AUSTRIA, "A bud - rum"),
    ];
    play(&state, &orders)
}

fn seen_by(state: &State, powers: &[Power]) -> (State, Captions) {
    let seen = state.seen_by(&Viewer::Powers(powers.to_vec()));
    let captions = Captions {
        game: "Fog".to_owned(),
        left: Holdings::of(&seen),
        ..Captions::default()
    };
    (seen, captions)
}

/// F-05, F-06: what is not seen lies in the fog, and units there are as they were seen last.
#[test]
fn what_is_not_seen_lies_in_the_fog_and_what_is_remembered_is_faint() {
    let (seen, captions) = seen_by(&foggy().0, &[Power::TURKEY]);
    let scene = phase::now(&seen, &captions, Words::english());
    assert!(!scene.veiled.contains(province("bul")) && scene.veiled.contains(province("lon")));
    assert_eq!(scene.remembered.get(&province("lon")), Some(&1901));
    assert!(scene.is_faint(Some(Power::ENGLAND), province("lon")));
    // Rumania is next to Bulgaria: what came there is seen.
    let stands = |at: &str| scene.units.iter().any(|u| u.at.province == province(at));
    assert!(stands("rum") && !scene.is_faint(Some(Power::AUSTRIA), province("rum")));
    let row = |power: Power| {
        scene
            .panel
            .powers
            .iter()
            .find(move |row| row.power == power)
    };
    assert!(row(Power::ENGLAND).is_some_and(|row| row.hidden && !row.out));
    assert!(row(Power::TURKEY).is_some_and(|row| !row.hidden && row.units == 3));
    let png = chancery_render::render(&scene);
    keep("fog", &png);
    keep_small("fog", &png);
}

/// F-08: an attack from out of sight is drawn with the unit that made it.
#[test]
fn the_orders_that_are_told_are_drawn() {
    let (state, report) = foggy();
    let (_, captions) = seen_by(&state, &[Power::TURKEY]);
    let told = report.seen_by(&state, &Viewer::Powers(vec![Power::TURKEY]));
    let scene = phase::orders(&state.setup, &told, &captions, Words::english());
    let moves = scene
        .marks
        .iter()
        .filter(|m| matches!(m, Mark::Move { .. }));
    // Three of its own, into the Black Sea, and to Rumania; not the one to Ukraine.
    assert_eq!(moves.count(), 5);
    let stands = |at: &str| scene.units.iter().any(|u| u.at.province == province(at));
    assert!(stands("sev") && stands("bud") && !stands("war") && !stands("vie"));
    keep("fog-orders", &chancery_render::render(&scene));
}

/// F-10: the channel sees nothing of the board.
#[test]
fn everybody_together_sees_an_empty_board() {
    let (seen, captions) = seen_by(&foggy().0, &[]);
    let scene = phase::now(&seen, &captions, Words::english());
    assert_eq!(scene.veiled, *seen.setup.board().provinces());
    assert!(scene.units.is_empty() && scene.owners.is_empty() && scene.remembered.is_empty());
    assert!(scene.panel.powers.iter().all(|row| row.hidden && !row.out));
    keep("fog-public", &chancery_render::render(&scene));
}
