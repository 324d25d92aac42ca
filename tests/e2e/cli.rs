//! The program itself: its first line, its end, and what it says when it cannot start.

use crate::app::TestApp;
use crate::game::Game;
use crate::page::Person;
use chancery::sandbox::{BOT_ID, demo_people, perms};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

fn program(folder: &std::path::Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    // Nothing of the surroundings counts: no token, no settings, no .env.
    command
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("CHANCERY_ADDR")
        .env_remove("CHANCERY_DATA")
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Ends a child if the test ends before it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn the_first_line_says_which_mode_and_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program(folder.path());
    command.args(["sandbox", "--addr", "127.0.0.1:0", "--data", "games"]);
    let mut running = Running(command.spawn().expect("the program"));
    let out = running.0.stdout.take().expect("its output");
    // Kept open to the end: a program whose output nobody reads may not go on.
    let mut out = BufReader::new(out);
    let mut first = String::new();
    out.read_line(&mut first).expect("a line");
    assert!(first.to_lowercase().contains("sandbox"), "{first}");
    let address = first.split_whitespace().find(|w| w.starts_with("http://"));
    let address = address.unwrap_or_else(|| panic!("no address in {first}"));
    let address = address.trim_end_matches(|c: char| !c.is_ascii_digit());
    let page = reqwest::get(address).await.expect("the page");
    assert_eq!(page.status().as_u16(), 200);
    let page = page.text().await.expect("its text");
    assert!(page.contains("<html"), "{page}");
    assert!(
        folder.path().join("games").is_dir(),
        "the data folder is made"
    );
    #[cfg(unix)]
    {
        let anyone = chancery::sandbox::demo_people()[0];
        let person = Person::sit_down(address, anyone, "Adelaide", None).await;
        person.sees_the_bot().await;
        let id = running.0.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.is_ok_and(|s| s.success()));
        let ended = running.0.wait().expect("it ends");
        assert!(ended.success(), "it ends well when asked to: {ended}");
    }
}

/// The program on Discord prints the link that invites it, once it knows who it is; the sandbox has none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_invitation_is_printed_on_discord_and_not_in_the_sandbox() {
    let app = TestApp::start().await;
    let folder = tempfile::tempdir().expect("a folder");
    let mut bot = program(folder.path());
    bot.args(["bot", "--data", "games"])
        .env("DISCORD_TOKEN", app.standin.token())
        .env("CHANCERY_DISCORD_API", app.standin.base_url());
    let mut running = Running(bot.spawn().expect("the program"));
    let out = running.0.stdout.take().expect("its output");
    let said = tokio::task::spawn_blocking(move || {
        let lines = BufReader::new(out).lines().map_while(Result::ok);
        let invites = |line: &String| line.contains("https://");
        lines.into_iter().find(invites).expect("a link")
    });
    let said = said.await.expect("it is read");
    let link = format!(
        "https://discord.com/oauth2/authorize?client_id={BOT_ID}\
         &scope=bot+applications.commands&permissions={}",
        perms::BOT
    );
    assert!(said.ends_with(&link), "{said}");
    drop(running);

    let mut sandbox = program(folder.path());
    sandbox.args(["sandbox", "--addr", "127.0.0.1:0", "--data", "demo"]);
    let mut running = Running(sandbox.spawn().expect("the program"));
    let mut out = BufReader::new(running.0.stdout.take().expect("its output"));
    let mut said = String::new();
    out.read_line(&mut said).expect("a line");
    let address = said.split_whitespace().find(|w| w.starts_with("http://"));
    let address = address.unwrap_or_else(|| panic!("no address in {said}"));
    let address = address.trim_end_matches(|c: char| !c.is_ascii_digit());
    let person = Person::sit_down(address, demo_people()[0], "Adelaide", None).await;
    // By now it is connected.
    person.sees_the_bot().await;
    drop(running);
    out.read_to_string(&mut said).expect("the rest");
    assert!(!said.contains("oauth2"), "{said}");
    app.finish().await;
}

fn fails(arguments: &[&str], token: Option<&str>) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = program(folder.path());
    command.args(arguments);
    if let Some(token) = token {
        command.env("DISCORD_TOKEN", token);
    }
    let done = command.output().expect("the program");
    assert!(!done.status.success(), "{arguments:?} should fail");
    String::from_utf8_lossy(&done.stderr).into_owned()
}

#[test]
fn what_stands_in_the_way_is_named() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("its address").to_string();
    let told = fails(&["sandbox", "--addr", &port], None);
    assert!(
        told.contains(&port) && told.contains("cannot listen"),
        "{told}"
    );
    let told = fails(&["sandbox", "--addr", "0.0.0.0:0"], None);
    assert!(told.contains("loopback"), "{told}");
    let file = tempfile::NamedTempFile::new().expect("a file");
    let inside = file.path().join("data");
    let inside = inside.to_string_lossy();
    let told = fails(
        &["sandbox", "--addr", "127.0.0.1:0", "--data", &inside],
        None,
    );
    assert!(told.contains("error"), "{told}");
    let told = fails(&["bot"], None);
    assert!(told.contains("DISCORD_TOKEN"), "{told}");
    let told = fails(&["bot"], Some("not a token"));
    assert!(
        told.contains("token") && !told.contains("not a token"),
        "{told}"
    );
}

#[tokio::test]
async fn a_saved_game_is_archived_without_discord() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let away = tempfile::tempdir().expect("a folder");
    let run = |arguments: &[&str]| {
        let done = program(away.path()).args(arguments).output();
        let done = done.expect("the program");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (done.status.code(), text(&done.stdout), text(&done.stderr))
    };
    let data = app.folder().to_string_lossy().into_owned();
    let (code, told, wrong) = run(&["archive", "the long peace", "--data", &data]);
    assert_eq!(code, Some(0), "{wrong}");
    assert!(
        told.contains("1 phase written to the-long-peace.jsonl"),
        "{told}"
    );
    assert!(told.contains("still being played"), "{told}");
    let (code, told, _) = run(&["replay", "the-long-peace.jsonl"]);
    assert_eq!(code, Some(0), "{told}");
    // By its number, to a file of one's own; never over another.
    let (code, _, wrong) = run(&["archive", "1", "--data", &data, "--out", "one.jsonl"]);
    assert_eq!(code, Some(0), "{wrong}");
    for (arguments, words) in [
        (
            vec!["archive", "1", "--data", &data, "--out", "one.jsonl"],
            "one.jsonl",
        ),
        (
            vec!["archive", "Elsewhere", "--data", &data],
            "no game called",
        ),
        (
            vec!["archive", "1", "--data", "nowhere"],
            "no games in nowhere",
        ),
    ] {
        let (code, _, wrong) = run(&arguments);
        assert_eq!(code, Some(1), "{arguments:?}");
        assert!(wrong.contains(words), "{arguments:?}: {wrong}");
    }
    assert!(!away.path().join("nowhere").exists());
    app.finish().await;
}
#[tokio::test]
async fn a_game_that_is_over_is_deleted_after_a_dry_run() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let away = tempfile::tempdir().expect("a folder");
    let data = app.folder().to_string_lossy().into_owned();
    let run = |arguments: &[&str]| {
        let all = arguments.iter().copied().chain(["--data", &data]);
        let done = program(away.path()).args(all).output();
        let done = done.expect("the program");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let told = text(&done.stdout) + &text(&done.stderr);
        (done.status.code(), told)
    };
    let (code, told) = run(&["delete", "the long peace", "--yes"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("not over"), "{told}");
    let asked = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&asked, "End the game").await.message();
    game.post("is over").await;
    // The program stands still while the command runs: it must not be writing then.
    let said = async || (app.posts_open().await == 0).then_some(());
    app.until("everything to be said", said).await;
    let (code, told) = run(&["delete", "the long peace"]);
    assert_eq!(code, Some(0), "{told}");
    for part in [
        "1: The Long Peace",
        "one phase",
        "KiB",
        "Nothing was deleted",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let past = "history game:The Long Peace";
    let told = game.gm().hears(game.table, past).await;
    assert!(told.contains("Spring 1901"), "{told}");
    // The bot need not be stopped for it.
    let (code, told) = run(&["delete", "1", "--yes"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("Deleted."), "{told}");
    let told = game.gm().hears(game.table, past).await;
    assert!(!told.contains("Spring 1901"), "{told}");
    let (code, told) = run(&["delete", "1"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("no game called"), "{told}");
    app.finish().await;
}
