//! The gateway's manners: who is silent is put out, who comes too soon waits, large frames come packed.

use crate::app::TestApp;
use crate::game::Game;
use crate::rest::Rest;
use crate::said::words_of;
use crate::watch;
use chancery::sandbox::{BOT_ID, GUILD_ID, demo_channels, demo_people, perms};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::Read;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A client that has said who it is, and whether it takes packed frames.
async fn identified(rest: &Rest, compress: bool) -> Socket {
    let address = format!(
        "{}/gateway",
        rest.standin.base_url().replacen("http", "ws", 1)
    );
    let (mut socket, _) = tokio_tungstenite::connect_async(address)
        .await
        .expect("a gateway");
    let who = json!({"op": 2, "d": {
        "token": rest.standin.token(), "intents": 1, "compress": compress, "properties": {},
    }});
    socket
        .send(Message::text(who.to_string()))
        .await
        .expect("sent");
    socket
}

/// The next frame: what it says, and whether it came packed.
async fn next(socket: &mut Socket) -> (Value, bool) {
    match socket.next().await {
        Some(Ok(Message::Text(text))) => (serde_json::from_str(&text).expect("JSON"), false),
        Some(Ok(Message::Binary(bytes))) => {
            let mut text = String::new();
            let mut packed = flate2::read::ZlibDecoder::new(&bytes[..]);
            packed.read_to_string(&mut text).expect("packed text");
            (serde_json::from_str(&text).expect("JSON"), true)
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_client_without_a_heartbeat_is_put_out() {
    let rest = Rest::start_with(|options| options.heartbeat = Duration::from_millis(50)).await;
    let mut socket = identified(&rest, false).await;
    let closed = loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => break frame,
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(closed.map(|frame| u16::from(frame.code)), Some(4009));
}

#[tokio::test]
async fn large_frames_come_packed_to_who_asked_for_it() {
    let rest = Rest::start_with(|options| options.identify_pause = Duration::ZERO).await;
    for compress in [true, false] {
        let mut socket = identified(&rest, compress).await;
        let (hello, packed) = next(&mut socket).await;
        assert_eq!((&hello["op"], packed), (&json!(10), false));
        let (ready, _) = next(&mut socket).await;
        assert_eq!(ready["t"], "READY");
        let (guild, packed) = next(&mut socket).await;
        assert_eq!((&guild["t"], packed), (&json!("GUILD_CREATE"), compress));
        // Without the intent for members the bot hears of itself alone.
        let members = guild["d"]["members"].as_array().map(Vec::len);
        assert_eq!(members, Some(1));
        assert_eq!(guild["d"]["members"][0]["user"]["id"], BOT_ID.to_string());
    }
}

#[tokio::test]
async fn clients_come_one_after_the_other_and_not_too_often() {
    let rest = Rest::start_with(|options| options.identify_pause = Duration::from_secs(600)).await;
    let left = async || {
        let (_, bot) = rest.ask("GET", "/gateway/bot", Value::Null).await;
        bot["session_start_limit"]["remaining"].as_u64()
    };
    assert_eq!(left().await, Some(1_000));
    let mut first = identified(&rest, false).await;
    next(&mut first).await;
    assert_eq!(next(&mut first).await.0["t"], "READY");
    let mut second = identified(&rest, false).await;
    next(&mut second).await;
    // It may try again: nothing is wrong with it.
    assert_eq!(
        next(&mut second).await.0,
        json!({"op": 9, "d": false, "s": null, "t": null})
    );
    assert_eq!(left().await, Some(999), "only who was let in counts");
}

#[tokio::test]
async fn choices_must_be_of_the_kind_the_option_takes() {
    let rest = Rest::start().await;
    let command = json!([{"type": 1, "name": "pick", "description": "Picks", "options": [
        {"type": 4, "name": "n", "description": "A number", "autocomplete": true}]}]);
    let path = format!("/applications/{BOT_ID}/commands");
    assert_eq!(rest.ask("PUT", &path, command).await.0, 200);
    let mut socket = identified(&rest, false).await;
    // Welcomed first: nobody can ask a bot that is not there.
    while next(&mut socket).await.0["t"] != "GUILD_CREATE" {}
    let mut event = async || loop {
        let (frame, _) = next(&mut socket).await;
        if frame["t"] == "INTERACTION_CREATE" {
            break frame["d"].clone();
        }
    };
    let (person, channel) = (demo_people()[1], demo_channels()[0]);
    for (value, status) in [(json!("seven"), 400), (json!(7), 204)] {
        let standin = rest.standin.clone();
        let typed = json!({"name": "n", "type": 4, "value": "7", "focused": true});
        let asked = tokio::spawn(async move {
            // What comes of it is looked at below.
            let _ = standin
                .autocomplete(person, channel, "pick", &[typed])
                .await;
        });
        let made = event().await;
        let (id, token) = (made["id"].as_str(), made["token"].as_str());
        let path = format!(
            "/interactions/{}/{}/callback",
            id.unwrap_or(""),
            token.unwrap_or("")
        );
        let choices = json!({"type": 8, "data": {"choices": [{"name": "7", "value": value}]}});
        assert_eq!(rest.ask("POST", &path, choices).await.0, status);
        asked.abort();
    }
}

#[tokio::test]
async fn what_a_role_gives_back_is_heard_of() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let role = app.standin.bot_role(GUILD_ID).expect("a role");
    let private = game.gm().private().await;
    let may = |role, bits| app.standin.set_role(GUILD_ID, role, bits);
    may(GUILD_ID, perms::EVERYONE & !perms::SEND_MESSAGES);
    may(role, perms::BOT & !perms::SEND_MESSAGES);
    game.gm().hears(game.table, "gm pause").await;
    let told = words_of(&game.gm().sees_words(private, "I lack a permission").await);
    assert!(told.contains("Send Messages"), "{told}");
    may(role, perms::BOT);
    game.post("has paused the game").await;
    app.finish().await;
}

#[tokio::test]
async fn a_bot_that_is_timed_out_says_so_and_goes_on_when_it_may() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.gm().private().await;
    app.standin
        .silence(GUILD_ID, BOT_ID, app.now() + 24 * crate::app::HOUR);
    game.gm().hears(game.table, "gm pause").await;
    let told = words_of(&game.gm().sees_words(private, "an end to my timeout").await);
    assert!(told.contains("remove it"), "{told}");
    app.standin.silence(GUILD_ID, BOT_ID, 0);
    game.post("has paused the game").await;
    app.finish().await;
}

#[tokio::test]
async fn little_is_done_before_a_first_answer() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for line in [
        "status",
        "map",
        "board",
        "orders",
        "history",
        "help",
        "diary",
        "game info",
        "game list",
        "replay",
        "rules",
        "scores",
        "gm log",
        "press inbox",
        "why province:Tri",
    ] {
        // What this game has not is refused, which is an answer, too.
        let _ = game.gm().try_type(game.table, line).await;
    }
    let sheet = game.of("italy").types(game.table, "orders").await.message();
    game.of("italy").press(&sheet, "Ready").await;
    // What other tests of this binary have asked for so far counts as well.
    let labour = watch::labour();
    assert!(labour.is_empty(), "{}", labour.join("\n"));
    app.finish().await;
}
