//! A game as one web page: `/game archive format:page`, and the post of its end.

use serde_json::Value;

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING, WISHES};
use crate::page::Person;
use crate::said::{is_private, words_of};
use chancery::sandbox::Id;

/// The page attached to a message, as text.
async fn attached(message: &Value) -> String {
    let files = message["attachments"].as_array().expect("files");
    let page = files.iter().find(|file| {
        let name = file["filename"].as_str().unwrap_or_default();
        name.ends_with(".html")
    });
    let page = page.unwrap_or_else(|| panic!("no page: {message:#}"));
    let url = page["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the file");
    file.text().await.expect("text")
}

async fn asked(person: &Person, table: Id) -> String {
    let answer = person.types(table, "game archive format:page").await;
    let message = answer.message();
    assert!(is_private(&message), "{message:#}");
    attached(&message).await
}

#[tokio::test]
async fn a_game_is_one_page_of_what_everybody_knows_and_at_its_end_of_everything() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    let early = france.hears(table, "game archive format:page").await;
    assert!(early.contains("No phase of this game"), "{early}");
    game.play(&SPRING, "Fall 1901, movement").await;
    // Sealed for the open phase: it stands on nobody's page, not even its author's or the GM's.
    game.writes("austria", "A Tri - Vie").await;
    let outsider = app.person("Katarina").await;
    for person in [france, game.of("austria"), game.gm(), &outsider] {
        let page = asked(person, table).await;
        assert!(page.contains("A Par – Bur"), "{}", person.name);
        assert!(page.contains("Fall 1901, movement"), "{}", person.name);
        assert!(!page.contains("A Tri – Vie"), "{}", person.name);
    }
    game.play(&FALL, "Fall 1901, retreats").await;
    for power in WISHES {
        game.of(power).hears(table, "draw").await;
    }
    let over = game.post("is over").await;
    assert!(words_of(&over).contains("as a web page"), "{over:#}");
    let posted = attached(&over).await;
    for part in [
        "Spring 1901, movement",
        "Fall 1901, movement",
        "A Par – Bur",
        "A Bur – Bel",
    ] {
        assert!(posted.contains(part), "{part}");
    }
    // It needs nothing from anywhere, and runs nothing but its own script.
    assert!(posted.contains("default-src 'none'"));
    assert!(!posted.contains("https://"), "it loads something");
    assert_eq!(asked(&outsider, table).await, posted);
    app.finish().await;
}

/// F-10, F-12: in the fog everybody's page shows nothing of the board; after the end all of it.
#[tokio::test]
async fn in_the_fog_the_page_shows_nothing_of_the_board_until_the_end() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "options:visibility=fog").await;
    game.play(&SPRING, "Fall 1901, movement").await;
    for power in ["france", "austria"] {
        let page = asked(game.of(power), game.table).await;
        for hidden in ["A Par", "A Bur", "Bounce", "A Tri"] {
            assert!(!page.contains(hidden), "{power}: {hidden}");
        }
        assert!(page.contains("Spring 1901, movement"));
    }
    let asked_to = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&asked_to, "End the game").await.message();
    let posted = attached(&game.post("is over").await).await;
    assert!(posted.contains("A Par – Bur"));
    app.finish().await;
}

/// Every kind of game has its page, with its ledgers and its chart.
#[tokio::test]
async fn ledgers_and_charts_are_on_the_page() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    for next in ["Fall 1901", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    let page = asked(game.of("france"), game.table).await;
    assert!(page.contains("<table"), "a ledger");
    assert!(page.contains("Income by year"), "a chart");
    app.finish().await;
}

/// Where players share the powers they are called by their names, as on the maps: a page shows nobody's number.
#[tokio::test]
async fn players_of_shared_powers_are_named_on_the_page() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:capitalist").await;
    game.writes("france", "A Par - Bur").await;
    game.writes("austria", "A Par - Pic").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901").await;
    let page = asked(game.of("france"), game.table).await;
    assert!(!page.contains("&lt;@"), "a mention stands on the page");
    let id = game.of("france").id.to_string();
    assert!(!page.contains(&id), "a number stands on the page");
    assert!(page.contains("Adelaide"), "nobody is named");
    app.finish().await;
}
