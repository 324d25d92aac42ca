//! The machine's faults: what the database does not take is refused with the reason, nothing that was
//! acknowledged is lost, and the bot goes on by itself once the machine is well again.

use crate::child::Bot;
use crate::people::{POWERS, People, words_of};
use crate::place::{Kind, Place};
use chancery::sandbox::{Aim, Harm, Standin, StandinOptions, demo_people};
use sqlx::{Connection, SqliteConnection};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How long things may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A bot with a game that has begun.
struct Rig {
    /// It goes first: what lies under it is taken away after it.
    bot: Bot,
    place: Place,
    people: People,
    /// Turns closed so far.
    turns: usize,
}

/// What is done to the machine, and undone.
enum Fault {
    /// Another process writes to the SQLite file and does not end.
    Locked(Option<Box<SqliteConnection>>),
    /// The disk is full to the last byte.
    Full(PathBuf),
    /// No further file can be opened, nor connection made.
    NoHandles,
    /// PostgreSQL cannot be reached.
    Away,
    /// PostgreSQL ends all connections, once.
    Restarted,
    /// PostgreSQL lets nobody write.
    ReadOnly,
}

impl Fault {
    fn name(&self) -> &'static str {
        match self {
            Fault::Locked(_) => "another process holds the file",
            Fault::Full(_) => "the disk is full",
            Fault::NoHandles => "no file handles are left",
            Fault::Away => "the server is away",
            Fault::Restarted => "the server has restarted",
            Fault::ReadOnly => "the server is read-only",
        }
    }

    /// What players read; nothing where they may well notice nothing.
    fn told(&self) -> &'static [&'static str] {
        match self {
            Fault::Locked(_) => &["held by another process"],
            Fault::Full(_) => &["is full"],
            Fault::Away => &["cannot be reached", "or away"],
            Fault::ReadOnly => &["cannot be written"],
            Fault::NoHandles | Fault::Restarted => &[],
        }
    }

    async fn strike(&mut self, rig: &Rig) {
        match self {
            Fault::Locked(holder) => {
                let file = rig.place.games().join("chancery.db");
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
            Fault::NoHandles => rig.bot.gun.limit("--nofile=8:1024"),
            Fault::Away => rig.place.proxy().expect("a server").down(true),
            Fault::Restarted => {
                rig.place.proxy().expect("a server").down(true);
                rig.place.proxy().expect("a server").down(false);
            }
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
            Fault::NoHandles => rig.bot.gun.limit("--nofile=1024:1024"),
            Fault::Away => rig.place.proxy().expect("a server").down(false),
            Fault::Restarted => {}
            Fault::ReadOnly => rig.place.read_only(false).await,
        }
    }
}

impl Rig {
    async fn begin(place: Place) -> Rig {
        let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
        options.answer_within = Duration::from_secs(20);
        let standin = Standin::start(options).await.expect("a stand-in");
        let people = People::sit_down(standin);
        let bot = Bot::start(&people.standin, &place, people.table, people.talks(), "");
        assert!(bot.ready().await);
        let rig = Rig {
            place,
            people,
            bot,
            turns: 0,
        };
        let gm = rig.people.gm();
        rig.types(gm, "game create name:Bad Weather play:false")
            .await;
        for (id, power) in demo_people().into_iter().zip(POWERS) {
            rig.types(id, &format!("game join power:{power}")).await;
        }
        rig.types(gm, "gm start").await;
        rig
    }

    async fn types(&self, who: u64, line: &str) -> String {
        let told = self.people.types(&self.bot, who, line).await;
        told.unwrap_or_else(|| panic!("no answer to /{line}:\n{}", self.bot.said()))
    }

    /// France's army in Paris is ordered; what is answered.
    async fn orders(&self, order: &str) -> String {
        let line = format!("order unit:A Par order:{order}");
        self.types(demo_people()[2], &line).await
    }

    /// The same, until it is taken.
    async fn orders_in_the_end(&self, order: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            let line = format!("order unit:A Par order:{order}");
            let told = self.people.types(&self.bot, demo_people()[2], &line).await;
            if told.as_ref().is_some_and(|told| told.contains('✓')) {
                return;
            }
            assert!(Instant::now() < end, "still: {told:?}\n{}", self.bot.said());
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// The turn is closed, and its post comes.
    async fn turn(&mut self) {
        self.turns += 1;
        let gm = self.people.gm();
        self.types(gm, "gm process").await;
        let posts = |standin: &Standin| {
            let all = standin.messages(gm, self.people.table);
            let posts = all
                .iter()
                .filter(|m| words_of(m).contains("Bad Weather – "));
            posts.count()
        };
        let wanted = self.turns;
        let seen = self
            .people
            .standin
            .wait_for(PATIENCE, |standin| (posts(standin) >= wanted).then_some(()));
        assert!(seen.await.is_some(), "no post:\n{}", self.bot.said());
    }

    /// One fault comes and goes.
    async fn weathers(&mut self, mut fault: Fault) {
        let name = fault.name();
        // Orders that leave everything where it is, so that each turn is as the one before.
        let mut kept = taken(&self.orders("A Par H").await).expect("the first is taken");
        fault.strike(self).await;
        let begun = Instant::now();
        let line = "order unit:A Par order:A Par S F Bre";
        let told = self.people.types(&self.bot, demo_people()[2], line).await;
        let took = begun.elapsed();
        match (fault.told(), told) {
            // It may have been taken; if it was, it counts.
            ([], told) => kept = told.and_then(|told| taken(&told)).unwrap_or(kept),
            (texts, Some(told)) => {
                let fine = texts.iter().any(|text| told.contains(text));
                let fine = fine && told.contains("Nothing");
                assert!(fine, "{name}: {told}\n{}", self.bot.said());
                let number = told.rsplit('`').nth(1).expect("a number to name");
                let log = self.bot.said();
                assert!(log.contains(number), "{name}: no {number} in\n{log}");
            }
            (_, None) => panic!("{name}: no answer\n{}", self.bot.said()),
        }
        fault.heal(self).await;
        let end = Instant::now() + PATIENCE;
        let sheet = loop {
            let asked = self.people.types(&self.bot, demo_people()[2], "orders");
            match asked.await {
                Some(sheet) if sheet.contains("Par") => break sheet,
                other => assert!(Instant::now() < end, "{name}: {other:?}"),
            }
        };
        assert!(sheet.contains(&kept), "{name}: {kept} is lost: {sheet}");
        self.orders_in_the_end("A Par H").await;
        self.turn().await;
        println!("  {name:<34} answered after {took:.1?}, well again by itself");
    }
}

/// The order that was taken, as the answer repeats it.
fn taken(told: &str) -> Option<String> {
    let (_, rest) = told.split_once("✓ `")?;
    rest.split_once('`').map(|(order, _)| order.to_owned())
}

/// Whether the faults are asked for: not all of them are weathered yet, as `docs/testing.md` says.
fn asked_for() -> bool {
    let asked = std::env::var_os("CHANCERY_FAULTS").is_some();
    if !asked {
        println!("skipped: CHANCERY_FAULTS is not set");
    }
    asked
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_of_the_machine_on_sqlite() {
    if !asked_for() {
        return;
    }
    let mut place = Place::new(Kind::Sqlite).await.expect("a folder");
    let small = place.small_disk(16_000);
    let mut rig = Rig::begin(place).await;
    rig.weathers(Fault::Locked(None)).await;
    rig.weathers(Fault::NoHandles).await;
    match small {
        true => rig.weathers(Fault::Full(PathBuf::new())).await,
        false => println!("skipped: no disk of our own may be mounted here, so none is filled"),
    }
    rig.bot.gun.fire();
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_of_the_machine_on_postgres() {
    if !asked_for() {
        return;
    }
    let Some(place) = Place::new(Kind::Postgres).await else {
        return;
    };
    let mut rig = Rig::begin(place).await;
    rig.weathers(Fault::Restarted).await;
    rig.weathers(Fault::Away).await;
    rig.weathers(Fault::ReadOnly).await;
    rig.bot.gun.fire();
    rig.place.end().await;
}

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
    let end = Instant::now() + PATIENCE;
    while rig.bot.gun.answers() == before {
        assert!(
            Instant::now() < end,
            "no answer leaves:\n{}",
            rig.bot.said()
        );
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
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
    println!("  SIGTERM with an answer in hand: ended well after {took:.1?}");
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
    println!("  a second signal: ended after {:.1?}", begun.elapsed());
    rig.place.end().await;
}
