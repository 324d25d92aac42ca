//! The second door: acts that change a game at once, each a revision of its own.

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{GameStatus, Motion, Outcome, State, axes};

use super::action::{ActError, ActReport, Action};
use super::lot::Lots;
use super::seats::{self, playing};

/// Applies what somebody does between phases (joins, votes, leaves, is replaced) to a state.
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
            next.control
                .join(&state.setup.by_person(), *player, *wish)?;
            ActReport::Joined {
                player: *player,
                wish: *wish,
            }
        }
        Action::Prefer { player, wishes } => {
            lobby(state)?;
            next.control
                .prefer(&state.setup.by_person(), *player, wishes)?;
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
            if !next.control.commit(*secret)? {
                return Err(ActError::AlreadyStarted);
            }
            ActReport::Committed {
                hash: secret.commitment(),
            }
        }
        Action::Start { seed } => {
            lobby(&next)?;
            let mut lots = Lots::new(*seed);
            let rules = &state.setup.control;
            next.control
                .begin(rules, &state.setup.by_person(), |n| lots.below(n))?;
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
            let claimed = axes::relations(&next).claim(&mut next, power, with);
            let events = claimed.map_err(ActError::Claim)?;
            ActReport::Claimed { power, events }
        }
        Action::Replace { .. }
        | Action::TakeOver { .. }
        | Action::Disorder { .. }
        | Action::Return { .. } => seats::act(&mut next, action)?,
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

/// The power this player votes for.
fn voter(state: &State, player: PlayerId) -> Result<Power, ActError> {
    playing(state)?;
    if state.control.is_shared() {
        return Err(ActError::NoSeats);
    }
    let powers = state.control.powers_of(player);
    let power = state.spokesman(*powers.first().ok_or(ActError::NotSeated)?);
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
