//! Games are found by what people know of them, and only in their own guild.

use crate::home::{CHANNEL, GUILD, Home, OTHER, new_game, on_both, playing, step};
use chancery::store::{
    Along, Change, Dm, GameFilter, NewAudit, NewPost, NewSheet, Person, PhaseNo, Seq, Status,
    StoreError,
};

on_both!(
    a_game_is_found_by_number_name_channel_and_player,
    a_name_is_unique_among_the_living_games_of_a_guild,
    another_guild_sees_and_touches_nothing,
    who_leaves_is_out_and_may_come_back,
    settings_of_guilds_and_persons_are_kept_apart,
);

async fn a_game_is_found_by_number_name_channel_and_player(home: &Home) {
    let store = &home.store;
    let game = store
        .create_game(
            &new_game(GUILD, " Über Alles ", Status::Lobby),
            &Along::default(),
        )
        .await
        .unwrap();
    assert_eq!(game.head.name, "Über Alles");
    assert_eq!((game.seq, game.intake, game.created_at), (Seq(1), 0, 1_000));

    let same = Some(game.clone());
    assert_eq!(store.game(GUILD, game.id).await.unwrap(), same);
    assert_eq!(store.game_by_name(GUILD, "über alles").await.unwrap(), same);
    assert_eq!(store.game_by_name(GUILD, "unter").await.unwrap(), None);
    let one = vec![game.clone()];
    assert_eq!(store.games_in_channel(GUILD, CHANNEL).await.unwrap(), one);
    assert_eq!(store.games_in_channel(GUILD, 5).await.unwrap(), vec![]);
    assert_eq!(store.games_of_player(1).await.unwrap(), one);
    assert_eq!(store.games_of_player(2).await.unwrap(), vec![]);
    assert_eq!(
        store.games(GUILD, GameFilter::Living, 9).await.unwrap(),
        one
    );
    assert_eq!(
        store.games(GUILD, GameFilter::Over, 9).await.unwrap(),
        vec![]
    );
    assert_eq!(store.games(GUILD, GameFilter::All, 9).await.unwrap(), one);
    assert_eq!(
        store.games(GUILD, GameFilter::All, 0).await.unwrap(),
        vec![]
    );
}

async fn a_name_is_unique_among_the_living_games_of_a_guild(home: &Home) {
    let store = &home.store;
    let first = playing(store, "Spring").await;
    let again = new_game(GUILD, "SPRING", Status::Lobby);
    let refused = store.create_game(&again, &Along::default()).await;
    assert!(matches!(refused, Err(StoreError::NameTaken)), "{refused:?}");

    // Another guild may use it, and so may this one once the first is over.
    let elsewhere = new_game(OTHER, "Spring", Status::Lobby);
    store
        .create_game(&elsewhere, &Along::default())
        .await
        .unwrap();
    let mut over = Change::new(&first, step("ended", 2_000));
    over.head.status = Status::Finished;
    let first = store.revise(&over).await.unwrap();
    let second = store.create_game(&again, &Along::default()).await.unwrap();
    let found = store.game_by_name(GUILD, "spring").await.unwrap().unwrap();
    assert_eq!(found.id, second.id, "the living one is meant");

    // Nor can the finished one be revived beside it, nor another renamed to it.
    let mut revived = Change::new(&first, step("rollback", 3_000));
    revived.head.status = Status::Playing;
    let refused = store.revise(&revived).await;
    assert!(matches!(refused, Err(StoreError::NameTaken)), "{refused:?}");
    assert_eq!(store.revisions(GUILD, first.id).await.unwrap().len(), 2);
}

async fn another_guild_sees_and_touches_nothing(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Ours").await;
    let sheet = NewSheet {
        guild: GUILD,
        game: game.id,
        phase_no: PhaseNo(0),
        player: 1,
        sheet: "sealed".into(),
        origin: "i1".into(),
        at: 2_000,
        strict: false,
    };
    store.submit(&sheet).await.unwrap();
    store
        .set_ready(GUILD, game.id, PhaseNo(0), 1, true, 2_000)
        .await
        .unwrap();
    let along = Along {
        posts: vec![NewPost {
            kind: "map".into(),
            route: "channel:710".into(),
            payload: "{}".into(),
            marker: None,
            after: None,
            due_at: None,
        }],
        audits: vec![NewAudit {
            actor: Some(1),
            what: "said".into(),
            detail: "{}".into(),
        }],
    };
    store
        .note(GUILD, Some(game.id), 2_000, &along)
        .await
        .unwrap();

    assert_eq!(store.game(OTHER, game.id).await.unwrap(), None);
    assert_eq!(store.game_by_name(OTHER, "ours").await.unwrap(), None);
    assert_eq!(
        store.games(OTHER, GameFilter::All, 9).await.unwrap(),
        vec![]
    );
    assert_eq!(
        store.games_in_channel(OTHER, CHANNEL).await.unwrap(),
        vec![]
    );
    assert_eq!(store.members(OTHER, game.id).await.unwrap(), vec![]);
    assert_eq!(store.head(OTHER, game.id).await.unwrap(), None);
    assert_eq!(store.revision(OTHER, game.id, Seq(1)).await.unwrap(), None);
    assert_eq!(store.revisions(OTHER, game.id).await.unwrap(), vec![]);
    assert_eq!(
        store.reports(OTHER, game.id, None, 9).await.unwrap(),
        vec![]
    );
    assert_eq!(
        store.sheets(OTHER, game.id, PhaseNo(0)).await.unwrap(),
        vec![]
    );
    assert_eq!(
        store.sheet(OTHER, game.id, PhaseNo(0), 1).await.unwrap(),
        None
    );
    assert_eq!(
        store.ready(OTHER, game.id, PhaseNo(0)).await.unwrap(),
        vec![]
    );
    assert_eq!(store.audit(OTHER, None, None, 9).await.unwrap(), vec![]);
    assert_eq!(
        store.audit(OTHER, Some(game.id), None, 9).await.unwrap(),
        vec![]
    );
    assert_eq!(store.posts(OTHER, game.id, None, 9).await.unwrap(), vec![]);
    assert!(matches!(
        store.turn(OTHER, game.id).await,
        Err(StoreError::NoGame)
    ));

    let foreign = NewSheet {
        guild: OTHER,
        origin: "i2".into(),
        ..sheet
    };
    assert!(matches!(
        store.submit(&foreign).await,
        Err(StoreError::NoGame)
    ));
    let marked = store
        .set_ready(OTHER, game.id, PhaseNo(0), 1, false, 3_000)
        .await;
    assert!(matches!(marked, Err(StoreError::NoGame)));
    let mut moved = store.game(GUILD, game.id).await.unwrap().unwrap();
    moved.guild = OTHER;
    let revised = store
        .revise(&Change::new(&moved, step("theft", 3_000)))
        .await;
    assert!(matches!(revised, Err(StoreError::NoGame)));
    // Even the database refuses what names the wrong guild.
    assert!(
        store
            .note(OTHER, Some(game.id), 3_000, &along)
            .await
            .is_err()
    );

    assert_eq!(store.revisions(GUILD, game.id).await.unwrap().len(), 1);
    assert_eq!(
        store
            .sheets(GUILD, game.id, PhaseNo(0))
            .await
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        store
            .audit(GUILD, Some(game.id), None, 9)
            .await
            .unwrap()
            .len(),
        1
    );
}

async fn who_leaves_is_out_and_may_come_back(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Doors").await;
    let mut change = Change::new(&game, step("act", 2_000));
    change.left = vec![1];
    change.joined = vec![3];
    let game = store.revise(&change).await.unwrap();
    assert_eq!(store.games_of_player(1).await.unwrap(), vec![]);
    assert_eq!(store.games_of_player(3).await.unwrap().len(), 1);
    let members = store.members(GUILD, game.id).await.unwrap();
    let seen: Vec<_> = members
        .iter()
        .map(|m| (m.player, m.joined_at, m.left_at))
        .collect();
    assert_eq!(
        seen,
        [(1, 1_000, Some(2_000)), (2, 1_000, None), (3, 2_000, None)]
    );

    let mut change = Change::new(&game, step("act", 3_000));
    change.joined = vec![1, 3];
    let game = store.revise(&change).await.unwrap();
    let members = store.members(GUILD, game.id).await.unwrap();
    let seen: Vec<_> = members
        .iter()
        .map(|m| (m.player, m.joined_at, m.left_at))
        .collect();
    assert_eq!(seen, [(2, 1_000, None), (3, 2_000, None), (1, 3_000, None)]);
}

async fn settings_of_guilds_and_persons_are_kept_apart(home: &Home) {
    let store = &home.store;
    assert_eq!(store.guild_settings(GUILD).await.unwrap(), None);
    store.set_guild_settings(GUILD, "a", 1).await.unwrap();
    store.set_guild_settings(OTHER, "b", 2).await.unwrap();
    store.set_guild_settings(GUILD, "c", 3).await.unwrap();
    assert_eq!(store.guild_settings(GUILD).await.unwrap(), Some("c".into()));
    assert_eq!(store.guild_settings(OTHER).await.unwrap(), Some("b".into()));

    assert_eq!(store.person(8).await.unwrap(), Person::default());
    store.set_dm(8, Dm::Closed, 1).await.unwrap();
    store.set_opted_in(8, true, 2).await.unwrap();
    store.set_person_settings(8, "{}", 3).await.unwrap();
    let known = Person {
        dm: Dm::Closed,
        opted_in: true,
        settings: "{}".into(),
    };
    assert_eq!(store.person(8).await.unwrap(), known);
    store.set_dm(8, Dm::Open, 4).await.unwrap();
    assert_eq!(
        store.person(8).await.unwrap(),
        Person {
            dm: Dm::Open,
            ..known
        }
    );
    assert_eq!(store.person(9).await.unwrap(), Person::default());
}
