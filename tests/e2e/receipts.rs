//! Receipts: given with each sheet, published when the phase closes, and checked by anybody.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{id_of, is_private, text_file, words_of};
use chancery::service::hash_of_text;

/// What stands between two marks.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let rest = text.split_once(before).map_or("", |(_, rest)| rest);
    rest.split_once(after).map_or("", |(found, _)| found)
}

#[tokio::test]
async fn a_receipt_is_given_published_and_checked() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let none = france.hears(game.table, "receipt show").await;
    assert!(none.contains("no receipt"), "{none}");
    let answer = words_of(&france.tells_the_bot("A Par - Bur\nF Bre - Mao").await);
    let short = between(&answer, "Receipt `", "…`").to_owned();
    assert_eq!(short.len(), 12, "{answer}");
    let held = france.types(game.table, "receipt show").await.message();
    let told = words_of(&held);
    assert!(
        is_private(&held) && told.contains("when the phase closes"),
        "{told}"
    );
    let nonce = between(&told, "for you alone: `", "`").to_owned();
    let hash = between(&told, "Hash: `", "`").to_owned();
    assert_eq!((nonce.len(), hash.len()), (32, 64), "{told}");
    assert!(hash.starts_with(&short), "{hash} {short}");
    // The file says what the hash is of.
    let player = france.id;
    let text = format!(
        "chancery receipt 1\ngame 1\nphase 1\nplayer {player}\nnonce {nonce}\n\nA Par - Bur\nF Bre - Mao"
    );
    let made = hash_of_text(&text).map(|h| h.to_string());
    assert_eq!(made.as_deref(), Some(hash.as_str()));
    let panel = france.types(game.table, "orders").await.message();
    let same = words_of(&france.press(&panel, "Receipt").await.message());
    assert!(same.contains(&hash), "{same}");

    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let has_thread = |m: &serde_json::Value| m["thread"].is_object();
    let post = game.gm().sees(game.table, "a thread", has_thread).await;
    let thread = id_of(&post["thread"]);
    let message = game.gm().sees_words(thread, "Receipts").await;
    let file = text_file(&message, "receipts-").expect("the hashes");
    let url = file["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("it is there");
    let published = file.text().await.expect("a text");
    assert!(published.contains(&hash), "{published}");
    assert!(
        !published.contains(&nonce),
        "the nonce stays with its player"
    );
    let hex = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let hashes = published.split_whitespace().filter(hex).count();
    assert_eq!(hashes, 7, "one for each player, whoever wrote: {published}");

    let told = france.hears(game.table, "receipt show phase:S1901M").await;
    assert!(told.contains("these orders counted"), "{told}");
    let check = |sheet: &str, nonce: &str| {
        format!("receipt verify player:{player} phase:S1901M nonce:{nonce} sheet:{sheet}")
    };
    let germany = game.of("germany");
    let good = check("A Par - Bur; F Bre - Mao", &nonce);
    let told = germany.hears(game.table, &good).await;
    assert!(told.contains('✓'), "{told}");
    let bad = check("A Par - Pic; F Bre - Mao", &nonce);
    let told = germany.hears(game.table, &bad).await;
    assert!(told.contains('✗'), "{told}");
    let short = check("A Par - Bur", "12");
    let told = germany.hears(game.table, &short).await;
    assert!(told.contains("32 characters"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn each_sheet_has_another_nonce_and_strangers_have_none() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    let mut nonces = Vec::new();
    for order in ["A Ven H", "A Ven - Tyr"] {
        game.writes("italy", order).await;
        let told = italy.hears(game.table, "receipt show").await;
        assert!(told.contains(order), "{told}");
        nonces.push(between(&told, "for you alone: `", "`").to_owned());
    }
    assert_ne!(nonces[0], nonces[1]);
    let henrik = app.person("Henrik").await;
    let told = henrik.hears(game.table, "receipt show").await;
    assert!(told.contains("no receipt"), "{told}");
    let other = game.of("germany").hears(game.table, "receipt show").await;
    assert!(other.contains("no receipt"), "{other}");
    // What is not over is not published, and what never was cannot be named.
    let line = format!(
        "receipt verify player:1 phase:S1901M nonce:{} sheet:A Ven H",
        nonces[0]
    );
    let line = line.replace("player:1", &format!("player:{}", italy.id));
    let told = italy.hears(game.table, &line).await;
    assert!(
        told.contains("Nothing was played yet") || told.contains("No phase"),
        "{told}"
    );
    // A game that is over still answers for what was sealed in it.
    let sure = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&sure, "End the game").await;
    game.post("The Long Peace").await;
    let told = italy.hears(game.table, "receipt show").await;
    assert!(told.contains("A Ven - Tyr"), "{told}");
    app.finish().await;
}

#[test]
fn the_program_checks_a_receipt_without_discord() {
    let folder = tempfile::tempdir().expect("a folder");
    let nonce = "00112233445566778899aabbccddeeff";
    let text = format!("chancery receipt 1\ngame 7\nphase 3\nplayer 42\nnonce {nonce}\n\nA Par H");
    let hash = hash_of_text(&text).expect("a receipt").to_string();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it is written");
        path
    };
    let good = file("receipt.txt", &(text + "\r\n"));
    let list = file("list.txt", &format!("Receipts\n```\n{hash}\n```\n"));
    let none = file("none.txt", &"0".repeat(64));
    let strange = file("strange.txt", "A Par H");
    let run = |receipt: &std::path::Path, list: Option<&std::path::Path>| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_chancery"));
        command
            .current_dir(folder.path())
            .arg("receipt")
            .arg(receipt);
        if let Some(list) = list {
            command.arg("--list").arg(list);
        }
        let done = command.output().expect("the program");
        let all = [done.stdout, done.stderr].concat();
        let told = String::from_utf8_lossy(&all).into_owned();
        (done.status.success(), told)
    };
    let (fine, told) = run(&good, None);
    assert!(fine && told.contains(&hash), "{told}");
    let (fine, told) = run(&good, Some(&list));
    assert!(fine && told.contains("in the list"), "{told}");
    let (fine, told) = run(&good, Some(&none));
    assert!(!fine && told.contains("not in the list"), "{told}");
    let (fine, told) = run(&strange, None);
    assert!(!fine && told.contains("not a receipt"), "{told}");
    let (fine, told) = run(&folder.path().join("nowhere"), None);
    assert!(!fine && told.contains("cannot be read"), "{told}");
}
