//! Following a game one does not play in.

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::press_letters::greeted;
use crate::said::{is_private, words_of};

#[tokio::test]
async fn whoever_follows_a_game_is_sent_its_posts_until_they_stop() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let private = greeted(&henrik).await;
    let told = henrik.types(game.table, "watch start").await.message();
    assert!(is_private(&told) && words_of(&told).contains("You now follow **The Long Peace**"));
    let list = game.gm().hears(game.table, "watch list").await;
    assert!(list.contains(&format!("<@{}>", henrik.id)), "{list}");
    // A private word is not his.
    game.of("france")
        .types(game.table, "press to powers:all text:Between us")
        .await;
    game.of("france")
        .types(game.table, "press public text:To the world")
        .await;
    henrik.sees_words(private, "public press").await;
    game.ready(&WISHES).await;
    let post = henrik.sees_words(private, "Spring 1901").await;
    let words = words_of(&post);
    let link = format!("/{}/", game.table);
    assert!(
        words.contains("discord.com/channels/") && words.contains(&link),
        "{words}"
    );
    let all = henrik.messages(private).await;
    assert!(all.iter().all(|m| !words_of(m).contains("Between us")));
    let stopped = henrik.press(&post, "Stop following").await.message();
    assert!(words_of(&stopped).contains("no longer follow"));
    let again = henrik.hears(game.table, "watch stop").await;
    assert!(again.contains("You are not following"), "{again}");
    let none = game.gm().hears(game.table, "watch list").await;
    assert!(none.contains("Nobody follows"), "{none}");
    app.finish().await;
}

#[tokio::test]
async fn a_player_is_refused_and_following_in_silence_is_possible() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let plays = game.of("france").hears(game.table, "watch start").await;
    assert!(plays.contains("You play in this game"), "{plays}");
    let henrik = app.person("Henrik").await;
    let told = henrik.hears(game.table, "watch start dm:false").await;
    assert!(told.contains("Its posts are in"), "{told}");
    let told = henrik.hears(game.table, "watch stop").await;
    assert!(told.contains("no longer follow"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_private_game_is_followed_by_those_who_were_invited() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let henrik = app.person("Henrik").await;
    adelaide
        .types(table, "game create name:The Long Peace private:true")
        .await;
    let told = henrik.hears(table, "watch start dm:false").await;
    assert!(told.contains("is private"), "{told}");
    let invite = format!("game invite player:{}", henrik.id);
    adelaide.types(table, &invite).await;
    let told = henrik.hears(table, "watch start dm:false").await;
    assert!(told.contains("You now follow"), "{told}");
    app.finish().await;
}
