//! What the exchange has published: the prices of every season, and the last season of trades.

use crate::error::{Refusal, ServiceError};
use crate::results::look::ResolvedPhase;
use crate::{GameContext, Service};
use chancery_boxed::boxed;
use chancery_rules::game::PriceRecord;
use chancery_store::Seq;

/// A season closes at the latest with the third phase after its moves.
const SEASON: usize = 6;

#[boxed]
impl Service {
    /// The prices as [`Service::prices`] has them; `None` in games without an exchange.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn prices_if_any(
        &self,
        context: &GameContext,
        until: Option<Seq>,
    ) -> Result<Option<PriceRecord>, ServiceError> {
        if context.state.control.exchange().is_none() {
            return Ok(None);
        }
        self.prices(context, until).await.map(Some)
    }

    /// The prices of every season up to the one that a revision closed, or up to now. What was rolled
    /// back is left out.
    ///
    /// # Errors
    /// When the game has no exchange.
    pub async fn prices(
        &self,
        context: &GameContext,
        until: Option<Seq>,
    ) -> Result<PriceRecord, ServiceError> {
        if context.state.control.exchange().is_none() {
            return Err(Refusal::NoExchange.into());
        }
        let counts = self.resolved(&context.game).await?;
        let closed = self.closed_phases(context).await?;
        let told = |seq: &&Seq| until.is_none_or(|until| **seq <= until);
        let standing = counts.iter().filter(told).filter_map(|seq| closed.get(seq));
        let quotes = standing.filter_map(|c| Some((c.phase, c.prices()?)));
        Ok(PriceRecord::of_quotes(
            &context.state.setup.played(),
            quotes,
        ))
    }

    /// The phase that closed the last season of trades; none before the first.
    ///
    /// # Errors
    /// When the game has no exchange.
    pub async fn last_trades(
        &self,
        context: &GameContext,
    ) -> Result<Option<ResolvedPhase>, ServiceError> {
        if context.state.control.exchange().is_none() {
            return Err(Refusal::NoExchange.into());
        }
        let chapters = self.standing_history(context, SEASON).await?;
        let traded = |c: &ResolvedPhase| {
            let post = c.report.exchange.as_ref();
            post.is_some_and(|post| !post.prices.is_empty())
        };
        Ok(chapters.into_iter().find(traded))
    }
}
