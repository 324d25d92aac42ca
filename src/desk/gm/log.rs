//! The game's log: who did what and when. Nothing sealed is ever in it.

use crate::control::PlayerId;
use crate::desk::Desk;
use crate::desk::error::DeskError;
use crate::desk::table::{Person, Table};

/// How many entries a page has.
pub const PAGE: usize = 15;

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who did it, where that may be known; the program itself has no number.
    pub actor: Option<PlayerId>,
    /// Whether somebody did it who is not named.
    pub hidden: bool,
    /// The short key of what was done.
    pub what: String,
    /// Why a post did not arrive, in the courier's own words; else empty.
    pub why: String,
    /// Who could not be written to.
    pub about: Option<PlayerId>,
}

/// What became of posts.
const POSTS: [&str; 3] = ["waiting", "undeliverable", "post-dropped"];

/// What must not be traced to its doer: votes are secret, and so is whom somebody does not hear.
fn is_secret(what: &str) -> bool {
    ["vote", "draw", "concede", "ballot", "mute", "consent"]
        .iter()
        .any(|word| what.contains(word))
}

impl Desk {
    /// A page of what was done in the game, newest first: entries numbered below `before`; and whether
    /// there are more. Who is blind does not learn who looked at what before the others do, nor, in a
    /// game that hides names, who plays.
    ///
    /// # Errors
    /// When this person is not the GM.
    pub async fn log(
        &self,
        by: &Person,
        table: &Table,
        before: Option<i64>,
    ) -> Result<(Vec<Entry>, bool), DeskError> {
        table.gm_only(by)?;
        let game = &table.game;
        let blind = table.is_blind(by);
        let limit = PAGE as i64 + 1;
        let kept = self
            .store
            .audit(game.guild, Some(game.id), before, limit)
            .await?;
        let more = kept.len() > PAGE;
        let open = game.head.phase_no;
        let entry = |kept: crate::store::AuditEntry| {
            let actor = kept.actor.map(|id| PlayerId(id as u64));
            let player = actor.is_some_and(|id| table.played.contains(&id));
            let hidden = is_secret(&kept.what) || blind && player && table.hides_names();
            let detail: serde_json::Value = serde_json::from_str(&kept.detail).unwrap_or_default();
            let untold = kept.what == "look" && detail["phase_no"].as_i64() == Some(open);
            let shown = Entry {
                id: kept.id,
                at: kept.at,
                actor: actor.filter(|_| !hidden),
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
            (!(untold && blind)).then_some(shown)
        };
        let entries = kept.into_iter().take(PAGE).filter_map(entry);
        Ok((entries.collect(), more))
    }
}
