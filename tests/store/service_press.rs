//! The service's promises about press: a letter's text stands in the letter alone, comes once, and the rules
//! are kept.

use crate::service_money::{changed, outbox, without_units};
use crate::service_opening::{NOW, person, replaced, started};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::game::PhaseKind;
use chancery::service::{
    Audience, Circle, Draft, GameContext, Notice, PerPage, Person, PressRefusal, Refusal, Sent,
    Service, ServiceError, Shelf,
};
use chancery::store::GuildId;
use chancery::variants;
use tempfile::TempDir;

const FRANCE: Power = Power::FRANCE;
const GERMANY: Power = Power::GERMANY;
const ITALY: Power = Power::ITALY;
const SECRET: &str = "the fleet sails at dawn";

async fn game() -> (TempDir, Service, GameContext) {
    let opened = started(variants::standard(None)).await;
    outbox(&opened.1).await;
    opened
}

fn to(powers: &[Power]) -> Audience {
    Audience::Powers(powers.iter().copied().collect::<Circle>())
}

async fn write(
    service: &Service,
    context: &GameContext,
    by: Power,
    to: Audience,
    origin: &str,
) -> Result<Sent, ServiceError> {
    let draft = Draft {
        sender: None,
        to,
        grey: false,
        text: SECRET,
        origin,
    };
    service.press(&person(by), context, draft).await
}

fn refused(done: Result<Sent, ServiceError>) -> PressRefusal {
    match done {
        Err(ServiceError::Refused(Refusal::Press(why))) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn what_is_written_stands_in_the_letter_alone() {
    let (_folder, service, context) = game().await;
    let sent = write(&service, &context, FRANCE, to(&[GERMANY, ITALY]), "a").await;
    let sent = sent.expect("it is sent");
    assert!(!format!("{sent:?}").contains(SECRET));
    let rows = outbox(&service).await;
    assert_eq!(rows.len(), 2);
    for row in &rows {
        assert!(!row.payload.contains(SECRET), "{}", row.payload);
        assert!(Notice::is_sealed(&row.kind), "{}", row.kind);
    }
    service
        .report(&person(GERMANY), &context, sent.letter.mark)
        .await
        .expect("it is reported");
    let report = outbox(&service).await;
    assert!(report.iter().all(|row| !row.payload.contains(SECRET)));
    let notes = service
        .store()
        .audit(GuildId(7), None, None, 500)
        .await
        .expect("notes");
    for note in &notes {
        assert!(!note.detail.contains(SECRET), "{note:?}");
    }
    // Neither who wrote nor to whom.
    let noted: Vec<_> = notes.iter().filter(|n| n.what == "press").collect();
    assert_eq!(noted.len(), 1);
    assert_eq!(
        (noted[0].actor, noted[0].detail.as_str()),
        (None, r#"{"open":false}"#)
    );
    // Others cannot tell a letter that is not theirs from one that is not.
    let turk = person(Power::TURKEY);
    let stranger = service.letter_of(&turk, &context, sent.letter.mark);
    let unknown = matches!(
        stranger.await,
        Err(ServiceError::Refused(Refusal::Press(
            PressRefusal::NoSuchLetter
        )))
    );
    assert!(unknown);
}

#[tokio::test]
async fn a_letter_that_comes_twice_is_sent_once() {
    let (_folder, service, context) = game().await;
    for _ in 0..2 {
        let sent = write(&service, &context, FRANCE, to(&[GERMANY]), "same").await;
        sent.expect("it is sent");
    }
    assert_eq!(outbox(&service).await.len(), 1);
    let all = PerPage(10);
    let german = person(GERMANY);
    let page = service.correspondence(&german, &context, Shelf::Inbox, 0, all);
    assert_eq!(page.await.expect("letters").letters_in_all, 1);
}

#[tokio::test]
async fn a_phase_has_room_for_two_hundred_letters() {
    let (_folder, service, context) = game().await;
    for n in 0..200 {
        let sent = write(&service, &context, FRANCE, to(&[GERMANY]), &format!("l{n}")).await;
        sent.expect("it is sent");
    }
    let one_more = write(&service, &context, FRANCE, to(&[GERMANY]), "more").await;
    assert_eq!(refused(one_more), PressRefusal::TooMany);
    let other = write(&service, &context, GERMANY, to(&[FRANCE]), "other").await;
    other.expect("others have their own room");
}

#[tokio::test]
async fn the_dead_are_silent_and_phases_shut_where_the_rules_say_so() {
    let (_folder, service, context) = game().await;
    let gone = changed(&service, &context, |state| {
        without_units(state, ITALY);
        match &mut state.economy {
            chancery::economy::Economy::Centres(centres) => {
                centres.owners.retain(|_, owner| *owner != ITALY);
            }
            other => panic!("{other:?}"),
        }
    });
    let mut context = gone.await;
    let dead = write(&service, &context, ITALY, to(&[FRANCE]), "d1").await;
    assert_eq!(refused(dead), PressRefusal::Dead { power: ITALY });
    // The living may write to them.
    let living = write(&service, &context, FRANCE, to(&[ITALY]), "d2").await;
    living.expect("it is sent");
    context.settings.press.dead = true;
    let ghost = write(&service, &context, ITALY, to(&[FRANCE]), "d3").await;
    ghost.expect("it is sent");

    context.settings.press.shut_builds = true;
    context.state.phase.step = PhaseKind::Adjustments;
    let shut = write(&service, &context, FRANCE, to(&[GERMANY]), "s1").await;
    let step = PhaseKind::Adjustments;
    assert_eq!(refused(shut), PressRefusal::Shut { step });
    context.state.phase.step = PhaseKind::Retreats;
    let open = write(&service, &context, FRANCE, to(&[GERMANY]), "s2").await;
    open.expect("retreats are open");
    context.settings.press.shut_retreats = true;
    let shut = write(&service, &context, FRANCE, to(&[GERMANY]), "s3").await;
    let step = PhaseKind::Retreats;
    assert_eq!(refused(shut), PressRefusal::Shut { step });
}

#[tokio::test]
async fn a_successor_gets_none_of_the_predecessors_letters() {
    let (_folder, service, context) = game().await;
    let sent = write(&service, &context, FRANCE, to(&[GERMANY]), "a").await;
    let mark = sent.expect("it is sent").letter.mark;
    let newcomer = Person::new(PlayerId(99), NOW);
    let context = replaced(&service, &context, GERMANY, 99).await;
    let page = service.correspondence(&newcomer, &context, Shelf::Log, 0, PerPage(10));
    assert_eq!(page.await.expect("nothing yet").letters_in_all, 0);
    assert!(service.letter_of(&newcomer, &context, mark).await.is_err());
    // An answer of the circle reaches who plays the power now.
    let again = write(&service, &context, FRANCE, Audience::Answer(mark), "b").await;
    again.expect("it is sent");
    let page = service.correspondence(&newcomer, &context, Shelf::Log, 0, PerPage(10));
    assert_eq!(page.await.expect("one").letters_in_all, 1);
}
