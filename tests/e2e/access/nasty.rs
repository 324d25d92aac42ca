//! What people write is shown and not obeyed: nobody is pinged by it, no link hides behind other words, and
//! nothing is too long for the bot.

use crate::skip::skip;
use serde_json::Value;

use crate::app::TestApp;
use crate::game::Game;
use crate::page::Person;
use crate::said::words_of;
use chancery::sandbox::{Id, demo_people};

/// Pings, a link behind words (also behind backslashes), code, a hidden part, and a turn of direction.
pub fn nasty(victim: Id) -> String {
    format!(
        "@everyone @here <@{victim}> <@&{victim}> [free](https://evil.example) \\[a\\](https://evil.example) \
         \\<@{victim}> `x` ```y``` ||z|| \u{202e}edoc"
    )
}

/// A link behind words: a bracket that closes, with an even number of backslashes before it.
fn hides_a_link(text: &str) -> bool {
    text.match_indices("](https").any(|(at, _)| {
        let before = &text.as_bytes()[..at];
        let slashes = before.iter().rev().take_while(|b| **b == b'\\').count();
        slashes % 2 == 0
    })
}

/// All texts of a message that Discord reads as markdown.
fn texts(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| texts(v, into)),
        Value::Object(map) => {
            for (key, inner) in map {
                match inner {
                    Value::String(text)
                        if ["content", "description", "value"].contains(&key.as_str()) =>
                    {
                        into.push(text.clone());
                    }
                    // Buttons, and words about pictures, are shown as they are.
                    _ if ["components", "attachments"].contains(&key.as_str()) => {}
                    inner => texts(inner, into),
                }
            }
        }
        _ => {}
    }
}

/// What is wrong with a message of the bot's.
pub fn faults(message: &Value, victim: Id) -> Vec<String> {
    let mut faults = Vec::new();
    if message["author"]["bot"] != true {
        return faults;
    }
    let named = message["mentions"].as_array().into_iter().flatten();
    let victim_id = victim.to_string();
    if named.clone().any(|user| user["id"] == victim_id) {
        faults.push("pings the victim".to_owned());
    }
    if message["mention_everyone"] == true || message["mention_roles"] != serde_json::json!([]) {
        faults.push("pings many".to_owned());
    }
    let mut all = Vec::new();
    texts(message, &mut all);
    for text in all {
        // In code nothing is read; elsewhere a sign of a mention is broken up.
        let plain: String = text.split('`').step_by(2).collect();
        if hides_a_link(&plain) {
            faults.push("hides a link".to_owned());
        }
        if plain.contains("@everyone") || plain.contains(&format!("<@{victim}>")) {
            faults.push("names everyone or the victim".to_owned());
        }
        if text.contains('\u{202e}') {
            faults.push("turns the text around".to_owned());
        }
    }
    let words = words_of(message);
    faults
        .into_iter()
        .map(|fault| format!("{fault}: {words}"))
        .collect()
}

async fn seen_by(person: &Person, channels: &[Id], victim: Id) -> Vec<String> {
    let mut found = Vec::new();
    for channel in channels {
        for message in person.messages(*channel).await {
            found.extend(faults(&message, victim));
        }
    }
    found
}

#[test]
fn a_hidden_link_is_found() {
    assert!(hides_a_link("[x](https://evil.example)"));
    assert!(hides_a_link("\\\\[x\\\\](https://evil.example)"));
    assert!(!hides_a_link("\\[x\\](https://evil.example)"));
}

#[tokio::test]
async fn what_people_write_pings_nobody_and_hides_no_link() {
    if std::env::var_os("CHANCERY_ACCESS").is_none() {
        skip(
            "access",
            "CHANCERY_ACCESS is not set: thousands of tries, a minute or two",
        );
        return;
    }
    let app = TestApp::start().await;
    let victim = demo_people()[11];
    let text = nasty(victim);
    let short: String = format!("@everyone<@{victim}>[x](https://e.example)`");
    let name: String = short.chars().take(60).collect();
    let game = Game::begin(&app).await;
    let (gm, france, england) = (game.gm(), game.of("france"), game.of("england"));
    for person in [gm, france, england] {
        person.tells_the_bot("help").await;
    }
    gm.tells_the_bot(&text).await;
    france.tells_the_bot(&format!("A Par - {text}")).await;
    let dmitri = demo_people()[3];
    let by_gm = [
        format!("game set name:{name}"),
        format!("gm announce text:{text}"),
        format!("gm warn player:{dmitri} text:{text}"),
        format!("gm deadline when:30h why:{text}"),
        format!("game info game:{name}x"),
        format!("why province:{name}"),
        format!("draw among:{name}"),
        format!("gm end result:a draw among these powers powers:{name}"),
        format!("sealed strike unit:{name} power:France"),
        format!("edit board edit:{name}"),
        format!("gm deadline when:{short}"),
        format!("game set zone:{name}"),
        format!("rules topic:{name}"),
        format!("map phase:{name}"),
    ];
    let by_france = [
        format!("press to powers:England text:{text}"),
        format!("press public text:{text}"),
        format!("press to powers:{name} text:Hello"),
        format!("order unit:A Par order:{name}"),
        format!("order unit:{name} order:A Par H"),
        format!("standing set orders:{text}"),
        format!("whatif guesses:{text}"),
        format!("absence announce until:{name}"),
        format!("press report letter:{name}"),
        format!("receipt verify player:{victim} phase:{name} nonce:x sheet:y"),
    ];
    let by_gm = by_gm.into_iter().map(|line| (gm, line));
    let by_france = by_france.into_iter().map(|line| (france, line));
    for (person, line) in by_gm.chain(by_france) {
        // What is too long for an option never reaches the bot.
        if let Err(why) = person.try_type(game.table, &line).await {
            assert!(why.contains("too long"), "{line}: {why}");
        }
    }
    england.hears(game.table, "press inbox").await;
    gm.hears(game.table, "press log").await;
    gm.hears(game.table, "status share:True").await;
    gm.hears(game.table, "game list share:True").await;
    gm.hears(game.table, "game info share:True").await;
    gm.hears(game.table, "gm log").await;
    gm.hears(game.table, "gm process").await;
    gm.sees_words(game.table, "Fall 1901, movement").await;
    england
        .sees_words(england.private().await, "evil.example")
        .await;
    let mut found = Vec::new();
    for person in [gm, france, england, game.of("germany")] {
        let private = person.private().await;
        found.extend(seen_by(person, &[game.table, private], victim).await);
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
async fn nothing_is_too_long() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let shown = france.types(game.table, "orders").await.message();
    let message: Id = shown["id"]
        .as_str()
        .and_then(|s| s.parse().ok())
        .expect("an id");
    let names = shown.to_string();
    let of = names
        .split("c1:")
        .nth(1)
        .and_then(|rest| rest.split(':').nth(1));
    let guild = chancery::sandbox::GUILD_ID;
    let game_id = of.expect("a game's number");
    let long = "A Par - Bur\n".repeat(400);
    let wide = "é".repeat(4_000);
    let past = "𝔸".repeat(6_000);
    let words = "@everyone [x](https://evil.example) ".repeat(110);
    for (verb, field) in [
        ("submit:1:-", "sheet"),
        ("p:try-out:1", "guesses"),
        ("p:try-out:1", "sheet"),
        ("p:set-standing:1", "sheet"),
        ("press:letter:2:0", "sheet"),
        ("press:public:0", "sheet"),
        ("lobby:write:name", "name"),
        ("lobby:write:slots", "slots"),
        ("submit-ticket:1:0", "sheet"),
        ("set-goal", "sheet"),
    ] {
        for text in ["", "\u{0}", long.as_str(), &wide, &past, &words] {
            let id = format!("c1:{guild}:{game_id}:{verb}");
            let from = france.so_far();
            let sent =
                app.standin
                    .forge_form(france.id, game.table, Some(message), &id, &[(field, text)]);
            let sent = sent.expect("the bot is there").to_string();
            let answer = france.comes_of(from, &sent).await;
            let start: String = text.chars().take(12).collect();
            let answer = answer.unwrap_or_else(|| panic!("no answer to {verb} with {start}"));
            if let crate::said::Answer::Message(message) = answer {
                let words = words_of(&message);
                assert!(
                    !words.contains("There was an error in the bot"),
                    "{verb} {start}: {words}"
                );
            }
        }
    }
    // What was sealed last is still there, and the bot is well.
    game.writes("france", "A Par - Bur").await;
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    for text in [&long[..1_990], &wide[..1_990], &words[..1_990]] {
        france.tells_the_bot(text).await;
    }
    app.finish().await;
}
