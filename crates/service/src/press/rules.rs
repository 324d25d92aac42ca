//! Who may write, when, and to whom.

use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActError, GameStatus};

use super::{Circle, LONGEST_LETTER, MOST_LETTERS, Mark, PressRefusal};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Refusal, Service, ServiceError};

/// What is about to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LetterKind {
    /// Whether it is public press.
    pub open: bool,
    /// Whether its sender stays unnamed.
    pub grey: bool,
}

impl GameContext {
    /// For whom this person writes in a game of these rules: their power, of several the one they speak `for_power`;
    /// none where players share the powers and speak for themselves.
    ///
    /// # Errors
    /// When they do not play, the game has not begun, its rules forbid it, or the power is not theirs.
    pub(super) fn may_say(
        &self,
        by: &Person,
        kind: LetterKind,
        for_power: Option<Power>,
    ) -> Result<Option<Power>, Refusal> {
        by.writes()?;
        let over = match self.state.stage {
            GameStatus::Lobby => return Err(Refusal::NotStarted),
            GameStatus::Playing => false,
            // When it is over, everybody may say what they always wanted to.
            GameStatus::Finished(_) => true,
        };
        let sender = match self.state.control.is_shared() {
            false => {
                let first = self.power_of(by)?;
                let theirs = self.state.control.powers_of(by.id);
                match for_power.filter(|power| !theirs.contains(power)) {
                    Some(power) => return Err(ActError::NotYours(power).into()),
                    None => Some(for_power.unwrap_or(first)),
                }
            }
            true if self.state.control.has(by.id) => None,
            true => return Err(Refusal::NotAPlayer),
        };
        if over {
            return Ok(sender);
        }
        let rules = &self.settings.press;
        let step = self.state.phase.step;
        let refused = if rules.is_gunboat() {
            PressRefusal::Gunboat
        } else if !kind.open && !rules.private {
            PressRefusal::NoLetters
        } else if kind.open && rules.public == crate::Public::None {
            PressRefusal::NoPublic
        } else if kind.grey && !rules.grey() {
            PressRefusal::NoGrey
        } else if rules.is_shut(step) {
            PressRefusal::Shut { step }
        } else if let Some(power) = sender.filter(|p| !rules.dead && !self.state.is_in(*p)) {
            PressRefusal::Dead { power }
        } else {
            return Ok(sender);
        };
        Err(refused.into())
    }

    /// The powers of the game that are played, as a circle.
    pub fn played(&self) -> Circle {
        self.state.setup.played().into_iter().collect()
    }

    /// Whom a letter is meant for that is to these powers: to all powers is to all that are played.
    pub(super) fn meant(&self, circle: Circle) -> Circle {
        if circle == Circle::all(self.state.setup.board()) {
            self.played()
        } else {
            circle
        }
    }

    /// A circle without the powers of whoever writes to it, who speaks for `own`.
    pub(super) fn without_own(&self, circle: Circle, writer: PlayerId, own: Power) -> Circle {
        let others = self.state.control.powers_of(writer).into_iter();
        others.fold(circle.without(own), |circle, power| circle.without(power))
    }

    /// The people a circle reaches, all `but` one, and the powers of it that nobody plays.
    pub(super) fn reached_by(
        &self,
        circle: &Circle,
        but: Option<PlayerId>,
    ) -> (Vec<PlayerId>, Vec<Power>) {
        let (mut readers, mut absent) = (Vec::new(), Vec::new());
        for power in circle.powers() {
            let players = self.state.control.players_of(power);
            if players.is_empty() {
                absent.push(power);
            }
            readers.extend(players.into_iter().filter(|p| Some(*p) != but));
        }
        readers.sort_unstable();
        readers.dedup();
        (readers, absent)
    }

    /// The powers of a circle that nobody but computers plays; none where nobody may be told who plays what.
    pub(super) fn played_by_computers(&self, circle: &Circle) -> Vec<Power> {
        if self.hides_players() {
            return Vec::new();
        }
        let mut powers = circle.powers();
        powers.retain(|power| {
            let players = self.state.control.players_of(*power);
            !players.is_empty() && players.iter().all(|player| player.is_computer())
        });
        powers
    }
}

/// A letter's text as it is kept: without control characters, without blank ends.
///
/// # Errors
/// When nothing is left of it, or too much.
pub(super) fn proper(text: &str) -> Result<String, PressRefusal> {
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    let kept = |c: &char| *c == '\n' || !c.is_control();
    let text: String = lines.trim().chars().filter(kept).collect();
    match text.chars().count() {
        0 => Err(PressRefusal::Empty),
        characters if characters > LONGEST_LETTER => Err(PressRefusal::TooLong { characters }),
        _ => Ok(text),
    }
}

#[boxed]
impl Service {
    /// Refuses a form for something that could not be said.
    ///
    /// # Errors
    /// As [`Service::press`], as far as they do not depend on the text.
    pub async fn may_write_press(
        &self,
        by: &Person,
        context: &GameContext,
        open: bool,
        grey: bool,
    ) -> Result<(), ServiceError> {
        let sender = context.may_say(by, LetterKind { open, grey }, None)?;
        self.may_go_on(by, context, sender.filter(|_| !grey)).await
    }

    /// Refuses the form for an answer that could not be sent.
    ///
    /// # Errors
    /// As [`Service::press`], and when there is no such letter for this person.
    pub async fn may_answer(
        &self,
        by: &Person,
        context: &GameContext,
        mark: Mark,
    ) -> Result<(), ServiceError> {
        let grey = self.answered(by, context, mark).await?.grey;
        self.may_write_press(by, context, false, grey).await
    }

    /// Refuses one the GM has silenced, or who has written too much in this phase. `sender` is the power whose
    /// name the letter bears: silence holds for signed press only, or it would tell who writes unsigned.
    pub(super) async fn may_go_on(
        &self,
        by: &Person,
        context: &GameContext,
        sender: Option<Power>,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        let silent = self.store.muted(game.guild, game.id, None).await?;
        // Whoever plays several powers does not go on in the name of another.
        let hand = sender.map(|power| context.state.setup.hand_of(power));
        let silenced = hand.into_iter().flatten();
        let mut silenced = silenced.filter(|p| silent.iter().any(|id| p.id() == id.as_str()));
        if let Some(power) = silenced.next()
            && !matches!(context.state.stage, GameStatus::Finished(_))
        {
            return Err(PressRefusal::Silenced { power }.into());
        }
        let (phase_no, person) = (game.head.phase_no, by.id.0 as i64);
        let written = self
            .store
            .letters_written(game.guild, game.id, phase_no, person)
            .await?;
        if written >= MOST_LETTERS {
            Err(PressRefusal::TooMany.into())
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_has_ends_and_lines_but_no_control_characters() {
        assert_eq!(proper(" a\r\nb\u{7} "), Ok("a\nb".to_owned()));
        assert_eq!(proper(" \n\u{1}\n "), Err(PressRefusal::Empty));
        let long = "é".repeat(LONGEST_LETTER + 1);
        let characters = LONGEST_LETTER + 1;
        assert_eq!(proper(&long), Err(PressRefusal::TooLong { characters }));
        assert!(proper(&long[2..]).is_ok());
    }
}
