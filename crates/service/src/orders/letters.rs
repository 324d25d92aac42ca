//! Orders in direct messages: which game they are for, and whether they came in time.

use super::reading::reading_context;
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::{Person, SeatUse};
use chancery_boxed::boxed;
use chancery_rules::game::{Sheet, check_by, read_items};
use chancery_store::Status;

/// The most games a message is compared with.
const MOST_GAMES: usize = 25;

/// A game that a private message with orders may be for.
#[derive(Clone, Debug)]
pub struct Addressed {
    /// The game.
    pub context: GameContext,
    /// How many of the message's lines could count in it now.
    pub fits: usize,
}

#[boxed]
impl Service {
    /// Refuses a message written before the open phase began: it was for the one before, and is never
    /// used for another.
    ///
    /// # Errors
    /// [`Refusal::LateLetter`].
    pub async fn in_time(&self, context: &GameContext, sent_at: i64) -> Result<(), ServiceError> {
        let game = &context.game;
        if !context.state.is_playing() {
            return Ok(());
        }
        let opened = self
            .store
            .phase_opened(game.guild, game.id, game.head.phase_no)
            .await?;
        match opened {
            Some(opened) if sent_at < opened => Err(Refusal::LateLetter.into()),
            _ => Ok(()),
        }
    }

    /// The games of this person that are being played, with how much of a text could count in each.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn addressed(&self, by: &Person, text: &str) -> Result<Vec<Addressed>, ServiceError> {
        let mut games = self.at_hand(by).await?;
        games.retain(|g| g.head.status == Status::Playing);
        let mut found = Vec::new();
        for game in games.into_iter().take(MOST_GAMES) {
            let context = match self.read(game.clone()).await {
                Ok(context) => context,
                Err(error) => {
                    crate::turns::aside::passed_over(&game, error)?;
                    continue;
                }
            };
            // What a coach may not write may be looked at, and is refused later.
            let by = &context
                .as_player(by, SeatUse::Everybody)
                .unwrap_or_else(|_| by.clone());
            let context = self.seen_by(by, &context).await?;
            let fits = self.fitting(by, &context, text);
            found.push(Addressed { context, fits });
        }
        Ok(found)
    }

    /// How many lines of a text could count now in a game.
    fn fitting(&self, by: &Person, context: &GameContext, text: &str) -> usize {
        let Ok(powers) = self.may_write(by, context) else {
            return 0;
        };
        let lines = read_items(text, &reading_context(context, &powers), &context.state);
        let items = lines.into_iter().filter_map(|line| line.read.ok());
        let none = Sheet::default();
        let good = items.filter(|item| check_by(&context.state, by.id, &none, item).is_ok());
        good.count()
    }
}
