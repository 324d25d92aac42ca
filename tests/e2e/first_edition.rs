//! Databases that the first edition of the program wrote: they open, their games show what they showed, and
//! they are played on.

use crate::alone::{button, start};
use crate::app::faults;
use crate::page::Person;
use crate::said::words_of;
use chancery::game::Report;
use chancery::sandbox::{GUILD_ID, demo_channels, demo_people};
use chancery::scheduler::ShiftedClock;
use chancery::service::Service;
use chancery::store::{GuildId, Store};
use flate2::read::GzDecoder;
use serde_json::Value;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

/// A game that was kept: its name, the phase it was paused in, and the phases that may follow.
type Kept = (&'static str, &'static str, &'static [&'static str]);

const FIRST: [Kept; 4] = [
    (
        "Kept standard",
        "Spring 1903, movement",
        &["Spring 1903, retreats", "Fall 1903, movement"],
    ),
    (
        "Kept economic",
        "Winter 1902, builds",
        &["Spring 1903, movement"],
    ),
    (
        "Kept investment",
        "Spring 1903, movement",
        &["Spring 1903, retreats", "Fall 1903, movement"],
    ),
    (
        "Kept capitalist",
        "Spring 1903, movement",
        &["Spring 1903, retreats", "Fall 1903, movement"],
    ),
];

const SECOND: [Kept; 3] = [
    (
        "Kept relations",
        "Winter 1902, builds",
        &["Spring 1903, movement"],
    ),
    (
        "Kept naval",
        "Winter 1915, builds",
        &["Spring 1916, movement"],
    ),
    (
        "Kept fleets",
        "Winter 1902, builds",
        &["Spring 1903, movement"],
    ),
];

/// Unpacks a kept database into a data folder.
fn unpack(name: &str, folder: &Path) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/first-edition");
    let packed = File::open(kept.join(name)).expect("the kept database");
    let mut database = File::create(folder.join("chancery.db")).expect("a file");
    std::io::copy(&mut GzDecoder::new(packed), &mut database).expect("it unpacks");
}

/// Every revision and every report can still be read.
async fn all_can_be_read(folder: &Path, games: &[Kept]) {
    let store = Store::open_folder(folder).await.expect("it opens");
    let service = Service::new(store.clone(), || ());
    let guild = GuildId(GUILD_ID as i64);
    let tables = service.list(guild, true).await.expect("its games");
    for (name, ..) in games {
        let table = tables.iter().find(|table| table.game.head.name == *name);
        let table = table.unwrap_or_else(|| panic!("{name} is missing"));
        let mut reports = 0;
        for head in store.revisions(guild, table.game.id).await.expect("heads") {
            let revision = store.revision(guild, table.game.id, head.seq).await;
            let revision = revision.expect("a revision").expect("a revision");
            if let Some(report) = &revision.report {
                serde_json::from_str::<Report>(report).expect("a report");
                reports += 1;
            }
        }
        assert!(reports >= 4, "{name}: {reports} phases");
    }
    store.close().await;
}

async fn plays_on(database: &str, games: &[Kept]) {
    let folder = tempfile::tempdir().expect("a folder");
    unpack(database, folder.path());
    all_can_be_read(folder.path(), games).await;
    let clock = Arc::new(ShiftedClock::new(0));
    let (standin, bot) = start(folder.path(), &clock).await;
    let base = standin.base_url();
    let henrik = Person::sit_down(base, demo_people()[7], "Henrik", None).await;
    let elspeth = Person::sit_down(base, demo_people()[4], "Elspeth", None).await;
    for (&(name, phase, follows), table) in games.iter().zip(demo_channels()) {
        let status = henrik.hears(table, &format!("status game:{name}")).await;
        assert!(status.contains(phase), "{name}: {status}");
        henrik.hears(table, &format!("gm resume game:{name}")).await;
        // Each of the two fills in everybody but themselves; then all are ready.
        button(&elspeth, "fill", table).await;
        button(&henrik, "fill", table).await;
        let next = |message: &Value| {
            let words = words_of(message);
            follows.iter().any(|phase| words.contains(phase))
        };
        henrik.sees(table, "the next phase", next).await;
        henrik.hears(table, &format!("gm pause game:{name}")).await;
    }
    bot.stop().await;
    let bad = faults(&standin);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    standin.stop();
}

#[tokio::test]
async fn games_of_the_first_edition_are_played_on() {
    plays_on("first.db.gz", &FIRST).await;
}

#[tokio::test]
async fn treaties_and_fleets_of_the_first_edition_are_played_on() {
    plays_on("second.db.gz", &SECOND).await;
}
