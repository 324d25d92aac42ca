//! Several processes on one database: shards, leases, what a dead one leaves, and Discord's requests
//! divided among them.

use crate::fakes::START;
use crate::home::{GUILD, Home, on_both, playing, step};
use crate::skip::skip;
use chancery::scheduler::{
    Clock, ManualClock, Membership, ProcessSettings, SignInError, stopper, this_place,
};
use chancery::store::{
    Along, Change, GameId, NewPost, NewProcess, NewReminder, PhaseNo, REQUESTS, SKEW, ShardRange,
    SignedIn, Store, StoreError,
};
use std::sync::Arc;

on_both!(
    shards_belong_to_one_process,
    a_dead_process_is_waited_for_no_longer_than_its_lease,
    what_a_dead_process_had_in_hand_is_taken_over,
    a_late_word_of_a_slow_process_is_refused,
    a_process_seen_to_be_gone_is_not_waited_for,
    requests_are_never_more_than_discord_allows,
    a_process_that_cannot_renew_makes_no_requests,
    a_process_taken_for_dead_comes_back_or_gives_way,
);

fn process(id: &str, first: i64, last: i64, total: i64) -> NewProcess {
    NewProcess {
        id: id.into(),
        place: String::new(),
        pid: 1,
        shards: ShardRange { first, last, total },
        program: "0.1.0".into(),
    }
}

async fn signed_in(store: &Store, me: &NewProcess, now: i64) -> SignedIn {
    store.sign_in(me, now, 15_000, |_| false).await.unwrap()
}

async fn shards_belong_to_one_process(home: &Home) {
    let store = &home.store;
    let SignedIn::Yes(first) = signed_in(store, &process("a", 0, 3, 8), 0).await else {
        panic!("nobody is here");
    };
    assert_eq!((first.share, first.until, first.living), (50, 15_000, 1));
    for (clashing, why) in [
        (process("b", 3, 7, 8), "shard 3 is another's"),
        (process("b", 4, 7, 16), "shards are counted differently"),
        (process("b", 0, 0, 0), "all there are"),
    ] {
        let SignedIn::Taken(other) = signed_in(store, &clashing, 1_000).await else {
            panic!("{why}");
        };
        assert_eq!(other.id, "a");
    }
    let SignedIn::Yes(second) = signed_in(store, &process("b", 4, 7, 8), 1_000).await else {
        panic!("these are free");
    };
    assert_eq!((second.share, second.living), (0, 2), "all is in use yet");
    store.sign_out("a", 2_000).await.unwrap();
    // What it sent in its last second still counts.
    let renewed = store.renew("b", 0, 2_999, 15_000, |_| false).await.unwrap();
    assert_eq!(renewed.unwrap().share, 0);
    let renewed = store.renew("b", 0, 3_000, 15_000, |_| false).await.unwrap();
    assert_eq!(renewed.unwrap().share, 50);
    assert_eq!(store.processes().await.unwrap().len(), 1);
}

/// Lets the clock run on to whatever is waited for next, as long as the task runs.
async fn run_on<T>(clock: &ManualClock, task: tokio::task::JoinHandle<T>) -> T {
    while !task.is_finished() {
        if let Some(next) = clock.next_wake() {
            clock.set(next);
        }
        tokio::task::yield_now().await;
    }
    task.await.unwrap()
}

async fn member(
    store: &Store,
    clock: &Arc<ManualClock>,
    me: NewProcess,
) -> Result<Membership, SignInError> {
    let (store, clock) = (store.clone(), clock.clone());
    let settings = ProcessSettings::default();
    Membership::sign_in(store, clock, me, settings, Box::new(|_, _| {})).await
}

async fn a_dead_process_is_waited_for_no_longer_than_its_lease(home: &Home) {
    let clock = Arc::new(ManualClock::new(START));
    signed_in(&home.store, &process("dead", 0, 0, 0), START).await;
    let (store, watch) = (home.store.clone(), clock.clone());
    let waiting = tokio::spawn(async move {
        member(&store, &clock, process("new", 0, 0, 0))
            .await
            .map(drop)
    });
    run_on(&watch, waiting).await.unwrap();
    assert_eq!(watch.now(), START + 15_000 + SKEW);
    // One that lives is not waited for.
    let (store, clock) = (home.store.clone(), watch.clone());
    let third = tokio::spawn(async move {
        member(&store, &clock, process("third", 0, 0, 0))
            .await
            .map(drop)
    });
    let store = home.store.clone();
    let at = watch.now() + 500;
    store.renew("new", 50, at, 15_000, |_| false).await.unwrap();
    // It may have looked before or after that word; the next is surely after.
    tokio::task::yield_now().await;
    store
        .renew("new", 50, at + 600, 15_000, |_| false)
        .await
        .unwrap();
    let mut renewals = 0;
    let refused = loop {
        if third.is_finished() {
            break third.await.unwrap();
        }
        if let Some(next) = watch.next_wake() {
            renewals += 1;
            store
                .renew("new", 50, next + 600, 15_000, |_| false)
                .await
                .unwrap();
            watch.set(next);
        }
        tokio::task::yield_now().await;
    };
    let Err(SignInError::Taken(other)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(other.id, "new");
    assert!(renewals < 10, "{renewals}: it is told soon");
}

/// A game that is due, with a reminder and a post, all in the hands of `owner`.
async fn in_hand(store: &Store, owner: &str) -> GameId {
    let game = playing(store, "In hand").await;
    let mut change = Change::new(&game, step("act", 1_500));
    change.head.deadline = Some(5_000);
    change.reminders = Some(vec![NewReminder {
        due_at: 5_000,
        kind: "day".into(),
    }]);
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
    store.revise(&change).await.unwrap();
    let lease = 120_000;
    assert!(
        store
            .claim_deadline(5_000, owner, lease)
            .await
            .unwrap()
            .is_some()
    );
    assert_eq!(
        store
            .claim_reminders(5_000, owner, 9, lease)
            .await
            .unwrap()
            .len(),
        1
    );
    assert_eq!(
        store
            .claim_posts(5_000, owner, 9, lease)
            .await
            .unwrap()
            .len(),
        1
    );
    game.id
}

async fn taken_over(store: &Store, game: GameId, now: i64) {
    let due = store.claim_deadline(now, "next", 100).await.unwrap();
    assert_eq!(due.map(|due| due.id), Some(game));
    let reminders = store.claim_reminders(now, "next", 9, 100).await.unwrap();
    assert_eq!(reminders.len(), 1);
    let posts = store.claim_posts(now, "next", 9, 100).await.unwrap();
    assert!(posts.len() == 1 && posts[0].doubt, "it may have arrived");
}

async fn what_a_dead_process_had_in_hand_is_taken_over(home: &Home) {
    let store = &home.store;
    signed_in(store, &process("dead", 0, 3, 8), 5_000).await;
    signed_in(store, &process("living", 4, 7, 8), 5_000).await;
    let game = in_hand(store, "dead").await;
    let before = 5_000 + 15_000 + SKEW - 1;
    store
        .renew("living", 0, before, 15_000, |_| false)
        .await
        .unwrap();
    assert_eq!(
        store.claim_deadline(before, "living", 100).await.unwrap(),
        None
    );
    let renewed = store
        .renew("living", 0, before + 1, 15_000, |_| false)
        .await
        .unwrap();
    assert_eq!(
        renewed.map(|lease| lease.share),
        Some(50),
        "its requests, too"
    );
    taken_over(store, game, before + 1).await;
    // A database for one process alone: whatever is in hand at the start is a dead one's.
    store.free_all(before + 2).await.unwrap();
    taken_over(store, game, before + 2).await;
}

async fn a_late_word_of_a_slow_process_is_refused(home: &Home) {
    let store = &home.store;
    signed_in(store, &process("slow", 0, 0, 0), 5_000).await;
    let game = playing(store, "Slow").await;
    let mut change = Change::new(&game, step("act", 1_500));
    change.head.deadline = Some(5_000);
    change.reminders = Some(vec![NewReminder {
        due_at: 5_000,
        kind: "day".into(),
    }]);
    change.along.posts = vec![NewPost {
        kind: "results".into(),
        route: "c710".into(),
        payload: "{}".into(),
        marker: None,
        after: None,
        due_at: None,
    }];
    let game = store.revise(&change).await.unwrap();
    store
        .claim_deadline(5_000, "slow", 120_000)
        .await
        .unwrap()
        .unwrap();
    let reminder = store
        .claim_reminders(5_000, "slow", 9, 120_000)
        .await
        .unwrap()
        .remove(0);
    let post = store
        .claim_posts(5_000, "slow", 9, 120_000)
        .await
        .unwrap()
        .remove(0);
    // It hangs; another takes its place and its work.
    let now = 5_000 + 15_000 + SKEW;
    let SignedIn::Yes(_) = signed_in(store, &process("quick", 0, 0, 0), now).await else {
        panic!("the slow one is taken for dead");
    };
    taken_over(store, game.id, now).await;
    let mut quick = Change::new(&game, step("resolved", now));
    quick.head.phase_no = PhaseNo(1);
    quick.head.deadline = None;
    store.revise(&quick).await.unwrap();
    // Then it wakes.
    let mut late = Change::new(&game, step("resolved", now + 1));
    late.head.phase_no = PhaseNo(1);
    late.along.posts = quick.along.posts.clone();
    let refused = store.revise(&late).await;
    assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    let along = Along::default();
    assert!(!store.reminded(&reminder, now + 1, &along).await.unwrap());
    assert!(!store.delivered(&post, "{}", now + 1, &along).await.unwrap());
    assert!(!store.retry(&post, now + 1, false, "late").await.unwrap());
    assert!(!store.give_up(&post, "late", now + 1, &along).await.unwrap());
    store
        .release_deadline(GUILD, game.id, "slow", now + 9)
        .await
        .unwrap();
    assert_eq!(
        store
            .renew("slow", 50, now + 1, 15_000, |_| false)
            .await
            .unwrap(),
        None
    );
}

async fn a_process_seen_to_be_gone_is_not_waited_for(home: &Home) {
    let clock = Arc::new(ManualClock::new(START));
    if this_place().is_empty() {
        skip("processes", "this system does not list its processes");
        return;
    }
    let here = |id: &str, pid: i64| NewProcess {
        place: this_place(),
        pid,
        ..process(id, 0, 0, 0)
    };
    // No process has this number; ours is alive.
    signed_in(&home.store, &here("gone", i64::MAX), START).await;
    let own = i64::from(std::process::id());
    let member = member(&home.store, &clock, here("new", own)).await.unwrap();
    assert_eq!(clock.now(), START, "it did not wait");
    assert_eq!(
        member.allowance().at(START),
        0,
        "but for the last second of the other"
    );
    clock.set(START + 1_000);
    member.beat().await.unwrap().unwrap();
    assert_eq!(member.allowance().at(START + 1_000), REQUESTS);
    let again = signed_in(&home.store, &here("other", own), START + 1).await;
    assert!(matches!(again, SignedIn::Taken(other) if other.id == "new"));
}

/// What a process allows itself, and whether it is at work, hangs or is gone.
struct One {
    member: Membership,
    next: i64,
    /// What it allowed itself in the last second.
    lately: Vec<(i64, i64)>,
}

impl One {
    /// The most it may have sent in the second before `now`.
    fn most(&mut self, now: i64) -> i64 {
        let allowed = self.member.allowance().at(now);
        self.lately.push((now, allowed));
        self.lately.retain(|(at, _)| *at > now - 1_000);
        self.lately
            .iter()
            .map(|(_, share)| *share)
            .max()
            .unwrap_or(0)
    }
}

async fn requests_are_never_more_than_discord_allows(home: &Home) {
    const STEP: i64 = 100;
    let clock = Arc::new(ManualClock::new(START));
    let mut rng: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut random = move |below: u64| {
        rng ^= rng << 13;
        rng ^= rng >> 7;
        rng ^= rng << 17;
        rng % below
    };
    let mut all: Vec<Option<One>> = (0..6).map(|_| None).collect();
    // What those who left have sent: until when it counts, and how much.
    let mut gone: Vec<(i64, i64)> = Vec::new();
    let mut used_fully = 0;
    for round in 0..1_500_i64 {
        let now = START + round * STEP;
        clock.set(now);
        let place = usize::try_from(random(6)).unwrap();
        match (random(100), all[place].as_mut()) {
            // Somebody comes…
            (0..=9, None) => {
                let shard = i64::try_from(place).unwrap();
                let me = process(&format!("{place}-{round}"), shard, shard, 6);
                let signed = home.store.sign_in(&me, now, 15_000, |_| false);
                if let SignedIn::Yes(_) = signed.await.unwrap() {
                    let member = member(&home.store, &clock, me).await.unwrap();
                    let lately = Vec::new();
                    all[place] = Some(One {
                        member,
                        next: now,
                        lately,
                    });
                }
            }
            // …leaves, dies without a word, or hangs for a while.
            (10, Some(one)) => {
                gone.push((now + 1_000, one.most(now)));
                one.member.leave().await;
                all[place] = None;
            }
            (11, Some(_)) => all[place] = None,
            (12, Some(one)) => one.next = now + 20_000,
            _ => {}
        }
        for one in all.iter_mut().flatten() {
            if one.next > now {
                continue;
            }
            // A beat that gives something up waits until the second has passed: here it goes on
            // with the next steps.
            let beat = one.member.beat();
            tokio::pin!(beat);
            let done = tokio::select! {
                biased;
                done = &mut beat => Some(done),
                () = clock.someone_sleeps_until(now + 1_000) => None,
            };
            one.next = match done {
                Some(done) => done.unwrap().unwrap(),
                // What it gave up is not written yet, and still counts as its own.
                None => now + 1_000,
            };
        }
        gone.retain(|(until, _)| *until > now);
        let mut total = gone.iter().map(|(_, sent)| *sent).sum::<i64>();
        for one in all.iter_mut().flatten() {
            total += one.most(now);
        }
        assert!(
            total <= REQUESTS,
            "{total} requests in a second at round {round}"
        );
        used_fully += i64::from(total >= REQUESTS * 4 / 5);
    }
    assert!(used_fully > 500, "{used_fully}: what there is is used");
}

async fn a_process_that_cannot_renew_makes_no_requests(home: &Home) {
    let clock = Arc::new(ManualClock::new(START));
    let member = member(&home.store, &clock, process("a", 0, 0, 0))
        .await
        .unwrap();
    let allowance = member.allowance();
    assert_eq!(allowance.at(START + 12_999), 50);
    // Two seconds before the lease ends it stops, whatever its own beat does.
    assert_eq!(allowance.at(START + 13_000), 0);
    clock.set(START + 5_000);
    assert_eq!(member.beat().await.unwrap(), Ok(START + 10_000));
    assert_eq!(allowance.at(START + 17_999), 50);
}

async fn a_process_taken_for_dead_comes_back_or_gives_way(home: &Home) {
    let clock = Arc::new(ManualClock::new(START));
    let member = member(&home.store, &clock, process("hung", 0, 3, 8))
        .await
        .unwrap();
    let over = START + 15_000 + SKEW;
    // Its shards are free: it comes back.
    signed_in(&home.store, &process("other", 4, 7, 8), over).await;
    clock.set(over);
    assert_eq!(member.beat().await.unwrap(), Ok(over + 1_000));
    let ids = |store: Store| async move {
        let all = store.processes().await.unwrap();
        all.into_iter().map(|p| p.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(home.store.clone()).await, ["hung", "other"]);
    // They are another's: it gives way.
    let later = over * 2;
    signed_in(&home.store, &process("heir", 0, 3, 8), later).await;
    clock.set(later);
    let (_stopper, stop) = stopper();
    let heir = member.run(&stop).await;
    assert_eq!(heir.map(|p| p.id), Some("heir".to_owned()));
    assert_eq!(member.allowance().at(later), 0);
}
