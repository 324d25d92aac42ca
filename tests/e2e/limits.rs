//! Starting against a Discord that will not have us, and much at once.

use crate::app::{HOUR, NOON, TestApp};
use crate::game::{Game, SPRING, WISHES};
use crate::said::{id_of, words_of};
use crate::watch;
use chancery::app::{self, Parts};
use chancery::discord::{ApiBase, Token, Watchdog};
use chancery::i18n::Words;
use chancery::operations::Web;
use chancery::sandbox::{Standin, StandinOptions};
use chancery::scheduler::{ManualClock, Nudge};
use chancery::store::Store;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream::FuturesUnordered;
use std::net::SocketAddr;
use std::sync::Arc;

/// What the program says when it cannot start with this token at this address.
async fn refused(base: &str, token: &str) -> String {
    watch::listen();
    let folder = tempfile::tempdir().expect("a folder");
    let parts = Parts {
        store: Store::open_folder(folder.path()).await.expect("a store"),
        clock: Arc::new(ManualClock::new(NOON)),
        token: Token::new(token).expect("it looks like a token"),
        base: ApiBase::stand_in(base).expect("a loopback address"),
        watchdog: Watchdog::default(),
        web: Web::default(),
        ready: None,
        nudge: Nudge::new(),
    };
    let ended = app::serve(parts, Box::pin(std::future::pending())).await;
    let failure = ended.expect_err("it cannot start");
    failure.sentence(Words::english())
}

#[tokio::test]
async fn a_wrong_token_and_a_silent_discord_are_named() {
    let options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    let standin = Standin::start(options).await.expect("a stand-in");
    let base = standin.base_url().to_owned();
    let wrong = "MTMx.wrong1.token-of-nobody";
    let told = refused(&base, wrong).await;
    assert!(told.contains("token") && !told.contains("nobody"), "{told}");
    let token = standin.token().to_owned();
    standin.stop();
    is_gone(&base).await;
    let told = refused(&base, &token).await;
    assert!(!told.contains(&token), "{told}");
    assert!(
        told.to_lowercase().contains("reach") || told.contains("answer"),
        "{told}"
    );
}

/// Returns once nobody answers there any more.
async fn is_gone(base: &str) {
    while reqwest::get(base).await.is_ok() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn seven_press_ready_in_the_same_moment() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let written = SPRING.iter().map(|(power, text)| game.writes(power, text));
    join_all(written).await;
    let pressed = WISHES.iter().map(|p| game.of(p).hears(game.table, "ready"));
    let told = join_all(pressed).await;
    let answers = ["You are ready", "everybody is ready", "try again"];
    let known = |told: &String| answers.iter().any(|answer| told.contains(answer));
    assert!(told.iter().all(known), "{told:?}");
    // Whoever was told to try again does.
    for power in WISHES {
        let status = game.of(power).hears(game.table, "status").await;
        if status.contains("Spring 1901")
            && !status.contains(&format!("✅ {}", crate::game::capital(power)))
        {
            game.ready(&[power]).await;
        }
    }
    let post = game.post("Fall 1901, movement").await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(
        status.contains("Fall 1901, movement"),
        "one phase was closed: {status}"
    );
    let posts = game.gm().messages(game.table).await;
    let posts = posts.iter().filter(|m| m["thread"].is_object()).count();
    assert!(posts <= 1, "{post:#}");
    for (power, line) in [("france", "A Par – Bur"), ("turkey", "A Con – Bul")] {
        let province = &line[line.len() - 3..];
        let why = game
            .of(power)
            .hears(game.table, &format!("why province:{province}"))
            .await;
        assert!(why.contains(line), "{power}: {why}");
    }
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_channel_does_not_stop_the_game() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.of("france").private().await;
    game.writes("france", "A Par - Bur").await;
    app.standin.delete_channel(game.table);
    let gm = game.gm().private().await;
    app.pass(48 * HOUR);
    game.gm().sees_words(gm, "could not deliver").await;
    let status = game.of("france").hears(private, "status").await;
    assert!(status.contains("Fall 1901, movement"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn two_games_are_told_apart() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let north = adelaide
        .types(table, "game create name:North")
        .await
        .message();
    let south = adelaide
        .types(table, "game create name:South")
        .await
        .message();
    assert_ne!(id_of(&north), id_of(&south));
    let bertrand = app.person("Bertrand").await;
    let which = bertrand.hears(table, "game join").await;
    assert!(
        which.contains("several games") && which.contains("South"),
        "{which}"
    );
    let names = bertrand.choices(table, "game join game:", "game").await;
    assert_eq!(names.len(), 2, "{names:?}");
    let joined = bertrand.hears(table, "game join game:South").await;
    assert!(joined.contains("South"), "{joined}");
    let near = bertrand.hears(table, "game info game:Souht").await;
    assert!(
        near.contains("Did you mean") && near.contains("South"),
        "{near}"
    );
    // The buttons belong to their own game.
    let pressed = words_of(
        &app.person("Cosima")
            .await
            .press(&north, "Join")
            .await
            .message(),
    );
    assert!(
        pressed.contains("North") && pressed.contains("2 of 7"),
        "{pressed}"
    );
    app.finish().await;
}

#[tokio::test]
async fn nobody_has_two_costly_commands_in_hand() {
    let (app, game, drawing) = crate::late_pictures::begin().await;
    let held = drawing.hold_up();
    let (france, table) = (game.of("france"), game.table);
    let mut asked: FuturesUnordered<_> = ["chart", "chart"]
        .map(|line| france.hears(table, line))
        .into_iter()
        .collect();
    let refused = asked.next().await.expect("an answer");
    assert!(refused.contains("still working"), "{refused}");
    // Others have theirs in hand as well, and the rest of the bot answers.
    let status = france.hears(table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    drop(held);
    let drawn = asked.next().await.expect("an answer");
    assert!(!drawn.contains("still working"), "{drawn}");
    let again = france.hears(table, "chart").await;
    assert!(!again.contains("still working"), "{again}");
    app.finish().await;
}
