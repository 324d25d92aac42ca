//! Crash tests: the real program, a process of its own, is killed (SIGKILL) at hundreds of chosen and
//! random instants and started again; afterwards nothing that was acknowledged may be lost, no turn
//! adjudicated twice or skipped, no post doubled or missing, no ledger out of balance.
//!
//! `CHANCERY_KILLS` says how often it is killed on each database, `CHANCERY_SEED` what is done when;
//! docs/testing.md tells more.

mod campaign;
mod child;
mod copying;
mod gun;
mod judge;
mod machine;
mod migrating;
mod older;
mod people;
mod place;
mod proxy;
mod rig;
mod server;
#[path = "../unmet/skip.rs"]
mod skip;
mod stopping;
mod tally;

use campaign::{Campaign, VARIANTS};
use place::Kind;
use tally::Tally;

/// How often the bot is killed on each database where nobody asks for more.
const KILLS: u32 = 30;

/// How many lives a game has at most.
const LIVES: u32 = 40;

fn set(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.map_or(default, |t| t.parse().expect("a number"))
}

/// One game after the other, of each variant in turn, until the bot has been killed so often.
async fn games(kind: Kind, seed: u64, kills: u32) -> Option<Tally> {
    let mut tally = Tally::new();
    let mut game = 0;
    // However few they are, all variants get some.
    let lives = kills.div_ceil(VARIANTS.len() as u32).min(LIVES);
    // What was found in one game is enough to look into.
    while tally.kills() < kills && tally.faults.is_empty() {
        let variant = VARIANTS[game as usize % VARIANTS.len()];
        let mut campaign = Campaign::new(kind, variant, seed + game).await?;
        // The first of them is killed from its making on.
        if game > 0 {
            campaign.begin_in_peace().await;
        }
        game += 1;
        let until = (tally.kills() + lives).min(kills);
        while tally.kills() < until && campaign.life(&mut tally).await {}
        campaign.settle(&mut tally).await;
        campaign.place.end().await;
    }
    Some(tally)
}

async fn under_fire(kind: Kind, name: &str) {
    let kills = set("CHANCERY_KILLS", u64::from(KILLS)) as u32;
    let seed = set("CHANCERY_SEED", 1);
    // Much of the time is waiting, so several games are played at once where many are.
    let lanes = (kills / 60).clamp(1, 2);
    let lanes = (0..lanes).map(|lane| {
        let share = kills / lanes + u32::from(lane < kills % lanes);
        games(kind, seed * 1_000 + u64::from(lane) * 100, share)
    });
    let mut tally = Tally::new();
    for lane in futures_util::future::join_all(lanes).await {
        let Some(lane) = lane else { return };
        tally.add(lane);
    }
    tally.print(name, seed);
    assert!(tally.faults.is_empty(), "{}", tally.faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn under_fire_on_sqlite() {
    under_fire(Kind::Sqlite, "SQLite").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn under_fire_on_postgres() {
    under_fire(Kind::Postgres, "PostgreSQL").await;
}
