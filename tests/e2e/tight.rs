//! A Discord that takes one request of each kind in five seconds: slow, but nothing is lost.

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING};
use crate::said::{id_of, words_of};
use chancery::discord::Watchdog;
use chancery::sandbox::Pacing;
use serde_json::Value;

#[tokio::test]
async fn a_whole_game_is_played_through_tight_limits() {
    let mut app = TestApp::start_paced(Watchdog::default(), Pacing::Tight).await;
    // The first request of a kind cannot know how many are taken.
    app.allow_fault("had to slow the bot down");
    let game = Game::begin(&app).await;
    for (orders, next) in [
        (&SPRING, "Fall 1901, movement"),
        (&FALL, "Fall 1901, retreats"),
    ] {
        let post = game.play(orders, next).await;
        assert!(words_of(&post).contains(next));
    }
    let end = "gm end result:this power wins powers:Italy";
    let asked = game.gm().types(game.table, end).await.message();
    game.gm().press(&asked, "End the game").await;
    game.post("The GM rules that Italy has won").await;
    // The results of both turns stand in their threads, each once.
    let threads = async || {
        let all = game.gm().messages(game.table).await;
        let threads: Vec<Value> = all.iter().map(|m| m["thread"].clone()).collect();
        let threads: Vec<Value> = threads.into_iter().filter(Value::is_object).collect();
        (threads.len() >= 2).then_some(threads)
    };
    for thread in app.until("the threads of two turns", threads).await {
        let full = async || {
            let said = game.gm().messages(id_of(&thread)).await;
            said.iter()
                .any(|m| words_of(m).contains("A "))
                .then_some(())
        };
        app.until("results in a thread", full).await;
    }
    app.finish().await;
}
