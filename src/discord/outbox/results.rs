//! The full results of a phase, in a thread under their post.

use serde_json::{Value, json};

use super::courier::{DiscordCourier, failed, unread};
use super::late_pictures;
use crate::discord::orders::receipt_view;
use crate::discord::results;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, pack};
use crate::scheduler::DeliveryError;
use crate::service::GameContext;
use crate::store::{OutboxRow, PhaseNo, Seq};

impl DiscordCourier {
    /// The full results, in a thread under their post.
    pub(super) async fn results(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        seq: Seq,
        after: Option<&Value>,
    ) -> Result<Value, DeliveryError> {
        let id = |key: &str| {
            let text = after.and_then(|a| a.get(key)).and_then(Value::as_str);
            text.and_then(|t| t.parse::<u64>().ok())
        };
        let (Some(channel), Some(message)) = (id("channel"), id("message")) else {
            return Err(DeliveryError::Gone("its post is unknown".to_owned()));
        };
        let until = self.clock.now().saturating_add(self.patience);
        let chapter = self
            .service
            .chapter_at(context, seq)
            .await
            .map_err(unread)?;
        let closed = PhaseNo::from(chapter.report.number);
        let hashes = self
            .service
            .published(context, closed)
            .await
            .map_err(unread)?;
        let mut blocks = results::blocks(self.words, &chapter);
        let receipts = receipt_view::file(self.words, &chapter, &hashes);
        blocks.extend(receipts.as_ref().map(|_| self.words.plain("receipt-list")));
        let pages = pack(&blocks, MESSAGE);
        let last = pages.len().saturating_sub(1);
        let leaves = self.leaves(context, &chapter).await?;
        let (thread, seen) = self.thread_of(row, (channel, message), &chapter).await?;
        for (n, page) in pages.into_iter().enumerate() {
            let file = receipts.clone().filter(|_| n == last);
            let answer = Answer::public(page).with_picture(file);
            if seen.iter().any(|s| s.content == answer.content) {
                continue;
            }
            let nonce = format!("{}-{n:x}", row.nonce());
            let rest = &self.rest;
            let posted = rest.post_fitting(self.words, thread, &answer, &nonce).await;
            posted.map_err(failed)?;
        }
        let mut result = json!({ "channel": thread.to_string() });
        if leaves.is_empty() {
            return Ok(result);
        }
        if context.state.control.is_shared() {
            self.pictures.learn_all(&self.rest, &context.state).await;
        }
        let of = self.material(context, chapter).await?;
        for (n, leaf) in leaves.into_iter().enumerate() {
            // Drawn only if it is not there already: a thread is long where players are many.
            if let Some(there) = seen.iter().find(|s| s.content == leaf.content) {
                if there.attachments.is_empty() && leaf.has_picture() {
                    late_pictures::note(&mut result, n + 1, thread, there.id.get());
                }
                continue;
            }
            let (answer, late) = self.leaf_soon(row, (n, &leaf), &of, until).await;
            let nonce = format!("{}-t{n:x}", row.nonce());
            let rest = &self.rest;
            let posted = rest.post_fitting(self.words, thread, &answer, &nonce).await;
            let posted = posted.map_err(failed)?;
            if late {
                late_pictures::note(&mut result, n + 1, thread, posted.id.get());
            }
        }
        Ok(result)
    }
}
