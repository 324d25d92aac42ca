//! Unsigned press never tells its author: whoever of the players writes it, everybody else sees the same,
//! sign for sign, and misses the same.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::press_letters::greeted;
use crate::said::{component, words_of};
use crate::sharing::settles;

const GREY: &str = "game set public:in a power’s name or unsigned";

/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// Those who get no private messages: they are called in the channel.
const UNREACHED: [&str; 2] = ["italy", "turkey"];

/// Who answers the letters. Their own are left out of what is compared after that.
const ANSWERING: [&str; 3] = ["england", "france", "germany"];

/// What is drawn by lot or depends on the clock, put out of sight: letters' signs and moments.
fn blurred(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '(', '<']) {
        let (before, here) = rest.split_at(at);
        out.push_str(before);
        let inner = &here[1..];
        let sign = inner.get(..7).is_some_and(|s| {
            s.bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
                && inner[7..].starts_with(['`', ')'])
        });
        let skip = if sign {
            8
        } else if here.starts_with("<t:") {
            here.find('>').unwrap_or(0)
        } else {
            0
        };
        out.push_str(if skip > 0 { "…" } else { &here[..1] });
        rest = &here[skip + 1..];
    }
    out + rest
}

/// All that a person can read, in every place letters are told of.
async fn read(app: &TestApp, game: &Game, power: &str) -> Vec<String> {
    let person = game.of(power);
    let mut seen = Vec::new();
    for channel in [game.table, person.private().await] {
        let mut messages = person.messages(channel).await;
        // A post and an answer to oneself pass each other by chance: each kind is compared in its own order.
        messages.sort_by_key(|message| message["flags"].as_u64().unwrap_or(0) & EPHEMERAL);
        // The lobby, which moves down when others write, tells of no letter.
        let begun = |message: &Value| words_of(message).contains("begins. The powers");
        let first = messages.iter().position(begun).unwrap_or(0);
        // Nor does the GM's answer, which may come before the first post or after it.
        let told = |message: &Value| !words_of(message).contains("The first map will appear");
        for message in messages.into_iter().skip(first).filter(told) {
            let pinged = message["mentions"].as_array().into_iter().flatten();
            let pinged: Vec<&Value> = pinged.map(|user| &user["id"]).collect();
            seen.push(format!("{} {pinged:?}", words_of(&message)));
        }
    }
    let mut page = person.types(game.table, "press inbox").await.message();
    loop {
        seen.push(words_of(&page));
        let older = component(&page["components"], "Older");
        if older.is_none_or(|button| button["disabled"] == true) {
            break;
        }
        page = person.press(&page, "Older").await.message();
    }
    for line in ["press log", "press consent", "status"] {
        if let Ok(answer) = person.try_type(game.table, line).await {
            seen.push(format!("{line}: {}", words_of(&answer.message())));
        }
    }
    let file = person.try_type(game.table, "press log file:true").await;
    let file = file.expect("it is answered").message();
    if let Some(url) = file["attachments"][0]["url"].as_str() {
        let text = reqwest::get(url).await.expect("the file").text().await;
        seen.push(text.expect("its text"));
    }
    if power == "austria" {
        seen.push(logged(person, game).await);
    }
    let henrik = app.person("Henrik").await;
    seen.push(henrik.hears(game.table, "game seats").await);
    seen.iter().map(|text| blurred(text)).collect()
}

/// The whole log of the game, but for the posts, which are noted a moment after they are seen.
async fn logged(gm: &Person, game: &Game) -> String {
    let mut page = gm.types(game.table, "gm log").await.message();
    let mut all = String::new();
    loop {
        let words = words_of(&page);
        let lines = words.lines().filter(|l| !l.contains("a post was sent"));
        lines.for_each(|line| all += line);
        if component(&page["components"], "Older").is_none() {
            return all;
        }
        page = gm.press(&page, "Older").await.message();
    }
}

/// What is read by each power's player.
type Seen = BTreeMap<&'static str, Vec<String>>;

async fn read_by_all(app: &TestApp, game: &Game) -> Seen {
    settles(app).await;
    let mut all = Seen::new();
    for power in WISHES {
        all.insert(power, read(app, game, power).await);
    }
    all
}

/// Answers a letter that a person has, by its button.
async fn answers(person: &Person, letter: &Value, button: &str, text: &str) -> String {
    let form = person.press(letter, button).await.modal();
    let told = person.fills_in(&form, &[("sheet", text)]).await;
    words_of(&told.message())
}

/// A game in which one power's player writes without a name: what all read of it, before anybody answers
/// and after that, once the game is over and all but one agreed to show their letters.
async fn played(author: &'static str) -> (Seen, Option<Seen>) {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    settles(&app).await;
    for power in WISHES {
        if UNREACHED.contains(&power) {
            game.of(power)
                .hears(game.table, "notify private:False")
                .await
        } else {
            greeted(game.of(power)).await.to_string()
        };
    }
    game.gm().types(game.table, GREY).await;
    settles(&app).await;
    // Before anything else is said, so that what comes when does not depend on chance. The same for the word that
    // the game has begun.
    for power in WISHES {
        let reader = game.of(power);
        reader.sees_words(game.table, "changed a setting").await;
        if !UNREACHED.contains(&power) {
            let private = reader.private().await;
            reader.sees_words(private, "has started").await;
        }
    }
    for (listener, power) in [
        ("france", "russia"),
        ("france", "italy"),
        ("england", "france"),
    ] {
        let line = format!("press mute power:{power}");
        game.of(listener).hears(game.table, &line).await;
    }
    for power in ["italy", "russia"] {
        let line = format!("gm press power:{power}");
        let told = game.gm().hears(game.table, &line).await;
        assert!(told.contains("may not write letters"), "{told}");
    }
    let writer = game.of(author);
    for (line, told) in [
        (
            "press to powers:all grey:true text:First words",
            "on its way, unsigned",
        ),
        (
            "press to powers:england, france, turkey grey:true text:Second words",
            "on its way, unsigned",
        ),
        ("press public grey:true text:Third words", "to the channel"),
    ] {
        let heard = writer.hears(game.table, line).await;
        assert!(heard.contains(told), "{author}, {line}: {heard}");
    }
    // As somebody else sees it: the writer's own answer has the words, too.
    let reader = if author == "italy" { "russia" } else { "italy" };
    let reader = game.of(reader);
    let post = reader.sees_words(game.table, "Third words").await;
    for power in WISHES {
        let person = game.of(power);
        if UNREACHED.contains(&power) {
            let call = format!("<@{}>", person.id);
            person
                .sees(game.table, "the call", |m| {
                    let words = words_of(m);
                    words.contains("You have mail") && words.contains(&call)
                })
                .await;
            continue;
        }
        let private = person.private().await;
        person.sees_words(private, "First words").await;
        if ["england", "france"].contains(&power) {
            person.sees_words(private, "Second words").await;
        }
    }
    let before = read_by_all(&app, &game).await;
    if ANSWERING.contains(&author) {
        app.finish().await;
        return (before, None);
    }
    for (power, letter, text) in [
        ("france", "First words", "To all"),
        ("england", "Second words", "To some"),
    ] {
        let person = game.of(power);
        let letter = person.sees_words(person.private().await, letter).await;
        let told = answers(person, &letter, "Reply", text).await;
        assert!(told.contains("is on its way"), "{told}");
    }
    let told = answers(game.of("germany"), &post, "Answer in private", "To one").await;
    assert!(told.contains("the unsigned writer"), "{told}");
    // England has muted France: Germany is asked whether the first answer came.
    let berlin = game.of("germany").private().await;
    game.of("germany").sees_words(berlin, "To all").await;
    let paris = game.of("france").private().await;
    game.of("france").sees_words(paris, "To some").await;
    // Whoever wrote finds the answers, and answers them without a name.
    let inbox = writer.types(game.table, "press inbox").await.message();
    assert!(words_of(&inbox).contains("To one"), "{inbox:#}");
    let told = answers(writer, &inbox, "Reply", "Still nobody").await;
    assert!(told.contains("on its way, unsigned"), "{told}");
    let last = game.of("germany").sees_words(berlin, "Still nobody").await;
    assert!(words_of(&last).contains("(unsigned) → Germany"), "{last:#}");
    let reported = game.of("germany").press(&last, "Report").await.message();
    game.of("germany")
        .press(&reported, "Show it to the GM")
        .await;
    let vienna = game.of("austria").private().await;
    let told = game
        .of("austria")
        .sees_words(vienna, "an unsigned letter")
        .await;
    assert!(words_of(&told).contains("do not tell you who wrote it"));
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    // By the GM: how a vote is told of depends on how fast the votes come.
    let end = "gm end result:a draw among these powers";
    let asked = game.gm().types(game.table, end).await.message();
    game.gm().press(&asked, "End the game").await;
    // The GM's own answer says so, too: the post is there once somebody else has read it.
    game.of("england").sees_words(game.table, "is over").await;
    for power in WISHES.into_iter().filter(|power| *power != "turkey") {
        let person = game.of(power);
        person.hears(game.table, "press consent agree:True").await;
    }
    let mut after = read_by_all(&app, &game).await;
    let archived = archived(&app, &game).await;
    assert!(!archived.contains("words"), "{archived}");
    let turkey = game.of("turkey");
    turkey.hears(game.table, "press consent agree:True").await;
    let archived = self::archived(&app, &game).await;
    assert!(archived.contains("First words"), "{archived}");
    for seen in after.values_mut() {
        seen.push(archived.clone());
    }
    app.finish().await;
    (before, Some(after))
}

/// The letters in the game's archive.
async fn archived(app: &TestApp, game: &Game) -> String {
    let henrik = app.person("Henrik").await;
    let answer = henrik.types(game.table, "game archive").await.message();
    let url = answer["attachments"][0]["url"]
        .as_str()
        .expect("an address");
    let text = reqwest::get(url).await.expect("the file").text().await;
    let text = text.expect("its text");
    let lines = text
        .lines()
        .map(|l| serde_json::from_str::<Value>(l).expect("JSON"));
    let press = lines.flat_map(|line| line["press"].as_array().cloned().unwrap_or_default());
    let shown = press.map(|mut letter| {
        letter["at"] = Value::Null;
        letter.to_string()
    });
    shown.collect()
}

/// What everybody but the two authors reads is the same.
fn compare(one: (&str, &Seen), other: (&str, &Seen)) {
    for power in WISHES {
        if power == one.0 || power == other.0 {
            continue;
        }
        let (here, there) = (&one.1[power], &other.1[power]);
        let differ: Vec<_> = here.iter().zip(there).filter(|(a, b)| a != b).collect();
        let same = here.len() == there.len() && differ.is_empty();
        let (one, other) = (one.0, other.0);
        let (read, not) = (here.len(), there.len());
        assert!(
            same,
            "{power} can tell {one} from {other}: {read} and {not} texts, {differ:#?}"
        );
    }
}

#[tokio::test]
async fn nothing_tells_who_writes_without_a_name() {
    let mut first: Vec<(&str, Seen)> = Vec::new();
    let mut then: Vec<(&str, Seen)> = Vec::new();
    for author in WISHES {
        let (before, after) = played(author).await;
        for (other, seen) in &first {
            compare((author, &before), (other, seen));
        }
        first.push((author, before));
        if let Some(after) = after {
            for (other, seen) in &then {
                compare((author, &after), (other, seen));
            }
            then.push((author, after));
        }
    }
    assert_eq!(first.len(), 7);
    assert_eq!(then.len(), 4);
}

#[tokio::test]
async fn an_answer_to_somebody_who_has_left_is_taken_like_any_other() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, turkey) = (game.of("france"), game.of("turkey"));
    let paris = greeted(france).await;
    game.gm().types(game.table, GREY).await;
    let line = "press to powers:france grey:true text:A word of warning";
    turkey.hears(game.table, line).await;
    let letter = france.sees_words(paris, "A word of warning").await;
    let stays = answers(france, &letter, "Reply", "Who are you?").await;
    let unseat = format!("gm unseat player:{}", turkey.id);
    game.gm().hears(game.table, &unseat).await;
    let gone = answers(france, &letter, "Reply", "Who are you?").await;
    assert_eq!(blurred(&stays), blurred(&gone));
    let called = france.messages(game.table).await;
    let called = called.iter().any(|m| words_of(m).contains("You have mail"));
    assert!(!called, "an answer to nobody calls nobody");
    // It was theirs, and they can read it.
    let inbox = turkey.types(game.table, "press inbox").await.message();
    assert!(words_of(&inbox).contains("Letter 1 of 3"), "{inbox:#}");
    app.finish().await;
}
