//! Games whose players share the powers: who is reminded, and what is published of the secret behind the
//! lots.

use crate::Service;
use crate::change::to_channel;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::notice::{Notice, person_route};
use chancery_rules::control::exchange::Bytes;
use chancery_rules::game::{GameStatus, Sheet, State};
use chancery_store::{NewPost, Turn};

impl GameContext {
    /// The commitment to the lots the game will draw: the hash of its secret, for everybody to keep
    /// (`docs/draws.md`). Nothing before the game starts, or where no lots are drawn.
    pub fn commitment(&self) -> Option<Bytes> {
        let exchange = self.state.control.exchange()?;
        Some(exchange.secret?.commitment())
    }

    /// The secret itself, once the game is over, however it ended: every draw can be checked by it.
    pub fn secret(&self) -> Option<Bytes> {
        let over = matches!(self.state.stage, GameStatus::Finished(_));
        let exchange = self.state.control.exchange().filter(|_| over)?;
        Some(exchange.secret?.reveal())
    }
}

impl Service {
    /// Reminders of a game with any number of players: by direct message, to those who are active, have not
    /// answered, and have used the bot in direct messages before. Nobody is mentioned in the channel.
    pub(crate) async fn shared_reminders(
        &self,
        turn: &Turn,
        state: &State,
        deadline: i64,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut posts = Vec::new();
        for player in state.debtors() {
            let number = player.0 as i64;
            let answers = |text: &str| Sheet::read(text, state).answers(state);
            let mut sheets = turn.sheets.iter();
            let in_hand = sheets.any(|s| s.player == number && answers(&s.sheet));
            let ready = turn.ready.iter().any(|r| r.player == number && r.ready);
            if in_hand || ready {
                continue;
            }
            if !self.reaches(state, player).await? {
                continue;
            }
            let notice = Notice::Reminder {
                phase: state.phase,
                deadline,
                players: vec![player],
            };
            let mut post = to_channel(&turn.game, &notice);
            post.route = person_route(player);
            posts.push(post);
        }
        Ok(posts)
    }
}
