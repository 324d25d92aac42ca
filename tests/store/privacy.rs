//! What is deleted is gone from every table; what is kept of people is found in every table.

use crate::home::{CHANNEL, GUILD, Home, OTHER, new_game, on_both, playing, step};
use chancery::store::{
    Along, Change, GHOSTS, Game, GameId, GoneGuild, GuildId, NewPost, Seq, Status, StoreError,
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};

on_both!(
    a_deleted_game_is_gone_from_every_table,
    a_guild_is_erased_when_it_is_due_and_no_other,
    a_guild_that_is_back_is_not_erased,
    nothing_of_a_gone_guild_is_sent_and_others_do_not_wait_for_it,
    a_revision_can_still_not_be_deleted_by_itself,
    who_is_forgotten_stands_nowhere_in_the_game,
    a_game_that_goes_on_forgets_when_it_is_over,
    what_is_kept_is_found_in_every_part,
    who_read_the_game_before_cannot_write_the_old_number_again,
);

/// A row for each table that has a `guild` or `game` column, but for `game`, `revision`, `game_player`
/// (which making a game fills) and `unlocked` (which is empty but within a transaction). `{g}`: the
/// game's number; `{p}`: a person's.
const ROWS: [&str; 47] = [
    "INSERT INTO submission (id, guild, game, phase_no, player, sheet, origin, at)
     VALUES (9001, 71, {g}, 0, {p}, 's', 'standing:0:{p}', 1)",
    "INSERT INTO receipt (submission, guild, game, phase_no, player, nonce, hash)
     VALUES (9001, 71, {g}, 0, {p}, 'n', 'h')",
    "INSERT INTO receipt_list (guild, game, seq, phase_no, hashes) VALUES (71, {g}, 1, 0, 'h')",
    "INSERT INTO standing (guild, game, player, sheet, at) VALUES (71, {g}, {p}, 's', 1)",
    "INSERT INTO ready (guild, game, phase_no, player, ready, at) VALUES (71, {g}, 0, {p}, {t}, 1)",
    "INSERT INTO reminder (guild, game, phase_no, kind, due_at) VALUES (71, {g}, 0, 'k', 1)",
    "INSERT INTO outbox (id, guild, game, kind, route, payload, state, due_at, created_at, doubt)
     VALUES (9001, 71, {g}, 'k', 'person:{p}', '[{p}]', 'done', 1, 1, {f})",
    "INSERT INTO outbox (id, guild, kind, route, payload, state, due_at, created_at, doubt, after_id)
     VALUES (9002, 71, 'k', 'r', '{}', 'done', 1, 1, {f}, 9001)",
    "INSERT INTO audit (guild, game, at, actor, what, detail) VALUES (71, {g}, 1, {p}, 'w', '[{p}]')",
    "INSERT INTO guild_setting (guild, settings, updated_at) VALUES (71, '{}', 1)",
    "INSERT INTO tenure (guild, game, power, player, since, since_phase)
     VALUES (71, {g}, 'france', {p}, 1, 'S1901M')",
    "INSERT INTO miss (guild, game, seq, power, player, phase, kind, at)
     VALUES (71, {g}, 1, 'france', {p}, 'S1901M', 'missed', 1)",
    "INSERT INTO absence (id, guild, game, player, since, until, announced_at)
     VALUES (9001, 71, {g}, {p}, 1, 2, 1)",
    "INSERT INTO absence (id, guild, player, since, until, announced_at)
     VALUES (9002, 71, {p}, 1, 2, 1)",
    "INSERT INTO absence_use (guild, game, absence, player, phase_no) VALUES (71, {g}, 9002, {p}, 0)",
    "INSERT INTO guild_pause (guild, actor, at) VALUES (71, {p}, 1)",
    "INSERT INTO guild_pause_game (guild, game) VALUES (71, {g})",
    "INSERT INTO guild_gone (guild, since, erase_at) VALUES (71, 1, 100)",
    "INSERT INTO guild_gone_game (guild, game) VALUES (71, {g})",
    "INSERT INTO forget (guild, game, person, asked_at) VALUES (71, {g}, {p}, 1)",
    "INSERT INTO press (id, guild, game, phase_no, phase, mark, author, grey, open, powers, text, origin, at)
     VALUES (9001, 71, {g}, 0, 'S1901M', 5, {p}, {f}, {f}, 'france', 'a secret', 'o', 1)",
    "INSERT INTO press_copy (guild, game, letter, reader, seen) VALUES (71, {g}, 9001, {p}, {f})",
    "INSERT INTO press_mute (guild, game, listener, power) VALUES (71, {g}, {p}, 'france')",
    "INSERT INTO press_consent (guild, game, person, agrees, at) VALUES (71, {g}, {p}, {t}, 1)",
    "INSERT INTO press_thread (guild, game, channel, powers, players, opened_at)
     VALUES (71, {g}, 5, 'france', '{p}', 1)",
    "INSERT INTO watcher (guild, game, person, dm, since) VALUES (71, {g}, {p}, {f}, 1)",
    "INSERT INTO gallery_member (guild, game, person, since, in_thread) VALUES (71, {g}, {p}, 1, {f})",
    "INSERT INTO gm_look (guild, game, phase_no, gm, seats, kind, at)
     VALUES (71, {g}, 0, {p}, '[{p}]', 'k', 1)",
    "INSERT INTO gm_draft (guild, game, gm, draft, at) VALUES (71, {g}, {p}, '[{p}]', 1)",
    "INSERT INTO substitute (guild, player, offered_at) VALUES (71, {p}, 1)",
    "INSERT INTO record_share (guild, player, overall, shared_at) VALUES (71, {p}, {t}, 1)",
    "INSERT INTO handover_note (guild, game, power, author, text, at)
     VALUES (71, {g}, 'france', {p}, 'a secret', 1)",
    "INSERT INTO seat_share (guild, game, player, person, role, state, since, at)
     VALUES (71, {g}, {p}, 2, 'coach', 'shares', 1, 1)",
    "INSERT INTO seat_share (guild, game, player, person, role, state, at)
     VALUES (71, {g}, 2, {p}, 'partner', 'invited', 1)",
    "INSERT INTO lobby_card (guild, game, channel, message) VALUES (71, {g}, 5, 6)",
    "INSERT INTO window_link (guild, game, person, hash, made_at) VALUES (71, {g}, {p}, 'h', 1)",
    "INSERT INTO room_plan (guild, game, roles, powers, pairs, seen, asked, ready, removing)
     VALUES (71, {g}, {t}, {f}, {f}, 1, 0, {f}, {f})",
    "INSERT INTO room (guild, game, kind, powers, who, name, discord, begun_at)
     VALUES (71, {g}, 'role', 'france', 0, 'n', 5, 1)",
    "INSERT INTO guild_board (guild, hash, word, name, rules, added_at)
     VALUES (71, 'sha256:0', 'w', 'n', {b}, 1)",
    "INSERT INTO game_board (guild, game, hash) VALUES (71, {g}, 'sha256:0')",
    "INSERT INTO event (id, guild, name, name_key, host, channel, plan, version, dealt, told, created_at)
     VALUES (9001, 71, 'n', 'n', {p}, 5, '{}', 1, 1, 0, 1)",
    "INSERT INTO event_entrant (guild, event, player, wishes, reserve, joined_at)
     VALUES (71, 9001, {p}, 'france', {f}, 1)",
    "INSERT INTO event_apart (guild, event, one, other) VALUES (71, 9001, 2, {p})",
    "INSERT INTO event_board (guild, event, round, board, game) VALUES (71, 9001, 1, 1, {g})",
    "INSERT INTO event_seat (guild, event, round, board, power, player)
     VALUES (71, 9001, 1, 1, 'france', {p})",
    "INSERT INTO ballot (id, guild, game, question, asked_by, opened_at, opened_seq, opened_in, state)
     VALUES (9001, 71, {g}, '[{p}]', {p}, 1, 1, 0, 'open')",
    "INSERT INTO ballot_vote (guild, ballot, voter, person, yes, at)
     VALUES (71, 9001, '{p}', {p}, {t}, 1)",
];

/// One more, which refers to nothing.
const PROPOSAL: &str = "INSERT INTO proposal (guild, game, phase_no, by_power, to_power, kind, at)
     VALUES (71, {g}, 0, 'france', 'italy', 'mdt', 1)";

/// Tables without rows of their own here.
const EMPTY: [&str; 1] = ["unlocked"];

/// Fills every table with something of the game.
async fn fill(home: &Home, game: GameId, person: i64) {
    // SQLite's tables hold 0 and 1 where PostgreSQL's hold truth values.
    let (yes, no, bytes) = if home.store.is_shared() {
        ("true", "false", r"'\x01'")
    } else {
        ("1", "0", "x'01'")
    };
    for row in ROWS.into_iter().chain([PROPOSAL]) {
        let row = row
            .replace("{g}", &game.to_string())
            .replace("{p}", &person.to_string());
        let row = row.replace("{t}", yes).replace("{f}", no);
        let row = row.replace("{b}", bytes);
        home.raw(&row)
            .await
            .unwrap_or_else(|e| panic!("{row}: {e}"));
    }
}

/// The answers of a query in the first column, as texts.
async fn column(home: &Home, text: &str) -> Vec<String> {
    let text = AssertSqlSafe(text.to_owned());
    if home.store.is_shared() {
        let mut raw = PgConnection::connect(&home.url).await.expect("the server");
        let rows = sqlx::query(text).fetch_all(&mut raw).await.expect("rows");
        return rows.iter().map(|row| row.get(0)).collect();
    }
    let mut raw = SqliteConnection::connect(&home.url)
        .await
        .expect("the file");
    let rows = sqlx::query(text).fetch_all(&mut raw).await.expect("rows");
    // What was bytes is none of UTF-8 when it is read as a text.
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    rows.iter().map(|row| text(row.get(0))).collect()
}

/// The tables that have a column of this name.
async fn tables_with(home: &Home, name: &str) -> Vec<String> {
    let text = if home.store.is_shared() {
        format!(
            "SELECT CAST(table_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = current_schema() AND column_name = '{name}' ORDER BY 1"
        )
    } else {
        format!(
            "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND c.name = '{name}' ORDER BY 1"
        )
    };
    column(home, &text).await
}

async fn count(home: &Home, table: &str, of: &str) -> i64 {
    let text = format!("SELECT CAST(count(*) AS TEXT) FROM {table} WHERE {of}");
    column(home, &text).await[0].parse().expect("a number")
}

async fn a_deleted_game_is_gone_from_every_table(home: &Home) {
    let game = playing(&home.store, "Gone").await;
    fill(home, game.id, 1).await;
    let of = format!("game = {}", game.id);
    let tables = tables_with(home, "game").await;
    assert!(tables.len() > 20, "{tables:?}");
    for table in &tables {
        let full = EMPTY.contains(&table.as_str()) || count(home, table, &of).await > 0;
        assert!(full, "this test leaves {table} empty: add a row to ROWS");
    }
    assert!(!home.store.delete_game(OTHER, game.id).await.unwrap());
    assert!(home.store.delete_game(GUILD, game.id).await.unwrap());
    assert!(!home.store.delete_game(GUILD, game.id).await.unwrap());
    for table in &tables {
        let rows = count(home, table, &of).await;
        assert_eq!(
            rows, 0,
            "{table} keeps rows: add it to crates/store/src/erase.rs"
        );
    }
    assert_eq!(count(home, "ballot_vote", "ballot = 9001").await, 0);
    // What is the guild's is not the game's.
    assert_eq!(count(home, "absence", "id = 9002").await, 1);
    assert_eq!(count(home, "outbox", "id = 9002").await, 1);
}

fn gone(guild: GuildId, erase_at: i64) -> GoneGuild {
    GoneGuild {
        guild,
        since: 1,
        erase_at,
    }
}

async fn a_guild_is_erased_when_it_is_due_and_no_other(home: &Home) {
    let game = playing(&home.store, "Gone").await;
    playing(&home.store, "Gone, too").await;
    fill(home, game.id, 1).await;
    let other = new_game(OTHER, "Stays", Status::Playing);
    home.store
        .create_game(&other, &Along::default())
        .await
        .unwrap();
    let tables = tables_with(home, "guild").await;
    assert!(tables.contains(&"guild_setting".to_owned()), "{tables:?}");
    assert_eq!(
        home.store.delete_guild(GUILD, 99).await.unwrap(),
        None,
        "not due"
    );
    assert_eq!(
        home.store.delete_guild(OTHER, 999).await.unwrap(),
        None,
        "not gone"
    );
    for table in &tables {
        let full = EMPTY.contains(&table.as_str()) || count(home, table, "guild = 71").await > 0;
        assert!(full, "this test leaves {table} empty: add a row to ROWS");
    }
    assert_eq!(home.store.delete_guild(GUILD, 100).await.unwrap(), Some(2));
    for table in &tables {
        let rows = count(home, table, "guild = 71").await;
        assert_eq!(
            rows, 0,
            "{table} keeps rows: add it to crates/store/src/erase.rs"
        );
    }
    assert_eq!(home.store.known_guilds().await.unwrap(), [OTHER]);
}

async fn a_guild_that_is_back_is_not_erased(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    playing(store, "Back").await;
    assert!(store.note_gone(&gone(GUILD, 100), &none).await.unwrap());
    assert!(!store.note_gone(&gone(GUILD, 900), &none).await.unwrap());
    let kept = store.gone(GUILD).await.unwrap();
    assert_eq!(
        kept.map(|gone| gone.erase_at),
        Some(100),
        "the first word counts"
    );
    assert!(store.end_gone(GUILD, 50, &none).await.unwrap());
    assert!(!store.end_gone(GUILD, 50, &none).await.unwrap());
    assert_eq!(store.delete_guild(GUILD, 200).await.unwrap(), None);
    assert!(store.all_gone().await.unwrap().is_empty());
}

async fn nothing_of_a_gone_guild_is_sent_and_others_do_not_wait_for_it(home: &Home) {
    let store = &home.store;
    let post = |kind: &str| NewPost {
        kind: kind.into(),
        // The same person plays in both.
        route: "person:5".into(),
        payload: "{}".into(),
        marker: None,
        after: None,
        due_at: None,
    };
    let along = |kind: &str| Along {
        posts: vec![post(kind)],
        audits: vec![],
    };
    store
        .note_gone(&gone(GUILD, 100), &Along::default())
        .await
        .unwrap();
    store.note(GUILD, None, 10, &along("held")).await.unwrap();
    assert_eq!(store.next_post().await.unwrap(), None);
    store.note(OTHER, None, 11, &along("sent")).await.unwrap();
    assert_eq!(store.next_post().await.unwrap(), Some(11));
    let rows = store.claim_posts(20, "me", 10, 1_000).await.unwrap();
    let kinds: Vec<&str> = rows.iter().map(|row| row.kind.as_str()).collect();
    assert_eq!(kinds, ["sent"]);
    assert!(
        store
            .delivered(&rows[0], "{}", 20, &Along::default())
            .await
            .unwrap()
    );
    store.end_gone(GUILD, 30, &Along::default()).await.unwrap();
    let rows = store.claim_posts(40, "me", 10, 1_000).await.unwrap();
    let kinds: Vec<&str> = rows.iter().map(|row| row.kind.as_str()).collect();
    assert_eq!(kinds, ["held"], "nothing is lost");
}

async fn a_revision_can_still_not_be_deleted_by_itself(home: &Home) {
    let game = playing(&home.store, "Kept").await;
    for text in [
        "DELETE FROM revision",
        "UPDATE revision SET state = 'x'",
        "UPDATE revision SET actor = 7",
    ] {
        assert!(home.raw(text).await.is_err(), "{text}");
    }
    // Unlocked for a person's number, nothing else may change.
    let unlocked = "INSERT INTO unlocked (guild, game, why) VALUES (71, {g}, 'forgotten')";
    home.raw(&unlocked.replace("{g}", &game.id.to_string()))
        .await
        .unwrap();
    for text in [
        "DELETE FROM revision",
        "UPDATE revision SET kind = 'x'",
        "UPDATE revision SET at = 5",
        "UPDATE revision SET seq = 5",
    ] {
        assert!(home.raw(text).await.is_err(), "{text}");
    }
    home.raw("UPDATE revision SET actor = 7").await.unwrap();
    let head = home.store.head(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(head.actor, Some(7));
    assert!(matches!(
        home.store.turn(GUILD, GameId(game.id.0 + 1)).await,
        Err(StoreError::NoGame)
    ));
    assert_eq!(game.head.channel, CHANNEL);
}

/// A number of Discord's.
const PERSON: i64 = 123_456_789_012_345_678;

/// A game that this person made, runs and plays in, with a past that names them.
async fn theirs(home: &Home, status: Status) -> Game {
    let mut new = new_game(GUILD, "Theirs", Status::Playing);
    new.creator = PERSON;
    new.head.gm = Some(PERSON);
    new.head.settings = format!("{{\"banned\":[{PERSON}]}}");
    new.joined = vec![2, PERSON];
    new.revision.state = format!("{{\"seats\":{{\"{PERSON}\":{PERSON}}}}}");
    let game = home
        .store
        .create_game(&new, &Along::default())
        .await
        .unwrap();
    let mut revision = step("resolved", 2_000);
    revision.actor = Some(PERSON);
    revision.state = format!("state of {PERSON}, and of 2");
    revision.report = Some(format!("report on {PERSON}"));
    let mut change = Change::new(&game, revision);
    change.head.status = status;
    home.store.revise(&change).await.unwrap()
}

/// Everything that stands in a table, in text.
async fn dump(home: &Home, table: &str) -> String {
    let text = if home.store.is_shared() {
        format!("SELECT CAST(t AS TEXT) FROM {table} t")
    } else {
        let names = format!("SELECT name FROM pragma_table_info('{table}')");
        let columns = column(home, &names).await.into_iter();
        let columns: Vec<String> = columns
            .map(|c| format!("coalesce(CAST({c} AS TEXT), '')"))
            .collect();
        format!("SELECT {} FROM {table}", columns.join(" || '|' || "))
    };
    column(home, &text).await.join("\n")
}

/// Every table there is.
async fn tables(home: &Home) -> Vec<String> {
    let text = if home.store.is_shared() {
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
                 WHERE table_schema = current_schema()"
    } else {
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    };
    column(home, text).await
}

/// The tables that hold a person's number anywhere.
async fn naming(home: &Home, person: i64) -> Vec<String> {
    let mut naming = Vec::new();
    for table in tables(home).await {
        if dump(home, &table).await.contains(&person.to_string()) {
            naming.push(table);
        }
    }
    naming
}

async fn who_is_forgotten_stands_nowhere_in_the_game(home: &Home) {
    let store = &home.store;
    let game = theirs(home, Status::Finished).await;
    fill(home, game.id, PERSON).await;
    store.set_opted_in(PERSON, true, 1).await.unwrap();
    let before = naming(home, PERSON).await;
    assert!(before.len() > 20, "{before:?}");
    let trace = store.traces(PERSON).await.unwrap();
    assert_eq!(trace.len(), 1);
    assert!(!trace[0].living && trace[0].present && trace[0].asked);
    assert!(
        store
            .forget_in(GUILD, game.id, PERSON, 5_000)
            .await
            .unwrap()
    );
    store.forget_alone(PERSON).await.unwrap();
    let left = naming(home, PERSON).await;
    assert!(
        left.is_empty(),
        "{left:?}: add the column to crates/store/src/forget.rs"
    );
    assert!(store.traces(PERSON).await.unwrap().is_empty());
    // The game stands: one revision more, equal to its last but for the number, and one for all of it.
    let now = store.game(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(now.seq, game.seq.next());
    assert!(now.creator > GHOSTS && now.head.gm == Some(now.creator));
    let last = store
        .revision(GUILD, game.id, game.seq)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(last.actor, Some(now.creator));
    assert_eq!(last.state, format!("state of {}, and of 2", now.creator));
    assert_eq!(last.report, Some(format!("report on {}", now.creator)));
    // Packed texts are none that a search of the columns would find.
    for seq in (1..=now.seq.0).map(Seq) {
        let kept = store.revision(GUILD, game.id, seq).await.unwrap().unwrap();
        let texts = format!("{}{:?}", kept.state, kept.report);
        assert!(!texts.contains(&PERSON.to_string()), "revision {seq}");
    }
    let head = store.head(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!((head.seq, &head.state), (now.seq, &last.state));
    assert_eq!(head.kind, "clock", "no phase was closed by it");
    let members = store.members(GUILD, game.id).await.unwrap();
    assert!(members.iter().any(|m| m.player == now.creator));
    assert!(!dump(home, "press").await.contains("a secret"));
    assert!(
        home.raw("UPDATE revision SET actor = 1").await.is_err(),
        "locked again"
    );
    // Who was forgotten before is another than who is forgotten now.
    let others = store.forget_in(GUILD, game.id, PERSON + 1, 6_000).await;
    assert!(others.unwrap());
    let refused = store.forget_in(GUILD, game.id, 2, 6_000).await;
    assert!(
        matches!(refused, Err(StoreError::NotAPerson)),
        "{refused:?}"
    );
}

async fn a_game_that_goes_on_forgets_when_it_is_over(home: &Home) {
    let store = &home.store;
    let game = theirs(home, Status::Playing).await;
    let before = store.head(GUILD, game.id).await.unwrap();
    assert!(
        !store
            .forget_in(GUILD, game.id, PERSON, 5_000)
            .await
            .unwrap()
    );
    assert_eq!(store.head(GUILD, game.id).await.unwrap(), before);
    store
        .forget_later(GUILD, game.id, PERSON, 5_000)
        .await
        .unwrap();
    store
        .forget_later(GUILD, game.id, PERSON, 6_000)
        .await
        .unwrap();
    assert!(store.forget_due().await.unwrap().is_empty());
    let game = store.game(GUILD, game.id).await.unwrap().unwrap();
    let mut change = Change::new(&game, step("resolved", 7_000));
    change.head.status = Status::Finished;
    store.revise(&change).await.unwrap();
    let due = store.forget_due().await.unwrap();
    assert_eq!(due, [(GUILD, game.id, PERSON)]);
    assert!(
        store
            .forget_in(GUILD, game.id, PERSON, 8_000)
            .await
            .unwrap()
    );
    assert!(store.forget_due().await.unwrap().is_empty());
    assert!(naming(home, PERSON).await.is_empty());
}

async fn what_is_kept_is_found_in_every_part(home: &Home) {
    let store = &home.store;
    let game = theirs(home, Status::Playing).await;
    fill(home, game.id, PERSON).await;
    store.set_opted_in(PERSON, true, 1).await.unwrap();
    home.raw(&format!(
        "INSERT INTO audit (guild, game, at, actor, what, detail)
         VALUES (71, {}, 1, 2, 'ban', '{{\"player\":{PERSON}}}')",
        game.id
    ))
    .await
    .unwrap();
    for section in store.kept_of(PERSON).await.unwrap() {
        assert!(!section.rows.is_empty(), "{} is empty", section.name);
    }
    for section in store.kept_of(PERSON + 1).await.unwrap() {
        assert!(section.rows.is_empty(), "{section:?} is another's");
    }
    assert_eq!(store.named_in_settings(PERSON).await.unwrap().len(), 1);
}

async fn who_read_the_game_before_cannot_write_the_old_number_again(home: &Home) {
    let game = theirs(home, Status::Finished).await;
    assert!(
        home.store
            .forget_in(GUILD, game.id, PERSON, 5_000)
            .await
            .unwrap()
    );
    let mut revision = step("rollback", 6_000);
    revision.state = format!("state of {PERSON}");
    let late = home.store.revise(&Change::new(&game, revision)).await;
    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
    assert!(naming(home, PERSON).await.is_empty());
}
