//! All that is kept of one person, table by table: what they are given when they ask for it.

use chancery_boxed::boxed;
use serde_json::{Map, Value};
use sqlx::{Column, Row, postgres::PgRow, sqlite::SqliteRow};

use super::db::Both;
use super::{GuildId, Result, Store};

/// Stored rows of one kind that concern a person, for the file of their data.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What its rows are, as the key in the file of a person's data.
    pub name: &'static str,
    /// Each as it is kept: the query's columns by name, numbers and texts. Empty columns are left out.
    pub rows: Vec<Map<String, Value>>,
}

/// What stands before each query on a game's rows: which guild and which game.
macro_rules! of_games {
    ($columns:literal, $rest:literal) => {
        concat!(
            "SELECT CAST(g.guild AS TEXT) AS server, g.name AS game, ",
            $columns,
            " FROM game g JOIN ",
            $rest
        )
    };
}

/// The sections: name and query, `$1` the person. Nothing in them is another's and sealed: no sheet, vote
/// or letter is read but through the person's own number, and a letter without a sender shows none.
const SECTIONS: [(&str, &str); 35] = [
    (
        "settings",
        "SELECT dm, CASE WHEN opted_in THEN 1 ELSE 0 END AS opted_in, settings, updated_at
         FROM person WHERE person = $1",
    ),
    (
        "games",
        of_games!(
            "p.joined_at, p.left_at, g.status",
            "game_player p ON p.guild = g.guild AND p.game = g.id WHERE p.player = $1 ORDER BY g.id"
        ),
    ),
    (
        "games_made",
        "SELECT CAST(guild AS TEXT) AS server, name AS game, created_at, status
         FROM game WHERE creator = $1 ORDER BY id",
    ),
    (
        "games_run",
        "SELECT CAST(guild AS TEXT) AS server, name AS game, status
         FROM game WHERE gm = $1 ORDER BY id",
    ),
    (
        "seats",
        of_games!(
            "t.power, t.since, t.since_phase, t.until, t.until_phase",
            "tenure t ON t.guild = g.guild AND t.game = g.id WHERE t.player = $1 ORDER BY t.id"
        ),
    ),
    (
        "sheets",
        of_games!(
            "s.phase_no, s.at, s.sheet, s.origin, r.nonce AS receipt_nonce, r.hash AS receipt_hash",
            "submission s ON s.guild = g.guild AND s.game = g.id
             LEFT JOIN receipt r ON r.submission = s.id WHERE s.player = $1 ORDER BY s.id"
        ),
    ),
    (
        "ready_marks",
        of_games!(
            "y.phase_no, CASE WHEN y.ready THEN 1 ELSE 0 END AS ready, y.at",
            "ready y ON y.guild = g.guild AND y.game = g.id WHERE y.player = $1
             ORDER BY g.id, y.phase_no"
        ),
    ),
    (
        "standing_orders",
        of_games!(
            "s.sheet, s.at",
            "standing s ON s.guild = g.guild AND s.game = g.id WHERE s.player = $1 ORDER BY g.id"
        ),
    ),
    (
        "missed_phases",
        of_games!(
            "m.power, m.phase, m.kind, m.at",
            "miss m ON m.guild = g.guild AND m.game = g.id WHERE m.player = $1 ORDER BY g.id, m.seq"
        ),
    ),
    (
        "offers_to_substitute",
        "SELECT CAST(guild AS TEXT) AS server, offered_at FROM substitute WHERE player = $1
         ORDER BY guild",
    ),
    (
        "record_shown",
        "SELECT CAST(guild AS TEXT) AS server, CASE WHEN overall THEN 1 ELSE 0 END AS overall, shared_at
         FROM record_share WHERE player = $1 ORDER BY guild",
    ),
    (
        "notes_to_successors",
        of_games!(
            "n.power, n.text, n.at",
            "handover_note n ON n.guild = g.guild AND n.game = g.id WHERE n.author = $1 ORDER BY g.id, n.power"
        ),
    ),
    // Whose seat it is, and who shares it, is not theirs to read: in an anonymous game it would tell who plays what.
    (
        "seats_of_others_shared",
        of_games!(
            "s.role, s.state, s.since, s.at",
            "seat_share s ON s.guild = g.guild AND s.game = g.id WHERE s.person = $1 ORDER BY g.id, s.at"
        ),
    ),
    (
        "own_seats_shared",
        of_games!(
            "s.role, s.state, s.since, s.at",
            "seat_share s ON s.guild = g.guild AND s.game = g.id WHERE s.player = $1 ORDER BY g.id, s.at"
        ),
    ),
    (
        "absences",
        "SELECT CAST(a.guild AS TEXT) AS server, g.name AS game, a.since, a.until, a.announced_at,
             a.cancelled_at
         FROM absence a LEFT JOIN game g ON g.id = a.game WHERE a.player = $1 ORDER BY a.id",
    ),
    (
        "absences_counted",
        of_games!(
            "u.phase_no, a.since, a.until",
            "absence_use u ON u.guild = g.guild AND u.game = g.id
             JOIN absence a ON a.id = u.absence WHERE u.player = $1 ORDER BY g.id, u.phase_no"
        ),
    ),
    (
        "letters_written",
        of_games!(
            "p.phase, p.at, p.sender, p.powers AS recipients,
             CASE WHEN p.grey THEN 1 ELSE 0 END AS without_sender,
             CASE WHEN p.open THEN 1 ELSE 0 END AS to_all, p.text",
            "press p ON p.guild = g.guild AND p.game = g.id WHERE p.author = $1 ORDER BY p.id"
        ),
    ),
    (
        "letters_received",
        of_games!(
            "p.phase, p.at, CASE WHEN p.grey THEN NULL ELSE p.sender END AS sender,
             p.powers AS recipients, CASE WHEN y.seen THEN 1 ELSE 0 END AS seen, p.text",
            "press p ON p.guild = g.guild AND p.game = g.id
             JOIN press_copy y ON y.letter = p.id WHERE y.reader = $1 ORDER BY p.id"
        ),
    ),
    (
        "muted_powers",
        of_games!(
            "m.power",
            "press_mute m ON m.guild = g.guild AND m.game = g.id WHERE m.listener = $1
             ORDER BY g.id, m.power"
        ),
    ),
    (
        "archive_consents",
        of_games!(
            "CASE WHEN c.agrees THEN 1 ELSE 0 END AS agrees, c.at",
            "press_consent c ON c.guild = g.guild AND c.game = g.id WHERE c.person = $1 ORDER BY g.id"
        ),
    ),
    (
        "private_threads",
        of_games!(
            "CAST(t.channel AS TEXT) AS channel, t.powers, t.opened_at, t.closed_at",
            "press_thread t ON t.guild = g.guild AND t.game = g.id
             WHERE ',' || t.players || ',' LIKE '%,' || CAST(CAST($1 AS BIGINT) AS TEXT) || ',%'
             ORDER BY t.id"
        ),
    ),
    (
        "games_followed",
        of_games!(
            "CASE WHEN w.dm THEN 1 ELSE 0 END AS privately, w.since",
            "watcher w ON w.guild = g.guild AND w.game = g.id WHERE w.person = $1 ORDER BY g.id"
        ),
    ),
    (
        "galleries",
        of_games!(
            "m.since, m.left_at",
            "gallery_member m ON m.guild = g.guild AND m.game = g.id WHERE m.person = $1 ORDER BY g.id"
        ),
    ),
    (
        "links_to_web_pages",
        of_games!(
            "w.made_at",
            "window_link w ON w.guild = g.guild AND w.game = g.id WHERE w.person = $1 ORDER BY g.id"
        ),
    ),
    (
        "ballots_opened",
        of_games!(
            "b.question, b.opened_at, b.state, b.closed_at",
            "ballot b ON b.guild = g.guild AND b.game = g.id WHERE b.asked_by = $1 ORDER BY b.id"
        ),
    ),
    (
        "votes",
        of_games!(
            "b.question, v.voter, CASE WHEN v.yes THEN 1 ELSE 0 END AS yes, v.at",
            "ballot b ON b.guild = g.guild AND b.game = g.id
             JOIN ballot_vote v ON v.ballot = b.id WHERE v.person = $1 ORDER BY b.id"
        ),
    ),
    (
        "events",
        "SELECT CAST(e.guild AS TEXT) AS server, e.name AS event, n.wishes,
             CASE WHEN n.reserve THEN 1 ELSE 0 END AS reserve, n.joined_at
         FROM event e JOIN event_entrant n ON n.event = e.id WHERE n.player = $1 ORDER BY e.id",
    ),
    (
        "events_made",
        "SELECT CAST(guild AS TEXT) AS server, name AS event, created_at
         FROM event WHERE host = $1 ORDER BY id",
    ),
    // From whom a host keeps them apart is not theirs to read.
    (
        "event_seats",
        "SELECT CAST(e.guild AS TEXT) AS server, e.name AS event, s.round, s.board, s.power
         FROM event e JOIN event_seat s ON s.event = e.id WHERE s.player = $1
         ORDER BY e.id, s.round",
    ),
    (
        "looks_at_sealed_orders",
        of_games!(
            "l.phase_no, l.seats, l.kind, l.at",
            "gm_look l ON l.guild = g.guild AND l.game = g.id WHERE l.gm = $1 ORDER BY l.id"
        ),
    ),
    (
        "unconfirmed_changes",
        of_games!(
            "d.draft, d.at",
            "gm_draft d ON d.guild = g.guild AND d.game = g.id WHERE d.gm = $1 ORDER BY d.id"
        ),
    ),
    (
        "acts",
        of_games!(
            "r.seq AS revision, r.kind, r.cause, r.at",
            "revision r ON r.guild = g.guild AND r.game = g.id WHERE r.actor = $1
             ORDER BY g.id, r.seq"
        ),
    ),
    (
        "audit_by_you",
        "SELECT CAST(a.guild AS TEXT) AS server, g.name AS game, a.at, a.what, a.detail
         FROM audit a LEFT JOIN game g ON g.id = a.game WHERE a.actor = $1 ORDER BY a.id",
    ),
    // Who did it, and what else the entry names, is not theirs to read: in an anonymous game it would
    // tell who plays what. Looks at sealed orders are told to all after the phase, and to nobody before.
    (
        "audit_about_you",
        "SELECT CAST(a.guild AS TEXT) AS server, g.name AS game, a.at, a.what
         FROM audit a LEFT JOIN game g ON g.id = a.game
         WHERE (a.actor IS NULL OR a.actor <> $1) AND a.what <> 'look'
           AND a.detail LIKE '%' || CAST(CAST($1 AS BIGINT) AS TEXT) || '%' ORDER BY a.id",
    ),
    (
        "private_messages",
        "SELECT CAST(o.guild AS TEXT) AS server, g.name AS game, o.kind, o.state, o.created_at,
             o.settled_at, CASE WHEN o.route LIKE 'person:%' THEN o.payload END AS payload
         FROM outbox o LEFT JOIN game g ON g.id = o.game
         WHERE o.route IN ('person:' || CAST(CAST($1 AS BIGINT) AS TEXT),
                           'sharer:' || CAST(CAST($1 AS BIGINT) AS TEXT)) ORDER BY o.id",
    ),
];

#[boxed]
impl Store {
    /// All that is kept of a person, in every guild; sections without rows, too.
    pub async fn kept_of(&self, person: i64) -> Result<Vec<Section>> {
        let mut sections = Vec::with_capacity(SECTIONS.len());
        for (name, text) in SECTIONS {
            let rows = match self.search() {
                Both::Lite(pool) => {
                    let rows = sqlx::query(text).bind(person).fetch_all(pool).await?;
                    rows.iter().map(of_lite).collect::<Result<_>>()?
                }
                Both::Pg(pool) => {
                    let rows = sqlx::query(text).bind(person).fetch_all(pool).await?;
                    rows.iter().map(of_pg).collect::<Result<_>>()?
                }
            };
            sections.push(Section { name, rows });
        }
        Ok(sections)
    }

    /// The games that name a person in their settings: server, name, and the settings as text.
    pub async fn named_in_settings(&self, person: i64) -> Result<Vec<(GuildId, String, String)>> {
        Ok(super::db::on!(self.search(), c => sqlx::query_as(
            "SELECT guild, name, settings FROM game WHERE settings LIKE $1 ORDER BY id")
            .bind(format!("%{person}%")).fetch_all(c))?)
    }
}

/// A row's columns by name.
macro_rules! reader {
    ($name:ident, $row:ty) => {
        fn $name(row: &$row) -> Result<Map<String, Value>> {
            let mut all = Map::new();
            for (place, column) in row.columns().iter().enumerate() {
                let value = match row.try_get::<Option<String>, _>(place) {
                    Ok(text) => text.map(Value::from),
                    Err(_) => match row.try_get::<Option<i64>, _>(place) {
                        Ok(number) => number.map(Value::from),
                        // PostgreSQL's constants are of the smaller kind.
                        Err(_) => row.try_get::<Option<i32>, _>(place)?.map(Value::from),
                    },
                };
                if let Some(value) = value {
                    all.insert(column.name().to_owned(), value);
                }
            }
            Ok(all)
        }
    };
}
reader!(of_lite, SqliteRow);
reader!(of_pg, PgRow);
