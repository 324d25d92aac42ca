//! Investment Diplomacy after a phase: news with their rules, who is how far, the ledger in words and
//! as a file, and nothing of what is still sealed.

use crate::app::TestApp;
use crate::blocks_commands::{investment, winter};
use crate::game::WISHES;
use crate::said::words_of;

#[tokio::test]
async fn i03_the_ledger_says_where_every_point_went_and_nothing_sealed_is_told() {
    let app = TestApp::start().await;
    let game = winter(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let fall = game.post("Goal 100 blocks: Russia 20").await;
    let answer = game.of("italy").press(&fall, "Ledger as text").await;
    let answer = answer.message();
    let told = words_of(&answer);
    let line = "**France**: 0, +15 income = **15** points. Blocks: 15 = **15**. They earn 15 a \
                year; its units cost 15.";
    assert!(told.contains(line), "{told}");
    assert!(told.contains("spreadsheet"), "{told}");
    let files = answer["attachments"].as_array().expect("files");
    let csv = files
        .iter()
        .find(|f| f["filename"] == "ledger-f1901m.csv")
        .is_some();
    assert!(csv, "{files:?}");

    // What is placed stays sealed until Winter closes.
    game.writes("france", "Disband F Bre\nPlace 3 in Par").await;
    for power in WISHES.iter().filter(|p| **p != "france") {
        let person = game.of(power);
        let mut seen = game.read_by(power).await;
        for line in ["status", "orders", "blocks show", "blocks plan", "history"] {
            seen += &person.hears(table, line).await;
        }
        for secret in ["Place 3", "Paris +3", "Disband F Bre", "F Brest"] {
            assert!(!seen.contains(secret), "{power} saw {secret}: {seen}");
        }
    }
    game.gm().hears(table, "gm process").await;
    let spring = words_of(&game.post("Spring 1902").await);
    for part in [
        "one power loses 5 unspent points",
        "Goal 100 blocks: Russia 20, France 18",
    ] {
        assert!(
            spring.to_lowercase().contains(&part.to_lowercase()),
            "{part}: {spring}"
        );
    }
    let told = france.hears(table, "history phase:W1901A").await;
    for part in [
        "France placed 3 blocks in Paris.",
        "France left 5 points unspent",
        "raised an army each.",
        "+3 scrap, -10 upkeep, -3 placed, -5 **lost unspent** = **0** points",
        "Blocks: 15, +3 placed = **18**",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let why = france.hears(table, "why province:par").await;
    assert!(why.contains("France placed 3 blocks in Paris"), "{why}");
    let status = france.hears(table, "status").await;
    assert!(
        status.contains("18 blocks in 3 provinces, income 18 a year, 2 units"),
        "{status}"
    );
    app.finish().await;
}

#[tokio::test]
async fn i05c_a_battle_leaves_rubble_and_whoever_lost_is_warned() {
    let app = TestApp::start().await;
    let game = investment(&app, "").await;
    let table = game.table;
    game.writes("france", "A Par - Bur").await;
    game.writes("italy", "A Ven - Tyr").await;
    game.gm().hears(table, "gm process").await;
    game.post("Fall 1901, movement").await;
    // What the coming Winter brings, if nothing changes.
    let told = game.of("germany").hears(table, "orders").await;
    let coming = "Next Winter, if nothing changes: 15 points including this Fall’s income of \
                  15, 15 for your units, 0 left";
    assert!(told.contains(coming), "{told}");
    game.writes("france", "A Bur - Mun").await;
    game.writes("italy", "A Tyr S French A Bur - Mun").await;
    for (next, retreat) in [("Fall 1901, retreats", true), ("Winter 1901", false)] {
        game.gm().hears(table, "gm process").await;
        game.post(next).await;
        if retreat {
            game.writes("germany", "A Mun - Ruh").await;
        }
    }
    let fall = words_of(&game.post("2 blocks are destroyed").await);
    assert!(fall.contains("France 18"), "{fall}");
    let told = game.of("turkey").hears(table, "history phase:F1901R").await;
    for part in [
        "France took Munich in battle: 2 blocks were destroyed and 3 remain.",
        "Blocks: 15, +5 taken and lost, -2 rubble = **18**",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = game.of("germany").hears(table, "orders").await;
    assert!(told.contains("⚠ You are 5 points short"), "{told}");
    app.finish().await;
}
