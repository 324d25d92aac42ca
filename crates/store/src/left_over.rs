//! What a process that ended in the middle of something may have left: games whose players may all be
//! ready.

use chancery_boxed::boxed;

use super::db::on;
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// An open phase in which at least one player is marked as ready.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct MarkedPhase {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub id: GameId,
    /// The open phase's number.
    pub phase_no: PhaseNo,
}

#[boxed]
impl Store {
    /// The open phases, over all guilds, in which anybody is ready and the clock runs.
    pub async fn marked_phases(&self) -> Result<Vec<MarkedPhase>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT g.guild, g.id, g.phase_no FROM game g
             WHERE g.status = 'playing' AND g.paused_left IS NULL
               AND EXISTS (SELECT 1 FROM ready r
                           WHERE r.game = g.id AND r.phase_no = g.phase_no AND r.ready)
             ORDER BY g.id")
            .fetch_all(c))?)
    }
}
