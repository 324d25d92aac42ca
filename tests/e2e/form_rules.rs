//! What only the form sets, and what it does then: press of the dead and in some phases, votes, more
//! time.

use chancery::sandbox::Id;
use serde_json::Value;

use crate::app::{NAMES, TestApp};
use crate::lobby_form::{named, pick, turn};
use crate::page::Person;
use crate::said::words_of;

/// A game that Henrik runs and seven others play, each the power named; with the form, opened in the lobby.
struct GameContext {
    table: Id,
    henrik: Person,
    form: Value,
    players: Vec<(&'static str, Person)>,
}

const POWERS: [&str; 7] = [
    "austria", "england", "france", "germany", "italy", "russia", "turkey",
];

impl GameContext {
    async fn begin(app: &TestApp) -> GameContext {
        let table = app.table();
        let henrik = app.person("Henrik").await;
        let create = "game create name:The Long Peace play:false";
        let card = henrik.types(table, create).await.message();
        let form = henrik.press(&card, "Settings").await.message();
        let mut players = Vec::new();
        for (name, power) in NAMES.iter().zip(POWERS) {
            let person = app.person(name).await;
            person
                .types(table, &format!("game join power:{power}"))
                .await;
            players.push((power, person));
        }
        henrik.types(table, "gm start").await;
        henrik.sees_words(table, "Spring 1901, movement").await;
        GameContext {
            table,
            henrik,
            form,
            players,
        }
    }

    fn of(&self, power: &str) -> &Person {
        let found = self.players.iter().find(|(p, _)| *p == power);
        &found.expect("a power").1
    }

    async fn hears(&self, power: &str, line: &str) -> String {
        self.of(power).hears(self.table, line).await
    }

    /// Turns something on, or off, on a page of the form.
    async fn switches(&self, page: &str, switch: &str) {
        let shown = turn(&self.henrik, &self.form, page).await;
        let button = named(&shown, &format!(":{switch}"));
        self.henrik.press(&shown, &button).await.message();
    }

    /// Picks from a menu of a page.
    async fn picks(&self, page: &str, field: &str, value: &str) -> String {
        let shown = turn(&self.henrik, &self.form, page).await;
        words_of(&pick(&self.henrik, &shown, field, &[value]).await)
    }

    async fn goes_on(&self, next: &str) {
        self.henrik.hears(self.table, "gm process").await;
        self.henrik.sees_words(self.table, next).await;
    }
}

const LETTER: &str = "press to powers:Italy text:Hello";

#[tokio::test]
async fn press_is_shut_in_the_phases_the_form_names() {
    let app = TestApp::start().await;
    let game = GameContext::begin(&app).await;
    game.switches("press", "switch:shut-retreats:1").await;
    game.switches("press", "switch:shut-builds:1").await;
    let told = game.hears("france", LETTER).await;
    assert!(told.contains("is on its way"), "{told}");
    // Germany takes Burgundy's neighbour by force: somebody must retreat in the Fall.
    for (power, line) in [
        ("france", "order unit:A Par order:A Par - Bur"),
        ("germany", "order unit:A Mun order:A Mun - Ruh"),
        ("italy", "order unit:A Ven order:A Ven - Pie"),
    ] {
        game.hears(power, line).await;
    }
    game.goes_on("Fall 1901, movement").await;
    let edit = "edit board edit:add A Gas Germany; add A Pic Germany";
    let shown = game.henrik.types(game.table, edit).await.message();
    game.henrik.press(&shown, "Do it").await;
    for (power, line) in [
        ("germany", "order unit:A Ruh order:A Ruh - Bur"),
        ("germany", "order unit:A Gas order:A Gas S A Ruh - Bur"),
        ("germany", "order unit:A Pic order:A Pic S A Ruh - Bur"),
    ] {
        let told = game.hears(power, line).await;
        assert!(told.contains('✓'), "{line}: {told}");
    }
    game.goes_on("Fall 1901, retreats").await;
    for line in [LETTER, "press public text:Hello"] {
        let told = game.hears("france", line).await;
        assert!(told.contains("no press during retreats"), "{told}");
    }
    game.switches("press", "switch:shut-retreats:0").await;
    let told = game.hears("france", LETTER).await;
    assert!(told.contains("is on its way"), "{told}");
    game.goes_on("Winter 1901").await;
    let told = game.hears("france", LETTER).await;
    assert!(told.contains("no press during builds"), "{told}");
    game.switches("press", "switch:shut-builds:0").await;
    let told = game.hears("france", LETTER).await;
    assert!(told.contains("is on its way"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_dead_write_where_the_form_lets_them() {
    let app = TestApp::start().await;
    let game = GameContext::begin(&app).await;
    let edit = "edit board edit:A Con remove; F Ank remove; A Smy remove; owner Con nobody; \
                owner Ank nobody; owner Smy nobody";
    let shown = game.henrik.types(game.table, edit).await.message();
    game.henrik.press(&shown, "Do it").await;
    let told = game.hears("turkey", LETTER).await;
    assert!(told.contains("eliminated powers may not write"), "{told}");
    game.switches("press", "switch:dead:1").await;
    let told = game.hears("turkey", LETTER).await;
    assert!(told.contains("is on its way"), "{told}");
    game.switches("press", "switch:dead:0").await;
    let told = game.hears("turkey", "press public text:Woe").await;
    assert!(told.contains("eliminated powers may not write"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_page_of_votes_says_who_must_agree() {
    let app = TestApp::start().await;
    let game = GameContext::begin(&app).await;
    let told = game.picks("votes", "draw", "majority").await;
    assert!(told.contains("**A draw needs**: a majority"), "{told}");
    let told = game.picks("votes", "concession", "two-thirds").await;
    assert!(told.contains("two thirds of the others"), "{told}");
    let told = game.picks("votes", "ballot", "1d").await;
    assert!(told.contains("**A vote stays open**: 1 day"), "{told}");
    let told = game.hears("france", "draw among:France, Italy").await;
    assert!(told.contains("4 of 7 must vote yes"), "{told}");
    assert!(told.contains("<t:"), "it stands for a day: {told}");
    let told = game.hears("france", "concede power:turkey").await;
    assert!(told.contains("4 of 6 must vote yes"), "{told}");
    game.switches("votes", "switch:draw-whole:1").await;
    let told = game.hears("italy", "draw among:France, Germany").await;
    assert!(told.contains("must include all survivors"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_page_of_more_time_says_who_gives_it_and_what_absences_do() {
    let app = TestApp::start().await;
    let game = GameContext::begin(&app).await;
    let told = game.picks("more", "extension", "all").await;
    assert!(
        told.contains("**More time by vote**: if all players agree"),
        "{told}"
    );
    let told = game.picks("more", "extension-time", "1d").await;
    assert!(
        told.contains("**Maximum extra time per phase**: 1 day"),
        "{told}"
    );
    let told = game.hears("france", "extend by:48h").await;
    assert!(told.contains("at most 1 day more"), "{told}");
    let told = game.hears("france", "extend by:24h").await;
    assert!(told.contains("7 of 7 must vote yes"), "{told}");
    game.picks("more", "absence", "ignore").await;
    let told = game.hears("france", "rules topic:clock").await;
    assert!(told.contains("Announced absences have no effect"), "{told}");
    let told = game.picks("more", "extension", "off").await;
    assert!(told.contains("no, only the GM"), "{told}");
    let told = game.hears("italy", "extend by:1h").await;
    assert!(told.contains("only the GM"), "{told}");
    app.finish().await;
}
