//! Capitalist Diplomacy as the sandbox's twelve people play it for two years.

use crate::alone::{button, plays_two_years, start};
use crate::app::faults;
use crate::page::Person;
use crate::said::words_of;
use chancery::sandbox::{demo_channels, demo_people};
use chancery::scheduler::ShiftedClock;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Who orders which country now, as `/exchange prices` says it.
async fn command(person: &Person, table: u64) -> BTreeSet<String> {
    let told = person.hears(table, "exchange prices").await;
    let lines = told
        .lines()
        .filter_map(|line| line.split_once("May order "));
    lines.map(|(_, who)| who.to_owned()).collect()
}

/// Each phase is played by the page's own button: all trade, order what they command, and at the end
/// vote for what one of them proposes. Who orders a country changes on the way.
#[tokio::test]
async fn twelve_people_play_two_years_with_a_change_of_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    assert_eq!(demo_people().len(), 12);
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    let line = "game create name:Exchange variant:capitalist";
    henrik.types(table, line).await;
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    let mut commands = Vec::new();
    plays_two_years(&henrik, table, 2, async |phase| {
        if phase.ends_with("movement") {
            commands.push(command(&henrik, table).await);
            let line = "trade sell units:100 currency:lira";
            henrik.types(table, line).await;
        }
    })
    .await;
    // Everybody in the first season; then those who hold most, and not the same ones throughout.
    commands.dedup();
    assert!(commands.len() > 2, "{commands:#?}");
    // The end is proposed; the others vote for it by the button, and by no other.
    henrik
        .types(table, "vote choice:propose the end of the game")
        .await;
    let filled = button(&henrik, "fill", table).await;
    assert!(filled.contains("this button does not vote"), "{filled}");
    let voted = button(&henrik, "vote", table).await;
    assert!(voted.contains("The game is over"), "{voted}");
    let over = |m: &Value| {
        let words = words_of(m);
        words.contains("wins with") || words.contains("share the victory")
    };
    henrik.sees(table, "the end", over).await;
    bot.stop().await;
    // A long thread is filled as fast as Discord lets us, and gone on with when it lets us again: then
    // it is there already.
    let mut bad = faults(&standin);
    bad.retain(|fault| !fault.contains("160004"));
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
