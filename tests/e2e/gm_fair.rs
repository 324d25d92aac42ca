//! A GM's power is fair: who has looked does not play, a blind GM learns nothing by the way, nobody is seated
//! or written to against their will, and every change of rules is announced.

use chancery::sandbox::demo_people;

use crate::app::TestApp;
use crate::game::{Game, looks, takes_the_seat};
use crate::said::{component, words_of};

const LOOK: &str = "Look, and never play here";

#[tokio::test]
async fn whoever_has_looked_takes_no_seat() {
    let app = TestApp::start().await;
    let ids = demo_people();
    let game = Game::begin_of(&app, &format!("gm:{}", ids[7])).await;
    let (henrik, adelaide) = (app.person("Henrik").await, game.gm());
    game.writes("france", "A Par - Bur").await;
    for line in ["sealed show power:france", "sealed dryrun"] {
        let asked = henrik.types(game.table, line).await.message();
        let words = words_of(&asked);
        assert!(words.contains("can never play in this game"), "{words}");
        assert!(!words.contains("Bur"), "nothing is shown before: {words}");
        assert!(component(&asked["components"], LOOK).is_some());
    }
    let log = henrik.hears(game.table, "gm log").await;
    assert!(!log.contains("looked at"), "asking is no look: {log}");
    let shown = looks(&henrik, game.table, "sealed show power:france").await;
    assert!(words_of(&shown).contains("A Par - Bur"));
    // From then on it is shown at once.
    let again = henrik.hears(game.table, "sealed show power:france").await;
    assert!(again.contains("A Par - Bur"), "{again}");
    let vacant = format!("gm unseat player:{}", ids[4]);
    henrik.hears(game.table, &vacant).await;
    for (by, line) in [
        (&henrik, format!("gm replace power:italy player:{}", ids[7])),
        (&henrik, format!("gm seat power:italy player:{}", ids[7])),
        (&henrik, "game takeover power:italy".to_owned()),
        (
            adelaide,
            format!("gm replace power:italy player:{}", ids[7]),
        ),
    ] {
        let told = by.hears(game.table, &line).await;
        assert!(told.contains("can no longer play in it"), "/{line}: {told}");
    }
    // Nor in a later phase.
    henrik.hears(game.table, "gm process").await;
    game.post("sealed information a GM looked at").await;
    let told = henrik.hears(game.table, "game takeover power:italy").await;
    assert!(told.contains("can no longer play in it"), "{told}");
    // Another GM who asked and did not look may.
    let katarina = app.person("Katarina").await;
    let offer = format!("gm replace power:italy player:{}", ids[10]);
    henrik.hears(game.table, &offer).await;
    takes_the_seat(&katarina, game.table).await;
    app.finish().await;
}

#[tokio::test]
async fn in_an_exchange_whoever_has_looked_does_not_join() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let henrik = app.person("Henrik").await;
    let line = format!(
        "game create name:B play:false variant:capitalist gm:{}",
        demo_people()[7]
    );
    adelaide.types(table, &line).await;
    for person in [&adelaide, &bertrand] {
        person.types(table, "game join").await;
    }
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901").await;
    for (person, text) in [
        (&adelaide, "France: A Par - Bur"),
        (&bertrand, "France: A Par - Pic"),
    ] {
        let told = words_of(&person.tells_the_bot(text).await);
        assert!(told.contains('✓'), "{told}");
    }
    let tried = words_of(&looks(&henrik, table, "sealed dryrun").await);
    assert!(tried.contains("a lot would be drawn among"), "{tried}");
    assert!(!tried.to_lowercase().contains("seed"), "{tried}");
    let hex = |word: &str| word.len() >= 32 && word.chars().all(|c| c.is_ascii_hexdigit());
    assert!(
        !tried.split(|c: char| !c.is_alphanumeric()).any(hex),
        "{tried}"
    );
    let told = henrik.hears(table, "game join").await;
    assert!(told.contains("can no longer play in it"), "{told}");
    henrik.hears(table, "gm process").await;
    let post = henrik.sees_words(table, "tried out the phase").await;
    assert!(words_of(&post).contains(&format!("<@{}>", henrik.id)));
    app.finish().await;
}

#[tokio::test]
async fn a_blind_gm_learns_nothing_of_money_and_another_s_preview_is_a_look() {
    let app = TestApp::start().await;
    let gm = demo_people()[7];
    let game = Game::begin_of(&app, &format!("variant:economic gm:{gm}")).await;
    let henrik = app.person("Henrik").await;
    let asked = henrik
        .types(game.table, "edit money power:france change:1")
        .await;
    let asked = asked.message();
    assert!(
        words_of(&asked).contains("that counts as looking"),
        "{asked:#}"
    );
    henrik.press(&asked, LOOK).await;
    let shown = henrik.hears(game.table, "edit money power:france change:-90");
    assert!(shown.await.contains("less than zero"));
    henrik.hears(game.table, "gm process").await;
    let post = game.post("sealed information a GM looked at").await;
    assert!(words_of(&post).contains("looked at treasuries or holdings"));
    henrik.hears(game.table, "game set blind:true").await;
    let small = henrik
        .hears(game.table, "edit money power:france change:-1")
        .await;
    let large = henrik
        .hears(game.table, "edit money power:france change:-90")
        .await;
    assert!(small.contains("blind GM"), "{small}");
    assert_eq!(small, large);
    app.finish().await;
}

#[tokio::test]
async fn a_seat_is_taken_by_the_person_s_own_press() {
    let app = TestApp::start().await;
    let ids = demo_people();
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let (katarina, leopold) = (app.person("Katarina").await, app.person("Leopold").await);
    let offer = format!("gm replace power:germany player:{}", ids[10]);
    let told = gm.hears(game.table, &offer).await;
    assert!(told.contains("has been asked"), "{told}");
    let twice = gm.hears(game.table, &offer).await;
    assert!(twice.contains("has not answered"), "{twice}");
    let post = katarina.sees_words(game.table, "offers you Germany").await;
    let sheet = katarina.hears(game.table, "orders").await;
    assert!(sheet.contains("do not play"), "{sheet}");
    // It is nobody else's to take.
    let other = leopold.press(&post, "Take the seat").await.message();
    assert!(words_of(&other).contains("no open offer of a seat"));
    let no = katarina.press(&post, "No, thanks").await.message();
    assert!(words_of(&no).contains("cannot ask you again"));
    let late = katarina.press(&post, "Take the seat").await.message();
    assert!(words_of(&late).contains("no open offer of a seat"));
    for line in [
        offer.clone(),
        format!("gm seat power:italy player:{}", ids[10]),
    ] {
        let told = gm.hears(game.table, &line).await;
        assert!(told.contains("not be asked again"), "/{line}: {told}");
    }
    app.finish().await;
}

#[tokio::test]
async fn warnings_are_few_and_respect_who_wants_no_private_messages() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, italy) = (game.gm(), game.of("italy"));
    italy.tells_the_bot("help").await;
    let warn = format!("gm warn player:{} text:Be kind", italy.id);
    for _ in 0..3 {
        let told = gm.hears(game.table, &warn).await;
        assert!(told.contains("warned"), "{told}");
    }
    let told = gm.hears(game.table, &warn).await;
    assert!(told.contains("warned 3 times today"), "{told}");
    app.pass(24 * crate::app::HOUR);
    assert!(!gm.hears(game.table, &warn).await.contains("today"));
    italy.hears(game.table, "notify private:False").await;
    let told = gm.hears(game.table, &warn).await;
    assert!(told.contains("no direct messages from me"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_gm_who_plays_reads_in_no_log_when_others_write() {
    let app = TestApp::start().await;
    let gm = demo_people()[7];
    let game = Game::begin_of(&app, &format!("gm:{gm}")).await;
    let henrik = app.person("Henrik").await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    germany.tells_the_bot("help").await;
    france
        .hears(game.table, "press to powers:germany text:Hello")
        .await;
    germany.sees_words(germany.private().await, "Hello").await;
    france.hears(game.table, "press mute power:italy").await;
    france.hears(game.table, "press thread with:germany").await;
    france
        .hears(game.table, "standing set orders:A Par - Bur")
        .await;
    // Adelaide plays, and manages the server.
    let playing = game.gm().hears(game.table, "gm log").await;
    for word in ["letter", "press", "thread", "muted", "standing"] {
        assert!(!playing.contains(word), "{word}: {playing}");
    }
    assert!(playing.contains("joined"), "the rest is there: {playing}");
    let other = henrik.hears(game.table, "gm log").await;
    assert!(other.contains("letter"), "{other}");
    app.finish().await;
}

#[tokio::test]
async fn every_change_of_rules_is_announced() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let by = format!("<@{}>", gm.id);
    for (line, told) in [
        ("gm times grace:6h", "Grace"),
        ("gm times reminder:12h, 2h", "Reminder before a deadline"),
        ("gm times policy:They hold", "Without orders"),
        ("gm times disorder:5", "Civil disorder"),
        ("gm times away:10d", "Longest absence that counts"),
        ("gm times quiet:weekend", "Quiet days"),
        ("game set early:false", "Close early"),
    ] {
        let heard = gm.hears(game.table, line).await;
        assert!(!heard.contains("not an option"), "/{line}: {heard}");
        // A player's view: the GM's own answer says the same.
        let wanted = format!("**{told}");
        let post = game.of("france").sees_words(game.table, &wanted);
        let post = post.await;
        assert!(words_of(&post).contains(&by), "/{line}: {post:#}");
    }
    // What changes nothing is not announced.
    let before = gm.messages(game.table).await.len();
    gm.hears(game.table, "gm times grace:6h").await;
    gm.hears(game.table, "gm times").await;
    let private = |m: &&serde_json::Value| !crate::said::is_private(m);
    let after = gm.messages(game.table).await;
    assert!(after.iter().skip(before).filter(private).count() == 0);
    app.finish().await;
}
