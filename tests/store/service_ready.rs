//! Ready marks where there is money: whom a phase waits for, and what the others learn of it.

use crate::service_money::{changed, credits_of, game, outbox, private_to, without_units};
use crate::service_opening::{NOW, person, started};
use chancery::board::{Power, UnitKind};
use chancery::control::PlayerId;
use chancery::economy::Economy;
use chancery::economy::credits::Loan;
use chancery::game::{Phase, Season};
use chancery::service::{
    Debtor, GameContext, Mode, Notice, Readiness, Refusal, Service, ServiceError,
};
use chancery::store::SEAT;
use chancery::variants;

/// Marks a power's player ready: what is answered, and whether the phase closed.
async fn ready(service: &Service, context: &GameContext, power: Power) -> (Readiness, bool) {
    let done = service.ready(&person(power), context, true).await;
    let (standing, closed) = done.expect("it is marked");
    (standing, closed.is_some())
}

#[tokio::test]
async fn a_phase_does_not_close_over_money_that_may_still_be_given() {
    let (_folder, service, context) = game().await;
    let context = changed(&service, &context, |state| {
        without_units(state, Power::TURKEY)
    })
    .await;
    for power in Power::ALL.into_iter().filter(|p| *p != Power::TURKEY) {
        let (standing, closed) = ready(&service, &context, power).await;
        assert!(!closed && !standing.all, "{power}");
        assert_eq!(standing.of, 7);
        assert!(standing.waiting.contains(&person(Power::TURKEY).id));
    }
    let status = service.status(&context).await.expect("a status");
    let turkey = status.debtors.iter().find(|d| d.power == Power::TURKEY);
    assert!(turkey.is_some_and(|d| d.due.is_none() && !d.ready));
    let turkey = person(Power::TURKEY);
    // An order of one without units is for a hired one: nobody learns of it.
    let hired = "Italian A Ven H";
    let write = service.write(&turkey, &context, hired, Mode::Add, true, "0");
    assert!(write.await.expect("it is written").changed);
    let status = service.status(&context).await.expect("a status");
    let debtors = status.debtors;
    let silent = |d: &Debtor| d.power != Power::TURKEY || !d.handed_in;
    assert!(debtors.iter().all(silent), "{debtors:?}");
    let write = service.write(&turkey, &context, "Give 1 to Italy", Mode::Add, false, "1");
    assert!(write.await.expect("it is written").changed);
    let (standing, closed) = ready(&service, &context, Power::TURKEY).await;
    assert!(closed && standing.all);
    let next = service
        .game_context(context.game.guild, context.game.id)
        .await;
    assert_eq!(next.expect("the game").state.phase.to_string(), "F1901M");
}

#[tokio::test]
async fn of_a_hirer_nobody_is_told_by_the_number_of_the_waited_for() {
    let (_folder, service, context) = game().await;
    let attack = "A Bur - Par\nA Gas S A Bur - Par";
    let context = changed(&service, &context, |state| {
        without_units(state, Power::ITALY);
        for place in ["bur", "gas"] {
            let at = place.parse().expect("a place");
            state.position.add(UnitKind::Army, Some(Power::ITALY), at);
        }
        without_units(state, Power::GERMANY);
    })
    .await;
    // News of money alone, and none of the new phase.
    for power in Power::ALL {
        let by = person(power);
        let set = service.set_own(&by, |own| own.untold = true);
        set.await.expect("set");
    }
    for (power, text) in [
        (Power::FRANCE, "Hire A Par to Germany"),
        (Power::ITALY, attack),
    ] {
        let by = person(power);
        let once = power.id();
        let written = service.write(&by, &context, text, Mode::Add, false, &once);
        assert!(written.await.expect("it is written").changed);
    }
    let mut closed = false;
    for power in Power::ALL {
        closed = ready(&service, &context, power).await.1;
    }
    assert!(closed);
    let context = service
        .game_context(context.game.guild, context.game.id)
        .await;
    let context = context.expect("the game");
    assert_eq!(context.state.phase.to_string(), "S1901R");
    // The hirer is told privately, and may write the retreat; nobody else may.
    let rows = outbox(&service).await;
    let told = |power| {
        let to = private_to(power);
        rows.iter().any(|r| r.kind == "money" && r.route == to)
    };
    assert!(told(Power::GERMANY) && !told(Power::ITALY));
    let retreat = "French A Par - Pic";
    for (power, written) in [(Power::GERMANY, true), (Power::ITALY, false)] {
        let by = person(power);
        let origin = format!("retreat {power}");
        let done = service.write(&by, &context, retreat, Mode::Add, false, &origin);
        assert_eq!(done.await.expect("an answer").changed, written, "{power}");
    }
    // One unit of France must retreat: that everybody sees, and no more.
    let status = service.status(&context).await.expect("a status");
    let powers: Vec<Power> = status.debtors.iter().map(|d| d.power).collect();
    assert_eq!(powers, [Power::FRANCE]);
    let (standing, closed) = ready(&service, &context, Power::FRANCE).await;
    assert_eq!((standing.of, standing.waiting.len()), (1, 0));
    assert!(!closed && !standing.all, "the hirer may still order it");
    for stranger in [Power::ITALY, Power::TURKEY] {
        let refused = service.ready(&person(stranger), &context, true).await;
        let nothing = matches!(
            refused,
            Err(ServiceError::Refused(Refusal::NothingDue { .. }))
        );
        assert!(nothing, "{refused:?}");
    }
    // The hirer knows of itself.
    let (standing, closed) = ready(&service, &context, Power::GERMANY).await;
    assert_eq!((standing.of, standing.waiting.len()), (2, 0));
    assert!(closed && standing.all);
}

#[tokio::test]
async fn of_a_lender_nobody_is_told_by_the_number_of_the_waited_for() {
    let (_folder, service, context) = game().await;
    let context = changed(&service, &context, |state| {
        state.phase = Phase::moves(Season::Fall, 1901).retreats();
        credits_of(state).loans.push(Loan {
            lender: Power::ITALY,
            debtor: Power::TURKEY,
            made: 1,
            owed: 2,
            called: 0,
            note: None,
        });
        let lost = state
            .position
            .units
            .iter()
            .position(|u| u.owner == Some(Power::FRANCE));
        let unit = state.position.units.remove(lost.expect("a unit"));
        state.position.dislodged.push(chancery::board::Dislodged {
            unit,
            from: None,
            retreats: vec!["pic".parse().expect("a place")],
            cargo: None,
        });
    })
    .await;
    let (standing, closed) = ready(&service, &context, Power::FRANCE).await;
    assert_eq!((standing.of, standing.waiting.len(), closed), (1, 0, false));
    let (standing, closed) = ready(&service, &context, Power::ITALY).await;
    assert!(closed && standing.all);
}

/// Whom the channel is reminded of.
async fn named(service: &Service, context: &GameContext) -> Vec<PlayerId> {
    let game = &context.game;
    let posts = service.reminder_posts(game.guild, game.id, game.head.phase_no);
    let mut named = Vec::new();
    let posts = posts.await.expect("posts").into_iter();
    // What only those hear who share a seat names nobody.
    for post in posts.filter(|post| !post.route.starts_with(SEAT)) {
        match Notice::from_json(&post.payload) {
            Ok(Notice::Reminder { players, .. }) => {
                assert!(post.route.starts_with("channel:"), "{}", post.route);
                named.extend(players);
            }
            other => panic!("{other:?}"),
        }
    }
    named
}

/// Nobody here can be written to privately.
async fn in_the_open(service: &Service) {
    for power in Power::ALL {
        let reached = service.reached(person(power).id.0, false, NOW).await;
        reached.expect("it is noted");
    }
}

#[tokio::test]
async fn a_reminder_names_those_whose_orders_are_not_known_to_be_in() {
    let everybody: Vec<PlayerId> = Power::ALL.map(|p| person(p).id).to_vec();
    let france = person(Power::FRANCE);
    // Who builds where units are paid for is secret until Winter is over.
    let (_folder, service, context) = game().await;
    in_the_open(&service).await;
    let context = changed(&service, &context, |state| {
        state.phase = "W1901A".parse().expect("a phase");
        without_units(state, Power::FRANCE);
        let treasuries = credits_of(state).treasuries.values_mut();
        treasuries.for_each(|t| t.credits = 15);
    })
    .await;
    let write = service.write(&france, &context, "Build A Par", Mode::Add, false, "1");
    assert!(write.await.expect("it is written").changed);
    assert_eq!(named(&service, &context).await, everybody);
    // Blocks are orders, too.
    let (_folder, service, context) = started(variants::investment(None)).await;
    in_the_open(&service).await;
    let context = changed(&service, &context, |state| {
        state.phase = "W1901A".parse().expect("a phase");
        let Economy::Blocks(blocks) = &mut state.economy else {
            panic!("a game of blocks")
        };
        for power in Power::ALL {
            blocks.bank.treasuries.entry(power).or_default().credits = 18;
        }
    })
    .await;
    assert_eq!(named(&service, &context).await, everybody);
    let write = service.write(&france, &context, "Place 3 in Par", Mode::Add, false, "1");
    assert!(write.await.expect("it is written").changed);
    assert!(!named(&service, &context).await.contains(&france.id));
}
