//! Rows of the outbox that fail for reasons of our own.

use crate::fakes::{Act, Asked, Running, START, post};
use crate::home::{GUILD, Home, in_time, on_both, playing};
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

/// A row could not be sent, and the server has no time to note it: it is noted a little later, not when the row's lease
/// ends, which would hold up its route for two minutes.
#[tokio::test]
async fn a_row_is_put_back_as_soon_as_the_database_answers() {
    let Some(home) = Home::postgres().await else {
        return;
    };
    in_time(put_back_late(&home)).await;
    home.end().await;
}

async fn put_back_late(home: &Home) {
    // A sequence counts on when what asked it is undone.
    let busy_twice = "CREATE SEQUENCE tried;
        CREATE FUNCTION busy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('tried') <= 2 THEN RAISE 'busy' USING ERRCODE = '40001'; END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER busy BEFORE UPDATE ON outbox FOR EACH ROW
            WHEN (OLD.state = 'leased' AND NEW.state = 'pending') EXECUTE FUNCTION busy()";
    home.raw(busy_twice).await.unwrap();
    put(&home.store, vec![post("late", "person:1")]).await;
    let settings = Settings::default();
    let mut running = Running::start(&home.store, "a", START, settings, |_, courier| {
        let acts = [Act::Fail(DeliveryError::NotSent("as told".into()))].into();
        courier.acts.lock().unwrap().insert("late".into(), acts);
    });
    assert_eq!(running.next_sent().await, sent("late", 0));
    for after in [200, 600, 2_000] {
        running.clock.someone_sleeps_until(START + after).await;
        running.clock.set(START + after);
    }
    assert_eq!(running.next_sent().await, sent("late", 2_000));
    running.stop().await;
}
