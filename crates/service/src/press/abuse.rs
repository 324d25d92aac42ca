//! Against abuse: reporting a letter to the GM, silencing a power, not hearing one.

use chancery_boxed::boxed;
use serde_json::json;

use super::{Mark, PressRefusal};
use crate::change::{audit_of, look_after, to_channel, to_seat};
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET, person_route};
use crate::person::Person;
use crate::{Refusal, Service, ServiceError};
use chancery_rules::board::Power;
use chancery_store::Along;

#[boxed]
impl Service {
    /// Sends one letter, and only it, to the GM, who learns the power that wrote it and, if he does not
    /// play himself, the person.
    ///
    /// # Errors
    /// When there is no such letter for this person, it is their own, or they have reported it.
    pub async fn report(
        &self,
        by: &Person,
        context: &GameContext,
        mark: Mark,
    ) -> Result<(), ServiceError> {
        by.writes()?;
        let letter = self.letter_of(by, context, mark).await?;
        if letter.author == by.id {
            return Err(PressRefusal::OwnLetter.into());
        }
        let game = &context.game;
        let marker = format!("report:{mark}:{}:", by.id.0);
        let told = self.store.told(game.guild, game.id, &marker, QUIET).await?;
        if told > 0 {
            return Err(PressRefusal::ReportedAlready.into());
        }
        let gm = context.first_gm();
        let notice = Notice::Reported {
            mark: mark.kept(),
            by: by.id,
        };
        let mut post = to_channel(game, &notice);
        post.route = person_route(gm);
        post.marker = Some(marker);
        let detail = json!({ "letter": mark.to_string() });
        let along = Along {
            posts: vec![post],
            audits: vec![audit_of(by, "press-report", detail)],
        };
        self.store
            .note(game.guild, Some(game.id), by.now, &along)
            .await?;
        (self.wake)();
        Ok(())
    }

    /// No longer passes on what one power writes to this person, or passes it on again. The other does
    /// not learn of it.
    ///
    /// # Errors
    /// When this person does not play, or plays that power.
    pub async fn mute(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
        mute: bool,
    ) -> Result<(), ServiceError> {
        by.writes()?;
        if !context.state.control.has(by.id) {
            return Err(Refusal::NotAPlayer.into());
        }
        if context.is_played_by(power, Some(by.id)) {
            return Err(PressRefusal::Oneself.into());
        }
        let game = &context.game;
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit_of(by, "press-mute", json!({ "mute": mute }))],
        };
        let person = Some(by.id.0 as i64);
        self.store
            .mute(
                (game.guild, game.id),
                person,
                &power.id(),
                mute,
                by.now,
                &along,
            )
            .await?;
        Ok(())
    }

    /// Takes press away from a power, or gives it back; its player hears of it. Its threads are closed.
    ///
    /// # Errors
    /// When this person is not the GM, or the game is not being played.
    pub async fn silence_press(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
        silent: bool,
    ) -> Result<(), ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let game = &context.game;
        let mut posts = Vec::new();
        for player in context.state.control.players_of(power) {
            let reached = self.takes_a_word(player).await?;
            let post = to_channel(game, &Notice::Silenced { power, silent });
            posts.extend(to_seat(&context.state, player, reached, post));
        }
        posts.extend(silent.then(|| look_after(game)));
        posts.extend(self.rooms_post(game).await?);
        let detail = json!({ "power": power, "silent": silent });
        let along = Along {
            posts,
            audits: vec![audit_of(by, "press-off", detail)],
        };
        self.store
            .mute(
                (game.guild, game.id),
                None,
                &power.id(),
                silent,
                by.now,
                &along,
            )
            .await?;
        (self.wake)();
        Ok(())
    }
}
