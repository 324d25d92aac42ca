//! The bot comes to a server: it says hello there once, and its button makes a game.

use crate::app::TestApp;
use crate::said::{is_private, words_of};
use chancery::sandbox::{GUILD_ID, Id, demo_channels, perms};
use serde_json::{Value, json};

const BUTTON: &str = "Start a game";

/// How often the bot has said hello in these channels.
async fn hellos(app: &TestApp, channels: &[Id]) -> Vec<usize> {
    let adelaide = app.person("Adelaide").await;
    let mut counts = Vec::new();
    for channel in channels {
        let messages = adelaide.messages(*channel).await;
        let hello = |m: &&Value| words_of(m).contains("I run games of Diplomacy");
        counts.push(messages.iter().filter(hello).count());
    }
    counts
}

/// Waits until the bot has said hello on a server that it comes to only now: what it had to say before is said.
async fn another_server_is_greeted(app: &TestApp, name: &str) {
    let (_, rooms) = app.standin.add_guild(name, &["hall"]);
    let adelaide = app.person("Adelaide").await;
    adelaide.sees_words(rooms[0], BUTTON).await;
}

#[tokio::test]
async fn a_new_server_is_greeted_once_in_its_system_channel() {
    let mut app = TestApp::start().await;
    // Who invites the bot while it is down is greeted when it starts.
    app.stop_bot().await;
    let (guild, rooms) = app.standin.add_guild("The Annex", &["rules", "newcomers"]);
    app.standin.set_system_channel(guild, rooms[1]);
    app.start_bot().await;
    let adelaide = app.person("Adelaide").await;
    let said = adelaide.sees_words(rooms[1], BUTTON).await;
    assert!(words_of(&said).contains("/game create"), "{said:#}");
    assert!(!is_private(&said), "{said:#}");

    // Discord tells of it again after an outage, and at every start.
    app.standin.outage(guild, true);
    app.standin.outage(guild, false);
    another_server_is_greeted(&app, "After the outage").await;
    app.stop_bot().await;
    app.start_bot().await;
    another_server_is_greeted(&app, "After the start").await;
    // And when it is put out and invited back.
    app.standin.remove_bot(guild);
    app.standin.invite_bot(guild);
    another_server_is_greeted(&app, "After the invitation").await;
    assert_eq!(hellos(&app, &rooms).await, [0, 1]);
    app.finish().await;
}

#[tokio::test]
async fn a_greeting_goes_where_the_bot_may_write_or_nowhere() {
    let mut app = TestApp::start().await;
    app.stop_bot().await;
    let silent = perms::SEND_MESSAGES;
    let (guild, rooms) = app.standin.add_guild("Quiet", &["rules", "table", "news"]);
    app.standin.set_system_channel(guild, rooms[2]);
    app.standin.deny(rooms[0], perms::VIEW_CHANNEL);
    app.standin.deny(rooms[2], silent);
    let (_, shut) = app.standin.add_guild("Silent", &["one", "two"]);
    for room in &shut {
        app.standin.deny(*room, silent);
    }
    app.start_bot().await;
    let adelaide = app.person("Adelaide").await;
    adelaide.sees_words(rooms[1], BUTTON).await;
    another_server_is_greeted(&app, "Open").await;
    assert_eq!(hellos(&app, &rooms).await, [0, 1, 0]);
    assert_eq!(hellos(&app, &shut).await, [0, 0]);
    // Nobody was written to instead.
    let private = adelaide.private().await;
    assert!(adelaide.messages(private).await.is_empty());
    app.finish().await;
}

#[tokio::test]
async fn a_server_with_games_and_one_long_known_are_not_greeted() {
    let app = TestApp::start().await;
    // The bot has been in the demo server for long.
    another_server_is_greeted(&app, "New").await;
    assert_eq!(hellos(&app, &demo_channels()).await, [0; 4]);
    let adelaide = app.person("Adelaide").await;
    adelaide
        .types(app.table(), "game create name:The Long Peace")
        .await;
    // Now it has just joined, but has a game there.
    app.standin.remove_bot(GUILD_ID);
    app.standin.invite_bot(GUILD_ID);
    another_server_is_greeted(&app, "Newer").await;
    assert_eq!(hellos(&app, &demo_channels()).await, [0; 4]);
    app.finish().await;
}

#[tokio::test]
async fn a_server_is_greeted_in_its_own_language() {
    let mut app = TestApp::start().await;
    app.stop_bot().await;
    let (guild, rooms) = app.standin.add_guild("Der Anbau", &["halle"]);
    let adelaide = app.person("Adelaide").await;
    let body = json!({"locale": "de", "guild": guild.to_string()});
    let set = adelaide.post("language", body).await;
    set.expect("a language of Discord's");
    app.start_bot().await;
    adelaide.sees_words(rooms[0], "Partie beginnen").await;
    app.finish().await;
}

#[tokio::test]
async fn the_button_opens_a_form_that_makes_a_game() {
    let app = TestApp::start().await;
    let (_, rooms) = app.standin.add_guild("The Annex", &["hall", "study"]);
    let (hall, study) = (rooms[0], rooms[1]);
    let bertrand = app.person("Bertrand").await;
    let said = bertrand.sees_words(hall, BUTTON).await;

    // What cannot be read is told, with the button to try again.
    let form = bertrand.press(&said, BUTTON).await.modal();
    let wrong = [("name", "Peace"), ("variant", "chess")];
    let told = bertrand.fills_in(&form, &wrong).await.message();
    assert!(is_private(&told), "{told:#}");
    let words = words_of(&told);
    assert!(
        words.contains("chess") && words.contains("Naval Diplomacy"),
        "{words}"
    );
    let form = bertrand.press(&told, BUTTON).await.modal();
    let filled = [("name", "Peace"), ("variant", "econ"), ("speed", "Weekly")];
    let lobby = bertrand.fills_in(&form, &filled).await.message();
    assert!(!is_private(&lobby), "{lobby:#}");
    let words = words_of(&lobby);
    for part in ["Peace", "Economic Diplomacy", "Movement 7 days", "1 of 7"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    // It is a lobby like any other: it follows what happens in the game.
    let cosima = app.person("Cosima").await;
    cosima.types(hall, "game join").await;
    let grown = |m: &Value| m["id"] == lobby["id"] && words_of(m).contains("2 of 7");
    cosima.sees(hall, "the lobby with two", grown).await;

    // The variant is filled in; only the name is needed.
    let form = cosima.press(&said, BUTTON).await.modal();
    let told = cosima.fills_in(&form, &[("name", "Peace")]).await.message();
    assert!(words_of(&told).contains("already"), "{told:#}");
    let form = cosima.press(&told, BUTTON).await.modal();
    let lobby = cosima.fills_in(&form, &[("name", "War")]).await.message();
    assert!(words_of(&lobby).contains("Movement 2 days"), "{lobby:#}");

    // Who may make a game where is as for the command.
    let adelaide = app.person("Adelaide").await;
    let only = format!("server channel channel:{study}");
    adelaide.hears(hall, &only).await;
    let form = cosima.press(&said, BUTTON).await.modal();
    let told = cosima.fills_in(&form, &[("name", "Truce")]).await.message();
    assert!(
        words_of(&told).contains("cannot be created in this channel"),
        "{told:#}"
    );
    app.finish().await;
}
