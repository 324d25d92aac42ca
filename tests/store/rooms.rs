//! What was made on servers is known until it is removed, also when its game is deleted.

use crate::home::{GUILD, Home, OTHER, on_both, playing, step};
use chancery::store::{Along, Change, NewPost, NewRoom, RoomPlan, Seq};

on_both!(
    a_plan_is_due_when_its_game_has_changed_and_when_it_is_time,
    what_a_deleted_game_leaves_is_known_until_it_is_removed,
);

const KIND: &str = "rooms";

fn plan(game: &chancery::store::Game) -> RoomPlan {
    RoomPlan {
        guild: GUILD,
        game: game.id,
        roles: true,
        powers: false,
        pairs: false,
        seen: game.seq,
        asked: 5,
        ready: false,
        remove_at: None,
        removing: false,
    }
}

async fn a_plan_is_due_when_its_game_has_changed_and_when_it_is_time(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    let game = playing(store, "Roomy").await;
    let first = plan(&game);
    let due = |now| store.room_plans_due(now, KIND, "rooms");
    assert!(store.set_room_plan(&first, None, 1, &none).await.unwrap());
    assert!(!store.set_room_plan(&first, None, 1, &none).await.unwrap());
    assert!(due(1).await.unwrap().is_empty());
    let change = Change::new(&game, step("act", 2_000));
    store.revise(&change).await.unwrap();
    assert_eq!(due(1).await.unwrap(), std::slice::from_ref(&first));
    // Of two who have seen it, one writes.
    let next = RoomPlan {
        seen: Seq(2),
        remove_at: Some(90),
        ..first.clone()
    };
    let keep = || store.set_room_plan(&next, Some(&first), 1, &none);
    assert!(keep().await.unwrap());
    assert!(!keep().await.unwrap());
    assert!(due(89).await.unwrap().is_empty());
    assert_eq!(store.next_room_removal().await.unwrap(), Some(90));
    assert_eq!(due(90).await.unwrap().len(), 1);
    assert!(store.rooms_ready(GUILD, game.id).await.unwrap());
    assert!(!store.rooms_ready(GUILD, game.id).await.unwrap());
    // Who read the plan before does not undo it.
    let later = RoomPlan {
        seen: Seq(3),
        ..next.clone()
    };
    let kept = store.set_room_plan(&later, Some(&next), 1, &none).await;
    assert!(kept.unwrap());
    assert_eq!(store.room_plan(OTHER, game.id).await.unwrap(), None);
    // Only what is being removed ends.
    store.end_room_plan(GUILD, game.id).await.unwrap();
    let kept = store.room_plan(GUILD, game.id).await.unwrap();
    let kept = kept.expect("the plan");
    assert!(kept.ready);
    // What is being removed is due as long as nothing in the outbox sees to it.
    let removing = RoomPlan {
        removing: true,
        ..kept.clone()
    };
    let set = store.set_room_plan(&removing, Some(&kept), 91, &none).await;
    assert!(set.unwrap());
    assert_eq!(due(91).await.unwrap(), [removing]);
    let along = Along {
        posts: vec![NewPost {
            marker: Some("rooms".to_owned()),
            ..post()
        }],
        audits: vec![],
    };
    store.note(GUILD, Some(game.id), 91, &along).await.unwrap();
    assert!(due(91).await.unwrap().is_empty());
}

fn post() -> NewPost {
    NewPost {
        kind: KIND.to_owned(),
        route: "rooms:71".to_owned(),
        payload: "{}".to_owned(),
        marker: None,
        after: None,
        due_at: None,
    }
}

async fn what_a_deleted_game_leaves_is_known_until_it_is_removed(home: &Home) {
    let (store, none) = (&home.store, Along::default());
    let game = playing(store, "Left").await;
    store
        .set_room_plan(&plan(&game), None, 1, &none)
        .await
        .unwrap();
    let new = |who| NewRoom {
        kind: "channel",
        powers: "france".to_owned(),
        who,
        name: "france".to_owned(),
    };
    for who in [1, 1, 2] {
        store
            .begin_room(GUILD, game.id, &new(who), 7)
            .await
            .unwrap();
    }
    let rooms = store.rooms(GUILD, Some(game.id)).await.unwrap();
    assert_eq!(rooms.len(), 2, "what was begun is begun once");
    store.room_made(GUILD, rooms[0].id, 77).await.unwrap();
    assert_eq!(store.known_rooms(GUILD).await.unwrap(), [77]);
    let lost = || store.guilds_with_lost_rooms(KIND);
    assert!(lost().await.unwrap().is_empty());
    assert!(store.delete_game(GUILD, game.id).await.unwrap());
    assert_eq!(lost().await.unwrap(), [GUILD]);
    let along = Along {
        posts: vec![post()],
        audits: vec![],
    };
    store.note(GUILD, None, 8, &along).await.unwrap();
    assert!(lost().await.unwrap().is_empty(), "it is seen to");
    let rooms = store.rooms(GUILD, None).await.unwrap();
    assert_eq!(rooms.iter().filter_map(|room| room.discord).count(), 1);
    for room in rooms {
        store.forget_room(GUILD, room.id).await.unwrap();
    }
    assert!(store.rooms(GUILD, None).await.unwrap().is_empty());
}
