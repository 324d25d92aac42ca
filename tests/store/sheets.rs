//! Sheets are taken while their phase is open, and none that was acknowledged is overlooked.

use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::store::{
    Change, GameId, NewSheet, PhaseNo, Ready, Seq, Status, Store, StoreError, Submitted,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::Barrier;

on_both!(
    the_latest_sheet_of_each_player_counts,
    an_interaction_delivered_twice_changes_nothing,
    a_sheet_for_a_phase_that_is_not_open_is_refused,
    a_strict_sheet_after_the_deadline_is_refused,
    a_closing_that_overlooked_a_sheet_or_mark_is_stale,
    interleaved_sheets_and_closings_lose_nothing,
    of_the_last_two_to_be_ready_one_sees_both,
    a_sheet_made_from_an_older_one_is_stale,
    sealed_text_does_not_show_in_debug_output,
);

fn sheet(game: GameId, phase_no: PhaseNo, player: i64, origin: &str) -> NewSheet {
    NewSheet {
        guild: GUILD,
        game,
        phase_no,
        player,
        sheet: format!("A PAR - {origin}"),
        origin: origin.into(),
        at: 2_000,
        strict: false,
    }
}

async fn the_latest_sheet_of_each_player_counts(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Sheets").await;
    for (player, origin) in [(1, "a"), (2, "b"), (1, "c")] {
        let taken = store
            .submit(&sheet(game.id, PhaseNo(0), player, origin))
            .await
            .unwrap();
        assert!(matches!(taken, Submitted::Accepted { .. }));
    }
    let sheets = store.sheets(GUILD, game.id, PhaseNo(0)).await.unwrap();
    let seen: Vec<_> = sheets
        .iter()
        .map(|s| (s.player, s.sheet.as_str()))
        .collect();
    assert_eq!(seen, [(1, "A PAR - c"), (2, "A PAR - b")]);
    let own = store
        .sheet(GUILD, game.id, PhaseNo(0), 1)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(own.sheet, "A PAR - c");
    assert_eq!(
        store.sheet(GUILD, game.id, PhaseNo(0), 3).await.unwrap(),
        None
    );
    assert_eq!(
        store.sheets(GUILD, game.id, PhaseNo(1)).await.unwrap(),
        vec![]
    );
}

async fn an_interaction_delivered_twice_changes_nothing(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Twice").await;
    let first = sheet(game.id, PhaseNo(0), 1, "a");
    let Submitted::Accepted { id } = store.submit(&first).await.unwrap() else {
        panic!("the first is new");
    };
    store
        .submit(&sheet(game.id, PhaseNo(0), 1, "b"))
        .await
        .unwrap();
    assert_eq!(
        store.submit(&first).await.unwrap(),
        Submitted::Duplicate { id }
    );
    let now = store.game(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(now.intake, 2);
    let own = store
        .sheet(GUILD, game.id, PhaseNo(0), 1)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(own.sheet, "A PAR - b");

    // Even when the phase has closed meanwhile it is known, not refused.
    let mut close = Change::new(&now, step("resolved", 3_000));
    close.head.phase_no = PhaseNo(1);
    store.revise(&close).await.unwrap();
    assert_eq!(
        store.submit(&first).await.unwrap(),
        Submitted::Duplicate { id }
    );
}

async fn a_sheet_for_a_phase_that_is_not_open_is_refused(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Closed").await;
    let mut change = Change::new(&game, step("resolved", 3_000));
    change.head.phase_no = PhaseNo(1);
    let game = store.revise(&change).await.unwrap();
    for phase_no in [0, 2].map(PhaseNo) {
        let refused = store.submit(&sheet(game.id, phase_no, 1, "x")).await;
        assert!(
            matches!(refused, Err(StoreError::PhaseClosed)),
            "{refused:?}"
        );
        let refused = store
            .set_ready(GUILD, game.id, phase_no, 1, true, 3_000)
            .await;
        assert!(
            matches!(refused, Err(StoreError::PhaseClosed)),
            "{refused:?}"
        );
    }
    for status in [
        Status::Lobby,
        Status::Finished,
        Status::Abandoned,
        Status::Playing,
    ] {
        let now = store.game(GUILD, game.id).await.unwrap().unwrap();
        let mut change = Change::new(&now, step("act", 4_000));
        change.head.status = status;
        store.revise(&change).await.unwrap();
        let taken = store
            .submit(&sheet(game.id, PhaseNo(1), 1, status.as_str()))
            .await;
        assert_eq!(taken.is_ok(), status == Status::Playing, "{taken:?}");
    }
    // What was refused left no trace.
    assert_eq!(store.game(GUILD, game.id).await.unwrap().unwrap().intake, 1);
}

async fn a_strict_sheet_after_the_deadline_is_refused(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Late").await;
    let mut change = Change::new(&game, step("act", 1_500));
    change.head.deadline = Some(2_000);
    store.revise(&change).await.unwrap();
    let strict = |at, origin: &str| NewSheet {
        at,
        strict: true,
        ..sheet(game.id, PhaseNo(0), 1, origin)
    };
    assert!(store.submit(&strict(2_000, "in time")).await.is_ok());
    let refused = store.submit(&strict(2_001, "late")).await;
    assert!(
        matches!(refused, Err(StoreError::PhaseClosed)),
        "{refused:?}"
    );
    let lenient = NewSheet {
        strict: false,
        ..strict(2_001, "late")
    };
    assert!(store.submit(&lenient).await.is_ok());
}

async fn a_closing_that_overlooked_a_sheet_or_mark_is_stale(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Overlooked").await;
    let turn = store.turn(GUILD, game.id).await.unwrap();
    assert_eq!(
        (turn.head.seq, turn.sheets.len(), turn.ready.len()),
        (Seq(1), 0, 0)
    );
    let closing = |turn: &chancery::store::Turn| {
        let mut change = Change::new(
            Box::leak(Box::new(turn.game.clone())),
            step("resolved", 3_000),
        );
        change.intake = Some(turn.game.intake);
        change.head.phase_no.0 += 1;
        change
    };
    store
        .submit(&sheet(game.id, PhaseNo(0), 1, "a"))
        .await
        .unwrap();
    assert!(matches!(
        store.revise(&closing(&turn)).await,
        Err(StoreError::Stale)
    ));
    let turn = store.turn(GUILD, game.id).await.unwrap();
    assert_eq!(turn.sheets.len(), 1);
    store
        .set_ready(GUILD, game.id, PhaseNo(0), 1, true, 2_000)
        .await
        .unwrap();
    assert!(matches!(
        store.revise(&closing(&turn)).await,
        Err(StoreError::Stale)
    ));
    let turn = store.turn(GUILD, game.id).await.unwrap();
    assert_eq!(
        turn.ready,
        [Ready {
            player: 1,
            ready: true,
            at: 2_000
        }]
    );
    let after = store.revise(&closing(&turn)).await.unwrap();
    assert_eq!(after.head.phase_no, PhaseNo(1));
}

/// Players keep handing in for whatever phase they see open while two processes keep closing it.
/// Every sheet acknowledged must be among those its phase's closing read.
async fn interleaved_sheets_and_closings_lose_nothing(home: &Home) {
    const PHASES: i64 = 12;
    let game = playing(&home.store, "Interleaved").await.id;
    let stores = [home.store.clone(), home.second_writer().await];
    let start = Arc::new(Barrier::new(5));

    let mut players = tokio::task::JoinSet::new();
    for player in 1..=3_i64 {
        let (store, start) = (stores[player as usize % 2].clone(), start.clone());
        players.spawn(async move {
            start.wait().await;
            let mut acknowledged = Vec::new();
            let mut tries = [0; PHASES as usize];
            for count in 0.. {
                let now = store.game(GUILD, game).await.unwrap().unwrap();
                let phase = now.head.phase_no;
                let Some(tried) = tries.get_mut(phase.0 as usize) else {
                    break;
                };
                // A few a phase, or the closers never get a word in.
                if *tried >= 3 {
                    tokio::task::yield_now().await;
                    continue;
                }
                *tried += 1;
                let new = sheet(game, phase, player, &format!("{player}/{count}"));
                match store.submit(&new).await {
                    Ok(Submitted::Accepted { id }) => acknowledged.push((phase, player, id)),
                    Ok(Submitted::Duplicate { .. }) => panic!("each is new"),
                    Err(StoreError::PhaseClosed) => {}
                    Err(other) => panic!("{other}"),
                }
                tokio::task::yield_now().await;
            }
            acknowledged
        });
    }
    let mut closers = tokio::task::JoinSet::new();
    for store in stores.clone() {
        let start = start.clone();
        closers.spawn(async move {
            start.wait().await;
            close_all(&store, game, PHASES).await
        });
    }
    let closed: Vec<_> = closers.join_all().await.into_iter().flatten().collect();
    let acknowledged: Vec<_> = players.join_all().await.into_iter().flatten().collect();

    let phases: BTreeSet<_> = closed.iter().map(|(phase, _)| *phase).collect();
    assert_eq!(closed.len() as i64, PHASES, "each phase is closed once");
    assert_eq!(phases.len() as i64, PHASES);
    for (phase, player, id) in acknowledged {
        let (_, read) = closed.iter().find(|(closed, _)| *closed == phase).unwrap();
        let counted = read.iter().find(|(whose, _)| *whose == player);
        assert!(
            counted.is_some_and(|(_, counted)| *counted >= id),
            "sheet {id} of player {player} was acknowledged, but phase {phase} closed without it"
        );
    }
}

/// Closes phase after phase; returns each phase closed by this one and the sheets it read.
async fn close_all(store: &Store, game: GameId, phases: i64) -> Vec<(PhaseNo, Vec<(i64, i64)>)> {
    let mut closed = Vec::new();
    loop {
        let turn = store.turn(GUILD, game).await.unwrap();
        let phase = turn.game.head.phase_no;
        if phase.0 >= phases {
            return closed;
        }
        let mut change = Change::new(&turn.game, step("resolved", 3_000));
        change.intake = Some(turn.game.intake);
        change.head.phase_no.0 += 1;
        match store.revise(&change).await {
            Ok(_) => {
                let read = turn.sheets.iter().map(|s| (s.player, s.id)).collect();
                closed.push((phase, read));
            }
            Err(StoreError::Stale) => {}
            Err(other) => panic!("{other}"),
        }
        tokio::task::yield_now().await;
    }
}

async fn of_the_last_two_to_be_ready_one_sees_both(home: &Home) {
    let game = playing(&home.store, "Ready").await.id;
    let stores = [home.store.clone(), home.again().await];
    let mut clicks = tokio::task::JoinSet::new();
    for (place, store) in stores.iter().cloned().enumerate() {
        clicks.spawn(async move {
            let player = place as i64 + 1;
            store
                .set_ready(GUILD, game, PhaseNo(0), player, true, 2_000)
                .await
                .unwrap()
                .len()
        });
    }
    let mut seen = clicks.join_all().await;
    seen.sort_unstable();
    assert_eq!(seen, [1, 2]);

    let marks = home
        .store
        .set_ready(GUILD, game, PhaseNo(0), 1, false, 3_000)
        .await
        .unwrap();
    assert_eq!(
        marks,
        [
            Ready {
                player: 1,
                ready: false,
                at: 3_000
            },
            Ready {
                player: 2,
                ready: true,
                at: 2_000
            },
        ]
    );
    assert_eq!(
        home.store.ready(GUILD, game, PhaseNo(0)).await.unwrap(),
        marks
    );
    // Only the mark that was meant is taken back.
    let back = async |ready| {
        let back = home.store.take_mark_back(GUILD, game, PhaseNo(0), 1, ready);
        back.await.unwrap().len()
    };
    assert_eq!(back(true).await, 2);
    assert_eq!(back(false).await, 1);
    stores[1].close().await;
}

async fn sealed_text_does_not_show_in_debug_output(home: &Home) {
    let game = playing(&home.store, "Sealed").await;
    let new = sheet(game.id, PhaseNo(0), 1, "secret");
    home.store.submit(&new).await.unwrap();
    let turn = home.store.turn(GUILD, game.id).await.unwrap();
    let shown = format!("{new:?} {turn:?}");
    assert!(
        !shown.contains("secret") && !shown.contains("state of"),
        "{shown}"
    );
}

async fn a_sheet_made_from_an_older_one_is_stale(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Both").await.id;
    let over = async |origin: &str, over| match store
        .submit_over(&sheet(game, PhaseNo(0), 1, origin), over)
        .await
    {
        Ok(Submitted::Accepted { id } | Submitted::Duplicate { id }) => Some(id),
        Err(StoreError::Stale) => None,
        Err(other) => panic!("{other}"),
    };
    let first = over("a", None).await;
    assert!(first.is_some());
    assert_eq!(
        over("b", None).await,
        None,
        "made from no sheet, but there is one"
    );
    let second = over("b", first).await;
    assert!(second > first);
    assert_eq!(over("c", first).await, None);
    assert_eq!(
        over("a", None).await,
        first,
        "known, though no longer the last"
    );
    // Another player's sheets, and what is not made from any, do not count.
    store
        .submit(&sheet(game, PhaseNo(0), 2, "d"))
        .await
        .unwrap();
    assert!(over("e", second).await.is_some());
    store
        .submit(&sheet(game, PhaseNo(0), 1, "f"))
        .await
        .unwrap();
    assert_eq!(
        store
            .sheet(GUILD, game, PhaseNo(0), 1)
            .await
            .unwrap()
            .unwrap()
            .sheet,
        "A PAR - f"
    );
}
