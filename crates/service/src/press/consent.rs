//! What becomes of letters once a game is over: its archive shows those to which everybody agrees whom they
//! concern. Who says nothing has not agreed.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::audit;
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Refusal, Service, ServiceError};
use chancery_archive::PressRecord;
use chancery_rules::game::GameStatus;
use chancery_store::{Along, Game, PhaseNo};

use super::Circle;

/// Whether a person agrees to have their letters of a game published, and what that concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consent {
    /// The person's answer; `None` if they gave none, and then no letter of theirs is published.
    pub given: Option<bool>,
    /// How many letters they wrote and received.
    pub letters: i64,
    /// How many of those may be published, because everybody concerned agrees.
    pub shown: i64,
}

#[boxed]
impl Service {
    /// What this person said about their letters.
    ///
    /// # Errors
    /// When they neither play in the game nor have letters of it.
    pub async fn consent(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Consent, ServiceError> {
        if context.state.stage == GameStatus::Lobby {
            return Err(Refusal::NotStarted.into());
        }
        let (guild, id) = (context.game.guild, context.game.id);
        let person = by.id.0 as i64;
        let letters = self.store.count_letters(guild, id, person).await?;
        let once = || context.played.contains(&by.id);
        if letters == 0 && !context.state.control.has(by.id) && !once() {
            return Err(Refusal::NotAPlayer.into());
        }
        Ok(Consent {
            given: self.store.consent(guild, id, person).await?,
            letters,
            shown: self.store.count_agreed(guild, id, person).await?,
        })
    }

    /// Agrees that one's letters stand in the game's archive, or no longer. An archive that was taken
    /// before stays as it is.
    ///
    /// # Errors
    /// As [`Service::consent`].
    pub async fn set_consent(
        &self,
        by: &Person,
        context: &GameContext,
        agrees: bool,
    ) -> Result<Consent, ServiceError> {
        by.writes()?;
        let before = self.consent(by, context).await?;
        if before.given == Some(agrees) {
            return Ok(before);
        }
        let game = &context.game;
        let detail = json!({ "agrees": agrees });
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit(Some(by.id), "press-consent", detail)],
        };
        let person = by.id.0 as i64;
        self.store
            .set_consent((game.guild, game.id), person, agrees, by.now, &along)
            .await?;
        self.consent(by, context).await
    }

    /// Whether letters were written in a game, so that its players are asked.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn has_letters(&self, context: &GameContext) -> Result<bool, ServiceError> {
        let game = &context.game;
        Ok(self.store.has_letters(game.guild, game.id).await?)
    }

    /// The letters of a phase that its archive shows; `number` is what a person is known by in it.
    pub(crate) async fn shown_press(
        &self,
        game: &Game,
        phase_no: PhaseNo,
        number: impl Fn(i64) -> Option<u32>,
    ) -> Result<Vec<PressRecord>, ServiceError> {
        let letters = self.store.letters_agreed(game.guild, game.id, phase_no);
        let record = |letter: chancery_store::Letter| PressRecord {
            at: letter.at,
            // Where players share the powers they write for themselves.
            by: match (&letter.sender, letter.grey) {
                (None, false) => number(letter.author),
                _ => None,
            },
            from: letter.sender.filter(|_| !letter.grey),
            public: letter.open,
            to: Circle::read(&letter.powers)
                .powers()
                .iter()
                .map(ToString::to_string)
                .collect(),
            text: letter.text,
        };
        Ok(letters.await?.into_iter().map(record).collect())
    }
}
