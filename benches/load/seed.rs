//! Stores to measure on: one game played by easy computer players, copied as often as is wanted.
//!
//! A copy has its own server, channel, name and players; the text of states and reports is the
//! played game's, with the players' numbers put in place.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chancery::control::{Computer, Level, PlayerId};
use chancery::game::Setup;
use chancery::sandbox::{
    GUILD_ID, Id, OWNER_ID, ServiceControls, Standin, StandinOptions, demo_channels,
};
use chancery::scheduler::ShiftedClock;
use chancery::service::{GameContext, Mode, NewGame, Person, Service, Settings};
use chancery::store::{DATABASE_FILE, GuildId, Store, pack_revision, unpack_revision};
use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{Connection, Row, SqliteConnection};

use crate::world::{Place, now};

/// Seven play.
const SEATS: u64 = 7;

/// A game to copy: every sheet of its open phase is in.
pub struct Template {
    /// The database it is kept in.
    file: PathBuf,
    _keep: tempfile::TempDir,
    /// What each player could write of each unit, by the player's place.
    pub orders: Vec<BTreeMap<String, Vec<String>>>,
}

/// Where a copy goes.
#[derive(Clone, Copy, Debug)]
pub struct Copy {
    pub guild: Id,
    pub channel: Id,
    /// The first of its seven players; the others follow.
    pub players: Id,
    pub deadline: i64,
    /// Whether anything in it will be read: then its texts name its own players.
    pub is_read: bool,
}

fn person(id: Id) -> Person {
    Person {
        id: PlayerId(id),
        acting: None,
        admin: false,
        roles: Vec::new(),
        now: now(),
    }
}

/// Numbers that look random and are the same at every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % sides.max(1)
    }
}

impl Template {
    /// Plays a game until the movement phase of Spring of a year.
    pub async fn play(setup: Setup, year: i64) -> Template {
        // A game may end by a solo before; then another is played.
        loop {
            if let Some(played) = Template::try_play(setup.clone(), year).await {
                return played;
            }
        }
    }

    async fn try_play(setup: Setup, year: i64) -> Option<Template> {
        let keep = tempfile::tempdir().expect("a folder");
        let store = Store::open_folder(keep.path()).await.expect("a store");
        let service = Service::new(store.clone(), || ());
        let options = StandinOptions::new(([127, 0, 0, 1], 0).into());
        let standin = Standin::start(options).await.expect("a stand-in");
        let clock = Arc::new(ShiftedClock::new(0));
        let controls = ServiceControls::new(standin, service.clone(), clock);
        let (guild, channel) = (GuildId(GUILD_ID as i64), demo_channels()[0]);
        let new = NewGame {
            guild,
            channel: channel as i64,
            name: "The Template".to_owned(),
            setup,
            settings: Settings::default(),
            gm: None,
            join: true,
            computers: None,
        };
        let by = person(OWNER_ID);
        let table = service.create(&by, new).await.expect("a game");
        let filled = controls.fill(Some(channel), OWNER_ID).await;
        filled.expect("players");
        let id = table.game.id;
        let table = service.game_context(guild, id).await.expect("the lobby");
        service.start(&by, &table).await.expect("it begins");
        let spring = format!("S{year}M");
        loop {
            let table = service.game_context(guild, id).await.expect("the game");
            if !table.state.is_playing() {
                return None;
            }
            if table.state.phase.to_string() == spring {
                let orders = hand_in(&service, &table).await;
                store.close().await;
                let file = keep.path().join(DATABASE_FILE);
                return Some(Template {
                    file,
                    _keep: keep,
                    orders,
                });
            }
            controls.fill(Some(channel), 0).await.expect("orders");
        }
    }
}

/// Writes orders for everybody without closing the phase; what each could have written.
async fn hand_in(service: &Service, table: &GameContext) -> Vec<BTreeMap<String, Vec<String>>> {
    let mut dice = Dice(7);
    let mut all = Vec::new();
    for id in OWNER_ID..OWNER_ID + SEATS {
        let by = person(id);
        let items = service.options(&by, table, "").unwrap_or_default();
        let mut units: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in items.iter().map(ToString::to_string) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if let [kind, place, ..] = words.as_slice() {
                units
                    .entry(format!("{kind} {place}"))
                    .or_default()
                    .push(line.clone());
            }
        }
        let sheet: Vec<&str> = units
            .values()
            .map(|orders| orders[dice.roll(orders.len())].as_str())
            .collect();
        if !sheet.is_empty() {
            let origin = format!("seed{id}");
            let sheet = sheet.join("\n");
            let written = service.write(&by, table, &sheet, Mode::Add, false, &origin);
            written.await.expect("orders");
        }
        all.push(units);
    }
    all
}

/// The tables a game is copied from, and whether their rows' own numbers are kept (shifted), because
/// others name them.
const TABLES: [(&str, Option<&str>); 7] = [
    ("game_player", None),
    ("revision", None),
    ("submission", Some("id")),
    ("receipt", Some("submission")),
    ("receipt_list", None),
    ("tenure", None),
    ("reminder", None),
];

/// How far apart the numbers of two games' sheets are.
const APART: i64 = 100_000;

/// Columns that hold a person, and columns that name persons in their text.
const PERSONS: [&str; 4] = ["player", "actor", "creator", "gm"];
const TEXTS: [&str; 2] = ["settings", "hashes"];

/// What a column of a copy is made of, in SQL. `$1` guild, `$2` game, `$3` the first player, `$4`
/// channel, `$5` deadline, `$6` the number of a revision, `$7` its packed texts.
fn value(column: &str, kept: Option<&str>) -> String {
    let first = OWNER_ID;
    match column {
        "guild" => "$1".to_owned(),
        "game" => "$2".to_owned(),
        "channel" => "$4".to_owned(),
        "deadline" | "due_at" => "$5".to_owned(),
        "name" => "name || ' ' || $2".to_owned(),
        "name_key" => "name_key || ' ' || $2".to_owned(),
        "origin" => "origin || ':' || $2".to_owned(),
        "packed" => "$7".to_owned(),
        _ if Some(column) == kept => format!("{column} + $2 * {APART}"),
        _ if PERSONS.contains(&column) => {
            let last = first + SEATS - 1;
            format!(
                "CASE WHEN {column} BETWEEN {first} AND {last} THEN {column} - {first} + $3 ELSE {column} END"
            )
        }
        _ if TEXTS.contains(&column) => (0..SEATS).fold(column.to_owned(), |text, seat| {
            let old = first + seat;
            format!("replace({text}, '{old}', CAST($3 + {seat} AS TEXT))")
        }),
        _ => column.to_owned(),
    }
}

async fn columns(c: &mut SqliteConnection, table: &str) -> Vec<String> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "PRAGMA main.table_info({table})"
    )));
    let rows = rows.fetch_all(c).await.expect("its columns");
    rows.iter()
        .map(|row| row.get::<String, _>("name"))
        .collect()
}

/// State and report of a revision, whose packed texts name the played game's people.
struct Texts {
    seq: i64,
    state: String,
    report: String,
}

impl Texts {
    async fn all(c: &mut SqliteConnection) -> Vec<Texts> {
        let rows = sqlx::query("SELECT seq, packed FROM played.revision").fetch_all(c);
        let rows = rows.await.expect("the played revisions");
        let text = |row: &sqlx::sqlite::SqliteRow| {
            let (state, report) = unpack_revision(row.get("packed")).expect("packed texts");
            let seq = row.get("seq");
            Texts { seq, state, report }
        };
        rows.iter().map(text).collect()
    }

    /// The same with seven other players, packed.
    fn packed(&self, first: Id) -> Vec<u8> {
        let renamed = |text: &str| {
            (0..SEATS).fold(text.to_owned(), |text, seat| {
                let (old, new) = (OWNER_ID + seat, first + seat);
                text.replace(&old.to_string(), &new.to_string())
            })
        };
        let report = Some(renamed(&self.report)).filter(|report| !report.is_empty());
        pack_revision(&renamed(&self.state), report.as_deref()).expect("packed")
    }
}

/// Fills a data folder with copies of games.
pub async fn fill(folder: &Path, template: &Template, copies: &[Copy]) {
    Store::open_folder(folder)
        .await
        .expect("a store")
        .close()
        .await;
    let options = SqliteConnectOptions::new()
        .filename(folder.join(DATABASE_FILE))
        .foreign_keys(false)
        .synchronous(SqliteSynchronous::Off);
    let mut c = SqliteConnection::connect_with(&options)
        .await
        .expect("the store");
    let attach = format!("ATTACH '{}' AS played", template.file.display());
    let attached = sqlx::query(sqlx::AssertSqlSafe(attach)).execute(&mut c);
    attached.await.expect("the template");
    let last: Option<i64> = sqlx::query_scalar("SELECT max(id) FROM game")
        .fetch_one(&mut c)
        .await
        .expect("its games");
    let first = last.unwrap_or(0) + 1;
    let mut statements = Vec::new();
    let names = columns(&mut c, "game").await;
    let values: Vec<String> = names
        .iter()
        .map(|name| match name.as_str() {
            "id" => "$2".to_owned(),
            name => value(name, None),
        })
        .collect();
    statements.push(("game", insert("game", &names, &values)));
    for (table, kept) in TABLES {
        let mut names = columns(&mut c, table).await;
        names.retain(|name| name != "id" || kept == Some("id"));
        let values: Vec<String> = names.iter().map(|name| value(name, kept)).collect();
        statements.push((table, insert(table, &names, &values)));
    }
    let texts = Texts::all(&mut c).await;
    let as_played: Vec<Vec<u8>> = texts.iter().map(|text| text.packed(OWNER_ID)).collect();
    let mut tx = c.begin().await.expect("a transaction");
    for (i, copy) in copies.iter().enumerate() {
        for (table, statement) in &statements {
            let rows = match *table {
                "revision" if !copy.is_read => {
                    texts.iter().map(|t| t.seq).zip(as_played.clone()).collect()
                }
                "revision" => {
                    let own = texts
                        .iter()
                        .map(|text| (text.seq, text.packed(copy.players)));
                    own.collect::<Vec<_>>()
                }
                _ => vec![(0, Vec::new())],
            };
            for (seq, packed) in rows {
                let made = sqlx::query(sqlx::AssertSqlSafe(statement.clone()))
                    .bind(copy.guild as i64)
                    .bind(first + i as i64)
                    .bind(copy.players as i64)
                    .bind(copy.channel as i64)
                    .bind(copy.deadline)
                    .bind(seq)
                    .bind(packed)
                    .execute(&mut *tx);
                made.await
                    .unwrap_or_else(|error| panic!("{error}: {statement}"));
            }
        }
    }
    tx.commit().await.expect("kept");
    for statement in ["DETACH played", "PRAGMA wal_checkpoint(TRUNCATE)"] {
        let done = sqlx::query(statement).execute(&mut c).await;
        done.expect("tidied");
    }
    c.close().await.expect("closed");
    // Else the bot's first wait for the disk would be for all of this.
    let file = std::fs::File::open(folder.join(DATABASE_FILE)).expect("the store");
    file.sync_all().expect("on the disk");
}

fn insert(table: &str, names: &[String], values: &[String]) -> String {
    let (names, values) = (names.join(", "), values.join(", "));
    let one = if table == "revision" {
        "seq = $6"
    } else {
        "$6 = 0"
    };
    // Every statement is given the same seven values; SQLite wants each of them named.
    format!(
        "INSERT INTO main.{table} ({names}) SELECT {values} FROM played.{table}
         WHERE $1 IS NOT NULL AND $2 IS NOT NULL AND $3 IS NOT NULL AND $4 IS NOT NULL AND $5 IS NOT NULL
           AND {one} AND $7 IS NOT NULL"
    )
}

/// Copies whose deadline is far away, with players nobody has heard of. Their servers are known: games of
/// others would be stopped as the bot starts.
pub fn idle(places: &[Place]) -> Vec<Copy> {
    let far = now() + 30 * 24 * 3_600_000;
    let mut copies = at(places, 7_000_000, far);
    for (i, copy) in copies.iter_mut().enumerate() {
        copy.deadline += i as i64;
        copy.is_read = false;
    }
    copies
}

/// Copies in places of the stand-in, each with players of its own from `first` on.
pub fn at(places: &[Place], first: Id, deadline: i64) -> Vec<Copy> {
    let players = |i: usize| first + i as u64 * SEATS;
    places
        .iter()
        .enumerate()
        .map(|(i, place)| Copy {
            guild: place.guild,
            channel: place.channel,
            players: players(i),
            deadline,
            is_read: true,
        })
        .collect()
}

/// Copies in places of the stand-in, played by the demo people.
pub fn by_demo_people(places: &[Place], deadline: i64) -> Vec<Copy> {
    let mut copies = at(places, OWNER_ID, deadline);
    copies.iter_mut().for_each(|copy| copy.players = OWNER_ID);
    copies
}

/// Copies in places of the stand-in in which strong computers have all seats.
pub fn by_computers(places: &[Place], deadline: i64) -> Vec<Copy> {
    let of = |number: u64| Computer {
        level: Level::Strong,
        number: number as u32,
    };
    let mut copies = at(places, 0, deadline);
    for (i, copy) in (0..).zip(copies.iter_mut()) {
        copy.players = of(1 + i * SEATS).id().0;
    }
    copies
}

/// Takes the sheets out of games in these channels, or counts them.
pub async fn sheets(folder: &Path, places: &[Place], take_out: bool) -> usize {
    let options = SqliteConnectOptions::new()
        .filename(folder.join(DATABASE_FILE))
        .foreign_keys(false);
    let mut c = SqliteConnection::connect_with(&options)
        .await
        .expect("the store");
    let mut count = 0;
    for place in places {
        let of = "game IN (SELECT id FROM game WHERE channel = $1)";
        let found = format!("SELECT count(*) FROM submission WHERE {of}");
        let found = sqlx::query_scalar(sqlx::AssertSqlSafe(found)).bind(place.channel as i64);
        let found: i64 = found.fetch_one(&mut c).await.expect("a count");
        count += found as usize;
        for table in ["receipt_list", "receipt", "submission"] {
            if take_out {
                let gone = format!("DELETE FROM {table} WHERE {of}");
                let gone = sqlx::query(sqlx::AssertSqlSafe(gone)).bind(place.channel as i64);
                gone.execute(&mut c).await.expect("taken out");
            }
        }
    }
    c.close().await.expect("closed");
    count
}

/// How far a bot has come with the games due at one moment.
pub struct Progress {
    c: SqliteConnection,
    deadline: i64,
    due: usize,
}

impl Progress {
    /// Looks at a data folder in which so many games are due then.
    pub async fn of(folder: &Path, deadline: i64, due: usize) -> Progress {
        let options = SqliteConnectOptions::new()
            .filename(folder.join(DATABASE_FILE))
            .read_only(true);
        let c = SqliteConnection::connect_with(&options)
            .await
            .expect("the store");
        Progress { c, deadline, due }
    }

    /// How many phases have been closed.
    pub async fn closed(&mut self) -> usize {
        let left: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM game WHERE deadline = $1 AND status IN ('lobby', 'playing')",
        )
        .bind(self.deadline)
        .fetch_one(&mut self.c)
        .await
        .expect("a count");
        self.due - left as usize
    }

    /// Rows still to be delivered, those that were, and those that were given up.
    pub async fn posts(&mut self) -> (i64, i64, i64) {
        sqlx::query_as(
            "SELECT count(CASE WHEN state IN ('pending', 'leased') THEN 1 END),
                    count(CASE WHEN state = 'done' THEN 1 END),
                    count(CASE WHEN state = 'failed' THEN 1 END) FROM outbox",
        )
        .fetch_one(&mut self.c)
        .await
        .expect("a count")
    }
}

/// Sets the deadline of games in these channels.
pub async fn due_at(folder: &Path, places: &[Place], deadline: i64) {
    let options = SqliteConnectOptions::new().filename(folder.join(DATABASE_FILE));
    let mut c = SqliteConnection::connect_with(&options)
        .await
        .expect("the store");
    let mut tx = c.begin().await.expect("a transaction");
    for place in places {
        let set = sqlx::query("UPDATE game SET deadline = $1 WHERE channel = $2")
            .bind(deadline)
            .bind(place.channel as i64)
            .execute(&mut *tx);
        set.await.expect("set");
    }
    tx.commit().await.expect("kept");
    c.close().await.expect("closed");
}
