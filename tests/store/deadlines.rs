//! Deadlines and reminders come due once, to one process at a time.

use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::store::{
    Along, Change, DueGame, DueReminder, Game, NewAudit, NewReminder, PhaseNo, Status, Store,
};
use std::collections::BTreeSet;

on_both!(
    the_game_due_longest_is_claimed_first_and_once,
    a_lease_ends_with_the_revision_by_release_or_by_time,
    games_that_are_over_or_stopped_are_never_due,
    racing_processes_claim_each_deadline_once,
    reminders_come_due_once_and_go_with_their_phase,
);

async fn due_at(store: &Store, name: &str, deadline: i64) -> Game {
    let game = playing(store, name).await;
    let mut change = Change::new(&game, step("act", 1_500));
    change.head.deadline = Some(deadline);
    store.revise(&change).await.unwrap()
}

async fn the_game_due_longest_is_claimed_first_and_once(home: &Home) {
    let store = &home.store;
    assert_eq!(store.next_deadline().await.unwrap(), None);
    let late = due_at(store, "Late", 6_000).await;
    let early = due_at(store, "Early", 5_000).await;
    assert_eq!(store.next_deadline().await.unwrap(), Some(5_000));
    assert_eq!(store.claim_deadline(4_999, "a", 100).await.unwrap(), None);

    let due = store.claim_deadline(7_000, "a", 100).await.unwrap();
    let expected = DueGame {
        guild: GUILD,
        id: early.id,
        phase_no: PhaseNo(0),
        deadline: 5_000,
    };
    assert_eq!(due, Some(expected));
    let due = store
        .claim_deadline(7_000, "b", 100)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(due.id, late.id);
    assert_eq!(store.claim_deadline(7_000, "c", 100).await.unwrap(), None);
    assert_eq!(store.next_deadline().await.unwrap(), Some(7_100));
}

async fn a_lease_ends_with_the_revision_by_release_or_by_time(home: &Home) {
    let store = &home.store;
    let game = due_at(store, "Leased", 5_000).await;
    assert!(
        store
            .claim_deadline(5_000, "a", 100)
            .await
            .unwrap()
            .is_some()
    );
    // By time: the process that held it is dead or slow.
    assert_eq!(store.claim_deadline(5_099, "b", 100).await.unwrap(), None);
    assert!(
        store
            .claim_deadline(5_100, "b", 100)
            .await
            .unwrap()
            .is_some()
    );
    // By release, but only by the holder.
    store
        .release_deadline(GUILD, game.id, "a", 5_110)
        .await
        .unwrap();
    assert_eq!(store.claim_deadline(5_150, "c", 100).await.unwrap(), None);
    store
        .release_deadline(GUILD, game.id, "b", 5_160)
        .await
        .unwrap();
    assert!(
        store
            .claim_deadline(5_160, "c", 100)
            .await
            .unwrap()
            .is_some()
    );
    // By the revision, which sets the next one.
    let mut change = Change::new(&game, step("resolved", 5_161));
    change.head.phase_no = PhaseNo(1);
    change.head.deadline = Some(5_162);
    store.revise(&change).await.unwrap();
    let due = store
        .claim_deadline(5_162, "d", 100)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(due.phase_no, PhaseNo(1));
}

async fn games_that_are_over_or_stopped_are_never_due(home: &Home) {
    let store = &home.store;
    let over = due_at(store, "Over", 5_000).await;
    let mut change = Change::new(&over, step("ended", 2_000));
    change.head.status = Status::Finished;
    change.reminders = Some(vec![NewReminder {
        due_at: 3_000,
        kind: "x".into(),
    }]);
    store.revise(&change).await.unwrap();
    let stopped = due_at(store, "Stopped", 5_000).await;
    let mut change = Change::new(&stopped, step("paused", 2_000));
    change.head.deadline = None;
    change.head.paused_left = Some(3_000);
    let stopped = store.revise(&change).await.unwrap();
    assert_eq!(stopped.head.paused_left, Some(3_000));
    assert_eq!(store.next_deadline().await.unwrap(), None);
    assert_eq!(store.next_reminder().await.unwrap(), None);
    assert_eq!(store.claim_deadline(9_000, "a", 100).await.unwrap(), None);
}

async fn racing_processes_claim_each_deadline_once(home: &Home) {
    const GAMES: usize = 40;
    for count in 0..GAMES {
        due_at(&home.store, &format!("Race {count}"), 5_000).await;
    }
    let stores = [home.store.clone(), home.again().await];
    let mut racers = tokio::task::JoinSet::new();
    for racer in 0..6 {
        let store = stores[racer % 2].clone();
        racers.spawn(async move {
            let owner = format!("racer {racer}");
            let mut won = Vec::new();
            while let Some(due) = store.claim_deadline(5_000, &owner, 1_000).await.unwrap() {
                won.push(due.id);
            }
            won
        });
    }
    let won: Vec<_> = racers.join_all().await.into_iter().flatten().collect();
    assert_eq!(won.len(), GAMES);
    assert_eq!(won.iter().collect::<BTreeSet<_>>().len(), GAMES);
    stores[1].close().await;
}

async fn reminders_come_due_once_and_go_with_their_phase(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Reminded").await;
    let remind = |due_at, kind: &str| NewReminder {
        due_at,
        kind: kind.into(),
    };
    let mut change = Change::new(&game, step("act", 1_500));
    change.reminders = Some(vec![remind(4_000, "day"), remind(5_000, "hour")]);
    let game = store.revise(&change).await.unwrap();
    assert_eq!(store.next_reminder().await.unwrap(), Some(4_000));
    assert_eq!(
        store.claim_reminders(3_999, "a", 9, 100).await.unwrap(),
        vec![]
    );

    let due = store.claim_reminders(4_000, "a", 9, 100).await.unwrap();
    let [
        DueReminder {
            kind,
            phase_no: PhaseNo(0),
            attempts: 1,
            ..
        },
    ] = &due[..]
    else {
        panic!("{due:?}");
    };
    assert_eq!(kind, "day");
    assert_eq!(
        store.claim_reminders(4_050, "b", 9, 100).await.unwrap(),
        vec![]
    );
    // The first holder was too slow: its word no longer counts.
    let taken = store.claim_reminders(4_100, "b", 9, 100).await.unwrap();
    assert_eq!(taken[0].id, due[0].id);
    let along = Along {
        posts: vec![],
        audits: vec![NewAudit {
            actor: None,
            what: "reminded".into(),
            detail: "{}".into(),
        }],
    };
    assert!(!store.reminded(&due[0], 4_110, &along).await.unwrap());
    assert!(store.reminded(&taken[0], 4_110, &along).await.unwrap());
    assert!(!store.reminded(&taken[0], 4_120, &along).await.unwrap());
    assert_eq!(
        store
            .audit(GUILD, Some(game.id), None, 9)
            .await
            .unwrap()
            .len(),
        1
    );

    // A change of something else leaves the rest be; the phase's end takes it along.
    assert_eq!(store.next_reminder().await.unwrap(), Some(5_000));
    let game = store
        .revise(&Change::new(&game, step("act", 4_200)))
        .await
        .unwrap();
    assert_eq!(store.next_reminder().await.unwrap(), Some(5_000));
    let mut change = Change::new(&game, step("resolved", 4_300));
    change.head.phase_no = PhaseNo(1);
    store.revise(&change).await.unwrap();
    assert_eq!(store.next_reminder().await.unwrap(), None);
}
