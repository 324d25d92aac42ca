//! Deadlines and reminders through the running scheduler, on a clock the tests move.

use crate::fakes::{Asked, DAY, Mishap, Running, START, at_once, audited};
use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::scheduler::Settings;
use chancery::store::{Change, Game, NewReminder, PhaseNo, Store};
use std::collections::BTreeSet;
use std::time::Duration;

on_both!(
    a_year_of_daily_turns_is_closed_on_time,
    a_deadline_is_never_early_and_a_nudge_brings_a_nearer_one,
    overdue_turns_are_caught_up_oldest_first,
    a_turn_that_fails_is_tried_again_and_holds_up_no_other,
    a_reminder_is_sent_once_and_a_broken_one_dropped,
    several_turns_are_closed_at_a_time_each_once,
    two_processes_close_each_turn_once,
    a_closing_that_hangs_holds_up_nothing,
    a_turn_that_cannot_be_closed_is_set_aside_until_its_clock_runs,
    what_passes_sets_no_turn_aside,
);

async fn due_at(store: &Store, name: &str, deadline: i64) -> Game {
    let game = playing(store, name).await;
    let mut change = Change::new(&game, step("act", START));
    change.head.deadline = Some(deadline);
    store.revise(&change).await.unwrap()
}

async fn a_year_of_daily_turns_is_closed_on_time(home: &Home) {
    let game = due_at(&home.store, "Year", START + DAY).await.id;
    let mut running = Running::start(&home.store, "a", START, Settings::default(), |_, _| {});
    for day in 1..=365 {
        let now = START + day * DAY;
        running.clock.set(now);
        let expected = Asked::Closed {
            game,
            phase: PhaseNo(day - 1),
            now,
            late: 0,
        };
        assert_eq!(running.next_asked().await, expected);
    }
    running.stop().await;
    assert_eq!(
        home.store.revisions(GUILD, game).await.unwrap().len(),
        2 + 365
    );
}

async fn a_deadline_is_never_early_and_a_nudge_brings_a_nearer_one(home: &Home) {
    let far = due_at(&home.store, "Far", START + 20_000).await.id;
    let mut running = Running::start(&home.store, "a", START, Settings::default(), |_, _| {});
    running.clock.someone_sleeps_until(START + 20_000).await;
    let near = due_at(&home.store, "Near", START + 9_000).await.id;
    running.nudge.wake();
    running.clock.someone_sleeps_until(START + 9_000).await;
    running.clock.set(START + 8_999);
    running.nudge.wake();
    running.clock.someone_sleeps_until(START + 9_000).await;
    assert!(running.asked.try_recv().is_err(), "nothing before its time");
    for (game, now) in [(near, START + 9_000), (far, START + 20_000)] {
        running.clock.set(now);
        let expected = Asked::Closed {
            game,
            phase: PhaseNo(0),
            now,
            late: 0,
        };
        assert_eq!(running.next_asked().await, expected);
    }
    running.stop().await;
}

async fn overdue_turns_are_caught_up_oldest_first(home: &Home) {
    let mut games = Vec::new();
    for (name, deadline) in [("B", 20), ("A", 10), ("C", 30)] {
        games.push((
            deadline,
            due_at(&home.store, name, START + deadline).await.id,
        ));
    }
    games.sort_unstable();
    // The bot was down for two days.
    let now = START + 2 * DAY;
    let mut running = Running::start(&home.store, "a", now, at_once(1), |_, _| {});
    for (deadline, game) in games {
        let late = 2 * DAY - deadline;
        let expected = Asked::Closed {
            game,
            phase: PhaseNo(0),
            now,
            late,
        };
        assert_eq!(running.next_asked().await, expected);
    }
    // Each got one phase closed, and its players a whole day for the next.
    running.stop().await;
    assert_eq!(home.store.next_deadline().await.unwrap(), Some(now + DAY));
}

async fn a_turn_that_fails_is_tried_again_and_holds_up_no_other(home: &Home) {
    let bad = due_at(&home.store, "Bad", START).await.id;
    let good = due_at(&home.store, "Good", START + 1).await.id;
    let now = START + 1;
    let mut running = Running::start(&home.store, "a", now, at_once(1), |service, _| {
        let mishaps = [Mishap::Error, Mishap::Panic].into();
        service.mishaps.lock().unwrap().insert(bad, mishaps);
    });
    assert_eq!(running.next_asked().await, Asked::Failed { game: bad, now });
    let closed = Asked::Closed {
        game: good,
        phase: PhaseNo(0),
        now,
        late: 0,
    };
    assert_eq!(running.next_asked().await, closed);
    // Five seconds after the first failure, ten after the second.
    running.clock.someone_sleeps_until(now + 5_000).await;
    running.clock.set(now + 5_000);
    assert_eq!(
        running.next_asked().await,
        Asked::Failed {
            game: bad,
            now: now + 5_000
        }
    );
    running.clock.someone_sleeps_until(now + 15_000).await;
    running.clock.set(now + 15_000);
    let closed = Asked::Closed {
        game: bad,
        phase: PhaseNo(0),
        now: now + 15_000,
        late: 15_001,
    };
    assert_eq!(running.next_asked().await, closed);
    running.stop().await;
}

async fn a_reminder_is_sent_once_and_a_broken_one_dropped(home: &Home) {
    let store = &home.store;
    let game = due_at(store, "Reminded", START + DAY).await;
    let mut change = Change::new(&game, step("act", START));
    let remind = |due_at, kind: &str| NewReminder {
        due_at,
        kind: kind.into(),
    };
    change.reminders = Some(vec![
        remind(START + 10, "hour"),
        remind(START + 20, "broken"),
    ]);
    store.revise(&change).await.unwrap();

    let mut settings = Settings::default();
    settings.turns.lease = 1_000;
    settings.turns.reminder_tries = 2;
    let mut running = Running::start(store, "a", START, settings, |_, _| {});
    running.clock.someone_sleeps_until(START + 10).await;
    running.clock.set(START + 10);
    let asked = |kind: &str, now| Asked::Reminded {
        kind: kind.into(),
        now,
    };
    assert_eq!(running.next_asked().await, asked("hour", START + 10));
    // What it leads to goes out without further ado.
    assert_eq!(
        running.next_sent().await,
        ("reminder".to_owned(), START + 10)
    );
    running.clock.set(START + 20);
    assert_eq!(running.next_asked().await, asked("broken", START + 20));
    running.clock.someone_sleeps_until(START + 1_020).await;
    running.clock.set(START + 1_020);
    assert_eq!(running.next_asked().await, asked("broken", START + 1_020));
    running.stop().await;
    assert_eq!(store.next_reminder().await.unwrap(), None);
    assert_eq!(audited(store, GUILD).await, ["posted", "reminder-dropped"]);
}

async fn several_turns_are_closed_at_a_time_each_once(home: &Home) {
    let mut games = BTreeSet::new();
    for count in 0..10 {
        let name = format!("Crowd {count}");
        games.insert(due_at(&home.store, &name, START).await.id);
    }
    let bad = *games.first().unwrap();
    let mut running = Running::start(&home.store, "a", START, at_once(3), |service, _| {
        let mut mishaps = service.mishaps.lock().unwrap();
        mishaps.insert(bad, [Mishap::Panic].into());
    });
    let mut closed = BTreeSet::new();
    let mut failed = 0;
    // The service itself sees to it that there are never more than three.
    for _ in 0..10 {
        match running.next_asked().await {
            Asked::Closed { game, .. } => assert!(closed.insert(game), "{game} closed twice"),
            Asked::Failed { game, .. } => failed += usize::from(game == bad),
            other => panic!("{other:?}"),
        }
    }
    games.remove(&bad);
    assert_eq!(
        (closed, failed),
        (games, 1),
        "one that fails holds up no other"
    );
    running.stop().await;
}

async fn two_processes_close_each_turn_once(home: &Home) {
    const GAMES: usize = 30;
    let mut games = BTreeSet::new();
    for count in 0..GAMES {
        games.insert(
            due_at(&home.store, &format!("Race {count}"), START)
                .await
                .id,
        );
    }
    let other = home.again().await;
    let mut one = Running::start(&home.store, "one", START, Settings::default(), |_, _| {});
    let mut two = Running::start(&other, "two", START, Settings::default(), |_, _| {});
    let mut closed = BTreeSet::new();
    for _ in 0..GAMES {
        let asked = tokio::select! {
            asked = one.next_asked() => asked,
            asked = two.next_asked() => asked,
        };
        let Asked::Closed {
            game,
            phase: PhaseNo(0),
            ..
        } = asked
        else {
            panic!("{asked:?}");
        };
        assert!(closed.insert(game), "game {game} closed twice");
    }
    assert_eq!(closed, games);
    one.stop().await;
    two.stop().await;
    for game in games {
        assert_eq!(home.store.revisions(GUILD, game).await.unwrap().len(), 3);
    }
    other.close().await;
}

/// With one hand, which hangs: reminders go out meanwhile, and the hand is free again after the limit.
async fn a_closing_that_hangs_holds_up_nothing(home: &Home) {
    let hangs = due_at(&home.store, "Hangs", START).await.id;
    let good = due_at(&home.store, "Good", START + 1).await.id;
    let reminded = due_at(&home.store, "Reminded", START + DAY).await;
    let mut change = Change::new(&reminded, step("act", START));
    change.reminders = Some(vec![NewReminder {
        due_at: START + 1,
        kind: "hour".into(),
    }]);
    home.store.revise(&change).await.unwrap();
    let now = START + 1;
    // Longer than reminders wait for closings.
    let mut settings = at_once(1);
    settings.turns.limit = Duration::from_secs(8);
    let mut running = Running::start(&home.store, "a", now, settings, |service, _| {
        service
            .mishaps
            .lock()
            .unwrap()
            .insert(hangs, [Mishap::Hang].into());
    });
    let asked = [
        running.next_asked().await,
        running.next_asked().await,
        running.next_asked().await,
    ];
    assert_eq!(asked[0], Asked::Failed { game: hangs, now });
    let kind = "hour".to_owned();
    assert_eq!(asked[1], Asked::Reminded { kind, now });
    let (phase, late) = (PhaseNo(0), 0);
    let closed = Asked::Closed {
        game: good,
        phase,
        now,
        late,
    };
    assert_eq!(asked[2], closed);
    // It is tried again as any that failed.
    running.clock.someone_sleeps_until(now + 5_000).await;
    running.clock.set(now + 5_000);
    let again = running.next_asked().await;
    assert!(
        matches!(again, Asked::Closed { game, .. } if game == hangs),
        "{again:?}"
    );
    running.stop().await;
}

async fn a_turn_that_cannot_be_closed_is_set_aside_until_its_clock_runs(home: &Home) {
    let bad = due_at(&home.store, "Bad", START).await.id;
    let mut settings = at_once(2);
    settings.turns.give_up_after = 3;
    // Not when others look again by themselves.
    settings.turns.first_retry = 7_000;
    let mut running = Running::start(&home.store, "a", START, settings, |service, _| {
        let mishaps = [Mishap::Error, Mishap::Pass, Mishap::Panic, Mishap::Error].into();
        service.mishaps.lock().unwrap().insert(bad, mishaps);
    });
    // What passes by itself is tried again, too, but does not count.
    for after in [0, 7_000, 21_000, 49_000] {
        if after > 0 {
            running.clock.someone_sleeps_until(START + after).await;
            running.clock.set(START + after);
        }
        let now = START + after;
        assert_eq!(running.next_asked().await, Asked::Failed { game: bad, now });
    }
    let now = START + 49_000;
    let aside = Asked::SetAside { game: bad, now };
    assert_eq!(running.next_asked().await, aside);
    assert_eq!(running.next_sent().await, ("stuck".to_owned(), now));
    let store = &home.store;
    let game = store.game(GUILD, bad).await.unwrap().unwrap();
    assert!(game.stuck && game.head.deadline.is_none());
    assert_eq!(game.head.paused_left, Some(0));
    assert_eq!(store.next_deadline().await.unwrap(), None);
    // A change that leaves the clock alone leaves the mark.
    let change = Change::new(&game, step("act", now));
    let game = store.revise(&change).await.unwrap();
    assert!(game.stuck);
    // The clock runs again: the phase is closed at its new deadline.
    let mut change = Change::new(&game, step("clock", now));
    change.head.deadline = Some(now + 20_000);
    change.head.paused_left = None;
    assert!(!store.revise(&change).await.unwrap().stuck);
    running.nudge.wake();
    running.clock.someone_sleeps_until(now + 20_000).await;
    running.clock.set(now + 20_000);
    let closed = running.next_asked().await;
    assert!(
        matches!(closed, Asked::Closed { game, .. } if game == bad),
        "{closed:?}"
    );
    running.stop().await;
}

async fn what_passes_sets_no_turn_aside(home: &Home) {
    let game = due_at(&home.store, "Patient", START).await.id;
    let mut settings = at_once(1);
    settings.turns.give_up_after = 2;
    // Not when others look again by themselves.
    settings.turns.first_retry = 7_000;
    settings.turns.last_retry = 7_000;
    let mut running = Running::start(&home.store, "a", START, settings, |service, _| {
        let mishaps = (0..6).map(|_| Mishap::Pass).collect();
        service.mishaps.lock().unwrap().insert(game, mishaps);
    });
    for round in 0..6 {
        let now = START + round * 7_000;
        assert_eq!(running.next_asked().await, Asked::Failed { game, now });
        running.clock.someone_sleeps_until(now + 7_000).await;
        running.clock.set(now + 7_000);
    }
    let closed = running.next_asked().await;
    assert!(matches!(closed, Asked::Closed { .. }), "{closed:?}");
    running.stop().await;
}
