//! Nothing sealed is logged: games are played in which people write words that occur nowhere else, things go
//! wrong on purpose, and every line the program has logged meanwhile, of ours with all there is, is searched
//! for those words, for orders as the program writes them, and for tokens. The search itself is
//! [`crate::watch`]; it sees to the lines of all other tests here, too.

use std::io::Write;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chancery::operations::{self, Format, lines};
use chancery::sandbox::{Aim, Harm};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::layer::SubscriberExt;

use crate::access::Vault;
use crate::app::{HOUR, TestApp};
use crate::blocks_commands::winter;
use crate::credits_offers::may_be_written_to;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::trade_commands;
use crate::watch;

/// Neither these words nor any order of these may be logged.
fn sealed(texts: &[&str]) {
    texts.iter().for_each(|text| watch::keep_secret(text));
}

/// What was logged meanwhile was searched, in both formats, and nothing was found.
fn nothing_leaked(before: [usize; 2]) {
    let now = watch::searched();
    assert!(
        now[0] > before[0] + 10 && now[1] > before[1] + 10,
        "{before:?} {now:?}"
    );
    let leaks = watch::leaks();
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
}

async fn does(game: &Game, power: &str, lines: &[&str]) {
    for line in lines {
        let told = game.of(power).hears(game.table, line).await;
        assert!(
            !told.contains("There was an error in the bot"),
            "{power} {line}: {told}"
        );
    }
}

async fn closes(game: &Game, next: &str) {
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await;
}

#[tokio::test]
async fn a_game_with_press_votes_and_sealed_orders() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&[
        "A Par - Bur",
        "A Par – Bur",
        "A Mun - Bur",
        "F Lon - Nth",
        "A Vie - Gal",
        "F Ank - Bla",
        "A Mar S A Par",
        "zanzibar",
        "quagmire",
        "xylophone",
        "kumquat",
        "marzipan",
        "barnacle",
    ]);
    let game = Game::begin(&app).await;
    may_be_written_to(&game, &["france", "germany", "england"]).await;
    // Orders by command, by private message and by form; some that are none.
    does(
        &game,
        "france",
        &[
            "order unit:A Par order:A Par - Bur",
            "order unit:A Mar order:A Mar zanzibar",
            "standing set orders:A Mar S A Par - Bur",
            "whatif guesses:A Mun - Bur",
            "press to powers:germany text:the quagmire is mine",
            "press public text:a xylophone for all",
            "press to powers:nobody text:kumquat",
            "press inbox",
            "press log",
            "orders",
            "receipt show",
            "draw",
        ],
    )
    .await;
    game.of("germany")
        .tells_the_bot("A Mun - Bur\nA Ber - zanzibar")
        .await;
    game.of("england")
        .tells_the_bot("F Lon - Nth\nmarzipan")
        .await;
    let sheet = game
        .of("austria")
        .types(game.table, "orders")
        .await
        .message();
    let form = game.of("austria").press(&sheet, "Edit as text").await;
    if let crate::said::Answer::Modal(form) = form {
        let filled = [("sheet", "A Vie - Gal\nA Bud - kumquat")];
        game.of("austria").fills_in(&form, &filled).await;
    }
    does(&game, "germany", &["vote choice:no motion:#1"]).await;
    does(
        &game,
        "austria",
        &[
            "gm announce text:barnacle",
            "gm log",
            "sealed show power:France",
        ],
    )
    .await;
    game.writes("turkey", "F Ank - Bla").await;
    closes(&game, "Fall 1901, movement").await;
    app.pass(49 * HOUR);
    game.post("Spring 1902, movement").await;
    nothing_leaked(before);
    app.finish().await;
}

#[tokio::test]
async fn a_blind_gm_and_anonymous_players() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&["A Rom - Apu", "rhubarb", "A War - Gal"]);
    let (game, gm) = Game::begin_anonymous(&app).await;
    does(
        &game,
        "italy",
        &[
            "order unit:A Rom order:A Rom - Apu",
            "press to powers:russia text:rhubarb",
        ],
    )
    .await;
    game.writes("russia", "A War - Gal").await;
    let look = gm.types(game.table, "sealed show power:Italy").await;
    let look = look.message();
    gm.press(&look, "Look, and never play here").await;
    for line in [
        "sealed show power:Italy",
        "sealed dryrun",
        "gm log",
        "gm process",
    ] {
        // Some of it is refused: that is logged no more than what is done.
        let _ = gm.try_type(game.table, line).await;
    }
    gm.sees_words(game.table, "Fall 1901, movement").await;
    nothing_leaked(before);
    app.finish().await;
}

#[tokio::test]
async fn credits_lent_given_and_declared_by_one_side_alone() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&[
        "Lend 2 to Italy",
        "Borrow 2 from",
        "Give 3 to Turkey",
        "pomegranate",
        "tamarind",
        "Repay 2 to",
    ]);
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "italy", "turkey"]).await;
    does(
        &game,
        "france",
        &[
            "credits lend to:italy amount:2 note:pomegranate",
            "credits give to:turkey amount:3",
            "credits lend to:germany amount:1 note:tamarind",
            "credits call from:italy amount:99",
            "credits balance",
            "orders",
        ],
    )
    .await;
    let private = game.of("italy").private().await;
    let offer = game
        .of("italy")
        .sees_words(private, "France offers to lend you 2 credits")
        .await;
    game.of("italy")
        .press(&offer, "Declare: Borrow 2 from France")
        .await;
    game.of("italy")
        .tells_the_bot("Repay 2 to France\nRepay pomegranate")
        .await;
    closes(&game, "Fall 1901, movement").await;
    closes(&game, "Winter 1901").await;
    nothing_leaked(before);
    app.finish().await;
}

#[tokio::test]
async fn tickets_of_trades() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&[
        "Sell 487 lira",
        "Buy 413 marks",
        "487 lira",
        "413 marks",
        "doubloon",
    ]);
    let game = trade_commands::begin(&app).await;
    let (table, bertrand) = (game.table, &game.bertrand);
    for line in [
        "trade sell currency:lira units:487",
        "trade buy currency:Germany units:413",
        "trade buy currency:doubloon units:5",
        "trade review",
        "orders",
    ] {
        bertrand.hears(table, line).await;
    }
    game.cosima
        .tells_the_bot("sell 487 lira\nbuy 3 doubloon")
        .await;
    game.adelaide.hears(table, "gm process").await;
    game.adelaide.sees_words(table, "Fall 1901, movement").await;
    nothing_leaked(before);
    app.finish().await;
}

#[tokio::test]
async fn treaties_declared_by_one_side_alone() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&["Enter AAT with Austria", "Enter MDT with", "persimmon"]);
    let game = Game::begin_of(&app, "variant:relations").await;
    may_be_written_to(&game, &WISHES).await;
    does(
        &game,
        "italy",
        &[
            "treaty enter with:austria kind:AAT: aggressive alliance",
            "treaty propose with:france kind:MDT: mutual defence",
            "treaty enter with:persimmon kind:AAT: aggressive alliance",
            "treaty list",
        ],
    )
    .await;
    game.of("france")
        .tells_the_bot("Enter MDT with Italy\nEnter persimmon")
        .await;
    closes(&game, "Spring 1901, movement").await;
    closes(&game, "Fall 1901, movement").await;
    nothing_leaked(before);
    app.finish().await;
}

#[tokio::test]
async fn points_put_on_provinces() {
    let app = TestApp::start().await;
    let before = watch::searched();
    sealed(&[
        "Place 3 in Par",
        "Disband F Bre",
        "Place the rest in Mar",
        "tangerine",
    ]);
    let game = winter(&app, "").await;
    does(
        &game,
        "france",
        &[
            "blocks disband unit:F Bre",
            "blocks place province:Paris points:3",
            "blocks place province:tangerine points:3",
            "blocks rest province:Marseilles",
        ],
    )
    .await;
    closes(&game, "Spring 1902, movement").await;
    nothing_leaked(before);
    app.finish().await;
}

/// The store fails, Discord does not take what is sent, stored texts cannot be read: all of that is logged.
#[tokio::test]
async fn what_goes_wrong_is_logged_without_what_was_sealed() {
    let mut app = TestApp::start().await;
    let before = watch::searched();
    sealed(&["A Par - Gas", "clementine", "nectarine", "boysenberry"]);
    let game = Game::begin(&app).await;
    may_be_written_to(&game, &["france", "germany"]).await;
    let (france, table) = (game.of("france"), game.table);
    let order = "order unit:A Par order:A Par - Gas";
    let letter = "press to powers:germany text:clementine";
    // Discord: connections that break, errors, answers that are not taken.
    for harm in [Harm::Status(500), Harm::LostReply, gone()] {
        let answers = Aim::new("POST", "/callback");
        app.standin.fault(answers, harm.clone(), Some(1));
        tries(&app, france, order).await;
        let posts = Aim::new("POST", "/messages");
        app.standin.fault(posts, harm, Some(1));
        tries(&app, france, letter).await;
    }
    app.standin.clear_faults();
    // The store: a table is gone, and one is locked by somebody else's mistake.
    let vault = Vault::open(app.folder()).await;
    vault
        .does("ALTER TABLE submission RENAME TO nectarine")
        .await;
    let told = france.hears(table, order).await;
    assert!(!told.contains('✓'), "{told}");
    france.tells_the_bot("A Par - Gas").await;
    vault
        .does("ALTER TABLE nectarine RENAME TO submission")
        .await;
    // A stored text that is none of ours.
    let whole = "CREATE TABLE whole AS SELECT game, seq, packed FROM revision";
    vault.does(whole).await;
    let spoiled = "UPDATE revision SET state = '{\"stage\":\"boysenberry\"}', packed = NULL";
    vault.does(spoiled).await;
    let told = france.hears(table, order).await;
    assert!(!told.contains('✓'), "{told}");
    let damaged = "UPDATE revision SET state = '', packed = CAST('boysenberry' AS BLOB)";
    vault.does(damaged).await;
    let told = france.hears(table, order).await;
    assert!(!told.contains('✓'), "{told}");
    let mended = "UPDATE revision SET packed = (SELECT w.packed FROM whole w
         WHERE w.game = revision.game AND w.seq = revision.seq)";
    vault.does(mended).await;
    vault.does("DROP TABLE whole").await;
    let told = france.hears(table, order).await;
    assert!(told.contains('✓'), "{told}");
    nothing_leaked(before);
    for provoked in ["acknowledged", "Unknown interaction"] {
        app.allow_fault(provoked);
    }
    app.finish().await;
}

fn gone() -> Harm {
    Harm::Refuse {
        status: 404,
        code: 10_062,
        message: "Unknown interaction".to_owned(),
    }
}

/// Types a line whose answer may not come.
async fn tries(app: &TestApp, person: &Person, line: &str) {
    let waited = Duration::from_secs(5);
    let _ = tokio::time::timeout(waited, person.try_type(app.table(), line)).await;
}

/// A log that is kept.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0
            .lock()
            .expect("no panic here")
            .extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Kept {
    fn text(&self) -> String {
        let kept = self.0.lock().expect("no panic here");
        String::from_utf8(kept.clone()).expect("text")
    }
}

/// A secret that is logged in any place of a line stands in both formats as the search looks for it.
#[test]
fn a_secret_that_is_logged_would_be_found() {
    let (text, json) = (Kept::default(), Kept::default());
    let log = tracing_subscriber::registry()
        .with(EnvFilter::new("trace"))
        .with(lines(Format::Text, watch::Said(text.clone())))
        .with(lines(Format::Json, watch::Said(json.clone())));
    tracing::subscriber::with_default(log, || {
        tracing::trace!(target: "chancery_service", "sealed: A Kie - Hol");
        tracing::debug!(target: "chancery_service", order = "A Ruh - Hol", "sealed");
        let span = tracing::info_span!(target: "chancery_service", "turn", words = "carambola");
        span.in_scope(|| tracing::info!(target: "chancery_service", "closed"));
        tracing::warn!(target: "serenity", "sent: tayberry");
        tracing::debug!(target: "serenity", "sent: cloudberry");
    });
    for said in [text.text(), json.text()] {
        for secret in ["A Kie - Hol", "A Ruh - Hol", "carambola", "tayberry"] {
            assert!(said.contains(secret), "{secret}: {said}");
        }
        assert!(!said.contains("cloudberry"), "{said}");
    }
    let id = "1316789012345678901";
    assert!(watch::holds_a_token(&format!("{id}.{:032x}", 7)));
    assert!(!watch::holds_a_token(&format!("{id}.5 of 12.25")));
}

/// Names the test that panics on purpose, to itself.
const PANICS: &str = "CHANCERY_TEST_PANICS";

#[test]
fn a_panic_is_logged_without_its_words() {
    if std::env::var_os(PANICS).is_some() {
        return panics();
    }
    let me = std::env::current_exe().expect("this program");
    for format in ["text", "json"] {
        let child = Command::new(&me)
            .args([
                "--exact",
                "logged::a_panic_is_logged_without_its_words",
                "--nocapture",
            ])
            .env(PANICS, format)
            .output()
            .expect("it runs");
        let said = String::from_utf8_lossy(&child.stderr);
        assert!(!said.contains("elderberry"), "{said}");
        let told = said.matches("a task panicked").count();
        assert_eq!(told, 2, "{said}");
        assert!(said.contains("logged.rs"), "the place: {said}");
        assert!(said.contains("words of the program"), "{said}");
    }
}

/// Panics twice as the program would with its log: with what somebody wrote, and with words of its own.
fn panics() {
    let format = std::env::var(PANICS).expect("a format");
    operations::init(format.parse().expect("a format"), Some("trace"));
    let typed = "elderberry".to_owned();
    let broke = std::thread::spawn(move || panic!("A Par - {typed}")).join();
    assert!(broke.is_err());
    let broke = std::thread::spawn(|| panic!("words of the program")).join();
    assert!(broke.is_err());
}
