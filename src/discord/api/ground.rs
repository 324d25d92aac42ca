//! In which channel a game is played that is made here. Results come as threads under their posts, and only
//! text and announcement channels have those; in a post of a forum the game is played in the post itself.

use poise::serenity_prelude as serenity;
use serenity::ChannelType as Kind;

use super::rest::RestError;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;

/// Discord's numbers of the channels that have posts and no messages of their own: forums and media channels.
const POSTS: [u8; 2] = [15, 16];

/// The channel a new game gets, and whether that is a thread.
///
/// # Errors
/// When no game can be played there, with what to do instead.
pub async fn ground(bot: &Bot, asker: &Asker) -> Result<(i64, bool), AnswerError> {
    let here = asker.place.channel;
    match (asker.kind, asker.place.parent) {
        (Some(Kind::Voice | Kind::Stage), _) => Err(AnswerError::User(bot.plain("ground-voice"))),
        (Some(Kind::PublicThread | Kind::PrivateThread | Kind::NewsThread), Some(above)) => {
            match bot.rest.kind(above.cast_unsigned()).await {
                Ok(kind) if POSTS.contains(&kind) => Ok((here, true)),
                Ok(_) => Ok((above, false)),
                Err(cause @ RestError::Refused { .. }) => {
                    tracing::warn!(%cause, "cannot look up the channel of a thread");
                    Err(AnswerError::User(bot.plain("ground-unseen")))
                }
                Err(cause) => Err(AnswerError::Internal(cause.to_string())),
            }
        }
        _ => Ok((here, false)),
    }
}
