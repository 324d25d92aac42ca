//! What the service does when the game changed between reading and writing.

use crate::home::{CHANNEL, GUILD, Home, on_both};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::service::{GameContext, NewGame, Person, Refusal, Service, ServiceError, Settings};
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
    Person::new(PlayerId(id), 1_000)
}

async fn lobby(service: &Service) -> GameContext {
    let new = NewGame {
        guild: GUILD,
        channel: CHANNEL,
        name: "Spring".to_owned(),
        setup: variants::standard(None),
        settings: Settings::default(),
        gm: None,
        join: true,
        computers: None,
    };
    service.create(&person(CREATOR), new).await.unwrap()
}

/// The lobby with everybody in it.
async fn full(service: &Service) -> GameContext {
    let mut context = lobby(service).await;
    for id in 2..=7 {
        context = service.join(&person(id), &context, None).await.unwrap();
    }
    context
}

fn service(home: &Home) -> Service {
    Service::new(home.store.clone(), || {})
}

async fn a_lobby_is_left_though_another_came_in_meanwhile(home: &Home) {
    let service = service(home);
    let seen = lobby(&service).await;
    let wish = Some(Power::ITALY);
    service.join(&person(2), &seen, wish).await.unwrap();
    let (left, power) = service.leave(&person(CREATOR), &seen).await.unwrap();
    assert_eq!(power, None);
    assert_eq!(left.state.control.players(), [PlayerId(2)]);
    assert_eq!(left.game.seq, seen.game.seq.next().next());
}

async fn leaving_a_lobby_does_not_leave_the_board(home: &Home) {
    let service = service(home);
    let seen = full(&service).await;
    let begun = service.start(&person(CREATOR), &seen).await.unwrap();
    // The button was pressed in the lobby, and the game began before the press came in.
    let late = service.leave(&person(3), &seen).await;
    assert!(matches!(late, Err(ServiceError::Stale)), "{late:?}");
    let now = service.game_context(GUILD, begun.game.id).await.unwrap();
    assert_eq!(now.game.seq, begun.game.seq, "nothing was written");
    assert!(now.state.control.has(PlayerId(3)));
    // Asked again at the board, it is what is meant.
    let (left, power) = service.leave(&person(3), &now).await.unwrap();
    assert_eq!(power, now.power_of(&person(3)).ok());
    assert!(power.is_some() && !left.state.control.has(PlayerId(3)));
}

async fn a_finished_game_is_not_revived_beside_one_of_its_name(home: &Home) {
    let service = service(home);
    let gm = person(CREATOR);
    let first = full(&service).await;
    let first = service.start(&gm, &first).await.unwrap();
    let first = service.abandon(&gm, &first).await.unwrap();
    let second = lobby(&service).await;

    let refused = service.rollback(&gm, &first, None).await;
    let Err(ServiceError::Refused(Refusal::NameTaken { name })) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(name, "Spring");
    let now = service.game_context(GUILD, first.game.id).await.unwrap();
    assert_eq!(now.game, first.game, "nothing was written");
    assert_eq!(now.game.head.status, Status::Abandoned);

    service.abandon(&gm, &second).await.unwrap();
    let revived = service.rollback(&gm, &first, None).await.unwrap();
    assert_eq!(revived.context.game.head.status, Status::Playing);
    assert!(revived.context.state.is_playing());
}
