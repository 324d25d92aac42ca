//! `/replay`: a game as an animated picture, of what everybody may know.

use std::sync::Arc;

use chancery::sandbox::Id;
use serde_json::Value;

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING};
use crate::page::Person;
use crate::said::{is_private, words_of};

/// The replay somebody asked for, once it is drawn.
pub async fn replay(person: &Person, table: Id, line: &str) -> (Value, Arc<[u8]>) {
    let first = person.types(table, line).await.message();
    let attached = |m: &Value| m["attachments"][0]["filename"] == "replay.gif";
    let shown = if attached(&first) {
        first
    } else {
        let same = |m: &Value| m["id"] == first["id"] && attached(m);
        person.sees(table, "the replay", same).await
    };
    let url = shown["attachments"][0]["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the file");
    let bytes = file.bytes().await.expect("its bytes");
    (shown, bytes.to_vec().into())
}

/// How long each picture of a GIF stands, in hundredths of a second.
fn pauses(gif: &[u8]) -> Vec<u16> {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let mut all = Vec::new();
    while let Some(frame) = decoder.next_frame_info().expect("a picture") {
        all.push(frame.delay);
    }
    all
}

#[tokio::test]
async fn a_year_is_shown_phase_by_phase() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let early = france.hears(game.table, "replay").await;
    assert!(early.contains("No phase of this game"), "{early}");
    game.play(&SPRING, "Fall 1901, movement").await;
    // Undone and played again: shown once.
    let told = game.rolls_back("gm rollback").await;
    assert!(told.contains("is back at Spring 1901"), "{told}");
    game.play(&SPRING, "Fall 1901, movement").await;
    game.play(&FALL, "Fall 1901, retreats").await;
    // What is sealed for the open phase is in no picture's words.
    game.writes("austria", "A Tri - Vie").await;
    let (shown, gif) = replay(france, game.table, "replay").await;
    assert!(is_private(&shown), "{shown:#}");
    let told = words_of(&shown);
    assert!(told.contains("2 phases in 4 pictures"), "{told}");
    let alt = shown["attachments"][0]["description"].as_str();
    let alt = alt.expect("it is described");
    assert!(
        alt.contains("Spring 1901, movement to Fall 1901, movement"),
        "{alt}"
    );
    // 22 orders, the map after them, 22 orders, and the last map.
    assert_eq!(pauses(&gif), [230, 40, 230, 400]);
    // Part of it, for all to see.
    let (shown, gif) = replay(france, game.table, "replay from:F1901M share:true").await;
    assert!(!is_private(&shown));
    assert_eq!(pauses(&gif), [230, 400]);
    for (line, answer) in [
        ("replay from:F1901M to:S1901M", "comes after the last"),
        ("replay from:S1899M", "This game has no phase"),
        ("replay to:soon", "This game has no phase"),
        ("replay game:Nothing", "no game called"),
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    app.finish().await;
}

/// A replay of the first two phases of a game, whatever is played: what is said of it, and how many pictures it has.
async fn first_two(person: &Person, table: Id, pictures: usize) -> String {
    let (shown, gif) = replay(person, table, "replay").await;
    let told = words_of(&shown);
    assert!(told.contains("2 phases in"), "{told}");
    assert_eq!(pauses(&gif).len(), pictures, "{told}: {:?}", pauses(&gif));
    assert!(gif.len() > 20_000, "{} bytes", gif.len());
    shown["attachments"][0]["description"].to_string()
}

#[tokio::test]
async fn every_variant_of_seven_powers_has_its_replay() {
    for variant in ["economic", "investment", "naval", "relations"] {
        let app = TestApp::start().await;
        let rules = format!("variant:{variant}");
        let game = match variant {
            "naval" => Game::begin_in(&app, &rules, "Winter 1913").await,
            _ => Game::begin_of(&app, &rules).await,
        };
        // Treaties move no unit: that phase is left out. Naval games begin with a Winter.
        let (orders, pictures) = match variant {
            "relations" => (["", "A Mar - Spa"], 2),
            "naval" => (["", "A Mar - Spa"], 4),
            _ => (["A Mar - Spa", "A Spa - Por"], 4),
        };
        for order in orders {
            if !order.is_empty() {
                game.writes("france", order).await;
            }
            game.gm().hears(game.table, "gm process").await;
        }
        let alt = first_two(game.of("france"), game.table, pictures).await;
        let year = if variant == "naval" { "1913" } else { "1901" };
        assert!(alt.contains(year), "{variant}: {alt}");
        app.finish().await;
    }
}

#[tokio::test]
async fn a_game_of_shared_powers_has_its_replay() {
    let app = TestApp::start().await;
    let game = crate::trade_commands::begin(&app).await;
    // A move, the map after it, and a Fall in which nobody moves: of that the map alone.
    for order in ["unit:A Mar order:A Mar - Spa", "unit:A Par order:A Par H"] {
        let line = format!("order {order}");
        let told = game.adelaide.hears(game.table, &line).await;
        assert!(told.contains('✓'), "{told}");
        game.adelaide.hears(game.table, "gm process").await;
    }
    let alt = first_two(&game.bertrand, game.table, 3).await;
    assert!(alt.contains("1901"), "{alt}");
    app.finish().await;
}
