//! The game's log: who did what and when. Nothing sealed is ever in it.

use chancery_boxed::boxed;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Service;
use crate::change::IN_SHARED_SEAT;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use chancery_rules::control::PlayerId;

/// How many entries a page has.
pub const PAGE: usize = 15;

/// How many entries are read at a time.
const PART: i64 = 100;

/// One entry of a game's log, as a GM reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The entry's number; a later entry has a greater one.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; `None` for the program, and for people whose name the reader may not see.
    pub actor: Option<PlayerId>,
    /// The player in whose place they did it, as somebody who shares the seat.
    pub in_place_of: Option<PlayerId>,
    /// Whether a person did it whose name the reader may not see.
    pub hidden: bool,
    /// The short key of what was done.
    pub what: String,
    /// Why a post did not arrive, in the courier's own words; else empty.
    pub why: String,
    /// The person to whom a message could not be sent.
    pub about: Option<PlayerId>,
}

/// What became of posts.
const POSTS: [&str; 3] = ["waiting", "undeliverable", "post-dropped"];

/// What the bot does all the time by itself.
const ROUTINE: [&str; 2] = ["posted", "post-dropped"];

/// Which entries of the log are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// What people did, and what went wrong.
    ByPeople,
    /// Every entry, each post that was sent included.
    All,
}

/// What no GM who plays, or is blind, learns of: how much others write, to whom not, and what they keep ready.
const PLAYERS: [&str; 4] = ["press", "thread", "mute", "standing"];

/// Whether an entry is not shown to a GM at all: what became of posts that are for one reader alone, which
/// tells who writes to whom; and, to a blind GM, what players do among themselves.
fn is_withheld(what: &str, detail: &Value, blind: bool) -> bool {
    let kind = detail["kind"].as_str().unwrap_or_default();
    let players = PLAYERS.iter().any(|word| what.contains(word));
    Notice::is_sealed(kind) && detail["row"].is_number() || blind && players
}

/// What must not be traced to its doer: votes are secret, and so is whom somebody does not hear.
fn is_secret(what: &str) -> bool {
    [
        "vote",
        "draw",
        "concede",
        "ballot",
        "mute",
        "consent",
        "seat-share",
    ]
    .iter()
    .any(|word| what.contains(word))
}

#[boxed]
impl Service {
    /// A page of what was done in the game, newest first: entries numbered below `before`; and whether
    /// there are more. A GM who is blind does not learn who looked at what before the others do, when
    /// others write, nor, in a game that hides names, who plays.
    ///
    /// # Errors
    /// When this person is not the GM.
    pub async fn log(
        &self,
        by: &Person,
        context: &GameContext,
        before: Option<i64>,
        wanted: Kept,
    ) -> Result<(Vec<Entry>, bool), ServiceError> {
        context.gm_only(by)?;
        let game = &context.game;
        let blind = context.is_blind(by);
        let open = game.head.phase_no;
        let entry = |kept: chancery_store::AuditEntry| {
            if wanted == Kept::ByPeople && ROUTINE.contains(&kept.what.as_str()) {
                return None;
            }
            let actor = kept.actor.map(|id| PlayerId(id as u64));
            let plays = |id| context.played.contains(&id) || context.has_shared(id);
            let player = actor.is_some_and(plays);
            let hidden = is_secret(&kept.what) || blind && player && context.hides_names();
            let detail: Value = serde_json::from_str(&kept.detail).unwrap_or_default();
            let shared = detail[IN_SHARED_SEAT] == true;
            let untold = kept.what == "look" && detail["phase_no"].as_i64() == Some(open.0);
            if untold && blind || is_withheld(&kept.what, &detail, blind) {
                return None;
            }
            let shown = Entry {
                id: kept.id,
                at: kept.at,
                actor: actor.filter(|_| !hidden),
                in_place_of: actor.filter(|_| !hidden && shared).and_then(|id| {
                    let mut all = context.shares.iter();
                    let own = all.find(|share| share.with() == id && share.since.is_some());
                    own.map(|share| share.whose())
                }),
                hidden: hidden && actor.is_some(),
                why: detail["error"]
                    .as_str()
                    .filter(|_| POSTS.contains(&kept.what.as_str()))
                    .unwrap_or_default()
                    .to_owned(),
                about: detail["player"]
                    .as_str()
                    .filter(|_| kept.what == "unreachable")
                    .and_then(|id| id.parse().ok())
                    .map(PlayerId),
                what: kept.what,
            };
            Some(shown)
        };
        let mut entries: Vec<Entry> = Vec::new();
        let mut before = before;
        // One more than a page shows that there are more; what is withheld leaves no gap.
        while entries.len() <= PAGE {
            let part = self
                .store
                .audit(game.guild, Some(game.id), before, PART)
                .await?;
            let last = part.last().map(|kept| kept.id);
            entries.extend(part.into_iter().filter_map(&entry));
            if last.is_none() {
                break;
            }
            before = last;
        }
        let more = entries.len() > PAGE;
        entries.truncate(PAGE);
        Ok((entries, more))
    }
}
