//! Acts that change a game at once, and what comes of them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::exchange::{Bytes, ExchangeError, Secret};
use crate::control::{ControlError, PlayerId, SeatsError};
use crate::game::{Changed, Edit, EditError, Motion, Outcome};
use crate::relations::{self, BadEntry};

/// Something done at once. Whether the person may do it is the service's question; whether the game
/// allows it is answered here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes a place in the lobby, choosing a power nobody else has chosen, or none; or chooses another.
    Join {
        player: PlayerId,
        wish: Option<Power>,
    },
    /// Takes a place in the lobby, asking for powers, the dearest first; or asks for others.
    Prefer {
        player: PlayerId,
        wishes: Vec<Power>,
    },
    Leave {
        player: PlayerId,
    },
    /// Gives a game that may draw lots its secret, before it starts (or goes on after an end that
    /// published the one before); it is bound to it from then on.
    Commit {
        secret: Secret,
    },
    /// Deals the powers and opens the first phase. The seed decides the lots.
    Start {
        seed: u64,
    },
    /// Proposes a motion; who proposes it is for it.
    Propose {
        player: PlayerId,
        motion: Motion,
    },
    /// Votes on a motion, or takes the vote back.
    Vote {
        player: PlayerId,
        motion: Motion,
        yes: Option<bool>,
    },
    /// Proclaims for all to hear that a power means to win, alone or with these: R-A6.
    Claim {
        power: Power,
        player: PlayerId,
        with: BTreeSet<Power>,
    },
    /// Seats someone in a power's place.
    Replace {
        power: Power,
        player: PlayerId,
    },
    /// A power's player has fallen silent: civil disorder until that player comes back or another sits
    /// down.
    Disorder {
        power: Power,
    },
    /// Who had fallen silent sits down again.
    Return {
        player: PlayerId,
    },
    /// Somebody sits down for a power that nobody plays.
    TakeOver {
        power: Power,
        player: PlayerId,
    },
    /// Ends the game as its players agreed, or as its GM rules.
    End {
        outcome: Outcome,
    },
    /// A GM's corrections of the board, money, treaties or holdings: all of them or none.
    Edit {
        edits: Vec<Edit>,
    },
    /// Ends the game without a result.
    Abandon,
}

/// What an act brought about, for telling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActReport {
    Joined {
        player: PlayerId,
        wish: Option<Power>,
    },
    Left {
        player: PlayerId,
        power: Option<Power>,
    },
    /// The hash of the game's secret, for all to keep.
    Committed {
        hash: Bytes,
    },
    Started,
    /// A vote on a motion; of `needed` powers so many have voted.
    Voted {
        power: Power,
        motion: Motion,
        yes: Option<bool>,
        votes: usize,
        of: usize,
    },
    /// A vote of a player who shares the powers. So many are for a close, of `needed`; on another motion,
    /// of so many that may, so many have voted.
    Polled {
        player: PlayerId,
        motion: Motion,
        yes: Option<bool>,
        votes: usize,
        needed: usize,
    },
    /// A claim was posted, and what came of it.
    Claimed {
        power: Power,
        events: Vec<relations::Event>,
    },
    Replaced {
        power: Power,
        before: Option<PlayerId>,
        player: PlayerId,
    },
    Disordered {
        power: Power,
        player: PlayerId,
    },
    Returned {
        power: Power,
        player: PlayerId,
    },
    Edited {
        changes: Vec<Changed>,
    },
    Ended(Outcome),
}

/// Why an act was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    #[error("the game has not started")]
    NotStarted,
    #[error("the game has started")]
    AlreadyStarted,
    #[error("the game is over")]
    Over,
    #[error("no such seat")]
    NotSeated,
    #[error("{0} is out of the game")]
    Eliminated(Power),
    /// The power is one that nobody plays in this game.
    #[error("nobody plays {0} in this game")]
    NotPlayed(Power),
    #[error("a power cannot concede to itself")]
    ToOneself,
    /// The motion is not put to the vote in this game, or is decided.
    #[error("there is no such open vote")]
    NoMotion,
    /// Only those listed as eligible to order vote on it: C-10a.
    #[error("not eligible to give orders")]
    NotEligible,
    /// Nobody has a power of their own: what asks for one is not for this game.
    #[error("players have no seats in this game")]
    NoSeats,
    /// Another player speaks for that power.
    #[error("another player speaks for {0}")]
    NotYours(Power),
    /// Several players speak for that power, so none of them alone.
    #[error("several players speak for {0}")]
    SeveralHands(Power),
    /// The claim cannot be made.
    #[error("no such claim can be made")]
    Claim(BadEntry),
    #[error(transparent)]
    Edit(#[from] EditError),
    #[error(transparent)]
    Seats(#[from] SeatsError),
    #[error(transparent)]
    Exchange(#[from] ExchangeError),
}

impl From<ControlError> for ActError {
    fn from(error: ControlError) -> ActError {
        match error {
            ControlError::NoSeats => ActError::NoSeats,
            ControlError::Seats(error) => error.into(),
            ControlError::Exchange(error) => error.into(),
        }
    }
}
