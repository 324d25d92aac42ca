//! Random games in the fog on Discord: what everybody out of somebody's sight has and did is replaced, and nothing
//! that this person is told or shown changes.

use chancery::game::{Report, State};
use chancery::sandbox::Id;
use chancery::store::{pack_revision, unpack_revision};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};

use crate::app::TestApp;
use crate::fog::asks;
use crate::gallery;
use crate::game::{Game, WISHES};
use crate::window::seen_through;

use change_report::Phase;
use random::{Lot, sheets};

#[path = "../../crates/rules/tests/fog/change.rs"]
mod change;
#[path = "../../crates/rules/tests/fog/change_report.rs"]
mod change_report;
#[path = "../../crates/rules/tests/invented/lot.rs"]
mod lot;
#[path = "../../crates/rules/tests/fog/random.rs"]
#[expect(dead_code, reason = "here games are played through the bot")]
mod random;

/// What everybody is asked for.
const ASKED: [&str; 18] = [
    "map",
    "map phase:S1901M",
    "status",
    "history",
    "history phase:F1901M",
    "why province:bul",
    "why province:bur",
    "why province:nth",
    "scores",
    "chart",
    "board",
    "whatif",
    "map around:bur",
    "history phase:S1901M",
    "relations",
    "orders",
    "diary",
    "game archive format:page",
];

/// Plays some phases with whatever is drawn; what is not possible is refused, which nobody minds.
async fn play(app: &TestApp, game: &Game, phases: usize, lot: &mut Lot) {
    for _ in 0..phases {
        let state = newest(app).await;
        for (player, sheet) in sheets(&state, lot) {
            let (power, text) = (state.control.powers_of(player)[0], sheet.to_string());
            if !text.is_empty() {
                game.of(&power.to_string()).tells_the_bot(&text).await;
            }
        }
        let before = state.phase;
        game.gm().hears(game.table, "gm process").await;
        let went_on = async || (newest(app).await.phase != before).then_some(());
        app.until("the next phase", went_on).await;
    }
    app.finishes().await;
    let sent = async || (app.posts_open().await == 0).then_some(());
    app.until("every post", sent).await;
}

async fn database(app: &TestApp) -> SqliteConnection {
    let url = format!("sqlite:{}", app.folder().join("chancery.db").display());
    SqliteConnection::connect(&url).await.expect("it opens")
}

/// Every revision's number, state and report.
async fn revisions(app: &TestApp) -> Vec<(i64, State, Option<Report>)> {
    let mut db = database(app).await;
    let all = "SELECT seq, packed FROM revision ORDER BY seq";
    let rows = sqlx::query(all).fetch_all(&mut db).await.expect("rows");
    db.close().await.expect("closed");
    let read = |row: &sqlx::sqlite::SqliteRow| {
        let (state, report) = unpack_revision(row.get(1)).expect("it is packed");
        let state = State::from_json(&state).expect("a state");
        (row.get(0), state, serde_json::from_str(&report).ok())
    };
    rows.iter().map(read).collect()
}

async fn newest(app: &TestApp) -> State {
    revisions(app).await.pop().expect("a revision").1
}

/// Replaces what a power does not see of every phase; says in how many that changed anything.
async fn replace(
    app: &TestApp,
    all: &[(i64, State, Option<Report>)],
    power: &str,
    lot: &mut Lot,
) -> usize {
    let own = [power.parse().expect("a power")];
    let mut db = database(app).await;
    // The bot itself never changes what has been.
    let trigger = sqlx::query("DROP TRIGGER IF EXISTS revision_kept");
    trigger.execute(&mut db).await.expect("dropped");
    let mut changed = 0;
    for pair in all.windows(2) {
        let [(_, before, _), (seq, state, Some(report))] = pair else {
            continue;
        };
        let (other, told) = Phase::of(before, state, report, &own).changed(lot);
        changed += usize::from(told != *report);
        let told = serde_json::to_string(&told).expect("JSON");
        let packed = pack_revision(&other.to_json(), Some(&told)).expect("packed");
        let update = sqlx::query("UPDATE revision SET packed = ? WHERE seq = ?");
        let update = update.bind(packed).bind(seq);
        update.execute(&mut db).await.expect("written");
    }
    db.close().await.expect("closed");
    changed
}

/// All that somebody is answered.
async fn answers(app: &TestApp, game: &Game, power: &str) -> Vec<(String, String)> {
    let table: Id = game.table;
    let mut all = Vec::new();
    for line in ASKED {
        all.push((
            line.to_owned(),
            asks(app, game.of(power), table, line).await,
        ));
    }
    all.extend(seen_through(game.of(power), table).await);
    all
}

async fn nothing_changes(options: &str, seed: u64) {
    let mut app = TestApp::start().await;
    let mut lot = Lot(seed);
    let game = Game::begin_set(&app, options, gallery::LIVE).await;
    gallery::joins(&app.person("Henrik").await, game.table).await;
    play(&app, &game, 4, &mut lot).await;
    let truth = revisions(&app).await;
    let mut before = Vec::new();
    for power in WISHES {
        before.push(answers(&app, &game, power).await);
    }
    for (power, before) in WISHES.into_iter().zip(before) {
        app.stop_bot().await;
        let changed = replace(&app, &truth, power, &mut lot).await;
        assert!(changed > 2, "{power}: {changed}");
        // Discord tells only so many names a second, and the bot has forgotten them.
        app.pass(10_000);
        app.start_bot().await;
        game.of(power).sees_the_bot().await;
        let after = answers(&app, &game, power).await;
        for ((line, before), (_, after)) in before.iter().zip(&after) {
            assert_eq!(before, after, "{options}: {power}: /{line}");
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn whatever_is_out_of_sight_changes_nothing_where_fleets_see_far() {
    let options = "options:visibility=fog fog_fleets=two-seas fog_centres=itself";
    nothing_changes(options, 3).await;
}

#[tokio::test]
async fn whatever_is_out_of_sight_changes_nothing_where_powers_have_treaties() {
    nothing_changes("variant:relations options:visibility=fog", 11).await;
}

#[tokio::test]
async fn whatever_is_out_of_sight_changes_nothing_where_provinces_earn() {
    nothing_changes("variant:economic options:visibility=fog", 5).await;
}

#[tokio::test]
async fn whatever_is_out_of_sight_changes_nothing_where_prosperity_counts() {
    nothing_changes("variant:investment options:visibility=fog", 7).await;
}
