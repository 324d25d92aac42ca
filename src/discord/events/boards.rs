//! Opening the boards of a round: each is played in a public thread of its own, under a post in the event's channel.

use super::card::refresh;
use crate::control::PlayerId;
use crate::discord::api::rest::RestError;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, THREAD, cut, escape, fitting};
use crate::service::{EventContext, ServiceError};
use crate::store::EventBoard;

/// Opens all boards of the last round that are not open yet, and says where they are played.
///
/// # Errors
/// When this person does not run the event, or a thread cannot be made; what is made stays.
pub async fn open(bot: &Bot, asker: &Asker, context: &EventContext) -> Result<Answer, AnswerError> {
    let all = &bot.to_guild(Some(context.event.guild)).await;
    let mut lines = Vec::new();
    for board in bot.service.unopened_boards(&asker.by, context).await? {
        // A game that is made knows its thread: it only has to begin.
        let channel = match board.thread {
            Some(thread) => thread,
            None if board.game.is_some() => 0,
            None => {
                let thread = thread(all, context, &board).await?;
                bot.service
                    .note_board_thread(context, &board, thread)
                    .await?;
                thread
            }
        };
        let opened = bot.service.open_board(&asker.by, context, &board, channel);
        lines.push(match opened.await {
            Ok(opened) => {
                let args = [
                    ("name", escape(&opened.game.head.name).into()),
                    ("channel", opened.game.head.channel.to_string().into()),
                ];
                bot.say("event-board-open", &args)
            }
            // The others can be opened all the same.
            Err(ServiceError::Refused(why)) => {
                let name = escape(&context.board_name(&board));
                format!("**{name}** – {}", why.sentence(bot.words))
            }
            Err(other) => return Err(other.into()),
        });
    }
    refresh(bot, context).await;
    let args = [
        ("round", context.event.dealt.into()),
        ("event", escape(&context.event.name).into()),
    ];
    let head = bot.say("event-dealt", &args);
    lines.insert(0, head);
    let lines = fitting(bot.words, lines, MESSAGE, "lines-more");
    Ok(Answer::private(lines.join("\n")))
}

/// Posts who plays at a board, and begins a thread there. Gives its channel.
async fn thread(bot: &Bot, context: &EventContext, board: &EventBoard) -> Result<i64, AnswerError> {
    let above = context.event.channel.cast_unsigned();
    let name = context.board_name(board);
    // By name and not by power: nothing is told of who plays what.
    let mut players: Vec<PlayerId> = context
        .dealt(board)
        .into_iter()
        .flat_map(|s| s.values().copied())
        .collect();
    players.sort_unstable();
    players.retain(|_| !context.hides_players());
    let named = players
        .iter()
        .map(|p| labels::someone(bot.words, *p))
        .collect::<Vec<_>>();
    let args = [
        ("name", escape(&name).into()),
        ("players", named.join(", ").into()),
        ("count", named.len().into()),
    ];
    let post = Answer {
        mentions: players
            .iter()
            .filter(|p| !p.is_computer())
            .map(|p| p.0)
            .collect(),
        ..Answer::public(bot.say("event-board-post", &args))
    };
    let nonce = format!("e{}-{}-{}", context.event.id, board.round, board.board);
    let opened = async {
        let post = bot.rest.post_patiently(above, &post, &nonce).await?;
        let post = post.id.get();
        match bot.rest.thread(above, post, &cut(&name, THREAD)).await {
            // Another host was quicker: the post is theirs, and the thread has its number.
            Err(RestError::Refused { code: 160_004, .. }) => Ok(post),
            other => other,
        }
    };
    match opened.await {
        Ok(thread) => Ok(thread.cast_signed()),
        Err(cause @ RestError::Refused { .. }) => {
            tracing::info!(%cause, "cannot open the thread of an event's board");
            Err(AnswerError::User(bot.plain("event-no-thread")))
        }
        Err(cause) => Err(AnswerError::Internal(cause.to_string())),
    }
}
