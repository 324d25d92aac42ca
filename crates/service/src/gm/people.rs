//! A GM and the people of a game: seats, words to them, bans, and another GM.

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::{look_after_gallery, to_channel};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET};
use crate::person::Person;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActReport, Action};
use chancery_store::Along;

use super::news::GmNews;

/// How often a player of a game may be warned in a day (UTC).
pub const MOST_WARNINGS: i64 = 3;

/// Milliseconds of a day.
const DAY: i64 = 24 * 3_600_000;

/// The most characters of an announcement or a warning.
pub const MOST_SAID: usize = 1_000;

impl GameContext {
    /// Refuses somebody who is banned from the game.
    ///
    /// # Errors
    /// When they are.
    pub fn not_banned(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.settings.reins.banned.contains(&player) {
            Err(Refusal::Banned)
        } else {
            Ok(())
        }
    }
}

/// Text somebody wants said: trimmed, and neither empty nor too long.
fn said(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    Ok(text.chars().take(MOST_SAID).collect())
}

#[boxed]
impl Service {
    /// Takes somebody out of the lobby or off a seat, whose power falls into civil disorder.
    ///
    /// # Errors
    /// When this person is not the GM, or the other is not in the game.
    pub async fn unseat(
        &self,
        by: &Person,
        context: &GameContext,
        player: PlayerId,
    ) -> Result<(GameContext, Option<Power>), ServiceError> {
        context.gm_only(by)?;
        if !context.state.control.has(player) {
            return Err(Refusal::NotInGame.into());
        }
        let power = context.state.control.own_power(player);
        let say = |game: &_, _: &ActReport| {
            let by = by.id;
            let news = GmNews::Unseated { by, power, player };
            vec![to_channel(game, &Notice::Gm { news })]
        };
        let action = Action::Leave { player };
        let (context, _) = self.act(by, context, action, "unseat", say).await?;
        self.close_if_all_ready(&context, by.now).await?;
        Ok((context, power))
    }

    /// Reminds those who owe something, now. Says how many posts that takes.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played or is paused, or nobody owes
    /// anything.
    pub async fn remind(&self, by: &Person, context: &GameContext) -> Result<usize, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let game = &context.game;
        if game.head.deadline.is_none() {
            return Err(Refusal::Paused.into());
        }
        let posts = self
            .reminder_posts(game.guild, game.id, game.head.phase_no)
            .await?;
        if posts.is_empty() {
            return Err(Refusal::NobodyOwes.into());
        }
        let count = posts.len();
        let note = crate::change::audit(Some(by.id), "remind", json!({}));
        let along = Along {
            posts,
            audits: vec![note],
        };
        let noted = self.store.note(game.guild, Some(game.id), by.now, &along);
        noted.await?;
        (self.wake)();
        Ok(count)
    }

    /// Says something in the game's channel, in the game's name.
    ///
    /// # Errors
    /// When this person is not the GM, or there is nothing to say.
    pub async fn announce(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
    ) -> Result<(), ServiceError> {
        context.gm_only(by)?;
        let (by_id, text) = (by.id, said(text)?);
        let news = GmNews::Announced { by: by_id, text };
        self.tell(by, context, "announce", news).await
    }

    /// Warns a player, in private: no more than [`MOST_WARNINGS`] times a day, and not those who want no
    /// private messages.
    ///
    /// # Errors
    /// When this person is not the GM, the other is not in the game or may not be written to, was warned
    /// too often today, or there is nothing to say.
    pub async fn warn(
        &self,
        by: &Person,
        context: &GameContext,
        player: PlayerId,
        text: &str,
    ) -> Result<(), ServiceError> {
        context.gm_only(by)?;
        if !context.state.control.has(player) {
            return Err(Refusal::NotInGame.into());
        }
        let text = said(text)?;
        if !self.takes_a_word(player).await? {
            return Err(Refusal::NoPrivate.into());
        }
        let game = &context.game;
        let today = by.now.div_euclid(DAY);
        let marker = format!("warned:{today}:{}:", player.0);
        let warned = self.store.told(game.guild, game.id, &marker, QUIET).await?;
        if warned >= MOST_WARNINGS {
            return Err(Refusal::WarnedEnough {
                most: MOST_WARNINGS,
            }
            .into());
        }
        let by_id = by.id;
        let news = GmNews::Warned {
            by: by_id,
            player,
            text,
        };
        self.tell(by, context, "warn", news).await
    }

    /// Bans somebody from the game: off the seat or out of the lobby, and not let in again. Or lifts
    /// that.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, they ban the GM, or it is so already.
    pub async fn ban(
        &self,
        by: &Person,
        context: &GameContext,
        player: PlayerId,
        lift: bool,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        if !context.game.head.status.is_living() {
            return Err(Refusal::GameOver.into());
        }
        if player == by.id || player == context.first_gm() {
            return Err(Refusal::BanGm.into());
        }
        let mut settings = context.settings.clone();
        let banned = &mut settings.reins.banned;
        let changed = if lift {
            banned.remove(&player)
        } else {
            banned.insert(player)
        };
        if !changed {
            return Err(Refusal::AlreadySo.into());
        }
        let text = serde_json::to_string(&settings).map_err(internal)?;
        let detail = json!({ "player": player, "lifted": lift });
        let mut context = self
            .rearrange(by, context, "ban", detail, None, |head| {
                head.settings = text;
                None
            })
            .await?;
        if !lift && context.state.control.has(player) {
            context = self.unseat(by, &context, player).await?.0;
        }
        if !lift {
            self.out_of_gallery(by, &context, player).await?;
        }
        let by_id = by.id;
        let news = GmNews::Banned {
            by: by_id,
            player,
            lifted: lift,
        };
        if self.takes_a_word(player).await? {
            self.tell(by, &context, "ban-told", news).await?;
        }
        Ok(context)
    }

    /// Names another GM.
    ///
    /// # Errors
    /// When this person is not the GM, or the other is already, is banned, or was in the gallery of a game with a blind GM.
    pub async fn hand_over(
        &self,
        by: &Person,
        context: &GameContext,
        gm: PlayerId,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        context.not_banned(gm)?;
        if context.first_gm() == gm {
            return Err(Refusal::AlreadySo.into());
        }
        self.may_run_unseeing(context, gm).await?;
        let news = GmNews::HandedOver { by: by.id, gm };
        let detail = json!({ "gm": gm });
        let mut posts = vec![to_channel(&context.game, &Notice::Gm { news })];
        // A blind GM is not in the gallery's thread.
        if !context.gallery.is_empty() {
            posts.push(look_after_gallery(&context.game));
        }
        self.rearrange_with(by, context, "hand-over", detail, posts, |head| {
            head.gm = Some(gm.0 as i64);
            None
        })
        .await
    }
}
