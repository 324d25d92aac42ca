//! Events: sign-ups, rounds, and when their results are due.

use chancery::store::{
    Along, Event, EventBoard, EventChange, EventEntrant, EventSeat, NewEvent, Status, Store,
    StoreError,
};

use crate::home::{GUILD, Home, OTHER, new_game, on_both};

on_both!(
    of_two_changes_of_one_version_one_counts,
    a_round_is_told_once_when_all_its_games_are_over,
    a_deleted_game_takes_its_board_and_leaves_the_seats,
);

fn entrant(player: i64, wishes: &str) -> EventEntrant {
    EventEntrant {
        player,
        wishes: wishes.to_owned(),
        reserve: player == 3,
        joined_at: player,
    }
}

fn seat(board: i64, power: &str, player: i64) -> EventSeat {
    let power = power.to_owned();
    EventSeat {
        round: 1,
        board,
        power,
        player,
    }
}

async fn cup(store: &Store) -> Event {
    let new = NewEvent {
        guild: GUILD,
        name: "Cup".to_owned(),
        host: 1,
        channel: 5,
        plan: "{}".to_owned(),
    };
    let event = store.create_event(&new, 10, &Along::default()).await;
    let event = event.expect("a new event");
    let again = NewEvent {
        name: " cup".to_owned(),
        ..new
    };
    let taken = store.create_event(&again, 10, &Along::default()).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    event
}

async fn now(store: &Store, event: &Event) -> Event {
    let found = store.event(GUILD, event.id).await.unwrap();
    found.expect("the event")
}

async fn of_two_changes_of_one_version_one_counts(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    let event = cup(store).await;
    store.set_event_card(&event, 77).await.unwrap();
    assert_eq!(now(store, &event).await.card, Some(77));
    assert_eq!(store.event(OTHER, event.id).await.unwrap(), None);
    let enter = [2, 3].map(|player| EventChange::Enter(entrant(player, "france")));
    store.change_event(&event, &enter, 20, &none).await.unwrap();
    let late = store.change_event(&event, &enter, 20, &none).await;
    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
    let event = now(store, &event).await;
    let changes = [
        EventChange::Enter(EventEntrant {
            joined_at: 99,
            ..entrant(2, "italy,turkey")
        }),
        EventChange::Apart {
            one: 3,
            other: 2,
            apart: true,
        },
    ];
    store
        .change_event(&event, &changes, 30, &none)
        .await
        .unwrap();
    let entrants = store.event_entrants(event.id).await.unwrap();
    // Who changes a wish keeps their place.
    assert_eq!(entrants, [entrant(2, "italy,turkey"), entrant(3, "france")]);
    assert_eq!(store.event_apart(event.id).await.unwrap(), [(2, 3)]);
    let event = now(store, &event).await;
    let changes = [
        EventChange::Leave { player: 2 },
        EventChange::Apart {
            one: 2,
            other: 3,
            apart: false,
        },
        EventChange::End,
    ];
    store
        .change_event(&event, &changes, 40, &none)
        .await
        .unwrap();
    assert_eq!(store.event_entrants(event.id).await.unwrap().len(), 1);
    assert!(store.event_apart(event.id).await.unwrap().is_empty());
    let over = now(store, &event).await;
    assert_eq!(over.ended_at, Some(40));
    // Its name is free for another.
    cup(store).await;
    let late = store.change_event(&over, &enter, 50, &none).await;
    assert!(matches!(late, Err(StoreError::Stale)), "over: {late:?}");
}

/// An event with a round of two boards, of which the first has a game.
async fn dealt(store: &Store) -> (Event, chancery::store::Game) {
    let none = Along::default();
    let event = cup(store).await;
    let seats = vec![seat(1, "france", 2), seat(2, "france", 3)];
    let deal = [EventChange::Deal(seats.clone())];
    store.change_event(&event, &deal, 20, &none).await.unwrap();
    assert_eq!(store.event_seats(event.id).await.unwrap(), seats);
    let board = store.event_boards(event.id).await.unwrap()[0];
    let new = new_game(GUILD, "Cup 1.1", Status::Finished);
    let game = store.create_board_game(event.id, &board, &new, &none).await;
    let game = game.expect("its game");
    let second = new_game(GUILD, "Cup 1.1 again", Status::Playing);
    let second = store
        .create_board_game(event.id, &board, &second, &none)
        .await;
    assert!(matches!(second, Err(StoreError::Stale)), "{second:?}");
    assert!(
        store
            .game_by_name(GUILD, "Cup 1.1 again")
            .await
            .unwrap()
            .is_none()
    );
    (now(store, &event).await, game)
}

async fn a_round_is_told_once_when_all_its_games_are_over(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    let (event, _) = dealt(store).await;
    assert_eq!((event.dealt, event.told), (1, 0));
    // A board without a game is not over.
    assert!(store.untold_events().await.unwrap().is_empty());
    let board = EventBoard {
        round: 1,
        board: 2,
        game: None,
        thread: None,
    };
    let mut new = new_game(GUILD, "Cup 1.2", Status::Playing);
    let game = store
        .create_board_game(event.id, &board, &new, &none)
        .await
        .unwrap();
    assert!(
        store.untold_events().await.unwrap().is_empty(),
        "it is played"
    );
    new.revision.kind = "resolved".to_owned();
    let mut change = chancery::store::Change::new(&game, new.revision);
    change.head.status = Status::Finished;
    store.revise(&change).await.unwrap();
    let due = store.untold_events().await.unwrap();
    assert_eq!(due, std::slice::from_ref(&event));
    assert!(store.told_event(&event, 50, &none).await.unwrap());
    assert!(!store.told_event(&event, 50, &none).await.unwrap());
    store.take_back_told_events().await.unwrap();
    assert!(store.untold_events().await.unwrap().is_empty());
    // A rollback opens the game again; its second end is told, too.
    let mut game = store.game(GUILD, game.id).await.unwrap().expect("a game");
    for (status, told, due) in [(Status::Playing, 0, 0), (Status::Finished, 0, 1)] {
        let revision = new_game(GUILD, "Cup 1.2", status).revision;
        let mut change = chancery::store::Change::new(&game, revision);
        change.head.status = status;
        game = store.revise(&change).await.unwrap();
        store.take_back_told_events().await.unwrap();
        assert_eq!(now(store, &event).await.told, told, "{status:?}");
        assert_eq!(
            store.untold_events().await.unwrap().len(),
            due,
            "{status:?}"
        );
    }
}

async fn a_deleted_game_takes_its_board_and_leaves_the_seats(home: &Home) {
    let store = &home.store;
    let (event, game) = dealt(store).await;
    assert!(store.delete_game(GUILD, game.id).await.unwrap());
    let left = store.event_boards(event.id).await.unwrap();
    assert_eq!(left.iter().map(|b| b.board).collect::<Vec<_>>(), [2]);
    // Who played what there counts when the next round is dealt.
    assert_eq!(store.event_seats(event.id).await.unwrap().len(), 2);
}
