//! Texts up to Discord's limits and past ours, in every option of every command, in forms and in private
//! messages: each is answered, shows no fault of ours, pings nobody, and the game goes on.

use chancery::sandbox::{Id, demo_people};
use serde_json::{Value, json};
use std::collections::BTreeSet;

use crate::access::{faults, nasty};
use crate::app::TestApp;
use crate::game::Game;
use crate::said::{Answer, component, words_of};

/// The longest text of an option that names no limit of its own.
const LONGEST: usize = 6_000;

/// Endings of what people write: no letters, other directions, signs that join, and what Discord reads.
fn texts(victim: Id) -> [String; 6] {
    [
        "A Par - Zwischenahn\n".to_owned(),
        "𝔸".to_owned(),
        "\u{0}\u{202e}\u{200b}\u{200d}\u{feff}👩‍👩‍👧‍👦`".to_owned(),
        format!("{}\n# head\n> ", nasty(victim)),
        "\n;".to_owned(),
        "x".to_owned(),
    ]
}

/// A text of exactly so many characters.
fn filled(text: &str, most: usize) -> String {
    text.chars().cycle().take(most).collect()
}

/// An option that is written freely, and those that must stand beside it.
struct Free {
    /// The command, its group and its own name.
    path: Vec<String>,
    option: String,
    most: usize,
    beside: Vec<Value>,
}

/// What would do for an option that has to be there.
fn anything(option: &Value, person: Id, channel: Id) -> Option<Value> {
    let value = match option["type"].as_u64()? {
        3 => match option["choices"].as_array() {
            Some(choices) => choices.first()?["value"].clone(),
            None => json!("England"),
        },
        4 | 10 => option.get("min_value").cloned().unwrap_or(json!(1)),
        5 => json!(true),
        6 => json!(person.to_string()),
        7 => json!(channel.to_string()),
        // Roles and files: their commands have tests of their own.
        _ => return None,
    };
    Some(json!({"name": option["name"], "type": option["type"], "value": value}))
}

/// Finds every option of a command that is written freely.
fn free(command: &Value, path: &[String], of: (Id, Id), into: &mut Vec<Free>) {
    let mut path = path.to_vec();
    path.push(command["name"].as_str().unwrap_or_default().to_owned());
    let options: Vec<&Value> = command["options"]
        .as_array()
        .into_iter()
        .flatten()
        .collect();
    for option in &options {
        match option["type"].as_u64() {
            Some(1 | 2) => free(option, &path, of, into),
            Some(3) if option["choices"].as_array().is_none_or(Vec::is_empty) => {
                let others = options.iter().filter(|o| o["name"] != option["name"]);
                let required = others.filter(|o| o["required"] == true);
                let beside: Option<Vec<Value>> =
                    required.map(|o| anything(o, of.0, of.1)).collect();
                let Some(beside) = beside else { continue };
                let most = option["max_length"]
                    .as_u64()
                    .map_or(LONGEST, |n| n as usize);
                into.push(Free {
                    path: path.clone(),
                    option: option["name"].as_str().unwrap_or_default().to_owned(),
                    most,
                    beside,
                });
            }
            _ => {}
        }
    }
}

/// The options of a call, inside those of its group.
fn call(of: &Free, text: &str) -> Vec<Value> {
    let mut options = of.beside.clone();
    options.push(json!({"name": of.option, "type": 3, "value": text}));
    for (depth, name) in of.path.iter().enumerate().skip(1).rev() {
        let kind = if depth + 1 < of.path.len() { 2 } else { 1 };
        options = vec![json!({"name": name, "type": kind, "options": options})];
    }
    options
}

#[tokio::test]
async fn every_option_takes_the_longest_text() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, gm, table) = (game.of("france"), game.gm(), game.table);
    let victim = demo_people()[11];
    let mut all = Vec::new();
    // What no game on the server needs is offered in direct messages.
    let here = app.standin.offered(gm.id, table);
    let here: BTreeSet<&str> = here.iter().filter_map(|c| c["name"].as_str()).collect();
    for command in app.standin.commands() {
        free(&command, &[], (demo_people()[3], table), &mut all);
    }
    assert!(all.len() > 60, "{}", all.len());
    let texts = texts(victim);
    // All of them take some minutes of the stand-in's pace; without the variable each option has one.
    let thorough = std::env::var_os("CHANCERY_ACCESS").is_some();
    let mut found = Vec::new();
    let mut tried = 0;
    for (n, of) in all.iter().enumerate() {
        let every = texts.iter().enumerate();
        let some = every.filter(|(k, _)| thorough || k % texts.len() == n % texts.len());
        for (_, text) in some {
            let person = if of.path[0] == "gm" { gm } else { france };
            let text = filled(text, of.most);
            let options = call(of, &text);
            let from = person.so_far();
            let line = format!("/{} {}", of.path.join(" "), of.option);
            let channel = if here.contains(of.path[0].as_str()) {
                table
            } else {
                person.private().await
            };
            let name = &of.path[0];
            let started = app.standin.command(person.id, channel, name, &options);
            let Ok(id) = started else {
                found.push(format!("{line}: not let through: {started:?}"));
                continue;
            };
            tried += 1;
            let Some(answer) = person.comes_of(from, &id.to_string()).await else {
                found.push(format!("{line}: no answer"));
                continue;
            };
            if let Answer::Message(message) = answer {
                let words = words_of(&message);
                if words.contains("There was an error in the bot") {
                    found.push(format!("{line}: {words}"));
                }
                found.extend(
                    faults(&message, victim)
                        .into_iter()
                        .map(|f| format!("{line}: {f}")),
                );
            }
        }
    }
    println!("{tried} texts in {} options", all.len());
    for message in gm.messages(table).await {
        found.extend(faults(&message, victim));
    }
    assert!(
        found.is_empty(),
        "{} faults\n{}",
        found.len(),
        found.join("\n")
    );
    app.finish().await;
}

#[tokio::test]
async fn private_messages_of_any_make_are_answered() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let victim = demo_people()[11];
    game.writes("france", "A Par - Pic").await;
    for text in texts(victim) {
        let answer = france.tells_the_bot(&filled(&text, 2_000)).await;
        let words = words_of(&answer);
        assert!(!words.contains("There was an error in the bot"), "{words}");
        let found = faults(&answer, victim);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
    // A thousand lines, each of them an order: told with the limit, and nothing is changed by them.
    let many = filled("A Mar H\n", 2_000);
    let words = words_of(&france.tells_the_bot(&many).await);
    let sheet = france.hears(game.table, "orders").await;
    assert!(words.contains("200") || sheet.contains("A Mar"), "{words}");
    assert!(sheet.contains("A Par - Pic"), "{sheet}");
    app.finish().await;
}

/// Marks that change how a text is read are not carried from one player to another, in a letter or a name.
#[tokio::test]
async fn letters_and_names_of_games_are_shown_as_they_are() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, victim) = (app.person("Adelaide").await, demo_people()[11]);
    let name = "**@everyone** [x](https://e.example) `y`\u{202e}z";
    let lobby = adelaide
        .types(table, &format!("game create name:{name}"))
        .await
        .message();
    let mut found = faults(&lobby, victim);
    for line in [
        "game info share:True",
        "game list share:True",
        "status share:True",
    ] {
        let shown = adelaide.types(table, line).await.message();
        found.extend(faults(&shown, victim));
    }
    // The name stands on buttons, in menus and in the names of files too, which read no markdown.
    assert!(
        component(&lobby["components"], "Join").is_some(),
        "{lobby:#}"
    );
    assert!(found.is_empty(), "{}", found.join("\n"));
    app.finish().await;
}
