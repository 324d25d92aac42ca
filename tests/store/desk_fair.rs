//! The desk is fair: a correction is carried out once, however often it is confirmed, and looking at what is
//! sealed and playing shut each other out, also at the same moment.

use crate::desk_money::{credits_of, game};
use crate::desk_opening::{NOW, person};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::desk::{Desk, DeskError, NewGame, Person, Refusal, Table};
use chancery::game::Edit;
use chancery::store::Store;
use chancery::variants;
use tempfile::TempDir;

const FRANCE: Power = Power::France;

/// A GM who does not play.
fn gm() -> Person {
    Person {
        id: PlayerId(70),
        admin: true,
        roles: Vec::new(),
        now: NOW,
    }
}

/// A game with a bourse under way, which anybody may join.
async fn bourse() -> (TempDir, Desk, Table) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    let desk = Desk::new(store, || {});
    let new = NewGame {
        guild: 7,
        channel: 70,
        name: "Bourse".to_owned(),
        setup: variants::capitalist(None),
        settings: Default::default(),
        gm: None,
        join: false,
    };
    let mut table = desk.create(&gm(), new).await.expect("a game");
    for power in [FRANCE, Power::Italy] {
        let joined = desk.join(&person(power), &table, None).await;
        table = joined.expect("a place");
    }
    let table = desk.start(&gm(), &table).await.expect("it starts");
    (folder, desk, table)
}

async fn money(desk: &Desk, table: &Table) -> i64 {
    let mut table = desk
        .table(table.game.guild, table.game.id)
        .await
        .expect("the game");
    let credits = credits_of(&mut table.state);
    i64::from(credits.treasuries[&FRANCE].credits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_correction_is_carried_out_once_however_often_it_is_confirmed() {
    let (_folder, desk, table) = game().await;
    let gm = gm();
    desk.look_at_money(&gm, &table).await.expect("it is noted");
    for round in 0..12 {
        let table = desk
            .table(table.game.guild, table.game.id)
            .await
            .expect("the game");
        let before = money(&desk, &table).await;
        let edits = vec![Edit::Money {
            power: FRANCE,
            by: 5,
        }];
        let shown = desk.preview_edit(&gm, &table, edits).await;
        let draft = shown.expect("it is shown").draft;
        let (a, b, c, d) = tokio::join!(
            desk.apply_draft(&gm, &table, draft),
            desk.apply_draft(&gm, &table, draft),
            desk.apply_draft(&gm, &table, draft),
            desk.apply_draft(&gm, &table, draft),
        );
        let all = [a, b, c, d];
        let done = all.iter().filter(|done| done.is_ok()).count();
        assert_eq!(done, 1, "round {round}");
        for other in all.iter().filter_map(|done| done.as_ref().err()) {
            let gone = matches!(other, DeskError::Refused(Refusal::NoDraft));
            assert!(gone, "{other:?}");
        }
        assert_eq!(money(&desk, &table).await, before + 5, "round {round}");
        // Nor when the game is read again first.
        let now = desk
            .table(table.game.guild, table.game.id)
            .await
            .expect("the game");
        let late = desk.apply_draft(&gm, &now, draft).await;
        assert!(matches!(late, Err(DeskError::Refused(Refusal::NoDraft))));
    }
}

#[tokio::test]
async fn what_has_changed_since_it_was_shown_is_not_corrected() {
    let (_folder, desk, table) = game().await;
    let gm = gm();
    desk.look_at_money(&gm, &table).await.expect("it is noted");
    let edits = vec![Edit::Money {
        power: FRANCE,
        by: 5,
    }];
    let shown = desk.preview_edit(&gm, &table, edits).await;
    let draft = shown.expect("it is shown").draft;
    let before = money(&desk, &table).await;
    desk.process(&person(Power::Austria), &table)
        .await
        .expect("the phase closes");
    let late = desk.apply_draft(&gm, &table, draft).await;
    assert!(matches!(late, Err(DeskError::Refused(Refusal::NoDraft))));
    assert_eq!(money(&desk, &table).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_look_and_a_seat_at_the_same_moment_one_is_refused() {
    for _ in 0..10 {
        let (_folder, desk, table) = bourse().await;
        let gm = gm();
        let owner = person(FRANCE).id;
        let (looked, joined) = tokio::join!(
            desk.show_sheet(&gm, &table, owner),
            desk.join(&gm, &table, None),
        );
        assert!(looked.is_ok() != joined.is_ok(), "{looked:?} {joined:?}");
        let refused = looked.err().or(joined.err());
        let refused = matches!(
            refused,
            Some(DeskError::Refused(Refusal::HasLooked | Refusal::BlindGm))
        );
        assert!(refused);
    }
}
