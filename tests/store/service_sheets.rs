//! The service's own promises about sheets, asked of the service itself: what Discord only does to us when
//! it has had an accident.

use crate::service_opening::{NOW, person, started};
use chancery::board::Power;
use chancery::service::{GameContext, Line, Merged, Mode, Refusal, Service, ServiceError};
use chancery::store::NewSheet;
use chancery::variants;
use tempfile::TempDir;

async fn game() -> (TempDir, Service, GameContext) {
    started(variants::standard(None)).await
}

#[tokio::test]
async fn a_message_that_comes_again_is_answered_with_the_sheet_as_it_stands() {
    let (_folder, service, context) = game().await;
    let me = person(Power::FRANCE);
    let write = |text: &'static str, origin: &'static str| {
        service.write(&me, &context, text, Mode::Add, false, origin)
    };
    let first = write("A Par - Bur\nF Bre - Mao", "message 1")
        .await
        .unwrap();
    assert!(first.changed && !first.again);
    write("A Par - Pic", "message 2").await.unwrap();
    let again = write("A Par - Bur\nF Bre - Mao", "message 1")
        .await
        .unwrap();
    assert!(!again.changed && again.again);
    // A new order keeps the place of the one it replaces.
    assert_eq!(again.mine.sheet.to_string(), "A Par - Pic\nF Bre - Mao");
    let stored = service.my_sheet(&me, &context).await.unwrap();
    assert_eq!(again.mine.sheet, stored.sheet);
    assert_eq!(again.mine.number, stored.number);
    let [Line::Written { item, .. }] = &again.lines[..] else {
        panic!("what is no longer on it is not called written: {again:?}")
    };
    assert_eq!(item.to_string(), "F Bre - Mao");
    // The same for what strikes orders.
    service
        .strike(&me, &context, "F Bre", "message 3")
        .await
        .unwrap();
    write("F Bre - Eng", "message 4").await.unwrap();
    let struck = service.strike(&me, &context, "F Bre", "message 3").await;
    assert_eq!(
        struck.unwrap().sheet.to_string(),
        "A Par - Pic\nF Bre - Eng"
    );
    service.clear(&me, &context, "message 5").await.unwrap();
    write("F Bre H", "message 6").await.unwrap();
    let cleared = service.clear(&me, &context, "message 5").await.unwrap();
    assert_eq!(cleared.sheet.to_string(), "F Bre H");
}

#[tokio::test]
async fn a_rewrite_of_an_older_sheet_strikes_nothing() {
    let (_folder, service, context) = game().await;
    let me = person(Power::ITALY);
    let none = service.my_sheet(&me, &context).await.unwrap().number;
    assert_eq!(none, None);
    let rewrite = |text: &'static str, of, origin: &'static str| {
        service.write(&me, &context, text, Mode::Rewrite { of }, false, origin)
    };
    let first = rewrite("A Ven H", none, "1").await.unwrap();
    assert_eq!(first.merged, None);
    let late = rewrite("A Rom H", none, "2").await.unwrap();
    assert_eq!(late.merged, Some(Merged::Newer));
    assert_eq!(late.mine.sheet.to_string(), "A Ven H\nA Rom H");
    let whole = rewrite("F Nap H", late.mine.number, "3").await.unwrap();
    assert_eq!(whole.merged, None);
    assert_eq!(whole.mine.sheet.to_string(), "F Nap H");
}

#[tokio::test]
async fn a_text_of_too_many_lines_is_refused_whole() {
    let (_folder, service, context) = game().await;
    let me = person(Power::FRANCE);
    let text = "A Par H\n".repeat(201);
    let refused = service
        .write(&me, &context, &text, Mode::Add, false, "1")
        .await;
    let Err(ServiceError::Refused(Refusal::SheetTooLong { lines, most })) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!((lines, most), (201, 200));
    assert!(
        service
            .my_sheet(&me, &context)
            .await
            .unwrap()
            .sheet
            .is_empty()
    );
    // Nor does a sheet grow beyond it, however little is added.
    let full = NewSheet {
        guild: context.game.guild,
        game: context.game.id,
        phase_no: context.game.head.phase_no,
        player: me.id.0 as i64,
        sheet: "A Par H\n".repeat(200),
        origin: "2".to_owned(),
        at: NOW,
        strict: true,
    };
    service.store().submit(&full).await.unwrap();
    let refused = service.write(&me, &context, "F Bre H", Mode::Add, false, "3");
    let refused = refused.await;
    let Err(ServiceError::Refused(Refusal::SheetTooLong { lines, .. })) = refused else {
        panic!("{refused:?}")
    };
    assert_eq!(lines, 201);
}
