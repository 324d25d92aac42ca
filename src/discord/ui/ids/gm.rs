//! Buttons of a GM's panel.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use crate::service::{Kept, Whose};
use crate::store::{PhaseNo, Seq};

/// What a GM's button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GmAsk {
    /// Carries out what was shown under this number.
    Apply { draft: i64 },
    /// Goes back to a revision, as it was shown when `of` was the newest.
    Back { to: Seq, of: Seq },
    /// Deletes the game, if its newest revision is still this.
    Delete { of: Seq },
    /// Another page of the log: entries numbered below.
    Log { before: i64, kept: Kept },
    /// Looks at what is sealed, knowing that whoever looks does not play.
    Look { at: Sight },
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
    Pause,
    Resume,
    /// A day more for the phase.
    Extend,
    /// Asks whether the phase shall be closed now.
    Process,
    /// Closes it.
    ProcessSure,
    /// Opens the form for an announcement.
    Announce,
    /// The log.
    Log,
}

impl PanelAct {
    /// Its word in ids and, behind `button-gm-`, in the catalogue.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

impl GmAsk {
    /// How a press of it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            GmAsk::Open => Manner::New,
            GmAsk::Panel {
                act: PanelAct::Announce,
                ..
            } => Manner::Form,
            _ => Manner::Change,
        }
    }
}

/// What a GM means to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// One sheet.
    Sheet(Whose),
    /// The whole phase, tried out.
    DryRun,
    /// Treasuries and holdings.
    Money,
}
