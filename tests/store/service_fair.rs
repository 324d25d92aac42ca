//! The service is fair: a correction is carried out once, however often it is confirmed, and looking at what is
//! sealed and playing shut each other out, also at the same moment.

use crate::service_money::{credits_of, game};
use crate::service_opening::{NOW, person};
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::game::Edit;
use chancery::service::{
    Gallery, GameContext, NewGame, Person, Refusal, Service, ServiceError, Settings,
};
use chancery::store::{GuildId, Store};
use chancery::variants;
use tempfile::TempDir;

const FRANCE: Power = Power::FRANCE;

/// A GM who does not play.
fn gm() -> Person {
    Person {
        id: PlayerId(70),
        acting: None,
        admin: true,
        roles: Vec::new(),
        now: NOW,
    }
}

/// A game with an exchange under way, which anybody may join.
async fn exchange() -> (TempDir, Service, GameContext) {
    exchange_with(Gallery::None).await
}

async fn exchange_with(gallery: Gallery) -> (TempDir, Service, GameContext) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    let service = Service::new(store, || {});
    let new = NewGame {
        guild: GuildId(7),
        channel: 70,
        name: "Bourse".to_owned(),
        setup: variants::capitalist(None),
        settings: Settings {
            gallery,
            ..Settings::default()
        },
        gm: None,
        join: false,
        computers: None,
    };
    let mut context = service.create(&gm(), new).await.expect("a game");
    for power in [FRANCE, Power::ITALY] {
        let joined = service.join(&person(power), &context, None).await;
        context = joined.expect("a place");
    }
    let context = service.start(&gm(), &context).await.expect("it starts");
    (folder, service, context)
}

async fn money(service: &Service, context: &GameContext) -> i64 {
    let mut context = service
        .game_context(context.game.guild, context.game.id)
        .await
        .expect("the game");
    let credits = credits_of(&mut context.state);
    i64::from(credits.treasuries[&FRANCE].credits)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_correction_is_carried_out_once_however_often_it_is_confirmed() {
    let (_folder, service, context) = game().await;
    let gm = gm();
    service
        .look_at_money(&gm, &context)
        .await
        .expect("it is noted");
    for round in 0..12 {
        let context = service
            .game_context(context.game.guild, context.game.id)
            .await
            .expect("the game");
        let before = money(&service, &context).await;
        let edits = vec![Edit::Money {
            power: FRANCE,
            by: 5,
        }];
        let shown = service.preview_edit(&gm, &context, edits).await;
        let draft = shown.expect("it is shown").draft;
        let (a, b, c, d) = tokio::join!(
            service.apply_draft(&gm, &context, draft),
            service.apply_draft(&gm, &context, draft),
            service.apply_draft(&gm, &context, draft),
            service.apply_draft(&gm, &context, draft),
        );
        let all = [a, b, c, d];
        let done = all.iter().filter(|done| done.is_ok()).count();
        assert_eq!(done, 1, "round {round}");
        for other in all.iter().filter_map(|done| done.as_ref().err()) {
            let gone = matches!(other, ServiceError::Refused(Refusal::NoDraft));
            assert!(gone, "{other:?}");
        }
        assert_eq!(money(&service, &context).await, before + 5, "round {round}");
        // Nor when the game is read again first.
        let now = service
            .game_context(context.game.guild, context.game.id)
            .await
            .expect("the game");
        let late = service.apply_draft(&gm, &now, draft).await;
        assert!(matches!(late, Err(ServiceError::Refused(Refusal::NoDraft))));
    }
}

#[tokio::test]
async fn what_has_changed_since_it_was_shown_is_not_corrected() {
    let (_folder, service, context) = game().await;
    let gm = gm();
    service
        .look_at_money(&gm, &context)
        .await
        .expect("it is noted");
    let edits = vec![Edit::Money {
        power: FRANCE,
        by: 5,
    }];
    let shown = service.preview_edit(&gm, &context, edits).await;
    let draft = shown.expect("it is shown").draft;
    let before = money(&service, &context).await;
    service
        .process(&person(Power::AUSTRIA), &context)
        .await
        .expect("the phase closes");
    let late = service.apply_draft(&gm, &context, draft).await;
    assert!(matches!(late, Err(ServiceError::Refused(Refusal::NoDraft))));
    assert_eq!(money(&service, &context).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_look_and_a_seat_at_the_same_moment_one_is_refused() {
    for _ in 0..10 {
        let (_folder, service, context) = exchange().await;
        let gm = gm();
        let owner = person(FRANCE).id;
        let (looked, joined) = tokio::join!(
            service.show_sheet(&gm, &context, owner),
            service.join(&gm, &context, None),
        );
        assert!(looked.is_ok() != joined.is_ok(), "{looked:?} {joined:?}");
        let refused = looked.err().or(joined.err());
        let refused = matches!(
            refused,
            Some(ServiceError::Refused(Refusal::HasLooked | Refusal::BlindGm))
        );
        assert!(refused);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_word_given_to_the_gallery_and_a_seat_at_the_same_moment_one_is_refused() {
    for _ in 0..10 {
        let (_folder, service, context) = exchange_with(Gallery::After).await;
        let stranger = Person {
            id: PlayerId(71),
            admin: false,
            ..gm()
        };
        let (watches, joined) = tokio::join!(
            service.join_gallery(&stranger, &context),
            service.join(&stranger, &context, None),
        );
        assert!(watches.is_ok() != joined.is_ok(), "{watches:?} {joined:?}");
        let refused = watches.err().or(joined.err());
        let refused = matches!(
            refused,
            Some(ServiceError::Refused(
                Refusal::TakesPart | Refusal::InGallery
            ))
        );
        assert!(refused);
        // Who has left takes no seat either.
        if service.leave_gallery(&stranger, &context).await.is_ok() {
            let late = service.join(&stranger, &context, None).await;
            assert!(matches!(
                late,
                Err(ServiceError::Refused(Refusal::InGallery))
            ));
        }
    }
}
