//! Two processes of the real program on one PostgreSQL, each with its shard, against the stand-in.

use crate::page::Person;
use crate::skip::skip;
use chancery::sandbox::{GUILD_ID, Id, Standin, StandinOptions, demo_channels, demo_people};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Ends a child if the test ends before it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A schema of its own; `None`, with the reason printed, where there is no server.
async fn schema(name: &str) -> Option<String> {
    let Ok(server) = std::env::var("TEST_DATABASE_URL") else {
        skip("postgres", "TEST_DATABASE_URL names no PostgreSQL server");
        return None;
    };
    let mut raw = PgConnection::connect(&server).await.expect("the server");
    for text in [
        format!("DROP SCHEMA IF EXISTS {name} CASCADE"),
        format!("CREATE SCHEMA {name}"),
    ] {
        let done = sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut raw).await;
        done.expect("a schema of our own");
    }
    let mark = if server.contains('?') { '&' } else { '?' };
    Some(format!("{server}{mark}options[search_path]={name}"))
}

fn program(standin: &Standin, url: &str, shards: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command
        .env("DISCORD_TOKEN", standin.token())
        .env("CHANCERY_DISCORD_API", standin.base_url())
        .env("DATABASE_URL", url)
        .env("SHARDS", shards)
        .env("RUST_LOG", "chancery=info")
        .arg("bot")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// Starts one of the processes; its log goes nowhere.
fn start(standin: &Standin, url: &str, shards: &str) -> Running {
    let mut command = program(standin, url, shards);
    command.stderr(Stdio::null());
    Running(command.spawn().expect("the program"))
}

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let held = tokio::time::timeout(Duration::from_secs(90), waiting).await;
    assert!(held.is_ok(), "{what}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_process_answers_for_its_shard_and_a_dead_one_is_replaced() {
    let name = format!("chancery_e2e_{}", std::process::id());
    let Some(url) = schema(&name).await else {
        return;
    };
    let mut options = StandinOptions::new(([127, 0, 0, 1], 0).into());
    options.identify_pause = std::time::Duration::ZERO;
    let standin = Standin::start(options).await;
    let standin = standin.expect("a stand-in");
    let shard = |guild: Id| (guild >> 22) % 2;
    let home = (GUILD_ID, demo_channels()[0]);
    let away = loop {
        let (guild, channels) = standin.add_guild("Elsewhere", &["table"]);
        if shard(guild) != shard(home.0) {
            break (guild, channels[0]);
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    };
    let shards = |guild: Id| format!("{}/2", shard(guild));
    let first = start(&standin, &url, &shards(home.0));
    let mut second = start(&standin, &url, &shards(away.0));
    until("both connect", async || standin.connections() == 2).await;
    let person = Person::sit_down(standin.base_url(), demo_people()[0], "Adelaide", None).await;
    person.sees_the_bot().await;
    until("its commands are there", async || {
        !standin.commands().is_empty()
    })
    .await;
    for (_, channel) in [home, away] {
        let told = person
            .hears(channel, "game create name:Both variant:standard")
            .await;
        assert!(told.contains("Both"), "{told}");
    }
    // What is to be said in either server is said by whichever process is free.
    let mut raw = PgConnection::connect(&url).await.expect("the server");
    let mut count = async |query: &'static str| -> i64 {
        let counted = sqlx::query_scalar(query).fetch_one(&mut raw);
        counted.await.expect("a count")
    };
    until("the requests are divided", async || {
        count("SELECT count(*) FROM process WHERE share = 25").await == 2
    })
    .await;

    // A third with shards of theirs is refused, once it has seen that they live.
    let refused = tokio::task::spawn_blocking({
        let mut third = program(&standin, &url, "0-1/2");
        move || third.output().expect("the program")
    });
    let refused = refused.await.expect("it ends");
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success(), "{told}");
    assert!(told.contains("--shards") && told.contains("of 2"), "{told}");
    assert!(!told.contains(standin.token()), "{told}");

    // One dies without a word; its heir has its shard and its work at once.
    second.0.kill().expect("it is killed");
    second.0.wait().expect("it is gone");
    until("it is missed", async || standin.connections() == 1).await;
    let heir = start(&standin, &url, &shards(away.0));
    until("the heir connects", async || standin.connections() == 2).await;
    let told = person.hears(away.1, "game info").await;
    assert!(told.contains("Both"), "{told}");
    // One that is asked to stop leaves all requests to the other.
    let id = first.0.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status();
    assert!(asked.is_ok_and(|s| s.success()));
    until("the other has all requests", async || {
        count("SELECT count(*) FROM process WHERE share = 50").await == 1
    })
    .await;
    drop((first, heir));
    let drop = sqlx::raw_sql(AssertSqlSafe(format!("DROP SCHEMA {name} CASCADE")));
    drop.execute(&mut raw).await.expect("the schema goes");
}
