//! Buttons of a GM's panel.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use crate::service::{Kept, Whose};
use crate::store::{PhaseNo, Seq};

/// What a button for GMs asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GmAsk {
    /// Carries out the change shown under this number.
    Apply { draft: i64 },
    /// Goes back to a revision, as it was shown when `of` was the newest.
    Back { to: Seq, of: Seq },
    /// Deletes the game, if its newest revision is still this.
    Delete { of: Seq },
    /// Another page of the log: the entries with numbers below `before`.
    Log { before: i64, kept: Kept },
    /// Looks at what is sealed, knowing that whoever looks does not play.
    Look { at: Sight },
    /// Closes a phase of a game that only computers still play, if it is still open.
    Next { phase: PhaseNo },
    /// Shows the GM's panel, in a message of its own.
    Open,
    /// The form for an announcement, filled in; it is of no phase.
    Say,
    /// Does something of the GM's panel. `phase`: the one it was shown in.
    Panel { phase: PhaseNo, act: PanelAct },
}

/// What a button of the GM's panel does.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum PanelAct {
    /// Shows the panel again.
    Show,
    /// Reminds those who still owe something.
    Remind,
    /// Stops the clock.
    Pause,
    /// Lets the clock run.
    Resume,
    /// Gives the open phase one more day.
    Extend,
    /// Asks whether the phase shall be closed now.
    Process,
    /// Closes the phase now.
    ProcessSure,
    /// Opens the form for an announcement.
    Announce,
    /// Shows the log.
    Log,
}

impl PanelAct {
    /// Its word in ids; behind `button-gm-`, its key in the catalogue.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

impl GmAsk {
    /// How a press of it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            GmAsk::Open | GmAsk::Next { .. } => Manner::New,
            GmAsk::Panel {
                act: PanelAct::Announce,
                ..
            } => Manner::Form,
            _ => Manner::Change,
        }
    }
}

/// What sealed things a GM wants to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// One sheet of orders.
    Sheet(Whose),
    /// The result of the whole phase, tried out.
    DryRun,
    /// Treasuries and holdings.
    Money,
}
