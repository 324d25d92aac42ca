//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::exchange::Final;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One power reached the goal alone, or had most when the last year was over.
    Solo(Power),
    /// Two powers that named each other reached the goal together.
    Alliance([Power; 2]),
    /// Several powers reached the goal as equals: 2B.18.
    Shared(Vec<Power>),
    /// Every survivor agreed to share, and the powers are the survivors; or the last year is over, and they share it.
    Draw(Vec<Power>),
    /// Every other survivor conceded to this power.
    Concession(Power),
    /// Players who share the powers are counted by their points: C-11a to C-11c.
    Scores(Box<Final>),
    /// The GM ruled that these have won, or share a draw if they are several.
    Ruled(Vec<Power>),
    /// The GM ended it without a result.
    Abandoned,
}
