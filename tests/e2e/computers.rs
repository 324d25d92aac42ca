//! Computer players: in a lobby, for vacant powers, and in practice.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::words_of;

/// Computers have numbers of their own, which nobody is to see.
const NUMBERS: &str = "92233720368";

#[tokio::test]
async fn computers_fill_a_lobby_make_room_and_are_ready_at_once() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;
    let lobby = adelaide.types(table, "game create name:Quick").await;
    let lobby = lobby.message();
    let refused = bertrand.press(&lobby, "Computers").await.message();
    assert!(
        words_of(&refused).contains("Only the game’s GM"),
        "{refused}"
    );
    let levels = adelaide.press(&lobby, "Computers").await.message();
    assert!(
        words_of(&levels).contains("How well shall they play?"),
        "{levels}"
    );
    let filled = adelaide.press(&levels, "Easy").await.message();
    let told = words_of(&filled);
    assert!(told.contains("6 computers play now (easy)"), "{told}");
    let card = adelaide.sees_words(table, "7 of 7").await;
    let card = words_of(&card);
    assert!(card.contains("Computer 6 (easy)"), "{card}");
    assert!(!card.contains(NUMBERS), "{card}");
    let none = adelaide.hears(table, "gm computers level:strong").await;
    assert!(none.contains("no free place"), "{none}");

    // A person who comes later takes the place of one of them.
    bertrand.press(&lobby, "Join").await.message();
    let list = bertrand.hears(table, "game info").await;
    assert!(
        list.contains("Computer 5") && !list.contains("Computer 6"),
        "{list}"
    );
    bertrand.hears(table, "game leave").await;
    let again = adelaide.hears(table, "gm computers level:normal").await;
    assert!(again.contains("One computer plays now (normal)"), "{again}");

    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "Spring 1901").await;
    let own = adelaide.hears(table, "orders").await;
    assert!(own.contains("No orders for"), "{own}");
    // Who writes to one is told that it reads no letters.
    let other = if own.contains("Italy") {
        "france"
    } else {
        "italy"
    };
    let sent = format!("press to powers:{other} text:Peace?");
    let sent = adelaide.hears(table, &sent).await;
    assert!(sent.contains("which reads no letters"), "{sent}");
    // No word goes to the channel that mail waits for it, as for a person who cannot be written to: the next post there
    // is the phase's.
    // All others are ready: the phase closes when she is.
    adelaide.hears(table, "ready").await;
    let fall = adelaide.sees_words(table, "Fall 1901, movement").await;
    for seen in adelaide.messages(table).await {
        assert!(!words_of(&seen).contains("You have mail"), "{seen}");
    }
    assert!(!fall.to_string().contains(NUMBERS), "{fall}");
    let status = adelaide.hears(table, "status").await;
    assert!(!status.contains(NUMBERS), "{status}");

    // They answer what is put to the vote: it is too early for a draw.
    adelaide.hears(table, "draw").await;
    let draw = adelaide.sees_words(table, "did **not** pass").await;
    assert!(words_of(&draw).to_lowercase().contains("draw"), "{draw}");

    // One is taken out, and another takes over.
    let seats = adelaide.hears(table, "game seats").await;
    let power = ["Austria", "Turkey"]
        .into_iter()
        .find(|power| !own.contains(&format!("{power} –")))
        .unwrap_or("Austria");
    assert!(seats.contains("Computer"), "{seats}");
    let left = format!(
        "gm computers level:take them out power:{}",
        power.to_lowercase()
    );
    let left = adelaide.hears(table, &left).await;
    assert!(left.contains("One computer has left"), "{left}");
    let over = adelaide.hears(table, "gm computers level:easy").await;
    assert!(over.contains("One computer plays now"), "{over}");
    let taken = adelaide.sees_words(table, "Computer 7").await;
    assert!(words_of(&taken).contains(power), "{taken}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_can_begin_full_of_computers() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "game create name:Full computers:normal";
    let lobby = adelaide.types(table, line).await.message();
    let told = words_of(&lobby);
    assert!(
        told.contains("7 of 7") && told.contains("Computer 6 (normal)"),
        "{told}"
    );
    // A GM who does not play sits with no computer, either: all seven do.
    let line = "game create name:Watched play:False computers:easy";
    let lobby = adelaide.types(table, line).await.message();
    assert!(
        words_of(&lobby).contains("Computer 7 (easy)"),
        "{}",
        words_of(&lobby)
    );
    app.finish().await;
}

#[tokio::test]
async fn where_only_computers_are_left_the_gm_calls_each_phase() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;
    let line = "game create name:Watched play:False computers:easy";
    adelaide.types(table, line).await;
    adelaide.types(table, "gm start").await;
    let begun = adelaide.sees_words(table, "Only computers are left").await;
    let buttons = begun["components"].to_string();
    assert!(
        buttons.contains("Next phase") && !buttons.contains("My turn"),
        "{buttons}"
    );

    let refused = bertrand.press(&begun, "Next phase").await.message();
    assert!(
        words_of(&refused).contains("Only the game’s GM"),
        "{refused}"
    );
    let done = adelaide.press(&begun, "Next phase").await.message();
    assert!(words_of(&done).contains("Spring 1901"), "{done}");
    let fall = adelaide.sees_words(table, "Fall 1901, movement").await;
    assert!(words_of(&fall).contains("Next phase"), "{fall}");
    // They have ordered.
    let orders = adelaide.hears(table, "history phase:S1901M").await;
    assert!(orders.contains(" – "), "{orders}");

    let again = adelaide.press(&begun, "Next phase").await.message();
    assert!(words_of(&again).contains("earlier phase"), "{again}");
    app.finish().await;
}

#[tokio::test]
async fn where_names_are_secret_nobody_learns_that_only_computers_are_left() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "game create name:Masks play:False computers:easy";
    adelaide.types(table, line).await;
    adelaide.hears(table, "game set anonymous:True").await;
    adelaide.types(table, "gm start").await;
    let begun = adelaide.sees_words(table, "Spring 1901, movement").await;
    let all = begun.to_string();
    assert!(
        !all.contains("Only computers") && !all.contains("Next phase"),
        "{all}"
    );
    app.finish().await;
}

#[tokio::test]
async fn nobody_learns_from_a_letter_where_the_computers_sit() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "game create name:Masks computers:easy";
    adelaide.types(table, line).await;
    let set = adelaide.hears(table, "game set anonymous:True").await;
    assert!(set.to_lowercase().contains("anonymous"), "{set}");
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "Spring 1901").await;
    for power in ["france", "italy"] {
        let sent = format!("press to powers:{power} text:Peace?");
        let sent = adelaide.hears(table, &sent).await;
        assert!(!sent.contains("computer"), "{sent}");
    }
    app.finish().await;
}

#[tokio::test]
async fn practice_begins_at_once_in_a_thread_of_its_own() {
    let mut app = TestApp::start().await;
    // A thread has no threads: there the results follow their post, if the bot still comes to post them.
    app.allow_fault("on this channel type");
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "practice level:easy power:france";
    let begun = adelaide.hears(table, line).await;
    assert!(
        begun.contains("against computers (easy) has begun"),
        "{begun}"
    );
    let thread = begun
        .split_once("<#")
        .and_then(|(_, rest)| rest.split_once('>'));
    let thread: u64 = thread
        .and_then(|(id, _)| id.parse().ok())
        .expect("a thread");
    assert_ne!(thread, table);
    adelaide.sees_words(thread, "Spring 1901").await;
    let own = adelaide
        .hears(thread, "order unit:A Par order:A Par - Bur")
        .await;
    assert!(own.contains("Bur"), "{own}");
    for phase in ["Fall 1901, movement", "1901"] {
        adelaide.hears(thread, "ready").await;
        adelaide.sees_words(thread, phase).await;
    }
    // Others, who know nothing of it, begin one as well.
    let bertrand = app.person("Bertrand").await;
    let theirs = bertrand.hears(table, line).await;
    assert!(theirs.contains("(easy) has begun"), "{theirs}");
    // The next one gets a name of its own.
    let other = adelaide.hears(table, "practice variant:investment").await;
    assert!(other.contains("(normal) has begun"), "{other}");
    let list = adelaide.hears(table, "game list").await;
    assert!(
        list.contains("Practice 1") && list.contains("Practice 3"),
        "{list}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_computer_orders_for_whoever_hands_in_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let choice = "They follow the player’s standing orders; without any, a computer orders them";
    let policy = format!("gm times policy:{choice}");
    let set = game.gm().hears(game.table, &policy).await;
    assert!(set.contains("a computer orders their units"), "{set}");
    // Turkey has standing orders, Austria wants its units to hold, and nobody else says anything.
    game.of("turkey")
        .hears(game.table, "standing set orders:A Con - Bul")
        .await;
    game.of("austria").hears(game.table, "ready").await;
    app.pass(49 * 3_600_000);
    game.post("Fall 1901, movement").await;
    let why = game.gm().hears(game.table, "why province:bul").await;
    assert!(why.contains("A Con – Bul"), "{why}");
    let board = game.gm().hears(game.table, "board").await;
    assert!(board.contains("Armies: Budapest, Vienna"), "{board}");
    let at_home = ["Fleets: Edinburgh, London", "Armies: Berlin, Munich"];
    assert!(
        at_home.iter().any(|units| !board.contains(units)),
        "{board}"
    );
    app.finish().await;
}
