//! What people do and see, and what they may rely on: an order is acknowledged when its answer, with
//! its tick, stands before them.

use crate::child::Bot;
use chancery::sandbox::{BOT_ID, Id, Standin, demo_channels, demo_people};
use serde_json::{Value, json};
use std::time::Duration;

/// How long people wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The powers of the first seven people, in their order.
pub const POWERS: [&str; 7] = [
    "austria", "england", "france", "germany", "italy", "russia", "turkey",
];

/// The people at one table.
pub struct People {
    pub standin: Standin,
    pub table: Id,
    talks: Vec<(Id, Id)>,
}

/// All words of a message.
pub fn words_of(message: &Value) -> String {
    let mut words = message["content"].as_str().unwrap_or_default().to_owned();
    for embed in message["embeds"].as_array().into_iter().flatten() {
        for key in ["title", "description"] {
            words.push('\n');
            words.push_str(embed[key].as_str().unwrap_or_default());
        }
    }
    words
}

fn id_of(value: &Value) -> Id {
    let id = value["id"].as_str().and_then(|s| s.parse().ok());
    id.expect("an id")
}

/// Reads `game create variant:economic` into Discord's options.
fn options(line: &str) -> (String, Vec<Value>) {
    let mut names = Vec::new();
    let mut values: Vec<(String, String)> = Vec::new();
    for word in line.split(' ') {
        match (word.split_once(':'), values.last_mut()) {
            (Some((key, value)), _) => values.push((key.to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                value.push(' ');
                value.push_str(word);
            }
            (None, None) => names.push(word.to_owned()),
        }
    }
    let name = names.remove(0);
    let values = values.into_iter();
    let values = values.map(|(name, value)| match value.as_str() {
        "true" | "false" => json!({ "name": name, "value": value == "true" }),
        _ => json!({ "name": name, "value": value }),
    });
    let mut options: Vec<Value> = values.collect();
    for sub in names.into_iter().rev() {
        options = vec![json!({ "name": sub, "type": 1, "options": options })];
    }
    (name, options)
}

/// Where an option has choices, people pick them by the name shown.
fn pick(definition: &Value, options: &mut [Value]) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for option in options {
        let known = list(&definition["options"]);
        let Some(known) = known.iter().find(|k| k["name"] == option["name"]) else {
            continue;
        };
        if let Some(inner) = option["options"].as_array_mut() {
            pick(known, inner);
        }
        let wanted = option["value"].as_str().unwrap_or_default().to_lowercase();
        let shown = |c: &&Value| c["name"].as_str().unwrap_or_default().to_lowercase() == wanted;
        if let Some(choice) = list(&known["choices"]).iter().find(shown) {
            option["value"] = choice["value"].clone();
        }
    }
}

impl People {
    pub fn sit_down(standin: Standin) -> People {
        let people = demo_people();
        let talks = people.into_iter().take(POWERS.len());
        let talks = talks.map(|id| (id, standin.open_dm(id, BOT_ID).expect("a private talk")));
        People {
            table: demo_channels()[1],
            talks: talks.collect(),
            standin,
        }
    }

    /// Who made the game.
    pub fn gm(&self) -> Id {
        self.talks[0].0
    }

    /// The channels of their private talks with the bot.
    pub fn talks(&self) -> Vec<Id> {
        self.talks.iter().map(|(_, talk)| *talk).collect()
    }

    /// All messages in a channel that this person sees, oldest first.
    pub fn all(&self, who: Id, channel: Id) -> Vec<Value> {
        self.standin.messages(who, channel)
    }

    /// Types a command at the table; the words of the answer, or `None` when there came none.
    pub async fn types(&self, bot: &Bot, who: Id, line: &str) -> Option<String> {
        let asked = self.asks(bot, who, line)?;
        let thinks = |m: &Value| m["flags"].as_u64().unwrap_or(0) & 128 != 0;
        self.waits(bot, who, self.table, |m| {
            m["interaction_metadata"]["id"] == *asked && !thinks(m)
        })
        .await
    }

    /// Types a command at the table; the interaction's id, or `None` when the bot is dead.
    pub fn asks(&self, bot: &Bot, who: Id, line: &str) -> Option<String> {
        let (name, mut given) = options(line);
        let commands = self.standin.commands();
        if let Some(command) = commands.iter().find(|c| c["name"] == *name) {
            pick(command, &mut given);
        }
        match self.standin.command(who, self.table, &name, &given) {
            Ok(asked) => Some(asked.to_string()),
            Err(_) if bot.gun.has_fired() => None,
            Err(why) => panic!("/{line}: {why}"),
        }
    }

    /// Writes to the bot in private; the words of the first answer that holds `sign`, or `None` when
    /// there came none.
    pub async fn writes(&self, bot: &Bot, who: Id, text: &str, sign: &str) -> Option<String> {
        let (_, talk) = *self.talks.iter().find(|(id, _)| *id == who)?;
        let said = self.standin.say(who, talk, text).expect("a message");
        self.waits(bot, who, talk, |m| {
            let from_bot = m["author"]["bot"] == true;
            from_bot && id_of(m) > said && words_of(m).contains(sign)
        })
        .await
    }

    /// Waits for a message, or until the bot is dead and it is not there.
    async fn waits(
        &self,
        bot: &Bot,
        who: Id,
        channel: Id,
        fits: impl Fn(&Value) -> bool,
    ) -> Option<String> {
        let seen = self.standin.wait_for(PATIENCE, |_| {
            let gone = bot.gun.has_fired();
            let found = self.all(who, channel).into_iter().rev().find(&fits);
            match found {
                Some(message) => Some(Some(words_of(&message))),
                None => gone.then_some(None),
            }
        });
        seen.await.flatten()
    }
}
