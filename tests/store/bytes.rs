//! What a turn costs on disk, by variant: played by random orders, one sheet a player and phase.
//!
//! `cargo test --test store bytes:: -- --nocapture` prints the table of docs/load.md.

use std::path::Path;
use std::sync::Arc;

use chancery::control::PlayerId;
use chancery::game::Setup;
use chancery::sandbox::{
    GUILD_ID, OWNER_ID, ServiceControls, Standin, StandinOptions, demo_channels,
};
use chancery::scheduler::{Clock, ShiftedClock};
use chancery::service::{KEPT_AFTER_USE, NewGame, Person, Service, Settings};
use chancery::store::{DATABASE_FILE, GuildId, Seq, Store};
use chancery::variants;
use sqlx::{Connection, SqliteConnection};

/// How many phases of each variant are played.
const TURNS: usize = 24;

/// What a turn of seven players may cost when all is tidied up, in bytes. Each further one has a sheet, a
/// receipt and a published hash.
const MOST: i64 = 6144;
const MOST_EACH_MORE: i64 = 700;

/// Bytes of the whole file: without what is free in it, and without its log.
async fn size(folder: &Path, first: &[&str]) -> i64 {
    let url = format!("sqlite:{}", folder.join(DATABASE_FILE).display());
    let mut raw = SqliteConnection::connect(&url).await.expect("the file");
    for text in first
        .iter()
        .chain(&["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"])
    {
        sqlx::raw_sql(sqlx::AssertSqlSafe((*text).to_owned()))
            .execute(&mut raw)
            .await
            .unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    let (pages, page): (i64, i64) =
        sqlx::query_as("SELECT page_count, page_size FROM pragma_page_count(), pragma_page_size()")
            .fetch_one(&mut raw)
            .await
            .expect("its size");
    raw.close().await.expect("closed");
    pages * page
}

/// What was played, and the bytes a turn costs.
struct Costs {
    players: usize,
    turns: usize,
    /// Its state and report as they are read.
    texts: i64,
    /// What the file grew by.
    packed: i64,
    /// What it grew by, two weeks later.
    tidied: i64,
}

async fn costs(setup: Setup) -> Costs {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    let service = Service::new(store.clone(), || ());
    let options = StandinOptions::new(([127, 0, 0, 1], 0).into());
    let standin = Standin::start(options).await.expect("a stand-in");
    let clock = Arc::new(ShiftedClock::new(0));
    let controls = ServiceControls::new(standin, service.clone(), clock.clone());
    let (guild, channel) = (GuildId(GUILD_ID as i64), demo_channels()[0]);
    let new = NewGame {
        guild,
        channel: channel as i64,
        name: "Measured".to_owned(),
        setup,
        settings: Settings::default(),
        gm: None,
        join: true,
        computers: None,
    };
    let by = Person::new(PlayerId(OWNER_ID), clock.now());
    let table = service.create(&by, new).await.expect("a game");
    let filled = controls.fill(Some(channel), OWNER_ID).await;
    filled.expect("players");
    let id = table.game.id;
    let table = service.game_context(guild, id).await.expect("the lobby");
    service.start(&by, &table).await.expect("it begins");
    let from = service
        .game_context(guild, id)
        .await
        .expect("the game")
        .game
        .seq;
    let start = size(folder.path(), &[]).await;
    for _ in 0..TURNS {
        let table = service.game_context(guild, id).await.expect("the game");
        if !table.state.is_playing() {
            break;
        }
        controls.fill(Some(channel), 0).await.expect("orders");
    }
    let all = store.revisions(guild, id).await.expect("revisions");
    let mut texts = 0;
    let mut turns = 0;
    for seq in from.0 + 1..=all.len() as i64 {
        let kept = store.revision(guild, id, Seq(seq)).await.expect("read");
        let kept = kept.expect("it is there");
        turns += usize::from(kept.report.is_some());
        texts += kept.state.len() + kept.report.map_or(0, |report| report.len());
    }
    let packed = size(folder.path(), &[]).await;
    // Two weeks later all of it was said.
    let said = "UPDATE outbox SET state = 'done', settled_at = 1, result = '{}'";
    size(folder.path(), &[said]).await;
    let mut now = clock.now() + KEPT_AFTER_USE + 1;
    loop {
        let next = service.tidy(now).await.expect("tidied");
        if next > now + 60_000 {
            break;
        }
        now = next;
    }
    let tidied = size(folder.path(), &[]).await;
    let each = |bytes: i64| bytes / turns.max(1) as i64;
    Costs {
        players: store.members(guild, id).await.expect("players").len(),
        turns,
        texts: each(texts as i64),
        packed: each(packed - start),
        tidied: each(tidied - start),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_costs_no_more_than_it_did() {
    println!("| variant | players | turns | texts, unpacked | on disk | two weeks later |");
    println!("|---|---|---|---|---|---|");
    let mut dear = Vec::new();
    for variant in variants::PRESETS {
        let cost = costs((variant.setup)(None)).await;
        let (name, players, turns) = (variant.id, cost.players, cost.turns);
        let (texts, packed, tidied) = (cost.texts, cost.packed, cost.tidied);
        println!("| {name} | {players} | {turns} | {texts} | {packed} | {tidied} |");
        assert!(turns > 4, "{name}");
        let more = players.saturating_sub(7) as i64;
        if tidied >= MOST + more * MOST_EACH_MORE {
            dear.push(name);
        }
    }
    assert!(dear.is_empty(), "{dear:?} cost more");
}
