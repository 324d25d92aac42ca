//! How much a guild's games may take up, and deleting games that are over.

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::audit;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_store::{Along, GuildId, Seq, Weight};

const MIB: i64 = 1 << 20;

/// What deleting a game would remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// The game's newest revision when this was shown; if there is a later one, nothing is deleted.
    pub seq: Seq,
    /// How many phases were played.
    pub phases: usize,
    /// How much room the game takes in the database.
    pub weight: Weight,
}

#[boxed]
impl Service {
    /// The same service with this limit for the data of each server, in MiB; 0 for no limit.
    #[must_use]
    pub fn with_space(mut self, mib: u32) -> Service {
        self.space = (mib > 0).then(|| i64::from(mib) * MIB);
        self
    }

    /// Refuses new games in a guild that has used up its space.
    pub(crate) async fn has_room(&self, guild: GuildId) -> Result<(), ServiceError> {
        let Some(space) = self.space else {
            return Ok(());
        };
        if self.store.weight(guild, None).await?.bytes >= space {
            Err(Refusal::ServerFull { most: space / MIB }.into())
        } else {
            Ok(())
        }
    }

    /// What deleting a game that is over would delete, for its GMs.
    ///
    /// # Errors
    /// When this person is not one of them, or the game is still running.
    pub async fn deletion(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Deletion, ServiceError> {
        context.gm_only(by)?;
        self.deletion_for_operator(context).await
    }

    /// What deleting a game would remove, as [`Service::deletion`] tells it, for whoever runs the program.
    ///
    /// # Errors
    /// When the game is still running.
    pub async fn deletion_for_operator(
        &self,
        context: &GameContext,
    ) -> Result<Deletion, ServiceError> {
        let game = &context.game;
        if game.head.status.is_living() {
            return Err(Refusal::GoesOn.into());
        }
        Ok(Deletion {
            seq: game.seq,
            phases: self.resolved(game).await?.len(),
            weight: self.store.weight(game.guild, Some(game.id)).await?,
        })
    }

    /// Deletes a game that is over, with everything stored about it, if `seq` is still its newest revision.
    ///
    /// # Errors
    /// As [`Service::deletion`], and when the game has changed since it was shown.
    pub async fn delete(
        &self,
        by: &Person,
        context: &GameContext,
        seq: Seq,
    ) -> Result<(), ServiceError> {
        self.deletion(by, context).await?;
        self.take_away(context, seq, Some(by), by.now).await
    }

    /// As [`Service::delete`], for the operator.
    ///
    /// # Errors
    /// As [`Service::deletion_for_operator`], and when the game has changed since.
    pub async fn delete_for_operator(
        &self,
        context: &GameContext,
        seq: Seq,
        now: i64,
    ) -> Result<(), ServiceError> {
        self.take_away(context, seq, None, now).await
    }

    async fn take_away(
        &self,
        context: &GameContext,
        seq: Seq,
        by: Option<&Person>,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        let _turn = self.one_at_a_time(game.id).await;
        let detail = json!({ "game": game.id, "name": game.head.name });
        let along = Along {
            posts: vec![],
            audits: vec![audit(by.map(|by| by.id), "game-deleted", detail)],
        };
        let gone = self
            .store
            .delete_finished(game.guild, game.id, seq, now, &along);
        if gone.await? {
            tracing::info!(guild = game.guild.0, game = game.id.0, "game deleted");
            // What it has left on the server is removed now.
            (self.wake)();
            Ok(())
        } else {
            Err(Refusal::ChangedSince.into())
        }
    }
}
