//! Driving the stand-in from the same process: what tests use to act as people, to look at what they
//! would see, and to make it misbehave.

pub(crate) mod fault;
pub(crate) mod overseer;

use crate::drive::fault::{Aim, Fault, Harm, Reception};
use crate::drive::overseer::Overseer;
use crate::gateway::session::Out;
use crate::hub::{Exchange, Turn};
use crate::page::host::Deeds;
use crate::people::act;
use crate::people::refusal::Refusal;
use crate::people::say;
use crate::start::Standin;
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::seed;
use crate::world::{ChannelKind, Role};
use serde_json::{Map, Value, json};
use std::time::Duration;

impl Turn<'_> {
    /// The messages `user` sees in `channel`, oldest first.
    pub fn messages_for(
        &self,
        user: Id,
        channel: Id,
        before: Option<Id>,
        limit: usize,
    ) -> Vec<Value> {
        let Some(all) = self.inner.world.messages.get(&channel) else {
            return Vec::new();
        };
        let objects = self.objects();
        let mut list: Vec<Value> = all
            .range(..before.unwrap_or(Id::MAX))
            .rev()
            .map(|(_, m)| m)
            .filter(|m| m.ephemeral_to.is_none_or(|u| u == user))
            .take(limit.min(200))
            .map(|m| objects.message(m))
            .collect();
        list.reverse();
        list
    }

    /// Marks everything in a channel as read by this person.
    pub fn read_all(&mut self, user: Id, channel: Id) {
        let last = self.inner.world.channels.get(&channel);
        if let Some(last) = last.and_then(|c| c.last_message) {
            self.mark_read(user, channel, last);
            self.touch();
        }
    }
}

/// What people do.
impl Standin {
    /// Writes a message; gives its id.
    ///
    /// # Errors
    /// When the person could not write it there.
    pub fn say(&self, user: Id, channel: Id, content: &str) -> Result<Id, Refusal> {
        say::say(&self.shared, user, channel, content)
    }

    /// Opens a private conversation; gives its channel.
    ///
    /// # Errors
    /// When one of the two does not exist.
    pub fn open_dm(&self, user: Id, with: Id) -> Result<Id, Refusal> {
        act::open_dm(&self.shared, user, with)
    }

    /// Runs a slash command; gives the interaction's id.
    ///
    /// # Errors
    /// When Discord's client would not have let them.
    pub fn command(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[Value],
    ) -> Result<Id, Refusal> {
        act::command(&self.shared, user, channel, name, options)
    }

    /// Asks for choices while typing an option.
    ///
    /// # Errors
    /// As [`Standin::command`], or when the bot does not answer in time.
    pub async fn autocomplete(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        options: &[Value],
    ) -> Result<Vec<Value>, Refusal> {
        act::autocomplete(&self.shared, user, channel, name, options).await
    }

    /// Presses a button or chooses from a menu; gives the interaction's id.
    ///
    /// # Errors
    /// When there is no such button or menu for them.
    pub fn component(
        &self,
        user: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[String]>,
    ) -> Result<Id, Refusal> {
        act::component(&self.shared, user, channel, message, custom_id, values)
    }

    /// Sends in the modal shown in answer to an interaction; gives the new interaction's id.
    ///
    /// # Errors
    /// When none is open for them or a field does not fit.
    pub fn modal(
        &self,
        user: Id,
        interaction: Id,
        values: &Map<String, Value>,
    ) -> Result<Id, Refusal> {
        act::modal(&self.shared, user, interaction, values)
    }

    /// The messages a person sees in a channel, oldest first.
    pub fn messages(&self, user: Id, channel: Id) -> Vec<Value> {
        self.newest(user, channel, 200)
    }

    /// The newest `many` messages that a person sees in a channel, the oldest of them first.
    pub fn newest(&self, user: Id, channel: Id, many: usize) -> Vec<Value> {
        self.shared.look().messages_for(user, channel, None, many)
    }

    /// The private threads a person was put into, oldest first.
    pub fn threads_of(&self, user: Id) -> Vec<Id> {
        let turn = self.shared.look();
        let channels = turn.inner.world.channels.values();
        let inside = channels.filter(|c| match &c.kind {
            ChannelKind::Thread {
                private, members, ..
            } => *private && members.contains(&user),
            _ => false,
        });
        inside.map(|c| c.id).collect()
    }

    /// Waits until `look` finds something, looking again after every change.
    pub async fn wait_for<T>(
        &self,
        patience: Duration,
        mut look: impl FnMut(&Standin) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.shared.version.subscribe();
        let search = async {
            loop {
                // Marked seen before looking: what changes meanwhile is looked at again.
                changes.borrow_and_update();
                if let Some(found) = look(self) {
                    return Some(found);
                }
                if changes.changed().await.is_err() {
                    return None;
                }
            }
        };
        tokio::time::timeout(patience, search).await.ok().flatten()
    }
}

/// What can go wrong, and other things no person of the page could do.
impl Standin {
    /// Lets `times` matching requests go wrong (`None`: all, until cleared).
    pub fn fault(&self, aim: Aim, harm: Harm, times: Option<u32>) {
        let fault = Fault { aim, harm, times };
        self.shared.turn().inner.faults.push(fault);
    }

    /// How many faults are still waiting for requests.
    pub fn faults_left(&self) -> usize {
        self.shared.look().inner.faults.len()
    }

    /// Lets the requests that are held go on.
    pub fn release(&self) {
        self.shared.released.notify_waiters();
    }

    /// Lets the next `pairs` of interactions reach the bot the other way round.
    pub fn swap_interactions(&self, pairs: u32) {
        self.shared.turn().inner.swaps = pairs;
    }

    /// Removes all faults that are still waiting.
    pub fn clear_faults(&self) {
        self.shared.turn().inner.faults.clear();
    }

    /// Opens or closes a person's private messages to the bot (50007).
    pub fn close_dms(&self, user: Id, closed: bool) {
        let mut turn = self.shared.turn();
        if let Some(person) = turn.inner.world.people.get_mut(&user) {
            person.closed_dms = closed;
            turn.touch();
        }
    }

    /// Denies the bot permissions (bits of [`crate::world::perms`]) in a channel; 0 gives them back.
    pub fn deny(&self, channel: Id, bits: u64) {
        self.overwrite(channel, seed::BOT_ID, (0, bits));
    }

    /// Puts a channel under a category.
    pub fn categorise(&self, channel: Id, under: Id) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.channels.get_mut(&channel)
            && let ChannelKind::Text { category, .. } = &mut found.kind
        {
            *category = Some(under);
            turn.touch();
        }
    }

    /// Deletes a channel with all in it (10003 from then on).
    pub fn delete_channel(&self, channel: Id) {
        self.shared.turn().remove_channel(channel);
    }

    /// Sends the next `count` events twice.
    pub fn double_events(&self, count: u32) {
        self.shared.turn().inner.double_events = count;
    }

    /// Lets heartbeats go unanswered.
    pub fn deaf(&self, deaf: bool) {
        self.shared.turn().inner.deaf = deaf;
    }

    /// From now on clients that identify or resume are received like this.
    pub fn receive(&self, reception: Reception) {
        self.shared.turn().inner.reception = reception;
    }

    /// How many clients the gateway has not received properly.
    pub fn turned_away(&self) -> u32 {
        self.shared.look().inner.turned_away
    }

    /// Breaks every gateway connection without a word; the sessions can be resumed.
    pub fn drop_gateway(&self) {
        self.each_session(|| Out::Cut);
    }

    /// Closes every connection to the gateway with this code.
    pub fn close_gateway(&self, code: u16) {
        self.each_session(|| Out::Close(code, "closed by the test"));
    }

    /// Asks every client to reconnect (op 7).
    pub fn ask_reconnect(&self) {
        let frame = json!({"op": 7, "d": null, "s": null, "t": null});
        self.each_session(|| Out::Frame(frame.clone()));
    }

    /// Declares every session over (op 9): events until the next identify are lost.
    pub fn invalidate_sessions(&self) {
        let frame = json!({"op": 9, "d": false, "s": null, "t": null});
        self.each_session(|| Out::Frame(frame.clone()));
        self.shared.turn().inner.sessions.clear();
    }

    /// Doubts every session (op 9), which may still be resumed.
    pub fn doubt_sessions(&self) {
        let frame = json!({"op": 9, "d": true, "s": null, "t": null});
        self.each_session(|| Out::Frame(frame.clone()));
    }

    fn each_session(&self, out: impl Fn() -> Out) {
        let mut turn = self.shared.turn();
        for session in turn.inner.sessions.values_mut() {
            session.push(out());
        }
    }

    /// How many connections to the gateway are open.
    pub fn connections(&self) -> usize {
        let turn = self.shared.look();
        let sessions = turn.inner.sessions.values();
        sessions.filter(|s| s.tx.is_some()).count()
    }

    /// Founds another server with all people and the bot in it; gives its id and channels.
    pub fn add_guild(&self, name: &str, channels: &[&str]) -> (Id, Vec<Id>) {
        let mut turn = self.shared.turn();
        let guild = turn.id();
        let roles = (turn.id(), turn.id());
        let named: Vec<(Id, &str)> = channels.iter().map(|c| (turn.id(), *c)).collect();
        let now = turn.now;
        seed::add_guild(&mut turn.inner.world, guild, name, roles, &named, now);
        turn.touch();
        if let Some(event) = turn.objects().guild_create(guild) {
            turn.dispatch("GUILD_CREATE", Some(guild), 1, &event);
        }
        (guild, named.into_iter().map(|(id, _)| id).collect())
    }

    /// Removes the bot from a server, as its owner would.
    pub fn remove_bot(&self, guild: Id) {
        self.shared.turn().put_out(guild);
    }

    /// Begins or ends an outage of Discord's that hides a server from the bot, which stays in it.
    pub fn outage(&self, guild: Id, hidden: bool) {
        self.shared.turn().hide(guild, hidden);
    }

    /// Adds the bot to a server from which it was removed.
    pub fn invite_bot(&self, guild: Id) {
        self.shared.turn().let_in(guild);
    }

    /// Makes a role in a server and gives it to these people; gives its id.
    pub fn add_role(&self, guild: Id, name: &str, holders: &[Id]) -> Id {
        let mut turn = self.shared.turn();
        let id = turn.id();
        if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
            let role = Role {
                id,
                name: name.to_owned(),
                permissions: 0,
                managed: false,
                color: 0,
                hoist: false,
                mentionable: false,
                position: 1,
            };
            found.add_role(role);
            for holder in holders {
                if let Some(member) = found.members.get_mut(holder) {
                    member.roles.insert(id);
                }
            }
        }
        turn.touch();
        id
    }

    /// So many more people come to the demo server; gives their ids.
    pub fn add_people(&self, count: usize) -> Vec<Id> {
        let mut turn = self.shared.turn();
        let ids: Vec<Id> = (0..count).map(|_| turn.id()).collect();
        seed::add_people(&mut turn.inner.world, &ids, turn.now);
        turn.touch();
        ids
    }

    /// Takes a person out of a server. The bot, which did not ask to be told, is not told.
    pub fn remove_member(&self, guild: Id, user: Id) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
            found.members.remove(&user);
        }
        turn.touch();
    }

    /// Deletes a role; whoever held it no longer does.
    pub fn delete_role(&self, guild: Id, role: Id) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
            found.roles.remove(&role);
            for member in found.members.values_mut() {
                member.roles.remove(&role);
            }
        }
        turn.touch();
        let gone = json!({"guild_id": text(guild), "role_id": text(role)});
        turn.dispatch("GUILD_ROLE_DELETE", Some(guild), 1, &gone);
    }

    /// Lets the bot's three seconds for an interaction run out now.
    pub fn expire(&self, interaction: Id) {
        self.shared.turn().expire(interaction);
    }

    /// The commands that the bot has registered, as Discord shows them.
    pub fn commands(&self) -> Vec<Value> {
        let turn = self.shared.look();
        let list = turn.inner.world.commands.iter();
        list.map(|c| c.body.clone()).collect()
    }

    /// The commands that Discord would offer a person in a channel.
    pub fn offered(&self, user: Id, channel: Id) -> Vec<Value> {
        act::offered(&self.shared.look().inner.world, user, channel)
    }

    /// Takes the requests recorded since the last call, with their answers.
    pub fn take_exchanges(&self) -> Vec<Exchange> {
        std::mem::take(&mut self.shared.look().inner.exchanges)
    }

    /// Takes the gateway events recorded since the last call.
    pub fn take_events(&self) -> Vec<Value> {
        std::mem::take(&mut self.shared.look().inner.events)
    }
}

impl Standin {
    /// What a person has done so far on the page.
    pub fn deeds(&self, person: Id) -> Deeds {
        let turn = self.shared.look();
        let world = &turn.inner.world;
        let read = world.read.get(&person);
        let thread = |id: &Id| world.channels.get(id).is_some_and(|c| c.is_thread());
        Deeds {
            commands: world.used.get(&person).cloned().unwrap_or_default(),
            read_thread: read.is_some_and(|read| read.keys().any(thread)),
        }
    }
}

impl Standin {
    /// From now on this overseer looks on (`None`: nobody).
    pub fn oversee(&self, overseer: Option<Overseer>) {
        self.shared.turn().inner.overseer = overseer;
    }

    /// The minutes pass in which Discord knows a message again by its nonce.
    pub fn forget_nonces(&self) {
        self.shared.turn().inner.nonces.clear();
    }
}
