//! What all games of an event have in common.

use serde::{Deserialize, Serialize};

use super::MOST_ROUNDS;
use super::refusals::EventRefusal;
use crate::error::{ServiceError, internal};
use crate::results::scores::can_be_scored;
use crate::settings::Deal;
use crate::{Gallery, OrderLock, SeatRules, Service, Settings, System};
use chancery_rules::game::{Setup, State};

/// What all games of an event have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rules, the last year among them.
    pub setup: Setup,
    /// How its games are run: their clocks above all.
    pub settings: Settings,
    /// How many rounds are played.
    pub rounds: u32,
    /// What a game is worth.
    pub scoring: System,
    /// How many results count of each player, the best; `None` for all.
    pub counted: Option<u32>,
}

/// A plan as it is kept.
#[derive(Serialize, Deserialize)]
struct Written {
    /// The state of a game that has not begun: its board is found as for any game.
    lobby: String,
    settings: Settings,
    rounds: u32,
    scoring: System,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counted: Option<u32>,
}

impl Plan {
    /// The settings of a game that is played for an event, made from those of another: powers go to those to whom they
    /// were dealt, and who was invited, waits or is banned there has no part in it. It has no gallery: whoever is dealt
    /// a seat has not agreed to one.
    pub fn settings_of(model: &Settings) -> Settings {
        let seats = SeatRules {
            private: model.seats.private,
            deal: Deal::Choice,
            ..SeatRules::default()
        };
        Settings {
            seats,
            reins: OrderLock::default(),
            gallery: Gallery::None,
            ..model.clone()
        }
    }

    pub(super) fn check(&self) -> Result<(), EventRefusal> {
        if !can_be_scored(&State::new(self.setup.clone())) {
            return Err(EventRefusal::NotScored);
        }
        let counted = self.counted.unwrap_or(1);
        if !(1..=MOST_ROUNDS).contains(&self.rounds) || !(1..=self.rounds).contains(&counted) {
            return Err(EventRefusal::Rounds { most: MOST_ROUNDS });
        }
        Ok(())
    }

    pub(super) fn written(&self) -> Result<String, ServiceError> {
        let written = Written {
            lobby: State::new(self.setup.clone()).to_json(),
            settings: Plan::settings_of(&self.settings),
            rounds: self.rounds,
            scoring: self.scoring,
            counted: self.counted,
        };
        serde_json::to_string(&written).map_err(internal)
    }
}

impl Service {
    pub(super) async fn plan_of(&self, text: &str) -> Result<Plan, ServiceError> {
        let written: Written = serde_json::from_str(text).map_err(internal)?;
        Ok(Plan {
            setup: self.state_of(&written.lobby).await?.setup,
            settings: written.settings,
            rounds: written.rounds,
            scoring: written.scoring,
            counted: written.counted,
        })
    }
}
