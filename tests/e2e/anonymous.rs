//! An anonymous game: until it is over nothing that others read tells who plays which power.

use crate::app::{HOUR, NAMES, TestApp};
use crate::game::{FALL, Game, SPRING, takes_the_seat};
use crate::said::words_of;
use chancery::sandbox::{Id, demo_people};
use serde_json::Value;

/// A message without what Discord itself says of who used a command or pressed a button.
fn said_by_the_bot(message: &Value) -> String {
    let mut said = message.clone();
    if let Value::Object(map) = &mut said {
        for key in ["interaction", "interaction_metadata", "author", "member"] {
            map.remove(key);
        }
    }
    said.to_string()
}

/// All that stands in the channel, and in the threads under its posts.
async fn public(game: &Game) -> Vec<Value> {
    let mut all = game.gm().messages(game.table).await;
    // What only its reader sees is not public.
    all.retain(|m| m["flags"].as_u64().unwrap_or(0) & 64 == 0);
    let threads: Vec<Id> = all
        .iter()
        .filter_map(|m| m["thread"]["id"].as_str()?.parse().ok())
        .collect();
    for thread in threads {
        all.extend(game.gm().messages(thread).await);
    }
    all
}

#[tokio::test]
async fn nothing_public_tells_who_plays_which_power() {
    let app = TestApp::start().await;
    let (game, henrik) = Game::begin_anonymous(&app).await;
    let newcomer = demo_people()[8];
    game.play(&SPRING, "Fall 1901, movement").await;
    // Whatever may be shown to all is shown to all.
    for (power, line) in [
        ("france", "status share:true"),
        ("france", "game info share:true"),
        ("italy", "game list share:true"),
        ("italy", "game seats share:true"),
        ("turkey", "history share:true"),
        ("turkey", "map share:true"),
        ("turkey", "why province:bur share:true"),
        ("england", "press public text:The fleet is at sea"),
        (
            "england",
            "press to powers:russia text:Shall we share Norway",
        ),
    ] {
        game.of(power).types(game.table, line).await;
    }
    let refused = game
        .of("france")
        .hears(game.table, "press thread with:germany")
        .await;
    assert!(refused.contains("This game is anonymous"), "{refused}");
    // Somebody cannot be reached, somebody goes, somebody comes.
    app.standin.close_dms(game.of("russia").id, true);
    let wish = "notify private:False";
    game.of("turkey").types(game.table, wish).await;
    app.pass(43 * HOUR);
    game.post("I am still waiting for you").await;
    let replace = format!("gm replace power:germany player:{newcomer}");
    let told = henrik.hears(game.table, &replace).await;
    assert!(told.contains("has been asked"), "{told}");
    takes_the_seat(&app.person(NAMES[8]).await, game.table).await;
    game.post("somebody else now plays Germany").await;
    for (power, orders) in FALL.into_iter().filter(|(power, _)| *power != "germany") {
        if power != "russia" {
            game.writes(power, orders).await;
        }
    }
    henrik.types(game.table, "gm process").await;
    game.post("Fall 1901, retreats").await;

    let all = public(&game).await;
    assert!(all.len() > 12, "{}", all.len());
    let players = demo_people().into_iter().take(7).chain([newcomer]);
    for player in players {
        let id = player.to_string();
        for message in &all {
            let said = said_by_the_bot(message);
            assert!(!said.contains(&id), "{id} is named: {message:#}");
        }
    }
    for name in &NAMES[..7] {
        for message in &all {
            let said = said_by_the_bot(message);
            assert!(!said.contains(name), "{name} is named: {message:#}");
        }
    }
    // At the end all is told.
    let asked = henrik.types(game.table, "gm abandon").await.message();
    henrik.press(&asked, "End the game").await.message();
    let post = game.post("is over").await;
    let french = format!("<@{}>", game.of("france").id);
    assert!(words_of(&post).contains(&french), "{post:#}");
    app.finish().await;
}
