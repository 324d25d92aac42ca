//! The clocks of a round: all its boards are stopped, go on, or get more time at once.

use chancery_boxed::boxed;

use super::EventContext;
use super::refusals::EventRefusal;
use crate::Service;
use crate::change::TRIES;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::person::Person;

/// What a host does to the clock of each board of a round.
#[derive(Clone, Debug)]
pub enum RoundClock {
    /// It stops.
    Pause,
    /// It runs again, with the time that was left.
    Resume,
    /// The open phase gets so many milliseconds more, for this reason.
    Extend { by_ms: i64, reason: Option<String> },
}

/// A board's name, and its game with the new clock, or why its clock is as it was.
pub type BoardClock = (String, Result<GameContext, ServiceError>);

#[boxed]
impl Service {
    /// Does the same to the clocks of all boards of the last round that are being played, as their GM: what is refused
    /// at one board is done at the others.
    ///
    /// # Errors
    /// When this person does not run the event, or none of these boards is being played.
    pub async fn set_round_clock(
        &self,
        by: &Person,
        context: &EventContext,
        act: &RoundClock,
    ) -> Result<Vec<BoardClock>, ServiceError> {
        self.host_only(by, context).await?;
        let mut done = Vec::new();
        for board in context.last_round() {
            let Some(id) = board.game else { continue };
            let clock = match self.game_context(context.event.guild, id).await {
                Ok(game) if !game.state.is_playing() => continue,
                Ok(game) => {
                    let name = game.game.head.name.clone();
                    (name, self.set_board_clock(by, game, act).await)
                }
                Err(error) => (context.board_name(board), Err(error)),
            };
            done.push(clock);
        }
        if done.is_empty() {
            return Err(EventRefusal::NonePlayed.into());
        }
        Ok(done)
    }

    async fn set_board_clock(
        &self,
        by: &Person,
        mut game: GameContext,
        act: &RoundClock,
    ) -> Result<GameContext, ServiceError> {
        for _ in 0..TRIES {
            let done = match act {
                RoundClock::Pause => self.pause(by, &game).await,
                RoundClock::Resume => self.resume(by, &game).await,
                RoundClock::Extend { by_ms, reason } => {
                    self.extend(by, &game, *by_ms, reason.as_deref()).await
                }
            };
            match done {
                Err(ServiceError::Stale) => game = self.again(&game).await?.seen_by_all(),
                other => return other,
            }
        }
        Err(ServiceError::Stale)
    }
}
