//! `/replay`: a game as an animated picture, of what everybody may know.

use std::sync::Arc;

use chancery::sandbox::Id;
use serde_json::Value;

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING};
use crate::page::Person;
use crate::said::{is_private, words_of};

/// The replay somebody asked for, once it is drawn.
async fn replay(person: &Person, table: Id, line: &str) -> (Value, Arc<[u8]>) {
    let first = person.types(table, line).await.message();
    let attached = |m: &Value| m["attachments"][0]["filename"] == "replay.gif";
    let shown = match attached(&first) {
        true => first,
        false => {
            let same = |m: &Value| m["id"] == first["id"] && attached(m);
            person.sees(table, "the replay", same).await
        }
    };
    let url = shown["attachments"][0]["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the file");
    let bytes = file.bytes().await.expect("its bytes");
    (shown, bytes.to_vec().into())
}

/// How many pictures a GIF has.
fn pictures(gif: &[u8]) -> usize {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let mut count = 0;
    while decoder.next_frame_info().expect("a picture").is_some() {
        count += 1;
    }
    count
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
    assert!(told.contains("stands at Spring 1901"), "{told}");
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
    assert_eq!(pictures(&gif), 4);
    // Part of it, for all to see.
    let (shown, gif) = replay(france, game.table, "replay from:F1901M share:true").await;
    assert!(!is_private(&shown));
    assert_eq!(pictures(&gif), 2);
    for (line, answer) in [
        ("replay from:F1901M to:S1901M", "comes after the last"),
        ("replay from:S1899M", "There was no phase"),
        ("replay to:soon", "There was no phase"),
        ("replay game:Nothing", "no game called"),
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    app.finish().await;
}
