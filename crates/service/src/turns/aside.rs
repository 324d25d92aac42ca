//! What keeps a game that cannot be read, or a phase that cannot be closed, from holding up the rest.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{audit, to_channel};
use crate::error::ServiceError;
use crate::notice::{Notice, person_route};
use crate::{Service, Settings};
use chancery_rules::board::BoardHash;
use chancery_rules::control::PlayerId;
use chancery_rules::game::State;
use chancery_store::{Along, DueGame, Game};

/// Whether this program can read a game's settings and state. `rules_of` gives the rules of a board that is not ours.
pub fn is_readable(
    settings: &str,
    state: &str,
    rules_of: &dyn Fn(BoardHash) -> Option<String>,
) -> bool {
    State::from_json_on(state, rules_of).is_ok()
        && serde_json::from_str::<Settings>(settings).is_ok()
}

/// Skips a game that cannot be read, and logs it; other errors are returned.
///
/// # Errors
/// Errors that do not concern this game alone.
pub(crate) fn passed_over(game: &Game, error: ServiceError) -> Result<(), ServiceError> {
    let ServiceError::Internal(cause) = error else {
        return Err(error);
    };
    let (guild, game) = (game.guild, game.id);
    tracing::error!(
        guild = guild.0,
        game = game.0,
        cause,
        "game skipped: cannot be read"
    );
    Ok(())
}

#[boxed]
impl Service {
    /// A phase cannot be closed: stops the game's clock until its GM restarts it, and tells the
    /// channel and the GM. Only the game's row is read.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn set_turn_aside(&self, due: &DueGame, now: i64) -> Result<(), ServiceError> {
        let Some(game) = self.store.game(due.guild, due.id).await? else {
            return Ok(());
        };
        let phase_no = due.phase_no;
        let to_all = to_channel(&game, &Notice::Stuck { phase_no });
        let gm = PlayerId(game.head.gm.unwrap_or(game.creator) as u64);
        let mut to_gm = to_all.clone();
        to_gm.route = person_route(gm);
        let along = Along {
            posts: vec![to_all, to_gm],
            audits: vec![audit(None, "stuck", json!({ "phase_no": phase_no }))],
        };
        let (guild, id) = (due.guild, due.id);
        self.store
            .set_aside(guild, id, phase_no, now, &along)
            .await?;
        (self.wake)();
        Ok(())
    }
}
