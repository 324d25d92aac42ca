//! Investment Diplomacy from its lobby through whole years, as people play it.

use crate::alone::{button, plays_two_years, start};
use crate::app::{NAMES, TestApp, faults};
use crate::page::Person;
use crate::said::{component, words_of};
use chancery::sandbox::{demo_channels, demo_people};
use chancery::scheduler::ShiftedClock;
use serde_json::Value;
use std::sync::Arc;

/// Fills in the form of another goal; what is answered.
async fn sets_goal(person: &Person, lobby: &Value, goal: &str) -> Value {
    let form = person.press(lobby, "Set another goal").await.modal();
    let field = form["components"][0]["components"][0]["custom_id"].as_str();
    let filled = [(field.unwrap_or_default(), goal)];
    person.fills_in(&form, &filled).await.message()
}

/// The lobby asks the GM for the goal, says how early a power at peace reaches it and what neutral
/// centres do; only the GM may answer.
#[tokio::test]
async fn r2b_23_the_lobby_asks_the_gm_to_confirm_the_goal() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person(NAMES[0]).await;
    let bertrand = app.person(NAMES[1]).await;
    let line = "game create name:Peace variant:investment options:scheme=plain";
    let lobby = adelaide.types(table, line).await.message();
    let told = words_of(&lobby);
    for part in [
        "Investment Diplomacy",
        "Goal: 100 blocks",
        "grows from 15 to 100 by Winter 1903",
        "from 20, by Winter 1903",
        "each raise an army",
        "double their blocks",
        "is a goal of **100 blocks** right?",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let refused = bertrand.press(&lobby, "Keep 100").await.message();
    assert!(words_of(&refused).contains("GM"), "{refused:#}");
    let bad = sets_goal(&adelaide, &lobby, "0").await;
    assert!(words_of(&bad).contains("is not a goal"), "{bad:#}");
    let set = sets_goal(&adelaide, &lobby, "150").await;
    let told = words_of(&set);
    assert!(told.contains("Goal: 150 blocks"), "{told}");
    assert!(told.contains("by Winter 1904"), "{told}");
    assert!(component(&set["components"], "Set another goal").is_none());
    // Joining shows the lobby without the question; another game's goal is kept by a button.
    let told = bertrand.hears(table, "game join").await;
    assert!(
        told.contains("Goal: 150") && !told.contains("right?"),
        "{told}"
    );
    let line = "game create name:War variant:investment options:neutrals=blocks";
    let lobby = adelaide.types(table, line).await.message();
    assert!(words_of(&lobby).contains("double every Winter"));
    let kept = adelaide.press(&lobby, "Keep 100").await.message();
    assert!(!words_of(&kept).contains("right?"), "{kept:#}");
    app.finish().await;
}

/// Blocks for every capital: of each power's player one line is taken, if there are points.
const CAPITALS: &str = "place the rest in Vie\nplace the rest in Lon\nplace the rest in Par\n\
    place the rest in Ber\nplace the rest in Rom\nplace the rest in Mos\nplace the rest in Con";

/// Two years played by the sandbox's own people, each phase by its button: Winters place blocks, and
/// every ledger closes.
#[tokio::test]
async fn two_years_are_played_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    let line = "game create name:Solitaire variant:investment";
    let lobby = henrik.types(table, line).await.message();
    // A goal nobody reaches in two years.
    sets_goal(&henrik, &lobby, "1000").await;
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    plays_two_years(&henrik, table, 1, async |phase| {
        // Left to themselves they may spend all on units.
        if phase.starts_with("Winter 1901") {
            for (id, name) in demo_people().into_iter().zip(NAMES) {
                let person = Person::sit_down(standin.base_url(), id, name, None).await;
                person.tells_the_bot(CAPITALS).await;
            }
        }
    })
    .await;
    let (mut placed, mut all) = (0, String::new());
    for phase in ["W1901A", "W1902A"] {
        let line = format!("history phase:{phase}");
        let told = henrik.hears(table, &line).await;
        assert!(told.contains("Ledger of points and blocks"), "{told}");
        placed += told.matches(" placed ").count();
        all.push_str(&told);
    }
    assert!(placed > 0, "blocks were placed: {all}");
    bot.stop().await;
    let bad = faults(&standin);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
