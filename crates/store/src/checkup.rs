//! A look at a database that changes nothing: whether it is there, can be written, and whose tables
//! it has. [`Store::open`] would bring the tables up to date.

use super::boards::text_of;
use super::db::{LITE_TABLES, PG_TABLES};
use super::open::probe_folder;
use super::pack::Texts;
use super::{DATABASE_FILE, GameId, GuildId, Result, Store, StoreError};
use chancery_boxed::boxed;
use chancery_rules::board::BoardHash;
use futures_util::TryStreamExt;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// Which version of our tables a database has, for the doctor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// None yet: they are made at the first start.
    None,
    /// Those of an older version of the program: they are brought up to date at the next start.
    Older {
        /// The newest migration found.
        found: i64,
        /// The newest this program knows.
        ours: i64,
    },
    /// Those of this version of the program.
    Current,
    /// Those of a newer version of the program, which this one cannot use.
    Newer {
        /// The newest migration found.
        found: i64,
        /// The newest this program knows.
        ours: i64,
    },
}

/// What a look at a database found: whose it is, where games are played, and what is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkup {
    /// Which version of our tables it has.
    pub tables: Tables,
    /// The guilds and channels in which games are open or being played.
    pub rooms: Vec<(GuildId, i64)>,
    /// The games, by number, that this program cannot read; known only of its own tables.
    pub unreadable: Vec<GameId>,
    /// The games whose phase could not be closed after its deadline.
    pub stuck: Vec<GameId>,
    /// How many posts were given up because of faults of the program.
    pub broken: i64,
}

/// The migrations of a database, oldest first.
const MIGRATIONS: &str = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
/// Where games are played.
const ROOMS: &str = "SELECT DISTINCT guild, channel FROM game WHERE status IN ('lobby', 'playing')
     ORDER BY guild, channel";
/// The games that are open or being played, as they stand.
const STANDING: &str =
    "SELECT game.id, game.settings, revision.state, revision.report, revision.packed FROM game
     JOIN revision ON revision.game = game.id AND revision.seq = game.seq
     WHERE game.status IN ('lobby', 'playing') ORDER BY game.id";
/// The boards that are not ours.
const BOARDS: &str = "SELECT hash, rules FROM guild_board";
const STUCK: &str = "SELECT id FROM game WHERE stuck AND status = 'playing' ORDER BY id";
const BROKEN: &str = "SELECT count(*) FROM outbox WHERE state = 'failed' AND faults > 0";
/// Asks for the right to write, and writes nothing.
const WRITE: &str = "UPDATE game SET seq = seq WHERE 1 = 0";

/// A game as it stands.
#[derive(sqlx_macros::FromRow)]
struct Standing {
    id: GameId,
    settings: String,
    #[sqlx(flatten)]
    texts: Texts,
}

/// Says whether a game's settings and state can be read; its last argument gives the rules of a board that is not
/// ours.
pub type Reads = fn(&str, &str, &dyn Fn(BoardHash) -> Option<String>) -> bool;

/// Looks for what is wrong with single games; the tables are this program's.
macro_rules! look_at_games {
    ($checkup:ident, $tx:ident, $reads:ident) => {
        if $checkup.tables == Tables::Current {
            // Packed: most are never asked for.
            let boards: Vec<(String, Vec<u8>)> =
                sqlx::query_as(BOARDS).fetch_all(&mut *$tx).await?;
            let boards: BTreeMap<_, _> = boards.into_iter().collect();
            let rules_of = |hash: BoardHash| text_of(boards.get(&hash.to_string())?).ok();
            let mut standing = sqlx::query_as::<_, Standing>(STANDING).fetch(&mut *$tx);
            while let Some(game) = standing.try_next().await? {
                let (id, settings) = (game.id, game.settings);
                let state = game.texts.open();
                if !state.is_ok_and(|(state, _)| $reads(&settings, &state, &rules_of)) {
                    $checkup.unreadable.push(id);
                }
            }
            drop(standing);
            $checkup.stuck = sqlx::query_scalar(STUCK).fetch_all(&mut *$tx).await?;
            $checkup.broken = sqlx::query_scalar(BROKEN).fetch_one(&mut *$tx).await?;
        }
    };
}

impl Checkup {
    fn new() -> Checkup {
        Checkup {
            tables: Tables::None,
            rooms: Vec::new(),
            unreadable: Vec::new(),
            stuck: Vec::new(),
            broken: 0,
        }
    }
}

#[boxed]
impl Store {
    /// Looks at the SQLite database of a data folder; `reads` says whether a game can be read.
    ///
    /// # Errors
    /// As [`Store::open_folder`]; a folder that is not there yet is no error.
    pub async fn check_up_folder(folder: &Path, reads: Reads) -> Result<Checkup> {
        if !folder.exists() {
            // It would be made in the nearest folder that is there.
            let above = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
            let above = above.ancestors().find(|path| path.exists());
            probe_folder(above.unwrap_or(folder))?;
            return Ok(Checkup::new());
        }
        probe_folder(folder)?;
        lite(&folder.join(DATABASE_FILE), reads).await
    }

    /// Looks at the database at `postgres://…` or `sqlite:path`.
    ///
    /// # Errors
    /// As [`Store::open`]; a file that is not there yet is no error.
    pub async fn check_up(url: &str, reads: Reads) -> Result<Checkup> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return pg(url, reads).await;
        }
        let path = url.strip_prefix("sqlite:").ok_or(StoreError::Address)?;
        lite(Path::new(path.strip_prefix("//").unwrap_or(path)), reads).await
    }
}

async fn lite(file: &Path, reads: Reads) -> Result<Checkup> {
    let mut checkup = Checkup::new();
    if !file.exists() {
        return Ok(checkup);
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(Duration::from_secs(5));
    let mut c = options.connect().await?;
    let sound: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut c)
        .await?;
    if sound != "ok" {
        return Err(StoreError::Corrupt(sqlx::Error::Protocol(sound)));
    }
    let has: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_one(&mut c)
            .await?;
    if has > 0 {
        let applied: Vec<(i64, Vec<u8>)> = sqlx::query_as(MIGRATIONS).fetch_all(&mut c).await?;
        checkup.tables = whose(&LITE_TABLES, &applied)?;
    }
    if checkup.tables != Tables::None {
        let mut tx = c.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(WRITE).execute(&mut *tx).await?;
        checkup.rooms = sqlx::query_as(ROOMS).fetch_all(&mut *tx).await?;
        look_at_games!(checkup, tx, reads);
        tx.rollback().await?;
    }
    c.close().await?;
    Ok(checkup)
}

async fn pg(url: &str, reads: Reads) -> Result<Checkup> {
    let mut checkup = Checkup::new();
    let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Address)?;
    let mut c = options.connect().await?;
    let has: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM information_schema.tables
         WHERE table_name = '_sqlx_migrations' AND table_schema = current_schema()",
    )
    .fetch_one(&mut c)
    .await?;
    if has > 0 {
        let applied: Vec<(i64, Vec<u8>)> = sqlx::query_as(MIGRATIONS).fetch_all(&mut c).await?;
        checkup.tables = whose(&PG_TABLES, &applied)?;
    }
    if checkup.tables != Tables::None {
        let mut tx = c.begin().await?;
        sqlx::query(WRITE).execute(&mut *tx).await?;
        checkup.rooms = sqlx::query_as(ROOMS).fetch_all(&mut *tx).await?;
        look_at_games!(checkup, tx, reads);
        tx.rollback().await?;
    }
    c.close().await?;
    Ok(checkup)
}

/// Whose the tables are that these migrations made.
fn whose(known: &Migrator, applied: &[(i64, Vec<u8>)]) -> Result<Tables> {
    let ours = known.iter().map(|m| m.version).max().unwrap_or(0);
    let Some(found) = applied.last().map(|(version, _)| *version) else {
        return Ok(Tables::None);
    };
    if found > ours {
        return Ok(Tables::Newer { found, ours });
    }
    for (version, checksum) in applied {
        let same =
            |m: &sqlx::migrate::Migration| m.version == *version && *m.checksum == **checksum;
        if !known.iter().any(same) {
            return Err(StoreError::ForeignSchema { found: *version });
        }
    }
    Ok(if found < ours {
        Tables::Older { found, ours }
    } else {
        Tables::Current
    })
}
