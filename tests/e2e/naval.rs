//! Naval Diplomacy as seven people play it, from Winter 1913 to the end of 1915: chosen first units, a
//! vote on islands, a doomed double move, a patrol, a block, and a coastal crawl; warnings, refusals and
//! choices on the way.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{id_of, words_of};
use serde_json::Value;

async fn begin(app: &TestApp, options: &str) -> Game {
    let rules = format!("variant:naval {options}");
    Game::begin_in(app, rules.trim(), "Winter 1913").await
}

/// Writes orders, lets the GM close the phase, and waits for the post of the next.
async fn process(game: &Game, orders: &[(&str, &str)], next: &str) -> Value {
    for (power, text) in orders {
        game.writes(power, text).await;
    }
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await
}

/// Waits for the results with these words, in the thread of a post.
async fn told(game: &Game, post: &Value, words: &[&str]) {
    let with = game.gm().sees(game.table, "a thread on the post", |m| {
        m["id"] == post["id"] && m["thread"].is_object()
    });
    let thread = id_of(&with.await["thread"]);
    for words in words {
        game.gm().sees_words(thread, words).await;
    }
}

fn names(choices: &[(String, Value)]) -> Vec<&str> {
    choices.iter().map(|(name, _)| name.as_str()).collect()
}

#[tokio::test]
async fn a_naval_game_is_played_for_two_years() {
    let app = TestApp::start().await;
    let game = begin(&app, "").await;
    let (england, france, turkey) = (game.of("england"), game.of("france"), game.of("turkey"));
    let table = game.table;

    // Every power chooses its first units; four have the usual ones for saying nothing (N-03).
    let sheet = england.hears(table, "orders").await;
    assert!(sheet.contains("London"), "{sheet}");
    let told_off = words_of(&england.tells_the_bot("Build F Mun").await);
    assert!(told_off.contains('✗'), "{told_off}");
    for power in crate::game::WISHES {
        let line = "vote choice:yes motion:ireland";
        let answer = game.of(power).hears(table, line).await;
        assert!(answer.contains("voted **yes**"), "{answer}");
    }
    england.hears(table, "vote choice:yes motion:sicily").await;
    let builds = [
        ("england", "Build F Edi\nBuild F Lon\nBuild A Lvp"),
        ("france", "Build F Bre\nBuild F Mar\nBuild A Par"),
        ("turkey", "Build F Con\nBuild F Ank\nBuild A Smy"),
    ];
    let spring = process(&game, &builds, "Spring 1914, movement").await;
    let results = [
        "Ireland can be entered",
        "Sicily stays closed",
        "A Ven",
        "F Mar",
    ];
    told(&game, &spring, &results).await;

    // The doomed double move: told before, and allowed.
    let austria = game.of("austria");
    let answer = austria
        .hears(table, "order unit:F Tri order:- Adr - Ven")
        .await;
    assert!(
        answer.contains('✓') && answer.contains("If the fleet does not reach Venice"),
        "{answer}"
    );
    let again = austria.hears(table, "orders").await;
    assert!(again.contains("it is annihilated"), "{again}");
    let moves = [
        ("england", "F Edi - Nth\nF Lon - Nth\nA Lvp - Yor"),
        ("france", "F Bre - Eng\nF Mar - Spa/sc\nA Par - Bur"),
        ("turkey", "F Con - Bla\nF Ank - Bla\nA Smy - Con"),
        ("russia", "F Sev - Bla"),
        ("italy", "F Nap - Ion - Tun"),
    ];
    let fall = process(&game, &moves, "Fall 1914, movement").await;
    let results = [
        "F Tri – Adr – Ven failed: 1 against 1",
        "annihilated in the Adriatic Sea, because it did not reach a supply centre",
        "F Nap – Ion – Tun",
    ];
    told(&game, &fall, &results).await;

    refusals(&game).await;
    choices(&game).await;

    // A patrol, a block, a double and a single move against it.
    let answer = england
        .hears(table, "order unit:F Nth order:- Eng - Bre")
        .await;
    assert!(
        answer.contains("The strait between the North Sea and the English Channel may be blocked"),
        "{answer}"
    );
    let moves = [
        ("england", "F Nth - Eng"),
        ("france", "F Eng B England\nF Spa/sc - Por"),
        ("turkey", "2F Bla P Russia\nA Con - Bul"),
        ("russia", "F Bla H"),
    ];
    let winter = process(&game, &moves, "Winter 1914").await;
    let results = [
        "F Bla P Russia succeeded",
        "annihilated in the Black Sea by Turkey’s patrol",
        "F Eng B England succeeded: the strait was closed to England",
        "F Nth – Eng failed: F Eng blocked the strait to the English Channel",
        "F Nth – Eng – Bre failed: F Eng blocked the strait to the English Channel",
        "annihilated in the North Sea, because its two-space move was stopped",
    ];
    told(&game, &winter, &results).await;
    let why = england.hears(table, "why province:North Sea").await;
    assert!(why.contains("annihilated in the North Sea"), "{why}");

    process(&game, &[("france", "Build F Mar")], "Spring 1915, movement").await;
    let answer = turkey
        .hears(table, "order unit:Open Con order:to Russia")
        .await;
    assert!(answer.contains("Open Con to Russia"), "{answer}");
    let moves = [("france", "F Mar - Spa/sc")];
    process(&game, &moves, "Fall 1915, movement").await;

    // Each leaves where the other comes in, by another coast (N-09a).
    let crawl = [("france", "F Spa/sc - Por\nF Por - Spa/nc")];
    let winter = process(&game, &crawl, "Winter 1915").await;
    let results = ["F Spa/sc – Por", "F Por – Spa/nc"];
    told(&game, &winter, &results).await;
    let sheet = france.hears(table, "status").await;
    assert!(sheet.contains("France"), "{sheet}");
    app.finish().await;
}

/// Orders that cannot be, in the Fall of 1914: refused as they are written, with the reason.
async fn refusals(game: &Game) {
    for (power, line, why) in [
        (
            "england",
            "3F Nth P Germany",
            "more fleets were ordered than are in the North Sea",
        ),
        ("england", "F Nth P Germany", "a patrol needs two fleets"),
        ("england", "2F Nth P England", "the power’s own fleets"),
        ("england", "F Nth - Nwy - S F Nth - Ska", "not a sea"),
        ("england", "F Nth - Nwg - Nth", "cannot lead back"),
        (
            "england",
            "F Nth - Nwg - H",
            "to stay there, order just the move",
        ),
        ("france", "F Spa B England", "not part of a strait"),
        ("france", "F Mao - Por", "there is no such unit"),
        ("russia", "Open Con to Russia", "held by Turkey"),
        ("turkey", "Open Smy to Russia", "no fleet can pass"),
    ] {
        let answer = words_of(&game.of(power).tells_the_bot(line).await);
        assert!(answer.contains('✗'), "{line}: {answer}");
        assert!(answer.contains(why), "{line}: {answer}");
    }
}

/// What is offered while an order is typed, in the Fall of 1914.
async fn choices(game: &Game) {
    let (england, turkey) = (game.of("england"), game.of("turkey"));
    let units = england.choices(game.table, "order unit:", "unit").await;
    let values: Vec<&Value> = units.iter().map(|(_, value)| value).collect();
    assert_eq!(values, ["F Nth", "A Yor", "2F Nth"]);
    assert_eq!(names(&units)[2], "2 × F North Sea");
    let units = turkey.choices(game.table, "order unit:open", "unit").await;
    assert_eq!(units[0].1, "Open Con");
    for (power, line, value) in [
        ("england", "order unit:F Nth order:", "F Nth - Eng - Bre"),
        (
            "england",
            "order unit:F Nth order:brest",
            "F Nth - Eng - Bre",
        ),
        ("england", "order unit:F Nth order:", "2F Nth P France"),
        ("england", "order unit:F Nth order:B Fra", "F Nth B France"),
        ("england", "order unit:2F Nth order:", "2F Nth - Ska"),
        (
            "england",
            "order unit:2F Nth order:patrol russ",
            "2F Nth P Russia",
        ),
        (
            "england",
            "order unit:F Nth order:Nwg S A Yor",
            "F Nth - Nwg - S A Yor - Edi",
        ),
        (
            "france",
            "order unit:F Spa order:S F Eng Mao Por",
            "F Spa/sc S F Eng - Mao - Por",
        ),
        (
            "turkey",
            "order unit:Open Con order:rus",
            "Open Con to Russia",
        ),
    ] {
        let offered = game.of(power).choices(game.table, line, "order").await;
        assert!(offered.len() <= 25, "{line}: {}", offered.len());
        let found = offered.iter().any(|(_, v)| {
            let bare = |text: &str| text.replace("(", "").replace(" -)", " -");
            v.as_str().is_some_and(|v| bare(v) == value)
        });
        assert!(found, "{line}: no {value} in {offered:?}");
    }
}
