//! Rows of the outbox that fail for reasons of our own.

use crate::fakes::{Act, Asked, Running, START, post};
use crate::home::{GUILD, Home, on_both, playing};
use crate::scheduled_posts::{put, sent};
use chancery::scheduler::{DeliveryError, Settings, Undeliverable};
use chancery::store::{Along, PostState};

on_both!(a_row_that_panics_is_given_up_and_holds_up_no_other_game,);

/// A row that breaks off each time, first of its route: another game's rows pass it by at once, its own go out
/// when it is given up, and the GM hears of it.
async fn a_row_that_panics_is_given_up_and_holds_up_no_other_game(home: &Home) {
    let bad = put(
        &home.store,
        vec![post("bad", "person:1"), post("after", "person:1")],
    )
    .await;
    let other = playing(&home.store, "Other").await.id;
    let along = Along {
        posts: vec![post("good", "person:1")],
        audits: vec![],
    };
    let noted = home.store.note(GUILD, Some(other), START, &along);
    noted.await.unwrap();
    let mut settings = Settings::default();
    settings.posts.most_faults = 3;
    let mut running = Running::start(&home.store, "a", START, settings, |_, courier| {
        let broken = || Act::Fail(DeliveryError::Broken("as told".into()));
        let acts = [Act::Panic, broken(), Act::Panic].into();
        courier.acts.lock().unwrap().insert("bad".into(), acts);
    });
    let mut first = [running.next_sent().await, running.next_sent().await];
    first.sort();
    assert_eq!(first, [sent("bad", 0), sent("good", 0)]);
    // Five seconds after the first fault, twenty after the second.
    for after in [5_000, 25_000] {
        running.clock.someone_sleeps_until(START + after).await;
        running.clock.set(START + after);
        let tried = running.sent.recv().await.unwrap();
        assert_eq!((tried.kind.as_str(), tried.now), ("bad", START + after));
        assert!(tried.doubt, "it may have got through before it broke off");
    }
    let asked = running.next_asked().await;
    assert!(
        matches!(&asked, Asked::Undeliverable { kind, why: Undeliverable::Broken(_) } if kind == "bad"),
        "{asked:?}"
    );
    let mut rest = [running.next_sent().await, running.next_sent().await];
    rest.sort();
    assert_eq!(rest, [sent("after", 25_000), sent("notice", 25_000)]);
    running.stop().await;
    let rows = home.store.posts(GUILD, bad, Some("bad"), 9).await.unwrap();
    assert_eq!(rows[0].state, PostState::Failed);
}
