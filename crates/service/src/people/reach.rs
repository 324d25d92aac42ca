//! Whether a person may be written to in private.

use crate::Service;
use crate::error::ServiceError;
use chancery_rules::control::PlayerId;
use chancery_rules::game::State;
use chancery_store::Dm;

impl Service {
    /// Whether a player may be written to in private: who asked for it; and where any number of players
    /// share the powers, who has talked with us in private before, for opening many such talks at once
    /// gets a bot blocked.
    pub(crate) async fn reaches(
        &self,
        state: &State,
        player: PlayerId,
    ) -> Result<bool, ServiceError> {
        if player.is_computer() || self.own(player).await?.silent {
            return Ok(false);
        }
        let person = self.store.person(player.0 as i64).await?;
        let open = if state.control.is_shared() {
            person.dm == Dm::Open
        } else {
            person.dm != Dm::Closed
        };
        Ok(person.opted_in && open)
    }

    /// Whether a GM may write to somebody directly: they have not turned messages off (`/notify`), and their
    /// direct messages are not known to be closed.
    pub(crate) async fn takes_a_word(&self, player: PlayerId) -> Result<bool, ServiceError> {
        let silent = self.own(player).await?.silent;
        Ok(!silent && self.store.person(player.0 as i64).await?.dm != Dm::Closed)
    }
}
