//! Copying from the last turn: the orders of an earlier sheet that could count again.

use super::sheets::{Mode, Written};
use super::standing::sound_lines;
use crate::game::Item;
use crate::service::Service;
use crate::service::error::{Refusal, ServiceError};
use crate::service::table::{Person, Table};

/// How many earlier phases are looked at.
const LOOK_BACK: i64 = 8;

impl Service {
    /// Adds the orders of the newest earlier sheet with anything legal now, for units that have no order
    /// yet. What is declared to others is not repeated.
    ///
    /// # Errors
    /// As [`Service::write`]; and when no line of an earlier sheet could be used.
    pub async fn copy_last(
        &self,
        by: &Person,
        table: &Table,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        let powers = self.may_write(by, table)?;
        let (now, _) = self.sheet_of(by, table).await?;
        let game = &table.game;
        let open = game.head.phase_no;
        let earlier = self
            .store
            .earlier_sheets(game.guild, game.id, open, by.id.0 as i64, LOOK_BACK)
            .await?;
        for kept in earlier {
            let sheet = sound_lines(&table.state, by.id, &kept.sheet);
            let unsaid = |item: &Item| match table.state.fleets_for(&powers, item) {
                0 | 1 => now.on(item).is_none(),
                _ => !now.has(item),
            };
            let lines = sheet.items().filter(unsaid);
            let lines: Vec<String> = lines.map(|item| item.to_string()).collect();
            if !lines.is_empty() {
                let text = lines.join("\n");
                return self.write(by, table, &text, Mode::Add, false, origin).await;
            }
        }
        Err(Refusal::NothingToCopy.into())
    }
}
