//! What players are told of each other's declarations: one message for one line, bounded in a phase,
//! and word of a pact that no longer stands.

use crate::service_money::{game, outbox, private_to};
use crate::service_opening::{NOW, person, replaced};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::economy::credits::Entry;
use chancery::service::{
    GameContext, Mode, MySheet, Notice, Person, Refusal, Service, ServiceError, Written,
};
use chancery::store::OutboxRow;

const FRANCE: Power = Power::FRANCE;
const ITALY: Power = Power::ITALY;

async fn write(
    service: &Service,
    context: &GameContext,
    power: Power,
    text: &str,
    origin: &str,
) -> Written {
    let by = person(power);
    let written = service.write(&by, context, text, Mode::Add, false, origin);
    written.await.expect("it is written")
}

async fn strike(
    service: &Service,
    context: &GameContext,
    power: Power,
    text: &str,
    origin: &str,
) -> MySheet {
    let by = person(power);
    let struck = service.strike(&by, context, text, origin);
    struck.await.expect("it is struck")
}

/// What the rows say, in short: `offer 2`, `gone 2`, `quiet`.
fn said(rows: &[OutboxRow]) -> Vec<String> {
    let short = |row: &OutboxRow| match Notice::from_json(&row.payload) {
        Ok(notice) if notice.is_quiet() => "quiet".to_owned(),
        Ok(Notice::Offer { terms, .. }) => format!("offer {}", terms.credits),
        Ok(Notice::Withdrawn { terms, .. }) => format!("gone {}", terms.credits),
        Ok(Notice::HiredOut { at, .. }) => format!("hired {at}"),
        other => panic!("{other:?}"),
    };
    rows.iter().map(short).collect()
}

#[tokio::test]
async fn of_unsent_words_about_a_line_the_last_goes_out() {
    let (_folder, service, context) = game().await;
    for (n, credits) in [1, 2, 3].into_iter().enumerate() {
        let text = format!("Give {credits} to Italy");
        write(&service, &context, FRANCE, &text, &format!("w{n}")).await;
    }
    // Another line and another reader have their own word.
    let text = "Lend 1 to Italy\nGive 1 to Turkey";
    write(&service, &context, FRANCE, text, "more").await;
    assert_eq!(
        said(&outbox(&service).await),
        ["offer 3", "offer 1", "offer 1"]
    );
    // Declared and withdrawn before it went out: nobody is written to.
    strike(&service, &context, FRANCE, "Lend 1 to Italy", "s1").await;
    write(&service, &context, FRANCE, "Lend 1 to Italy", "w4").await;
    strike(&service, &context, FRANCE, "Lend 1 to Italy", "s2").await;
    assert_eq!(said(&outbox(&service).await), ["quiet"]);
    write(&service, &context, FRANCE, "Hire A Par to Italy", "h1").await;
    strike(&service, &context, FRANCE, "Hire A Par to Italy", "h2").await;
    assert_eq!(said(&outbox(&service).await), ["quiet"]);
}

#[tokio::test]
async fn nobody_is_flooded_with_words_about_declarations() {
    let (_folder, service, context) = game().await;
    let mut told = 0;
    for n in 0..30 {
        let text = format!("Give {} to Italy", 1 + n % 2);
        let written = write(&service, &context, FRANCE, &text, &format!("w{n}")).await;
        let rows = outbox(&service).await;
        assert!(rows.iter().all(|r| r.route == private_to(ITALY)));
        let loud = said(&rows).iter().filter(|s| *s != "quiet").count();
        told += loud;
        // It is written all the same, and its author learns that nobody was written to.
        assert_eq!(written.mine.sheet.to_string(), text);
        let untold: &[Power] = if loud == 0 { &[ITALY] } else { &[] };
        assert_eq!(written.untold, untold, "{n}");
    }
    assert_eq!(told, 20);
    // That a pact is off is never kept from whoever had agreed to it.
    write(&service, &context, ITALY, "Receive 2 from France", "agrees").await;
    assert_eq!(said(&outbox(&service).await), ["offer 2"]);
    strike(&service, &context, FRANCE, "Give 2 to Italy", "off").await;
    assert_eq!(said(&outbox(&service).await), ["gone 2"]);
    // Others are told as ever, and so is Italy by others.
    write(&service, &context, FRANCE, "Give 1 to Turkey", "t").await;
    write(&service, &context, Power::TURKEY, "Give 1 to Italy", "u").await;
    assert_eq!(said(&outbox(&service).await), ["offer 1", "offer 1"]);
    // Taken back is also what was said to one who can no longer be written to.
    let closed = service
        .reached(person(Power::TURKEY).id.0, false, NOW)
        .await;
    closed.expect("it is noted");
    strike(&service, &context, FRANCE, "Give 1 to Turkey", "v").await;
    assert_eq!(said(&outbox(&service).await), ["quiet"]);
}

#[tokio::test]
async fn who_had_agreed_is_told_that_the_pact_stands_no_longer() {
    let (_folder, service, context) = game().await;
    let agree = async |n: u32| {
        write(
            &service,
            &context,
            FRANCE,
            "Give 2 to Italy",
            &format!("f{n}"),
        )
        .await;
        let text = "Receive 2 from France";
        write(&service, &context, ITALY, text, &format!("i{n}")).await;
        outbox(&service).await;
    };
    // Struck, cleared away, and replaced by another sheet.
    for n in 0..3 {
        agree(n).await;
        let (by, origin) = (person(FRANCE), format!("gone {n}"));
        match n {
            0 => drop(strike(&service, &context, FRANCE, "Give 2 to Italy", &origin).await),
            1 => drop(
                service
                    .clear(&by, &context, &origin)
                    .await
                    .expect("it is clear"),
            ),
            _ => {
                let text = "A Par H";
                let written = service.write(&by, &context, text, Mode::Replace, false, &origin);
                written.await.expect("it is written");
            }
        }
        let rows = outbox(&service).await;
        assert_eq!(said(&rows), ["gone 2"], "{n}");
        assert_eq!(rows[0].route, private_to(ITALY));
        // Italy's own word is kept, and waits.
        let mine = service
            .my_sheet(&person(ITALY), &context)
            .await
            .expect("a sheet");
        assert_eq!(mine.sheet.to_string(), "Receive 2 from France");
        let money = mine.known.money.expect("credits are played for");
        let waits = |e: &Entry| !money.is_agreed(e);
        assert!(mine.sheet.credits.iter().all(waits));
        assert_eq!(money.waiting.coming, 2);
        let Ok(Notice::Withdrawn { by, to, terms, .. }) = Notice::from_json(&rows[0].payload)
        else {
            panic!("{rows:?}")
        };
        let phase = context.game.head.phase_no;
        let left = service.left_alone(&context, phase, by, to, terms).await;
        let left = left.expect("an answer").expect("it waits");
        assert_eq!(left.to_string(), "Receive 2 from France");
    }
    // Declared anew on other terms: that is told, with what one's own says.
    agree(3).await;
    write(&service, &context, FRANCE, "Give 3 to Italy", "f").await;
    assert_eq!(said(&outbox(&service).await), ["offer 3"]);
    let mine = service
        .my_sheet(&person(ITALY), &context)
        .await
        .expect("a sheet");
    let offers = mine.known.money.expect("credits are played for").offers;
    let differs = offers[0].differs.as_ref().map(ToString::to_string);
    assert_eq!(differs.as_deref(), Some("Receive 2 from France"));
    // What nobody had agreed to ends without a word.
    strike(&service, &context, FRANCE, "Give 3 to Italy", "s").await;
    assert_eq!(said(&outbox(&service).await), ["quiet"]);
}

/// What waits to be said to a player who has been replaced is not said to him.
#[tokio::test]
async fn what_is_said_of_a_seat_is_for_who_plays_it_now() {
    let (_folder, service, context) = game().await;
    let text = "Give 2 to Italy\nHire A Par to Italy";
    write(&service, &context, FRANCE, text, "f").await;
    let old = person(ITALY);
    let new = Person {
        id: PlayerId(99),
        ..old.clone()
    };
    service.contact(&new, true).await.expect("it is noted");
    let context = replaced(&service, &context, ITALY, 99).await;
    let rows = outbox(&service).await;
    let sealed: Vec<Notice> = rows
        .iter()
        .filter(|row| row.route == private_to(ITALY))
        .map(|row| Notice::from_json(&row.payload).expect("a notice"))
        .collect();
    assert_eq!(sealed.len(), 2);
    for notice in &sealed {
        assert!(!context.concerns(notice, Some(old.id)), "{notice:?}");
        assert!(context.concerns(notice, Some(new.id)), "{notice:?}");
        assert!(!context.concerns(notice, None), "not for the channel");
    }
    // Nor by asking, nor by pressing what he has; the successor finds it.
    let refused = service.my_sheet(&old, &context).await;
    let stranger = matches!(refused, Err(ServiceError::Refused(Refusal::NotAPlayer)));
    assert!(stranger, "{refused:?}");
    let Notice::Offer { by, terms, .. } = sealed[0] else {
        panic!("{sealed:?}")
    };
    let refused = service.accept(&old, &context, by, terms, "press").await;
    assert!(matches!(
        refused,
        Err(ServiceError::Refused(Refusal::NotAPlayer))
    ));
    let mine = service.my_sheet(&new, &context).await.expect("a sheet");
    let money = mine.known.money.expect("credits are played for");
    assert_eq!((money.offers.len(), money.hired.len()), (1, 1));
    // What follows goes to the successor alone.
    write(&service, &context, FRANCE, "Give 3 to Italy", "g").await;
    let rows = outbox(&service).await;
    let routes: Vec<&str> = rows.iter().map(|r| r.route.as_str()).collect();
    assert_eq!(routes, ["person:99"]);
}

/// What a phase held for a power is told to nobody who has left its seat since.
#[tokio::test]
async fn news_of_a_closed_phase_is_for_who_plays_now() {
    let (_folder, service, context) = game().await;
    write(&service, &context, FRANCE, "Give 2 to Italy", "f").await;
    write(&service, &context, ITALY, "Receive 2 from France", "i").await;
    outbox(&service).await;
    let (guild, id) = (context.game.guild, context.game.id);
    let gm = person(Power::AUSTRIA);
    let by = person(ITALY);
    let set = service.set_own(&by, |own| own.untold = true);
    set.await.expect("of money alone");
    service.process(&gm, &context).await.expect("it closes");
    let context = service.game_context(guild, id).await.expect("the game");
    let context = replaced(&service, &context, ITALY, 99).await;
    let rows = outbox(&service).await;
    let mut to_italy = rows.iter().filter(|row| row.route == private_to(ITALY));
    let row = to_italy.next().expect("what only Italy may know");
    let notice = Notice::from_json(&row.payload).expect("a notice");
    assert!(matches!(notice, Notice::Money { .. }), "{notice:?}");
    assert!(!context.is_played_by(ITALY, Some(person(ITALY).id)));
    assert!(context.is_played_by(FRANCE, Some(person(FRANCE).id)));
}

/// A rollback brings back what was, but not what a predecessor chose.
#[tokio::test]
async fn a_rollback_brings_no_ally_of_a_predecessor_back() {
    let (_folder, service, context) = game().await;
    let (guild, id) = (context.game.guild, context.game.id);
    let gm = person(Power::AUSTRIA);
    write(&service, &context, FRANCE, "Ally with Italy", "f").await;
    write(&service, &context, ITALY, "Ally with France", "i").await;
    service.process(&gm, &context).await.expect("it closes");
    let fall = service.game_context(guild, id).await.expect("the game");
    let ally = |context: &GameContext, power| {
        let credits = context.state.economy.credits();
        credits.expect("credits").allies.get(&power).copied()
    };
    assert_eq!(ally(&fall, FRANCE), Some(ITALY));
    let to = fall.game.seq;
    let context = replaced(&service, &fall, FRANCE, 99).await;
    assert_eq!(ally(&context, FRANCE), None);
    service.process(&gm, &context).await.expect("it closes");
    let context = service.game_context(guild, id).await.expect("the game");
    let rolled = service.rollback(&gm, &context, Some(to)).await;
    let context = rolled.expect("it stands as then").context;
    assert_eq!(context.state.phase, fall.state.phase);
    assert_eq!(ally(&context, FRANCE), None, "the successor named nobody");
    assert_eq!(
        ally(&context, ITALY),
        Some(FRANCE),
        "Italy did, and plays on"
    );
}
