//! The first word on a server: of no game.

use serde_json::{Value, json};

use crate::scheduler::DeliveryError;
use crate::store::OutboxRow;

use super::courier::{DiscordCourier, failed, unread};
use super::route::Route;
use crate::discord::servers::greeting;
use crate::discord::ui::reply::Answer;

impl DiscordCourier {
    pub(super) async fn greet(&self, row: &OutboxRow) -> Result<Value, DeliveryError> {
        let house = self.service.house(row.guild).await.map_err(unread)?;
        let courier = self.speaking(house.speaks());
        let answer = greeting::answer(courier.words, row.guild);
        courier.post_of_no_game(row, &answer).await
    }

    /// Posts what belongs to no game.
    pub(super) async fn post_of_no_game(
        &self,
        row: &OutboxRow,
        answer: &Answer,
    ) -> Result<Value, DeliveryError> {
        let Ok(Route::Channel(channel)) = row.route.parse() else {
            return Err(DeliveryError::Gone("no such route".to_owned()));
        };
        let posted = self.post(row, channel, answer).await;
        let posted = posted.map_err(failed)?;
        let (channel, message) = (posted.channel, posted.message);
        Ok(json!({ "channel": channel.to_string(), "message": message.to_string() }))
    }
}
