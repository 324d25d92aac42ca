//! The GM's panel: sealed sheets and who may look, corrections, people; each with a refusal.

use chancery::sandbox::demo_people;
use serde_json::Value;

use crate::app::TestApp;
use crate::game::{Game, looks, seats};
use crate::page::Person;
use crate::said::{is_private, words_of};

/// A game whose GM, Henrik, does not play.
async fn with_gm(app: &TestApp, options: &str) -> (Game, Person) {
    let create = format!("gm:{} {options}", demo_people()[7]);
    let game = Game::begin_of(app, create.trim()).await;
    (game, app.person("Henrik").await)
}

/// Runs a command that shows something first, and does it; gives what was shown and what was done.
async fn does(person: &Person, game: &Game, line: &str) -> (Value, String) {
    let shown = person.types(game.table, line).await.message();
    assert!(is_private(&shown), "{}", words_of(&shown));
    let done = person.press(&shown, "Do it").await.message();
    (shown, words_of(&done))
}

#[tokio::test]
async fn looks_are_told_after_the_phase_and_blind_gms_have_none() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    game.writes("france", "A Par - Bur\nF Bre - Mao").await;
    let sheet = words_of(&looks(&gm, game.table, "sealed show power:france").await);
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    let tried = gm.types(game.table, "sealed dryrun").await.message();
    assert!(is_private(&tried));
    assert!(words_of(&tried).contains("Bur"), "{}", words_of(&tried));
    // Adelaide plays, and manages the server: she is a GM, and blind.
    let playing = game.gm();
    for line in [
        "sealed show power:france",
        "sealed dryrun",
        "sealed enter orders:A Par H power:france",
        "sealed strike unit:A Par power:france",
    ] {
        let told = playing.hears(game.table, line).await;
        assert!(
            told.contains("You cannot see sealed orders"),
            "/{line}: {told}"
        );
        assert!(!told.contains("Bur"), "/{line}: {told}");
        let other = game.of("italy").hears(game.table, line).await;
        assert!(other.contains("Only the game’s GM"), "/{line}: {other}");
    }
    for line in ["gm log", "status", "gm remind", "gm rollback", "edit undo"] {
        let told = playing.hears(game.table, line).await;
        assert!(!told.contains("Bur"), "/{line}: {told}");
        assert!(!told.contains("looked at sealed"), "/{line}: {told}");
    }
    let seen = gm.hears(game.table, "gm log").await;
    assert!(seen.contains("looked at sealed orders"), "{seen}");
    assert!(!seen.contains("Bur"), "{seen}");
    gm.hears(game.table, "gm process").await;
    let post = words_of(&game.post("sealed information a GM looked at").await);
    assert!(post.contains("the sealed orders of France"), "{post}");
    assert!(post.contains("tried out the phase"), "{post}");
    let told = playing.hears(game.table, "gm log").await;
    assert!(told.contains("looked at sealed orders"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_gm_enters_strikes_and_defaults() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    let line = "sealed enter orders:A Mun - Ruh; F Kie - Den; Z power:germany";
    let told = gm.hears(game.table, line).await;
    assert_eq!(told.matches('✓').count(), 2, "{told}");
    assert_eq!(told.matches('✗').count(), 1, "{told}");
    let post = words_of(&game.post("entered orders for Germany").await);
    assert!(!post.contains("Ruh"), "{post}");
    let germany = game.of("germany");
    let sheet = germany.hears(game.table, "orders").await;
    assert!(sheet.contains("Ruh"), "{sheet}");
    let struck = gm.hears(game.table, "sealed strike unit:A Mun power:germany");
    assert!(struck.await.contains("Removed"));
    game.post("removed an order of Germany").await;
    let none = gm
        .hears(game.table, "sealed strike unit:A Mun power:germany")
        .await;
    assert!(none.contains("You have no order for that"), "{none}");
    // Even a GM who plays may put the default in place.
    let told = game
        .gm()
        .hears(game.table, "sealed default power:germany")
        .await;
    assert!(
        told.contains("default orders now count for Germany"),
        "{told}"
    );
    assert!(!told.contains("Den"), "{told}");
    game.post("entered the default orders for").await;
    let sheet = germany.hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    let told = germany
        .hears(game.table, "sealed default power:germany")
        .await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn locked_orders_stay_as_they_are() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    game.writes("france", "A Par - Bur").await;
    let told = gm.hears(game.table, "sealed lock power:france").await;
    assert!(told.contains("Locked"), "{told}");
    game.post("locked the orders of France").await;
    let france = game.of("france");
    let told = france
        .hears(game.table, "order unit:A Par order:A Par H")
        .await;
    assert!(told.contains("locked these orders"), "{told}");
    game.writes("italy", "A Ven H").await;
    let again = gm.hears(game.table, "sealed lock power:france").await;
    assert!(again.contains("already set that way"), "{again}");
    let other = france.hears(game.table, "sealed unlock").await;
    assert!(other.contains("Only the game’s GM"), "{other}");
    gm.hears(game.table, "sealed unlock").await;
    game.post("unlocked all orders").await;
    game.writes("france", "A Par - Pic").await;
    app.finish().await;
}

#[tokio::test]
async fn the_board_is_corrected_shown_posted_and_undone() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    game.writes("france", "A Par - Bur").await;
    let line = "edit board edit:A Par remove; add F Gas France; owner Bel Germany";
    let old = gm.types(game.table, line).await.message();
    let shown = gm.types(game.table, line).await.message();
    let words = words_of(&shown);
    assert!(words.contains("Nothing has been changed yet"), "{words}");
    assert!(words.contains("Belgium: nobody → Germany"), "{words}");
    assert!(!crate::said::pictures(&shown).is_empty());
    // Who plays may not press it, were it shown to him; and edits nothing himself.
    let told = game.gm().hears(game.table, line).await;
    assert!(told.contains("You play in this game"), "{told}");
    let told = game.of("france").hears(game.table, line).await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    let done = words_of(&gm.press(&shown, "Do it").await.message());
    assert!(done.contains("Belgium: nobody → Germany"), "{done}");
    let post = words_of(&game.post("edited the game").await);
    assert!(
        post.contains("France A Paris") && post.contains("Gascony"),
        "{post}"
    );
    let private = game.of("france").private().await;
    let france = game.of("france");
    france
        .sees_words(private, "no longer have any effect")
        .await;
    // The button is stale now.
    let stale = words_of(&gm.press(&old, "Do it").await.message());
    assert!(stale.contains("out of date"), "{stale}");
    for (line, why) in [
        ("edit board edit:A Bur remove", "no such unit"),
        ("edit board edit:add A Mun France", "would be two units"),
        ("edit board edit:nonsense", "what to change"),
        ("edit money power:france change:3", "without money"),
        (
            "edit treaty first:france second:italy standing:at war",
            "without treaties",
        ),
    ] {
        let told = gm.hears(game.table, line).await;
        assert!(told.contains(why), "/{line}: {told}");
    }
    let undone = gm.hears(game.table, "edit undo").await;
    assert!(undone.contains("Belgium: Germany → nobody"), "{undone}");
    game.post("undid the last change").await;
    // The sheet stayed, and is good again.
    let sheet = france.hears(game.table, "orders").await;
    let good = sheet.contains("`A Par - Bur`") && !sheet.contains('⚠');
    assert!(good, "{sheet}");
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let told = gm.hears(game.table, "edit undo").await;
    assert!(told.contains("nothing to undo"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn money_is_corrected_by_a_difference() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "variant:economic").await;
    let line = "edit money power:france change:7";
    looks(&gm, game.table, line).await;
    let (shown, done) = does(&gm, &game, line).await;
    assert!(words_of(&shown).contains("+7"), "{}", words_of(&shown));
    assert!(done.contains("+7"), "{done}");
    game.post("Treasury of France: +7").await;
    let low = gm
        .hears(game.table, "edit money power:france change:-900")
        .await;
    assert!(low.contains("less than zero"), "{low}");
    app.finish().await;
}

#[tokio::test]
async fn blocks_are_corrected_shown_posted_and_undone() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "variant:investment").await;
    let line = "edit blocks province:Paris blocks:12";
    let (shown, done) = does(&gm, &game, line).await;
    let told = words_of(&shown);
    assert!(told.contains("Paris, blocks: 5 → 12"), "{told}");
    assert!(done.contains("Paris, blocks: 5 → 12"), "{done}");
    game.post("Paris, blocks: 5 → 12").await;
    let told = game.of("france").hears(game.table, "blocks show").await;
    assert!(told.contains("Paris 12"), "{told}");
    for (line, why) in [
        ("edit blocks province:Burgundy blocks:3", "can be no blocks"),
        ("edit blocks province:Nowhere blocks:3", "Nowhere"),
        (line, "changes nothing"),
    ] {
        let told = gm.hears(game.table, line).await;
        assert!(told.contains(why), "/{line}: {told}");
    }
    let told = game.of("france").hears(game.table, line).await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    let undone = gm.hears(game.table, "edit undo").await;
    assert!(undone.contains("Paris, blocks: 12 → 5"), "{undone}");
    app.finish().await;
}

#[tokio::test]
async fn corrections_are_offered_while_they_are_typed() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "variant:investment").await;
    for (typed, value, name) in [
        ("A Par", "A Par remove", "− France A Paris"),
        ("A Par - bur", "A Par - Bur", "France A Paris → Burgundy"),
        ("paris burgundy", "A Par - Bur", "France A Paris → Burgundy"),
        (
            "add F Bul/sc rus",
            "add F Bul/sc Russia",
            "+ Russia F Bulgaria (south coast)",
        ),
        (
            "owner Belg Germ",
            "owner Bel Germany",
            "Belgium: nobody → Germany",
        ),
        ("blocks par", "blocks Par 10", "Paris, blocks: 5 → 10"),
        (
            "A Par remove; owner bel ger",
            "A Par remove; owner Bel Germany",
            "… Belgium: nobody → Germany",
        ),
    ] {
        let line = format!("edit board edit:{typed}");
        let offered = gm.choices(game.table, &line, "edit").await;
        let found = offered.iter().find(|(_, v)| v.as_str() == Some(value));
        assert_eq!(
            found.map(|(n, _)| n.as_str()),
            Some(name),
            "{typed}: {offered:?}"
        );
    }
    let line = "edit blocks province:mar";
    let offered = gm.choices(game.table, line, "province").await;
    assert_eq!(offered[0].0, "Marseilles (5 now)");
    let offered = gm
        .choices(game.table, "edit rules options:unsp", "options")
        .await;
    assert!(offered[0].0.starts_with("unspent="), "{offered:?}");
    app.finish().await;
}

#[tokio::test]
async fn two_powers_are_set_at_war() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "variant:relations").await;
    let line = "edit treaty first:france second:italy standing:at war";
    let (_, done) = does(&gm, &game, line).await;
    assert!(done.contains("neutral → war"), "{done}");
    game.post("France and Italy: neutral → war").await;
    let same = "edit treaty first:france second:france standing:at war";
    let told = gm.hears(game.table, same).await;
    assert!(told.contains("two different powers"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn rules_change_in_the_open() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "variant:economic").await;
    let line = "edit rules options:fleet_price=3";
    let (shown, _) = does(&gm, &game, line).await;
    assert!(words_of(&shown).contains("fleet"), "{}", words_of(&shown));
    game.post("changed the rules").await;
    let same = gm.hears(game.table, line).await;
    assert!(same.contains("already set that way"), "{same}");
    let told = game.of("france").hears(game.table, line).await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_rollback_is_undone() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    game.writes("france", "A Par - Pic").await;
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    game.writes("france", "A Pic - Bel").await;
    let old = gm.types(game.table, "gm rollback").await.message();
    let shown = gm.types(game.table, "gm rollback").await.message();
    let words = words_of(&shown);
    assert!(words.contains("France A Picardy → Paris"), "{words}");
    let done = words_of(&gm.press(&shown, "Do it").await.message());
    assert!(done.contains("is back at Spring 1901"), "{done}");
    let post = words_of(&game.post("has rolled the game back").await);
    assert!(post.contains("France A Picardy → Paris"), "{post}");
    let stale = words_of(&gm.press(&old, "Do it").await.message());
    assert!(stale.contains("out of date"), "{stale}");
    game.writes("france", "A Par - Gas").await;
    game.writes("italy", "A Ven - Tyr").await;
    let undone = gm.hears(game.table, "edit undo").await;
    assert!(undone.contains("France A Paris → Picardy"), "{undone}");
    assert!(undone.contains("count again"), "{undone}");
    assert!(!undone.contains("Bel"), "{undone}");
    game.post("written for this phase count again").await;
    // What was written before the rollback counts, and what was written after it does not.
    let sheet = game.of("france").hears(game.table, "orders").await;
    assert!(sheet.contains("`A Pic - Bel`"), "{sheet}");
    let sheet = game.of("italy").hears(game.table, "orders").await;
    assert!(!sheet.contains("Tyr"), "{sheet}");
    let status = gm.hears(game.table, "status").await;
    assert!(status.contains("Fall 1901"), "{status}");
    gm.hears(game.table, "gm process").await;
    game.post("Winter 1901").await;
    let board = gm.hears(game.table, "board").await;
    assert!(board.contains("Belgium"), "{board}");
    app.finish().await;
}

#[tokio::test]
async fn a_rollback_that_revived_a_game_is_not_undone() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    game.post("is over").await;
    let shown = gm.types(game.table, "gm rollback").await.message();
    gm.press(&shown, "Do it").await.message();
    game.post("has rolled the game back").await;
    let told = gm.hears(game.table, "edit undo").await;
    assert!(told.contains("it cannot be undone"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn people_come_and_go_by_the_gms_hand() {
    let app = TestApp::start().await;
    let (game, gm) = with_gm(&app, "").await;
    let (germany, id) = (game.of("germany"), demo_people()[3]);
    let told = gm.hears(game.table, "gm announce text:Tea at five").await;
    assert!(told.contains("will appear in the channel"), "{told}");
    game.post("Tea at five").await;
    gm.hears(game.table, "gm remind").await;
    game.post("Spring 1901").await;
    let warn = format!("gm warn player:{id} text:Be kind");
    assert!(gm.hears(game.table, &warn).await.contains("warned"));
    let private = germany.private().await;
    germany.sees_words(private, "Be kind").await;
    let unseat = format!("gm unseat player:{id}");
    assert!(
        gm.hears(game.table, &unseat)
            .await
            .contains("out of the game")
    );
    game.post("Germany is in civil disorder").await;
    let again = gm.hears(game.table, &unseat).await;
    assert!(again.contains("not in the game"), "{again}");
    let ban = format!("gm ban player:{id}");
    assert!(gm.hears(game.table, &ban).await.contains("banned"));
    germany.sees_words(private, "has banned you").await;
    let seat = format!("gm seat player:{id} power:germany");
    let told = gm.hears(game.table, &seat).await;
    assert!(told.contains("Banned"), "{told}");
    gm.hears(game.table, &format!("{ban} lift:true")).await;
    seats(&gm, game.table, &seat, germany).await;
    for line in [
        warn.as_str(),
        unseat.as_str(),
        ban.as_str(),
        seat.as_str(),
        "gm log",
        "gm remind",
    ] {
        let told = game.of("france").hears(game.table, line).await;
        assert!(told.contains("Only the game’s GM"), "/{line}: {told}");
    }
    let over = format!("gm hand-over gm:{}", demo_people()[2]);
    let told = game.of("france").hears(game.table, &over).await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    assert!(gm.hears(game.table, &over).await.contains("is now the GM"));
    game.post("handed the game over").await;
    let told = gm.hears(game.table, "gm pause").await;
    assert!(told.contains("Only the game’s GM"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn holdings_are_corrected() {
    let app = TestApp::start().await;
    let gm_id = demo_people()[7];
    let table = app.table();
    let (adelaide, gm) = (app.person("Adelaide").await, app.person("Henrik").await);
    let line = format!("game create name:Bourse variant:capitalist gm:{gm_id}");
    adelaide.types(table, &line).await;
    gm.types(table, "gm start").await;
    let line = format!(
        "edit holding player:{} currency:france change:-400",
        demo_people()[0]
    );
    let noted = words_of(&looks(&gm, table, &line).await);
    assert!(noted.contains("type the command again"), "{noted}");
    let shown = gm.types(table, &line).await.message();
    let done = words_of(&gm.press(&shown, "Do it").await.message());
    assert!(done.contains("-400"), "{done}");
    gm.sees_words(table, "edited the game").await;
    let low = gm.hears(table, &line.replace("-400", "-601")).await;
    assert!(low.contains("less than zero"), "{low}");
    app.finish().await;
}
