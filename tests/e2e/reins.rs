//! Who may: GM roles, pausing a whole server, quotas, bans and invitations when a seat is taken over.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::page::Person;
use crate::privacy::export;
use crate::said::words_of;
use chancery::sandbox::{GUILD_ID, demo_people};

/// Turkey's player leaves for good.
async fn turkey_leaves(game: &Game) {
    let person = game.of("turkey");
    let asked = person.types(game.table, "game leave").await.message();
    person.press(&asked, "Leave for good").await;
}

async fn tries(person: &Person, game: &Game) -> String {
    person.hears(game.table, "game takeover power:turkey").await
}

#[tokio::test]
async fn who_holds_a_gm_role_is_a_gm_and_without_it_nobody() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let role = app
        .standin
        .add_role(GUILD_ID, "Umpire", &[demo_people()[7]]);
    // Holding it is nothing as long as the server does not say so.
    let refused = henrik.hears(game.table, "gm extend by:1h").await;
    assert!(refused.contains("Only the game’s GM"), "{refused}");
    let line = format!("server role role:{role}");
    let refused = henrik.hears(game.table, &line).await;
    assert!(
        refused.contains("Only managers of this server"),
        "{refused}"
    );
    let told = game.gm().hears(game.table, &line).await;
    assert!(told.contains(&format!("<@&{role}>")), "{told}");
    let extended = henrik.hears(game.table, "gm extend by:1h").await;
    assert!(!extended.contains("Only the game’s GM"), "{extended}");
    game.post("has moved the deadline").await;
    // Bertrand has no such role.
    let refused = game
        .of("england")
        .hears(game.table, "gm extend by:1h")
        .await;
    assert!(refused.contains("Only the game’s GM"), "{refused}");
    let line = format!("server role role:{role} gm:False");
    game.gm().hears(game.table, &line).await;
    let refused = henrik.hears(game.table, "gm extend by:1h").await;
    assert!(refused.contains("Only the game’s GM"), "{refused}");
    app.finish().await;
}

#[tokio::test]
async fn a_server_is_paused_and_goes_on_by_its_own_commands() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for line in ["server pause", "server resume"] {
        let refused = france.hears(game.table, line).await;
        assert!(
            refused.contains("Only managers of this server"),
            "/{line}: {refused}"
        );
    }
    let early = game.gm().hears(game.table, "server resume").await;
    assert!(early.contains("not paused together"), "{early}");
    let paused = game.gm().hears(game.table, "server pause").await;
    assert!(paused.contains("One clock has been stopped"), "{paused}");
    let twice = game.gm().hears(game.table, "server pause").await;
    assert!(twice.contains("`/server resume`"), "{twice}");
    let status = france.hears(game.table, "status").await;
    assert!(status.contains("paused"), "{status}");
    let resumed = game.gm().hears(game.table, "server resume").await;
    assert!(resumed.contains("One clock is running again"), "{resumed}");
    let status = france.hears(game.table, "status").await;
    assert!(!status.contains("paused"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn quotas_hold_and_are_shown() {
    let app = TestApp::start().await;
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let table = app.table();
    adelaide.hears(table, "server limits games:2 own:1").await;
    let shown = adelaide.hears(table, "server show").await;
    assert!(
        shown.contains("Games at once: 2") && shown.contains("created by one person: 1"),
        "{shown}"
    );
    bertrand.types(table, "game create name:One").await;
    let own = bertrand.hears(table, "game create name:Two").await;
    assert!(own.contains("games you created (1)"), "{own}");
    app.person("Cosima")
        .await
        .types(table, "game create name:Three")
        .await;
    let full = app.person("Dmitri").await;
    let full = full.hears(table, "game create name:Four").await;
    assert!(full.contains("limit of running games (2)"), "{full}");
    app.finish().await;
}

#[tokio::test]
async fn who_is_banned_takes_over_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    turkey_leaves(&game).await;
    let ban = format!("gm ban player:{}", demo_people()[7]);
    game.gm().hears(game.table, &ban).await;
    let refused = tries(&henrik, &game).await;
    assert!(refused.contains("Banned"), "{refused}");
    game.gm()
        .hears(game.table, &format!("{ban} lift:True"))
        .await;
    let taken = tries(&henrik, &game).await;
    assert!(taken.contains("You now play Turkey"), "{taken}");
    app.finish().await;
}

/// What a game's settings name Henrik as, by his own file.
async fn named(henrik: &Person, game: &Game) -> Vec<String> {
    let file = export(henrik, game.table).await;
    let all = file["named_in_games"].as_array().cloned();
    let all = all.unwrap_or_default().into_iter();
    all.map(|row| row["as"].as_str().unwrap_or_default().to_owned())
        .collect()
}

#[tokio::test]
async fn who_takes_over_waits_for_a_place_no_more() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    henrik.hears(game.table, "game waitlist").await;
    assert_eq!(named(&henrik, &game).await, ["waiting"]);
    turkey_leaves(&game).await;
    let taken = tries(&henrik, &game).await;
    assert!(taken.contains("You now play Turkey"), "{taken}");
    // One file an hour.
    app.pass(HOUR);
    assert!(named(&henrik, &game).await.is_empty());
    app.finish().await;
}

#[tokio::test]
async fn locked_orders_and_standing_orders_stay_as_they_are() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "sealed lock power:france").await;
    let told = game.of("france").tells_the_bot("A Par - Bur").await;
    assert!(words_of(&told).contains("locked"), "{told}");
    let standing = game
        .of("france")
        .hears(game.table, "standing set orders:A Par - Bur")
        .await;
    assert!(standing.contains("locked"), "{standing}");
    game.writes("italy", "A Ven - Tyr").await;
    gm.hears(game.table, "sealed unlock power:france").await;
    game.writes("france", "A Par - Bur").await;
    app.finish().await;
}
