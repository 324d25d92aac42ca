//! Several processes on one PostgreSQL, each with its shards: what one, two and four carry together.
//!
//! The server is the one `TEST_DATABASE_URL` names; without it this part says so and ends.

use std::time::Duration;

use chancery::store::copy;
use chancery::variants;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::Size;
use crate::bot::{Bot, How, database};
use crate::seed::{self, Template};
use crate::world::{self, now, pause};

/// A schema of its own on the server; its address.
async fn schema(server: &str, name: &str, make: bool) -> String {
    let mut raw = PgConnection::connect(server).await.expect("the server");
    let mut texts = vec![format!("DROP SCHEMA IF EXISTS {name} CASCADE")];
    if make {
        texts.push(format!("CREATE SCHEMA {name}"));
    }
    for text in texts {
        let done = sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut raw).await;
        done.expect("a schema of our own");
    }
    let mark = if server.contains('?') { '&' } else { '?' };
    format!("{server}{mark}options[search_path]={name}")
}

/// So many processes close so many turns that are due in the same second.
async fn carry(server: &str, template: &Template, processes: usize, due: usize, how: How) {
    let folder = tempfile::tempdir().expect("a folder");
    let (standin, places) = world::standin(due, how.paced).await;
    let first = world::people(&standin, due * 7);
    let far = now() + 24 * 3_600_000;
    seed::fill(folder.path(), template, &seed::at(&places, first, far)).await;
    let name = format!("chancery_bench_{}", std::process::id());
    let url = schema(server, &name, true).await;
    let copied = copy::migrate(&database(folder.path()), &url, now(), &mut |_| {}).await;
    copied.expect("the games are copied to PostgreSQL");
    let mut raw = PgConnection::connect(&url).await.expect("the server");
    // Time for all to start, and to agree on their shares.
    let deadline = now() + 10_000 + 4_000 * processes as i64;
    sqlx::query("UPDATE game SET deadline = $1 WHERE deadline = $2")
        .bind(deadline)
        .bind(far)
        .execute(&mut raw)
        .await
        .expect("the games come due");
    let mut bots: Vec<Bot> = (0..processes)
        .map(|shard| Bot::begin(&standin, &url, &format!("{shard}/{processes}"), how))
        .collect();
    for bot in &mut bots {
        bot.wait();
    }
    assert!(now() < deadline, "the bots start within seconds");
    while now() < deadline {
        pause().await;
    }
    let before: Vec<f64> = bots.iter().map(Bot::cpu).collect();
    let since = || (now() - deadline) as f64 / 1e3;
    let mut count = async |query: &'static str| -> i64 {
        let counted = sqlx::query_scalar(query).bind(deadline).fetch_one(&mut raw);
        counted.await.expect("a count")
    };
    while count("SELECT count(*) FROM game WHERE deadline = $1").await > 0 {
        pause().await;
        assert!(since() < 600.0, "the turns are closed within ten minutes");
    }
    let closed_after = since();
    let open = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'leased') AND $1 > 0";
    while count(open).await > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(since() < 1_200.0, "the posts are out within twenty minutes");
    }
    let posted_after = since();
    let posts = count("SELECT count(*) FROM outbox WHERE state = 'done' AND $1 > 0").await;
    let shares = count("SELECT sum(share)::bigint FROM process WHERE $1 > 0").await;
    let cpu: Vec<f64> = bots
        .iter()
        .zip(&before)
        .map(|(bot, b)| bot.cpu() - b)
        .collect();
    let each: Vec<String> = cpu.iter().map(|s| format!("{s:.1}")).collect();
    let (limits, drawn) = (how.paced, how.pictures);
    println!(
        "| {processes} | {} | {} | {due} | {closed_after:.2} s | {:.0} | {posted_after:.1} s | {posts} | {:.0} | {} | {:.1} | {shares} |",
        if limits { "kept" } else { "off" },
        if drawn { "drawn" } else { "none" },
        due as f64 / closed_after,
        posts as f64 / posted_after,
        each.join(" + "),
        cpu.iter().sum::<f64>() * 1e3 / due as f64,
    );
    bots.into_iter().for_each(Bot::stop);
    raw.close().await.expect("the connection ends");
    schema(server, &name, false).await;
}

/// One, two and four processes, with and without Discord's limits and pictures.
pub async fn measure(size: Size) {
    let Ok(server) = std::env::var("TEST_DATABASE_URL") else {
        println!("skipped: TEST_DATABASE_URL names no PostgreSQL server");
        return;
    };
    let template = Template::play(variants::standard(None), 1903).await;
    println!(
        "| processes | Discord's limits | pictures | due | last turn late by | turns/s | all posted after | \
         posts | posts/s | CPU s of each | CPU ms a turn | requests/s divided |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|"
    );
    for (paced, pictures) in [(false, false), (false, true), (true, false)] {
        let due = if paced { size.due / 5 } else { size.due };
        for processes in [1, 2, 4] {
            let how = How {
                paced,
                pictures,
                one_core: false,
            };
            carry(&server, &template, processes, due.max(1), how).await;
        }
    }
}
