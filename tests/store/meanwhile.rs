//! What the desk does when the game changed between reading and writing.

use crate::home::{CHANNEL, GUILD, Home, on_both};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::desk::{Desk, DeskError, NewGame, Person, Refusal, Settings, Table};
use chancery::store::Status;
use chancery::variants;

on_both!(
    a_lobby_is_left_though_another_came_in_meanwhile,
    leaving_a_lobby_does_not_leave_the_board,
    a_finished_game_is_not_revived_beside_one_of_its_name,
);

/// The creator of every game here, who is the first of the seven players.
const CREATOR: u64 = 1;

fn person(id: u64) -> Person {
    Person {
        id: PlayerId(id),
        admin: false,
        roles: Vec::new(),
        now: 1_000,
    }
}

async fn lobby(desk: &Desk) -> Table {
    let new = NewGame {
        guild: GUILD,
        channel: CHANNEL,
        name: "Spring".to_owned(),
        setup: variants::standard(None),
        settings: Settings::default(),
        gm: None,
        join: true,
    };
    desk.create(&person(CREATOR), new).await.unwrap()
}

/// The lobby with everybody in it.
async fn full(desk: &Desk) -> Table {
    let mut table = lobby(desk).await;
    for id in 2..=7 {
        table = desk.join(&person(id), &table, None).await.unwrap();
    }
    table
}

fn desk(home: &Home) -> Desk {
    Desk::new(home.store.clone(), || {})
}

async fn a_lobby_is_left_though_another_came_in_meanwhile(home: &Home) {
    let desk = desk(home);
    let seen = lobby(&desk).await;
    let wish = Some(Power::Italy);
    desk.join(&person(2), &seen, wish).await.unwrap();
    let (left, power) = desk.leave(&person(CREATOR), &seen).await.unwrap();
    assert_eq!(power, None);
    assert_eq!(left.state.control.players(), [PlayerId(2)]);
    assert_eq!(left.game.seq, seen.game.seq + 2);
}

async fn leaving_a_lobby_does_not_leave_the_board(home: &Home) {
    let desk = desk(home);
    let seen = full(&desk).await;
    let begun = desk.start(&person(CREATOR), &seen).await.unwrap();
    // The button was pressed in the lobby, and the game began before the press came in.
    let late = desk.leave(&person(3), &seen).await;
    assert!(matches!(late, Err(DeskError::Stale)), "{late:?}");
    let now = desk.table(GUILD, begun.game.id).await.unwrap();
    assert_eq!(now.game.seq, begun.game.seq, "nothing was written");
    assert!(now.state.control.has(PlayerId(3)));
    // Asked again at the board, it is what is meant.
    let (left, power) = desk.leave(&person(3), &now).await.unwrap();
    assert_eq!(power, now.power_of(&person(3)).ok());
    assert!(power.is_some() && !left.state.control.has(PlayerId(3)));
}

async fn a_finished_game_is_not_revived_beside_one_of_its_name(home: &Home) {
    let desk = desk(home);
    let gm = person(CREATOR);
    let first = full(&desk).await;
    let first = desk.start(&gm, &first).await.unwrap();
    let first = desk.abandon(&gm, &first).await.unwrap();
    let second = lobby(&desk).await;

    let refused = desk.rollback(&gm, &first, None).await;
    let Err(DeskError::Refused(Refusal::NameTaken { name })) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(name, "Spring");
    let now = desk.table(GUILD, first.game.id).await.unwrap();
    assert_eq!(now.game, first.game, "nothing was written");
    assert_eq!(now.game.head.status, Status::Abandoned);

    desk.abandon(&gm, &second).await.unwrap();
    let revived = desk.rollback(&gm, &first, None).await.unwrap();
    assert_eq!(revived.table.game.head.status, Status::Playing);
    assert!(revived.table.state.is_playing());
}
