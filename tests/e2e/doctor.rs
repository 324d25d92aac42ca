//! `chancery doctor`: what it finds in a sound installation, and in each kind of unsound one.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::app::{NOON, TestApp};
use chancery::discord::ApiBase;
use chancery::i18n::Words;
use chancery::operations::WebAsked;
use chancery::operations::doctor::{Grade, Patient, examine};
use chancery::sandbox::{BOT_ID, GUILD_ID, Id, OWNER_ID, Standin, perms, sorts};
use chancery::scheduler::{Clock, SystemClock};

const ATTACH_FILES: u64 = 1 << 15;
const VIEW_CHANNEL: u64 = 1 << 10;

/// Runs the program's doctor against a stand-in; what it says, and whether all is well.
async fn asks(standin: Option<&Standin>, token: Option<&str>, data: &Path) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("CHANCERY_DISCORD_API")
        .args(["doctor", "--data"])
        .arg(data)
        .stdin(Stdio::null());
    if let Some(standin) = standin {
        command.env("CHANCERY_DISCORD_API", standin.base_url());
    }
    if let Some(token) = token {
        command.env("DISCORD_TOKEN", token);
    }
    let run = tokio::task::spawn_blocking(move || command.output());
    let Output { status, stdout, .. } = run.await.expect("it runs").expect("the program");
    let said = String::from_utf8_lossy(&stdout).into_owned();
    assert!(!said.contains("[doctor"), "a text is missing: {said}");
    if let Some(token) = token.filter(|token| !token.is_empty()) {
        assert!(!said.contains(token), "the token is never shown: {said}");
    }
    (said, status.success())
}

#[tokio::test]
async fn a_sound_installation_gets_a_clean_bill() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    gm.types(app.table(), "game create name:Sound variant:standard")
        .await;
    let token = Some(app.standin.token());
    // The bot may be running meanwhile.
    let (said, well) = asks(Some(&app.standin), token, app.folder()).await;
    assert!(well, "{said}");
    let invitation = format!("https://discord.com/oauth2/authorize?client_id={BOT_ID}&");
    for line in [
        "accepted by Discord; the bot is called Chancery",
        &invitation,
        "Clock: in step",
        "its tables match this version",
        "all boards can be drawn",
        "MB free in",
        "Intents: no privileged intents",
        "in 1 server and 1 channel with games",
        "No faults found.",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    app.finish().await;
}

#[tokio::test]
async fn a_game_in_a_post_of_a_forum_has_all_it_needs_and_all_servers_are_counted() {
    let app = TestApp::start().await;
    let forum = app.standin.add_channel(GUILD_ID, "games", sorts::FORUM);
    let post = app.standin.begin_thread(OWNER_ID, forum, "Who plays?");
    let gm = app.person("Adelaide").await;
    let create = "game create name:Sound variant:standard";
    gm.types(post.expect("a post"), create).await;
    let mut greeted = Vec::new();
    for n in 0..204 {
        let (_, rooms) = app.standin.add_guild(&format!("Server {n}"), &["table"]);
        greeted.extend(rooms);
    }
    // Nobody comes to so many at once: what is said there would leave the doctor no requests.
    for room in greeted {
        gm.sees_words(room, "Start a game").await;
    }
    let token = Some(app.standin.token());
    let (said, well) = asks(Some(&app.standin), token, app.folder()).await;
    assert!(well, "{said}");
    assert!(said.contains("in 205 servers and 1 channel"), "{said}");
    app.standin
        .overwrite(forum, BOT_ID, (0, perms::SEND_MESSAGES_IN_THREADS));
    let (said, well) = asks(Some(&app.standin), token, app.folder()).await;
    assert!(
        !well && said.contains("lacks Send Messages in Threads"),
        "{said}"
    );
    app.finish().await;
}

/// What is said when the bot has stopped and may attach no files where a game is played.
async fn may_not_attach(app: &mut TestApp, table: Id) -> String {
    let gm = app.person("Adelaide").await;
    gm.types(table, "game create name:Barred variant:standard")
        .await;
    app.stop_bot().await;
    app.standin.deny(table, ATTACH_FILES);
    let token = Some(app.standin.token());
    let (said, well) = asks(Some(&app.standin), token, app.folder()).await;
    assert!(!well && said.contains("lacks Attach Files"), "{said}");
    said
}

#[tokio::test]
async fn what_the_bot_may_not_do_where_a_game_is_played_is_named() {
    let mut app = TestApp::start().await;
    let table = app.table();
    let said = may_not_attach(&mut app, table).await;
    let token = app.standin.token().to_owned();
    assert!(said.contains("channel’s settings"), "with the cure: {said}");
    app.standin.deny(table, VIEW_CHANNEL);
    let (said, well) = asks(Some(&app.standin), Some(&token), app.folder()).await;
    assert!(!well && said.contains("cannot see it"), "{said}");
    app.standin.delete_channel(table);
    let (said, well) = asks(Some(&app.standin), Some(&token), app.folder()).await;
    assert!(
        !well && said.contains("the channel no longer exists"),
        "{said}"
    );
    app.standin.remove_bot(chancery::sandbox::GUILD_ID);
    let (said, well) = asks(Some(&app.standin), Some(&token), app.folder()).await;
    assert!(!well && said.contains("no longer in it"), "{said}");
    assert!(said.contains("1 fault found."), "{said}");
    app.finish().await;
}

#[tokio::test]
async fn a_name_that_is_given_to_deceive_moves_nothing_on_the_terminal() {
    let mut app = TestApp::start().await;
    let name = "Good\u{1b}[2J\u{1b}]0;mine\u{7}\r\nNo faults found.\u{202e}dlo\u{2066}";
    let (_, channels) = app.standin.add_guild(name, &["Odd\u{1b}[1A"]);
    let said = may_not_attach(&mut app, channels[0]).await;
    let named = said.lines().find(|line| line.contains("Good"));
    let named = named.unwrap_or_else(|| panic!("the server is named: {said}"));
    assert!(named.contains("No faults found."), "in one line: {said}");
    let moves = |c: char| c != '\n' && chancery::orders::is_unseen(c);
    assert!(!said.contains(moves), "{said:?}");
    app.finish().await;
}

#[tokio::test]
async fn a_token_that_is_missing_odd_or_wrong_is_told_apart() {
    let app = TestApp::start().await;
    let empty = tempfile::tempdir().expect("a folder");
    for (token, told) in [
        (None, "DISCORD_TOKEN is not set"),
        (Some("not a token"), "a character that tokens never have"),
        (Some("abc.def.ghi"), "does not accept it"),
    ] {
        let (said, well) = asks(Some(&app.standin), token, empty.path()).await;
        assert!(!well && said.contains(told), "{said}");
        assert!(said.contains('→'), "with the cure: {said}");
    }
    let there = ApiBase::stand_in("http://127.0.0.1:9");
    let patient = Patient {
        web: WebAsked::default(),
        token: Some("abc.def.ghi".to_owned()),
        base: there.expect("a loopback address"),
        folder: empty.path().to_owned(),
        database: None,
        clock: || SystemClock.now(),
    };
    let findings = examine(&patient, Words::english()).await;
    let worst = findings.iter().max_by_key(|f| f.grade).expect("findings");
    assert!(worst.said.contains("cannot be reached"), "{worst:?}");
    app.finish().await;
}

#[tokio::test]
async fn a_damaged_or_foreign_database_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("chancery.db");
    let says = async |told: &str| {
        let (said, well) = asks(None, None, folder.path()).await;
        assert!(!well && said.contains(told), "{told}: {said}");
    };
    let (said, _) = asks(None, None, folder.path()).await;
    assert!(said.contains("created at the first start"), "{said}");
    assert!(!file.exists(), "it changes nothing");
    std::fs::write(&file, "this is no database, whatever its name says").expect("a file");
    says("is damaged or not a database").await;
    std::fs::remove_file(&file).expect("removed");
    let store = chancery::store::Store::open_folder(folder.path()).await;
    store.expect("a store").close().await;
    let url = format!("sqlite:{}", file.display());
    let change = async |statement: &'static str| {
        use sqlx::Connection;
        let mut c = sqlx::SqliteConnection::connect(&url).await.expect("open");
        let done = sqlx::query(statement).execute(&mut c).await;
        done.expect("changed");
        c.close().await.expect("closed");
    };
    change("DELETE FROM _sqlx_migrations WHERE version > 6").await;
    let (said, _) = asks(None, None, folder.path()).await;
    assert!(said.contains("updated at the next"), "{said}");
    change("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1").await;
    says("are not Chancery’s").await;
    change("UPDATE _sqlx_migrations SET version = 9000 WHERE version = 6").await;
    says("was written by a newer version of Chancery").await;
    let inside = file.join("data");
    let (said, _) = asks(None, None, &inside).await;
    assert!(said.contains("cannot be written"), "{said}");
}

#[tokio::test]
async fn a_clock_that_is_wrong_is_noticed() {
    let app = TestApp::start().await;
    let empty = tempfile::tempdir().expect("a folder");
    let look = async |clock: fn() -> i64| {
        let patient = Patient {
            web: WebAsked::default(),
            token: Some(app.standin.token().to_owned()),
            base: ApiBase::stand_in(app.standin.base_url()).expect("loopback"),
            folder: empty.path().to_owned(),
            database: None,
            clock,
        };
        let findings = examine(&patient, Words::english()).await;
        let found = findings.into_iter().find(|f| f.said.starts_with("Clock"));
        let found = found.expect("something of the clock");
        (found.grade, found.said)
    };
    let (grade, said) = look(|| SystemClock.now() - 60_000).await;
    assert_eq!(grade, Grade::Fault, "{said}");
    assert!(said.contains("seconds behind"), "{said}");
    // The stand-in's web server tells the system's time, whatever the games are played by.
    let (grade, said) = look(|| NOON).await;
    assert_eq!(grade, Grade::Fault, "{said}");
    app.finish().await;
}
