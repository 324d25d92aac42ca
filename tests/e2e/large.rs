//! A game of 34: whatever lists the powers lists each of them.

use chancery::i18n::Words;
use chancery::variants::standard;

use crate::app::TestApp;
use crate::said::words_of;

#[tokio::test]
async fn every_power_of_a_large_board_is_listed() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let mut setup = standard(None);
    let board = chancery::boards::named("thirty-four").expect("one of ours");
    setup.play_on(board).expect("a board for it");
    let words = Words::english().for_game(&setup);
    let names: Vec<String> = board.board().powers().map(|p| words.power(p)).collect();
    assert_eq!(names.len(), 34);

    let line = "game create name:Crowd board:thirty-four computers:easy";
    let lobby_card = adelaide.types(table, line).await.message();
    let lobby = words_of(&lobby_card);
    assert!(lobby.contains("34 of 34"), "{lobby}");
    for number in 1..=33 {
        let computer = format!("Computer {number} (easy)");
        assert!(lobby.contains(&computer), "{computer}: {lobby}");
    }

    // Preferences, letters and everything else that offers the powers has room for what Discord takes.
    let mine = words_of(
        &adelaide
            .press(&lobby_card, "My preferences")
            .await
            .message(),
    );
    assert!(mine.contains("The menu has room for 25 powers"), "{mine}");

    adelaide.types(table, "gm start").await;
    let begun = words_of(&adelaide.sees_words(table, "**Crowd** begins").await);
    let status = adelaide.hears(table, "status").await;
    let about = adelaide.hears(table, "game info").await;
    let scores = adelaide.hears(table, "scores").await;
    assert!(!scores.is_empty());
    for name in names {
        let listed = format!("**{name}**");
        assert!(begun.contains(&listed), "{listed}: {begun}");
        assert!(status.contains(&listed), "{listed}: {status}");
        assert!(about.contains(&listed), "{listed}: {about}");
    }
    let offered = adelaide.choices(table, "press to powers:", "powers").await;
    assert_eq!(offered.len(), 25, "{offered:?}");
    app.finish().await;
}

#[tokio::test]
async fn a_letter_on_a_large_board_is_begun_by_buttons_and_menu() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "game create name:Crowd board:thirty-four computers:easy";
    adelaide.types(table, line).await;
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "**Crowd** begins").await;
    let panel = adelaide.types(table, "orders").await.message();
    let letters = adelaide.press(&panel, "Letters").await.message();
    let whom = adelaide.press(&letters, "Write").await.message();
    let rows = whom["components"].as_array().map_or(0, Vec::len);
    assert!((1..=5).contains(&rows), "{whom}");
    app.finish().await;
}
