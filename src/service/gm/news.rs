//! What is told of a GM's doings. Who did it is named: power over a game is used in the open.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{Changed, Phase};
use crate::store::PhaseNo;

/// Whose orders are meant: a seat's, or where players share the powers a player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    Power(Power),
    Player(PlayerId),
}

/// A look that was taken at sealed orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looked {
    /// The GM who looked.
    pub gm: PlayerId,
    /// Nobody in particular: the whole phase was tried out.
    pub at: Vec<Whose>,
    /// At treasuries or holdings, not at orders.
    #[serde(default)]
    pub money: bool,
}

/// An option that has another value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionChange {
    /// The option's id.
    pub id: String,
    /// What it was set to.
    pub before: Value,
    /// What it is set to.
    pub after: Value,
}

/// One thing a GM did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum GmNews {
    /// The looks at sealed orders of a phase that is over.
    Looks { phase: Phase, looks: Vec<Looked> },
    /// Orders were entered in somebody's name.
    Entered { by: PlayerId, whose: Whose },
    /// Orders were struck.
    Struck { by: PlayerId, whose: Whose },
    /// The default sheet counts instead.
    Defaulted { by: PlayerId, whose: Whose },
    /// Orders may not be changed, or may be again: a power's, or all.
    Locked {
        by: PlayerId,
        locked: bool,
        power: Option<Power>,
    },
    /// The board, money, treaties or holdings were corrected.
    Edited { by: PlayerId, changes: Vec<Changed> },
    /// The last act of a GM was undone.
    Undone { by: PlayerId, changes: Vec<Changed> },
    /// Rules were changed.
    Options {
        by: PlayerId,
        changes: Vec<OptionChange>,
    },
    /// To a player: some lines of the sheet do nothing any more after a correction.
    Touched { player: PlayerId, phase_no: PhaseNo },
    /// Somebody was put into the lobby, or a seat.
    Seated {
        by: PlayerId,
        power: Option<Power>,
        player: PlayerId,
    },
    /// Somebody was taken out.
    Unseated {
        by: PlayerId,
        power: Option<Power>,
        player: PlayerId,
    },
    /// Said in the game's name.
    Announced { by: PlayerId, text: String },
    /// To a player.
    Warned {
        by: PlayerId,
        player: PlayerId,
        text: String,
    },
    /// To a player: banned from the game, or no longer.
    Banned {
        by: PlayerId,
        player: PlayerId,
        lifted: bool,
    },
    /// Another person is the GM.
    HandedOver { by: PlayerId, gm: PlayerId },
}

impl GmNews {
    /// Whether it is one player's alone to read.
    pub fn is_private(&self) -> bool {
        matches!(
            self,
            GmNews::Touched { .. } | GmNews::Warned { .. } | GmNews::Banned { .. }
        )
    }
}
