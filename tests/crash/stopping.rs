//! Asked to stop, the bot finishes what it has in hand; asked again, it stops at once.

use crate::people::words_of;
use crate::place::{Kind, Place};
use crate::rig::{PATIENCE, Rig};
use chancery::sandbox::{Aim, Harm, demo_people};
use std::time::{Duration, Instant};

/// A bot with a game, and an answer of it that takes Discord so long.
async fn slow_to_answer(slow: Duration) -> (Rig, impl Future<Output = Option<String>>) {
    let place = Place::new(Kind::Sqlite).await.expect("a folder");
    let rig = Rig::begin(place).await;
    let answers = Aim::new("POST", "/callback");
    rig.people.standin.fault(answers, Harm::Slow(slow), Some(1));
    let before = rig.bot.gun.answers();
    let france = demo_people()[2];
    let line = "order unit:A Par order:A Par H";
    let asked = rig
        .people
        .asks(&rig.bot, france, line)
        .expect("it is asked");
    let gun = &rig.bot.gun;
    let left = gun.wait_for(PATIENCE, |gun| (gun.answers() > before).then_some(()));
    assert!(
        left.await.is_some(),
        "no answer leaves:\n{}",
        rig.bot.said()
    );
    let (standin, table) = (rig.people.standin.clone(), rig.people.table);
    let seen = async move {
        let found = standin.wait_for(PATIENCE, |standin| {
            let all = standin.messages(france, table);
            let answer = all
                .iter()
                .find(|m| m["interaction_metadata"]["id"] == *asked);
            // What is put off is empty at first.
            answer.map(words_of).filter(|told| !told.is_empty())
        });
        found.await
    };
    (rig, seen)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_stop_it_finishes_what_is_in_hand() {
    let (rig, answer) = slow_to_answer(Duration::from_secs(2)).await;
    let begun = Instant::now();
    let ended = rig.bot.stop("TERM", Duration::from_secs(10)).await;
    let took = begun.elapsed();
    assert!(
        ended.is_some_and(|e| e.contains("status: 0")),
        "{}",
        rig.bot.said()
    );
    println!("in short: SIGTERM with an answer in hand: ended well after {took:.1?}");
    let answer = answer.await.expect("the answer");
    assert!(answer.contains('✓'), "{answer}");
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_a_second_time_it_stops_at_once() {
    let (rig, _answer) = slow_to_answer(Duration::from_secs(30)).await;
    rig.bot.gun.signal("TERM");
    let end = Instant::now() + PATIENCE;
    while !rig.bot.said().contains("asked to stop") {
        assert!(Instant::now() < end, "{}", rig.bot.said());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let begun = Instant::now();
    let ended = rig.bot.stop("INT", Duration::from_secs(5)).await;
    assert!(
        ended.is_some_and(|e| e.contains("status: 130")),
        "{}",
        rig.bot.said()
    );
    println!(
        "in short: a second signal: ended after {:.1?}",
        begun.elapsed()
    );
    rig.place.end().await;
}

/// Sealed orders stand in it.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_it_keeps_is_for_its_own_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let rig = Rig::begin(Place::new(Kind::Sqlite).await.expect("a folder")).await;
    for file in [rig.place.file(), rig.place.wal()] {
        let found = std::fs::metadata(&file).expect("the database");
        let others = found.permissions().mode() & 0o077;
        assert_eq!(others, 0, "{}", file.display());
    }
    let ended = rig.bot.stop("TERM", Duration::from_secs(10)).await;
    assert!(ended.is_some());
    rig.place.end().await;
}
