//! How soon the bot answers, and how much memory it holds: with many games, and after pictures.

use std::time::Duration;

use chancery::sandbox::OWNER_ID;
use chancery::variants;

use crate::Size;
use crate::bot::{Bot, How, database};
use crate::seed::{self, Template};
use crate::world::{self, now};

pub async fn measure(size: Size) {
    let boards = [
        ("standard", variants::standard(None)),
        ("economic", variants::economic(None)),
        ("naval", variants::naval(None)),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let (standin, places) = world::standin(size.games, false).await;
    let mut rest = size.games;
    for (i, (_, setup)) in boards.iter().enumerate() {
        let year = 1900 + setup_year(i);
        let template = Template::play(setup.clone(), year).await;
        let far = now() + 24 * 3_600_000;
        let mut copies = seed::by_demo_people(&places[i..=i], far);
        if i == 0 {
            copies.extend(seed::idle(&places[boards.len()..]));
            rest = copies.len();
        }
        seed::fill(folder.path(), &template, &copies).await;
    }
    let how = How {
        paced: false,
        pictures: true,
        one_core: false,
    };
    let mut bot = Bot::begin(&standin, &database(folder.path()), "0/1", how);
    let ready_after = bot.wait();
    println!("| {rest} games | |\n|---|---|");
    println!("| start to ready | {:.2} s |", ready_after.as_secs_f64());
    tokio::time::sleep(Duration::from_secs(3)).await;
    println!(
        "| resident, before the first picture | {:.0} MiB |",
        bot.memory()
    );
    for (i, (name, _)) in boards.iter().enumerate() {
        let channel = places[i].channel;
        standin
            .command(OWNER_ID, channel, "map", &[])
            .expect("the command");
        let drawn = standin
            .wait_for(Duration::from_secs(30), |standin| {
                let seen = standin.messages(OWNER_ID, channel);
                let drawn = |m: &serde_json::Value| {
                    m["attachments"].as_array().is_some_and(|a| !a.is_empty())
                };
                seen.iter().any(drawn).then_some(())
            })
            .await;
        assert!(drawn.is_some(), "the {name} board is drawn");
        println!("| after the {name} board | {:.0} MiB |", bot.memory());
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    println!("| at rest after them | {:.0} MiB |", bot.memory());
    bot.stop();
}

/// Games begin in different years on different boards; two years on everything has happened.
fn setup_year(board: usize) -> i64 {
    if board == 2 { 16 } else { 3 }
}
