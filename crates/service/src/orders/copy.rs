//! Copying from the last turn: the orders of an earlier sheet that could count again.

use super::sheets::{Mode, Written};
use super::standing::sound_lines;
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Item, Sheet};

/// How many earlier phases are looked at.
const LOOK_BACK: i64 = 8;

#[boxed]
impl Service {
    /// Adds the orders of the newest earlier sheet with anything legal now, for units that have no order
    /// yet. What is declared to others is not repeated.
    ///
    /// # Errors
    /// As [`Service::write`]; and when no line of an earlier sheet could be used.
    pub async fn copy_last(
        &self,
        by: &Person,
        context: &GameContext,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        let powers = self.may_write(by, context)?;
        let (now, _) = self.sheet_of(by, context).await?;
        match self.to_copy(by.id, context, &powers, &now).await? {
            Some(text) => {
                self.write(by, context, &text, Mode::Add, false, origin)
                    .await
            }
            None => Err(Refusal::NothingToCopy.into()),
        }
    }

    /// The lines that [`Service::copy_last`] would add to a sheet, if there are any.
    pub(crate) async fn to_copy(
        &self,
        player: PlayerId,
        context: &GameContext,
        powers: &[Power],
        now: &Sheet,
    ) -> Result<Option<String>, ServiceError> {
        let game = &context.game;
        let open = game.head.phase_no;
        let earlier = self
            .store
            .earlier_sheets(game.guild, game.id, open, player.0 as i64, LOOK_BACK)
            .await?;
        let lines_of = |text: &str| {
            let sheet = sound_lines(&context.state, player, text);
            let unsaid = |item: &Item| match context.state.fleets_for(powers, item) {
                0 | 1 => now.on(item).is_none(),
                _ => !now.has(item),
            };
            let lines = sheet.items().filter(unsaid);
            lines.map(|item| item.to_string()).collect::<Vec<_>>()
        };
        let found = earlier.iter().map(|kept| lines_of(&kept.sheet));
        let lines = found.into_iter().find(|lines| !lines.is_empty());
        Ok(lines.map(|lines| lines.join("\n")))
    }
}
