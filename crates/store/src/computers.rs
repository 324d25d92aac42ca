//! Games in which programs play.

use chancery_boxed::boxed;

use super::db::on;
use super::{GameId, GuildId, Result, Seq, Store};

/// A game being played with computer players in it, and how far it is: while all of this is the same, nobody asks
/// anything new of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ComputerGame {
    /// The server it is played on.
    pub guild: GuildId,
    /// The game.
    pub id: GameId,
    /// Its newest revision.
    pub seq: Seq,
    /// How many sheets and ready marks have been handed in.
    pub intake: i64,
    /// The newest ballot; 0 for none.
    pub ballot: i64,
}

#[boxed]
impl Store {
    /// The games being played in which somebody with a number from `first` to `last` plays, in all guilds; those whose
    /// deadlines come first stand first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn computer_games(&self, (first, last): (i64, i64)) -> Result<Vec<ComputerGame>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT g.guild, g.id, g.seq, g.intake,
                    COALESCE((SELECT MAX(b.id) FROM ballot b WHERE b.guild = g.guild AND b.game = g.id), 0) AS ballot
             FROM (SELECT DISTINCT guild, game FROM game_player
                   WHERE left_at IS NULL AND player BETWEEN $1 AND $2) p
             JOIN game g ON g.guild = p.guild AND g.id = p.game
             WHERE g.status = 'playing'
             ORDER BY CASE WHEN g.deadline IS NULL THEN 1 ELSE 0 END, g.deadline, g.id")
            .bind(first).bind(last).fetch_all(c))?)
    }
}
