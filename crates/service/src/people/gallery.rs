//! The gallery: people who see everything by the players' consent, and have promised not to play and to tell nobody.
//!
//! Nothing that they look at is noted or told. Whoever is or was there takes no seat in that game: the store refuses it.

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{TRIES, audit, look_after_gallery};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::press::{Letter, Page, PerPage};
use crate::settings::{Gallery, Substitution};
use crate::turns::close::opened;
use crate::{Service, Whose};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{GameStatus, Sheet};
use chancery_store::{Along, GalleryMember, Game};

impl GameContext {
    /// Whether this person now sees what the gallery sees. In a game with a blind GM, none of those who run it does.
    /// Outside the server their roles are not known, and this says nothing.
    pub fn is_in_gallery(&self, by: &Person) -> bool {
        let open = self.settings.gallery != Gallery::None;
        open && self.gallery.contains(&by.id)
            && self.not_banned(by.id).is_ok()
            && self.may_see(by)
            && !(self.settings.blind && self.is_gm(by))
    }

    /// Whether somebody who is in the gallery belongs into its thread. Of those who run a game with a blind GM, only
    /// the first GM is known here.
    pub fn belongs_in_gallery_thread(&self, one: &GalleryMember) -> bool {
        let person = PlayerId(one.person as u64);
        self.settings.gallery != Gallery::None
            && one.left_at.is_none()
            && self.not_banned(person).is_ok()
            && !(self.settings.blind && self.first_gm() == person)
    }

    fn gallery_only(&self, by: &Person) -> Result<(), Refusal> {
        if self.is_in_gallery(by) {
            Ok(())
        } else {
            Err(Refusal::NotInGallery)
        }
    }

    /// Whether this person may join the game's gallery, as far as the game itself tells.
    fn takes_into_gallery(&self, by: &Person) -> Result<(), ServiceError> {
        let seats = &self.settings.seats;
        if self.settings.gallery == Gallery::None {
            return Err(Refusal::NoGallery.into());
        }
        if let GameStatus::Finished(_) = self.state.stage {
            return Err(Refusal::GameOver.into());
        }
        self.not_banned(by.id)?;
        self.admits(by)?;
        let control = &self.state.control;
        let plays = control.has(by.id) || control.gone_from(by.id).is_some();
        let is_of = |one: &Substitution| one.player == by.id || one.substitute == Some(by.id);
        let substitutes = seats.substitutions.iter().any(is_of);
        let shares = self.has_shared(by.id) || self.shares_or_may(by.id);
        let waits = seats.waiting.contains(&by.id);
        if plays || self.played.contains(&by.id) || waits || substitutes || shares {
            return Err(Refusal::TakesPart.into());
        }
        if self.settings.blind && self.is_gm(by) {
            return Err(Refusal::BlindGallery.into());
        }
        Ok(())
    }
}

#[boxed]
impl Service {
    /// Refuses whoever may not join a game's gallery, before they give their word.
    ///
    /// # Errors
    /// When the game has none or is over, or the person plays, has played, waits, substitutes or offers to, is banned,
    /// may not see the game, or runs a game with a blind GM.
    pub async fn may_join_gallery(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        context.takes_into_gallery(by)?;
        let offers = self.store.substitutes(context.game.guild).await?;
        if offers.contains(&(by.id.0 as i64)) {
            return Err(Refusal::TakesPart.into());
        }
        Ok(())
    }

    /// Lets a person who gave their word into a game's gallery. Whoever is in it already is put into its thread again.
    ///
    /// # Errors
    /// As [`Service::may_join_gallery`].
    pub async fn join_gallery(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        let mut now = self.again(context).await?;
        for _ in 0..TRIES {
            self.may_join_gallery(by, &now).await?;
            let along = Along {
                posts: vec![look_after_gallery(&now.game)],
                audits: vec![audit(Some(by.id), "gallery-join", json!({}))],
            };
            let person = by.id.0 as i64;
            let joined = self.store.join_gallery(&now.game, person, by.now, &along);
            match joined.await.map_err(ServiceError::from) {
                Err(ServiceError::Stale) => now = self.again(context).await?,
                joined => {
                    joined?;
                    (self.wake)();
                    let now = self.whole_context(now.game.guild, now.game.id).await?;
                    return self.seen_on_server(by, &now).await;
                }
            }
        }
        Err(ServiceError::Stale)
    }

    /// Leaves a game's gallery.
    ///
    /// # Errors
    /// When this person is not in it.
    pub async fn leave_gallery(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        if self.out_of_gallery(by, context, by.id).await? {
            Ok(())
        } else {
            Err(Refusal::NotInGallery.into())
        }
    }

    /// Takes a person out of a game's gallery, if they are in it; says whether they were.
    pub(crate) async fn out_of_gallery(
        &self,
        by: &Person,
        context: &GameContext,
        person: PlayerId,
    ) -> Result<bool, ServiceError> {
        let game = &context.game;
        let along = Along {
            posts: vec![look_after_gallery(game)],
            audits: vec![audit(
                Some(by.id),
                "gallery-leave",
                json!({ "player": person }),
            )],
        };
        let of = (game.guild, game.id);
        let left = self
            .store
            .leave_gallery(of, person.0 as i64, by.now, &along);
        let left = left.await?;
        (self.wake)();
        Ok(left)
    }

    /// Refuses whoever is or was in the game's gallery.
    pub(crate) async fn never_in_gallery(
        &self,
        context: &GameContext,
        player: PlayerId,
    ) -> Result<(), ServiceError> {
        if self.was_in_gallery(context, player).await? {
            Err(Refusal::InGallery.into())
        } else {
            Ok(())
        }
    }

    async fn was_in_gallery(
        &self,
        context: &GameContext,
        player: PlayerId,
    ) -> Result<bool, ServiceError> {
        let people = self.gallery_people(context).await?;
        Ok(people.iter().any(|one| one.person == player.0 as i64))
    }

    /// Refuses a new GM who is or was in the gallery of a game with a blind GM: they know what such a GM must not.
    pub(crate) async fn may_run_unseeing(
        &self,
        context: &GameContext,
        gm: PlayerId,
    ) -> Result<(), ServiceError> {
        let is_new = context.settings.blind && context.first_gm() != gm;
        if is_new && self.was_in_gallery(context, gm).await? {
            Err(Refusal::GalleryGm.into())
        } else {
            Ok(())
        }
    }

    /// Takes those out of the gallery who may no longer know of the game, which has become private. Nobody's roles are
    /// known here: whoever holds a GM role may join again.
    pub(crate) async fn shut_gallery(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        for person in self.in_gallery(&context.game).await? {
            let known = Person::new(person, by.now);
            let may = context.may_see(if person == by.id { by } else { &known });
            if !may {
                self.out_of_gallery(by, context, person).await?;
            }
        }
        Ok(())
    }

    /// Those who are in a game's gallery, whether or not it is open.
    pub(crate) async fn in_gallery(&self, game: &Game) -> Result<BTreeSet<PlayerId>, ServiceError> {
        let all = self.store.gallery(game.guild, game.id).await?.into_iter();
        let all = all.filter(|one| one.left_at.is_none());
        Ok(all.map(|one| PlayerId(one.person as u64)).collect())
    }

    /// Everybody who is or was in a game's gallery.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn gallery_people(
        &self,
        context: &GameContext,
    ) -> Result<Vec<GalleryMember>, ServiceError> {
        let game = &context.game;
        Ok(self.store.gallery(game.guild, game.id).await?)
    }

    /// The thread of a game's gallery, if it has one.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn gallery_thread(&self, context: &GameContext) -> Result<Option<i64>, ServiceError> {
        let game = &context.game;
        Ok(self.store.gallery_thread(game.guild, game.id).await?)
    }

    /// Notes that the gallery's thread was opened.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn gallery_opened(
        &self,
        context: &GameContext,
        thread: i64,
        now: i64,
    ) -> Result<(), ServiceError> {
        let of = (context.game.guild, context.game.id);
        let none = Along::default();
        let opened = self.store.thread_opened(of, thread, "", "", now, &none);
        Ok(opened.await?)
    }

    /// Notes whether a person is in the gallery's thread.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn note_in_thread(
        &self,
        context: &GameContext,
        person: i64,
        in_thread: bool,
    ) -> Result<(), ServiceError> {
        let of = (context.game.guild, context.game.id);
        Ok(self.store.note_in_thread(of, person, in_thread).await?)
    }

    /// The sealed sheets of the open phase as far as they are written, for the gallery that sees them at once.
    ///
    /// # Errors
    /// When this person is not in the gallery, it sees no sealed orders, or the game is not being played.
    pub async fn gallery_orders(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<(Whose, Sheet)>, ServiceError> {
        let now = self.again(context).await?;
        now.gallery_only(by)?;
        now.playing()?;
        if now.settings.gallery != Gallery::Live {
            return Err(Refusal::GalleryAfter.into());
        }
        let turn = self.store.turn(now.game.guild, now.game.id).await?;
        let mut sheets = opened(&turn, &now.state);
        let players = now.state.control.players().into_iter();
        let sheet = |player| {
            (
                now.whose(player),
                sheets.remove(&player).unwrap_or_default(),
            )
        };
        Ok(players.map(sheet).collect())
    }

    /// A page of the letters that the gallery sees: where it sees all at once, every letter until the game is over;
    /// else those of phases that are closed.
    ///
    /// # Errors
    /// When this person is not in the gallery.
    pub async fn gallery_letters(
        &self,
        by: &Person,
        context: &GameContext,
        page: u32,
        per: PerPage,
    ) -> Result<Page, ServiceError> {
        let now = self.again(context).await?;
        now.gallery_only(by)?;
        let game = &now.game;
        let live = now.settings.gallery == Gallery::Live && now.state.is_playing();
        let open = live.then_some(game.head.phase_no);
        let all = self.store.count_closed_letters(game.guild, game.id, open);
        let all = all.await?;
        let (page, pages, part) = per.part(page, all);
        let kept = self.store.closed_letters(game.guild, game.id, open, part);
        Ok(Page {
            letters: kept.await?.into_iter().map(Letter::from).collect(),
            page,
            pages,
            letters_in_all: all,
        })
    }
}
