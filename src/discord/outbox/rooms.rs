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
use crate::store::{NewPost, OutboxRow, RoomPlan, RoomRow};

use super::courier::{DiscordCourier, failed, unread};

/// How many changes one delivery makes at most; the next row goes on.
const STEPS: usize = 10;

/// After how many refusals no more of a kind are asked for in the same delivery.
const REFUSED: usize = 3;

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
    /// Whether somebody is not on the server who is to be let in or given a role.
    awaits: bool,
    steps: Steps,
}

/// What is left of a delivery's changes, and whether some were refused.
struct Steps {
    left: usize,
    /// What the bot may do on the whole server.
    may: Permissions,
    /// Why one was refused.
    refused: Option<DeliveryError>,
}

impl Steps {
    fn on(found: &Inventory) -> Steps {
        Steps {
            left: STEPS,
            may: found.may,
            refused: None,
        }
    }

    /// Whether another change may be made; it is counted.
    fn take(&mut self) -> bool {
        let left = self.left > 0;
        self.left = self.left.saturating_sub(1);
        left
    }

    /// Whether the bot has this permission: what would be refused for want of it is not asked for.
    fn can(&mut self, needed: Permissions) -> bool {
        let can = self.may.contains(needed);
        if !can {
            // Somebody may give it, so the row is kept, whatever else was refused.
            self.refused = Some(DeliveryError::Lacks(String::new()));
        }
        can
    }

    /// What came of a change; `None` if it was refused, which does not count and does not stop the others.
    fn heed<T>(&mut self, done: Result<T, RestError>) -> Result<Option<T>, DeliveryError> {
        match done {
            Ok(done) => Ok(Some(done)),
            // A token that was withdrawn is no single change's fault.
            Err(RestError::Refused { status, code }) if status != 401 => {
                self.left += 1;
                if self.refused.is_none() {
                    self.refused = Some(failed(RestError::Refused { status, code }));
                }
                Ok(None)
            }
            Err(cause) => Err(failed(cause)),
        }
    }
}

/// What must be changed about a room: for whom, and what they are allowed and denied from now on, if anything.
struct Change {
    room: u64,
    person: u64,
    may: Option<(Permissions, Permissions)>,
    /// Whether they are to be let in who were not in before.
    is_new: bool,
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
            steps: Steps::on(&found),
            found,
            people: BTreeMap::new(),
            awaits: false,
        };
        let done = if rooms.plan.removing {
            let (found, steps) = (&at.found, &mut at.steps);
            self.remove(row, Some(context), found, steps).await?
        } else {
            // Whoever may no longer be in does not wait for what may be impossible to make.
            self.admit(&mut at, &rooms, false).await?
                && self.make(&mut at, &rooms).await?
                && self.rename(&mut at, &rooms).await?
                && self.admit(&mut at, &rooms, true).await?
        };
        if !done {
            return Ok(json!({ "more": true }));
        }
        if at.awaits {
            let noted = self.service.rooms_await(context, &rooms);
            noted.await.map_err(unread)?;
        }
        if let Some(refused) = at.steps.refused {
            return Err(refused);
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
        let mut steps = Steps::on(&found);
        if !self.remove(row, None, &found, &mut steps).await? {
            return Ok(json!({ "more": true }));
        }
        steps.refused.map_or(Ok(json!({})), Err)
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
        let plan = match row.game {
            Some(game) => self.service.store().room_plan(row.guild, game).await,
            None => Ok(None),
        };
        let wants = |plan: RoomPlan| plan.powers || plan.pairs;
        let rooms = plan.ok().flatten().is_some_and(wants)
            || made.iter().any(|row| piece(row) == Piece::Channel);
        Ok(permissions::missing_for_rooms(found.may, rooms))
    }

    /// Makes what is missing. Whether nothing was made: else the next delivery sees to it.
    async fn make(&self, at: &mut Site<'_>, rooms: &Rooms) -> Result<bool, DeliveryError> {
        let (context, guild) = (at.context, at.context.game.guild);
        let known = self.service.rooms_known(guild).await.map_err(unread)?;
        let mut category = category(&rooms.there).filter(|id| at.found.has(Piece::Channel, *id));
        let under = at.found.channels.iter().filter(|one| {
            let above = one.place.parent_id.map(|id| id.get());
            above.is_some() && above == category
        });
        let mut inside = under.count();
        let mut is_idle = true;
        let mut refused: Vec<RoomKind> = Vec::new();
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
            let so_far = refused.iter().filter(|kind| **kind == wanted.kind).count();
            // Rooms whose category was refused would stand among the server's own.
            let homeless =
                wanted.kind == RoomKind::Channel && refused.contains(&RoomKind::Category);
            let needed = needed(wanted.kind == RoomKind::Role);
            if homeless || so_far >= REFUSED || !at.steps.can(needed) {
                continue;
            }
            if !at.steps.take() {
                is_idle = false;
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
            let there =
                made.and_then(|row| look_for(row, Some(context), (category, &known), &at.found));
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
                    let Some(id) = at.steps.heed(made.await)? else {
                        // Nothing was made that might be looked for.
                        let noted = self.service.room_removed(guild, &begun);
                        noted.await.map_err(unread)?;
                        refused.push(wanted.kind);
                        continue;
                    };
                    id
                }
            };
            is_idle = false;
            let noted = self.service.room_made(guild, &begun, id);
            noted.await.map_err(unread)?;
            match wanted.kind {
                RoomKind::Category => category = Some(id),
                RoomKind::Channel => inside += 1,
                RoomKind::Role => {}
            }
        }
        Ok(is_idle)
    }

    /// Names the category and the roles after the game, if that is called otherwise by now. Whether all are, but for what
    /// was refused. What somebody calls them on the server stays until then.
    async fn rename(&self, at: &mut Site<'_>, rooms: &Rooms) -> Result<bool, DeliveryError> {
        let guild = at.context.game.guild;
        let all = rooms.wanted.all.iter();
        for wanted in all.filter(|one| one.kind != RoomKind::Channel) {
            let Some(row) = rooms.made(wanted) else {
                continue;
            };
            let name = view::name(self.words, at.context, wanted, 0);
            let id = row.discord.map(i64::cast_unsigned);
            let Some(id) = id.filter(|_| row.name != name) else {
                continue;
            };
            let piece = piece(row);
            if !at.steps.can(needed(piece == Piece::Role)) {
                continue;
            }
            if !at.steps.take() {
                return Ok(false);
            }
            let server = guild.0.cast_unsigned();
            let renamed = self.rest.rename(server, piece, id, &name).await;
            if at.steps.heed(renamed)?.is_some() {
                let noted = self.service.room_renamed(guild, row, &name);
                noted.await.map_err(unread)?;
            }
        }
        Ok(true)
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
            let color = view::colour(context, &wanted.powers);
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

    /// Lets people in and gives roles; or, if not for `newcomers`, changes what those may who are in already, keeps
    /// people out and takes roles. Whether all is as it should be, but for what was refused. What somebody has deleted on
    /// the server stays so.
    async fn admit(
        &self,
        at: &mut Site<'_>,
        rooms: &Rooms,
        newcomers: bool,
    ) -> Result<bool, DeliveryError> {
        let guild = at.context.game.guild.0.cast_unsigned();
        let mut changes = all_changes(rooms, &at.found);
        changes.retain(|change| change.is_new == newcomers);
        for Change {
            room, person, may, ..
        } in changes
        {
            if !at.steps.can(Permissions::MANAGE_ROLES) {
                break;
            }
            if may.is_some() && self.roles_of(at, person).await?.is_none() {
                at.awaits = true;
                continue;
            }
            if !at.steps.take() {
                return Ok(false);
            }
            let changed = self.rest.let_in(room, person, may).await;
            at.steps.heed(changed)?;
        }
        let roles = rooms.wanted.all.iter().filter_map(|wanted| {
            let id = rooms.made(wanted)?.discord?.cast_unsigned();
            let is_there = wanted.kind == RoomKind::Role && at.found.has(Piece::Role, id);
            is_there.then_some((id, wanted))
        });
        let roles: Vec<(u64, &WantedRoom)> = roles.collect();
        if roles.is_empty() {
            return Ok(true);
        }
        let mut people = rooms.wanted.people();
        people.extend(at.context.ever_in());
        for person in people {
            let is_for = |wanted: &WantedRoom| wanted.guests.iter().any(|g| g.person == person);
            let Some(held) = self.roles_of(at, person.0).await? else {
                at.awaits |= roles.iter().any(|(_, wanted)| is_for(wanted));
                continue;
            };
            for (role, wanted) in &roles {
                let holds = is_for(wanted);
                if holds != newcomers || holds == held.iter().any(|one| one.get() == *role) {
                    continue;
                }
                if !at.steps.can(Permissions::MANAGE_ROLES) {
                    return Ok(true);
                }
                if !at.steps.take() {
                    return Ok(false);
                }
                let changed = self.rest.hold(guild, person.0, *role, holds).await;
                at.steps.heed(changed)?;
            }
        }
        Ok(true)
    }

    /// Removes what was made, rooms before their category. Whether nothing is left but what was refused.
    async fn remove(
        &self,
        row: &OutboxRow,
        context: Option<&GameContext>,
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
            let id = made.discord.map(i64::cast_unsigned);
            let id = id.or_else(|| look_for(made, context, (category, &known), found));
            if id.is_some() && !is_last && !steps.can(needed(piece(made) == Piece::Role)) {
                continue;
            }
            if !steps.take() {
                return Ok(false);
            }
            if let Some(id) = id {
                match self.rest.unmake(guild, piece(made), id).await {
                    Err(cause @ RestError::Refused { .. })
                        if is_last || row.game.is_none() && may_all(found) =>
                    {
                        tracing::warn!(%cause, "cannot remove what a deleted game has left");
                    }
                    other => {
                        if steps.heed(other)?.is_none() {
                            continue;
                        }
                    }
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

/// What must be changed about the rooms that there are, those included that are for nobody any more.
fn all_changes(rooms: &Rooms, found: &Inventory) -> Vec<Change> {
    let mut all = Vec::new();
    let channels = rooms.there.iter();
    for row in channels.filter(|row| row.kind == RoomKind::Channel.id()) {
        let mut channels = found.channels.iter();
        let channel = channels.find(|one| Some(one.id.get().cast_signed()) == row.discord);
        let Some(channel) = channel else {
            continue;
        };
        let now = &channel.place.permission_overwrites;
        let bot = found.bot.get();
        let wanted = rooms.wanted.all.iter().find(|wanted| wanted.is(row));
        let changes = match wanted {
            Some(wanted) => changes(wanted, now, bot),
            None => closing(row, rooms, now, bot),
        };
        all.extend(changes.into_iter().map(|(person, may)| Change {
            room: channel.id.get(),
            person,
            may,
            is_new: !now.iter().any(|e| e.kind == 1 && e.id.get() == person),
        }));
    }
    all
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

/// What the bot must be permitted to make or remove a role or else a channel.
fn needed(is_role: bool) -> Permissions {
    if is_role {
        Permissions::MANAGE_ROLES
    } else {
        Permissions::MANAGE_CHANNELS
    }
}

/// Whether nothing is missing for removing anything.
fn may_all(found: &Inventory) -> bool {
    permissions::missing_for_rooms(found.may, true).is_empty()
}

/// What was made for a row whose answer was lost: of its name and at its place, made since, as the bot makes it, and
/// `known` as nothing else.
fn look_for(
    row: &RoomRow,
    context: Option<&GameContext>,
    (category, known): (Option<u64>, &BTreeSet<u64>),
    found: &Inventory,
) -> Option<u64> {
    let is_new = |id: &u64| {
        let made = i64::try_from(id >> 22).unwrap_or(0) + EPOCH;
        made + MARGIN >= row.begun_at && !known.contains(id)
    };
    if piece(row) == Piece::Role {
        let circle = WantedRoom::circle_of(row);
        let is_ours = |color: u32| match context {
            Some(context) => color == view::colour(context, &circle),
            // Of a deleted game only that is known: each power has one.
            None => color != 0,
        };
        let roles = found.server.roles.iter();
        let roles = roles.filter(|role| {
            role.name == row.name && role.permissions.is_empty() && is_ours(role.color)
        });
        return roles.map(|role| role.id.get()).find(is_new);
    }
    let is_category = row.kind == RoomKind::Category.id();
    let channels = found.channels.iter().filter(|channel| {
        let above = channel.place.parent_id.map(|id| id.get());
        let kind = (channel.place.kind == CATEGORY) == is_category;
        kind && channel.name == row.name
            && (is_category || above.is_none() || above == category)
            && is_marked(&channel.place.permission_overwrites, found)
    });
    let mut channels = channels.map(|channel| channel.id.get());
    channels.find(is_new)
}

/// Whether a channel is hidden from all and lets the bot in by itself, as those that the bot makes.
fn is_marked(all: &[Exception], found: &Inventory) -> bool {
    let (everybody, bot) = (found.server.id.get(), found.bot.get());
    let of = |kind: u8, id: u64| all.iter().find(|e| e.kind == kind && e.id.get() == id);
    of(0, everybody).is_some_and(|e| e.deny.view_channel())
        && of(1, bot).is_some_and(|e| e.allow.view_channel())
}
