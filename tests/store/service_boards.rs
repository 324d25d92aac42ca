//! The service with boards that are not ours: a server's list of them, and games that outlive the process.

use crate::service_opening::{NOW, person};
use chancery::board::{Board, BoardHash, BoardId, BoardKind, BoardRef, Power};
use chancery::game::{BadState, Setup, State};
use chancery::i18n::{Language, Words};
use chancery::orders::check_board;
use chancery::service::{
    BoardRefusal, Cause, GuildId, HouseRule, MOST_ADDED, MOST_BOARDS, NewBoard, NewGame, Person,
    Refusal, Service, ServiceError, is_readable,
};
use chancery::store::{DATABASE_FILE, Store};
use chancery::variants;
use serde_json::json;
use sqlx::Connection;
use tempfile::TempDir;

const GUILD: GuildId = GuildId(7);
const OTHER: GuildId = GuildId(8);
const DAY: i64 = 24 * 3_600_000;

/// The file of a board of two shores; each test has its own ids, because what a process has read it keeps.
fn file(id: &str) -> String {
    let board = json!({
        "format": 2, "id": id, "name": format!("Board {id}"),
        "powers": [
            { "id": "north", "name": "North", "homes": ["ald"], "units": ["A ald"] },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["F bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "fleet": ["sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "fleet": ["sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
        ]
    });
    board.to_string()
}

fn new(id: &str) -> NewBoard {
    NewBoard {
        rules: file(id),
        drawing: Some(format!("shapes of {id}")),
    }
}

/// The board as another process reads it: this one does not keep it.
fn elsewhere(id: &str) -> (&'static Board, BoardHash) {
    let board = check_board(&file(id)).board.expect("no faults");
    let BoardId::Read(hash) = board.id() else {
        panic!("{id} is one of ours");
    };
    (Box::leak(Box::new(board)), hash)
}

fn setup_on(board: &'static Board) -> Setup {
    let mut setup = variants::standard(None);
    setup.play_on(BoardRef::Read(board)).expect("it is carried");
    setup
}

fn game_on(board: &'static Board, name: &str) -> NewGame {
    NewGame {
        guild: GUILD,
        channel: 70,
        name: name.to_owned(),
        setup: setup_on(board),
        settings: Default::default(),
        gm: None,
        join: false,
        computers: None,
    }
}

fn manager(now: i64) -> Person {
    Person {
        admin: true,
        now,
        ..person(Power::AUSTRIA)
    }
}

async fn service() -> (TempDir, Service) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    (folder, Service::new(store, || {}))
}

/// Why the service refused.
fn refused<T: std::fmt::Debug>(answer: Result<T, ServiceError>) -> BoardRefusal {
    match answer {
        Err(ServiceError::Refused(Refusal::Board(why))) => why,
        other => panic!("not refused: {other:?}"),
    }
}

async fn raw(folder: &TempDir, text: &'static str) {
    let url = format!("sqlite:{}", folder.path().join(DATABASE_FILE).display());
    let mut raw = sqlx::SqliteConnection::connect(&url).await.expect("a file");
    for text in ["PRAGMA foreign_keys = OFF", text] {
        sqlx::raw_sql(text).execute(&mut raw).await.expect("done");
    }
}

async fn unreadable(folder: &TempDir) -> usize {
    let found = Store::check_up_folder(folder.path(), is_readable).await;
    found.expect("looked at").unreadable.len()
}

#[tokio::test]
async fn a_game_on_a_board_of_the_server_outlives_the_process() {
    let (folder, service) = service().await;
    let (board, hash) = elsewhere("outlives");
    let by = manager(NOW);
    let added = service
        .add_board(&by, GUILD, new("outlives"))
        .await
        .expect("added");
    assert_eq!((added.hash, added.word.as_str()), (hash, "outlives"));
    let made = service
        .create(&by, game_on(board, "Kept"))
        .await
        .expect("a game");
    let head = service
        .store()
        .head(GUILD, made.game.id)
        .await
        .unwrap()
        .unwrap();
    // This process has not read the board, as one that has just started.
    assert_eq!(State::from_json(&head.state), Err(BadState::NoBoard(hash)));
    let again = Service::new(service.store().clone(), || {});
    let read = again
        .game_context(GUILD, made.game.id)
        .await
        .expect("it opens");
    assert_eq!(read.state, made.state);
    assert_eq!(State::from_json(&head.state), Ok(made.state.clone()));
    assert_eq!(unreadable(&folder).await, 0);
    // Removed, it is no longer offered, and the game goes on.
    service
        .remove_board(&by, GUILD, "outlives")
        .await
        .expect("removed");
    let gone = refused(service.board_named(GUILD, "outlives").await);
    assert_eq!(
        gone,
        BoardRefusal::NoSuchBoard {
            word: "outlives".to_owned()
        }
    );
    assert!(service.boards(GUILD).await.unwrap().is_empty());
    let drawing = service.drawing(hash).await.unwrap();
    assert_eq!(drawing.as_deref(), Some("shapes of outlives"));
    again
        .game_context(GUILD, made.game.id)
        .await
        .expect("it opens");
    // It comes back under its word.
    service
        .add_board(&by, GUILD, new("outlives"))
        .await
        .expect("added");
    let named = service
        .board_named(GUILD, "outlives")
        .await
        .expect("on the list");
    assert_eq!(named.id(), BoardId::Read(hash));
}

#[tokio::test]
async fn a_phase_closes_on_a_board_of_the_server() {
    let (_folder, service) = service().await;
    let by = manager(NOW);
    service
        .add_board(&by, GUILD, new("closes"))
        .await
        .expect("added");
    let named = service
        .board_named(GUILD, "closes")
        .await
        .expect("on the list");
    let mut game = game_on(named.board(), "Played");
    game.setup = variants::standard(None);
    game.setup.play_on(named).expect("it is carried");
    let mut context = service.create(&by, game).await.expect("a game");
    for power in [Power::AUSTRIA, Power::ENGLAND] {
        let by = person(power);
        context = service.join(&by, &context, None).await.expect("a place");
    }
    let context = service.start(&by, &context).await.expect("it starts");
    let (guild, id) = (context.game.guild, context.game.id);
    let phase_no = context.game.head.phase_no;
    let cause = Cause::Gm(by.id);
    let closed = service.close(guild, id, phase_no, NOW, cause).await;
    let closed = closed.expect("no fault");
    assert!(closed.is_some(), "the phase closes");
    let read = service.game_context(guild, id).await.expect("it opens");
    assert!(read.state.number > context.state.number);
    let chapters = service.history(&read, None, 5).await.expect("told");
    assert_eq!(chapters.len(), 1);
}

#[tokio::test]
async fn a_board_that_no_server_has_added_is_kept_with_its_game() {
    let (folder, service) = service().await;
    let (board, hash) = elsewhere("brought");
    let by = manager(NOW);
    let made = service
        .create(&by, game_on(board, "Brought"))
        .await
        .expect("a game");
    assert!(service.boards(GUILD).await.unwrap().is_empty());
    assert_eq!(service.drawing(hash).await.unwrap(), None);
    assert_eq!(unreadable(&folder).await, 0);
    let read = service
        .game_context(GUILD, made.game.id)
        .await
        .expect("it opens");
    assert_eq!(read.state.setup.board.id(), BoardId::Read(hash));
}

#[tokio::test]
async fn a_game_whose_board_is_lost_stands_aside() {
    let (folder, service) = service().await;
    let (board, hash) = elsewhere("lost");
    let by = manager(NOW);
    let lost = service
        .create(&by, game_on(board, "Lost"))
        .await
        .expect("a game");
    let other = NewGame {
        setup: variants::standard(None),
        ..game_on(board, "Another")
    };
    service.create(&by, other).await.expect("a game");
    raw(&folder, "DELETE FROM guild_board").await;
    let opened = service.game_context(GUILD, lost.game.id).await;
    let Err(ServiceError::Internal(cause)) = opened else {
        panic!("it opens");
    };
    assert!(cause.contains(&hash.to_string()), "{cause}");
    let listed = service.list(GUILD, true).await.expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!(unreadable(&folder).await, 1);
}

#[tokio::test]
async fn who_may_set_up_games_may_change_the_list() {
    let (_folder, service) = service().await;
    let player = person(Power::FRANCE);
    let why = refused(service.add_board(&player, GUILD, new("hosted")).await);
    assert_eq!(why, BoardRefusal::NotHost);
    let rule = HouseRule::GmRole {
        role: 9,
        holds: true,
    };
    service
        .set_house(&manager(NOW), GUILD, &rule)
        .await
        .expect("set");
    let host = Person {
        roles: vec![9],
        ..player.clone()
    };
    service
        .add_board(&host, GUILD, new("hosted"))
        .await
        .expect("added");
    let why = refused(service.remove_board(&player, GUILD, "hosted").await);
    assert_eq!(why, BoardRefusal::NotHost);
    let why = refused(service.remove_board(&host, GUILD, "nothing").await);
    assert_eq!(
        why,
        BoardRefusal::NoSuchBoard {
            word: "nothing".to_owned()
        }
    );
    service
        .remove_board(&host, GUILD, "hosted")
        .await
        .expect("removed");
    let log = service
        .store()
        .audit(GUILD, None, None, 20)
        .await
        .expect("a log");
    let log: Vec<&str> = log.iter().map(|entry| entry.what.as_str()).collect();
    assert!(
        log.contains(&"board-added") && log.contains(&"board-removed"),
        "{log:?}"
    );
}

#[tokio::test]
async fn what_cannot_be_added_is_refused_with_the_reason() {
    let (_folder, service) = service().await;
    let by = manager(NOW);
    service
        .add_board(&by, GUILD, new("first"))
        .await
        .expect("added");
    let mut other = new("first");
    other.rules = other.rules.replace("The Sound", "The Strait");
    let why = refused(service.add_board(&by, GUILD, other.clone()).await);
    assert_eq!(
        why,
        BoardRefusal::Taken {
            word: "first".to_owned()
        }
    );
    service
        .add_board(&by, OTHER, other)
        .await
        .expect("another server");
    let why = refused(service.add_board(&by, GUILD, new("standard")).await);
    assert_eq!(
        why,
        BoardRefusal::Ours {
            word: "standard".to_owned()
        }
    );
    let ours = service
        .board_named(GUILD, "naval")
        .await
        .expect("one of ours");
    assert_eq!(ours, BoardKind::Naval);
    let mut faulty = new("faulty");
    faulty.rules = faulty
        .rules
        .replace("\"homes\":[\"ald\"]", "\"homes\":[\"sou\"]");
    let why = refused(service.add_board(&by, GUILD, faulty).await);
    assert!(matches!(why, BoardRefusal::Faulty { .. }), "{why:?}");
    let said = |language| Refusal::from(why.clone()).sentence(Words::of(language));
    let english = said(Language::English);
    assert!(english.contains("sou is a home of north"), "{english}");
    let german = said(Language::German);
    let home = "Zeile 1, powers\\[0\\].homes\\[0\\]\\: sou ist Heimat von north, aber kein Versorgungszentrum.";
    assert!(german.contains(home), "{german}");
    let large = NewBoard {
        drawing: Some(" ".repeat((8 << 20) + 1)),
        ..new("large")
    };
    let why = refused(service.add_board(&by, GUILD, large).await);
    assert_eq!(why, BoardRefusal::LargeDrawing { most: 8 });
    let words: Vec<_> = service
        .boards(GUILD)
        .await
        .unwrap()
        .into_iter()
        .map(|b| b.word)
        .collect();
    assert_eq!(words, ["first"]);
}

#[tokio::test]
async fn a_server_has_so_many_boards_and_adds_so_many_a_day() {
    let (_folder, service) = service().await;
    let mut now = NOW;
    for n in 0..MOST_BOARDS {
        if n > 0 && n as i64 % MOST_ADDED == 0 {
            let id = format!("limit-{n}");
            let why = refused(service.add_board(&manager(now), GUILD, new(&id)).await);
            assert_eq!(why, BoardRefusal::AddedToday { most: MOST_ADDED });
            now += DAY;
        }
        let id = format!("limit-{n}");
        service
            .add_board(&manager(now), GUILD, new(&id))
            .await
            .expect("there is room");
    }
    now += DAY;
    let why = refused(
        service
            .add_board(&manager(now), GUILD, new("limit-more"))
            .await,
    );
    assert_eq!(why, BoardRefusal::TooMany { most: MOST_BOARDS });
    // One that is there may be drawn anew, and another server has its own list.
    service
        .add_board(&manager(now), GUILD, new("limit-3"))
        .await
        .expect("drawn anew");
    service
        .add_board(&manager(now), OTHER, new("limit-more"))
        .await
        .expect("another server");
    service
        .remove_board(&manager(now), GUILD, "limit-0")
        .await
        .expect("removed");
    service
        .add_board(&manager(now), GUILD, new("limit-more"))
        .await
        .expect("there is room");
}
