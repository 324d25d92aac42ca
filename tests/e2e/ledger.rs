//! Economic Diplomacy IV after a phase: the ledger's picture, words and file, and who hears what of
//! money.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{id_of, pictures, words_of};
use serde_json::Value;

const POWERS: [&str; 7] = [
    "austria", "england", "france", "germany", "italy", "russia", "turkey",
];

/// Everybody ready, and the post of the next phase.
async fn close(game: &Game, next: &str) -> Value {
    game.ready(&POWERS).await;
    game.post(next).await
}

#[tokio::test]
async fn e11_a_fall_publishes_a_ledger_and_tells_private_money_to_its_parties_alone() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:economic").await;
    game.writes("russia", "Lend 3 to Turkey\nTreasury to Mos")
        .await;
    game.writes("turkey", "3 credits rec'd from Russia (loan)")
        .await;
    game.writes("germany", "A Mun - Bur").await;
    game.writes("france", "A Par - Pic\nReceive 5 from Germany")
        .await;
    let typed = game.of("italy").types(game.table, "credits ledger").await;
    assert!(words_of(&typed.message()).contains("The first comes after the first Fall"));
    let fall = close(&game, "Fall 1901, movement").await;
    assert_eq!(pictures(&fall).len(), 1, "one picture a message");

    let florian = game.of("russia");
    let private = florian.private().await;
    florian.sees_words(private, "lent Turkey 3 credits").await;
    let cosima = game.of("france");
    let private = cosima.private().await;
    cosima.sees_words(private, "did not declare the same").await;

    game.writes("germany", "A Bur - Par").await;
    game.writes("russia", "Call 2 from Turkey").await;
    let winter = close(&game, "Winter 1901, builds").await;
    assert!(
        words_of(&winter).contains("Germany captures France’s treasury"),
        "{}",
        words_of(&winter)
    );
    assert_eq!(pictures(&winter).len(), 1, "{winter:#}");
    // The ledger follows in the thread; Spring's has none, for it publishes no balance.
    let alt = game.table_of(&winter, "ledger.png").await;
    let threads = game.gm().messages(game.table).await;
    let spring = threads.iter().find(|m| id_of(m) == id_of(&fall));
    let spring = id_of(&spring.expect("the post")["thread"]);
    let said = game.gm().messages(spring).await;
    assert!(said.iter().all(|m| pictures(m).is_empty()), "{said:#?}");
    // E-C6: Germany 3 + 20 + the seized 3; Russia 3 - 3 + 20 + 2; Turkey 3 + 3 + 13 - 2.
    for told in [
        "Germany 26 credits (+23)",
        "France 13 credits (+10)",
        "Russia 22 credits (+19)",
        "Turkey 17 credits (+14)",
    ] {
        assert!(alt.contains(told), "{told}: {alt}");
    }

    let answer = game.of("italy").press(&winter, "Ledger as text").await;
    let answer = answer.message();
    let told = words_of(&answer);
    assert!(told.contains("− 1 in private transfers"), "{told}");
    assert!(told.contains("net worth"), "{told}");
    let files: Vec<String> = answer["attachments"]
        .as_array()
        .expect("files")
        .iter()
        .map(|a| a["filename"].as_str().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(files, ["ledger.png", "ledger-f1901m.csv"]);
    let typed = game.of("italy").types(game.table, "credits ledger").await;
    assert_eq!(words_of(&typed.message()), told);
    let line = "credits ledger phase:S1901M";
    let typed = game.of("italy").types(game.table, line).await.message();
    assert!(words_of(&typed).contains("No ledger was published"));

    // Whoever is no party to the loan reads nothing of it anywhere.
    for power in ["austria", "england", "france", "germany", "italy"] {
        let read = game.read_by(power).await;
        for secret in ["lent", "Lend 3", "calls 2", "had called"] {
            assert!(!read.contains(secret), "{power} read {secret}: {read}");
        }
    }
    let read = game.read_by("turkey").await;
    assert!(read.contains("Turkey paid back the 2 credits"), "{read}");
    app.finish().await;
}
