//! The results of events: of no game.

use serde_json::Value;

use crate::discord::events::view;
use crate::scheduler::DeliveryError;
use crate::store::{EventId, OutboxRow};

use super::courier::{DiscordCourier, unread};

impl DiscordCourier {
    /// Posts the results of a round; of no round, how an event ended.
    pub(super) async fn event(
        &self,
        row: &OutboxRow,
        event: EventId,
        round: Option<i64>,
    ) -> Result<Value, DeliveryError> {
        let house = self.service.house(row.guild).await.map_err(unread)?;
        let context = self.service.event(row.guild, event).await.map_err(unread)?;
        let words = crate::i18n::Words::of(house.speaks()).for_game(&context.plan.setup);
        // An event may end before anything was dealt.
        let results = match self.service.event_results(&context, round).await {
            Ok(results) => Some(results),
            Err(crate::service::ServiceError::Refused(_)) => None,
            Err(other) => return Err(unread(other)),
        };
        let answer = match round {
            Some(round) => view::round_over(words, &context, results.as_ref(), round),
            None => view::over(words, &context, results.as_ref()),
        };
        self.post_of_no_game(row, &answer).await
    }
}
