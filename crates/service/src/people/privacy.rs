//! What is stored about a person: exporting and deleting it.

use std::collections::BTreeMap;
use std::io::Write;

use chancery_boxed::boxed;
use flate2::{Compression, GzBuilder};
use serde_json::{Map, Value, json};

use crate::Service;
use crate::error::{ServiceError, internal};
use crate::person::Person;
use crate::settings::{Settings, Substitution};
use chancery_rules::control::PlayerId;
use chancery_store::{GameId, GuildId, Section, Trace};

/// The file's format name.
const FORMAT: &str = "chancery-personal-data";

/// The version of its layout.
const VERSION: u32 = 1;

/// Larger files (in bytes) are compressed.
const PACK_ABOVE: usize = 4 << 20;

/// The columns that hold moments, in milliseconds since 1970.
const MOMENTS: [&str; 13] = [
    "at",
    "updated_at",
    "joined_at",
    "left_at",
    "created_at",
    "since",
    "until",
    "announced_at",
    "cancelled_at",
    "opened_at",
    "closed_at",
    "settled_at",
    "asked_at",
];

/// The columns with texts of the bot's own, which may name other people.
const OURS: [&str; 6] = ["detail", "payload", "seats", "draft", "question", "origin"];

/// The fewest digits of a Discord id.
const DIGITS: usize = 17;

/// All data stored about a person, as a file for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalFile {
    /// The file's content, compressed if `packed` says so.
    pub bytes: Vec<u8>,
    /// Whether the bytes are compressed with gzip.
    pub packed: bool,
    /// How many entries it has.
    pub rows: usize,
}

/// What forgetting a person would delete and anonymise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgetting {
    /// The games that are over: there their id is replaced at once.
    pub over: Vec<Trace>,
    /// The games still running: there it waits until they are over.
    pub living: Vec<Trace>,
    /// How many rows of each kind there are, by the file's names.
    pub counts: BTreeMap<&'static str, usize>,
    /// A digest for the button that confirms it: it changes if anything here changes.
    pub mark: u32,
}

impl Forgetting {
    /// Whether nothing at all is stored about them.
    pub fn is_nothing(&self) -> bool {
        self.over.is_empty() && self.living.is_empty() && self.counts.values().all(|n| *n == 0)
    }

    /// How many rows of a kind are stored about the person.
    pub fn count(&self, kind: &str) -> usize {
        self.counts.get(kind).copied().unwrap_or_default()
    }
}

/// The result when a person confirms that they want to be forgotten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forgotten {
    /// The data was deleted or anonymised, as the preview said.
    Done(Forgetting),
    /// Something has changed since it was shown: this would be done now.
    Changed(Forgetting),
}

#[boxed]
impl Service {
    /// Everything stored about the person who asks, in every guild, as JSON (`docs/privacy.md`). It contains
    /// nothing that others keep sealed.
    ///
    /// # Errors
    /// When this person has had it within the hour, or too many wait.
    pub async fn own_data(&self, by: &Person) -> Result<PersonalFile, ServiceError> {
        self.exports.due(by.id, by.now)?;
        let _turn = self.exports.turn.enter(by.id).await?;
        let file = self.file_of(by).await?;
        self.exports.exported().insert(by.id, by.now);
        Ok(file)
    }

    async fn file_of(&self, by: &Person) -> Result<PersonalFile, ServiceError> {
        let person = by.id.0 as i64;
        let mut sections = self.store.kept_of(person).await?;
        sections.push(self.named_in(by.id).await?);
        let rows = sections.iter().map(|section| section.rows.len()).sum();
        let mut all = Map::new();
        all.insert("format".to_owned(), json!(FORMAT));
        all.insert("version".to_owned(), json!(VERSION));
        all.insert("made_at".to_owned(), moment(by.now));
        all.insert("you".to_owned(), json!(by.id.0.to_string()));
        for section in sections {
            let rows = section.rows.into_iter().map(|row| shown(row, by.id));
            all.insert(section.name.to_owned(), rows.collect());
        }
        let text = serde_json::to_string_pretty(&all).map_err(internal)?;
        let packed = text.len() > PACK_ABOVE;
        let bytes = if packed {
            pack(&text).map_err(internal)?
        } else {
            text.into_bytes()
        };
        Ok(PersonalFile {
            bytes,
            packed,
            rows,
        })
    }

    /// The games that name a person in their settings: as invited, waiting, banned, or in a substitution.
    async fn named_in(&self, person: PlayerId) -> Result<Section, ServiceError> {
        let mut rows = Vec::new();
        for (guild, name, text) in self.store.named_in_settings(person.0 as i64).await? {
            let settings: Settings = serde_json::from_str(&text).map_err(internal)?;
            let is_of = |one: &Substitution| one.player == person || one.substitute == Some(person);
            let substitutions = &settings.seats.substitutions;
            let all: [(&str, bool); 4] = [
                ("invited", settings.seats.invited.contains(&person)),
                ("substitution", substitutions.iter().any(is_of)),
                ("waiting", settings.seats.waiting.contains(&person)),
                ("banned", settings.reins.banned.contains(&person)),
            ];
            for (what, _) in all.into_iter().filter(|(_, is)| *is) {
                let row = [("server", guild.to_string()), ("game", name.clone())];
                let row = row.into_iter().chain([("as", what.to_owned())]);
                rows.push(
                    row.map(|(key, text)| (key.to_owned(), json!(text)))
                        .collect(),
                );
            }
        }
        Ok(Section {
            name: "named_in_games",
            rows,
        })
    }

    /// What forgetting the person who asks would do.
    ///
    /// # Errors
    /// When too many wait.
    pub async fn forgetting(&self, by: &Person) -> Result<Forgetting, ServiceError> {
        let _turn = self.exports.turn.enter(by.id).await?;
        let person = by.id.0 as i64;
        let traces = self.store.traces(person).await?;
        let sections = self.store.kept_of(person).await?;
        let (living, over): (Vec<Trace>, Vec<Trace>) = traces.into_iter().partition(|t| t.living);
        let counts = sections.into_iter().map(|s| (s.name, s.rows.len()));
        let mut forgetting = Forgetting {
            over,
            living,
            counts: counts.collect(),
            mark: 0,
        };
        forgetting.mark = mark(&forgetting);
        Ok(forgetting)
    }

    /// Forgets the person who asks, if this is still what was shown under this digest: what is theirs alone
    /// is deleted, in games that are over they become anonymous, and in running games they will.
    ///
    /// # Errors
    /// When too many wait. What was done by then stays done; asking again does the rest.
    pub async fn forget_me(&self, by: &Person, mark: u32) -> Result<Forgotten, ServiceError> {
        let forgetting = self.forgetting(by).await?;
        if forgetting.mark != mark {
            return Ok(Forgotten::Changed(forgetting));
        }
        let person = by.id.0 as i64;
        for game in &forgetting.living {
            self.store
                .forget_later(game.guild, game.game, person, by.now)
                .await?;
        }
        for game in &forgetting.over {
            // One that goes on again meanwhile waits, as the others do.
            if !self
                .forget_in(game.guild, game.game, person, by.now)
                .await?
            {
                self.store
                    .forget_later(game.guild, game.game, person, by.now)
                    .await?;
            }
        }
        self.store.forget_alone(person).await?;
        self.people.forget(by.id);
        (self.wake)();
        Ok(Forgotten::Done(forgetting))
    }

    async fn forget_in(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
        now: i64,
    ) -> Result<bool, ServiceError> {
        let _turn = self.one_at_a_time(game).await;
        Ok(self.store.forget_in(guild, game, person, now).await?)
    }

    /// Forgets people who asked for it in games that are now over. A failure does not hold up the others.
    pub(crate) async fn forget_due(&self, now: i64) -> Result<(), ServiceError> {
        let mut failed = None;
        for (guild, game, person) in self.store.forget_due().await? {
            match self.forget_in(guild, game, person, now).await {
                Ok(_) => tracing::info!(
                    guild = guild.0,
                    game = game.0,
                    "personal data erased on request"
                ),
                Err(error) => {
                    tracing::error!(guild = guild.0, game = game.0, %error, "cannot erase personal data");
                    failed = Some(error);
                }
            }
        }
        failed.map_or(Ok(()), Err)
    }
}

/// A row as it is given to the person it is about: moments to be read, Discord's numbers as texts, and
/// nobody else's numbers in texts of ours.
fn shown(row: Map<String, Value>, of: PlayerId) -> Value {
    let shown = row.into_iter().map(|(key, value)| {
        let value = match value {
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                if MOMENTS.contains(&key.as_str()) {
                    moment(number)
                } else {
                    json!(number)
                }
            }
            Value::String(text) if OURS.contains(&key.as_str()) => {
                let text = without_others(&text, of);
                serde_json::from_str(&text).unwrap_or(Value::String(text))
            }
            Value::String(text) if key == "settings" => {
                serde_json::from_str(&text).unwrap_or(Value::String(text))
            }
            other => other,
        };
        (key, value)
    });
    Value::Object(shown.collect())
}

/// `2026-03-01T12:00:00Z`.
fn moment(ms: i64) -> Value {
    match jiff::Timestamp::from_millisecond(ms) {
        Ok(at) => json!(at.to_string()),
        Err(_) => json!(ms),
    }
}

/// The text with a 0 in place of every Discord id but one.
fn without_others(text: &str, but: PlayerId) -> String {
    let own = but.0.to_string();
    let mut out = String::with_capacity(text.len());
    let mut digits = String::new();
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        if digits.len() >= DIGITS && digits != own {
            out.push('0')
        } else {
            out.push_str(&digits)
        }
        digits.clear();
        out.push(c);
    }
    // The end was marked so that the last digits are looked at, too.
    out.pop();
    out
}

/// A digest of everything that was shown (FNV-1a).
fn mark(of: &Forgetting) -> u32 {
    let mut text = String::new();
    for game in of.over.iter().chain(&of.living) {
        let (game, living, present) = (game.game, game.living, game.present);
        text.push_str(&format!("{game} {living} {present};"));
    }
    for kind in SHOWN {
        text.push_str(&format!("{} ", of.count(kind)));
    }
    text.bytes().fold(0x811c_9dc5, |mark: u32, byte| {
        (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The kinds whose number the preview shows.
const SHOWN: [&str; 6] = [
    "absences",
    "games_followed",
    "letters_written",
    "standing_orders",
    "sheets",
    "unconfirmed_changes",
];

/// Compresses a text with gzip.
fn pack(text: &str) -> std::io::Result<Vec<u8>> {
    let mut packer = GzBuilder::new().write(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes())?;
    packer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_left_out_of_texts_of_ours() {
        let me = PlayerId(123_456_789_012_345_678);
        let text = r#"{"player":123456789012345678,"by":999456789012345678,"at":1772366400000}"#;
        let left = r#"{"player":123456789012345678,"by":0,"at":1772366400000}"#;
        assert_eq!(without_others(text, me), left);
        assert_eq!(without_others("<@999456789012345678", me), "<@0");
        assert_eq!(without_others("", me), "");
    }

    #[test]
    fn who_was_forgotten_is_known_by_the_number() {
        assert!(PlayerId(chancery_store::GHOSTS as u64 + 1).is_nobody());
        assert!(!PlayerId(chancery_store::GHOSTS as u64).is_nobody());
        assert!(!PlayerId(123_456_789_012_345_678).is_nobody());
    }
}
