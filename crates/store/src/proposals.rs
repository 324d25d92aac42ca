//! Proposals of treaties: what one power has asked another in a phase. They bind nobody.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// A proposed treaty, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Proposal {
    /// The id of the power that proposes it.
    pub by_power: String,
    /// The id of the power it is proposed to.
    pub to_power: String,
    /// The kind of treaty: `MDT` or `AAT`.
    pub kind: String,
}

#[boxed]
impl Store {
    /// Keeps a proposal in the place of an earlier one between the same two, in the same phase.
    pub async fn propose(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        new: &Proposal,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO proposal (guild, game, phase_no, by_power, to_power, kind, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (game, phase_no, by_power, to_power)
             DO UPDATE SET kind = excluded.kind, at = excluded.at"
            )
            .bind(guild)
            .bind(game)
            .bind(phase_no)
            .bind(&new.by_power)
            .bind(&new.to_power)
            .bind(&new.kind)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// The treaties proposed in a phase of a game, by the powers they are proposed to.
    pub async fn proposals(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<Proposal>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT by_power, to_power, kind FROM proposal
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY to_power, by_power")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }
}
