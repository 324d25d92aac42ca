//! A GM's hand on the sheets: entering, striking, the default, and locks.

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::{audit, to_channel};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::orders::mine::MySheet;
use crate::orders::sheets::{Mode, Written};
use crate::person::Person;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::Along;

use super::news::GmNews;

#[boxed]
impl Service {
    /// Writes orders in a player's name. The channel hears that it was done, not what was written.
    ///
    /// # Errors
    /// When this person is not the GM or is a blind one, or as [`Service::write`].
    pub async fn enter_orders(
        &self,
        by: &Person,
        context: &GameContext,
        owner: PlayerId,
        text: &str,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        context.sealed_only(by)?;
        let (player, loose) = in_place_of(by, context, owner);
        let written = self
            .write(&player, &loose, text, Mode::Add, false, origin)
            .await?;
        if written.changed {
            let whose = context.whose(owner);
            let news = GmNews::Entered { by: by.id, whose };
            self.tell(by, context, "enter-orders", news).await?;
        }
        Ok(written)
    }

    /// Strikes an order of a player's sheet. The channel hears that it was done.
    ///
    /// # Errors
    /// When this person is not the GM or is a blind one, or as [`Service::strike`].
    pub async fn strike_orders(
        &self,
        by: &Person,
        context: &GameContext,
        owner: PlayerId,
        text: &str,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        context.sealed_only(by)?;
        let (player, loose) = in_place_of(by, context, owner);
        let mine = self.strike(&player, &loose, text, origin).await?;
        let whose = context.whose(owner);
        let news = GmNews::Struck { by: by.id, whose };
        self.tell(by, context, "strike-orders", news).await?;
        Ok(mine)
    }

    /// Puts the default sheet in the place of a player's: what counts for those who send nothing. Even
    /// a blind GM may, for nothing is seen of what was there.
    ///
    /// # Errors
    /// When this person is not the GM, or as [`Service::clear`].
    pub async fn default_orders(
        &self,
        by: &Person,
        context: &GameContext,
        owner: PlayerId,
        origin: &str,
    ) -> Result<(), ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let (player, loose) = in_place_of(by, context, owner);
        self.clear(&player, &loose, origin).await?;
        let whose = context.whose(owner);
        let news = GmNews::Defaulted { by: by.id, whose };
        self.tell(by, context, "default-orders", news).await
    }

    /// Closes the orders of a power, or of all, to changes; or opens them again. What is sealed counts
    /// as it is.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, or it is so already.
    pub async fn lock_orders(
        &self,
        by: &Person,
        context: &GameContext,
        power: Option<Power>,
        locked: bool,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let mut settings = context.settings.clone();
        let reins = &mut settings.reins;
        match (power, locked) {
            (Some(power), true) => {
                reins.powers.insert(power);
            }
            (Some(power), false) => {
                reins.powers.remove(&power);
            }
            (None, true) => reins.all = true,
            (None, false) => *reins = reins.loose(),
        }
        if settings.reins == context.settings.reins {
            return Err(Refusal::AlreadySo.into());
        }
        let text = serde_json::to_string(&settings).map_err(internal)?;
        let news = GmNews::Locked {
            by: by.id,
            locked,
            power,
        };
        let detail = json!({ "locked": locked, "power": power });
        let notice = Notice::Gm { news };
        self.rearrange(by, context, "lock", detail, Some(notice), |head| {
            head.settings = text;
            None
        })
        .await
    }

    /// Notes a GM's act that changes nothing of the game itself, and tells it.
    pub(super) async fn tell(
        &self,
        by: &Person,
        context: &GameContext,
        what: &str,
        news: GmNews,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        let mut detail = serde_json::to_value(&news).map_err(internal)?;
        if let Some(fields) = detail.as_object_mut() {
            fields.remove("news");
        }
        let mut post = to_channel(game, &Notice::Gm { news: news.clone() });
        if let GmNews::Warned { player, .. } | GmNews::Banned { player, .. } = news {
            post.route = crate::person_route(player);
            if what == "warn" {
                let today = by.now.div_euclid(24 * 3_600_000);
                // None gives way to another, however soon that comes: each counts.
                let each: u64 = rand::random();
                post.marker = Some(format!("warned:{today}:{}:{each}", player.0));
            }
        }
        let along = Along {
            posts: vec![post],
            audits: vec![audit(Some(by.id), what, detail)],
        };
        let noted = self.store.note(game.guild, Some(game.id), by.now, &along);
        noted.await?;
        (self.wake)();
        Ok(())
    }
}

/// The player in whose place a GM acts, in a game whose locks do not hold for that.
fn in_place_of(by: &Person, context: &GameContext, owner: PlayerId) -> (Person, GameContext) {
    let player = Person::new(owner, by.now);
    let mut loose = context.clone();
    loose.settings.reins = loose.settings.reins.loose();
    (player, loose)
}
