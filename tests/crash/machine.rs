//! The machine's faults: what the database does not take is refused with the reason, nothing that was
//! acknowledged is lost, and the bot goes on by itself once the machine is well again.

use crate::place::{Kind, Place};
use crate::rig::{Rig, taken};
use crate::server::Server;
use crate::skip::skip;
use sqlx::{Connection, SqliteConnection};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// What is done to the machine, and undone.
enum Fault {
    /// Another process writes to the SQLite file and does not end.
    Locked(Option<Box<SqliteConnection>>),
    /// The disk is full to the last byte.
    Full(PathBuf),
    /// The disk takes nothing where anything is to be added, and says that it failed.
    Failing,
    /// No further file can be opened, nor connection made.
    NoHandles,
    /// PostgreSQL cannot be reached.
    Away,
    /// PostgreSQL ends all connections, once.
    Cut,
    /// PostgreSQL is stopped, in this mode of `pg_ctl`'s, and started again only later.
    Stopped(Arc<Server>, &'static str),
    /// The same, and started again at once.
    Restarted(Arc<Server>, &'static str),
    /// PostgreSQL lets nobody write.
    ReadOnly,
}

impl Fault {
    fn name(&self) -> &'static str {
        match self {
            Fault::Locked(_) => "another process holds the file",
            Fault::Full(_) => "the disk is full",
            Fault::Failing => "the disk fails",
            Fault::NoHandles => "no file handles are left",
            Fault::Away => "the server is away",
            Fault::Cut => "the server ends all connections",
            Fault::Stopped(_, "fast") => "the server is stopped",
            Fault::Stopped(..) => "the server has crashed",
            Fault::Restarted(_, "fast") => "the server is restarted",
            Fault::Restarted(..) => "the server crashes and comes back",
            Fault::ReadOnly => "the server is read-only",
        }
    }

    /// What players read; nothing where they may well notice nothing.
    fn told(&self) -> &'static [&'static str] {
        match self {
            Fault::Locked(_) => &["locked by another process"],
            Fault::Full(_) => &["is full"],
            Fault::Failing => &["cannot be reached"],
            Fault::Away | Fault::Stopped(..) => &["cannot be reached", "or unavailable"],
            Fault::ReadOnly => &["cannot be written"],
            Fault::NoHandles | Fault::Cut | Fault::Restarted(..) => &[],
        }
    }

    async fn strike(&mut self, rig: &Rig) {
        match self {
            Fault::Locked(holder) => {
                let file = rig.place.file();
                let url = format!("sqlite:{}", file.display());
                let mut raw = SqliteConnection::connect(&url).await.expect("it opens");
                let begun = sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut raw).await;
                begun.expect("the lock");
                *holder = Some(Box::new(raw));
            }
            Fault::Full(filler) => {
                *filler = rig.place.games().join("filler");
                // It ends when nothing fits any more, which is what is wanted.
                let mut file = std::fs::File::create(&*filler).expect("a file");
                while std::io::Write::write(&mut file, &[0; 512]).is_ok_and(|n| n > 0) {}
            }
            Fault::Failing => {
                // Enough for what it has to say, and less than the database's log is long.
                let limit = rig.bot.log().len() as u64 + 64 * 1024;
                let log = std::fs::metadata(rig.place.wal()).expect("SQLite's log");
                assert!(log.len() > limit, "{} are too few", log.len());
                rig.bot.gun.limit(&format!("--fsize={limit}:unlimited"));
            }
            Fault::NoHandles => rig.bot.gun.limit("--nofile=8:1024"),
            Fault::Away => rig.place.proxy().expect("a server").down(true),
            Fault::Cut => {
                rig.place.proxy().expect("a server").down(true);
                rig.place.proxy().expect("a server").down(false);
            }
            Fault::Stopped(server, mode) => restart(server, mode, true, false).await,
            Fault::Restarted(server, mode) => restart(server, mode, true, true).await,
            Fault::ReadOnly => rig.place.read_only(true).await,
        }
    }

    async fn heal(&mut self, rig: &Rig) {
        match self {
            Fault::Locked(holder) => {
                if let Some(holder) = holder.take() {
                    holder.close().await.expect("it closes");
                }
            }
            Fault::Full(filler) => std::fs::remove_file(filler).expect("the filler goes"),
            Fault::Failing => rig.bot.gun.limit("--fsize=unlimited:unlimited"),
            Fault::NoHandles => rig.bot.gun.limit("--nofile=1024:1024"),
            Fault::Away => rig.place.proxy().expect("a server").down(false),
            Fault::Stopped(server, mode) => restart(server, mode, false, true).await,
            Fault::Cut | Fault::Restarted(..) => {}
            Fault::ReadOnly => rig.place.read_only(false).await,
        }
    }
}

impl Rig {
    /// One fault comes and goes.
    async fn weathers(&mut self, mut fault: Fault) {
        let name = fault.name();
        // Orders that leave everything where it is, so that each turn is as the one before.
        let mut kept = taken(&self.orders("A Par H").await).expect("the first is taken");
        fault.strike(self).await;
        let begun = Instant::now();
        let mut told = self.tries("A Par S F Bre").await;
        if let Fault::Full(_) = fault {
            // SQLite may still have room in the used part of its log, before it asks the disk for more.
            for text in ["A Par H", "A Par S F Bre"].into_iter().cycle().take(1_000) {
                let Some(order) = told.as_deref().and_then(taken) else {
                    break;
                };
                kept = order;
                told = self.tries(text).await;
            }
        }
        let took = begun.elapsed();
        match (fault.told(), told) {
            // It may have been taken; if it was, it counts.
            ([], told) => kept = told.and_then(|told| taken(&told)).unwrap_or(kept),
            (texts, Some(told)) => {
                let fine = texts.iter().any(|text| told.contains(text));
                let fine = fine && told.contains("Nothing");
                assert!(fine, "{name}: {told}\n{}", self.bot.said());
                let number = told.rsplit('`').nth(1).expect("a number to name");
                let log = self.bot.log();
                assert!(log.contains(number), "{name}: no {number} in\n{log}");
            }
            (_, None) => panic!("{name}: no answer\n{}", self.bot.said()),
        }
        fault.heal(self).await;
        let sheet = self.sheet().await;
        assert!(sheet.contains(&kept), "{name}: {kept} is lost: {sheet}");
        self.orders_in_the_end("A Par H").await;
        self.turn().await;
        println!("in short: {name}: answered after {took:.1?}, well again by itself");
    }

    /// The server crashes and comes back, again and again, while orders are written.
    async fn restarts_under_orders(&mut self, server: &Arc<Server>) {
        let texts = ["A Par H", "A Par S F Bre", "A Par - Bur", "A Par - Pic"];
        let kills = crate::set("CHANCERY_KILLS", u64::from(crate::KILLS));
        let crashes = (kills / 20).max(3);
        let (mut sent, mut acknowledged) = (0, 0);
        self.orders_in_the_end(texts[0]).await;
        // What may stand on the sheet: the last that was acknowledged, and what was tried since.
        let mut fine = vec![texts[0].to_owned()];
        for _ in 0..crashes {
            let crash = restart(server, "immediate", true, true);
            let mut crash = std::pin::pin!(crash);
            let mut over = false;
            while !over {
                for text in texts {
                    let tried = self.tries(text);
                    let mut tried = std::pin::pin!(tried);
                    let told = tokio::select! {
                        told = &mut tried => told,
                        () = &mut crash, if !over => {
                            over = true;
                            tried.await
                        }
                    };
                    sent += 1;
                    match told.and_then(|told| taken(&told)) {
                        Some(order) => {
                            acknowledged += 1;
                            fine = vec![order];
                        }
                        None => fine.push(text.to_owned()),
                    }
                }
            }
            let sheet = self.sheet().await;
            assert!(
                fine.iter().any(|order| sheet.contains(order)),
                "none of {fine:?} is kept: {sheet}"
            );
        }
        self.orders_in_the_end(texts[0]).await;
        self.turn().await;
        println!(
            "in short: the server crashes {crashes} times while orders go in: {sent} sent, {acknowledged} \
             acknowledged, none lost"
        );
    }
}

/// Stops the server in this mode, starts it, or both.
async fn restart(server: &Arc<Server>, mode: &'static str, down: bool, up: bool) {
    let server = server.clone();
    let work = tokio::task::spawn_blocking(move || {
        if down {
            server.down(mode);
        }
        if up {
            server.up();
        }
    });
    work.await.expect("the server obeys");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_of_the_machine_on_sqlite() {
    let mut place = Place::new(Kind::Sqlite).await.expect("a folder");
    let small = place.small_disk(16_000);
    let mut rig = Rig::begin(place).await;
    rig.weathers(Fault::Locked(None)).await;
    rig.weathers(Fault::Failing).await;
    rig.weathers(Fault::NoHandles).await;
    if small {
        rig.weathers(Fault::Full(PathBuf::new())).await
    } else {
        skip("disk", "no disk may be mounted here, so none is filled")
    }
    rig.bot.gun.fire();
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_of_the_machine_on_postgres() {
    let Some(place) = Place::new(Kind::Postgres).await else {
        return;
    };
    let mut rig = Rig::begin(place).await;
    rig.weathers(Fault::Cut).await;
    rig.weathers(Fault::Away).await;
    rig.weathers(Fault::ReadOnly).await;
    rig.bot.gun.fire();
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn faults_of_the_machine_on_a_server_of_its_own() {
    let Some(server) = Server::start() else {
        return;
    };
    let mut rig = Rig::begin(Place::at(&server).await).await;
    for mode in ["fast", "immediate"] {
        rig.weathers(Fault::Restarted(server.clone(), mode)).await;
        rig.weathers(Fault::Stopped(server.clone(), mode)).await;
    }
    rig.restarts_under_orders(&server).await;
    rig.bot.gun.fire();
    rig.place.end().await;
}
