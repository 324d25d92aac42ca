//! The service's own promises about declarations, asked of the service itself: the late, the dead, messages
//! that come twice, and what is noted.

use crate::service_opening::{NOW, person, started};
use chancery::board::Power;
use chancery::economy::Economy;
use chancery::economy::credits::{BadEntry, Credits, Entry, TransferKind, Way};
use chancery::game::{Motion, OrderError, State};
use chancery::service::{GameContext, Line, Mode, Person, Refusal, Service, ServiceError, Terms};
use chancery::store::{Change, NewRevision, OutboxRow};
use chancery::variants;
use tempfile::TempDir;

/// A gift of two credits.
const GIFT: Terms = Terms {
    kind: TransferKind::Gift,
    way: Way::Out,
    credits: 2,
    openly: false,
    note: 0,
};

pub async fn game() -> (TempDir, Service, GameContext) {
    let opened = started(variants::economic(None)).await;
    outbox(&opened.1).await;
    opened
}

/// Takes what is to be said, all routes.
pub async fn outbox(service: &Service) -> Vec<OutboxRow> {
    let mut all = Vec::new();
    loop {
        let rows = service.store().claim_posts(NOW, "test", 50, 1_000).await;
        let rows = rows.expect("rows");
        if rows.is_empty() {
            return all;
        }
        for row in &rows {
            let along = Default::default();
            let done = service.store().delivered(row, "{}", NOW, &along);
            assert!(done.await.expect("it is noted"));
        }
        all.extend(rows);
    }
}

/// The game as it would be after some phases that led there.
pub async fn changed(
    service: &Service,
    context: &GameContext,
    change: impl FnOnce(&mut State),
) -> GameContext {
    let mut state = context.state.clone();
    change(&mut state);
    let revision = NewRevision {
        kind: "resolved".to_owned(),
        cause: "test".to_owned(),
        actor: None,
        at: NOW,
        engine: "test".to_owned(),
        state: state.to_json(),
        report: None,
        board: None,
    };
    let change = Change::new(&context.game, revision);
    service.store().revise(&change).await.expect("a revision");
    let context = service
        .game_context(context.game.guild, context.game.id)
        .await;
    context.expect("the game")
}

pub fn without_units(state: &mut State, power: Power) {
    state.position.units.retain(|u| u.owner != Some(power));
}

pub fn credits_of(state: &mut State) -> &mut Credits {
    match &mut state.economy {
        Economy::Credits(credits) => credits,
        other => panic!("a game of credits: {other:?}"),
    }
}

pub fn private_to(power: Power) -> String {
    format!("person:{}", power.place() + 1)
}

#[tokio::test]
async fn one_word_for_one_declaration_however_often_it_comes() {
    let (_folder, service, context) = game().await;
    let (france, italy) = (person(Power::FRANCE), person(Power::ITALY));
    let give = "Give 2 to Italy";
    for origin in ["message 1", "message 1", "message 2"] {
        let written = service.write(&france, &context, give, Mode::Add, false, origin);
        written.await.expect("it is written");
    }
    let rows = outbox(&service).await;
    let routes: Vec<&str> = rows.iter().map(|r| r.route.as_str()).collect();
    assert_eq!(routes, [private_to(Power::ITALY)]);
    // Pressed twice, one answer.
    for origin in ["press 1", "press 1", "press 2"] {
        let done = service.accept(&italy, &context, Power::FRANCE, GIFT, origin);
        let mine = done.await.expect("it is declared").mine;
        assert_eq!(mine.sheet.to_string(), "Receive 2 from France");
    }
    let rows = outbox(&service).await;
    let routes: Vec<&str> = rows.iter().map(|r| r.route.as_str()).collect();
    assert_eq!(routes, [private_to(Power::FRANCE)]);
    // What nobody declared cannot be accepted: not by another, not on other terms.
    let other = Terms { credits: 3, ..GIFT };
    for (by, terms) in [(italy, other), (person(Power::TURKEY), GIFT)] {
        let refused = service
            .accept(&by, &context, Power::FRANCE, terms, "press 3")
            .await;
        let gone = matches!(
            refused,
            Err(ServiceError::Refused(Refusal::OfferGone { .. }))
        );
        assert!(gone, "{refused:?}");
    }
}

#[tokio::test]
async fn nothing_is_declared_taken_back_or_voted_after_the_deadline() {
    let (_folder, service, context) = game().await;
    let (france, italy) = (person(Power::FRANCE), person(Power::ITALY));
    let write = service.write(&france, &context, "Give 2 to Italy", Mode::Add, false, "1");
    write.await.expect("it is written");
    let late = |by: Person| Person {
        now: context.game.head.deadline.expect("a deadline"),
        ..by
    };
    let closed = |error: Option<ServiceError>| {
        let closed = matches!(error, Some(ServiceError::Refused(Refusal::PhaseClosed)));
        assert!(closed, "{error:?}");
    };
    let (late_france, late_italy) = (late(france.clone()), late(italy.clone()));
    let accept = service.accept(&late_italy, &context, Power::FRANCE, GIFT, "2");
    closed(accept.await.err());
    let withdraw = service.withdraw(&late_france, &context, Power::ITALY, GIFT, "3");
    closed(withdraw.await.err());
    let vote = service.vote(&late_france, &context, Motion::Demobilisation, Some(true));
    closed(vote.await.err());
    let stands = service.my_sheet(&france, &context).await.expect("a sheet");
    assert_eq!(stands.sheet.to_string(), "Give 2 to Italy");
}

/// What is noted of a game speaks of no declaration, no partner and no vote.
#[tokio::test]
async fn the_audit_holds_neither_declarations_nor_votes() {
    let (_folder, service, context) = game().await;
    let (france, italy) = (person(Power::FRANCE), person(Power::ITALY));
    let (guild, id) = (context.game.guild, context.game.id);
    let before = service.store().audit(guild, Some(id), None, 100).await;
    let known = before.expect("the audit").len();
    let text = "Lend 2 to Italy note: quietly\nHire A Par to Italy";
    let write = service.write(&france, &context, text, Mode::Add, false, "1");
    let written = write.await.expect("it is written");
    let mut entries = written.mine.sheet.credits.iter();
    let lent = entries.find_map(|entry| match entry {
        Entry::Transfer(transfer) => Some(Terms::of(transfer)),
        _ => None,
    });
    let terms = lent.expect("a loan");
    let accept = service.accept(&italy, &context, Power::FRANCE, terms, "2");
    accept.await.expect("it is declared");
    let vote = service.vote(&france, &context, Motion::Demobilisation, Some(false));
    let turnout = vote.await.expect("it is cast");
    assert_eq!((turnout.votes, turnout.of), (1, 7));
    // Cast once more, it writes nothing.
    let cast = service.game_context(guild, id).await.expect("the game");
    let vote = service.vote(&france, &cast, Motion::Demobilisation, Some(false));
    assert_eq!(vote.await.expect("it is cast"), turnout);
    let after = service.game_context(guild, id).await.expect("the game");
    assert_eq!(after.game.seq, cast.game.seq);
    outbox(&service).await;
    let entries = service.store().audit(guild, Some(id), None, 100).await;
    let entries = entries.expect("the audit");
    let new = &entries[..entries.len() - known];
    assert!(new.iter().any(|e| e.what == "vote"), "{new:?}");
    let noted = format!("{new:?}");
    for secret in [
        "quietly",
        "Lend",
        "loan",
        "Hire",
        "italy",
        "demobilisation",
        "false",
        "offer",
    ] {
        assert!(!noted.contains(secret), "{secret}: {noted}");
    }
}

/// A power that is out of the game: nobody deals with it any more.
#[tokio::test]
async fn nothing_is_declared_with_a_dead_power() {
    let (_folder, service, context) = game().await;
    let context = changed(&service, &context, |state| {
        without_units(state, Power::TURKEY);
        let credits = credits_of(state);
        credits.owners.retain(|_, owner| *owner != Power::TURKEY);
        credits.treasuries.remove(&Power::TURKEY);
    })
    .await;
    let france = person(Power::FRANCE);
    let text = "Give 1 to Turkey\nBorrow 1 from Turkey\nHire A Par to Turkey\nAlly with Turkey";
    let written = service.write(&france, &context, text, Mode::Add, false, "1");
    let written = written.await.expect("an answer");
    let power = Power::TURKEY;
    for line in &written.lines {
        let gone = OrderError::Credits(BadEntry::Gone { power });
        let refused = matches!(line, Line::Faulty { fault, kept: false, .. } if *fault == gone);
        assert!(refused, "{line:?}");
    }
    assert_eq!(written.lines.len(), 4);
    assert!(written.mine.sheet.is_empty());
    assert!(outbox(&service).await.is_empty());
    let dead = person(power);
    let refused = service.write(&dead, &context, "Give 1 to France", Mode::Add, false, "2");
    let refused = refused.await;
    let out = matches!(refused, Err(ServiceError::Refused(Refusal::Eliminated(_))));
    assert!(out, "{refused:?}");
}
