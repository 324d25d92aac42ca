//! Saying hello on a server the bot has joined: once.

use crate::Service;
use crate::change::{audit, to_guild};
use crate::error::{Refusal, ServiceError};
use crate::notice::Notice;
use chancery_boxed::boxed;
use chancery_store::{Along, GameFilter, GuildId};

/// How long after the bot has joined a server it may still say hello there: a day, in milliseconds. It may have
/// been down at first; but where it has been for long, nobody expects it to introduce itself.
const LATEST: i64 = 24 * 3_600_000;

#[boxed]
impl Service {
    /// Greets a guild the bot joined at `joined`, in a channel: once, however often Discord tells of the guild,
    /// and whatever is started again meanwhile. A guild that has games is not greeted any more. Returns whether
    /// it is greeted now.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn greet(
        &self,
        guild: GuildId,
        joined: i64,
        channel: i64,
        now: i64,
    ) -> Result<bool, ServiceError> {
        let late = now.saturating_sub(joined) > LATEST;
        if late || self.house(guild).await?.greeted {
            return Ok(false);
        }
        let games = self.store.games(guild, GameFilter::All, 1).await?;
        let post = to_guild(channel, &Notice::Greeting {});
        let posts = if games.is_empty() { vec![post] } else { vec![] };
        let greets = !posts.is_empty();
        let detail = serde_json::json!({ "posted": greets });
        let along = Along {
            posts,
            audits: vec![audit(None, "greeted", detail)],
        };
        // The mark and the post are written together: neither is ever there without the other.
        let mark = |house: &mut crate::GuildSettings| {
            if std::mem::replace(&mut house.greeted, true) {
                return Err(ServiceError::from(Refusal::AlreadySo));
            }
            Ok(())
        };
        match self.change_house(guild, now, &along, mark).await {
            Ok(_) => {}
            // Another process was faster.
            Err(ServiceError::Refused(Refusal::AlreadySo)) => return Ok(false),
            Err(other) => return Err(other),
        }
        (self.wake)();
        Ok(greets)
    }
}
