//! Who sits down for a power, and who falls silent; and what falls away then.

use crate::board::Power;
use crate::control::SeatsError;
use crate::game::{GameStatus, State};

use super::action::{ActError, ActReport, Action};

/// An act by which somebody sits down for a power, or falls silent.
pub(super) fn act(next: &mut State, action: &Action) -> Result<ActReport, ActError> {
    Ok(match action {
        Action::Replace { power, player } | Action::TakeOver { power, player } => {
            playing(next)?;
            if !next.setup.plays(*power) {
                return Err(ActError::NotPlayed(*power));
            }
            if !next.survivors().contains(power) {
                return Err(ActError::Eliminated(*power));
            }
            let taken = !next.control.players_of(*power).is_empty();
            if taken && matches!(action, Action::TakeOver { .. }) {
                return Err(SeatsError::Taken(*power).into());
            }
            let before = next.control.seat(&next.setup.hand_of(*power), *player)?;
            // The predecessor's vote is not the successor's.
            for power in next.setup.hand_of(*power) {
                next.forget_choices(power);
            }
            ActReport::Replaced {
                power: *power,
                before,
                player: *player,
            }
        }
        Action::Disorder { power } => {
            playing(next)?;
            let player = next.control.fall_silent(*power)?;
            next.economy.forget_ally(*power);
            ActReport::Disordered {
                power: *power,
                player,
            }
        }
        Action::Return { player } => {
            playing(next)?;
            let powers = next.control.come_back(*player)?;
            let first = *powers.first().ok_or(ActError::NotSeated)?;
            let power = next.spokesman(first);
            if !next.survivors().contains(&power) {
                return Err(ActError::Eliminated(power));
            }
            ActReport::Returned {
                power,
                player: *player,
            }
        }
        // The other acts are not about seats.
        _ => return Err(ActError::NoSeats),
    })
}

impl State {
    /// Forgets what a power's player has chosen and is not decided yet: the ally, the votes. For when
    /// another player takes over.
    pub fn forget_choices(&mut self, power: Power) {
        self.economy.forget_ally(power);
        self.relations.forget_choices(power);
        for motion in self.open_motions() {
            if let Some(ballot) = self.ballots.get_mut(&motion) {
                ballot.votes.remove(&power);
            }
        }
    }
}

/// Checks that the game is being played.
///
/// # Errors
///
/// [`ActError::NotStarted`] in the lobby, [`ActError::Over`] after the end.
pub(super) fn playing(state: &State) -> Result<(), ActError> {
    match state.stage {
        GameStatus::Lobby => Err(ActError::NotStarted),
        GameStatus::Playing => Ok(()),
        GameStatus::Finished(_) => Err(ActError::Over),
    }
}
