//! What is told of a GM's doings. Who did it is named: power over a game is used in the open.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Changed, Phase};
use chancery_store::PhaseNo;

/// Whose orders are meant: a seat's, or where players share the powers a player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Those of a power.
    Power(Power),
    /// Those of a player, where players share powers.
    Player(PlayerId),
}

/// One look that a GM took at sealed orders, as it is published after the phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looked {
    /// The GM who looked.
    pub gm: PlayerId,
    /// Nobody in particular: the whole phase was tried out.
    pub at: Vec<Whose>,
    /// Whether treasuries or holdings were looked at, and not orders.
    #[serde(default)]
    pub money: bool,
}

/// An option of the setup whose value a GM changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionChange {
    /// The option's id.
    pub id: String,
    /// Its value before, as JSON.
    pub before: Value,
    /// Its value now, as JSON.
    pub after: Value,
}

/// Something a GM did that players are told of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "news")]
pub enum GmNews {
    /// The looks that GMs took at sealed orders of a phase, published once it is over.
    Looks { phase: Phase, looks: Vec<Looked> },
    /// Orders were entered in somebody's name.
    Entered { by: PlayerId, whose: Whose },
    /// A GM removed orders from somebody's sheet.
    Struck { by: PlayerId, whose: Whose },
    /// A GM put the default orders in place of a sheet.
    Defaulted { by: PlayerId, whose: Whose },
    /// Orders may not be changed, or may be again: a power's, or all.
    Locked {
        by: PlayerId,
        locked: bool,
        power: Option<Power>,
    },
    /// The board, money, treaties or holdings were corrected.
    Edited { by: PlayerId, changes: Vec<Changed> },
    /// The GM's last act was undone, with these changes.
    Undone { by: PlayerId, changes: Vec<Changed> },
    /// Options of the setup were changed.
    Options {
        by: PlayerId,
        changes: Vec<OptionChange>,
    },
    /// To a player: some lines of the sheet do nothing any more after a correction.
    Touched { player: PlayerId, phase_no: PhaseNo },
    /// The GM put somebody into the lobby or a seat.
    Seated {
        by: PlayerId,
        power: Option<Power>,
        player: PlayerId,
    },
    /// The GM took somebody out of the lobby or a seat.
    Unseated {
        by: PlayerId,
        power: Option<Power>,
        player: PlayerId,
    },
    /// An announcement of the GM to all players.
    Announced { by: PlayerId, text: String },
    /// To one player: a warning of the GM.
    Warned {
        by: PlayerId,
        player: PlayerId,
        text: String,
    },
    /// To one player: the GM banned them from the game, or lifted the ban.
    Banned {
        by: PlayerId,
        player: PlayerId,
        lifted: bool,
    },
    /// Another person is the GM.
    HandedOver { by: PlayerId, gm: PlayerId },
}

impl GmNews {
    /// Whether only one player may read it.
    pub fn is_private(&self) -> bool {
        matches!(
            self,
            GmNews::Touched { .. } | GmNews::Warned { .. } | GmNews::Banned { .. }
        )
    }
}
