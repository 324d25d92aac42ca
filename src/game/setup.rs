//! A game's rules: one choice per axis, and what goes with them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::{Board, BoardKind, BorderChange};
use crate::control::ControlRules;
use crate::economy::EconomyRules;
use crate::movement::{MovementRules, Rulebook};
use crate::relations::RelationsRules;

use super::{Majority, Motion};

/// What a game is played by. Fixed when the game is made; presets (`crate::variants`) build it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The preset's id, for people. No rule asks it.
    pub variant: String,
    pub board: BoardKind,
    /// Borders drawn otherwise than on that board.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub borders: BTreeSet<BorderChange>,
    pub movement: MovementRules,
    pub economy: EconomyRules,
    pub relations: RelationsRules,
    pub control: ControlRules,
    pub calendar: Calendar,
    pub victory: VictoryRules,
    /// What the players vote on before the first Fall, and how many must be for it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub motions: BTreeMap<Motion, Majority>,
}

/// When a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    pub first_year: u16,
}

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VictoryRules {
    /// A power that owns this many supply centres after a Fall, and more than any other, wins alone.
    Solo { centres: usize },
    /// A power whose provinces yield `alone` credits a year after a Fall wins alone; else two that
    /// named each other win together with `alliance`: E-15a, E-15b.
    Income { alone: u32, alliance: u32 },
}

impl Setup {
    /// The board played on.
    pub fn board(&self) -> &'static Board {
        self.board.board_with(&self.borders)
    }

    /// The rulebook movement and Winter follow.
    pub fn rulebook(&self) -> &Rulebook {
        match &self.movement {
            MovementRules::Standard { rulebook } => rulebook,
        }
    }
}
