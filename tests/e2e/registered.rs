//! Which commands Discord offers: those of a variant only on a server that plays it.

use crate::app::TestApp;
use crate::page::Person;
use chancery::sandbox::{Id, Standin};
use serde_json::Value;
use std::collections::BTreeSet;

/// The commands that only some variants need.
const OF_VARIANTS: [&str; 7] = [
    "blocks",
    "credits",
    "exchange",
    "penalties",
    "relations",
    "trade",
    "treaty",
];

/// The commands of variants that somebody is offered in a channel.
fn offered(standin: &Standin, person: &Person, channel: Id) -> BTreeSet<String> {
    let all = standin.offered(person.id, channel);
    let names = all.iter().filter_map(|c: &Value| c["name"].as_str());
    let names = names.filter(|name| OF_VARIANTS.contains(name));
    names.map(str::to_owned).collect()
}

/// Waits until these are offered in a channel.
async fn come(app: &TestApp, person: &Person, channel: Id, wanted: &[&str]) {
    let wanted: BTreeSet<String> = wanted.iter().map(|name| (*name).to_owned()).collect();
    let there = |standin: &Standin| (offered(standin, person, channel) == wanted).then_some(());
    let came = app.shows(there).await;
    let now = offered(&app.standin, person, channel);
    assert!(came.is_some(), "offered: {now:?}");
}

#[tokio::test]
async fn a_server_is_offered_the_commands_of_what_it_plays() {
    let mut app = TestApp::start().await;
    let table = app.table();
    let gm = app.person("Adelaide").await;
    let private = gm.private().await;
    come(&app, &gm, table, &[]).await;
    come(&app, &gm, private, &OF_VARIANTS).await;
    gm.types(table, "game create name:Peace").await;
    come(&app, &gm, table, &[]).await;
    gm.types(app.elsewhere(), "game create name:Gold variant:economic")
        .await;
    come(&app, &gm, table, &["credits"]).await;
    // The lobby's rules change: what was offered stays until the bot connects again.
    gm.types(app.elsewhere(), "game set variant:relations game:Gold")
        .await;
    let both = ["credits", "penalties", "relations", "treaty"];
    let of_treaties = &both[1..];
    let there = |standin: &Standin| {
        let now = offered(standin, &gm, table);
        of_treaties
            .iter()
            .all(|name| now.contains(*name))
            .then_some(())
    };
    assert!(app.shows(there).await.is_some(), "the treaties' commands");
    app.stop_bot().await;
    app.start_bot().await;
    come(&app, &gm, table, of_treaties).await;
    gm.types(app.elsewhere(), "gm abandon game:Gold").await;
    app.finish().await;
}
