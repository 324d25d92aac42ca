//! A Winter's list is judged as a whole before it is acknowledged.

use crate::service_money::{changed, credits_of, without_units};
use crate::service_opening::{NOW, person, started};
use chancery::board::{Power, UnitKind};
use chancery::control::PlayerId;
use chancery::economy::BadAdjustment;
use chancery::game::{Item, OrderError, Phase};
use chancery::orders::Order;
use chancery::service::{Cause, GameContext, Line, Merged, Mode, MySheet, Service, Written};
use chancery::variants;
use tempfile::TempDir;

/// Closes the open phase.
async fn close(service: &Service, context: &GameContext) -> GameContext {
    let (guild, id) = (context.game.guild, context.game.id);
    let phase = context.game.head.phase_no;
    let closed = service
        .close(guild, id, phase, NOW, Cause::Gm(PlayerId(1)))
        .await;
    closed.expect("it closes").expect("it was open");
    service.game_context(guild, id).await.expect("the game")
}

/// A Winter in which France has two builds.
async fn two_builds() -> (TempDir, Service, GameContext) {
    let (folder, service, mut context) = started(variants::standard(None)).await;
    let me = person(Power::FRANCE);
    for (text, origin) in [
        ("A Mar - Spa\nF Bre - Mao\nA Par - Bur", "a"),
        ("F Mao - Por", "b"),
    ] {
        let written = service.write(&me, &context, text, Mode::Add, false, origin);
        assert!(written.await.expect("it is written").changed);
        context = close(&service, &context).await;
    }
    assert_eq!(context.state.phase.to_string(), "W1901A");
    (folder, service, context)
}

async fn add(service: &Service, context: &GameContext, text: &str) -> Written {
    let me = person(Power::FRANCE);
    let written = service
        .write(&me, context, text, Mode::Add, false, text)
        .await;
    written.expect("an answer")
}

fn lines(mine: &MySheet) -> Vec<String> {
    let mut lines: Vec<String> = mine.sheet.items().map(|item| item.to_string()).collect();
    lines.sort();
    lines
}

const FULL: OrderError = OrderError::NoRoom {
    due: 2,
    removals: false,
};

#[tokio::test]
async fn there_are_no_more_waives_than_builds() {
    let (_folder, service, context) = two_builds().await;
    let many = add(&service, &context, "waive\nwaive\nwaive\nBuild A Par").await;
    let spare = Line::Spare {
        builds: 2,
        ordered: 1,
    };
    assert_eq!(many.lines[1..3], [spare.clone(), spare.clone()]);
    assert_eq!(lines(&many.mine), ["Build A Par", "Waive"]);
    let more = add(&service, &context, "waive").await;
    assert!(!more.changed);
    assert_eq!(more.lines, [spare]);
    // A form that is added to the sheet instead of replacing it does not waive twice.
    let me = person(Power::FRANCE);
    service.strike(&me, &context, "waive", "5").await.unwrap();
    let mode = Mode::Rewrite { of: None };
    let form = service.write(&me, &context, "waive\nBuild A Par", mode, false, "6");
    let form = form.await.unwrap();
    assert_eq!(form.merged, Some(Merged::Newer));
    assert_eq!(form.mine.sheet.waives(), 1);
    let written = |l: &Line| {
        matches!(
            l,
            Line::Written {
                item: Item::Order(Order::Waive),
                ..
            }
        )
    };
    assert!(form.lines.iter().any(written), "{form:?}");
}

#[tokio::test]
async fn a_build_goes_before_an_earlier_waive_and_none_is_lost_silently() {
    let (_folder, service, context) = two_builds().await;
    add(&service, &context, "build army paris").await;
    let waived = add(&service, &context, "waive").await;
    let [(_, quota)] = waived.mine.quotas()[..] else {
        panic!("two builds: {waived:?}")
    };
    assert_eq!((quota.ordered, quota.waived, quota.due), (1, 1, 2));
    let third = add(&service, &context, "build f mar").await;
    let [Line::Written { instead, .. }] = &third.lines[..] else {
        panic!("{third:?}")
    };
    assert_eq!(*instead, Some(Item::Order(Order::Waive)));
    assert_eq!(lines(&third.mine), ["Build A Par", "Build F Mar"]);
    let fourth = add(&service, &context, "build f bre").await;
    assert!(!fourth.changed);
    let [Line::Faulty { fault, kept, .. }] = &fourth.lines[..] else {
        panic!("{fourth:?}")
    };
    assert_eq!((fault, kept), (&FULL, &false));
    // Another unit for the same place takes no room.
    let other = add(&service, &context, "build a mar").await;
    assert_eq!(lines(&other.mine), ["Build A Mar", "Build A Par"]);
    let me = person(Power::FRANCE);
    let struck = service.strike(&me, &context, "build a mar", "s").await;
    assert_eq!(struck.unwrap().sheet.len(), 1);
    let room = add(&service, &context, "build f bre").await;
    assert_eq!(lines(&room.mine), ["Build A Par", "Build F Bre"]);
    // What was acknowledged is what comes of it.
    let after = close(&service, &context).await;
    assert_eq!(after.state.position.of(Power::FRANCE).count(), 5);
}

#[tokio::test]
async fn in_whichever_order_lines_come_the_same_list_comes_of_them() {
    let (_folder, service, context) = two_builds().await;
    let all = ["Build A Par", "Build F Mar", "Waive", "Waive"];
    for a in 0..4 {
        for b in (0..4).filter(|b| *b != a) {
            for c in (0..4).filter(|c| *c != a && *c != b) {
                let d = 6 - a - b - c;
                let me = person(Power::FRANCE);
                let origin = format!("{a}{b}{c}{d}");
                let text = [a, b, c, d].map(|i| all[i]).join("\n");
                service
                    .clear(&me, &context, &format!("clear {origin}"))
                    .await
                    .unwrap();
                let at_once = service.write(&me, &context, &text, Mode::Add, false, &origin);
                let at_once = at_once.await.unwrap();
                assert_eq!(
                    lines(&at_once.mine),
                    ["Build A Par", "Build F Mar"],
                    "{text}"
                );
                service
                    .clear(&me, &context, &format!("again {origin}"))
                    .await
                    .unwrap();
                let mut last = at_once;
                for i in [a, b, c, d] {
                    let origin = format!("{origin}, line {i}");
                    let one = service.write(&me, &context, all[i], Mode::Add, false, &origin);
                    last = one.await.unwrap();
                }
                assert_eq!(lines(&last.mine), ["Build A Par", "Build F Mar"], "{text}");
            }
        }
    }
}

#[tokio::test]
async fn a_form_with_a_build_too_many_strikes_nothing() {
    let (_folder, service, context) = two_builds().await;
    let me = person(Power::FRANCE);
    let before = add(&service, &context, "Build A Par\nBuild F Mar").await;
    let mode = Mode::Rewrite {
        of: before.mine.number,
    };
    let text = "Build A Par\nBuild F Bre\nBuild A Mar";
    let form = service
        .write(&me, &context, text, mode, false, "form")
        .await;
    let form = form.unwrap();
    assert_eq!(form.merged, Some(Merged::Unusable));
    assert_eq!(lines(&form.mine), ["Build A Mar", "Build A Par"]);
    let refused = form
        .lines
        .iter()
        .filter(|line| matches!(line, Line::Faulty { fault, kept: false, .. } if *fault == FULL));
    assert_eq!(refused.count(), 1, "{form:?}");
    // The same with as many as there are replaces it.
    let mode = Mode::Rewrite {
        of: form.mine.number,
    };
    let text = "Build F Bre\nBuild F Mar";
    let form = service
        .write(&me, &context, text, mode, false, "form 2")
        .await;
    let form = form.unwrap();
    assert_eq!(form.merged, None);
    assert_eq!(lines(&form.mine), ["Build F Bre", "Build F Mar"]);
}

#[tokio::test]
async fn removals_too_many_are_refused_with_what_to_do() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let context = changed(&service, &context, |state| {
        state.phase = Phase::winter(1901);
        for at in ["bur", "gas"] {
            let at =
                chancery::board::Location::from(at.parse::<chancery::board::Province>().unwrap());
            state.position.add(UnitKind::Army, Some(Power::FRANCE), at);
        }
    })
    .await;
    let two = add(&service, &context, "disband A Bur\nremove A Gas").await;
    assert_eq!(lines(&two.mine), ["Disband A Bur", "Disband A Gas"]);
    let third = add(&service, &context, "A Par D").await;
    assert!(!third.changed);
    let room = OrderError::NoRoom {
        due: 2,
        removals: true,
    };
    let [Line::Faulty { fault, kept, .. }] = &third.lines[..] else {
        panic!("{third:?}")
    };
    assert_eq!((fault, kept), (&room, &false));
    let again = add(&service, &context, "A Bur D").await;
    assert!(
        matches!(&again.lines[..], [Line::Written { .. }]),
        "{again:?}"
    );
}

#[tokio::test]
async fn a_build_that_cannot_be_paid_is_not_called_good() {
    let (_folder, service, context) = started(variants::economic(None)).await;
    // Three units cost 14 at most: 9 are left for the rest.
    let context = changed(&service, &context, |state| {
        state.phase = Phase::winter(1901);
        without_units(state, Power::FRANCE);
        let purse = credits_of(state)
            .treasuries
            .entry(Power::FRANCE)
            .or_default();
        purse.credits = 9;
    })
    .await;
    let me = person(Power::FRANCE);
    let mine = service.my_sheet(&me, &context).await.unwrap();
    let fleet = mine.price(UnitKind::Fleet, None).expect("a price");
    assert_eq!((fleet.price, fleet.left), (5, 9));
    let one = add(&service, &context, "Build F Bre").await;
    assert!(matches!(&one.lines[..], [Line::Written { .. }]), "{one:?}");
    // What is left is what is left after what is on the sheet.
    let left = one.mine.price(UnitKind::Fleet, None).expect("a price");
    assert_eq!((left.price, left.left), (5, 4));
    assert!(!left.is_payable());
    // Another unit in the same place would take its place.
    let at = "bre".parse().ok();
    assert_eq!(one.mine.price(UnitKind::Army, at).map(|p| p.left), Some(9));
    let two = add(&service, &context, "Build F Mar").await;
    let [Line::Faulty { fault, kept, .. }] = &two.lines[..] else {
        panic!("{two:?}")
    };
    let dear = BadAdjustment::CannotPay { price: 5, left: 4 };
    assert_eq!((fault, kept), (&OrderError::Adjustment(dear), &true));
    // It stays: money may come before Winter closes (E-11e). The sheet says what is wrong with it.
    let mine = service.my_sheet(&me, &context).await.unwrap();
    assert_eq!(lines(&mine), ["Build F Bre", "Build F Mar"]);
    assert_eq!(mine.faults.len(), 1, "{:?}", mine.faults);
    let army = add(&service, &context, "Build A Par").await;
    assert!(
        matches!(&army.lines[..], [Line::Written { .. }]),
        "{army:?}"
    );
}
