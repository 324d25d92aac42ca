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
    /// Leaves the lobby, or the game.
    Leave { player: PlayerId },
    /// Gives a game that may draw lots its secret, before it starts (or goes on after an end that
    /// published the one before); it is bound to it from then on.
    Commit { secret: Secret },
    /// Deals the powers and opens the first phase. The seed decides the lots.
    Start { seed: u64 },
    /// Proposes a motion; the proposer votes for it.
    Propose { player: PlayerId, motion: Motion },
    /// Votes on a motion; `yes: None` takes the vote back.
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
    /// Gives a power another player, who takes it over from the one before.
    Replace { power: Power, player: PlayerId },
    /// A power's player has fallen silent: civil disorder until that player comes back or another sits
    /// down.
    Disorder { power: Power },
    /// A player who had fallen silent takes the own power back.
    Return { player: PlayerId },
    /// A player takes a power that nobody plays at the moment.
    TakeOver { power: Power, player: PlayerId },
    /// Ends the game as its players agreed, or as its GM rules.
    End { outcome: Outcome },
    /// A GM's corrections of the board, money, treaties or holdings: all of them or none.
    Edit { edits: Vec<Edit> },
    /// Ends the game without a winner.
    Abandon,
}

/// What an act brought about, for what is posted about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActReport {
    /// A player is in the lobby, wishing for that power, if any.
    Joined {
        player: PlayerId,
        wish: Option<Power>,
    },
    /// A player has left, giving up that power if the game was running.
    Left {
        player: PlayerId,
        power: Option<Power>,
    },
    /// The hash that binds the game to its secret, for players to keep and check at the end.
    Committed { hash: Bytes },
    /// The powers are dealt and the first phase is open.
    Started,
    /// A power's vote on a motion: `votes` of the `of` powers that may vote have voted.
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
    /// A claim was posted; the events say whether it stands.
    Claimed {
        power: Power,
        events: Vec<relations::Event>,
    },
    /// A power has another player; `before` is the one it had.
    Replaced {
        power: Power,
        before: Option<PlayerId>,
        player: PlayerId,
    },
    /// A power is in civil disorder because its player fell silent.
    Disordered { power: Power, player: PlayerId },
    /// A player who had fallen silent plays the power again.
    Returned { power: Power, player: PlayerId },
    /// The GM corrected the game.
    Edited { changes: Vec<Changed> },
    /// The game is over.
    Ended(Outcome),
}

/// Why an act was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The act is for games that are being played.
    #[error("the game has not started")]
    NotStarted,
    /// The act is for the lobby.
    #[error("the game has started")]
    AlreadyStarted,
    #[error("the game is over")]
    Over,
    /// The player has no part in the game.
    #[error("no such seat")]
    NotSeated,
    /// The power has been put out of the game.
    #[error("{0} is out of the game")]
    Eliminated(Power),
    /// The power is one that nobody plays in this game.
    #[error("nobody plays {0} in this game")]
    NotPlayed(Power),
    /// The one power that would be left to concede is the winner.
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
    /// A correction was refused.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The seat cannot be taken or left.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// The player cannot join or leave the exchange.
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
