//! Roles and rooms on the server, on a GM's request: who may have which, and what is still to be done for them.
//!
//! What is wanted is a plan in the database. Whenever a game has changed, what follows from the plan is compared with
//! what was last asked for; if it differs, a row of the outbox makes it so, a few requests at a time.

pub(super) mod news;
pub(super) mod refusals;
pub mod wanted;

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use serde_json::json;

use self::news::RoomNews;
use self::refusals::RoomRefusal;
use self::wanted::{RoomKind, Wanted, WantedRoom};
use crate::Service;
use crate::change::{audit, to_channel};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::{Notice, rooms_route};
use crate::person::Person;
use chancery_rules::game::{GameStatus, Outcome};
use chancery_store::{Along, Game, GameId, GuildId, NewPost, NewRoom, RoomPlan, RoomRow};

/// How long rooms stay when their game is over, in milliseconds: a week.
const KEPT_ROOMS: i64 = 7 * 24 * 3_600_000;

/// The most channels of a category, by Discord's rules.
const MOST_CHANNELS: usize = 50;

/// By which the rows of the outbox that bring a game's rooms up to date are known.
const MARKER: &str = "rooms";

/// What a GM asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoomWish {
    /// A role for each power.
    pub roles: bool,
    /// A room for each power.
    pub powers: bool,
    /// A room for each pair of powers.
    pub pairs: bool,
}

/// A game's roles and rooms: what is wanted, and what there is.
#[derive(Clone, Debug)]
pub struct Rooms {
    /// The plan.
    pub plan: RoomPlan,
    /// What follows from it now.
    pub wanted: Wanted,
    /// What was made, or is being made, in that order.
    pub there: Vec<RoomRow>,
}

impl Rooms {
    /// What was made of this.
    pub fn made(&self, wanted: &WantedRoom) -> Option<&RoomRow> {
        self.there.iter().find(|row| wanted.is(row))
    }

    /// How many of the roles and channels that are wanted have been made, and how many that are in all.
    pub fn progress(&self) -> (usize, usize) {
        let counted = self.wanted.all.iter();
        let counted = counted.filter(|one| one.kind != RoomKind::Category);
        let made = |one: &&WantedRoom| self.made(one).is_some_and(|row| row.discord.is_some());
        (counted.clone().filter(made).count(), counted.count())
    }
}

#[boxed]
impl Service {
    /// A game's roles and rooms; `None` if none were asked for.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn rooms(&self, context: &GameContext) -> Result<Option<Rooms>, ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let Some(plan) = self.store.room_plan(guild, game).await? else {
            return Ok(None);
        };
        Ok(Some(Rooms {
            wanted: self.wanted_rooms(context, &plan).await?,
            there: self.store.rooms(guild, Some(game)).await?,
            plan,
        }))
    }

    async fn wanted_rooms(
        &self,
        context: &GameContext,
        plan: &RoomPlan,
    ) -> Result<Wanted, ServiceError> {
        let game = &context.game;
        let silent = self.store.muted(game.guild, game.id, None).await?;
        // Whoever may not write in a room is out of the game for all to see.
        Ok(context.seen_by_all().wanted_rooms(plan, &silent))
    }

    /// What a game would have if its GM got this, too.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, nothing is asked for, the game's rules forbid it, or
    /// it is more than Discord allows.
    pub async fn may_have_rooms(
        &self,
        by: &Person,
        context: &GameContext,
        wish: RoomWish,
    ) -> Result<Rooms, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        let (guild, id) = (context.game.guild, context.game.id);
        let old = self.store.room_plan(guild, id).await?;
        let had = |of: fn(&RoomPlan) -> bool| old.as_ref().is_some_and(of);
        let refused = if context.state.control.is_shared() {
            RoomRefusal::NoSeats
        } else if context.hides_names() {
            RoomRefusal::Anonymous
        } else if wish.pairs && !context.talks_freely() {
            RoomRefusal::NoTalk
        } else if wish == RoomWish::default() && old.is_none() {
            RoomRefusal::Nothing
        } else {
            let plan = RoomPlan {
                guild,
                game: id,
                roles: wish.roles || had(|old| old.roles),
                powers: wish.powers || had(|old| old.powers),
                pairs: wish.pairs || had(|old| old.pairs),
                seen: context.game.seq,
                asked: 0,
                ready: false,
                remove_at: None,
                removing: false,
            };
            let wanted = self.wanted_rooms(context, &plan).await?;
            let (asked, most) = (wanted.count(RoomKind::Channel), MOST_CHANNELS);
            if asked <= most {
                return Ok(Rooms {
                    plan,
                    wanted,
                    there: self.store.rooms(guild, Some(id)).await?,
                });
            }
            RoomRefusal::TooMany { asked, most }
        };
        Err(refused.into())
    }

    /// Begins to make what a GM asked for. What was made before and is `gone` from the server, by the numbers on Discord,
    /// is made again. What was made since somebody looked there is not gone.
    ///
    /// # Errors
    /// As [`Service::may_have_rooms`].
    pub async fn make_rooms(
        &self,
        by: &Person,
        context: &GameContext,
        wish: RoomWish,
        gone: &BTreeSet<u64>,
    ) -> Result<Rooms, ServiceError> {
        let mut rooms = self.may_have_rooms(by, context, wish).await?;
        let (guild, id) = (context.game.guild, context.game.id);
        let is_gone = |row: &RoomRow| {
            let number = row.discord.map(i64::cast_unsigned);
            number.is_some_and(|number| gone.contains(&number))
        };
        for row in rooms.there.extract_if(.., |row| is_gone(row)) {
            self.store.forget_room(guild, row.id).await?;
        }
        rooms.plan.asked = rooms.wanted.check();
        let wish = json!({ "roles": wish.roles, "powers": wish.powers, "pairs": wish.pairs });
        let along = Along {
            posts: vec![work(&context.game)],
            audits: vec![audit(Some(by.id), "rooms-made", wish)],
        };
        let old = self.store.room_plan(guild, id).await?;
        let kept = self
            .store
            .set_room_plan(&rooms.plan, old.as_ref(), by.now, &along);
        if !kept.await? {
            return Err(ServiceError::Stale);
        }
        (self.wake)();
        Ok(rooms)
    }

    /// Begins to remove a game's roles and rooms.
    ///
    /// # Errors
    /// When this person is not the GM, or there are none.
    pub async fn remove_rooms(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Rooms, ServiceError> {
        let rooms = self.rooms_for_gm(by, context).await?;
        let plan = RoomPlan {
            removing: true,
            ..rooms.plan.clone()
        };
        let along = Along {
            posts: vec![work(&context.game)],
            audits: vec![audit(Some(by.id), "rooms-removed", json!({}))],
        };
        let kept = self
            .store
            .set_room_plan(&plan, Some(&rooms.plan), by.now, &along);
        if !kept.await? {
            return Err(ServiceError::Stale);
        }
        (self.wake)();
        Ok(Rooms { plan, ..rooms })
    }

    /// A game's roles and rooms, for its GM.
    ///
    /// # Errors
    /// When this person is not the GM, or there are none.
    pub async fn rooms_for_gm(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Rooms, ServiceError> {
        context.gm_only(by)?;
        let rooms = self.rooms(context).await?;
        Ok(rooms.ok_or(RoomRefusal::None)?)
    }

    /// Looks after the rooms of games that have changed, and after those that are to be removed; says when the next are.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn look_after_rooms(&self, now: i64) -> Result<Option<i64>, ServiceError> {
        let lost = Notice::Rooms {
            news: RoomNews::Lost,
        };
        for guild in self.store.guilds_with_lost_rooms(lost.kind()).await? {
            let post = NewPost {
                route: rooms_route(guild),
                ..crate::change::to_guild(0, &lost)
            };
            let along = Along {
                posts: vec![post],
                audits: vec![],
            };
            self.store.note(guild, None, now, &along).await?;
            (self.wake)();
        }
        let kind = lost.kind();
        for plan in self.store.room_plans_due(now, kind, MARKER).await? {
            if let Err(error) = self.look_after_rooms_of(&plan, now).await {
                // The others are looked after all the same.
                tracing::error!(%error, guild = plan.guild.0, game = plan.game.0, "cannot look after rooms");
            }
        }
        let next = self.store.next_room_removal().await?;
        Ok(next.filter(|at| *at > now))
    }

    async fn look_after_rooms_of(&self, plan: &RoomPlan, now: i64) -> Result<(), ServiceError> {
        let context = self.whole_context(plan.guild, plan.game).await?;
        if plan.removing {
            // It could not be done. Whatever has become of the game meanwhile, it was asked for.
            let along = Along {
                posts: vec![work(&context.game)],
                audits: vec![],
            };
            self.store
                .note(plan.guild, Some(plan.game), now, &along)
                .await?;
            (self.wake)();
            return Ok(());
        }
        let mut next = plan.clone();
        next.seen = context.game.seq;
        let mut posts = Vec::new();
        match (&context.state.stage, plan.remove_at) {
            (GameStatus::Lobby | GameStatus::Playing, _) => {
                // It may have been rolled back after its end.
                next.remove_at = None;
                // Rooms tell who plays what.
                next.removing = context.hides_names();
            }
            (GameStatus::Finished(Outcome::Abandoned), _) => next.removing = true,
            (GameStatus::Finished(_), Some(at)) => next.removing = at <= now,
            (GameStatus::Finished(_), None) => {
                let until = now + KEPT_ROOMS;
                next.remove_at = Some(until);
                let news = RoomNews::Kept { until };
                posts.push(to_channel(&context.game, &Notice::Rooms { news }));
            }
        }
        let check = self.wanted_rooms(&context, plan).await?.check();
        // Whoever was not on the server is looked for again in the next phase.
        let is_asked = plan.asked == check || plan.asked == awaiting(check, &context);
        if !is_asked {
            next.asked = check;
        }
        if next.removing || !is_asked {
            posts.push(work(&context.game));
        }
        let is_work = !posts.is_empty();
        let along = Along {
            posts,
            audits: vec![],
        };
        let kept = self.store.set_room_plan(&next, Some(plan), now, &along);
        if kept.await? && is_work {
            (self.wake)();
        }
        Ok(())
    }

    /// The row of the outbox that brings a game's rooms up to date, if it has any.
    ///
    /// # Errors
    /// Only internal errors.
    pub(super) async fn rooms_post(&self, game: &Game) -> Result<Option<NewPost>, ServiceError> {
        let plan = self.store.room_plan(game.guild, game.id).await?;
        Ok(plan.map(|_| work(game)))
    }

    /// Notes that a role, a category or a channel is about to be asked for; gives what was noted of it.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn room_begun(
        &self,
        context: &GameContext,
        wanted: &WantedRoom,
        name: String,
        now: i64,
    ) -> Result<RoomRow, ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let new = NewRoom {
            kind: wanted.kind.id(),
            powers: wanted.powers.to_string(),
            who: wanted.who(),
            name,
        };
        self.store.begin_room(guild, game, &new, now).await?;
        let there = self.store.rooms(guild, Some(game)).await?;
        let begun = there.into_iter().find(|row| wanted.is(row));
        begun.ok_or(ServiceError::Stale)
    }

    /// Notes the number on Discord of something that was made.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn room_made(
        &self,
        guild: GuildId,
        row: &RoomRow,
        discord: u64,
    ) -> Result<(), ServiceError> {
        let made = self.store.room_made(guild, row.id, discord.cast_signed());
        Ok(made.await?)
    }

    /// Notes that something has another name on the server.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn room_renamed(
        &self,
        guild: GuildId,
        row: &RoomRow,
        name: &str,
    ) -> Result<(), ServiceError> {
        Ok(self.store.room_renamed(guild, row.id, name).await?)
    }

    /// Forgets what was removed from the server.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn room_removed(&self, guild: GuildId, row: &RoomRow) -> Result<(), ServiceError> {
        Ok(self.store.forget_room(guild, row.id).await?)
    }

    /// Notes that somebody was not on the server to be let in or given a role: they are looked for again in the next
    /// phase.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn rooms_await(
        &self,
        context: &GameContext,
        rooms: &Rooms,
    ) -> Result<(), ServiceError> {
        let asked = awaiting(rooms.wanted.check(), context);
        self.store.rooms_asked(&rooms.plan, asked).await?;
        // Whoever looked after the rooms meanwhile has to look again.
        (self.wake)();
        Ok(())
    }

    /// Notes that everything is there that is wanted, or, when they are being removed, nothing. Whether that is so for
    /// the first time.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn rooms_settled(&self, rooms: &Rooms) -> Result<bool, ServiceError> {
        let (guild, game) = (rooms.plan.guild, rooms.plan.game);
        if rooms.plan.removing {
            self.store.end_room_plan(guild, game).await?;
            return Ok(false);
        }
        Ok(self.store.rooms_ready(guild, game).await?)
    }

    /// What was made for a game, or is being made; of no game, what deleted games have left on the server.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn rooms_there(
        &self,
        guild: GuildId,
        game: Option<GameId>,
    ) -> Result<Vec<RoomRow>, ServiceError> {
        Ok(self.store.rooms(guild, game).await?)
    }

    /// The numbers on Discord of everything that was made on a server, for whichever game.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn rooms_known(&self, guild: GuildId) -> Result<BTreeSet<u64>, ServiceError> {
        let all = self.store.known_rooms(guild).await?.into_iter();
        Ok(all.map(i64::cast_unsigned).collect())
    }
}

/// What was asked for, as a plan keeps it while somebody is awaited on the server: with the phase in which it was, above
/// the 32 bits.
fn awaiting(check: i64, context: &GameContext) -> i64 {
    let phase = context.game.head.phase_no.0.saturating_add(1) & 0x7fff_ffff;
    check | (phase << 32)
}

/// The row of the outbox that brings a game's rooms up to date. Of several that wait, the last is enough.
fn work(game: &Game) -> NewPost {
    let news = RoomNews::Work;
    NewPost {
        route: rooms_route(game.guild),
        marker: Some(MARKER.to_owned()),
        ..to_channel(game, &Notice::Rooms { news })
    }
}

impl From<RoomRefusal> for ServiceError {
    fn from(why: RoomRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Rooms(why))
    }
}
