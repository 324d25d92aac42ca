//! Private threads in the game's channel: who may have one, and which must be closed.

use chancery_boxed::boxed;
use serde_json::json;

use super::rules::LetterKind;
use super::{Circle, PressRefusal};
use crate::change::{audit, to_channel};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use crate::{Service, ServiceError};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::{Along, Game, NewPost, Seq, Thread};

/// What a private thread that is about to be opened is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The powers that talk in it.
    pub powers: Vec<Power>,
    /// Their players, in the same order.
    pub players: Vec<PlayerId>,
    /// The open thread of the same people, if there is one: no other is needed.
    pub already: Option<i64>,
}

/// A private thread that must be closed because it no longer fits the players of its powers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadMoved {
    /// The thread that must be closed.
    pub channel: i64,
    /// The one to take its place, where its powers are all still played and may write.
    pub anew: Option<Opening>,
}

/// Who plays these powers, each once: one person may play several.
fn players_of(context: &GameContext, powers: &[Power]) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = Vec::new();
    for power in powers {
        for player in context.state.control.players_of(*power) {
            if !players.contains(&player) {
                players.push(player);
            }
        }
    }
    players
}

fn ids(text: &str) -> Vec<PlayerId> {
    let ids = text.split(',').filter_map(|id| id.parse().ok());
    ids.map(PlayerId).collect()
}

fn written(players: &[PlayerId]) -> String {
    let ids: Vec<String> = players.iter().map(|p| p.0.to_string()).collect();
    ids.join(",")
}

impl GameContext {
    /// Whether threads may be had here at all.
    ///
    /// # Errors
    /// When the rules, the anonymity or the shared powers of this game speak against it.
    pub(crate) fn has_threads(&self) -> Result<(), PressRefusal> {
        let rules = &self.settings.press;
        // In a thread people write themselves, whenever they like.
        let shut = rules.shut_retreats || rules.shut_builds;
        let over = !self.state.is_playing();
        if self.hides_names() {
            Err(PressRefusal::ThreadsShowNames)
        } else if self.state.control.is_shared() || !over && (!rules.threads || shut) {
            Err(PressRefusal::NoThreads)
        } else {
            Ok(())
        }
    }
}

#[boxed]
impl Service {
    /// Whether this person may have a private thread with these powers' players, and with whom it is.
    ///
    /// # Errors
    /// As for a letter to them; and when the game has no threads.
    pub async fn thread_with(
        &self,
        by: &Person,
        context: &GameContext,
        circle: Circle,
    ) -> Result<Opening, ServiceError> {
        let kind = LetterKind {
            open: false,
            grey: false,
        };
        let own = context.may_say(by, kind, None)?;
        context.has_threads()?;
        let own = own.ok_or(PressRefusal::NoThreads)?;
        self.may_go_on(by, context, Some(own)).await?;
        let circle = context.without_own(context.meant(circle), by.id, own);
        if circle.is_empty() {
            return Err(PressRefusal::ToNobody.into());
        }
        let (others, absent) = context.reached_by(&circle, Some(by.id));
        if !absent.is_empty() {
            return Err(PressRefusal::Absent { powers: absent }.into());
        }
        let game = &context.game;
        for other in others {
            let person = Some(other.0 as i64);
            let muted = self.store.muted(game.guild, game.id, person).await?;
            if muted.iter().any(|id| own.id() == id.as_str()) {
                return Err(PressRefusal::ThreadUnwanted.into());
            }
        }
        self.opening(context, circle.with(own)).await
    }

    async fn opening(
        &self,
        context: &GameContext,
        circle: Circle,
    ) -> Result<Opening, ServiceError> {
        let powers = circle.powers();
        let players = players_of(context, &powers);
        let game = &context.game;
        let open = self.store.open_threads(game.guild, game.id).await?;
        let same = |t: &&Thread| Circle::read(&t.powers) == circle && ids(&t.players) == players;
        Ok(Opening {
            already: open.iter().find(same).map(|t| t.channel),
            powers,
            players,
        })
    }

    /// Notes that a thread was opened.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn thread_opened(
        &self,
        by: Option<PlayerId>,
        context: &GameContext,
        opening: &Opening,
        channel: i64,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        let circle: Circle = opening.powers.iter().copied().collect();
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit(by, "press-thread", json!({}))],
        };
        let of = (game.guild, game.id);
        let (powers, players) = (circle.to_string(), written(&opening.players));
        self.store
            .thread_opened(of, channel, &powers, &players, now, &along)
            .await?;
        Ok(())
    }

    /// The game's open threads.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn threads(&self, context: &GameContext) -> Result<Vec<i64>, ServiceError> {
        let game = &context.game;
        let open = self.store.open_threads(game.guild, game.id).await?;
        Ok(open.into_iter().map(|t| t.channel).collect())
    }

    /// The threads that must be closed: a player of theirs is another now, is out of the game and may no
    /// longer write, or was silenced.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn threads_moved(
        &self,
        context: &GameContext,
    ) -> Result<Vec<ThreadMoved>, ServiceError> {
        let game = &context.game;
        let open = self.store.open_threads(game.guild, game.id).await?;
        if open.is_empty() {
            return Ok(Vec::new());
        }
        let silent = self.store.muted(game.guild, game.id, None).await?;
        let allowed = context.has_threads().is_ok();
        let playing = context.state.is_playing();
        let may_write = |power: &Power| {
            let dead = !context.settings.press.dead && !context.state.is_in(*power);
            !playing || !dead && !silent.iter().any(|id| power.id() == id.as_str())
        };
        let mut moved = Vec::new();
        for thread in open {
            let circle = Circle::read(&thread.powers);
            let powers = circle.powers();
            let same = players_of(context, &powers) == ids(&thread.players);
            let able = allowed && powers.iter().all(may_write);
            if same && able {
                continue;
            }
            let is_played = |p: &Power| context.state.control.players_of(*p).len() == 1;
            let full = able && powers.iter().all(is_played);
            let anew = if full {
                Some(self.opening(context, circle).await?)
            } else {
                None
            };
            moved.push(ThreadMoved {
                channel: thread.channel,
                anew,
            });
        }
        Ok(moved)
    }

    /// Notes that a thread is closed, or is no longer there.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn thread_closed(
        &self,
        context: &GameContext,
        channel: i64,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        Ok(self
            .store
            .thread_closed(game.guild, game.id, channel, now)
            .await?)
    }

    /// The line between two phases in the game's open threads, if it has any.
    pub(crate) async fn dividers(
        &self,
        game: &Game,
        seq: Seq,
    ) -> Result<Option<NewPost>, ServiceError> {
        if self
            .store
            .open_threads(game.guild, game.id)
            .await?
            .is_empty()
        {
            return Ok(None);
        }
        let mut post = to_channel(game, &Notice::Divider { seq });
        post.route = format!("thread:{}:press", game.id);
        Ok(Some(post))
    }
}
