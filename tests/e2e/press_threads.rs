//! Private threads: only their players see them, each phase is marked in them, and they end with their
//! players.

use crate::app::TestApp;
use crate::game::{Game, WISHES, seats};
use crate::page::{PATIENCE, Person};
use crate::said::words_of;
use chancery::sandbox::{Id, demo_people, perms};

/// The thread an answer names.
fn thread(told: &str) -> Id {
    let id = told
        .split("<#")
        .nth(1)
        .and_then(|rest| rest.split('>').next());
    id.and_then(|id| id.parse().ok())
        .unwrap_or_else(|| panic!("no thread in {told}"))
}

/// Whether a person sees anything in a channel.
async fn sees(person: &Person, channel: Id) -> bool {
    !person.messages(channel).await.is_empty()
}

#[tokio::test]
async fn a_thread_is_its_players_and_is_divided_by_phases() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let told = game
        .of("france")
        .hears(game.table, "press thread with:germany, italy")
        .await;
    assert!(told.contains("Your thread is open"), "{told}");
    let room = thread(&told);
    for power in ["france", "germany", "italy"] {
        let greeting = game
            .of(power)
            .sees_words(room, "a private thread for")
            .await;
        assert!(words_of(&greeting).contains("France, Germany and Italy"));
    }
    for power in ["england", "russia", "turkey"] {
        assert!(!sees(game.of(power), room).await, "{power}");
    }
    game.of("italy").says(room, "Shall we?").await;
    game.of("germany").sees_words(room, "Shall we?").await;
    // The same people get the same thread.
    let again = game
        .of("italy")
        .hears(game.table, "press thread with:france, germany")
        .await;
    assert_eq!(thread(&again), room, "{again}");
    game.ready(&WISHES).await;
    let divider = game.of("france").sees_words(room, "was adjudicated").await;
    let words = words_of(&divider);
    assert!(
        words.contains("Spring 1901") && words.contains("Next: Fall 1901"),
        "{words}"
    );
    let henrik = app.person("Henrik").await;
    let told = henrik.hears(game.table, "press thread with:france").await;
    assert!(told.contains("do not play"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn without_the_permission_a_thread_is_refused_clearly() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.deny(game.table, perms::CREATE_PRIVATE_THREADS);
    let told = game
        .of("france")
        .hears(game.table, "press thread with:germany")
        .await;
    assert!(told.contains("I may not open private threads"), "{told}");
    assert!(told.contains("Create Private Threads"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_successor_gets_a_new_thread_and_the_old_one_is_closed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let told = game
        .of("france")
        .hears(game.table, "press thread with:germany")
        .await;
    let room = thread(&told);
    game.of("germany").says(room, "Our secret").await;
    let replace = format!("gm replace power:germany player:{}", demo_people()[7]);
    let henrik = app.person("Henrik").await;
    seats(game.gm(), game.table, &replace, &henrik).await;
    game.of("france")
        .sees_words(room, "This thread is closed")
        .await;
    assert!(!sees(&henrik, room).await);
    // The thread is noted once it is open: whoever asks meanwhile would open it himself.
    let henriks = |m: &serde_json::Value| words_of(m).contains("a private thread for");
    let anew = app.standin.wait_for(PATIENCE, |standin| {
        let threads = standin.threads_of(henrik.id);
        threads
            .into_iter()
            .find(|thread| standin.messages(henrik.id, *thread).iter().any(henriks))
    });
    let anew = anew.await.expect("a new thread");
    assert_ne!(anew, room);
    henrik.sees_words(anew, "a private thread for").await;
    game.of("france")
        .sees_words(anew, "a private thread for")
        .await;
    assert!(!sees(game.of("germany"), anew).await, "the predecessor");
    app.finish().await;
}

#[tokio::test]
async fn a_thread_with_two_powers_of_one_person_stays_open() {
    let app = TestApp::start().await;
    let powers = ["austria", "england", "germany", "italy"];
    let game = Game::begin_few(&app, &powers, "players:four-hands").await;
    let england = game.of("england");
    let told = england
        .hears(game.table, "press thread with:austria, france")
        .await;
    assert!(told.contains("Your thread is open"), "{told}");
    let room = thread(&told);
    game.play(
        &[
            (
                "austria",
                "A Vie H\nA Bud H\nF Tri H\nA Par H\nA Mar H\nF Bre H",
            ),
            ("england", "F Lon H\nF Edi H\nA Lvp H"),
            (
                "germany",
                "A Mun H\nA Ber H\nF Kie H\nA Con H\nA Smy H\nF Ank H",
            ),
            (
                "italy",
                "A Rom H\nA Ven H\nF Nap H\nA War H\nA Mos H\nF Sev H\nF Stp/sc H",
            ),
        ],
        "Fall 1901, movement",
    )
    .await;
    england.sees_words(room, "was adjudicated").await;
    for message in england.messages(room).await {
        let words = words_of(&message);
        assert!(!words.contains("Somebody else now plays"), "{words}");
    }
    app.finish().await;
}
