//! Boards that are not ours: on a server's list, and kept for its games.

use crate::home::Home;
use crate::home::{GUILD, OTHER, new_game, on_both, step};
use chancery::board::BoardHash;
use chancery::store::{
    Along, Change, Game, GuildId, NewAudit, NewBoard, PlayedBoard, Status, Store, StoreError,
};

on_both!(
    what_is_added_is_listed_and_found,
    one_word_is_one_board_of_a_server,
    what_is_removed_stays_for_its_games,
    a_board_that_comes_with_a_game_is_kept_and_not_listed,
    the_oldest_drawing_counts,
    boards_count_as_space,
    a_board_that_is_swept_does_not_fail_a_game,
);

const RULES: &str = "{\"id\":\"shores\"}";

fn board(word: &str, rules: &str, drawing: Option<&str>) -> NewBoard {
    NewBoard {
        hash: BoardHash::of(rules),
        word: word.to_owned(),
        name: format!("The {word}"),
        rules: rules.to_owned(),
        drawing: drawing.map(str::to_owned),
    }
}

fn played(rules: &'static str) -> PlayedBoard {
    PlayedBoard {
        hash: BoardHash::of(rules),
        word: "shores",
        name: "The shores",
        rules,
    }
}

fn added() -> Along {
    Along {
        posts: vec![],
        audits: vec![NewAudit {
            actor: Some(5),
            what: "board-added".to_owned(),
            detail: "{}".to_owned(),
        }],
    }
}

async fn add(store: &Store, guild: GuildId, new: &NewBoard, at: i64) {
    let done = store.add_board(guild, new, at, &added()).await;
    done.expect("it is added");
}

/// A game on a board.
async fn on_board(store: &Store, guild: GuildId, name: &str, rules: &'static str) -> Game {
    let mut new = new_game(guild, name, Status::Playing);
    new.revision.board = Some(played(rules));
    let made = store.create_game(&new, &Along::default()).await;
    made.expect("a game")
}

async fn words(store: &Store, guild: GuildId) -> Vec<String> {
    let all = store.boards(guild).await.expect("a list");
    all.into_iter().map(|board| board.word).collect()
}

async fn what_is_added_is_listed_and_found(home: &Home) {
    let store = &home.store;
    let long = format!("{{\"text\":\"{}\"}}", "ünï ".repeat(50_000));
    let (shores, large) = (
        board("shores", RULES, Some("shapes")),
        board("large", &long, None),
    );
    add(store, GUILD, &shores, 10).await;
    add(store, GUILD, &large, 20).await;
    assert_eq!(words(store, GUILD).await, ["large", "shores"]);
    assert!(words(store, OTHER).await.is_empty());
    let found = store.board_named(GUILD, "shores").await.expect("an answer");
    let found = found.expect("a board of the list");
    assert_eq!(
        (found.hash, found.added_at, found.is_drawn),
        (shores.hash, 10, true)
    );
    assert_eq!(found.name, "The shores");
    assert_eq!(store.board(GUILD, shores.hash).await.unwrap(), Some(found));
    assert_eq!(store.board(OTHER, shores.hash).await.unwrap(), None);
    assert_eq!(store.board_named(OTHER, "shores").await.unwrap(), None);
    assert_eq!(store.board_rules(large.hash).await.unwrap(), Some(long));
    assert_eq!(store.board_drawing(large.hash).await.unwrap(), None);
    let drawing = store.board_drawing(shores.hash).await.unwrap();
    assert_eq!(drawing.as_deref(), Some("shapes"));
    let nothing = BoardHash::of("nothing");
    assert_eq!(store.board_rules(nothing).await.unwrap(), None);
    assert_eq!(store.boards_added_since(GUILD, 10).await.unwrap(), 1);
    assert_eq!(store.boards_added_since(GUILD, 9).await.unwrap(), 2);
    assert_eq!(store.known_guilds().await.unwrap(), [GUILD]);
}

async fn one_word_is_one_board_of_a_server(home: &Home) {
    let store = &home.store;
    let (first, second) = (board("shores", RULES, None), board("shores", "other", None));
    add(store, GUILD, &first, 10).await;
    let taken = store.add_board(GUILD, &second, 20, &added()).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(store.board_rules(second.hash).await.unwrap(), None);
    assert_eq!(
        store.boards_added_since(GUILD, 0).await.unwrap(),
        1,
        "nothing noted"
    );
    add(store, OTHER, &second, 20).await;
    // The same board once more brings a drawing along, and none takes it away.
    for (drawing, kept) in [(Some("new"), "new"), (None, "new")] {
        add(store, GUILD, &board("shores", RULES, drawing), 30).await;
        assert_eq!(words(store, GUILD).await, ["shores"]);
        let drawing = store.board_drawing(first.hash).await.unwrap();
        assert_eq!(drawing.as_deref(), Some(kept));
    }
    // What is removed holds no word back, and does not come back while another has it.
    on_board(store, GUILD, "Played", RULES).await;
    let none = Along::default();
    assert!(
        store
            .remove_board(GUILD, first.hash, 40, &none)
            .await
            .unwrap()
    );
    add(store, GUILD, &second, 50).await;
    let taken = store.add_board(GUILD, &first, 60, &added()).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
}

async fn what_is_removed_stays_for_its_games(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    let shores = board("shores", RULES, Some("shapes"));
    add(store, GUILD, &shores, 10).await;
    add(store, OTHER, &shores, 10).await;
    let game = on_board(store, GUILD, "Played", RULES).await;
    // Another revision names it, too.
    let mut next = step("act", 2_000);
    next.board = Some(played(RULES));
    store
        .revise(&Change::new(&game, next))
        .await
        .expect("a revision");
    assert!(
        store
            .remove_board(OTHER, shores.hash, 20, &none)
            .await
            .unwrap()
    );
    assert!(
        store
            .remove_board(GUILD, shores.hash, 20, &added())
            .await
            .unwrap()
    );
    assert!(
        !store
            .remove_board(GUILD, shores.hash, 20, &none)
            .await
            .unwrap()
    );
    assert!(words(store, GUILD).await.is_empty());
    assert_eq!(
        store.board_rules(shores.hash).await.unwrap().as_deref(),
        Some(RULES)
    );
    let drawing = store.board_drawing(shores.hash).await.unwrap();
    assert_eq!(drawing.as_deref(), Some("shapes"));
    add(store, GUILD, &board("shores", RULES, None), 30).await;
    let back = store.board_named(GUILD, "shores").await.expect("an answer");
    let back = back.expect("a board of the list");
    assert!(back.is_drawn && back.added_at == 30);
    // With its last game it goes, when boards are removed next.
    assert!(
        store
            .remove_board(GUILD, shores.hash, 40, &none)
            .await
            .unwrap()
    );
    assert!(store.delete_game(GUILD, game.id).await.unwrap());
    assert!(store.board_rules(shores.hash).await.unwrap().is_some());
    let other = board("other", "other", None);
    add(store, GUILD, &other, 50).await;
    assert!(
        store
            .remove_board(GUILD, other.hash, 60, &none)
            .await
            .unwrap()
    );
    assert_eq!(store.board_rules(shores.hash).await.unwrap(), None);
    assert_eq!(store.board_rules(other.hash).await.unwrap(), None);
}

async fn a_board_that_comes_with_a_game_is_kept_and_not_listed(home: &Home) {
    let store = &home.store;
    let game = on_board(store, GUILD, "Brought", RULES).await;
    let hash = BoardHash::of(RULES);
    assert!(words(store, GUILD).await.is_empty());
    assert_eq!(
        store.board_rules(hash).await.unwrap().as_deref(),
        Some(RULES)
    );
    let mut next = step("act", 2_000);
    next.board = Some(played("{}"));
    store
        .revise(&Change::new(&game, next))
        .await
        .expect("another board");
    assert!(
        store
            .board_rules(BoardHash::of("{}"))
            .await
            .unwrap()
            .is_some()
    );
    add(store, GUILD, &board("shores", RULES, None), 30).await;
    assert_eq!(words(store, GUILD).await, ["shores"]);
}

async fn the_oldest_drawing_counts(home: &Home) {
    let store = &home.store;
    add(store, GUILD, &board("shores", RULES, None), 10).await;
    add(store, OTHER, &board("shores", RULES, Some("first")), 20).await;
    add(
        store,
        GuildId(73),
        &board("shores", RULES, Some("second")),
        30,
    )
    .await;
    let drawing = store.board_drawing(BoardHash::of(RULES)).await.unwrap();
    assert_eq!(drawing.as_deref(), Some("first"));
    // Who changes a drawing stays who was first.
    add(store, OTHER, &board("shores", RULES, Some("anew")), 40).await;
    let drawing = store.board_drawing(BoardHash::of(RULES)).await.unwrap();
    assert_eq!(drawing.as_deref(), Some("anew"));
}

async fn boards_count_as_space(home: &Home) {
    let store = &home.store;
    let game = on_board(store, GUILD, "Weighed", RULES).await;
    let before = store.weight(GUILD, None).await.unwrap();
    let one = store.weight(GUILD, Some(game.id)).await.unwrap();
    assert!(before.bytes > one.bytes, "{before:?} {one:?}");
    add(store, GUILD, &board("other", "other", Some("shapes")), 10).await;
    let after = store.weight(GUILD, None).await.unwrap();
    assert!(after.bytes > before.bytes && after.revisions == before.revisions);
    assert_eq!(store.weight(GUILD, Some(game.id)).await.unwrap(), one);
}

async fn a_board_that_is_swept_does_not_fail_a_game(home: &Home) {
    let other = home.second_writer().await;
    let hash = BoardHash::of(RULES);
    for round in 0..20 {
        add(&home.store, GUILD, &board("shores", RULES, None), 10).await;
        let name = format!("Round {round}");
        let none = Along::default();
        let (game, removed) = tokio::join!(
            on_board(&home.store, GUILD, &name, RULES),
            other.remove_board(GUILD, hash, 20, &none),
        );
        assert!(removed.expect("it is removed"));
        assert!(home.store.board_rules(hash).await.unwrap().is_some());
        assert!(home.store.delete_game(GUILD, game.id).await.unwrap());
    }
}
