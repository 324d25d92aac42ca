//! When a delivery meets an obstacle: what is there already, what is missing, who is gone.

use crate::control::PlayerId;
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, ResolvedPhase};
use crate::store::OutboxRow;

use super::courier::{DiscordCourier, failed};
use super::route::Route;
use super::settle;
use crate::discord::api::rest::{RestError, Seen};

/// Discord's code for a kind of channel in which something cannot be done.
const NO_THREADS: i64 = 50_024;
/// The same for a server that has a thousand open threads.
const NO_MORE_THREADS: i64 = 160_006;

impl DiscordCourier {
    /// The thread under a post, and what is said in it already. It may be there from an attempt before; its
    /// number is the post's.
    pub(super) async fn thread_of(
        &self,
        row: &OutboxRow,
        (channel, message): (u64, u64),
        chapter: &ResolvedPhase,
    ) -> Result<(u64, Vec<Seen>), DeliveryError> {
        if row.attempts > 1 {
            match self.rest.newest(message, settle::LOOK_BACK).await {
                Ok(seen) => return Ok((message, seen)),
                Err(RestError::Refused { code: 10_003, .. }) => {}
                Err(error) => return Err(failed(error)),
            }
        }
        let name = self.thread_name(chapter);
        match self.rest.thread(channel, message, &name).await {
            Ok(thread) => Ok((thread, Vec::new())),
            Err(RestError::Refused { code: 160_004, .. }) => {
                let seen = self.rest.newest(message, settle::LOOK_BACK).await;
                Ok((message, seen.map_err(failed)?))
            }
            // A place that has no threads, such as a forum's post, or a server that has too many: the results
            // follow their post there.
            Err(RestError::Refused {
                code: NO_THREADS | NO_MORE_THREADS,
                ..
            }) => {
                let seen = if row.attempts > 1 {
                    self.rest.newest(channel, settle::LOOK_BACK).await
                } else {
                    Ok(Vec::new())
                };
                let mut seen = seen.map_err(failed)?;
                seen.retain(|s| s.id.get() > message);
                Ok((channel, seen))
            }
            Err(error) => Err(failed(error)),
        }
    }
    /// Names the permissions a row was refused for. Where none is missing, something else bars it.
    pub(super) async fn lacks(&self, row: &OutboxRow) -> DeliveryError {
        if row.route.starts_with("rooms:") {
            return lacking(self.lacks_for_rooms(row).await);
        }
        let channel = match row.route.parse() {
            Ok(Route::Channel(channel) | Route::Card(channel)) => Some(channel),
            Ok(Route::Person(_) | Route::Sharer(_)) => None,
            Ok(Route::Thread) | Err(()) => match row.game {
                Some(game) => self.service.game_context(row.guild, game).await.ok(),
                None => None,
            }
            .map(|context| context.game.head.channel.cast_unsigned()),
        };
        let Some(channel) = channel else {
            return lacking(Ok(Vec::new()));
        };
        let guild = row.guild.0.cast_unsigned();
        lacking(self.rest.lacking(guild, channel).await)
    }

    /// Somebody could not be written to: the GM hears of it, and whether they are still there.
    pub(super) async fn unreachable(&self, context: &GameContext, person: u64) {
        let guild = context.game.guild.0.cast_unsigned();
        // Where that cannot be asked, they are not said to have left.
        let here = self.rest.is_member(guild, person).await.unwrap_or(true);
        let now = self.clock.now();
        let player = PlayerId(person);
        if let Err(cause) = self.service.unreachable(context, player, !here, now).await {
            tracing::warn!(%cause, "cannot save that a player is unreachable");
        }
    }
}

/// What it means for a row that the bot lacks these permissions.
fn lacking(found: Result<Vec<&'static str>, RestError>) -> DeliveryError {
    match found {
        Ok(lacking) if lacking.is_empty() => {
            DeliveryError::Forbidden("missing permissions".to_owned())
        }
        Ok(lacking) => DeliveryError::Lacks(lacking.join(",")),
        Err(RestError::Refused { status: 404, .. }) => {
            DeliveryError::Gone("the channel or the server is gone".to_owned())
        }
        // The bot is no longer on the server, or may see nothing there.
        Err(RestError::Refused { .. }) => DeliveryError::Lacks("view-channel".to_owned()),
        Err(error) => failed(error),
    }
}
