//! Following a game one does not play in. Spectators see what is public, and nothing else.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{audit, to_channel};
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET, gallery_route, person_route};
use crate::person::Person;
use crate::press::PressRefusal;
use crate::{Service, ServiceError};
use chancery_rules::control::PlayerId;
use chancery_store::{Along, GameId, GuildId, NewPost, Watcher};

/// The most people who are sent a game's posts.
const MOST: usize = 100;

#[boxed]
impl Service {
    /// Follows a game. `dm`: the posts are also sent as direct messages.
    ///
    /// # Errors
    /// When this person plays in it, or it is private and they were not invited.
    pub async fn watch(
        &self,
        by: &Person,
        context: &GameContext,
        dm: bool,
    ) -> Result<(), ServiceError> {
        if context.state.control.has(by.id) {
            return Err(PressRefusal::Plays.into());
        }
        let invited = context.settings.seats.invited.contains(&by.id) || context.is_gm(by);
        if context.settings.seats.private && !invited {
            return Err(PressRefusal::Private.into());
        }
        let game = &context.game;
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit(Some(by.id), "watch", json!({ "dm": dm }))],
        };
        let person = by.id.0 as i64;
        let watcher = Watcher { person, dm };
        self.store
            .watch((game.guild, game.id), watcher, by.now, &along)
            .await?;
        if dm {
            // They asked to be written to.
            self.store.set_opted_in(person, true, by.now).await?;
        }
        Ok(())
    }

    /// Stops following a game.
    ///
    /// # Errors
    /// When this person does not follow it.
    pub async fn unwatch(&self, by: &Person, context: &GameContext) -> Result<(), ServiceError> {
        let game = &context.game;
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit(Some(by.id), "unwatch", json!({}))],
        };
        let of = (game.guild, game.id);
        let gone = self
            .store
            .unwatch(of, by.id.0 as i64, by.now, &along)
            .await?;
        if gone {
            Ok(())
        } else {
            Err(PressRefusal::NotWatching.into())
        }
    }

    /// The people who follow the game without playing in it.
    ///
    /// # Errors
    ///
    /// Only internal errors.
    pub async fn watchers(&self, context: &GameContext) -> Result<Vec<PlayerId>, ServiceError> {
        let game = &context.game;
        let all = self.store.watchers(game.guild, game.id).await?;
        Ok(all.iter().map(|w| PlayerId(w.person as u64)).collect())
    }

    /// Forwards a post in the game's channel to those who follow the game by direct
    /// messages, and to its gallery; once.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn tell_watchers(
        &self,
        context: &GameContext,
        notice: &Notice,
        message: u64,
        now: i64,
    ) -> Result<(), ServiceError> {
        let (what, seq) = match notice {
            Notice::Started { .. } => ("started", None),
            Notice::Resolved { seq, .. } => ("resolved", Some(*seq)),
            Notice::Ended { .. } => ("ended", None),
            Notice::RolledBack { .. } => ("rolled-back", None),
            Notice::PublicPress { .. } => ("press", None),
            _ => return Ok(()),
        };
        let game = &context.game;
        let marker = format!("watched:{message}:");
        let mut posts: Vec<NewPost> = Vec::new();
        let watchers = self.store.watchers(game.guild, game.id).await?;
        for watcher in watchers.iter().filter(|w| w.dm).take(MOST) {
            let person = PlayerId(watcher.person as u64);
            if context.state.control.has(person) {
                continue;
            }
            let watched = Notice::Watched {
                what: what.to_owned(),
                seq,
                message,
            };
            let mut post = to_channel(game, &watched);
            post.route = person_route(person);
            post.marker = Some(marker.clone());
            posts.push(post);
        }
        // The gallery reads public press where it stands.
        let thread = self.store.gallery_thread(game.guild, game.id).await?;
        if thread.is_some() && what != "press" {
            let watched = Notice::Watched {
                what: what.to_owned(),
                seq,
                message,
            };
            posts.push(NewPost {
                route: gallery_route(game.id),
                marker: Some(marker.clone()),
                ..to_channel(game, &watched)
            });
        }
        if posts.is_empty() {
            return Ok(());
        }
        // A row in doubt is delivered again.
        let told = self.store.told(game.guild, game.id, &marker, QUIET).await?;
        if told > 0 {
            return Ok(());
        }
        let audits = Vec::new();
        let along = Along { posts, audits };
        self.store
            .note(game.guild, Some(game.id), now, &along)
            .await?;
        (self.wake)();
        Ok(())
    }

    /// Stops writing to a follower who accepts no direct messages.
    pub(crate) async fn stop_telling(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
    ) -> Result<(), ServiceError> {
        let watchers = self.store.watchers(guild, game).await?;
        let Some(watcher) = watchers.iter().find(|w| w.person == person) else {
            return Ok(());
        };
        let silent = Watcher {
            dm: false,
            ..*watcher
        };
        // `since` stays as it is.
        self.store
            .watch((guild, game), silent, 0, &Along::default())
            .await?;
        Ok(())
    }
}
