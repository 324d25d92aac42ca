//! Who sat where and who missed what, absences, and guilds whose games are all stopped.

use crate::home::{GUILD, Home, OTHER, on_both, playing, step};
use chancery::store::{
    AbsenceUse, Along, Change, GameId, MissKind, NewAbsence, NewMiss, PhaseNo, SeatTurn, Seq, Store,
};

on_both!(
    seats_and_misses_are_kept_in_order,
    grace_is_a_column_of_its_own,
    a_sheet_that_stands_in_is_the_phases_own,
    absences_count_where_and_when_they_are_meant,
    a_guild_is_stopped_once_and_goes_on_once,
);

fn turn(player: Option<i64>, phase: &str) -> SeatTurn {
    SeatTurn {
        power: "turkey".into(),
        player,
        phase: phase.into(),
    }
}

async fn seats_and_misses_are_kept_in_order(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Seats").await;
    let mut change = Change::new(&game, step("started", 2_000));
    change.seats = vec![turn(Some(1), "S1901M")];
    let game = store.revise(&change).await.unwrap();
    let mut change = Change::new(&game, step("resolved", 3_000));
    change.misses = vec![NewMiss {
        power: "turkey".into(),
        player: 1,
        phase: "S1901M".into(),
        kind: MissKind::Missed,
    }];
    change.seats = vec![turn(None, "F1901M")];
    let game = store.revise(&change).await.unwrap();
    let mut change = Change::new(&game, step("act", 4_000));
    change.seats = vec![turn(Some(2), "F1901M")];
    store.revise(&change).await.unwrap();

    let sat = store.tenures(GUILD, game.id).await.unwrap();
    let seen: Vec<_> = sat.iter().map(|t| (t.player, t.since, t.until)).collect();
    assert_eq!(seen, [(1, 2_000, Some(3_000)), (2, 4_000, None)]);
    assert_eq!(sat[0].until_phase.as_deref(), Some("F1901M"));
    let missed = store.misses(GUILD, game.id).await.unwrap();
    assert_eq!(missed.len(), 1);
    assert_eq!((missed[0].seq, missed[0].kind), (Seq(3), MissKind::Missed));
    assert!(store.tenures(OTHER, game.id).await.unwrap().is_empty());
    assert!(store.misses(OTHER, game.id).await.unwrap().is_empty());
}

async fn grace_is_a_column_of_its_own(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Grace").await;
    assert!(!game.head.grace);
    let mut change = Change::new(&game, step("clock", 2_000));
    change.head.grace = true;
    let game = store.revise(&change).await.unwrap();
    assert!(game.head.grace);
    assert!(
        store
            .game(GUILD, game.id)
            .await
            .unwrap()
            .unwrap()
            .head
            .grace
    );
}

async fn a_sheet_that_stands_in_is_the_phases_own(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Standing").await;
    let mut change = Change::new(&game, step("resolved", 2_000));
    change.head.phase_no = PhaseNo(1);
    change.stood = vec![(2, "A Con H".into())];
    store.revise(&change).await.unwrap();
    let sheets = store.sheets(GUILD, game.id, PhaseNo(0)).await.unwrap();
    assert_eq!(sheets.len(), 1);
    assert_eq!((sheets[0].player, sheets[0].sheet.as_str()), (2, "A Con H"));
}

async fn announce(store: &Store, game: Option<GameId>, since: i64, until: i64) -> i64 {
    let new = NewAbsence {
        guild: GUILD,
        game,
        player: 1,
        since,
        until,
        at: since,
    };
    let said = store.announce_absence(&new, &Along::default()).await;
    said.unwrap()
}

async fn absences_count_where_and_when_they_are_meant(home: &Home) {
    let store = &home.store;
    let here = playing(store, "Here").await;
    let there = playing(store, "There").await;
    let all = announce(store, None, 1_000, 2_000).await;
    let one = announce(store, Some(here.id), 1_500, 3_000).await;
    let at = async |game: GameId, at: i64| {
        let found = store.absences_at(GUILD, game, at).await.unwrap();
        found.iter().map(|a| a.id).collect::<Vec<_>>()
    };
    assert_eq!(at(here.id, 1_700).await, [all, one]);
    assert_eq!(at(there.id, 1_700).await, [all]);
    // From its first moment, and no longer at its end.
    assert_eq!(at(there.id, 1_000).await, [all]);
    assert_eq!(at(here.id, 2_000).await, [one]);
    assert!(
        store
            .absences_at(OTHER, here.id, 1_700)
            .await
            .unwrap()
            .is_empty()
    );

    let used = AbsenceUse {
        absence: one,
        player: 1,
        phase_no: PhaseNo(0),
    };
    store.use_absences(&here, &[used, used]).await.unwrap();
    let uses = store.absence_uses(GUILD, here.id).await.unwrap();
    assert_eq!(uses, [(one, 1, PhaseNo(0))]);

    let along = Along::default();
    let cancel = async |player: i64, id: i64, at: i64| {
        let gone = store.cancel_absence(GUILD, player, id, at, &along).await;
        gone.unwrap()
    };
    assert!(!cancel(2, one, 1_600).await, "another's");
    assert!(!cancel(1, one, 3_000).await, "over");
    assert!(cancel(1, one, 1_600).await);
    assert!(!cancel(1, one, 1_600).await, "twice");
    assert_eq!(at(here.id, 1_700).await, [all]);
    let mine = store.absences(GUILD, 1, 1_700).await.unwrap();
    assert_eq!(mine.len(), 1);
}

async fn a_guild_is_stopped_once_and_goes_on_once(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Stopped").await;
    let along = Along::default();
    assert_eq!(store.guild_pause(GUILD).await.unwrap(), None);
    assert!(!store.end_guild_pause(GUILD, 1, &along).await.unwrap());
    assert!(store.set_guild_pause(GUILD, 9, 1, &along).await.unwrap());
    assert!(!store.set_guild_pause(GUILD, 8, 2, &along).await.unwrap());
    assert_eq!(store.guild_pause(GUILD).await.unwrap(), Some(9));
    assert_eq!(store.guild_pause(OTHER).await.unwrap(), None);
    store.note_guild_paused(GUILD, game.id).await.unwrap();
    store.note_guild_paused(GUILD, game.id).await.unwrap();
    let games = store.guild_paused_games(GUILD).await.unwrap();
    assert_eq!(games, [game.id]);
    assert!(store.end_guild_pause(GUILD, 3, &along).await.unwrap());
    assert_eq!(store.guild_pause(GUILD).await.unwrap(), None);
    assert!(store.guild_paused_games(GUILD).await.unwrap().is_empty());
}
