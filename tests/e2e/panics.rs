//! What panics is caught, logged with an id and answered with it; nothing else notices. Without its scheduler
//! the program ends.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{Answer, words_of};
use chancery::failure::Failure;
use chancery::scheduler::{Clock, ManualClock};
use futures_util::future::BoxFuture;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What is done outside of any span: the loops of the scheduler.
const OUTSIDE: &str = "outside";

/// A clock that panics when it is next read in work of a kind, by the name of its span in the log.
pub struct Tripwire {
    own: Arc<ManualClock>,
    armed: Mutex<Option<&'static str>>,
}

impl Tripwire {
    pub fn new(own: &Arc<ManualClock>) -> Arc<Tripwire> {
        Arc::new(Tripwire {
            own: own.clone(),
            armed: Mutex::default(),
        })
    }

    /// The next work of this kind panics.
    pub fn arm(&self, span: &'static str) {
        *self.armed() = Some(span);
    }

    fn armed(&self) -> std::sync::MutexGuard<'_, Option<&'static str>> {
        self.armed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing has panicked since it was armed.
    pub fn is_armed(&self) -> bool {
        self.armed().is_some()
    }
}

impl Clock for Tripwire {
    fn now(&self) -> i64 {
        let within = tracing::Span::current().metadata().map(|span| span.name());
        let within = within.unwrap_or(OUTSIDE);
        let hit = self.armed().take_if(|span| *span == within);
        assert!(hit.is_none(), "as the test wants it");
        self.own.now()
    }

    fn sleep_until(&self, at: i64) -> BoxFuture<'_, ()> {
        self.own.sleep_until(at)
    }
}

/// The id in what somebody is told who ran into a fault of ours.
fn id_in(told: &str) -> Option<&str> {
    let (_, rest) = told.split_once("There was an error in the bot")?;
    let (_, id) = rest.split_once('`')?;
    id.split_once('`').map(|(id, _)| id)
}

#[tokio::test]
async fn a_panic_is_answered_with_an_id() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.stop_bot().await;
    let tripwire = Tripwire::new(&app.clock);
    app.start_bot_by(tripwire.clone()).await;
    game.gm().sees_the_bot().await;
    let france = game.of("france");

    // A command.
    tripwire.arm("interaction");
    let told = france.hears(game.table, "status").await;
    assert!(!tripwire.is_armed());
    assert_eq!(id_in(&told).map(str::len), Some(6), "{told}");

    // A completion: the list stays empty, and comes at once.
    tripwire.arm("interaction");
    let offered = france.choices(game.table, "status game:", "game").await;
    assert!(!tripwire.is_armed());
    assert!(offered.is_empty(), "{offered:?}");

    // A button, and the form it opens.
    let sheet = france.types(game.table, "orders").await.message();
    tripwire.arm("interaction");
    let told = france.press(&sheet, "Edit as text").await.message();
    assert!(!tripwire.is_armed());
    assert!(id_in(&words_of(&told)).is_some(), "{told}");
    let Answer::Modal(form) = france.press(&sheet, "Edit as text").await else {
        panic!("a form");
    };
    tripwire.arm("interaction");
    let filled = france.fills_in(&form, &[("sheet", "A Par - Bur")]).await;
    assert!(!tripwire.is_armed());
    let told = words_of(&filled.message());
    assert!(id_in(&told).is_some(), "{told}");

    // A private message.
    tripwire.arm("interaction");
    let told = words_of(&france.tells_the_bot("A Par - Bur").await);
    assert!(!tripwire.is_armed());
    assert!(id_in(&told).is_some(), "{told}");

    // All goes on, and the bot stops without waiting for what broke off.
    game.writes("france", "A Par - Bur").await;
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    app.finish().await;
}

#[tokio::test]
async fn without_its_scheduler_the_program_ends() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.stop_bot().await;
    let tripwire = Tripwire::new(&app.clock);
    app.start_bot_by(tripwire.clone()).await;
    game.gm().sees_the_bot().await;
    let clock = app.clock.clone();
    let why = {
        let mut ended = std::pin::pin!(app.ends());
        loop {
            tripwire.arm(OUTSIDE);
            clock.advance(HOUR / 4);
            // Another task may have read the clock first, whose end is not the program's.
            let soon = tokio::time::timeout(Duration::from_millis(300), &mut ended);
            if let Ok(why) = soon.await {
                break why;
            }
        }
    };
    assert!(matches!(why, Failure::Scheduler(_)), "{why:?}");
    assert!(
        !why.is_lasting(),
        "whatever keeps it running starts it again"
    );
    // The deadline that would have been lost is kept.
    app.start_bot().await;
    game.gm().sees_the_bot().await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    app.finish().await;
}
