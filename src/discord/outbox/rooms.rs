//! Roles and rooms on the server: made, kept true and removed, a few requests at a time.
//!
//! What is asked for is noted before, and its number after: whatever a crash or a lost answer leaves without a number is
//! looked for on the server before it is asked for again.

use std::collections::{BTreeMap, BTreeSet};

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::{Permissions, RoleId};

use crate::control::PlayerId;
use crate::discord::api::permissions::{self, Exception, READING, WRITING};
use crate::discord::api::rest::RestError;
use crate::discord::api::rest::server::{Inventory, Piece};
use crate::discord::rooms::view;
use crate::scheduler::DeliveryError;
use crate::service::{
    GameContext, Guest, Notice, RoomKind, RoomNews, Rooms, WantedRoom, channel_route,
};
use crate::store::{NewPost, OutboxRow, RoomRow};

use super::courier::{DiscordCourier, failed, unread};

/// How many changes one delivery makes at most; the next row goes on.
const STEPS: usize = 10;

/// Discord's number of a category.
const CATEGORY: u8 = 4;

/// The most channels of a category, by Discord's rules.
const IN_CATEGORY: usize = 50;

/// How far Discord's clock may be behind ours, in milliseconds.
const MARGIN: i64 = 60_000;

/// The first millisecond of 2015, where Discord's numbers begin to count.
const EPOCH: i64 = 1_420_070_400_000;

/// For how long it is tried to remove what a deleted game has left, in milliseconds: a little less than any row is.
const LONG_ENOUGH: i64 = 23 * 3_600_000;

/// Where a delivery works: the game, and the server as it was found.
struct Site<'a> {
    context: &'a GameContext,
    found: Inventory,
    /// The roles of those who were asked for; `None` for whoever is not on the server.
    people: BTreeMap<u64, Option<Vec<RoleId>>>,
    steps: Steps,
}

/// What is left of a delivery's changes.
struct Steps(usize);

impl Steps {
    /// Whether another change may be made; it is counted.
    fn take(&mut self) -> bool {
        let left = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        left
    }
}

/// What follows a delivery of this kind: the next part of the work, or the word that all is there.
pub(super) fn follow_up(row: &OutboxRow, result: &Value) -> Vec<NewPost> {
    let more = result["more"] == true;
    let ready = result["ready"].as_i64();
    let again = more.then(|| NewPost {
        kind: row.kind.clone(),
        route: row.route.clone(),
        payload: row.payload.clone(),
        marker: row.marker.clone(),
        after: None,
        due_at: None,
    });
    let told = ready.map(|channel| {
        let rooms = result["rooms"] == true;
        let notice = Notice::Rooms {
            news: RoomNews::Ready { rooms },
        };
        NewPost {
            kind: row.kind.clone(),
            route: channel_route(channel),
            payload: notice.to_json(),
            marker: None,
            after: None,
            due_at: None,
        }
    });
    again.into_iter().chain(told).collect()
}

impl DiscordCourier {
    /// Brings the roles and rooms of a game up to date.
    pub(super) async fn rooms(
        &self,
        row: &OutboxRow,
        context: &GameContext,
    ) -> Result<Value, DeliveryError> {
        let rooms = self.service.rooms(context).await.map_err(unread)?;
        let Some(rooms) = rooms else {
            return Ok(json!({}));
        };
        let found = self.inventory(row).await?;
        let mut at = Site {
            context,
            found,
            people: BTreeMap::new(),
            steps: Steps(STEPS),
        };
        let done = if rooms.plan.removing {
            self.remove(row, &at.found, &mut at.steps).await?
        } else {
            self.make(&mut at, &rooms).await? && self.admit(&mut at, &rooms).await?
        };
        if !done {
            return Ok(json!({ "more": true }));
        }
        let first = self.service.rooms_settled(&rooms).await.map_err(unread)?;
        if !first {
            return Ok(json!({}));
        }
        let plan = &rooms.plan;
        Ok(json!({
            "ready": context.game.head.channel,
            "rooms": plan.powers || plan.pairs,
        }))
    }

    /// Removes what deleted games have left on a server.
    pub(super) async fn lost_rooms(&self, row: &OutboxRow) -> Result<Value, DeliveryError> {
        let found = self.inventory(row).await?;
        let done = self.remove(row, &found, &mut Steps(STEPS)).await?;
        Ok(if done {
            json!({})
        } else {
            json!({ "more": true })
        })
    }

    async fn inventory(&self, row: &OutboxRow) -> Result<Inventory, DeliveryError> {
        let found = self.rest.inventory(row.guild.0.cast_unsigned());
        found.await.map_err(failed)
    }

    /// The keys of what the bot lacks on the whole server for what this row does.
    pub(super) async fn lacks_for_rooms(
        &self,
        row: &OutboxRow,
    ) -> Result<Vec<&'static str>, RestError> {
        let found = self.rest.inventory(row.guild.0.cast_unsigned()).await?;
        let there = self.service.rooms_there(row.guild, row.game).await;
        let made = there.unwrap_or_default();
        let rooms = made.iter().any(|row| piece(row) == Piece::Channel);
        Ok(permissions::missing_for_rooms(found.may, rooms))
    }

    /// Makes what is missing. Whether nothing was: else the next delivery sees to what was made.
    async fn make(&self, at: &mut Site<'_>, rooms: &Rooms) -> Result<bool, DeliveryError> {
        let (context, guild) = (at.context, at.context.game.guild);
        let known = self.service.rooms_known(guild).await.map_err(unread)?;
        let mut category = category(&rooms.there).filter(|id| at.found.has(Piece::Channel, *id));
        let under = at.found.channels.iter().filter(|one| {
            let above = one.place.parent_id.map(|id| id.get());
            above.is_some() && above == category
        });
        let mut inside = under.count();
        let mut is_all_there = true;
        // When all is over, nothing more is made.
        let open = rooms
            .wanted
            .all
            .iter()
            .filter(|_| context.state.is_playing());
        for wanted in open {
            let made = rooms.made(wanted);
            if made.is_some_and(|row| row.discord.is_some()) {
                continue;
            }
            is_all_there = false;
            if !at.steps.take() {
                break;
            }
            let begun = match made {
                Some(row) => row.clone(),
                None => {
                    let before = rooms.there.iter().filter(|row| wanted.is_of_kind(row));
                    let name = view::name(self.words, context, wanted, before.count());
                    let now = self.clock.now();
                    let begun = self.service.room_begun(context, wanted, name, now);
                    begun.await.map_err(unread)?
                }
            };
            // It may have been made already, and the answer lost.
            let there = made.and_then(|row| look_for(row, category, &known, &at.found));
            let id = match there {
                Some(id) => id,
                None => {
                    let mut guests = Vec::new();
                    for guest in &wanted.guests {
                        // Discord takes nobody who is not on the server.
                        if self.roles_of(at, guest.person.0).await?.is_some() {
                            guests.push(*guest);
                        }
                    }
                    // A full one takes no more: they stand beside it.
                    let under = category.filter(|_| inside < IN_CATEGORY);
                    let body = self.body(at, wanted, &begun.name, (under, &guests));
                    let made = self
                        .rest
                        .make(guild.0.cast_unsigned(), piece(&begun), &body);
                    made.await.map_err(failed)?
                }
            };
            let noted = self.service.room_made(guild, &begun, id);
            noted.await.map_err(unread)?;
            match wanted.kind {
                RoomKind::Category => category = Some(id),
                RoomKind::Channel => inside += 1,
                RoomKind::Role => {}
            }
        }
        Ok(is_all_there)
    }

    /// The roles of a person on the server, asked for once; `None` for whoever is not there.
    async fn roles_of(
        &self,
        at: &mut Site<'_>,
        person: u64,
    ) -> Result<Option<Vec<RoleId>>, DeliveryError> {
        if !at.people.contains_key(&person) {
            let guild = at.context.game.guild.0.cast_unsigned();
            let roles = self.rest.roles_of(guild, person).await.map_err(failed)?;
            at.people.insert(person, roles);
        }
        Ok(at.people.get(&person).cloned().flatten())
    }

    /// What is asked for.
    fn body(
        &self,
        at: &Site<'_>,
        wanted: &WantedRoom,
        name: &str,
        (category, guests): (Option<u64>, &[Guest]),
    ) -> Value {
        let context = at.context;
        if wanted.kind == RoomKind::Role {
            let color = view::colour(context, wanted);
            return json!({
                "name": name, "color": color, "permissions": 0, "hoist": false, "mentionable": false,
            });
        }
        let overwrite = |id: u64, kind: u8, allow: Permissions, deny: Permissions| json!({ "id": id.to_string(), "type": kind, "allow": allow.bits(), "deny": deny.bits() });
        let (view, none) = (Permissions::VIEW_CHANNEL, Permissions::empty());
        let mut overwrites = vec![
            // The role of everybody has the server's number.
            overwrite(context.game.guild.0.cast_unsigned(), 0, none, view),
            // Else the bot could not even remove it again.
            overwrite(at.found.bot.get(), 1, view, none),
        ];
        overwrites.extend(guests.iter().map(|guest| {
            let (allow, deny) = may(guest);
            overwrite(guest.person.0, 1, allow, deny)
        }));
        let mut body = json!({ "name": name, "permission_overwrites": overwrites });
        if wanted.kind == RoomKind::Category {
            body["type"] = json!(CATEGORY);
        } else {
            body["type"] = json!(0);
            body["topic"] = json!(view::topic(self.words, context, wanted));
            if let Some(category) = category {
                body["parent_id"] = json!(category.to_string());
            }
        }
        body
    }

    /// Lets people in and gives roles, or keeps people out and takes them. Whether all is as it should be. What somebody
    /// has deleted on the server stays so.
    async fn admit(&self, at: &mut Site<'_>, rooms: &Rooms) -> Result<bool, DeliveryError> {
        let guild = at.context.game.guild.0.cast_unsigned();
        let mut roles = Vec::new();
        for wanted in &rooms.wanted.all {
            let Some(id) = rooms.made(wanted).and_then(|row| row.discord) else {
                continue;
            };
            let id = id.cast_unsigned();
            if wanted.kind == RoomKind::Role && at.found.has(Piece::Role, id) {
                roles.push((id, wanted));
            }
            let mut channels = at.found.channels.iter();
            let channel = channels.find(|channel| channel.id.get() == id);
            let Some(channel) = channel.filter(|_| wanted.kind == RoomKind::Channel) else {
                continue;
            };
            let now = &channel.place.permission_overwrites;
            for (person, may) in changes(wanted, now, at.found.bot.get()) {
                if may.is_some() && self.roles_of(at, person).await?.is_none() {
                    continue;
                }
                if !at.steps.take() {
                    return Ok(false);
                }
                let changed = self.rest.let_in(id, person, may);
                changed.await.map_err(failed)?;
            }
        }
        for row in &rooms.there {
            let is_wanted = rooms.wanted.all.iter().any(|wanted| wanted.is(row));
            let mut channels = at.found.channels.iter();
            let channel = channels.find(|one| Some(one.id.get().cast_signed()) == row.discord);
            let former = channel.filter(|_| !is_wanted && row.kind == RoomKind::Channel.id());
            let Some(channel) = former else {
                continue;
            };
            let now = &channel.place.permission_overwrites;
            let id = channel.id.get();
            for (person, may) in closing(row, rooms, now, at.found.bot.get()) {
                if !at.steps.take() {
                    return Ok(false);
                }
                let changed = self.rest.let_in(id, person, may);
                changed.await.map_err(failed)?;
            }
        }
        if roles.is_empty() {
            return Ok(true);
        }
        let mut people = rooms.wanted.people();
        people.extend(at.context.ever_in());
        for person in people {
            let Some(held) = self.roles_of(at, person.0).await? else {
                continue;
            };
            for (role, wanted) in &roles {
                let holds = wanted.guests.iter().any(|guest| guest.person == person);
                if holds == held.iter().any(|one| one.get() == *role) {
                    continue;
                }
                if !at.steps.take() {
                    return Ok(false);
                }
                let changed = self.rest.hold(guild, person.0, *role, holds);
                changed.await.map_err(failed)?;
            }
        }
        Ok(true)
    }

    /// Removes what was made, rooms before their category. Whether nothing is left.
    async fn remove(
        &self,
        row: &OutboxRow,
        found: &Inventory,
        steps: &mut Steps,
    ) -> Result<bool, DeliveryError> {
        let guild = row.guild.0.cast_unsigned();
        let there = self.service.rooms_there(row.guild, row.game).await;
        let there = there.map_err(unread)?;
        let known = self.service.rooms_known(row.guild).await.map_err(unread)?;
        let category = category(&there);
        // For games that are no more nobody asks again.
        let is_last =
            row.game.is_none() && self.clock.now().saturating_sub(row.first_try_at) >= LONG_ENOUGH;
        for made in there.iter().rev() {
            if !steps.take() {
                return Ok(false);
            }
            let id = made.discord.map(i64::cast_unsigned);
            if let Some(id) = id.or_else(|| look_for(made, category, &known, found)) {
                match self.rest.unmake(guild, piece(made), id).await {
                    Err(cause @ RestError::Refused { .. })
                        if is_last || row.game.is_none() && may_all(found) =>
                    {
                        tracing::warn!(%cause, "cannot remove what a deleted game has left");
                    }
                    other => other.map_err(failed)?,
                }
            }
            let noted = self.service.room_removed(row.guild, made);
            noted.await.map_err(unread)?;
        }
        Ok(true)
    }
}

/// What a guest of a room is allowed and denied there.
fn may(guest: &Guest) -> (Permissions, Permissions) {
    if guest.writes {
        (READING | Permissions::SEND_MESSAGES, Permissions::empty())
    } else {
        (READING, WRITING)
    }
}

/// Who must be let into a room, or kept out, as what it allows people `now` differs from what it should. What it allows
/// roles is the server's own.
fn changes(
    wanted: &WantedRoom,
    now: &[Exception],
    bot: u64,
) -> Vec<(u64, Option<(Permissions, Permissions)>)> {
    let people = now.iter().filter(|e| e.kind == 1 && e.id.get() != bot);
    let people: Vec<&Exception> = people.collect();
    let guests = &wanted.guests;
    let is_guest = |e: &&&Exception| guests.iter().any(|g| g.person.0 == e.id.get());
    let out = people.iter().filter(|e| !is_guest(e));
    let missing = guests.iter().filter(|guest| {
        let is_in =
            |e: &&Exception| e.id.get() == guest.person.0 && (e.allow, e.deny) == may(guest);
        !people.iter().any(is_in)
    });
    let missing = missing.map(|guest| (guest.person.0, Some(may(guest))));
    out.map(|e| (e.id.get(), None)).chain(missing).collect()
}

/// What must be changed about a room whose people are others by now: those who still play may read it, nobody else.
fn closing(
    row: &RoomRow,
    rooms: &Rooms,
    now: &[Exception],
    bot: u64,
) -> Vec<(u64, Option<(Permissions, Permissions)>)> {
    let people = now.iter().filter(|e| e.kind == 1 && e.id.get() != bot);
    let may = |e: &Exception| {
        let reads = rooms.wanted.plays(PlayerId(e.id.get()), row);
        reads.then_some((READING, WRITING))
    };
    let wrong = people.filter(|e| may(e) != Some((e.allow, e.deny)));
    wrong.map(|e| (e.id.get(), may(e))).collect()
}

fn piece(row: &RoomRow) -> Piece {
    if row.kind == RoomKind::Role.id() {
        Piece::Role
    } else {
        Piece::Channel
    }
}

/// The number of a game's category, if it was made.
fn category(there: &[RoomRow]) -> Option<u64> {
    let mut all = there.iter();
    let made = all.find(|row| row.kind == RoomKind::Category.id())?;
    made.discord.map(i64::cast_unsigned)
}

/// Whether nothing is missing for removing anything.
fn may_all(found: &Inventory) -> bool {
    permissions::missing_for_rooms(found.may, true).is_empty()
}

/// What was made for a row whose answer was lost: of its name and at its place, made since, and `known` as nothing else.
fn look_for(
    row: &RoomRow,
    category: Option<u64>,
    known: &BTreeSet<u64>,
    found: &Inventory,
) -> Option<u64> {
    let is_new = |id: &u64| {
        let made = i64::try_from(id >> 22).unwrap_or(0) + EPOCH;
        made + MARGIN >= row.begun_at && !known.contains(id)
    };
    if piece(row) == Piece::Role {
        let roles = found.server.roles.iter();
        let roles = roles.filter(|role| role.name == row.name);
        return roles.map(|role| role.id.get()).find(is_new);
    }
    let is_category = row.kind == RoomKind::Category.id();
    let channels = found.channels.iter().filter(|channel| {
        let above = channel.place.parent_id.map(|id| id.get());
        let kind = (channel.place.kind == CATEGORY) == is_category;
        kind && channel.name == row.name && (is_category || above.is_none() || above == category)
    });
    let mut channels = channels.map(|channel| channel.id.get());
    channels.find(is_new)
}
