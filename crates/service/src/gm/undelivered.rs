//! What the GM is told about posts that did not arrive, and about players who cannot be reached.

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::to_channel;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET, channel_route, person_route};
use chancery_rules::control::PlayerId;
use chancery_store::{Along, GuildId, NewAudit, NewPost, OutboxRow};

#[boxed]
impl Service {
    /// What to say when a post could not be delivered: the GM is told by direct message. A notice to the GM
    /// that itself fails causes nothing more. `why` is the reason's key, `detail` what belongs to it
    /// (permissions that are missing).
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn undelivered_posts(
        &self,
        row: &OutboxRow,
        why: &str,
        detail: &str,
    ) -> Result<Vec<NewPost>, ServiceError> {
        // Whoever shares a seat may be nobody's to know.
        if row.route.starts_with("sharer:") {
            return Ok(Vec::new());
        }
        if Notice::is_sealed(&row.kind) {
            return self.undelivered_press(row).await;
        }
        // Of what one player declares to another not even the GM hears.
        let notices = ["undelivered", "unreachable"];
        let told = !notices.contains(&row.kind.as_str());
        // What stands in the channel, too, has reached everybody who looks there.
        let copied = [
            "deadline",
            "paused",
            "resumed",
            "missed",
            "seat-free",
            "stuck",
        ];
        let copy = row.route.starts_with("person:") && copied.contains(&row.kind.as_str());
        let told = told && !copy;
        let Some(id) = row.game.filter(|_| told) else {
            return Ok(Vec::new());
        };
        let Some(game) = self.store.game(row.guild, id).await? else {
            return Ok(Vec::new());
        };
        let gm = PlayerId(game.head.gm.unwrap_or(game.creator) as u64);
        let lacking = match why {
            "lacks" => detail.split(',').map(str::to_owned).collect(),
            _ => Vec::new(),
        };
        let notice = Notice::Undelivered {
            what: row.kind.clone(),
            // Where a message's pictures belong, is the channel's.
            route: match row.kind.as_str() {
                "pictures" => channel_route(game.head.channel),
                _ => row.route.clone(),
            },
            why: why.to_owned(),
            lacking,
        };
        let mut post = to_channel(&game, &notice);
        post.route = person_route(gm);
        // A row that waits for permissions comes here again and again.
        let marker = format!("undelivered:{}:", row.id);
        if self.store.told(row.guild, id, &marker, QUIET).await? > 0 {
            return Ok(Vec::new());
        }
        post.marker = Some(marker);
        Ok(vec![post])
    }

    /// The bot's permissions in a guild may have changed: what waits for some is tried again.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn may_again(&self, guild: GuildId, now: i64) -> Result<(), ServiceError> {
        if self.store.try_again(guild, now).await? > 0 {
            (self.wake)();
        }
        Ok(())
    }

    /// Notes that a player of this game cannot be reached: they accept no direct messages, or (`left`) the
    /// player is no longer on the server. The GM is told of either once, except where names are hidden.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn unreachable(
        &self,
        context: &GameContext,
        player: PlayerId,
        left: bool,
        now: i64,
    ) -> Result<(), ServiceError> {
        let (game, gm) = (&context.game, context.first_gm());
        if context.hides_names() || player == gm || !context.state.control.has(player) {
            return Ok(());
        }
        let marker = format!("unreachable:{}:{left}", player.0);
        if self.store.told(game.guild, game.id, &marker, QUIET).await? > 0 {
            return Ok(());
        }
        let mut post = to_channel(game, &Notice::Unreachable { player, left });
        post.route = person_route(gm);
        post.marker = Some(marker);
        let audit = NewAudit {
            actor: None,
            what: "unreachable".to_owned(),
            detail: json!({ "player": player.0.to_string(), "left": left }).to_string(),
        };
        let along = Along {
            posts: vec![post],
            audits: vec![audit],
        };
        self.store
            .note(game.guild, Some(game.id), now, &along)
            .await?;
        (self.wake)();
        Ok(())
    }
}
