//! Games in channels of every kind: where one is played, and why not elsewhere.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES};
use crate::said::{id_of, words_of};
use chancery::sandbox::{GUILD_ID, Id, demo_people, sorts};
use serde_json::Value;

const CREATE: &str = "game create name:The Long Peace play:false";

/// A post in a forum, begun by the first of the people.
fn forum_post(app: &TestApp, sort: u8) -> Id {
    let forum = app.standin.add_channel(GUILD_ID, "games", sort);
    let post = app
        .standin
        .begin_thread(demo_people()[0], forum, "Who plays?");
    post.expect("a post")
}

#[tokio::test]
async fn a_game_made_in_a_post_of_a_forum_is_played_in_that_post() {
    let mut app = TestApp::start().await;
    app.expect_fault("on this channel type");
    let post = forum_post(&app, sorts::FORUM);
    let game = Game::begin_at(&app, post).await;
    game.writes("france", "A Par - Bur").await;
    game.ready(&WISHES).await;
    let turn = game.post("One unit moves").await;
    assert!(
        !turn["thread"].is_object(),
        "a post has no threads: {turn:#}"
    );
    // What would stand in the thread follows in the post itself, once.
    let full = |m: &Value| words_of(m).contains("A Par – Bur") && id_of(m) > id_of(&turn);
    game.gm().sees(post, "the results", full).await;
    let all = game.gm().messages(post).await;
    assert_eq!(all.iter().filter(|m| full(m)).count(), 1);
    let status = game.of("italy").hears(post, "status").await;
    assert!(status.contains("Fall 1901"), "{status}");
    let told = game
        .of("france")
        .hears(post, "press thread with:italy")
        .await;
    assert!(
        told.contains("Only text channels have private threads"),
        "{told}"
    );
    assert!(told.contains("/press to"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_quiet_post_is_archived_and_the_game_goes_on_in_it() {
    let mut app = TestApp::start().await;
    app.expect_fault("Thread is archived");
    let post = forum_post(&app, sorts::FORUM);
    let gm = app.person("Adelaide").await;
    gm.types(post, CREATE).await;
    let bertrand = app.person("Bertrand").await;
    bertrand.tells_the_bot("help").await;
    let invite = format!("game invite player:{}", bertrand.id);
    gm.types(post, &invite).await;
    let private = bertrand.private().await;
    let invited = bertrand.sees_words(private, "invites you").await;
    app.pass(4 * 24 * HOUR);
    assert!(app.standin.is_archived(post));
    // Nothing is written there, yet the lobby that is shown there is brought up to date.
    bertrand.press(&invited, "Join").await;
    let joined = |m: &Value| words_of(m).contains("1 of 7");
    gm.sees(post, "the lobby with a player", joined).await;
    assert!(!app.standin.is_archived(post), "woken for it");
    app.finish().await;
}

#[tokio::test]
async fn voice_channels_and_stages_are_refused_with_the_remedy() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    for sort in [sorts::VOICE, sorts::STAGE] {
        let channel = app.standin.add_channel(GUILD_ID, "talk", sort);
        let told = gm.hears(channel, CREATE).await;
        assert!(told.contains("channels do not have"), "{told}");
        assert!(told.contains("Use a text channel"), "{told}");
    }
    let list = gm.hears(app.table(), "game list").await;
    assert!(!list.contains("The Long Peace"), "none was made: {list}");
    app.finish().await;
}

#[tokio::test]
async fn an_announcement_channel_has_games_but_no_private_threads() {
    let mut app = TestApp::start().await;
    app.expect_fault("on this channel type");
    let news = app.standin.add_channel(GUILD_ID, "news", sorts::NEWS);
    let game = Game::begin_at(&app, news).await;
    game.writes("france", "A Par - Bur").await;
    game.ready(&WISHES).await;
    let threaded = |m: &Value| m["thread"]["type"] == 10;
    let post = game.gm().sees(news, "results in a thread", threaded).await;
    let thread = id_of(&post["thread"]);
    game.gm().sees_words(thread, "A Par – Bur").await;
    let told = game
        .of("france")
        .hears(news, "press thread with:italy")
        .await;
    assert!(
        told.contains("Only text channels have private threads"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn in_a_thread_the_game_belongs_to_the_channel_above() {
    let app = TestApp::start().await;
    let adelaide = demo_people()[0];
    let thread = app.standin.begin_thread(adelaide, app.table(), "A talk");
    let gm = app.person("Adelaide").await;
    gm.types(thread.expect("a thread"), CREATE).await;
    let here = gm.hears(app.table(), "game info").await;
    assert!(here.contains("The Long Peace"), "{here}");
    app.finish().await;
}

#[tokio::test]
async fn where_a_server_has_too_many_threads_results_follow_their_post() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.most_threads(0);
    game.writes("france", "A Par - Bur").await;
    game.ready(&WISHES).await;
    let turn = game.post("One unit moves").await;
    let full = |m: &Value| words_of(m).contains("A Par – Bur") && id_of(m) > id_of(&turn);
    game.gm().sees(game.table, "the results", full).await;
    app.expect_fault("Maximum number of active threads");
    app.finish().await;
}

#[tokio::test]
async fn who_has_left_is_not_put_into_a_private_thread_and_the_others_are() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (germany, italy) = (game.of("germany").id, game.of("italy").id);
    app.standin.remove_member(GUILD_ID, italy);
    let told = game
        .of("france")
        .hears(game.table, "press thread with:germany, italy")
        .await;
    assert!(told.contains("Your thread is open"), "{told}");
    assert_eq!(app.standin.threads_of(germany).len(), 1);
    assert!(app.standin.threads_of(italy).is_empty());
    app.finish().await;
}

#[tokio::test]
async fn a_command_that_a_server_closes_to_a_channel_is_not_offered_there() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    app.standin.bar_command(app.table(), "game", true);
    assert!(gm.try_type(app.table(), CREATE).await.is_err());
    gm.types(app.elsewhere(), CREATE).await;
    app.finish().await;
}
