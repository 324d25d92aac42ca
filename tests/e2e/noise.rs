//! How many messages and pings the bot sends by itself in a year of play, and to whom: docs/noise.md.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::id_of;
use chancery::sandbox::{Id, demo_people};
use chancery::service::Settings;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

/// The variants, as `/game create` names them, and as the page does.
const VARIANTS: [(&str, &str); 6] = [
    ("standard", "Standard"),
    ("economic", "Economic"),
    ("investment", "Investment"),
    ("capitalist", "Capitalist"),
    ("relations", "International Relations"),
    ("naval", "Naval"),
];

/// What was sent in some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sent {
    phases: i64,
    /// Messages in the game's channel.
    channel: usize,
    /// Those of them that notify somebody.
    pings: usize,
    /// Messages in the threads under them.
    threads: usize,
    /// Direct messages to the player who got most of them.
    player: usize,
    /// Direct messages to the GM, who does not play.
    gm: usize,
}

/// A game with a GM who does not play, and a way to count.
struct Counted<'a> {
    app: &'a TestApp,
    game: Game,
    gm: Person,
}

/// Messages the bot sent without being asked.
fn by_itself(messages: Vec<Value>) -> Vec<Value> {
    let mut messages = messages;
    messages.retain(|m| m["author"]["bot"] == true && m["interaction_metadata"].is_null());
    messages
}

fn pings(message: &Value) -> bool {
    let content = message["content"].as_str().unwrap_or_default();
    let people = message["mentions"]
        .as_array()
        .is_some_and(|m| !m.is_empty());
    let silent = message["flags"].as_u64().unwrap_or(0) & 4_096 != 0;
    people && content.contains("<@") && !silent
}

impl<'a> Counted<'a> {
    async fn begin(app: &'a TestApp, variant: &str) -> Counted<'a> {
        let options = format!("variant:{variant} gm:{}", demo_people()[7]);
        // Naval games begin with builds, the year before.
        let first = match variant {
            "naval" => "Winter 1913",
            _ => "Spring 1901",
        };
        let game = Game::begin_in(app, &options, first).await;
        let gm = app.person("Henrik").await;
        println!("{variant}");
        let counted = Counted { app, game, gm };
        counted.quiet().await;
        counted
    }

    /// Waits until nothing waits to be sent.
    async fn quiet(&self) {
        self.app
            .until("everything to be sent", async || {
                (self.app.posts_open().await == 0).then_some(())
            })
            .await;
    }

    /// A number kept of the game.
    async fn kept(&self, what: &str) -> Option<i64> {
        let url = format!("sqlite:{}", self.app.folder().join("chancery.db").display());
        let mut c = SqliteConnection::connect(&url).await.expect("it opens");
        let kept = sqlx::query_scalar(sqlx::AssertSqlSafe(what.to_owned()));
        let kept = kept.fetch_one(&mut c).await.expect("a game");
        c.close().await.expect("closed");
        kept
    }

    /// Waits until no reminder is due and all that was to be sent is sent.
    async fn reminded(&self) {
        let now = self.app.now();
        let due = format!(
            "SELECT count(*) FROM reminder WHERE due_at <= {now} OR lease_owner IS NOT NULL"
        );
        let none = async || (self.kept(&due).await == Some(0)).then_some(());
        self.app.until("reminders", none).await;
        self.quiet().await;
    }

    /// Lets the clock of the phase run out, and the time after it that those have who owe orders. It stops for the
    /// reminder: of a phase that is over nobody is reminded.
    async fn run_out(&self) {
        let number = self.number().await;
        let ahead = Settings::default().remind_ms;
        while self.number().await == number {
            let deadline = async || self.kept("SELECT deadline FROM game").await;
            let before = deadline().await.expect("a clock that runs");
            let reminder = before - ahead - self.app.now();
            if reminder > 0 {
                self.app.pass(reminder + HOUR / 60);
                self.reminded().await;
            }
            self.app.pass((before - self.app.now()).max(0) + HOUR / 60);
            let moved = async || (deadline().await != Some(before)).then_some(());
            self.app.until("the clock to run out", moved).await;
            self.quiet().await;
        }
    }

    /// The number of the phase that is open.
    async fn number(&self) -> i64 {
        let number = self.kept("SELECT phase_no FROM game").await;
        number.expect("a number")
    }

    async fn phase(&self) -> (i64, String) {
        let phase = self.number().await;
        let status = self.game.gm().hears(self.game.table, "status").await;
        (phase, status)
    }

    fn messages(&self, who: Id, channel: Id) -> Vec<Value> {
        by_itself(self.app.standin.newest(who, channel, 1_000))
    }

    /// All that was sent so far.
    async fn so_far(&self) -> Sent {
        self.quiet().await;
        let (phases, _) = self.phase().await;
        let here = self.messages(self.gm.id, self.game.table);
        let threads = here.iter().filter(|m| m["thread"].is_object());
        let threads = threads.map(|m| self.messages(self.gm.id, id_of(&m["thread"])).len());
        let mut player = 0;
        for power in WISHES {
            let person = self.game.of(power);
            player = player.max(self.messages(person.id, person.private().await).len());
        }
        Sent {
            phases,
            channel: here.len(),
            pings: here.iter().filter(|m| pings(m)).count(),
            threads: threads.sum(),
            player,
            gm: self.messages(self.gm.id, self.gm.private().await).len(),
        }
    }

    /// Plays until the year is over: all are ready at once, but those who say nothing.
    async fn year(&self, silent: &BTreeSet<&str>) -> Sent {
        let before = self.so_far().await;
        loop {
            let (number, _) = self.phase().await;
            for power in WISHES.iter().filter(|power| !silent.contains(*power)) {
                self.game.of(power).hears(self.game.table, "ready").await;
            }
            if !silent.is_empty() {
                self.run_out().await;
            }
            let mut status = String::new();
            self.app
                .until(&format!("what follows phase {number}"), async || {
                    let (now, told) = self.phase().await;
                    status = told;
                    (now > number).then_some(())
                })
                .await;
            self.quiet().await;
            if ["1902", "Winter 1914", "1915"]
                .iter()
                .any(|next| status.contains(next))
            {
                break;
            }
        }
        let after = self.so_far().await;
        Sent {
            phases: after.phases - before.phases,
            channel: after.channel - before.channel,
            pings: after.pings - before.pings,
            threads: after.threads - before.threads,
            player: after.player - before.player,
            gm: after.gm - before.gm,
        }
    }
}

fn row(page: &mut String, name: &str, sent: Sent) {
    let Sent {
        phases,
        channel,
        pings,
        threads,
        player,
        gm,
    } = sent;
    writeln!(
        page,
        "| {name} | {phases} | {channel} | {pings} | {threads} | {player} | {gm} |"
    )
    .expect("a string");
}

#[tokio::test]
async fn the_page_tells_how_many_messages_a_year_brings() {
    let mut tables = [String::new(), String::new()];
    for (variant, name) in VARIANTS {
        for (table, silent) in tables.iter_mut().zip([&[] as &[&str], &["turkey"]]) {
            let app = TestApp::start().await;
            let counted = Counted::begin(&app, variant).await;
            let silent: BTreeSet<&str> = silent.iter().copied().collect();
            row(table, name, counted.year(&silent).await);
            drop(counted);
            app.finish().await;
        }
    }
    let head = "| variant | phases | messages in the channel | pings there | messages in threads | direct messages a player | direct messages the GM |\n|---|---|---|---|---|---|---|\n";
    let [quiet, silent] = tables;
    let page = format!(
        "# How many messages a game sends\n\n\
         Counted in the first year of a game with seven players, a GM who does not play, and the settings a new game \
         has. Answers to commands and buttons are not counted, nor what players send each other. A player who wants \
         no direct messages about phases switches them off with `/notify phases:False`.\n\n\
         ## Everybody is ready in time\n\n{head}{quiet}\n\
         ## One player says nothing\n\n\
         The clock runs out in every phase that waits for them. The direct messages are those of the player who gets \
         most.\n\n{head}{silent}"
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/noise.md");
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        std::fs::write(&file, &page).expect("the page can be written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(
        kept, page,
        "docs/noise.md is out of date: run this test with CHANCERY_WRITE_DOCS=1"
    );
}
