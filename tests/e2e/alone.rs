//! The sandbox as one newcomer finds it: the page's two buttons make a game playable alone.

use crate::app::{Bot, faults};
use crate::page::Person;
use crate::said::words_of;
use crate::watch;
use chancery::discord::Watchdog;
use chancery::sandbox::{self, Id, Standin, StandinOptions, demo_channels, demo_people};
use chancery::scheduler::{Clock, ShiftedClock};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

/// Stand-in and bot over one folder, as the program starts them.
pub async fn start(folder: &Path, clock: &Arc<ShiftedClock>) -> (Standin, Bot) {
    start_with(folder, clock, |options| options).await
}

/// As [`start`], with something else of the stand-in's options.
pub async fn start_with(
    folder: &Path,
    clock: &Arc<ShiftedClock>,
    change: impl FnOnce(StandinOptions) -> StandinOptions,
) -> (Standin, Bot) {
    watch::listen();
    let mut options = sandbox::options(SocketAddr::from(([127, 0, 0, 1], 0)));
    let time = clock.clone();
    options.clock = Arc::new(move || time.now());
    options.record = true;
    options.identify_pause = std::time::Duration::ZERO;
    options.data = Some(folder.join("sandbox"));
    let seed = std::env::var("CHANCERY_SEED").ok();
    options.seed = seed.and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let options = change(options);
    // Shown if the test fails: the same seed plays the same game.
    eprintln!("CHANCERY_SEED={}", options.seed);
    let standin = Standin::start(options).await.expect("a stand-in");
    let bot = Bot::start(
        &standin,
        folder,
        clock.clone(),
        Some(clock.clone()),
        Watchdog::default(),
    )
    .await;
    (standin, bot)
}

/// Presses one of the page's own buttons.
pub async fn button(person: &Person, which: &str, channel: u64) -> String {
    let body = json!({"channel": channel.to_string()});
    let answer = person.post(which, body).await;
    let answer = answer.unwrap_or_else(|why| panic!("{which}: {why}"));
    answer["note"].as_str().unwrap_or_default().to_owned()
}

/// Plays from Spring 1901 to Spring 1903 by the page's buttons; up to so many phases may be passed over at
/// once. `before` is done as each phase opens.
pub async fn plays_two_years(
    person: &Person,
    table: Id,
    passed: usize,
    mut before: impl AsyncFnMut(&str),
) {
    let years = [1901, 1902].map(|year| {
        [
            format!("Spring {year}, movement"),
            format!("Spring {year}, retreats"),
            format!("Fall {year}, movement"),
            format!("Fall {year}, retreats"),
            format!("Winter {year}, builds"),
        ]
    });
    let mut phases = years.concat();
    phases.push("Spring 1903, movement".to_owned());
    let mut at = 0;
    while at + 1 < phases.len() {
        before(&phases[at]).await;
        button(person, "fill", table).await;
        let status = person.hears(table, "status").await;
        // Ours owes orders that do not come, so the deadline has to; or nothing was waited for.
        if status.contains(&phases[at]) {
            button(person, "fast-forward", table).await;
        }
        let next = &phases[at + 1..phases.len().min(at + 2 + passed)];
        let follows = |m: &Value| {
            let words = words_of(m);
            next.iter().any(|phase| words.contains(phase))
        };
        let post = words_of(&person.sees(table, "the next phase", follows).await);
        let found = next.iter().rposition(|phase| post.contains(phase));
        at += 1 + found.expect("one of them");
    }
}

#[tokio::test]
async fn a_game_is_played_alone_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    let early = henrik
        .post("fill", json!({"channel": table.to_string()}))
        .await;
    assert!(early.is_err_and(|why| why.contains("Create one with `/game create`")));

    henrik.types(table, "game create name:Solitaire").await;
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    // The others write; nothing of ours comes, so the deadline has to.
    button(&henrik, "fill", table).await;
    button(&henrik, "fast-forward", table).await;
    henrik.sees_words(table, "Fall 1901, movement").await;
    bot.stop().await;
    let bad = faults(&standin);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    standin.stop();

    // The next day: the same page, the same game, the same clock.
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    let post = henrik.sees_words(table, "Fall 1901, movement").await;
    let sheet = words_of(&henrik.press(&post, "My turn").await.message());
    assert!(sheet.contains("Fall 1901, movement"), "{sheet}");
    button(&henrik, "fill", table).await;
    button(&henrik, "fast-forward", table).await;
    // Somebody has to retreat, or nobody; Winter may have nothing to build either.
    let next = [
        "Fall 1901, retreats",
        "Winter 1901, builds",
        "Spring 1902, movement",
    ];
    let follows = |m: &serde_json::Value| {
        let words = words_of(m);
        next.iter().any(|phase| words.contains(phase))
    };
    henrik.sees(table, "what follows", follows).await;
    bot.stop().await;
    let bad = faults(&standin);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
