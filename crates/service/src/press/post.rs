//! What becomes of press that could not be delivered.

use crate::change::to_channel;
use crate::notice::Notice;
use crate::{Service, ServiceError};
use chancery_store::{NewPost, OutboxRow};

impl Service {
    /// What to say when a letter or a note could not be put into somebody's private messages: that it waits. Who
    /// follows a game and cannot be written to is no longer written to.
    pub(crate) async fn undelivered_press(
        &self,
        row: &OutboxRow,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let Some((notice, game)) = Notice::from_json(&row.payload).ok().zip(row.game) else {
            return Ok(Vec::new());
        };
        let person = row.route.strip_prefix("person:");
        match notice {
            Notice::Press { unnamed: true, .. } => Ok(Vec::new()),
            Notice::Press { reader, .. } => {
                let context = self.whole_context(row.guild, game).await?;
                let waits = self.mail_waits(&context, reader).await?;
                Ok(waits.into_iter().collect())
            }
            // That a note waits is said in the channel, then.
            Notice::Handover { .. } if person.is_some() => {
                let context = self.whole_context(row.guild, game).await?;
                Ok(vec![to_channel(&context.game, &notice)])
            }
            Notice::Watched { .. } => {
                if let Some(person) = person.and_then(|id| id.parse::<u64>().ok()) {
                    self.stop_telling(row.guild, game, person as i64).await?;
                }
                Ok(Vec::new())
            }
            _ => Ok(Vec::new()),
        }
    }
}
