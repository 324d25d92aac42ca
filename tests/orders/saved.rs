//! Saved games of the Python package `diplomacy`: what we write we read, to the same games.

use chancery::archive::{BadSaved, Played, read, write};
use chancery::game::{GameStatus, Outcome, adjudicate};
use chancery::variants;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::random::Game;

/// A random game, written.
fn saved(seed: u64, phases: usize) -> (Value, Vec<Played>, Game) {
    let mut game = Game::new(variants::standard(None), seed);
    let mut all = Vec::new();
    while game.state.is_playing() && all.len() < phases {
        let before = game.state.clone();
        let sheets = game.play();
        let (after, report) = adjudicate(&before, &sheets);
        all.push(Played {
            before,
            report,
            after,
            at: 5_000,
        });
    }
    (write("test", &all, &game.state), all, game)
}

#[test]
fn random_games_come_back_as_they_went_out() {
    for seed in 0..12 {
        let (value, played, game) = saved(seed, 14);
        let back = read(value.to_string().as_bytes(), "2000").unwrap();
        assert_eq!(back.phases.len(), played.len());
        assert!(back.otherwise.is_empty(), "{:#?}", back.otherwise);
        for (there, here) in back.phases.iter().zip(&played) {
            assert_eq!(there.before.phase, here.before.phase);
            let taken = |played: &Played| {
                let mut all = played.report.captures.clone();
                all.sort_by_key(|c| c.province);
                all
            };
            assert_eq!(taken(there), taken(here));
            assert_eq!(there.at, here.at);
        }
        assert_eq!(back.last.phase, game.state.phase);
        assert_eq!(back.last.stage, GameStatus::Lobby);
        assert!(back.last.control.players().is_empty());
    }
}

#[test]
fn a_game_that_is_over_stays_over() {
    let (_, played, mut game) = saved(3, 4);
    game.state.stage = GameStatus::Finished(Outcome::Abandoned);
    let value = write("test", &played, &game.state);
    assert_eq!(value["phases"][4]["name"], "COMPLETED");
    let back = read(value.to_string().as_bytes(), "2000").unwrap();
    assert!(matches!(back.last.stage, GameStatus::Finished(_)));
    assert_eq!(back.phases.len(), 4);
}

#[test]
fn what_is_no_saved_game_is_told_of() {
    let refused = |text: &str| read(text.as_bytes(), "2000").unwrap_err();
    assert!(matches!(refused("{"), BadSaved::NotJson { .. }));
    assert!(matches!(refused("[]"), BadSaved::Foreign { .. }));
    let other = json!({"map": "ancmed", "phases": []}).to_string();
    assert_eq!(
        refused(&other),
        BadSaved::OtherMap {
            found: "ancmed".into()
        }
    );
    let none = json!({"map": "standard", "phases": []}).to_string();
    assert_eq!(refused(&none), BadSaved::NoPhases);
    let (mut value, _, _) = saved(1, 2);
    value["phases"][1]["orders"]["FRANCE"] = json!(["A PAR dances"]);
    let BadSaved::Phase { name, field, .. } = refused(&value.to_string()) else {
        panic!("the phase is named");
    };
    assert_eq!(
        (name.as_str(), field.as_str()),
        ("F1901M", "orders.france[0]")
    );
    let long = vec![b' '; chancery::archive::LARGEST_SAVED + 1];
    assert!(matches!(read(&long, "2000"), Err(BadSaved::TooLarge)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn no_mutation_makes_the_reader_panic(
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        length in 0..60usize,
    ) {
        static GOOD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let text = GOOD.get_or_init(|| saved(2, 3).0.to_string());
        let mut bytes = text.clone().into_bytes();
        let at = at.index(bytes.len());
        if length % 2 == 0 {
            bytes[at] = byte;
        } else {
            drop(bytes.drain(at..(at + length).min(text.len())));
        }
        let _ = read(&bytes, "2000");
    }
}
