//! Killed while it brings the tables of an older version up to date, the program goes on where it
//! stopped: at last all tables are as in a new database, and every row is there.

use crate::child::Bot;
use crate::gun::Aim;
use crate::older::{Raw, Rows, lost, older, place};
use crate::place::{Kind, Place};
use crate::rig::Rig;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::collections::BTreeMap;
use std::time::Duration;

/// How often it is killed before it may come to its end.
const KILLS: u32 = 3;

/// What was done and found.
#[derive(Default)]
struct Found {
    /// How many migrations were done of those there were to do, when it was killed.
    kills: BTreeMap<&'static str, u32>,
    rounds: u32,
}

/// A game that is under way, with all its rows; the bot has stopped.
pub async fn game(place: Place) -> (Rig, Rows, Vec<String>) {
    let mut rig = Rig::begin(place).await;
    rig.orders("A Par - Bur").await;
    rig.turn().await;
    rig.types(rig.people.gm(), "draw").await;
    rig.types(rig.people.gm(), "press to powers:England text:Friends?")
        .await;
    rig.settles().await;
    let stopped = rig.bot.stop("TERM", Duration::from_secs(10)).await;
    assert!(stopped.is_some(), "{}", rig.bot.said());
    let mut raw = Raw::open(&rig.place).await;
    let (rows, schema) = (raw.rows().await, raw.schema().await);
    raw.close().await;
    let filled = rows.iter().filter(|(_, rows)| !rows.is_empty()).count();
    assert!(filled >= 10, "only {filled} tables have rows");
    (rig, rows, schema)
}

/// One life of a bot that has to bring its tables up to date, and its end.
async fn killed(bot: &Bot, missing: u32, dice: &mut StdRng) {
    if dice.random_bool(0.3) {
        let ms = Duration::from_micros(dice.random_range(0..400_000));
        bot.gun
            .wait_for(ms, |gun| gun.is_registered().then_some(()))
            .await;
    } else {
        bot.gun.aim(Aim::Write {
            skip: dice.random_range(0..=missing),
            carried_out: dice.random_bool(0.5),
        });
        // Where it has less to write than was thought, it is killed when it is ready.
        bot.ready().await;
    }
    bot.gun.fire();
}

async fn round(
    kind: Kind,
    version: i64,
    (rig, rows, schema): (&Rig, &Rows, &[String]),
    dice: &mut StdRng,
    found: &mut Found,
) {
    let place = place(kind, version, rows).await;
    let mut raw = Raw::open(&place).await;
    let (before, first) = (raw.rows().await, raw.seen().await);
    raw.close().await;
    let all = older().len() + 1;
    let people = &rig.people;
    let start = || Bot::start(&people.standin, &place, people.table, people.talks(), "");
    for _ in 0..KILLS {
        let mut raw = Raw::open(&place).await;
        let seen = raw.seen().await;
        raw.close().await;
        let bot = start();
        killed(&bot, (all - seen) as u32, dice).await;
        let mut raw = Raw::open(&place).await;
        let now = raw.seen().await;
        raw.close().await;
        assert!(now >= seen, "{now} of {seen} migrations are left");
        let at = match now {
            n if n == first => "before the first migration",
            n if n == all => "after the last migration",
            _ => "between two migrations",
        };
        *found.kills.entry(at).or_default() += 1;
    }
    let bot = start();
    assert!(bot.ready().await);
    let status = people.types(&bot, people.gm(), "status").await;
    let status = status.unwrap_or_default();
    assert!(status.contains("Fall 1901"), "{status}\n{}", bot.said());
    let stopped = bot.stop("TERM", Duration::from_secs(10)).await;
    assert!(
        stopped.is_some_and(|s| s.contains("status: 0")),
        "{}",
        bot.said()
    );
    let mut raw = Raw::open(&place).await;
    let (after, made) = (raw.rows().await, raw.schema().await);
    raw.close().await;
    let gone = lost(&before, &after);
    assert!(gone.is_empty(), "from {version}: {}", gone.join("\n"));
    assert_eq!(made, schema, "from {version}");
    found.rounds += 1;
    place.end().await;
}

async fn killed_while_it_migrates(kind: Kind, name: &str) {
    let Some(place) = Place::new(kind).await else {
        return;
    };
    let (rig, rows, schema) = game(place).await;
    let seed = crate::set("CHANCERY_SEED", 1);
    let kills = crate::set("CHANCERY_KILLS", u64::from(crate::KILLS));
    let mut dice = StdRng::seed_from_u64(seed);
    let mut found = Found::default();
    let versions = older();
    // From the oldest each time; from the others in turn, by where the seed begins.
    let rounds = (kills as usize / 10).max(3);
    for round_no in 0..rounds {
        let at = match round_no % versions.len() {
            0 => 0,
            n => 1 + (n + seed as usize) % (versions.len() - 1),
        };
        let known = (&rig, &rows, schema.as_slice());
        round(kind, versions[at], known, &mut dice, &mut found).await;
    }
    let mut text = format!("\nKilled while it migrates on {name}, seed {seed}\n");
    for (at, count) in &found.kills {
        text += &format!("  {at:<46} {count:>6}\n");
    }
    let kills: u32 = found.kills.values().sum();
    let rounds = found.rounds;
    println!(
        "{text}in short: {name}: killed {kills} times while it migrates; {rounds} older databases complete \
         and as new"
    );
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_it_migrates_on_sqlite() {
    killed_while_it_migrates(Kind::Sqlite, "SQLite").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_it_migrates_on_postgres() {
    killed_while_it_migrates(Kind::Postgres, "PostgreSQL").await;
}
