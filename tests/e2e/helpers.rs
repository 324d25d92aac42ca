//! The page's own buttons, where several games are played: each acts on the game in view, and does no more than
//! it says.

use crate::alone::{button, start};
use crate::app::Bot;
use crate::page::Person;
use chancery::sandbox::{Id, Standin, StandinOptions, demo_channels, demo_people};
use chancery::scheduler::ShiftedClock;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

async fn henrik(standin: &Standin) -> Person {
    Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await
}

/// A game of seven others, begun; Henrik runs it.
async fn begun(henrik: &Person, table: Id, name: &str) {
    let line = format!("game create name:{name}");
    henrik.types(table, &line).await;
    henrik.types(table, "game leave").await;
    button(henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
}

/// What the buttons would act on in a channel.
async fn in_view(person: &Person, channel: Id) -> Value {
    person.get(&format!("in-view?channel={channel}")).await["game"].take()
}

#[tokio::test]
async fn fast_forward_closes_the_game_in_view_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = henrik(&standin).await;
    let [_, first, second, nothing] = demo_channels().try_into().expect("four channels");
    begun(&henrik, first, "Iron").await;
    begun(&henrik, second, "Gold").await;
    let iron = in_view(&henrik, first).await;
    assert_eq!(iron["game"], "Iron");
    assert_eq!(iron["phase"], "Spring 1901, movement");
    assert_eq!(iron["missing"], 7);
    assert!(iron["deadline_ms"].is_i64(), "{iron}");
    assert_eq!(in_view(&henrik, nothing).await, Value::Null);
    let gold = in_view(&henrik, second).await;

    let note = button(&henrik, "fast-forward", first).await;
    assert!(
        note.contains("**Iron**: the deadline of Spring 1901, movement"),
        "{note}"
    );
    henrik.sees_words(first, "Fall 1901, movement").await;
    assert_eq!(in_view(&henrik, second).await, gold);
    let late = json!({"channel": first.to_string(), "phase": iron["number"]});
    let again = henrik.post("fast-forward", late).await;
    assert!(again.is_err(), "{again:?}");
    assert_eq!(
        in_view(&henrik, first).await["phase"],
        "Fall 1901, movement"
    );
    let nowhere = json!({"channel": nothing.to_string()});
    assert!(henrik.post("fast-forward", nowhere).await.is_err());
    bot.stop().await;
    standin.stop();
}

#[tokio::test]
async fn filling_in_never_votes() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = henrik(&standin).await;
    let table = demo_channels()[2];
    begun(&henrik, table, "Truce").await;
    let giulia = demo_people()[6];
    let giulia = Person::sit_down(standin.base_url(), giulia, "Giulia", None).await;
    giulia.types(table, "draw").await;
    let note = button(&giulia, "fill", table).await;
    assert!(note.contains("this button does not vote"), "{note}");
    assert_eq!(in_view(&giulia, table).await["votes"], 1);
    assert_eq!(
        in_view(&giulia, table).await["phase"],
        "Spring 1901, movement"
    );
    let note = button(&giulia, "vote", table).await;
    assert!(note.contains("6 yes votes were cast"), "{note}");
    assert!(note.contains("The game is over."), "{note}");
    bot.stop().await;
    standin.stop();
}

/// A game for credits of seven others, begun; Henrik runs it.
async fn begun_economic(henrik: &Person, table: Id, options: &str) {
    henrik
        .types(
            table,
            &format!("game create name:Gold variant:economic {options}"),
        )
        .await;
    henrik.types(table, "game leave").await;
    button(henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
}

/// A vote on a rule ends no game: it is cast, and what somebody has voted stays.
#[tokio::test]
async fn filling_in_votes_on_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = henrik(&standin).await;
    let table = demo_channels()[2];
    begun_economic(&henrik, table, "").await;
    let giulia = demo_people()[6];
    let giulia = Person::sit_down(standin.base_url(), giulia, "Giulia", None).await;
    let line = "vote choice:yes motion:demobilisation";
    giulia.types(table, line).await;
    let note = button(&giulia, "fill", table).await;
    assert!(!note.contains("does not vote"), "{note}");
    let status = giulia.hears(table, "status").await;
    assert!(status.contains("7 of 7 have voted"), "{status}");
    let sheet = giulia.hears(table, "orders").await;
    assert!(
        sheet.contains("Your vote on Demobilisation: yes"),
        "{sheet}"
    );
    bot.stop().await;
    standin.stop();
}

/// A payment is no order: whoever has declared one in Winter is built for all the same.
#[tokio::test]
async fn filling_in_builds_for_whoever_has_only_declared_a_payment() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = henrik(&standin).await;
    let table = demo_channels()[2];
    let line = "game create name:Gold variant:economic options:start_credits=30 convoys=rulebook";
    henrik.types(table, line).await;
    henrik.types(table, "game leave").await;
    let giulia = demo_people()[6];
    let giulia = Person::sit_down(standin.base_url(), giulia, "Giulia", None).await;
    giulia.types(table, "game join power:france").await;
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    // All of France's home centres are left, and hardly all of them taken.
    let orders = "A Par - Pic\nA Mar - Gas\nF Bre - Mao\nTreasury to Gas";
    giulia.tells_the_bot(orders).await;
    button(&henrik, "fill", table).await;
    henrik.sees_words(table, "Fall 1901, movement").await;
    giulia.tells_the_bot("A Pic H\nA Gas H\nF Mao H").await;
    for _ in 0..4 {
        if in_view(&henrik, table).await["phase"] == "Winter 1901, builds" {
            break;
        }
        button(&henrik, "fill", table).await;
    }
    henrik.sees_words(table, "Winter 1901, builds").await;
    giulia.tells_the_bot("Give 1 to Italy").await;
    button(&henrik, "fill", table).await;
    henrik.sees_words(table, "France builds").await;
    bot.stop().await;
    standin.stop();
}

/// The board after the others have played Spring 1901 by this seed.
async fn spring_by(seed: u64) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = by_seed(folder.path(), &clock, seed).await;
    let henrik = henrik(&standin).await;
    let table = demo_channels()[2];
    begun(&henrik, table, "Lots").await;
    let note = button(&henrik, "fill", table).await;
    assert!(note.contains("the phase has closed"), "{note}");
    henrik.sees_words(table, "Fall 1901").await;
    let board = henrik.hears(table, "board").await;
    bot.stop().await;
    standin.stop();
    // The deadline above it depends on when the test is run.
    let (_, board) = board.split_once("in words").expect("a board in words");
    board.to_owned()
}

async fn by_seed(folder: &Path, clock: &Arc<ShiftedClock>, seed: u64) -> (Standin, Bot) {
    let seeded = |options: StandinOptions| StandinOptions { seed, ..options };
    crate::alone::start_with(folder, clock, seeded).await
}

#[tokio::test]
async fn the_same_seed_makes_the_same_moves() {
    let first = spring_by(7).await;
    assert_eq!(spring_by(7).await, first);
    assert_ne!(spring_by(8).await, first);
}
