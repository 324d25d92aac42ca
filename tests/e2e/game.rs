//! A game of seven demo people, begun the way people begin one.

use crate::app::{NAMES, TestApp};
use crate::page::Person;
use crate::said::{component, id_of, is_private, pictures, words_of};
use chancery::sandbox::Id;
use serde_json::Value;
use std::collections::BTreeMap;

/// What the first seven demo people wish for, in their order.
pub const WISHES: [&str; 7] = [
    "austria", "england", "france", "germany", "italy", "russia", "turkey",
];

/// Where most games begin.
const FIRST: &str = "Spring 1901";

/// A game under way, with its players by power.
pub struct Game {
    pub table: Id,
    players: BTreeMap<&'static str, Person>,
}

/// `austria` as shown.
pub fn capital(power: &str) -> String {
    let mut letters = power.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

impl Game {
    /// Adelaide makes a game; all seven wish for a power and get it; it begins.
    pub async fn begin(app: &TestApp) -> Self {
        Self::begin_with(app, &WISHES).await
    }

    /// As [`Game::begin`], with these wishes in the order of the people.
    pub async fn begin_with(app: &TestApp, wishes: &[&'static str; 7]) -> Self {
        Self::begin_as(app, app.table(), wishes, ("", ""), FIRST).await
    }

    /// As [`Game::begin`], in another channel.
    pub async fn begin_at(app: &TestApp, table: Id) -> Self {
        Self::begin_as(app, table, &WISHES, ("", ""), FIRST).await
    }

    /// As [`Game::begin`], of another variant: what is added to the command that makes it.
    pub async fn begin_of(app: &TestApp, options: &str) -> Self {
        Self::begin_as(app, app.table(), &WISHES, (options, ""), FIRST).await
    }

    /// As [`Game::begin_of`], with what is then set in its lobby.
    pub async fn begin_set(app: &TestApp, options: &str, set: &str) -> Self {
        Self::begin_as(app, app.table(), &WISHES, (options, set), FIRST).await
    }

    /// As [`Game::begin_of`], when its first phase is another.
    pub async fn begin_in(app: &TestApp, options: &str, first: &str) -> Self {
        Self::begin_as(app, app.table(), &WISHES, (options, ""), first).await
    }

    /// A game played for credits, with these options.
    pub async fn begin_economic(app: &TestApp, options: &str) -> Self {
        let rules = match options {
            "" => "variant:economic".to_owned(),
            _ => format!("variant:economic options:{options}"),
        };
        Self::begin_of(app, &rules).await
    }

    async fn begin_as(
        app: &TestApp,
        table: Id,
        wishes: &[&'static str; 7],
        (options, set): (&str, &str),
        first: &str,
    ) -> Self {
        let create = format!("game create name:The Long Peace play:false {options}");
        let mut players = BTreeMap::new();
        for (name, power) in NAMES.iter().zip(wishes) {
            let person = app.person(name).await;
            if players.is_empty() {
                person.types(table, create.trim()).await;
                for set in set.split(';').filter(|set| !set.is_empty()) {
                    let is_whole = set.starts_with("share ") || set.starts_with("gallery ");
                    let line = if is_whole {
                        set.to_owned()
                    } else {
                        format!("game set {set}")
                    };
                    person.types(table, &line).await;
                }
            }
            // Where players share the powers there is none to wish for.
            let join = if options.contains("variant:capitalist") {
                "game join".to_owned()
            } else {
                format!("game join power:{power}")
            };
            person.types(table, &join).await;
            players.insert(*power, person);
        }
        let game = Game { table, players };
        game.gm().types(table, "gm start").await;
        // A game with treaties begins with diplomacy.
        let first = if options.contains("variant:relations") {
            "before the moves of 1901"
        } else {
            first
        };
        game.gm().sees_words(table, first).await;
        game
    }

    /// A game of a named set-up, in which the first demo people get these powers; nobody wishes.
    pub async fn begin_few(app: &TestApp, powers: &[&'static str], set: &str) -> Self {
        let table = app.table();
        let mut players = BTreeMap::new();
        for (name, power) in NAMES.iter().zip(powers) {
            let person = app.person(name).await;
            if players.is_empty() {
                let create = "game create name:The Long Peace play:false";
                person.types(table, &format!("{create} {set}")).await;
            }
            person
                .types(table, &format!("game join power:{power}"))
                .await;
            players.insert(*power, person);
        }
        let game = Game { table, players };
        let first = game.of(powers[0]);
        first.types(table, "gm start").await;
        first.sees_words(table, FIRST).await;
        game
    }

    /// An anonymous game that Henrik runs, who does not play; the same players otherwise. Its GM comes
    /// with it.
    pub async fn begin_anonymous(app: &TestApp) -> (Self, Person) {
        let table = app.table();
        let henrik = app.person("Henrik").await;
        let create = "game create name:The Long Peace play:false";
        henrik.types(table, create).await;
        henrik.types(table, "game set anonymous:true").await;
        let mut players = BTreeMap::new();
        for (name, power) in NAMES.iter().zip(WISHES) {
            let person = app.person(name).await;
            let join = format!("game join power:{power}");
            person.types(table, &join).await;
            players.insert(power, person);
        }
        henrik.types(table, "gm start").await;
        henrik.sees_words(table, FIRST).await;
        (Game { table, players }, henrik)
    }

    /// Who made the game.
    pub fn gm(&self) -> &Person {
        // Where all are played, the first of the demo people has the first power.
        let first = self
            .players
            .get("austria")
            .or_else(|| self.players.values().next());
        first.expect("somebody plays")
    }

    /// The player of a power.
    pub fn of(&self, power: &str) -> &Person {
        self.players
            .get(power)
            .unwrap_or_else(|| panic!("nobody plays {power}"))
    }

    /// Writes a power's orders in one private message; every line must be understood.
    pub async fn writes(&self, power: &str, text: &str) {
        // The news may come in between.
        let judged = |m: &Value| words_of(m).contains(['✓', '✗']);
        let told = words_of(&self.of(power).is_told(text, judged).await);
        let lines = text.lines().count();
        assert_eq!(told.matches('✓').count(), lines, "{power}: {told}");
        assert!(!told.contains('✗'), "{power}: {told}");
    }

    /// Marks powers ready.
    pub async fn ready(&self, powers: &[&str]) {
        for power in powers {
            let told = self.of(power).hears(self.table, "ready").await;
            let ready = ["You are ready", "everybody is ready"];
            assert!(ready.iter().any(|r| told.contains(r)), "{power}: {told}");
        }
    }

    /// Writes all orders of a phase, marks those who wrote ready, and waits for the post of the next.
    pub async fn play(&self, orders: &[(&str, &str)], next: &str) -> Value {
        for (power, text) in orders {
            self.writes(power, text).await;
        }
        let powers: Vec<&str> = orders.iter().map(|(power, _)| *power).collect();
        self.ready(&powers).await;
        self.post(next).await
    }

    /// Has the GM roll the game back, after looking at what that changes; says what was answered.
    pub async fn rolls_back(&self, line: &str) -> String {
        let shown = self.gm().types(self.table, line).await.message();
        match component(&shown["components"], "Do it") {
            Some(_) => words_of(&self.gm().press(&shown, "Do it").await.message()),
            None => words_of(&shown),
        }
    }

    /// Waits for the post at the table with these words, for everybody.
    pub async fn post(&self, words: &str) -> Value {
        let posted = |m: &Value| !is_private(m) && words_of(m).contains(words);
        self.gm().sees(self.table, words, posted).await
    }

    /// Waits for a picture in the thread of a result: what it shows.
    pub async fn table_of(&self, post: &Value, file: &str) -> String {
        let threaded = |m: &Value| id_of(m) == id_of(post) && m["thread"].is_object();
        let post = self.gm().sees(self.table, "the thread", threaded).await;
        let drawn = |m: &Value| pictures(m).iter().any(|p| p["filename"] == file);
        let thread = id_of(&post["thread"]);
        let message = self.gm().sees(thread, file, drawn).await;
        let alt = &pictures(&message)[0]["description"];
        alt.as_str().unwrap_or_default().to_owned()
    }

    /// Everything a power's player can read at the table, in its threads and in private.
    pub async fn read_by(&self, power: &str) -> String {
        let person = self.of(power);
        let private = person.private().await;
        let mut read = String::new();
        for channel in [self.table, private] {
            for message in person.messages(channel).await {
                read += &words_of(&message);
                if message["thread"].is_object() {
                    for message in person.messages(id_of(&message["thread"])).await {
                        read += &words_of(&message);
                    }
                }
            }
        }
        read
    }
}

/// Has a GM offer somebody a seat by a command, and them take it: in the channel, or in private where they
/// may be written to.
pub async fn seats(gm: &Person, table: Id, line: &str, newcomer: &Person) {
    let told = gm.hears(table, line).await;
    assert!(told.contains("has been asked"), "{told}");
    takes_the_seat(newcomer, table).await;
}

/// Takes the seat that a GM has offered.
pub async fn takes_the_seat(newcomer: &Person, table: Id) {
    let private = newcomer.private().await;
    let offer = tokio::select! {
        offer = newcomer.sees_words(table, "offers you") => offer,
        offer = newcomer.sees_words(private, "offers you") => offer,
    };
    let taken = newcomer.press(&offer, "Take the seat").await.message();
    let taken = words_of(&taken);
    assert!(taken.contains("You now play in"), "{taken}");
}

/// Has a GM look at something sealed for the first time in a game, which must be confirmed.
pub async fn looks(gm: &Person, table: Id, line: &str) -> Value {
    let asked = gm.types(table, line).await.message();
    let words = words_of(&asked);
    assert!(words.contains("you can never play in this game"), "{words}");
    gm.press(&asked, "Look, and never play here")
        .await
        .message()
}

/// A lively first Spring: Germany bounces off a supported France, the rest walk.
pub const SPRING: [(&str, &str); 7] = [
    ("austria", "A Vie - Tri\nF Tri - Alb\nA Bud - Ser"),
    ("england", "F Edi - Nth\nF Lon - Eng\nA Lvp - Yor"),
    ("france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - Mao"),
    ("germany", "A Mun - Bur\nA Ber - Kie\nF Kie - Den"),
    ("italy", "A Ven - Tyr\nA Rom - Ven\nF Nap - Ion"),
    (
        "russia",
        "F Stp/sc - Bot\nF Sev - Rum\nA Mos - Ukr\nA War - Gal",
    ),
    ("turkey", "A Con - Bul\nA Smy - Con\nF Ank - Bla"),
];

/// The Fall after it: Italy takes Trieste from Austria, Russia and Germany keep each other out of
/// Sweden, England goes to Norway by sea.
pub const FALL: [(&str, &str); 7] = [
    ("austria", "A Tri H\nA Ser - Gre\nF Alb S A Ser - Gre"),
    ("england", "A Yor - Nwy\nF Nth C A Yor - Nwy\nF Eng H"),
    ("france", "A Bur - Bel\nA Mar - Spa\nF Mao - Por"),
    ("germany", "A Kie - Hol\nF Den - Swe\nA Mun H"),
    ("italy", "A Ven - Tri\nA Tyr S A Ven - Tri\nF Ion - Tun"),
    ("russia", "F Bot - Swe\nF Rum H\nA Ukr H\nA Gal H"),
    ("turkey", "A Bul H\nA Con H\nF Bla H"),
];
