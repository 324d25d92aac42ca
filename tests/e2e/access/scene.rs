//! A game with all kinds of people around it, kept in each of its stages.

use std::collections::BTreeMap;
use std::time::Duration;

use chancery::discord::access::{Moment, On};
use chancery::sandbox::{Id, Standin, demo_channels, demo_people};
use serde_json::Value;

use crate::app::{HOUR, NAMES, TestApp};
use crate::atlas;
use crate::gallery;
use crate::game::{WISHES, takes_the_seat};
use crate::page::{LULL, PATIENCE, Person};
use crate::said::{Answer, id_of, is_private, picked, typed, words_of};
use crate::window::page_behind;

use super::cast::Kind;
use super::plots::Plot;
use super::refusals;
use super::vault::{Vault, changed};

/// What only the first player and whom he told may ever see: an order of his, a standing order, a letter.
pub const SECRETS: [&str; 6] = [LETTER, "- Pic", "– Pic", "Picardy", "- Gas", "– Gas"];

/// What stands in the letter.
pub const LETTER: &str = "zanzibar";

/// What became of something somebody tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done, or shown.
    Done,
    /// It was refused, by the sentence of that key.
    Refused(&'static str),
    /// Discord does not offer it there.
    NotOffered,
}

/// What was seen of one try.
pub struct Seen {
    pub outcome: Outcome,
    /// All that was shown, as Discord has it.
    pub shown: String,
    pub words: String,
    /// What is wrong with it whatever the table says.
    pub faults: Vec<String>,
    /// Whether anything in the database was changed.
    pub changed: bool,
}

/// The game and its people.
pub struct Scene {
    pub app: TestApp,
    pub plot: Plot,
    pub table: Id,
    /// A channel of another server, which [`Kind::Stranger`] manages.
    pub hall: Id,
    pub annex: Id,
    pub vault: Vault,
    people: BTreeMap<&'static str, Person>,
    /// What is registered, as it is offered in a server and in private.
    offered: [Vec<Value>; 2],
    /// What stands for itself in the lines of calls.
    pub known: BTreeMap<&'static str, String>,
    /// The state it stands in, and what the database holds there.
    now: Moment,
    kept: BTreeMap<String, String>,
    /// The last answer of what was prepared.
    last: Option<Value>,
    /// The messages on which buttons are pressed.
    pressed: BTreeMap<(Id, Kind), Id>,
    presses: usize,
}

fn kept_as(moment: Moment) -> &'static str {
    match moment {
        Moment::Lobby => "lobby",
        Moment::Running => "running",
        Moment::Paused => "paused",
        Moment::Over => "over",
    }
}

impl Scene {
    /// Plays a game through its stages and keeps each.
    pub async fn play(plot: Plot) -> Scene {
        Scene::play_beside(plot, None).await
    }

    /// As [`Scene::play`], with somebody who shares the first player's seat while it is played, as that.
    pub async fn play_beside(plot: Plot, sharer: Option<(&str, &str)>) -> Scene {
        let app = TestApp::start().await;
        let (annex, halls) = app.standin.add_guild("The Annex", &["hall"]);
        let table = app.table();
        let mut people = BTreeMap::new();
        for name in NAMES {
            people.insert(name, app.person(name).await);
        }
        let stranger = &people[Kind::Stranger.name()];
        app.standin.make_steward(annex, stranger.id);
        let private = people["Cosima"].private().await;
        let offered = [table, private].map(|at| app.standin.offered(stranger.id, at));
        let mut known: BTreeMap<&'static str, String> = BTreeMap::new();
        known.insert("letter", "0000000".to_owned());
        for (name, id) in NAMES.into_iter().zip(demo_people()) {
            known.insert(name, id.to_string());
        }
        known.insert("table", table.to_string());
        known.insert("rule", "victory_centres=19".to_owned());
        // The role of the demo server that may do everything.
        known.insert("role", (demo_channels()[0] - 1 + 51).to_string());
        let vault = Vault::open(app.folder()).await;
        let mut scene = Scene {
            plot,
            table,
            hall: halls[0],
            annex,
            vault,
            people,
            offered,
            known,
            now: Moment::Lobby,
            kept: BTreeMap::new(),
            last: None,
            pressed: BTreeMap::new(),
            presses: 0,
            app,
        };
        scene.gathers().await;
        scene.keeps(Moment::Lobby).await;
        scene.begins().await;
        if let Some((name, role)) = sharer {
            let invite = format!("share seat person:{} as:{role}", scene.known[name]);
            scene.says("Cosima", &invite).await;
            scene.says(name, "share accept").await;
        }
        scene.keeps(Moment::Running).await;
        scene.says("Henrik", "gm pause").await;
        scene.keeps(Moment::Paused).await;
        scene.vault.restore(kept_as(Moment::Running)).await;
        let henrik = scene.person("Henrik");
        let sure = henrik.types(table, "gm end result:no result").await;
        henrik.press(&sure.message(), "End the game").await;
        scene.keeps(Moment::Over).await;
        scene.turns_to(Moment::Running).await;
        scene
    }

    fn seated(&self) -> bool {
        self.plot.on != On::Exchange
    }

    async fn gathers(&self) {
        let options = self.plot.options;
        let create = format!("game create name:The Long Peace play:false {options}");
        self.says("Henrik", create.trim()).await;
        if self.plot.kinds.contains(&Kind::BlindGm) {
            self.says("Henrik", "game set blind:true").await;
        }
        if self.plot.on == On::Any {
            self.says("Henrik", gallery::LIVE).await;
        }
        if self.plot.kinds.contains(&Kind::Gallery) {
            gallery::joins(self.person(Kind::Gallery.name()), self.table).await;
        }
        let players = if self.seated() { 7 } else { 3 };
        for (name, power) in NAMES.iter().zip(WISHES).take(players) {
            if self.seated() {
                self.says(name, &format!("game join power:{power}")).await
            } else {
                self.says(name, "game join").await
            };
        }
        let leopold = &self.known["Leopold"];
        self.says("Henrik", &format!("gm ban player:{leopold}"))
            .await;
        if self.seated() {
            self.says("Henrik", "share allow who:partners and coaches")
                .await;
        }
        let extension = "gm times extension:More than half of the players disorder:1";
        self.says("Henrik", extension).await;
    }

    async fn begins(&mut self) {
        self.says("Henrik", "gm start").await;
        if self.plot.on == On::Any {
            for (name, unit) in [
                ("Adelaide", "A Bud"),
                ("Bertrand", "A Lvp"),
                ("Cosima", "A Par"),
                ("Dmitri", "A Mun"),
                ("Florian", "A Mos"),
                ("Giulia", "A Con"),
            ] {
                let line = format!("order unit:{unit} order:{unit} H");
                self.says(name, &line).await;
            }
            // The phase ends by the clock: only then is a missed one counted.
            self.app.pass(49 * HOUR);
            let next = "Fall 1901, movement";
            self.person("Henrik").sees_words(self.table, next).await;
        }
        if self.plot.on == On::Blocks {
            // Blocks are placed in Winter.
            self.says("Henrik", "gm process").await;
            self.says("Henrik", "gm process").await;
        }
        if self.seated() {
            let ingrid = self.known["Ingrid"].clone();
            let replace = format!("gm replace power:Turkey player:{ingrid}");
            self.says("Henrik", &replace).await;
            takes_the_seat(self.person("Ingrid"), self.table).await;
        }
        if self.seated() && self.plot.on != On::Any {
            // In the plain game she has missed a phase.
            let elspeth = self.known["Elspeth"].clone();
            let unseat = format!("gm unseat player:{elspeth}");
            self.says("Henrik", &unseat).await;
        }
        if self.plot.on == On::Any {
            for line in [
                "standing set orders:A Mar - Gas",
                "order unit:A Par order:A Par - Pic",
                "press to powers:England text:zanzibar is ours",
                "draw",
            ] {
                self.says("Cosima", line).await;
            }
            let inbox = self.person("Bertrand").types(self.table, "press inbox");
            let inbox = inbox.await.message().to_string();
            let mark = inbox.split("press:reply:").nth(1).map(|rest| &rest[..7]);
            let mark = mark.unwrap_or_else(|| panic!("no letter in {inbox}"));
            self.known.insert("letter", mark.to_owned());
        }
        if self.plot.on == On::Any {
            let saved = self.person("Henrik").types(self.table, "game export").await;
            let file = self.brought(&saved.message()).await;
            self.known.insert("file", file);
            let rules = atlas::uploaded(&self.app, "board.json", atlas::RULES).await;
            let drawing = atlas::uploaded(&self.app, "map.svg", atlas::DRAWING).await;
            self.known.extend([("rules", rules), ("drawing", drawing)]);
        }
        self.says("Cosima", "absence announce until:3d").await;
        self.says("Katarina", "help").await;
        let seq = self.vault.number("SELECT max(seq) FROM revision").await;
        self.known.insert("seq", seq.to_string());
    }

    /// Uploads the file of an answer again; gives what names it in a command.
    async fn brought(&self, answer: &Value) -> String {
        let url = answer["attachments"][0]["url"].as_str().expect("a file");
        let bytes = reqwest::get(url).await.expect("the file");
        let bytes = bytes.bytes().await.expect("its bytes");
        let url = format!(
            "{}/sandbox/upload?name=game.json",
            self.app.standin.base_url()
        );
        let sent = reqwest::Client::new().post(url).body(bytes).send().await;
        let answer: Value = sent.expect("an answer").json().await.expect("JSON");
        answer["file"].as_str().expect("its name").to_owned()
    }

    /// Waits until all is sent, and keeps the state.
    async fn keeps(&mut self, moment: Moment) {
        self.settles().await;
        self.vault.keep(kept_as(moment)).await;
    }

    /// Waits until the bot has sent all it has to say.
    pub async fn settles(&self) {
        let end = tokio::time::Instant::now() + PATIENCE;
        while self.vault.waiting().await > 0 {
            let late = tokio::time::Instant::now() > end;
            assert!(!late, "the outbox does not run empty");
            // Never past the time a delivery may take: on a busy machine none would ever be in time.
            self.app.pushes_on().await;
            self.happens().await;
        }
    }

    /// Waits until something happens at Discord's, or nothing does for a while.
    async fn happens(&self) {
        let mut looks = 0;
        let changed = |_: &Standin| {
            looks += 1;
            (looks > 1).then_some(())
        };
        self.app.standin.wait_for(LULL, changed).await;
    }

    /// Makes the game stand in this stage.
    pub async fn turns_to(&mut self, moment: Moment) {
        self.app.finishes().await;
        self.vault.restore(kept_as(moment)).await;
        self.now = moment;
        self.kept = self.vault.all().await;
    }

    pub fn person(&self, name: &str) -> &Person {
        &self.people[name]
    }

    /// Does what must have been done before something can be tried: a command, or a button of the last
    /// answer.
    pub async fn prepares(&mut self, name: &str, line: &str) {
        if let Some(button) = line.strip_prefix("press:") {
            let shown = self.last.take().expect("something was shown");
            self.person(name).press(&shown, button).await;
        } else {
            let line = self.filled(Kind::Player, line);
            let answer = self.person(name).types(self.table, &line).await;
            self.last = Some(answer.message());
        }
        self.app.finishes().await;
    }

    /// Says what must go well.
    pub async fn says(&self, name: &str, line: &str) -> String {
        let answer = self.person(name).types(self.table, line).await;
        let words = words_of(&answer.message());
        let refused = refusals::key(&words);
        assert!(refused.is_none(), "{name}: /{line}: {words}");
        words
    }

    /// A line with what it names filled in, as this person would say it.
    pub fn filled(&self, kind: Kind, line: &str) -> String {
        let (unit, other) = kind.own();
        let mut line = line.replace("{unit}", unit).replace("{other}", other);
        for (name, value) in &self.known {
            line = line.replace(&format!("{{{name}}}"), value);
        }
        line
    }

    /// What is so now is what is compared with next.
    pub async fn looks(&mut self) {
        self.kept = self.vault.all().await;
    }

    /// Has somebody try a command, and looks what came of it; the game stands afterwards as before. What is wrong
    /// with it only because the bot is still at something else is tried again.
    pub async fn tries(&mut self, name: &str, channel: Id, line: &str) -> Seen {
        let seen = self.tries_prepared(name, channel, line).await;
        if seen.changed && matches!(seen.outcome, Outcome::Refused(_)) {
            // It may have been at something that was since taken back.
            return self.tries_prepared(name, channel, line).await;
        }
        seen
    }

    /// As [`Scene::tries`], of a world that was prepared for it, and is put back whatever was changed.
    pub async fn tries_prepared(&mut self, name: &str, channel: Id, line: &str) -> Seen {
        // A replay is under way for a while after it has said so.
        for _ in 0..600 {
            let seen = self.tries_once(name, channel, line).await;
            if seen.outcome != Outcome::Refused("refusal-busy-with-yours") {
                return seen;
            }
            // It ends with a message; else only the next try tells.
            self.happens().await;
        }
        panic!("the bot is busy for ever: /{line}");
    }

    async fn tries_once(&mut self, name: &str, channel: Id, line: &str) -> Seen {
        let person = self.person(name).clone();
        let (command, mut options) = typed(line);
        {
            // What this game alone needs came to the server later, and is the same as in private.
            let [here, private] = &self.offered;
            let mut lists = [here, private];
            if channel != self.table && channel != self.hall {
                lists.reverse();
            }
            let mut definitions = lists.into_iter().flatten();
            if let Some(found) = definitions.find(|c| c["name"] == *command) {
                picked(found, &mut options);
            }
        }
        let from = person.so_far();
        let started = match self
            .app
            .standin
            .command(person.id, channel, &command, &options)
        {
            Ok(id) => id.to_string(),
            Err(why) => {
                return Seen {
                    outcome: Outcome::NotOffered,
                    shown: String::new(),
                    words: format!("{why:?}"),
                    faults: Vec::new(),
                    changed: false,
                };
            }
        };
        let answer = person.comes_of(from, &started).await;
        self.judges(answer).await
    }

    /// Looks what an answer is, and puts everything back.
    pub async fn judges(&mut self, answer: Option<Answer>) -> Seen {
        let mut faults = Vec::new();
        let (outcome, shown, words) = match answer {
            None => {
                faults.push("no answer".to_owned());
                (Outcome::Done, String::new(), String::new())
            }
            Some(Answer::Nothing) => (Outcome::Done, String::new(), String::new()),
            Some(Answer::Modal(form)) => (Outcome::Done, form.to_string(), words_of(&form)),
            Some(Answer::Message(message)) => {
                let words = words_of(&message);
                let shown = message.to_string();
                match refusals::key(&words) {
                    Some("error-internal") => {
                        faults.push("an internal error".to_owned());
                        (Outcome::Refused("error-internal"), shown, words)
                    }
                    Some(key) => {
                        if !is_private(&message) {
                            faults.push("the refusal is for all to see".to_owned());
                        }
                        (Outcome::Refused(key), shown, words)
                    }
                    None => (Outcome::Done, shown, words),
                }
            }
        };
        // What is still at work would write into the world that is put back.
        self.app.finishes().await;
        let after = self.vault.all().await;
        // What a link leads to is as good as shown.
        let shown = shown + &page_behind(&words).await;
        let differs = changed(&self.kept, &after);
        if !differs.is_empty() {
            if let Outcome::Refused(_) = outcome {
                faults.push(format!("refused, and yet changed {}", differs.join(", ")));
            }
            self.turns_to(self.now).await;
        }
        Seen {
            outcome,
            shown,
            words,
            faults,
            changed: !differs.is_empty(),
        }
    }

    /// The numbers of the server and the game, as ids have them.
    pub async fn numbers(&self) -> (i64, i64) {
        let guild = self
            .vault
            .number("SELECT guild FROM game WHERE id = 1")
            .await;
        (guild, 1)
    }

    /// A message of the bot's that somebody sees in a channel.
    pub async fn anything_in(&mut self, channel: Id, kind: Kind) -> Id {
        // A channel keeps its newest messages only.
        self.presses += 1;
        if self.presses.is_multiple_of(500) {
            self.pressed.clear();
        }
        if let Some(found) = self.pressed.get(&(channel, kind)) {
            return *found;
        }
        // In a server one that everybody sees: what is for one alone must not take its place.
        let line = if channel == self.table {
            "help share:True"
        } else {
            "help"
        };
        let shown = self.person(kind.name()).types(channel, line).await;
        let found = id_of(&shown.message());
        self.pressed.insert((channel, kind), found);
        found
    }

    /// Ends it. Restored worlds leave the bot with posts it knows nothing of any more: what went over the
    /// wire is judged by all other tests.
    pub async fn ends(mut self) {
        let clock = self.app.clock.clone();
        let pushing = tokio::spawn(async move {
            loop {
                clock.advance(1_000);
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        // What it still wants to post belongs to a world that is gone.
        let stopping = tokio::time::timeout(Duration::from_secs(10), self.app.stop_bot());
        let _ = stopping.await;
        pushing.abort();
    }
}
