//! Gates on joining: who may sit down by themselves, by their record on the server.

use chancery_boxed::boxed;
use serde_json::json;

use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::handle::Service;
use crate::lobby::joining::Made;
use crate::lobby::refusals::LobbyRefusal;
use crate::person::Person;
use chancery_rules::game::GameStatus;

use super::rating::Rating;
use crate::settings::{Gate, Gates, NEWCOMER_BELOW};

#[boxed]
impl Service {
    /// Sets who may join a game by their record, for its GM while it is in its lobby; `None` leaves a gate as it is.
    ///
    /// # Errors
    /// When this person is not the GM, the game has begun, or nothing would change.
    pub async fn set_gates(
        &self,
        by: &Person,
        context: &GameContext,
        reliability: Option<u32>,
        rating: Option<u32>,
        newcomers: Option<bool>,
    ) -> Result<GameContext, ServiceError> {
        self.remake(by, context, "set-gates", |now| {
            now.gm_only(by)?;
            if now.state.stage != GameStatus::Lobby {
                return Err(LobbyRefusal::RulesFixed.into());
            }
            let mut made = Made::of(now);
            let gates = &mut made.settings.seats.gates;
            gates.reliability = reliability.unwrap_or(gates.reliability);
            gates.rating = rating.unwrap_or(gates.rating);
            gates.newcomers = newcomers.unwrap_or(gates.newcomers);
            if *gates == now.settings.seats.gates {
                return Err(Refusal::AlreadySo.into());
            }
            made.detail = json!(*gates);
            Ok(made)
        })
        .await
    }

    /// Refuses whoever does not pass a game's gates. Nobody but them learns of it.
    pub(crate) async fn passes_gates(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        let gates = context.settings.seats.gates;
        let is_open = gates == Gates::default() || context.state.stage != GameStatus::Lobby;
        if is_open || context.is_invited(by.id) || context.state.control.has(by.id) {
            return Ok(());
        }
        let record = self.count_record(Some(context.game.guild), by.id, by.now);
        let record = record.await?;
        let percent = record.reliability.percent();
        let rating = record.rating.unwrap_or_default();
        let gate = if percent.is_some_and(|percent| percent < i64::from(gates.reliability)) {
            Gate::Reliability(gates.reliability)
        } else if gates.rating > 0 && rounded(rating) < i64::from(gates.rating) {
            Gate::Rating(gates.rating)
        } else if gates.newcomers
            && record.played.iter().filter(|one| one.counts).count() >= NEWCOMER_BELOW
        {
            Gate::Newcomers
        } else {
            return Ok(());
        };
        Err(LobbyRefusal::Gate(gate).into())
    }
}

/// A rating as it is shown, in whole points.
pub fn rounded(rating: Rating) -> i64 {
    rating.points.round() as i64
}
