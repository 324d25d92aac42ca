//! Partners and coaches: who shares a seat acts as its player, sees no more, and keeps what they know to themselves.

use crate::app::TestApp;
use crate::game::{Game, capital};
use crate::page::Person;
use crate::press_letters::sign;
use crate::said::words_of;

/// What lets all seats be shared, in the lobby.
pub const PARTNERS: &str = "share allow who:partners and coaches";

/// Has a player invite somebody, who accepts.
pub async fn shares(app: &TestApp, game: &Game, power: &str, name: &str, role: &str) -> Person {
    let who = app.person(name).await;
    let line = format!("share seat person:{} as:{role}", who.id);
    let told = game.of(power).hears(game.table, &line).await;
    assert!(told.contains("I have invited"), "{told}");
    let told = who.hears(game.table, "share accept").await;
    let power = capital(power);
    assert!(
        told.contains(&power) && told.contains("`/share end` ends it"),
        "{told}"
    );
    who
}

/// Waits until all is sent.
pub async fn settles(app: &TestApp) {
    app.finishes().await;
    let sent = async || (app.posts_open().await == 0).then_some(());
    app.until("every post", sent).await;
}

/// A sheet without the button that is its player's alone.
fn without_receipt(sheet: &str) -> String {
    let lines = sheet.lines().filter(|line| *line != "Receipt");
    lines.collect::<Vec<_>>().join("\n")
}

/// All that somebody reads in their private messages.
async fn read_in_private(app: &TestApp, person: &Person) -> String {
    settles(app).await;
    let messages = person.messages(person.private().await).await;
    messages.iter().map(words_of).collect()
}

#[tokio::test]
async fn a_partner_plays_as_the_player_does() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (france, table) = (game.of("france"), game.table);
    let henrik = app.person("Henrik").await;
    let line = format!("share seat person:{} as:partner", henrik.id);
    france.hears(table, &line).await;
    let asked = henrik.sees_words(table, "to share the power").await;
    // The button is for whoever is invited.
    let other = app.person("Jasper").await;
    let refused = words_of(&other.press(&asked, "Share this power").await.message());
    assert!(refused.contains("Nobody invites you"), "{refused}");
    let told = words_of(&henrik.press(&asked, "Share this power").await.message());
    assert!(told.contains("You now play France"), "{told}");
    let line = "order unit:A Par order:A Par - Bur";
    let written = henrik.hears(table, line).await;
    assert!(written.contains('✓'), "{written}");
    let written = henrik.tells_the_bot("A Mar - Spa").await;
    assert!(words_of(&written).contains('✓'), "{written:#}");
    let own = france.hears(table, "orders").await;
    let shared = henrik.hears(table, "orders").await;
    assert_eq!(without_receipt(&shared), without_receipt(&own));
    for order in ["A Par - Bur", "A Mar - Spa"] {
        assert!(own.contains(order), "{own}");
    }
    let ready = henrik.hears(table, "ready").await;
    assert!(!ready.contains("do not play"), "{ready}");
    let status = france.hears(table, "status").await;
    assert!(status.contains("France"), "{status}");
    // Letters go both ways.
    game.of("germany")
        .hears(table, "press to powers:france text:Marzipan for you.")
        .await;
    let private = henrik.private().await;
    henrik.sees_words(private, "Marzipan").await;
    henrik
        .hears(table, "press to powers:germany text:Pralines in return.")
        .await;
    let private = game.of("germany").private().await;
    let letter = game.of("germany").sees_words(private, "Pralines").await;
    assert!(words_of(&letter).contains("France"), "{letter:#}");
    // What is the player's alone.
    for line in [
        "game leave",
        "substitute seek",
        "substitute note",
        "absence announce until:3d game:The Long Peace",
        "receipt show",
        "press consent agree:True",
        "press thread with:germany",
        &format!("share seat person:{} as:coach", other.id),
    ] {
        let told = henrik.hears(table, line).await;
        assert!(told.contains("Only the player"), "/{line}: {told}");
    }
    let record = henrik.hears(table, "record show").await;
    assert!(!record.contains("The Long Peace"), "{record}");
    app.finish().await;
}

#[tokio::test]
async fn a_coach_sees_and_changes_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (france, table) = (game.of("france"), game.table);
    france.types(table, "notify phases:true").await;
    let coach = shares(&app, &game, "france", "Henrik", "coach").await;
    game.writes("france", "A Par - Bur").await;
    let own = france.hears(table, "orders").await;
    // A coach is offered nothing to write with.
    let coached = coach.hears(table, "orders").await;
    assert!(coached.contains("`A Par - Bur`"), "{coached}");
    for line in coached.lines() {
        assert!(own.contains(line), "{line}: {own}");
    }
    let sheet = coach.tells_the_bot("orders").await;
    assert!(words_of(&sheet).contains("A Par - Bur"), "{sheet:#}");
    for text in ["A Mar - Spa", "clear", "ready", "strike A Par"] {
        let told = words_of(&coach.tells_the_bot(text).await);
        assert!(told.contains("You coach this power"), "{text}: {told}");
    }
    let shown = coach.types(table, "orders").await.message();
    assert!(!words_of(&shown).contains("Edit as text"), "{shown:#}");
    let near = coach.press(&shown, "Zoom in").await.message();
    assert!(words_of(&near).contains("around your units"), "{near:#}");
    let offered = coach
        .choices(table, "order unit:A Par order:", "order")
        .await;
    assert!(offered.is_empty(), "{offered:?}");
    game.of("germany")
        .hears(table, "press to powers:france text:Marzipan for you.")
        .await;
    let inbox = coach.hears(table, "press inbox").await;
    assert!(inbox.contains("read no letters"), "{inbox}");
    assert_eq!(france.hears(table, "orders").await, own);
    app.pass(49 * crate::app::HOUR);
    game.post("Fall 1901, movement").await;
    let coached = read_in_private(&app, &coach).await;
    assert!(coached.contains("Fall 1901"), "{coached}");
    assert!(!coached.contains("Marzipan"), "{coached}");
    let played = read_in_private(&app, france).await;
    assert!(played.contains("Marzipan"), "{played}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_has_shared_a_seat_knows_too_much_for_another() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (france, turkey, table) = (game.of("france"), game.of("turkey"), game.table);
    let partner = shares(&app, &game, "france", "Henrik", "partner").await;
    let invite = |who: &Person, role: &str| format!("share seat person:{} as:{role}", who.id);
    // A form that was opened before does nothing afterwards.
    let sheet = partner.types(table, "orders").await.message();
    let form = partner.press(&sheet, "Edit as text").await.modal();
    let told = france.hears(table, "share end").await;
    assert!(told.contains("no longer shared"), "{told}");
    let late = partner.fills_in(&form, &[("sheet", "A Par - Pic")]).await;
    assert!(
        words_of(&late.message()).contains("do not play"),
        "a form of a shared seat"
    );
    let told = words_of(&partner.press(&sheet, "Ready").await.message());
    assert!(told.contains("do not play"), "{told}");
    let orders = partner.hears(table, "orders").await;
    assert!(orders.contains("do not play"), "{orders}");
    let asked = turkey.types(table, "game leave").await.message();
    turkey.press(&asked, "Leave for good").await;
    for line in ["game takeover power:turkey", "game waitlist"] {
        let told = partner.hears(table, line).await;
        assert!(told.contains("have shared one"), "/{line}: {told}");
    }
    let told = game
        .gm()
        .hears(
            table,
            &format!("gm seat power:turkey player:{}", partner.id),
        )
        .await;
    assert!(told.contains("has shared one"), "{told}");
    let other = game.of("italy");
    for (who, role) in [(&partner, "coach"), (other, "partner"), (turkey, "coach")] {
        let told = game.of("germany").hears(table, &invite(who, role)).await;
        assert!(told.contains("cannot share your power"), "{told}");
    }
    // It may be the same seat again.
    let again = france.hears(table, &invite(&partner, "coach")).await;
    assert!(again.contains("I have invited"), "{again}");
    partner.hears(table, "share accept").await;
    let told = words_of(&partner.press(&sheet, "Ready").await.message());
    assert!(told.contains("You coach this power"), "{told}");
    let list = other.hears(table, "share list").await;
    assert!(
        list.contains("One person") && list.contains("coaches it"),
        "{list}"
    );
    let seats = other.hears(table, "game seats").await;
    let shared = format!("Shared with <@{}> (coach)", partner.id);
    assert!(seats.contains(&shared), "{seats}");
    let left = partner.hears(table, "share end").await;
    assert!(left.contains("no longer shared"), "{left}");
    let seats = other.hears(table, "game seats").await;
    assert!(!seats.contains("(coach)"), "{seats}");
    let private = france.private().await;
    france
        .sees_words(private, "does not share your power")
        .await;
    for name in ["Ingrid", "Jasper"] {
        let who = app.person(name).await;
        france.hears(table, &invite(&who, "coach")).await;
    }
    let third = app.person("Katarina").await;
    let full = france.hears(table, &invite(&third, "coach")).await;
    assert!(full.contains("2 people share"), "{full}");
    let which = france.hears(table, "share end").await;
    assert!(which.contains("Say whom you mean"), "{which}");
    app.finish().await;
}

#[tokio::test]
async fn a_coach_learns_no_vote_and_gets_no_receipt() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (france, table) = (game.of("france"), game.table);
    let coach = shares(&app, &game, "france", "Henrik", "coach").await;
    game.writes("france", "A Par - Bur").await;
    france.hears(table, "draw").await;
    let own = france.hears(table, "orders").await;
    assert!(own.contains("You voted yes"), "{own}");
    let by_command = coach.hears(table, "orders").await;
    let by_message = words_of(&coach.tells_the_bot("orders").await);
    for shown in [by_command, by_message] {
        assert!(!shown.contains("Open vote"), "{shown}");
        assert!(!shown.lines().any(|line| line == "Receipt"), "{shown}");
    }
    app.finish().await;
}

#[tokio::test]
async fn whoever_shares_a_seat_is_written_to_as_they_have_set_it() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (france, table) = (game.of("france"), game.table);
    let partner = shares(&app, &game, "france", "Henrik", "partner").await;
    let coach = shares(&app, &game, "france", "Ingrid", "coach").await;
    settles(&app).await;
    france.hears(table, "notify private:False").await;
    coach.hears(table, "notify phases:False").await;
    game.writes("france", "A Par - Bur").await;
    game.of("germany")
        .hears(table, "press to powers:france text:Marzipan for you.")
        .await;
    app.pass(49 * crate::app::HOUR);
    game.post("Fall 1901, movement").await;
    for (who, reads) in [(&partner, true), (&coach, false), (france, false)] {
        let told = read_in_private(&app, who).await;
        for news in ["Marzipan", "Fall 1901"] {
            assert_eq!(told.contains(news), reads, "{news}: {told}");
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn the_log_tells_what_is_done_in_a_shared_seat_from_what_is_not() {
    let app = TestApp::start().await;
    let gm = app.person("Henrik").await;
    let game = Game::begin_set(&app, &format!("gm:{}", gm.id), PARTNERS).await;
    let (france, table) = (game.of("france"), game.table);
    let partner = shares(&app, &game, "france", "Ingrid", "partner").await;
    game.of("germany")
        .hears(table, "press to powers:france text:Marzipan for you.")
        .await;
    let private = partner.private().await;
    let letter = partner.sees_words(private, "Marzipan").await;
    let report = format!("press report letter:{}", sign(&letter));
    let told = partner.hears(table, &report).await;
    assert!(told.contains("The GM now has this letter"), "{told}");
    partner.hears(table, "watch start dm:False").await;
    let log = gm.hears(table, "gm log").await;
    let line = |what: &str| log.lines().find(|line| line.contains(what));
    let reported = line("reported a letter").expect("the report");
    let both = format!("<@{}> for <@{}>", partner.id, france.id);
    assert!(reported.contains(&both), "{log}");
    let watched = line("started following").expect("that they watch");
    let alone = format!("<@{}> ·", partner.id);
    assert!(watched.contains(&alone), "{log}");
    app.finish().await;
}

#[tokio::test]
async fn a_share_ends_though_its_player_has_left_or_the_game_is_over() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", PARTNERS).await;
    let (turkey, table) = (game.of("turkey"), game.table);
    let partner = shares(&app, &game, "turkey", "Henrik", "partner").await;
    let asked = turkey.types(table, "game leave").await.message();
    turkey.press(&asked, "Leave for good").await;
    let orders = partner.hears(table, "orders").await;
    assert!(orders.contains("do not play"), "{orders}");
    let ended = partner.hears(table, "share end").await;
    assert!(ended.contains("no longer shared"), "{ended}");
    // It outlasts the end of the game, too.
    let coach = shares(&app, &game, "france", "Ingrid", "coach").await;
    let sure = game.gm().types(table, "gm end result:no result").await;
    game.gm().press(&sure.message(), "End the game").await;
    let ended = coach.hears(table, "share end").await;
    assert!(ended.contains("no longer shared"), "{ended}");
    app.finish().await;
}

#[tokio::test]
async fn in_an_anonymous_game_an_invitation_tells_nothing_of_whoever_gets_it() {
    let app = TestApp::start().await;
    let set = format!("anonymous:true;{PARTNERS}");
    let game = Game::begin_set(&app, "", &set).await;
    let (france, italy, table) = (game.of("france"), game.of("italy"), game.table);
    let line = format!("share seat person:{} as:coach", italy.id);
    let told = france.hears(table, &line).await;
    assert!(told.contains("I have invited"), "{told}");
    italy
        .sees_words(italy.private().await, "The player of France")
        .await;
    let told = italy.hears(table, "share accept").await;
    assert!(told.contains("You cannot share this power"), "{told}");
    // Whoever is invited again and again is told once.
    settles(&app).await;
    france.hears(table, "share end").await;
    let told = france.hears(table, &line).await;
    assert!(told.contains("I do not write to"), "{told}");
    let oneself = format!("share seat person:{} as:coach", france.id);
    let told = france.hears(table, &oneself).await;
    assert!(told.contains("cannot share your power"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn seats_are_shared_as_the_lobby_said() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let table = game.table;
    let henrik = app.person("Henrik").await;
    let line = format!("share seat person:{} as:coach", henrik.id);
    let told = game.of("france").hears(table, &line).await;
    assert!(told.contains("Nobody may share a power"), "{told}");
    let late = game.gm().hears(table, PARTNERS).await;
    assert!(late.contains("only allow less"), "{late}");
    let other = henrik.hears(table, "share list").await;
    assert!(other.contains("every player plays alone"), "{other}");
    let no = henrik.hears(table, "share allow who:coaches").await;
    assert!(no.contains("GM"), "{no}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_has_joined_hears_that_seats_may_be_shared() {
    let app = TestApp::start().await;
    let (gm, table) = (app.person("Henrik").await, app.table());
    gm.hears(table, "game create name:The Long Peace play:false")
        .await;
    let italy = app.person("Bertrand").await;
    italy.hears(table, "game join power:italy").await;
    gm.hears(table, PARTNERS).await;
    let told = italy.sees_words(table, "changed a setting").await;
    assert!(
        words_of(&told).contains("with partners and coaches"),
        "{told:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn in_an_anonymous_game_nobody_learns_who_sits_beside_whom() {
    let app = TestApp::start().await;
    let set = format!("anonymous:true;{PARTNERS}");
    let game = Game::begin_set(&app, "", &set).await;
    let (france, table) = (game.of("france"), game.table);
    let partner = app.person("Henrik").await;
    let line = format!("share seat person:{} as:partner", partner.id);
    france.hears(table, &line).await;
    let asked = partner
        .sees_words(partner.private().await, "The player of France")
        .await;
    partner.press(&asked, "Share this power").await;
    france.types(table, "notify phases:true").await;
    let written = partner.hears(table, "order unit:A Par order:A Par - Bur");
    assert!(written.await.contains('✓'));
    // The reminder comes first.
    app.pass(25 * crate::app::HOUR);
    settles(&app).await;
    app.pass(24 * crate::app::HOUR);
    game.post("Fall 1901, movement").await;
    let (whom, who) = (france.id.to_string(), partner.id.to_string());
    let told = read_in_private(&app, &partner).await;
    assert!(told.contains("Fall 1901"), "{told}");
    assert!(!told.contains(&whom), "{told}");
    for line in [
        "share list",
        "status",
        "orders",
        "game seats",
        "help",
        "diary",
    ] {
        let told = partner.hears(table, line).await;
        assert!(!told.contains(&whom), "/{line}: {told}");
    }
    let others = game.of("germany").hears(table, "share list").await;
    assert!(
        others.contains("One person") && !others.contains("France") && !others.contains(&who),
        "{others}"
    );
    let public = partner.hears(table, "share list share:true").await;
    assert!(
        !public.contains("France") && !public.contains(&who),
        "{public}"
    );
    let own = france.hears(table, "game seats").await;
    assert!(own.contains(&format!("<@{who}> (partner)")), "{own}");
    let germany = game.of("germany");
    for (by, line) in [
        (germany, "game seats"),
        (france, "game seats share:true"),
        (&partner, "game seats share:true"),
    ] {
        let told = by.hears(table, line).await;
        assert!(!told.contains("Shared with"), "/{line}: {told}");
    }
    let log = game.gm().hears(table, "gm log").await;
    assert!(!log.contains(&who), "{log}");
    assert!(!game.read_by("germany").await.contains(&who));
    app.finish().await;
}
