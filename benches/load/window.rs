//! How fast the page of a long game is served over and over, alone and while turns are adjudicated.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use chancery::archive;
use chancery::game::VictoryRules;
use chancery::store::{Along, GameId, GuildId, NewWindowLink, Store, WindowLink};
use chancery::variants;
use tokio::time::{interval, sleep_until};

use crate::Size;
use crate::bot::How;
use crate::seed::{self, Template};
use crate::turns::start;
use crate::world::{self, now};

/// What makes the link unguessable elsewhere.
const SECRET: &str = "0123456789abcdef0123456789abcdef01234567";

const HEAD: &str = "| run | visits | a second | KiB each | the first | p50 | p99 | slowest | over 50 ms | in the seconds | CPU ms each |\n\
    |---|---|---|---|---|---|---|---|---|---|---|";

/// How soon a page shall be there.
const GOAL: Duration = Duration::from_millis(50);

pub async fn measure(size: Size) {
    let mut setup = variants::standard(None);
    // Else none would last so long.
    setup.victory = VictoryRules::Solo { centres: 34 };
    let (year, turns) = if size.small { (1910, 18) } else { (1931, 60) };
    let template = Template::play(setup, year).await;
    println!("The page of a game of {turns} turns, compressed");
    println!("{HEAD}");
    for due in [0, size.due] {
        for known in [false, true] {
            run(&template, due, known, size).await;
        }
    }
}

/// Visits one page while so many other games come due; `known`: by readers who have the page already.
async fn run(template: &Template, due: usize, known: bool, size: Size) {
    let folder = tempfile::tempdir().expect("a folder");
    let (standin, places) = world::standin(due + 1, false).await;
    let first = world::people(&standin, (due + 1) * 7);
    let copies = seed::at(&places, first, now() + 24 * 3_600_000);
    seed::fill(folder.path(), template, &copies).await;
    link(folder.path(), copies[0].guild).await;
    let how = How {
        paced: false,
        pictures: true,
        one_core: true,
    };
    let (bot, deadline) = start(&standin, folder.path(), (&[], &places[1..]), how).await;
    let page = format!("{}/w/{SECRET}", bot.web);
    let client = reqwest::Client::new();
    let begun = Instant::now();
    let (tag, bytes) = visit(&client, &page, None).await;
    let cold = begun.elapsed();
    // Just before the others come due.
    let wait = u64::try_from(deadline - 500 - now()).unwrap_or(0);
    sleep_until(tokio::time::Instant::now() + Duration::from_millis(wait)).await;
    let before = bot.cpu();
    let mut clock = interval(Duration::from_micros(1_000_000 / size.rate));
    let all = size.rate * size.seconds;
    let mut visits = Vec::new();
    for _ in 0..all {
        let at = clock.tick().await;
        let (client, page) = (client.clone(), page.clone());
        let tag = known.then(|| tag.clone());
        visits.push(tokio::spawn(async move {
            visit(&client, &page, tag.as_deref()).await;
            // Those that begin late count from when they should have.
            (at.elapsed(), at)
        }));
    }
    let mut took = Vec::new();
    for visit in visits {
        took.push(visit.await.expect("a visit"));
    }
    let cpu = bot.cpu() - before;
    let begun = took[0].1;
    let late = took.iter().filter(|(time, _)| *time > GOAL);
    let late: BTreeSet<u64> = late.map(|(_, at)| (*at - begun).as_secs()).collect();
    let mut took: Vec<Duration> = took.into_iter().map(|(time, _)| time).collect();
    took.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let part = |percent: usize| ms(took[(took.len() - 1) * percent / 100]);
    let over = took.iter().filter(|time| **time > GOAL).count();
    let what = if known { "304" } else { "whole" };
    let beside = match due {
        0 => "alone".to_owned(),
        due => format!("while {due} turns are adjudicated and drawn"),
    };
    println!(
        "| {what}, {beside} | {all} | {} | {} | {:.0} ms | {:.1} ms | {:.1} ms | {:.1} ms | {over} | {late:?} | {:.2} |",
        size.rate,
        if known { 0 } else { bytes >> 10 },
        ms(cold),
        part(50),
        part(99),
        part(100),
        cpu * 1e3 / all as f64,
    );
    bot.stop();
}

/// Keeps the link to the first game.
async fn link(folder: &Path, guild: u64) {
    let store = Store::open_folder(folder).await.expect("the store");
    let new = NewWindowLink {
        to: WindowLink {
            guild: GuildId(guild as i64),
            game: GameId(1),
            person: None,
        },
        hash: archive::hash(SECRET.as_bytes()),
        token: Some(SECRET.to_owned()),
        at: now(),
    };
    let kept = store.set_window_link(&new, &Along::default()).await;
    kept.expect("a link");
    store.close().await;
}

/// Gets the page, unless it is the one with this tag: its tag, and how many bytes came.
async fn visit(client: &reqwest::Client, page: &str, tag: Option<&str>) -> (String, usize) {
    let mut asked = client.get(page).header("accept-encoding", "gzip");
    if let Some(tag) = tag {
        asked = asked.header("if-none-match", tag);
    }
    let answer = asked.send().await.expect("an answer");
    let expected = if tag.is_some() { 304 } else { 200 };
    assert_eq!(answer.status().as_u16(), expected, "the page is shown");
    let tag = answer.headers()["etag"].to_str().expect("a tag").to_owned();
    (tag, answer.bytes().await.expect("a page").len())
}
