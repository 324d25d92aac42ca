//! A GM's locks hold at the moment a sheet is written, not only when it was begun.

use crate::service_opening::{person, started};
use chancery::board::Power;
use chancery::service::{Mode, Refusal, ServiceError};
use chancery::variants;

#[tokio::test]
async fn a_lock_that_comes_between_reading_and_writing_holds() {
    let (_folder, service, before) = started(variants::standard(None)).await;
    let (gm, me) = (person(Power::AUSTRIA), person(Power::FRANCE));
    let locked = service.lock_orders(&gm, &before, Some(Power::FRANCE), true);
    let locked = locked.await.expect("locked");
    // What was read before the lock allows it; what is written under it does not.
    let late = service
        .write(&me, &before, "A Par - Bur", Mode::Add, false, "m1")
        .await;
    assert!(matches!(late, Err(ServiceError::Stale)), "{late:?}");
    let standing = service.set_standing(&me, &before, "A Par - Bur").await;
    assert!(matches!(standing, Err(ServiceError::Stale)), "{standing:?}");
    let (guild, id) = (locked.game.guild, locked.game.id);
    let sheets = service
        .store()
        .sheets(guild, id, locked.game.head.phase_no)
        .await;
    assert!(sheets.expect("read").is_empty());
    let told = service
        .write(&me, &locked, "A Par - Bur", Mode::Add, false, "m2")
        .await;
    assert!(
        matches!(told, Err(ServiceError::Refused(Refusal::Locked))),
        "{told:?}"
    );
    let standing = service.set_standing(&me, &locked, "A Par - Bur").await;
    assert!(
        matches!(standing, Err(ServiceError::Refused(Refusal::Locked))),
        "{standing:?}"
    );
    // The GM's own hand is not bound, and once it is open again nor is the player's.
    let entered = service
        .enter_orders(&gm, &locked, me.id, "A Par - Bur", "m3")
        .await;
    assert!(
        entered.is_err(),
        "a GM who plays enters nothing: {entered:?}"
    );
    let open = service
        .lock_orders(&gm, &locked, None, false)
        .await
        .expect("open");
    let written = service
        .write(&me, &open, "A Par - Bur", Mode::Add, false, "m4")
        .await;
    assert!(written.expect("written").changed);
}
