//! Words before pictures: a post waits for its pictures only so long. What is drawn later is put to the message
//! by a row of the outbox of its own, written with the note that the words are out; a crash in between
//! loses neither.

use std::sync::Arc;

use serde_json::{Value, json};

use super::courier::{DiscordCourier, Posted, failed, unread};
use super::late::{Drawn, Key};
use super::posts::Said;
use crate::discord::api::rest::RestError;
use crate::discord::exchange::Shown;
use crate::discord::pictures::Pictures;
use crate::discord::results::leaves;
use crate::discord::results::leaves::Leaf;
use crate::discord::treaties::notices;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::shrink::in_less;
use crate::game::PriceRecord;
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, Notice, ResolvedPhase};
use crate::store::{NewPost, OutboxRow};

/// How long one try at adding the pictures waits for them, in milliseconds: less than a delivery may take.
const WAIT: i64 = 15_000;

/// What is missing at a message.
pub(super) struct Missing {
    /// The notice whose picture is missing.
    pub of: Notice,
    /// The number of its row in the outbox.
    pub row: i64,
    /// Which message of the notice it is, from 0.
    pub piece: usize,
}

/// What the leaves of a phase are drawn from.
pub(super) struct Material {
    context: GameContext,
    chapter: ResolvedPhase,
    /// The prices of all seasons, where there is an exchange.
    record: Option<PriceRecord>,
}

/// How many phases before one are looked through for the last that showed how powers stand: a season has at most as
/// many.
const SEASON: i64 = 4;

/// Whether pictures may belong to a notice.
pub(super) fn is_drawn(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Started { .. }
            | Notice::Resolved { .. }
            | Notice::Exchange { .. }
            | Notice::Ended { .. }
            | Notice::RolledBack { .. }
            | Notice::Gm { .. }
    )
}

/// Notes in what a row brought that a message of it wants its pictures.
pub(super) fn note(result: &mut Value, piece: usize, channel: u64, message: u64) {
    let late = json!({
        "piece": piece, "channel": channel.to_string(), "message": message.to_string(),
    });
    match result.get_mut("late").and_then(Value::as_array_mut) {
        Some(list) => list.push(late),
        None => result["late"] = json!([late]),
    }
}

/// The rows that bring the pictures that [`note`] noted.
pub(super) fn follow_up(row: &OutboxRow, result: &Value) -> Vec<NewPost> {
    let Ok(of) = Notice::from_json(&row.payload) else {
        return Vec::new();
    };
    let late = result.get("late").and_then(Value::as_array);
    let posts = late.into_iter().flatten().filter_map(|late| {
        let id = |key: &str| late.get(key)?.as_str()?.parse::<u64>().ok();
        let piece = usize::try_from(late.get("piece")?.as_u64()?).ok()?;
        let (channel, message) = (id("channel")?, id("message")?);
        let notice = Notice::Pictures {
            of: Box::new(of.clone()),
            row: row.id,
            piece,
            channel,
            message,
        };
        Some(NewPost {
            kind: notice.kind().to_owned(),
            // Each for itself: nothing waits for a picture, not even another.
            route: format!("pictures:{channel}:{message}"),
            payload: notice.to_json(),
            marker: None,
            after: None,
            due_at: None,
        })
    });
    posts.collect()
}

impl DiscordCourier {
    /// The courier with these pictures.
    fn drawing(&self, pictures: Pictures) -> DiscordCourier {
        DiscordCourier {
            pictures,
            ..self.clone()
        }
    }

    /// As it draws for a row: without giving way once the row has been tried.
    fn drawing_for(&self, row: &OutboxRow) -> (DiscordCourier, bool) {
        let hurried = row.doubt || row.attempts > 1;
        if hurried {
            (self.drawing(self.pictures.for_posts_now()), true)
        } else {
            (self.clone(), false)
        }
    }

    /// What to say of a notice, with its pictures if they are drawn soon; else the words alone, and that the
    /// pictures are late.
    pub(super) async fn soon(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        notice: &Notice,
    ) -> Result<(Said, bool), DeliveryError> {
        let until = self.clock.now().saturating_add(self.patience);
        let (courier, hurried) = self.drawing_for(row);
        let (at, told) = (context.clone(), notice.clone());
        let task = tokio::spawn(async move {
            let said = courier.compose(&at, &told, None).await?;
            Ok(match said {
                Said::Now(answer) => Some(*answer),
                Said::TooLate => None,
            })
        });
        if let Some(said) = self
            .drawn(until, (row.id, 0), Drawn { task, hurried })
            .await
        {
            let said = said?.map_or(Said::TooLate, Said::from);
            return Ok((said, false));
        }
        let wordy = self.drawing(self.pictures.left_out());
        Ok((wordy.compose(context, notice, None).await?, true))
    }

    /// What is being drawn, if that is done by then; else it is kept for later.
    async fn drawn(
        &self,
        until: i64,
        key: Key,
        mut drawn: Drawn,
    ) -> Option<Result<Option<Answer>, DeliveryError>> {
        let done = tokio::select! {
            biased;
            done = &mut drawn.task => done,
            () = self.clock.sleep_until(until) => {
                self.late.keep(key, drawn);
                return None;
            }
        };
        Some(done.unwrap_or_else(|_| Err(DeliveryError::Broken("panicked (see above)".into()))))
    }

    /// The messages with pictures in the thread of a phase's results. The same however much is played later.
    pub(super) async fn leaves(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Result<Vec<Leaf>, DeliveryError> {
        let mut last = None;
        if notices::is_due(chapter) {
            let earlier = self.service.history(context, Some(chapter.seq), SEASON);
            let mut earlier = earlier.await.map_err(unread)?.into_iter();
            last = earlier.find(notices::is_due);
        }
        let shown = Shown::after(self.words, context, chapter);
        Ok(leaves::of(shown, last.as_ref()))
    }

    /// What the leaves of a phase are drawn from.
    pub(super) async fn material(
        &self,
        context: &GameContext,
        chapter: ResolvedPhase,
    ) -> Result<Arc<Material>, DeliveryError> {
        let until = Some(chapter.seq);
        let record = self.service.prices_if_any(context, until).await;
        let record = record.map_err(unread)?;
        Ok(Arc::new(Material {
            context: context.clone(),
            record,
            chapter,
        }))
    }

    fn leaf(&self, leaf: &Leaf, of: &Arc<Material>, hurried: bool) -> Drawn {
        let (words, pictures) = (self.words, self.pictures.clone());
        let (leaf, of) = (leaf.clone(), Arc::clone(of));
        let task = tokio::spawn(async move {
            let shown = Shown::after(words, &of.context, &of.chapter);
            Ok(Some(leaf.draw(&pictures, shown, of.record.as_ref()).await))
        });
        Drawn { task, hurried }
    }

    /// As [`DiscordCourier::soon`], for a message of the results' thread.
    pub(super) async fn leaf_soon(
        &self,
        row: &OutboxRow,
        (n, leaf): (usize, &Leaf),
        of: &Arc<Material>,
        until: i64,
    ) -> (Answer, bool) {
        let (courier, hurried) = self.drawing_for(row);
        let drawn = courier.leaf(leaf, of, hurried);
        if let Some(Ok(Some(answer))) = self.drawn(until, (row.id, n + 1), drawn).await {
            return (answer, false);
        }
        let pictures = self.pictures.left_out();
        let shown = Shown::after(self.words, &of.context, &of.chapter);
        let answer = leaf.draw(&pictures, shown, of.record.as_ref()).await;
        (answer, true)
    }

    /// Puts its pictures to a message that went out without them.
    pub(super) async fn attach(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        missing: Missing,
        to: Posted,
    ) -> Result<Value, DeliveryError> {
        let key = (missing.row, missing.piece);
        let until = self.clock.now().saturating_add(WAIT);
        let again = row.doubt || row.attempts > 1;
        let drawn = match self.late.take(key) {
            // What is in hand, unless it gives way to all else and was waited for before.
            Some(drawn) if drawn.hurried || !again || drawn.task.is_finished() => drawn,
            _ => self.draw_again(context, &missing).await?,
        };
        let Some(answer) = self.drawn(until, key, drawn).await else {
            return Err(DeliveryError::NotSent("still being drawn".to_owned()));
        };
        let files = match answer? {
            Some(answer) if !answer.pictures.is_empty() => Answer {
                pictures: answer.pictures,
                ..Answer::default()
            },
            _ => return Ok(json!({})),
        };
        let mut done = self.rest.attach(to.channel, to.message, &files).await;
        if matches!(&done, Err(error) if error.is_too_large()) {
            for less in in_less(self.words, &files).await {
                if !less.pictures.is_empty() {
                    done = self.rest.attach(to.channel, to.message, &less).await;
                }
            }
        }
        match done {
            Ok(()) => Ok(json!({})),
            // The words are there.
            Err(error) if error.is_too_large() => Ok(json!({})),
            // Somebody has removed it: nobody misses its picture.
            Err(RestError::Refused {
                code: 10_003 | 10_008,
                ..
            }) => Err(DeliveryError::Obsolete("its message is gone".to_owned())),
            Err(error) => Err(failed(error)),
        }
    }

    /// Draws without giving way to anything.
    async fn draw_again(
        &self,
        context: &GameContext,
        missing: &Missing,
    ) -> Result<Drawn, DeliveryError> {
        let courier = self.drawing(self.pictures.for_posts_now());
        let Notice::Results { seq } = missing.of else {
            let (at, told) = (context.clone(), missing.of.clone());
            let task = tokio::spawn(async move {
                Ok(match courier.compose(&at, &told, None).await? {
                    Said::Now(answer) => Some(*answer),
                    Said::TooLate => None,
                })
            });
            return Ok(Drawn {
                task,
                hurried: true,
            });
        };
        let chapter = self
            .service
            .chapter_at(context, seq)
            .await
            .map_err(unread)?;
        let leaves = self.leaves(context, &chapter).await?;
        let gone = || DeliveryError::Obsolete("no such table".to_owned());
        let leaf = missing.piece.checked_sub(1).and_then(|n| leaves.get(n));
        let leaf = leaf.ok_or_else(gone)?.clone();
        let of = self.material(context, chapter).await?;
        Ok(courier.leaf(&leaf, &of, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameId, GuildId, Seq};

    #[test]
    fn each_message_without_its_pictures_gets_a_row_that_can_be_read() {
        let of = Notice::Results { seq: Seq(7) };
        let row = OutboxRow {
            id: 9,
            guild: GuildId(1),
            game: Some(GameId(1)),
            kind: of.kind().to_owned(),
            route: "thread:1:7".to_owned(),
            payload: of.to_json(),
            marker: None,
            after_id: None,
            after_result: None,
            attempts: 1,
            doubt: false,
            faults: 0,
            first_try_at: 0,
            created_at: 0,
        };
        let mut result = json!({ "channel": "5" });
        assert!(follow_up(&row, &result).is_empty());
        note(&mut result, 1, 5, u64::MAX);
        note(&mut result, 3, 5, 6);
        let posts = follow_up(&row, &result);
        let routes: Vec<&str> = posts.iter().map(|post| post.route.as_str()).collect();
        let first = format!("pictures:5:{}", u64::MAX);
        assert_eq!(routes, [first.as_str(), "pictures:5:6"]);
        let read = Notice::from_json(&posts[0].payload).unwrap();
        let wanted = Notice::Pictures {
            of: Box::new(of),
            row: 9,
            piece: 1,
            channel: 5,
            message: u64::MAX,
        };
        assert_eq!(read, wanted);
    }
}
