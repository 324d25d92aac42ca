//! The gallery's thread: who is in it, and what it is told. Whoever manages threads on a server can read it, players
//! among them, so nothing stands there that not everybody may know; its buttons answer each as they may see.

use serde_json::{Value, json};

use crate::scheduler::DeliveryError;
use crate::service::{Gallery, GameContext};
use crate::store::{GalleryMember, OutboxRow, Seq};

use super::courier::{DiscordCourier, failed, unread};
use super::settle;
use crate::discord::api::rest::RestError;
use crate::discord::api::threads;
use crate::discord::people::watch_view;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;

impl DiscordCourier {
    /// Opens the gallery's thread once somebody is in the gallery, puts people into it who came and takes out who left;
    /// closes it with the gallery.
    pub(super) async fn look_after_gallery(
        &self,
        row: &OutboxRow,
        context: &GameContext,
    ) -> Result<Value, DeliveryError> {
        let open = context.settings.gallery != Gallery::None;
        let people = self.service.gallery_people(context).await;
        let people = people.map_err(unread)?;
        let is_in = |one: &GalleryMember| context.belongs_in_gallery_thread(one);
        let known = self.service.gallery_thread(context).await.map_err(unread)?;
        let thread = match known {
            Some(thread) => thread.cast_unsigned(),
            None if people.iter().any(is_in) => {
                // An earlier thread may have been deleted: nobody is in the new one.
                for one in people.iter().filter(|one| one.in_thread) {
                    let noted = self.service.note_in_thread(context, one.person, false);
                    noted.await.map_err(unread)?;
                }
                let opened = threads::open_gallery(&self.rest, self.words, context).await;
                let thread = opened.map_err(failed)?;
                let (id, now) = (thread.cast_signed(), self.clock.now());
                // Before anything else can fail: what is not noted is opened again.
                let noted = self.service.gallery_opened(context, id, now).await;
                noted.map_err(unread)?;
                thread
            }
            None => return Ok(json!({})),
        };
        let is_there = |one: &GalleryMember| known.is_some() && one.in_thread;
        if open && (known.is_none() || row.attempts > 1) {
            self.greet_gallery(context, thread, known.is_none()).await?;
        }
        let gone = people.iter().filter(|one| is_there(one) && !is_in(one));
        let come = people.iter().filter(|one| is_in(one) && !is_there(one));
        for one in gone.chain(come) {
            let person = one.person.cast_unsigned();
            let moved = if is_in(one) {
                self.rest.add_to_thread(thread, person).await
            } else {
                self.rest.remove_from_thread(thread, person).await
            };
            if let Err(cause) = moved {
                self.pass_over(context, cause).await?;
            }
            let noted = self.service.note_in_thread(context, one.person, is_in(one));
            noted.await.map_err(unread)?;
        }
        if !open {
            let args = [("game", escape(&context.game.head.name).into())];
            let told = Answer::public(self.words.text("gallery-closed", &args));
            let there = self.say_in_thread(row, context, thread.cast_signed(), &told);
            if there.await? {
                self.rest.archive(thread).await.map_err(failed)?;
            }
            let (id, now) = (thread.cast_signed(), self.clock.now());
            let closed = self.service.thread_closed(context, id, now).await;
            closed.map_err(unread)?;
        }
        Ok(json!({}))
    }

    /// Says in the gallery's thread what it is for, unless that stands there already.
    async fn greet_gallery(
        &self,
        context: &GameContext,
        thread: u64,
        is_new: bool,
    ) -> Result<(), DeliveryError> {
        let greeting = threads::gallery_greeting(self.words, context);
        if !is_new {
            let seen = match self.rest.newest(thread, settle::LOOK_BACK).await {
                Ok(seen) => seen,
                // The thread is gone, which is found out when something is to be said there.
                Err(RestError::Refused { .. }) => return Ok(()),
                Err(error) => return Err(failed(error)),
            };
            // So much has been said since the first post that it is out of sight.
            let long = seen.len() >= usize::from(settle::LOOK_BACK);
            if long || seen.iter().any(|one| one.content == greeting.content) {
                return Ok(());
            }
        }
        let nonce = format!("t{thread:x}");
        let said = self.rest.post_patiently(thread, &greeting, &nonce).await;
        said.map_err(failed)?;
        Ok(())
    }

    /// Passes over somebody who could not be put into the thread or taken out of it: they are gone from the server, or
    /// cannot see the channel. If the bot itself lacks a permission, that is an error, for it would meet everybody.
    async fn pass_over(
        &self,
        context: &GameContext,
        cause: RestError,
    ) -> Result<(), DeliveryError> {
        let RestError::Refused { status, .. } = cause else {
            return Err(failed(cause));
        };
        if status != 404 {
            let guild = context.game.guild.0.cast_unsigned();
            let channel = context.game.head.channel.cast_unsigned();
            let lacking = self.rest.lacking(guild, channel).await;
            if status == 401 || !lacking.is_ok_and(|all| all.is_empty()) {
                return Err(failed(cause));
            }
        }
        tracing::warn!(%cause, "cannot change who is in a gallery's thread");
        Ok(())
    }

    /// Tells the gallery's thread of a post in the game's channel. What its members see beyond that is behind buttons.
    pub(super) async fn tell_gallery(
        &self,
        row: &OutboxRow,
        context: &GameContext,
        what: &str,
        (seq, message): (Option<Seq>, u64),
    ) -> Result<Value, DeliveryError> {
        let thread = self.service.gallery_thread(context).await;
        let Some(thread) = thread.map_err(unread)? else {
            return Ok(json!({}));
        };
        let link = watch_view::link(context, message);
        let answer = Answer::public(watch_view::line(self.words, context, what, &link));
        let answer = match seq {
            Some(seq) => {
                let chapter = self.service.chapter_at(context, seq).await;
                let rows = self.result_row(context, &chapter.map_err(unread)?);
                answer.with_rows(rows)
            }
            None => answer,
        };
        self.say_in_thread(row, context, thread, &answer).await?;
        Ok(json!({}))
    }
}
