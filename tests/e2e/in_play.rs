//! What a player notices in play: Winter's counts and prices, private messages to whoever uses commands,
//! German orders, one lobby.

use crate::app::{HOUR, NAMES, TestApp};
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::{is_private, words_of};
use chancery::sandbox::{Aim, Harm, demo_channels};
use serde_json::{Value, json};

/// The messages with a button of that name.
fn with_button(messages: &[Value], label: &str) -> usize {
    let shown = |m: &&Value| {
        m["components"]
            .to_string()
            .contains(&format!("\"{label}\""))
    };
    messages.iter().filter(shown).count()
}

#[tokio::test]
async fn winter_counts_builds_and_refuses_one_too_many() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (text, next) in [
        (
            "A Mar - Spa\nF Bre - Mao\nA Par - Bur",
            "Fall 1901, movement",
        ),
        ("F Mao - Por", "Winter 1901, builds"),
    ] {
        game.writes("france", text).await;
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    let france = game.of("france");
    // As in the play-through that lost a build: a waive, then a build in its place.
    for (text, told) in [
        ("build army paris", "Builds: 1 of 2."),
        ("waive", "Builds: 1 of 2, 1 waived."),
        ("fleet mar", "(instead of `Waive`)"),
        (
            "build f bre",
            "your 2 builds are already ordered. Remove one of those orders first",
        ),
    ] {
        let answer = words_of(&france.tells_the_bot(text).await);
        assert!(answer.contains(told), "{text}: {answer}");
    }
    let by_command = france
        .hears(game.table, "order unit:Brest order:fleet")
        .await;
    assert!(
        by_command.contains("Remove one of those orders first"),
        "{by_command}"
    );
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("Builds: 2 of 2."), "{sheet}");
    game.gm().hears(game.table, "gm process").await;
    let spring = words_of(&game.post("Spring 1902, movement").await);
    assert!(spring.contains("France builds two units"), "{spring}");
    app.finish().await;
}

/// Orders that are legal one by one and at odds with each other: told under each, and when one is ready.
#[tokio::test]
async fn orders_that_contradict_each_other_are_pointed_out() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    let sheet = words_of(&italy.tells_the_bot("A Ven S A Rom - Tus\nA Rom H").await);
    assert!(
        sheet.contains("⚠ No effect: you ordered `A Rom H`."),
        "{sheet}"
    );
    let ready = italy.hears(game.table, "ready").await;
    assert!(ready.contains("contradict each other"), "{ready}");
    italy.tells_the_bot("A Rom - Tus").await;
    let sheet = italy.hears(game.table, "orders").await;
    assert!(!sheet.contains('⚠'), "{sheet}");
    let ready = italy.hears(game.table, "ready").await;
    assert!(!ready.contains("contradict"), "{ready}");
    app.finish().await;
}

/// A build beyond those due takes the place of one that is chosen.
#[tokio::test]
async fn a_build_beyond_those_due_takes_anothers_place() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (text, next) in [
        ("A Mar - Spa\nA Par - Bur", "Fall 1901, movement"),
        ("A Spa H", "Winter 1901, builds"),
    ] {
        game.writes("france", text).await;
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    let france = game.of("france");
    france.tells_the_bot("build a mar").await;
    let beyond = france.tells_the_bot("build a par").await;
    let changed = france
        .press(&beyond, "Build A Par instead of Build A Mar")
        .await;
    let told = words_of(&changed.message());
    assert!(told.contains("Builds: 1 of 1"), "{told}");
    assert!(
        told.contains("Build A Par") && !told.contains("Build A Mar"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn whoever_uses_commands_alone_is_written_to_privately() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // Nobody here has pressed a button or written to the bot.
    let (gm, cosima) = (game.gm(), game.of("france"));
    game.of("italy")
        .hears(game.table, "press to powers:france text:A word with you")
        .await;
    let private = cosima.private().await;
    cosima.sees_words(private, "A word with you").await;
    gm.hears(game.table, "gm remind").await;
    cosima.sees_words(private, "still waiting for you").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    cosima.sees_words(private, "Nothing was handed in").await;
    // None of it was said in public.
    let seen = gm.messages(game.table).await;
    for message in &seen {
        let words = words_of(message);
        let leaks = [
            "You have mail",
            "still waiting for you",
            "Nothing was handed in",
        ];
        assert!(!leaks.iter().any(|leak| words.contains(leak)), "{words}");
    }
    // Who wants none gets none, and the channel says what is true.
    let wish = cosima.hears(game.table, "notify private:False").await;
    assert!(wish.contains("I do not send you direct messages"), "{wish}");
    app.pass(48 * HOUR);
    let post = words_of(&game.post("I do not send you direct messages").await);
    assert!(!post.contains("could not reach you"), "{post}");
    app.finish().await;
}

#[tokio::test]
async fn german_messages_are_read_in_the_game_they_name() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let table = demo_channels()[2];
    let gm = app.person(NAMES[0]).await;
    gm.types(table, "game create name:Wiener Kongress play:false")
        .await;
    for (name, power) in NAMES.iter().zip(WISHES) {
        let line = format!("game join power:{power} game:Wiener Kongress");
        app.person(name).await.types(table, &line).await;
    }
    gm.types(table, "gm start").await;
    gm.sees_words(table, "Spring 1901").await;
    let turkey = game.of("turkey");
    turkey
        .post("language", json!({"locale": "de"}))
        .await
        .expect("a language");
    // It is noted with the next command.
    turkey.hears(game.table, "status").await;
    let text = "Spiel: Wiener Kongress\nA Konstantinopel nach Bulgarien\nF Ankara - Schwarzes Meer\nA Smyrna - Armenien";
    let told = words_of(&turkey.tells_the_bot(text).await);
    for line in ["✓ `A Con - Bul`", "✓ `F Ank - Bla`", "✓ `A Smy - Arm`"] {
        assert!(told.contains(line), "{told}");
    }
    let ready = words_of(&turkey.tells_the_bot("Spiel: Wiener Kongress\nbereit").await);
    assert!(ready.contains("Du bist fertig"), "{ready}");
    let help = words_of(&turkey.tells_the_bot("hilfe").await);
    assert!(help.contains("Partie:"), "{help}");
    let typo = words_of(
        &turkey
            .tells_the_bot("Spiel: Wiener Kongress\nA Konstantinopl H")
            .await,
    );
    assert!(typo.contains("Meintest du Konstantinopel?"), "{typo}");
    app.finish().await;
}

#[tokio::test]
async fn there_is_one_lobby_however_people_join() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let card = adelaide
        .types(table, "game create name:The Long Peace play:false")
        .await
        .message();
    let mut own = Value::Null;
    for name in &NAMES[..7] {
        let person = app.person(name).await;
        let joined = person.types(table, "game join").await.message();
        assert!(is_private(&joined), "{joined:#}");
        let words = words_of(&joined);
        let id = card["id"].as_str().expect("an id");
        assert!(
            words.contains("You have joined") && words.contains(id),
            "{words}"
        );
        own = joined;
    }
    let person = app.person(NAMES[6]).await;
    person
        .sees(table, "the lobby with everybody in it", |m| {
            m["id"] == card["id"] && words_of(m).contains("Players (7 of 7)")
        })
        .await;
    let all = person.messages(table).await;
    assert_eq!(with_button(&all, "Leave"), 1, "one lobby is live");
    let left = person.types(table, "game leave").await.message();
    assert!(is_private(&left), "{left:#}");
    person.types(table, "game join").await;
    adelaide.types(table, "gm start").await;
    person.sees_words(table, "Spring 1901").await;
    person
        .sees(table, "the closed lobby", |m| {
            m["id"] == card["id"] && words_of(m).contains("has started")
        })
        .await;
    let all = person.messages(table).await;
    assert_eq!(with_button(&all, "Leave"), 0, "none when the game runs");
    // One's own answer is no place for the channel's news.
    let mine = all.iter().find(|m| m["id"] == own["id"]);
    if let Some(mine) = mine {
        assert!(!words_of(mine).contains("first map"), "{mine:#}");
    }
    app.finish().await;
}

/// What Discord says when it is asked which message an answer became; held up once.
fn ids_come_late(app: &TestApp) {
    let asked = Aim::new("GET", "/messages/@original");
    app.standin.fault(asked, Harm::Held, Some(1));
}

/// Lets Discord say so, and waits until the lobby has these words.
async fn its_id_comes(app: &TestApp, person: &Person, card: &Value, words: &str) {
    app.until("the lobby brought up to date", async || {
        // Again and again: the bot may not have asked yet.
        app.standin.release();
        let all = person.messages(app.table()).await;
        let shows = |m: &Value| m["id"] == card["id"] && words_of(m).contains(words);
        all.iter().any(shows).then_some(())
    })
    .await;
}

/// Sends a command without waiting for its answer.
fn sends(app: &TestApp, person: &Person, name: &str, options: &[Value]) {
    let sent = app.standin.command(person.id, app.table(), name, options);
    sent.expect("a command");
}

#[tokio::test]
async fn what_happens_before_the_bot_knows_its_lobby_is_shown_in_it() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    ids_come_late(&app);
    let create = json!({"name": "create", "type": 1, "options": [
        {"name": "name", "type": 3, "value": "The Long Peace"},
    ]});
    sends(&app, &adelaide, "game", &[create]);
    let card = adelaide.sees_words(table, "Players (1 of 7)").await;
    // Who joins now is shown no second lobby: there is one, if only the bot knew where.
    sends(
        &app,
        &bertrand,
        "game",
        &[json!({"name": "join", "type": 1})],
    );
    app.until("a second player", async || {
        let listed = adelaide.hears(table, "game list").await;
        listed.contains("2 of 7").then_some(())
    })
    .await;
    its_id_comes(&app, &adelaide, &card, "Players (2 of 7)").await;
    bertrand
        .sees(table, "the answer to joining", |m| {
            is_private(m) && words_of(m).contains("You have joined")
        })
        .await;
    let all = adelaide.messages(table).await;
    assert_eq!(with_button(&all, "Leave"), 1, "one lobby is live");
    app.finish().await;
}

#[tokio::test]
async fn what_is_set_before_the_bot_knows_its_lobby_is_shown_in_it() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    ids_come_late(&app);
    let create = json!({"name": "create", "type": 1, "options": [
        {"name": "name", "type": 3, "value": "The Long Peace"},
    ]});
    sends(&app, &adelaide, "game", &[create]);
    let card = adelaide.sees_words(table, "Players (1 of 7)").await;
    adelaide.hears(table, "gm times moves:3d").await;
    // What is to be done to the lobby is done, for want of one.
    app.until("an empty outbox", async || {
        (app.posts_open().await == 0).then_some(())
    })
    .await;
    its_id_comes(&app, &adelaide, &card, "Movement 3 days").await;
    app.finish().await;
}

#[tokio::test]
async fn a_deadline_is_set_as_people_say_it() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times zone:Europe/Berlin").await;
    for when in ["tomorrow 20:00", "morgen 20 Uhr", "in 30h"] {
        let told = gm
            .hears(game.table, &format!("gm deadline when:{when}"))
            .await;
        assert!(told.contains("<t:"), "{when}: {told}");
    }
    let told = gm.hears(game.table, "gm deadline when:soonish").await;
    assert!(
        told.contains("tomorrow 20:00") && told.contains("Europe/Berlin"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn in_private_the_only_game_with_credits_is_meant() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let table = demo_channels()[2];
    let gm = app.person(NAMES[0]).await;
    gm.types(table, "game create name:Gold variant:economic play:false")
        .await;
    for (name, power) in NAMES.iter().zip(WISHES) {
        let line = format!("game join power:{power} game:Gold");
        app.person(name).await.types(table, &line).await;
    }
    gm.types(table, "gm start").await;
    gm.sees_words(table, "Spring 1901").await;
    let france = game.of("france");
    let private = france.private().await;
    let by_command = france.hears(private, "credits balance").await;
    assert!(by_command.contains("An army costs you 4"), "{by_command}");
    let by_message = words_of(&france.tells_the_bot("balance").await);
    assert!(by_message.contains("a fleet 5"), "{by_message}");
    app.finish().await;
}
