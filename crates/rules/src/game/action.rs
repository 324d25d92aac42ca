//! The second door: acts that change a game at once, each a revision of its own.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::exchange::{Bytes, ExchangeError, Secret};
use crate::control::{ControlError, PlayerId, SeatsError};
use crate::relations::{self, BadEntry};

use super::{Changed, Edit, EditError, GameStatus, Motion, Outcome, State};

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

/// Applies an act.
///
/// # Errors
/// When the game does not allow it; nothing has changed then.
///
/// ```
/// use chancery_rules::control::PlayerId;
/// use chancery_rules::game::{Action, State, act};
/// use chancery_rules::variants;
///
/// let lobby = State::new(variants::standard(None));
/// let join = Action::Join { player: PlayerId(1), wish: None };
/// let (joined, _) = act(&lobby, &join).expect("a seat is free");
/// assert!(act(&joined, &join).is_err(), "nobody sits twice");
/// ```
pub fn act(state: &State, action: &Action) -> Result<(State, ActReport), ActError> {
    let mut next = state.clone();
    if let GameStatus::Finished(_) = next.stage {
        return Err(ActError::Over);
    }
    let report = match action {
        Action::Join { player, wish } => {
            if !state.setup.control.admits_latecomers() {
                lobby(state)?;
            }
            next.control.join(*player, *wish)?;
            ActReport::Joined {
                player: *player,
                wish: *wish,
            }
        }
        Action::Prefer { player, wishes } => {
            lobby(state)?;
            next.control.prefer(*player, wishes)?;
            // What somebody asks for is nobody else's business.
            ActReport::Joined {
                player: *player,
                wish: None,
            }
        }
        Action::Leave { player } => {
            let power = next.control.leave(*player, state.is_playing())?;
            for ballot in next.ballots.values_mut().filter(|b| b.passed.is_none()) {
                ballot.players.remove(player);
            }
            if let Some(power) = power {
                next.economy.forget_ally(power);
            }
            ended_by_votes(&mut next).unwrap_or(ActReport::Left {
                player: *player,
                power,
            })
        }
        Action::Commit { secret } => {
            let exchange = next
                .control
                .exchange_mut()
                .ok_or(ExchangeError::NotPlayed)?;
            if exchange.secret.is_some() {
                return Err(ActError::AlreadyStarted);
            }
            exchange.secret = Some(*secret);
            ActReport::Committed {
                hash: secret.commitment(),
            }
        }
        Action::Start { seed } => {
            lobby(&next)?;
            let mut lots = super::lot::Lots::new(*seed);
            let rules = &state.setup.control;
            next.control.begin(rules, |n| lots.below(n))?;
            next.stage = GameStatus::Playing;
            ActReport::Started
        }
        Action::Propose { player, motion } => {
            playing(&next)?;
            if !next.control.has(*player) {
                return Err(ActError::NotSeated);
            }
            if !next.may_propose(*motion) {
                return Err(ActError::NoMotion);
            }
            next.ballots.insert(*motion, Default::default());
            polled(&mut next, *player, *motion, Some(true))
        }
        Action::Vote {
            player,
            motion,
            yes,
        } if state.control.is_shared() => {
            playing(&next)?;
            let voters = next.control.voters();
            if !voters.is_some_and(|v| v.contains(player)) {
                return Err(ActError::NotEligible);
            }
            if !next.open_motions().contains(motion) {
                return Err(ActError::NoMotion);
            }
            polled(&mut next, *player, *motion, *yes)
        }
        Action::Vote {
            player,
            motion,
            yes,
        } => {
            let power = voter(&next, *player)?;
            if !next.open_motions().contains(motion) {
                return Err(ActError::NoMotion);
            }
            let ballot = next.ballots.entry(*motion).or_default();
            match yes {
                Some(yes) => ballot.votes.insert(power, *yes),
                None => ballot.votes.remove(&power),
            };
            let votes = ballot.votes.len();
            ActReport::Voted {
                power,
                motion: *motion,
                yes: *yes,
                votes,
                of: next.voters().len(),
            }
        }
        Action::Claim {
            power,
            player,
            with,
        } => {
            let power = claimant(&next, *power, *player)?;
            let Some((treaties, ground)) = next.treaties_mut() else {
                return Err(ActError::Claim(BadEntry::NotPlayed));
            };
            let events = treaties.claim(&ground, power, with);
            let events = events.map_err(ActError::Claim)?;
            ActReport::Claimed { power, events }
        }
        Action::Replace { .. }
        | Action::TakeOver { .. }
        | Action::Disorder { .. }
        | Action::Return { .. } => super::seated::act(&mut next, action)?,
        Action::End { outcome } => {
            playing(&next)?;
            if next.control.is_shared() {
                return Err(ActError::NoSeats);
            }
            let named = match outcome {
                Outcome::Draw(all) | Outcome::Ruled(all) => all.as_slice(),
                Outcome::Concession(to) => std::slice::from_ref(to),
                _ => return Err(ActError::NoMotion),
            };
            let out = named.iter().find(|p| !next.is_in(**p));
            if let Some(power) = out {
                return Err(ActError::Eliminated(*power));
            }
            if named.is_empty() {
                return Err(ActError::NoMotion);
            }
            next.stage = GameStatus::Finished(outcome.clone());
            ActReport::Ended(outcome.clone())
        }
        Action::Edit { edits } => {
            playing(&next)?;
            let (edited, changes) = next.edited(edits)?;
            next = edited;
            ActReport::Edited { changes }
        }
        Action::Abandon => {
            next.stage = GameStatus::Finished(Outcome::Abandoned);
            ActReport::Ended(Outcome::Abandoned)
        }
    };
    Ok((next, report))
}

fn lobby(state: &State) -> Result<(), ActError> {
    match state.stage {
        GameStatus::Lobby => Ok(()),
        GameStatus::Playing => Err(ActError::AlreadyStarted),
        GameStatus::Finished(_) => Err(ActError::Over),
    }
}

pub(super) fn playing(state: &State) -> Result<(), ActError> {
    match state.stage {
        GameStatus::Lobby => Err(ActError::NotStarted),
        GameStatus::Playing => Ok(()),
        GameStatus::Finished(_) => Err(ActError::Over),
    }
}

/// The power this player votes for.
fn voter(state: &State, player: PlayerId) -> Result<Power, ActError> {
    playing(state)?;
    if state.control.is_shared() {
        return Err(ActError::NoSeats);
    }
    let power = *state
        .control
        .powers_of(player)
        .first()
        .ok_or(ActError::NotSeated)?;
    if state.survivors().contains(&power) {
        Ok(power)
    } else {
        Err(ActError::Eliminated(power))
    }
}

/// The power for which this player, and nobody else, speaks.
fn claimant(state: &State, power: Power, player: PlayerId) -> Result<Power, ActError> {
    playing(state)?;
    let hands = state.control.players_of(power);
    if !state.is_in(power) {
        return Err(ActError::Eliminated(power));
    }
    match hands.as_slice() {
        [one] if *one == player => Ok(power),
        hands if hands.contains(&player) => Err(ActError::SeveralHands(power)),
        _ if state.control.has(player) => Err(ActError::NotYours(power)),
        _ => Err(ActError::NotSeated),
    }
}

/// Notes the vote of a player who shares the powers, and ends the game if that carries it.
fn polled(state: &mut State, player: PlayerId, motion: Motion, yes: Option<bool>) -> ActReport {
    let ballot = state.ballots.entry(motion).or_default();
    match yes {
        Some(yes) => ballot.players.insert(player, yes),
        None => ballot.players.remove(&player),
    };
    ended_by_votes(state).unwrap_or_else(|| {
        let (yes_votes, needed, of) = state.closing_votes();
        let cast = state.ballots.get(&motion).map_or(0, |b| b.players.len());
        let (votes, needed) = match motion {
            Motion::Close => (yes_votes, needed),
            _ => (cast, of),
        };
        ActReport::Polled {
            player,
            motion,
            yes,
            votes,
            needed,
        }
    })
}

fn ended_by_votes(state: &mut State) -> Option<ActReport> {
    if !state.is_playing() {
        return None;
    }
    if state.control.is_shared() {
        let outcome = state.closed_by_vote()?;
        state.stage = GameStatus::Finished(outcome.clone());
        return Some(ActReport::Ended(outcome));
    }
    None
}
