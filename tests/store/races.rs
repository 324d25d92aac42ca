//! Two schedulers race for the same deadlines, thousands of times: exactly one closes each turn.
//!
//! `CHANCERY_RACES` sets how many deadlines there are (a few hundred without it).

use crate::fakes::{Asked, FakeCourier, FakeService, Running, START};
use crate::home::{GUILD, Home, on_both, playing, races, step};
use chancery::scheduler::{Settings, TurnSettings};
use chancery::store::{Along, Change, GameId, NewPost, PhaseNo, Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::Barrier;

on_both!(
    two_schedulers_close_each_turn_once,
    of_two_closings_of_one_turn_one_counts,
);

async fn due(store: &Store, name: &str) -> GameId {
    let game = playing(store, name).await;
    let mut change = Change::new(&game, step("act", 1_500));
    change.head.deadline = Some(START);
    store.revise(&change).await.unwrap().id
}

async fn two_schedulers_close_each_turn_once(home: &Home) {
    let count = races() / 3;
    let mut games = Vec::new();
    for race in 0..count {
        games.push(due(&home.store, &format!("Race {race}")).await);
    }
    // Leases so short that each often takes the other for dead.
    let settings = || Settings {
        turns: TurnSettings {
            lease: 0,
            ..TurnSettings::default()
        },
        ..Settings::default()
    };
    let hasty =
        |service: &FakeService, _: &FakeCourier| service.hasty.store(true, Ordering::SeqCst);
    let other = home.second_writer().await;
    let mut running = [
        Running::start(&home.store, "one", START, settings(), hasty),
        Running::start(&other, "two", START, settings(), hasty),
    ];
    // Phase after phase: the clocks are moved from deadline to deadline.
    let day = crate::fakes::DAY;
    let mut closed: BTreeMap<(GameId, PhaseNo), usize> = BTreeMap::new();
    for phase in 0..3 {
        let mut open = count;
        while open > 0 {
            let [one, two] = &mut running;
            let asked = tokio::select! {
                asked = one.next_asked() => asked,
                asked = two.next_asked() => asked,
            };
            if let Asked::Closed {
                game, phase: of, ..
            } = asked
            {
                *closed.entry((game, of)).or_default() += 1;
                if of == PhaseNo(phase) {
                    open -= 1;
                }
            }
        }
        for one in &running {
            one.clock.set(START + (phase + 1) * day + phase);
            one.nudge.wake();
        }
    }
    for one in running {
        one.stop().await;
    }
    for game in games {
        for phase in 0..3 {
            assert_eq!(
                closed.get(&(game, PhaseNo(phase))),
                Some(&1),
                "game {game}, phase {phase}"
            );
        }
        // The history says the same: nothing skipped, nothing twice.
        let revisions = home.store.revisions(GUILD, game).await.unwrap();
        let resolved: Vec<_> = (revisions.iter())
            .filter(|revision| revision.kind == "resolved")
            .map(|revision| revision.phase_no.0)
            .collect();
        let expected: Vec<i64> = (1..=i64::try_from(resolved.len()).unwrap()).collect();
        assert_eq!(resolved, expected);
    }
    let on = home.name();
    println!("in short: {on}: two schedulers, {count} games of three deadlines, each closed once");
}

async fn of_two_closings_of_one_turn_one_counts(home: &Home) {
    let game = due(&home.store, "One game").await;
    let stores = [home.store.clone(), home.second_writer().await];
    let rounds = races();
    let barrier = Arc::new(Barrier::new(stores.len()));
    let mut racers = tokio::task::JoinSet::new();
    for store in stores {
        let barrier = barrier.clone();
        racers.spawn(async move {
            let mut won = 0_usize;
            for round in 0..rounds {
                barrier.wait().await;
                // Both believe the turn to be theirs, as after a lease that ran out.
                let turn = store.turn(GUILD, game).await.unwrap();
                barrier.wait().await;
                let at = START + i64::try_from(round).unwrap();
                let mut change = Change::new(&turn.game, step("resolved", at));
                change.intake = Some(turn.game.intake);
                change.head.phase_no.0 += 1;
                change.along = Along {
                    posts: vec![NewPost {
                        kind: "results".into(),
                        route: "c710".into(),
                        payload: "{}".into(),
                        marker: None,
                        after: None,
                        due_at: None,
                    }],
                    audits: vec![],
                };
                match store.revise(&change).await {
                    Ok(_) => won += 1,
                    Err(StoreError::Stale) => {}
                    Err(error) => panic!("{error:?}"),
                }
            }
            won
        });
    }
    let won: usize = racers.join_all().await.into_iter().sum();
    assert_eq!(won, rounds, "each turn was closed by exactly one");
    let posts = home.store.posts_open().await.unwrap();
    assert_eq!(posts, i64::try_from(rounds).unwrap(), "and told once");
    let head = home.store.game(GUILD, game).await.unwrap().unwrap();
    assert_eq!(head.head.phase_no, PhaseNo(posts));
    let on = home.name();
    println!("in short: {on}: two closings of one turn, {rounds} times, one counts");
}
