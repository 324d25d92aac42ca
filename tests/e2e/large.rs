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
    let lobby = words_of(&adelaide.types(table, line).await.message());
    assert!(lobby.contains("34 of 34"), "{lobby}");
    for number in 1..=33 {
        let computer = format!("Computer {number} (easy)");
        assert!(lobby.contains(&computer), "{computer}: {lobby}");
    }

    adelaide.types(table, "gm start").await;
    let begun = words_of(&adelaide.sees_words(table, "**Crowd** begins").await);
    let status = adelaide.hears(table, "status").await;
    for name in names {
        let listed = format!("**{name}**");
        assert!(begun.contains(&listed), "{listed}: {begun}");
        assert!(status.contains(&listed), "{listed}: {status}");
    }
    app.finish().await;
}
