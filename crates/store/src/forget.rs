//! Forgetting a person: what is theirs alone is removed, and where they belong to a game that is over
//! another number takes the place of theirs, in every row and every text.

use std::collections::BTreeMap;

use chancery_boxed::boxed;
use sqlx::AssertSqlSafe;

use super::db::{Tx, on, run};
use super::erase::unlock;
use super::pack::replace_text;
use super::{GameId, GuildId, Result, Seq, Store, StoreError};

/// The numbers above this one stand for people who were forgotten, each within one game. Discord's will
/// not come so far.
pub const GHOSTS: i64 = i64::MAX - 1_000_000;

/// Discord's numbers have more digits than any other number in our texts: where the digits of one stand,
/// that person is meant. A smaller number is nobody's.
const LEAST: i64 = 100_000_000_000_000;

/// The columns that hold a person's number: table and column. All have `guild` and `game`.
const NUMBERS: [(&str, &str); 20] = [
    ("game_player", "player"),
    ("revision", "actor"),
    ("submission", "player"),
    ("ready", "player"),
    ("tenure", "player"),
    ("miss", "player"),
    ("absence", "player"),
    ("absence_use", "player"),
    ("receipt", "player"),
    ("standing", "player"),
    ("press", "author"),
    ("press", "answers"),
    ("press_copy", "reader"),
    ("watcher", "person"),
    ("gallery_member", "person"),
    ("press_consent", "person"),
    ("gm_look", "gm"),
    ("ballot", "asked_by"),
    ("seat_share", "player"),
    ("seat_share", "person"),
];

/// Statements that put one number (`$4`) in the place of a person's (`$3`) where the columns are named
/// otherwise. `$1` is the guild, `$2` the game.
const ELSEWHERE: [&str; 3] = [
    "UPDATE game SET creator = $4 WHERE guild = $1 AND id = $2 AND creator = $3",
    "UPDATE game SET gm = $4 WHERE guild = $1 AND id = $2 AND gm = $3",
    "UPDATE ballot_vote SET person = $4 WHERE guild = $1 AND person = $3 AND ballot IN
         (SELECT b.id FROM ballot b WHERE b.guild = $1 AND b.game = $2)",
];

/// The columns whose texts may hold a person's number, the packed ones of revisions apart.
const TEXTS: [(&str, &str); 15] = [
    ("submission", "sheet"),
    ("submission", "origin"),
    ("outbox", "route"),
    ("outbox", "payload"),
    ("outbox", "marker"),
    ("outbox", "result"),
    ("outbox", "last_error"),
    ("audit", "detail"),
    ("press", "text"),
    ("press", "origin"),
    ("press_thread", "players"),
    ("gm_look", "seats"),
    ("gm_draft", "draft"),
    ("ballot", "question"),
    ("reminder", "kind"),
];

/// What is theirs alone in a game, removed before their number is replaced. `$1` is the guild, `$2` the
/// game, `$3` the person.
const THEIRS: [&str; 21] = [
    "UPDATE outbox SET after_id = NULL WHERE after_id IN
         (SELECT o.id FROM outbox o WHERE o.guild = $1 AND o.game = $2
          AND o.route IN ('person:' || CAST(CAST($3 AS BIGINT) AS TEXT),
                          'sharer:' || CAST(CAST($3 AS BIGINT) AS TEXT)))",
    "DELETE FROM outbox WHERE guild = $1 AND game = $2
          AND route IN ('person:' || CAST(CAST($3 AS BIGINT) AS TEXT),
                        'sharer:' || CAST(CAST($3 AS BIGINT) AS TEXT))",
    // All unsigned letters of the game go: taking away one person's alone would tell which they were.
    "UPDATE press SET text = '' WHERE guild = $1 AND game = $2 AND (author = $3 OR grey)",
    "DELETE FROM press_copy WHERE guild = $1 AND game = $2 AND reader = $3",
    "DELETE FROM press_mute WHERE guild = $1 AND game = $2 AND listener = $3",
    "DELETE FROM press_consent WHERE guild = $1 AND game = $2 AND person = $3",
    "DELETE FROM receipt WHERE guild = $1 AND game = $2 AND player = $3",
    "DELETE FROM standing WHERE guild = $1 AND game = $2 AND player = $3",
    "DELETE FROM watcher WHERE guild = $1 AND game = $2 AND person = $3",
    "DELETE FROM gallery_member WHERE guild = $1 AND game = $2 AND person = $3",
    "DELETE FROM gm_draft WHERE guild = $1 AND game = $2 AND gm = $3",
    "DELETE FROM handover_note WHERE guild = $1 AND game = $2 AND author = $3",
    "DELETE FROM window_link WHERE guild = $1 AND game = $2 AND person = $3",
    "DELETE FROM seat_share WHERE guild = $1 AND game = $2 AND person = $3",
    // Nobody shares the seat of somebody who is not there.
    "UPDATE seat_share SET state = 'ended' WHERE guild = $1 AND game = $2 AND player = $3",
    // Whoever tries all members of a server finds whose a hash is. They are the same for no two rooms.
    "UPDATE room SET who = -id WHERE guild = $1 AND game = $2 AND kind = 'channel'
          AND CAST($3 AS BIGINT) IS NOT NULL",
    "UPDATE room_plan SET asked = 0 WHERE guild = $1 AND game = $2 AND CAST($3 AS BIGINT) IS NOT NULL",
    "DELETE FROM absence_use WHERE guild = $1 AND game = $2 AND player = $3",
    "DELETE FROM absence WHERE guild = $1 AND game = $2 AND player = $3",
    "UPDATE audit SET actor = NULL WHERE guild = $1 AND game = $2 AND actor = $3",
    "DELETE FROM forget WHERE guild = $1 AND game = $2 AND person = $3",
];

/// What is theirs alone beside their games; what counts in a game that goes on stays until it is over.
const ALONE: [&str; 15] = [
    "DELETE FROM person WHERE person = $1",
    "DELETE FROM watcher WHERE person = $1",
    "DELETE FROM gm_draft WHERE gm = $1",
    "DELETE FROM substitute WHERE player = $1",
    "DELETE FROM window_link WHERE person = $1",
    "DELETE FROM record_share WHERE player = $1",
    "DELETE FROM absence_use WHERE player = $1 AND NOT EXISTS
         (SELECT 1 FROM game g WHERE g.id = absence_use.game AND g.status IN ('lobby', 'playing'))",
    "DELETE FROM absence WHERE player = $1 AND NOT EXISTS
         (SELECT 1 FROM absence_use u WHERE u.absence = absence.id)",
    "UPDATE audit SET actor = NULL WHERE game IS NULL AND actor = $1",
    "UPDATE guild_pause SET actor = 0 WHERE actor = $1",
    // A deal that was shown with them is out of date.
    "UPDATE event SET version = version + 1 WHERE id IN
         (SELECT n.event FROM event_entrant n WHERE n.player = $1)",
    "DELETE FROM event_entrant WHERE player = $1",
    "DELETE FROM event_apart WHERE one = $1 OR other = $1",
    "DELETE FROM event_seat WHERE player = $1",
    "UPDATE event SET host = 0 WHERE host = $1",
];

/// Statements that find the other games in which a row is a person's (`$1`).
const BESIDE: [&str; 5] = [
    "SELECT DISTINCT guild, game FROM press_mute WHERE listener = $1",
    "SELECT DISTINCT guild, game FROM gm_draft WHERE gm = $1",
    "SELECT guild, id FROM game WHERE creator = $1 OR gm = $1",
    "SELECT DISTINCT guild, game FROM audit WHERE game IS NOT NULL AND actor = $1",
    "SELECT DISTINCT b.guild, b.game FROM ballot b JOIN ballot_vote v ON v.ballot = b.id
     WHERE v.person = $1",
];

/// Statements that find games whose texts name a person who need have no row there: who was invited,
/// waits, or is banned. `$1` is a pattern.
const NAMED: [&str; 2] = [
    "SELECT guild, id FROM game WHERE settings LIKE $1",
    "SELECT DISTINCT guild, game FROM audit WHERE game IS NOT NULL AND detail LIKE $1",
];

/// What is stored about a person in one game, as far as forgetting them depends on it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Trace {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
    /// Its name.
    pub name: String,
    /// Whether the game is in its lobby or being played.
    pub living: bool,
    /// Whether the person plays in it now.
    pub present: bool,
    /// Whether the person is to be forgotten there when it is over.
    pub asked: bool,
}

/// The statement that finds games by a column that holds a person's number.
fn by_number((table, column): (&str, &str)) -> String {
    format!("SELECT DISTINCT guild, game FROM {table} WHERE {column} = $1 AND game IS NOT NULL")
}

#[boxed]
impl Store {
    /// The games in which anything is kept of a person, the oldest first.
    pub async fn traces(&self, person: i64) -> Result<Vec<Trace>> {
        let mut games: BTreeMap<GameId, GuildId> = BTreeMap::new();
        let numbers = NUMBERS.into_iter().map(by_number);
        let others = BESIDE.into_iter().map(str::to_owned);
        for text in numbers.chain(others) {
            let query = |text: &String| AssertSqlSafe(text.clone());
            let found: Vec<(GuildId, GameId)> = on!(self.search(), c => sqlx::query_as(query(&text))
                .bind(person).fetch_all(c))?;
            games.extend(found.into_iter().map(|(guild, game)| (game, guild)));
        }
        // Nobody stands in a snapshot who has no row of his own, so these are not searched.
        for text in NAMED.into_iter().filter(|_| person >= LEAST) {
            let found: Vec<(GuildId, GameId)> = on!(self.search(), c => sqlx::query_as(text)
                .bind(format!("%{person}%")).fetch_all(c))?;
            games.extend(found.into_iter().map(|(guild, game)| (game, guild)));
        }
        let mut traces = Vec::with_capacity(games.len());
        for (game, guild) in games {
            let trace: Option<Trace> = on!(self.search(), c => sqlx::query_as(
                "SELECT guild, id AS game, name, status IN ('lobby', 'playing') AS living,
                     EXISTS (SELECT 1 FROM game_player p WHERE p.game = game.id AND p.player = $3
                             AND p.left_at IS NULL) AS present,
                     EXISTS (SELECT 1 FROM forget f WHERE f.game = game.id AND f.person = $3) AS asked
                 FROM game WHERE guild = $1 AND id = $2")
                .bind(guild).bind(game).bind(person).fetch_optional(c))?;
            traces.extend(trace);
        }
        Ok(traces)
    }

    /// Removes what is a person's alone, but for what games that go on need.
    pub async fn forget_alone(&self, person: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM outbox WHERE game IS NULL AND route = $1")
                .bind(format!("person:{person}"))
        )?;
        for text in ALONE {
            run!(&mut tx, sqlx::query(text).bind(person))?;
        }
        tx.commit().await
    }

    /// Notes that a person is to be forgotten in a game when it is over.
    pub async fn forget_later(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO forget (guild, game, person, asked_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, person) DO NOTHING"
            )
            .bind(guild)
            .bind(game)
            .bind(person)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// The people to be forgotten in games that are now over, as guild, game and person.
    pub async fn forget_due(&self) -> Result<Vec<(GuildId, GameId, i64)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT f.guild, f.game, f.person FROM forget f JOIN game g ON g.id = f.game
             WHERE g.status NOT IN ('lobby', 'playing') ORDER BY f.game, f.person")
            .fetch_all(c))?)
    }

    /// Forgets a person in a game that is over: what is theirs alone is removed, and a number of nobody's
    /// takes the place of theirs everywhere, in the same order of rows. The game gets one revision more,
    /// equal to its last, so that nobody who read it before can write the old number again.
    ///
    /// `false`: the game goes on, and nothing was done.
    ///
    /// # Errors
    /// [`StoreError::NoGame`]; [`StoreError::NotAPerson`] for a number that is none of Discord's.
    pub async fn forget_in(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
        at: i64,
    ) -> Result<bool> {
        if !(LEAST..GHOSTS).contains(&person) {
            return Err(StoreError::NotAPerson);
        }
        let mut tx = self.write().await?;
        let head: Option<(String, Seq)> = on!(&mut tx, c => sqlx::query_as(
            "UPDATE game SET intake = intake + 1 WHERE guild = $1 AND id = $2
             RETURNING status, seq")
            .bind(guild).bind(game).fetch_optional(&mut **c))?;
        let (status, seq) = head.ok_or(StoreError::NoGame)?;
        if ["lobby", "playing"].contains(&status.as_str()) {
            return Ok(false);
        }
        unlock(&mut tx, guild, game, "forgotten").await?;
        for text in THEIRS {
            run!(
                &mut tx,
                sqlx::query(text).bind(guild).bind(game).bind(person)
            )?;
        }
        replace(&mut tx, (guild, game), person, ghost(seq)).await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO revision (guild, game, seq, phase_no, kind, cause, at, engine, state, packed)
                 SELECT guild, game, seq + 1, phase_no, 'clock', 'forgotten', $4, engine, state, packed
                 FROM revision WHERE guild = $1 AND game = $2 AND seq = $3"
            )
            .bind(guild)
            .bind(game)
            .bind(seq)
            .bind(at)
        )?;
        for text in [
            "UPDATE game SET seq = seq + 1 WHERE guild = $1 AND id = $2",
            "DELETE FROM unlocked WHERE guild = $1 AND game = $2",
        ] {
            run!(&mut tx, sqlx::query(text).bind(guild).bind(game))?;
        }
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO audit (guild, game, at, what, detail)
                 VALUES ($1, $2, $3, 'forgotten', '{}')"
            )
            .bind(guild)
            .bind(game)
            .bind(at)
        )?;
        tx.commit().await?;
        Ok(true)
    }
}

/// Who stands in from now on. The revision that forgets is one of its kind in the game, so its number is.
fn ghost(seq: Seq) -> i64 {
    i64::MAX - seq.next().0.min(999_999)
}

/// Puts one number in the place of another's in all that is kept of a game.
async fn replace(tx: &mut Tx, (guild, game): (GuildId, GameId), old: i64, new: i64) -> Result<()> {
    let mut numbers: Vec<String> = NUMBERS
        .into_iter()
        .map(|(table, column)| {
            format!(
                "UPDATE {table} SET {column} = $4 WHERE guild = $1 AND game = $2 AND {column} = $3"
            )
        })
        .collect();
    numbers.extend(ELSEWHERE.map(str::to_owned));
    for text in numbers {
        run!(
            &mut *tx,
            sqlx::query(AssertSqlSafe(text))
                .bind(guild)
                .bind(game)
                .bind(old)
                .bind(new)
        )?;
    }
    let mut texts: Vec<String> = TEXTS
        .into_iter()
        .map(|(table, column)| {
            format!(
                "UPDATE {table} SET {column} = replace({column}, $3, $4)
                 WHERE guild = $1 AND game = $2 AND {column} LIKE $5"
            )
        })
        .collect();
    replace_text(tx, (guild, game), &old.to_string(), &new.to_string()).await?;
    texts.push(
        "UPDATE game SET settings = replace(settings, $3, $4)
         WHERE guild = $1 AND id = $2 AND settings LIKE $5"
            .to_owned(),
    );
    texts.push(
        "UPDATE ballot_vote SET voter = replace(voter, $3, $4)
         WHERE guild = $1 AND voter LIKE $5 AND ballot IN
             (SELECT b.id FROM ballot b WHERE b.guild = $1 AND b.game = $2)"
            .to_owned(),
    );
    for text in texts {
        run!(
            &mut *tx,
            sqlx::query(AssertSqlSafe(text))
                .bind(guild)
                .bind(game)
                .bind(old.to_string())
                .bind(new.to_string())
                .bind(format!("%{old}%"))
        )?;
    }
    Ok(())
}
