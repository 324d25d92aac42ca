//! Fog of war on Discord: everybody gets what they see, and nothing that depends on what they do not.

use crate::app::TestApp;
use crate::gallery;
use crate::game::Game;
use crate::page::Person;
use crate::replay::replay;
use crate::said::{is_private, pictures, words_of};
use crate::sharing::{PARTNERS, settles, shares};
use crate::window::seen_through;
use chancery::sandbox::{Id, demo_people};
use serde_json::Value;

/// A turn of all powers that write something.
type Orders = [(&'static str, &'static str)];

/// What both worlds have in common: all that touches what Turkey sees, and who takes centres.
const SPRING_HERE: [(&str, &str); 3] = [
    ("turkey", "A Con - Bul\nA Smy - Arm\nF Ank - Bla"),
    ("italy", "A Rom H\nA Ven H\nF Nap H"),
    ("austria", "A Bud H\nA Vie H\nF Tri H"),
];
const SPRING: [&Orders; 2] = [
    &[
        ("england", "F Lon - Nth\nF Edi - Nwg\nA Lvp - Yor"),
        ("france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - Mao"),
        ("germany", "A Mun - Bur\nF Kie - Den\nA Ber - Kie"),
        ("russia", "F Sev H\nA Mos - Lvn\nA War H\nF Stp/sc - Bot"),
    ],
    &[
        ("england", "F Lon - Eng\nF Edi - Nth\nA Lvp - Wal"),
        ("france", "A Par - Pic\nA Mar - Spa\nF Bre - Eng"),
        ("germany", "A Mun - Ruh\nF Kie - Hol\nA Ber H"),
        ("russia", "F Sev H\nA Mos H\nA War - Sil\nF Stp/sc - Bot"),
    ],
];
const FALL_HERE: [(&str, &str); 3] = [
    ("turkey", "A Bul H\nA Arm H\nF Bla S A Bul"),
    ("italy", "A Rom H"),
    ("austria", "A Bud H"),
];
const FALL: [&Orders; 2] = [
    &[
        ("england", "F Nwg - Nwy"),
        ("france", "F Mao - Por"),
        ("germany", "F Den H"),
        ("russia", "F Bot - Swe"),
    ],
    &[
        ("england", "F Nth - Nwy"),
        ("france", "A Spa H"),
        ("germany", "F Hol H"),
        ("russia", "F Bot - Swe\nA Sil - Pru"),
    ],
];

/// Everything that is asked for.
const ASKED: [&str; 32] = [
    "map",
    "map size:map only",
    "map around:con",
    "map around:bur",
    "map share:true",
    "map phase:S1901M",
    "map phase:S1901M share:true",
    "map phase:F1901M orders:false",
    "status",
    "status share:true",
    "history",
    "history phase:S1901M",
    "history phase:S1901M share:true",
    "history phase:F1901M",
    "history share:true",
    "why province:bul",
    "why province:bur",
    "why province:nwy",
    "why province:nth phase:S1901M",
    "scores",
    "scores share:true",
    "chart",
    "chart share:true",
    "orders",
    "game info",
    "board",
    "replay",
    "game archive format:page",
    "game export",
    "game seats",
    "diary",
    "relations",
];

/// Words without what no two games share: moments, links to pages, and the hashes of receipts, which come of a game's
/// secret.
fn without_moments(words: &str) -> String {
    let is_shared = |line: &&str| !line.starts_with("Receipt") && !line.contains("/w/");
    let lines = words.lines().filter(is_shared);
    let mut kept = String::new();
    for line in lines {
        let mut parts = line.split("<t:");
        kept += parts.next().unwrap_or_default();
        for part in parts {
            kept += part.split_once('>').map_or(part, |(_, rest)| rest);
        }
        kept.push('\n');
    }
    kept
}

/// The pictures of a message, and the web pages.
fn files(message: &Value) -> Vec<&Value> {
    let all = message["attachments"].as_array();
    let mut all: Vec<&Value> = all.into_iter().flatten().collect();
    all.retain(|file| {
        let name = file["filename"].as_str().unwrap_or_default();
        name.ends_with(".html")
    });
    [pictures(message), all].concat()
}

/// A message in words and pictures, byte for byte.
async fn seen(message: &Value) -> String {
    let mut seen = without_moments(&words_of(message));
    for picture in files(message) {
        let url = picture["url"].as_str().expect("an address");
        let file = reqwest::get(url).await.expect("the picture");
        let bytes = file.bytes().await.expect("its bytes");
        let hash = bytes
            .iter()
            .fold(0u64, |h, b| h.wrapping_mul(31).wrapping_add(u64::from(*b)));
        let alt = picture["description"].as_str().unwrap_or_default();
        seen += &format!("{alt} [{} bytes, {hash:x}]\n", bytes.len());
    }
    seen
}

/// What a person is answered in the end: words that say that something is being drawn are replaced.
pub async fn asks(app: &TestApp, person: &Person, table: Id, line: &str) -> String {
    if line.starts_with("replay") {
        return seen(&replay(person, table, line).await.0).await;
    }
    let first = match person.try_type(table, line).await {
        Ok(answer) => answer.message(),
        Err(why) => return why,
    };
    app.finishes().await;
    let now = person.messages(table).await;
    let last = now.into_iter().find(|message| message["id"] == first["id"]);
    seen(&last.unwrap_or(first)).await
}

/// All that a person gets: every answer, completions, and what stands in the channel, in its threads and in their
/// private messages.
async fn all_of(app: &TestApp, game: &Game, power: &str) -> Vec<(String, String)> {
    let (person, table) = (game.of(power), game.table);
    let mut all = Vec::new();
    for line in ASKED {
        all.push((line.to_owned(), asks(app, person, table, line).await));
    }
    all.extend(seen_through(person, table).await);
    for line in [
        "order unit:A Bul order:",
        "order unit:A Bul order:A Bul S ",
        "order unit:A Bul order:A Bul - ",
    ] {
        let offered = person.choices(table, line, "order").await;
        all.push((line.to_owned(), format!("{offered:?}")));
    }
    let private = person.private().await;
    for channel in [table, private] {
        for message in person.messages(channel).await {
            // Answers to this person alone have been looked at.
            if channel == table && is_private(&message) {
                continue;
            }
            all.push((format!("in {channel}"), seen(&message).await));
        }
    }
    let read = without_moments(&game.read_by(power).await);
    let mut read: Vec<&str> = read.lines().collect();
    read.sort_unstable();
    all.push(("read".to_owned(), read.join("\n")));
    all
}

/// A game in which two seasons were played in one of the two worlds, up to Winter.
async fn played(app: &TestApp, world: usize) -> Game {
    let set = format!("{};{PARTNERS}", gallery::LIVE);
    let game = Game::begin_set(app, "options:visibility=fog", &set).await;
    // Somebody watches with full information; in one of the worlds they look at all there is.
    let henrik = app.person("Henrik").await;
    gallery::joins(&henrik, game.table).await;
    let turkey = game.of("turkey");
    turkey.types(game.table, "notify phases:true").await;
    shares(app, &game, "turkey", "Ingrid", "coach").await;
    shares(app, &game, "turkey", "Jasper", "partner").await;
    // What is told of that comes before what is written.
    settles(app).await;
    let spring = [&SPRING_HERE[..], SPRING[world]].concat();
    game.writes("turkey", "A Con - Bul").await;
    if world == 1 {
        gallery::looks_around(app, &henrik, game.table).await;
    }
    game.play(&spring, "Fall 1901, movement").await;
    if world == 1 {
        gallery::looks_around(app, &henrik, game.table).await;
    }
    let fall = [&FALL_HERE[..], FALL[world]].concat();
    game.play(&fall, "Winter 1901").await;
    settles(app).await;
    game
}

/// F-05 to F-11: two games that differ only in what Turkey does not see are the same to Turkey, down to the last
/// byte of its pictures.
#[tokio::test]
async fn what_is_not_seen_changes_nothing_of_what_one_gets() {
    let mut worlds = Vec::new();
    for world in [0, 1] {
        let app = TestApp::start().await;
        let game = played(&app, world).await;
        let turkish = all_of(&app, &game, "turkey").await;
        let french = all_of(&app, &game, "france").await;
        worlds.push((turkish, french));
        app.finish().await;
    }
    // Whether an answer or a post of the same moment comes first depends on chance.
    for (turkish, french) in &mut worlds {
        turkish.sort();
        french.sort();
    }
    let [(one, french), (other, elsewhere)] = worlds.try_into().expect("two worlds");
    let alone = |here: &[(String, String)], there: &[(String, String)]| {
        let mut here = here.to_vec();
        here.retain(|told| !there.contains(told));
        here
    };
    assert_eq!(
        one.len(),
        other.len(),
        "only in one world: {:#?}\nonly in the other: {:#?}",
        alone(&one, &other),
        alone(&other, &one)
    );
    for ((asked, told), (_, otherwise)) in one.iter().zip(&other) {
        assert_eq!(told, otherwise, "/{asked}");
    }
    // The worlds do differ for those who see it.
    assert_ne!(french, elsewhere);
}

/// F-05: whoever shares a seat gets what its player gets, and like them nothing that depends on what is not seen; when
/// that has ended, they get what everybody gets.
#[tokio::test]
async fn whoever_shares_a_seat_sees_what_its_player_sees() {
    let mut worlds = Vec::new();
    for world in [0, 1] {
        let app = TestApp::start().await;
        let game = played(&app, world).await;
        let table = game.table;
        let mut all = Vec::new();
        for name in ["Ingrid", "Jasper"] {
            let sharer = app.person(name).await;
            for line in ASKED {
                let told = asks(&app, &sharer, table, line).await;
                // A file of the game and what one announced oneself are one's own.
                if !["game archive format:page", "diary"].contains(&line) {
                    let own = asks(&app, game.of("turkey"), table, line).await;
                    if (name, line) == ("Ingrid", "orders") {
                        // A coach is offered nothing to write with.
                        assert!(told.lines().all(|line| own.contains(line)), "{told}\n{own}");
                    } else {
                        assert_eq!(told, own, "/{line} by {name}");
                    }
                }
                all.push((format!("/{line} by {name}"), told));
            }
            for message in sharer.messages(sharer.private().await).await {
                all.push((format!("to {name}"), seen(&message).await));
            }
            sharer.hears(table, "share end").await;
            let outsider = app.person("Katarina").await;
            for line in ["board", "status", "history phase:S1901M"] {
                let now = asks(&app, &sharer, table, line).await;
                assert_eq!(now, asks(&app, &outsider, table, line).await, "/{line}");
            }
        }
        worlds.push(all);
        app.finish().await;
    }
    let [one, other] = worlds.try_into().expect("two worlds");
    assert_eq!(one.len(), other.len());
    for ((asked, told), (_, otherwise)) in one.iter().zip(&other) {
        assert_eq!(told, otherwise, "{asked}");
    }
}

/// F-05, F-08, F-10: a player sees what is near, its own results and who attacked it; the channel sees nothing of the
/// board.
#[tokio::test]
async fn everybody_sees_their_own_part_and_the_channel_none() {
    let app = TestApp::start().await;
    let game = played(&app, 0).await;
    let table = game.table;
    let french = game.of("france").hears(table, "history phase:S1901M").await;
    for part in ["A Par – Bur", "A Mun – Bur"] {
        assert!(french.contains(part), "{part}: {french}");
    }
    assert!(!french.contains("A Con"), "{french}");
    let turkish = game.of("turkey").hears(table, "history phase:S1901M").await;
    assert!(turkish.contains("A Con – Bul"), "{turkish}");
    for hidden in ["Bur", "F Lon", "A Bud"] {
        assert!(!turkish.contains(hidden), "{hidden}: {turkish}");
    }
    let map = game.of("turkey").types(table, "map").await.message();
    assert!(is_private(&map), "{map:#}");
    // What is shared with the channel is what the channel sees.
    let shared = game.of("turkey").types(table, "map share:true").await;
    let shared = seen(&shared.message()).await;
    assert!(!shared.contains("A Bul"), "{shared}");
    for message in game.of("italy").messages(table).await {
        if is_private(&message) {
            continue;
        }
        let told = seen(&message).await;
        for hidden in ["A Con", "A Bul", "A Par", "F Lon", "A Rom"] {
            assert!(!told.contains(hidden), "{hidden}: {told}");
        }
    }
    app.finish().await;
}

/// F-11: a unit that is not seen may be supported; what the map alone forbids is refused.
#[tokio::test]
async fn orders_are_checked_by_what_is_seen() {
    let app = TestApp::start().await;
    let game = played(&app, 0).await;
    game.play(
        &[
            ("england", "Waive"),
            ("france", "Waive"),
            ("germany", "Waive"),
            ("russia", "Waive"),
            ("turkey", "Waive"),
        ],
        "Spring 1902",
    )
    .await;
    let (turkey, table) = (game.of("turkey"), game.table);
    // Whether anybody is in Serbia's neighbour is not said; the map alone refuses.
    for (order, good) in [
        ("A Bul S A Bud - Rum", true),
        ("A Bul S F Sev - Rum", true),
        ("A Bul S A Gal - Rum", true),
        ("A Bul S A Mun - Rum", false),
        ("A Bul S A Bud - Vie", false),
    ] {
        let told = turkey
            .hears(table, &format!("order unit:A Bul order:{order}"))
            .await;
        assert_eq!(told.contains('✓'), good, "{order}: {told}");
    }
    // What is taken on trust is tried out as if it were there.
    let order = "order unit:A Bul order:A Bul S A Gal - Rum";
    turkey.hears(table, order).await;
    let told = turkey.hears(table, "whatif").await;
    assert!(!told.contains("illegal"), "{told}");
    assert!(
        told.contains("A Gal – Rum had no effect: A Gal was not ordered"),
        "{told}"
    );
    let guess = "whatif guesses:Austrian A Gal - Rum";
    let told = turkey.hears(table, guess).await;
    assert!(told.contains("A Gal – Rum succeeded"), "{told}");
    app.finish().await;
}

/// F-09, F-10: a GM who may look at sealed orders sees the board and plays in that game no more; that something was
/// corrected is announced, but not what.
#[tokio::test]
async fn a_gm_who_may_look_sees_everything_and_takes_no_seat() {
    let app = TestApp::start().await;
    let gm = demo_people()[7];
    let game = Game::begin_of(&app, &format!("options:visibility=fog gm:{gm}")).await;
    let (henrik, table) = (app.person("Henrik").await, game.table);
    let all = henrik.hears(table, "board").await;
    assert!(
        all.contains("Liverpool") && all.contains("Smyrna") && !all.contains("out of sight"),
        "{all}"
    );
    let edit = "edit board edit:A Smy remove; add A Arm Turkey";
    let shown = henrik.types(table, edit).await.message();
    henrik.press(&shown, "Do it").await;
    let told = words_of(&game.post("edited the game").await);
    let france = game.read_by("france").await;
    for hidden in ["Armenia", "A Arm", "Smyrna"] {
        assert!(!told.contains(hidden), "{hidden}: {told}");
        assert!(!france.contains(hidden), "{hidden}: {france}");
    }
    let turkey = game.of("turkey");
    let own = turkey.hears(table, "board").await;
    assert!(own.contains("Armenia"), "{own}");
    let asked = turkey.types(table, "game leave").await.message();
    turkey.press(&asked, "Leave for good").await;
    let line = format!("gm seat power:turkey player:{gm}");
    for line in ["game takeover power:turkey", line.as_str()] {
        let told = henrik.hears(table, line).await;
        assert!(told.contains("looked"), "/{line}: {told}");
    }
    app.finish().await;
}

/// F-10: a blind GM sees what everybody sees, and so does who manages the server but looks at no sealed sheet; they may
/// still take a seat.
#[tokio::test]
async fn a_blind_gm_and_a_manager_see_what_everybody_sees() {
    let app = TestApp::start().await;
    let gm = demo_people()[7];
    let options = format!("options:visibility=fog gm:{gm}");
    let game = Game::begin_set(&app, &options, "blind:true").await;
    let (henrik, table) = (app.person("Henrik").await, game.table);
    let outsider = app.person("Jasper").await.hears(table, "board").await;
    assert!(outsider.contains("out of sight"), "{outsider}");
    assert_eq!(henrik.hears(table, "board").await, outsider);
    let refused = henrik.hears(table, "edit board edit:A Smy remove").await;
    assert!(refused.contains("blind GM"), "{refused}");
    // Adelaide manages the server. Once she plays no more, she sees what everybody sees.
    let manager = game.gm();
    let asked = manager.types(table, "game leave").await.message();
    manager.press(&asked, "Leave for good").await;
    assert_eq!(manager.hears(table, "board").await, outsider);
    let back = manager.hears(table, "game takeover power:austria").await;
    assert!(back.contains("You now play Austria"), "{back}");
    app.finish().await;
}
