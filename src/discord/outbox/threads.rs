//! Private threads: the line between two phases, and what becomes of a thread whose players change.

use serde_json::{Value, json};

use crate::scheduler::DeliveryError;
use crate::service::{GameContext, ThreadMoved};
use crate::store::{OutboxRow, Seq};

use super::courier::{DiscordCourier, failed, unread};
use super::settle;
use crate::discord::api::rest::RestError;
use crate::discord::api::threads;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;

impl DiscordCourier {
    /// Posts into each open thread that a phase was adjudicated. Threads that must be closed are closed
    /// instead.
    pub(super) async fn dividers(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        seq: Seq,
    ) -> Result<Value, DeliveryError> {
        self.look_after_threads(row, context).await?;
        let chapter = self
            .service
            .chapter_at(context, seq)
            .await
            .map_err(unread)?;
        let words = self.words;
        let args = [
            ("phase", labels::phase(words, chapter.report.phase).into()),
            ("next", labels::phase(words, chapter.state.phase).into()),
            ("channel", context.game.head.channel.to_string().into()),
        ];
        let key = match chapter.report.outcome {
            Some(_) => "thread-divider-over",
            None => "thread-divider",
        };
        let answer = Answer::public(words.text(key, &args));
        for thread in self.service.threads(context).await.map_err(unread)? {
            self.say_in_thread(row, context, thread, &answer).await?;
        }
        Ok(json!({}))
    }

    /// Closes the threads of players who have changed, and opens new ones in their place where their
    /// powers are all played.
    pub(super) async fn look_after_threads(
        &self,
        row: &OutboxRow,
        context: &GameContext,
    ) -> Result<Value, DeliveryError> {
        // The row may be about a change that is older than this state of the game.
        let moved = self.service.threads_moved(context).await.map_err(unread)?;
        for ThreadMoved { channel, anew } in moved {
            let told = match &anew {
                Some(_) => "thread-moved",
                None => "thread-closed",
            };
            let game = escape(&context.game.head.name);
            let told = self.words.text(told, &[("game", game.into())]);
            let there = self
                .say_in_thread(row, context, channel, &Answer::public(told))
                .await?;
            if there {
                self.rest
                    .archive(channel.cast_unsigned())
                    .await
                    .map_err(failed)?;
            }
            let now = self.clock.now();
            let closed = self.service.thread_closed(context, channel, now).await;
            closed.map_err(unread)?;
            if let Some(opening) = anew.filter(|o| o.already.is_none()) {
                let opened = threads::open(&self.rest, self.words, context, &opening).await;
                let channel = opened.map_err(failed)?;
                let noted = self
                    .service
                    .thread_opened(None, context, &opening, channel, now)
                    .await;
                noted.map_err(unread)?;
            }
        }
        Ok(json!({}))
    }

    /// Says something in a thread, once. Whether the thread is still there.
    pub(super) async fn say_in_thread(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        thread: i64,
        answer: &Answer,
    ) -> Result<bool, DeliveryError> {
        let channel = thread.cast_unsigned();
        if row.attempts > 1 {
            let seen = self.rest.newest(channel, settle::LOOK_BACK).await;
            let seen = seen.unwrap_or_default();
            if seen.iter().any(|s| s.content == answer.content) {
                return Ok(true);
            }
        }
        // A nonce has room for 25 characters.
        let nonce = format!("{:x}-{:x}", row.id, channel);
        match self.rest.post(channel, answer, &nonce).await {
            Ok(_) => Ok(true),
            // Deleted, locked, or the bot was taken out of it.
            Err(RestError::Refused {
                code: 10_003 | 50_001 | 50_013 | 50_083,
                ..
            }) => {
                let now = self.clock.now();
                let closed = self.service.thread_closed(context, thread, now).await;
                closed.map_err(unread)?;
                Ok(false)
            }
            Err(error) => Err(failed(error)),
        }
    }
}
